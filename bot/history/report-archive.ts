/** Reports into the store and out of it: kept, read again, exported, forgotten. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely, Selectable } from 'kysely'
import type { Comparison, Report } from '../../src/core/model/model.ts'
import { clean } from '../../src/core/text/plain.ts'
import type { HistoryTables } from '../store/history-tables.ts'
import type { Tables } from '../store/tables.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** What the bot itself knows of a report; nothing of it is taken from the report. */
export type StoredReport = Omit<Selectable<HistoryTables['reports']>, 'body' | 'conclusion'>

type PointRow = Selectable<HistoryTables['points']>

/** A ratio's logarithm as percent; null on other scales. */
function percents({ estimate }: Comparison) {
  if (estimate.kind === 'exact') {
    const { base, head } = estimate
    const deltaPct = base === 0 ? null : 100 * (head / base - 1)
    return { deltaPct, lowPct: deltaPct, highPct: deltaPct, level: null }
  }
  if (estimate.kind !== 'ratio') return { deltaPct: null, lowPct: null, highPct: null, level: null }
  const [deltaPct, lowPct, highPct] = [estimate.point, estimate.low, estimate.high].map(
    (ln) => 100 * Math.expm1(ln),
  ) as [number, number, number]
  return { deltaPct, lowPct, highPct, level: estimate.level }
}

/** Characters of a name that are kept; what is invisible is not: PostgreSQL takes no NUL. */
const NAME_CAP = 500
const named = (text: string) => clean(text, NAME_CAP)

const pointOf = (report: string, one: Comparison, row: number): PointRow => ({
  report,
  row,
  contrast: named(one.contrast),
  benchmark: named(one.benchmark),
  metric: named(one.metric),
  unit: named(one.unit),
  baseValue: one.baseValue,
  headValue: one.headValue,
  ...percents(one),
  rounds: one.estimate.n,
  verdict: one.verdict.word,
})

/** Points to one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 2000

/**
 * Keeps an accepted report, without its raw records, which stay with the run. Does nothing when the
 * job has one already, so that it may be tried again.
 */
export async function keepReport(
  trx: Kysely<Tables>,
  kept: StoredReport,
  { records: _, ...report }: Report,
): Promise<void> {
  const body = await pack(JSON.stringify({ ...report, records: null }))
  const { conclusion } = report.conclusion
  const { numInsertedOrUpdatedRows: made = 0n } = await trx
    .insertInto('reports')
    .values({ ...kept, conclusion, body })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made === 0n) return
  const rows = report.comparisons.map((one, row) => pointOf(kept.id, one, row))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await trx
      .insertInto('points')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** The report's JSON; null: unknown, or only its points are left. */
export async function readStoredReport(
  db: Kysely<Tables>,
  repository: string,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('reports')
    .select('body')
    .where('id', '=', id)
    .where('repository', '=', repository)
    .executeTakeFirst()
  return row?.body == null ? null : (await unpack(row.body)).toString()
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
    const report = body === null ? null : JSON.parse((await unpack(body)).toString())
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
