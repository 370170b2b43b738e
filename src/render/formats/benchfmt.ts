/** Format: lines as Go benchmarks print them, a file an arm, for benchstat. */
import { median } from 'simple-statistics'
import { metricFor } from '../../model/metrics.ts'
import type { Report, Sample, Target, Trial, TrialRecord } from '../../model/model.ts'
import { clean } from '../../model/plain.ts'
import { type BenchResult, readBenchText } from '../../parse/go-bench.ts'
import { slotKey } from '../../report/failures.ts'
import { collectSamples, parseRecords, requestedSamples } from '../../report/samples.ts'
import type { Format, RenderedFile } from './format.ts'

type Result = Omit<BenchResult, 'line'>

/** The configuration that says where results are from. Others would split benchstat's tables. */
const CONFIGURATION = ['goos', 'goarch', 'pkg', 'cpu']

/** One field of a line: visible, without white space. */
function word(text: string): string {
  return clean(text, 500).replaceAll(' ', '_')
}

/** `bench-head-greentea.txt`; a number is added where two arms would have the same file. */
function fileNames(arms: string[]): { name: string; part: string }[] {
  const used = new Set<string>()
  return arms.map((arm) => {
    const safe = arm.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)
    const candidates = [safe, ...arms.map((_, i) => `${safe}-${i + 2}`)]
    const name = candidates.find((candidate) => !used.has(candidate.toLowerCase()))!
    used.add(name.toLowerCase())
    return { name: `bench-${name}.txt`, part: name }
  })
}

/** The last attempt of each round and target of the arm, in the order of rounds and of the plan. */
function trialsOf(report: Report, arm: string): TrialRecord[] {
  const place = new Map(report.plan.targets.map((target: Target, i) => [target.id, i]))
  const last = new Map<string, TrialRecord>()
  for (const record of report.records ?? []) {
    const { round, target, attempt } = record.trial
    const key = JSON.stringify([round, target])
    const before = last.get(key)
    if (record.trial.arm !== arm) continue
    if (!before || before.trial.attempt <= attempt) last.set(key, record)
  }
  return [...last.values()].sort(
    (a, b) =>
      a.trial.round - b.trial.round ||
      (place.get(a.trial.target) ?? 0) - (place.get(b.trial.target) ?? 0),
  )
}

/**
 * One result for all lines of one benchmark in one process: they are one number to a test, the
 * median by unit over all iterations. A single line keeps its numbers as they were printed.
 */
function summarise(lines: BenchResult[]): BenchResult {
  const [first] = lines as [BenchResult, ...BenchResult[]]
  if (lines.length === 1) return first
  const all = lines.flatMap((line) => line.values)
  const values = first.values.map(({ unit }) => {
    const value = median(all.filter((other) => other.unit === unit).map((other) => other.value))
    return { unit, value, text: String(value) }
  })
  return { ...first, iterations: lines.reduce((sum, line) => sum + line.iterations, 0), values }
}

/** What each trial printed, read once. */
type ResultsOfTrial = Map<TrialRecord, BenchResult[]>

function printedResults(record: TrialRecord): BenchResult[] {
  const { results } = readBenchText(record.outputs.stdout ?? '').value
  const sound = results
    .map((result) => ({ ...result, values: result.values.filter((v) => Number.isFinite(v.value)) }))
    .filter((result) => result.iterations > 0 && result.values.length > 0)
  const key = (result: BenchResult) => JSON.stringify([result.config.pkg, result.name])
  return [...Map.groupBy(sound, key).values()].map(summarise)
}

/** What a benchmark is about, where it is a time: `sec/op` stands once in a line. */
const MAIN_TIMES = ['time/op', 'wall-time']

/** A metric as the format has units: https://pkg.go.dev/golang.org/x/perf/benchunit. */
function unitOf(metric: string, unit: string, main: string | undefined): string {
  if (metric === main) return 'sec/op'
  if (unit === 's') return /[/-]sec$|sec\/op$/.test(metric) ? metric : `${metric}-sec`
  if (unit === 'B') return /\bB\b|bytes/.test(metric) ? metric : `${metric}-bytes`
  return metric
}

/** What a report has of a trial that printed no such lines: a line a benchmark. */
function sampledResults(samples: readonly Sample[], { round }: Trial): Result[] {
  const ofRound = samples.filter(({ values }) => Number.isFinite(values[round] ?? Number.NaN))
  return [...Map.groupBy(ofRound, ({ benchmark }) => benchmark)].map(([benchmark, own]) => {
    const main = MAIN_TIMES.find((time) => own.some(({ metric }) => metric === time))
    const values = own.map(({ metric, unit, values }) => {
      const value = values[round]!
      return { unit: unitOf(metric, unit, main), value, text: String(value) }
    })
    // Behind `Benchmark` the format wants no small letter.
    const name = benchmark.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    return { config: {}, name, iterations: 1, values }
  })
}

/** Samples of the trials that printed no lines, by arm and target. */
function samplesOf({ plan, records }: Report, printed: ResultsOfTrial): Map<string, Sample[]> {
  const silent = (records ?? []).filter((record) => printed.get(record)?.length === 0)
  if (silent.length === 0) return new Map()
  const { value } = collectSamples(plan, parseRecords(plan.suite, silent))
  return Map.groupBy(requestedSamples(plan, value), ({ arm, target }) => slotKey(target, arm))
}

function resultLine({ name, iterations, values }: Result): string {
  const cells = values.map(({ text, unit }) => `${text} ${word(unit)}`)
  return [`Benchmark${word(name)}`, iterations, ...cells].join('\t')
}

/** Configuration lines that take `before` to `after`; an empty value takes a key away. */
function configLines(before: Record<string, string>, after: Record<string, string>): string[] {
  return CONFIGURATION.filter((key) => (before[key] ?? '') !== (after[key] ?? '')).map((key) =>
    `${key}: ${after[key] ?? ''}`.trimEnd(),
  )
}

function cleanConfig(config: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(CONFIGURATION.map((key) => [key, clean(config[key] ?? '', 200)]))
}

type PrintedSamples = { printed: ResultsOfTrial; samples: Map<string, Sample[]> }

function trialLines(report: Report, arm: string, { printed, samples }: PrintedSamples): string[] {
  const resultsOf = (record: TrialRecord): Result[] => {
    const lines = printed.get(record) ?? []
    const own = samples.get(slotKey(record.trial.target, arm)) ?? []
    return lines.length > 0 ? lines : sampledResults(own, record.trial)
  }
  const lines: string[] = []
  let config: Record<string, string> = {}
  let round = -1
  for (const record of trialsOf(report, arm)) {
    if (record.trial.round !== round) lines.push(`# round ${record.trial.round + 1}`)
    round = record.trial.round
    const target = clean(record.trial.target, 200)
    const results = record.status === 'ok' ? resultsOf(record) : []
    if (results.length === 0) lines.push(`# no result of ${target}: ${record.status}`)
    for (const result of results) {
      const next = cleanConfig(result.config)
      lines.push(...configLines(config, next), resultLine(result))
      config = next
    }
  }
  return lines
}

/** Directions of custom metrics, which benchstat cannot know. */
function unitLines(report: Report, samples: Map<string, Sample[]>): string[] {
  const sampled = new Set([...samples.values()].flat().map(({ metric }) => metric))
  const isCustom = (metric: string) =>
    sampled.has(metric) ? !MAIN_TIMES.includes(metric) : metricFor(metric).inferred
  const custom = report.comparisons.filter(
    ({ metric, better }) => isCustom(metric) && better !== 'unknown',
  )
  const lines = custom.map(({ metric, unit, better }) => {
    const written = sampled.has(metric) ? unitOf(metric, unit, undefined) : metric
    return `Unit ${word(written)} better=${better}`
  })
  return [...new Set(lines)].sort()
}

/** A file an arm that has a line; with no raw records, one that says so. */
function render(report: Report): RenderedFile[] {
  const arms = report.plan.arms.map((arm) => arm.id)
  const names = fileNames(arms)
  const hasNone = report.records === null
  const printed = new Map((report.records ?? []).map((one) => [one, printedResults(one)]))
  const samples = samplesOf(report, printed)
  const files = arms.map((arm, i) => {
    const lines = trialLines(report, arm, { printed, samples })
    const text = [
      `# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
      '# One line per round and benchmark: the median of what a process printed. Rounds are pairs',
      '# of arms: what does not know that, like benchstat, sees more noise than there is.',
      ...(hasNone ? [NO_RECORDS] : []),
      ...unitLines(report, samples),
      ...lines,
    ]
    const isTold = hasNone || lines.some((line) => line.startsWith('Benchmark'))
    return isTold ? [{ ...names[i]!, text: `${text.join('\n')}\n` }] : []
  })
  return files.flat()
}

const NO_RECORDS = '# The raw records are not in this report, so there is nothing to print.'

export const benchfmt: Format = {
  id: 'benchfmt',
  about: 'Lines of Go benchmarks, one file per arm, for benchstat.',
  isUnfiltered: true,
  render,
}
