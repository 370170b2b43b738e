/** A ladder in words: memory against speed, one line a variant. */

import { metricFor } from '../core/metrics/metrics.ts'
import { printValue } from '../core/metrics/unit.ts'
import type { Report } from '../core/model/model.ts'
import { climbLadders, type Dominance, type Ladder } from '../core/report/ladder.ts'
import { variantLabel } from '../core/report/variant-label.ts'
import type { Phrase } from '../core/text/phrase.ts'
import { printedUnit } from './rows.ts'
import * as say from './sentences.ts'

export type LadderView = {
  title: Phrase
  /** Labels of the metrics. */
  columns: Phrase[]
  /** Columns that belong together, the one that is compared first: memory, then speed and cost. */
  stacks: [number[], number[]]
  /** Whether a benchmark has two variants with values on both axes: less is no plot. */
  isDrawn: boolean
  lines: { benchmark: string; variant: string; cells: string[]; standing: Phrase }[]
  about: Phrase[]
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

function aboutOf({ axes }: Ladder, base: string): Phrase[] {
  const where = say.ladder.about(base)
  if (axes === null) return [[...where, ...say.ladder.noLine()]]
  return [where, say.ladder.line(label(axes.memory), label(axes.speed), base)]
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

function hasPlot({ axes, rungs }: Ladder): boolean {
  if (axes === null) return false
  const placed = rungs.filter(({ values }) =>
    [axes.memory, axes.speed].every((id) => values[id] != null),
  )
  return [...Map.groupBy(placed, ({ benchmark }) => benchmark).values()].some(
    ({ length }) => length > 1,
  )
}

export function viewLadders(report: Report): LadderView[] {
  const { arms } = report.plan
  const nameOf = (id: string) =>
    variantLabel(report.plan, arms.find((arm) => arm.id === id)?.variant ?? id)
  const ladders = climbLadders(report)
  const sideOf = ({ base }: Ladder) => arms.find(({ id }) => id === base)?.side ?? null
  return ladders.map((ladder) => ({
    title: say.ladder.title(ladders.length > 1 ? sideOf(ladder) : null),
    columns: ladder.columns.map(({ metric }) => label(metric)),
    stacks: stacksOf(ladder),
    isDrawn: hasPlot(ladder),
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
