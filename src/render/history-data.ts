/** What the graph of a history gets: made by the service, drawn by src/page/history-plot.ts. */

/** Of one commit: in percent of the first, with the band. `at`: ms since 1970; null: not known. */
type ChainedValue = {
  sha: string
  at: number | null
  pct: number
  low: number
  high: number
}

/** As it was measured, on whatever machine there was; `report`: the path of its report. */
type PlainValue = { sha: string; at: number; value: number; report: string }

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
  series: HistorySeries[]
  marks: HistoryMark[]
}
