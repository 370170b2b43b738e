/** A standard deviation that a few wild numbers do not move. */
import { medianOf } from './median.ts'

/** 1 over the median of the absolute value of a standard normal variable. */
const MAD_TO_SIGMA = 1.482602

/** 1.4826 times the median absolute deviation from the median; 0 of nothing. */
export function robustSigmaOf(values: readonly number[]): number {
  const middle = medianOf(values)
  return MAD_TO_SIGMA * medianOf(values.map((value) => Math.abs(value - middle)))
}
