/** Text from strangers made fit to show anywhere, and aligned tables for terminals. */
import { hideSecrets } from './secrets.ts'

/** Characters that show nothing or reorder their neighbours: control, bidi, zero-width, tags. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
const SPACE = /[\p{Z}\t-\r]+/gu
/** More than two marks on one letter climb into the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * One visible line of at most `cap` characters (code points), without secrets; what is cut shows as
 * an ellipsis.
 */
export function clean(text: string, cap: number): string {
  // A character can be eight units with its marks; the slice keeps hostile megabytes cheap.
  const visible = text
    .slice(0, cap * 8)
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .trim()
  const line = hideSecrets(visible)
  const characters = [...line]
  const isCut = characters.length > cap || text.length > cap * 8
  return isCut ? `${characters.slice(0, cap - 1).join('')}…` : line
}

/** Several lines, without secrets and what is invisible but line breaks and tabs. */
export function cleanLines(text: string): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, (character) => (/[\n\t]/.test(character) ? character : ''))
    .replace(STACKED_MARKS, '$1')
  return hideSecrets(visible).trimEnd()
}

/** East Asian wide and fullwidth blocks, coarsely, and what is drawn as an emoji. */
const WIDE = new RegExp(
  [
    '[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f]',
    '[\\uff01-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}]',
    '\\p{Emoji_Presentation}',
  ].join('|'),
  'u',
)
const MARK = /\p{M}/u

/** Columns that the text fills in a terminal. */
export function widthOf(text: string): number {
  let columns = 0
  for (const character of text) columns += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return columns
}

export type Align = 'left' | 'right'

/**
 * Rows padded to a common width, two blanks between columns, no trailing blanks. `paint` may
 * wrap a padded cell in something of no width (colour).
 */
export function alignRows(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  paint: (cell: string, row: number, column: number) => string = (cell) => cell,
): string[] {
  const widths = aligns.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  )
  return rows.map((row, index) =>
    aligns
      .map((align, column) => {
        const cell = row[column] ?? ''
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
        const isLast = column === aligns.length - 1
        const padded = align === 'right' ? gap + cell : isLast ? cell : cell + gap
        return paint(padded, index, column)
      })
      .join('  ')
      .trimEnd(),
  )
}
