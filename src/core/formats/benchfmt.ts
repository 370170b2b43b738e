/** Format: text of Go benchmarks, a file an arm, for benchstat. */
import { median } from 'simple-statistics'
import { type BenchResult, readBenchText } from '../benchfmt/text.ts'
import type { Format, RenderedFile } from '../contracts/format.ts'
import { metricFor } from '../metrics/metrics.ts'
import type { Report, Target, TrialRecord } from '../model/model.ts'
import { clean } from '../text/plain.ts'

/** The configuration that says where results are from. Others would split benchstat's tables. */
const CONFIGURATION = ['goos', 'goarch', 'pkg', 'cpu']

/** One field of a line: visible, without white space. */
function word(text: string): string {
  return clean(text, 500).replaceAll(' ', '_')
}

/** `bench-head-greentea.txt`; a number is added where two arms would have the same file. */
function fileNames(arms: string[]): string[] {
  const used = new Set<string>()
  return arms.map((arm) => {
    const safe = arm.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)
    const candidates = [safe, ...arms.map((_, i) => `${safe}-${i + 2}`)]
    const name = candidates.find((candidate) => !used.has(candidate.toLowerCase()))!
    used.add(name.toLowerCase())
    return `bench-${name}.txt`
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

function resultsOf(record: TrialRecord): BenchResult[] {
  const { results } = readBenchText(record.outputs.stdout ?? '').value
  const sound = results
    .map((result) => ({ ...result, values: result.values.filter((v) => Number.isFinite(v.value)) }))
    .filter((result) => result.iterations > 0 && result.values.length > 0)
  const key = (result: BenchResult) => JSON.stringify([result.config.pkg, result.name])
  return [...Map.groupBy(sound, key).values()].map(summarise)
}

function resultLine({ name, iterations, values }: BenchResult): string {
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

function trialLines(report: Report, arm: string): string[] {
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
function unitLines(report: Report): string[] {
  const custom = report.comparisons.filter(
    ({ metric, better }) => metricFor(metric).inferred && better !== 'unknown',
  )
  const lines = custom.map(({ metric, better }) => `Unit ${word(metric)} better=${better}`)
  return [...new Set(lines)].sort()
}

function render(report: Report): RenderedFile[] {
  const arms = report.plan.arms.map((arm) => arm.id)
  const names = fileNames(arms)
  return arms.map((arm, i) => {
    const lines = trialLines(report, arm)
    const missing =
      report.records === null
        ? ['# The raw records are not in this report, so there is nothing to print.']
        : lines.some((line) => line.startsWith('Benchmark'))
          ? []
          : ['# No trial of this arm printed Go benchmark lines.']
    const text = [
      `# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
      '# One line per round and benchmark: the median of what a process printed. Rounds are pairs',
      '# of arms: what does not know that, like benchstat, sees more noise than there is.',
      ...missing,
      ...unitLines(report),
      ...lines,
    ]
    return { name: names[i]!, text: `${text.join('\n')}\n` }
  })
}

export const benchfmt: Format = {
  id: 'benchfmt',
  about: 'Go benchmark text, one file per arm, for benchstat and its like.',
  isUnfiltered: true,
  render,
}
