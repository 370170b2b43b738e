/**
 * Pictures in SVG: the intervals of the first table, and a series over time, in light and dark. The
 * picture of a report shows what was measured; acceptances do not change it.
 */
import type { Report } from '../model/model.ts'
import { clean, NAME_CAP, NO_NAME, plainText } from '../model/plain.ts'
import { percentTick, tickOf } from '../model/unit.ts'
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
  '.change{stroke:var(--warn);stroke-dasharray:3 3}.release{stroke:var(--soft)}' +
  '.alert{stroke:var(--bad);stroke-dasharray:2 3}'

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
const FOOT = 38
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
    tick(say.PICTURE_KEY, MIDDLE, 'middle', bottom + 31),
    ...lines.map((line, nth) => lineMarkup(line, scale, nth)),
    ...(more > 0 ? [tick(say.undrawnRows(more), MIDDLE, 'middle', height - 6)] : []),
  ])
}

/** The text of report.svg; null: no row has an interval. */
export function pictureText(report: Report, scheme: Scheme): string | null {
  const block = pictureDocument(shownView(report))
  return block === null ? null : rowsPicture(block, scheme)
}

// A series over time: its band, where it changed, what happened at it, along dates or commits.

export type CurvePoint = {
  value: number
  /** The band; null: there is none at that point. */
  low: number | null
  high: number | null
  /** A new level begins here. */
  isChange: boolean
  /** When it was measured (ms since 1970); null: not known. */
  at: number | null
  /** Of whichever it is a value; absent: of one of its own. */
  commit?: string
  /** What a tick says of it where ticks are commits; '': nothing. */
  tick: string
  marks: readonly CurveMark[]
}

/** A release or an alert at a point, by its name. */
type CurveMark = { kind: 'release' | 'alert'; text: string }

export type CurveText = {
  /** Stands over it; '': it is said beside it. */
  name: string
  /** What it comes to, for who cannot see it, too; '': nothing is said. */
  about: string
  first: string
  last: string
  /** Of the values; null: they are changes in percent. */
  unit: string | null
}

/**
 * `axis`: commits have one step each, dates are as far apart as they are. `zero`: whether it is on
 * the axis wherever the curve is; null: as usual, for changes alone.
 */
export type Look = { axis: 'dates' | 'commits'; zero: boolean | null }

export const USUAL_LOOK: Look = { axis: 'dates', zero: null }

type Curve = { points: readonly CurvePoint[]; text: CurveText; look: Look }

/**
 * How large it is without what only some have, and what is kept free: at the left, for a line of
 * text and for a letter of it.
 */
type Size = {
  width: number
  height: number
  left: number
  line: number
  letter: number
}

/** On a page, which says itself what it shows; on a phone its letters are larger than it is. */
const WIDE: Size = { width: 720, height: 260, left: 90, line: 24, letter: 11 }
/** Fits a phone almost as it is: its letters stay readable. */
const NARROW: Size = { width: PICTURE_WIDTH, height: 190, left: 68, line: 16, letter: 7 }

const [TOP, BOTTOM, CURVE_EDGE] = [12, 28, 12]

/** Points have dots where these do not run into each other. */
const MOST_DOTS = 150

// Where points are along, and what its ticks say.

/**
 * Times in the order of the points; null: they have no such order, or too few are known. What comes
 * before the first that is known, such as a base without a run of its own, goes on at the usual step.
 */
function timesAlong(points: readonly CurvePoint[]): number[] | null {
  const start = points.findIndex(({ at }) => at !== null)
  const known = points.slice(start).map(({ at }) => at)
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0]
  const isOrdered = known.every((at, i) => at !== null && at >= (known[i - 1] ?? first))
  if (start < 0 || !isOrdered || last <= first) return null
  const step = (last - first) / (known.length - 1)
  return points.map(({ at }, i) => at ?? first - (start - i) * step)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STEPS_MS = [
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14].map((days) => days * DAY_MS),
]
const STEPS_MONTHS = [1, 2, 3, 6, 12, 24, 60, 120]

const multiplesOf = (step: number, from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, i) => (Math.ceil(from / step) + i) * step,
  )

type Tick = { at: number; text: string }

/** Round times, at most so many: hours, days, or first days of months; all in UTC. */
function dateTicks(from: number, to: number, most: number): Tick[] {
  const step = STEPS_MS.find((one) => multiplesOf(one, from, to).length <= most)
  const tickAt = (at: number): Tick => {
    const instant = new Date(at).toISOString()
    const isFine = step !== undefined && step < DAY_MS
    return { at, text: isFine ? instant.slice(5, 16).replace('T', ' ') : instant.slice(0, 10) }
  }
  if (step !== undefined) return multiplesOf(step, from, to).map(tickAt)
  const monthOf = (at: number) => 12 * new Date(at).getUTCFullYear() + new Date(at).getUTCMonth()
  const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12)
  const monthsBy = (months: number) =>
    multiplesOf(months, monthOf(from), monthOf(to)).filter((month) => startOf(month) >= from)
  const months = STEPS_MONTHS.map(monthsBy).find(({ length }) => length <= most) ?? []
  return months.map((month) => tickAt(startOf(month)))
}

/** A step a commit: what was measured again beside it has its place. */
function stepsAlong(points: readonly CurvePoint[]): number[] {
  let step = -1
  return points.map(({ commit }, nth) => {
    const isAgain = commit !== undefined && commit === points[nth - 1]?.commit
    step += isAgain ? 0 : 1
    return step
  })
}

function commitTicks(
  points: readonly CurvePoint[],
  places: readonly number[],
  most: number,
): Tick[] {
  const last = places.at(-1) ?? 0
  const step = Math.ceil((last + 1) / most)
  // The ends are named below.
  const isNamed = (at: number) => at === 0 || at === last
  return points.flatMap(({ tick: text }, nth) => {
    const at = places[nth]!
    const isAgain = nth > 0 && places[nth - 1] === at
    return isAgain || isNamed(at) || text === '' || at % step > 0 ? [] : [{ at, text }]
  })
}

// Where values are, and what its ticks say.

const MOST_RULES = 6

/** Multiples of 1, 2 or 5 times a power of ten. */
function roundValues(from: number, to: number): number[] {
  const power = 10 ** Math.floor(Math.log10((to - from) / MOST_RULES))
  const step = [1, 2, 5, 10].find((one) => (to - from) / (one * power) <= MOST_RULES) ?? 10
  // By division below one: 3 * 0.1 is not 0.3.
  return multiplesOf(step, from / power, to / power).map((one) =>
    power < 1 ? one / Math.round(1 / power) : one * power,
  )
}

/** A flat curve lies in the middle; what is never below zero has nothing below it. */
function rangeOf({ points, text: { unit }, look }: Curve): [from: number, to: number] {
  const isFromZero = look.zero ?? unit === null
  let [least, most] = isFromZero ? [0, 0] : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { value, low, high } of points) {
    least = Math.min(least, value, low ?? value)
    most = Math.max(most, value, high ?? value)
  }
  const room = most > least ? 0.06 * (most - least) : 0.1 * Math.abs(most) || 1
  return [least === 0 && unit !== null ? 0 : least - room, most + room]
}

// What is drawn of it.

/** `lanes`: of names of marks, above the curve. */
type Plane = Size & {
  heads: Markup[]
  x(i: number): number
  y(value: number): number
  ticks: { x: number; text: string }[]
  top: number
  bottom: number
  from: number
  to: number
  names: { x: number; lane: number; text: string }[]
}

const markText = (marks: readonly CurveMark[]) => marks.map(({ text }) => text).join(', ')

/** Two lanes at most: names that run into others are left out, and told by their lines alone. */
function namesOf(points: readonly CurvePoint[], x: (i: number) => number, size: Size) {
  const { width, left, letter } = size
  const free = [left - 30, left - 30]
  return points.flatMap(({ marks }, i) => {
    if (marks.length === 0) return []
    const text = markText(marks)
    const half = (letter * text.length) / 2
    const middle = Math.min(x(i), width - CURVE_EDGE - half)
    const lane = free.findIndex((end) => middle - half >= end)
    if (lane < 0) return []
    free[lane] = middle + half + letter
    return [{ x: px(middle), lane, text }]
  })
}

function planeOf(curve: Curve, size: Size): Plane {
  const { points, look } = curve
  const { width, left, line, letter } = size
  const most = Math.floor((width - left) / (13 * letter))
  const times = look.axis === 'dates' ? timesAlong(points) : null
  const places = times ?? stepsAlong(points)
  const [start, end] = [places[0] ?? 0, places.at(-1) ?? 0]
  const room = width - left - CURVE_EDGE
  const along = (place: number) =>
    px(end > start ? left + (room * (place - start)) / (end - start) : left + room / 2)
  const ticks = times === null ? commitTicks(points, places, most) : dateTicks(start, end, most)
  const x = (i: number) => along(places[i]!)
  const names = namesOf(points, x, size)
  const [from, to] = rangeOf(curve)
  const hasZero = from <= 0 && to >= 0
  const lanes = 1 + Math.max(-1, ...names.map(({ lane }) => lane))
  const heads = headsOf(curve.text, size, hasZero)
  const top = TOP + (heads.length > 0 ? EDGE : 0) + line * (lanes + heads.length)
  const bottom = top + size.height - TOP - BOTTOM
  const y = (value: number) => px(top + ((to - value) / (to - from)) * (bottom - top))
  const height = bottom + BOTTOM + (ticks.length > 0 ? line : 0)
  const placed = ticks.map(({ at, text }) => ({ x: along(at), text }))
  return { ...size, x, y, ticks: placed, heads, names, top, bottom, height, from, to }
}

/** Lines over the curve: its name and what it comes to, cut where it ends; what to know of its axis. */
function headsOf({ name, about }: CurveText, { width, line }: Size, hasZero: boolean): Markup[] {
  // A page says itself what it shows.
  const told =
    name === ''
      ? []
      : [
          { text: name, kind: 'name' },
          { text: about, kind: 'soft' },
        ]
  const lines = told.filter(({ text }) => text !== '')
  return [
    ...lines.map(
      ({ text, kind }, nth) => markup`<svg x="${CURVE_EDGE}" y="${EDGE + line * nth}"
 width="${width - 2 * CURVE_EDGE}" height="${line}" aria-hidden="true"><text y="${line - 4}"
 class="${kind}">${text}</text></svg>
`,
    ),
    ...(hasZero
      ? []
      : [tick(say.NOT_FROM_ZERO, CURVE_EDGE, 'start', EDGE + line * (lines.length + 1) - 4)]),
  ]
}

const titleOf = ({ name, about }: CurveText) => [name, about].filter(Boolean).join(': ')

const upright = (kind: 'change' | CurveMark['kind'], x: number, { top, bottom }: Plane): Markup =>
  markup`<line class="${kind}" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"/>
`

/** Releases and alerts at a point, which a pointer over them names. */
const marksMarkup = ({ marks }: CurvePoint, i: number, plane: Plane): Markup =>
  marks.length === 0
    ? markup``
    : markup`<g><title>${markText(marks)}</title>
${marks.map(({ kind }) => upright(kind, plane.x(i), plane))}</g>
`

function rulesMarkup(plane: Plane, unit: string | null): Markup[] {
  const { left, width, y, from, to } = plane
  const labelOf = unit === null ? percentTick : tickOf(unit)
  return roundValues(from, to).flatMap((value) => {
    const label = labelOf(value)
    const at = y(value)
    return [
      markup`<line class="${value === 0 ? 'zero' : 'line'}" x1="${left}" x2="${width - CURVE_EDGE}" y1="${at}" y2="${at}"/>
`,
      tick(label, left - 8, 'end', at + 4),
    ]
  })
}

function ticksMarkup({ ticks, bottom, width, line, letter }: Plane): Markup[] {
  return ticks.map(({ x, text }) => {
    const half = (letter * text.length) / 2
    const middle = px(Math.min(x, width - half))
    return markup`<line class="line" x1="${x}" x2="${x}" y1="${bottom}" y2="${bottom + 5}"/>
${tick(text, middle, 'middle', bottom + line)}`
  })
}

/**
 * Text of an SVG for a comment, or the element itself, wider, for a page that has its style and
 * says what it shows (`scheme` null).
 */
export function curvePicture(curve: Curve, scheme: Scheme | null): string {
  const plane = planeOf(curve, scheme === null ? WIDE : NARROW)
  const { width, height } = plane
  return svgText({ width, height, title: titleOf(curve.text), scheme }, curveBody(curve, plane))
}

/** Several, one below the other: each has its own scale, and its title over it. */
export function curvesPicture(curves: readonly Curve[], scheme: Scheme): string {
  const { width } = NARROW
  const title = curves.map(({ text }) => titleOf(text)).join('; ')
  let height = 0
  const parts = curves.map((curve) => {
    const plane = planeOf(curve, NARROW)
    const y = height
    height += plane.height
    return markup`<svg y="${y}" width="${width}" height="${plane.height}">
${curveBody(curve, plane)}</svg>
`
  })
  return svgText({ width, height, title, scheme }, parts)
}

/** A band has no width at a single point: its interval is a line there. */
function intervalMarkup({ low, high }: CurvePoint, { x, y }: Plane): Markup[] {
  if (low === null || high === null) return []
  return [
    markup`<line class="curve" x1="${x(0)}" x2="${x(0)}" y1="${y(high)}" y2="${y(low)}"/>
`,
  ]
}

function curveBody({ points, text }: Curve, plane: Plane): Markup[] {
  const { first, last, unit } = text
  const { x, y, width, height, line } = plane
  const place = (value: number, i: number) => `${x(i)},${y(value)}`
  const upper = points.map(({ value, high }, i) => place(high ?? value, i))
  const lower = points.map(({ value, low }, i) => place(low ?? value, i)).reverse()
  const along = points.map(({ value }, i) => place(value, i)).join(' ')
  const dots = points.length > MOST_DOTS ? [] : points
  return [
    ...plane.heads,
    ...rulesMarkup(plane, unit),
    ...ticksMarkup(plane),
    markup`<polygon class="range" points="${[...upper, ...lower].join(' ')}"/>
`,
    ...points.map((point, i) => marksMarkup(point, i, plane)),
    ...plane.names.map((name) => {
      const row = plane.top - TOP / 2 - line * name.lane
      return tick(name.text, name.x, 'middle', row)
    }),
    ...points.flatMap(({ isChange }, i) => (isChange ? [upright('change', x(i), plane)] : [])),
    markup`<polyline class="curve" points="${along}"/>
`,
    ...(points.length === 1 ? intervalMarkup(points[0]!, plane) : []),
    ...dots.map(
      ({ value }, i) => markup`<circle class="point" cx="${x(i)}" cy="${y(value)}" r="2.5"/>
`,
    ),
    tick(first, CURVE_EDGE, 'start', height - 8),
    tick(last, width - CURVE_EDGE, 'end', height - 8),
  ]
}
