/** Memory against speed: the table of a ladder, one line a variant. */

import { metricFor } from '../core/metrics/metrics.ts'
import { printValue } from '../core/metrics/unit.ts'
import type { Report } from '../core/model/model.ts'
import { climbLadders, type Dominance, type Ladder } from '../core/report/ladder.ts'
import { variantLabel } from '../core/report/variant-label.ts'
import type { Phrase } from '../core/text/phrase.ts'
import {
  left,
  missing,
  type NarrowColumn,
  nameCell,
  right,
  type TableBlock,
  textCell,
  valueCell,
} from './document.ts'
import { printedUnit } from './rows.ts'
import * as say from './sentences.ts'

type LadderView = {
  title: Phrase
  table: TableBlock
  about: Phrase
  /** Whether a benchmark has two variants with values on both axes: less is no plot. */
  isDrawn: boolean
}

export function standingPhrase(standing: Dominance): Phrase {
  switch (standing.word) {
    case 'front':
      return say.ladder.front()
    case 'dominated':
      return say.ladder.dominated(standing.by)
    case 'behind':
      return say.ladder.behind(standing.by)
    case 'out-of-memory':
      return say.ladder.outOfMemory()
    case 'unknown':
      return say.ladder.unknown()
  }
}

const label = (metric: string): Phrase => [{ prose: metricFor(metric).label }]

function aboutOf({ axes }: Ladder, base: string): Phrase {
  const where = say.ladder.about(base)
  if (axes === null) return [...where, ...say.ladder.noLine()]
  return [...where, ' ', ...say.ladder.line(label(axes.memory), label(axes.speed), base)]
}

/** Columns of the ladder in two stacks, memory and the rest; the axis that is compared leads. */
function stacksOf({ columns, axes }: Ladder): number[][] {
  const places = columns.map((_, i) => i)
  const isMemory = (i: number) => columns[i]!.unit === 'B'
  const isAxis = (i: number) =>
    columns[i]!.metric === axes?.memory || columns[i]!.metric === axes?.speed
  const led = (found: number[]) => [...found.filter(isAxis), ...found.filter((i) => !isAxis(i))]
  const stacks = [led(places.filter(isMemory)), led(places.filter((i) => !isMemory(i)))]
  return stacks.filter((stack) => stack.length > 0)
}

function hasPlot({ axes, rungs }: Ladder): boolean {
  if (axes === null) return false
  const placed = rungs.filter(({ values }) =>
    [axes.memory, axes.speed].every((id) => values[id] != null),
  )
  return [...Map.groupBy(placed, ({ benchmark }) => benchmark).values()].some(
    ({ length }) => length > 1,
  )
}

/** Columns before those of the metrics: benchmark and variant. */
const LEAD = 2

/** Three columns, however many numbers there are, so that it fits a phone. */
function narrowOf(ladder: Ladder): NarrowColumn[] {
  const isSeveral = new Set(ladder.rungs.map(({ benchmark }) => benchmark)).size > 1
  const names = [...(isSeveral ? [{ columns: [0] }] : []), { columns: [1] }]
  const standing = { columns: [LEAD + ladder.columns.length], isSmall: true }
  return [
    { titles: [[say.VARIANT]], align: 'left', lines: [...names, standing] },
    ...stacksOf(ladder).map(
      (stack): NarrowColumn => ({
        titles: stack.map((i) => label(ladder.columns[i]!.metric)),
        align: 'right',
        lines: stack.map((i, nth) => ({ columns: [LEAD + i], isSmall: nth > 0 })),
      }),
    ),
  ]
}

export function viewLadders(report: Report): LadderView[] {
  const { arms } = report.plan
  const nameOf = (id: string) =>
    variantLabel(report.plan, arms.find((arm) => arm.id === id)?.variant ?? id)
  const ladders = climbLadders(report)
  const sideOf = ({ base }: Ladder) => arms.find(({ id }) => id === base)?.side ?? null
  return ladders.map((ladder) => ({
    title: say.capital(say.ladder.title(ladders.length > 1 ? sideOf(ladder) : null)),
    isDrawn: hasPlot(ladder),
    about: aboutOf(ladder, nameOf(ladder.base)),
    table: {
      kind: 'table',
      columns: [
        left('benchmark'),
        left('variant'),
        ...ladder.columns.map(({ metric }) => right(...label(metric))),
        left(say.AGAINST_OTHERS),
      ],
      rows: ladder.rungs.map(({ benchmark, arm, values, standing }) => [
        nameCell(benchmark),
        nameCell(nameOf(arm)),
        ...ladder.columns.map(({ metric, unit }) =>
          values[metric] == null
            ? missing
            : valueCell(printValue(values[metric], printedUnit({ metric, unit }))),
        ),
        textCell(...standingPhrase(standing)),
      ]),
      narrow: narrowOf(ladder),
    },
  }))
}
