/** Where a row stands while the table is judged; becomes a Comparison at the end. */

import { countLosses, type Losses } from '../collect/losses.ts'
import type { PairedSample, Verdict } from '../model/model.ts'
import type { Followed } from '../stats/flips/crossing.ts'
import type { Flips } from '../stats/flips/flips.ts'
import type { FlipBar, Leaning } from '../stats/flips/step-down.ts'
import type { Evidence } from './evidence.ts'

/** What a verdict rests on. */
export type Seen = {
  evidence: Evidence
  flips: Flips
  /** What the family was judged by: rounds turned round, or labels of arms exchanged. */
  turned: 'signs' | 'labels'
  /** The family that the row was held against; null: it was tested by itself, or not at all. */
  bar: FlipBar | null
  /** The family's test rejects "no effect": 0 is outside of the interval. */
  isMoved: boolean
  /** Two-sided level of a row that was tested by itself, and what a list corrected it to. */
  alpha: number
  /** Share of alpha of the look, for p-values that hold over all looks. */
  share: number
}

export type Standing = {
  sample: PairedSample
  /** Null before the first look at the row. */
  seen: Seen | null
  verdict: Verdict
  /** Rounds of the look that settled the row; null: more rounds may change its verdict. */
  decidedAt: number | null
  losses: Losses
  looksTaken: number[]
  pSequential: number | null
  pAdjusted: number | null
  /** Shown so far, each at its own look: less than the margin, and more than minus the margin. */
  isUnder: boolean
  isOver: boolean
  /** How it leans for good; null: it is not settled, or was not asked since. */
  frozen: Leaning | null
  /** What the tests of both margins know of earlier looks. */
  followed: { under: Followed | null; over: Followed | null }
  /** Exact rows are in no family of tests. */
  isExempt: boolean
  family: string
}

/** A row before its first look. */
export function openStanding(sample: PairedSample, family: string, rounds: number): Standing {
  return {
    sample,
    seen: null,
    verdict: { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: null },
    decidedAt: null,
    frozen: null,
    losses: countLosses(sample, rounds),
    looksTaken: [],
    pSequential: null,
    pAdjusted: null,
    ...{ isUnder: false, isOver: false, followed: { under: null, over: null } },
    isExempt: false,
    family,
  }
}
