/**
 * Stored reports: packed, written, moved into the bucket, read, exported, pruned. Their rows are
 * stored beside them, as the points of the history.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { HostError } from '../../src/machine/host.ts'
import type { Comparison, Conclusion, Report } from '../../src/model/model.ts'
import { clean } from '../../src/model/plain.ts'
import { rowChangeOf } from '../../src/report/chained.ts'
import type { ExpectedReport } from '../../src/report/read-report.ts'
import { inParts, REPORTS_AT_ONCE, type Store } from '../store/store.ts'
import type { HistoryTables, Tables } from '../store/tables.ts'

/** Where reports are: their rows in the store, what was written of them there or in the bucket. */
export type Archive = Pick<Store, 'db' | 'bucket'>

type ReportRow = Selectable<HistoryTables['reports']>

/** What the bot itself knows of a report; nothing of it is taken from the report. */
export type StoredReport = Omit<
  Insertable<HistoryTables['reports']>,
  'body' | 'bodyKey' | 'conclusion'
>

/** Points to one statement; an embedded store answers nobody while it works on one. */
const AT_ONCE = 500

/**
 * Keeps an accepted report. Does nothing when the job has one already, so that it may be tried
 * again.
 */
export async function storeReport(
  trx: Kysely<Tables>,
  entry: StoredReport,
  { conclusion, body, points }: PackedReport,
): Promise<void> {
  const { numInsertedOrUpdatedRows: made = 0n } = await trx
    .insertInto('reports')
    .values({ ...entry, conclusion, body })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made === 0n) return
  const rows = points.map((point) => ({ ...point, report: entry.id }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await trx
      .insertInto('points')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** The report, packed; null: unknown, or only its points are left. */
export async function readReportBody(
  archive: Archive,
  repository: string,
  id: string,
): Promise<Uint8Array | null> {
  const row = await reportOf(archive.db, id, repository).select(BODY).executeTakeFirst()
  return row === undefined ? null : bodyOf(archive, row)
}

const BODY = ['body', 'bodyKey'] as const

/** From wherever it is; rejects with a StoreAwayError where that cannot be asked. */
async function bodyOf(
  { bucket }: Archive,
  { body, bodyKey }: Pick<ReportRow, (typeof BODY)[number]>,
): Promise<Uint8Array | null> {
  if (bodyKey === null) return body
  if (bucket !== null) return bucket.get(bodyKey)
  throw new HostError('the report is in a bucket that is not configured', 'Set GCBENCH_BUCKET_URL.')
}

const reportOf = (db: Kysely<Tables>, id: string, repository: string) =>
  db.selectFrom('reports').select('id').where('id', '=', id).where('repository', '=', repository)

/** Whether it was kept once, and its points still are. */
export const isStoredReport = async (
  ...key: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> => (await reportOf(...key).executeTakeFirst()) !== undefined

/** Whether more of it is left than its points. */
export const hasBody = sql<boolean>`(body is not null or body_key is not null)`

export async function hasReportBody(
  ...key: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> {
  const row = await reportOf(...key)
    .where(hasBody)
    .executeTakeFirst()
  return row !== undefined
}

/** `repository` null: of any. Null: unknown, or only its points are left. */
export async function readReportWithBody(
  archive: Archive,
  id: string,
  repository: string | null,
): Promise<ReportWithBody | null> {
  let query = archive.db
    .selectFrom('reports')
    .select(['suite', 'headSha', 'baseSha', ...BODY])
    .where('id', '=', id)
  if (repository !== null) query = query.where('repository', '=', repository)
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  const { suite, headSha, baseSha } = row
  const body = await bodyOf(archive, row)
  return body && { suite, headSha, baseSha, body }
}

/** Every kept report as a line of JSON: what is known of it, and the report; oldest first. */
export async function* exportReports(
  archive: Archive,
  repository: string | null,
): AsyncGenerator<string> {
  const { db } = archive
  let query = db.selectFrom('reports').select('id').orderBy('keptAt').orderBy('id')
  if (repository !== null) query = query.where('repository', '=', repository)
  for (const { id } of await query.execute()) {
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) continue
    const packed = await bodyOf(archive, row)
    const { body: _, bodyKey: __, ...entry } = row
    const points = await pointsOf(db, id)
    const report = packed === null ? null : JSON.parse((await unpackReport(packed)).toString())
    yield `${JSON.stringify({ ...entry, report, points })}\n`
  }
}

/** The rows that are kept of a report, in the order of its table. */
export const pointsOf = (db: Kysely<Tables>, id: string): Promise<PointRow[]> =>
  db.selectFrom('points').selectAll().where('report', '=', id).orderBy('row').execute()

type Pruned = { bodies: number; reports: number }

/**
 * Forgets what is older: of every report its JSON, and altogether those of pull requests that were
 * compared with no known branch. The points of branches and tags are the history and stay.
 */
export async function pruneReports(db: Kysely<Tables>, before: Date): Promise<Pruned> {
  // What has no body any more was looked at when it lost it.
  const isOld = sql`kept_at < ${before} and ${hasBody}`
  const isOfNoBranch = sql`ref like 'pull/%' and (base_ref is null or base_sha is null)`
  const reports = await inParts(db, 'reports', sql`${isOld} and ${isOfNoBranch}`, {
    most: REPORTS_AT_ONCE,
  })
  const action = sql`update reports set body = null, body_key = null`
  const bodies = await inParts(db, 'reports', isOld, { most: REPORTS_AT_ONCE, action })
  return { bodies, reports }
}

// The bucket. A report is kept in the store first, in one transaction with its points, so that a
// bucket that is away holds up nobody. Later it is moved. A key is of one report and what is in it:
// an object is never written over, and goes with the row that refers to it.

const keyOf = (id: string, body: Uint8Array) =>
  `${createHash('sha256').update(body).digest('hex')}-${id}`

/** Reports that are moved, or objects that are removed, at a time. */
const OBJECTS_AT_ONCE = 16
/** Comments are made of a report, again and again, in its first minutes. */
const MOVED_AFTER_SEC = 600
/** So long an object may be on its way into the bucket before its row refers to it. */
const UNDER_WAY_SEC = 3600

const ago = (sec: number) => sql<Date>`now() - make_interval(secs => ${sec})`

type Tended = { moved: number; removed: number }

/**
 * Moves reports into the bucket that are still in the store, the oldest first, and removes from the
 * bucket what nobody refers to. What fails stays for the next time: where all that is tried at once
 * fails, no more is tried, and at the end it rejects with the first error.
 */
export async function tendBucket(archive: Archive, isOver: () => boolean): Promise<Tended> {
  const { db, bucket } = archive
  if (bucket === null) return { moved: 0, removed: 0 }
  const failures: unknown[] = []
  /** How many of these are done; null: none. */
  const all = async (works: Promise<unknown>[]): Promise<number | null> => {
    const ends = await Promise.allSettled(works)
    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    failures.push(...failed)
    return failed.length === works.length ? null : works.length - failed.length
  }
  let [moved, removed] = [0, 0]
  for (let after = new Date(0); !isOver(); ) {
    const rows = await reportsHere(db, after)
    const count = await all(rows.map((row) => moveReport(db, bucket, row)))
    if (count === null) break
    moved += count
    after = rows.at(-1)?.keptAt ?? after
  }
  while (!isOver()) {
    const count = await removeObjects(db, bucket, all)
    if (count === null) break
    removed += count
  }
  if (failures.length > 0) throw failures[0]
  return { moved, removed }
}

type Bucket = NonNullable<Archive['bucket']>
type Here = { id: string; body: Uint8Array | null; keptAt: Date }

const reportsHere = (db: Kysely<Tables>, after: Date): Promise<Here[]> =>
  db
    .selectFrom('reports')
    .select(['id', 'body', 'keptAt'])
    .where('body', 'is not', null)
    .where('keptAt', '>=', after)
    .where('keptAt', '<', ago(MOVED_AFTER_SEC))
    .orderBy('keptAt')
    .limit(OBJECTS_AT_ONCE)
    .execute()

/** What dies in between leaves an object that nobody refers to, and is removed in the end. */
async function moveReport(db: Kysely<Tables>, bucket: Bucket, { id, body }: Here): Promise<void> {
  if (body === null) return
  const key = keyOf(id, body)
  const dueAt = sql<Date>`now() + make_interval(secs => ${UNDER_WAY_SEC})`
  await db
    .insertInto('unreferencedObjects')
    .values({ key, dueAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ dueAt }))
    .execute()
  await bucket.put(key, body)
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('reports')
      .set({ body: null, bodyKey: key })
      .where('id', '=', id)
      .where('body', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await trx.deleteFrom('unreferencedObjects').where('key', '=', key).execute()
  })
}

/** The rows are held meanwhile: whoever begins to move the same report waits. */
const removeObjects = <T>(
  db: Kysely<Tables>,
  bucket: Bucket,
  all: (works: Promise<unknown>[]) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('unreferencedObjects')
      .select('key')
      .where('dueAt', '<=', sql<Date>`now()`)
      .orderBy('dueAt')
      .limit(OBJECTS_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const gone: string[] = []
    const count = await all(rows.map(({ key }) => bucket.remove(key).then(() => gone.push(key))))
    if (gone.length > 0)
      await trx.deleteFrom('unreferencedObjects').where('key', 'in', gone).execute()
    return count
  })

/** For how long what should be in the bucket, or gone from it, has waited (s); 0: nothing does. */
export async function bucketLagSec(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ sec: number | null }>`
    select extract(epoch from now() - least(
      (select min(kept_at) from reports where body is not null),
      (select min(due_at) from unreferenced_objects where due_at < now())))::float8 as sec`.execute(
    db,
  )
  return rows[0]?.sec ?? 0
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

type PointRow = Selectable<HistoryTables['points']>

/** `body`: gzip of its JSON without the raw records, which stay with the run. */
export type PackedReport = {
  conclusion: Conclusion
  body: Uint8Array
  points: Omit<PointRow, 'report'>[]
}

/** A kept report, packed, and what it is about. */
export type ReportWithBody = ExpectedReport & { body: Uint8Array }

export async function packReport({ records: _, ...report }: Report): Promise<PackedReport> {
  return {
    conclusion: report.conclusion.conclusion,
    body: await pack(JSON.stringify({ ...report, records: null })),
    points: report.comparisons.map(pointOf),
  }
}

/** Its JSON. */
export const unpackReport = (body: Uint8Array): Promise<Buffer> => unpack(body)

/** Characters of a name that are kept; what is invisible is not: PostgreSQL takes no NUL. */
const NAME_CAP = 500
const named = (text: string) => clean(text, NAME_CAP)

const pointOf = (one: Comparison, row: number) => ({
  row,
  contrast: named(one.contrast),
  benchmark: named(one.benchmark),
  metric: named(one.metric),
  unit: named(one.unit),
  baseValue: one.baseValue,
  headValue: one.headValue,
  ...rowChangeOf(one),
  rounds: one.estimate.n,
  verdict: one.verdict.word,
})
