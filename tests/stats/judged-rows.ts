import type { Comparison, PairedSample } from '../../src/model/model.ts'
import { compareSamples } from '../../src/report/report.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { judgeRows, type TableRules } from '../../src/stats/table.ts'
import { pairedSample } from './paired-sample.ts'

/** Up to 40 rounds, stopping early, and no more to come. */
export const forty: TableRules = {
  alpha: 0.05,
  seed: 'seed',
  analyses: plannedAnalyses({ alpha: 0.05, most: 40 }),
  final: true,
}
/** A fixed number of rounds: one look. */
export const fixed = (rounds: number): TableRules => ({
  alpha: 0.05,
  seed: 'seed',
  analyses: [{ rounds, weight: 1 }],
  final: true,
})

/** Deviations in percent whose signs and sizes alternate: no trend, no ties, mean about zero. */
const WOBBLE = [0.31, -0.27, 0.12, -0.19, 0.05, -0.08, 0.23, -0.16, 0.29, -0.33, 0.14, -0.11]

/** A row of `rounds` rounds whose head is `pct` percent above base, `noise` times the wobble. */
export const row = (
  rounds: number,
  pct: number,
  noise = 1,
  more: Partial<PairedSample> = {},
): PairedSample => {
  const base = Array.from({ length: rounds }, (_, i) => 100 + (i % 7))
  const head = base.map(
    (b, i) => b * (1 + pct / 100) * (1 + (noise * WOBBLE[i % WOBBLE.length]!) / 100),
  )
  return pairedSample({ base, head, ...more })
}
export const judge = (samples: PairedSample[], design: TableRules): Comparison[] =>
  compareSamples(samples, design).value
/** Its word alone, as `judge` has it: what a report adds to it takes tens of times as long. */
export const wordOf = (sample: PairedSample, design: TableRules): Comparison['verdict']['word'] =>
  judgeRows([sample], { ...design, gatesMeans: false }).rows[0]!.verdict.word
export const only = (sample: PairedSample, design = forty): Comparison =>
  judge([sample], design)[0]!
