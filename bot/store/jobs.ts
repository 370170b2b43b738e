/** Jobs in the store: inserted once, changed by events under a row lock, queried. */
import { createHash } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import {
  advance,
  FINAL,
  type FollowUp,
  isFinal,
  isOfMain,
  type Job,
  type JobEvent,
  type JobState,
  type QueuePosition,
  type Result,
  type Run,
  type WorkflowRequest,
} from './job.ts'
import type { Queue } from './queue.ts'
import type { Db, Tables, Trx } from './tables.ts'

/** The same ask has the same id, however often its event is handled. `source`: what asked. */
export const jobId = (repository: string | number, source: string, suite: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([repository, source, suite]))
  return `j${hash.digest('hex').slice(0, 16)}`
}

const instant = (at: string | null) => (at === null ? null : new Date(at))

const columnsOf = (job: Job) => ({
  headSha: job.request.headSha,
  suite: job.request.suite,
  state: job.state,
  by: job.cause.by,
  comment: job.cause.kind === 'comment' ? String(job.cause.comment) : null,
  turnAt: instant(job.turnAt),
  endedAt: instant(job.endedAt),
  doc: stored(job),
})

/** The document of a job, as its row holds it; it keeps the names that its first version had. */
export function stored({ request, ...job }: Job): string {
  const { base, options, timeoutSec: patienceSec, ...rest } = request
  const wish = { ...rest, asked: options, patienceSec, base: { asked: base.ref, sha: base.sha } }
  return JSON.stringify({ ...job, wish })
}

function restored(doc: string): Job {
  const { wish, ...job } = JSON.parse(doc)
  const { asked: options, patienceSec: timeoutSec, base, ...rest } = wish
  return { ...job, request: { ...rest, options, timeoutSec, base: base && renamedBase(base) } }
}

/** What the document of a job asks for. */
export const requestIn = (doc: string): WorkflowRequest => restored(doc).request

const renamedBase = ({ asked: ref, sha }: { asked: string; sha: string | null }) => ({ ref, sha })

/** A job, and where its repository is now; null: it was never heard of. */
type Row = {
  doc: string
  repository: string
  installation: string | null
  defaultBranch: string | null
}

const ofPlace = (is: ExpressionBuilder<Tables, 'jobs'>) =>
  is.selectFrom('repositories').whereRef('repositories.name', '=', 'jobs.repository')

/** The columns of a Row. */
const row = (is: ExpressionBuilder<Tables, 'jobs'>) =>
  [
    'doc',
    'repository',
    ofPlace(is).select('installation').as('installation'),
    ofPlace(is).select('defaultBranch').as('defaultBranch'),
  ] as const

/** An address under the repository's name of now: the old one may be another's by then. */
function renewed<T extends { url: string }>(link: T, repository: string): T {
  const url = link.url.replace(/^(https?:\/\/[^/]+\/)[^/]+\/[^/]+/, `$1${repository}`)
  return { ...link, url }
}

/**
 * The repository may have been renamed or transferred since: all goes by what it is now, but for
 * the branch that a run was started on.
 */
function read({ doc, repository, installation, defaultBranch }: Row): Job {
  const job = restored(doc)
  const { place, run, comment } = job
  const now = {
    ...place,
    repository,
    installation: Number(installation ?? place.installation),
    ...(job.triedAt === null && defaultBranch !== null ? { defaultBranch } : {}),
  }
  if (place.repository === repository) return { ...job, place: now }
  return {
    ...job,
    place: now,
    run: run === null ? null : renewed(run, repository),
    comment: comment === null ? null : renewed(comment, repository),
  }
}

/** A look at the job, in the queue. */
const lookAt = ({ id, place, cause }: Job) => ({
  data: { job: id },
  key: id,
  installation: String(place.installation),
  repository: String(place.repositoryId),
  person: cause?.by ?? '',
})

/** Has the job looked at soon. Where a look waits already, that one will see the change. */
function enqueue(trx: Db, queue: Queue, job: Job): Promise<void> {
  const { data, ...options } = lookAt(job)
  return queue.send(trx, 'look', data, options)
}

/** A new job; false: there is one of that id. */
export async function addJob(trx: Trx, queue: Queue, job: Job): Promise<boolean> {
  const { repository } = job.place
  const made = { id: job.id, repository, pull: job.pull, version: 1, ...columnsOf(job) }
  const times = { askedAt: new Date(job.askedAt), dueAt: new Date(job.askedAt) }
  const added = await trx
    .insertInto('jobs')
    .values({ ...made, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added !== undefined) await enqueue(trx, queue, job)
  return added !== undefined
}

type VersionedJob = { job: Job; version: number }

const one = (db: Db, id: string) =>
  db.selectFrom('jobs').select('version').select(row).where('id', '=', id)

export async function findJob(db: Db, id: string): Promise<VersionedJob | null> {
  const row = await one(db, id).executeTakeFirst()
  return row === undefined ? null : { job: read(row), version: row.version }
}

/** What jobs came to, by their ids; of those that are forgotten or have no result yet, nothing. */
export async function resultsOf(db: Db, ids: readonly string[]): Promise<Map<string, Result>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('jobs').select(['id', 'doc']).where('id', 'in', ids).execute()
  return new Map(
    rows.flatMap(({ id, doc }): [string, Result][] => {
      const { result } = restored(doc)
      return result === null ? [] : [[id, result]]
    }),
  )
}

async function lockJob(trx: Trx, id: string): Promise<VersionedJob | null> {
  const row = await one(trx, id).forUpdate().executeTakeFirst()
  return row === undefined ? null : { job: read(row), version: row.version }
}

const write = (trx: Trx, job: Job, version: number, due: Partial<{ dueAt: Date | null }>) =>
  trx
    .updateTable('jobs')
    .set({ ...columnsOf(job), version: version + 1, ...due })
    .where('id', '=', job.id)
    .execute()

/**
 * What happened to a job, written down with all that follows from it. `quietly`: by whoever looks
 * at it, so nobody has to be told to. `isNews`: the job is another now.
 */
export async function applyEvent(
  trx: Trx,
  queue: Queue,
  id: string,
  event: JobEvent,
  at: string,
  quietly = false,
): Promise<{ job: Job; followUps: FollowUp[]; isNews: boolean } | null> {
  const snapshot = await lockJob(trx, id)
  if (snapshot === null) return null
  const { job, followUps } = advance(snapshot.job, event, at)
  if (job === snapshot.job) return { job, followUps, isNews: false }
  await write(trx, job, snapshot.version, { dueAt: new Date(at) })
  if (!quietly) await enqueue(trx, queue, job)
  if (followUps.includes('next')) await enqueueWaiting(trx, queue, job)
  return { job, followUps, isNews: true }
}

/** Since when the App is not where the job is; null: it is there, as far as is known. */
export async function goneSince(db: Db, id: string): Promise<Date | null> {
  const gone = await db
    .selectFrom('jobs')
    .innerJoin('repositories', 'repositories.name', 'jobs.repository')
    .select('goneAt')
    .where('jobs.id', '=', id)
    .executeTakeFirst()
  return gone?.goneAt ?? null
}

/** What was learnt of GitHub on the way, which is no event; false: there is no such job. */
export async function updateJob(trx: Trx, id: string, note: (job: Job) => Partial<Job>) {
  const snapshot = await lockJob(trx, id)
  if (snapshot !== null)
    await write(trx, { ...snapshot.job, ...note(snapshot.job) }, snapshot.version, {})
}

/** The same for something that somebody has to look at soon. */
export async function updateAndEnqueue(
  trx: Trx,
  queue: Queue,
  id: string,
  note: (job: Job) => Partial<Job>,
  at: string,
) {
  const snapshot = await lockJob(trx, id)
  if (snapshot === null) return
  const job = { ...snapshot.job, ...note(snapshot.job) }
  await write(trx, job, snapshot.version, { dueAt: new Date(at) })
  await enqueue(trx, queue, job)
}

/** When to look next; false: the job has changed since that version, so look now. */
export async function scheduleJob(db: Db, id: string, version: number, dueAt: string | null) {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ dueAt: instant(dueAt) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those whose turn may have come, because somebody else's is over. */
async function enqueueWaiting(trx: Trx, queue: Queue, { place, request }: Job): Promise<void> {
  const waiting = await trx
    .selectFrom('jobs')
    .select(row)
    .where('repository', '=', place.repository)
    .where('state', '=', 'queued')
    .where('turnAt', 'is', null)
    .orderBy('seq')
    .limit(request.parallel)
    .execute()
  for (const one of waiting) await enqueue(trx, queue, read(one))
}

/** Takes a turn if there is one: the first who wait, as many as may run at a time. */
export async function takeTurn(trx: Trx, queue: Queue, job: Job, at: string): Promise<boolean> {
  const { repository } = job.place
  await sql`select pg_advisory_xact_lock(hashtext(${`turn ${repository}`}))`.execute(trx)
  const open = trx
    .selectFrom('jobs')
    .select(row)
    .where('repository', '=', repository)
    .where('state', 'in', ['queued', 'dispatched', 'running'] satisfies JobState[])
  const taken = await open.where('turnAt', 'is not', null).execute()
  const free = Math.max(0, job.request.parallel - taken.length)
  const atWork = taken.map(read).filter(isOfMain)
  const isHeld = (one: Job) =>
    isOfMain(one) && atWork.some(({ request }) => request.suite === one.request.suite)
  const waiting = await open.where('turnAt', 'is', null).orderBy('seq').execute()
  const next = waiting.map(read).filter((one) => !isHeld(one))
  if (!next.slice(0, free).some(({ id }) => id === job.id)) return false
  await applyEvent(trx, queue, job.id, { kind: 'turn' }, at, true)
  return true
}

type JobFilter = {
  repository: string
  pull?: number
  headSha?: string
  comment?: number
  states?: readonly JobState[]
  /** It has a time at which it is looked at next. */
  isDue?: true
}

/** Jobs, oldest first. */
export async function listJobs(db: Db, filter: JobFilter): Promise<Job[]> {
  let query = db.selectFrom('jobs').select(row).where('repository', '=', filter.repository)
  if (filter.pull !== undefined) query = query.where('pull', '=', filter.pull)
  if (filter.headSha !== undefined) query = query.where('headSha', '=', filter.headSha)
  if (filter.comment !== undefined) query = query.where('comment', '=', String(filter.comment))
  if (filter.states !== undefined) query = query.where('state', 'in', [...filter.states])
  if (filter.isDue) query = query.where('dueAt', 'is not', null)
  return (await query.orderBy('seq').execute()).map(read)
}

/** A suite of a repository, and what brought its jobs on the default branch about. */
type MainSeries = { repository: string; suite: string; kind: Job['cause']['kind'] }

const ofMain = (db: Db, { repository, suite, kind }: MainSeries) =>
  db
    .selectFrom('jobs')
    .select(row)
    .where('repository', '=', repository)
    .where('suite', '=', suite)
    .where('pull', 'is', null)
    .where('doc', 'like', `%"cause":{"kind":"${kind}"%`)

/** The newest first. */
export async function jobsOfMain(db: Db, series: MainSeries, most: number): Promise<Job[]> {
  const rows = await ofMain(db, series).orderBy('seq', 'desc').limit(most).execute()
  return rows.map(read)
}

/** Alerts, bisections and releases of a repository, the newest first; an index has just these. */
export async function watchedJobs(db: Db, repository: string, most: number): Promise<Job[]> {
  const isWatched = sql<boolean>`(doc like '%"cause":{"kind":"alert"%'
    or doc like '%"cause":{"kind":"release"%' or doc like '%"bisect":{%')`
  const jobs = db.selectFrom('jobs').select(row).where('repository', '=', repository)
  return (await jobs.where(isWatched).orderBy('seq', 'desc').limit(most).execute()).map(read)
}

/** Jobs that nights started, the newest first; an index has just these. */
export async function nightJobs(db: Db, repository: string, most: number): Promise<Job[]> {
  const isOfNight = sql<boolean>`doc like '%"cause":{"kind":"night"%'`
  const jobs = db.selectFrom('jobs').select(row).where('repository', '=', repository)
  return (await jobs.where(isOfNight).orderBy('seq', 'desc').limit(most).execute()).map(read)
}

async function reportedAtEnd(db: Db, series: MainSeries, order: 'asc' | 'desc') {
  const reported = ofMain(db, series).where('state', '=', 'reported')
  const row = await reported.orderBy('seq', order).limit(1).executeTakeFirst()
  return row === undefined ? null : read(row)
}

/** The commit that the newest of such jobs has a report about; null: none has one. */
export const measuredLastOf = async (db: Db, series: MainSeries): Promise<string | null> =>
  (await reportedAtEnd(db, series, 'desc'))?.request.headSha ?? null

/** Where the chain of a suite's merges begins, as far as jobs are kept; null: there is none. */
export const chainStartOf = async (
  db: Db,
  suite: Omit<MainSeries, 'kind'>,
): Promise<string | null> =>
  (await reportedAtEnd(db, { ...suite, kind: 'merge' }, 'asc'))?.request.base.sha ?? null

const namesOf = (repositories: readonly string[]) =>
  sql`unnest(array[${sql.join(repositories)}]::text[]) as wanted (name)`

const withPlace = sql`left join repositories as place on place.name = found.repository`

/** What measures now stands first, then what comes next. */
const OPEN_STATES = ['running', 'dispatched', 'queued', 'asked'] satisfies JobState[]

/** Jobs of these repositories that are not over: those that run, then the others in their order. */
export async function openJobs(
  db: Db,
  repositories: readonly string[],
  most: number,
): Promise<Job[]> {
  if (repositories.length === 0) return []
  // One step down an index for each, however many jobs there are.
  const { rows } = await sql<Row>`
    select found.doc, found.repository, place.installation, place.default_branch
    from ${namesOf(repositories)}
    cross join unnest(array[${sql.join(OPEN_STATES)}]::text[]) with ordinality as open (state, nth)
    cross join lateral (
      select doc, repository, seq from jobs
      where repository = wanted.name and state = open.state and ended_at is null
      order by seq limit ${most}
    ) as found
    ${withPlace}
    order by open.nth, found.seq limit ${most}`.execute(db)
  return rows.map(read)
}

/** The newest jobs of a repository that are over, newest first. */
export async function newestOver(db: Db, repository: string, most: number): Promise<Job[]> {
  const { rows } = await sql<Row>`
    select found.doc, found.repository, place.installation, place.default_branch
    from jobs as found ${withPlace}
    where found.repository = ${repository} and found.ended_at is not null
    order by found.asked_at desc limit ${most}`.execute(db)
  return rows.map(read)
}

/** Jobs of an installation that are not over; null: of any repository of it. */
export async function openJobsOf(
  db: Db,
  installation: number,
  repositories: readonly number[] | null,
): Promise<Job[]> {
  const rows = await db.selectFrom('jobs').select(row).where('endedAt', 'is', null).execute()
  return rows
    .map(read)
    .filter((job) => job.place.installation === installation && !isFinal(job))
    .filter(({ place }) => repositories?.includes(place.repositoryId) ?? true)
}

/** How many wait before it for their turn in its repository. */
export async function placeInQueue(db: Db, job: Job): Promise<number> {
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('repository', '=', job.place.repository)
    .where('state', '=', 'queued')
    .where('turnAt', 'is', null)
    .orderBy('seq')
    .execute()
  return waiting.findIndex(({ id }) => id === job.id)
}

/** Jobs that say how long one takes. */
const TYPICAL = 20

type Counted = Record<'place' | 'of' | 'placeOfAll' | 'ofAll', number> & {
  typicalSec: number | null
}

/**
 * Where a job that waits for its turn stands; null: it does not wait. In the organisation by the
 * order of the fair share: the first of each repository, then the second of each, and so on.
 */
export async function queuePositionOf(
  db: Db,
  job: Job,
): Promise<Omit<QueuePosition, 'said'> | null> {
  const { repository, installation } = job.place
  const { rows } = await sql<Counted>`
    with waiting as (
      select id, repository, seq, row_number() over (partition by repository order by seq) as turn
      from jobs where ended_at is null and state = 'queued' and turn_at is null
        and repository in (select name from repositories where installation = ${String(installation)}
          union select ${repository})),
    own as (select seq, turn from waiting where id = ${job.id})
    select own.turn::int as place,
      count(*) filter (where repository = ${repository})::int as of,
      count(*) filter (where (waiting.turn, waiting.seq) <= (own.turn, own.seq))::int
        as "placeOfAll",
      count(*)::int as "ofAll",
      (select percentile_cont(0.5) within group (order by extract(epoch from ended_at - turn_at))
        from (select ended_at, turn_at from jobs where repository = ${repository}
          and state = 'reported' and turn_at is not null order by asked_at desc limit ${TYPICAL})
          lately)::float8 as "typicalSec"
    from waiting, own group by own.turn, own.seq`.execute(db)
  const [counted] = rows
  if (counted === undefined) return null
  const { place, of, placeOfAll, ofAll, typicalSec } = counted
  const aboutSec = typicalSec && (typicalSec * place) / job.request.parallel
  const organisation = { place: placeOfAll, of: ofAll }
  return { place, of, aboutSec, ...(ofAll > of ? { organisation } : {}) }
}

/** A look that was due and never came is due again after so long. */
const DUE_AGAIN_SEC = 900
/** Jobs to one statement. */
const DUE_AT_ONCE = 500

/** Has every job looked at whose time has come; ids of those that cannot even be read. */
export async function enqueueDue(db: Db, queue: Queue, now: string): Promise<string[]> {
  const broken: string[] = []
  for (let count = DUE_AT_ONCE; count === DUE_AT_ONCE; ) {
    const some = await enqueueSome(db, queue, now)
    broken.push(...some.broken)
    count = some.count
  }
  return broken
}

/**
 * One step, so that a look that was had meanwhile keeps the time that it asked for, and none that is
 * put off is missing in the queue.
 */
const enqueueSome = (db: Db, queue: Queue, now: string) =>
  db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom('jobs')
      .select('id')
      .where('dueAt', '<=', new Date(now))
      .orderBy('dueAt')
      .limit(DUE_AT_ONCE)
      .forUpdate()
      .skipLocked()
    const rows = await trx
      .updateTable('jobs')
      .set({ dueAt: new Date(Date.parse(now) + 1000 * DUE_AGAIN_SEC) })
      .where('id', 'in', due)
      .returning('id')
      .returning(row)
      .execute()
    const jobs = rows.map(readable)
    const looks = jobs.flatMap((job) => (job === null ? [] : [lookAt(job)]))
    await queue.sendAll(trx, 'look', looks)
    const broken = rows.flatMap(({ id }, i) => (jobs[i] === null ? [id] : []))
    if (broken.length > 0)
      await trx.updateTable('jobs').set({ dueAt: null }).where('id', 'in', broken).execute()
    return { count: rows.length, broken }
  })

function readable(one: Row): Job | null {
  try {
    return read(one)
  } catch {
    return null
  }
}

/** Looked at next at that instant, whatever changed meanwhile. */
export async function setDue(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('jobs').set({ dueAt }).where('id', '=', id).execute()
}

const neverSeen = ({ lookedAt, ...run }: Run): Run => run

/**
 * Has every job of a repository looked at that is not over, and its run at GitHub: what was told of
 * that may be missing. One that is over, and has a time to be looked at, is not told yet.
 */
export async function enqueueOpen(db: Db, queue: Queue, repository: string): Promise<number> {
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  const untold = await listJobs(db, { repository, states: FINAL, isDue: true })
  const open = [...(await listJobs(db, { repository, states })), ...untold]
  for (const job of open)
    await db.transaction().execute(async (trx) => {
      await updateJob(trx, job.id, ({ run }) => ({ run: run === null ? null : neverSeen(run) }))
      await enqueue(trx, queue, job)
    })
  return open.length
}

/** How often looks at a job failed in a row: because GitHub was away, and otherwise. */
export type Failed = { parks: number; faults: number }

/** Counts one more, and puts the next look off; null: there is no such job. */
export async function countFailure(
  db: Db,
  id: string,
  kind: keyof Failed,
  dueAt: (failed: Failed) => Date,
): Promise<Failed | null> {
  return db.transaction().execute(async (trx) => {
    const one = sql<number>`${sql.ref(kind)} + 1`
    const failed = await trx
      .updateTable('jobs')
      .set({ [kind]: one })
      .where('id', '=', id)
      .returning(['parks', 'faults'])
      .executeTakeFirst()
    if (failed === undefined) return null
    await trx
      .updateTable('jobs')
      .set({ dueAt: dueAt(failed) })
      .where('id', '=', id)
      .execute()
    return failed
  })
}

/** A look got through. */
export async function clearFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ parks: 0, faults: 0 })
    .where('id', '=', id)
    .where((is) => is.or([is('parks', '>', 0), is('faults', '>', 0)]))
    .execute()
}

/** Jobs that were parked because GitHub was away are due now: all, or of one installation. */
export async function wakeParked(
  db: Db,
  { installation, most }: { installation?: string; most?: number } = {},
): Promise<void> {
  let parked = db
    .selectFrom('jobs')
    .select('id')
    .where('parks', '>', 0)
    .where('dueAt', '>', sql<Date>`now()`)
    .orderBy('dueAt')
  if (installation !== undefined) {
    const own = db.selectFrom('repositories').select('name')
    parked = parked.where('repository', 'in', own.where('installation', '=', installation))
  }
  if (most !== undefined) parked = parked.limit(most)
  await db.updateTable('jobs').set({ dueAt: sql<Date>`now()` }).where('id', 'in', parked).execute()
}

/** Jobs in each state, of those that are not over. */
export const countJobs = (db: Kysely<Tables>) =>
  db
    .selectFrom('jobs')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('endedAt', 'is', null)
    .groupBy('state')
    .execute()
    .then((rows) => rows.map(({ state, count }) => ({ state, count: Number(count) })))

/** Jobs of a suite that have ended. */
export async function countEnded(db: Db, repository: string, suite: string): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('repository', '=', repository)
    .where('suite', '=', suite)
    .where('endedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
