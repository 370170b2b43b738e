/** Metrics of package runtime/metrics as a program prints them in JSON. */

import { readJson } from '../text/json.ts'
import {
  HISTOGRAM_NAMES,
  NUMBER_NAMES,
  type RuntimeHistogram,
  type RuntimeSnapshot,
} from './go-runtime.ts'

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
export function metricsIn(told: Record<string, unknown>): RuntimeSnapshot | null {
  const numbers = new Map<string, number>()
  const histograms = new Map<string, RuntimeHistogram>()
  for (const name of NUMBER_NAMES) {
    const number = numberOf(told[name])
    if (number !== null) numbers.set(name, number)
  }
  for (const name of HISTOGRAM_NAMES) {
    const histogram = histogramOf(told[name])
    if (histogram !== null) histograms.set(name, histogram)
  }
  return numbers.size + histograms.size === 0 ? null : { numbers, histograms }
}
