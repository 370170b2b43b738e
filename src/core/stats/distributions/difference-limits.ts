/** Limits of a difference from the limits of its two sides. */
type Estimate = { point: number; low: number; high: number }

/**
 * Limits of `head - base` from each one's own limits. For two proportions with Wilson's limits it
 * is Newcombe's method 10 (Statistics in Medicine 17 (1998) 873-890); for others see Zou and
 * Donner, Statistics in Medicine 27 (2008) 1693-1702.
 */
export function differenceLimits(base: Estimate, head: Estimate): Estimate {
  const point = head.point - base.point
  return {
    point,
    low: point - Math.hypot(head.point - head.low, base.high - base.point),
    high: point + Math.hypot(head.high - head.point, base.point - base.low),
  }
}
