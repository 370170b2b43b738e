/** Parser: the JSON of pytest-benchmark. */
import { z } from 'zod'
import { observedMetric, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const seconds = z.number().nonnegative()
const benchmark = z.looseObject({
  name: z.string(),
  fullname: z.string().optional(),
  stats: z.looseObject({
    data: z.array(seconds).optional(),
    median: seconds,
    iterations: z.number().positive().default(1),
  }),
})
const shape = z.looseObject({
  machine_info: z.looseObject({}),
  benchmarks: z.array(benchmark),
})

/** Seconds of one call, one number a round of the tool; the median where rounds are left out. */
export const pytestBenchmark: Parser = {
  id: 'pytest-benchmark',
  about: 'File of `pytest --benchmark-json=FILE`: every round of every benchmark.',
  parse(text) {
    const tool = 'the file of pytest --benchmark-json=FILE'
    const { value, problems } = readDocument(text, shape, tool)
    return {
      value: (value?.benchmarks ?? []).flatMap(({ name, fullname, stats }) =>
        (stats.data ?? [stats.median]).map((time) => ({
          ...observedMetric('time/op', fullname ?? name, time, stats.iterations),
          run: 0,
        })),
      ),
      problems,
    }
  },
}
