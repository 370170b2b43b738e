/**
 * Many rows: a first stage over all of them flags what looks like a shift, and only flagged rows
 * are run again, on fresh rounds that alone decide (4.5). Valid whatever the first stage does,
 * since its rounds are not tested, and quiet rows cost no more than the first stage.
 */

import type { Look, PairedSample } from '../model/model.ts'
import { effectIn, gatherEvidence, isExact, seeEvidence } from './evidence.ts'
import { judgeAtLooks, survives, type Test } from './looks.ts'
import { openStanding, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/** Rows from which on screening is worth its second stage. */
const MOST_ROWS_BY_LOOKS = 8
/** Fresh rounds at which flagged rows are looked at. */
const FRESH_LOOKS = [12, 20] as const

/** How many rounds the first stage has, and how many a row may have in all. */
export type Screen = { first: number; most: number }

/** The screen for this many tested rows; null: few rows, or too few rounds for a second stage. */
export function screenFor(looks: readonly Look[], rows: number): Screen | null {
  const [first, last] = [looks[0]!.rounds, looks.at(-1)!.rounds]
  if (rows <= MOST_ROWS_BY_LOOKS || last < first + FRESH_LOOKS[0]) return null
  return { first, most: Math.min(last, first + FRESH_LOOKS[1]) }
}

/**
 * Looks of the second stage with `flagged` rows, by rounds of the whole run. The first one is
 * late enough for Holm's strictest row to be rejected there: 2^(1-n) <= alpha / (2 flagged).
 */
export function freshLooks({ first, most }: Screen, flagged: number, alpha: number): Look[] {
  const least = Math.ceil(1 + Math.log2((2 * Math.max(1, flagged)) / alpha))
  const early = first + Math.max(FRESH_LOOKS[0], least)
  if (most < first + FRESH_LOOKS[1] || early >= most) return [{ rounds: most, weight: 1 }]
  return [
    { rounds: early, weight: 0.5 },
    { rounds: most, weight: 0.5 },
  ]
}

export type Screened = { standings: Standing[]; looks: Look[] }

/** Judges the rows; `looks`: the first stage and the looks of the second. */
export function judgeByScreen(
  samples: readonly PairedSample[],
  screen: Screen,
  alpha: number,
  rounds: number,
  final: boolean,
): Screened {
  const start = { rounds: screen.first, weight: 1 }
  if (rounds < screen.first) {
    // A budget that ends in the first stage leaves one look, with Holm over all rows.
    const test = { ...SINGLE, alpha, looks: [start], family: `Holm over ${samples.length} rows` }
    return { standings: judgeAtLooks(samples, test, rounds, final), looks: [start] }
  }
  const standings = samples.map((sample) => openStanding(sample, '', screen.first))
  const flagged = standings.filter((row) => isFlagged(row, screen, alpha))
  const counts = `${flagged.length} flagged of ${samples.length} gating rows`
  for (const row of standings) {
    if (!row.isExempt) row.family = `screened: ${counts}`
  }
  const looks = freshLooks(screen, flagged.length, alpha)
  const test: Test = {
    ...SINGLE,
    alpha,
    looks,
    from: screen.first,
    confirm: true,
    family: `Holm over ${counts}, on fresh rounds`,
  }
  reproduce(flagged, test, rounds, final)
  return { standings, looks: [start, ...looks] }
}

/** Equivalence is shown by the interval that is printed: half of alpha in either stage. */
const SINGLE = { from: 0, confirm: false, proofShare: 1 }

/**
 * First stage of one row: settles it unless it looks like a shift, that is unless the 90 %
 * interval (at alpha = .05) excludes zero and the estimate is at least half the margin.
 */
function isFlagged(row: Standing, screen: Screen, alpha: number): boolean {
  const { first, most } = screen
  if (!survives(row, first, most)) {
    // Lost too many so far, but may recover: more rounds tell.
    return row.decidedAt === null
  }
  const evidence = gatherEvidence(row.sample, 0, first)
  row.looksTaken.push(first)
  row.seen = seeEvidence(evidence, alpha)
  row.isExempt = isExact(evidence)
  if (row.isExempt) row.family = 'none: exact'
  else row.pSequential = evidence.p
  row.verdict = verdictOf(evidence, row.seen.estimate, {
    alpha,
    pAdjusted: null,
    proofAlpha: alpha,
    overall: null,
  })
  const effect = effectIn(evidence, 2 * alpha)
  const isShift =
    effect !== null &&
    (effect.low > 0 || effect.high < 0) &&
    Math.abs(effect.point) >= effect.margin / 2
  if (isShift && !row.isExempt) return true
  row.decidedAt = first
  return false
}

/** Second stage: what the fresh rounds say replaces what the first stage said. */
function reproduce(flagged: Standing[], test: Test, rounds: number, final: boolean): void {
  const samples = flagged.map((row) => row.sample)
  judgeAtLooks(samples, test, rounds, final).forEach((fresh, i) => {
    const row = flagged[i]!
    const looksTaken = [...row.looksTaken, ...fresh.looksTaken]
    const { n } = fresh.seen?.evidence ?? { n: 0 }
    if (fresh.decidedAt === null && n < LEAST_FRESH) Object.assign(row, { looksTaken })
    else Object.assign(row, fresh, { looksTaken })
  })
}

/** Fewer fresh pairs than this say less than the first stage did. */
const LEAST_FRESH = 6
