/**
 * Parsers of load generators: over HTTP k6, hey, oha, wrk; of databases sysbench, pgbench,
 * redis-benchmark, YCSB.
 */

import { z } from 'zod'
import type { DetailsOf } from '../model/finding-codes.ts'
import { makeFinding } from '../model/findings.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Histogram, Observation, Problem, WithProblems } from '../model/model.ts'
import {
  EVENTS_BEYOND,
  eventsForTail,
  type HistogramBucket,
  histogramQuantile,
} from '../stats/distributions.ts'
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

const k6Totals = (rate: number | undefined, total: number | null): Observation[] => [
  ...(rate === undefined ? [] : [observedMetric('tps', '', rate, total)]),
  ...(total ? [observedMetric('transactions', '', total, total)] : []),
]

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
    value.push(...k6Totals(all.http_reqs?.rate, total))
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
      ...(count === null ? [] : [observedMetric('transactions', '', count)]),
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
      ...of('transactions', count),
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
      ...(count === null ? [] : [of('transactions', count)]),
    ]
    const problems = [...text.matchAll(WRK_BAD)].map(([, said = '']) =>
      makeFinding('failed-requests', null, { what: 'in-latencies', said }),
    )
    if (value.length === 0) problems.push(lacks('lines of wrk'))
    return { value: finite(value), problems }
  },
}

// Parsers of load on databases: sysbench, pgbench.

// What sysbench prints.

/**
 * sysbench counts latencies in 1024 buckets from 0.001 to 100000 ms, evenly spaced on a log scale;
 * the first and the last also hold what lies beyond (sb_logger.c, sb_histogram.c).
 */
const LOG_STEP = Math.log(1e8) / 1023
const FIRST_MS = 0.001
const LAST_MS = 100_000
const HALF_BUCKET = Math.expm1(LOG_STEP / 2)

/** Quantiles of the table of metrics, in thousandths: whole, as 1 - 0.999 is not. */
const QUANTILES = { p50: 500, p90: 900, p95: 950, p99: 990, 'p99.9': 999 }
type Quantile = keyof typeof QUANTILES
const names = Object.keys(QUANTILES) as Quantile[]

/** Lines of a report by their labels, with the numbers that are read from them. */
const LINES = {
  'Number of threads': /^Number of threads: (\d{1,15})$/m,
  transactions: /^ *transactions: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
  queries: /^ *queries: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
  'ignored errors': /^ *ignored errors: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
  reconnects: /^ *reconnects: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
  'total time': /^ *total time: +(\d{1,15}\.\d{4})s$/m,
  'total number of events': /^ *total number of events: +(\d{1,15})$/m,
  min: /^ *min: +(\d{1,15}\.\d\d)$/m,
  max: /^ *max: +(\d{1,15}\.\d\d)$/m,
  sum: /^ *sum: +(\d{1,15}\.\d\d)$/m,
  percentile: /^ *(\d{1,3})th percentile: +(\d{1,15}\.\d\d)$/m,
  'events (avg/stddev)': /^ *events \(avg\/stddev\): +(\d{1,15}\.\d{4})\/ *(\d{1,15}\.\d\d)$/m,
  unfinished: /^Number of unfinished transactions on forced shutdown: (\d{1,15})$/m,
}
type Label = keyof typeof LINES

/** Lines of every report, and those of a report on a database. */
const ALWAYS: Label[] = [
  'Number of threads',
  'total time',
  'total number of events',
  'min',
  'max',
  'sum',
  'events (avg/stddev)',
]
const IN_SQL: Label[] = ['transactions', 'queries', 'ignored errors', 'reconnects']

const BUCKET = /^ *(\d{1,9}\.\d{3}) \|\** +(\d{1,15})$/gm

const toSec = (ms: number) => ms / 1000

/** The numbers of each line that the report has, and its histogram. */
type Reported = { lines: Partial<Record<Label, [number, number]>>; buckets: HistogramBucket[] }

/**
 * The middle of a bucket is printed in three decimals; its index gives it in full. Buckets that
 * print alike, below 0.055 ms, are taken together.
 */
function countBuckets(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [, printed, count] of text.matchAll(BUCKET)) {
    const index = Math.round(Math.log(Number(printed) / FIRST_MS) / LOG_STEP)
    counts.set(index, (counts.get(index) ?? 0) + Number(count))
  }
  return counts
}

function readBuckets(text: string): HistogramBucket[] {
  const value = (index: number) => FIRST_MS * Math.exp(index * LOG_STEP)
  return [...countBuckets(text)].map(([index, count]) => ({ value: value(index), count }))
}

const BUCKETS = 1024
/** What a report may hold; no run of sysbench comes near. */
const MOST_EVENTS = 1e9

/** What the percentiles are read from, as it is stored. */
function readHistogram(text: string): Histogram | null {
  const { value: run } = lastReport(wholeLines(text))
  const counts = run === null ? [] : [...countBuckets(run)]
  const buckets = counts
    .filter(([index, count]) => index >= 0 && index < BUCKETS && count > 0 && count <= MOST_EVENTS)
    .sort(([a], [b]) => a - b)
  if (buckets.length === 0) return null
  return { unit: 's', first: toSec(FIRST_MS), logStep: LOG_STEP, buckets }
}

/** A line without its end may be half a number. */
const wholeLines = (text: string) =>
  text.slice(0, text.lastIndexOf('\n') + 1).replaceAll('\r\n', '\n')

function readReport(text: string): Reported {
  const lines = Object.entries(LINES).flatMap(([label, line]) => {
    const match = line.exec(text)
    return match ? [[label, match.slice(1).map(Number)]] : []
  })
  return { lines: Object.fromEntries(lines), buckets: readBuckets(text) }
}

/** The last report of a text, which can hold several invocations, `prepare` among them. */
function lastReport(text: string): WithProblems<string | null> {
  const runs = text.split(/^(?=sysbench \d)/m).filter((run) => /^General statistics:$/m.test(run))
  const run = runs.at(-1)
  if (run === undefined) {
    const [, fatal] = /^FATAL: (.+)$/m.exec(text) ?? []
    const details = { saw: 'no-statistics', fatal: fatal?.slice(0, 300) ?? null } as const
    return { value: null, problems: [makeFinding('no-results', null, details)] }
  }
  return { value: run, problems: runs.length > 1 ? [makeFinding('several-runs', null, {})] : [] }
}

function missingLines({ lines }: Reported, text: string): Problem[] {
  const labels = /^SQL statistics:$/m.test(text) ? [...IN_SQL, ...ALWAYS] : ALWAYS
  const missing = labels.filter((label) => !lines[label])
  if (missing.length === 0) return []
  return [makeFinding('missing-lines', null, { labels: missing })]
}

/** What concerns the whole report. Two decimals are printed: half a step is 0.005. */
function observeTotals({ lines }: Reported, events: number): Observation[] {
  const observations: Observation[] = []
  const see = (metric: string, value: number | undefined, resolution: number | null = null) => {
    if (value !== undefined) observations.push(observeTrial(metric, value, events, resolution))
  }
  const first = (label: Label) => lines[label]?.[0]
  see('transactions', events)
  see('tps', lines.transactions?.[1], 0.005)
  // Without SQL statistics sysbench's event is the transaction.
  if (!lines.transactions && first('total time')) see('tps', events / first('total time')!)
  see('qps', lines.queries?.[1], 0.005)
  if (events === 0) return observations
  const perEvent = (label: Label) => lines[label] && lines[label][0] / events
  see('errors/transaction', perEvent('ignored errors'))
  see('reconnects/transaction', perEvent('reconnects'))
  // The printed mean has two decimals only.
  see('latency-mean', lines.sum && toSec(lines.sum[0]) / events, toSec(0.005) / events)
  for (const label of ['min', 'max', 'sum'] as const)
    see(`latency-${label}`, lines[label] && toSec(lines[label][0]), toSec(0.005))
  const [mean, deviation] = lines['events (avg/stddev)'] ?? [0, 0]
  if ((first('Number of threads') ?? 1) > 1 && mean > 0)
    see('thread-spread', (100 * deviation) / mean)
  return observations
}

/** A quantile inside the histogram; null: in its first or last bucket, which have no bounds. */
function interpolate(buckets: HistogramBucket[], permille: number): number | null {
  const valueMs = histogramQuantile(buckets, permille / 1000, LOG_STEP)
  const isInside =
    valueMs !== null &&
    valueMs > FIRST_MS * Math.exp(LOG_STEP / 2) &&
    valueMs < LAST_MS * Math.exp(-LOG_STEP / 2)
  return isInside ? valueMs : null
}

/** Below 0.055 ms a bucket is narrower than the three decimals in which it is printed. */
function observeHistogram(
  buckets: HistogramBucket[],
  events: number,
  names: Quantile[],
): WithProblems<Observation[]> {
  const percentiles: WithProblems<Observation[]> = { value: [], problems: [] }
  if (buckets.reduce((sum, { count }) => sum + count, 0) !== events)
    return { ...percentiles, problems: [makeFinding('broken-histogram', null, {})] }
  const outside: Quantile[] = []
  for (const name of names) {
    const valueMs = interpolate(buckets, QUANTILES[name])
    const resolution = (valueMs ?? 0) * HALF_BUCKET < 0.0005 ? toSec(0.0005) : null
    if (valueMs === null) outside.push(name)
    else percentiles.value.push(observeTrial(`latency-${name}`, toSec(valueMs), events, resolution))
  }
  if (outside.length > 0)
    percentiles.problems.push(makeFinding('beyond-histogram', null, { names: outside }))
  return percentiles
}

/** The percentile that sysbench prints without a histogram: the middle of a bucket. */
function observePrinted(name: Quantile, valueMs: number, events: number): Observation {
  const resolution = toSec(Math.max(valueMs * HALF_BUCKET, 0.005))
  return observeTrial(`latency-${name}`, toSec(valueMs), events, resolution)
}

function observePercentiles(report: Reported, events: number): WithProblems<Observation[]> {
  const { buckets, lines } = report
  const [percent, valueMs] = lines.percentile ?? []
  const printed = percent === undefined ? [] : names.filter((name) => name === `p${percent}`)
  const quantiles = buckets.length > 0 ? names : printed
  const firm = quantiles.filter((name) => events >= eventsForTail(QUANTILES[name]))
  const percentiles =
    buckets.length > 0
      ? observeHistogram(buckets, events, firm)
      : { value: firm.map((name) => observePrinted(name, valueMs!, events)), problems: [] }
  const weak = quantiles.filter((name) => !firm.includes(name))
  if (weak.length > 0) {
    const details = { of: null, names: weak, beyond: EVENTS_BEYOND }
    const next = 'measure longer blocks'
    percentiles.problems.push(makeFinding('too-few-events', null, details, { next }))
  }
  if (quantiles.length === 0) {
    const next = 'run sysbench with --histogram'
    percentiles.problems.push(makeFinding('no-percentiles', null, { names }, { next }))
  }
  return percentiles
}

/** What `sysbench ... run` prints at its end; intermediate reports are passed over. */
export const sysbench: Parser = {
  id: 'sysbench',
  about: 'What sysbench 1.0 prints, latencies from its histogram (--histogram).',
  parse(text) {
    const { value: run, problems } = lastReport(wholeLines(text))
    if (run === null) return { value: [], problems }
    const report = readReport(run)
    problems.push(...missingLines(report, run))
    if (report.lines.unfinished) problems.push(makeFinding('forced-shutdown', null, {}))
    const events = report.lines['total number of events']?.[0]
    if (events === undefined) return { value: [], problems }
    if (events === 0) {
      problems.push(makeFinding('no-events', null, {}))
      return { value: observeTotals(report, events), problems }
    }
    const percentiles = observePercentiles(report, events)
    return {
      value: [...observeTotals(report, events), ...percentiles.value],
      problems: [...problems, ...percentiles.problems],
    }
  },
  histogram: readHistogram,
}

// What pgbench prints.

const LATENCY = /^latency average = (\d+(?:\.\d+)?) ms$/m
const TPS = /^tps = (\d+(?:\.\d+)?) \((?:without|excluding|including)/m
const COUNT = /^number of transactions actually processed: (\d+)/m
const FAILED = /^number of failed transactions: (\d+) \(/m

/** pgbench prints one summary a run. */
export const pgbench: Parser = {
  id: 'pgbench',
  about: "What PostgreSQL's pgbench prints: average latency and transactions a second.",
  parse(text) {
    const count = Number(COUNT.exec(text)?.[1] ?? Number.NaN) || null
    const latency = LATENCY.exec(text)
    const tps = TPS.exec(text)
    const of = (id: string, value: number): Observation => observedMetric(id, '', value, count)
    const value = [
      ...(latency === null ? [] : [of('latency-mean', Number(latency[1]) / 1000)]),
      ...(tps === null ? [] : [of('tps', Number(tps[1]))]),
      ...(count === null ? [] : [of('transactions', count)]),
    ]
    const failed = Number(FAILED.exec(text)?.[1] ?? 0)
    const problems: Problem[] = []
    if (failed > 0) {
      const details = { what: 'transaction', count: failed } as const
      problems.push(makeFinding('failed-requests', null, details))
    }
    if (value.length === 0) problems.push(lacks('lines of pgbench'))
    return { value: finite(value), problems }
  },
}

// What redis-benchmark prints.

/** Columns of `--csv` by their header, and of the plain summary; all but the rate in milliseconds. */
const REDIS_COLUMNS: Record<string, string> = {
  rps: 'tps',
  ...Object.fromEntries(
    ['avg', 'min', 'p50', 'p95', 'p99', 'max'].map((name) => [
      `${name}_latency_ms`,
      `latency-${name === 'avg' ? 'mean' : name}`,
    ]),
  ),
}
const REDIS_HEADER = /^"test","rps"(?:,"\w{1,30}")*$/m
const REDIS_LINE = /^"([^"\n]{1,100})",("\d[\d.]{0,20}"(?:,"\d[\d.]{0,20}"){0,9})$/gm
const REDIS_TEST = /^====== ([^\n]{1,100}) ======[ \t]*$/m
const REDIS_COUNT = /^ +(\d{1,15}) requests completed in /m
const REDIS_SUMMARY =
  /^ +throughput summary: ([\d.]{1,20}) requests per second\n +latency summary \(msec\):\n +(avg[a-z0-9 ]{1,100})\n([\d. ]{1,100})$/m

type RedisTest = { test: string; columns: string[]; numbers: string[]; count: number | null }

function redisTests(text: string): RedisTest[] {
  const header = REDIS_HEADER.exec(text)?.[0].replaceAll('"', '').split(',').slice(1) ?? []
  const listed = [...text.matchAll(REDIS_LINE)].map(([, test = '', numbers = '']) => ({
    test,
    columns: header,
    numbers: numbers.replaceAll('"', '').split(','),
    count: null,
  }))
  return [...listed, ...printedTests(text)]
}

function printedTests(text: string): RedisTest[] {
  const [, ...parts] = text.split(REDIS_TEST)
  return parts.flatMap((test, at) => {
    const found = at % 2 === 0 ? REDIS_SUMMARY.exec(parts[at + 1] ?? '') : null
    if (found === null) return []
    const [, rate = '', names = '', row = ''] = found
    const columns = [
      'rps',
      ...names
        .trim()
        .split(/ +/)
        .map((name) => `${name}_latency_ms`),
    ]
    const count = Number(REDIS_COUNT.exec(parts[at + 1] ?? '')?.[1] ?? 0) || null
    return [{ test, columns, numbers: [rate, ...row.trim().split(/ +/)], count }]
  })
}

/** redis-benchmark prints one summary a test, of Valkey as well; alone a test needs no name. */
export const redisBenchmark: Parser = {
  id: 'redis-benchmark',
  about: 'What redis-benchmark and valkey-benchmark print.',
  parse(text) {
    const tests = redisTests(text)
    const value = tests.flatMap(({ test, columns, numbers, count }) => {
      const name = tests.length === 1 ? '' : test
      const seen = columns.flatMap((column, at): Observation[] => {
        const [id, number] = [REDIS_COLUMNS[column], Number(numbers[at])]
        if (id === undefined || numbers[at] === undefined) return []
        return [observedMetric(id, name, id === 'tps' ? number : number / 1000, count)]
      })
      return count === null ? seen : [...seen, observedMetric('transactions', name, count)]
    })
    const problems = value.length === 0 ? [lacks('results of redis-benchmark')] : []
    return { value: finite(value), problems }
  },
}

// What YCSB prints.

const YCSB_NAMES: Record<string, string> = {
  avg: 'latency-mean',
  averagelatency: 'latency-mean',
  min: 'latency-min',
  minlatency: 'latency-min',
  max: 'latency-max',
  maxlatency: 'latency-max',
  ops: 'tps',
  'throughput(ops/sec)': 'tps',
  count: 'transactions',
  operations: 'transactions',
  ...Object.fromEntries(
    [50, 90, 95, 99, 99.9].flatMap((percent) =>
      [`${percent}th`, `${percent}thpercentilelatency`].map((name) => [
        name,
        `latency-p${percent}`,
      ]),
    ),
  ),
}
/** As the one in Java writes it: an operation, a name, a number. */
const YCSB_JAVA = /^\[([A-Z-]{1,40})\], ([\w.()/]{1,40}), ([\d.]{1,20})$/gm
/** As the one in Go does, while it runs as well; the last line of an operation is the whole run. */
const YCSB_GO = /^([A-Z_]{1,40}) +- Takes\(s\): [\d.]+, (Count: \d.{1,400})$/gm
const YCSB_PART = /([\w.()]{1,20}): (\d[\d.]{0,20})/g

/** Of all operations together, and of housekeeping, which is no transaction. */
const YCSB_ALL = /^(?:OVERALL|TOTAL)$/
const YCSB_FAILED = /[-_](?:FAILED|ERROR)$/

type YcsbNumber = { operation: string; name: string; number: number }

function ycsbNumbers(text: string): YcsbNumber[] {
  const java = [...text.matchAll(YCSB_JAVA)].map(([, operation = '', name = '', number]) => ({
    operation,
    name,
    number: Number(number),
  }))
  const last = new Map([...text.matchAll(YCSB_GO)].map(([, name = '', line = '']) => [name, line]))
  const go = [...last].flatMap(([operation, line]) =>
    [...line.matchAll(YCSB_PART)].map(([, name = '', number]) => ({
      operation,
      name,
      number: Number(number),
    })),
  )
  return [...java, ...go].filter(({ operation }) => !/^(?:TOTAL_GC|CLEANUP)/.test(operation))
}

/** Latencies of each operation and of all, where they are told together. */
export const ycsb: Parser = {
  id: 'ycsb',
  about: 'What YCSB and go-ycsb print.',
  parse(text) {
    const numbers = ycsbNumbers(text)
    const failed = numbers.filter(({ operation }) => YCSB_FAILED.test(operation))
    const isCount = ({ name }: YcsbNumber) => YCSB_NAMES[name.toLowerCase()] === 'transactions'
    const done = numbers.filter((one) => isCount(one) && !failed.includes(one))
    const countOf = (operation: string) =>
      done.find((one) => one.operation === operation)?.number ?? null
    const value = numbers.flatMap((one): Observation[] => {
      const { operation, name, number } = one
      const id = YCSB_NAMES[name.replace(/\(us\)$/, '').toLowerCase()]
      if (id === undefined || failed.includes(one)) return []
      const of = YCSB_ALL.test(operation) ? '' : operation.toLowerCase()
      const inUnit = id.startsWith('latency-') ? number / 1e6 : number
      return [observedMetric(id, of, inUnit, id === 'transactions' ? null : countOf(operation))]
    })
    const all = done.reduce((sum, { number }) => sum + number, 0)
    if (all > 0 && !done.some(({ operation }) => YCSB_ALL.test(operation)))
      value.push(observedMetric('transactions', '', all))
    // What is of all stands before its parts.
    value.sort((a, b) => Number(a.benchmark !== '') - Number(b.benchmark !== ''))
    const count = failed.filter(isCount).reduce((sum, { number }) => sum + number, 0)
    const problems: Problem[] =
      count > 0 ? [makeFinding('failed-requests', null, { what: 'transaction', count })] : []
    if (value.length === 0) problems.push(lacks('results of YCSB'))
    return { value: finite(value), problems }
  },
}
