/**
 * A report as GitHub Markdown: the comment, and with more detail the job summary. What decides is
 * one open table; every other contrast and metric is a fold whose title says what it holds.
 */
import type { Report } from '../../model/model.ts'
import { fit, fold, heading, inline, type Nest, type Part } from '../../text/markdown.ts'
import type { Phrase } from '../../text/phrase.ts'
import { deciding } from '../news.ts'
import { filterOf, type ReportView, type TableView, viewReport } from '../view.ts'
import * as say from '../words/phrases.ts'
import type { Mark, RowView } from '../words/row-view.ts'
import { detailParts, factParts } from './facts.ts'
import { groupParts } from './groups.ts'
import { profileParts } from './profiles.ts'
import { rowsPart } from './rows.ts'
import { acceptanceParts, driftParts, ladderParts } from './tables.ts'
import { textPart } from './text.ts'

/** `comment`: what a pull request shows. `summary`: all of that and every detail besides. */
export type Extent = 'comment' | 'summary'

type Piece = Part | Nest

/** So many rows of a kind are open; more would bury what is worse. */
const OPEN = { unsure: 8, better: 12 }

const isSuspected = ({ comparison }: RowView) => 'suspected' in comparison.verdict

/** What wants a person, before what is good to know. */
const URGENT: Mark[] = ['failed', 'withheld', 'worse', 'oom']
const isUrgent = (row: RowView) => URGENT.includes(row.mark) || isSuspected(row)

type Split = { open: RowView[]; means: RowView[]; folded: RowView[]; others: RowView[] }

/** Rows of a table: shown at once, folded since nothing is to be seen, and what does not decide. */
function split({ moved, unsure, same, geomeans }: TableView): Split {
  const all = [...moved, ...unsure, ...same]
  const decisive = new Set(deciding(all))
  const own = (rows: RowView[]) => rows.filter((row) => decisive.has(row))
  const open = own(unsure).filter((row) => !isSuspected(row))
  const better = own(moved).filter(({ mark }) => mark === 'better')
  const shown = [
    ...own(moved).filter(isUrgent),
    ...own(unsure).filter(isSuspected),
    ...own(moved).filter(({ mark }) => mark === 'differs'),
    ...better.slice(0, OPEN.better),
    ...(open.length <= OPEN.unsure ? open : []),
  ]
  const metrics = new Set(shown.map(({ comparison }) => comparison.metric))
  const inMetrics = ({ comparison }: RowView) => metrics.has(comparison.metric)
  const isMean = (row: RowView) => inMetrics(row) || row.gates
  const means = geomeans.filter((row) => (inMetrics(row) ? true : row.gates && isUrgent(row)))
  return {
    open: shown,
    means,
    folded: [
      ...better.slice(OPEN.better),
      ...(open.length <= OPEN.unsure ? [] : open),
      ...own(same),
      ...geomeans.filter((row) => isMean(row) && !means.includes(row)),
    ],
    others: [...all.filter((row) => !decisive.has(row)), ...geomeans.filter((row) => !isMean(row))],
  }
}

/** Says the same of the same benchmark: what is exact comes out alike under every variant. */
const isTwin = (one: RowView, other: RowView) =>
  one.comparison.benchmark === other.comparison.benchmark &&
  one.comparison.metric === other.comparison.metric &&
  one.interval === 'exact' &&
  other.interval === 'exact' &&
  `${one.mark} ${one.delta}` === `${other.mark} ${other.delta}`

const gates = ({ moved, unsure, same }: TableView) =>
  [...moved, ...unsure, ...same].some((row) => row.gates)

/** Folds under the rows that are open: what did not move, what does not decide, what explains. */
function restOf(view: ReportView, table: TableView, { folded, others }: Split): Piece[] {
  const pieces: Piece[] = []
  if (folded.length > 0) {
    const title = unbroken(inline(say.foldedRows(folded)))
    pieces.push(rowsPart(view, table, { first: folded, name: 'folded rows', keep: 40, title }))
  }
  const groups = groupParts(table, (rows) =>
    rowsPart(view, table, { first: rows, name: '', keep: 0, isNameless: true }),
  )
  if (others.length > 0) {
    const title = inline(say.otherMetrics(others))
    const name = 'rows that do not gate'
    pieces.push(rowsPart(view, table, { first: others, name, keep: 38, title }))
  }
  const explained = table.groups.filter(({ benchmark }) => benchmark !== null).length
  if (groups.length > 1) {
    const around = (body: string) => fold(say.explained(explained), body)
    pieces.push({ around, parts: groups })
  } else pieces.push(...groups)
  if (table.unchanged !== null) {
    pieces.push({ name: 'unchanged code', keep: 70, lines: [inline(table.unchanged)] })
  }
  return pieces
}

/** Another contrast, in one fold: its title says what happened in it. */
function foldedTable(view: ReportView, table: TableView, taken: Set<RowView>): Piece[] {
  const parts = split(table)
  const rest = restOf(view, table, parts)
  const open = parts.open.filter((row) => !taken.has(row))
  const shown = { first: open, last: parts.means, name: 'rows of other contrasts', keep: 60 }
  const intro: Part[] = table.isInteraction
    ? [{ name: 'headings', keep: 62, lines: [inline(table.title)] }]
    : []
  const rows = open.length + parts.means.length > 0 ? [rowsPart(view, table, shown)] : []
  const pieces = [...intro, ...rows, ...rest]
  const title = unbroken(inline(say.otherContrast(table, gates(table))))
  return pieces.length === 0 ? [] : [{ around: (body) => fold(title, body), parts: pieces }]
}

/**
 * The open table: rows of the first contrast that gates and where something moved, or could have,
 * led by what is urgent in the others that gate; then the folds.
 */
function tableParts(view: ReportView): { main: Piece[]; folds: Piece[] } {
  const gating = view.tables.filter(gates)
  const candidates = gating.length > 0 ? gating : view.tables.slice(0, 1)
  const isShown = (table: TableView) => split(table).open.length > 0
  const hasMoved = ({ moved }: TableView) => moved.some((row) => row.gates)
  const first = candidates.find(hasMoved) ?? candidates.find(isShown) ?? candidates[0]
  if (first === undefined) return { main: [], folds: [] }
  const own = split(first)
  const urgent = candidates
    .filter((table) => table !== first)
    .flatMap((table) => split(table).open.filter(isUrgent))
    .filter((row) => !own.open.some((other) => isTwin(row, other)))
  const taken = new Set(urgent)
  const places = new Map(
    candidates.flatMap((table) => split(table).open.map((row) => [row, table.place] as const)),
  )
  const isMixed = taken.size > 0
  const rows = [
    ...own.open.filter(isUrgent),
    ...urgent,
    ...own.open.filter((row) => !isUrgent(row)),
  ]
  const placeOf = isMixed ? (row: RowView): Phrase | null => places.get(row) ?? null : null
  const shown = { first: rows, last: own.means, name: 'rows that moved', keep: 80, placeOf }
  const isNamed = view.tables.length > 1 && !isMixed
  const title: Part[] = isNamed
    ? [{ name: 'headings', keep: 90, lines: [`**${inline(say.capital(first.place))}**`] }]
    : []
  const main = rows.length + own.means.length > 0 ? [...title, rowsPart(view, first, shown)] : []
  const others = view.tables.filter((table) => table !== first)
  return {
    main,
    folds: [
      ...restOf(view, first, own),
      ...others.flatMap((table) => foldedTable(view, table, taken)),
    ],
  }
}

/** A number and its percent sign stay in one line. */
const unbroken = (text: string) => text.replaceAll(' %', '\u00a0%')

const NOTES_OPEN = 6

function notesPart({ notes }: ReportView): Part[] {
  if (notes.length === 0) return []
  const lines = notes.map(({ number: mark, text: phrase }) =>
    mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`,
  )
  const isOpen = notes.length <= NOTES_OPEN
  const around = (body: string) =>
    isOpen ? `**${say.NOTES}**\n\n${body}` : fold(say.notes(notes.length), body)
  return [{ name: 'notes', keep: 50, lines, around }]
}

function headParts({ headline }: ReportView): Part[] {
  const { mood, news } = headline
  const duty = unbroken(inline(headline.duty))
  const first = heading(3, `${say.MOOD_ICONS[mood]} ${unbroken(inline(news))}`)
  return [{ name: null, keep: 100, lines: duty === '' ? [first] : [first, '', duty] }]
}

/**
 * The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end.
 * `view`: the report's own, where there is one already.
 */
export function reportMarkdown(
  report: Report,
  extent: Extent,
  limitBytes: number,
  view: ReportView = viewReport(report, filterOf(report)),
): string {
  const isFull = extent === 'summary'
  const { main, folds } = tableParts(view)
  const pieces: Piece[] = [
    ...headParts(view),
    ...view.drifts.flatMap(driftParts),
    ...main,
    ...notesPart(view),
    ...view.ladders.flatMap(ladderParts),
    ...acceptanceParts(view),
    ...folds,
    ...profileParts(report, extent),
    {
      around: (body) => fold(say.DETAILS, body),
      parts: [
        ...detailParts(report, view, isFull),
        ...textPart(view),
        ...factParts(view.facts, say.legend(), isFull ? 64 : 12),
      ],
    },
    { name: 'the run in one line', keep: 85, lines: [`<sub>${inline(view.facts.line)}</sub>`] },
  ]
  return `${fit(pieces, limitBytes - 1, say.WHOLE[extent])}\n`
}

/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 60_000

/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
export function markdownText(
  report: Report,
  limitBytes: number = COMMENT_LIMIT_BYTES,
  view?: ReportView,
): string {
  return reportMarkdown(report, 'comment', limitBytes, view)
}
