/** The word on one row from its evidence (rules 4.4 and 4.1.4): no looks, no table. */

import type { Estimate, PairedSample, Verdict } from '../model/model.ts'
import { roundsNeeded } from '../stats/pairs/rounds-needed.ts'
import { type Effect, type Evidence, effectIn, isExact, LEAST_PAIRS } from './evidence.ts'
import { machinesDisagree } from './machines.ts'

/** What a verdict is held against. */
export type Bar = {
  /** Chance of a false regression or improvement that the table allows. */
  alpha: number
  /** The row's p after looks and table; null: the row may not be called moved here. */
  pAdjusted: number | null
  /** Two-sided alpha of the interval that proves equivalence. */
  proofAlpha: number
  /** Point estimate that must reach the margin; null: the one of the evidence itself. */
  overall: number | null
}

export function verdictOf(evidence: Evidence, estimate: Estimate, bar: Bar): Verdict {
  const { sample, n } = evidence
  const proof = effectIn(evidence, bar.proofAlpha)
  if (proof === null) return inconclusive('too-few-rounds', null)
  if (isExact(evidence)) return constantVerdict(sample, estimate, proof)
  const toGo = roundsToGo(estimate, proof)
  if (n < LEAST_PAIRS) return inconclusive('too-few-rounds', toGo)
  const verdict = noisyVerdict(sample, estimate, proof, bar)
  if (verdict === null) {
    const isHidden = noisyVerdict(sample, estimate, { ...proof, step: 0 }, bar) !== null
    return isHidden ? inconclusive('below-resolution', null) : inconclusive('no-decision', toGo)
  }
  return machinesDisagree(sample) ? inconclusive('machines-disagree', null) : verdict
}

type InconclusiveReason = Extract<Verdict, { word: 'inconclusive' }>['reason']

const inconclusive = (reason: InconclusiveReason, rounds: number | null): Verdict => ({
  word: 'inconclusive',
  reason,
  roundsNeeded: rounds,
})

function constantVerdict(sample: PairedSample, estimate: Estimate, effect: Effect): Verdict {
  if (Math.abs(effect.point) > effect.margin) return moved(sample, effect.point, 'exact', true)
  return sameConstants(estimate)
}

/** Constants that are equal, or whose difference the margin allows. */
function sameConstants(estimate: Estimate): Verdict {
  if (estimate.kind !== 'exact' || estimate.base !== estimate.head) {
    return { word: 'equivalent', reason: 'inside-margin' }
  }
  return { word: 'equivalent', reason: estimate.base === 0 ? 'all-zero' : 'exact-equal' }
}

const moved = (
  { better }: PairedSample,
  point: number,
  reason: 'shift' | 'exact',
  certain: boolean,
): Verdict => {
  const isWorse = better === 'lower' ? point > 0 : point < 0
  return { word: isWorse ? 'regressed' : 'improved', reason, certain }
}

/**
 * Regressed, improved or equivalent; null: neither is shown. Nothing is said about a shift below
 * the printed step, and no equivalence inside a margin that is finer than it.
 */
function noisyVerdict(
  sample: PairedSample,
  estimate: Estimate,
  proof: Effect,
  { alpha, pAdjusted, overall }: Bar,
): Verdict | null {
  const { point, margin, step } = proof
  const reach = overall ?? point
  const isSameWay = Math.sign(reach) === Math.sign(point)
  const isFar = isSameWay && point !== 0 && Math.abs(reach) >= Math.max(margin, step)
  if (isFar && pAdjusted !== null && pAdjusted <= alpha) {
    const isExactPair = estimate.kind === 'exact'
    const [low, high] = 'low' in estimate ? [estimate.low, estimate.high] : [point, point]
    const certain = low > margin || high < -margin
    return moved(sample, point, isExactPair ? 'exact' : 'shift', certain)
  }
  // A margin in percent of nothing is nothing, and nothing is inside it.
  const isZero = estimate.kind === 'exact' && estimate.base === 0 && estimate.head === 0
  if (isZero) return sameConstants(estimate)
  const isInside = proof.low > -margin && proof.high < margin
  if (!isInside || step >= margin) return null
  return sameConstants(estimate)
}

/**
 * Rounds that would decide at the present noise: until the half-width is the way to the margin
 * (an effect inside it: proof of no change), or the effect itself (beyond it: proof of a shift).
 */
function roundsToGo(estimate: Estimate, { point, margin }: Effect): number | null {
  if (!('low' in estimate)) return null
  const size = Math.abs(point)
  const halfWidth = (estimate.high - estimate.low) / 2
  return roundsNeeded(estimate.n, halfWidth, size >= margin ? size : margin - size)
}
