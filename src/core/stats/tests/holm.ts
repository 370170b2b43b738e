/**
 * Adjusted p-values that keep the chance of any false rejection in the family below alpha, for
 * every kind of dependence: in ascending order max over j <= i of (m - j + 1) p_(j), at most 1.
 * Source: Holm, A simple sequentially rejective multiple test procedure, 1979.
 * @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
 */
export function holm(p: readonly number[]): number[] {
  const adjusted = new Array<number>(p.length)
  let highest = 0
  p.map((_, i) => i)
    .sort((a, b) => p[a]! - p[b]!)
    .forEach((row, position) => {
      highest = Math.max(highest, Math.min(1, (p.length - position) * p[row]!))
      adjusted[row] = highest
    })
  return adjusted
}
