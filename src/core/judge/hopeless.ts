/** Rows that the rounds that are left will surely not decide. */

import type { PairedSample } from '../model/model.ts'
import { normalQuantile } from '../stats/distributions/normal-quantile.ts'
import { balanceOf } from '../stats/flips/inversion.ts'
import { FEWEST_PAIRS } from '../stats/flips/planned-looks.ts'
import { POWER_80 } from '../stats/flips/power.ts'
import { robustSigmaOf } from '../stats/series/robust-sigma.ts'
import { gatherEvidence } from './evidence.ts'

/** Capped scores lose so much against a mean of normal differences. */
const SCORES_LOSE = 1.1
/** Standard normal quantile of 9 in 10. */
const LIKELY_90 = 1.2815516
/** The noise is known from few rounds: a row has to be so much worse than hopeless. */
const SURELY = 1.5

/** What the end of a run will be like. */
export type Prospect = {
  /** Rounds so far, and those that there will be at the end. */
  rounds: number
  most: number
  /** Chance of a false call of the table, and the rows among which it is shared. */
  alpha: number
  rows: number
  /** Times its margin that a row has to be able to see, or it had no chance. */
  tolerance: number
}

/**
 * How far a row is from being decided at the end: above 1, surely not. By the spread of its
 * differences so far, and by a bound on what the whole table asks for (Bonferroni's, normal):
 * neither would it see `tolerance` margins in 4 of 5 cases, nor would the largest effect that it
 * may well have be called in half of them. 0: it has a chance, or it is too early to tell.
 */
export function hopelessness(sample: PairedSample, prospect: Prospect): number {
  const { rounds, most, alpha, rows, tolerance } = prospect
  const { row, n, margin, isConstant } = gatherEvidence(sample, rounds)
  const end = n + Math.max(0, most - rounds)
  if (end < FEWEST_PAIRS) return Number.POSITIVE_INFINITY
  if (n < FEWEST_PAIRS || isConstant || margin === 0) return 0
  const seen = [...row].filter((value) => !Number.isNaN(value))
  const sigma = SCORES_LOSE * robustSigmaOf(seen)
  const bar = normalQuantile(1 - alpha / (2 * Math.max(1, rows)))
  const mostLikely = Math.abs(balanceOf(row)) + (LIKELY_90 * sigma) / Math.sqrt(n)
  if ((bar * sigma) / Math.sqrt(end) <= mostLikely) return 0
  const couldSee = ((bar + POWER_80) * sigma) / Math.sqrt(end)
  const farness = couldSee / (SURELY * tolerance * margin)
  return farness > 1 ? farness : 0
}
