/** A document as lines of a terminal, in its width and colours. */

import type { Report } from '../model/model.ts'
import {
  type Align,
  alignRows,
  clean,
  cleanLines,
  cleanName,
  commandLines,
  cutTo,
  NAME_CAP,
  type Phrase,
  plainText,
  widthOf,
  widthOfTable,
  wrapText,
} from '../model/plain.ts'
import { printedText } from '../model/unit.ts'
import {
  type Block,
  type Cell,
  type Document,
  type Item,
  intervalText,
  type Mark,
  MISSING,
  type RowLine,
  type RowsBlock,
  type RowView,
  type TableBlock,
} from './document.ts'
import { terminalDocument } from './report-document.ts'
import { shownView } from './report-view.ts'
import { levelNote, printLevel, valuesText } from './rows.ts'
import * as say from './sentences.ts'
import { isHarmless } from './sentences.ts'
import { type CommandLabels, sideBySideDocument } from './side-by-side.ts'
import { type Scale, STRIP_TITLE, scaleOf, stripOf } from './spread.ts'

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
const colourOf = (row: Pick<RowView, 'mark' | 'gates' | 'isEnforced'>): Colour =>
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
const indented = (screen: Screen, indent: number): Screen => ({
  ...screen,
  columns: Math.max(1, screen.columns - indent),
})

/** A number and its percent sign stay in one line, and so do the ends of an interval. */
const bound = (text: string) =>
  text
    .replaceAll(' %', '\u00a0%')
    .replace(/\[[+-]?\d[^\][]{0,40}\]/g, (interval) => interval.replaceAll(' ', '\u00a0'))

const sentence = (text: Phrase | string) =>
  bound((typeof text === 'string' ? text : plainText(text)).trim())

/** Words, broken between lines; all but the first are indented. */
export const wrapped = (
  { columns, paint }: Screen,
  shown: Phrase | string,
  { colour = null, indent = 0 }: { colour?: Colour | null; indent?: number } = {},
): string[] =>
  wrapText(sentence(shown), columns, indent).map((line) => {
    const text = line.replaceAll('\u00a0', ' ')
    return colour === null ? text : paint(text, colour)
  })

/** A label, and beside it in a column of its own what is said of it. `width`: of the label. */
export const labelled = (
  screen: Screen,
  label: string,
  text: Phrase | string,
  width: number,
): string[] =>
  wrapped(indented(screen, width), text).map(
    (line, i) => (i === 0 ? label : '').padEnd(width) + line,
  )

/** What is drawn with characters cannot be broken: it is cut. */
const drawn = ({ columns }: Screen, lines: readonly string[]): string[] =>
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
  const parts = cells.flatMap((cell, i) => {
    const mark = aligns[i] === 'right' ? '' : ':'
    const title = titles[i] === '' ? '' : `${titles[i]}${mark} `
    return i < LEAD || cell === '' ? [] : [`${title}${cell}`]
  })
  const below = parts.length === 0 ? [] : wrapped(indented(screen, 2), parts.join(' · '))
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

// Documents.

const rangeOf = (row: RowView, level: number | null): string =>
  row.interval === null ? '' : intervalText(row.interval) + levelNote(row, level)

/** What the lines of a table of comparisons share. */
type Shared = RowsBlock & { scale: Scale }

const nameOf = ({ comparison }: RowView) => cleanName(comparison.benchmark, NAME_CAP)

/** `cannot tell: could see ±3.4 %; needs ≈ 31 rounds [1]`. */
function verdictOf({ row, notes }: RowLine): string {
  const detail = row.detail === null ? '' : plainText(row.detail)
  const words = [row.word, detail].filter((text) => text !== '')
  const verdict = say.isVerdictInDetail(row.comparison.verdict)
    ? detail
    : words.join(row.mark === 'unsure' ? ': ' : ', ')
  return `${verdict}${notes.map((note) => ` [${note}]`).join('')}`
}

const WIDE: Align[] = [
  ...(['left', 'left', 'right', 'right', 'right', 'left', 'right', 'right', 'left'] as const),
]
/** Columns of a wide table whose cells are painted. */
const PAINTED = [4, 5, 8]

/** A line a row; null: the screen is too narrow for that. */
function wideLines(screen: Screen, shared: Shared): string[] | null {
  const { title, level, scale, isNameless, lines } = shared
  const [base, head] = title.sides.map(plainText)
  const interval = level === null ? 'interval' : say.intervalAt(printLevel(level))
  const titles = ['benchmark', 'metric', base!, head!, 'delta', STRIP_TITLE, interval, 'rounds']
  const cells = lines.map((line) => {
    const { row } = line
    return [
      nameOf(row),
      clean(row.metric, NAME_CAP),
      ...(row.values?.map(printedText) ?? ['', '']),
      row.delta ?? MISSING,
      stripOf(row, scale) ?? '',
      rangeOf(row, level) || '-',
      row.rounds,
      verdictOf(line),
    ]
  })
  const from = isNameless ? 1 : 0
  const table = [[...titles, 'verdict'], ...cells].map((line) => line.slice(from))
  const aligns = WIDE.slice(from)
  if (widthOfTable(table, aligns) > screen.columns) return null
  return alignRows(table, aligns, (cell, index, column) => {
    const line = lines[index - 1]
    if (line === undefined) return screen.paint(cell, 'faint')
    return PAINTED.includes(column + from) ? screen.paint(cell, colourOf(line.row)) : cell
  })
}

const GAP = '  '

/** `time/op · 18.61 → 14.73 ms · [-22.1, -19.6] · n=12 · faster`. */
function aboutRow(line: RowLine, { title, level, isNameless }: Shared): string {
  const { row } = line
  const values = valuesText(row)
  const parts = [
    isNameless ? '' : clean(row.metric, NAME_CAP),
    title.isInteraction && values !== '' ? `${say.EFFECT} ${values}` : values,
    rangeOf(row, level),
    `n=${row.rounds}`,
    verdictOf(line),
  ]
  return parts.filter((text) => text !== '').join(' · ')
}

const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))
const STRIP = widthOf(STRIP_TITLE)
const DELTA = 'delta'

/** Delta, name and strip, in columns; below it, what they are made of. */
function narrowLines(screen: Screen, shared: Shared): string[] {
  const { scale, isNameless, level, lines } = shared
  const deltaOf = ({ row }: RowLine) => row.delta ?? MISSING
  const deltas = Math.max(DELTA.length, ...lines.map((line) => widthOf(deltaOf(line))))
  const left = ' '.repeat(deltas + GAP.length)
  const inner = indented(screen, left.length)
  const title = ({ row }: RowLine) => (isNameless ? clean(row.metric, NAME_CAP) : nameOf(row))
  const names = level === null ? 'interval' : say.intervalAt(printLevel(level))
  const room = inner.columns - GAP.length - STRIP
  const widest = Math.max(widthOf(names), ...lines.map((line) => widthOf(title(line))))
  const width = Math.min(room, widest)
  const hasStrips = room >= widthOf(names)
  const head = [DELTA.padStart(deltas), padded(names, width), hasStrips ? STRIP_TITLE : '']
  const rows = lines.flatMap((line) => {
    const colour = colourOf(line.row)
    const strip = stripOf(line.row, scale)
    const name = title(line)
    const isBeside = hasStrips && widthOf(name) <= width
    const [first = '', ...more] = isBeside ? [padded(name, width)] : wrapped(inner, name)
    const text = deltaOf(line)
    const delta = screen.paint(' '.repeat(deltas - widthOf(text)) + text, colour)
    const strips = strip === null || STRIP > inner.columns ? [] : [screen.paint(strip, colour)]
    const about = wrapped(inner, aboutRow(line, shared), { indent: 2 })
    return [
      [delta, first, ...(isBeside ? strips : [])].join(GAP).trimEnd(),
      ...[...more, ...(isBeside ? [] : strips), ...about].map((below) => left + below),
    ]
  })
  return [screen.paint(head.join(GAP).trimEnd(), 'faint'), ...rows]
}

/** Comparisons below each other: one a line where it is wide enough, else two. */
function rowLines(screen: Screen, block: RowsBlock): string[] {
  const lines = [...block.lines, ...block.means]
  if (lines.length === 0) return []
  const shared: Shared = { ...block, lines, scale: scaleOf(lines.map(({ row }) => row)) }
  return wideLines(screen, shared) ?? narrowLines(screen, shared)
}

function cellText(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'missing':
      return MISSING
    case 'text':
      return plainText(cell.text)
    case 'value':
      return cell.text
    case 'name':
      return cleanName(cell.name, NAME_CAP)
    case 'codes':
      return cell.codes.map((one) => cleanName(one, NAME_CAP)).join(' ')
    case 'stack':
      return cell.functions.map((one) => cleanName(one, NAME_CAP)).join(' › ')
    case 'delta': {
      const at = cell.levelNote ?? ''
      const range = cell.interval === null ? '' : intervalText(cell.interval) + at
      return [cell.delta ?? MISSING, range, cell.word].filter((text) => text !== '').join(' ')
    }
  }
}

const tableOf = (screen: Screen, { columns, rows }: TableBlock): string[] => {
  const titles = columns.map(({ title }) => plainText(title))
  const cells = [...rows].map((row) => row.map(cellText))
  const aligns = columns.map(({ align }) => align)
  return tableLines(screen, titles, cells, aligns)
}

const itemLines = (screen: Screen, { text, note, aside }: Item): string[] => {
  const mark = note == null ? '- ' : `[${note}] `
  const more: Phrase = aside == null ? [] : [' ', ...aside, '.']
  return wrapped(screen, [mark, ...text, ...more], { indent: 4 })
}

/** A command can be pasted as it is broken. */
function repeatLines({ columns }: Screen, label: string, command: string): string[] {
  const whole = clean(command, 2_000)
  return commandLines(`${label} ${whole}`, columns).length === 1
    ? [`${label} ${whole}`]
    : [label, ...commandLines(whole, columns)]
}

/** What is to be done; where that takes several lines, each command has one of its own. */
function actionLines(screen: Screen, action: Phrase): string[] {
  const whole = wrapped(screen, action)
  if (whole.length < 2) return whole
  const lines: string[] = []
  let prose = ''
  const endWords = () => {
    // What parts two commands in a sentence begins no line.
    const words = prose.replace(/^[,;.]\s*/, '')
    if (words !== '') lines.push(...wrapped(screen, words))
    prose = ''
  }
  for (const piece of action) {
    const text = plainText([piece])
    if (typeof piece !== 'string' && 'command' in piece) {
      endWords()
      lines.push(...commandLines(`  ${text}`, screen.columns))
    } else prose += text
  }
  endWords()
  return lines
}

const STATUS_COLOURS = { good: 'green', bad: 'red', ask: 'yellow', advice: 'yellow' } as const

const INDENT = 2

function linesOf(screen: Screen, block: Block): string[] {
  const faint = (lines: string[]) => lines.map((line) => screen.paint(line, 'faint'))
  switch (block.kind) {
    case 'headline': {
      const { news, action, status } = block
      const below = action.length === 0 ? [] : actionLines(screen, action)
      return [...wrapped(screen, news, { colour: STATUS_COLOURS[status] }), ...below]
    }
    case 'heading':
      return wrapped(screen, block.text, { colour: 'strong' })
    case 'paragraph':
      return wrapped(screen, block.text, block.isSmall ? { colour: 'faint' } : {})
    case 'list':
      return block.items.flatMap((item) => itemLines(screen, item))
    case 'facts':
      return block.facts.flatMap(({ label, value }) =>
        wrapped(screen, [...label, ': ', ...value], { indent: INDENT }),
      )
    case 'table':
      return tableOf(screen, block)
    case 'rows':
      return rowLines(screen, block)
    case 'lines':
      return drawn(
        screen,
        [...block.lines].flatMap((line) => cleanLines(line).split('\n')),
      )
    case 'command':
      return faint(repeatLines(screen, block.label, block.command))
    case 'group':
      return ['', ...block.body.flatMap((one) => linesOf(screen, one))]
    case 'fold': {
      const inner = indented(screen, INDENT)
      const below = block.body.flatMap((one) => linesOf(inner, one))
      return [
        '',
        ...wrapped(screen, block.title, { colour: 'strong', indent: INDENT }),
        ...below.map((line) => (line === '' ? '' : ' '.repeat(INDENT) + line)),
      ]
    }
    default:
      return []
  }
}

const documentLines = (screen: Screen, document: Document): string[] =>
  document.flatMap((block) => linesOf(screen, block))

/**
 * How a report is printed; `isWhole`: every row, however many; `columns`: of the terminal, absent
 * where lines may be as long as they come; `filter`: only such rows.
 */
export type TerminalStyle = {
  hasColour: boolean
  isWhole: boolean
  columns?: number
  filter?: string | null
}

/** The answer of `gcbench ab`. */
export function sideBySideText(
  report: Report,
  { labels, screen }: { labels: CommandLabels; screen: Screen },
): string {
  const document = sideBySideDocument(report, shownView(report, null), labels)
  return [...documentLines(screen, document), ''].join('\n')
}

/** The report for a terminal. */
export function terminalText(
  report: Report,
  { hasColour, isWhole, columns = Number.POSITIVE_INFINITY, filter = null }: TerminalStyle,
): string {
  const document = terminalDocument(report, shownView(report, filter), isWhole)
  return [...documentLines(makeScreen(columns, hasColour), document), ''].join('\n')
}
