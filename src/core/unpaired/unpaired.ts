/**
 * `gcbench compare`: two texts of results that were measured one after the other. The data are
 * unpaired, so whatever changed on the machine between them counts as the change; UNPAIRED says
 * so under every table.
 */
import { median } from 'simple-statistics'
import {
  mannWhitney,
  smallestP,
  type TwoSampleShift,
  twoSampleShift,
} from '../../stats/unpaired.ts'
import { type BenchText, readBenchText } from '../benchfmt/text.ts'
import { dedupeTold } from '../findings/finding.ts'
import { PLAIN } from '../metrics/metric.ts'
import { type Metric, metricFor, metricId, wordFor } from '../metrics/metrics.ts'
import type { Direction, Found, Observation, Problem } from '../model/model.ts'
import { configProblems } from './config.ts'
import { fullName, type ResultFile, type RunSeries, readSide, toolProblems } from './read-side.ts'

/** One benchmark and metric in both texts. */
export type UnpairedRow = {
  scope: string
  /** With its GOMAXPROCS suffix. */
  benchmark: string
  metric: string
  unit: string
  better: Direction
  /** Always false: see UNPAIRED. */
  paired: false
  /** Independent runs: numbers of one process are one, their median. */
  n: { base: number; head: number }
  /** Medians, in base units. */
  baseValue: number
  headValue: number
  /** Change of the median in percent, as benchstat prints it; null: the base median is 0. */
  medianDeltaPct: number | null
  /**
   * Shift of head against base with its interval: `ratio` on the scale of ln, where all values
   * are positive, else `difference` in base units. Null: all is equal, an exact metric, or one run
   * on a side.
   */
  shift: (TwoSampleShift & { scale: 'ratio' | 'difference' }) | null
  /**
   * Two-sided, by the Mann-Whitney test, for this row alone. Null: an exact metric, or one run on a
   * side.
   */
  p: number | null
  /**
   * changed: p <= alpha, or an exact metric that differs. equal: every value is the same.
   * too-few: no data of this size could give p <= alpha. unclear: p > alpha.
   */
  finding: 'changed' | 'equal' | 'too-few' | 'unclear'
  /** `faster`, `more` ... where the finding is `changed`; else ''. */
  word: string
}

/** Compares what both sides have, in the order of the base. Never throws. */
export function compareUnpaired(
  baseFiles: readonly ResultFile[],
  headFiles: readonly ResultFile[],
  alpha: number,
): Found<UnpairedRow[]> {
  const [base, head] = [readSide('base', baseFiles), readSide('head', headFiles)]
  const [baseText, headText] = [benchTextOf(baseFiles), benchTextOf(headFiles)]
  const told = [baseText.units, headText.units].flat()
  const value = [...base.series].flatMap(([key, { seen, values }]) => {
    const other = head.series.get(key)
    const metric = withUnitLines(metricFor(seen.metric), told, seen)
    return other ? [compareRow(seen, metric, values, other.values, alpha)] : []
  })
  const problems = dedupeTold([
    ...toolProblems(base.tools, head.tools),
    ...base.problems,
    ...head.problems,
    ...configProblems(baseText, headText),
    ...missing('base', base.series, head.series),
    ...missing('head', head.series, base.series),
  ])
  return { value, problems }
}

const benchTextOf = (files: readonly ResultFile[]): BenchText =>
  readBenchText(files.map(({ text }) => text).join('\n')).value

/** What `Unit` lines of the texts say of a metric comes before the table. */
function withUnitLines(metric: Metric, told: BenchText['units'], seen: Observation): Metric {
  const said = (key: string) =>
    told.find((line) => metricId(line.unit) === metric.id && line.key === key)?.value
  const better = said('better')
  const assume = said('assume')
  const own = metric.inferred ? (seen.better ?? metric.better) : metric.better
  const direction = better === 'higher' || better === 'lower' ? better : own
  return {
    ...metric,
    better: direction,
    words: direction === 'unknown' ? PLAIN : metric.words,
    assume: assume === 'exact' ? 'exact' : assume === 'nothing' ? 'noisy' : metric.assume,
  }
}

function compareRow(
  seen: Observation,
  metric: Metric,
  base: number[],
  head: number[],
  alpha: number,
): UnpairedRow {
  const [baseValue, headValue] = [median(base), median(head)]
  const row = {
    scope: seen.scope,
    benchmark: fullName(seen),
    metric: metric.id,
    unit: seen.unit,
    better: metric.better,
    paired: false as const,
    n: { base: base.length, head: head.length },
    baseValue,
    headValue,
    medianDeltaPct: baseValue === 0 ? null : (headValue / baseValue - 1) * 100,
  }
  if (isConstant(base) && isConstant(head) && metric.assume === 'exact') {
    const finding = baseValue === headValue ? ('equal' as const) : ('changed' as const)
    const word = wordFor(metric, headValue - baseValue)
    return { ...row, shift: null, p: null, finding, word }
  }
  // One run a side is no sample: nothing tells a change from chance.
  if (base.length === 1 || head.length === 1)
    return { ...row, shift: null, p: null, finding: 'too-few', word: '' }
  const { p, method } = mannWhitney(base, head)
  const shift = method === 'equal' ? null : shiftOf(base, head, alpha)
  const finding =
    method === 'equal'
      ? 'equal'
      : p <= alpha
        ? 'changed'
        : smallestP(base.length, head.length) > alpha
          ? 'too-few'
          : 'unclear'
  const word = finding === 'changed' ? wordFor(metric, shift?.point || headValue - baseValue) : ''
  return { ...row, shift, p, finding, word }
}

function isConstant(values: number[]): boolean {
  return values.every((value) => value === values[0])
}

function shiftOf(base: number[], head: number[], alpha: number): UnpairedRow['shift'] {
  const isRatio = [base, head].every((side) => side.every((value) => value > 0))
  const scale = isRatio ? (value: number) => Math.log(value) : (value: number) => value
  const shift = twoSampleShift(base.map(scale), head.map(scale), alpha)
  return shift && { ...shift, scale: isRatio ? 'ratio' : 'difference' }
}

/** Benchmarks, and metrics of benchmarks in both texts, that only `side` has. */
function missing(
  side: 'base' | 'head',
  own: Map<string, RunSeries>,
  other: Map<string, RunSeries>,
): Problem[] {
  const nameOf = ({ seen }: RunSeries) => [seen.scope, fullName(seen)].filter(Boolean).join('.')
  const known = new Set([...other.values()].map(nameOf))
  const alone = [...own].filter(([key]) => !other.has(key)).map(([, series]) => series)
  const names = new Set(
    alone.map((each) => nameOf(each) + (known.has(nameOf(each)) ? ` (${each.seen.metric})` : '')),
  )
  if (names.size === 0) return []
  const shown = [...names].slice(0, 5).join(', ')
  const rest = names.size > 5 ? ` and ${names.size - 5} more` : ''
  return [{ code: `only-in-${side}`, message: `only in ${side}: ${shown}${rest}` }]
}
