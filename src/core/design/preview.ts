/** What a run would do and could see, found without building anything. */
import type { Arm, Contrast, Look, ResolvedSource, Side, Suite } from '../model/model.ts'
import { normalQuantile } from '../stats/distributions/normal-quantile.ts'
import type { Design } from './design.ts'

/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
export const PREVIEW_NOISE_PCT = [1, 3, 10]

/** Seconds a trial takes beside its benchmark: process start, reading what it printed. */
const TRIAL_OVERHEAD_SEC = 0.03

/** What a run would do, found without building or running anything. */
export type Preview = {
  suite: Suite
  sources: Record<Side, ResolvedSource | null>
  arms: Arm[]
  contrasts: Contrast[]
  /** Top-level benchmark functions in the head's sources; sub-benchmarks are found by the probe. */
  benchmarks: { path: string; name: string }[]
  roundSec: number
  /** Time of the longest possible run: all rounds, or the budget. */
  mostSec: number
  roundsInBudget: number
  looks: (Look & { detectablePct: number[] })[]
}

/**
 * Smallest effect seen with 80 % power after n rounds of a paired difference with this noise, by
 * the normal approximation (z_{1-a/2} + z_{.8}) s / sqrt(n): what a look can hope for, not a test.
 */
const detectablePct = (noisePct: number, rounds: number, alpha: number) =>
  ((normalQuantile(1 - alpha / 2) + normalQuantile(0.8)) * noisePct) / Math.sqrt(rounds)

export function makePreview(
  design: Design,
  sources: Preview['sources'],
  benchmarks: Preview['benchmarks'],
): Preview {
  const { suite, contrasts, looks, alpha, workload } = design
  const arms = design.arms.map(({ arm }) => arm)
  const sampleSec = workload.source.sampleSec(suite.workload)
  const roundSec = benchmarks.length * arms.length * (sampleSec + TRIAL_OVERHEAD_SEC)
  const roundsInBudget = roundSec === 0 ? 0 : Math.floor(suite.budgetSec / roundSec)
  const rounds = Math.min(suite.rounds.max, roundsInBudget)
  return {
    suite,
    sources,
    arms,
    contrasts,
    benchmarks,
    roundSec,
    mostSec: rounds * roundSec,
    roundsInBudget,
    looks: looks.map((look) => ({
      ...look,
      detectablePct: PREVIEW_NOISE_PCT.map((noisePct) =>
        detectablePct(noisePct, look.rounds, alpha * look.weight),
      ),
    })),
  }
}
