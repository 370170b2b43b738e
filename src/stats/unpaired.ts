/**
 * Samples without pairs: two of them (Mann and Whitney), and several (Kruskal and Wallis).
 * Corrections for lists of tests.
 */
import { median } from 'simple-statistics'
import { chiSquareTail, normalQuantile } from './distributions.ts'

/** Both tails of a distribution of rank sums. */
type RankSums = { atMost(sum: number): number; atLeast(sum: number): number }

/**
 * The null distribution of the rank sum of `size` of the given ranks, every choice of them being
 * equally likely. Ranks are whole numbers; halves of ties come doubled.
 * Source: the recursion of Mann and Whitney (1947), which for given ranks, tied ones too, counts
 * subsets by size and sum (Klotz, JASA 61 (1966) 772-787).
 * @example rankSums([1, 2, 3, 4], 2).atMost(3) // one of six pairs: 1 / 6
 */
function rankSums(ranks: ArrayLike<number>, size: number): RankSums {
  const sorted = Array.from(ranks).sort((a, b) => b - a)
  const most = sorted.slice(0, size).reduce((sum, rank) => sum + rank, 0)
  // subsets[k][s]: the ways to choose k ranks that sum to s.
  const subsets = Array.from({ length: size + 1 }, () => new Float64Array(most + 1))
  subsets[0]![0] = 1
  for (const [index, rank] of sorted.entries()) {
    for (let k = Math.min(size, index + 1); k >= 1; k--) {
      const fewer = subsets[k - 1]!
      const now = subsets[k]!
      for (let s = most; s >= rank; s--) now[s]! += fewer[s - rank]!
    }
  }
  const up = subsets[size]!
  const down = up.slice()
  for (let s = 1; s <= most; s++) up[s]! += up[s - 1]!
  for (let s = most - 1; s >= 0; s--) down[s]! += down[s + 1]!
  return {
    atMost: (sum) => (sum < 0 ? 0 : up[Math.min(most, Math.floor(sum))]! / up[most]!),
    atLeast: (sum) => (sum > most ? 0 : down[Math.max(0, Math.ceil(sum))]! / up[most]!),
  }
}

const untied = new Map<string, RankSums>()

/** Rank sums of `size` of the ranks 1 to `all`, kept because a table asks for few sizes often. */
export function untiedRankSums(all: number, size: number): RankSums {
  const key = `${all} ${size}`
  const rankSumsOfSize =
    untied.get(key) ??
    rankSums(
      Array.from({ length: all }, (_, i) => i + 1),
      size,
    )
  untied.set(key, rankSumsOfSize)
  return rankSumsOfSize
}

/** Ranks of all values together, doubled so that the mean rank of a tie is a whole number. */
function doubledRanks(values: readonly number[]): { ranks: number[]; ties: number[] } {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const ranks = new Array<number>(values.length)
  const ties: number[] = []
  for (let first = 0; first < order.length; ) {
    let next = first
    while (next < order.length && values[order[next]!] === values[order[first]!]) next++
    for (let i = first; i < next; i++) ranks[order[i]!] = first + 1 + next
    ties.push(next - first)
    first = next
  }
  return { ranks, ties }
}

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

/** How far the second of two unpaired samples lies from the first, with an interval. */
export type TwoSampleShift = { point: number; low: number; high: number; level: number }

/** Differences held in memory. */
const MOST_DIFFERENCES = 4_000_000

/**
 * Shift of `head` against `base`: the median of all differences h - b (Hodges and Lehmann), and
 * the Mann-Whitney test inverted: from the c-th smallest to the c-th largest difference, with
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
  if (all === 0 || all > MOST_DIFFERENCES) return null
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
  const squaredSums = groups.reduce((sum, { length }, g) => sum + sums[g]! ** 2 / length, 0)
  const h = (12 / (n * (n + 1))) * squaredSums - 3 * (n + 1)
  return chiSquareTail(h / (1 - ties / (n ** 3 - n)), groups.length - 1)
}

/**
 * Adjusted p-values that bound the expected share of false rejections: in ascending order
 * min over j >= i of m p_(j) / j, at most 1.
 * Source: Benjamini and Hochberg, Controlling the false discovery rate, 1995.
 * @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
 */
export function benjaminiHochberg(p: readonly number[]): number[] {
  const adjusted = new Array<number>(p.length)
  let lowest = 1
  p.map((_, i) => i)
    .sort((a, b) => p[b]! - p[a]!)
    .forEach((row, position) => {
      lowest = Math.min(lowest, (p.length * p[row]!) / (p.length - position))
      adjusted[row] = lowest
    })
  return adjusted
}

/**
 * Adjusted p-values that bound the probability of any false rejection, under any dependence: in
 * ascending order max over j <= i of (m - j + 1) p_(j), at most 1.
 * Source: Holm, A simple sequentially rejective multiple test procedure, 1979.
 * @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
 */
export function holm(p: readonly number[]): number[] {
  const adjusted = new Array<number>(p.length)
  let highest = 0
  p.map((_, i) => i)
    .sort((a, b) => p[a]! - p[b]!)
    .forEach((row, position) => {
      highest = Math.max(highest, Math.min(1, (p.length - position) * p[row]!))
      adjusted[row] = highest
    })
  return adjusted
}

/**
 * Alpha of the intervals of rows that were selected from a list: alpha x selected / all, which
 * bounds the expected share of wrong intervals among the selected ones (false coverage rate).
 * Source: Benjamini and Yekutieli, False discovery rate-adjusted multiple confidence intervals
 * for selected parameters, 2005.
 * @example selectedAlpha(0.05, 3, 30) // 0.005: intervals at 99.5 %
 */
export function selectedAlpha(alpha: number, selected: number, all: number): number {
  return selected === 0 ? alpha : (alpha * selected) / all
}
