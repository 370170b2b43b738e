/** Both tails of a distribution of rank sums. */
export type RankSums = { atMost(sum: number): number; atLeast(sum: number): number }

/**
 * The null distribution of the rank sum of `size` of the given ranks, every choice of them being
 * equally likely. Ranks are whole numbers; halves of ties come doubled.
 * Source: the recursion of Mann and Whitney (1947), which for given ranks, tied ones too, counts
 * subsets by size and sum (Klotz, JASA 61 (1966) 772-787).
 * @example rankSums([1, 2, 3, 4], 2).atMost(3) // one of six pairs: 1 / 6
 */
export function rankSums(ranks: ArrayLike<number>, size: number): RankSums {
  const sorted = Array.from(ranks).sort((a, b) => b - a)
  const most = sorted.slice(0, size).reduce((sum, rank) => sum + rank, 0)
  // subsets[k][s]: the ways to choose k ranks that sum to s.
  const subsets = Array.from({ length: size + 1 }, () => new Float64Array(most + 1))
  subsets[0]![0] = 1
  for (const [seen, rank] of sorted.entries()) {
    for (let k = Math.min(size, seen + 1); k >= 1; k--) {
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
  const found =
    untied.get(key) ??
    rankSums(
      Array.from({ length: all }, (_, i) => i + 1),
      size,
    )
  untied.set(key, found)
  return found
}

/** Ranks of all values together, doubled so that the mean rank of a tie is a whole number. */
export function doubledRanks(values: readonly number[]): { ranks: number[]; ties: number[] } {
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
