/** What happened in a row's rounds: its pairs, how its interval narrowed, its values over time. */
import {
  areaY,
  dot,
  lineY,
  type Markish,
  type PlotOptions,
  rect,
  ruleX,
  ruleY,
} from '@observablehq/plot'
import { percentTick, printDelta, printDifference, printValue, tickOf } from '../model/unit.ts'
import type { PageData, PageRow, PageTrials } from '../render/page-data.ts'
import { type Drawing, INK, type LegendItem } from './figure.ts'

/** A change as printed: percent of base, or a difference in the row's unit. */
export const printChange = ({ scale, unit }: PageRow, change: number): string =>
  scale === 'percent' ? printDelta(change) : printDifference(change, unit)

type Pair = {
  round: number
  base: number | null
  head: number | null
  /** Null: one side gave no number. */
  change: number | null
  order: 'base first' | 'head first' | 'together'
  isAgain: boolean
}

/** The number of a round by its place among those that the page has, from 1. */
export const roundAt = ({ every }: PageRow, at: number): number => at * every + 1

/** What a reader has to know of rounds that are not here; '': all are. */
export const partOf = ({ ran, every }: PageRow): string =>
  every === 1 ? '' : `One of ${every} rounds, of ${ran}.`

export function pairsOfRow(row: PageRow): Pair[] {
  const { base, head, headFirst, again, scale } = row
  return base.map((b, at): Pair => {
    const h = head[at] ?? null
    const first = headFirst[at]
    const isPair = b !== null && h !== null
    const change = isPair ? (scale === 'percent' ? 100 * (h / b - 1) : h - b) : null
    return {
      round: roundAt(row, at),
      base: b,
      head: h,
      change: change !== null && Number.isFinite(change) ? change : null,
      order: first === true ? 'head first' : first === false ? 'base first' : 'together',
      isAgain: again.includes(roundAt(row, at) - 1),
    }
  })
}

/** Zero, the margin around it and the interim analyses: the background of plots of changes. */
function background(row: PageRow): Markish[] {
  const margin = row.scale === 'percent' ? row.marginPct : 0
  return [
    margin > 0 ? rect([0], { y1: -margin, y2: margin, fill: INK.margin }) : null,
    row.analyses.length > 0
      ? ruleX(row.analyses, {
          x: (round: number) => round + 0.5,
          stroke: INK.rule,
          strokeDasharray: '3 3',
        })
      : null,
    ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.6 }),
  ]
}

const GROUND_LEGEND: LegendItem[] = [
  { label: 'margin', shape: 'band', ink: INK.margin },
  { label: 'interim analysis', shape: 'dash', ink: INK.rule },
]

const axis = (row: PageRow) => ({
  label: row.scale === 'percent' ? 'head against base' : 'head − base',
  grid: true,
  nice: true,
  tickFormat: row.scale === 'percent' ? percentTick : tickOf(row.unit),
})

const ticksOf = (rounds: number) => Math.min(rounds, 10)

const SYMBOLS = { 'base first': 'circle', 'head first': 'square', together: 'diamond' } as const

function pairOptions(row: PageRow, pairs: Pair[], width: number): PlotOptions {
  const drawn = pairs.filter(({ change }) => change !== null)
  const lost = pairs.filter(({ change }) => change === null)
  const { change, scale } = row
  const isBanded = scale === 'percent' && change !== null && change.low !== change.high
  const inkOf = ({ order }: Pair) => (order === 'head first' ? INK.head : INK.base)
  const dots = (own: Pair[], isAgain: boolean) =>
    dot(own, {
      x: 'round',
      y: 'change',
      symbol: ({ order }: Pair) => SYMBOLS[order],
      r: 4.5,
      ...(isAgain ? { stroke: inkOf, strokeWidth: 2, fill: 'var(--paper)' } : { fill: inkOf }),
      channels: {
        base: ({ base }: Pair) => printValue(base, row.unit),
        head: ({ head }: Pair) => printValue(head, row.unit),
        order: 'order',
      },
      tip: { format: { symbol: false, x: true, y: (value: number) => printChange(row, value) } },
    })
  return {
    height: 240,
    width,
    x: {
      label: 'round',
      domain: [0.3, row.ran + 0.7],
      ticks: ticksOf(row.ran),
      tickFormat: 'd',
    },
    y: axis(row),
    symbol: { type: 'identity' } as never,
    color: { type: 'identity' },
    marks: [
      isBanded ? rect([0], { y1: change.low, y2: change.high, fill: INK.range }) : null,
      ...background(row),
      isBanded ? ruleY([change.point], { stroke: INK.head, strokeWidth: 1.5 }) : null,
      dots(
        drawn.filter(({ isAgain }) => !isAgain),
        false,
      ),
      dots(
        drawn.filter(({ isAgain }) => isAgain),
        true,
      ),
      lost.length > 0
        ? dot(lost, {
            x: 'round',
            frameAnchor: 'bottom',
            symbol: 'times',
            stroke: INK.worse,
            r: 4,
            dy: -6,
          })
        : null,
    ],
  }
}

export function pairsDrawing(row: PageRow): Drawing {
  const pairs = pairsOfRow(row)
  const lost = pairs.filter(({ change }) => change === null).length
  const orders = new Set(pairs.map(({ order }) => order))
  const legend: LegendItem[] = [
    ...(orders.has('base first')
      ? [{ label: 'base ran first', shape: 'dot', ink: INK.base } as const]
      : []),
    ...(orders.has('head first')
      ? [{ label: 'head ran first', shape: 'square', ink: INK.head } as const]
      : []),
    ...(row.again.length > 0
      ? [{ label: 'run again', shape: 'ring', ink: INK.base } as const]
      : []),
    ...(lost > 0 ? [{ label: 'no pair', shape: 'cross', ink: INK.worse } as const] : []),
    ...(row.interval !== '' && row.scale === 'percent'
      ? [{ label: 'interval of the table', shape: 'band', ink: INK.range } as const]
      : []),
    ...GROUND_LEGEND,
  ]
  return {
    title: 'Pairs by round',
    about: `${pairs.length - lost} pairs; ${lost} rounds gave none; ${row.again.length} run again.`,
    note: partOf(row),
    legend,
    plots: [(width) => pairOptions(row, pairs, width)],
  }
}

type Step = { rounds: number; point: number; low: number; high: number }

/** The table's own interval in percent, which holds for all rows at once; null: it has none. */
const tableInterval = ({ scale, change }: PageRow) =>
  scale === 'percent' && change !== null && change.low !== change.high ? change : null

/** The first intervals are as wide as they like: what follows is what is looked at. */
function trailDomain(row: PageRow, steps: Step[]): [number, number] {
  const table = tableInterval(row)
  const lastSteps = steps.slice(Math.min(2, Math.floor(steps.length / 4)))
  const ends = [
    ...lastSteps.flatMap(({ low, high }) => [low, high]),
    table?.low ?? 0,
    table?.high ?? 0,
  ]
  return [Math.min(0, ...ends), Math.max(0, ...ends)]
}

function trailOptions(row: PageRow, steps: Step[], width: number): PlotOptions {
  const rounds = row.ran
  const table = tableInterval(row)
  const last = { x: () => rounds + 0.5, stroke: 'currentColor', strokeWidth: 3 }
  const change = (value: number) => printChange(row, value)
  return {
    height: 240,
    width,
    x: {
      label: 'rounds so far',
      domain: [1, rounds + 0.9],
      ticks: ticksOf(rounds),
      tickFormat: 'd',
    },
    y: { ...axis(row), domain: trailDomain(row, steps), nice: true, clamp: true },
    marks: [
      areaY(steps, { x: 'rounds', y1: 'low', y2: 'high', fill: INK.range }),
      ...background({ ...row, analyses: row.analyses.map((round) => round - 0.5) }),
      lineY(steps, {
        x: 'rounds',
        y: 'point',
        stroke: INK.head,
        strokeWidth: 2,
        channels: {
          from: ({ low }: Step) => change(low),
          to: ({ high }: Step) => change(high),
        },
        tip: { format: { y: change } },
      }),
      table && ruleX([table], { ...last, y1: 'low', y2: 'high' }),
      table && dot([table], { x: last.x, y: 'point', fill: 'currentColor', r: 4 }),
    ],
  }
}

export function trailDrawing(row: PageRow): Drawing {
  const steps = row.trail.map(([rounds, point, low, high]): Step => ({ rounds, point, low, high }))
  const last = steps.at(-1)
  const ends = last && [last.low, last.high].map((end) => printChange(row, end)).join(' to ')
  return {
    title: 'How the interval narrowed',
    about: last ? `After ${last.rounds} rounds from ${ends}.` : 'Too few rounds.',
    note: 'The band is of this row alone; the bar at the end holds for all rows at once.',
    legend: [
      { label: 'estimate', shape: 'line', ink: INK.head },
      { label: 'interval', shape: 'band', ink: INK.range },
      ...GROUND_LEGEND,
    ],
    plots: [(width) => trailOptions(row, steps, width)],
  }
}

type Timed = { at: number; value: number | null; round: number; side: string }

function timed(row: PageRow, side: 'base' | 'head', trials: PageTrials | undefined): Timed[] {
  const starts = new Map(trials?.rounds.map((round, place) => [round + 1, trials.atSec[place]]))
  return row[side].map((value, at): Timed => {
    const round = roundAt(row, at)
    return { at: starts.get(round) ?? round, value, round, side }
  })
}

function aroundOptions(sides: [PageTrials, PageTrials]) {
  const all = sides.flatMap(({ around }) => around)
  const once = all.filter((one, i) => all.findIndex(({ name }) => name === one.name) === i)
  return once.map(({ name, isFromZero }) => (width: number): PlotOptions => {
    const points = sides.flatMap((trials) =>
      trials.atSec.map((at, i) => ({
        at,
        value: trials.around.find((one) => one.name === name)?.values[i] ?? null,
      })),
    )
    const sorted = points.filter(({ value }) => value !== null).sort((a, b) => a.at - b.at)
    return {
      height: 92,
      width,
      marginTop: 30,
      marginBottom: 16,
      x: { label: null, ticks: [] },
      y: { label: name, ticks: 2, grid: true, nice: true, zero: isFromZero },
      marks: [
        lineY(sorted, {
          x: 'at',
          y: 'value',
          stroke: INK.faint,
          strokeWidth: 1.5,
          tip: { format: { x: false } },
        }),
      ],
    }
  })
}

export function timeDrawing(row: PageRow, { trials }: PageData): Drawing {
  const sides = row.trials?.map((place) => trials[place]) as [PageTrials, PageTrials] | undefined
  const isTimed = sides !== undefined
  const [base, head] = [timed(row, 'base', sides?.[0]), timed(row, 'head', sides?.[1])]
  const line = (values: Timed[], stroke: string) => [
    lineY(values, { x: 'at', y: 'value', stroke, strokeWidth: 1.5, strokeOpacity: 0.6 }),
    dot(values, {
      x: 'at',
      y: 'value',
      fill: stroke,
      r: 3,
      channels: { round: 'round', side: 'side' },
      tip: { format: { x: false, y: (value: number) => printValue(value, row.unit) } },
    }),
  ]
  return {
    title: 'Values over time, and what the machine did meanwhile',
    about: `${row.sides[0]} and ${row.sides[1]} in the order of the run.`,
    note: partOf(row),
    legend: [
      { label: row.sides[0], shape: 'dot', ink: INK.base },
      { label: row.sides[1], shape: 'dot', ink: INK.head },
    ],
    isWide: true,
    plots: [
      (width) => ({
        height: 220,
        width,
        x: { label: isTimed ? 'seconds of the run' : 'round' },
        y: {
          label: row.metric,
          grid: true,
          nice: true,
          tickFormat: tickOf(row.unit),
        },
        marginLeft: 76,
        marks: [...line(base, INK.base), ...line(head, INK.head)],
      }),
      ...(isTimed ? aroundOptions(sides) : []).map((options) => (width: number) => ({
        ...options(width),
        marginLeft: 76,
      })),
    ],
  }
}
