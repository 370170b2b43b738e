/** One row of the table of metrics, and what most rows share. */
import type { Assume, Direction, Usage } from '../model/model.ts'

/** What a reader calls a change: the word for a smaller number and for a larger one. */
export type Words = { lower: string; higher: string }

export type Metric = {
  id: string
  label: string
  /** Base unit (unit.ts). */
  unit: string
  better: Direction
  assume: Assume
  /** The band inside which a difference does not matter, in percent. */
  marginPct: number
  /** Whether rows of this metric can fail the gate. */
  gates: boolean
  about: string
  words: Words
  /** True: not in the table; the direction is what the unit tells. */
  inferred: boolean
  /** Units in which programs print it. */
  printedAs: string[]
  /** True: no row of the table unless the suite names it. */
  onRequest: boolean
  /** True: a trial may lack it and be none the worse, as a percentile of few transactions. */
  isSparse?: true
  /** How it is read from the kernel's accounting of a trial; null: it is parsed from output. */
  fromUsage: { read(usage: Usage): number; perOperation: boolean } | null
}

export const TIME: Words = { lower: 'faster', higher: 'slower' }
export const SPEED: Words = { lower: 'slower', higher: 'faster' }
export const AMOUNT: Words = { lower: 'less', higher: 'more' }
export const NUMBER: Words = { lower: 'fewer', higher: 'more' }
export const PLAIN: Words = { lower: 'lower', higher: 'higher' }

/**
 * Margin of a metric that varies, in percent, where neither the suite nor its row of the table has
 * another.
 */
export const DEFAULT_MARGIN_PCT = 2

/** What most rows of the table share. */
export const NOISY = {
  better: 'lower',
  assume: 'noisy',
  marginPct: DEFAULT_MARGIN_PCT,
  gates: false,
  inferred: false,
  printedAs: [],
  onRequest: false,
  fromUsage: null,
} satisfies Partial<Metric>

export const EXACT = { ...NOISY, assume: 'exact', marginPct: 0 } satisfies Partial<Metric>
