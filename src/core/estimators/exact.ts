/** Estimator of constants: equal, or not. */
import type { Estimator } from '../contracts/estimator.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'

/** Rounds after which a value that never changed is taken for a constant. */
const LEAST_ROUNDS = 3

/** Both arms constant, as allocs/op usually is: two numbers say it all, without an interval. */
export const exact: Estimator = {
  id: 'exact',
  about: 'both sides gave the same number in every round: the numbers themselves, no interval',
  test: 'none: both sides are constant',
  estimate(sample) {
    const { base, head } = completePairs(sample.base, sample.head)
    const constant = (values: number[]): boolean => values.every((v) => v === values[0])
    if (base.length < LEAST_ROUNDS || !constant(base) || !constant(head)) return null
    return {
      value: { kind: 'exact', n: base.length, base: base[0]!, head: head[0]! },
      problems: [],
    }
  },
}
