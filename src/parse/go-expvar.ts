/** Parser: expvar's page with runtime.MemStats. */

import {
  isObject,
  metricsIn,
  numberOf,
  PAUSE_TOTAL,
  type RuntimeSnapshot,
  readObject,
  readSnapshots,
} from './go-runtime.ts'
import type { Parser } from './parser.ts'

const HEAP = '/memory/classes/heap'

/** Fields of runtime.MemStats by the names that runtime/metrics has for the same. */
const FIELDS: Record<string, string> = {
  '/gc/cycles/total:gc-cycles': 'NumGC',
  '/gc/heap/allocs:bytes': 'TotalAlloc',
  '/gc/heap/allocs:objects': 'Mallocs',
  '/gc/heap/goal:bytes': 'NextGC',
  '/gc/heap/objects:objects': 'HeapObjects',
  '/memory/classes/total:bytes': 'Sys',
  [`${HEAP}/objects:bytes`]: 'HeapAlloc',
  [`${HEAP}/released:bytes`]: 'HeapReleased',
  [`${HEAP}/stacks:bytes`]: 'StackInuse',
}
/** Those that are a difference of two fields. */
const DIFFERENCES: Record<string, [string, string]> = {
  [`${HEAP}/unused:bytes`]: ['HeapInuse', 'HeapAlloc'],
  [`${HEAP}/free:bytes`]: ['HeapIdle', 'HeapReleased'],
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
    "Metrics of a Go program's runtime: `memstats` of package expvar, and a variable that holds " +
    'what go-metrics reads.',
  parse: (text) => readSnapshots(text, readVariables),
}
