/**
 * Views of rows that were judged already: where a change of CPU time went (garbage collection,
 * pauses), and the variants of a ladder by memory and speed.
 */

import { metricFor } from '../model/metrics.ts'
import type { Comparison, Report } from '../model/model.ts'
import { type LadderRequest, laddersOf, variantLabel } from '../plan/design.ts'

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
const hasMeaning = ({ verdict }: Comparison): boolean =>
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
    const wholeMetric = WHOLES.find(({ whole }) => rowOf(whole) !== undefined)
    const whole = wholeMetric && rowOf(wholeMetric.whole)
    if (wholeMetric === undefined || whole === undefined) return []
    if (whole.verdict.word === 'failed') return []
    const gc = partOf(rowOf(wholeMetric.gc), whole, alpha)
    const pause = rowOf(wholeMetric.pauses)
    if (gc === null && pause === undefined) return []
    const pauses = pause && { metric: wholeMetric.pauses, change: changeOf(pause, 100, alpha) }
    const change = changeOf(whole, 100, alpha)
    return [{ benchmark, whole: { metric: wholeMetric.whole, change }, gc, pauses: pauses ?? null }]
  })
}

// Memory against speed: the variants of a ladder (heap limits, GOGC values) beside each other,
// with those that no other beats in both. A view of rows that were judged already: medians, and
// each variant's interval against the common base.

/**
 * front: by the medians no other variant has as little memory and is as fast.
 * dominated: another has less memory and is faster, and the intervals lie apart in both.
 * behind: another is better by the medians, but the intervals do not show it.
 */
export type Dominance =
  | { word: 'front' }
  | { word: 'dominated' | 'behind'; by: string }
  | { word: 'out-of-memory' }
  | { word: 'unknown' }

/** A benchmark under one variant; medians by metric id, in base units. */
type Rung = {
  benchmark: string
  arm: string
  values: Record<string, number | null>
  rowState: Dominance
}

export type Ladder = {
  base: string
  /** Metric ids in the order of the columns; the units are the rows' own. */
  columns: { metric: string; unit: string }[]
  /** The two that are held against each other; null: one of them was not measured. */
  axes: { memory: string; speed: string } | null
  rungs: Rung[]
}

/** Columns: the first metric of each line that was measured. */
const COLUMNS = {
  addressSpace: ['vsz-max'],
  memory: ['max-rss', 'rss-max'],
  cpu: ['server-cpu/transaction', 'cpu-s/op', 'cpu-time', 'cpu-sec'],
  latency: ['latency-mean', 'time/op', 'wall-time'],
  throughput: ['tps', 'throughput'],
}
type ColumnKey = keyof typeof COLUMNS

/** Custom metrics are placed by their units: seconds are a latency, a rate is a throughput. */
function columnOf(row: Comparison): ColumnKey | null {
  if (!metricFor(row.metric).inferred) return null
  if (row.unit === 's') return 'latency'
  return /\/s(ec)?$/.test(row.metric) ? 'throughput' : null
}

function metricAt(place: ColumnKey, rows: Comparison[]): string | null {
  const metricOfColumn = COLUMNS[place].find((id) => rows.some(({ metric }) => metric === id))
  return metricOfColumn ?? rows.find((row) => columnOf(row) === place)?.metric ?? null
}

type Axis = { metric: string; sign: 1 | -1 }
/** A place on an axis relative to base, as ln; smaller is better. */
type Spot = { middle: number; low: number; high: number }
type MeasuredRung = { rung: Rung; spots: [Spot, Spot] | null }

function spotOf(row: Comparison, sign: 1 | -1): Spot | null {
  const { baseValue, headValue, estimate } = row
  if (baseValue === null || headValue === null || baseValue <= 0 || headValue <= 0) return null
  const middle = sign * Math.log(headValue / baseValue)
  // Medians without an interval of their ratio have a place all the same.
  const isOpen = !hasMeaning(row) || estimate.kind === 'none' || estimate.kind === 'difference'
  if (isOpen) return { middle, low: -Infinity, high: Infinity }
  if (estimate.kind === 'exact') return { middle, low: middle, high: middle }
  const ends = [sign * estimate.low, sign * estimate.high]
  return { middle, low: Math.min(...ends), high: Math.max(...ends) }
}

const apart = (a: Spot, b: Spot) => a.high < b.low

/** The first of the others that beats this one in both; by intervals before by medians. */
function rowStateOf(
  placed: MeasuredRung,
  others: MeasuredRung[],
  nameOf: (arm: string) => string,
): Dominance {
  const own = placed.spots
  if (own === null) return { word: 'unknown' }
  const better = others.filter(({ spots }) => {
    if (spots === null) return false
    const steps = own.map((spot, i) => spot.middle - spots[i]!.middle)
    return steps.every((step) => step >= 0) && steps.some((step) => step > 0)
  })
  const sure = better.find(({ spots }) => own.every((spot, i) => apart(spots![i]!, spot)))
  if (sure !== undefined) return { word: 'dominated', by: nameOf(sure.rung.arm) }
  const [first] = better
  return first === undefined ? { word: 'front' } : { word: 'behind', by: nameOf(first.rung.arm) }
}

const isOutOfMemory = ({ verdict }: Comparison) =>
  verdict.word === 'failed' && verdict.reason === 'out-of-memory'

const HERE: Spot = { middle: 0, low: 0, high: 0 }

/** One variant of a benchmark; the base has a row in every contrast, the fullest counts. */
function placeRung(
  benchmark: string,
  arm: string,
  rows: { own: Comparison[]; isBase: boolean },
  columns: string[],
  axes: [Axis, Axis] | null,
): MeasuredRung {
  const fullest = [...rows.own].sort((a, b) => b.estimate.n - a.estimate.n)
  const medianOf = (metric: string) => {
    const row = fullest.find((one) => one.metric === metric)
    return (rows.isBase ? row?.baseValue : row?.headValue) ?? null
  }
  const values = Object.fromEntries(columns.map((metric) => [metric, medianOf(metric)]))
  const spots = axes?.map(({ metric, sign }) => {
    const row = fullest.find((one) => one.metric === metric)
    if (row === undefined || values[metric] === null) return null
    return rows.isBase ? HERE : spotOf(row, sign)
  })
  const [memory, speed] = spots ?? []
  const isGone = columns.every((metric) => values[metric] === null) && fullest.some(isOutOfMemory)
  return {
    rung: { benchmark, arm, values, rowState: { word: isGone ? 'out-of-memory' : 'unknown' } },
    spots: memory && speed ? [memory, speed] : null,
  }
}

function climb(
  request: LadderRequest,
  rows: Comparison[],
  nameOf: (arm: string) => string,
): Ladder | null {
  const places = Object.keys(COLUMNS) as ColumnKey[]
  const columnsAt = places.flatMap((place) => {
    const metric = metricAt(place, rows)
    return metric === null ? [] : [{ place, metric }]
  })
  const at = (place: ColumnKey) => columnsAt.find((one) => one.place === place)?.metric
  const memory = at('memory') ?? at('addressSpace')
  const speed = at('throughput') ?? at('latency') ?? at('cpu')
  if (columnsAt.length === 0) return null
  const sign = (metric: string) => {
    const better = rows.find((row) => row.metric === metric)?.better
    return better === 'higher' ? -1 : 1
  }
  const axes = memory && speed ? ([memory, speed] as const) : null
  const signed = axes?.map((metric): Axis => ({ metric, sign: sign(metric) })) as
    | [Axis, Axis]
    | undefined
  const columns = columnsAt.map(({ metric }) => metric)
  const unitOf = (metric: string) => rows.find((row) => row.metric === metric)?.unit ?? ''
  const rungs = [...Map.groupBy(rows, ({ benchmark }) => benchmark)].flatMap(([name, mine]) => {
    const placed = request.arms.map((arm, i) => {
      const own = i === 0 ? mine : mine.filter((row) => row.contrast === request.contrasts[i - 1])
      return placeRung(name, arm, { own, isBase: i === 0 }, columns, signed ?? null)
    })
    return placed.map((one) => {
      if (one.rung.rowState.word === 'out-of-memory') return one.rung
      const others = placed.filter((other) => other !== one)
      return { ...one.rung, rowState: rowStateOf(one, others, nameOf) }
    })
  })
  const isEmpty = ({ values, rowState }: (typeof rungs)[number]) =>
    rowState.word === 'unknown' && Object.values(values).every((value) => value === null)
  if (rungs.every(isEmpty)) return null
  return {
    base: request.base,
    columns: columns.map((metric) => ({ metric, unit: unitOf(metric) })),
    axes: axes === null ? null : { memory: axes[0], speed: axes[1] },
    rungs,
  }
}

/** Every ladder of a report, in the order of its plan. */
export function climbLadders({
  plan,
  comparisons,
}: Pick<Report, 'plan' | 'comparisons'>): Ladder[] {
  const nameOf = (id: string) =>
    variantLabel(plan, plan.arms.find((arm) => arm.id === id)?.variant ?? id)
  return laddersOf(plan).flatMap((request) => {
    const rows = comparisons.filter(
      ({ contrast, role }) => request.contrasts.includes(contrast) && role !== 'geomean',
    )
    return climb(request, rows, nameOf) ?? []
  })
}
