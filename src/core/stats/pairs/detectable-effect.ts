import { normalQuantile } from '../distributions/normal-quantile.ts'

/** Standard normal quantile of 0.8: the power that "detectable" stands for. */
const POWER_80 = 0.8416212

/**
 * Smallest effect that a comparison of this precision finds with 80 % power, on the interval's
 * scale: half-width x (1 + z_0.8 / z_level), 1.43 half-widths at 95 %. The normal
 * approximation of power for an estimate whose interval is +- z standard errors (any text on
 * sample size, e.g. Lachin 1981). A guide, not a promise: under a level that was set by the
 * table (Holm) more is needed. Infinite for a level of 0.
 * @example detectableEffect({ low: -0.01, high: 0.01, level: 0.95 }) // 0.0142940
 */
export function detectableEffect(interval: { low: number; high: number; level: number }): number {
  const halfWidth = (interval.high - interval.low) / 2
  return halfWidth * (1 + POWER_80 / normalQuantile((1 + interval.level) / 2))
}
