/**
 * What pages carry for their plots, read by src/page: that of a report, made by the core and packed,
 * and that of a history, made by the service.
 */
import type { Direction } from '../model/model.ts'
import type { RowWords } from '../settings/row-query.ts'
import type { Effect } from './document.ts'

/** Rounds so far, and the row's own interval of them on the scale of its pairs. */
export type TrailStep = [rounds: number, point: number, low: number, high: number]

/** Quartiles and median over the rounds, in seconds. */
type LatencyPoint = { low: number; median: number; high: number }

/** Latency against load on both sides, in the order of the rates; null: a side has none there. */
export type PageCurve = {
  /** Name of the latency, and what it is to stay below, as written and in seconds. */
  label: string
  promise: string
  limitSec: number
  points: { perSec: number; base: LatencyPoint | null; head: LatencyPoint | null }[]
}

/** One row of a table, with the numbers behind it. Numbers are in base units. */
export type PageRow = {
  benchmark: string
  metric: string
  unit: string
  contrast: string
  /** What a filter finds in it. */
  words: RowWords
  sides: [string, string]
  /** Direction, word and detail as the table has them. */
  word: string
  /** Percent of base, of the table's interval; null: in percent nothing can be said. */
  change: Effect | null
  /** The estimate as printed, its interval, and the level of it; '' for none. */
  delta: string
  interval: string
  level: string
  marginPct: number
  better: Direction
  /** Of the pairs and of the trail: percent of base, or differences in the row's unit. */
  scale: 'percent' | 'unit'
  /** How it was judged, as label and text. */
  judged: [string, string][]
  problems: string[]
  /** Rounds that it ran, and of how many one is here: a page has no more than can be drawn. */
  ran: number
  every: number
  /** By the rounds that are here; empty: the raw records are not in the report. */
  base: (number | null)[]
  head: (number | null)[]
  /** Whether head ran first, by the same; null: not run, or both in one process. */
  headFirst: (boolean | null)[]
  /** Rounds that were run again, from 0. */
  again: number[]
  /** Rounds after which the data were judged. */
  analyses: number[]
  trail: TrailStep[]
  /** Of a capacity: where its latencies come from; null: it is none. */
  curve: PageCurve | null
  /** Places in `trials` of base and of head; null: not known, or a mean over several. */
  trials: [number, number] | null
  /** Place in `spreads`, and in `collections`, of base and head; null: there is none. */
  spread: [number, number] | null
  collections: [number, number] | null
  /** Place in `profiles`; null: not profiled. */
  profile: number | null
  /** CPU time of base and head by what it was for, in seconds; null: not known. */
  split: CpuSplit | null
}

/** Parts of CPU time under both arms, in seconds of a trial or of an operation. */
export type CpuSplit = { per: string; parts: { name: string; base: number; head: number }[] }

/** What was around the trials, by trial; null: unreadable. `isFromZero`: its axis begins at 0. */
type PageSurrounding = { name: string; isFromZero: boolean; values: (number | null)[] }

/** Of the rounds that are here, the last attempts at a target under an arm: what was around them. */
export type PageTrials = {
  rounds: number[]
  /** Seconds of the run before each began. */
  atSec: number[]
  around: PageSurrounding[]
}

/** Counts in buckets on a log scale, all rounds together: index and count, ascending. */
export type PageSpread = {
  unit: string
  first: number
  logStep: number
  buckets: [number, number][]
}

/** One collection: seconds and bytes; null: not told. */
export type PageCollection = [
  round: number,
  atSec: number | null,
  pauseSec: number,
  markCpuSec: number | null,
  startBytes: number | null,
  liveBytes: number | null,
  goalBytes: number | null,
]

/** A tree of calls with the samples of both arms: name, base, head, what it called. */
export type CallTree = [name: string, base: number, head: number, calls: CallTree[]]

/**
 * `of`: what is told of, `the CPU time`; `wholes`: all of it on base and head. `each`: what one of
 * what the tree counts is per operation, in its unit; null: operations are not known.
 */
export type PageProfile = {
  of: string
  each: { base: number; head: number; unit: string; per: 'operation' | 'run' } | null
  sides: [string, string]
  wholes: [number, number]
  tree: CallTree
}

/** Memory against speed, a point a variant of a benchmark; null: not measured. */
export type PageLadder = {
  memory: { label: string; unit: string }
  speed: { label: string; unit: string; better: Direction }
  points: {
    benchmark: string
    variant: string
    memory: number | null
    speed: number | null
    rowState: string
    isFront: boolean
  }[]
}

/** Refs beside each other: the change of a benchmark from the first, in percent. */
export type PageDrift = {
  refs: string[]
  lines: {
    benchmark: string
    better: Direction
    points: { ref: string; point: number; low: number; high: number }[]
  }[]
}

export type PageData = {
  rows: PageRow[]
  trials: PageTrials[]
  spreads: PageSpread[]
  collections: PageCollection[][]
  profiles: PageProfile[]
  /** In the order of the page; null: memory or speed was not measured. */
  ladders: (PageLadder | null)[]
  drifts: PageDrift[]
}

// What the graph of a history gets.

/** Of one commit: in percent of the first, with the band. `at`: ms since 1970; null: not known. */
type ChainedValue = {
  sha: string
  at: number | null
  pct: number
  low: number
  high: number
}

/**
 * As it was measured, on whatever machine there was; `report`: the path of its page; null: none.
 * Its change in percent is against `base`; null: it has none.
 */
type PlainValue = { sha: string; at: number; value: number; report: string | null } & {
  base: string | null
  pct: number | null
  low: number | null
  high: number | null
}

export type HistorySeries = {
  name: string
  chain: ChainedValue[]
  values: PlainValue[]
  /** Commits at which the chain took a step. */
  steps: string[]
}

export type HistoryMark = { sha: string; kind: 'release' | 'alert'; text: string }

export type HistoryData = {
  /** Of all series. */
  unit: string
  /** Address of a commit without its hash. */
  commits: string
  /** Who made a commit, by its hash, where that is known. */
  authors: Record<string, string>
  series: HistorySeries[]
  marks: readonly HistoryMark[]
}
