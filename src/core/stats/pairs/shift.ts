/** Paired differences, made ready for estimate and interval. */
import { nullDistribution, scoreCap } from '../distributions/null-distribution.ts'
import { signedRank } from './signed-rank.ts'

/** Differences made ready for the inversion of the signed-rank test: see shiftEnds. */
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
  const { cap, total } = nullDistribution(n, capOf(n))
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

/** The smallest index from low to high where a test that turns true once is true; else high. */
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
