/** A report as GitHub Markdown: the comment, and with more detail the job summary. */
import type { Report } from './model.ts'
import { detailParts, factParts } from './report-markdown-facts.ts'
import { type Mark, printLevel, type RowView, roundsNeeded } from './report-rows.ts'
import type { Mood } from './report-verdict.ts'
import { type ReportView, type TableView, viewReport } from './report-view.ts'
import {
  type Column,
  code,
  fit,
  fold,
  heading,
  inline,
  type Part,
  table,
  tableRow,
} from './text/markdown.ts'

/** `comment`: what a pull request shows. `summary`: all of that and every detail besides. */
export type Extent = 'comment' | 'summary'

const MOOD_ICONS: Record<Mood, string> = { good: '✅', bad: '❌', ask: '❔', advice: 'ℹ️' }

const MARK_ICONS: Record<Mark, string> = {
  failed: '⛔',
  withheld: '✋',
  worse: '❌',
  better: '✅',
  differs: '🔀',
  unsure: '❔',
  same: '➖',
}

/** Blanks inside a number or its verdict do not break a line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')

const text = (title: string): Column => ({ title, align: 'left' })
const number = (title: string): Column => ({ title, align: 'right' })

function columnsOf(table: TableView, isUnsure: boolean): Column[] {
  const [base, head] = table.sides.map(inline)
  const interval = table.level === null ? 'interval' : `${printLevel(table.level)} interval`
  return [
    text('benchmark'),
    text('metric'),
    number(`${base} → ${head}`),
    number(table.isInteraction ? 'difference' : 'delta'),
    number(whole(interval)),
    number('rounds'),
    text('verdict'),
    ...(isUnsure ? [number('could see'), number('rounds to decide')] : []),
  ]
}

function verdictCell(row: RowView, notes: number[]): string {
  const detail = row.detail === null ? '' : `, ${row.detail}`
  const marks = notes.length === 0 ? '' : `<sup>${notes.join(', ')}</sup>`
  return `${MARK_ICONS[row.mark]}\u00a0${whole(row.word)}${detail}${marks}`
}

function cellsOf(row: RowView, table: TableView, view: ReportView, isUnsure: boolean): string[] {
  const { comparison } = row
  const isGeomean = comparison.role === 'geomean'
  const ownLevel = table.level === null && row.level !== null ? ` at ${printLevel(row.level)}` : ''
  const hasMoved = !['unsure', 'same'].includes(row.mark)
  const delta = whole(row.delta)
  const rounds = roundsNeeded(comparison)
  return [
    isGeomean ? `**${inline([{ prose: comparison.benchmark }])}**` : code(comparison.benchmark),
    inline([{ prose: row.metric }]),
    isGeomean ? '' : `${whole(row.base)} → ${whole(row.head)}`,
    hasMoved ? `**${delta}**` : delta,
    row.interval === null ? '–' : whole(`${row.interval}${ownLevel}`),
    row.rounds,
    verdictCell(row, view.notesOf(row)),
    ...(isUnsure ? [whole(row.detectable ?? '–'), rounds === null ? '–' : `≈ ${rounds}`] : []),
  ]
}

type Rows = { rows: RowView[]; last: RowView[]; isUnsure: boolean }

/** A table that can be cut from its last row up; the rows in `last` stay as long as it does. */
function tablePart(
  view: ReportView,
  tableView: TableView,
  { rows, last, isUnsure }: Rows,
  rest: Pick<Part, 'name' | 'keep'> & { title: string | null },
): Part {
  const columns = columnsOf(tableView, isUnsure)
  const line = (row: RowView) => tableRow(cellsOf(row, tableView, view, isUnsure))
  const tail = last.map(line)
  return {
    name: rest.name,
    keep: rest.keep,
    lines: rows.map(line),
    around: (lines) => {
      const body = [table(columns, []), lines, ...tail].filter((piece) => piece !== '').join('\n')
      return rest.title === null ? body : fold(rest.title, body)
    },
  }
}

/** So many undecided rows are shown open; more of them would bury what moved. */
const UNSURE_OPEN = 8

function tableParts(view: ReportView, tableView: TableView, isOnly: boolean): Part[] {
  const { moved, unsure, same, geomeans } = tableView
  const title = inline(tableView.title)
  const parts: Part[] = []
  const unchanged = tableView.unchanged === null ? '' : inline(tableView.unchanged)
  const lines = isOnly ? [heading(4, title)] : [heading(4, title), '', inline(tableView.counts)]
  if (!isOnly || tableView.title.length > 1) parts.push({ name: 'headings', keep: 90, lines })
  const add = (rows: Rows, name: string, keep: number, foldTitle: string | null) => {
    if (rows.rows.length + rows.last.length === 0) return
    parts.push(tablePart(view, tableView, rows, { name, keep, title: foldTitle }))
  }
  add({ rows: moved, last: geomeans, isUnsure: false }, 'rows that moved', 80, null)
  const isOpen = unsure.length <= UNSURE_OPEN
  const unsureTitle = `${unsure.length} cannot tell: what this run could have seen`
  add({ rows: unsure, last: [], isUnsure: true }, 'undecided rows', 60, isOpen ? null : unsureTitle)
  add(
    { rows: same, last: [], isUnsure: false },
    'rows without change',
    40,
    `${same.length} no change`,
  )
  if (unchanged !== '') parts.push({ name: 'unchanged code', keep: 70, lines: [unchanged] })
  return parts
}

const NOTES_OPEN = 6

function notesPart({ notes }: ReportView): Part[] {
  if (notes.length === 0) return []
  const lines = notes.map(({ number: mark, text: phrase }) =>
    mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`,
  )
  const isOpen = notes.length <= NOTES_OPEN
  const around = (body: string) =>
    isOpen ? `**Notes**\n\n${body}` : fold(`${notes.length} notes`, body)
  return [{ name: 'notes', keep: 50, lines, around }]
}

function headParts({ headline }: ReportView): Part[] {
  const first = `${heading(3, `${MOOD_ICONS[headline.mood]} ${inline(headline.counts)}`)}`
  return [{ name: null, keep: 100, lines: [first, '', inline(headline.duty)] }]
}

const WHOLE = {
  comment: 'The job summary and report.json have all of it.',
  summary: 'report.json has all of it.',
} as const

/** The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end. */
export function reportMarkdown(report: Report, extent: Extent, limitBytes: number): string {
  const view = viewReport(report)
  const isOnly = view.tables.length === 1
  const isFull = extent === 'summary'
  const parts: Part[] = [
    ...headParts(view),
    ...view.tables.flatMap((one) => tableParts(view, one, isOnly)),
    { name: 'the run in one line', keep: 85, lines: [`<sub>${inline(view.facts.line)}</sub>`] },
    ...notesPart(view),
    ...factParts(view.facts, isFull ? 64 : 12),
    ...detailParts(report, view, isFull),
  ]
  return `${fit(parts, limitBytes - 1, WHOLE[extent])}\n`
}
