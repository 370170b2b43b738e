/**
 * The table that a reader sees first, as a picture: each interval against zero and its margin. It
 * is of what was measured alone: what people accept later leaves it as it is. And what pictures
 * share: a width, colours in light and dark, lettering, the frame of an SVG.
 */
import type { Report } from '../core/model/model.ts'
import { NAME_CAP, NO_NAME, plainText } from '../core/text/phrase.ts'
import { clean } from '../core/text/plain.ts'
import { MISSING, type RowView } from './document.ts'
import { type MainTable, mainTable } from './main-table.ts'
import { asIs, type Markup, markup } from './markup.ts'
import { commonLevel, shownView } from './report-view.ts'
import { printLevel } from './rows.ts'
import * as say from './sentences.ts'
import { isDrawn, type Scale, scaleOf, shareAlong } from './strip.ts'

/** Of one in a comment: fits a phone almost as it is, so that its letters stay readable there. */
export const PICTURE_WIDTH = 420

/** `auto`: as whoever looks at it has it. */
export type Scheme = 'light' | 'dark' | 'auto'

const LIGHT =
  ':root{--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--band:#818b981f;--range:#0969da33;' +
  '--good:#0b7a4b;--bad:#c8321a;--warn:#8a5a00;--link:#0969da}'
const DARK =
  ':root{--ink:#e6edf3;--soft:#9aa4af;--line:#3d444d;--band:#9198a126;--range:#58a6ff3d;' +
  '--good:#4ac27d;--bad:#ff7b66;--warn:#dba642;--link:#58a6ff}'

const SHARED =
  'text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}' +
  '.soft{fill:var(--soft)}.name{font-family:ui-monospace,Menlo,Consolas,monospace}' +
  '.number{font-weight:600;font-size:13px}.line{stroke:var(--line);fill:none}' +
  '.zero{stroke:var(--soft)}.margin{fill:var(--band)}.range{fill:var(--range)}' +
  '.good{fill:var(--good)}.bad{fill:var(--bad)}.warn{fill:var(--warn)}.plain{fill:var(--soft)}' +
  '.curve{fill:none;stroke:var(--link);stroke-width:1.5}.point{fill:var(--link)}' +
  '.change{stroke:var(--warn);stroke-dasharray:3 3}'

const STYLES: Record<Scheme, string> = {
  light: LIGHT + SHARED,
  dark: DARK + SHARED,
  auto: `${LIGHT}@media(prefers-color-scheme:dark){${DARK}}${SHARED}`,
}

/** The style of that scheme, for whoever has to allow it by name. */
export const pictureStyle = (scheme: Scheme): string => STYLES[scheme]

/** `scheme` null: the page around it has the style. */
type Frame = { width: number; height: number; title: string; scheme: Scheme | null }

/** A whole SVG: a picture with a name, and nothing that acts, links or loads. */
export const svgText = ({ width, height, title, scheme }: Frame, body: Markup[]): string =>
  String(markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
 width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>
${
  scheme === null
    ? ''
    : markup`<style>${asIs(pictureStyle(scheme))}</style>
`
}${body}</svg>
`)

/** Places have a tenth of a pixel: more is noise in the bytes. */
export const px = (place: number): number => Math.round(10 * place) / 10

/** Addresses of the picture of a report, one a scheme; our own, and safe in an attribute. */
export type PictureLinks = { light: string; dark: string }

/** `text`: what stands for it where it cannot be seen, safe likewise. */
export const pictureTag = ({ light, dark }: PictureLinks, text: string): string =>
  [
    '<picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
    `<img alt="${text}" src="${light}" width="${PICTURE_WIDTH}">`,
    '</picture>',
  ].join('\n')

const EDGE = 8
const HEAD = 36
const ROW = 42
const FOOT = 22
const MIDDLE = PICTURE_WIDTH / 2
const ARM = MIDDLE - EDGE

/** More would be a long strip to scroll past; the table has them all. */
const MOST_ROWS = 20

/** Rows of the open table that have an interval to draw, most pressing first. */
export const picturedRows = (found: MainTable | null): RowView[] =>
  found === null ? [] : [...found.rows, ...found.split.means].filter(isDrawn)

/** Red is for what can fail the gate. */
function colourOf({ mark, gates }: RowView): string {
  if (mark === 'better') return 'good'
  if (mark === 'worse' || mark === 'oom' || mark === 'failed') return gates ? 'bad' : 'warn'
  return mark === 'withheld' || mark === 'differs' ? 'warn' : 'plain'
}

const alongOf = (pct: number, scale: Scale) => px(MIDDLE + ARM * shareAlong(pct, scale))

function bar(row: RowView, scale: Scale, y: number): Markup {
  const { low, point, high } = row.change!
  const [from, at, to] = [low, point, high].map((pct) => alongOf(pct, scale)) as [
    number,
    number,
    number,
  ]
  const margin = px(alongOf(row.comparison.marginPct, scale) - MIDDLE)
  const band = markup`<rect class="margin" x="${px(MIDDLE - margin)}" y="${y}"
 width="${px(2 * margin)}" height="14"/>`
  const colour = colourOf(row)
  return markup`${row.comparison.marginPct > 0 ? band : ''}
<line class="zero" x1="${MIDDLE}" x2="${MIDDLE}" y1="${y - 2}" y2="${y + 16}"/>
<rect class="${colour}" opacity=".45" x="${from}" y="${y + 4}" width="${px(Math.max(1, to - from))}"
 height="6" rx="3"/><circle class="${colour}" cx="${at}" cy="${y + 7}" r="4"/>
`
}

function rowMarkup(row: RowView, about: string, scale: Scale, nth: number): Markup {
  const y = HEAD + nth * ROW
  const { role, benchmark } = row.comparison
  const name = role === 'geomean' ? say.GEOMEAN : clean(benchmark, NAME_CAP) || NO_NAME
  const said = `${row.delta ?? MISSING} ${row.word}`
  // Not measured here: letters of unknown width end where the number begins.
  const room = PICTURE_WIDTH - 2 * EDGE - 8 * said.length - EDGE
  return markup`<svg x="${EDGE}" y="${y}" width="${Math.max(80, room)}" height="20"
 aria-hidden="true"><text y="14"
 class="name">${name}<tspan class="soft" dx="6">${about}</tspan></text></svg>
<text class="number ${colourOf(row)}" x="${PICTURE_WIDTH - EDGE}" y="${y + 14}"
 text-anchor="end">${said}</text>
${bar(row, scale, y + 21)}`
}

const tick = (text: string, x: number, anchor: 'start' | 'middle' | 'end', y: number): Markup =>
  markup`<text class="soft" x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>
`

/** The scale is not even, so that its ends are said. */
function axis({ endPct }: Scale, bottom: number): Markup {
  const end = Number(endPct.toPrecision(2))
  const y = bottom + 15
  return markup`${tick(`-${end} %`, EDGE, 'start', y)}${tick('0', MIDDLE, 'middle', y)}${tick(
    `+${end} %`,
    PICTURE_WIDTH - EDGE,
    'end',
    y,
  )}`
}

/** The text of report.svg; null: no row has an interval. */
export function pictureText(report: Report, scheme: Scheme): string | null {
  const found = mainTable(shownView(report))
  const all = picturedRows(found)
  if (found === null || all.length === 0) return null
  const rows = all.slice(0, MOST_ROWS)
  const { table, placeOf } = found
  const level = commonLevel(rows)
  const what = placeOf !== null ? say.CHANGE : plainText(say.versus(table.sides))
  const interval = level === null ? '' : `, ${say.intervalAt(printLevel(level))}`
  const scale = scaleOf(rows)
  const bottom = HEAD + rows.length * ROW
  const more = all.length - rows.length
  const height = bottom + FOOT + (more > 0 ? 18 : 0)
  const aboutOf = (row: RowView) => {
    const place = placeOf?.(row) ?? null
    return [row.metric, ...(place === null ? [] : [plainText(place)])].join(' · ')
  }
  const title = `${clean(what, NAME_CAP)}${interval}`
  return svgText({ width: PICTURE_WIDTH, height, title, scheme }, [
    markup`<svg x="${EDGE}" y="6" width="${PICTURE_WIDTH - 2 * EDGE}" height="20"
 aria-hidden="true"><text y="13" class="soft">${title}</text></svg>
`,
    axis(scale, bottom),
    ...rows.map((row, nth) => rowMarkup(row, clean(aboutOf(row), NAME_CAP), scale, nth)),
    ...(more > 0 ? [tick(say.undrawnRows(more), MIDDLE, 'middle', height - 6)] : []),
  ])
}
