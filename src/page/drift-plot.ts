/** Refs beside each other: how far each benchmark is from the first, with its intervals. */
import { dot, lineY, ruleX, ruleY } from '@observablehq/plot'
import type { PageData, PageDrift } from '../render/page-data.ts'
import { appendFigures, type Drawing, INK } from './figure.ts'
import { whenSeen } from './lazy.ts'

const DRAWN = 24

const BETTER = { lower: ' Better is down.', higher: ' Better is up.', unknown: '' }

function drawingOf(refs: string[], { benchmark, better, points }: PageDrift['lines'][number]) {
  const place = { x: 'ref', y: 'point' }
  return {
    title: benchmark,
    about: points.map(({ ref, point }) => `${ref}: ${point.toFixed(1)} %`).join('; '),
    note: `In percent of ${refs[0]}.${BETTER[better]}`,
    plots: [
      (width: number) => ({
        ...{ height: 200, width },
        x: { type: 'point' as const, domain: refs, label: null },
        y: { label: '%', grid: true, nice: true, ticks: 5 },
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
