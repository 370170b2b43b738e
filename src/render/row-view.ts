/** Rows and tables as they are told: what the phrases are about. */
import type { Comparison, Problem } from '../core/model/model.ts'
import type { Phrase } from '../core/text/phrase.ts'

/** What a contrast compares, in words: the title of its table and of its columns of values. */
export type Title = {
  title: Phrase
  /** The title where there is little room. */
  short: Phrase
  /** Beside a row, in a table with rows of other contrasts. */
  place: Phrase
  /** What the two values of a row are of. */
  sides: [Phrase, Phrase]
  /** Set where the values are the effects of the change under two variants. */
  isInteraction: boolean
}

/**
 * What the reader should feel about a row. `differs` is for interactions and for metrics of which
 * nobody knows which way is good: no side is bad.
 */
export type Mark =
  | 'failed'
  | 'withheld'
  | 'worse'
  | 'better'
  | 'differs'
  | 'oom'
  | 'unsure'
  | 'same'

export type RowView = {
  comparison: Comparison
  mark: Mark
  /** It can fail the gate: a row of a gating metric, or a mean over such rows that counts. */
  gates: boolean
  /** What gates fails the check; false where the suite only advises. */
  isEnforced: boolean
  /** A maintainer has accepted it for this head. */
  isAccepted: boolean
  metric: string
  base: string
  head: string
  delta: string
  /** Without its level; `exact` where none is needed; null: there is none. */
  interval: string | null
  level: number | null
  /** Estimate and ends of the interval in percent of base; null: in percent nothing can be said. */
  change: Effect | null
  /** What the change would be called, whatever the verdict on it: `slower`; '' for none. */
  direction: string
  rounds: string
  /** The verdict in one to three words: `faster`, `no change`. */
  word: string
  /** What must be said beside the word; null: nothing. */
  detail: Phrase | null
  /** Smallest change that the run could have seen; null: unknown. */
  detectable: string | null
  /** Size of the effect for sorting; Infinity where it cannot be told. */
  size: number
  /** Everything a footnote says about the row. */
  problems: Problem[]
}

/** In percent of base; `low` and `high` are `point` where the number is exact. */
export type Effect = { point: number; low: number; high: number }
