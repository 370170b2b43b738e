/** Whether several groups are alike: Kruskal and Wallis. */
import { chiSquareTail } from '../distributions/chi-square-tail.ts'

/**
 * p of "all groups come from one distribution": Kruskal and Wallis's H on mid-ranks with the
 * tie correction, against chi-square with groups - 1 degrees of freedom. The approximation is
 * meant for groups of 4 and more. Fewer than two groups, or all values equal: 1.
 * Source: Kruskal and Wallis, Use of ranks in one-criterion variance analysis, 1952.
 * @example kruskalWallis([[1, 2, 3, 4], [5, 6, 7, 8]]) // H = 5.3333, p = 0.0209213
 */
export function kruskalWallis(groups: readonly (readonly number[])[]): number {
  const all = groups.flatMap((values, group) => values.map((value) => ({ value, group })))
  all.sort((a, b) => a.value - b.value)
  const n = all.length
  const sums = groups.map(() => 0)
  let ties = 0
  for (let start = 0; start < n; ) {
    let end = start
    while (end < n && all[end]!.value === all[start]!.value) end++
    const rank = (start + 1 + end) / 2
    for (let i = start; i < end; i++) sums[all[i]!.group]! += rank
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  if (groups.length < 2 || ties === n ** 3 - n) return 1
  const squares = groups.reduce((sum, { length }, g) => sum + sums[g]! ** 2 / length, 0)
  const h = (12 / (n * (n + 1))) * squares - 3 * (n + 1)
  return chiSquareTail(h / (1 - ties / (n ** 3 - n)), groups.length - 1)
}
