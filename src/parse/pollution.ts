/** Which trials the machine disturbed, and which of them are worth a second attempt. */
import type { Plan, Pollution, TrialRecord } from '../model/model.ts'
import { medianOf } from '../stats/distributions.ts'

/**
 * Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
 * at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
 * shared machines; throttling at all means that the cgroup's quota cut into the trial.
 *
 * Recorded without a limit: involuntary switches and CPU pressure, which a program with more
 * threads than cores causes itself, so that a change could make its own trials look polluted; and
 * frequency, which has no value that is wrong by itself.
 */
const POLLUTION_LIMITS = {
  stealPct: 1,
  foreignCpuPct: 5,
  memoryPressurePct: 1,
  ioPressurePct: 20,
  throttledSec: 0,
} as const satisfies Partial<Record<keyof Pollution, number>>

/**
 * How badly the machine did by a trial: its covariates in units of their limits, added up. 0:
 * clean, or nothing readable.
 */
function pollutionScore({ pollution }: TrialRecord): number {
  if (pollution === null) return 0
  const known = scores.get(pollution)
  if (known !== undefined) return known
  const score = Object.entries(POLLUTION_LIMITS).reduce((sum, [name, limit]) => {
    const value = pollution[name as keyof typeof POLLUTION_LIMITS] ?? 0
    return sum + Math.max(0, value) / Math.max(limit, 0.01)
  }, 0)
  scores.set(pollution, score)
  return score
}

/** Each round asks for those of all rounds before. */
const scores = new WeakMap<Pollution, number>()

/** Far from what this run's trials typically have, and beyond the limits at all. */
const isFarWorse = (score: number, typical: number) => score > 5 + 3 * typical

// Which trials are worth a second attempt, since the machine was disturbed.

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
