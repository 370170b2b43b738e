/** What the garbage collector did: heap over time, pauses, marking against the heap, CPU by use. */
import { barX, dot, lineY, type PlotOptions } from '@observablehq/plot'
import { printValue, tickOf } from '../model/unit.ts'
import type { PageCollection, PageData, PageRow } from '../render/page-data.ts'
import { type Drawing, INK, type LegendItem, logTicks } from './figure.ts'

type One = {
  round: number
  at: number | null
  pause: number
  mark: number | null
  start: number | null
  live: number | null
  goal: number | null
}

const read = (all: PageCollection[]): One[] =>
  all.map(([round, at, pause, mark, start, live, goal]) => ({
    round,
    at,
    pause,
    mark,
    start,
    live,
    goal,
  }))

const legendOf = (row: PageRow): LegendItem[] => [
  { label: row.sides[0], shape: 'dot', ink: INK.base },
  { label: row.sides[1], shape: 'dot', ink: INK.head },
]

const seconds = (value: number) => printValue(value, 's')
const _bytes = (value: number) => printValue(value, 'B')

/** The round with most collections on both sides: one is seen, all of them are a blur. */
function illustrativeRound(base: One[], head: One[]): number {
  const counts = (all: One[]) => Map.groupBy(all, ({ round }) => round)
  const [left, right] = [counts(base), counts(head)]
  const size = (round: number) =>
    Math.min(left.get(round)?.length ?? 0, right.get(round)?.length ?? 0)
  return [...left.keys()].reduce(
    (best, round) => (size(round) > size(best) ? round : best),
    base[0]?.round ?? 0,
  )
}

/** Up to the heap at the start of a collection, down to what it left. */
const sawtooth = (all: One[]) =>
  all.flatMap(({ at, start, live }) =>
    at === null
      ? []
      : [
          { at, heap: start },
          { at: at + 1e-9, heap: live },
        ].filter(({ heap }) => heap !== null),
  )

function timelineOptions(
  all: One[],
  ink: string,
  side: string,
  most: { spanSec: number; heap: number },
) {
  // A server may have served other rounds before this one.
  const from = Math.min(...all.map(({ at }) => at ?? 0))
  return (width: number): PlotOptions => ({
    height: 150,
    width,
    marginLeft: 72,
    x: { label: `${side}: seconds since its program began`, domain: [from, from + most.spanSec] },
    y: { label: 'heap', grid: true, tickFormat: tickOf('B'), ticks: 4, domain: [0, most.heap] },
    marks: [
      lineY(all, { x: 'at', y: 'goal', stroke: INK.faint, strokeDasharray: '3 3' }),
      lineY(sawtooth(all), { x: 'at', y: 'heap', stroke: ink, strokeWidth: 1.5 }),
    ],
  })
}

/** Seconds between the first and the last of them. */
function spanOf(all: One[]): number {
  const times = all.map(({ at }) => at ?? 0)
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times)
}

function timeline(row: PageRow, base: One[], head: One[]): Drawing[] {
  const round = illustrativeRound(base, head)
  const [left, right] = [base, head].map((all) =>
    all.filter((one) => one.round === round && one.at !== null),
  )
  const both = [...(left ?? []), ...(right ?? [])]
  if (both.length < 3) return []
  const most = {
    spanSec: Math.max(spanOf(left ?? []), spanOf(right ?? [])),
    heap: Math.max(...both.flatMap(({ start, live, goal }) => [start ?? 0, live ?? 0, goal ?? 0])),
  }
  return [
    {
      title: `Heap over time in round ${round + 1}`,
      about: `${left?.length} and ${right?.length} collections of ${row.sides.join(' and ')}.`,
      legend: [...legendOf(row), { label: 'goal', shape: 'dash', ink: INK.faint }],
      isWide: true,
      plots: [
        timelineOptions(left ?? [], INK.base, row.sides[0], most),
        timelineOptions(right ?? [], INK.head, row.sides[1], most),
      ],
    },
  ]
}

type Axis = { x: keyof One; y: keyof One }

/** A dot a collection of either side; nothing where there are too few to see anything. */
function scatter(
  row: PageRow,
  both: [One[], One[]],
  { x, y }: Axis,
  words: Pick<Drawing, 'title' | 'about'>,
  scales: Pick<PlotOptions, 'x' | 'y'>,
): Drawing[] {
  if (both.flat().length < 3) return []
  const dots = (all: One[], fill: string) => dot(all, { x, y, fill, fillOpacity: 0.5, r: 2.5 })
  return [
    {
      ...words,
      legend: legendOf(row),
      plots: [
        (width) => ({
          height: 220,
          width,
          marginLeft: 72,
          ...scales,
          marks: [dots(both[0], INK.base), dots(both[1], INK.head)],
        }),
      ],
    },
  ]
}

function scatters(row: PageRow, base: One[], head: One[]): Drawing[] {
  const both = (isShown: (one: One) => boolean): [One[], One[]] => [
    base.filter(isShown),
    head.filter(isShown),
  ]
  const pauses = both(({ pause, at }) => pause > 0 && at !== null)
  const marks = both(({ mark, live }) => mark !== null && mark > 0 && live !== null)
  const ticks = logTicks(pauses.flat().map(({ pause }) => pause))
  const logged = { type: 'log', ticks } as const
  return [
    ...scatter(
      row,
      pauses,
      { x: 'at', y: 'pause' },
      { title: 'Pauses', about: 'Time in which the program stood still, on a log scale.' },
      {
        x: { label: 'seconds since its program began' },
        y: { ...logged, label: 'pause', tickFormat: tickOf('s'), grid: true },
      },
    ),
    ...scatter(
      row,
      marks,
      { x: 'live', y: 'mark' },
      { title: 'CPU time of marking, by the live heap', about: 'A dot a collection.' },
      {
        x: { label: 'live heap', tickFormat: tickOf('B'), ticks: 5 },
        y: { label: 'CPU time', tickFormat: tickOf('s'), grid: true, ticks: 5, zero: true },
      },
    ),
  ]
}

const PART_INKS = ['var(--part-1)', 'var(--part-2)', 'var(--part-3)', 'var(--part-4)']

function splitDrawing({ split, sides }: PageRow): Drawing[] {
  if (split === null) return []
  const inks = new Map(split.parts.map(({ name }, at) => [name, PART_INKS[at] ?? INK.faint]))
  const bars = split.parts.flatMap(({ name, base, head }) => [
    { side: sides[0], name, sec: base },
    { side: sides[1], name, sec: head },
  ])
  return [
    {
      title: `CPU time of a ${split.per}, by what it was for`,
      about: split.parts
        .map(({ name, base, head }) => `${name}: ${seconds(base)} and ${seconds(head)}`)
        .join('; '),
      legend: split.parts.map(({ name }) => ({
        label: name,
        shape: 'square',
        ink: inks.get(name) ?? INK.faint,
      })),
      plots: [
        (width) => ({
          height: 120,
          width,
          marginLeft: 84,
          x: { label: null, tickFormat: tickOf('s'), ticks: 5, grid: true },
          y: { label: null, domain: sides },
          color: { type: 'identity' },
          marks: [
            barX(bars, {
              x: 'sec',
              y: 'side',
              fill: ({ name }: { name: string }) => inks.get(name) ?? INK.faint,
              order: null,
              channels: { what: 'name' },
              tip: { format: { x: seconds, fill: false } },
            }),
          ],
        }),
      ],
    },
  ]
}

export function gcDrawings(row: PageRow, { collections }: PageData): Drawing[] {
  const [base, head] = row.collections?.map((place) => read(collections[place] ?? [])) ?? []
  const ofLog = base && head ? [...timeline(row, base, head), ...scatters(row, base, head)] : []
  return [...splitDrawing(row), ...ofLog]
}
