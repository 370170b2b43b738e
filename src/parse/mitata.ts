/** Parser: the JSON of mitata. */
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import { finite, observed, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const stats = z.looseObject({ p50: z.number(), ticks: z.number().optional() })
const run = z.looseObject({
  name: z.string(),
  stats: stats.optional(),
  error: z.unknown().optional(),
})
const shape = z.looseObject({
  layout: z.array(z.looseObject({ name: z.string().nullable() })).optional(),
  benchmarks: z.array(z.looseObject({ group: z.number().optional(), runs: z.array(run) })),
})

/** The median of each run in nanoseconds, one number a run of the program. */
export const mitata: Parser = {
  id: 'mitata',
  about: "mitata's `format: 'json'`: the median of every benchmark.",
  parse(text) {
    const document = readDocument(text, shape, "the output of mitata's run({ format: 'json' })")
    const problems: Problem[] = [...document.problems]
    const value = (document.value?.benchmarks ?? []).flatMap(({ group = 0, runs }) => {
      const above = document.value?.layout?.[group]?.name ?? null
      return runs.flatMap(({ name, stats }): Observation[] => {
        const benchmark = above === null ? name : `${above}/${name}`
        if (stats === undefined) {
          problems.push({ code: 'failed-benchmark', message: `${benchmark}: it threw an error` })
          return []
        }
        const iterations = stats.ticks ?? null
        return [observed({ benchmark, printed: 'ns/op', value: stats.p50, iterations })]
      })
    })
    return { value: finite(value), problems }
  },
}
