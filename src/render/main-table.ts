/** The table that a reader sees first: which rows of which contrasts stand in it, in order. */

import { deciding, isSuspected } from '../core/tell/news.ts'
import type { Phrase } from '../core/text/phrase.ts'
import type { Mark, RowView } from './document.ts'
import type { ReportView, TableView } from './report-view.ts'

/** So many rows of a kind are open; more would bury what is worse. */
const OPEN = { unsure: 8, better: 12 }

/** What wants a person, before what is good to know. */
const URGENT: Mark[] = ['failed', 'withheld', 'worse', 'oom']
const isUrgent = (row: RowView) => URGENT.includes(row.mark) || isSuspected(row)

export type TableSplit = { open: RowView[]; means: RowView[]; folded: RowView[]; others: RowView[] }

/** Rows of a table: shown at once, folded since nothing is to be seen, and what does not decide. */
export function split({ moved, unsure, same, geomeans }: TableView): TableSplit {
  const all = [...moved, ...unsure, ...same]
  const decisive = new Set(deciding(all))
  const own = (rows: RowView[]) => rows.filter((row) => decisive.has(row))
  const open = own(unsure).filter((row) => !isSuspected(row))
  const better = own(moved).filter(({ mark }) => mark === 'better')
  const shown = [
    ...own(moved).filter(isUrgent),
    ...own(unsure).filter(isSuspected),
    ...own(moved).filter(({ mark }) => mark === 'differs'),
    ...better.slice(0, OPEN.better),
    ...(open.length <= OPEN.unsure ? open : []),
  ]
  const metrics = new Set(shown.map(({ comparison }) => comparison.metric))
  const inMetrics = ({ comparison }: RowView) => metrics.has(comparison.metric)
  const isMean = (row: RowView) => inMetrics(row) || row.gates
  const means = geomeans.filter((row) => (inMetrics(row) ? true : row.gates && isUrgent(row)))
  return {
    open: shown,
    means,
    folded: [
      ...better.slice(OPEN.better),
      ...(open.length <= OPEN.unsure ? [] : open),
      ...own(same),
      ...geomeans.filter((row) => isMean(row) && !means.includes(row)),
    ],
    others: [...all.filter((row) => !decisive.has(row)), ...geomeans.filter((row) => !isMean(row))],
  }
}

/** Says the same of the same benchmark: what is exact comes out alike under every variant. */
const isTwin = (one: RowView, other: RowView) =>
  one.comparison.benchmark === other.comparison.benchmark &&
  one.comparison.metric === other.comparison.metric &&
  one.interval === 'exact' &&
  other.interval === 'exact' &&
  `${one.mark} ${one.delta}` === `${other.mark} ${other.delta}`

export const gates = ({ moved, unsure, same }: TableView) =>
  [...moved, ...unsure, ...same].some((row) => row.gates)

export type MainTable = {
  table: TableView
  split: TableSplit
  /** Its open rows without the means over them. */
  rows: RowView[]
  /** Those of other contrasts. */
  taken: Set<RowView>
  /** Says which contrast a row is of; null: all are of the table's own. */
  placeOf: ((row: RowView) => Phrase | null) | null
}

/**
 * Rows of the first contrast that gates and where something moved, or could have, led by what is
 * urgent in the others that gate; null: there is no table.
 */
export function mainTable(view: ReportView): MainTable | null {
  const gating = view.tables.filter(gates)
  const candidates = (gating.length > 0 ? gating : view.tables.slice(0, 1)).map((table) => {
    return { table, own: split(table) }
  })
  const first =
    candidates.find(({ table }) => table.moved.some((row) => row.gates)) ??
    candidates.find(({ own }) => own.open.length > 0) ??
    candidates[0]
  if (first === undefined) return null
  const { table, own } = first
  const urgent = candidates
    .filter((other) => other !== first)
    .flatMap((other) => other.own.open.filter(isUrgent))
    .filter((row) => !own.open.some((other) => isTwin(row, other)))
  const taken = new Set(urgent)
  const places = new Map(
    candidates.flatMap((one) => one.own.open.map((row) => [row, one.table.place] as const)),
  )
  const rows = [
    ...own.open.filter(isUrgent),
    ...urgent,
    ...own.open.filter((row) => !isUrgent(row)),
  ]
  const placeOf = taken.size > 0 ? (row: RowView): Phrase | null => places.get(row) ?? null : null
  return { table, split: own, rows, taken, placeOf }
}
