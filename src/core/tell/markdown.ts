/** A report as GitHub Markdown: the comment, and with more detail the job summary. */
import type { Report } from '../model/model.ts'
import {
  type Column,
  codeCell,
  fit,
  fold,
  heading,
  inline,
  type Part,
  prose,
  table,
  tableRow,
} from '../text/markdown.ts'
import { type Phrase, plural } from '../text/phrase.ts'
import { deciding, type Mood } from './headline.ts'
import { detailParts, factParts } from './markdown-facts.ts'
import { groupParts } from './markdown-groups.ts'
import { profileParts } from './markdown-profiles.ts'
import { acceptanceParts, ladderParts } from './markdown-tables.ts'
import { textPart } from './markdown-text.ts'
import { type Mark, printLevel, type RowView } from './rows.ts'
import { commonLevel, type ReportView, type TableView, viewReport } from './view.ts'

/** `comment`: what a pull request shows. `summary`: all of that and every detail besides. */
export type Extent = 'comment' | 'summary'

const MOOD_ICONS: Record<Mood, string> = { good: '✅', bad: '❌', ask: '⚠️', advice: 'ℹ️' }

const MARK_ICONS: Record<Mark, string> = {
  failed: '⛔',
  withheld: '✋',
  oom: '💥',
  worse: '❌',
  better: '✅',
  differs: '🔀',
  unsure: '🟡',
  same: '➖',
}

const ICON_LEGEND: Phrase = [
  `${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${MARK_ICONS.same} no change shown, `,
  `${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} the change acts differently, `,
  `${MARK_ICONS.withheld} withheld, ${MARK_ICONS.failed} no verdict for want of data.`,
]

/** Longest name of a metric in a table. */
const METRIC_CAP = 40

/** A number with its unit breaks no line. */
const value = (printed: string) => printed.replaceAll(' ', '\u00a0')

/** A narrow column: each half of a remark on a line of its own. */
const remark = (text: string) => value(text.replaceAll('; ', '<br>'))

const text = (title: string): Column => ({ title, align: 'left' })
const number = (title: string): Column => ({ title, align: 'right' })

/** From the numbers to the word on them, which stands where a line ends. */
function columnsOf({ sides, isInteraction }: TableView, level: number | null): Column[] {
  const [base, head] = sides.map(inline)
  const values = `${isInteraction ? 'effect: ' : ''}${base}\u00a0→ ${head}`
  return [
    text('benchmark'),
    text('metric'),
    number(values),
    number(isInteraction ? 'difference' : 'delta'),
    number(level === null ? 'interval' : value(`${printLevel(level)} interval`)),
    number('rounds'),
    text('verdict'),
  ]
}

function verdictCell(row: RowView, notes: number[]): string {
  const marks = notes.length === 0 ? '' : `<sup>${notes.join(', ')}</sup>`
  const pieces = row.detail?.map((piece) => (typeof piece === 'string' ? remark(piece) : piece))
  const detail = pieces === undefined ? '' : `<br><sub>${inline(pieces)}</sub>`
  return `${MARK_ICONS[row.mark]}\u00a0${value(row.word)}${marks}${detail}`
}

function intervalCell({ interval, level }: RowView, common: number | null): string {
  if (interval === null) return '–'
  const own = level === null || level === common ? '' : ` <sub>${value(printLevel(level))}</sub>`
  return `${value(interval)}${own}`
}

function cellsOf(row: RowView, view: ReportView, level: number | null): string[] {
  const { comparison } = row
  const isGeomean = comparison.role === 'geomean'
  const hasMoved = ['worse', 'better', 'differs'].includes(row.mark)
  const delta = value(row.delta)
  return [
    isGeomean ? `**${inline([{ prose: comparison.benchmark }])}**` : codeCell(comparison.benchmark),
    prose(row.metric, METRIC_CAP),
    row.base === '' ? '' : `${value(row.base)}\u00a0→ ${value(row.head)}`,
    hasMoved ? `**${delta}**` : delta,
    intervalCell(row, level),
    row.rounds,
    verdictCell(row, view.notesOf(row)),
  ]
}

type Cut = { name: string; keep: number; title: string | null }

/** A table that can be cut from its last row up; the rows in `last` stay as long as it does. */
function tablePart(
  view: ReportView,
  tableView: TableView,
  rows: { first: RowView[]; last: RowView[] },
  { name, keep, title }: Cut,
): Part {
  const level = commonLevel([...rows.first, ...rows.last])
  const columns = columnsOf(tableView, level)
  const line = (row: RowView) => tableRow(cellsOf(row, view, level))
  const tail = rows.last.map(line)
  return {
    name,
    keep,
    lines: rows.first.map(line),
    around: (lines) => {
      const body = [table(columns, []), lines, ...tail].filter((piece) => piece !== '').join('\n')
      return title === null ? body : fold(title, body)
    },
  }
}

/** So many undecided rows are shown open; more of them would bury what moved. */
const UNSURE_OPEN = 8

/** What a reader should see at once, and the rest: each row in one of the two. */
function openAndFolded({ moved, unsure, same, geomeans }: TableView) {
  const decisive = new Set(deciding([...moved, ...unsure, ...same]))
  const urgent = unsure.filter((row) => decisive.has(row))
  const shown = new Set([...moved, ...(urgent.length <= UNSURE_OPEN ? urgent : [])])
  const metrics = new Set([...shown].map(({ metric }) => metric))
  const isOpen = (row: RowView) => metrics.has(row.metric)
  return {
    open: { first: [...shown], last: geomeans.filter(isOpen) },
    folded: {
      first: [...unsure.filter((row) => !shown.has(row)), ...same],
      last: geomeans.filter((row) => !isOpen(row)),
    },
  }
}

function foldTitle(rows: RowView[]): string {
  const same = rows.filter(({ mark }) => mark === 'same').length
  const unsure = rows.length - same
  const parts = [
    ...(unsure > 0 ? [`${plural(unsure, 'row')} that cannot be told from noise`] : []),
    ...(same > 0 ? [`${plural(same, 'row')} without change`] : []),
  ]
  return parts.join(', ') || 'geometric means'
}

function tableParts(view: ReportView, tableView: TableView, isOnly: boolean): Part[] {
  const { open, folded } = openAndFolded(tableView)
  const title = heading(4, inline(tableView.title))
  const rows = [tableView.moved, tableView.unsure, tableView.same].flat()
  const gates = rows.some(({ comparison }) => comparison.role === 'gating')
  const counts = `${inline(tableView.counts)}${gates ? '' : '; this does not gate'}`
  const lines = isOnly ? [title] : [title, '', counts]
  const parts: Part[] = []
  if (!isOnly || tableView.title.length > 1) parts.push({ name: 'headings', keep: 90, lines })
  const add = (rows: typeof open, cut: Cut) => {
    if (rows.first.length + rows.last.length > 0) parts.push(tablePart(view, tableView, rows, cut))
  }
  add(open, { name: 'rows that moved', keep: 80, title: null })
  add(folded, { name: 'folded rows', keep: 40, title: foldTitle(folded.first) })
  const tableOf = (rows: RowView[]): Part => {
    const level = commonLevel(rows)
    const titles = table(columnsOf(tableView, level).slice(1), [])
    const lines = rows.map((row) => tableRow(cellsOf(row, view, level).slice(1)))
    return { name: '', keep: 0, lines, around: (shown) => `${titles}\n${shown}` }
  }
  const unchanged = tableView.unchanged === null ? [] : [inline(tableView.unchanged)]
  return [
    ...parts,
    ...groupParts(tableView, tableOf),
    ...unchanged.map((line) => ({ name: 'unchanged code', keep: 70, lines: [line] })),
  ]
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
  const { mood, counts, call } = headline
  const duty = inline(headline.duty).trim()
  const first = heading(3, `${MOOD_ICONS[mood]} ${inline(counts)}: ${call}`)
  return [{ name: null, keep: 100, lines: duty === '' ? [first] : [first, '', duty] }]
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
    ...view.ladders.flatMap(ladderParts),
    ...view.tables.flatMap((one) => tableParts(view, one, isOnly)),
    ...acceptanceParts(view),
    ...profileParts(report, extent),
    ...notesPart(view),
    ...detailParts(report, view, isFull),
    ...textPart(view),
    ...factParts(view.facts, ICON_LEGEND, isFull ? 64 : 12),
    { name: 'the run in one line', keep: 85, lines: [`<sub>${inline(view.facts.line)}</sub>`] },
  ]
  return `${fit(parts, limitBytes - 1, WHOLE[extent])}\n`
}

/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 60_000

/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
export function markdownText(report: Report, limitBytes: number = COMMENT_LIMIT_BYTES): string {
  return reportMarkdown(report, 'comment', limitBytes)
}
