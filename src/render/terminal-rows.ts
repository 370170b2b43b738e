/** Rows as lines of a terminal: one a row where it is wide enough, else two. */
import { NAME_CAP, plainText } from '../core/text/phrase.ts'
import {
  type Align,
  alignRows,
  clean,
  cleanName,
  widthOf,
  widthOfTable,
} from '../core/text/plain.ts'
import { commonLevel, type ReportView, type TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import { printLevel, valuesText } from './rows.ts'
import { colourOf, indented, type Screen, wrapped } from './screen.ts'
import * as say from './sentences.ts'
import { type Scale, STRIP_TITLE, scaleOf, stripOf } from './strip.ts'

const levelOf = (row: RowView, level: number | null): string =>
  row.level === null || row.level === level ? '' : ` at ${printLevel(row.level)}`

const intervalOf = (row: RowView, level: number | null): string =>
  row.interval === null ? '' : `${row.interval}${levelOf(row, level)}`

/** What the lines of a table share. `isNameless`: the benchmark stands above. */
type Shared = {
  view: ReportView
  table: TableView
  level: number | null
  scale: Scale
  isNameless: boolean
}

const nameOf = ({ comparison }: RowView) => cleanName(comparison.benchmark, NAME_CAP)

/** `cannot tell: could see ±3.4 %; needs ≈ 31 rounds [1]`. */
function verdictOf(row: RowView, view: ReportView): string {
  const detail = row.detail === null ? '' : plainText(row.detail)
  const words = [row.word, detail].filter((text) => text !== '')
  const said = detail.startsWith(row.word)
    ? detail
    : words.join(row.mark === 'unsure' ? ': ' : ', ')
  const notes = view.notesOf(row)
  return `${said}${notes.map((note) => ` [${note}]`).join('')}`
}

const WIDE: Align[] = [
  ...(['left', 'left', 'right', 'right', 'right', 'left', 'right', 'right', 'left'] as const),
]
/** Columns of a wide table whose cells are painted. */
const PAINTED = [4, 5, 8]

function wideLines(screen: Screen, rows: RowView[], shared: Shared): string[] | null {
  const { view, table, level, scale, isNameless } = shared
  const [base, head] = table.sides.map(plainText)
  const interval = level === null ? 'interval' : say.intervalAt(printLevel(level))
  const titles = ['benchmark', 'metric', base!, head!, 'delta', STRIP_TITLE, interval, 'rounds']
  const cells = rows.map((row) => [
    nameOf(row),
    clean(row.metric, NAME_CAP),
    ...[row.base, row.head, row.delta, stripOf(row, scale) ?? ''],
    ...[intervalOf(row, level) || '-', row.rounds, verdictOf(row, view)],
  ])
  const from = isNameless ? 1 : 0
  const shown = [[...titles, 'verdict'], ...cells].map((line) => line.slice(from))
  const aligns = WIDE.slice(from)
  if (widthOfTable(shown, aligns) > screen.columns) return null
  return alignRows(shown, aligns, (cell, index, column) => {
    const row = rows[index - 1]
    if (row === undefined) return screen.paint(cell, 'faint')
    return PAINTED.includes(column + from) ? screen.paint(cell, colourOf(row)) : cell
  })
}

const GAP = '  '

/** `time/op · 18.61 → 14.73 ms · [-22.1, -19.6] · n=12 · faster`. */
function aboutRow(row: RowView, { view, table, level, isNameless }: Shared): string {
  const values = valuesText(row)
  const parts = [
    isNameless ? '' : clean(row.metric, NAME_CAP),
    table.isInteraction && values !== '' ? `${say.EFFECT} ${values}` : values,
    intervalOf(row, level),
    `n=${row.rounds}`,
    verdictOf(row, view),
  ]
  return parts.filter((text) => text !== '').join(' · ')
}

const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))
const STRIP = widthOf(STRIP_TITLE)
const DELTA = 'delta'

/** Delta, name and strip, in columns; below it, what they are made of. */
function narrowLines(screen: Screen, rows: RowView[], shared: Shared): string[] {
  const { scale, isNameless, level } = shared
  const deltas = Math.max(DELTA.length, ...rows.map(({ delta }) => widthOf(delta)))
  const left = ' '.repeat(deltas + GAP.length)
  const inner = indented(screen, left.length)
  const title = isNameless ? (row: RowView) => clean(row.metric, NAME_CAP) : nameOf
  const names = level === null ? 'interval' : say.intervalAt(printLevel(level))
  const room = inner.columns - GAP.length - STRIP
  const widest = Math.max(widthOf(names), ...rows.map((row) => widthOf(title(row))))
  const width = Math.min(room, widest)
  const hasStrips = room >= widthOf(names)
  const head = [DELTA.padStart(deltas), padded(names, width), hasStrips ? STRIP_TITLE : '']
  const lines = rows.flatMap((row) => {
    const colour = colourOf(row)
    const strip = stripOf(row, scale)
    const name = title(row)
    const isBeside = hasStrips && widthOf(name) <= width
    const [first = '', ...more] = isBeside ? [padded(name, width)] : wrapped(inner, name)
    const delta = screen.paint(' '.repeat(deltas - widthOf(row.delta)) + row.delta, colour)
    const shown = strip === null || STRIP > inner.columns ? [] : [screen.paint(strip, colour)]
    const about = wrapped(inner, aboutRow(row, shared), { indent: 2 })
    return [
      [delta, first, ...(isBeside ? shown : [])].join(GAP).trimEnd(),
      ...[...more, ...(isBeside ? [] : shown), ...about].map((line) => left + line),
    ]
  })
  return [screen.paint(head.join(GAP).trimEnd(), 'faint'), ...lines]
}

/** Rows of one contrast below each other. */
export function rowLines(
  screen: Screen,
  view: ReportView,
  table: TableView,
  rows: RowView[],
  isNameless = false,
): string[] {
  if (rows.length === 0) return []
  const level = commonLevel(rows)
  const shared: Shared = { view, table, level, scale: scaleOf(rows), isNameless }
  const wide = wideLines(screen, rows, shared)
  if (wide !== null) return wide
  return narrowLines(screen, rows, shared)
}
