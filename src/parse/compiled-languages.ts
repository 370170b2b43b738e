/**
 * Parsers of benchmarks of compiled languages: C++ (Google Benchmark, Catch2), Rust (libtest,
 * Criterion.rs, Divan), .NET (BenchmarkDotNet).
 */

import { z } from 'zod'
import { dedupe, makeFinding, quoteFinding } from '../model/findings.ts'
import { isRate } from '../model/metric.ts'
import type { Observation, Problem, WithProblems } from '../model/model.ts'
import {
  type Element,
  elementsIn,
  failedBenchmark,
  finite,
  lacks,
  observed,
  observedMetric,
  type Parser,
  readDocument,
} from './parser.ts'

// The JSON of Google Benchmark.

const benchmark = z.looseObject({
  name: z.string(),
  run_name: z.string().optional(),
  run_type: z.string().optional(),
  aggregate_name: z.string().optional(),
  /** Absent: of what is fitted to several benchmarks, which is no result. */
  iterations: z.number().nonnegative().optional(),
  real_time: z.number().nullish(),
  cpu_time: z.number().nullish(),
  time_unit: z.enum(['ns', 'us', 'ms', 's']).optional(),
  error_occurred: z.boolean().optional(),
  error_message: z.string().optional(),
  skipped: z.boolean().optional(),
  skip_message: z.string().optional(),
})
const shape = z.looseObject({ context: z.looseObject({}), benchmarks: z.array(benchmark) })
type Benchmark = z.infer<typeof benchmark>

/** Numbers that the library prints of every benchmark and that are no results. */
const NO_RESULTS = [
  'family_index',
  'per_family_instance_index',
  'repetitions',
  'repetition_index',
  'threads',
  'iterations',
  'real_time',
  'cpu_time',
  'bytes_per_second',
  'items_per_second',
]

/** One metric, whatever unit the benchmark prints. */
const asCpuTime = (observation: Observation): Observation => ({
  ...observation,
  metric: 'cpu-s/op',
})

/** A counter may be a rate, and the file does not say so: only its name can. */
const asCounter = (key: string, observation: Observation): Observation => ({
  ...observation,
  better: isRate(key) ? 'higher' : 'unknown',
})

function observe(benchmark: Benchmark): Observation[] {
  const { run_name: runName, name, iterations = null, time_unit: unit = 'ns' } = benchmark
  const of = { benchmark: runName ?? name, iterations }
  const numbers = (key: string, printed: string) => {
    const value = benchmark[key]
    return typeof value === 'number' ? [observed({ ...of, printed, value })] : []
  }
  return finite([
    ...numbers('real_time', `${unit}/op`),
    ...numbers('cpu_time', `cpu-${unit}/op`).map(asCpuTime),
    ...numbers('bytes_per_second', 'B/s'),
    ...numbers('items_per_second', 'items/s'),
    ...Object.keys(benchmark)
      .filter((key) => !NO_RESULTS.includes(key))
      .flatMap((key) => numbers(key, key).map((observation) => asCounter(key, observation))),
  ])
}

/** What is read: every repetition; where only aggregates were printed, the median of each. */
function chosen(benchmarks: Benchmark[]): WithProblems<Benchmark[]> {
  const failures = benchmarks.flatMap(({ name, error_message: said, ...rest }) => [
    ...(rest.error_occurred ? [failedBenchmark(name, said ?? { cause: 'error' })] : []),
    ...(rest.skipped
      ? [failedBenchmark(name, { cause: 'skipped', reason: rest.skip_message || null })]
      : []),
  ])
  // Each repetition tells it.
  const problems = dedupe(failures).map(({ times: _, ...one }): Problem => one)
  const sound = benchmarks.filter((one) => !one.error_occurred && !one.skipped)
  const runs = sound.filter(({ run_type: type }) => type !== 'aggregate')
  const measured = new Set(runs.map(({ run_name: name }) => name))
  const medians = sound.filter(
    ({ run_type: type, aggregate_name: of, run_name: name }) =>
      type === 'aggregate' && of === 'median' && !measured.has(name),
  )
  return { value: [...runs, ...medians], problems }
}

/** Results of google/benchmark; its own counters are custom metrics named as printed. */
export const googleBenchmark: Parser = {
  id: 'google-benchmark',
  hasOwnMetrics: true,
  about: 'Output of a google/benchmark program with `--benchmark_format=json`.',
  parse(text) {
    const document = readDocument(text, shape, 'the output of --benchmark_format=json')
    const { value, problems } = chosen(document.value?.benchmarks ?? [])
    // Repetitions are of one process.
    const numbers = value.flatMap(observe).map((observation) => ({ ...observation, run: 0 }))
    return { value: numbers, problems: [...document.problems, ...problems] }
  },
}

// The XML of Catch2.

/** Elements whose names are parts of the name of a benchmark. */
const NAMED = ['TestCase', 'Section', 'BenchmarkResults']

/** A mean belongs to the results before it, those to the test case and sections around them. */
function catch2Observe(elements: Element[]): WithProblems<Observation[]> {
  const observations: Observation[] = []
  const problems: Problem[] = []
  const path: string[] = []
  let benchmark = ''
  let iterations: number | null = null
  for (const { name, attributes, inside } of elements) {
    if (NAMED.includes(name)) {
      path.length = Math.min(path.length, inside.filter((one) => NAMED.includes(one)).length)
      path.push(attributes.name ?? '')
      benchmark = path.join('/')
    }
    if (name === 'BenchmarkResults') iterations = Number(attributes.iterations) || null
    if (name === 'failed' && inside.at(-1) === 'BenchmarkResults') {
      const said = attributes.message?.slice(0, 300)
      problems.push(failedBenchmark(benchmark.slice(0, 300), said || { cause: 'exception' }))
    }
    const value = Number(attributes.value)
    if (name === 'mean' && attributes.value !== undefined)
      observations.push(observed({ benchmark, printed: 'ns/op', value, iterations }))
  }
  return { value: finite(observations), problems }
}

/** Catch2 prints no samples: one mean a benchmark and run. */
export const catch2: Parser = {
  id: 'catch2',
  about: 'XML of a Catch2 program (`-r xml`): the mean of every BENCHMARK.',
  parse(text) {
    const { elements, fault } = elementsIn(text)
    const { value, problems } = catch2Observe(elements)
    if (fault !== null) problems.push(quoteFinding('broken-xml', fault.slice(0, 300)))
    else if (value.length === 0 && problems.length === 0)
      problems.push(
        makeFinding(
          'unknown-shape',
          null,
          { lacks: 'BenchmarkResults', of: 'XML', first: elements[0]?.name ?? 'none' },
          { next: 'run the Catch2 program with -r xml' },
        ),
      )
    return { value, problems }
  },
}

// What Rust's libtest prints of benchmarks.

const LIBTEST_LINE = /^test (.{1,300}?) +\.\.\. bench: +([\d,]+(?:\.\d+)?) ns\/iter (.{1,100})$/
/** Deviation, and the rate where the benchmark says how many bytes an iteration has. */
const LIBTEST_REST = /^\(\+\/- [\d,.]+\)(?: = ([\d,]+) MB\/s)?$/
const LIBTEST_FAILED = /^test (.{1,300}?) +\.\.\. FAILED$/

/** The same with `--format json`, a line a benchmark. */
const RECORD =
  /^\{ ?"type": ?"bench", ?"name": ?("(?:[^"\\]|\\.)*"), ?"median": ?(\d+(?:\.\d+)?), .*\}$/

const nameIn = (quoted: string): string => {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

/** Half of the last printed decimal. */
const halfStepOf = (text: string) => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0)

/** The median of each benchmark, one number a run. */
export const libtest: Parser = {
  id: 'libtest',
  about: "What Rust's own harness prints under `cargo bench`: the median of every `#[bench]`.",
  parse(text) {
    const problems: Problem[] = []
    const value: Observation[] = []
    for (const line of text.split('\n')) {
      const [, benchmark = '', time, rest = ''] = LIBTEST_LINE.exec(line.trimEnd()) ?? []
      const [, failed] = LIBTEST_FAILED.exec(line.trimEnd()) ?? []
      if (failed !== undefined) problems.push(failedBenchmark(failed, { cause: 'failed' }))
      const [, quoted, median] = RECORD.exec(line.trimEnd()) ?? []
      if (quoted !== undefined) {
        value.push(observed({ benchmark: nameIn(quoted), value: Number(median), printed: 'ns/op' }))
      }
      if (time === undefined) continue
      const halfStep = halfStepOf(time)
      const [, rate] = LIBTEST_REST.exec(rest) ?? []
      value.push(observed({ benchmark, printed: 'ns/op', value: numberOf(time), halfStep }))
      if (rate !== undefined)
        value.push(observed({ benchmark, printed: 'MB/s', value: numberOf(rate), halfStep: 0.5 }))
    }
    if (value.length === 0 && problems.length === 0)
      problems.push(
        lacks('line `test NAME ... bench: N ns/iter (+/- N)`', 'output', {
          next: 'give this parser what `cargo bench` prints of `#[bench]` functions',
        }),
      )
    return { value: finite(value), problems }
  },
}

// What Criterion.rs prints.

/** `NAME   time:   [low unit estimate unit high unit]`; a long name stands on a line of its own. */
const CRITERION_LINE =
  /^(\S.{0,300}?)?\s+(time|thrpt): {1,10}\[[\d.]+ \S+ (\d+(?:\.\d+)?) (\S+) [\d.]+ \S+\]$/

/** Criterion's units of time and of throughput as the table of metrics prints them. */
const PRINTED: Record<string, { printed: string; factor: number }> = {
  ps: { printed: 'ns/op', factor: 1e-3 },
  ns: { printed: 'ns/op', factor: 1 },
  us: { printed: 'us/op', factor: 1 },
  '\u00b5s': { printed: 'us/op', factor: 1 },
  ms: { printed: 'ms/op', factor: 1 },
  s: { printed: 's/op', factor: 1 },
  'B/s': { printed: 'B/s', factor: 1 },
  'KiB/s': { printed: 'B/s', factor: 2 ** 10 },
  'MiB/s': { printed: 'B/s', factor: 2 ** 20 },
  'GiB/s': { printed: 'B/s', factor: 2 ** 30 },
  'TiB/s': { printed: 'B/s', factor: 2 ** 40 },
  'KB/s': { printed: 'B/s', factor: 1e3 },
  'MB/s': { printed: 'B/s', factor: 1e6 },
  'GB/s': { printed: 'B/s', factor: 1e9 },
  'b/s': { printed: 'B/s', factor: 1 / 8 },
  'Kb/s': { printed: 'B/s', factor: 1e3 / 8 },
  'Mb/s': { printed: 'B/s', factor: 1e6 / 8 },
  'Gb/s': { printed: 'B/s', factor: 1e9 / 8 },
  'elem/s': { printed: 'elem/s', factor: 1 },
  'Kelem/s': { printed: 'elem/s', factor: 1e3 },
  'Melem/s': { printed: 'elem/s', factor: 1e6 },
  'Gelem/s': { printed: 'elem/s', factor: 1e9 },
}

/** What is not indented right above a time is its name, whatever it reads like. */
const nameAbove = (line = '') => (/^\S/.test(line) ? line.trim() : '')

/** The estimate of each benchmark: Criterion's own slope or mean, one number a run. */
export const criterion: Parser = {
  id: 'criterion',
  hasOwnMetrics: true,
  about: 'What Criterion.rs prints under `cargo bench`: the estimate of time and throughput.',
  parse(text) {
    const problems: Problem[] = []
    const value: Observation[] = []
    let name = ''
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      const [, own, what, number, unit = ''] = CRITERION_LINE.exec(line.trimEnd()) ?? []
      if (what === undefined) continue
      if (own !== undefined) name = own.trim()
      else if (what === 'time') name = nameAbove(lines[index - 1])
      const metric = PRINTED[unit]
      if (metric === undefined || name === '') {
        const details = { unit: name === '' ? null : unit }
        problems.push(makeFinding('unread-line', null, details, { where: `line ${index + 1}` }))
        continue
      }
      const { printed, factor } = metric
      value.push(observed({ benchmark: name, printed, value: Number(number) * factor }))
    }
    if (value.length === 0)
      problems.push(
        lacks('line `NAME time: [low estimate high]`', 'output', {
          next: 'give this parser what `cargo bench` prints of a Criterion.rs benchmark',
        }),
      )
    return { value: finite(value), problems }
  },
}

// What Divan prints.

/** Branches of the tree before a name: three columns a level. */
const DIVAN_ROW = /^((?:[\u2502 ] {2})*)(?:[\u251c\u2570]\u2500 )(.+)$/
const COLUMNS = /^(.*?) {2,}(\S+ \S+) +\u2502 (\S+ \S+) +\u2502 (\S+ \S+) +\u2502/
const VALUE = /^(\d+(?:\.\d+)?) (\S+)$/

/** Divan's units; below a nanosecond it prints picoseconds. */
const TO_NS: Record<string, number> = {
  ps: 1e-3,
  ns: 1,
  '\u00b5s': 1e3,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
}

type Row = { path: string[]; median: string | null }

/** The rows of the tree with the names above them; rows of throughput have no branch. */
function rowsOf(text: string): Row[] {
  const path: string[] = []
  const rows: Row[] = []
  for (const line of text.split('\n')) {
    const [, branches, rest] = DIVAN_ROW.exec(line) ?? []
    if (branches === undefined || rest === undefined) continue
    const [, name, , , median] = COLUMNS.exec(rest) ?? []
    path.length = Math.min(path.length, branches.length / 3)
    path.push((name ?? rest.replace(/ *\u2502.*$/, '')).trim())
    rows.push({ path: [...path], median: median ?? null })
  }
  return rows
}

/** The median of each benchmark, one number a run; the path of a row is its name. */
export const divan: Parser = {
  id: 'divan',
  about: 'The tree that divan prints under `cargo bench`: the median of every benchmark.',
  parse(text) {
    const problems: Problem[] = []
    const value = rowsOf(text).flatMap(({ path, median }): Observation[] => {
      if (median === null) return []
      const benchmark = path.join('/')
      const [, number, unit = ''] = VALUE.exec(median) ?? []
      const factor = TO_NS[unit]
      if (number === undefined || factor === undefined) {
        problems.push(makeFinding('unread-line', null, { name: benchmark, text: median }))
        return []
      }
      return [observed({ benchmark, printed: 'ns/op', value: Number(number) * factor })]
    })
    if (value.length === 0)
      problems.push(
        lacks('row of a tree with fastest, slowest and median', 'output', {
          next: 'give this parser what `cargo bench` prints of a divan benchmark',
        }),
      )
    return { value: finite(value), problems }
  },
}

// The JSON of BenchmarkDotNet.

const measurement = z.looseObject({
  /** `Result` in either: an iteration without the overhead; the stage is told from 0.11.2 on. */
  IterationMode: z.string().optional(),
  IterationStage: z.string().optional(),
  Operations: z.number(),
  Nanoseconds: z.number(),
})
const dotNetBenchmark = z.looseObject({
  /** Absent before 0.11. */
  FullName: z.string().optional(),
  DisplayInfo: z.string().optional(),
  Namespace: z.string().nullish(),
  Type: z.string().optional(),
  Method: z.string().optional(),
  Parameters: z.string().optional(),
  /** Nanoseconds of one operation; null where no run of the benchmark succeeded. */
  Statistics: z
    .looseObject({ OriginalValues: z.array(z.number()).optional(), Median: z.number() })
    .nullable(),
  Memory: z.looseObject({ BytesAllocatedPerOperation: z.number().nullable() }).nullish(),
  Measurements: z.array(measurement).optional(),
})
const dotNetReport = z.looseObject({ Title: z.string(), Benchmarks: z.array(dotNetBenchmark) })
type DotNetBenchmark = z.infer<typeof dotNetBenchmark>

/** As later versions name it: what is displayed holds the job, whose name may be one of chance. */
function nameOf({
  FullName,
  DisplayInfo,
  Namespace,
  Type,
  Method,
  Parameters = '',
}: DotNetBenchmark) {
  if (FullName !== undefined) return FullName
  if (Type === undefined || Method === undefined) return DisplayInfo ?? 'unnamed'
  const inside = Parameters.replaceAll('=', ': ')
  return [Namespace, Type, Method].filter(Boolean).join('.') + (inside && `(${inside})`)
}

/** The job of `Type.Method: Job-XYZ(Runtime=A) [N=1]`: what it sets, else its name. */
function jobOf({ DisplayInfo = '' }: DotNetBenchmark): string {
  const [, job = '', sets = ''] =
    /: ([^:([]{1,100})(?:\((.{1,300})\))?(?: \[.*)?$/.exec(DisplayInfo) ?? []
  return sets || job
}

/** Nanoseconds of one operation in each iteration; the median where no iteration was exported. */
function timesOf(
  statistics: NonNullable<DotNetBenchmark['Statistics']>,
  all: DotNetBenchmark['Measurements'] = [],
) {
  if (statistics.OriginalValues !== undefined) return statistics.OriginalValues
  const results = all.filter(
    ({ IterationMode, IterationStage }) => (IterationStage ?? IterationMode) === 'Result',
  )
  const times = results.map(({ Nanoseconds, Operations }) => Nanoseconds / Operations)
  return times.length > 0 ? times : [statistics.Median]
}

/** Every iteration that was exported; jobs of one benchmark are benchmarks of their own. */
export const benchmarkDotNet: Parser = {
  id: 'benchmark-dotnet',
  about: 'File of a JSON exporter of BenchmarkDotNet: every iteration, and bytes allocated.',
  parse(text) {
    const tool = 'a *-report-full.json of BenchmarkDotNet (exporter json)'
    const document = readDocument(text, dotNetReport, tool)
    const problems: Problem[] = [...document.problems]
    const byName = Map.groupBy(document.value?.Benchmarks ?? [], nameOf)
    const value = [...byName].flatMap(([name, jobs]) =>
      jobs.flatMap((result): Observation[] => {
        const own = jobs.length === 1 ? name : `${name} [${jobOf(result)}]`
        if (result.Statistics === null) {
          problems.push(failedBenchmark(own, { cause: 'no-run' }))
          return []
        }
        const bytes = result.Memory?.BytesAllocatedPerOperation ?? null
        return [
          // Launches are not told apart in either list.
          ...timesOf(result.Statistics, result.Measurements).map((ns) => ({
            ...observed({ benchmark: own, printed: 'ns/op', value: ns }),
            run: 0,
          })),
          ...(bytes === null ? [] : [observedMetric('bytes/op', own, bytes)]),
        ]
      }),
    )
    return { value: finite(value), problems }
  },
}
