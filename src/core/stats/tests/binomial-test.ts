/**
 * Two-sided exact p of "heads and tails are equally likely" for a coin that fell `heads` times
 * on one side and `tails` on the other: twice the smaller tail of the binomial, at most 1.
 * @example binomialTest(6, 0) // 2 / 64 = 0.03125
 * @example binomialTest(0, 0) // 1
 */
export function binomialTest(heads: number, tails: number): number {
  const n = heads + tails
  let term = 2 ** -n
  let sum = 0
  for (let k = 0; k <= Math.min(heads, tails); k++) {
    sum += term
    term *= (n - k) / (k + 1)
  }
  return Math.min(1, 2 * sum)
}
