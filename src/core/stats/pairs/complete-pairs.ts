/** The rounds in which both sides gave a finite number, and the numbers. */
export type Pairs = { rounds: number[]; base: number[]; head: number[] }

/**
 * Pairs by round; a round with a gap (null) or a number that is not finite on either side is
 * left out as a whole, so the sides always have the same length.
 * @example completePairs([1, null, 3], [4, 5, 6]) // { rounds: [0, 2], base: [1, 3], head: [4, 6] }
 */
export function completePairs(
  base: readonly (number | null)[],
  head: readonly (number | null)[],
): Pairs {
  const pairs: Pairs = { rounds: [], base: [], head: [] }
  base.forEach((b, round) => {
    const h = head[round] ?? null
    if (b === null || h === null || !Number.isFinite(b) || !Number.isFinite(h)) return
    pairs.rounds.push(round)
    pairs.base.push(b)
    pairs.head.push(h)
  })
  return pairs
}
