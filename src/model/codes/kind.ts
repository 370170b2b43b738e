/** What the table of codes has of each: how bad it is, what the gate makes of it, its sentence. */

/**
 * error: what was asked for is not done, or cannot be relied on. warning: it is done, but a part is
 * missing or may mislead. note: good to know.
 */
type Severity = 'error' | 'warning' | 'note'

/**
 * - `holds`: nothing passes, unless somebody accepts it by name.
 * - `asks`: somebody has to look, whatever the rows say, unless it is accepted by name. Of a row, its
 *   word is not enough.
 * - `as-failed`, `as-undecided`: a benchmark, or all of a unit, was not measured; if it has no row,
 *   it counts like a row that failed or is not decided.
 * - `unmeasured`: something that both sides may have was not measured, so a table without rows is
 *   not explained by benchmarks of one side.
 * - `one-sided`: only one side has the benchmark: there is nothing to compare.
 * - `nothing`: the gate ignores it.
 */
export type GateEffect =
  | 'holds'
  | 'asks'
  | 'as-failed'
  | 'as-undecided'
  | 'unmeasured'
  | 'one-sided'
  | 'nothing'

/**
 * What a finding is about, where a reader needs more than its subject: an acceptance; the end of
 * one process; a benchmark that an arm stopped running; that there is no row at all; what the
 * machine did to the whole run.
 */
type Topic = 'acceptance' | 'process' | 'given-up' | 'no-row' | 'machine'

export type Kind = {
  severity: Severity
  gate: GateEffect
  topic?: Topic
  /** Whose words the message is, where it is no sentence of ours: every other code has one. */
  foreign?: string
  /** The sentence, of what was seen. */
  // biome-ignore lint/suspicious/noExplicitAny: each row has details of its own
  sentence?: (details: any) => string
  /** The sentence says itself where it was seen, so that nothing adds the place. */
  namesPlace?: true
  /** The same of several at once, in one sentence without details; absent: each is told by itself. */
  several?: string
  /** What a program printed about it, which stands below the sentence; '': nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: each row has details of its own
  output?: (details: any) => string
}

export const note = { severity: 'note', gate: 'nothing' } as const
export const warning = { severity: 'warning', gate: 'nothing' } as const
export const error = { severity: 'error', gate: 'nothing' } as const
export const unmeasured = { severity: 'error', gate: 'unmeasured' } as const
export const process = { severity: 'warning', gate: 'nothing', topic: 'process' } as const

/** A code whose message is somebody else's words; `whose` says who writes them. */
export const foreign = <K extends Kind>(kind: K, whose: string) => ({ ...kind, foreign: whose })

/** A code with its sentence. */
export const says = <K extends Kind, D extends readonly unknown[]>(
  kind: K,
  sentence: (...details: D) => string,
) => ({ ...kind, sentence })

/** A code about a program that failed: its sentence, and what the program printed. */
export const quotes = <K extends Kind, D>(
  kind: K,
  sentence: (details: D) => string,
  output: (details: D) => string,
) => ({ ...kind, sentence, output })
