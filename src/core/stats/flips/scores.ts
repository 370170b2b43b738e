/** How far the differences of one row lean to one side, in a form that bounds wild rounds. */

import { kthSmallest } from './selection.ts'

/** Differences by round, NaN where a round has none. */
export type Row = Float64Array

/** Where a score stops growing, in medians of the sizes: few rounds cannot spare their sizes. */
export const capOf = (pairs: number): number => (pairs <= 10 ? 4 : pairs <= 15 ? 1.5 : 1)

/** Room for the sizes of one row, used anew by every call. */
let room = new Float64Array(64)

/** Of the first n, which are put in another order. */
function medianOf(sizes: Float64Array, n: number): number {
  const upper = kthSmallest(sizes, n, n >> 1)
  if (n % 2 === 1) return upper
  // What was left before it is no larger.
  let lower = sizes[0]!
  for (let i = 1; i < n >> 1; i++) if (sizes[i]! > lower) lower = sizes[i]!
  return (lower + upper) / 2
}

/** The size at which scores are capped: by the non-zero distances from theta. 0: there are none. */
function limitOf(row: Row, theta: number): number {
  if (room.length < row.length) room = new Float64Array(2 * row.length)
  let n = 0
  for (let i = 0; i < row.length; i++) {
    const size = Math.abs(row[i]! - theta)
    if (size > 0) room[n++] = size
  }
  return n === 0 ? 0 : capOf(n) * medianOf(room, n)
}

/**
 * Scores of the rounds under the hypothesis that the effect is theta: the distance with its
 * sign, no larger than c medians of the sizes (c = 4 up to 10 pairs, 1.5 up to 15, else 1), scaled
 * so that the squares add up to 1. A round without a pair scores 0, and so does a distance of 0,
 * which has no sign to turn; both are left out of the median.
 * @example scoresOf(Float64Array.of(1, -1, NaN, 2), 0) // .41, -.41, 0, .82
 */
export function scoresOf(row: Row, theta: number): Float64Array {
  const limit = limitOf(row, theta)
  const scores = new Float64Array(row.length)
  if (limit === 0) return scores
  let squares = 0
  for (let i = 0; i < row.length; i++) {
    const distance = row[i]! - theta
    if (Number.isNaN(distance)) continue
    const score = Math.max(-limit, Math.min(limit, distance))
    scores[i] = score
    squares += score * score
  }
  const scale = 1 / Math.sqrt(squares)
  for (let i = 0; i < scores.length; i++) scores[i]! *= scale
  return scores
}

/** Signed lean of the rounds as they were seen: the sum of their scores, at most sqrt(pairs). */
export function leanOf(row: Row, theta: number): number {
  const limit = limitOf(row, theta)
  if (limit === 0) return 0
  let [sum, squares] = [0, 0]
  for (let i = 0; i < row.length; i++) {
    const distance = row[i]! - theta
    if (Number.isNaN(distance)) continue
    const score = Math.max(-limit, Math.min(limit, distance))
    sum += score
    squares += score * score
  }
  return sum / Math.sqrt(squares)
}
