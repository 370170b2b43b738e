/**
 * The change under each variant, side by side: one table in place of one for each contrast, with
 * what the interactions say of the difference between two of its columns.
 */
import type { Report } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import {
  aside,
  type Block,
  type Cell,
  type Column,
  left,
  missing,
  type NarrowColumn,
  nameCell,
  type RowView,
  textCell,
  when,
} from './document.ts'
import { besideOf } from './headline.ts'
import { capital } from './headline-sentences.ts'
import { commonLevel, type ReportView, rowsOf, type TableView } from './report-view.ts'
import { deltaCell, levelNote, printLevel } from './rows.ts'
import * as say from './sentences.ts'

/** Contrasts of base and head under several variants, and the interactions between two of these. */
type Grid = { sides: TableView[]; interactions: Interaction[] }

/** `between`: places of its two contrasts among the sides. */
type Interaction = { table: TableView; between: [number, number] }

/** Null: the change was measured under one variant alone. */
function gridOf({ plan }: Report, { tables }: ReportView): Grid | null {
  const measured = (id: string) =>
    tables.find((table) => rowsOf(table)[0]?.comparison.contrast === id) ?? []
  const refs = plan.contrasts.filter(({ kind }) => kind === 'refs').map(({ id }) => id)
  const sides = refs.flatMap(measured)
  if (sides.length < 2) return null
  const placeOf = (id: string) =>
    sides.findIndex((table) => rowsOf(table)[0]?.comparison.contrast === id)
  const interactions = plan.contrasts.flatMap((one): Interaction[] => {
    if (one.kind !== 'interaction') return []
    const between: [number, number] = [placeOf(one.base), placeOf(one.head)]
    const isShown = between.every((place) => place >= 0)
    return isShown ? [measured(one.id)].flat().map((table) => ({ table, between })) : []
  })
  return { sides, interactions }
}

const isMean = ({ comparison }: RowView) => comparison.role === 'geomean'

const keyOf = ({ comparison: { benchmark, metric } }: RowView) =>
  JSON.stringify([benchmark, metric])

type Line = { row: RowView; sides: (RowView | undefined)[]; interactions: (RowView | undefined)[] }

/** Rows of a table by benchmark and metric; what failed has one for all of its metrics. */
function rowsByKey(rows: RowView[]) {
  const own = new Map(rows.map((row) => [keyOf(row), row]))
  const failed = new Map(
    rows.flatMap((row) => (row.mark === 'failed' ? [[row.comparison.benchmark, row]] : [])),
  )
  const find = (row: RowView) => own.get(keyOf(row)) ?? failed.get(row.comparison.benchmark)
  return { own, find }
}

/** A line for each benchmark and metric, in the order of the first contrast that has it. */
function linesOf({ sides, interactions }: Grid): Line[] {
  const explaining = new Set(sides.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)))
  const byKey = (table: TableView) => rowsByKey(rowsOf(table).filter((row) => !explaining.has(row)))
  const columns = sides.map(byKey)
  const effects = interactions.map(({ table }) => byKey(table))
  const first = new Map(columns.toReversed().flatMap(({ own }) => [...own]))
  const keys = new Set(columns.flatMap(({ own }) => [...own.keys()]))
  return [...keys].map((key) => {
    const row = first.get(key)!
    return {
      row,
      sides: columns.map(({ find }) => find(row)),
      interactions: effects.map(({ find }) => find(row)),
    }
  })
}

/** With fewer lines all of them are shown, also those in which nothing moved. */
const FEW = 12

const isStill = ({ sides, interactions }: Line) =>
  [...sides, ...interactions].every((row) => row === undefined || row.mark === 'same')

/** What decides, and moved or may have: of a mean it takes a move. */
function openLines(lines: Line[]): Line[] {
  const beside = besideOf(lines.flatMap(({ sides }) => sides.filter((row) => row !== undefined)))
  const own = lines.filter(({ row }) => !beside.has(row))
  if (own.length <= FEW) return own
  return own.filter((line) => {
    const isOpen = line.sides.every((row) => row === undefined || row.mark === 'unsure')
    return !isStill(line) && !(isMean(line.row) && isOpen)
  })
}

/**
 * Whether the change acts differently under the two variants. Where nothing varies, no test says it:
 * the counts themselves do.
 */
function differsCell(row: RowView | undefined, [one, other]: (RowView | undefined)[]): Cell {
  if (row !== undefined) return textCell(...say.differsInGrid(row))
  if (one?.interval !== 'exact' || other?.interval !== 'exact') return missing
  return textCell(...say.differsExactly(one, other))
}

function tableOf({ sides, interactions }: Grid, lines: Line[], level: number | null): Block {
  const isOnly = interactions.length === 1
  const columns: Column[] = [
    left(say.GRID_BENCHMARK),
    left(say.GRID_METRIC),
    ...sides.map(({ place }) => left(...place)),
    ...interactions.map(({ table }) =>
      left(...(isOnly ? say.gridDiffers() : say.gridDiffers(table.sides[1]))),
    ),
  ]
  const cellOf = (row: RowView | undefined): Cell =>
    row === undefined ? missing : { ...deltaCell(row), levelNote: levelNote(row, level) }
  const rows = lines.map(({ row, ...of }): Cell[] => [
    nameCell(isMean(row) ? say.GEOMEAN : row.comparison.benchmark),
    textCell({ prose: row.metric }),
    ...of.sides.map(cellOf),
    ...of.interactions.map((effect, i) =>
      differsCell(
        effect,
        interactions[i]!.between.map((place) => of.sides[place]),
      ),
    ),
  ])
  // As in any table of comparisons: how much, then of what. A column for each would not fit a phone.
  const [effects, differences] = [sides, interactions].map((all) => all.map((_, i) => i + 2))
  const narrow: NarrowColumn[] = [
    {
      titles: [capital(sides[0]!.column)],
      align: 'left',
      lines: effects!.map((column) => ({ columns: [column], titles: 'after' })),
    },
    {
      titles: [[say.BENCHMARK]],
      align: 'left',
      lines: [
        { columns: [0] },
        { columns: [1], isSmall: true },
        ...differences!.map((column) => ({
          columns: [column + sides.length],
          titles: 'before' as const,
        })),
      ],
    },
  ]
  return { kind: 'table', columns, rows, narrow, isGrid: true }
}

/** How to read it, said once for all of its cells. */
function aboutOf({ interactions }: Grid, hidden: number, level: number | null): Phrase {
  const [only, ...others] = interactions
  const between = only === undefined || others.length > 0 ? null : only.table.sides
  return say.gridAbout(level === null ? null : printLevel(level), between, hidden)
}

/** `isWhole`: also what decides nothing, and lines in which nothing moved. */
function blocksOf(grid: Grid, isWhole: boolean): Block[] {
  const all = linesOf(grid)
  const lines = isWhole ? all : openLines(all)
  const level = commonLevel(lines.flatMap(({ sides }) => sides.filter((row) => row !== undefined)))
  return [
    ...when(lines.length > 0, tableOf(grid, lines, level)),
    aside(...aboutOf(grid, all.length - lines.length, level)),
  ]
}

/** The table of a page; [] where the change was measured under one variant alone. */
export function pageGrid(report: Report, view: ReportView): Block[] {
  const grid = gridOf(report, view)
  return grid === null ? [] : blocksOf(grid, true)
}

/** `blocks`: the table and how to read it; `tables`: contrasts that it is made of. */
type GridView = { blocks: Block[]; tables: ReadonlySet<TableView> }

/** The same in place of the tables of its contrasts; null: nobody asked what they differ in. */
export function viewGrid(report: Report, view: ReportView, isWhole: boolean): GridView | null {
  const grid = gridOf(report, view)
  if (grid === null || grid.interactions.length === 0) return null
  const tables = new Set([...grid.sides, ...grid.interactions.map(({ table }) => table)])
  return { blocks: blocksOf(grid, isWhole), tables }
}
