/**
 * Pictures in SVG: the intervals of the first table, and a series over time, in light and dark. The
 * picture of a report shows what was measured; acceptances do not change it.
 */
import type { Report } from '../model/model.ts'
import { clean, NAME_CAP, NO_NAME, plainText } from '../model/plain.ts'
import { MISSING, PICTURE_WIDTH, type RowLine, type RowsBlock, type RowView } from './document.ts'
import * as headlines from './headline-sentences.ts'
import { asIs, type Markup, markup } from './html.ts'
import { pictureDocument } from './report-document.ts'
import { shownView } from './report-view.ts'
import { printLevel } from './rows.ts'
import * as say from './sentences.ts'
import { type Scale, scaleOf, shareAlong } from './spread.ts'

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
  auto: `${LIGHT}@media screen and (prefers-color-scheme:dark){${DARK}}${SHARED}`,
}

/** The style of that scheme, for whoever has to allow it by name. */
export const pictureStyle = (scheme: Scheme): string => STYLES[scheme]

/** `scheme` null: the page around it has the style. */
type Frame = { width: number; height: number; title: string; scheme: Scheme | null }

/** A whole SVG: a picture with a name, and nothing that acts, links or loads. */
const svgText = ({ width, height, title, scheme }: Frame, body: Markup[]): string =>
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
const px = (place: number): number => Math.round(10 * place) / 10

const EDGE = 8
const HEAD = 36
const ROW = 42
const FOOT = 22
const MIDDLE = PICTURE_WIDTH / 2
const ARM = MIDDLE - EDGE

/** More would be a long strip to scroll past; the table has them all. */
const MOST_ROWS = 20

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

function lineMarkup({ row, place }: RowLine, scale: Scale, nth: number): Markup {
  const y = HEAD + nth * ROW
  const about = [row.metric, ...(place === null ? [] : [plainText(place)])].join(' · ')
  const { role, benchmark } = row.comparison
  const name = role === 'geomean' ? say.GEOMEAN : clean(benchmark, NAME_CAP) || NO_NAME
  const verdict = `${row.delta ?? MISSING} ${row.word}`
  // Not measured here: letters of unknown width end where the number begins.
  const room = PICTURE_WIDTH - 2 * EDGE - 8 * verdict.length - EDGE
  return markup`<svg x="${EDGE}" y="${y}" width="${Math.max(80, room)}" height="20"
 aria-hidden="true"><text y="14"
 class="name">${name}<tspan class="soft" dx="6">${clean(about, NAME_CAP)}</tspan></text></svg>
<text class="number ${colourOf(row)}" x="${PICTURE_WIDTH - EDGE}" y="${y + 14}"
 text-anchor="end">${verdict}</text>
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

/** The intervals of a table; its lines have one each. */
function rowsPicture({ title: { column }, hasPlaces, level, ...block }: RowsBlock, scheme: Scheme) {
  const all = [...block.lines, ...block.means]
  const lines = all.slice(0, MOST_ROWS)
  const what = hasPlaces ? say.CHANGE : plainText(headlines.capital(column))
  const interval = level === null ? '' : `, ${say.intervalAt(printLevel(level))}`
  const scale = scaleOf(lines.map(({ row }) => row))
  const bottom = HEAD + lines.length * ROW
  const more = all.length - lines.length
  const height = bottom + FOOT + (more > 0 ? 18 : 0)
  const title = `${clean(what, NAME_CAP)}${interval}`
  return svgText({ width: PICTURE_WIDTH, height, title, scheme }, [
    markup`<svg x="${EDGE}" y="6" width="${PICTURE_WIDTH - 2 * EDGE}" height="20"
 aria-hidden="true"><text y="13" class="soft">${title}</text></svg>
`,
    axis(scale, bottom),
    ...lines.map((line, nth) => lineMarkup(line, scale, nth)),
    ...(more > 0 ? [tick(say.undrawnRows(more), MIDDLE, 'middle', height - 6)] : []),
  ])
}

/** The text of report.svg; null: no row has an interval. */
export function pictureText(report: Report, scheme: Scheme): string | null {
  const block = pictureDocument(shownView(report))
  return block === null ? null : rowsPicture(block, scheme)
}

// A series over time, with its band and the points where it changed.

/** `low`, `high`: the band; null: there is none at that point. */
export type CurvePoint = {
  value: number
  low: number | null
  high: number | null
  /** A new level begins here. */
  isChange: boolean
  /** Name of the release that this is; absent: it is none. */
  release?: string
}

export type CurveText = {
  /** What is drawn, for who cannot see it. */
  title: string
  first: string
  last: string
  labelOf(value: number): string
}

/** How large it is, and what is kept free around the curve; `head`: for its title and releases. */
type Size = { width: number; height: number; left: number; head: number }

/** On a page, which says itself what it shows. */
const WIDE: Size = { width: 720, height: 260, left: 84, head: 0 }
/** Fits a phone almost as it is: its letters stay readable, and it has its title in it. */
const NARROW: Size = { width: PICTURE_WIDTH, height: 220, left: 68, head: 42 }

const [TOP, BOTTOM, CURVE_PICTURE_EDGE] = [12, 28, 12]

/** Points have dots where these do not run into each other. */
const MOST_DOTS = 150

const upright = (kind: 'change' | 'line', x: number, { head, height }: Size): Markup =>
  markup`<line class="${kind}" x1="${x}" x2="${x}" y1="${head + TOP}" y2="${height - BOTTOM}"/>
`

/** Room that the name of a release takes. */
const NAME_WIDTH = 56

/** Releases, each with its name where that does not run into the one before. */
function releasesMarkup(
  points: readonly CurvePoint[],
  x: (i: number) => number,
  size: Size,
): Markup[] {
  let free = 0
  return points.flatMap(({ release }, i) => {
    if (release === undefined) return []
    const line = upright('line', x(i), size)
    const middle = Math.min(x(i), size.width - CURVE_PICTURE_EDGE - NAME_WIDTH / 2)
    if (size.head === 0 || middle - NAME_WIDTH / 2 < free) return [line]
    free = middle + NAME_WIDTH / 2
    return [
      line,
      markup`<text class="soft" x="${px(middle)}" y="${size.head + 4}" text-anchor="middle"
>${release}</text>
`,
    ]
  })
}

/** The title over the curve, cut where it ends. */
const headMarkup = (title: string, { width, head }: Size): Markup[] =>
  head === 0
    ? []
    : [
        markup`<svg x="${CURVE_PICTURE_EDGE}" y="6" width="${width - 2 * CURVE_PICTURE_EDGE}" height="20"
 aria-hidden="true"><text y="13" class="name">${title}</text></svg>
`,
      ]

/**
 * Text of an SVG for a comment, or the element itself, wider, for a page that has its style and
 * says what it shows (`scheme` null).
 */
export function curvePicture(
  points: readonly CurvePoint[],
  text: CurveText,
  scheme: Scheme | null,
): string {
  const size = scheme === null ? WIDE : NARROW
  const { width, height } = size
  return svgText({ width, height, title: text.title, scheme }, curveBody(points, text, size))
}

/** Several, one below the other: each has its own scale, and its title over it. */
export function curvesPicture(
  curves: readonly { points: readonly CurvePoint[]; text: CurveText }[],
  title: string,
  scheme: Scheme,
): string {
  const { width, height } = NARROW
  const frame = { width, height: curves.length * height, title, scheme }
  const parts = curves.map(
    ({ points, text }, nth) => markup`<svg y="${nth * height}" width="${width}" height="${height}">
${curveBody(points, text, NARROW)}</svg>
`,
  )
  return svgText(frame, parts)
}

function curveBody(
  points: readonly CurvePoint[],
  { title, first, last, labelOf }: CurveText,
  size: Size,
): Markup[] {
  const { width, height, left, head } = size
  const all = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [
    all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ]
  // A flat curve lies in the middle.
  const room = most > least ? 0.06 * (most - least) : Math.max(1e-9, 0.1 * Math.abs(most))
  const [from, to] = [least - room, most + room]
  const step = (width - left - CURVE_PICTURE_EDGE) / Math.max(1, points.length - 1)
  const x = (i: number) => px(points.length === 1 ? left + (width - left) / 2 : left + i * step)
  const top = head + TOP
  const y = (value: number) => px(top + ((to - value) / (to - from)) * (height - top - BOTTOM))
  const place = (value: number, i: number) => `${x(i)},${y(value)}`
  const rule = (value: number): Markup => markup`<line class="line" x1="${left}"
 x2="${width - CURVE_PICTURE_EDGE}" y1="${y(value)}" y2="${y(value)}"/><text class="soft" x="${left - 8}"
 y="${y(value) + 4}" text-anchor="end">${labelOf(value)}</text>
`
  const upper = points.map(({ value, high }, i) => place(high ?? value, i))
  const lower = points.map(({ value, low }, i) => place(low ?? value, i)).reverse()
  const along = points.map(({ value }, i) => place(value, i)).join(' ')
  const dots = points.length > MOST_DOTS ? [] : points
  return [
    ...headMarkup(title, size),
    ...(most > least ? [rule(most), rule((most + least) / 2), rule(least)] : [rule(most)]),
    markup`<polygon class="range" points="${[...upper, ...lower].join(' ')}"/>
`,
    ...releasesMarkup(points, x, size),
    ...points.flatMap(({ isChange }, i) => (isChange ? [upright('change', x(i), size)] : [])),
    markup`<polyline class="curve" points="${along}"/>
`,
    ...dots.map(
      ({ value }, i) => markup`<circle class="point" cx="${x(i)}" cy="${y(value)}" r="2.5"/>
`,
    ),
    markup`<text class="soft" x="${left}" y="${height - 8}">${first}</text>
<text class="soft" x="${width - CURVE_PICTURE_EDGE}" y="${height - 8}" text-anchor="end">${last}</text>
`,
  ]
}
