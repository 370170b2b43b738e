/**
 * A report as a document: a tree of blocks whose cells are data, not text. report-document.ts makes
 * it, and report-markdown.ts, terminal.ts and html.ts show it. They know kinds of blocks; what a
 * block is about, in which order blocks stand and what is folded is decided before.
 */
import type { Comparison, Problem } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import type { PrintedValue } from '../model/unit.ts'

/** How the gate's conclusion feels: `good` asks nothing, `bad` and `ask` want a person. */
export type Status = 'good' | 'bad' | 'ask' | 'advice'

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

/** What a contrast compares, in words: the title of its table and of its columns of values. */
export type Title = {
  title: Phrase
  /** The title where there is little room. */
  short: Phrase
  /** Beside a row, in a table with rows of other contrasts. */
  place: Phrase
  /** What a delta is of, over a column of them. */
  column: Phrase
  /** What the two values of a row are of. */
  sides: [Phrase, Phrase]
  /** Set where the values are the effects of the change under two variants. */
  isInteraction: boolean
}

/** In percent of base; `low` and `high` are `point` where the number is exact. */
export type Effect = { point: number; low: number; high: number }

/** Printed ends of an interval, or a word where it is one number: of constants, of what most runs print. */
export type Interval = IntervalEnds | 'exact' | 'in most runs'

type IntervalEnds = { low: string; high: string }

export const hasEnds = (interval: Interval | null): interval is IntervalEnds =>
  interval !== null && typeof interval !== 'string'

/** A row of a table of comparisons, printed. */
export type RowView = {
  comparison: Comparison
  mark: Mark
  /** It can fail the gate: a row of a gating metric, or a mean over such rows that counts. */
  gates: boolean
  /** What gates fails the check; false where the suite only advises. */
  isEnforced: boolean
  /** A maintainer has accepted it for this head. */
  isAccepted: boolean
  /** Undecided, and it looks worse than chance explains among the rows of the run. */
  isSuspect: boolean
  metric: string
  /** Of base and head, with their unit; null: a mean over several, which has none. */
  values: [base: PrintedValue, head: PrintedValue] | null
  /** Null: there is none. */
  delta: string | null
  /** Without its level; null: there is none. */
  interval: Interval | null
  level: number | null
  /** Estimate and ends of the interval in percent of base; null: in percent nothing can be said. */
  change: Effect | null
  /** What the change would be called, whatever the verdict on it: `slower`; '' for none. */
  direction: string
  /** Change of the worst fifth of the runs, where it is what the verdict is about; null: it is not. */
  tail: string | null
  rounds: string
  /** The verdict in one to three words: `faster`, `no change`. */
  word: string
  /** Of a table that asks whether the change acts differently: `same` or `differs` is its mark. */
  isInteraction: boolean
  /** What must be said beside the word; null: nothing. */
  detail: Phrase | null
  /** Smallest change that the run could have seen; null: unknown. */
  detectable: string | null
  /** Not even twice or half of it would have been seen; `detectable` says so. */
  isBlind: boolean
  /** Size of the effect for sorting; Infinity where it cannot be told. */
  size: number
  /** Everything a footnote says about the row. */
  problems: Problem[]
}

export type Cell =
  /** Nothing: the cell stays empty. */
  | { kind: 'empty' }
  /** There could be a number, but none was measured. */
  | { kind: 'missing' }
  /** Words, our own or a stranger's. */
  | { kind: 'text'; text: Phrase }
  /** A printed number with its unit, or two with an arrow; breaks no line. */
  | { kind: 'value'; text: string }
  /** A name from a stranger; a long one may break. `about`: said below it. */
  | { kind: 'name'; name: string; about?: Phrase[] }
  /** Short codes that stay whole: hashes, settings. */
  | { kind: 'codes'; codes: string[] }
  /** Functions that call each other, the outermost first. */
  | { kind: 'stack'; functions: string[] }
  | DeltaCell

/** A difference with its interval. `row`: the row of a comparison that it is of. */
export type DeltaCell = {
  kind: 'delta'
  delta: string | null
  interval: Interval | null
  /** Beyond noise. */
  hasMoved: boolean
  /** The verdict; '' where the number stands alone. */
  word: string
  row: RowView | null
  /** After the interval, ` at 87.5 %`, where its level is not that of the table; absent: it is. */
  levelNote?: string
}

type Align = 'left' | 'right'
export type Column = { title: Phrase; align: Align }

/** A column where there is room for two or three: cells of several columns below each other. */
export type NarrowColumn = {
  /** Below each other; all but the first are small. */
  titles: Phrase[]
  align: Align
  lines: NarrowLine[]
}

/** Cells of one line, by their columns; `titles`: on which side of each its column's title stands. */
export type NarrowLine = { columns: number[]; isSmall?: boolean; titles?: 'before' | 'after' }

export type TableBlock = {
  kind: 'table'
  columns: Column[]
  /** The first cell names the row. */
  rows: Iterable<Cell[]>
  /** How it is shown where it has to be narrow; absent: as it is. */
  narrow?: NarrowColumn[]
  /** Cells of the page are coloured by their deltas. */
  isGrid?: boolean
}

/** A row in a table of comparisons. `place`: which contrast it is of; null: the table's own. */
export type RowLine = { row: RowView; place: Phrase | null; notes: number[]; id: number | null }

/** Comparisons below each other, each with its interval drawn on one scale for all. */
export type RowsBlock = {
  kind: 'rows'
  title: Title
  lines: RowLine[]
  /** Stay as long as the table does, when it is cut. */
  means: RowLine[]
  /** Level of most intervals; a row with another says so. Null: there is no interval. */
  level: number | null
  /** Rows of several contrasts stand in it. */
  hasPlaces: boolean
  /** The benchmark stands above the table. */
  isNameless: boolean
  /** False: a picture shows what strips would, or there are too many rows for them. */
  hasStrips: boolean
  /** What stands over the table for who cannot see it; [] where its title does. */
  caption: Phrase
}

/** `note`: number of a footnote; `icon`: only where icons are shown; `aside`: less important. */
export type Item = { text: Phrase; note?: number | null; icon?: string; aside?: Phrase | null }

export type Fact = { label: Phrase; value: Phrase }

/**
 * How a block is shortened where a text has a limit: what has the lowest `keep` is cut first, from
 * the end of its first table or list, of whole blocks, or as a whole. `name`: told to the reader.
 */
export type Cut = { name: string; keep: number; by?: 'lines' | 'blocks' | 'whole' }

/** `role`: how a page styles a block. */
export type Block =
  /** `quote`: what stands between the two, of a comment alone. */
  | { kind: 'headline'; status: Status; news: Phrase; action: Phrase; quote?: Phrase }
  | { kind: 'heading'; text: Phrase; cut?: Cut }
  | { kind: 'paragraph'; text: Phrase; isSmall?: boolean; cut?: Cut; role?: string }
  | { kind: 'list'; items: Item[]; cut?: Cut; role?: string }
  | { kind: 'facts'; facts: Fact[] }
  | TableBlock
  | RowsBlock
  /** Lines as they are, drawn with characters or said by a program. */
  | { kind: 'lines'; lines: Iterable<string> }
  /** To be typed again. */
  | { kind: 'command'; label: string; command: string }
  /** Where a picture of the open table can be had. */
  | ({ kind: 'picture'; alt: string } & PictureLinks)
  /** Where the script of a page draws, out of its data. */
  | { kind: 'figures'; of: 'ladder' | 'drift'; at: number }
  /** Blocks that are one piece. */
  | { kind: 'group'; body: Block[]; cut?: Cut; role?: string }
  /** Hidden until it is opened. `profile`: its place in the data of the page. */
  | { kind: 'fold'; title: Phrase; body: Block[]; cut?: Cut; isOpen?: boolean; profile?: number }
  /** Of a page: what its navigation leads to. */
  | { kind: 'section'; id: string; title: string; body: Block[] }
  /** Of a page: where its script puts what tables are filtered by. `notice`: what it has not. */
  | { kind: 'controls'; notice: string | null }
  /** Parts of a whole as one bar; `key` is the colour of a part. */
  | { kind: 'shares'; parts: PartOfTime[] }

/** A part of the time of a run; `size` in seconds, `key` names its colour. */
export type PartOfTime = { key: string; label: string; size: number; printed: string }

export type Document = Block[]

/** Addresses of a picture, one a scheme; our own, and safe in an attribute. */
export type PictureLinks = { light: string; dark: string }

/** Of one in a comment: fits a phone almost as it is, so that its letters stay readable there. */
export const PICTURE_WIDTH = 420

/** What is printed for what was not measured. */
export const MISSING = '–'

const nothing: Cell = { kind: 'empty' }
export const missing: Cell = { kind: 'missing' }
export const textCell = (...text: Phrase): Cell => ({ kind: 'text', text })
export const valueCell = (text: string): Cell => (text === '' ? nothing : { kind: 'value', text })
export const nameCell = (name: string): Cell => ({ kind: 'name', name })
export const codesCell = (...codes: string[]): Cell => ({ kind: 'codes', codes })

/** Blocks that stand there under a condition. */
export const when = (isShown: boolean, ...blocks: Block[]): Block[] => (isShown ? blocks : [])

export const paragraph = (...text: Phrase): Block => ({ kind: 'paragraph', text })
export const aside = (...text: Phrase): Block => ({ kind: 'paragraph', text, isSmall: true })

export const left = (...title: Phrase): Column => ({ title, align: 'left' })
export const right = (...title: Phrase): Column => ({ title, align: 'right' })

/** `[-22.4, -19.1]`, `exact`. */
export const intervalText = (interval: Interval): string =>
  hasEnds(interval) ? `[${interval.low}, ${interval.high}]` : interval

/** `-22.4 to -19.1`, `exact`. */
export const rangeText = (interval: Interval): string =>
  hasEnds(interval) ? `${interval.low} to ${interval.high}` : interval
