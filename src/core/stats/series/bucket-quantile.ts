/** Counts between bounds: bucket j lies from bounds[j] to bounds[j + 1], one bound more. */
export type Buckets = { bounds: readonly number[]; counts: readonly number[] }

/**
 * Quantile q of counted buckets, interpolated linearly inside the bucket where the cumulated count
 * reaches q N, with half the width of that bucket: how far the value may be off. What is below the
 * first bound begins at 0. Null for no counts, and where the bucket has no upper end.
 * Source: linear interpolation of the cumulated counts, as Prometheus' histogram_quantile.
 * @example bucketQuantile({ bounds: [0, 1, 2], counts: [1, 3] }, 0.5)
 * // { value: 1 + (2 - 1) / 3, halfWidth: 0.5 }
 */
export function bucketQuantile(
  { bounds, counts }: Buckets,
  q: number,
): { value: number; halfWidth: number } | null {
  const target = q * counts.reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [at, count] of counts.entries()) {
    if (count > 0 && below + count >= target) {
      const upper = bounds[at + 1] ?? Infinity
      const lower = Math.max(bounds[at] ?? 0, Math.min(0, upper))
      if (!Number.isFinite(upper)) return null
      const value = lower + ((target - below) / count) * (upper - lower)
      return { value, halfWidth: (upper - lower) / 2 }
    }
    below += count
  }
  return null
}
