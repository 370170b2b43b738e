/** Parser: the JSON of `vitest bench`. */
import { z } from 'zod'
import type { Parser } from '../../contracts/parser.ts'
import { readDocument } from '../../reading/document.ts'
import { finite, observed } from '../../reading/observe.ts'

const benchmark = z.looseObject({
  name: z.string(),
  /** Milliseconds of one call. */
  median: z.number().nonnegative(),
  sampleCount: z.number().optional(),
})
const group = z.looseObject({ fullName: z.string(), benchmarks: z.array(benchmark) })
const shape = z.looseObject({ files: z.array(z.looseObject({ groups: z.array(group) })) })

/** The median of each benchmark, one number a run: Vitest keeps no samples in its file. */
export const vitestBench: Parser = {
  id: 'vitest-bench',
  about: 'File of `vitest bench --outputJson FILE`: the median of every benchmark.',
  parse(text) {
    const tool = 'the file of vitest bench --outputJson'
    const { value, problems } = readDocument(text, shape, tool)
    const groups = (value?.files ?? []).flatMap((file) => file.groups)
    return {
      value: finite(
        groups.flatMap(({ fullName, benchmarks }) =>
          benchmarks.map(({ name, median, sampleCount }) =>
            observed({
              benchmark: `${fullName} > ${name}`,
              printed: 'ms/op',
              value: median,
              iterations: sampleCount ?? null,
            }),
          ),
        ),
      ),
      problems,
    }
  },
}
