/** What the first rounds say about a row: its differences, and its margin on their scale. */
import { median } from 'simple-statistics'
import type { Estimate, PairedSample } from '../model/model.ts'
import type { Row } from '../stats/flips/scores.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { differences } from '../stats/pairs/differences.ts'

const LEAST_CONSTANT = 3

export type Evidence = {
  /** The row's first rounds. */
  sample: PairedSample
  kind: 'ratio' | 'difference'
  /** By round; NaN where a round has no pair. */
  row: Row
  /** Rounds with a pair. */
  n: number
  /** Both sides constant, and three rounds of it. */
  isConstant: boolean
  /** On the scale of the differences: what matters, and the step in which values are printed. */
  margin: number
  step: number
}

const cutTo = (sample: PairedSample, to: number): PairedSample => ({
  ...sample,
  base: sample.base.slice(0, to),
  head: sample.head.slice(0, to),
  headFirst: sample.headFirst.slice(0, to),
  machines: sample.machines?.slice(0, to) ?? null,
})

/** The evidence of rounds 0 to `to` (not included). */
export function gatherEvidence(whole: PairedSample, to: number): Evidence {
  const sample = whole.base.length === to ? whole : cutTo(whole, to)
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const { kind, values } = differences(base, head)
  const row = new Float64Array(to).fill(Number.NaN)
  rounds.forEach((round, i) => {
    row[round] = values[i]!
  })
  const isConstant =
    base.length >= LEAST_CONSTANT &&
    base.every((b) => b === base[0]) &&
    head.every((h) => h === head[0])
  const scale = kind === 'ratio' ? null : Math.abs(base.length === 0 ? 0 : median(base))
  return { sample, kind, row, n: base.length, isConstant, ...onScale(sample, scale) }
}

/**
 * Margin and printed step: on the log scale (null), or in units of this base value. Of a base of
 * zero nothing is left, so any shift counts. Constants are printed without rounding that matters
 * where the metric is declared exact.
 */
function onScale({ assume, marginPct, resolutionPct }: PairedSample, base: number | null) {
  const stepPct = assume === 'exact' ? 0 : (resolutionPct ?? 0)
  const of = (pct: number) => (base === null ? Math.log1p(pct / 100) : (base * pct) / 100)
  return { margin: of(marginPct), step: of(stepPct) }
}

/** Declared exact and constant: its verdict needs no test, so it is in no family of tests. */
export function isExact({ sample, isConstant }: Evidence): boolean {
  return sample.assume === 'exact' && isConstant
}

/** The effect on the scale of the differences; null where nothing was estimated. */
export function pointOf(estimate: Estimate): number | null {
  if (estimate.kind === 'none') return estimate.point ?? null
  if (estimate.kind !== 'exact') return estimate.point
  const { base, head } = estimate
  return base > 0 && head > 0 ? Math.log(head) - Math.log(base) : head - base
}
