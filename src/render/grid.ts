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
  nameCell,
  type RowView,
  textCell,
  when,
} from './document.ts'
import { besideOf } from './headline.ts'
import { commonLevel, type ReportView, rowsOf, type TableView } from './report-view.ts'
import { deltaCell, levelNote, printLevel } from './rows.ts'
import * as say from './sentences.ts'

/** Contrasts of base and head under several variants, and the interactions between two of these. */
type Grid = { sides: TableView[]; interactions: TableView[] }

/** Null: the change was measured under one variant alone. */
function gridOf({ plan }: Report, { tables }: ReportView): Grid | null {
  const measured = (id: string) =>
    tables.find((table) => rowsOf(table)[0]?.comparison.contrast === id) ?? []
  const refs = plan.contrasts.filter(({ kind }) => kind === 'refs').map(({ id }) => id)
  const sides = refs.flatMap(measured)
  if (sides.length < 2) return null
  const between = plan.contrasts.filter(
    (one) => one.kind === 'interaction' && [one.base, one.head].every((id) => refs.includes(id)),
  )
  return { sides, interactions: between.flatMap(({ id }) => measured(id)) }
}

const isMean = ({ comparison }: RowView) => comparison.role === 'geomean'

const keyOf = ({ comparison: { benchmark, metric } }: RowView) =>
  JSON.stringify([benchmark, metric])

type Line = { row: RowView; sides: (RowView | undefined)[]; interactions: (RowView | undefined)[] }

/** A line for each benchmark and metric, in the order of the first contrast that has it. */
function linesOf({ sides, interactions }: Grid): Line[] {
  const explaining = new Set(sides.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)))
  const byKey = (table: TableView) =>
    new Map(
      rowsOf(table)
        .filter((row) => !explaining.has(row))
        .map((row) => [keyOf(row), row]),
    )
  const columns = sides.map(byKey)
  const effects = interactions.map(byKey)
  const first = new Map(columns.toReversed().flatMap((own) => [...own]))
  const keys = new Set(columns.flatMap((own) => [...own.keys()]))
  return [...keys].map((key) => ({
    row: first.get(key)!,
    sides: columns.map((own) => own.get(key)),
    interactions: effects.map((own) => own.get(key)),
  }))
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

/** Whether the change acts differently under the two variants. */
const differsCell = (row: RowView | undefined): Cell =>
  row === undefined ? missing : textCell(...say.differsInGrid(row))

function tableOf({ sides, interactions }: Grid, lines: Line[], level: number | null): Block {
  const isOnly = interactions.length === 1
  const columns: Column[] = [
    left(say.GRID_BENCHMARK),
    left(say.GRID_METRIC),
    ...sides.map(({ place }) => left(...place)),
    ...interactions.map(({ sides: [, second] }) =>
      left(...(isOnly ? say.gridDiffers() : say.gridDiffers(second))),
    ),
  ]
  const cellOf = (row: RowView | undefined): Cell =>
    row === undefined ? missing : { ...deltaCell(row), levelNote: levelNote(row, level) }
  const rows = lines.map(({ row, ...of }): Cell[] => [
    nameCell(isMean(row) ? say.GEOMEAN : row.comparison.benchmark),
    textCell({ prose: row.metric }),
    ...of.sides.map(cellOf),
    ...of.interactions.map(differsCell),
  ])
  const narrow = [
    {
      titles: [columns[0]!.title],
      align: 'left' as const,
      lines: [{ columns: [0] }, { columns: [1], isSmall: true }],
    },
    ...columns
      .slice(2)
      .map(({ title, align }, i) => ({ titles: [title], align, lines: [{ columns: [i + 2] }] })),
  ]
  return { kind: 'table', columns, rows, narrow, isGrid: true }
}

/** How to read it, said once for all of its cells. */
function aboutOf({ interactions }: Grid, hidden: number, level: number | null): Phrase {
  const [only, ...others] = interactions
  const between = only === undefined || others.length > 0 ? null : only.sides
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
  const tables = new Set([...grid.sides, ...grid.interactions])
  return { blocks: blocksOf(grid, isWhole), tables }
}
