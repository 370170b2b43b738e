/** Whether what a report says that it could have seen is seen: what a calibration counts. */
import type { PairedSample } from '../../../src/model/model.ts'
import { below, type Random } from '../../../src/stats/random.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'
import { judgeRows, judgeTable } from '../../../src/stats/table.ts'
import { ALPHA, type Cell, type Counts, cut, isCalled, SEEDS, simulateTable } from './tables.ts'

const FORETOLD_ROUNDS = 20

/**
 * What a report of a quiet table says that its first row could have shown in 4 of 5 cases, and how
 * often a row of a fresh table with just that effect is shown to be moved.
 */
export function countForetold({ tables }: { tables: number }, cell: Cell, stream: Random): Counts {
  const counts = { told: 0, called: 0 }
  const looks = plannedAnalyses({ alpha: ALPHA, most: FORETOLD_ROUNDS })
  for (let table = 0; table < tables; table++) {
    const seed = SEEDS[below(SEEDS.length, stream)]!
    const rules = { alpha: ALPHA, seed, analyses: looks, final: true }
    // A margin that is out of reach: nothing is proved, so every row has all its rounds.
    const open = (samples: PairedSample[]) =>
      samples.map((sample) => ({ ...cut(sample, FORETOLD_ROUNDS), marginPct: 0.01 }))
    const [told] = judgeTable(open(simulateTable(cell, stream)), rules).rows
    if (told === undefined || !('detectable' in told.estimate)) continue
    const effectPct = 100 * Math.expm1(told.estimate.detectable)
    const moved = simulateTable({ ...cell, moved: 1, effectPct }, stream)
    const [row] = judgeRows(open(moved), rules).rows
    counts.told++
    counts.called += row !== undefined && isCalled(row) ? 1 : 0
  }
  return counts
}
