/** The estimate of a shift from paired differences. */
import { type Shift, shiftEnds } from './shift.ts'

/**
 * The shift at which the statistic is balanced: the middle of [L(m), U(m)], m = floor((S - 1)/2).
 * With cap = n this is the estimate of Hodges and Lehmann (1963), the median Walsh average.
 * @example shiftEstimate(prepareShift([1, 2, 3, 10])) // 2.5; Hodges-Lehmann says 2.75
 */
export function shiftEstimate(shift: Shift): number {
  const [low, high] = shiftEnds(shift, Math.floor((shift.total - 1) / 2))
  return (low + high) / 2
}
