/** When a trial was disturbed by the machine, and how often it may be run again. */
import type { Pollution, TrialRecord } from '../model/model.ts'

/**
 * Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
 * at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
 * shared machines; throttling at all means that the cgroup's quota cut into the trial.
 *
 * Recorded without a limit: involuntary switches and CPU pressure, which a program with more
 * threads than cores causes itself, so that a change could make its own trials look polluted; and
 * frequency, which has no value that is wrong by itself.
 */
export const POLLUTION_LIMITS = {
  stealPct: 1,
  foreignCpuPct: 5,
  memoryPressurePct: 1,
  ioPressurePct: 20,
  throttledSec: 0,
} as const satisfies Partial<Record<keyof Pollution, number>>

/** The covariates over their limits, e.g. `steal 3.1 %`; empty: clean, or nothing readable. */
export function pollutionOf(record: TrialRecord): string[] {
  const seen = record.pollution
  if (seen === null) return []
  return Object.entries(POLLUTION_LIMITS).flatMap(([name, limit]) => {
    const value = seen[name as keyof typeof POLLUTION_LIMITS]
    return value !== null && value > limit ? [`${name} ${Number(value.toPrecision(2))}`] : []
  })
}

/** Re-runs of one target, at most: half of its planned rounds. */
export const rerunCap = (roundsMax: number) => Math.ceil(roundsMax / 2)
