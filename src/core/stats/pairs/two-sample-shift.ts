/** The shift between two unpaired samples. */
import { median } from 'simple-statistics'
import { normalQuantile } from '../distributions/normal-quantile.ts'
import { untiedRankSums } from '../tests/rank-sum.ts'

/** How far the second of two unpaired samples lies from the first, with an interval. */
export type TwoSampleShift = { point: number; low: number; high: number; level: number }

const EXACT_SIZE = 50
/** Differences held in memory. */
const MOST = 4_000_000

/**
 * Shift of `head` against `base`: the median of all differences h - b (Hodges and Lehmann), and
 * the Mann-Whitney test turned round: from the c-th smallest to the c-th largest difference, with
 * the largest c that has 2 P(U <= c - 1) <= alpha. `level` is what that attains, 1 - alpha or
 * more; less where the samples are too small, then it belongs to smallest and largest difference.
 * Ties make the interval wider than it need be. From 51 values on, c is by the normal
 * approximation. Null: too many differences to hold, or an empty sample.
 * Source: Hollander, Wolfe and Chicken, Nonparametric Statistical Methods (3rd ed.), 4.2 and 4.3.
 * @example twoSampleShift([1, 2, 3, 4], [11, 12, 13, 14], 0.05)
 * // { point: 10, low: 7, high: 13, level: 0.9714... }
 */
export function twoSampleShift(
  base: readonly number[],
  head: readonly number[],
  alpha: number,
): TwoSampleShift | null {
  const all = base.length * head.length
  if (all === 0 || all > MOST) return null
  const differences = new Float64Array(all)
  for (const [i, b] of base.entries())
    for (const [j, h] of head.entries()) differences[i * head.length + j] = h - b
  differences.sort()
  const { rank, level } = intervalRank(base.length, head.length, alpha)
  return {
    point: median(Array.from(differences)),
    low: differences[rank - 1]!,
    high: differences[all - rank]!,
    level,
  }
}

function intervalRank(m: number, n: number, alpha: number): { rank: number; level: number } {
  if (Math.max(m, n) > EXACT_SIZE) {
    const half = normalQuantile(1 - alpha / 2) * Math.sqrt((m * n * (m + n + 1)) / 12)
    return { rank: Math.max(1, Math.floor((m * n) / 2 - half + 0.5)), level: 1 - alpha }
  }
  const sums = untiedRankSums(m + n, m)
  // U is the rank sum less its smallest value.
  const twoTails = (u: number) => 2 * sums.atMost(u + (m * (m + 1)) / 2)
  let rank = 1
  while (twoTails(rank) <= alpha) rank++
  return { rank, level: Math.max(0, 1 - twoTails(rank - 1)) }
}
