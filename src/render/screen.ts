/** What a terminal can show: how wide it is, and in which colours. */

import { type Phrase, plainText } from '../core/text/phrase.ts'
import { type Align, alignRows, cutTo, widthOf, wrapText } from '../core/text/plain.ts'
import type { Mark, RowView } from './document.ts'
import { isHarmless } from './sentences.ts'

const COLOURS = { red: 31, green: 32, yellow: 33, cyan: 36, faint: 2, strong: 1 } as const
export type Colour = keyof typeof COLOURS

const MARK_COLOURS: Record<Mark, Colour> = {
  failed: 'red',
  withheld: 'yellow',
  oom: 'cyan',
  worse: 'red',
  better: 'green',
  differs: 'cyan',
  unsure: 'yellow',
  same: 'faint',
}

/** Red is for what can fail the gate. */
export const colourOf = (row: Pick<RowView, 'mark' | 'gates' | 'isEnforced'>): Colour =>
  isHarmless(row) ? 'yellow' : MARK_COLOURS[row.mark]

export type Screen = {
  /** Infinity: lines as long as they come. */
  columns: number
  paint(text: string, colour: Colour): string
}

export const makeScreen = (columns: number, hasColour: boolean): Screen => ({
  columns,
  paint: hasColour
    ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m`
    : (text) => text,
})

/** Lines as long as they come, without colour: a file, a pipe, a log. */
export const PAPER: Screen = makeScreen(Number.POSITIVE_INFINITY, false)

/** Fewer columns for what is indented. */
export const indented = (screen: Screen, indent: number): Screen => ({
  ...screen,
  columns: Math.max(1, screen.columns - indent),
})

/** A number and its percent sign stay in one line. */
const bound = (text: string) => text.replaceAll(' %', '\u00a0%')

const sentence = (said: Phrase | string) =>
  bound((typeof said === 'string' ? said : plainText(said)).trim())

/** Words, broken between lines; all but the first are indented. */
export const wrapped = (
  { columns, paint }: Screen,
  said: Phrase | string,
  { colour = null, indent = 0 }: { colour?: Colour | null; indent?: number } = {},
): string[] =>
  wrapText(sentence(said), columns, indent).map((line) => {
    const text = line.replaceAll('\u00a0', ' ')
    return colour === null ? text : paint(text, colour)
  })

/** A label, and beside it in a column of its own what is said of it. `width`: of the label. */
export const labelled = (
  screen: Screen,
  label: string,
  said: Phrase | string,
  width: number,
): string[] =>
  wrapped(indented(screen, width), said).map(
    (line, i) => (i === 0 ? label : '').padEnd(width) + line,
  )

/** What is drawn with characters cannot be broken: it is cut. */
export const drawn = ({ columns }: Screen, lines: readonly string[]): string[] =>
  lines.map((line) => cutTo(line, columns))

/** Whether all of it fits; lines without colour. */
export const fits = ({ columns }: Screen, lines: readonly string[]): boolean =>
  columns === Number.POSITIVE_INFINITY || lines.every((line) => widthOf(line) <= columns)

/** Cells that name a row. */
const LEAD = 2

/** A row that is too wide for a line: its first two cells, below them the others with titles. */
export function blockLines(
  screen: Screen,
  titles: readonly string[],
  cells: readonly string[],
  aligns: readonly Align[],
): string[] {
  const name = cells.slice(0, LEAD).join(' · ')
  const told = cells.flatMap((cell, i) => {
    const mark = aligns[i] === 'right' ? '' : ':'
    // `p=0.019` says itself what it is.
    const isTold = titles[i] === '' || cell.startsWith(`${titles[i]}=`)
    const title = isTold ? '' : `${titles[i]}${mark} `
    return i < LEAD || cell === '' ? [] : [`${title}${cell}`]
  })
  const below = told.length === 0 ? [] : wrapped(indented(screen, 2), told.join(' · '))
  return [...wrapped(screen, name, { indent: 2 }), ...below.map((line) => `  ${line}`)]
}

/** A table below its titles; where it is too wide, a block for each row. */
export function tableLines(
  screen: Screen,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
): string[] {
  const lines = alignRows([titles, ...rows], aligns)
  if (fits(screen, lines)) return lines
  return rows.flatMap((cells) => blockLines(screen, titles, cells, aligns))
}
