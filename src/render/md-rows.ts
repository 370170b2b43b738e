/** Rows as a table of two columns, narrow enough for a phone: how much, then of what. */

import type { Phrase } from '../core/text/phrase.ts'
import {
  type Column,
  code,
  codeCell,
  fold,
  inline,
  linesOf,
  type Part,
  prose,
  table,
  tableRow,
} from './markdown.ts'
import { commonLevel, type ReportView, type TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import { printLevel, valuesText } from './rows.ts'
import * as say from './sentences.ts'
import { type Scale, scaleOf, stripOf } from './strip.ts'

/** A number with its unit breaks no line. */
export const value = (printed: string) => printed.replaceAll(' ', '\u00a0')

const small = (text: string) => `<sub>${text}</sub>`

/** Longest name of a metric in a table. */
const METRIC_CAP = 32

/** What the cells of a table share. */
type Shared = {
  view: ReportView
  table: TableView
  level: number | null
  scale: Scale
  /** Says which contrast a row is of; null where all are of the table's own. */
  placeOf: ((row: RowView) => Phrase | null) | null
  isNameless: boolean
  hasStrips: boolean
}

const MOVED = ['worse', 'better', 'differs']

/** `✅ **-20.9 %**`, and the interval below. */
function deltaCell(row: RowView, level: number | null): string {
  const hasNumber = row.delta !== '–'
  const text = hasNumber ? value(row.delta) : row.word
  const shown = MOVED.includes(row.mark) || !hasNumber ? `**${text}**` : text
  const own = row.level === null || row.level === level ? '' : ` at ${printLevel(row.level)}`
  const interval = row.interval?.replace(/^\[(.*), (.*)\]$/, '$1 to $2')
  const below = interval === undefined ? '' : `<br>${small(value(`${interval}${own}`))}`
  return `${say.iconOf(row)}\u00a0${shown}${below}`
}

/** `time/op · 18.61 → 14.72 ms · faster`, with what must be said besides. */
function aboutRow(row: RowView, { view, placeOf, table: { isInteraction } }: Shared): string {
  const notes = view.notesOf(row)
  const marks = notes.length === 0 ? '' : `<sup>${notes.join(', ')}</sup>`
  const place = placeOf?.(row) ?? null
  const values = value(valuesText(row)).replace(/\u00a0(→)\u00a0/, ' $1 ')
  const word = row.delta === '–' ? [] : [row.word]
  const detail = row.detail === null ? [] : [inline(row.detail)]
  const said = [...word, ...detail].join(row.mark === 'unsure' ? ': ' : ', ')
  const parts = [
    place === null ? '' : inline(place),
    prose(row.metric, METRIC_CAP),
    isInteraction && values !== '' ? `${say.EFFECT} ${values}` : values,
    said,
  ]
  return parts.filter((text) => text !== '').join(' · ') + marks
}

function benchmarkCell(row: RowView, shared: Shared): string {
  const { role, benchmark } = row.comparison
  const name = role === 'geomean' ? `**${say.GEOMEAN}**` : codeCell(benchmark)
  const strip = shared.hasStrips ? stripOf(row, shared.scale) : null
  return [
    ...(shared.isNameless ? [] : [name]),
    small(aboutRow(row, shared)),
    ...(strip === null ? [] : [code(strip)]),
  ].join('<br>')
}

function columnsOf({ table: { sides, isInteraction }, level, placeOf }: Shared): Column[] {
  const interval = level === null ? '' : `<br>${small(value(say.intervalAt(printLevel(level))))}`
  const own = isInteraction ? say.DIFFERENCE : inline(say.versus(sides))
  const title = placeOf === null ? own : say.CHANGE
  return [
    { title: `${title}${interval}`, align: 'left' },
    { title: say.BENCHMARK, align: 'left' },
  ]
}

/** A fold with more rows has none: nobody looks at 200, and a comment has a limit. */
const STRIPS_FOLDED = 24

export type Shown = {
  first: RowView[]
  /** Stay as long as the table does, when it is cut. */
  last?: RowView[]
  name: string
  keep: number
  /** Of the fold around it; absent: it is open. */
  title?: string
  placeOf?: Shared['placeOf']
  /** The benchmark stands in the title. */
  isNameless?: boolean
  /** False: a picture shows what strips would. Default true. */
  hasStrips?: boolean
}

/** A table that can be cut from its last row up. */
export function rowsPart(view: ReportView, tableView: TableView, shown: Shown): Part {
  const { first, last = [], name, keep, title } = shown
  const rows = [...first, ...last]
  const level = commonLevel(rows)
  const shared: Shared = {
    ...{ view, table: tableView, level, scale: scaleOf(rows) },
    ...{ placeOf: shown.placeOf ?? null, isNameless: shown.isNameless ?? false },
    hasStrips: title === undefined ? shown.hasStrips !== false : rows.length <= STRIPS_FOLDED,
  }
  const line = (row: RowView) => tableRow([deltaCell(row, level), benchmarkCell(row, shared)])
  const columns = columnsOf(shared)
  const tail = last.map(line)
  return {
    ...{ name, keep },
    lines: linesOf(first, line),
    around: (lines) => {
      const body = [table(columns, []), lines, ...tail].filter((piece) => piece !== '').join('\n')
      return title === undefined ? body : fold(title, body)
    },
  }
}
