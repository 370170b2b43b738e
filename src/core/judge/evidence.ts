/** What a stretch of rounds says about a row: its p, and its estimate at any level. */
import { median } from 'simple-statistics'
import { estimateSample } from '../estimators/index.ts'
import type { Estimate, PairedSample, Problem } from '../model/model.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { differences } from '../stats/pairs/differences.ts'
import { signedRankP } from '../stats/pairs/signed-rank-p.ts'

/** Fewest pairs for a verdict on a noisy row. */
export const LEAST_PAIRS = 6

export type Evidence = {
  /** The row's rounds from `from` to `to` (not included). */
  sample: PairedSample
  from: number
  to: number
  n: number
  /** Both sides constant, and three rounds of it. */
  isConstant: boolean
  /** Two-sided exact p of "no shift", before looks and table; 1 without pairs. */
  p: number
}

export function gatherEvidence(sample: PairedSample, from: number, to: number): Evidence {
  const cut = <T>(list: T[]): T[] => list.slice(from, to)
  const part: PairedSample = {
    ...sample,
    base: cut(sample.base),
    head: cut(sample.head),
    headFirst: cut(sample.headFirst),
    machines: sample.machines && cut(sample.machines),
  }
  const { base, head } = completePairs(part.base, part.head)
  const isConstant =
    base.length >= 3 && base.every((b) => b === base[0]) && head.every((h) => h === head[0])
  const p = signedRankP(differences(base, head).values)
  return { sample: part, from, to, n: base.length, isConstant, p }
}

/** Rounds, and the estimate that is shown for them. */
export type Seen = { evidence: Evidence; estimate: Estimate; problems: Problem[]; test: string }

/** Declared exact and constant: its verdict needs no test, so it is in no family of tests. */
export function isExact({ sample, isConstant }: Evidence): boolean {
  return sample.assume === 'exact' && isConstant
}

/** An estimate on one scale with the margin and the printed step on the same scale. */
export type Effect = { point: number; low: number; high: number; margin: number; step: number }

/** Null where nothing was estimated. Exact constants have an interval without width. */
export function effectOf(sample: PairedSample, estimate: Estimate): Effect | null {
  if (estimate.kind === 'none') return null
  // Constants are printed without rounding that matters where the metric is declared exact.
  const stepPct = sample.assume === 'exact' ? 0 : (sample.resolutionPct ?? 0)
  if (estimate.kind === 'ratio') {
    const { point, low, high } = estimate
    return { point, low, high, ...onLogScale(sample.marginPct, stepPct) }
  }
  if (estimate.kind === 'exact') {
    const { base, head } = estimate
    const isRatio = base > 0 && head > 0
    const point = isRatio ? Math.log(head) - Math.log(base) : head - base
    const scale = isRatio
      ? onLogScale(sample.marginPct, stepPct)
      : inUnits(Math.abs(base), sample.marginPct, stepPct)
    return { point, low: point, high: point, ...scale }
  }
  const { base } = completePairs(sample.base, sample.head)
  const { point, low, high } = estimate
  return { point, low, high, ...inUnits(Math.max(0, median(base)), sample.marginPct, stepPct) }
}

const onLogScale = (marginPct: number, stepPct: number) => ({
  margin: Math.log1p(marginPct / 100),
  step: Math.log1p(stepPct / 100),
})

/** Percent of the base value; of a base of zero nothing is left, so any shift counts. */
const inUnits = (base: number, marginPct: number, stepPct: number) => ({
  margin: (base * marginPct) / 100,
  step: (base * stepPct) / 100,
})

/** The estimate of a stretch of rounds at a two-sided alpha, for a reader. */
export function seeEvidence(evidence: Evidence, alpha: number): Seen {
  const { value, problems, test } = estimateSample(evidence.sample, alpha)
  return { evidence, estimate: value, problems, test }
}

/** The effect in a stretch of rounds at a two-sided alpha; null where there is none. */
export function effectIn({ sample }: Evidence, alpha: number): Effect | null {
  return effectOf(sample, estimateSample(sample, alpha).value)
}
