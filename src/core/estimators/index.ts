/** The shelf of estimators: paired sample -> estimate. The first that applies speaks. */

import type { Bar, Estimator } from '../contracts/estimator.ts'
import type { Estimate, Found, PairedSample } from '../model/model.ts'
import { exact } from './exact.ts'
import { paired } from './paired.ts'

export const estimators: readonly Estimator[] = [exact, paired]

/** The estimate of a sample against a bar, and the name of the test behind it. */
export function estimateSample(sample: PairedSample, bar: Bar): Found<Estimate> & { test: string } {
  for (const { estimate, test } of estimators) {
    const found = estimate(sample, bar)
    if (found) return { ...found, test }
  }
  const value: Estimate = { kind: 'none', n: 0, why: 'no estimator applies' }
  return { value, problems: [], test: 'none' }
}
