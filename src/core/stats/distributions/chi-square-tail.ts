/**
 * P(chi-square with `freedom` degrees of freedom > x): the upper incomplete gamma function
 * Q(freedom / 2, x / 2). Series below, continued fraction (Lentz) above a + 1.
 * Source: Abramowitz and Stegun 6.5.29 and 6.5.31.
 * @example chiSquareTail(3.841458820694124, 1) // 0.05
 */
export function chiSquareTail(x: number, freedom: number): number {
  if (!(x > 0)) return 1
  const a = freedom / 2
  const half = x / 2
  const front = Math.exp(a * Math.log(half) - half - logGammaOfHalf(freedom))
  return half < a + 1 ? 1 - front * lowerSeries(a, half) : front * upperFraction(a, half)
}

/** ln Gamma(k / 2) for a whole k >= 1, from Gamma(1/2) = sqrt(pi) and Gamma(1) = 1. */
function logGammaOfHalf(k: number): number {
  let sum = k % 2 === 1 ? Math.log(Math.PI) / 2 : 0
  for (let j = k - 2; j > 0; j -= 2) sum += Math.log(j / 2)
  return sum
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let value = d
  for (let k = 1; k < 1000; k++) {
    const step = -k * (k - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return value
}
