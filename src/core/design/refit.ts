/** Rounds that take longer than the probe said: what leaves, and the budget that would do. */

import { median } from 'simple-statistics'
import { FEWEST_PAIRS, FIRST_ANALYSIS } from '../../stats/schedule.ts'
import { found, withRemedy } from '../findings/finding.ts'
import { subjectOf } from '../findings/subjects.ts'
import type { Problem, Suite, Target } from '../model/model.ts'
import type { Design } from './design.ts'
import {
  type Fitted,
  fitTargets,
  neededSec,
  type PlannedPace,
  RESERVE,
  roomFor,
  roundSecOf,
} from './fit.ts'

/** What the first rounds took: of `rounds` of them the last, and what is left for more. */
export type FirstRounds = { rounds: number; roundSec: number; leftSec: number }

/** Linking, and rounds that take longer than the last one. */
const PACE_RESERVE = 0.1

/** Whether the first look would not be reached, if rounds went on as the last one did. */
export const isTooSlow = (suite: Suite, { rounds, roundSec, leftSec }: FirstRounds): boolean =>
  suite.until !== 'rounds' &&
  roundSec * (Math.min(FIRST_ANALYSIS, suite.rounds.max) - rounds) > leftSec

/**
 * What leaves after the first rounds because they took so long that the first look would not be
 * reached; null: nothing has to, or nothing would help.
 */
export function refitTargets(
  suite: Suite,
  targets: readonly Target[],
  pace: FirstRounds,
): Fitted | null {
  const { rounds, roundSec, leftSec } = pace
  const least = Math.min(FIRST_ANALYSIS, suite.rounds.max)
  if (!isTooSlow(suite, pace)) return null
  const longer = roundSec / roundSecOf(targets)
  if (!Number.isFinite(longer)) return null
  const sized = targets.map((one) => ({ ...one, expectedSec: (one.expectedSec ?? 0) * longer }))
  const roomSec = leftSec * (1 - PACE_RESERVE)
  const whole = fitTargets(sized, roomSec, least - rounds)
  const fewest = Math.min(least, FEWEST_PAIRS) - rounds
  const fitted = whole.kept.length > 0 ? whole : fitTargets(sized, roomSec, fewest)
  return fitted.kept.length === 0 || fitted.left.length === 0 ? null : fitted
}

/** More is no matter of a probe that was wrong. */
const MOST_SLOWER = 5

/** What rounds take, as they went: of the last one, what its trials did not take. */
export type PaceSeen = {
  planned: PlannedPace
  /** All that was to be measured, as it was planned, and as it is known now. */
  before: readonly Target[]
  now: readonly Target[]
  roundSec: number
  aroundSec: number
}

/** How much longer everything takes than the probe said: not below 1. */
function slowerBy({ planned, before, now, roundSec }: PaceSeen): number {
  const opSec = (target: Target | undefined) => Number(target?.settings.opSec ?? 0)
  const ratios = now.flatMap((target, index) => {
    const ratio = opSec(target) / opSec(before[index])
    return Number.isFinite(ratio) ? [ratio] : []
  })
  const ofRounds = planned.keptSec === 0 ? 1 : roundSec / planned.keptSec
  const ofOperations = ratios.length === 0 ? 1 : median(ratios)
  return Math.min(MOST_SLOWER, Math.max(1, ofRounds, ofOperations))
}

/**
 * Seconds of a round of all, those that were left out among them, on which to found a budget: the
 * next run is planned by the same probe, so it may choose longer trials, or one process each, and
 * finds out in its first round.
 */
export function slowRoundSec(seen: PaceSeen): number {
  const { leftSec, apartSec } = seen.planned
  const slower = slowerBy(seen)
  // Its first round takes at most this of a budget in which it expects the first look.
  const first = (slower * (1 - RESERVE)) / FIRST_ANALYSIS
  const sizedSec = (seen.aroundSec + roundSecOf(seen.now) + slower * leftSec) / (1 - first)
  const isApart = apartSec <= (1 - RESERVE) * sizedSec
  return isApart ? Math.max(sizedSec, (slower * apartSec) / (1 - first)) : sizedSec
}

/** What left after the first rounds, by name, with what would decide it: all takes `allSec`. */
export const leftLater = (
  design: Design,
  fitted: Fitted,
  { rounds }: FirstRounds,
  spentSec: number,
  allSec: number,
) => {
  const remedy = roomFor(design, fitted, spentSec, allSec)
  const details = { why: 'slow-rounds', ran: rounds, rounds: FIRST_ANALYSIS } as const
  return fitted.left.map((one) => found('left-out', subjectOf(one), details, { remedy }))
}

/** What had no room, with the budgets that rounds tell which took longer than the probe said. */
export function advisedAnew(
  problems: readonly Problem[],
  { spentSec, roundSec }: { spentSec: number; roundSec: number },
): Problem[] {
  const sec = neededSec(spentSec, roundSec, 1)
  const shardSec = neededSec(spentSec, roundSec, 2)
  return problems.map((one) => {
    const { remedy } = one
    if (remedy?.kind !== 'budget' || remedy.rounds === undefined) return one
    return withRemedy(one, { ...remedy, sec, rounds: { ...remedy.rounds, shardSec } })
  })
}
