/** Format: a table of all rows for spreadsheets and scripts. */

import type { Report } from '../../model/model.ts'
import { type CsvCell, csvText } from '../../text/plain.ts'
import { type ExportedRow, exportedRows } from './exported-rows.ts'
import type { Format } from './format.ts'

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
  about: 'Every row with its numbers in base units, for spreadsheets and scripts.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'report.csv', text: render(report, filter) }],
}
