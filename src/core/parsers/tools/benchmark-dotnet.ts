/** Parser: the JSON of BenchmarkDotNet. */
import { z } from 'zod'
import type { Parser } from '../../contracts/parser.ts'
import type { Observation, Problem } from '../../model/model.ts'
import { readDocument } from '../../reading/document.ts'
import { finite, observed, observedMetric } from '../../reading/observe.ts'

const benchmark = z.looseObject({
  FullName: z.string().optional(),
  DisplayInfo: z.string().optional(),
  /** Nanoseconds of one operation; null where no run of the benchmark succeeded. */
  Statistics: z
    .looseObject({ OriginalValues: z.array(z.number()).optional(), Median: z.number() })
    .nullable(),
  Memory: z.looseObject({ BytesAllocatedPerOperation: z.number().nullable() }).nullish(),
})
const shape = z.looseObject({ Title: z.string(), Benchmarks: z.array(benchmark) })

/** Every workload iteration; the brief exporter leaves them out, then the median. */
export const benchmarkDotNet: Parser = {
  id: 'benchmark-dotnet',
  about: 'File of a JSON exporter of BenchmarkDotNet: every iteration, and bytes allocated.',
  parse(text) {
    const tool = 'a *-report-full.json of BenchmarkDotNet (exporter json)'
    const read = readDocument(text, shape, tool)
    const problems: Problem[] = [...read.problems]
    const value = (read.value?.Benchmarks ?? []).flatMap((found): Observation[] => {
      const name = found.FullName ?? found.DisplayInfo ?? 'unnamed'
      if (found.Statistics === null) {
        problems.push({ code: 'failed-benchmark', message: `${name}: no run succeeded` })
        return []
      }
      const { OriginalValues: all, Median } = found.Statistics
      const bytes = found.Memory?.BytesAllocatedPerOperation ?? null
      return [
        ...(all ?? [Median]).map((ns) =>
          observed({ benchmark: name, printed: 'ns/op', value: ns }),
        ),
        ...(bytes === null ? [] : [observedMetric('bytes/op', name, bytes)]),
      ]
    })
    return { value: finite(value), problems }
  },
}
