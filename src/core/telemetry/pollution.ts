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

/**
 * How badly the machine did by a trial: its covariates in units of their limits, added up. 0:
 * clean, or nothing readable.
 */
export function pollutionScore({ pollution }: TrialRecord): number {
  if (pollution === null) return 0
  return Object.entries(POLLUTION_LIMITS).reduce((sum, [name, limit]) => {
    const value = pollution[name as keyof typeof POLLUTION_LIMITS] ?? 0
    return sum + Math.max(0, value) / Math.max(limit, 0.01)
  }, 0)
}

/** Far from what this run's trials typically have, and beyond the limits at all. */
export const isFarWorse = (score: number, typical: number) => score > 5 + 3 * typical
