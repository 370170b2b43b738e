/** A document as GitHub Markdown, the comment and the job summary: tables narrow enough for a phone, in a text that has a limit. */
import type { Report } from '../model/model.ts'
import {
  type Block,
  type Cell,
  type DeltaCell,
  type Document,
  type Item,
  MISSING,
  type NarrowColumn,
  type NarrowLine,
  type RowLine,
  type RowsBlock,
  rangeText,
  type TableBlock,
} from './document.ts'
import * as headlines from './headline-sentences.ts'
import {
  below,
  code,
  codeBlock,
  codeCell,
  fit,
  fold,
  heading,
  inline,
  mapLazily,
  type Nest,
  narrow,
  type Part,
  pictureTag,
  prose,
  small,
  tableHead,
  tableRow,
} from './markdown.ts'
import { type CommentFrame, commentDocument, type Extent } from './report-document.ts'
import { type ReportView, shownView } from './report-view.ts'
import { levelNote, printLevel, valuesText } from './rows.ts'
import * as say from './sentences.ts'
import { type Scale, scaleOf, stripOf } from './spread.ts'

/** A number and its percent sign stay in one line. */
const unbroken = (text: string) => text.replaceAll(' %', '\u00a0%')
const bold = (text: string) => `**${text}**`

/** Longest name of a metric in a table. */
const METRIC_CAP = 32

function deltaMarkdown(cell: DeltaCell): string {
  const { row, delta, interval, hasMoved, word, levelNote: at = '' } = cell
  const text = delta === null ? word || MISSING : narrow(delta)
  const icon = row === null ? '' : `${say.iconOf(row)}\u00a0`
  return [
    icon + (hasMoved ? bold(text) : text),
    ...(interval === null ? [] : [small(narrow(rangeText(interval) + at))]),
  ].join(' ')
}

function cellMarkdown(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'missing':
      return MISSING
    case 'text':
      return inline(cell.text, codeCell)
    case 'value':
      return narrow(cell.text)
    case 'name':
      return [
        codeCell(cell.name),
        ...(cell.about ?? []).map((text) => small(inline(text, codeCell))),
      ].join('<br>')
    case 'codes':
      return cell.codes.map((one) => code(one)).join(' ')
    case 'stack':
      return cell.functions.map((name) => codeCell(name)).join(' › ')
    case 'delta':
      return deltaMarkdown(cell)
  }
}

function narrowLine(
  { columns, isSmall, titles: side }: NarrowLine,
  cells: string[],
  titles: string[],
) {
  const titled = (cell: string, title = '') =>
    side === 'before' ? `${title} ${cell}` : side === 'after' ? `${cell} ${small(title)}` : cell
  const texts = columns.flatMap((i) => {
    const cell = cells[i] ?? ''
    return cell === '' ? [] : [titled(cell, titles[i])]
  })
  const line = texts.join(' · ')
  return line !== '' && isSmall ? small(line) : line
}

/** A column's title stands beside a name in the next column, so that it has less room. */
const titleCode = (name: string) => codeCell(name, TITLE_PIECE)
const TITLE_PIECE = 16

/** What can be cut from the end: lines, and what stands around them. */
type Lines = { lines: Iterable<string>; around(lines: string): string }

function tableMarkdown({ columns, rows, narrow: narrowed }: TableBlock): Lines {
  const titles = columns.map(({ title }) => inline(title))
  const within = columns.map(({ title }) => inline(title, titleCode))
  const stacked = (stack: NarrowColumn['titles']) =>
    below(stack.map((title, i) => (i === 0 ? narrow(inline(title)) : small(narrow(inline(title))))))
  const head =
    narrowed === undefined
      ? tableHead(columns.map(({ align }, i) => ({ title: titles[i]!, align })))
      : tableHead(narrowed.map((one) => ({ title: stacked(one.titles), align: one.align })))
  const lines = mapLazily(rows, (row) => {
    const cells = row.map(cellMarkdown)
    if (narrowed === undefined) return tableRow(cells)
    return tableRow(
      narrowed.map((one) => below(one.lines.map((line) => narrowLine(line, cells, within)))),
    )
  })
  return { lines, around: (text) => [head, text].filter((piece) => piece !== '').join('\n') }
}

/** What the cells of a table of comparisons share. */
type Shared = RowsBlock & { scale: Scale }

/** `✅ **-20.9 %**`, and the interval below. */
function changeMarkdown({ row }: RowLine, level: number | null): string {
  const text = row.delta === null ? row.word : narrow(row.delta)
  const isBold = row.delta === null || ['worse', 'better', 'differs'].includes(row.mark)
  // Another level stands below the ends where there is no room beside them.
  const parts = [row.interval === null ? '' : rangeText(row.interval), levelNote(row, level).trim()]
  const interval = parts.filter((part) => part !== '').map(narrow)
  return below([
    `${say.iconOf(row)}\u00a0${isBold ? bold(text) : text}`,
    interval.length === 0 ? '' : small(interval.join(' ')),
  ])
}

/** `time/op · 18.61 → 14.72 ms · faster`, with what must be said besides. */
function aboutMarkdown({ row, place, notes }: RowLine, isInteraction: boolean): string {
  const marks = notes.length === 0 ? '' : `<sup>${notes.join(', ')}</sup>`
  const values = narrow(valuesText(row)).replace(/\u00a0(→)\u00a0/, ' $1 ')
  const word = row.delta === null ? [] : [row.word]
  const detail = row.detail === null ? [] : [inline(row.detail)]
  const parts = [
    place === null ? '' : inline(place),
    prose(row.metric, METRIC_CAP),
    isInteraction && values !== '' ? `${say.EFFECT} ${values}` : values,
    [...word, ...detail].join(row.mark === 'unsure' ? ': ' : ', '),
  ]
  return parts.filter((text) => text !== '').join(' · ') + marks
}

function rowMarkdown(line: RowLine, { level, scale, title, isNameless, hasStrips }: Shared) {
  const { role, benchmark } = line.row.comparison
  const name = role === 'geomean' ? bold(say.GEOMEAN) : codeCell(benchmark)
  const strip = hasStrips ? stripOf(line.row, scale) : null
  const about = [
    isNameless ? '' : name,
    small(aboutMarkdown(line, title.isInteraction)),
    strip === null ? '' : code(strip),
  ]
  return tableRow([changeMarkdown(line, level), below(about)])
}

/** Two columns: how much, then of what. */
function rowsMarkdown(block: RowsBlock): Lines {
  const { title, level, hasPlaces, lines, means } = block
  const shared: Shared = {
    ...block,
    scale: scaleOf([...lines, ...means].map(({ row }) => row)),
  }
  const own = inline(headlines.capital(title.column))
  const interval = level === null ? '' : small(unbroken(say.intervalAt(printLevel(level))))
  const head = tableHead([
    { title: below([hasPlaces ? say.CHANGE : own, interval]), align: 'left' },
    { title: say.BENCHMARK, align: 'left' },
  ])
  const tail = means.map((line) => rowMarkdown(line, shared))
  return {
    lines: mapLazily(lines, (line) => rowMarkdown(line, shared)),
    around: (text) => [head, text, ...tail].filter((piece) => piece !== '').join('\n'),
  }
}

function itemMarkdown({ text, note, icon, aside }: Item): string {
  const mark = note == null ? '' : `<sup>${note}</sup> `
  const more = aside == null ? '' : ` ${small(inline(aside))}`
  return `- ${icon === undefined ? '' : `${icon} `}${mark}${inline(text)}${more}`
}

const plainLines = (lines: Iterable<string>): Lines => ({ lines, around: (text) => text })

/** Null: a block without lines of its own. */
function linesIn(block: Block): Lines | null {
  switch (block.kind) {
    case 'table':
      return tableMarkdown(block)
    case 'rows':
      return rowsMarkdown(block)
    case 'list':
      return plainLines(mapLazily(block.items, itemMarkdown))
    case 'facts':
      return plainLines(
        mapLazily(block.facts, ({ label, value }) => `- ${inline(label)}: ${inline(value)}`),
      )
    case 'lines':
      return { lines: block.lines, around: (text) => codeBlock(text) }
    default:
      return null
  }
}

/** The whole text of a block; '': it has no place in Markdown. */
function textOf(block: Block): string {
  const own = linesIn(block)
  if (own !== null) return own.around([...own.lines].join('\n'))
  switch (block.kind) {
    case 'headline': {
      const title = `${say.STATUS_ICONS[block.status]} ${unbroken(inline(block.news))}`
      const quote = block.quote === undefined ? '' : `> ${inline(block.quote)}`
      return joined([heading(3, title), quote, unbroken(inline(block.action))])
    }
    case 'heading':
      return bold(inline(block.text))
    case 'paragraph':
      return block.isSmall ? small(inline(block.text)) : inline(block.text)
    case 'command':
      return `${block.label}\n\n${codeBlock(block.command, 'sh')}`
    case 'picture':
      return pictureTag(block, block.alt)
    case 'group':
    case 'fold':
      return wrap(block, joined(block.body.map(textOf)))
    default:
      return ''
  }
}

type Around = Block & { kind: 'group' | 'fold' }

const wrap = (block: Around, body: string): string =>
  block.kind === 'group' || body === '' ? body : fold(unbroken(inline(block.title)), body)

const joined = (texts: string[]) => texts.filter((text) => text !== '').join('\n\n')

/** What of it is cut: lines of its first table or list, else of a text, or blocks. */
function cutOf(block: Around): Lines {
  const { body, cut } = block
  const by = cut?.by ?? 'lines'
  const around = (text: string) => wrap(block, text)
  if (by === 'whole') return { lines: [joined(body.map(textOf))], around }
  const at = body.findIndex(({ kind }) => ['table', 'rows', 'list', 'facts'].includes(kind))
  const place = at < 0 ? body.findIndex(({ kind }) => kind === 'lines') : at
  if (by === 'blocks' || place < 0) {
    const texts = body.map(textOf).filter((text) => text !== '')
    return {
      lines: texts.map((text) => `${text}\n`),
      around: (text) => around(text.trimEnd()),
    }
  }
  const own = linesIn(body[place]!)!
  const before = body.slice(0, place).map(textOf)
  const after = body.slice(place + 1).map(textOf)
  return {
    lines: own.lines,
    around: (text) => around(joined([...before, own.around(text), ...after])),
  }
}

function pieceOf(block: Block): Part | Nest {
  const cut = 'cut' in block ? block.cut : undefined
  if (block.kind === 'group' || block.kind === 'fold') {
    if (cut === undefined) {
      return { around: (text) => wrap(block, text), parts: block.body.map(pieceOf) }
    }
    return { name: cut.name, keep: cut.keep, ...cutOf(block) }
  }
  return {
    name: cut?.name ?? null,
    keep: cut?.keep ?? 100,
    ...(linesIn(block) ?? plainLines([textOf(block)])),
  }
}

/**
 * At most `limitBytes` long in UTF-8; what is cut is said at the end, and that `whole` has it.
 * Throws a RangeError when what may not be cut is too long.
 */
const documentMarkdown = (document: Document, limitBytes: number, whole: string): string =>
  `${fit(document.map(pieceOf), limitBytes - 1, whole)}\n`

/** GitHub takes 65,536 characters, which is more than anybody reads. */
const COMMENT_LIMIT_BYTES = 48_000

/**
 * The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end.
 * `view`: the report's own, where there is one already.
 */
export function reportMarkdown(
  report: Report,
  extent: Extent,
  limitBytes: number,
  view: ReportView = shownView(report),
  frame: CommentFrame = {},
): string {
  const document = commentDocument(report, view, extent, frame)
  const most = extent === 'comment' ? Math.min(limitBytes, COMMENT_LIMIT_BYTES) : limitBytes
  return documentMarkdown(document, most, say.WHOLE[extent])
}

/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
export function markdownText(
  report: Report,
  limitBytes: number = COMMENT_LIMIT_BYTES,
  view?: ReportView,
  frame?: CommentFrame,
): string {
  return reportMarkdown(report, 'comment', limitBytes, view, frame)
}
