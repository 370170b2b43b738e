/** A report as the store keeps it: packed, with its rows beside it as points of the history. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Selectable } from 'kysely'
import { percentOfLn } from '../../src/core/metrics/unit.ts'
import type { Comparison, Conclusion, Report } from '../../src/core/model/model.ts'
import type { ExpectedReport } from '../../src/core/report/artifact.ts'
import { clean } from '../../src/core/text/plain.ts'
import type { HistoryTables } from '../store/history-tables.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

export type PointRow = Selectable<HistoryTables['points']>

/** `body`: gzip of its JSON without the raw records, which stay with the run. */
export type PackedReport = {
  conclusion: Conclusion
  body: Uint8Array
  points: Omit<PointRow, 'report'>[]
}

/** A kept report, packed, and what it is about. */
export type KeptReport = ExpectedReport & { body: Uint8Array }

export async function packReport({ records: _, ...report }: Report): Promise<PackedReport> {
  return {
    conclusion: report.conclusion.conclusion,
    body: await pack(JSON.stringify({ ...report, records: null })),
    points: report.comparisons.map(pointOf),
  }
}

/** Its JSON. */
export const unpackReport = (body: Uint8Array): Promise<Buffer> => unpack(body)

/** A ratio's logarithm as percent; null on other scales. */
function percents({ estimate }: Comparison) {
  if (estimate.kind === 'exact') {
    const { base, head } = estimate
    const deltaPct = base === 0 ? null : 100 * (head / base - 1)
    return { deltaPct, lowPct: deltaPct, highPct: deltaPct, level: null }
  }
  if (estimate.kind !== 'ratio') return { deltaPct: null, lowPct: null, highPct: null, level: null }
  const { point, low, high, level } = estimate
  const [deltaPct, lowPct, highPct] = [percentOfLn(point), percentOfLn(low), percentOfLn(high)]
  return { deltaPct, lowPct, highPct, level }
}

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
  ...percents(one),
  rounds: one.estimate.n,
  verdict: one.verdict.word,
})
