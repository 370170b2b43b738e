/** A ladder in words: memory against speed, one line a variant. */

import { metricFor } from '../metrics/metrics.ts'
import { printValue } from '../metrics/unit.ts'
import type { Report } from '../model/model.ts'
import { climbLadders, type Dominance, type Ladder } from '../report/ladder.ts'
import type { Phrase } from '../text/phrase.ts'
import { printedUnit } from './rows.ts'

export type LadderView = {
  title: Phrase
  /** Labels of the metrics. */
  columns: Phrase[]
  /** Columns that belong together, the one that is compared first: memory, then speed and cost. */
  stacks: [number[], number[]]
  lines: { benchmark: string; variant: string; cells: string[]; standing: Phrase }[]
  about: Phrase[]
}

export function standingPhrase(standing: Dominance): Phrase {
  switch (standing.word) {
    case 'front':
      return ['◆ on the line']
    case 'dominated':
      return ['beaten by ', { name: standing.by }]
    case 'behind':
      return ['behind ', { name: standing.by }, ' by the medians']
    case 'out-of-memory':
      return ['out of memory']
    case 'unknown':
      return ['–']
  }
}

const label = (metric: string): Phrase => [{ prose: metricFor(metric).label }]

function aboutOf({ axes }: Ladder, base: string): Phrase[] {
  const where: Phrase = [
    'Values are medians; the tables have their deltas against ',
    { name: base },
    ', with intervals.',
  ]
  if (axes === null) return [[...where, ' Memory or speed was not measured, so no line is drawn.']]
  return [
    where,
    [
      '◆ on the line: by the medians no other variant is at least as good in both ',
      ...label(axes.memory),
      ' and ',
      ...label(axes.speed),
      '. Beaten: another is better in both, and the intervals against ',
      { name: base },
      ' lie apart in both. Behind: better in both by the medians, which the intervals do not show.',
    ],
  ]
}

/** Memory and the rest; the axis that is compared leads its stack. */
function stacksOf({ columns, axes }: Ladder): [number[], number[]] {
  const places = columns.map((_, i) => i)
  const isMemory = (i: number) => columns[i]!.unit === 'B'
  const isAxis = (i: number) =>
    columns[i]!.metric === axes?.memory || columns[i]!.metric === axes?.speed
  const led = (found: number[]) => [...found.filter(isAxis), ...found.filter((i) => !isAxis(i))]
  return [led(places.filter(isMemory)), led(places.filter((i) => !isMemory(i)))]
}

export function viewLadders(report: Report): LadderView[] {
  const nameOf = (id: string) => report.plan.arms.find((arm) => arm.id === id)?.variant ?? id
  return climbLadders(report).map((ladder) => ({
    title: ['memory against speed'],
    columns: ladder.columns.map(({ metric }) => label(metric)),
    stacks: stacksOf(ladder),
    lines: ladder.rungs.map(({ benchmark, arm, values, standing }) => ({
      benchmark,
      variant: nameOf(arm),
      cells: ladder.columns.map(({ metric, unit }) =>
        values[metric] == null ? '–' : printValue(values[metric], printedUnit({ metric, unit })),
      ),
      standing: standingPhrase(standing),
    })),
    about: aboutOf(ladder, nameOf(ladder.base)),
  }))
}
