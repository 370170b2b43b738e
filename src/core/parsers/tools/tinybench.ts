/** Parser: the results of tinybench as JSON. */
import { z } from 'zod'
import type { Parser } from '../../contracts/parser.ts'
import type { Observation, Problem } from '../../model/model.ts'
import { readDocument } from '../../reading/document.ts'
import { finite, observed } from '../../reading/observe.ts'

const result = z.looseObject({
  state: z.string().optional(),
  latency: z.looseObject({ p50: z.number(), samplesCount: z.number().optional() }).optional(),
})
const shape = z.array(z.looseObject({ name: z.string(), result: result.nullable().optional() }))

/** The median of each task, one number a run: tinybench keeps no samples unless it is told to. */
export const tinybench: Parser = {
  id: 'tinybench',
  about: 'JSON of tinybench tasks, `{ name, result }` each: the median of every task.',
  parse(text) {
    const tool = 'JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))'
    const read = readDocument(text, shape, tool)
    const problems: Problem[] = [...read.problems]
    const value = (read.value ?? []).flatMap(({ name, result: told }): Observation[] => {
      const { latency, state = 'without a result' } = told ?? {}
      if (latency === undefined) {
        problems.push({ code: 'failed-benchmark', message: `${name}: ${state}` })
        return []
      }
      const iterations = latency.samplesCount ?? null
      return [observed({ benchmark: name, printed: 'ms/op', value: latency.p50, iterations })]
    })
    return { value: finite(value), problems }
  },
}
