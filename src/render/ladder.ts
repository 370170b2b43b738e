/** Tables over several arms: every ref against the first, and memory against speed of variants. */

import { metricFor } from '../model/metrics.ts'
import type { Contrast, Report } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import { printedText, printValue } from '../model/unit.ts'
import { variantLabel } from '../plan/design.ts'
import { isNamedUnchanged } from '../plan/plan.ts'
import { climbLadders, type Dominance, type Ladder } from '../report/ladder.ts'
import {
  type Cell,
  left,
  missing,
  type NarrowColumn,
  nameCell,
  type RowView,
  right,
  type TableBlock,
  textCell,
  valueCell,
} from './document.ts'
import * as headlines from './headline-sentences.ts'
import { deltaCell, printedUnit } from './rows.ts'
import * as say from './sentences.ts'

/** One benchmark under every ref but the first, by contrast; null: nothing was compared there. */
type DriftLine = {
  benchmark: string
  metric: string
  /** Its value under the first ref; null: a mean, which has none. */
  base: string | null
  cells: (RowView | 'same-code' | null)[]
}

export type DriftView = {
  title: Phrase
  /** Names of the arms: the one that all are held against, then the others. */
  refs: string[]
  /** What moved under some ref first; what did under none is counted alone. */
  lines: DriftLine[]
  about: Phrase
}

const isSame = (cell: DriftLine['cells'][number]) =>
  cell === null || cell === 'same-code' || cell.mark === 'same'

const isOpen = (cell: DriftLine['cells'][number]) =>
  isSame(cell) || (cell as RowView).mark === 'unsure'

/** What moved, what nobody can tell of; what did not move anywhere is left out. */
const weightOf = ({ cells }: DriftLine) => (cells.every(isSame) ? 0 : cells.every(isOpen) ? 1 : 2)

const seriesOf = ({ comparison: { benchmark, metric } }: RowView) =>
  JSON.stringify([benchmark, metric])

type OfVariants = Extract<Contrast, { kind: 'variants' }>

/**
 * A table for each variant under which refs are compared; none where base and head are.
 * `rowsIn`: the rows of a contrast. Only what gates is shown, or all where nothing does.
 */
export function viewDrifts(
  { plan }: Pick<Report, 'plan'>,
  rowsIn: (contrast: string) => RowView[],
): DriftView[] {
  if (plan.suite.compare === undefined) return []
  const nameOf = (id: string) => plan.arms.find((arm) => arm.id === id)?.variant ?? id
  const [first] = plan.suite.compare
  const ofFirst = plan.suite.variants.flatMap(({ name, source }) =>
    source?.kind === 'ref' && source.ref === first ? [name] : [],
  )
  const contrasts = plan.contrasts.filter(
    (one): one is OfVariants => one.kind === 'variants' && ofFirst.includes(nameOf(one.base)),
  )
  return [...Map.groupBy(contrasts, ({ base }) => base)].flatMap(([base, mine]) => {
    const all = mine.map(({ id }) => rowsIn(id))
    const gating = all.map((rows) => rows.filter(({ gates }) => gates))
    const rowsByRef = gating.some(({ length }) => length > 0) ? gating : all
    const firsts = new Map(rowsByRef.flat().map((row) => [seriesOf(row), row]))
    const areUnchanged = mine.map(({ id }) => isNamedUnchanged(plan, id))
    const lines = [...firsts].map(
      ([
        series,
        {
          comparison: { benchmark },
          metric,
        },
      ]): DriftLine => {
        const rows = rowsByRef.map((of) => of.find((row) => seriesOf(row) === series))
        const measured = rows.find((row) => row !== undefined && row.comparison.baseValue !== null)
        return {
          benchmark,
          metric,
          base: measured?.values ? printedText(measured.values[0]) : null,
          cells: areUnchanged.map(
            (isUnchanged, i) => rows[i] ?? (isUnchanged(benchmark) ? 'same-code' : null),
          ),
        }
      },
    )
    if (lines.length === 0) return []
    const moved = lines
      .filter((line) => weightOf(line) > 0)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
    const still = lines.length - moved.length
    const refs = [base, ...mine.map(({ head }) => head)].map(nameOf)
    return [
      {
        title: headlines.capital(say.drifts.title(refs[0]!)),
        refs,
        lines: moved,
        about: say.drifts.about(still),
      },
    ]
  })
}

function cellOf(cell: DriftLine['cells'][number]): Cell {
  if (cell === null) return missing
  return cell === 'same-code' ? textCell(say.drifts.sameCode) : deltaCell(cell)
}

/** A column a ref; where it is narrow a line a ref, so that it fits however many there are. */
export function driftTable({ refs, lines }: DriftView): TableBlock {
  const [first = '', ...others] = refs
  const OF_FIRST = 2
  return {
    kind: 'table',
    columns: [
      left('benchmark'),
      left('metric'),
      right({ name: first }),
      ...others.map((ref) => left({ name: ref })),
    ],
    rows: lines.map(({ benchmark, metric, base, cells }) => [
      nameCell(benchmark),
      textCell({ prose: metric }),
      valueCell(base ?? ''),
      ...cells.map(cellOf),
    ]),
    narrow: [
      {
        titles: [[{ name: first }]],
        align: 'left',
        lines: [{ columns: [0] }, { columns: [1, OF_FIRST], isSmall: true }],
      },
      {
        titles: [[say.AGAINST_IT]],
        align: 'left',
        lines: others.map((_, i) => ({ columns: [OF_FIRST + 1 + i], titles: 'before' as const })),
      },
    ],
  }
}

// Memory against speed: one line per variant.

type LadderView = {
  title: Phrase
  table: TableBlock
  about: Phrase
  /** Whether a benchmark has two variants with values on both axes: less is no plot. */
  isDrawn: boolean
}

export function rowStatePhrase(rowState: Dominance): Phrase {
  switch (rowState.word) {
    case 'front':
      return say.ladder.front()
    case 'dominated':
      return say.ladder.dominated(rowState.by)
    case 'behind':
      return say.ladder.behind(rowState.by)
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
  const axesFirst = (some: number[]) => [...some.filter(isAxis), ...some.filter((i) => !isAxis(i))]
  const stacks = [axesFirst(places.filter(isMemory)), axesFirst(places.filter((i) => !isMemory(i)))]
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
  const rowState = { columns: [LEAD + ladder.columns.length], isSmall: true }
  return [
    { titles: [[say.VARIANT]], align: 'left', lines: [...names, rowState] },
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
    title: headlines.capital(say.ladder.title(ladders.length > 1 ? sideOf(ladder) : null)),
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
      rows: ladder.rungs.map(({ benchmark, arm, values, rowState }) => [
        nameCell(benchmark),
        nameCell(nameOf(arm)),
        ...ladder.columns.map(({ metric, unit }) =>
          values[metric] == null
            ? missing
            : valueCell(printValue(values[metric], printedUnit({ metric, unit }))),
        ),
        textCell(...rowStatePhrase(rowState)),
      ]),
      narrow: narrowOf(ladder),
    },
  }))
}
