/** One row judged by itself at one look, beside benchstat's method on the same numbers. */
import { signFlips } from '../../../src/stats/patterns.ts'
import type { Random } from '../../../src/stats/random.ts'
import {
  confidenceInterval,
  criticalValue,
  huberEstimate,
  rowStatistic,
} from '../../../src/stats/test.ts'
import { inBlocks, interleaved, noiseModel } from './noise.ts'
import { rivalP } from './rival.ts'
import { ALPHA, type Counts } from './tables.ts'

const patterns = signFlips('alone')

/** Intervals of rows that do not gate that hold 0; the rival: p of its test not below alpha. */
export function countAlone(
  { model, rounds, reps }: { model: string; rounds: number; reps: number },
  stream: Random,
): Counts {
  const counts = { reps, covered: 0, rival: 0, blocks: 0 }
  const flips = patterns(rounds)
  for (let rep = 0; rep < reps; rep++) {
    const { base, head } = interleaved(noiseModel(model), rounds, stream)
    const d = Float64Array.from(head, (h, i) => h - base[i]!)
    const allowed = Math.floor(ALPHA * flips.count + 1e-9)
    const own = criticalValue([rowStatistic(d, 0)], flips, allowed)
    const found = confidenceInterval(d, (theta) => own.excludes(0, d, theta), huberEstimate(d))
    counts.covered += found === null || (found.low <= 0 && found.high >= 0) ? 1 : 0
    counts.rival += rivalP(base, head) >= ALPHA ? 1 : 0
    const apart = inBlocks(noiseModel(model), rounds, stream)
    counts.blocks += rivalP(apart.base, apart.head) >= ALPHA ? 1 : 0
  }
  return counts
}

/** Noise of the models, for a rival's table: a chance of p < alpha in any of so many rows. */
export const anyOf = (share: number, rows: number): number => 1 - (1 - share) ** rows
