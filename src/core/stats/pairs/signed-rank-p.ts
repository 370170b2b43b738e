/** The exact p of "no shift". */
import { scoreCap, scoreSum } from '../distributions/null-distribution.ts'
import { tiedTail } from '../distributions/tied-tail.ts'
import { signedRank } from './signed-rank.ts'

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
