/** Shelf of parsers: what a book there offers. */
import type { Found, Histogram, Observation } from '../model/model.ts'

/** Text of a program's output -> observations. Never throws on any text. */
export type Parser = {
  id: string
  about: string
  parse(text: string): Found<Observation[]>
  /** The latency histogram in the text, for plots; null: it has none. */
  histogram?(text: string): Histogram | null
}
