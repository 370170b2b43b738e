/** Shelf of estimators: what a book there offers. */
import type { Estimate, Found, PairedSample } from '../model/model.ts'

/** A paired sample -> estimate at a two-sided alpha; null where it does not apply to the sample. */
export type Estimator = {
  id: string
  about: string
  /** Name of the test for the row's explanation. */
  test: string
  estimate(sample: PairedSample, alpha: number): Found<Estimate> | null
}
