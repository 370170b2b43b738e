/** Tables for spreadsheets and scripts. */

export type CsvCell = string | number | boolean | null

/** Spreadsheets execute a cell that begins so, even in quotes: an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t]/

function printed(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Quotes as RFC 4180, LF, a head line; an empty cell (null): there is nothing. */
export const csvText = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  [columns, ...rows].map((cells) => `${cells.map(printed).join(',')}\n`).join('')
