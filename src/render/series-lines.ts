/** Benchmarks as lines: a small picture of the curve, the last change, what it came to, the noise. */
import { lnMarginOf, metricFor, wordFor, worsening } from '../model/metrics.ts'
import type { Direction } from '../model/model.ts'
import { clean, NAME_CAP, plural, shortSha } from '../model/plain.ts'
import { lnOfPercent, printDelta, printInterval, printPercent, printValue } from '../model/unit.ts'
import type { Move, Moved, SeriesLine } from '../report/chained.ts'
import { type Markup, markup } from './html.ts'
import * as say from './sentences.ts'
import { commitMarkup, linkMarkup, nameMarkup, tableMarkup, unbroken } from './site-page.ts'

// A small picture of a curve.

const SPARK = { width: 120, height: 28, edge: 3 }

/** Of levels in percent; a range below `leastPct` is not made larger than it is. */
export function sparkMarkup(
  levels: readonly number[],
  { leastPct, stepAt }: { leastPct: number; stepAt: number },
): Markup {
  if (levels.length < 2) return markup``
  const { width, height, edge } = SPARK
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const range = Math.max(high - low, leastPct, 1e-9)
  const middle = (low + high) / 2
  const x = (at: number) => Math.round(edge + (at / (levels.length - 1)) * (width - 2 * edge))
  const y = (level: number) =>
    Math.round(height / 2 - ((level - middle) / range) * (height - 2 * edge))
  // Where it stands still only the ends count: of 400 curves most are flat in most places.
  const heights = levels.map(y)
  const isTurn = (height: number, at: number) =>
    heights[at - 1] !== height || heights[at + 1] !== height
  const along = heights.flatMap((one, at) => (isTurn(one, at) ? [`${x(at)} ${one}`] : [])).join(' ')
  const step = stepAt < 0 ? '' : markup`<path class="change" d="M${x(stepAt)} 0V${height}"/>`
  return markup`<svg class="spark" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
 aria-hidden="true">${step}<polyline class="curve" points="${along}"/><circle class="point"
 cx="${x(levels.length - 1)}" cy="${y(levels.at(-1)!)}" r="2.5"/></svg>`
}

// Lines.

/** `home`: the repository's page at GitHub. */
type LinesOf = { metric: string; home: string }

export type ShownLine = SeriesLine & {
  /** Its history; null: it has no page. */
  href: string | null
  /** What its name leaves open, such as a variant. */
  about: Markup | ''
  /** Which way is good; absent: as the metric has it. */
  better?: Direction
}

export const TONES = { worse: 'bad', better: 'good', other: '' } as const
type Way = keyof typeof TONES

/** `better`: which way of the metric is good, where its suite says so. */
export const wayOf = (metric: string, pct: number, better?: Direction): Way => {
  const worse = worsening(better ?? metricFor(metric).better, pct)
  return worse > 0 ? 'worse' : worse < 0 ? 'better' : 'other'
}

export const printMoved = ({ pct, lowPct, highPct }: Moved) =>
  markup`${unbroken(printDelta(pct))} <span class="interval">${unbroken(
    printInterval(lowPct, highPct),
  )}</span>`

export const printNoise = (noisePct: number | null): string =>
  noisePct === null ? '–' : unbroken(`±${printPercent(noisePct)}`)

/** What that number is. */
export const ABOUT_NOISE = 'Half the width of the usual interval of one comparison'

export const isSure = ({ lowPct, highPct }: Moved) => lowPct > 0 || highPct < 0

/** Beyond the margin, too: as the steps of a chain are, and as the verdict of a report is. */
const isTold = (moved: Moved, metric: string) =>
  isSure(moved) && Math.abs(lnOfPercent(moved.pct)) > lnMarginOf(metric)

const dayText = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '\u2011')

/** The commit, or what GitHub says of all of several. */
const commitsMarkup = (home: string, { from, to, commits }: Move): Markup =>
  commits === 1
    ? commitMarkup(home, to)
    : linkMarkup(
        `${home}/compare/${from}...${to}`,
        markup`<code>${shortSha(from)}..${shortSha(to)}</code>`,
      )

function lastMarkup(last: Move, { metric, home }: LinesOf, better?: Direction): Markup {
  const { pct, lowPct, highPct, at } = last
  const word = wordFor(metricFor(metric), pct, better)
  const day = at === null ? '' : ` · ${dayText(at)}`
  return markup`<strong class="${TONES[wayOf(metric, pct, better)]}">${unbroken(printDelta(pct))} ${word}</strong> <span
 class="interval">${unbroken(printInterval(lowPct, highPct))}</span><small>${commitsMarkup(home, last)}${day}</small>`
}

/** Its name, which leads to its history, and what that leaves open. */
function titleMarkup({ href, benchmark, about }: ShownLine): Markup {
  const name =
    href === null
      ? nameMarkup(benchmark)
      : markup`<a
 href="${href}">${nameMarkup(benchmark)}</a>`
  return about === '' ? name : markup`${name}<small>${about}</small>`
}

/** What may have moved it besides. */
const missedMarkup = ({ apart }: ShownLine): Markup | '' =>
  apart === 0
    ? ''
    : markup`<small>trend misses ${plural(apart, 'measured commit')}: not compared with the others</small>`

function lineMarkup(line: ShownLine, lines: LinesOf): Markup {
  const { unit, value, chain, total, noisePct, measuredAt, better } = line
  const { metric } = lines
  const last = line.moves.at(-1) ?? null
  const levels = chain.points.map(({ pct }) => pct)
  const stepAt = last === null ? -1 : chain.points.findIndex(({ sha }) => sha === last.to)
  // Of commits that were not compared with each other nobody knows whether they changed it.
  const unmoved = total === null ? 'not known' : 'none'
  const still = total === null ? '' : 'same'
  const way = last === null ? still : wayOf(metric, last.pct, better)
  const number = (one: number | null | undefined) => (one == null ? '' : Number(one.toPrecision(6)))
  const now = value === null ? '–' : unbroken(printValue(value, unit))
  const spark = sparkMarkup(levels, { leastPct: 2 * (noisePct ?? 0), stepAt })
  const sure =
    total !== null && isTold(total, metric) ? TONES[wayOf(metric, total.pct, better)] : ''
  // No break between the cells: each would be a node, of thousands that a browser reads at once.
  const cells = [
    markup`<td class="trend">${spark}</td>`,
    markup`<td data-label="Now">${now}<small>${dayText(measuredAt)}</small></td>`,
    markup`<td data-label="In all" class="${sure}">${total === null ? '–' : printMoved(total)}</td>`,
    markup`<td data-label="Last change">${last === null ? unmoved : lastMarkup(last, lines, better)}${missedMarkup(line)}</td>`,
    markup`<td data-label="Noise">${printNoise(noisePct)}</td>`,
  ]
  return markup`<tr data-way="${way}" data-total="${number(total?.pct)}" data-last="${number(last?.pct)}"
 data-at="${last?.at?.getTime() ?? ''}" data-noise="${number(noisePct)}"><th scope="row">${titleMarkup(line)}</th>${cells}</tr>`
}

const [LATELY_DAYS, LATELY_SHOWN, DAY_MS] = [30, 10, 24 * 3_600_000]

/** What moved lately, the largest first: a line tells of its last move alone. */
export function latelyTable(lines: readonly ShownLine[], of: LinesOf): Markup | '' {
  if (lines.length === 0) return ''
  const newest = Math.max(...lines.map(({ measuredAt }) => measuredAt.getTime()))
  const isLate = ({ at }: Move) => at !== null && at.getTime() > newest - LATELY_DAYS * DAY_MS
  const moves = lines.flatMap((line) => line.moves.filter(isLate).map((move) => ({ line, move })))
  const sizeOf = ({ pct }: Move) => Math.abs(Math.log1p(Math.max(pct, -99.9) / 100))
  const rows = moves
    .toSorted((a, b) => sizeOf(b.move) - sizeOf(a.move))
    .slice(0, LATELY_SHOWN)
    .map(({ line, move }) => [lastMarkup(move, of, line.better), titleMarkup(line)])
  const more = moves.length - rows.length
  const title = `Changes of ${LATELY_DAYS} days`
  return markup`<h3>${title}, up to ${dayText(new Date(newest))}</h3>
${tableMarkup(title, ['Change', 'Benchmark'], rows, 'None.')}${
  more > 0 ? markup`<p class="about"><a href="#all">${say.andMore(more)}</a></p>` : ''
}`
}

/** By their keys the script sorts: data attributes of a line, or its name. */
const HEADS: [key: string, title: string, about: string][] = [
  ['name', 'Benchmark', ''],
  ['', 'Trend', 'The product of paired comparisons, commit by commit'],
  ['', 'Now', 'Last measured value, on whatever machine there was'],
  ['total', 'In all', 'Change over all commits of the trend, with its 95 % interval'],
  ['last', 'Last change', 'The newest step that is more than noise and the margin'],
  ['noise', 'Noise', ABOUT_NOISE],
]

export const choiceMarkup = (label: string, all: [name: string, href: string][], chosen: string) =>
  all.length < 2
    ? ''
    : markup`<nav class="choice" aria-label="${label}">${label}: ${all.map(([name, href]) =>
        name === chosen
          ? markup`<a href="${href}" aria-current="page">${clean(name, NAME_CAP)}</a> `
          : markup`<a href="${href}">${clean(name, NAME_CAP)}</a> `,
      )}</nav>`

/** Of a table of hundreds a browser lays out the full bodies in sight: such a body has so many rows. */
const BODY_ROWS = 25

/** What is above the lines of a suite. */
export const ABOUT_LINES = `A trend is the product of paired comparisons: the machine does not matter. In brackets
are 95 % intervals.`

/** A table that the script of the page filters and sorts; without it, a table. */
export function linesTable(lines: readonly ShownLine[], of: LinesOf): Markup {
  const heads = HEADS.map(
    ([key, title, about]) =>
      markup`<th scope="col" data-key="${key}" title="${about}">${title}</th>`,
  )
  const bodies = Array.from({ length: Math.ceil(lines.length / BODY_ROWS) }, (_, nth) => {
    const own = lines.slice(nth * BODY_ROWS, (nth + 1) * BODY_ROWS)
    const full = own.length === BODY_ROWS ? markup` class="full"` : ''
    return markup`<tbody${full}>${own.map((line) => lineMarkup(line, of))}</tbody>`
  })
  return markup`<div class="controls"></div>
<table class="lines"><caption class="hidden">Benchmarks and their trends</caption>
<thead><tr>${heads}</tr></thead>
${bodies}</table>`
}
