/**
 * Plots in characters: intervals as strips, latencies and pauses as histograms. They use only
 * characters that the fixed-width fonts of all systems have, so that lines stay aligned.
 */

import { quantile } from 'simple-statistics'
import type { Collection, CollectionSeries, Histogram, HistogramSeries } from '../model/model.ts'
import { alignRows, type Phrase, plainText } from '../model/plain.ts'
import { printValue } from '../model/unit.ts'
import { collectionsOf, packBuckets, poolRounds } from '../report/histograms.ts'
import type { RowView } from './document.ts'

/** Characters on either side of zero. */
const ARM = 9

/** Over strips that stand below each other. */
export const STRIP_TITLE = `${'smaller'.padStart(ARM)}│${'larger'.padEnd(ARM)}`

/** `·` outside of the margin, `░` inside of it, `│` zero, `═` the interval, `●` the estimate. */
export const STRIP_SIGNS = {
  far: '·',
  near: '░',
  zero: '│',
  inside: '═',
  crossing: '╪',
  point: '●',
} as const

export type Scale = { unitPct: number; endPct: number }

type Three = [low: number, point: number, high: number]

type Drawable = Pick<RowView, 'change' | 'interval'> & {
  comparison: Pick<RowView['comparison'], 'marginPct'>
}

/** Where no row has a margin. */
const NO_MARGIN_PCT = 1
/** The strip reaches at least so many margins far. */
const LEAST_MARGINS = 3

export const isDrawn = ({ change, interval }: Drawable) => change !== null && interval !== null

/**
 * One scale for the rows of a table: linear near the smallest margin, logarithmic far from it
 * (asinh), so that 0.5 % and 500 % have room in the same strip.
 */
export function scaleOf(rows: readonly Drawable[]): Scale {
  const margins = rows.map(({ comparison }) => comparison.marginPct).filter((pct) => pct > 0)
  const unitPct = margins.reduce((least, pct) => Math.min(least, pct), margins[0] ?? NO_MARGIN_PCT)
  const far = rows
    .filter(isDrawn)
    .flatMap(({ change }) => [change!.low, change!.high])
    .filter(Number.isFinite)
  const most = far.reduce((size, pct) => Math.max(size, Math.abs(pct)), LEAST_MARGINS * unitPct)
  return { unitPct, endPct: most }
}

/** Place of a change from -1 over zero to 1; what is further away than the scale is at its end. */
export function shareAlong(pct: number, { unitPct, endPct }: Scale): number {
  const share = Math.asinh(pct / unitPct) / Math.asinh(endPct / unitPct)
  return Math.max(-1, Math.min(1, share))
}

/** Place of a change in the strip, 0 to 2 * ARM. */
function placeOf(pct: number, scale: Scale): number {
  const place = Math.round(ARM * shareAlong(pct, scale))
  // What is not zero never stands on it.
  return ARM + (place === 0 ? Math.sign(pct) : place)
}

/**
 * Places of an interval and its estimate. Of three places or more, the estimate must not hide an
 * end, as if the interval had no such side: it gives way by one place. It stays on its side of zero
 * and of the margin, and the ends stay where they are.
 */
function placesOf(three: Three, scale: Scale, margin: number): Three {
  const [low, point, high] = three.map((pct) => placeOf(pct, scale)) as Three
  const isHiding = (end: number, pct: number) => point === end && pct !== three[1]
  const isOneSided = isHiding(low, three[0]) || isHiding(high, three[2])
  if (high - low < 2 || !isOneSided) return [low, point, high]
  const inside = Math.max(low + 1, Math.min(high - 1, point))
  const isFar = (place: number) => Math.abs(place - ARM) > margin
  const isSameSide = Math.sign(inside - ARM) === Math.sign(point - ARM)
  return [low, isSameSide && isFar(inside) === isFar(point) ? inside : point, high]
}

/** `····═●══··░│░········`; null: the row has no interval. */
export function stripOf(row: Drawable, scale: Scale): string | null {
  const { change, comparison } = row
  if (change === null || !isDrawn(row) || Number.isNaN(change.point)) return null
  const margin = comparison.marginPct === 0 ? 0 : placeOf(comparison.marginPct, scale) - ARM
  const three: Three = [change.low, change.point, change.high]
  const [low, point, high] = placesOf(three, scale, margin)
  const drawn = (place: number): string => {
    if (place === point) return STRIP_SIGNS.point
    const isInside = place >= low && place <= high
    if (place === ARM) return isInside ? STRIP_SIGNS.crossing : STRIP_SIGNS.zero
    if (isInside) return STRIP_SIGNS.inside
    return Math.abs(place - ARM) <= margin ? STRIP_SIGNS.near : STRIP_SIGNS.far
  }
  return Array.from({ length: 2 * ARM + 1 }, (_, place) => drawn(place)).join('')
}

// Latencies, and collections of a garbage collector, under two arms.

const LINES = 14
const BAR = 22
/** So much of the counts may lie beyond the first and the last line's own bounds, on each side. */
const TAIL = 0.002
const EIGHTHS = ' ▏▎▍▌▋▊▉'

const criticalValue = (share: number, most: number) => {
  const eighths = most === 0 ? 0 : Math.round((share / most) * BAR * 8)
  const last = eighths % 8
  return '█'.repeat(Math.floor(eighths / 8)) + (last === 0 ? '' : EIGHTHS[last])
}

/** Index below which a share of the counts lies. */
function indexAt(counts: [number, number][], share: number): number {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  let below = 0
  for (const [index, count] of counts) {
    below += count
    if (below >= share * total) return index
  }
  return counts.at(-1)?.[0] ?? 0
}

type Pooled = Pick<HistogramSeries, 'unit' | 'first' | 'logStep' | 'rounds'>

const sorted = (series: Pooled) => [...poolRounds(series)].sort(([a], [b]) => a - b)

/** Share of the counts in each of the lines; what lies beyond belongs to the outer ones. */
function sharesOf(counts: [number, number][], from: number, width: number): number[] {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const shares: number[] = Array(LINES).fill(0)
  for (const [index, count] of counts) {
    const line = Math.min(LINES - 1, Math.max(0, Math.floor((index - from) / width)))
    shares[line]! += count / total
  }
  return shares
}

/**
 * Where each line begins, with the share of all that was counted in it under either arm. The rounds
 * are pooled: this is to look at, the rows of the table judge. Empty where the scales differ.
 */
export function histogramLines(
  base: Pooled,
  head: Pooled,
  sides: [Phrase, Phrase],
  title = 'latency',
): string[] {
  if (base.first !== head.first || base.logStep !== head.logStep) return []
  const both = [sorted(base), sorted(head)] as const
  if (both.some((counts) => counts.length === 0)) return []
  const from = Math.min(...both.map((counts) => indexAt(counts, TAIL)))
  const to = Math.max(...both.map((counts) => indexAt(counts, 1 - TAIL)))
  const width = Math.max(1, Math.ceil((to - from + 1) / LINES))
  const shares = both.map((counts) => sharesOf(counts, from, width))
  const most = Math.max(...shares.flat())
  const used = Math.ceil((to - from + 1) / width)
  const lower = (line: number) => base.first * Math.exp((from + line * width - 0.5) * base.logStep)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = Array.from({ length: used }, (_, line) => [
    line === 0
      ? `below ${printValue(lower(1), base.unit)}`
      : `from ${printValue(lower(line), base.unit)}`,
    ...shares.flatMap((share) => [percent(share[line]!), criticalValue(share[line]!, most)]),
  ])
  const [left, right] = sides.map(plainText)
  const titles = [title, '', left!, '', right!]
  return alignRows([titles, ...rows], ['left', 'right', 'left', 'right', 'left'])
}

type Both<T> = [T, T]

const present = (value: number | null) => value !== null
const valuesOf = (all: Collection[], of: (one: Collection) => number | null): number[] =>
  all.map(of).filter(present)

/** Below a microsecond nothing is told; two buckets for each doubling. */
const SCALE = { unit: 's', first: 1e-6, logStep: Math.LN2 / 2 }
const LAST = 200

function counted(values: number[]) {
  const counts = new Map<number, number>()
  for (const value of values) {
    const exact = Math.round(Math.log(value / SCALE.first) / SCALE.logStep)
    const index = Math.min(LAST, Math.max(0, Number.isFinite(exact) ? exact : 0))
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  const buckets: Histogram['buckets'] = [...counts].sort(([a], [b]) => a - b)
  return { ...SCALE, rounds: [{ round: 0, counts: packBuckets(buckets) }] }
}

/** What is told of each collection, with the words for it. */
const TIMES: [string, (all: Collection[]) => number[]][] = [
  ['pause', (all) => all.flatMap(({ pausesSec }) => pausesSec)],
  ['concurrent', (all) => valuesOf(all, ({ concurrentSec }) => concurrentSec)],
  ['mark CPU', (all) => valuesOf(all, ({ markCpuSec }) => markCpuSec)],
]

const printQuantile = (values: number[], share: number, unit: string) =>
  values.length === 0 ? '-' : printValue(quantile(values, share), unit)

const titlesOf = (first: string, sides: Both<Phrase>) => [first, ...sides.map(plainText)]

function summaryLines(both: Both<Collection[]>, sides: Both<Phrase>): string[] {
  const rows = [
    ['collections', ...both.map((all) => String(all.length))],
    ...TIMES.flatMap(([name, of]) =>
      [
        ['p50', 0.5],
        ['p99', 0.99],
        ['longest', 1],
      ].map(([word, share]) => [
        `${name} ${word}`,
        ...both.map((all) => printQuantile(of(all), Number(share), 's')),
      ]),
    ),
    [
      'longest assist',
      ...both.map((all) =>
        printQuantile(
          valuesOf(all, (one) => one.assistSec),
          1,
          's',
        ),
      ),
    ],
    [
      'heap goal, largest',
      ...both.map((all) =>
        printQuantile(
          valuesOf(all, (one) => one.goalBytes),
          1,
          'B',
        ),
      ),
    ],
  ]
  const filled = rows.filter((row) => row.slice(1).some((cell) => cell !== '-'))
  return alignRows([titlesOf('', sides), ...filled], ['left', 'right', 'right'])
}

const SLICES = 8

/** Bounds of slices of equal width over what both arms have; empty: nothing is told. */
function slicesOf(values: number[]): [number, number][] {
  if (values.length === 0) return []
  const [from, to] = [Math.min(...values), Math.max(...values)]
  if (from === to) return [[from, to]]
  const step = (to - from) / SLICES
  return Array.from({ length: SLICES }, (_, at) => [from + at * step, from + (at + 1) * step])
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Column = { word: string; of: (one: Collection) => number | null; unit: string }

/** Means of some columns in slices of another. */
function slicedLines(
  both: Both<Collection[]>,
  sides: Both<Phrase>,
  by: Column,
  columns: Column[],
): string[] {
  const isTold = columns.some(({ of }) => both.some((all) => valuesOf(all, of).length > 0))
  if (!isTold) return []
  const slices = slicesOf(both.flatMap((all) => valuesOf(all, by.of)))
  const inside = (all: Collection[], [from, to]: [number, number]) =>
    all.filter((one) => {
      const value = by.of(one)
      const isLast = to === slices.at(-1)?.[1]
      return value !== null && value >= from && (value < to || (isLast && value <= to))
    })
  const rows = slices.flatMap((slice) => {
    const own = both.map((all) => inside(all, slice))
    if (own.every((all) => all.length === 0)) return []
    const cells = own.flatMap((all) => [
      String(all.length),
      ...columns.map(({ of, unit }) => {
        const values = valuesOf(all, of)
        return values.length === 0 ? '-' : printValue(mean(values), unit)
      }),
    ])
    return [[`from ${printValue(slice[0], by.unit)}`, ...cells]]
  })
  if (rows.length === 0) return []
  const titles = sides.flatMap((side) => [
    `${plainText(side)}: number`,
    ...columns.map(({ word }) => word),
  ])
  return alignRows([[by.word, ...titles], ...rows], ['left', ...titles.map(() => 'right' as const)])
}

const START: Column = { word: 'heap at start', of: (one) => one.startBytes, unit: 'B' }
const GOAL: Column = { word: 'goal', of: (one) => one.goalBytes, unit: 'B' }
const AT: Column = { word: 'since start', of: (one) => one.atSec, unit: 's' }
const MARK: Column = { word: 'mark CPU', of: (one) => one.markCpuSec, unit: 's' }
const LIVE: Column = { word: 'live heap', of: (one) => one.liveBytes, unit: 'B' }

/**
 * Numbers of both arms, how their pauses, concurrent times and CPU times of marking are spread,
 * the heap over time, and the CPU time of marking by the heap that was live. All rounds are
 * pooled: this is to look at, the rows of the table judge. Always less than a hundred lines.
 */
export function collectionLines(
  base: CollectionSeries,
  head: CollectionSeries,
  sides: Both<Phrase>,
): string[] {
  const both: Both<Collection[]> = [collectionsOf(base), collectionsOf(head)]
  if (both.every((all) => all.length === 0)) return []
  const spread = TIMES.flatMap(([name, of]) => {
    const [left, right] = both.map((all) => counted(of(all)))
    return left && right ? [histogramLines(left, right, sides, name)] : []
  })
  const sections = [
    summaryLines(both, sides),
    ...spread,
    slicedLines(both, sides, AT, [START, GOAL]),
    slicedLines(both, sides, LIVE, [MARK]),
  ].filter((lines) => lines.length > 0)
  const every = Math.max(base.every, head.every)
  const part = every === 1 ? [] : [`one collection in ${every} of each trial is shown`]
  return [...part, ...sections.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))]
}
