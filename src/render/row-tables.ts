/** The tables of a page: every row in words, with its interval drawn; read without any script. */
import type { Comparison } from '../core/model/model.ts'
import { NAME_CAP, type Phrase } from '../core/text/phrase.ts'
import { cleanName } from '../core/text/plain.ts'
import { joinMarkup, type Markup, markup, phraseMarkup } from './markup.ts'
import * as say from './page-phrases.ts'
import { type Section, tableOf } from './page-sections.ts'
import { commonLevel, type ReportView, rowsOf, type TableView } from './report-view.ts'
import type { Mark, RowView } from './row-view.ts'
import { printLevel } from './rows.ts'
import { BENCHMARK, CHANGE, GEOMEAN, intervalAt, isHarmless } from './sentences.ts'
import { isDrawn, type Scale, scaleOf, shareAlong } from './strip.ts'

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

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function valuesCell({ base, head }: RowView): Markup {
  if (base === '') return markup``
  return markup`<span class="value">${unbroken(base)}</span> → <span
 class="value">${unbroken(head)}</span>`
}

function nameOf({ comparison, metric }: RowView): Markup {
  const isMean = comparison.role === 'geomean'
  const name = isMean ? GEOMEAN : cleanName(comparison.benchmark, NAME_CAP)
  return markup`<span class="name">${name}</span> <span class="metric">${metric}</span>`
}

type Shared = { scale: Scale; level: number | null; view: ReportView }

function deltaCell(row: RowView, level: number | null): Markup {
  const own = row.level === null || row.level === level ? '' : ` at ${printLevel(row.level)}`
  const interval = row.interval?.replace(/^\[(.*), (.*)\]$/, '$1 to $2')
  const below =
    interval === undefined ? '' : markup`<span class="interval">${unbroken(interval + own)}</span>`
  return markup`<span class="delta">${unbroken(row.delta)}</span>${below}`
}

function rowMarkup(row: RowView, id: number, { scale, level, view }: Shared): Markup {
  const { comparison, mark } = row
  const notes = view.notesOf(row)
  const marks = notes.length === 0 ? '' : markup` <sup>${notes.join(', ')}</sup>`
  const detail =
    row.detail === null ? '' : markup`<span class="detail">${phraseMarkup(row.detail)}</span>`
  const size = row.size === Number.POSITIVE_INFINITY ? -1 : row.size
  const kind = `${mark}${isHarmless(row) ? ' harmless' : ''}${row.isAccepted ? ' accepted' : ''}`
  return markup`<tr class="row ${kind}" data-row="${id}" data-weight="${WEIGHT.indexOf(mark)}"
 data-size="${size}" data-rounds="${row.rounds}" data-value="${comparison.baseValue ?? -1}">
<th scope="row">${nameOf(row)}</th>
<td class="change">${deltaCell(row, level)}</td>
<td class="drawn">${intervalPlot(row, scale)}</td>
<td class="values">${valuesCell(row)}</td>
<td class="rounds">${row.rounds}</td>
<td class="verdict"><span class="word">${row.word}</span>${marks}${detail}</td>
</tr>
`
}

const AXIS = markup`<span class="axis" aria-hidden="true"><span>${say.LESS}</span><span>0</span>
<span>${say.MORE}</span></span><span class="aside">${say.PLOT}</span>`

/** Keys are what a row can be sorted by. */
function headsOf([base, head]: [Phrase, Phrase], level: number | null): Markup[] {
  const interval = level === null ? '' : markup` <small>${intervalAt(printLevel(level))}</small>`
  const columns = {
    name: BENCHMARK,
    size: markup`${CHANGE}${interval}`,
    drawn: AXIS,
    value: markup`${phraseMarkup(base)} → ${phraseMarkup(head)}`,
    rounds: say.ROUNDS,
    weight: say.VERDICT,
  }
  return Object.entries(columns).map(
    ([key, title]) => markup`<th scope="col" data-key="${key}">${title}</th>`,
  )
}

type Numbered = { row: RowView; id: number }

function rowTable(rows: Numbered[], table: TableView, view: ReportView, label: Phrase): Markup {
  const all = rows.map(({ row }) => row)
  const shared = { scale: scaleOf(all), level: commonLevel(all), view }
  const heads = headsOf(table.sides, shared.level)
  return markup`<div class="scroll"><table class="rows">
<caption class="aside">${phraseMarkup(label)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map(({ row, id }) => rowMarkup(row, id, shared))}</tbody>
</table></div>`
}

const isMean = ({ row }: Numbered) => row.comparison.role === 'geomean'

/** One contrast: what decides, then where CPU time went, then what explains, folded. */
function contrastMarkup(view: ReportView, table: TableView, rows: Numbered[]): Markup {
  const explaining = new Set(table.groups.flatMap((group) => group.rows))
  const decisive = rows.filter(({ row }) => !explaining.has(row))
  const own = [...decisive.filter((one) => !isMean(one)), ...decisive.filter(isMean)]
  const others = rows.filter(({ row }) => explaining.has(row))
  const named = (benchmark: string) => cleanName(benchmark, NAME_CAP)
  const why = table.groups.flatMap(({ benchmark, attribution }) =>
    benchmark === null || attribution === null
      ? []
      : [markup`<li><code>${named(benchmark)}</code>: ${phraseMarkup(attribution)}</li>`],
  )
  const title = say.explaining(others.length)
  const folded = others.length > 0 && rowTable(others, table, view, [title])
  const parts = [
    markup`<h3>${phraseMarkup(table.title)}</h3>`,
    view.tables.length > 1 && markup`<p class="news">${phraseMarkup(table.news)}</p>`,
    own.length > 0 && rowTable(own, table, view, table.title),
    table.unchanged && markup`<p class="unchanged">${phraseMarkup(table.unchanged)}</p>`,
    why.length > 0 && markup`<ul class="why">${why}</ul>`,
    folded && markup`<details><summary>${title}</summary>${folded}</details>`,
  ]
  return markup`<section class="contrast">${parts.filter((part) => part)}</section>
`
}

/** Every contrast of a report. Ids of rows are their places in the data of the page. */
export function contrastTables(view: ReportView): Markup {
  let next = 0
  const numbered = (table: TableView) => rowsOf(table).map((row): Numbered => ({ row, id: next++ }))
  return joinMarkup(view.tables.map((table) => contrastMarkup(view, table, numbered(table))))
}

const keyOf = ({ benchmark, metric }: Comparison) => JSON.stringify([benchmark, metric])

function gridCell(row: RowView | undefined): Markup {
  if (row === undefined) return markup`<td>–</td>`
  const delta = markup`<span class="delta">${unbroken(row.delta)}</span>`
  return markup`<td class="${row.mark}">${delta} <span class="word">${row.word}</span></td>`
}

/** The change under each variant, side by side: rows of several contrasts of the same refs. */
export function gridSections(view: ReportView, contrasts: ReadonlySet<string>): Section[] {
  const tables = view.tables.filter((table) => {
    const [row] = rowsOf(table)
    return row !== undefined && contrasts.has(row.comparison.contrast)
  })
  if (tables.length < 2) return []
  const explaining = new Set(tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)))
  const all = tables.map((table) => rowsOf(table).filter((row) => !explaining.has(row)))
  const names = new Map(all.flat().map((row) => [keyOf(row.comparison), row]))
  const lines = [...names].map(([key, first]) => {
    const cells = all.map((rows) => gridCell(rows.find((row) => keyOf(row.comparison) === key)))
    return markup`<tr><th scope="row">${nameOf(first)}</th>${cells}</tr>`
  })
  const titles = [BENCHMARK, ...tables.map(({ place }) => phraseMarkup(place))]
  const body = markup`<p>${say.GRID_ABOUT}</p>${tableOf('grid', titles, lines)}`
  return [{ id: 'grid', title: say.GRID, body }]
}
