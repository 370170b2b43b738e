/** Several refs beside each other: each benchmark against the first of them. */
import { isNamedUnchanged } from '../core/design/unchanged.ts'
import type { Contrast, Report } from '../core/model/model.ts'
import type { Phrase } from '../core/text/phrase.ts'
import {
  type Cell,
  left,
  missing,
  nameCell,
  type RowView,
  right,
  type TableBlock,
  textCell,
  valueCell,
} from './document.ts'
import { deltaCell } from './rows.ts'
import * as say from './sentences.ts'

/** One benchmark under every ref but the first, by contrast; null: nothing was compared there. */
type DriftLine = {
  benchmark: string
  metric: string
  /** Its value under the first ref; null: a mean, which has none. */
  base: string | null
  cells: (RowView | 'same code' | null)[]
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
  cell === null || typeof cell === 'string' || cell.mark === 'same'

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
    const shown = gating.some(({ length }) => length > 0) ? gating : all
    const firsts = new Map(shown.flat().map((row) => [seriesOf(row), row]))
    const lines = [...firsts].map(
      ([
        series,
        {
          comparison: { benchmark },
          metric,
        },
      ]): DriftLine => {
        const rows = shown.map((of) => of.find((row) => seriesOf(row) === series))
        const measured = rows.find((row) => row !== undefined && row.comparison.baseValue !== null)
        return {
          benchmark,
          metric,
          base: measured?.values?.[0] ?? null,
          cells: mine.map(
            ({ id }, i) =>
              rows[i] ??
              (isNamedUnchanged(plan.unchanged, id, benchmark) ? say.drifts.sameCode : null),
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
        title: say.capital(say.drifts.title(refs[0]!)),
        refs,
        lines: moved,
        about: say.drifts.about(still),
      },
    ]
  })
}

function cellOf(cell: DriftLine['cells'][number]): Cell {
  if (cell === null) return missing
  return typeof cell === 'string' ? textCell(cell) : deltaCell(cell)
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
        lines: others.map((_, i) => ({ columns: [OF_FIRST + 1 + i], hasTitles: true })),
      },
    ],
  }
}
