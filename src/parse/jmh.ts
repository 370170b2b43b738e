/** Parser: the JSON of JMH. */
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import { finite, observed, type Parser, readDocument } from './parser.ts'

/** JMH writes what is no number as the text "NaN". */
const score = z.union([z.number(), z.literal('NaN').transform(() => Number.NaN)])
const metric = z.looseObject({
  score,
  scoreUnit: z.string().max(100),
  rawData: z.array(z.array(score)).optional(),
  /** By fork, by iteration: pairs of a time and how often it was seen. */
  rawDataHistogram: z.array(z.array(z.array(z.tuple([score, z.number()])))).optional(),
})
const resultSchema = z.looseObject({
  benchmark: z.string(),
  mode: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  primaryMetric: metric,
  secondaryMetrics: z.record(z.string(), metric).optional(),
})
const shape = z.array(resultSchema)
type Result = z.infer<typeof resultSchema>
type Metric = z.infer<typeof metric>

/** Rates in operations a second, whatever unit of time the author chose. */
const RATE = /^ops\/(ns|us|ms|s|min|hr|day)$/
const PER_SEC: Record<string, number> = {
  ns: 1e9,
  us: 1e6,
  ms: 1e3,
  s: 1,
  min: 1 / 60,
  hr: 1 / 3600,
  day: 1 / 86_400,
}

/** A number of an iteration, and the fork that it is of. */
type Iteration = { value: number; run: number }

function numbersOf({ score: summary, rawData, rawDataHistogram }: Metric): Iteration[] {
  if (rawData !== undefined)
    return rawData.flatMap((fork, run) => fork.map((value) => ({ value, run })))
  // Sampled times: the mean of each iteration, as JMH's own summary weighs them.
  const means = (rawDataHistogram ?? []).flatMap((fork, run) =>
    fork.map((histogram) => {
      const count = histogram.reduce((sum, [, times]) => sum + times, 0)
      return { run, value: histogram.reduce((sum, [time, times]) => sum + time * times, 0) / count }
    }),
  )
  return means.length === 0 ? [{ value: summary, run: 0 }] : means
}

function observe(benchmark: string, prefix: string, scores: Metric): Observation[] {
  const [, per] = RATE.exec(scores.scoreUnit) ?? []
  const printed = per === undefined ? scores.scoreUnit : 'ops/s'
  const scale = per === undefined ? 1 : PER_SEC[per]!
  return numbersOf(scores).map(({ value, run }) => ({
    ...observed({ benchmark, printed: prefix + printed, value: value * scale }),
    run,
  }))
}

const paramsOf = ({ params = {} }: Result) =>
  Object.entries(params)
    .map(([name, value]) => `:${name}=${value}`)
    .join('')

/** A profiler's extra, such as `gc.alloc.rate.norm`: informational, named by the profiler. */
const extrasOf = (name: string, { secondaryMetrics = {} }: Result) =>
  Object.entries(secondaryMetrics).flatMap(([id, metric]) =>
    observe(name, `${id.replace(/^\u00b7/, '')}-`, metric),
  )

/** Every iteration of every fork; warm-ups are not in the file. */
export const jmh: Parser = {
  id: 'jmh',
  hasOwnMetrics: true,
  about: 'JSON of JMH (`-rf json`): every iteration, and what its profilers added.',
  parse(text) {
    const document = readDocument(text, shape, 'the file that JMH writes with -rf json -rff FILE')
    const results = document.value ?? []
    const problems: Problem[] = [...document.problems]
    const modes = Map.groupBy(results, (one) => one.benchmark + paramsOf(one))
    const value = [...modes].flatMap(([name, ofName]) =>
      ofName.flatMap((one) => {
        // One method under two modes that both tell times would be two numbers of one name.
        const benchmark = ofName.length === 1 ? name : `${name}:${one.mode}`
        return [...observe(benchmark, '', one.primaryMetric), ...extrasOf(benchmark, one)]
      }),
    )
    const numbers = finite(value)
    if (numbers.length < value.length)
      problems.push({
        code: 'no-number',
        message: `${value.length - numbers.length} scores are NaN`,
      })
    return { value: numbers, problems }
  },
}
