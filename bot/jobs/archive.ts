/**
 * Stored reports: packed, written, read, exported, pruned. Their rows are stored beside them, as
 * the points of the history.
 */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely, Selectable } from 'kysely'
import type { Comparison, Conclusion, Report } from '../../src/model/model.ts'
import { clean } from '../../src/model/plain.ts'
import { rowChangeOf } from '../../src/report/chained.ts'
import type { ExpectedReport } from '../../src/report/read-report.ts'
import type { HistoryTables, Tables } from '../store/tables.ts'

/** What the bot itself knows of a report; nothing of it is taken from the report. */
export type StoredReport = Omit<Selectable<HistoryTables['reports']>, 'body' | 'conclusion'>

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
  db: Kysely<Tables>,
  repository: string,
  id: string,
): Promise<Uint8Array | null> {
  const row = await reportOf(db, id, repository).select('body').executeTakeFirst()
  return row?.body ?? null
}

const reportOf = (db: Kysely<Tables>, id: string, repository: string) =>
  db.selectFrom('reports').select('id').where('id', '=', id).where('repository', '=', repository)

/** Whether it was kept once, and its points still are. */
export const isStoredReport = async (
  ...key: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> => (await reportOf(...key).executeTakeFirst()) !== undefined

/** Whether more of it is left than its points. */
export async function hasReportBody(
  ...key: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> {
  const row = await reportOf(...key)
    .where('body', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** `repository` null: of any. Null: unknown, or only its points are left. */
export async function readReportWithBody(
  db: Kysely<Tables>,
  id: string,
  repository: string | null,
): Promise<ReportWithBody | null> {
  let query = db
    .selectFrom('reports')
    .select(['suite', 'headSha', 'baseSha', 'body'])
    .where('id', '=', id)
  if (repository !== null) query = query.where('repository', '=', repository)
  const row = await query.executeTakeFirst()
  return row?.body == null ? null : { ...row, body: row.body }
}

/** Every kept report as a line of JSON: what is known of it, and the report; oldest first. */
export async function* exportReports(
  db: Kysely<Tables>,
  repository: string | null,
): AsyncGenerator<string> {
  let query = db.selectFrom('reports').select('id').orderBy('keptAt').orderBy('id')
  if (repository !== null) query = query.where('repository', '=', repository)
  for (const { id } of await query.execute()) {
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) continue
    const { body, ...entry } = row
    const points = await pointsOf(db, id)
    const report = body === null ? null : JSON.parse((await unpackReport(body)).toString())
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
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('keptAt', '<', before)
    .where('ref', 'like', 'pull/%')
    .where((is) => is.or([is('baseRef', 'is', null), is('baseSha', 'is', null)]))
    .executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ body: null })
    .where('keptAt', '<', before)
    .where('body', 'is not', null)
    .executeTakeFirst()
  return { bodies: Number(numUpdatedRows), reports: Number(numDeletedRows) }
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
