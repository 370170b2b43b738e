/**
 * Adjusted p-values that keep the expected share of false rejections below the level: in
 * ascending order min over j >= i of m p_(j) / j, at most 1.
 * Source: Benjamini and Hochberg, Controlling the false discovery rate, 1995.
 * @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
 */
export function benjaminiHochberg(p: readonly number[]): number[] {
  const adjusted = new Array<number>(p.length)
  let lowest = 1
  p.map((_, i) => i)
    .sort((a, b) => p[b]! - p[a]!)
    .forEach((row, position) => {
      lowest = Math.min(lowest, (p.length * p[row]!) / (p.length - position))
      adjusted[row] = lowest
    })
  return adjusted
}
