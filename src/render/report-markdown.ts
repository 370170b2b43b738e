/**
 * A report as GitHub Markdown: the comment, and with more detail the job summary. What decides is
 * one open table; every other contrast and metric is a fold whose title says what it holds.
 */
import type { Report } from '../core/model/model.ts'
import type { Note } from '../core/tell/footnotes.ts'
import { gates, type MainTable, mainTable, split, type TableSplit } from './main-table.ts'
import { fit, fold, heading, inline, type Nest, type Part } from './markdown.ts'
import { detailParts, factParts } from './md-facts.ts'
import { groupParts } from './md-groups.ts'
import { profileParts } from './md-profiles.ts'
import { rowsPart } from './md-rows.ts'
import { acceptanceParts, driftParts, ladderParts } from './md-tables.ts'
import { textPart } from './md-text.ts'
import { type PictureLinks, pictureTag } from './picture-tag.ts'
import { picturedRows } from './report-picture.ts'
import { type ReportView, shownView, type TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import * as say from './sentences.ts'

/** `comment`: what a pull request shows. `summary`: all of that and every detail besides. */
export type Extent = 'comment' | 'summary'

type Piece = Part | Nest

/** Folds under the rows that are open: what did not move, what does not decide, what explains. */
function restOf(view: ReportView, table: TableView, { folded, others }: TableSplit): Piece[] {
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

/** The open table, and the folds. `hasStrips`: no picture shows its intervals. */
function tableParts(
  view: ReportView,
  found: MainTable | null,
  hasStrips: boolean,
): { main: Piece[]; folds: Piece[] } {
  if (found === null) return { main: [], folds: [] }
  const { table: first, rows, taken, split: own, placeOf } = found
  const shown = { first: rows, last: own.means, name: 'rows that moved', keep: 80, placeOf }
  const isNamed = view.tables.length > 1 && placeOf === null
  const title: Part[] = isNamed
    ? [{ name: 'headings', keep: 90, lines: [`**${inline(say.capital(first.place))}**`] }]
    : []
  const isEmpty = rows.length + own.means.length === 0
  const main = isEmpty ? [] : [...title, rowsPart(view, first, { ...shown, hasStrips })]
  const others = view.tables.filter((table) => table !== first)
  return {
    main,
    folds: [
      ...restOf(view, first, own),
      ...others.flatMap((table) => foldedTable(view, table, taken)),
    ],
  }
}

function pictureParts(found: MainTable | null, links: PictureLinks): Part[] {
  const drawn = picturedRows(found).length
  if (drawn === 0) return []
  return [{ name: null, keep: 88, lines: [pictureTag(links, say.pictureOf(drawn))] }]
}

/** A number and its percent sign stay in one line. */
const unbroken = (text: string) => text.replaceAll(' %', '\u00a0%')

const NOTES_OPEN = 6

/** Why something failed is never folded: nothing else says it. */
function notesPart({ notes }: ReportView): Part[] {
  const isFew = notes.length <= NOTES_OPEN
  const part = (own: Note[], around: (body: string) => string): Part[] => {
    const lines = own.map(({ number: mark, text: phrase }) =>
      mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`,
    )
    return own.length === 0 ? [] : [{ name: 'notes', keep: 50, lines, around }]
  }
  const folded = notes.filter(({ isCause }) => !isFew && !isCause)
  return [
    ...part(
      notes.filter((note) => !folded.includes(note)),
      (body) => `**${say.NOTES}**\n\n${body}`,
    ),
    ...part(folded, (body) => fold(say.notes(folded.length), body)),
  ]
}

function headParts({ headline }: ReportView): Part[] {
  const { mood, news } = headline
  const duty = unbroken(inline(headline.duty))
  const first = heading(3, `${say.MOOD_ICONS[mood]} ${unbroken(inline(news))}`)
  return [{ name: null, keep: 100, lines: duty === '' ? [first] : [first, '', duty] }]
}

/**
 * The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end.
 * `view`: the report's own, where there is one already. `picture`: where its picture can be had,
 * which then takes the place of the strips in the open table.
 */
export function reportMarkdown(
  report: Report,
  extent: Extent,
  limitBytes: number,
  view: ReportView = shownView(report),
  picture: PictureLinks | null = null,
): string {
  const isFull = extent === 'summary'
  const found = mainTable(view)
  const pictured = picture === null ? [] : pictureParts(found, picture)
  const { main, folds } = tableParts(view, found, pictured.length === 0)
  const pieces: Piece[] = [
    ...headParts(view),
    ...view.drifts.flatMap(driftParts),
    ...pictured,
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
  picture: PictureLinks | null = null,
): string {
  return reportMarkdown(report, 'comment', limitBytes, view, picture)
}
