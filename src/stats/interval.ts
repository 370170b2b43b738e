/**
 * Estimate and interval of one row, by inversion of its test: the interval holds the effects that
 * the test does not reject, so it excludes 0 exactly where the test rejects "no effect".
 */
import type { Estimate, PairedSample } from '../core/model/model.ts'
import { normalQuantile } from './distributions.ts'
import { random, type SignFlips } from './random.ts'
import { completePairs, differencesOf } from './sample.ts'
import {
  countExtreme,
  criticalValue,
  type Differences,
  rowStatistic,
  testStatistic,
} from './test.ts'

const BISECTIONS = 60

/** Smallest and largest difference; null: no round has one. */
function rangeOf(differences: Differences): { low: number; high: number } | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const d of differences) {
    if (d < low) low = d
    if (d > high) high = d
  }
  return low > high ? null : { low, high }
}

/** The last effect at which a condition holds, by bisection from `yes`, where it does, to `no`. */
function bisect(yes: number, no: number, holds: (theta: number) => boolean): number {
  let [inside, outside] = [yes, no]
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (inside + outside) / 2
    if (middle === inside || middle === outside) break
    if (holds(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/**
 * The effect at which the test statistic is 0, on the scale of the differences. Throws if there is
 * no difference.
 * Source: Hodges and Lehmann, Estimates of location based on rank tests, 1963.
 */
export function pointEstimate(differences: Differences): number {
  const range = rangeOf(differences)
  if (range === null) throw new Error('no difference to estimate from')
  if (range.low === range.high) return range.low
  const zero = bisect(range.low, range.high, (theta) => testStatistic(differences, theta) >= 0)
  // Bisection approaches 0 and never reaches it.
  return Math.abs(zero) < 1e-12 * (range.high - range.low) ? 0 : zero
}

/** Distance beyond the differences at which every round has the same sign, in ranges of them. */
const REACH = 1e3

/**
 * The effects whose statistic is at most the critical value: 0 lies outside exactly when the
 * statistic at 0 exceeds it. Null: no effect of any size is rejected, so there is no interval.
 * @param estimate an effect inside, usually the point estimate
 */
export function confidenceInterval(
  differences: Differences,
  critical: number,
  estimate: number,
): { low: number; high: number } | null {
  const range = rangeOf(differences)
  if (range === null) return null
  const far = REACH * (range.high - range.low || 1)
  const isInside = (theta: number) => Math.abs(testStatistic(differences, theta)) <= critical
  if (isInside(range.low - far) || isInside(range.high + far)) return null
  const low = bisect(estimate, range.low - far, isInside)
  const high = bisect(estimate, range.high + far, isInside)
  return agreeOnZero({ low, high }, estimate, far, isInside)
}

/** The statistic need not be monotone in the effect; the test of 0 then decides where to cut. */
function agreeOnZero(
  { low, high }: { low: number; high: number },
  estimate: number,
  far: number,
  isInside: (theta: number) => boolean,
): { low: number; high: number } {
  const hasZero = low <= 0 && high >= 0
  if (hasZero === isInside(0)) return { low, high }
  if (hasZero) {
    const end = bisect(estimate, 0, isInside)
    return estimate > 0 ? { low: end, high } : { low, high: end }
  }
  return high < 0
    ? { low, high: bisect(0, far, isInside) }
    : { low: bisect(0, -far, isInside), high }
}

/** Draws of the noise for detectableEffect. */
const DRAWS = 24
const CRITICAL_BISECTIONS = 12
/** Standard normal quantile of 0.8, the power that is asked for. */
export const POWER_80 = 0.8416212

/**
 * Relative standard error of the mean absolute deviation of this noise. Forecasts must allow for
 * it where the differences were few or wild.
 */
export function noiseErrorOf(noise: Float64Array): number {
  const mean = noise.reduce((sum, d) => sum + Math.abs(d), 0) / noise.length
  if (mean === 0 || noise.length < 2) return 0
  const squares = noise.reduce((sum, d) => sum + (Math.abs(d) - mean) ** 2, 0)
  return Math.sqrt(squares / (noise.length - 1) / noise.length) / mean
}

/** Factors by which the noise may be larger than it seems, one a draw, given that error. */
export const noiseScales = (error: number, draws: number): number[] =>
  Array.from({ length: draws }, (_, i) => Math.exp(error * normalQuantile((i + 0.5) / draws)))

/** Smallest effect whose statistic exceeds the critical value when this noise is added to it. */
function smallestRejected(noise: Float64Array, critical: number, most: number): number {
  let [missed, found] = [0, most]
  const differences = new Float64Array(noise.length)
  for (let step = 0; step < CRITICAL_BISECTIONS; step++) {
    const effect = (missed + found) / 2
    for (let i = 0; i < noise.length; i++) differences[i] = noise[i]! + effect
    if (testStatistic(differences, 0) > critical) found = effect
    else missed = effect
  }
  return found
}

/**
 * Smallest effect that such a row would be rejected at with 80 % power against this critical value:
 * its residuals are resampled with random signs, scaled by the uncertainty of their size, and the
 * smallest rejected effect of each draw is found; mean and spread of these give the 80 % quantile.
 * Infinity: no effect is large enough.
 */
export function detectableEffect(
  differences: Differences,
  critical: number,
  estimate: number,
): number {
  const residuals = differences.filter((d) => !Number.isNaN(d)).map((d) => d - estimate)
  const n = residuals.length
  if (critical >= Math.sqrt(n)) return Number.POSITIVE_INFINITY
  const widest = residuals.reduce((most, d) => Math.max(most, Math.abs(d)), 0)
  if (widest === 0) return 0
  // An estimate lies nearer to its own differences than the truth does.
  const scale = Math.sqrt(n / (n - 1))
  const stream = random('power')
  const noise = new Float64Array(n)
  const scales = noiseScales(noiseErrorOf(residuals), DRAWS)
  let [sum, squares] = [0, 0]
  for (let t = 0; t < DRAWS; t++) {
    for (let i = 0; i < n; i++) {
      const place = 2 * n * stream()
      const drawn = scale * scales[t]! * residuals[Math.floor(place / 2)]!
      noise[i] = Math.floor(place) % 2 === 0 ? drawn : -drawn
    }
    const effect = smallestRejected(noise, critical, 4 * widest)
    sum += effect
    squares += effect * effect
  }
  const mean = sum / DRAWS
  const variance = Math.max(0, (squares - DRAWS * mean * mean) / (DRAWS - 1))
  return mean + POWER_80 * Math.sqrt(variance)
}

/** The test that an interval inverts. */
export type IntervalTest = {
  /** Sign patterns over as many rounds as the sample has. */
  flips: SignFlips
  /** Probability that the interval misses: of the row by itself, or of any row of its family. */
  alpha: number
  /** Critical value of the row's family; null: the row is tested by itself. */
  critical: number | null
}

/** The estimate, and the name of the test behind it as the report prints it. */
export type TestedEstimate = { value: Estimate; test: string }

/** Rounds after which two sides that never varied count as constants. */
const FEWEST_CONSTANT = 3

const isConstant = (values: number[]): boolean => values.every((value) => value === values[0])

/**
 * The estimate of a paired sample: `exact` where both sides are constant, as allocs/op often is;
 * otherwise point, interval and p on the scale ln(head / base), or head - base where a value is
 * zero or less; `none` with a reason where there are too few pairs.
 */
export function estimateSample(sample: PairedSample, test: IntervalTest): TestedEstimate {
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const n = base.length
  if (n >= FEWEST_CONSTANT && isConstant(base) && isConstant(head)) {
    const value: Estimate = { kind: 'exact', n, base: base[0]!, head: head[0]! }
    return { value, test: 'none: both sides are constant' }
  }
  const name = 'sign flips of whole rounds, on capped differences of pairs'
  if (n < 2) {
    const why = n === 0 ? 'no round gave a pair' : 'one round gives no interval'
    return { value: { kind: 'none', n, why }, test: name }
  }
  const { kind, values } = differencesOf(base, head)
  const differences = new Float64Array(sample.base.length).fill(Number.NaN)
  rounds.forEach((round, i) => {
    differences[round] = values[i]!
  })
  return { value: invert(kind, differences, n, test), test: name }
}

function invert(
  kind: 'ratio' | 'difference',
  differences: Differences,
  n: number,
  { flips, alpha, critical }: IntervalTest,
): Estimate {
  const point = pointEstimate(differences)
  const row = rowStatistic(differences, 0)
  const allowed = Math.floor(alpha * flips.count + 1e-9)
  const value = critical ?? criticalValue([row], flips, allowed)
  const interval = confidenceInterval(differences, value, point)
  if (interval === null) {
    const why = `${n} rounds are too few for an interval`
    return { kind: 'none', n, why, point, scale: kind }
  }
  return {
    kind,
    n,
    point,
    ...interval,
    level: 1 - alpha,
    p: countExtreme(row, flips) / flips.count,
    detectable: detectableEffect(differences, value, point),
  }
}
