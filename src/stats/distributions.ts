/**
 * Distributions and order statistics: quantiles, tails, limits of proportions and counts, medians,
 * quantiles of histograms, dispersion.
 */
import { median } from 'simple-statistics'

/** The median; 0 of nothing. */
export const medianOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : median([...values])

/** 1 over the median of the absolute value of a standard normal variable. */
const MAD_TO_SIGMA = 1.482602

/** 1.4826 times the median absolute deviation from the median; 0 of nothing. */
export function robustSigmaOf(values: readonly number[]): number {
  const middle = medianOf(values)
  return MAD_TO_SIGMA * medianOf(values.map((value) => Math.abs(value - middle)))
}

const CENTRE = {
  up: [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  down: [1, 17.895169469, 78.757757664, 67.1875636],
}
const FLANK = {
  up: [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  down: [1, 0.7370016425, 0.12021132975],
}
const TAIL = {
  up: [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  down: [1, 0.24197894225, 0.012258202635],
}

/**
 * Quantile of the standard normal distribution, for 0 < p < 1; relative error about 1e-7.
 * Source: Wichura, Algorithm AS 241 (PPND7), Applied Statistics 37 (1988) 477-484.
 * @example normalQuantile(0.975) // 1.959964
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q)
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  return Math.sign(q) * (r <= 5 ? ratio(FLANK, r - 1.6) : ratio(TAIL, r - 5))
}

function ratio(terms: { up: number[]; down: number[] }, x: number): number {
  const value = (list: number[]): number => list.reduceRight((sum, term) => sum * x + term, 0)
  return value(terms.up) / value(terms.down)
}

/**
 * Two-sided P(|T| > |t|) of Student's t with a whole number of degrees of freedom >= 1, as the
 * finite sum in powers of cos(atan(t / sqrt(freedom))); exact to about 1e-15 absolute.
 * Source: Abramowitz and Stegun 26.7.3 and 26.7.4.
 * @example studentTTail(2.2281388519649385, 10) // 0.05
 */
export function studentTTail(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= ((k - 1) / k) * cosine * cosine
    sum += term
  }
  const inside = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return Math.max(0, 1 - inside)
}

const BISECTIONS = 100

/**
 * The t that |T| exceeds with probability `twoSided`, for a whole number of degrees of freedom
 * >= 1 and 1e-12 < twoSided < 1, by bisection of the tail; relative error about 1e-6 at worst.
 * @example studentTQuantile(0.05, 10) // 2.228139
 */
export function studentTQuantile(twoSided: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (studentTTail(high, freedom) > twoSided && high < 1e12) high *= 2
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (studentTTail(middle, freedom) > twoSided) low = middle
    else high = middle
  }
  return high
}

/**
 * P(chi-square with `freedom` degrees of freedom > x): the upper incomplete gamma function
 * Q(freedom / 2, x / 2). Series below, continued fraction (Lentz) above a + 1.
 * Source: Abramowitz and Stegun 6.5.29 and 6.5.31.
 * @example chiSquareTail(3.841458820694124, 1) // 0.05
 */
export function chiSquareTail(x: number, freedom: number): number {
  if (!(x > 0)) return 1
  const a = freedom / 2
  const half = x / 2
  const front = Math.exp(a * Math.log(half) - half - logGammaOfHalf(freedom))
  return half < a + 1 ? 1 - front * lowerSeries(a, half) : front * upperFraction(a, half)
}

/** ln Gamma(k / 2) for a whole k >= 1, from Gamma(1/2) = sqrt(pi) and Gamma(1) = 1. */
function logGammaOfHalf(k: number): number {
  let sum = k % 2 === 1 ? Math.log(Math.PI) / 2 : 0
  for (let j = k - 2; j > 0; j -= 2) sum += Math.log(j / 2)
  return sum
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let value = d
  for (let k = 1; k < 1000; k++) {
    const step = -k * (k - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return value
}

/**
 * Two-sided exact p of "heads and tails are equally likely" for a coin that landed `heads` times
 * on one side and `tails` on the other: twice the smaller tail of the binomial, at most 1.
 * @example binomialTest(6, 0) // 2 / 64 = 0.03125
 * @example binomialTest(0, 0) // 1
 */
export function binomialTest(heads: number, tails: number): number {
  const n = heads + tails
  let term = 2 ** -n
  let sum = 0
  for (let k = 0; k <= Math.min(heads, tails); k++) {
    sum += term
    term *= (n - k) / (k + 1)
  }
  return Math.min(1, 2 * sum)
}

/**
 * Probability that at most k of n independent trials succeed, each with probability p in (0, 1).
 * @example binomialAtMost(0, 14, 0.2) // 0.8 ** 14 = 0.044
 */
export function binomialAtMost(k: number, n: number, p: number): number {
  let [logTerm, sum] = [n * Math.log1p(-p), 0]
  for (let i = 0; i <= Math.min(k, n); i++) {
    sum += Math.exp(logTerm)
    logTerm += Math.log(((n - i) / (i + 1)) * (p / (1 - p)))
  }
  return Math.min(1, sum)
}

/**
 * Limits of a proportion from `count` of `total`, by the score method; they stay within 0 and 1
 * and are sensible for small counts. Counts need not be whole (they may be divided by a
 * dispersion). A total of 0 says nothing: 0 to 1.
 * Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209-212.
 * @example wilsonLimits(56, 70, 1.959964) // { low: 0.6918, high: 0.8769 }
 */
export function wilsonLimits(count: number, total: number, z: number) {
  if (total <= 0) return { low: 0, high: 1 }
  const middle = (count + (z * z) / 2) / (total + z * z)
  const spread = (count * (total - count)) / total + (z * z) / 4
  const half = (z * Math.sqrt(Math.max(0, spread))) / (total + z * z)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * Limits of the mean behind one count of independent events, by the score method: where the count
 * is z standard deviations of the mean away from it. The count need not be whole.
 * Source: Barker, Am. Statistician 56 (2002) 85-89, the score interval.
 * @example poissonLimits(10, 1.959964) // { low: 5.43, high: 18.41 }
 */
export function poissonLimits(count: number, z: number) {
  const middle = count + (z * z) / 2
  const half = z * Math.sqrt(count + (z * z) / 4)
  return { low: Math.max(0, middle - half), high: middle + half }
}

type Limits = { point: number; low: number; high: number }

/**
 * Limits of `head - base` from each one's own limits. For two proportions with Wilson's limits it
 * is Newcombe's method 10 (Statistics in Medicine 17 (1998) 873-890); for others see Zou and
 * Donner, Statistics in Medicine 27 (2008) 1693-1702.
 */
export function differenceLimits(base: Limits, head: Limits): Limits {
  const point = head.point - base.point
  return {
    point,
    low: point - Math.hypot(head.point - head.low, base.high - base.point),
    high: point + Math.hypot(head.high - head.point, base.point - base.low),
  }
}

/** Counts of one kind of event in several runs, and what each run was exposed to it by. */
type RunCounts = { counts: number[]; exposures: number[] }

/**
 * How much more runs of one arm differ than independent events would: Pearson's chi-square over
 * its degrees of freedom, pooled over the arms, at least 1. `bounded`: a count is a part of its
 * exposure (a share), else it is a rate.
 * Source: McCullagh and Nelder, Generalized Linear Models (1989), 4.5 and 6.2.
 */
export function dispersion(arms: RunCounts[], bounded: boolean): number {
  let chiSquare = 0
  let freedom = 0
  for (const { counts, exposures } of arms) {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const exposure = exposures.reduce((sum, one) => sum + one, 0)
    const rate = all / exposure
    if (all === 0 || (bounded && rate >= 1)) continue
    const spare = bounded ? 1 - rate : 1
    freedom += counts.length - 1
    counts.forEach((count, run) => {
      const expected = rate * (exposures[run] ?? 0)
      if (expected > 0) chiSquare += (count - expected) ** 2 / (expected * spare)
    })
  }
  return freedom === 0 ? 1 : Math.max(1, chiSquare / freedom)
}

/** Counts between bounds: bucket j lies from bounds[j] to bounds[j + 1], one bound more. */
export type Buckets = { bounds: readonly number[]; counts: readonly number[] }

/**
 * Quantile q of counted buckets, interpolated linearly inside the bucket where the cumulated count
 * reaches q N, with half the width of that bucket: how far the value may be off. What is below the
 * first bound begins at 0. Null for no counts, and where the bucket has no upper end.
 * Source: linear interpolation of the cumulated counts, as Prometheus' histogram_quantile.
 * @example bucketQuantile({ bounds: [0, 1, 2], counts: [1, 3] }, 0.5)
 * // { value: 1 + (2 - 1) / 3, halfWidth: 0.5 }
 */
export function bucketQuantile(
  { bounds, counts }: Buckets,
  q: number,
): { value: number; halfWidth: number } | null {
  const target = q * counts.reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [at, count] of counts.entries()) {
    if (count > 0 && below + count >= target) {
      const upper = bounds[at + 1] ?? Infinity
      const lower = Math.max(bounds[at] ?? 0, Math.min(0, upper))
      if (!Number.isFinite(upper)) return null
      const value = lower + ((target - below) / count) * (upper - lower)
      return { value, halfWidth: (upper - lower) / 2 }
    }
    below += count
  }
  return null
}

/** One line of a printed histogram: the middle of the bucket (log scale) and its count. */
export type HistogramBucket = { value: number; count: number }

/**
 * Quantile q of a histogram with log-spaced buckets, interpolated inside the bucket where the
 * cumulated count reaches q N: ln x = ln v_j + (f - 1/2) step, f the share of bucket j below the
 * quantile. A printed percentile is only the bucket's middle, so 1 % changes vanish in ties.
 * Source: linear interpolation of the cumulated counts on the log scale; sysbench's step is
 * ln(10^8) / 1023 (sb_histogram.c).
 * Null for an empty histogram.
 * @param buckets in ascending order of value
 * @example histogramQuantile([{ value: 1, count: 4 }, { value: 2, count: 6 }], 0.5, Math.LN2)
 * // 2 ** (1 - 1/2 + 1/6) = 1.5874
 */
export function histogramQuantile(
  buckets: readonly HistogramBucket[],
  q: number,
  logStep: number,
): number | null {
  const target = q * buckets.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { value, count } of buckets) {
    if (count > 0 && below + count >= target) {
      return value * Math.exp(((target - below) / count - 0.5) * logStep)
    }
    below += count
  }
  return null
}

/** With fewer events beyond it a quantile says more about luck than about the program. */
export const EVENTS_BEYOND = 50

/** Events from which a quantile can be read; thousandths are whole, as 1 - 0.999 is not. */
export const eventsForTail = (permille: number): number =>
  Math.ceil((EVENTS_BEYOND * 1000) / (1000 - permille))

// Selection, which is faster than sorting.

/** Reorders [low, high] so that nothing up to the returned index is larger than what follows. */
function partition(values: Float64Array, low: number, high: number): number {
  const pivot = values[(low + high) >> 1]!
  let [i, j] = [low, high]
  for (;;) {
    while (values[i]! < pivot) i++
    while (values[j]! > pivot) j--
    if (i >= j) return j
    const swapped = values[i]!
    values[i++] = values[j]!
    values[j--] = swapped
  }
}

/** The k-th smallest of the first n numbers, which are reordered (quickselect, Hoare 1961). */
export function kthSmallest(values: Float64Array, n: number, k: number): number {
  let [low, high] = [0, n - 1]
  while (low < high) {
    const end = partition(values, low, high)
    if (k <= end) high = end
    else low = end + 1
  }
  return values[k]!
}

/** Median of the first n, which are reordered. */
export function medianInPlace(values: Float64Array, n: number): number {
  const upper = kthSmallest(values, n, n >> 1)
  if (n % 2 === 1) return upper
  // What was left before it is no larger.
  let lower = values[0]!
  for (let i = 1; i < n >> 1; i++) if (values[i]! > lower) lower = values[i]!
  return (lower + upper) / 2
}
