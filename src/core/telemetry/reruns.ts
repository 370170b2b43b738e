/** Which trials are worth a second attempt, since the machine was disturbed. */

import { medianOf } from '../../stats/distributions.ts'
import type { Plan, TrialRecord } from '../model/model.ts'
import { isFarWorse, pollutionScore } from './pollution.ts'

/** Of the time of all trials, at most this share goes into second attempts. */
const RERUN_SHARE = 0.1

/** Rounds that tell what is typical of this machine today. */
const LEAST_ROUNDS = 4

/**
 * Targets to run once more in this round, in all arms: the machine did far worse by one of their
 * trials than it does by the trials of this run. What the trials measured is not looked at, and
 * one that failed or hung is not run again.
 */
export function worthAgain(
  plan: Plan,
  records: readonly TrialRecord[],
  round: number,
): Set<string> {
  if (round < LEAST_ROUNDS) return new Set()
  const first = records.filter(({ trial }) => trial.attempt === 0)
  const typical = medianOf(first.map(pollutionScore))
  const allSec = records.reduce((sum, { wallSec }) => sum + wallSec, 0)
  const againSec = records
    .filter(({ trial }) => trial.attempt > 0)
    .reduce((sum, { wallSec }) => sum + wallSec, 0)
  const now = first.filter(({ trial }) => trial.round === round)
  const bad = new Set(
    now
      .filter((record) => isFarWorse(pollutionScore(record), typical))
      .map(({ trial }) => trial.target),
  )
  // Targets of one block are paired with each other, so they are run again together.
  const blocks = new Set(plan.targets.filter(({ id }) => bad.has(id)).map(({ block }) => block))
  const again = new Set<string>()
  let moreSec = 0
  for (const block of blocks) {
    const ids = plan.targets.filter((target) => target.block === block).map(({ id }) => id)
    const mine = now.filter(({ trial }) => ids.includes(trial.target))
    if (mine.some(({ status }) => status !== 'ok')) continue
    moreSec += mine.reduce((sum, { wallSec }) => sum + wallSec, 0)
    if (againSec + moreSec > RERUN_SHARE * allSec) break
    for (const { trial } of mine) again.add(trial.target)
  }
  return again
}
