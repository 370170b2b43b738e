/** What a parser is: one format of a program's output -> observations. */
import type { Collection, Histogram, Observation, WithProblems } from '../model/model.ts'

/** Text of a program's output -> observations. Never throws on any text. */
export type Parser = {
  id: string
  about: string
  parse(text: string): WithProblems<Observation[]>
  /** Its numbers have units and names that a benchmark's author chose. */
  hasOwnMetrics?: true
  /** The latency histogram in the text, for plots; null: it has none. */
  histogram?(text: string): Histogram | null
  /** Each collection of a garbage collector in the text, in order. */
  collections?(text: string): Collection[]
  /**
   * What a collector that is known to be logged did where its log says nothing: zeros, of what adds
   * up over collections.
   */
  silence?: Observation[]
}
