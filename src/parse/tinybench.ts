/** Parser: the results of tinybench as JSON. */
import { median } from 'simple-statistics'
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import { finite, observed, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const latency = z.looseObject({ p50: z.number(), samplesCount: z.number().optional() })
/** Before tinybench 3 a result has no `latency`, and all of its samples beside their mean. */
const resultSchema = z.looseObject({
  state: z.string().optional(),
  error: z.unknown().optional(),
  latency: latency.optional(),
  samples: z.array(z.number()).optional(),
  mean: z.number().optional(),
})
const shape = z.array(
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
    const document = readDocument(text, shape, tool)
    const problems: Problem[] = [...document.problems]
    const value = (document.value ?? []).flatMap(({ name, result: task }): Observation[] => {
      const { p50, samplesCount = null } = task?.latency ?? older(task ?? {})
      if (p50 === undefined) {
        const why = task?.state ?? (task?.error === undefined ? 'without a result' : 'errored')
        problems.push({ code: 'failed-benchmark', message: `${name}: ${why}` })
        return []
      }
      return [observed({ benchmark: name, printed: 'ms/op', value: p50, iterations: samplesCount })]
    })
    return { value: finite(value), problems }
  },
}
