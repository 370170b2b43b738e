/** Whether two groups are alike: Mann and Whitney. */
import { chiSquareTail } from '../distributions/chi-square-tail.ts'
import { doubledRanks, rankSums, untiedRankSums } from './rank-sum.ts'

/** Largest samples for which the distribution is computed: without ties, and with. As benchstat. */
const EXACT_SIZE = 50
const EXACT_SIZE_TIES = 25

/**
 * Two-sided p of the Mann-Whitney test that two unpaired samples are from one distribution.
 * `exact`: from all ways to divide the values into two samples, ties included; twice the smaller
 * tail. `normal`: the approximation with corrections for ties and continuity. `equal`: all
 * values are the same, p is 1. Both samples have at least one value, all finite.
 * Source: Mann and Whitney (1947); corrections as in Hollander, Wolfe and Chicken, Nonparametric
 * Statistical Methods (3rd ed.), section 4.1. golang.org/x/perf's benchstat does the same, except
 * that with ties in samples of different sizes it takes both tails from one side.
 * @example mannWhitney([1, 2, 3], [4, 5, 6]) // { p: 0.1, method: 'exact' }
 */
export function mannWhitney(
  base: readonly number[],
  head: readonly number[],
): { p: number; method: 'exact' | 'normal' | 'equal' } {
  const [m, n] = [base.length, head.length]
  const { ranks, ties } = doubledRanks([...base, ...head])
  if (ties.length === 1) return { p: 1, method: 'equal' }
  const sum = ranks.slice(0, m).reduce((total, rank) => total + rank, 0)
  const all = m + n
  const isTied = ties.length < all
  if (Math.max(m, n) <= (isTied ? EXACT_SIZE_TIES : EXACT_SIZE)) {
    // Doubled ranks double the sum.
    const [sums, at] = isTied ? [rankSums(ranks, m), sum] : [untiedRankSums(all, m), sum / 2]
    return { p: Math.min(1, 2 * Math.min(sums.atMost(at), sums.atLeast(at))), method: 'exact' }
  }
  const tied = ties.reduce((total, t) => total + (t ** 3 - t), 0)
  const variance = ((m * n) / 12) * (all + 1 - tied / (all * (all - 1)))
  const distance = Math.max(0, Math.abs(sum - m * (all + 1)) / 2 - 0.5)
  return { p: chiSquareTail(distance ** 2 / variance, 1), method: 'normal' }
}

/**
 * The smallest p that samples of these sizes can give: of the two most uneven divisions.
 * @example smallestP(3, 3) // 0.1
 */
export function smallestP(m: number, n: number): number {
  let ways = 1
  for (let i = 1; i <= Math.min(m, n); i++) ways *= (m + n - Math.min(m, n) + i) / i
  return Math.min(1, 2 / ways)
}
