/** Counts of one kind of event in several runs, and what each run was exposed to it by. */
export type RunCounts = { counts: number[]; exposures: number[] }

/**
 * How much more runs of one arm differ than independent events would: Pearson's chi-square over
 * its degrees of freedom, pooled over the arms, at least 1. `bounded`: a count is a part of its
 * exposure (a share), else it is a rate.
 * Source: McCullagh and Nelder, Generalized Linear Models (1989), 4.5 and 6.2.
 */
export function dispersion(arms: RunCounts[], bounded: boolean): number {
  let chiSquare = 0
  let freedom = 0
  for (const { counts, exposures } of arms) {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const exposure = exposures.reduce((sum, one) => sum + one, 0)
    const rate = all / exposure
    if (all === 0 || (bounded && rate >= 1)) continue
    const spare = bounded ? 1 - rate : 1
    freedom += counts.length - 1
    counts.forEach((count, run) => {
      const expected = rate * (exposures[run] ?? 0)
      if (expected > 0) chiSquare += (count - expected) ** 2 / (expected * spare)
    })
  }
  return freedom === 0 ? 1 : Math.max(1, chiSquare / freedom)
}
