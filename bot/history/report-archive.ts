/** Reports into the store and out of it: kept, read again, exported, forgotten. */
import type { Kysely, Selectable } from 'kysely'
import {
  type KeptReport,
  type PackedReport,
  type PointRow,
  unpackReport,
} from '../reports/packed-report.ts'
import type { HistoryTables } from '../store/history-tables.ts'
import type { Tables } from '../store/tables.ts'

/** What the bot itself knows of a report; nothing of it is taken from the report. */
export type StoredReport = Omit<Selectable<HistoryTables['reports']>, 'body' | 'conclusion'>

/** Points to one statement; an embedded store answers nobody while it works on one. */
const AT_ONCE = 500

/**
 * Keeps an accepted report. Does nothing when the job has one already, so that it may be tried
 * again.
 */
export async function keepReport(
  trx: Kysely<Tables>,
  kept: StoredReport,
  { conclusion, body, points }: PackedReport,
): Promise<void> {
  const { numInsertedOrUpdatedRows: made = 0n } = await trx
    .insertInto('reports')
    .values({ ...kept, conclusion, body })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made === 0n) return
  const rows = points.map((point) => ({ ...point, report: kept.id }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await trx
      .insertInto('points')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** The report, packed; null: unknown, or only its points are left. */
export async function readStoredReport(
  db: Kysely<Tables>,
  repository: string,
  id: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('reports')
    .select('body')
    .where('id', '=', id)
    .where('repository', '=', repository)
    .executeTakeFirst()
  return row?.body ?? null
}

const reportOf = (db: Kysely<Tables>, id: string, repository: string) =>
  db.selectFrom('reports').select('id').where('id', '=', id).where('repository', '=', repository)

/** Whether it was kept once, and its points still are. */
export const isKnownReport = async (
  ...asked: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> => (await reportOf(...asked).executeTakeFirst()) !== undefined

/** Whether more of it is left than its points. */
export async function hasKeptReport(
  ...asked: [db: Kysely<Tables>, id: string, repository: string]
): Promise<boolean> {
  const row = await reportOf(...asked)
    .where('body', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** `repository` null: of any. Null: unknown, or only its points are left. */
export async function readKeptReport(
  db: Kysely<Tables>,
  id: string,
  repository: string | null,
): Promise<KeptReport | null> {
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
    const found = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    if (found === undefined) continue
    const { body, ...kept } = found
    const points = await pointsOf(db, id)
    const report = body === null ? null : JSON.parse((await unpackReport(body)).toString())
    yield `${JSON.stringify({ ...kept, report, points })}\n`
  }
}

/** The rows that are kept of a report, in the order of its table. */
export const pointsOf = (db: Kysely<Tables>, id: string): Promise<PointRow[]> =>
  db.selectFrom('points').selectAll().where('report', '=', id).orderBy('row').execute()

export type Pruned = { bodies: number; reports: number }

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
