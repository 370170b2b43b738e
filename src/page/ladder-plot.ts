/** Memory against speed: a point a variant, and the line of those that no other beats in both. */
import { dot, lineY, text } from '@observablehq/plot'
import type { PageData, PageLadder } from '../render/page-data.ts'
import { appendFigures, type Drawing, INK, tickOf } from './figure.ts'
import { whenSeen } from './lazy.ts'

type Point = PageLadder['points'][number]
type Placed = Point & { memory: number; speed: number }

const isPlaced = (point: Point): point is Placed => point.memory !== null && point.speed !== null

function drawingOf({ memory, speed }: PageLadder, benchmark: string, points: Placed[]): Drawing {
  const front = points.filter(({ isFront }) => isFront).sort((a, b) => a.memory - b.memory)
  const others = points.filter(({ isFront }) => !isFront)
  const place = { x: 'memory', y: 'speed' }
  return {
    title: `${benchmark}: ${speed.label} against ${memory.label}`,
    about: points.map(({ variant, standing }) => `${variant}: ${standing}`).join('; '),
    note: `Better is ${speed.better === 'higher' ? 'up' : 'down'} and to the left.`,
    legend: [
      { label: 'on the line', shape: 'dot', ink: INK.head },
      { label: 'another is better in both by the medians', shape: 'ring', ink: INK.base },
    ],
    plots: [
      (width) => ({
        ...{ height: 260, width, marginLeft: 76, marginRight: 60 },
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
  ...{ label, grid: true, nice: true },
  tickFormat: tickOf(unit),
})

export function drawLadders({ ladders }: PageData) {
  for (const box of document.querySelectorAll<HTMLElement>('[data-ladder]')) {
    const ladder = ladders[Number(box.dataset.ladder)]
    if (ladder == null) continue
    const placed = Map.groupBy(ladder.points.filter(isPlaced), ({ benchmark }) => benchmark)
    const drawings = [...placed].flatMap(([benchmark, points]) =>
      points.length > 1 ? [drawingOf(ladder, benchmark, points)] : [],
    )
    whenSeen(box, () => appendFigures(box, drawings))
  }
}
