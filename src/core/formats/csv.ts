/** Format: a table of all rows for spreadsheets and scripts. */
import type { Format } from '../contracts/format.ts'
import type { Report } from '../model/model.ts'
import { type ExportedRow, exportedRows } from '../tell/exported.ts'

type Cell = string | number | boolean | null

const COLUMNS: Record<string, (row: ExportedRow) => Cell> = {
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
  low_pct: ({ view }) => view.change?.low ?? null,
  high_pct: ({ view }) => view.change?.high ?? null,
  level: ({ view }) => view.level,
  pairs: ({ row }) => row.estimate.n,
  margin_pct: ({ row }) => row.marginPct,
  p: ({ row }) => row.explanation.pAdjusted,
  verdict: ({ row }) => row.verdict.word,
  reason: ({ row }) => row.verdict.reason,
  gates: ({ gates }) => gates,
  accepted: ({ isAccepted }) => isAccepted,
}

/** Spreadsheets execute a cell that begins so, even in quotes: an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t]/

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Quotes as RFC 4180, LF, a head line, base units; an empty cell: there is no number. */
function render(report: Report, filter?: string | null): string {
  const rows = exportedRows(report, filter).map((row) =>
    Object.values(COLUMNS).map((cellOf) => cell(cellOf(row))),
  )
  return [Object.keys(COLUMNS), ...rows].map((line) => `${line.join(',')}\n`).join('')
}

export const csv: Format = {
  id: 'csv',
  about: 'Every row with its numbers in base units, for spreadsheets and scripts.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'report.csv', text: render(report, filter) }],
}
