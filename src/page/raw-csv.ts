/** The numbers behind all rows as CSV: a line a row and round. */
import type { PageData } from '../render/page-data.ts'

const COLUMNS = ['contrast', 'benchmark', 'metric', 'unit', 'round', 'base', 'head', 'head_first']

/** A field by RFC 4180; what a spreadsheet would take for a formula is text. */
function field(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function rawCsv({ rows }: PageData): string {
  const lines = rows.flatMap((row) =>
    row.base.map((base, at) =>
      [
        ...[row.contrast, row.benchmark, row.metric, row.unit, at + 1],
        ...[base, row.head[at] ?? null, row.headFirst[at] ?? null],
      ]
        .map(field)
        .join(','),
    ),
  )
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}
