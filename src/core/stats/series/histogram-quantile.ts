/** One line of a printed histogram: the middle of the bucket (log scale) and its count. */
export type Bucket = { value: number; count: number }

/**
 * Quantile q of a histogram with log-spaced buckets, interpolated inside the bucket where the
 * cumulated count reaches q N: ln x = ln v_j + (f - 1/2) step, f the share of bucket j below the
 * quantile. A printed percentile is only the bucket's middle, so 1 % changes vanish in ties.
 * Source: linear interpolation of the cumulated counts on the log scale; sysbench's step is
 * ln(10^8) / 1023 (sb_histogram.c).
 * Null for an empty histogram.
 * @param buckets in ascending order of value
 * @example histogramQuantile([{ value: 1, count: 4 }, { value: 2, count: 6 }], 0.5, Math.LN2)
 * // 2 ** (1 - 1/2 + 1/6) = 1.5874
 */
export function histogramQuantile(
  buckets: readonly Bucket[],
  q: number,
  logStep: number,
): number | null {
  const target = q * buckets.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { value, count } of buckets) {
    if (count > 0 && below + count >= target) {
      return value * Math.exp(((target - below) / count - 0.5) * logStep)
    }
    below += count
  }
  return null
}
