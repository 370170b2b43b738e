/**
 * The capped signed-rank test with its exact null distribution: the rival that the randomisation
 * test is compared with, and the oracle checks.
 */

/** The cap of the signed-rank scores at n pairs, ceil(n / 2): one wild pair stays harmless. */
export function scoreCap(n: number): number {
  return Math.ceil(n / 2)
}

/** Sum of the first i scores min(j, cap). */
export function scoreSum(i: number, cap: number): number {
  return i <= cap ? (i * (i + 1)) / 2 : (cap * (cap + 1)) / 2 + (i - cap) * cap
}

/**
 * The capped signed-rank statistic T(theta): the sum, over the differences above theta, of the
 * scores min(rank, cap), where rank orders the distances |d - theta|. Equal distances share the
 * mean of their scores, so the scores of all differences always add up to the same total.
 * Source: Wilcoxon 1945, with the scores bent at the cap.
 * Linear time: the distances below and above theta are two sorted lists that are merged.
 * @param sorted differences in ascending order
 * @example signedRank([-1, 2, 3], 0, 3) // ranks 1, 2, 3; T = 2 + 3 = 5
 */
export function signedRank(sorted: ArrayLike<number>, theta: number, cap: number): number {
  const n = sorted.length
  let above = 0
  while (above < n && sorted[above]! <= theta) above++
  let under = above - 1
  let rank = 0
  let sum = 0
  while (rank < n) {
    const left = under >= 0 ? theta - sorted[under]! : Infinity
    const right = above < n ? sorted[above]! - theta : Infinity
    const distance = Math.min(left, right)
    const first = rank
    let positive = 0
    while (under >= 0 && theta - sorted[under]! === distance) {
      under--
      rank++
    }
    while (above < n && sorted[above]! - theta === distance) {
      above++
      rank++
      positive++
    }
    if (positive === 0) continue
    sum += (positive * (scoreSum(rank, cap) - scoreSum(first, cap))) / (rank - first)
  }
  return sum
}

/** Differences prepared for the inversion of the signed-rank test: see shiftEnds. */
export type Shift = {
  n: number
  cap: number
  /** Sum of the scores. */
  total: number
  /** Distinct Walsh averages (d_i + d_j) / 2, i <= j, ascending: where T(theta) steps. */
  walsh: Float64Array
  /** T(theta) for theta just above walsh[j]. */
  statisticAbove(j: number): number
}

/**
 * Prepares differences for estimate and interval. At least one difference, all finite.
 * @example prepareShift([1, 3]).walsh // [1, 2, 3]
 */
export function prepareShift(
  differences: ArrayLike<number>,
  capOf: (n: number) => number = scoreCap,
): Shift {
  const sorted = Float64Array.from(differences).sort()
  const n = sorted.length
  const cap = capOf(n)
  const total = scoreSum(n, cap)
  const walsh = distinctAverages(sorted)
  const statisticAbove = (j: number): number =>
    j >= walsh.length - 1 ? 0 : signedRank(sorted, (walsh[j]! + walsh[j + 1]!) / 2, cap)
  return { n, cap, total, walsh, statisticAbove }
}

/**
 * L(t) and U(t), the values between which T leaves more than t on either side:
 * U = smallest Walsh average just above which T <= t; L = largest just below which S - T <= t.
 * T falls as theta grows, so both are found by halving.
 * Source: Hettmansperger and McKean, section 1.5 (interval from a signed-rank test).
 * @example shiftEnds(prepareShift([1, 2, 3]), 0) // [1, 3]: the smallest and largest difference
 */
export function shiftEnds(shift: Shift, t: number): [number, number] {
  const { walsh, total, statisticAbove } = shift
  const last = walsh.length - 1
  const upper = firstWhere(0, last, (j) => statisticAbove(j) <= t)
  // Just below walsh[j] is just above walsh[j - 1]; below all of them T = S.
  const lower = firstWhere(0, last, (j) => total - statisticAbove(j) > t)
  return [walsh[lower]!, walsh[upper]!]
}

/** The smallest index from low to high from which on a condition holds; high: it holds nowhere. */
function firstWhere(low: number, high: number, test: (j: number) => boolean): number {
  let a = low
  let b = high
  while (a < b) {
    const middle = (a + b) >> 1
    if (test(middle)) b = middle
    else a = middle + 1
  }
  return a
}

function distinctAverages(sorted: Float64Array): Float64Array {
  const n = sorted.length
  const all = new Float64Array((n * (n + 1)) / 2)
  let k = 0
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) all[k++] = (sorted[i]! + sorted[j]!) / 2
  }
  all.sort()
  let distinct = 0
  for (const w of all) if (distinct === 0 || w !== all[distinct - 1]) all[distinct++] = w
  return all.subarray(0, distinct)
}

/**
 * The shift at which the statistic is balanced: the middle of [L(m), U(m)], m = floor((S - 1)/2).
 * With cap = n this is the estimate of Hodges and Lehmann (1963), the median Walsh average.
 * @example shiftEstimate(prepareShift([1, 2, 3, 10])) // 2.5; Hodges-Lehmann says 2.75
 */
export function shiftEstimate(shift: Shift): number {
  const [low, high] = shiftEnds(shift, Math.floor((shift.total - 1) / 2))
  return (low + high) / 2
}

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
