/** Which rows of a family lean further than chance makes any of them lean. */
import { BLOCK, type Flips, leansOf, signedSums } from './flips.ts'
import { type Row, scoresOf } from './scores.ts'
import { kthSmallest } from './selection.ts'

/** Leans that differ by less are the same lean, summed in another order. */
export const SAME = 1 + 1e-9

/** A row of a family with its sums; `lean`: how far it leans as it was seen, without sign. */
export type Leaning = { sums: Float64Array; lean: number }

/** Against the hypothesis that its effect is theta. `room`: as of signedSums. */
export function leaning(row: Row, theta: number, room?: Float64Array): Leaning & { isUp: boolean } {
  const sums = signedSums(scoresOf(row, theta), room)
  let seen = 0
  for (let at = 0; at < sums.length; at += 256) seen += sums[at]!
  return { sums, lean: Math.abs(seen), isUp: seen > 0 }
}

/** Patterns in which this row by itself leans at least as far; counting ends beyond `most`. */
export function countAsFar({ sums, lean }: Leaning, flips: Flips, most = flips.count): number {
  let count = 0
  for (let from = 0; from < flips.count && count <= most; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    const leans = leansOf(sums, flips, from, to)
    // Never by a sign: half of them would be guessed wrong by the processor.
    for (let b = 0; b < to - from; b++) if (Math.abs(leans[b]!) * SAME >= lean) count++
  }
  return count
}

/** The largest lean of any row under every pattern; null: more than `most` reach `lean`. */
function largest(
  rows: readonly Leaning[],
  flips: Flips,
  lean: number,
  most: number,
): Float64Array | null {
  const top = new Float64Array(flips.count)
  let count = 0
  for (let from = 0; from < flips.count; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    for (const { sums } of rows) {
      const leans = leansOf(sums, flips, from, to)
      for (let b = from; b < to; b++) {
        const size = Math.abs(leans[b - from]!)
        if (size > top[b]!) top[b] = size
      }
    }
    for (let b = from; b < to; b++) if (top[b]! * SAME >= lean) count++
    if (count > most) return null
  }
  return top
}

/** Leans of the rows of a family under every pattern of a kind: signs here, labels in labels.ts. */
export type Leans = {
  /** Number of patterns; the first is what was seen. */
  count: number
  /**
   * The largest lean of any of these rows, by pattern; null, where that is cheaper: more than
   * `most` patterns reach `lean`.
   */
  largest(rows: readonly number[], lean: number, most: number): Float64Array | null
}

/** Rounds turned round: for rows that share no arm. */
export const bySigns = (rows: readonly Leaning[], flips: Flips): Leans => ({
  count: flips.count,
  largest: (left, lean, most) =>
    largest(
      left.map((i) => rows[i]!),
      flips,
      lean,
      most,
    ),
})

/** What a row is held against: the family that it was last judged in. */
export type FlipBar = {
  /** Lean that must be exceeded; Infinity where no lean would be enough. */
  limit(): number
  /** Share of the patterns in which some row of the family leans at least as far. */
  shareAsFar(lean: number): number
}

function barOf(
  rows: readonly number[],
  family: Leans,
  allowed: number,
  known: Float64Array | null = null,
): FlipBar {
  const { count } = family
  let leans = known
  let limit: number | null = null
  let isSorted = false
  const all = () => {
    leans ??= family.largest(rows, Number.POSITIVE_INFINITY, count)!
    return leans
  }
  const sorted = () => {
    if (!isSorted) all().sort()
    isSorted = true
    return all()
  }
  return {
    // A table that is only judged asks for no more than this, and that is quicker than to sort.
    limit() {
      if (allowed < 1) return Number.POSITIVE_INFINITY
      const place = count - 1 - allowed
      limit ??= (isSorted ? sorted()[place]! : kthSmallest(all(), count, place)) * SAME
      return limit
    },
    shareAsFar: (lean) => (count - firstAtLeast(sorted(), lean)) / count,
  }
}

/** The place of the first of ascending leans that is as far; their number where none is. */
function firstAtLeast(sorted: Float64Array, lean: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! * SAME >= lean) high = middle
    else low = middle + 1
  }
  return low
}

/** The largest lean that this family lets pass when `allowed` patterns may reach further. */
export const limitOf = (rows: readonly Leaning[], flips: Flips, allowed: number): number =>
  barOf([...rows.keys()], bySigns(rows, flips), allowed).limit()

/**
 * The largest lean that `allowed` patterns may pass, where rows with an effect stand in `rows`
 * without it: what was seen then says nothing of how far they lean, and counts as one that passes.
 */
export function barWithout(rows: readonly Leaning[], flips: Flips, allowed: number): FlipBar {
  const family = bySigns(rows, flips)
  const all = [...rows.keys()]
  const leans = family.largest(all, Number.POSITIVE_INFINITY, family.count)!
  leans[0] = Number.POSITIVE_INFINITY
  return barOf(all, family, allowed, leans)
}

/** `candidate`: false for a row that is settled; it weighs on the others and cannot fall. */
export type Member = { lean: number; candidate: boolean }

/**
 * Westfall and Young's step-down by joint patterns: the rows that lean further than all but
 * `allowed` patterns make any row lean fall; then the same without them, until none falls.
 * Source: Westfall and Young 1993; Romano and Wolf 2005.
 * @returns for every member whether it fell, and what it was held against when last judged
 */
export function stepDown(
  members: readonly Member[],
  family: Leans,
  allowed: number,
): { fell: boolean; bar: FlipBar }[] {
  let left = members.map((_, i) => i)
  let bar = barOf(left, family, allowed)
  const found = members.map(() => ({ fell: false, bar }))
  while (allowed > 0) {
    const open = left.filter((i) => members[i]!.candidate)
    const lean = open.reduce((top, i) => Math.max(top, members[i]!.lean), 0)
    const leans = lean === 0 ? null : family.largest(left, lean, allowed)
    if (leans === null) break
    bar = barOf(left, family, allowed, leans)
    const limit = bar.limit()
    const falling = open.filter((i) => members[i]!.lean > limit)
    for (const i of left) found[i] = { fell: false, bar }
    if (falling.length === 0) break
    for (const i of falling) found[i] = { fell: true, bar }
    left = left.filter((i) => !falling.includes(i))
    bar = barOf(left, family, allowed)
    for (const i of left) found[i] = { fell: false, bar }
  }
  return found
}
