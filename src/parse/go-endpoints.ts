/** Parsers of a Go program's own pages: Prometheus, expvar. */

import {
  COUNTERS,
  HISTOGRAM_NAMES,
  isObject,
  metricsIn,
  NUMBER_NAMES,
  numberOf,
  PAUSE_TOTAL,
  type RuntimeHistogram,
  type RuntimeSnapshot,
  readObject,
  readSnapshots,
} from './go-runtime.ts'
import type { Parser } from './parser.ts'

// Metrics of the Go runtime on a Prometheus page.

const PROMETHEUS_HEAP = '/memory/classes/heap'
const isCounter = new Set([...Object.values(COUNTERS).flat(), '/cpu/classes/total:cpu-seconds'])

/** `/gc/heap/allocs:bytes` as the client names it: go_gc_heap_allocs_bytes_total. */
const clientName = (name: string) =>
  `go${name.replace(/[^a-z0-9]+/g, '_')}${isCounter.has(name) ? '_total' : ''}`

/** What the client tells of every program, after the name that runtime/metrics has for it. */
const DEFAULTS: [string, string][] = [
  ['/gc/cycles/total:gc-cycles', 'go_gc_duration_seconds_count'],
  [PAUSE_TOTAL, 'go_gc_duration_seconds_sum'],
  ['/gc/heap/allocs:bytes', 'go_memstats_alloc_bytes_total'],
  ['/gc/heap/goal:bytes', 'go_memstats_next_gc_bytes'],
  ['/gc/heap/objects:objects', 'go_memstats_heap_objects'],
  [`${PROMETHEUS_HEAP}/objects:bytes`, 'go_memstats_heap_alloc_bytes'],
  [`${PROMETHEUS_HEAP}/released:bytes`, 'go_memstats_heap_released_bytes'],
  [`${PROMETHEUS_HEAP}/stacks:bytes`, 'go_memstats_stack_inuse_bytes'],
  ['/memory/classes/total:bytes', 'go_memstats_sys_bytes'],
  ['/sched/goroutines:goroutines', 'go_goroutines'],
]

/** One number of the text exposition format: a name, labels, a value, perhaps a time. */
const LINE = /^(go_\w+)(?:\{([^}\n]*)\})? +(\S+)(?: +-?\d+)?\r?$/gm

type Series = { plain: Map<string, number>; buckets: Map<string, [number, number][]> }

function readSeries(text: string): Series {
  const plain = new Map<string, number>()
  const buckets = new Map<string, [number, number][]>()
  for (const [, name = '', labels = '', printed = ''] of text.matchAll(LINE)) {
    const value = Number(printed)
    if (!Number.isFinite(value)) continue
    const end = /(?:^|,) *le="([^"]*)"/.exec(labels)?.[1]
    if (end === undefined) {
      if (!/(?:^|,) *quantile=/.test(labels) && !plain.has(name)) plain.set(name, value)
      continue
    }
    const ofName = buckets.get(name) ?? []
    ofName.push([end === '+Inf' ? Infinity : Number(end), value])
    buckets.set(name, ofName)
  }
  return { plain, buckets }
}

/** Buckets hold what is at or below their end, the lower ones included. */
function histogramOf({ plain, buckets }: Series, name: string): RuntimeHistogram | null {
  const ends = buckets.get(`${name}_bucket`) ?? []
  const counts = ends.map(([, count], at) => count - (ends[at - 1]?.[1] ?? 0))
  const grows = ends.every(([end], at) => end > (ends[at - 1]?.[0] ?? -Infinity))
  if (ends.length === 0 || !grows || counts.some((count) => count < 0)) return null
  const bounds = [-Infinity, ...ends.map(([end]) => end)]
  return { bounds, counts, sum: plain.get(`${name}_sum`) ?? null }
}

function readExposition(text: string): RuntimeSnapshot | null {
  const series = readSeries(text)
  const numbers = new Map<string, number>()
  const set = (name: string, value: number | undefined) => {
    if (value !== undefined && !numbers.has(name)) numbers.set(name, value)
  }
  for (const name of NUMBER_NAMES) set(name, series.plain.get(clientName(name)))
  for (const [name, own] of DEFAULTS) set(name, series.plain.get(own))
  // Of runtime.MemStats: small objects that share a block are counted one by one.
  const mallocs = series.plain.get('go_memstats_mallocs_total')
  const allocs = '/gc/heap/allocs:objects'
  if (!numbers.has(allocs)) set(allocs, mallocs)
  const [alloc, inuse] = ['alloc', 'inuse'].map((what) =>
    series.plain.get(`go_memstats_heap_${what}_bytes`),
  )
  if (alloc !== undefined && inuse !== undefined)
    set(`${PROMETHEUS_HEAP}/unused:bytes`, inuse - alloc)
  const [idle, released] = ['idle', 'released'].map((what) =>
    series.plain.get(`go_memstats_heap_${what}_bytes`),
  )
  if (idle !== undefined && released !== undefined)
    set(`${PROMETHEUS_HEAP}/free:bytes`, idle - released)
  const histograms = new Map<string, RuntimeHistogram>()
  for (const name of HISTOGRAM_NAMES) {
    const histogram = histogramOf(series, clientName(name))
    if (histogram !== null) histograms.set(name, histogram)
  }
  return numbers.size + histograms.size === 0 ? null : { numbers, histograms }
}

/** What the Go client of Prometheus serves: its default metrics, or all of runtime/metrics. */
export const goPrometheus: Parser = {
  id: 'go-prometheus',
  about: "Go's runtime: the text of the Go client of Prometheus.",
  // A line without its end may be half a number.
  parse: (text) => readSnapshots(text.slice(0, text.lastIndexOf('\n') + 1), readExposition),
}

// Expvar's page with runtime.MemStats.

const EXPVAR_HEAP = '/memory/classes/heap'

/** Fields of runtime.MemStats by the names that runtime/metrics has for the same. */
const FIELDS: Record<string, string> = {
  '/gc/cycles/total:gc-cycles': 'NumGC',
  '/gc/heap/allocs:bytes': 'TotalAlloc',
  '/gc/heap/allocs:objects': 'Mallocs',
  '/gc/heap/goal:bytes': 'NextGC',
  '/gc/heap/objects:objects': 'HeapObjects',
  '/memory/classes/total:bytes': 'Sys',
  [`${EXPVAR_HEAP}/objects:bytes`]: 'HeapAlloc',
  [`${EXPVAR_HEAP}/released:bytes`]: 'HeapReleased',
  [`${EXPVAR_HEAP}/stacks:bytes`]: 'StackInuse',
}
/** Those that are a difference of two fields. */
const DIFFERENCES: Record<string, [string, string]> = {
  [`${EXPVAR_HEAP}/unused:bytes`]: ['HeapInuse', 'HeapAlloc'],
  [`${EXPVAR_HEAP}/free:bytes`]: ['HeapIdle', 'HeapReleased'],
}
/** PauseNs is a ring: the pause of collection n is at (n + 255) % 256. */
const RING = 256

function pausesOf(stats: Record<string, unknown>): number[] {
  const [last, ring] = [numberOf(stats.NumGC), stats.PauseNs]
  if (last === null || !Array.isArray(ring) || ring.length !== RING) return []
  const ns = Array.from({ length: Math.min(RING, last) }, (_, i) =>
    numberOf(ring[(last - i + RING - 1) % RING]),
  )
  return ns.some((one) => one === null) ? [] : ns.map((one) => (one ?? 0) / 1e9).reverse()
}

function memstatsIn(stats: Record<string, unknown>): RuntimeSnapshot | null {
  const numbers = new Map<string, number>()
  const set = (name: string, value: number | null) => {
    if (value !== null) numbers.set(name, value)
  }
  for (const [name, field] of Object.entries(FIELDS)) set(name, numberOf(stats[field]))
  for (const [name, [whole, part]] of Object.entries(DIFFERENCES)) {
    const [a, b] = [numberOf(stats[whole]), numberOf(stats[part])]
    set(name, a === null || b === null ? null : a - b)
  }
  const pauseNs = numberOf(stats.PauseTotalNs)
  set(PAUSE_TOTAL, pauseNs === null ? null : pauseNs / 1e9)
  if (numbers.size === 0) return null
  return { numbers, histograms: new Map(), lastPausesSec: pausesOf(stats) }
}

/** memstats, and a variable that holds what runtime/metrics tells, where there is one. */
function readVariables(text: string): RuntimeSnapshot | null {
  const variables = readObject(text)
  if (variables === null) return null
  const { memstats, ...others } = variables
  const stats = isObject(memstats) ? memstatsIn(memstats) : null
  const more = Object.values(others).flatMap((value) => {
    const metrics = isObject(value) ? metricsIn(value) : null
    return metrics === null ? [] : [metrics]
  })
  const all = [...(stats === null ? [] : [stats]), ...more]
  if (all.length === 0) return null
  return {
    numbers: new Map(all.flatMap(({ numbers }) => [...numbers])),
    histograms: new Map(all.flatMap(({ histograms }) => [...histograms])),
    ...(stats?.lastPausesSec === undefined ? {} : { lastPausesSec: stats.lastPausesSec }),
  }
}

/** What package expvar serves at /debug/vars: runtime.MemStats, and what the program adds. */
export const goExpvar: Parser = {
  id: 'go-expvar',
  about:
    "Go's runtime: `memstats` of package expvar, and a variable that holds what " +
    'go-metrics reads.',
  parse: (text) => readSnapshots(text, readVariables),
}
