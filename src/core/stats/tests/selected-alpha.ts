/**
 * Alpha of the intervals of rows that were picked out of a list because they looked
 * interesting: alpha x selected / all, so that the expected share of wrong intervals among the
 * picked ones stays below alpha (false coverage rate).
 * Source: Benjamini and Yekutieli, False discovery rate-adjusted multiple confidence intervals
 * for selected parameters, 2005.
 * @example selectedAlpha(0.05, 3, 30) // 0.005: intervals at 99.5 %
 */
export function selectedAlpha(alpha: number, selected: number, all: number): number {
  return selected === 0 ? alpha : (alpha * selected) / all
}
