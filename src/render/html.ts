/** A document as one HTML page that needs nothing else: no network, and no script to be read. */

import { deflateSync, strToU8 } from 'fflate'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Comparison, Report } from '../model/model.ts'
import {
  COMMAND_CAP,
  clean,
  cleanLines,
  cleanName,
  NAME_CAP,
  type Phrase,
  PROSE_CAP,
  plainText,
} from '../model/plain.ts'
import { printedText } from '../model/unit.ts'
import { hashWords } from '../stats/random.ts'
import { causeBlocks } from './cause.ts'
import {
  type Block,
  type Cell,
  type DeltaCell,
  type Document,
  type Fact,
  type Item,
  type Mark,
  MISSING,
  type PartOfTime,
  type RowLine,
  type RowsBlock,
  type RowView,
  rangeText,
  type Status,
  type TableBlock,
} from './document.ts'
import * as headlines from './headline-sentences.ts'
import {
  PAGE_LOADER,
  PAGE_LOADER_SHA256,
  PAGE_SCRIPT_PACKED,
  PAGE_SCRIPT_SHA256,
  PAGE_STYLE,
  PAGE_STYLE_SHA256,
} from './page-bundle.generated.ts'
import { pageData } from './page-content.ts'
import { pageDocument } from './report-document.ts'
import { type ReportView, viewReport } from './report-view.ts'
import { levelNote, printLevel } from './rows.ts'
import * as say from './sentences.ts'
import { isDrawn, type Scale, scaleOf, shareAlong } from './spread.ts'

// HTML in which whatever is put in is text, unless it is HTML of this kind itself.

/** HTML that is safe to put into HTML. */
export type Markup = HtmlEscapedString

/** A template: what stands in it is escaped, lists are joined, null and false are nothing. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup =>
  // A promise only comes of promises, and none is put in.
  html(strings, ...values) as Markup

/** Our own text, which is put in as it is: a style, a script. */
export const asIs = (text: string): Markup => raw(text)

const joinMarkup = (all: Markup[]): Markup => markup`${all}`

/** A phrase, with strangers' names set apart. */
export const phraseMarkup = (phrase: Phrase): Markup =>
  joinMarkup(
    phrase.map((piece) => {
      if (typeof piece === 'string') return markup`${piece.replaceAll(' %', '\u00a0%')}`
      if ('strong' in piece) return markup`<strong>${piece.strong}</strong>`
      if ('name' in piece) return markup`<code>${cleanName(piece.name, NAME_CAP)}</code>`
      if ('command' in piece) return markup`<code>${clean(piece.command, COMMAND_CAP)}</code>`
      if ('day' in piece) return markup`${clean(piece.day, NAME_CAP).replaceAll('-', '\u2011')}`
      return markup`${clean(piece.prose, PROSE_CAP).replaceAll(' %', '\u00a0%')}`
    }),
  )

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
const codeOf = (text: string) => markup`<code>${cleanName(text, NAME_CAP)}</code>`
const intervalOf = (text: string) => markup`<span class="interval">${unbroken(text)}</span>`
const deltaOf = (text: string) => markup`<span class="delta">${unbroken(text)}</span>`

function deltaMarkup(cell: DeltaCell): Markup {
  const { delta, interval, hasMoved, word, row, levelNote: at = '' } = cell
  const text = delta ?? MISSING
  const parts = [
    hasMoved || row !== null ? deltaOf(text) : markup`${unbroken(text)}`,
    interval === null ? '' : markup` ${intervalOf(rangeText(interval) + at)}`,
    word === '' ? '' : markup` <span class="word">${word}</span>`,
  ]
  return markup`${parts}`
}

const codesMarkup = (codes: string[], between: string): Markup =>
  joinMarkup(codes.map((one, i) => markup`${i === 0 ? '' : between}${codeOf(one)}`))

function cellMarkup(cell: Cell): Markup {
  switch (cell.kind) {
    case 'empty':
      return markup``
    case 'missing':
      return markup`${MISSING}`
    case 'text':
      return phraseMarkup(cell.text)
    case 'value':
      return markup`${unbroken(cell.text)}`
    case 'name': {
      const about = (cell.about ?? []).map(
        (text) => markup`<span class="detail">${phraseMarkup(text)}</span>`,
      )
      return markup`${codeOf(cell.name)}${about}`
    }
    case 'codes':
      return codesMarkup(cell.codes, ' ')
    case 'stack':
      return codesMarkup(cell.functions, ' › ')
    case 'delta':
      return deltaMarkup(cell)
  }
}

/** A table that scrolls inside of itself, by keys too, where it is wider than the page. */
function tableMarkup({ columns, rows, isGrid }: TableBlock): Markup {
  const heads = columns.map(
    ({ title }) => markup`<th scope="col">${phraseMarkup(headlines.capital(title))}</th>`,
  )
  const bodyCell = (cell: Cell, i: number) => {
    const mark = isGrid && cell.kind === 'delta' && cell.row !== null ? cell.row.mark : undefined
    // On a phone there are no columns: each cell says what it is of.
    const title = isGrid
      ? markup` data-title="${plainText(headlines.capital(columns[i + 1]!.title))}"`
      : ''
    return markup`<td${classOf(mark)}${title}>${cellMarkup(cell)}</td>`
  }
  const lines = [...rows].map(
    ([first, ...others]) =>
      markup`<tr><th scope="row">${cellMarkup(first!)}</th>${others.map(bodyCell)}</tr>`,
  )
  return markup`<div class="scroll" tabindex="0"><table class="${isGrid ? 'grid' : 'plain'}">
<thead><tr>${heads}</tr></thead>
<tbody>${lines}</tbody>
</table></div>`
}

const WIDTH = 168
const MIDDLE = WIDTH / 2
/** Room for the point at the ends. */
const ARM = MIDDLE - 6
/** Of a narrower interval the ends are inside of its point. */
const CAPPED = 12

const at = (pct: number, scale: Scale) => Number((MIDDLE + ARM * shareAlong(pct, scale)).toFixed(1))

/** The interval against zero and its margin; nothing where there is none. */
function intervalPlot(row: RowView, scale: Scale): Markup {
  const { change, comparison } = row
  if (change === null || !isDrawn(row) || Number.isNaN(change.point)) return markup``
  const [low, point, high] = [change.low, change.point, change.high].map((pct) => at(pct, scale))
  const caps = high! - low! < CAPPED ? '' : `M${low} 5V13M${high} 5V13`
  const margin = at(comparison.marginPct, scale) - MIDDLE
  const band =
    margin === 0
      ? markup``
      : markup`<rect class="band" x="${MIDDLE - margin}" width="${2 * margin}" height="18"/>`
  return markup`<svg class="strip" viewBox="0 0 ${WIDTH} 18" width="${WIDTH}" height="18"
 aria-hidden="true">${band}<path class="zero" d="M${MIDDLE} 0V18"/><path class="range"
 d="M${low} 9H${high}${caps}"/><circle cx="${point}" cy="9" r="4"/></svg>`
}

/** What decides first, so that sorting by verdict brings it up. */
const WEIGHT: Mark[] = [
  ...(['failed', 'withheld', 'worse', 'differs', 'oom', 'better', 'unsure', 'same'] as const),
]

function valuesMarkup({ values }: RowView): Markup {
  if (values === null) return markup``
  const [base, head] = values
  return markup`<span class="value">${unbroken(printedText(base))}</span> → <span
 class="value">${unbroken(printedText(head))}</span>`
}

function nameMarkup({ comparison, metric }: RowView): Markup {
  const isMean = comparison.role === 'geomean'
  const name = isMean ? say.GEOMEAN : cleanName(comparison.benchmark, NAME_CAP)
  return markup`<span class="name">${name}</span> <span class="metric">${metric}</span>`
}

/** As long as an address is read with pleasure. */
const SLUG = 60

/** What links name a row by: the same in every report of it, wherever it stands there. */
function rowAnchor({ contrast, benchmark, metric, role }: Comparison): string {
  const slug = `${benchmark} ${metric}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG)
    .replaceAll(/^-|-$/g, '')
  const key = JSON.stringify([contrast, benchmark, metric, role === 'geomean'])
  // It tells names apart that look the same as a slug.
  const hash = (hashWords(key)[0] >>> 0).toString(16).padStart(8, '0')
  return `row-${slug === '' ? '' : `${slug}-`}${hash}`
}

function rowMarkup({ row, notes, id }: RowLine, scale: Scale, level: number | null): Markup {
  const { comparison, mark, interval } = row
  const marks = notes.length === 0 ? '' : markup` <sup>${notes.join(', ')}</sup>`
  const detail =
    row.detail === null ? '' : markup`<span class="detail">${phraseMarkup(row.detail)}</span>`
  const size = row.size === Number.POSITIVE_INFINITY ? -1 : row.size
  const kind = `${mark}${say.isHarmless(row) ? ' harmless' : ''}${row.isAccepted ? ' accepted' : ''}`
  const range = interval === null ? '' : intervalOf(rangeText(interval) + levelNote(row, level))
  return markup`<tr class="row ${kind}" id="${rowAnchor(comparison)}" data-row="${id}"
 data-weight="${WEIGHT.indexOf(mark)}"
 data-size="${size}" data-rounds="${row.rounds}" data-value="${comparison.baseValue ?? -1}">
<th scope="row">${nameMarkup(row)}</th>
<td class="change">${deltaOf(row.delta ?? MISSING)}${range}</td>
<td class="drawn">${intervalPlot(row, scale)}</td>
<td class="values">${valuesMarkup(row)}</td>
<td class="rounds">${row.rounds}</td>
<td class="verdict"><span class="word">${row.word}</span>${marks}${detail}</td>
</tr>
`
}

const AXIS = markup`<span class="axis" aria-hidden="true"><span>${say.LESS}</span><span>0</span>
<span>${say.MORE}</span></span><span class="aside">${say.PLOT}</span>`

/** Keys are what a row can be sorted by. */
function headsOf([base, head]: [Phrase, Phrase], level: number | null): Markup[] {
  const interval =
    level === null ? '' : markup` <small>${say.intervalAt(printLevel(level))}</small>`
  const columns = {
    name: say.BENCHMARK,
    size: markup`${say.CHANGE}${interval}`,
    drawn: AXIS,
    value: markup`${phraseMarkup(base)} → ${phraseMarkup(head)}`,
    rounds: say.ROUNDS,
    weight: say.VERDICT,
  }
  return Object.entries(columns).map(
    ([key, title]) => markup`<th scope="col" data-key="${key}">${title}</th>`,
  )
}

function rowsMarkup({ lines, means, level, title, caption }: RowsBlock): Markup {
  const all = [...lines, ...means]
  const scale = scaleOf(all.map(({ row }) => row))
  return markup`<div class="scroll"><table class="rows">
<caption class="aside">${phraseMarkup(caption)}</caption>
<thead><tr>${headsOf(title.sides, level)}</tr></thead>
<tbody>
${all.map((line) => rowMarkup(line, scale, level))}</tbody>
</table></div>`
}

function itemMarkup({ text, note, icon, aside }: Item): Markup {
  const mark = note == null ? '' : markup`<sup>${note}</sup> `
  const more = aside == null ? '' : markup` <small>${phraseMarkup(aside)}</small>`
  return markup`<li>${icon === undefined ? '' : `${icon} `}${mark}${phraseMarkup(text)}${more}</li>`
}

const factMarkup = ({ label, value }: Fact) =>
  markup`<div><dt>${phraseMarkup(label)}</dt><dd>${phraseMarkup(value)}</dd></div>`

const BAR = 1000

/** One bar and a list of its parts. */
export function sharesMarkup(parts: PartOfTime[]): Markup {
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  let to = 0
  const bars = parts.map(({ key, size }) => {
    const from = to
    to += (BAR * size) / whole
    const [x, width] = [from.toFixed(1), (to - from).toFixed(1)]
    return markup`<rect class="${key}" x="${x}" width="${width}" height="24"/>`
  })
  const items = parts.map(({ key, label, size, printed }) => {
    const share = `${Math.round((100 * size) / whole)} %`
    return markup`<li><svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true"><rect
 class="${key}" width="10" height="10"/></svg> ${label}
<strong>${printed}</strong> ${share}</li>`
  })
  return markup`<svg class="time" viewBox="0 0 ${BAR} 24" height="24" aria-hidden="true"
 preserveAspectRatio="none">${bars}</svg><ul class="keys">${items}</ul>`
}

function foldMarkup({ title, body, isOpen, profile }: Block & { kind: 'fold' }): Markup {
  const summary = markup`<summary>${phraseMarkup(title)}</summary>`
  if (profile === undefined)
    return markup`<details${isOpen ? markup` open` : ''}>${summary}${documentMarkup(body)}</details>`
  return markup`<details class="profile" data-profile="${profile}">${summary}
<div class="figures"></div>${documentMarkup(body)}</details>`
}

/** ` class="..."`, or nothing. */
const classOf = (name: string | undefined) =>
  name === undefined ? markup`` : markup` class="${name}"`

function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h3>${phraseMarkup(block.text)}</h3>`
    case 'paragraph': {
      const name = block.role ?? (block.isSmall ? 'small' : undefined)
      return markup`<p${classOf(name)}>${phraseMarkup(block.text)}</p>`
    }
    case 'list':
      return markup`<ul${classOf(block.role)}>${block.items.map(itemMarkup)}</ul>`
    case 'facts':
      return markup`<dl class="facts">${block.facts.map(factMarkup)}</dl>`
    case 'table':
      return tableMarkup(block)
    case 'rows':
      return rowsMarkup(block)
    case 'lines':
      return markup`<pre><code>${cleanLines([...block.lines].join('\n'))}</code></pre>`
    case 'command':
      return markup`<pre class="command"><code>${cleanLines(block.command)}</code></pre>`
    case 'figures':
      return block.of === 'ladder'
        ? markup`<div class="figures" data-ladder="${block.at}"></div>`
        : markup`<div class="figures" data-drift="${block.at}"></div>`
    case 'controls':
      return markup`<noscript><p class="notice">${say.NO_SCRIPT}</p></noscript>
${block.notice === null ? '' : markup`<p class="notice">${block.notice}</p>`}
<div class="controls"></div>`
    case 'shares':
      return sharesMarkup(block.parts)
    case 'group':
      return block.role === undefined
        ? documentMarkup(block.body)
        : markup`<section${classOf(block.role)}>${documentMarkup(block.body)}</section>`
    case 'fold':
      return foldMarkup(block)
    case 'section':
      return markup`<section id="${block.id}"><h2>${block.title}</h2>
${documentMarkup(block.body)}</section>`
    // A page has its own head, and no picture of what it shows.
    case 'headline':
    case 'picture':
      return markup``
  }
}

const documentMarkup = (document: Document): Markup =>
  joinMarkup(document.map((block) => markup`${blockMarkup(block)}\n`))

/** A step on the way to a page. */
export type PageLink = { href: string; text: string }

const stepMarkup = ({ href, text }: PageLink): Markup =>
  markup`<li><a href="${href}">${text}</a></li>`

/** Where this page is, from the top. */
export const trailMarkup = (trail: readonly PageLink[]): Markup =>
  markup`<nav aria-label="${say.WHERE_THIS_IS}"><ol>${trail.map(stepMarkup)}</ol></nav>`

// Compressed texts, which the browser unpacks.

const CHUNK = 0x8000

/** Bytes as base64, in pieces that fit into the arguments of a call. */
function base64(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  )
  return btoa(pieces.join(''))
}

/** The same bytes for the same text on every machine, which a system's own zlib does not give. */
export const packText = (text: string): string => base64(deflateSync(strToU8(text), { level: 9 }))

// The page.

/** Nothing runs, loads or is sent but what stands here: the script, its loader and the style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${PAGE_LOADER_SHA256}' 'sha256-${PAGE_SCRIPT_SHA256}'`,
  `style-src 'sha256-${PAGE_STYLE_SHA256}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function headMarkup(title: string): Markup {
  return markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asIs(PAGE_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${asIs(PAGE_STYLE)}</style>
</head>`
}

/** Lines in a box of 24: not every system has a font with such pictures. */
const STATUS_LINES: Record<Status, string> = {
  good: 'M7 12.5L10.5 16L17 8.5',
  bad: 'M8 8L16 16M16 8L8 16',
  ask: 'M12 6.5V13.5M12 17V17.2',
  advice: 'M12 11V17M12 7V7.2',
}

const statusIcon = (mood: Status): Markup => markup`<svg class="mood" viewBox="0 0 24 24" role="img"
 aria-label="${say.STATUS_WORDS[mood]}"><circle cx="12" cy="12" r="11"/><path
 d="${STATUS_LINES[mood]}"/></svg>`

function topMarkup(report: Report, view: ReportView): Markup {
  const { headline, facts } = view
  const { status, news, action } = headline
  return markup`<header class="top ${status}">
<p class="suite">gcbench <span>${clean(report.plan.suite.name, NAME_CAP)}</span></p>
<h1>${statusIcon(status)} ${phraseMarkup(news)}</h1>
${action.length === 0 ? '' : markup`<p class="duty">${phraseMarkup(action)}</p>`}${documentMarkup(causeBlocks(report, view))}
<p class="line">${phraseMarkup(facts.line)}</p>
</header>`
}

const linkTo = (block: Block): Markup =>
  block.kind === 'section' ? markup`<li><a href="#${block.id}">${block.title}</a></li>` : markup``

/** The text of report.html. `trail`: where it is among other pages; none: it is alone. */
export function pageText(report: Report, trail: readonly PageLink[] = []): string {
  const view = viewReport(report)
  const data = pageData(report, view)
  const hasRecords = data.rows.length === 0 || data.rows.some(({ base }) => base.length > 0)
  const sections = pageDocument(report, view, hasRecords)
  const text = markup`<!doctype html>
<html lang="en">
${headMarkup(`${plainText(view.headline.news)} - gcbench`)}
<body>
<a class="skip" href="#results">${say.SKIP}</a>
${
  trail.length === 0
    ? ''
    : markup`${trailMarkup(trail)}
`
}${topMarkup(report, view)}
<nav aria-label="${say.SECTIONS}"><ul>${sections.map(linkTo)}</ul></nav>
<main>
${documentMarkup(sections)}</main>
<script type="text/plain" id="data">${asIs(packText(JSON.stringify(data)))}</script>
<script type="text/plain" id="code">${asIs(PAGE_SCRIPT_PACKED)}</script>
<script>${asIs(PAGE_LOADER)}</script>
</body>
</html>
`
  return String(text)
}
