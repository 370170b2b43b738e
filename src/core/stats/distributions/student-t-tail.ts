/**
 * Two-sided P(|T| > |t|) of Student's t with a whole number of degrees of freedom >= 1, as the
 * finite sum in powers of cos(atan(t / sqrt(freedom))); exact to about 1e-15 absolute.
 * Source: Abramowitz and Stegun 26.7.3 and 26.7.4.
 * @example studentTTail(2.2281388519649385, 10) // 0.05
 */
export function studentTTail(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= ((k - 1) / k) * cosine * cosine
    sum += term
  }
  const inside = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return Math.max(0, 1 - inside)
}
