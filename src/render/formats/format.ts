/** What a format is, report -> text; the rows that all of them export; and the plainest: CSV. */

import type { Comparison, Report } from '../../model/model.ts'
import { type CsvCell, clean, csvText, type Phrase, plainText } from '../../model/plain.ts'
import { isEnforced } from '../../report/gate.ts'
import { intervalText, type RowView } from '../document.ts'
import { titleOf } from '../groups.ts'
import { contrastRows, readRowFilter } from '../report-view.ts'
import { printLevel } from '../rows.ts'

const CAP = 500

/** A row; texts are one visible line each. Numbers are in base units. */
export type ExportedRow = {
  suite: string
  contrast: string
  /** What the two values are of. */
  base: string
  head: string
  benchmark: string
  metric: string
  unit: string
  /** `slower, +3.1 %, 95 % [+1.2, +5.0]`. */
  says: string
  /** Can fail what waits for the gate; in advisory mode nothing can. */
  gates: boolean
  isAccepted: boolean
  /** Its values are effects of a change, not numbers of a program. */
  isInteraction: boolean
  view: RowView
  row: Comparison
}

const words = (phrase: Phrase) => clean(plainText(phrase), CAP)

function saysOf({ change, delta, word, level, interval, detail }: RowView): string {
  const more = detail === null ? word : `${word} (${plainText(detail)})`
  const range =
    level === null || interval === null ? '' : `${printLevel(level)} ${intervalText(interval)}`
  return [more, change === null ? '' : delta, range].filter((text) => text !== '').join(', ')
}

/** All rows that a filter shows, in the order of the report. */
export function exportedRows(report: Report, filter: string | null = null): ExportedRow[] {
  const isShown = filter === null ? () => true : readRowFilter(filter, report.plan)
  const rows = report.comparisons.filter(isShown)
  const byContrast = Map.groupBy(rows, ({ contrast }) => contrast)
  return [...byContrast].flatMap(([id, comparisons]) => {
    const title = titleOf(report, id)
    const [base, head] = title.sides.map(words) as [string, string]
    return contrastRows(report, id, comparisons).map((view) => ({
      suite: clean(report.plan.suite.name, CAP),
      contrast: words(title.title),
      base,
      head,
      view,
      row: view.comparison,
      benchmark: clean(view.comparison.benchmark, CAP),
      metric: clean(view.comparison.metric, CAP),
      unit: clean(view.comparison.unit, CAP),
      says: clean(saysOf(view), CAP),
      gates: view.gates && isEnforced(report),
      isAccepted: view.isAccepted,
      isInteraction: title.isInteraction,
    }))
  })
}

/** A number of a head; `says` of its row, where it is what that speaks of. */
type HeadValue = { name: string; value: number; from: ExportedRow; says: string }

const COMPARED_TO = 'what the others are compared to'

/** Contrasts of two variants of head: what they compare to is a number of head as well. */
const variantsOfHead = ({ plan }: Report) => {
  const isOfHead = (id: string) => plan.arms.find((arm) => arm.id === id)?.side === 'head'
  // The head of two refs has its numbers already, without its variant's name.
  const isTold = (id: string) =>
    plan.contrasts.some((one) => one.kind === 'refs' && one.head === id)
  const own = plan.contrasts.filter(
    (one) => one.kind === 'variants' && isOfHead(one.base) && !isTold(one.base),
  )
  return new Set(plan.suite.compare === undefined ? own.map(({ id }) => id) : [])
}

/** The numbers of heads: what a tool keeps that compares with yesterday. A name stands once. */
export function headValues(report: Report, filter: string | null = null): HeadValue[] {
  const seen = new Map<string, HeadValue>()
  const ofHead = variantsOfHead(report)
  const keep = (from: ExportedRow, side: string, value: number | null, says: string) => {
    const name = side === 'head' ? from.benchmark : `${from.benchmark} (${side})`
    const key = JSON.stringify([name, from.metric])
    if (value !== null && !seen.has(key)) seen.set(key, { name, value, from, says })
  }
  for (const from of exportedRows(report, filter)) {
    const { isInteraction, row, base, head, says } = from
    if (isInteraction || row.role === 'geomean') continue
    if (ofHead.has(row.contrast)) keep(from, base, row.baseValue, COMPARED_TO)
    keep(from, head, row.headValue, says)
  }
  return [...seen.values()]
}

// Format: a table of all rows for spreadsheets and scripts.

const COLUMNS: Record<string, (row: ExportedRow) => CsvCell> = {
  suite: ({ suite }) => suite,
  contrast: ({ contrast }) => contrast,
  benchmark: ({ benchmark }) => benchmark,
  metric: ({ metric }) => metric,
  unit: ({ unit }) => unit,
  better: ({ row }) => row.better,
  role: ({ row }) => row.role,
  base: ({ base }) => base,
  head: ({ head }) => head,
  base_value: ({ row }) => row.baseValue,
  head_value: ({ row }) => row.headValue,
  delta_pct: ({ view }) => view.change?.point ?? null,
  // What has no interval has no ends; an exact change is known to both.
  low_pct: ({ view }) => (view.interval === null ? null : (view.change?.low ?? null)),
  high_pct: ({ view }) => (view.interval === null ? null : (view.change?.high ?? null)),
  level: ({ view }) => view.level,
  pairs: ({ row }) => row.estimate.n,
  margin_pct: ({ row }) => row.marginPct,
  p: ({ row }) => row.explanation.pAdjusted,
  verdict: ({ row }) => row.verdict.word,
  reason: ({ row }) => row.verdict.reason,
  gates: ({ gates }) => gates,
  accepted: ({ isAccepted }) => isAccepted,
}

/** Base units; an empty cell: there is no number. */
function render(report: Report, filter?: string | null): string {
  const rows = exportedRows(report, filter).map((row) =>
    Object.values(COLUMNS).map((cellOf) => cellOf(row)),
  )
  return csvText(Object.keys(COLUMNS), rows)
}

export const csv: Format = {
  id: 'csv',
  about: 'Every row with its numbers in base units.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'report.csv', text: render(report, filter) }],
}

// What every output format has: its id, help text, file names and renderer.

/** A file of a rendered report; `part`: what tells it from the first file of its format. */
export type RenderedFile = { name: string; text: string; part?: string }

/** Report -> text, in one or more files. Pure: the same report gives the same bytes. */
export type Format = {
  id: string
  about: string
  /** Only where somebody asks for it; absent: every run writes it. */
  isOnRequest?: true
  /** Shows all rows; absent: it takes a filter (render/report-view.ts). */
  isUnfiltered?: true
  /** None of them is empty, but where the report has nothing for any of them. */
  render(report: Report, filter?: string | null): RenderedFile[]
}
