/** The interval of a shift from paired differences. */
import { nullDistribution } from '../distributions/null-distribution.ts'
import { type Shift, shiftEnds } from './shift.ts'

export type Interval = { low: number; high: number; level: number }

/** How a level 1 - alpha lies between two attainable ones: see attainableLevel. */
export type AttainableLevel = { t: number; level: number; lambda: number }

/**
 * The largest t with 2 F(t) <= alpha, the level 1 - 2 F(t) it attains, and the share lambda of
 * the way to the next attainable level; null when even t = 0 (level 1 - 2^(1-n)) is too low.
 * @example attainableLevel(8, 4, 0.05) // { t: 3, level: 0.9609375, lambda: 0.23333... }
 */
export function attainableLevel(n: number, cap: number, alpha: number): AttainableLevel | null {
  const { cdf } = nullDistribution(n, cap)
  if (2 * cdf[0]! > alpha) return null
  let t = 0
  while (t + 1 < cdf.length && 2 * cdf[t + 1]! <= alpha) t++
  const level = 1 - 2 * cdf[t]!
  const next = 1 - 2 * (cdf[t + 1] ?? 1)
  return { t, level, lambda: (level - (1 - alpha)) / (level - next) }
}

/**
 * Interval for the shift at level 1 - alpha: the signed-rank test turned round, with linear
 * interpolation between the two attainable levels that enclose 1 - alpha. When the level cannot
 * be attained at this n: smallest to largest difference, with its true level 1 - 2^(1-n).
 * Source: Hettmansperger and McKean, section 1.5; interpolation after Hettmansperger and
 * Sheather (1986), here linear.
 * @example shiftInterval(prepareShift([1, 2, 3, 4, 5, 6]), 0.05)
 * // lambda 0.6 between [1, 6] and [1.5, 5.5]: low 1.3, high 5.7, level 0.95
 */
export function shiftInterval(shift: Shift, alpha: number): Interval {
  const attainable = attainableLevel(shift.n, shift.cap, alpha)
  const [low, high] = shiftEnds(shift, attainable?.t ?? 0)
  if (!attainable) return { low, high, level: 1 - 2 ** (1 - shift.n) }
  const [nextLow, nextHigh] = shiftEnds(shift, attainable.t + 1)
  const { lambda } = attainable
  return {
    low: (1 - lambda) * low + lambda * nextLow,
    high: (1 - lambda) * high + lambda * nextHigh,
    level: 1 - alpha,
  }
}
