/** Quantiles of the normal distribution. */
const CENTRE = {
  up: [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  down: [1, 17.895169469, 78.757757664, 67.1875636],
}
const FLANK = {
  up: [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  down: [1, 0.7370016425, 0.12021132975],
}
const TAIL = {
  up: [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  down: [1, 0.24197894225, 0.012258202635],
}

/**
 * Quantile of the standard normal distribution, for 0 < p < 1; relative error about 1e-7.
 * Source: Wichura, Algorithm AS 241 (PPND7), Applied Statistics 37 (1988) 477-484.
 * @example normalQuantile(0.975) // 1.959964
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q)
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  return Math.sign(q) * (r <= 5 ? ratio(FLANK, r - 1.6) : ratio(TAIL, r - 5))
}

function ratio(terms: { up: number[]; down: number[] }, x: number): number {
  const value = (list: number[]): number => list.reduceRight((sum, term) => sum * x + term, 0)
  return value(terms.up) / value(terms.down)
}
