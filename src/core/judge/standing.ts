/** Where a row stands while the table is judged; becomes a Comparison at the end. */

import { countLosses, type Losses } from '../collect/losses.ts'
import type { PairedSample, Verdict } from '../model/model.ts'
import type { Seen } from './evidence.ts'

export type Standing = {
  sample: PairedSample
  /** What the verdict rests on; null before the first look at the row. */
  seen: Seen | null
  verdict: Verdict
  /** Rounds of the look that settled the row; null: more rounds may change its verdict. */
  decidedAt: number | null
  losses: Losses
  looksTaken: number[]
  pSequential: number | null
  pAdjusted: number | null
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
    losses: countLosses(sample, rounds),
    looksTaken: [],
    pSequential: null,
    pAdjusted: null,
    isExempt: false,
    family,
  }
}
