/** The best place to split a series in two. */
export type Split = {
  /** First index of the right side. */
  at: number
  /** Scaled energy distance between the sides. */
  distance: number
}

/**
 * Where [start, end) of a series falls apart most: over all cuts `at` and all ends of the right
 * side the greatest `n m / (n + m)` times the energy distance (exponent 1) between the two sides,
 * so that a short stretch in the middle is found too. Null: fewer than two values.
 * Source: Matteson and James, A nonparametric approach for multiple change point analysis of
 * multivariate data, 2014, formulas 5 to 7. Quadratic in the length.
 * @example energySplit([1, 1, 1, 5, 5, 5], 0, 6) // { at: 3, distance: 12 }
 */
export function energySplit(series: readonly number[], start: number, end: number): Split | null {
  const count = end - start
  if (count < 2) return null
  const between = (i: number, j: number) => Math.abs(series[start + i]! - series[start + j]!)
  // Sums of distances within [0, at), and within [at, right) and across for every `right`.
  const before = new Float64Array(count + 1)
  for (let j = 1; j < count; j++) {
    let column = 0
    for (let i = 0; i < j; i++) column += between(i, j)
    before[j + 1] = before[j]! + column
  }
  let best: Split | null = null
  const toLeft = new Float64Array(count)
  for (let at = 1; at < count; at++) {
    for (let j = at; j < count; j++) toLeft[j]! += between(at - 1, j)
    let [across, inside] = [0, 0]
    for (let right = at + 1; right <= count; right++) {
      across += toLeft[right - 1]!
      for (let i = at; i < right - 1; i++) inside += between(i, right - 1)
      const [n, m] = [at, right - at]
      const own = n > 1 ? (m / (n - 1)) * before[at]! : 0
      const other = m > 1 ? (n / (m - 1)) * inside : 0
      const distance = (2 / (n + m)) * (across - own - other)
      if (best === null || distance > best.distance) best = { at: start + at, distance }
    }
  }
  return best
}
