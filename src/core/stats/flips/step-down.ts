/** Which rows of a family lean further than chance makes any of them lean. */
import { type Flips, raiseTo, signedSums } from './flips.ts'
import { type Row, scoresOf } from './scores.ts'

/** Leans that differ by less are the same lean, summed in another order. */
const SAME = 1 + 1e-9
/** Patterns looked at before asking whether it is settled already. */
const BLOCK = 256

/** A row of a family with its sums; `lean`: how far it leans as it was seen, without sign. */
export type Leaning = { sums: Float64Array; lean: number }

/** Against the hypothesis that its effect is theta. */
export function leaning(row: Row, theta: number): Leaning & { isUp: boolean } {
  const sums = signedSums(scoresOf(row, theta))
  let seen = 0
  for (let at = 0; at < sums.length; at += 256) seen += sums[at]!
  return { sums, lean: Math.abs(seen), isUp: seen > 0 }
}

/** Patterns in which this row by itself leans at least as far; counting ends beyond `most`. */
export function countAsFar({ sums, lean }: Leaning, flips: Flips, most = flips.count): number {
  const leans = new Float64Array(BLOCK)
  let count = 0
  for (let from = 0; from < flips.count && count <= most; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    leans.fill(0)
    raiseTo(leans, sums, flips, from, to)
    for (let b = 0; b < to - from; b++) if (leans[b]! * SAME >= lean) count++
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
  const leans = new Float64Array(flips.count)
  let count = 0
  for (let from = 0; from < flips.count; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    const block = leans.subarray(from, to)
    for (const { sums } of rows) raiseTo(block, sums, flips, from, to)
    for (const value of block) if (value * SAME >= lean) count++
    if (count > most) return null
  }
  return leans
}

/** What a row is held against: the family that it was last judged in. */
export type FlipBar = {
  /** Lean that must be exceeded; Infinity where no lean would be enough. */
  limit(): number
  /** Patterns in which some row of the family leans at least as far as this row. */
  countAsFar(lean: number): number
}

function barOf(
  rows: readonly Leaning[],
  flips: Flips,
  allowed: number,
  known: Float64Array | null = null,
): FlipBar {
  let sorted = known?.sort() ?? null
  const leans = () => {
    sorted ??= largest(rows, flips, Number.POSITIVE_INFINITY, flips.count)!.sort()
    return sorted
  }
  return {
    limit: () =>
      allowed < 1 ? Number.POSITIVE_INFINITY : leans()[flips.count - 1 - allowed]! * SAME,
    countAsFar: (lean) => leans().filter((value) => value * SAME >= lean).length,
  }
}

/** The largest lean that this family lets pass when `allowed` patterns may reach further. */
export const limitOf = (rows: readonly Leaning[], flips: Flips, allowed: number): number =>
  barOf(rows, flips, allowed).limit()

/** `candidate`: false for a row that is settled; it weighs on the others and cannot fall. */
export type Member = Leaning & { candidate: boolean }

/**
 * Westfall and Young's step-down by joint sign flips: the rows that lean further than all but
 * `allowed` patterns make any row lean fall; then the same without them, until none falls.
 * Source: Westfall and Young 1993; Romano and Wolf 2005.
 * @returns for every member whether it fell, and what it was held against when last judged
 */
export function stepDown(
  members: readonly Member[],
  flips: Flips,
  allowed: number,
): { fell: boolean; bar: FlipBar }[] {
  let left = members.map((_, i) => i)
  let bar = barOf(members, flips, allowed)
  const found = members.map(() => ({ fell: false, bar }))
  while (allowed > 0) {
    const rows = left.map((i) => members[i]!)
    const lean = rows.reduce((top, row) => (row.candidate ? Math.max(top, row.lean) : top), 0)
    const leans = lean === 0 ? null : largest(rows, flips, lean, allowed)
    if (leans === null) break
    bar = barOf(rows, flips, allowed, leans)
    const limit = bar.limit()
    const falling = left.filter((i) => members[i]!.candidate && members[i]!.lean > limit)
    for (const i of left) found[i] = { fell: false, bar }
    if (falling.length === 0) break
    for (const i of falling) found[i] = { fell: true, bar }
    left = left.filter((i) => !falling.includes(i))
    bar = barOf(
      left.map((i) => members[i]!),
      flips,
      allowed,
    )
    for (const i of left) found[i] = { fell: false, bar }
  }
  return found
}
