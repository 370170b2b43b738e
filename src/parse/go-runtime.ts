/**
 * What a Go program's own metrics say of a block of load, whatever the format they came in. Names
 * are those of package runtime/metrics; a format that has others gives them these.
 */

import type { DetailsOf } from '../model/finding-codes.ts'
import { makeFinding } from '../model/findings.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Observation, Problem, WithProblems } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import {
  type Buckets,
  bucketQuantile,
  EVENTS_BEYOND,
  eventsForTail,
} from '../stats/distributions.ts'
import type { Parser } from './parser.ts'

/** Of the client of Prometheus a histogram has wide buckets, but knows its sum. */
export type RuntimeHistogram = Buckets & { sum: number | null }

export type RuntimeSnapshot = {
  numbers: Map<string, number>
  histograms: Map<string, RuntimeHistogram>
  /** Pauses of the last collections, newest last, as package expvar tells them. */
  lastPausesSec?: number[]
}

/** A number of a block by the metric's id; `resolution` as in Observation. */
type RuntimeNumber = { metric: string; value: number; resolution: number | null }

/** Output of a trial that holds them. */
export const RUNTIME_OUTPUT = 'runtime-metrics'

/** The parser of that output, where the server tells any. */
export const runtimeParsers = (
  server: { runtimeMetrics?: { format: string } | undefined } | undefined,
): Record<string, string[]> =>
  server?.runtimeMetrics === undefined ? {} : { [RUNTIME_OUTPUT]: [server.runtimeMetrics.format] }

/** Line between the snapshot before a block and the one after it. */
export const AFTER = '# gcbench: after'
/** Start of the line that stands for snapshots that could not be had. */
export const FAILED = '# gcbench: failed: '

const HEAP = '/memory/classes/heap'
const CPU = '/cpu/classes'
const SCHED_LATENCIES = '/sched/latencies:seconds'
const GC_PAUSES = '/sched/pauses/total/gc:seconds'
/** Not of runtime/metrics: what package expvar and the client of Prometheus tell beside it. */
export const PAUSE_TOTAL = 'pause-total:seconds'
const GC_CYCLES = '/gc/cycles/total:gc-cycles'

/** Counters, as the difference over the block; several names are added up. */
export const COUNTERS: Record<string, string[]> = {
  'go-gc-cycles': [GC_CYCLES],
  'go-alloc-bytes': ['/gc/heap/allocs:bytes'],
  // Small objects without pointers that share a block are counted apart.
  'go-alloc-objects': ['/gc/heap/allocs:objects', '/gc/heap/tiny/allocs:objects'],
  'go-assist-cpu': [`${CPU}/gc/mark/assist:cpu-seconds`],
  'go-dedicated-cpu': [`${CPU}/gc/mark/dedicated:cpu-seconds`],
  'go-idle-mark-cpu': [`${CPU}/gc/mark/idle:cpu-seconds`],
  'go-pause-cpu': [`${CPU}/gc/pause:cpu-seconds`],
  'go-gc-cpu': [`${CPU}/gc/total:cpu-seconds`],
  'go-scavenge-cpu': [`${CPU}/scavenge/total:cpu-seconds`],
  'go-user-cpu': [`${CPU}/user:cpu-seconds`],
  'go-mutex-wait': ['/sync/mutex/wait/total:seconds'],
  'go-goroutines-created': ['/sched/goroutines-created:goroutines'],
  'go-pause-total': [PAUSE_TOTAL],
}

/** Gauges, as they stand at the end of the block. */
export const GAUGES: Record<string, string> = {
  'go-heap-live': '/gc/heap/live:bytes',
  'go-heap-goal': '/gc/heap/goal:bytes',
  'go-heap-objects': `${HEAP}/objects:bytes`,
  'go-heap-unused': `${HEAP}/unused:bytes`,
  'go-heap-free': `${HEAP}/free:bytes`,
  'go-heap-released': `${HEAP}/released:bytes`,
  'go-stacks': `${HEAP}/stacks:bytes`,
  'go-memory-total': '/memory/classes/total:bytes',
  'go-heap-object-count': '/gc/heap/objects:objects',
  'go-goroutines': '/sched/goroutines:goroutines',
  'go-goroutines-runnable': '/sched/goroutines/runnable:goroutines',
  'go-threads': '/sched/threads/total:threads',
  'go-procs': '/sched/gomaxprocs:threads',
}

const TOTAL_CPU = `${CPU}/total:cpu-seconds`

/** Every name that is read, of numbers and of histograms. */
export const NUMBER_NAMES = [
  ...new Set([...Object.values(COUNTERS).flat(), ...Object.values(GAUGES), TOTAL_CPU]),
]
export const HISTOGRAM_NAMES = [SCHED_LATENCIES, GC_PAUSES]

const QUANTILES = { p50: 500, p99: 990, 'p99.9': 999 }
/** In a bucket whose ends are further apart than this a quantile is a guess. */
const WIDEST_BUCKET = 2

const exact = (metric: string, value: number): RuntimeNumber => ({
  metric,
  value,
  resolution: null,
})

/** Sum of the named numbers; null where the first of them is not told. */
function sumOf({ numbers }: RuntimeSnapshot, names: string[]): number | null {
  const [first = ''] = names
  if (!numbers.has(first)) return null
  return names.reduce((sum, name) => sum + (numbers.get(name) ?? 0), 0)
}

function countersOf(
  before: RuntimeSnapshot | null,
  after: RuntimeSnapshot,
): WithProblems<RuntimeNumber[]> {
  const change = (names: string[]) => {
    const end = sumOf(after, names)
    return end === null ? null : end - (before === null ? 0 : (sumOf(before, names) ?? 0))
  }
  const value = Object.entries(COUNTERS).flatMap(([metric, names]) => {
    const difference = change(names)
    return difference === null ? [] : [exact(metric, difference)]
  })
  if (value.some((one) => one.value < 0)) {
    return { value: [], problems: [makeFinding('restarted', null, { histogram: null })] }
  }
  const [gc, all] = [change(COUNTERS['go-gc-cpu'] ?? []), change([TOTAL_CPU])]
  if (gc !== null && all !== null && all > 0) value.push(exact('go-gc-cpu-share', (100 * gc) / all))
  return { value, problems: [] }
}

const gaugesOf = ({ numbers }: RuntimeSnapshot) =>
  Object.entries(GAUGES).flatMap(([metric, name]) => {
    const gauge = numbers.get(name)
    return gauge === undefined ? [] : [exact(metric, gauge)]
  })

/** What was counted in the block; null where the buckets changed or counts fell. */
function histogramChange(
  before: RuntimeHistogram | undefined,
  after: RuntimeHistogram,
): RuntimeHistogram | null {
  if (before === undefined) return after
  if (before.bounds.some((bound, at) => bound !== after.bounds[at])) return null
  const counts = after.counts.map((count, at) => count - (before.counts[at] ?? 0))
  if (counts.some((count) => count < 0)) return null
  const sum = after.sum === null || before.sum === null ? null : after.sum - before.sum
  return { bounds: after.bounds, counts, sum }
}

/** Sum by the middles of the buckets, where the format does not tell it. */
function sumOfBuckets({ bounds, counts, sum }: RuntimeHistogram): number {
  if (sum !== null) return sum
  return counts.reduce((total, count, at) => {
    const ends = [bounds[at] ?? 0, bounds[at + 1] ?? 0].filter(Number.isFinite)
    const middle = ends.reduce((a, b) => a + b, 0) / Math.max(1, ends.length)
    return total + (count === 0 ? 0 : count * middle)
  }, 0)
}

const countOf = ({ counts }: RuntimeHistogram) => counts.reduce((sum, count) => sum + count, 0)

function latenciesOf(histogram: RuntimeHistogram): WithProblems<RuntimeNumber[]> {
  const total = countOf(histogram)
  if (total === 0) return { value: [], problems: [] }
  const value = [
    exact('go-sched-latency-mean', sumOfBuckets(histogram) / total),
    ...highestOf('go-sched-latency-max', histogram),
  ]
  const omitted = {
    'coarse-buckets': [] as string[],
    'too-few-events': [] as string[],
  }
  for (const [name, permille] of Object.entries(QUANTILES)) {
    const quantile = bucketQuantile(histogram, permille / 1000)
    const lowest = quantile === null ? 0 : quantile.value - quantile.halfWidth
    if (total < eventsForTail(permille)) omitted['too-few-events'].push(name)
    else if (quantile === null || isWide(histogram, quantile)) omitted['coarse-buckets'].push(name)
    else {
      const resolution = lowest > 0 ? quantile.halfWidth : quantile.value
      value.push({ metric: `go-sched-latency-${name}`, value: quantile.value, resolution })
    }
  }
  const { 'coarse-buckets': coarse, 'too-few-events': few } = omitted
  const problems: Problem[] = []
  if (coarse.length > 0) problems.push(makeFinding('coarse-buckets', null, { names: coarse }))
  if (few.length > 0) {
    const details = { of: 'scheduler latency', names: few, beyond: EVENTS_BEYOND }
    problems.push(makeFinding('too-few-events', null, details))
  }
  return { value, problems }
}

/** Whether the ends of the bucket of this width are more than a factor apart. */
function isWide({ bounds }: RuntimeHistogram, { value }: { value: number }): boolean {
  const at = bounds.findIndex((bound) => bound > value)
  const [lower = 0, upper = Infinity] = [bounds[at - 1], bounds[at]]
  return lower > 0 && upper > WIDEST_BUCKET * lower
}

/** Upper end of the highest bucket that has any; none where that is too wide to tell. */
function highestOf(metric: string, { bounds, counts }: RuntimeHistogram): RuntimeNumber[] {
  const last = counts.findLastIndex((count) => count > 0)
  const [lower = 0, upper = Infinity] = last < 0 ? [0, 0] : [bounds[last], bounds[last + 1]]
  if (!Number.isFinite(upper) || (lower > 0 && upper > WIDEST_BUCKET * lower)) return []
  return [{ metric, value: upper, resolution: Math.max(0, upper - lower) }]
}

/** Pauses one by one: their sum, and the longest. */
const pausesOf = (histogram: RuntimeHistogram): RuntimeNumber[] => [
  exact('go-pause-total', sumOfBuckets(histogram)),
  ...highestOf('go-pause-max', histogram),
]

/** The longest pause of the block by its collections, if all of them are still told. */
function longestPause(before: RuntimeSnapshot | null, after: RuntimeSnapshot): RuntimeNumber[] {
  const cycles = (after.numbers.get(GC_CYCLES) ?? 0) - (before?.numbers.get(GC_CYCLES) ?? 0)
  const pauses = after.lastPausesSec ?? []
  if (!(cycles > 0) || cycles > pauses.length) return []
  return [exact('go-pause-max', Math.max(...pauses.slice(-cycles)))]
}

/** Numbers of the block between two snapshots; without the first, since the program began. */
function observeRuntime(
  before: RuntimeSnapshot | null,
  after: RuntimeSnapshot,
): WithProblems<RuntimeNumber[]> {
  const counters = countersOf(before, after)
  const value = [...counters.value, ...gaugesOf(after)]
  value.push(...longestPause(before, after))
  const { problems } = counters
  for (const name of HISTOGRAM_NAMES) {
    const end = after.histograms.get(name)
    if (end === undefined) continue
    const change = histogramChange(before?.histograms.get(name), end)
    if (change === null) {
      if (problems.length === 0) problems.push(makeFinding('restarted', null, { histogram: name }))
      continue
    }
    const numbers =
      name === SCHED_LATENCIES ? latenciesOf(change) : { value: pausesOf(change), problems: [] }
    value.push(...numbers.value)
    problems.push(...numbers.problems)
  }
  // What a format tells exactly goes before what its buckets say.
  const metrics = new Set<string>()
  const first = value.filter(({ metric, value: number }) => {
    const isNew = !metrics.has(metric) && Number.isFinite(number)
    metrics.add(metric)
    return isNew
  })
  return { value: first, problems }
}

/** The snapshots of an output, each as `read` takes it. Never throws. */
export function readSnapshots(
  text: string,
  read: (text: string) => RuntimeSnapshot | null,
): WithProblems<Observation[]> {
  const [, failed] = new RegExp(`^${FAILED}(.+)$`, 'm').exec(text) ?? []
  const none = (why: DetailsOf<'no-runtime-metrics'>): WithProblems<Observation[]> => ({
    value: [],
    problems: [makeFinding('no-runtime-metrics', null, why)],
  })
  if (failed !== undefined) return none({ said: failed })
  const parts = text.split(new RegExp(`^${AFTER}$\n?`, 'm'))
  const snapshots = parts.map(read)
  const after = snapshots.at(-1)
  if (after === undefined || after === null) return none({ lacks: 'end' })
  const before = snapshots.length === 1 ? null : snapshots[0]
  if (before === null && snapshots.length > 1) return none({ lacks: 'start' })
  const { value, problems } = observeRuntime(before ?? null, after)
  return {
    value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
    problems,
  }
}

// Metrics of package runtime/metrics as a program prints them in JSON.

/** A JSON object; null for anything else. */
export function readObject(text: string): Record<string, unknown> | null {
  const value = readJson(text)
  return isObject(value) ? value : null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const numbersOf = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every((one) => numberOf(one) !== null) ? value : null

/** JSON has no infinity: the outermost bounds are texts such as `+Inf`, or null. */
function boundsOf(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null
  const last = value.length - 1
  const ends = value.map((one, at) => {
    if (numberOf(one) !== null) return one
    return at === 0 ? -Infinity : at === last ? Infinity : NaN
  })
  const grows = ends.every((one, at) => at === 0 || one > ends[at - 1])
  return grows && !ends.some(Number.isNaN) ? ends : null
}

/** A Float64Histogram under the names of its fields, whatever their case. */
function histogramOf(value: unknown): RuntimeHistogram | null {
  if (!isObject(value)) return null
  const counts = numbersOf(value.Counts ?? value.counts)
  const bounds = boundsOf(value.Buckets ?? value.buckets)
  if (counts === null || bounds === null || bounds.length !== counts.length + 1) return null
  return counts.some((count) => count < 0) ? null : { bounds, counts, sum: null }
}

/** The metrics in an object by their names; null: it has none. */
export function metricsIn(metrics: Record<string, unknown>): RuntimeSnapshot | null {
  const numbers = new Map<string, number>()
  const histograms = new Map<string, RuntimeHistogram>()
  for (const name of NUMBER_NAMES) {
    const number = numberOf(metrics[name])
    if (number !== null) numbers.set(name, number)
  }
  for (const name of HISTOGRAM_NAMES) {
    const histogram = histogramOf(metrics[name])
    if (histogram !== null) histograms.set(name, histogram)
  }
  return numbers.size + histograms.size === 0 ? null : { numbers, histograms }
}

// What a record keeps of a snapshot of a Go program's runtime: only what the parsers read.

const READ = new Set([...NUMBER_NAMES, ...HISTOGRAM_NAMES])
/** Long parts of runtime.MemStats that nothing is read from. */
const UNREAD = new Set(['BySize', 'PauseEnd'])
/** Of a text that is neither JSON nor an exposition, so that a reader sees what it was. */
const KEPT_OF_ANY = 300

/** Metrics by name, runtime.MemStats, and one level of variables that hold metrics. */
function trimObject(metrics: Record<string, unknown>, depth = 1): Record<string, unknown> {
  const entries = Object.entries(metrics).flatMap(([name, value]): [string, unknown][] => {
    if (READ.has(name)) return [[name, value]]
    if (!isObject(value) || depth === 0) return []
    if (name === 'memstats') {
      return [[name, Object.fromEntries(Object.entries(value).filter(([key]) => !UNREAD.has(key)))]]
    }
    const inner = trimObject(value, depth - 1)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(entries)
}

/** The snapshot, smaller; each of its parsers reads the same from it. Ends with a line's end. */
export function trimSnapshot(text: string): string {
  const metrics = readObject(text)
  if (metrics !== null) return `${JSON.stringify(trimObject(metrics))}\n`
  const lines = text.split('\n').filter((line) => /^go_(?!godebug_|.*_by_size_)/.test(line))
  return lines.length > 0 ? `${lines.join('\n')}\n` : `${text.slice(0, KEPT_OF_ANY)}\n`
}

// Runtime/metrics as JSON.

/** Package runtime/metrics as a JSON object from names to numbers and histograms. */
export const goMetrics: Parser = {
  id: 'go-metrics',
  about: "Go's runtime: package runtime/metrics as JSON.",
  parse: (text) =>
    readSnapshots(text, (part) => {
      const metrics = readObject(part)
      return metrics === null ? null : metricsIn(metrics)
    }),
}
