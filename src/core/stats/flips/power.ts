/** What a row of this noise, held against this bar, would have been called at. */

import { normalQuantile } from '../distributions/normal-quantile.ts'
import { random } from '../random.ts'
import { leanOf, type Row } from './scores.ts'

/** Draws that are tried. */
const TRIES = 24
const STEPS = 12
/** Standard normal quantile of 0.8. */
export const POWER_80 = 0.8416212

/**
 * How well the size of noise is known that is read off so many differences: relative standard
 * error of their mean size. Where they were few, or wild, what is foretold must allow for it.
 */
export function noiseErrorOf(noise: Float64Array): number {
  const mean = noise.reduce((sum, d) => sum + Math.abs(d), 0) / noise.length
  if (mean === 0 || noise.length < 2) return 0
  const squares = noise.reduce((sum, d) => sum + (Math.abs(d) - mean) ** 2, 0)
  return Math.sqrt(squares / (noise.length - 1) / noise.length) / mean
}

/** By how much the noise may really be larger in each of so many draws, given that error of it. */
export const noiseScales = (error: number, draws: number): number[] =>
  Array.from({ length: draws }, (_, i) => Math.exp(error * normalQuantile((i + 0.5) / draws)))

/** Smallest effect at which this noise, added to it, leans beyond the limit. */
function criticalOf(noise: Float64Array, limit: number, most: number): number {
  let [missed, found] = [0, most]
  const seen = new Float64Array(noise.length)
  for (let step = 0; step < STEPS; step++) {
    const effect = (missed + found) / 2
    for (let i = 0; i < noise.length; i++) seen[i] = noise[i]! + effect
    if (leanOf(seen, 0) > limit) found = effect
    else missed = effect
  }
  return found
}

/**
 * Smallest effect that a row like this would be called at in 4 of 5 cases, held against the same
 * limit: what is left of its differences beside the estimate is drawn anew (with replacement,
 * turned round by a coin, larger or smaller as its size is not known better) and added to an
 * effect, and the smallest effect that is called is found for each draw; mean and spread of these
 * give the effect for 4 of 5. Infinite where no effect is large enough.
 */
export function detectableOf(row: Row, limit: number, estimate: number): number {
  const left = row.filter((d) => !Number.isNaN(d)).map((d) => d - estimate)
  const n = left.length
  if (limit >= Math.sqrt(n)) return Number.POSITIVE_INFINITY
  const widest = left.reduce((most, d) => Math.max(most, Math.abs(d)), 0)
  if (widest === 0) return 0
  // An estimate lies nearer to its own differences than the truth does.
  const scale = Math.sqrt(n / (n - 1))
  const stream = random('power')
  const noise = new Float64Array(n)
  const scales = noiseScales(noiseErrorOf(left), TRIES)
  let [sum, squares] = [0, 0]
  for (let t = 0; t < TRIES; t++) {
    for (let i = 0; i < n; i++) {
      const place = 2 * n * stream()
      const drawn = scale * scales[t]! * left[Math.floor(place / 2)]!
      noise[i] = Math.floor(place) % 2 === 0 ? drawn : -drawn
    }
    const critical = criticalOf(noise, limit, 4 * widest)
    sum += critical
    squares += critical * critical
  }
  const mean = sum / TRIES
  const variance = Math.max(0, (squares - TRIES * mean * mean) / (TRIES - 1))
  return mean + POWER_80 * Math.sqrt(variance)
}
