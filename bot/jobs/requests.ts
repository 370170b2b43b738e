/**
 * How jobs begin: by a push, a command or a button; what they request; whether the budget allows
 * it.
 */
import { sql } from 'kysely'
import { type BaseSuites, type RequestedSuite, SUITE_FILE } from '../../src/github/authorize.ts'
import type { Invocation } from '../../src/github/command.ts'
import type { Acceptance } from '../../src/model/model.ts'
import type { BotRules } from '../../src/plan/suite-schema.ts'
import { printedOption, options as runOptions } from '../../src/settings/options.ts'
import type { Settings } from '../settings.ts'
import {
  type Cause,
  isBisection,
  isFinal,
  type Job,
  type LargerRun,
  openJob,
  type WorkflowRequest,
} from '../store/job.ts'
import { addJob, applyEvent, jobId, listJobs, requestIn, updateAndEnqueue } from '../store/jobs.ts'
import type { Queue } from '../store/queue.ts'
import { addAcceptances, type StoredRepository } from '../store/repositories.ts'
import type { Db, Trx } from '../store/tables.ts'
import type { PullFacts } from './event.ts'
import { botReplies } from './messages.ts'
import { runReportTask } from './process.ts'
import type { Services } from './services.ts'

type Begun = Pick<Job, 'place' | 'pull' | 'isFork' | 'cause' | 'request'> & ViewFields

/** What is known of GitHub when a job begins. */
export type ViewFields = Partial<Pick<Job, 'freshUntil' | 'reaction'>>

/** A copy of the store that is older than this may know less than GitHub of what was asked. */
const FRESH_MS = 10 * 60_000

/** Of a job whose event came in then: it has nothing on GitHub. */
export const freshSince = (receivedAt: string): ViewFields => ({
  freshUntil: new Date(Date.parse(receivedAt) + FRESH_MS).toISOString(),
})

/** `source`: what asked for it, the same whenever its event is handled again. */
export const newJob = (
  draft: Begun,
  source: string,
  state: 'asked' | 'queued',
  at: string,
): Job => {
  const id = jobId(draft.place.repositoryId, source, draft.request.suite)
  return openJob({ ...draft, id }, state, at)
}

/** The suites that a push brings about: those that run, and those that wait for a word. */
export async function startForPush(
  trx: Trx,
  queue: Queue,
  push: {
    place: StoredRepository
    pull: PullFacts
    runs: WorkflowRequest[]
    waits: WorkflowRequest[]
    /** Tells one push from a later one back to the same commit. */
    receivedAt: string
    at: string
  },
): Promise<void> {
  const { place, pull, at } = push
  const common = { place, pull: pull.number, isFork: pull.isFork, ...freshSince(push.receivedAt) }
  const cause = { kind: 'push', by: null } as const
  const source = `push:${pull.number}:${pull.headSha}:${push.receivedAt}`
  for (const [state, requests] of [
    ['queued', push.runs],
    ['asked', push.waits],
  ] as const)
    for (const request of requests) {
      const own = {
        ...request,
        gates: request.gates && !(await isAnswered(trx, place, pull, request)),
      }
      await addJob(trx, queue, newJob({ ...common, cause, request: own }, source, state, at))
    }
}

/**
 * Whether somebody who may has had this suite run at this head of a fork. What the fork's author
 * publishes by pushing there again stands beside it, in a check of another name.
 */
async function isAnswered(
  trx: Trx,
  { repository }: StoredRepository,
  pull: PullFacts,
  request: WorkflowRequest,
) {
  if (!pull.isFork) return false
  const at = { repository, pull: pull.number, headSha: pull.headSha }
  return (await listJobs(trx, at)).some(
    (job) =>
      (job.cause.kind === 'comment' || job.cause.kind === 'button') &&
      job.request.suite === request.suite &&
      job.request.gates &&
      job.state !== 'cancelled' &&
      job.state !== 'lost',
  )
}

/** Jobs of a pull request about other commits than this one: nobody waits for them any more. */
export async function supersede(
  trx: Trx,
  queue: Queue,
  pull: { repository: string; number: number; headSha: string | null },
  why: string,
  at: string,
): Promise<void> {
  const { repository, number, headSha } = pull
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  for (const job of await listJobs(trx, { repository, pull: number, states }))
    if (job.request.headSha !== headSha && !isBisection(job))
      await applyEvent(trx, queue, job.id, { kind: 'cancelled', why, by: null }, at)
}

/** Short first, long on doubt: the deeper suite at the same commits, on rounds of its own. */
export async function startFollowUp(trx: Trx, queue: Queue, quick: Job, at: string): Promise<void> {
  const { place, pull, isFork, request } = quick
  if (request.onDoubt === null) return
  const deeper = { ...request, suite: request.onDoubt, options: {}, onDoubt: null }
  const cause = { kind: 'doubt', by: null, of: quick.id } as const
  const job = newJob({ place, pull, isFork, cause, request: deeper }, quick.id, 'queued', at)
  await addJob(trx, queue, job)
}

/** A job for that suite at that commit which is not over, and asks for the same. */
export async function findSame(
  db: Db,
  { repository }: StoredRepository,
  pull: number,
  request: WorkflowRequest,
): Promise<Job | null> {
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  const key = ({ suite, options, base, gates, bisect }: WorkflowRequest) =>
    JSON.stringify([suite, Object.entries(options).toSorted(), base.ref, gates, bisect])
  const open = await listJobs(db, { repository, pull, headSha: request.headSha, states })
  return open.find((job) => key(job.request) === key(request)) ?? null
}

/** What a suite is run for when nothing else is wished. */
export function defaultRequest(
  suite: string,
  at: Pick<WorkflowRequest, 'headSha' | 'base' | 'baseRef'>,
  rules: BaseSuites,
  settings: Settings,
): WorkflowRequest {
  const { bot, sha } = rules
  return {
    suite,
    ...at,
    options: {},
    gates: true,
    policySha: sha,
    suiteFile: SUITE_FILE,
    workflow: bot.workflow ?? settings.workflow,
    timeoutSec: bot.patience ?? settings.runLimitMin * 60,
    parallel: bot.parallel,
    budget: { jobs: bot.budget.jobs, minutes: bot.budget.minutes },
    comments: bot.comment,
    onDoubt: null,
  }
}

type Bench = Extract<Invocation, { kind: 'bench' }>

/** What the command asks for; less than the suite, or another base, is not what gates. */
export const requestOf = (
  invocation: Bench,
  { isWhole }: RequestedSuite,
  plain: WorkflowRequest,
): WorkflowRequest => ({
  ...plain,
  base: invocation.base === null ? plain.base : { ref: invocation.base, sha: null },
  options: Object.fromEntries(printedOption(invocation).filter(([key]) => key !== 'base')),
  gates: isWhole,
})

// Budgets of a repository and of a person, for the last 24 hours.

const DAY_MS = 24 * 3600 * 1000

type SpentBudget = { jobs: number; minutes: number; oldest: Date | null }

/** Jobs that were asked for, and minutes of their runs; those under way count until now. */
export async function spentBy(
  db: Db,
  repository: string,
  by: string | null,
  now: string,
): Promise<SpentBudget> {
  const since = new Date(Date.parse(now) - DAY_MS)
  const end = sql`coalesce(${sql.ref('endedAt')}, ${new Date(now)}::timestamptz)`
  const spentSec = sql`extract(epoch from ${end} - ${sql.ref('turnAt')})`
  let query = db
    .selectFrom('jobs')
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`coalesce(sum(${spentSec}), 0)::float8 / 60`.as('minutes'),
      fn.min('askedAt').as('oldest'),
    ])
    .where('repository', '=', repository)
    .where('state', '!=', 'asked')
    .where('askedAt', '>', since)
  if (by !== null) query = query.where('by', '=', by)
  const { jobs, minutes, oldest } = await query.executeTakeFirstOrThrow()
  return { jobs, minutes: Math.floor(minutes), oldest: oldest === null ? null : new Date(oldest) }
}

/** What a repository spent in a day and in 30, and what its newest job was allowed; null: not known. */
export type Spending = {
  repository: string
  day: Pick<SpentBudget, 'jobs' | 'minutes'>
  month: Pick<SpentBudget, 'jobs' | 'minutes'>
  limits: (NonNullable<WorkflowRequest['budget']> & Pick<WorkflowRequest, 'parallel'>) | null
}

const MONTH_DAYS = 30

const spentSec = (now: Date) =>
  sql`extract(epoch from coalesce(ended_at, ${now}::timestamptz) - turn_at)`

/** Of these repositories, those that had jobs of late; by the minutes that they spent. */
export async function spentIn(
  db: Db,
  repositories: readonly string[],
  now: Date,
): Promise<Spending[]> {
  if (repositories.length === 0) return []
  const [day, month] = [1, MONTH_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS))
  const sec = spentSec(now)
  const { rows } = await sql<Record<'dayJobs' | 'day' | 'monthJobs' | 'month', number> & OfRow>`
    select spent.*, newest.doc from (
      select repository, count(*)::int as month_jobs,
        (count(*) filter (where asked_at > ${day}))::int as day_jobs,
        coalesce(sum(${sec}), 0)::float8 / 60 as month,
        coalesce(sum(${sec}) filter (where asked_at > ${day}), 0)::float8 / 60 as day
      from jobs where repository in (${sql.join(repositories)}) and state != 'asked'
        and asked_at > ${month} group by repository
    ) as spent
    cross join lateral (
      select doc from jobs where repository = spent.repository order by asked_at desc limit 1
    ) as newest
    order by month desc, repository`.execute(db)
  return rows.map(({ repository, doc, ...spent }) => {
    const { budget, parallel } = requestIn(doc)
    return {
      repository,
      day: { jobs: spent.dayJobs, minutes: Math.floor(spent.day) },
      month: { jobs: spent.monthJobs, minutes: Math.floor(spent.month) },
      limits: budget === undefined ? null : { ...budget, parallel },
    }
  })
}

type OfRow = { repository: string; doc: string }

/** Minutes and jobs of 30 days by who asked for them; `by` null: nobody in person. */
export type AskerSpending = Pick<SpentBudget, 'jobs' | 'minutes'> & { by: string | null }

/** Of these repositories; whoever spent most comes first. */
export async function spentByAskers(
  db: Db,
  repositories: readonly string[],
  now: Date,
): Promise<AskerSpending[]> {
  if (repositories.length === 0) return []
  const since = new Date(now.getTime() - MONTH_DAYS * DAY_MS)
  const { rows } = await sql<AskerSpending>`
    select "by", count(*)::int as jobs,
      floor(coalesce(sum(${spentSec(now)}), 0) / 60)::int as minutes
    from jobs where repository in (${sql.join(repositories)}) and state != 'asked'
      and asked_at > ${since} group by "by" order by minutes desc, "by" nulls last`.execute(db)
  return rows
}

const spentText = ({ minutes }: SpentBudget, more: number) =>
  `${minutes} minutes${more === 0 ? '' : ` and ${Math.ceil(more)} more requested`}`

/** Why `more` jobs would be too much; null: they are within both budgets. */
export async function overBudget(
  db: Db,
  spending: {
    repository: string
    by: string | null
    more: number
    now: string
    /** Minutes that they are given by whoever asks; what suites give is not counted before. */
    moreMinutes?: number
  },
  { budget }: BotRules,
): Promise<string | null> {
  const { repository, by, more, now, moreMinutes = 0 } = spending
  const rows = [
    ['this repository', null, budget.jobs, budget.minutes],
    ...(by === null ? [] : [[by, by, budget['user-jobs'], budget['user-minutes']]]),
  ] as [string, string | null, number, number][]
  for (const [whose, login, jobs, minutes] of rows) {
    const spent = await spentBy(db, repository, login, now)
    const next = new Date((spent.oldest?.getTime() ?? Date.parse(now)) + DAY_MS).toISOString()
    if (spent.jobs + more > jobs)
      return botReplies.overBudget(whose, `${spent.jobs} jobs`, `${jobs} jobs`, next)
    if (spent.minutes >= minutes || spent.minutes + moreMinutes > minutes)
      return botReplies.overBudget(whose, spentText(spent, moreMinutes), `${minutes} minutes`, next)
  }
  return null
}

// Actions that commands and buttons share: stop, run again, accept. Each is idempotent.

/** What waits is over at once; of a run that measures, what it has by then is still told. */
export async function stopJobs(jobs: readonly Job[], by: string, now: string, services: Services) {
  const { db, queue } = services.store
  const event = { kind: 'stopped', why: 'on request', by } as const
  await db.transaction().execute(async (trx) => {
    for (const { id } of jobs) await applyEvent(trx, queue, id, event, now)
  })
}

/** What was asked for together last, by a comment or by a push. */
export function lastRequested(all: readonly Job[]): Job[] {
  // A bisection is about the default branch, and is asked for anew.
  const jobs = all.filter((job) => !isBisection(job))
  const last = jobs.at(-1)
  if (last === undefined) return []
  const isSame = ({ cause, request }: Job) =>
    cause.kind === 'comment' && last.cause.kind === 'comment'
      ? cause.comment === last.cause.comment
      : cause.kind === last.cause.kind && request.headSha === last.request.headSha
  const together = jobs.filter(isSame)
  return together.filter(
    ({ id, request }) => together.findLast((job) => job.request.suite === request.suite)?.id === id,
  )
}

type Again = { jobs: Job[]; more: string | null }

/** What a run again is asked for beyond what the one before was. */
const optionsOf = (more: LargerRun) =>
  'rounds' in more ? { rounds: more.rounds } : { budget: runOptions.budget.print(more.budgetSec) }

/** The same wishes once more, at that head; `source` makes it once. */
export async function runAgain(
  jobs: readonly Job[],
  target: {
    headSha: string
    base: WorkflowRequest['base'] | null
    cause: Cause
    source: string
    now: string
    fresh?: ViewFields
  },
  services: Services,
): Promise<Again> {
  const again: Again = { jobs: [], more: null }
  const { queue, db } = services.store
  for (const job of jobs) {
    const more = (await runReportTask('findOpen', job, {}, services))?.more ?? null
    if (more !== null) again.more = botReplies.moreRounds(more)
    const { place, pull, isFork, request } = job
    const options = { ...request.options, ...(more === null ? {} : optionsOf(more)) }
    // Against another commit only where that is the base as it is now; so are the rules.
    const { base } = target
    const isPlain = request.base.ref === request.policySha
    const moved = base !== null && isPlain ? { base, policySha: base.ref } : {}
    // It may go to another branch by now.
    const { baseRef: _, ...rest } = request
    const renewed: WorkflowRequest = {
      ...rest,
      ...moved,
      options,
      headSha: target.headSha,
      onDoubt: null,
    }
    const draft = { place, pull, isFork, cause: target.cause, request: renewed, ...target.fresh }
    again.jobs.push(newJob(draft, target.source, 'queued', target.now))
  }
  await db.transaction().execute(async (trx) => {
    for (const job of again.jobs) await addJob(trx, queue, job)
  })
  return again
}

/** Somebody's word for a job that waited for one. */
export async function approve(
  job: Job,
  cause: Cause,
  request: WorkflowRequest,
  now: string,
  services: Services,
) {
  const { db, queue } = services.store
  await db
    .transaction()
    .execute((trx) => applyEvent(trx, queue, job.id, { kind: 'let-in', cause, request }, now))
}

/** The rows are accepted from now on, and what was said of that head is said again under it. */
export async function acceptRows(
  jobs: readonly Job[],
  change: { source: string; acceptances: Acceptance[]; now: string },
  services: Services,
): Promise<Job[]> {
  const { db, queue } = services.store
  const changed: Job[] = []
  for (const job of jobs) {
    await addAcceptances(db, job.place.repository, change.source, change.acceptances)
    const result = await runReportTask('conclude', job, {}, services)
    if (result === null) continue
    await db
      .transaction()
      .execute((trx) => updateAndEnqueue(trx, queue, job.id, () => ({ result }), change.now))
    changed.push({ ...job, result })
  }
  return changed
}

export const unfinished = (jobs: readonly Job[]) => jobs.filter((job) => !isFinal(job))
