/**
 * Limits of a proportion from `count` of `total`, by the score method; they stay within 0 and 1
 * and are sensible for small counts. Counts need not be whole (they may be divided by a
 * dispersion). A total of 0 says nothing: 0 to 1.
 * Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209-212.
 * @example wilsonLimits(56, 70, 1.959964) // { low: 0.6918, high: 0.8769 }
 */
export function wilsonLimits(count: number, total: number, z: number) {
  if (total <= 0) return { low: 0, high: 1 }
  const middle = (count + (z * z) / 2) / (total + z * z)
  const spread = (count * (total - count)) / total + (z * z) / 4
  const half = (z * Math.sqrt(Math.max(0, spread))) / (total + z * z)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
