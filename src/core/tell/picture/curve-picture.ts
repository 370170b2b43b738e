/** A series over time as a picture: values in their order, their band, where they changed. */
import { type Markup, markup } from '../../text/html.ts'
import { px, type Scheme, svgText } from './picture-style.ts'

/** `low`, `high`: the band; null: there is none at that point. */
export type CurvePoint = {
  value: number
  low: number | null
  high: number | null
  /** A new level begins here. */
  isChange: boolean
}

export type CurveText = {
  /** What is drawn, for who cannot see it. */
  title: string
  first: string
  last: string
  labelOf(value: number): string
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM, EDGE] = [720, 260, 84, 12, 28, 12]

/** Points have dots where these do not run into each other. */
const MOST_DOTS = 150

const upright = (x: number): Markup => markup`<line class="change" x1="${x}" x2="${x}"
 y1="${TOP}" y2="${HEIGHT - BOTTOM}"/>
`

/** Text of an SVG, or the element itself for a page that has its style (`scheme` null). */
export function curvePicture(
  points: readonly CurvePoint[],
  { title, first, last, labelOf }: CurveText,
  scheme: Scheme | null,
): string {
  const all = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [
    all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ]
  // A flat curve lies in the middle.
  const room = most > least ? 0.06 * (most - least) : Math.max(1e-9, 0.1 * Math.abs(most))
  const [from, to] = [least - room, most + room]
  const step = (WIDTH - LEFT - EDGE) / Math.max(1, points.length - 1)
  const x = (i: number) => px(points.length === 1 ? LEFT + (WIDTH - LEFT) / 2 : LEFT + i * step)
  const y = (value: number) => px(TOP + ((to - value) / (to - from)) * (HEIGHT - TOP - BOTTOM))
  const place = (value: number, i: number) => `${x(i)},${y(value)}`
  const rule = (value: number): Markup => markup`<line class="line" x1="${LEFT}"
 x2="${WIDTH - EDGE}" y1="${y(value)}" y2="${y(value)}"/><text class="soft" x="${LEFT - 8}"
 y="${y(value) + 4}" text-anchor="end">${labelOf(value)}</text>
`
  const upper = points.map(({ value, high }, i) => place(high ?? value, i))
  const lower = points.map(({ value, low }, i) => place(low ?? value, i)).reverse()
  const along = points.map(({ value }, i) => place(value, i)).join(' ')
  const dots = points.length > MOST_DOTS ? [] : points
  return svgText({ width: WIDTH, height: HEIGHT, title, scheme }, [
    ...(most > least ? [rule(most), rule((most + least) / 2), rule(least)] : [rule(most)]),
    markup`<polygon class="range" points="${[...upper, ...lower].join(' ')}"/>
`,
    ...points.flatMap(({ isChange }, i) => (isChange ? [upright(x(i))] : [])),
    markup`<polyline class="curve" points="${along}"/>
`,
    ...dots.map(
      ({ value }, i) => markup`<circle class="point" cx="${x(i)}" cy="${y(value)}" r="2.5"/>
`,
    ),
    markup`<text class="soft" x="${LEFT}" y="${HEIGHT - 8}">${first}</text>
<text class="soft" x="${WIDTH - EDGE}" y="${HEIGHT - 8}" text-anchor="end">${last}</text>
`,
  ])
}
