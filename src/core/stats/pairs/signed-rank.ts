/** The capped signed-rank statistic. */
import { scoreSum } from '../distributions/null-distribution.ts'

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
