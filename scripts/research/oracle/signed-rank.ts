/**
 * The capped signed-rank test with its exact null distribution: the rival that the randomisation
 * test is compared with, and the oracle checks.
 */
import { type Shift, scoreCap, scoreSum, shiftEnds, signedRank } from '../../../src/stats/sample.ts'

/** The distribution of the signed-rank statistic when every sign is a fair coin. */
export type NullDistribution = {
  n: number
  /** Largest score; n gives Wilcoxon's statistic. */
  cap: number
  /** Sum of the scores S: the largest value of the statistic. */
  total: number
  /** F(t) = P(T <= t) for t = 0 ... S. */
  cdf: Float64Array
}

const known = new Map<number, NullDistribution>()

/**
 * Null distribution of T = sum of the scores min(i, cap) whose coin shows heads, i = 1 ... n.
 * Source: Wilcoxon 1945 for cap = n; general scores in Hettmansperger and McKean, Robust
 * Nonparametric Statistical Methods, section 1.8.
 * @example nullDistribution(6, 3).total    // 15
 * @example nullDistribution(8, 4).cdf[3]   // 5 / 256 = 0.01953125
 */
export function nullDistribution(n: number, cap = scoreCap(n)): NullDistribution {
  const key = n * 100_003 + cap
  const found = known.get(key)
  if (found) return found
  const total = scoreSum(n, cap)
  const cdf = coinSums(Array.from({ length: n }, (_, i) => Math.min(i + 1, cap)))
  const distribution = { n, cap, total, cdf }
  known.set(key, distribution)
  return distribution
}

/**
 * P(sum of the scores whose fair coin shows heads <= t) for t = 0 ... sum of all; whole scores.
 * The generating function prod (1 + z^a_i) / 2, multiplied out one score at a time. Every step
 * halves, so the entries are probabilities: exact doubles to 52 scores, and sums of positive
 * terms (relative error below 1e-13) for the hundreds after that.
 * @example coinSums([1, 2]) // [1/4, 1/2, 3/4, 1]
 */
export function coinSums(scores: readonly number[]): Float64Array {
  const cdf = new Float64Array(scores.reduce((sum, score) => sum + score, 0) + 1)
  cdf[0] = 1
  let top = 0
  for (const score of scores) {
    top += score
    for (let s = top; s >= score; s--) cdf[s] = (cdf[s]! + cdf[s - score]!) / 2
    for (let s = score - 1; s >= 0; s--) cdf[s] = cdf[s]! / 2
  }
  for (let s = 1; s < cdf.length; s++) cdf[s] = cdf[s]! + cdf[s - 1]!
  return cdf
}

/**
 * P(T <= t) when every sign is a fair coin, given the distances' ties: a tie group shares the
 * mean of its scores, which makes other sums attainable than without ties (assuming none can
 * err to the unsafe side by a step). Exact: half-whole scores are multiplied out doubled; the
 * one group that lies across the cap, whose mean may be any fraction, is summed by binomial.
 * Source: the conditional distribution of a signed-rank statistic (Pratt and Gibbons, Concepts
 * of Nonparametric Theory, section 3.7), with bent scores.
 * @param distances absolute differences in ascending order, none zero
 * @example tiedTail([1, 1], 2, 1.5) // scores 1.5 1.5: P(T <= 1.5) = 3 / 4
 */
export function tiedTail(distances: ArrayLike<number>, cap: number, t: number): number {
  const n = distances.length
  const doubled: number[] = []
  let odd = { size: 0, score: 0 }
  let tied = false
  for (let first = 0; first < n; ) {
    let next = first
    while (next < n && distances[next] === distances[first]) next++
    const size = next - first
    const score = (scoreSum(next, cap) - scoreSum(first, cap)) / size
    // Sharing changes nothing where the group's scores were equal before: above the cap.
    if (size > 1 && first < cap) tied = true
    if (Number.isInteger(2 * score)) for (let i = 0; i < size; i++) doubled.push(2 * score)
    else odd = { size, score }
    first = next
  }
  // The small share keeps the sum of fractions 10.99999 from counting as less than 11.
  if (!tied) return nullDistribution(n, cap).cdf[Math.floor(t + 1e-9)] ?? 1
  const cdf = coinSums(doubled)
  let tail = 0
  let weight = 2 ** -odd.size
  for (let heads = 0; heads <= odd.size; heads++) {
    const left = Math.floor(2 * (t - heads * odd.score) + 1e-9)
    if (left >= 0) tail += weight * (cdf[left] ?? 1)
    weight *= (odd.size - heads) / (heads + 1)
  }
  return tail
}

/**
 * Two-sided exact p of "no shift" by the capped signed-rank test. Zero differences are taken out
 * first and n, cap and scores made anew from the rest: a zero has no sign that could flip, and
 * eleven zeros beside one negative would otherwise look like evidence. No non-zero: p = 1.
 * Source: Wilcoxon 1945 (zeros left out); null distribution enumerated, no normal curve.
 * @param capOf cap of the scores at n differences; n itself gives Wilcoxon's own test
 * @example signedRankP([1, 2, 3, 4, 5, 6])          // 2 / 64 = 0.03125
 * @example signedRankP([0, 0, 0, 0, 0, 0, 0, -1])   // 1
 */
export function signedRankP(
  differences: readonly number[],
  capOf: (n: number) => number = scoreCap,
): number {
  const sorted = Float64Array.from(differences.filter((d) => d !== 0)).sort()
  const n = sorted.length
  if (n === 0) return 1
  const cap = capOf(n)
  const sum = signedRank(sorted, 0, cap)
  const distances = sorted.map(Math.abs).sort()
  return Math.min(1, 2 * tiedTail(distances, cap, Math.min(sum, scoreSum(n, cap) - sum)))
}

export type Interval = { low: number; high: number; level: number }

/** How a level 1 - alpha lies between two attainable ones: see attainableLevel. */
export type AttainableLevel = { t: number; level: number; lambda: number }

/**
 * The largest t with 2 F(t) <= alpha, the level 1 - 2 F(t) it attains, and the share lambda of
 * the way to the next attainable level; null when even t = 0 (level 1 - 2^(1-n)) is too low.
 * @example attainableLevel(8, 4, 0.05) // { t: 3, level: 0.9609375, lambda: 0.23333... }
 */
export function attainableLevel(n: number, cap: number, alpha: number): AttainableLevel | null {
  const { cdf } = nullDistribution(n, cap)
  if (2 * cdf[0]! > alpha) return null
  let t = 0
  while (t + 1 < cdf.length && 2 * cdf[t + 1]! <= alpha) t++
  const level = 1 - 2 * cdf[t]!
  const next = 1 - 2 * (cdf[t + 1] ?? 1)
  return { t, level, lambda: (level - (1 - alpha)) / (level - next) }
}

/**
 * Interval for the shift at level 1 - alpha: the signed-rank test inverted, with linear
 * interpolation between the two attainable levels that enclose 1 - alpha. When the level cannot
 * be attained at this n: smallest to largest difference, with its true level 1 - 2^(1-n).
 * Source: Hettmansperger and McKean, section 1.5; interpolation after Hettmansperger and
 * Sheather (1986), here linear.
 * @example shiftInterval(prepareShift([1, 2, 3, 4, 5, 6]), 0.05)
 * // lambda 0.6 between [1, 6] and [1.5, 5.5]: low 1.3, high 5.7, level 0.95
 */
export function shiftInterval(shift: Shift, alpha: number): Interval {
  const attainable = attainableLevel(shift.n, shift.cap, alpha)
  const [low, high] = shiftEnds(shift, attainable?.t ?? 0)
  if (!attainable) return { low, high, level: 1 - 2 ** (1 - shift.n) }
  const [nextLow, nextHigh] = shiftEnds(shift, attainable.t + 1)
  const { lambda } = attainable
  return {
    low: (1 - lambda) * low + lambda * nextLow,
    high: (1 - lambda) * high + lambda * nextHigh,
    level: 1 - alpha,
  }
}
