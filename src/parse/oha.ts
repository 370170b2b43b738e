/** Parser: the JSON of oha. */
import { z } from 'zod'
import type { Observation } from '../model/model.ts'
import { failedRequests, finite, observedMetric, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const times = z.record(z.string(), z.number().nullable())
const counts = z.record(z.string(), z.number())
const shape = z.looseObject({
  summary: z.looseObject({ average: z.number().nullable(), requestsPerSec: z.number() }),
  latencyPercentiles: times,
  statusCodeDistribution: counts.optional(),
  errorDistribution: counts.optional(),
})

const SUMMARY: Record<string, string> = {
  average: 'latency-mean',
  fastest: 'latency-min',
  slowest: 'latency-max',
  requestsPerSec: 'tps',
}
const PERCENTILES = ['p50', 'p90', 'p95', 'p99', 'p99.9']

/** oha gives one summary a run: average, percentiles, requests a second. */
export const oha: Parser = {
  id: 'oha',
  about: 'JSON of oha (`--output-format json`): average latency, percentiles, requests a second.',
  parse(text) {
    const document = readDocument(text, shape, 'what oha --no-tui --output-format json prints')
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
      ...Object.entries(SUMMARY).flatMap(([key, id]) => of(id, summary[key])),
      ...PERCENTILES.flatMap((name) => of(`latency-${name}`, latencyPercentiles[name])),
    ]
    return { value: finite(value), problems: failedRequests(statuses, errors) }
  },
}
