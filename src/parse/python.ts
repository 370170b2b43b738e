/** Parsers of Python's benchmarks: pyperf, pytest-benchmark. */

import { z } from 'zod'
import { makeFinding } from '../model/findings.ts'
import type { Observation, Problem } from '../model/model.ts'
import { observed, observedMetric, type Parser, readDocument } from './parser.ts'

// The JSON of pyperf.

const metadata = z.looseObject({
  name: z.string().optional(),
  unit: z.string().optional(),
  loops: z.number().positive().optional(),
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
      )
      if (values.length === 0) problems.push(makeFinding('no-values', null, { name: benchmark }))
    }
    return { value: observations, problems }
  },
}

// The JSON of pytest-benchmark.

const seconds = z.number().nonnegative()
const benchmark = z.looseObject({
  name: z.string(),
  fullname: z.string().optional(),
  stats: z.looseObject({
    data: z.array(seconds).optional(),
    median: seconds,
    iterations: z.number().positive().default(1),
  }),
  // What our timer read beside the wall clock: of each round, or null.
  gcbench: z
    .looseObject({
      cpu: z.array(seconds).nullable(),
      delay: z.array(seconds).nullable(),
    })
    .optional(),
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
        const series = [
          ['time/op', stats.data ?? [stats.median]],
          ['cpu-s/op', gcbench?.cpu ?? []],
          ['run-delay/op', gcbench?.delay ?? []],
        ] as const
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
