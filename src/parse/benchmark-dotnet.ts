/** Parser: the JSON of BenchmarkDotNet. */
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import {
  failedBenchmark,
  finite,
  observed,
  observedMetric,
  type Parser,
  readDocument,
} from './parser.ts'

const measurement = z.looseObject({
  /** `Result` in either: an iteration without the overhead; the stage is told from 0.11.2 on. */
  IterationMode: z.string().optional(),
  IterationStage: z.string().optional(),
  Operations: z.number(),
  Nanoseconds: z.number(),
})
const benchmark = z.looseObject({
  /** Absent before 0.11. */
  FullName: z.string().optional(),
  DisplayInfo: z.string().optional(),
  Namespace: z.string().nullish(),
  Type: z.string().optional(),
  Method: z.string().optional(),
  Parameters: z.string().optional(),
  /** Nanoseconds of one operation; null where no run of the benchmark succeeded. */
  Statistics: z
    .looseObject({ OriginalValues: z.array(z.number()).optional(), Median: z.number() })
    .nullable(),
  Memory: z.looseObject({ BytesAllocatedPerOperation: z.number().nullable() }).nullish(),
  Measurements: z.array(measurement).optional(),
})
const shape = z.looseObject({ Title: z.string(), Benchmarks: z.array(benchmark) })
type Benchmark = z.infer<typeof benchmark>

/** As later versions name it: what is displayed holds the job, whose name may be one of chance. */
function nameOf({ FullName, DisplayInfo, Namespace, Type, Method, Parameters = '' }: Benchmark) {
  if (FullName !== undefined) return FullName
  if (Type === undefined || Method === undefined) return DisplayInfo ?? 'unnamed'
  const inside = Parameters.replaceAll('=', ': ')
  return [Namespace, Type, Method].filter(Boolean).join('.') + (inside && `(${inside})`)
}

/** The job of `Type.Method: Job-XYZ(Runtime=A) [N=1]`: what it sets, else its name. */
function jobOf({ DisplayInfo = '' }: Benchmark): string {
  const [, job = '', sets = ''] =
    /: ([^:([]{1,100})(?:\((.{1,300})\))?(?: \[.*)?$/.exec(DisplayInfo) ?? []
  return sets || job
}

/** Nanoseconds of one operation in each iteration; the median where no iteration was exported. */
function timesOf(
  statistics: NonNullable<Benchmark['Statistics']>,
  all: Benchmark['Measurements'] = [],
) {
  if (statistics.OriginalValues !== undefined) return statistics.OriginalValues
  const results = all.filter(
    ({ IterationMode, IterationStage }) => (IterationStage ?? IterationMode) === 'Result',
  )
  const times = results.map(({ Nanoseconds, Operations }) => Nanoseconds / Operations)
  return times.length > 0 ? times : [statistics.Median]
}

/** Every iteration that was exported; jobs of one benchmark are benchmarks of their own. */
export const benchmarkDotNet: Parser = {
  id: 'benchmark-dotnet',
  about: 'File of a JSON exporter of BenchmarkDotNet: every iteration, and bytes allocated.',
  parse(text) {
    const tool = 'a *-report-full.json of BenchmarkDotNet (exporter json)'
    const document = readDocument(text, shape, tool)
    const problems: Problem[] = [...document.problems]
    const byName = Map.groupBy(document.value?.Benchmarks ?? [], nameOf)
    const value = [...byName].flatMap(([name, jobs]) =>
      jobs.flatMap((result): Observation[] => {
        const own = jobs.length === 1 ? name : `${name} [${jobOf(result)}]`
        if (result.Statistics === null) {
          problems.push(failedBenchmark(own, { cause: 'no-run' }))
          return []
        }
        const bytes = result.Memory?.BytesAllocatedPerOperation ?? null
        return [
          // Launches are not told apart in either list.
          ...timesOf(result.Statistics, result.Measurements).map((ns) => ({
            ...observed({ benchmark: own, printed: 'ns/op', value: ns }),
            run: 0,
          })),
          ...(bytes === null ? [] : [observedMetric('bytes/op', own, bytes)]),
        ]
      }),
    )
    return { value: finite(value), problems }
  },
}
