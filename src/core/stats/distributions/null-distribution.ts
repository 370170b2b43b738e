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

/** The cap of the signed-rank scores at n pairs, ceil(n / 2): one wild pair stays harmless. */
export function scoreCap(n: number): number {
  return Math.ceil(n / 2)
}

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

/** Sum of the first i scores min(j, cap). */
export function scoreSum(i: number, cap: number): number {
  return i <= cap ? (i * (i + 1)) / 2 : (cap * (cap + 1)) / 2 + (i - cap) * cap
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
