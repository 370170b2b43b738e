/** A series over time as a picture: values in their order, their band, where they changed. */
import { type Markup, markup } from './markup.ts'
import { PICTURE_WIDTH, px, type Scheme, svgText } from './svg.ts'

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

type CurveText = {
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

const [TOP, BOTTOM, EDGE] = [12, 28, 12]

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
    const middle = Math.min(x(i), size.width - EDGE - NAME_WIDTH / 2)
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
        markup`<svg x="${EDGE}" y="6" width="${width - 2 * EDGE}" height="20"
 aria-hidden="true"><text y="13" class="name">${title}</text></svg>
`,
      ]

/**
 * Text of an SVG for a comment, or the element itself, wider, for a page that has its style and
 * says what it shows (`scheme` null).
 */
export function curvePicture(
  points: readonly CurvePoint[],
  { title, first, last, labelOf }: CurveText,
  scheme: Scheme | null,
): string {
  const size = scheme === null ? WIDE : NARROW
  const { width, height, left, head } = size
  const all = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [
    all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ]
  // A flat curve lies in the middle.
  const room = most > least ? 0.06 * (most - least) : Math.max(1e-9, 0.1 * Math.abs(most))
  const [from, to] = [least - room, most + room]
  const step = (width - left - EDGE) / Math.max(1, points.length - 1)
  const x = (i: number) => px(points.length === 1 ? left + (width - left) / 2 : left + i * step)
  const top = head + TOP
  const y = (value: number) => px(top + ((to - value) / (to - from)) * (height - top - BOTTOM))
  const place = (value: number, i: number) => `${x(i)},${y(value)}`
  const rule = (value: number): Markup => markup`<line class="line" x1="${left}"
 x2="${width - EDGE}" y1="${y(value)}" y2="${y(value)}"/><text class="soft" x="${left - 8}"
 y="${y(value) + 4}" text-anchor="end">${labelOf(value)}</text>
`
  const upper = points.map(({ value, high }, i) => place(high ?? value, i))
  const lower = points.map(({ value, low }, i) => place(low ?? value, i)).reverse()
  const along = points.map(({ value }, i) => place(value, i)).join(' ')
  const dots = points.length > MOST_DOTS ? [] : points
  return svgText({ width, height, title, scheme }, [
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
<text class="soft" x="${width - EDGE}" y="${height - 8}" text-anchor="end">${last}</text>
`,
  ])
}
