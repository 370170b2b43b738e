/** The method of benchstat, beside which ours is shown: Mann-Whitney's test at p < .05. */
import { median } from 'simple-statistics'
import type { PairedSample } from '../../../src/model/model.ts'
import { mannWhitney, twoSampleShift, untiedRankSums } from '../../../src/stats/unpaired.ts'

/** Values a side that people usually give it. */
const VALUES = 10

/** 1: said to be larger, -1: smaller, 0: nothing is said; by its first ten rounds without a gap. */
export function rivalWord({ base, head }: Pick<PairedSample, 'base' | 'head'>): number {
  const first = (values: readonly (number | null)[]) =>
    values.flatMap((value) => (value === null ? [] : [value])).slice(0, VALUES)
  const [b, h] = [first(base), first(head)]
  if (b.length < 2 || h.length < 2 || rivalP(b, h) >= 0.05) return 0
  return median(h) > median(b) ? 1 : -1
}

type Ends = { low: number; high: number }

export function rivalP(base: readonly number[], head: readonly number[]): number {
  return mannWhitney(base, head).p
}

/** The interval that the test inverts to; benchstat itself prints none for the delta. */
export function rivalInterval(base: readonly number[], head: readonly number[]): Ends {
  return twoSampleShift(base, head, 0.05)!
}

/**
 * The same with the level met by interpolation, as ours is: from D_u towards D_(u+1), where
 * P(U < u) is the last tail that 2.5 % allows and D are the differences in order. Same size of
 * both sides, at most 50.
 */
export function interpolatedInterval(base: readonly number[], head: readonly number[]): Ends {
  const n = base.length
  const differences = Float64Array.from(head.flatMap((h) => base.map((b) => h - b))).sort()
  const sums = untiedRankSums(2 * n, n)
  // U is the rank sum less its smallest value.
  const below = (u: number) => sums.atMost(u - 1 + (n * (n + 1)) / 2)
  let u = 1
  while (below(u + 1) <= 0.025) u++
  const share = (0.025 - below(u)) / (below(u + 1) - below(u))
  const mix = (from: number, to: number) =>
    (1 - share) * differences[from]! + share * differences[to]!
  return { low: mix(u - 1, u), high: mix(n * n - u, n * n - u - 1) }
}
