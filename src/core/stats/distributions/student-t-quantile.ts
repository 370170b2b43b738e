/** Quantiles of Student's t. */
import { studentTTail } from './student-t-tail.ts'

const STEPS = 100

/**
 * The t that |T| exceeds with probability `twoSided`, for a whole number of degrees of freedom
 * >= 1 and 1e-12 < twoSided < 1, by bisection of the tail; relative error about 1e-6 at worst.
 * @example studentTQuantile(0.05, 10) // 2.228139
 */
export function studentTQuantile(twoSided: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (studentTTail(high, freedom) > twoSided && high < 1e12) high *= 2
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (studentTTail(middle, freedom) > twoSided) low = middle
    else high = middle
  }
  return high
}
