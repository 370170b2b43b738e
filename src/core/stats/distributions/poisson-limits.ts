/**
 * Limits of the mean behind one count of independent events, by the score method: where the count
 * is z standard deviations of the mean away from it. The count need not be whole.
 * Source: Barker, Am. Statistician 56 (2002) 85-89, the score interval.
 * @example poissonLimits(10, 1.959964) // { low: 5.43, high: 18.41 }
 */
export function poissonLimits(count: number, z: number) {
  const middle = count + (z * z) / 2
  const half = z * Math.sqrt(count + (z * z) / 4)
  return { low: Math.max(0, middle - half), high: middle + half }
}
