/**
 * Parsers of benchmarks of script languages: Python (pyperf, pytest-benchmark), JavaScript
 * (tinybench, mitata, Vitest).
 */

import { median } from 'simple-statistics'
import { z } from 'zod'
import type { FailedBenchmark } from '../model/codes/outputs.ts'
import { makeFinding } from '../model/findings.ts'
import type { Observation, Problem } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import {
  failedBenchmark,
  finite,
  observed,
  observedMetric,
  type Parser,
  readDocument,
  sameNames,
} from './parser.ts'

const seconds = z.number().nonnegative()
/** What our timer read beside the wall clock: of each sample, or null. */
const clocks = z.looseObject({
  cpu: z.array(seconds).nullable(),
  delay: z.array(seconds).nullable(),
})

/** Metrics of these, each a number a sample. */
const clockSeries = (told: z.infer<typeof clocks> | undefined) =>
  [
    ['cpu-s/op', told?.cpu ?? []],
    ['run-delay/op', told?.delay ?? []],
  ] as const

// The JSON of pyperf.

const metadata = z.looseObject({
  name: z.string().optional(),
  unit: z.string().optional(),
  loops: z.number().positive().optional(),
  // JSON of what our clock read beside the wall clock.
  gcbench: z.string().optional(),
})
const run = z.looseObject({
  metadata: metadata.optional(),
  values: z.array(z.number()).optional(),
})
const pyperfShape = z.looseObject({
  version: z.string(),
  metadata: metadata.optional(),
  benchmarks: z.array(z.looseObject({ metadata: metadata.optional(), runs: z.array(run) })),
})

/** pyperf's units in the terms of the table: its default is seconds. */
const PRINTED: Record<string, string> = { second: 's/op', byte: 'memory-B', integer: 'count' }

/** pyperf lays what all runs say the same to what is around them. */
const clocksIn = (text = '') => clocks.safeParse(readJson(text)).data

/** What pyperf measured, one number a value; warm-ups and calibration are none. */
export const pyperf: Parser = {
  id: 'pyperf',
  hasOwnMetrics: true,
  about: 'File of a pyperf script with `-o FILE` (or `--stdout`): every value of every run.',
  parse(text) {
    const document = readDocument(text, pyperfShape, 'the file that a pyperf script writes with -o')
    const common = document.value?.metadata ?? {}
    const problems: Problem[] = [...document.problems]
    const observations: Observation[] = []
    for (const { metadata: own = {}, runs } of document.value?.benchmarks ?? []) {
      const unit = own.unit ?? common.unit ?? 'second'
      const benchmark = own.name ?? common.name ?? 'unnamed'
      const values = runs.flatMap(({ values: found = [] }, at) =>
        found.map((value) => ({ value, at })),
      )
      const printed = PRINTED[unit] ?? unit
      const iterations = own.loops ?? common.loops ?? null
      observations.push(
        ...values.map(({ value, at }) => ({
          ...observed({ benchmark, printed, value, iterations }),
          run: at,
        })),
        ...runs.flatMap(({ metadata: of }, at) => {
          const told = clocksIn(of?.gcbench ?? own.gcbench ?? common.gcbench)
          return clockSeries(told).flatMap(([metric, all]) =>
            all.map((each) => ({
              ...observedMetric(metric, benchmark, each, iterations),
              run: at,
            })),
          )
        }),
      )
      if (values.length === 0) problems.push(makeFinding('no-values', null, { name: benchmark }))
    }
    return { value: observations, problems }
  },
}

// The JSON of pytest-benchmark.

const benchmark = z.looseObject({
  name: z.string(),
  fullname: z.string().optional(),
  stats: z.looseObject({
    data: z.array(seconds).optional(),
    median: seconds,
    iterations: z.number().positive().default(1),
  }),
  gcbench: clocks.optional(),
})
const pytestShape = z.looseObject({
  machine_info: z.looseObject({}),
  benchmarks: z.array(benchmark),
})

/**
 * Seconds of one call, one number a round of the tool; the median where rounds are left out. With
 * CPU time and run delay where the round was timed by the workload's own timer.
 */
export const pytestBenchmark: Parser = {
  id: 'pytest-benchmark',
  about: 'File of `pytest --benchmark-json=FILE`: every round of every benchmark.',
  parse(text) {
    const tool = 'the file of pytest --benchmark-json=FILE'
    const { value, problems } = readDocument(text, pytestShape, tool)
    return {
      value: (value?.benchmarks ?? []).flatMap(({ name, fullname, stats, gcbench }) => {
        const series = [['time/op', stats.data ?? [stats.median]] as const, ...clockSeries(gcbench)]
        return series.flatMap(([metric, values]) =>
          values.map((each) => ({
            ...observedMetric(metric, fullname ?? name, each, stats.iterations),
            run: 0,
          })),
        )
      }),
      problems,
    }
  },
}

// The results of tinybench as JSON.

const latency = z.looseObject({ p50: z.number(), samplesCount: z.number().optional() })
/** Before tinybench 3 a result has no `latency`, and all of its samples beside their mean. */
const resultSchema = z.looseObject({
  state: z.string().optional(),
  error: z.unknown().optional(),
  latency: latency.optional(),
  samples: z.array(z.number()).optional(),
  mean: z.number().optional(),
})
const tinybenchShape = z.array(
  z.looseObject({ name: z.string(), result: resultSchema.nullable().optional() }),
)

/** Where the samples were left out, the mean stands for their median. */
const older = ({ samples = [], mean }: z.infer<typeof resultSchema>) =>
  samples.length === 0 ? { p50: mean } : { p50: median(samples), samplesCount: samples.length }

/** The median of each task, one number a run: tinybench keeps no samples unless it is told to. */
export const tinybench: Parser = {
  id: 'tinybench',
  about: 'JSON of tinybench tasks, `{ name, result }` each: the median of every task.',
  parse(text) {
    const tool = 'JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))'
    const document = readDocument(text, tinybenchShape, tool)
    const problems: Problem[] = [...document.problems]
    const value = (document.value ?? []).flatMap(({ name, result: task }): Observation[] => {
      const { p50, samplesCount = null } = task?.latency ?? older(task ?? {})
      if (p50 === undefined) {
        const cause = task?.error === undefined ? 'no-result' : 'errored'
        problems.push(failedBenchmark(name, task?.state ?? { cause }))
        return []
      }
      return [observed({ benchmark: name, printed: 'ms/op', value: p50, iterations: samplesCount })]
    })
    return { value: finite(value), problems }
  },
}

// The JSON of mitata.

const mitataStats = z.looseObject({ p50: z.number(), ticks: z.number().optional() })
const mitataRun = z.looseObject({
  name: z.string(),
  stats: mitataStats.optional(),
  error: z.unknown().optional(),
})
const mitataShape = z.looseObject({
  layout: z.array(z.looseObject({ name: z.string().nullable() })).optional(),
  benchmarks: z.array(z.looseObject({ group: z.number().optional(), runs: z.array(mitataRun) })),
})

/** The median of each run in nanoseconds, one number a run of the program. */
export const mitata: Parser = {
  id: 'mitata',
  about: "mitata's `format: 'json'`: the median of every benchmark.",
  parse(text) {
    const document = readDocument(
      text,
      mitataShape,
      "the output of mitata's run({ format: 'json' })",
    )
    const problems: Problem[] = [...document.problems]
    const value = (document.value?.benchmarks ?? []).flatMap(({ group = 0, runs }) => {
      const above = document.value?.layout?.[group]?.name ?? null
      return runs.flatMap(({ name, stats }): Observation[] => {
        const benchmark = above === null ? name : `${above}/${name}`
        if (stats === undefined) {
          problems.push(failedBenchmark(benchmark, { cause: 'threw' }))
          return []
        }
        const iterations = stats.ticks ?? null
        return [observed({ benchmark, printed: 'ns/op', value: stats.p50, iterations })]
      })
    })
    return { value: finite(value), problems }
  },
}

// The JSON of `vitest bench`.

const vitestBenchmark = z.looseObject({
  name: z.string(),
  /** Milliseconds of one call; absent: it threw, which Vitest 4 tells of nowhere else. */
  median: z.number().nonnegative().optional(),
  /** Vitest 1 has no median. */
  mean: z.number().nonnegative().optional(),
  sampleCount: z.number().optional(),
})
const group = z.looseObject({ fullName: z.string(), benchmarks: z.array(vitestBenchmark) })
/** The file of Vitest 1 to 4. */
const groups = z.looseObject({ files: z.array(z.looseObject({ groups: z.array(group) })) })

const task = z.looseObject({
  name: z.string(),
  latency: z.looseObject({ p50: z.number().nonnegative(), samplesCount: z.number().optional() }),
})
const test = z.looseObject({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).default([]),
  benchmarks: z.array(z.looseObject({ tasks: z.array(task) })).default([]),
})
/** The file of Vitest 5: that of its tests, which have benchmarks. */
const tests = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(test),
    }),
  ),
})

/** A benchmark by its full name; `ms` null: it failed, for the reason in `why`. */
type TaskTime = {
  benchmark: string
  ms: number | null
  calls?: number | undefined
  why?: FailedBenchmark
}

const ofGroups = ({ files }: z.infer<typeof groups>): TaskTime[] =>
  files
    .flatMap((file) => file.groups)
    .flatMap(({ fullName, benchmarks }) =>
      benchmarks.map(({ name, mean = null, median = mean, sampleCount }) => ({
        benchmark: `${fullName} > ${name}`,
        ms: median,
        calls: sampleCount,
        why: { cause: 'threw' },
      })),
    )

/** As many last parts of the paths as tell the files apart: where the source lies is no name. */
function fileNames(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(/[\\/]/))
  const namesOf = (count: number) => parts.map((all) => all.slice(-count).join('/'))
  const most = Math.max(1, ...parts.map(({ length }) => length))
  for (let count = 1; count < most; count++)
    if (new Set(namesOf(count)).size === new Set(paths).size) return namesOf(count)
  return namesOf(most)
}

function ofTests({ testResults }: z.infer<typeof tests>): TaskTime[] {
  const files = fileNames(testResults.map(({ name }) => name))
  return testResults.flatMap(({ assertionResults, message }, index): TaskTime[] => {
    const file = files[index]!
    const failed = (name: string, said: string | undefined): TaskTime => ({
      benchmark: name,
      ms: null,
      why:
        said === undefined
          ? { cause: 'failed' }
          : { said: said.split('\n')[0]?.slice(0, 300) ?? '' },
    })
    if (assertionResults.length === 0 && message !== '') return [failed(file, message)]
    return assertionResults.flatMap(({ ancestorTitles, title, status, ...one }) => {
      const above = [file, ...ancestorTitles, title].join(' > ')
      const tasks = one.benchmarks.flatMap((group) => group.tasks)
      return [
        ...tasks.map(({ name, latency }) => ({
          benchmark: `${above} > ${name}`,
          ms: latency.p50,
          calls: latency.samplesCount,
        })),
        ...(status === 'failed' ? [failed(above, one.failureMessages[0])] : []),
      ]
    })
  })
}

const vitestShape = z.union([groups.transform(ofGroups), tests.transform(ofTests)])

/** The median of each benchmark, one number a run: Vitest keeps no samples in its file. */
export const vitestBench: Parser = {
  id: 'vitest-bench',
  about:
    'File of `vitest bench`, by `--outputJson FILE` (Vitest 1 to 4) or `--reporter=json ' +
    '--outputFile=FILE` (Vitest 5): the median of every benchmark.',
  parse(text) {
    const tool = 'the file of vitest bench --outputJson, or of its --reporter=json'
    const document = readDocument(text, vitestShape, tool)
    const problems: Problem[] = [...document.problems]
    const value = (document.value ?? []).flatMap(({ benchmark: name, ms, calls, why }) => {
      if (ms === null) {
        problems.push(failedBenchmark(name, why ?? { cause: 'failed' }))
        return []
      }
      return [observed({ benchmark: name, printed: 'ms/op', value: ms, iterations: calls ?? null })]
    })
    problems.push(...sameNames((document.value ?? []).map(({ benchmark: name }) => name)))
    return { value: finite(value), problems }
  },
}
