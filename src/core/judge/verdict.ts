/** The word on one row from its evidence: no looks, no table. */

import type { PairedSample, Verdict } from '../model/model.ts'
import { balanceOf } from '../stats/flips/inversion.ts'
import { FEWEST_PAIRS } from '../stats/flips/planned-looks.ts'
import { type Evidence, isExact } from './evidence.ts'
import { machinesDisagree } from './machines.ts'

/** What the tests say of a row. */
export type Finding = {
  /** Zero effect is rejected, over looks and table. */
  isMoved: boolean
  /** Effects of the margin and more are rejected on both sides. */
  isInside: boolean
}

type InconclusiveReason = Extract<Verdict, { word: 'inconclusive' }>['reason']

const inconclusive = (reason: InconclusiveReason): Verdict => ({
  word: 'inconclusive',
  reason,
  roundsNeeded: null,
})

const isZeroOnly = ({ sample: { base, head } }: Evidence): boolean =>
  [...base, ...head].every((value) => value === null || value === 0)

export function verdictOf(evidence: Evidence, finding: Finding): Verdict {
  const { sample, n } = evidence
  if (n < 2) return inconclusive('too-few-rounds')
  if (isExact(evidence)) return constantVerdict(evidence)
  if (n < FEWEST_PAIRS) return inconclusive('too-few-rounds')
  if (isZeroOnly(evidence)) return { word: 'equivalent', reason: 'all-zero' }
  const verdict = noisyVerdict(evidence, finding)
  if (verdict.word === 'inconclusive') return verdict
  return machinesDisagree(sample) ? inconclusive('machines-disagree') : verdict
}

function constantVerdict({ sample, row, margin }: Evidence): Verdict {
  const point = row.find((value) => !Number.isNaN(value)) ?? 0
  if (Math.abs(point) > margin) return moved(sample, point, 'exact', true)
  if (point !== 0) return { word: 'equivalent', reason: 'inside-margin' }
  const isZero = sample.base.every((value) => value === null || value === 0)
  return { word: 'equivalent', reason: isZero ? 'all-zero' : 'exact-equal' }
}

/** Whether a row was shown to have moved, whichever way is good. */
export const hasMoved = (verdict: Verdict): verdict is Extract<Verdict, { certain: boolean }> =>
  'certain' in verdict

/** `certain` is known with the interval only: see explain.ts. */
const moved = (
  { better }: PairedSample,
  point: number,
  reason: 'shift' | 'exact',
  certain: boolean,
): Verdict => {
  if (better === 'unknown') return { word: 'changed', reason, certain }
  const isWorse = better === 'lower' ? point > 0 : point < 0
  return { word: isWorse ? 'regressed' : 'improved', reason, certain }
}

/**
 * Regressed or improved: shown to be moved, and as far as the margin by the estimate. Nothing is
 * said about a shift below the printed step, and no equivalence inside a margin finer than it.
 */
function noisyVerdict(evidence: Evidence, { isMoved, isInside }: Finding): Verdict {
  const { sample, row, margin, step, isConstant } = evidence
  const point = isMoved ? balanceOf(row) : 0
  if (isMoved && Math.abs(point) >= Math.max(margin, step)) {
    return moved(sample, point, isConstant ? 'exact' : 'shift', false)
  }
  if (isConstant && row.every((value) => value === 0 || Number.isNaN(value))) {
    if (step < margin && isInside) return { word: 'equivalent', reason: 'exact-equal' }
  } else if (step < margin && isInside) return { word: 'equivalent', reason: 'inside-margin' }
  if (isMoved && Math.abs(point) < margin && step < margin) {
    return { word: 'equivalent', reason: 'below-margin' }
  }
  const isHidden = (isMoved && Math.abs(point) >= margin) || (step >= margin && isInside)
  return inconclusive(isHidden ? 'below-resolution' : 'no-decision')
}
