/**
 * One row alone, against one bound of its effect, over all looks: the signs of its rounds decide
 * its whole course, so a pattern that crossed at an earlier look is not counted again at a later
 * one. Looks that see nearly the same share what they spend, and nothing is lost between them.
 */
import { BLOCK, type Flips, leansOf, signedSums } from './flips.ts'
import { type Row, scoresOf } from './scores.ts'
import { kthSmallest } from './selection.ts'
import { countAsFar, leaning, SAME } from './step-down.ts'

/** A look: its rounds, and the share of patterns that may have crossed by then. */
export type Crossing = { rounds: number; spent: number }

/** Patterns that stand for both signs: the share of patterns is one of twice their number. */
const allowedOf = (spent: number, flips: Flips) => Math.floor(2 * flips.count * spent + 1e-9)

/** That a pattern crossed as it is, and that its mirror image did. */
const [ITSELF, MIRRORED] = [1, 2]

/** A lean that the furthest patterns mostly exceed: only those that do are put in order. */
const FAR = 1.5

/** Room for the leans of one look, and for the far ones among them, used anew by every call. */
let sums: Float64Array = new Float64Array(0)
let leans = new Float64Array(0)
let [places, far] = [new Int32Array(0), new Float64Array(0)]

/** Leans away from the edge, towards 0, of every pattern after the first rounds of the row. */
function lean(row: Row, edge: number, rounds: number, flips: Flips): void {
  if (leans.length !== flips.count) {
    leans = new Float64Array(flips.count)
    far = new Float64Array(flips.count)
    places = new Int32Array(flips.count)
  }
  const scores = scoresOf(row.subarray(0, rounds), edge)
  if (edge > 0) for (let i = 0; i < rounds; i++) scores[i] = -scores[i]!
  sums = signedSums(scores, sums)
  for (let from = 0; from < flips.count; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    leans.set(leansOf(sums, flips, from, to).subarray(0, to - from), from)
  }
}

/** Of a pattern and its mirror image, the one that leans away from the edge. */
const awayOf = (b: number) => (leans[b]! > 0 ? ITSELF : MIRRORED)

/** Finds what has not crossed and leans by more than `least`; how many there are. */
function findFar(crossed: Uint8Array, least: number): number {
  let n = 0
  for (let b = 0; b < crossed.length; b++) {
    const size = Math.abs(leans[b]!)
    if (size <= least || (crossed[b]! & awayOf(b)) !== 0) continue
    far[n] = size
    places[n++] = b
  }
  return n
}

/** Marks at most `left` more as crossed, those that lean furthest; how many it marked. */
function mark(crossed: Uint8Array, left: number): number {
  let n = findFar(crossed, FAR)
  if (n <= left) n = findFar(crossed, 0)
  const limit = n <= left ? 0 : kthSmallest(far, n, n - 1 - left) * SAME
  let marked = 0
  for (let i = 0; i < n; i++) {
    const b = places[i]!
    if (Math.abs(leans[b]!) <= limit) continue
    crossed[b]! |= awayOf(b)
    marked++
  }
  return marked
}

/** What is known of a row and an edge after some looks, so that the next need not begin anew. */
export type Followed = { edge: number; looks: number; spent: number; crossed: Uint8Array }

/**
 * Whether the rounds as they were seen have crossed by the last look: then the effect is not at the
 * edge, nor beyond it on the side that is away from 0. If it is, the chance of crossing at any
 * look is at most what the last look has spent.
 * @param edge not 0
 * @param looks ascending, none of more rounds than the row has; those asked before among them
 * @param before what was returned for the same row after earlier looks; it is gone on with
 */
export function follow(
  row: Row,
  edge: number,
  looks: readonly Crossing[],
  flips: Flips,
  before: Followed | null,
): { hasCrossed: boolean; followed: Followed | null } {
  const last = looks.at(-1)!
  // Most rows are settled by this: what is not rare at the last look alone did not cross there.
  const now = leaning(row.subarray(0, last.rounds), edge, sums)
  sums = now.sums
  const most = allowedOf(last.spent, flips)
  if (now.isUp === edge > 0) return { hasCrossed: false, followed: before }
  const asFar = countAsFar(now, flips, most)
  if (asFar > most) return { hasCrossed: false, followed: before }
  // Whatever crossed earlier, so many more may cross now.
  const more = most - allowedOf(looks.at(-2)?.spent ?? 0, flips)
  if (asFar <= more) return { hasCrossed: true, followed: before }
  const followed =
    before?.edge === edge
      ? before
      : { edge, looks: 0, spent: 0, crossed: new Uint8Array(flips.count) }
  for (const look of looks.slice(followed.looks)) {
    followed.looks++
    const left = allowedOf(look.spent, flips) - followed.spent
    if (left <= 0) continue
    lean(row, edge, look.rounds, flips)
    followed.spent += mark(followed.crossed, left)
  }
  return { hasCrossed: (followed.crossed[0]! & ITSELF) !== 0, followed }
}
