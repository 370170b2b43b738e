/**
 * `gcbench compare`: two texts of results that were measured one after the other. The data are
 * unpaired, so whatever changed on the machine between them counts as the change; UNPAIRED says
 * so under every table.
 */
import { median } from 'simple-statistics'
import { type BenchText, readBenchText } from '../benchfmt/text.ts'
import { type Metric, metricFor, metricId, wordFor } from '../metrics/metrics.ts'
import type { Direction, Found, Observation, Problem } from '../model/model.ts'
import { parserOf, parsers } from '../parsers/index.ts'
import { type TwoSampleShift, twoSampleShift } from '../stats/pairs/two-sample-shift.ts'
import { mannWhitney, smallestP } from '../stats/tests/mann-whitney.ts'
import { configProblems } from './config.ts'

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
  n: { base: number; head: number }
  /** Medians, in base units. */
  baseValue: number
  headValue: number
  /** Change of the median in percent, as benchstat prints it; null: the base median is 0. */
  medianDeltaPct: number | null
  /**
   * Shift of head against base with its interval: `ratio` on the scale of ln, where all values
   * are positive, else `difference` in base units. Null: all is equal, or an exact metric.
   */
  shift: (TwoSampleShift & { scale: 'ratio' | 'difference' }) | null
  /** Two-sided, by the Mann-Whitney test, for this row alone. Null: an exact metric. */
  p: number | null
  /**
   * changed: p <= alpha, or an exact metric that differs. equal: every value is the same.
   * too-few: no data of this size could give p <= alpha. unclear: p > alpha.
   */
  finding: 'changed' | 'equal' | 'too-few' | 'unclear'
  /** `faster`, `more` ... where the finding is `changed`; else ''. */
  word: string
}

type Series = { seen: Observation; values: number[] }

/** Compares what both texts have, in the order of the base text. Never throws. */
export function compareUnpaired(
  baseText: string,
  headText: string,
  alpha: number,
): Found<UnpairedRow[]> {
  const [base, head] = [readSide('base', baseText), readSide('head', headText)]
  const told = [base.text.units, head.text.units].flat()
  const value = [...base.series].flatMap(([key, { seen, values }]) => {
    const other = head.series.get(key)
    const metric = withUnitLines(metricFor(seen.metric), told)
    return other ? [compareRow(seen, metric, values, other.values, alpha)] : []
  })
  const problems = [
    ...base.problems,
    ...head.problems,
    ...configProblems(base.text, head.text),
    ...missing('base', base.series, head.series),
    ...missing('head', head.series, base.series),
  ]
  return { value, problems }
}

type SideOfText = { text: BenchText; series: Map<string, Series>; problems: Problem[] }

/** By the book that finds numbers in it: Go's text, else what another tool writes. */
function readResults(side: 'base' | 'head', text: string): Found<Observation[]> {
  const ofGo = parserOf('go-bench').parse(text)
  if (ofGo.value.length > 0) return ofGo
  const others = parsers.map(({ parse }) => parse(text)).filter(({ value }) => value.length > 0)
  const whose = side === 'base' ? 'the old file' : 'the new file'
  const begins = JSON.stringify(text.trim().slice(0, 40))
  const told = ofGo.problems.filter(({ code }) => code !== 'no-results')
  const why = whyWithout(text)
  const message =
    why === null
      ? `${whose} has no results of a tool that is known: it begins with ${begins}`
      : `${whose} has no results: ${why}`
  return others[0] ?? { value: [], problems: [...told, { code: 'no-results', message }] }
}

/** Codes of problems by which a parser knows its tool, though there is no number. */
const KNOWN = ['failed-benchmark', 'failed-requests', 'no-values', 'no-number', 'broken-json']

/** What a parser says of a file of its tool that has no number; null: it is no such file. */
function whyWithout(text: string): string | null {
  const said = parsers
    .map(({ parse }) => parse(text).problems.filter(({ code }) => KNOWN.includes(code)))
    .find((problems) => problems.length > 0)
  return said === undefined
    ? null
    : said
        .map(({ message }) => message)
        .slice(0, 3)
        .join('; ')
}

function readSide(side: 'base' | 'head', text: string): SideOfText {
  const { value, problems } = readResults(side, text)
  const series = new Map<string, Series>()
  for (const seen of value) {
    const key = JSON.stringify([seen.scope, fullName(seen), seen.metric])
    const before = series.get(key)
    if (before) before.values.push(seen.value)
    else series.set(key, { seen, values: [seen.value] })
  }
  return {
    text: readBenchText(text).value,
    series,
    // Unit lines are obeyed here.
    problems: problems
      .filter(({ code }) => code !== 'unit-direction')
      .map((problem) => ({ ...problem, where: [side, problem.where].filter(Boolean).join(', ') })),
  }
}

function fullName({ benchmark, procs }: Observation): string {
  return procs === null ? benchmark : `${benchmark}-${procs}`
}

/** What `Unit` lines of the texts say of a metric comes before the table. */
function withUnitLines(metric: Metric, told: BenchText['units']): Metric {
  const said = (key: string) =>
    told.find((line) => metricId(line.unit) === metric.id && line.key === key)?.value
  const better = said('better')
  const assume = said('assume')
  return {
    ...metric,
    better: better === 'higher' || better === 'lower' ? better : metric.better,
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
  own: Map<string, Series>,
  other: Map<string, Series>,
): Problem[] {
  const nameOf = ({ seen }: Series) => [seen.scope, fullName(seen)].filter(Boolean).join('.')
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
