/** Parser: the JSON of pyperf. */
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import { observed, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const metadata = z.looseObject({
  name: z.string().optional(),
  unit: z.string().optional(),
  loops: z.number().positive().optional(),
})
const run = z.looseObject({
  metadata: metadata.optional(),
  values: z.array(z.number()).optional(),
})
const shape = z.looseObject({
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
    const document = readDocument(text, shape, 'the file that a pyperf script writes with -o')
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
      if (values.length === 0)
        problems.push({ code: 'no-values', message: `${benchmark}: calibrated, but no value` })
    }
    return { value: observations, problems }
  },
}
