/** Parser: the summary of k6. */
import { z } from 'zod'
import type { Observation, Problem } from '../model/model.ts'
import { finite, observedMetric, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const metric = z.looseObject({
  rate: z.number().optional(),
  count: z.number().optional(),
  passes: z.number().optional(),
  fails: z.number().optional(),
  /** True: it was crossed. */
  thresholds: z.record(z.string(), z.boolean()).optional(),
})
type Metrics = Record<string, z.infer<typeof metric>>
const usual = z.looseObject({ metrics: z.record(z.string(), metric) })

const metricsSchema = z.looseObject({ name: z.string(), values: z.record(z.string(), z.number()) })
const metrics = z.looseObject({ metrics: z.array(metricsSchema) })
/** The shape of `--new-machine-readable-summary`: lists of metrics, and no thresholds. */
const listed = z.looseObject({
  config: z.looseObject({ duration: z.number().positive() }),
  results: metrics.extend({ checks: metrics.optional() }),
})

/** That shape as the usual one, with the rate that k6 has there: requests by its duration. */
function asUsual({ config, results }: z.infer<typeof listed>): { metrics: Metrics } {
  const all = [...results.metrics, ...(results.checks?.metrics ?? [])]
  const metrics: Metrics = {}
  for (const { name, values } of all)
    metrics[name] = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key.replace(/^p([\d.]+)$/, 'p($1)'), value]),
    )
  const { http_reqs: requests, http_req_failed: failed, checks_failed: unmet } = metrics
  if (requests?.count !== undefined) requests.rate = requests.count / config.duration
  if (typeof failed?.matches === 'number') failed.passes = failed.matches
  if (typeof unmet?.matches === 'number') metrics.checks = { fails: unmet.matches }
  return { metrics: metrics }
}

const shape = z.union([usual, listed.transform(asUsual)])

/** Keys of a trend, in milliseconds, by the metric that they are. */
const LATENCIES: Record<string, string> = {
  avg: 'latency-mean',
  min: 'latency-min',
  max: 'latency-max',
  med: 'latency-p50',
  ...Object.fromEntries(['50', '90', '95', '99', '99.9'].map((p) => [`p(${p})`, `latency-p${p}`])),
}

/** A trend of requests, of all or of those with the tags in braces. */
const REQUESTS = /^http_req_duration(?:\{(?!expected_response:)(.{1,200})\})?$/

/** k6 gives one summary a run: latencies as its trend statistics say, requests a second. */
export const k6: Parser = {
  id: 'k6',
  about: 'File of `k6 run --summary-export=FILE`: latencies of HTTP requests, requests a second.',
  parse(text) {
    const document = readDocument(text, shape, 'the file of k6 run --summary-export=FILE')
    const problems: Problem[] = [...document.problems]
    const all = document.value?.metrics ?? {}
    const total = all.http_reqs?.count ?? null
    const value = Object.entries(all).flatMap(([name, trend]): Observation[] => {
      const of = REQUESTS.exec(name)
      if (of === null) return []
      const [, tags = ''] = of
      return Object.entries(trend).flatMap(([key, ms]) => {
        const id = LATENCIES[key]
        // The median may stand there twice, under both of its names.
        if (id === undefined || typeof ms !== 'number' || (key === 'p(50)' && 'med' in trend))
          return []
        return [observedMetric(id, tags, ms / 1000, trend.count ?? (tags === '' ? total : null))]
      })
    })
    const rate = all.http_reqs?.rate
    if (rate !== undefined) value.push(observedMetric('tps', '', rate, total))
    const fail = (message: string) => problems.push({ code: 'failed-requests', message })
    const failed = all.http_req_failed?.passes ?? 0
    if (failed > 0) fail(`the latencies count failures too: ${failed} requests failed`)
    const unmet = all.checks?.fails ?? 0
    if (unmet > 0) fail(`${unmet} checks of the script did not hold`)
    for (const [name, { thresholds = {} }] of Object.entries(all))
      for (const [threshold, isCrossed] of Object.entries(thresholds))
        if (isCrossed) fail(`the threshold ${name} ${threshold} was crossed`)
    if (document.value !== null && value.length === 0)
      problems.push({ code: 'unknown-shape', message: 'a summary of k6 without HTTP requests' })
    return { value: finite(value), problems }
  },
}
