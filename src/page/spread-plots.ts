/** Plots of several values: spreads, latency against load, refs, memory against speed. */
import { dot, lineY, type PlotOptions, rectY, ruleX, ruleY, text } from '@observablehq/plot'
import { percentTick, printDelta, tickOf } from '../model/unit.ts'
import type { PageData, PageDrift, PageLadder, PageRow, PageSpread } from '../render/page-data.ts'
import { appendFigures, type Drawing, INK, type LegendItem, logTicks, whenSeen } from './figure.ts'
import { partOf } from './round-plots.ts'

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
    const criticalValue = Math.floor((index - low) / width)
    bars.set(criticalValue, (bars.get(criticalValue) ?? 0) + count)
  }
  return [...bars].map(([criticalValue, count]) => ({
    from: at(low + criticalValue * width),
    to: at(low + (criticalValue + 1) * width),
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
      from: low + bin * step,
      to: low + (bin + 1) * step,
      count: own.length,
    }))
    const place = { x1: 'from', x2: 'to', y: 'count' }
    return rectY(counted, { ...place, fill, fillOpacity: 0.5, insetLeft: 0.5 })
  }
  return [
    {
      title: 'Values of all rounds',
      about: `${base.length} values of ${row.sides[0]} and ${head.length} of ${row.sides[1]}.`,
      note: `Rounds differ, so pairs are judged and not these. ${partOf(row)}`,
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

// Latency against load on both sides, and the limit that gives their capacities.

export function curveDrawings(row: PageRow): Drawing[] {
  const { curve } = row
  if (curve === null) return []
  const { label, promise, limitSec, points } = curve
  const of = (side: 'base' | 'head') =>
    points.flatMap(({ perSec, [side]: at }) => (at === null ? [] : [{ perSec, ...at }]))
  const [base, head] = [of('base'), of('head')]
  if (Math.max(base.length, head.length) < 2) return []
  const shown = [...base, ...head].flatMap(({ low, high }) => [low, high])
  const marks = (own: typeof base, ink: string) => {
    const place = { x: 'perSec', y: 'median' }
    return [
      ruleX(own, { x: 'perSec', y1: 'low', y2: 'high', stroke: ink, strokeWidth: 2 }),
      lineY(own, { ...place, stroke: ink, strokeWidth: 2 }),
      dot(own, { ...place, fill: ink, r: 4 }),
    ]
  }
  const tick = tickOf('s')
  const texts = points.map(({ perSec, base: one, head: other }) => {
    const [left, right] = [one, other].map((side) => (side === null ? 'none' : tick(side.median)))
    return `${tickOf(row.unit)(perSec)}: ${left} and ${right}`
  })
  return [
    {
      title: `${label} against load`,
      about: `${row.sides[0]} and ${row.sides[1]} at ${texts.join('; ')}.`,
      note: 'Medians and quartiles over the rounds: to look at, not to judge.',
      legend: [...sidesLegend(row), { label: promise, shape: 'dash', ink: INK.rule }],
      plots: [
        (width) => ({
          height: 260,
          width,
          x: { label: 'offered', grid: true, nice: true, tickFormat: tickOf(row.unit), ticks: 3 },
          y: {
            type: 'log',
            label: null,
            grid: true,
            tickFormat: tick,
            ticks: logTicks([...shown, limitSec]),
          },
          marks: [
            ruleY([limitSec], { stroke: INK.rule, strokeDasharray: '4 3' }),
            ...marks(base, INK.base),
            ...marks(head, INK.head),
          ],
        }),
      ],
    },
  ]
}

// Refs: how far each benchmark is from the first.

const DRAWN = 24

const BETTER = { lower: ' Better is down.', higher: ' Better is up.', unknown: '' }

function drawingOf(refs: string[], { benchmark, better, points }: PageDrift['lines'][number]) {
  const place = { x: 'ref', y: 'point' }
  return {
    title: benchmark,
    about: points.map(({ ref, point }) => `${ref}: ${printDelta(point)}`).join('; '),
    note: `In percent of ${refs[0]}.${BETTER[better]}`,
    plots: [
      (width: number) => ({
        height: 200,
        width,
        x: { type: 'point' as const, domain: refs, label: null },
        y: { label: null, grid: true, nice: true, ticks: 5, tickFormat: percentTick },
        marks: [
          ruleY([0], { stroke: INK.rule }),
          lineY(points, { ...place, stroke: INK.head, strokeDasharray: '4 3' }),
          ruleX(points, { x: 'ref', y1: 'low', y2: 'high', stroke: INK.head, strokeWidth: 2 }),
          dot(points, { ...place, fill: INK.head, r: 4 }),
        ],
      }),
    ],
  } satisfies Drawing
}

export function drawDrifts({ drifts }: PageData) {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drift]')) {
    const drift = drifts[Number(box.dataset.drift)]
    if (drift === undefined) continue
    const lines = drift.lines.filter(({ points }) => points.length > 1).slice(0, DRAWN)
    whenSeen(box, () =>
      appendFigures(
        box,
        lines.map((line) => drawingOf(drift.refs, line)),
      ),
    )
  }
}

// Memory against speed: one point per variant, and the Pareto front.

type Point = PageLadder['points'][number]
type PlottedRung = Point & { memory: number; speed: number }

const isPlaced = (point: Point): point is PlottedRung =>
  point.memory !== null && point.speed !== null

function ladderDrawingOf(
  { memory, speed }: PageLadder,
  benchmark: string,
  points: PlottedRung[],
): Drawing {
  const front = points.filter(({ isFront }) => isFront).sort((a, b) => a.memory - b.memory)
  const others = points.filter(({ isFront }) => !isFront)
  const place = { x: 'memory', y: 'speed' }
  return {
    title: `${benchmark}: ${speed.label} against ${memory.label}`,
    about: points.map(({ variant, rowState }) => `${variant}: ${rowState}`).join('; '),
    note: `Better is ${speed.better === 'higher' ? 'up' : 'down'} and to the left.`,
    legend: [
      { label: 'on the line', shape: 'dot', ink: INK.head },
      { label: 'another is better in both by the medians', shape: 'ring', ink: INK.base },
    ],
    plots: [
      (width) => ({
        height: 260,
        width,
        marginLeft: 76,
        marginRight: 60,
        x: { ...axisOf(memory), ticks: 4 },
        y: { ...axisOf(speed), ticks: 5 },
        marks: [
          lineY(front, { ...place, stroke: INK.head, strokeDasharray: '4 3' }),
          dot(others, { ...place, stroke: INK.base, strokeWidth: 2, r: 5 }),
          dot(front, { ...place, fill: INK.head, r: 5 }),
          text(points, { ...place, text: 'variant', dy: -12, fill: 'currentColor' }),
        ],
      }),
    ],
  }
}

const axisOf = ({ label, unit }: { label: string; unit: string }) => ({
  label,
  grid: true,
  nice: true,
  tickFormat: tickOf(unit),
})

export function drawLadders({ ladders }: PageData) {
  for (const box of document.querySelectorAll<HTMLElement>('[data-ladder]')) {
    const ladder = ladders[Number(box.dataset.ladder)]
    if (ladder == null) continue
    const placed = Map.groupBy(ladder.points.filter(isPlaced), ({ benchmark }) => benchmark)
    const drawings = [...placed].flatMap(([benchmark, points]) =>
      points.length > 1 ? [ladderDrawingOf(ladder, benchmark, points)] : [],
    )
    whenSeen(box, () => appendFigures(box, drawings))
  }
}
