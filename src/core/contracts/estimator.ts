/** Shelf of estimators: what a book there offers. */
import type { Estimate, Found, PairedSample } from '../model/model.ts'

/** What an estimate's interval inverts. */
export type Bar = {
  /** Patterns of turned rounds (stats/flips) for as many rounds as the sample has. */
  flips: { rounds: number; count: number; bytes: readonly Uint8Array[] }
  /** Chance that the interval misses: of the row by itself, or of its whole family. */
  alpha: number
  /** How far a row of the family may lean without being called; null: judged by itself. */
  limit: number | null
}

/** A paired sample -> estimate against a bar; null where it does not apply to the sample. */
export type Estimator = {
  id: string
  about: string
  /** Name of the test for the row's explanation. */
  test: string
  estimate(sample: PairedSample, bar: Bar): Found<Estimate> | null
}
