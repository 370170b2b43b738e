/**
 * Where a change of CPU time went: garbage collection, and time in which the program stood still.
 * Pure, over rows that were judged: a part is named only when its interval excludes zero, and is
 * called unchanged only when that was shown; else it is not known.
 */
import type { Comparison } from '../model/model.ts'

/** `pct` in percent of base; a part's in points, which are percent of the whole's base. */
export type Change =
  | { word: 'moved'; pct: number; lowPct: number; highPct: number }
  | { word: 'unchanged'; marginPct: number }
  | { word: 'unknown' }

export type Attribution = {
  benchmark: string
  /** CPU time per operation, and the metric that says it. */
  whole: { metric: string; change: Change }
  /** Of it CPU time of marking, in points; null: no trace was read. */
  gc: Change | null
  /** Stop-the-world time per operation; null: not measured. */
  pauses: { metric: string; change: Change } | null
}

/** CPU time per operation with its parts: under load by transaction, else by trial. */
const WHOLES = [
  {
    whole: 'server-cpu/transaction',
    gc: 'gc-mark-cpu/transaction',
    pauses: 'gc-pause/transaction',
  },
  { whole: 'cpu-sec', gc: 'gc-mark-cpu-total', pauses: 'gc-pause-total' },
]

const UNKNOWN: Change = { word: 'unknown' }

/** Words on a row that leave its interval without meaning. */
const MEANINGLESS = ['below-resolution', 'machines-disagree', 'too-few-rounds']

/** Whether the interval of a row may be read at all. */
export const hasMeaning = ({ verdict }: Comparison): boolean =>
  verdict.word !== 'failed' &&
  verdict.word !== 'withheld' &&
  !(verdict.word === 'inconclusive' && MEANINGLESS.includes(verdict.reason))

type Shift = { point: number; low: number; high: number }

/** The effect as head - base in units of base, with its interval; null: there is none. */
function shiftOf({ estimate, baseValue }: Comparison): Shift | null {
  if (estimate.kind === 'none') return null
  if (estimate.kind === 'exact') {
    const point = (estimate.head - estimate.base) / estimate.base
    return Number.isFinite(point) ? { point, low: point, high: point } : null
  }
  const { point, low, high } = estimate
  if (estimate.kind === 'ratio') {
    return { point: Math.expm1(point), low: Math.expm1(low), high: Math.expm1(high) }
  }
  if (baseValue === null || baseValue <= 0) return null
  return { point: point / baseValue, low: low / baseValue, high: high / baseValue }
}

/** `scale` is what percent of base is multiplied with: 100 for the whole, less for a part. */
function changeOf(row: Comparison, scale: number, alpha: number): Change {
  const { verdict, explanation, marginPct } = row
  if (verdict.word === 'equivalent') {
    return { word: 'unchanged', marginPct: (marginPct * scale) / 100 }
  }
  if (!hasMeaning(row)) return UNKNOWN
  const shift = shiftOf(row)
  const isZeroIn = shift === null || (shift.low <= 0 && shift.high >= 0)
  // What the table as a whole does not bear out is not claimed here either.
  if (isZeroIn || (explanation.pAdjusted ?? 0) > alpha) return UNKNOWN
  const [pct, lowPct, highPct] = [shift.point, shift.low, shift.high].map((one) => scale * one)
  return { word: 'moved', pct: pct!, lowPct: lowPct!, highPct: highPct! }
}

/**
 * Points of the whole that marking accounts for: 100 (G' - G) / T, with G and T the medians of
 * base and G'/G the paired effect with its interval; G/T is taken as known. More marking than
 * CPU time means that the trace counts waiting (more Ps than cores): then nothing can be said.
 */
function partOf(part: Comparison | undefined, whole: Comparison, alpha: number): Change | null {
  if (part === undefined) return null
  if (part.baseValue === null || whole.baseValue === null || whole.baseValue <= 0) return UNKNOWN
  const share = part.baseValue / whole.baseValue
  const headShare = (part.headValue ?? 0) / (whole.headValue ?? Number.POSITIVE_INFINITY)
  if (share > 1 || headShare > 1) return UNKNOWN
  return changeOf(part, 100 * share, alpha)
}

/** One line a benchmark of one contrast, where its CPU time was measured. */
export function attribute(rows: readonly Comparison[], alpha: number): Attribution[] {
  const byBenchmark = Map.groupBy(
    rows.filter(({ role }) => role !== 'geomean'),
    ({ benchmark }) => benchmark,
  )
  return [...byBenchmark].flatMap(([benchmark, mine]): Attribution[] => {
    const rowOf = (metric: string) => mine.find((row) => row.metric === metric)
    const known = WHOLES.find(({ whole }) => rowOf(whole) !== undefined)
    const whole = known && rowOf(known.whole)
    if (known === undefined || whole === undefined) return []
    if (whole.verdict.word === 'failed') return []
    const gc = partOf(rowOf(known.gc), whole, alpha)
    const pause = rowOf(known.pauses)
    if (gc === null && pause === undefined) return []
    const pauses = pause && { metric: known.pauses, change: changeOf(pause, 100, alpha) }
    const change = changeOf(whole, 100, alpha)
    return [{ benchmark, whole: { metric: known.whole, change }, gc, pauses: pauses ?? null }]
  })
}
