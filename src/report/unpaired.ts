/**
 * `gcbench compare`: two sets of results that were measured one after the other, by other tools,
 * too.
 */

import { median } from 'simple-statistics'
import type { DetailsOf } from '../model/finding-codes.ts'
import { dedupeWithCounts, makeFinding } from '../model/findings.ts'
import { PLAIN } from '../model/metric.ts'
import { type Metric, metricFor, metricId, namesOfUnit, wordFor } from '../model/metrics.ts'
import type { Direction, Observation, Problem, Side, WithProblems } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { clean } from '../model/plain.ts'
import { type BenchText, readBenchText } from '../parse/go-bench.ts'
import { parserOf, parsers } from '../parse/index.ts'
import { type Query, type RowWords, readQuery } from '../settings/row-query.ts'
import { mannWhitney, smallestP, type TwoSampleShift, twoSampleShift } from '../stats/unpaired.ts'

/** Keys that say on what the benchmarks ran: a difference in them is not the change. */
const MACHINE = ['goos', 'goarch', 'cpu']

function valuesByKey({ results }: BenchText): Map<string, Set<string>> {
  const keys = new Set(results.flatMap((line) => Object.keys(line.config)))
  const values = (key: string) => new Set(results.map((line) => line.config[key] ?? ''))
  return new Map([...keys].filter((key) => key !== 'pkg').map((key) => [key, values(key)]))
}

function listed(values: Set<string> | undefined): string {
  return [...(values ?? [''])].map((value) => `"${clean(value, 100)}"`).join(', ')
}

function configProblems(base: BenchText, head: BenchText): Problem[] {
  const [first, second] = [valuesByKey(base), valuesByKey(head)]
  const machines = MACHINE.filter(
    (key) =>
      (first.has(key) || second.has(key)) && listed(first.get(key)) !== listed(second.get(key)),
  ).map((key) =>
    makeFinding(
      'machines-differ',
      null,
      { key, base: listed(first.get(key)), head: listed(second.get(key)) },
      { next: 'measure both on one machine: the difference of machines is in every row' },
    ),
  )
  const pooled = [
    ['base', first],
    ['head', second],
  ] as const
  return [
    ...machines,
    ...pooled.flatMap(([side, values]): Problem[] => {
      const keys = [...values].filter(([, set]) => set.size > 1).map(([key]) => clean(key, 40))
      if (keys.length === 0) return []
      return [makeFinding('configuration-varies', null, { keys, side })]
    }),
  ]
}

// The files of one side of a comparison: who wrote them, and which numbers are of one run.

/** A file of results; `name` is what its user called it. */
export type ResultFile = { name: string; text: string }

/** Numbers of a benchmark and metric, one an independent run. */
type RunSeries = { observation: Observation; values: number[] }

type SideRead = {
  /** Ids of the parsers that read its files. */
  tools: string[]
  series: Map<string, RunSeries>
  problems: Problem[]
}

/** Codes of problems by which a parser knows its tool, though there is no number. */
const KNOWN = ['failed-benchmark', 'failed-requests', 'no-values', 'no-number']

/** Outputs that other tools print, and what to give instead. */
const OTHER_OUTPUTS: { pattern: RegExp; as: string; next: string }[] = [
  {
    pattern: /^Benchmark +Time +CPU +Iterations/m,
    as: "google-benchmark's text for a console",
    next: 'write it with --benchmark_out=FILE --benchmark_out_format=json',
  },
  {
    pattern: /"root_group"\s*:/,
    as: 'what k6 hands to handleSummary',
    next: 'write it with k6 run --summary-export=FILE',
  },
  {
    pattern: /^Benchmark \d+: .*\n +Time \(/m,
    as: "hyperfine's text for a terminal",
    next: 'write it with hyperfine --export-json FILE',
  },
  {
    pattern: /^-+ benchmark.*: \d+ tests/m,
    as: "pytest-benchmark's table",
    next: 'write it with pytest --benchmark-json=FILE',
  },
  {
    pattern: /^Benchmark +(?:\(.*\) +)?Mode +(?:Cnt|Samples) +Score/m,
    as: "JMH's table",
    next: 'write it with -rf json -rff FILE',
  },
  {
    pattern: /^\| *Method +\|/m,
    as: "BenchmarkDotNet's table",
    next: 'write it with --exporters json, and give the *-report-full.json',
  },
]

/** What a file without results is, and what to do. */
function unread({ text }: ResultFile, problemLists: readonly Problem[][]): Problem {
  const fault = (details: DetailsOf<'no-results'>, next: string): Problem =>
    makeFinding('no-results', null, details, { next })
  if (text.trim() === '') return fault({ saw: 'empty-file' }, 'let its tool write it again')
  const isWhole = readJson(text) !== undefined
  const other = OTHER_OUTPUTS.find(({ pattern }) => pattern.test(text))
  if (other !== undefined && (isWhole || !/^\s*[[{]/.test(text)))
    return fault({ saw: 'other', tool: other.as }, other.next)
  const explained = problemLists
    .map((problems) => problems.filter(({ code }) => KNOWN.includes(code)))
    .find((problems) => problems.length > 0)
  if (explained !== undefined)
    return fault(
      { saw: 'problems', said: explained.slice(0, 3).map(({ message }) => message) },
      'fix the benchmark, and let its tool write the file again',
    )
  if (!isWhole && /^\s*[[{]\s*["[{\]}\d-]/.test(text))
    return fault({ saw: 'cut-json' }, 'let its tool write it again, to the end')
  const begins = text.trim().slice(0, 40)
  return fault(
    { saw: 'unknown', begins },
    'the tools and what they have to write: docs/other-tools.md',
  )
}

const GO = parserOf('go-bench')
const GO_FIRST = [GO, ...parsers.filter((one) => one !== GO)]

/** By the parser that reads numbers in it: Go's text, else what another tool writes. */
function readFile(file: ResultFile): WithProblems<Observation[]> & { tool: string | null } {
  const problemLists: Problem[][] = []
  for (const { id, parse } of GO_FIRST) {
    const parsed = parse(file.text)
    if (parsed.value.length > 0) return { ...parsed, tool: id }
    problemLists.push(parsed.problems)
  }
  return { value: [], problems: [unread(file, problemLists)], tool: null }
}

function fullName({ benchmark, procs }: Observation): string {
  return procs === null ? benchmark : `${benchmark}-${procs}`
}

/** Numbers of one process vary together, and are one: their median. */
function byRun(numbers: Observation[]): number[] {
  const runs = Map.groupBy(numbers, ({ run }, index) =>
    run === undefined ? `alone ${index}` : run,
  )
  return [...runs.values()].map((own) => median(own.map(({ value }) => value)))
}

function readSide(side: Side, files: readonly ResultFile[]): SideRead {
  const readings = files.map((file) => ({ file, ...readFile(file) }))
  const series = new Map<string, RunSeries>()
  for (const { value } of readings) {
    const groups = Map.groupBy(value, (observation) =>
      JSON.stringify([observation.scope, fullName(observation), observation.metric]),
    )
    for (const [key, own] of groups) {
      const before = series.get(key)
      if (before) before.values.push(...byRun(own))
      else series.set(key, { observation: own[0]!, values: byRun(own) })
    }
  }
  const whose = side === 'base' ? 'old file' : 'new file'
  return {
    tools: [...new Set(readings.flatMap(({ tool }) => tool ?? []))],
    series,
    // Unit lines are obeyed by whoever compares.
    problems: readings.flatMap(({ file, problems }) =>
      problems
        .filter(({ code }) => code !== 'unit-direction')
        .map((problem) => ({
          ...problem,
          where: [`${whose} ${file.name}`, problem.where].filter(Boolean).join(', '),
        })),
    ),
  }
}

/** Two tools measure in two ways, whatever they call it. */
function toolProblems(base: readonly string[], head: readonly string[]): Problem[] {
  const all = new Set([...base, ...head])
  if (base.length === 0 || head.length === 0 || all.size < 2) return []
  return [
    makeFinding('tools-differ', null, { base, head }, { next: 'measure both sides with one tool' }),
  ]
}

// The comparison. The data are unpaired, so whatever changed on the machine between them counts as
// the change; UNPAIRED says so under every table.

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
): WithProblems<UnpairedRow[]> {
  const [base, head] = [readSide('base', baseFiles), readSide('head', headFiles)]
  const [baseText, headText] = [benchTextOf(baseFiles), benchTextOf(headFiles)]
  const lines = [baseText.units, headText.units].flat()
  const value = [...base.series].flatMap(([key, { observation, values }]) => {
    const other = head.series.get(key)
    const metric = withUnitLines(metricFor(observation.metric), lines, observation)
    return other ? [compareRow(observation, metric, values, other.values, alpha)] : []
  })
  const problems = dedupeWithCounts([
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
function withUnitLines(
  metric: Metric,
  lines: BenchText['units'],
  observation: Observation,
): Metric {
  const unitLine = (key: string) =>
    lines.find((line) => metricId(line.unit) === metric.id && line.key === key)?.value
  const better = unitLine('better')
  const assume = unitLine('assume')
  const own = metric.inferred ? (observation.better ?? metric.better) : metric.better
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
  if (method === 'equal') return { ...row, shift: null, p, finding: 'equal', word: '' }
  const shift = shiftOf(base, head, alpha)
  if (p <= alpha) {
    const word = wordFor(metric, shift?.point || headValue - baseValue)
    return { ...row, shift, p, finding: 'changed', word }
  }
  const isTooFew = smallestP(base.length, head.length) > alpha
  return { ...row, shift, p, finding: isTooFew ? 'too-few' : 'unclear', word: '' }
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

const ONLY_SHOWN = 5

/** Benchmarks, and metrics of benchmarks in both texts, that only `side` has. */
function missing(
  side: 'base' | 'head',
  own: Map<string, RunSeries>,
  other: Map<string, RunSeries>,
): Problem[] {
  const nameOf = ({ observation }: RunSeries) =>
    [observation.scope, fullName(observation)].filter(Boolean).join('.')
  const otherNames = new Set([...other.values()].map(nameOf))
  const alone = [...own].filter(([key]) => !other.has(key)).map(([, series]) => series)
  const names = alone.map((each) => {
    const name = nameOf(each)
    return otherNames.has(name) ? { name, metric: each.observation.metric } : { name }
  })
  const all = [...new Map(names.map((one) => [JSON.stringify(one), one])).values()]
  if (all.length === 0) return []
  const details = { names: all.slice(0, ONLY_SHOWN), more: Math.max(0, all.length - ONLY_SHOWN) }
  return [makeFinding(`only-in-${side}`, null, details)]
}

// The rows of an unpaired table that a filter shows.

/** What the language of the paired report calls a finding here. */
const PAIRED_WORDS: Record<UnpairedRow['finding'], string[]> = {
  changed: ['changed'],
  equal: ['equivalent'],
  'too-few': ['inconclusive'],
  unclear: ['inconclusive'],
}

function wordsOf(row: UnpairedRow): RowWords {
  const { benchmark, scope, finding, word } = row
  const names = namesOfUnit(row)
  return {
    '.name': [benchmark.split('/')[0] ?? ''],
    '.fullname': [benchmark, scope === '' ? benchmark : `${scope}.${benchmark}`],
    '.unit': names,
    metric: names,
    pkg: [scope, scope.split('/').at(-1) ?? ''],
    contrast: [],
    verdict: [...PAIRED_WORDS[finding], ...(word === '' ? [] : [word])],
    role: [],
  }
}

/** Throws ConfigError with what is wrong. */
export function readUnpairedFilter(text: string): Query<UnpairedRow> {
  const isMeant = readQuery(text)
  return (row) => isMeant(wordsOf(row))
}
