/** The signed-rank statistic's tail where distances are tied. */
import { coinSums, nullDistribution, scoreSum } from './null-distribution.ts'

/**
 * P(T <= t) when every sign is a fair coin, given the distances' ties: a tie group shares the
 * mean of its scores, which makes other sums attainable than without ties (assuming none can
 * err to the unsafe side by a step). Exact: half-whole scores are multiplied out doubled; the
 * one group that lies across the cap, whose mean may be any fraction, is summed by binomial.
 * Source: the conditional distribution of a signed-rank statistic (Pratt and Gibbons, Concepts
 * of Nonparametric Theory, section 3.7), with bent scores.
 * @param distances absolute differences in ascending order, none zero
 * @example tiedTail([1, 1], 2, 1.5) // scores 1.5 1.5: P(T <= 1.5) = 3 / 4
 */
export function tiedTail(distances: ArrayLike<number>, cap: number, t: number): number {
  const n = distances.length
  const doubled: number[] = []
  let odd = { size: 0, score: 0 }
  let tied = false
  for (let first = 0; first < n; ) {
    let next = first
    while (next < n && distances[next] === distances[first]) next++
    const size = next - first
    const score = (scoreSum(next, cap) - scoreSum(first, cap)) / size
    // Sharing changes nothing where the group's scores were equal before: above the cap.
    if (size > 1 && first < cap) tied = true
    if (Number.isInteger(2 * score)) for (let i = 0; i < size; i++) doubled.push(2 * score)
    else odd = { size, score }
    first = next
  }
  // The small share keeps the sum of fractions 10.99999 from counting as less than 11.
  if (!tied) return nullDistribution(n, cap).cdf[Math.floor(t + 1e-9)] ?? 1
  const cdf = coinSums(doubled)
  let tail = 0
  let weight = 2 ** -odd.size
  for (let heads = 0; heads <= odd.size; heads++) {
    const left = Math.floor(2 * (t - heads * odd.score) + 1e-9)
    if (left >= 0) tail += weight * (cdf[left] ?? 1)
    weight *= (odd.size - heads) / (heads + 1)
  }
  return tail
}
