/** A trial's record beside what its outputs say. */
import type { Histogram, Observation, TrialRecord, WithProblems } from '../model/model.ts'

/** The numbers of one trial, and what could not be read. */
export type ParsedOutputs = WithProblems<Observation[]> & {
  /** Whether the program itself gave a number: what its runtime tells is no result of it. */
  hasResult: boolean
  /** The first latency histogram in the outputs; null: there is none. */
  histogram: Histogram | null
}

/** A trial's raw record with what its outputs say. */
export type ParsedTrial = { record: TrialRecord; parsed: ParsedOutputs }
