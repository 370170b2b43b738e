/** Parsers of load generators over HTTP: k6, hey, oha, wrk. */

import { z } from 'zod'
import type { DetailsOf } from '../model/finding-codes.ts'
import { makeFinding } from '../model/findings.ts'
import type { Observation, Problem } from '../model/model.ts'
import {
  failedRequests,
  finite,
  lacks,
  observedMetric,
  type Parser,
  readDocument,
} from './parser.ts'

// The summary of k6.

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

const k6Shape = z.union([usual, listed.transform(asUsual)])

/** Keys of a trend, in milliseconds, by the metric that they are. */
const K6_LATENCIES: Record<string, string> = {
  avg: 'latency-mean',
  min: 'latency-min',
  max: 'latency-max',
  med: 'latency-p50',
  ...Object.fromEntries(['50', '90', '95', '99', '99.9'].map((p) => [`p(${p})`, `latency-p${p}`])),
}

/** A trend of requests, of all or of those with the tags in braces. */
const K6_REQUESTS = /^http_req_duration(?:\{(?!expected_response:)(.{1,200})\})?$/

/** k6 gives one summary a run: latencies as its trend statistics say, requests a second. */
export const k6: Parser = {
  id: 'k6',
  about: 'File of `k6 run --summary-export=FILE`: latencies of HTTP requests, requests a second.',
  parse(text) {
    const document = readDocument(text, k6Shape, 'the file of k6 run --summary-export=FILE')
    const problems: Problem[] = [...document.problems]
    const all = document.value?.metrics ?? {}
    const total = all.http_reqs?.count ?? null
    const value = Object.entries(all).flatMap(([name, trend]): Observation[] => {
      const of = K6_REQUESTS.exec(name)
      if (of === null) return []
      const [, tags = ''] = of
      return Object.entries(trend).flatMap(([key, ms]) => {
        const id = K6_LATENCIES[key]
        // The median may stand there twice, under both of its names.
        if (id === undefined || typeof ms !== 'number' || (key === 'p(50)' && 'med' in trend))
          return []
        return [observedMetric(id, tags, ms / 1000, trend.count ?? (tags === '' ? total : null))]
      })
    })
    const rate = all.http_reqs?.rate
    if (rate !== undefined) value.push(observedMetric('tps', '', rate, total))
    const fail = (details: DetailsOf<'failed-requests'>) =>
      problems.push(makeFinding('failed-requests', null, details))
    const failed = all.http_req_failed?.passes ?? 0
    if (failed > 0) fail({ what: 'in-latencies', failed })
    const unmet = all.checks?.fails ?? 0
    if (unmet > 0) fail({ what: 'check', count: unmet })
    for (const [name, { thresholds = {} }] of Object.entries(all))
      for (const [threshold, isCrossed] of Object.entries(thresholds))
        if (isCrossed) fail({ what: 'threshold', name, threshold })
    if (document.value !== null && value.length === 0)
      problems.push(makeFinding('unknown-shape', null, { saw: 'no-requests' }))
    return { value: finite(value), problems }
  },
}

// What hey prints.

const HEY_AVERAGE = /^ +Average:\t(\d+\.\d+) secs$/m
const HEY_RATE = /^ +Requests\/sec:\t(\d+\.\d+)$/m
/** Some versions print the percent sign twice. */
const HEY_PERCENTILE = /^ +(50|90|95|99)%{1,2} in (\d+\.\d+) secs$/gm
const HEY_STATUS = /^ +\[(\d{3})\]\t(\d+) responses$/gm
const HEY_FAILED = /^ +\[(\d+)\]\t(?!\d+ responses$)(.{1,200})$/gm

/** hey prints one summary a run: average, percentiles, requests a second. */
export const hey: Parser = {
  id: 'hey',
  about: 'What hey prints: average latency, percentiles, requests a second.',
  parse(text) {
    const statuses = [...text.matchAll(HEY_STATUS)].map(([, code, times]) => ({
      code: Number(code),
      times: Number(times),
    }))
    const count = statuses.reduce((sum, { times }) => sum + times, 0) || null
    const of = (id: string, written: string): Observation =>
      observedMetric(id, '', Number(written), count)
    const average = HEY_AVERAGE.exec(text)
    const rate = HEY_RATE.exec(text)
    const value = [
      ...(average === null ? [] : [of('latency-mean', average[1]!)]),
      ...[...text.matchAll(HEY_PERCENTILE)].map(([, pct, time]) => of(`latency-p${pct}`, time!)),
      ...(rate === null ? [] : [of('tps', rate[1]!)]),
    ]
    const errors = [...text.matchAll(HEY_FAILED)].map(([, times, why = '']) => ({
      why,
      times: Number(times),
    }))
    const problems = failedRequests(statuses, errors)
    if (value.length === 0) problems.push(lacks('lines of hey'))
    return { value: finite(value), problems }
  },
}

// The JSON of oha.

const ohaTimes = z.record(z.string(), z.number().nullable())
const ohaCounts = z.record(z.string(), z.number())
const ohaShape = z.looseObject({
  summary: z.looseObject({ average: z.number().nullable(), requestsPerSec: z.number() }),
  latencyPercentiles: ohaTimes,
  statusCodeDistribution: ohaCounts.optional(),
  errorDistribution: ohaCounts.optional(),
})

const OHA_SUMMARY: Record<string, string> = {
  average: 'latency-mean',
  fastest: 'latency-min',
  slowest: 'latency-max',
  requestsPerSec: 'tps',
}
const OHA_PERCENTILES = ['p50', 'p90', 'p95', 'p99', 'p99.9']

/** oha gives one summary a run: average, percentiles, requests a second. */
export const oha: Parser = {
  id: 'oha',
  about: 'JSON of oha (`--output-format json`): average latency, percentiles, requests a second.',
  parse(text) {
    const document = readDocument(text, ohaShape, 'what oha --no-tui --output-format json prints')
    if (document.value === null) return { value: [], problems: document.problems }
    const { summary, latencyPercentiles, statusCodeDistribution, errorDistribution } =
      document.value
    const statuses = Object.entries(statusCodeDistribution ?? {}).map(([code, times]) => ({
      code: Number(code),
      times,
    }))
    const errors = Object.entries(errorDistribution ?? {}).map(([why, times]) => ({ why, times }))
    const count = statuses.reduce((sum, { times }) => sum + times, 0)
    // Requests that nobody answered are in the rate, too.
    const isAnswered = count > 0
    const of = (id: string, value: unknown): Observation[] =>
      isAnswered && typeof value === 'number' ? [observedMetric(id, '', value, count)] : []
    const value = [
      ...Object.entries(OHA_SUMMARY).flatMap(([key, id]) => of(id, summary[key])),
      ...OHA_PERCENTILES.flatMap((name) => of(`latency-${name}`, latencyPercentiles[name])),
    ]
    return { value: finite(value), problems: failedRequests(statuses, errors) }
  },
}

// What wrk prints.

const TO_SEC: Record<string, number> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 }
const WRK_MEAN = /^ +Latency +(\d+(?:\.\d+)?)(us|ms|s|m|h) /m
const WRK_PERCENTILE = /^ +(50|90|99)% +(\d+(?:\.\d+)?)(us|ms|s|m|h)$/gm
const WRK_COUNT = /^ +(\d+) requests in /m
const WRK_RATE = /^Requests\/sec: +(\d+(?:\.\d+)?)$/m
const WRK_BAD = /^ +(Socket errors: .*|Non-2xx or 3xx responses: \d+)$/gm

const secondsOf = (number: string, unit: string) => Number(number) * TO_SEC[unit]!

/** wrk prints one summary a run: mean latency, percentiles with `--latency`, requests a second. */
export const wrk: Parser = {
  id: 'wrk',
  about: 'What wrk prints: mean latency, requests a second, percentiles with `--latency`.',
  parse(text) {
    const count = Number(WRK_COUNT.exec(text)?.[1] ?? Number.NaN) || null
    const of = (id: string, value: number): Observation => observedMetric(id, '', value, count)
    const mean = WRK_MEAN.exec(text)
    const rate = WRK_RATE.exec(text)
    const value = [
      ...(mean === null ? [] : [of('latency-mean', secondsOf(mean[1]!, mean[2]!))]),
      ...[...text.matchAll(WRK_PERCENTILE)].map(([, percent, number, unit]) =>
        of(`latency-p${percent}`, secondsOf(number!, unit!)),
      ),
      ...(rate === null ? [] : [of('tps', Number(rate[1]))]),
    ]
    const problems = [...text.matchAll(WRK_BAD)].map(([, said = '']) =>
      makeFinding('failed-requests', null, { what: 'in-latencies', said }),
    )
    if (value.length === 0) problems.push(lacks('lines of wrk'))
    return { value: finite(value), problems }
  },
}
