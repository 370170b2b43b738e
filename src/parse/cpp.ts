/** Parsers of C++'s benchmarks: Google Benchmark, Catch2. */

import { z } from 'zod'
import { dedupe, makeFinding, quoteFinding } from '../model/findings.ts'
import { isRate } from '../model/metric.ts'
import type { Observation, Problem, WithProblems } from '../model/model.ts'
import {
  type Element,
  elementsIn,
  failedBenchmark,
  finite,
  observed,
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
