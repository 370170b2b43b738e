/** How latencies, and the collections of a garbage collector, are spread under two arms: as text. */
import { quantile } from 'simple-statistics'
import { collectionsOf } from '../core/collect/collections.ts'
import { packBuckets, poolRounds } from '../core/collect/histograms.ts'
import { printValue } from '../core/metrics/unit.ts'
import type {
  Collection,
  CollectionSeries,
  Histogram,
  HistogramSeries,
} from '../core/model/model.ts'
import { type Phrase, plainText } from '../core/text/phrase.ts'
import { alignRows } from '../core/text/plain.ts'

const LINES = 14
const BAR = 22
/** So much of the counts may lie beyond the first and the last line's own bounds, on each side. */
const TAIL = 0.002
const EIGHTHS = ' ▏▎▍▌▋▊▉'

const bar = (share: number, most: number) => {
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
    ...shares.flatMap((share) => [percent(share[line]!), bar(share[line]!, most)]),
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
  const told = rows.filter((row) => row.slice(1).some((cell) => cell !== '-'))
  return alignRows([titlesOf('', sides), ...told], ['left', 'right', 'right'])
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
  const part = every === 1 ? [] : [`of every trial, one collection in ${every} is told`]
  return [...part, ...sections.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))]
}
