/** What a test does not reject: the estimate and the interval of one row. */
import { leanOf, type Row } from './scores.ts'

const STEPS = 60

/** Smallest and largest difference; null: no round has one. */
export function rangeOf(row: Row): { low: number; high: number } | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const d of row) {
    if (d < low) low = d
    if (d > high) high = d
  }
  return low > high ? null : { low, high }
}

/** Where a test that is true at `yes` and false at `no` turns, on the side of `yes`. */
function turn(yes: number, no: number, test: (theta: number) => boolean): number {
  let [inside, outside] = [yes, no]
  for (let step = 0; step < STEPS; step++) {
    const middle = (inside + outside) / 2
    if (middle === inside || middle === outside) break
    if (test(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/** The effect under which the rounds lean to neither side. At least one difference. */
export function balanceOf(row: Row): number {
  const range = rangeOf(row)
  if (range === null) throw new Error('no difference to estimate from')
  if (range.low === range.high) return range.low
  const found = turn(range.low, range.high, (theta) => leanOf(row, theta) >= 0)
  // Halving comes as near to 0 as doubles do, and never there.
  return Math.abs(found) < 1e-12 * (range.high - range.low) ? 0 : found
}

/** How far outside of the differences to look: there every round leans the same way. */
const REACH = 1e3

/**
 * The effects whose lean is at most `limit`, the largest lean that the test lets pass: 0 lies
 * outside exactly when the lean at 0 is larger. Null: no size of effect is rejected, so there is
 * no interval. `estimate`: an effect inside, usually balanceOf(row).
 */
export function intervalOf(
  row: Row,
  limit: number,
  estimate: number,
): { low: number; high: number } | null {
  const range = rangeOf(row)
  if (range === null) return null
  const far = REACH * (range.high - range.low || 1)
  const isInside = (theta: number) => Math.abs(leanOf(row, theta)) <= limit
  if (isInside(range.low - far) || isInside(range.high + far)) return null
  const low = turn(estimate, range.low - far, isInside)
  const high = turn(estimate, range.high + far, isInside)
  return agreeOnZero({ low, high }, estimate, far, isInside)
}

/** The lean need not fall evenly on the way out: then what it says of 0 settles where to cut. */
function agreeOnZero(
  { low, high }: { low: number; high: number },
  estimate: number,
  far: number,
  isInside: (theta: number) => boolean,
): { low: number; high: number } {
  const isHeld = low <= 0 && high >= 0
  if (isHeld === isInside(0)) return { low, high }
  if (isHeld) {
    const end = turn(estimate, 0, isInside)
    return estimate > 0 ? { low: end, high } : { low, high: end }
  }
  return high < 0 ? { low, high: turn(0, far, isInside) } : { low: turn(0, -far, isInside), high }
}
