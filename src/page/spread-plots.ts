/** How values are spread: histogram, and share of what is larger, tails on a log scale. */
import { lineY, type PlotOptions, rectY, ruleY } from '@observablehq/plot'
import type { PageData, PageRow, PageSpread } from '../render/page-data.ts'
import { type Drawing, INK, type LegendItem, logTicks, tickOf } from './figure.ts'

const sidesLegend = (row: PageRow): LegendItem[] => [
  { label: row.sides[0], shape: 'square', ink: INK.base },
  { label: row.sides[1], shape: 'square', ink: INK.head },
]

type Bar = { from: number; to: number; share: number }
type Step = { value: number; beyond: number }

const BARS = 48
const BINS = 16

/** Buckets joined to so many that bars can be told apart. */
function barsOf({ buckets, first, logStep }: PageSpread, [low, high]: [number, number]): Bar[] {
  const total = buckets.reduce((sum, [, count]) => sum + count, 0)
  const width = Math.max(1, Math.ceil((high - low + 1) / BARS))
  const at = (index: number) => first * Math.exp((index - 0.5) * logStep)
  const bars = new Map<number, number>()
  for (const [index, count] of buckets) {
    const bar = Math.floor((index - low) / width)
    bars.set(bar, (bars.get(bar) ?? 0) + count)
  }
  return [...bars].map(([bar, count]) => ({
    ...{ from: at(low + bar * width), to: at(low + (bar + 1) * width) },
    share: (100 * count) / total,
  }))
}

/** Share of all that is at least so large, from each bucket on. */
function stepsOf({ buckets, first, logStep }: PageSpread): Step[] {
  const total = buckets.reduce((sum, [, count]) => sum + count, 0)
  let left = total
  return buckets.map(([index, count]) => {
    const step = { value: first * Math.exp(index * logStep), beyond: left / total }
    left -= count
    return step
  })
}

const printShare = (share: number) =>
  share >= 0.01 ? `${Math.round(100 * share)} %` : `${Number((100 * share).toPrecision(1))} %`

const tailOptions =
  (base: Step[], head: Step[], unit: string, xType: 'log' | 'linear') =>
  (width: number): PlotOptions => ({
    height: 220,
    width,
    x: {
      type: xType,
      label: null,
      tickFormat: tickOf(unit),
      ticks: 5,
    },
    y: {
      type: 'log',
      label: 'share at least so large',
      tickFormat: printShare,
      grid: true,
      ticks: logTicks([...base, ...head].map(({ beyond }) => beyond)),
    },
    marks: [
      lineY(base, {
        x: 'value',
        y: 'beyond',
        stroke: INK.base,
        strokeWidth: 2,
        curve: 'step-after',
      }),
      lineY(head, {
        x: 'value',
        y: 'beyond',
        stroke: INK.head,
        strokeWidth: 2,
        curve: 'step-after',
      }),
    ],
  })

function ofBuckets(row: PageRow, base: PageSpread, head: PageSpread): Drawing[] {
  const indices = [...base.buckets, ...head.buckets].map(([index]) => index)
  const reach: [number, number] = [Math.min(...indices), Math.max(...indices)]
  const [left, right] = [barsOf(base, reach), barsOf(head, reach)]
  const bars = (own: Bar[], fill: string) =>
    rectY(own, { x1: 'from', x2: 'to', y: 'share', fill, fillOpacity: 0.5, insetLeft: 0.5 })
  const legend = sidesLegend(row)
  return [
    {
      title: 'Latencies',
      about: `Share of the operations by latency under ${row.sides[0]} and ${row.sides[1]}.`,
      note: 'All rounds together: to look at, not to judge.',
      legend,
      plots: [
        (width) => ({
          height: 220,
          width,
          x: {
            type: 'log',
            label: null,
            tickFormat: tickOf(base.unit),
            ticks: 5,
          },
          y: { label: 'share, %', grid: true },
          marks: [bars(left, INK.base), bars(right, INK.head), ruleY([0])],
        }),
      ],
    },
    {
      title: 'Tails',
      about: 'Share of the operations that take at least so long, on a log scale.',
      legend,
      plots: [tailOptions(stepsOf(base), stepsOf(head), base.unit, 'log')],
    },
  ]
}

function sortedSteps(values: number[]): Step[] {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.map((value, at) => ({ value, beyond: (sorted.length - at) / sorted.length }))
}

const present = (values: (number | null)[]) => values.filter((value) => value !== null)

function ofRounds(row: PageRow): Drawing[] {
  const [base, head] = [present(row.base), present(row.head)]
  if (new Set([...base, ...head]).size < 3) return []
  const all = [...base, ...head]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = (high - low) / BINS
  const bars = (values: number[], fill: string) => {
    const binOf = (value: number) => Math.min(BINS - 1, Math.floor((value - low) / step))
    const counted = [...Map.groupBy(values, binOf)].map(([bin, own]) => ({
      ...{ from: low + bin * step, to: low + (bin + 1) * step, count: own.length },
    }))
    const place = { x1: 'from', x2: 'to', y: 'count' }
    return rectY(counted, { ...place, fill, fillOpacity: 0.5, insetLeft: 0.5 })
  }
  return [
    {
      title: 'Values of all rounds',
      about: `${base.length} values of ${row.sides[0]} and ${head.length} of ${row.sides[1]}.`,
      note: 'Rounds differ, so pairs are judged and not these.',
      legend: sidesLegend(row),
      plots: [
        (width) => ({
          height: 220,
          width,
          x: { label: null, tickFormat: tickOf(row.unit), ticks: 4 },
          y: { label: 'rounds', grid: true, interval: 1, ticks: 4, tickFormat: 'd' },
          marks: [bars(base, INK.base), bars(head, INK.head), ruleY([0])],
        }),
      ],
    },
    {
      title: 'Share of rounds at least so large',
      about: 'The upper tail of both sides on a log scale.',
      legend: sidesLegend(row),
      plots: [tailOptions(sortedSteps(base), sortedSteps(head), row.unit, 'linear')],
    },
  ]
}

export function spreadDrawings(row: PageRow, { spreads }: PageData): Drawing[] {
  const [base, head] = row.spread?.map((place) => spreads[place]) ?? []
  const isOfLatency = row.unit === 's'
  if (base && head && isOfLatency) return ofBuckets(row, base, head)
  return ofRounds(row)
}
