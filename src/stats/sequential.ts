/** One-sided tests of one row over all analyses, for proofs that it changed by less than its margin. */
import { kthSmallest } from './distributions.ts'
import type { SignFlips } from './random.ts'
import {
  BATCH,
  countExtreme,
  type Differences,
  huberScores,
  rowStatistic,
  signedSums,
  statisticsOf,
  TIE,
} from './test.ts'

/** An analysis as sequentialTest needs it: cumulative probability of crossing, one-sided. */
type Boundary = { rounds: number; cumulativeAlpha: number }

/** A pattern stands for its mirror image, too: the probability is of twice the number. */
const patternsIn = (spent: number, flips: SignFlips) => Math.floor(2 * flips.count * spent + 1e-9)

/** Bits of a crossed pattern: the pattern itself, and its mirror image. */
const [ITSELF, MIRRORED] = [1, 2]

/** The most extreme patterns mostly exceed this; only those that do are put in order. */
const EXTREME = 1.5

/** Scratch space for the statistics of one analysis, and for the extreme ones among them. */
let sums: Float64Array = new Float64Array(0)
let statistics = new Float64Array(0)
let [places, extremes] = [new Int32Array(0), new Float64Array(0)]

/** Fills `statistics`: away from the bound as the side says, for every pattern of the row. */
function fillStatistics(row: Differences, { at, side }: Bound, flips: SignFlips): void {
  if (statistics.length !== flips.count) {
    statistics = new Float64Array(flips.count)
    extremes = new Float64Array(flips.count)
    places = new Int32Array(flips.count)
  }
  const scores = huberScores(row, at)
  if (side === 'under') for (let i = 0; i < scores.length; i++) scores[i] = -scores[i]!
  sums = signedSums(scores, sums)
  for (let from = 0; from < flips.count; from += BATCH) {
    const to = Math.min(flips.count, from + BATCH)
    statistics.set(statisticsOf(sums, flips, from, to).subarray(0, to - from), from)
  }
}

/** Of a pattern and its mirror image, the one whose statistic is positive. */
const positiveOf = (b: number) => (statistics[b]! > 0 ? ITSELF : MIRRORED)

/** Finds patterns that have not crossed and exceed `least`; returns their number. */
function findExtremes(crossed: Uint8Array, least: number): number {
  let n = 0
  for (let b = 0; b < crossed.length; b++) {
    const size = Math.abs(statistics[b]!)
    if (size <= least || (crossed[b]! & positiveOf(b)) !== 0) continue
    extremes[n] = size
    places[n++] = b
  }
  return n
}

/** Marks at most `left` more patterns as crossed, the most extreme; returns how many. */
function markCrossed(crossed: Uint8Array, left: number): number {
  let n = findExtremes(crossed, EXTREME)
  if (n <= left) n = findExtremes(crossed, 0)
  const limit = n <= left ? 0 : kthSmallest(extremes, n, n - 1 - left) * TIE
  let marked = 0
  for (let i = 0; i < n; i++) {
    const b = places[i]!
    if (Math.abs(statistics[b]!) <= limit) continue
    crossed[b]! |= positiveOf(b)
    marked++
  }
  return marked
}

/** State of a sequential test after some analyses, from which the next continues. */
export type SequentialState = {
  at: number
  analyses: number
  patternsUsed: number
  crossed: Uint8Array
}

/** `under`: that the effect is less than `at` is to be shown; `over`: that it is more. */
export type Bound = { at: number; side: 'under' | 'over' }

/**
 * One-sided sequential test of one row: rejects that its effect is at the bound or beyond. The
 * signs of a pattern decide its whole course, so a pattern that crossed at an earlier analysis is
 * not counted again, and analyses of much the same rounds spend much the same alpha. If the effect
 * is at the bound, the probability of crossing at any analysis is at most the last one's `spent`.
 * @param differencesAt those of the row's first rounds
 * @param analyses ascending, none of more rounds than the row has, earlier ones included
 * @param before the state after earlier analyses of the same row; it is updated in place
 */
export function sequentialTest(
  differencesAt: (rounds: number) => Differences,
  bound: Bound,
  analyses: readonly Boundary[],
  flips: SignFlips,
  before: SequentialState | null,
): { rejected: boolean; state: SequentialState | null } {
  const last = analyses.at(-1)!
  // Settles most rows: what is not rare at the last analysis alone did not cross there.
  const now = rowStatistic(differencesAt(last.rounds), bound.at, sums)
  sums = now.sums
  const most = patternsIn(last.cumulativeAlpha, flips)
  if (now.isPositive === (bound.side === 'under')) return { rejected: false, state: before }
  const extreme = countExtreme(now, flips, most)
  if (extreme > most) return { rejected: false, state: before }
  // Whatever crossed earlier, so many more may cross now.
  const more = most - patternsIn(analyses.at(-2)?.cumulativeAlpha ?? 0, flips)
  if (extreme <= more) return { rejected: true, state: before }
  const state =
    before?.at === bound.at
      ? before
      : { at: bound.at, analyses: 0, patternsUsed: 0, crossed: new Uint8Array(flips.count) }
  for (const analysis of analyses.slice(state.analyses)) {
    state.analyses++
    const patterns = patternsIn(analysis.cumulativeAlpha, flips) - state.patternsUsed
    if (patterns <= 0) continue
    fillStatistics(differencesAt(analysis.rounds), bound, flips)
    state.patternsUsed += markCrossed(state.crossed, patterns)
  }
  return { rejected: (state.crossed[0]! & ITSELF) !== 0, state }
}
