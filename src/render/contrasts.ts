/**
 * The tables of the contrasts as blocks. A comment has one open table, and all else in folds whose
 * titles say what they hold; a terminal has a screen of rows of each contrast; a page has all.
 */
import type { Phrase } from '../model/plain.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import {
  aside,
  type Block,
  type Cut,
  paragraph,
  type RowLine,
  type RowsBlock,
  type RowView,
  when,
} from './document.ts'
import { type GroupView, groupBlocks } from './groups.ts'
import { besideOf } from './headline.ts'
import * as headlines from './headline-sentences.ts'
import {
  commonLevel,
  gates,
  type MainTable,
  type ReportView,
  rowsOf,
  split,
  type TableSplit,
  type TableView,
} from './report-view.ts'
import * as say from './sentences.ts'
import { isDrawn } from './spread.ts'

/** A fold with more rows has no strips: nobody looks at 200, and a comment has a limit. */
const STRIPS_FOLDED = 24

type Shown = {
  rows: RowView[]
  means?: RowView[]
  placeOf?: MainTable['placeOf']
  idOf?: (row: RowView) => number
  isNameless?: boolean
  hasStrips?: boolean
  caption?: Phrase
}

function rowsBlock(view: ReportView, table: TableView, content: Shown): RowsBlock {
  const { rows, means = [], placeOf = null, idOf, isNameless = false, caption = [] } = content
  const { hasStrips = rows.length + means.length <= STRIPS_FOLDED } = content
  const lineOf = (row: RowView): RowLine => ({
    row,
    place: placeOf?.(row) ?? null,
    notes: view.notesOf(row),
    id: idOf?.(row) ?? null,
  })
  const { title, short, place, column, sides, isInteraction } = table
  return {
    kind: 'rows',
    title: { title, short, place, column, sides, isInteraction },
    lines: rows.map(lineOf),
    means: means.map(lineOf),
    level: commonLevel([...rows, ...means]),
    hasPlaces: placeOf !== null,
    isNameless,
    hasStrips,
    caption,
  }
}

/** The rows of the open table that have an interval to draw; null: none has. */
export function picturedTable(view: ReportView, main: MainTable): RowsBlock | null {
  const [rows, means] = [main.rows.filter(isDrawn), main.split.means.filter(isDrawn)]
  if (rows.length + means.length === 0) return null
  return rowsBlock(view, main.table, { rows, means, placeOf: main.placeOf })
}

const unchangedBlocks = ({ unchanged }: TableView): Block[] =>
  unchanged === null
    ? []
    : [
        {
          kind: 'paragraph',
          text: unchanged,
          cut: { name: 'unchanged code', keep: 70 },
          role: 'unchanged',
        },
      ]

const isStill = ({ mark }: RowView) => mark === 'same' || mark === 'unsure'

/** The same of a comment with too many rows: folds of what moved, and a line for the rest. */
function briefRestOf(view: ReportView, table: TableView, { folded, others }: TableSplit): Block[] {
  const moved = (rows: RowView[]) => rows.filter((row) => !isStill(row))
  const [still, beside] = [folded.filter(isStill), others.filter(isStill)]
  const names = new Set(table.moved.map(({ comparison }) => comparison.benchmark))
  const groups = table.groups.filter(({ benchmark }) => benchmark !== null && names.has(benchmark))
  const kept = wholeRestOf(
    view,
    { ...table, groups },
    {
      folded: moved(folded),
      others: moved(others),
    },
  )
  const lines = [
    ...when(still.length > 0, paragraph(...say.foldedRows(still))),
    ...when(beside.length > 0, paragraph(...say.otherMetrics(beside))),
  ]
  return [...kept, ...lines]
}

/** Folds under the rows that are open: what did not move, what does not decide, what explains. */
const restOf = (view: ReportView, table: TableView, parts: TableSplit): Block[] =>
  view.isBrief ? briefRestOf(view, table, parts) : wholeRestOf(view, table, parts)

function wholeRestOf(
  view: ReportView,
  table: TableView,
  { folded, others }: Pick<TableSplit, 'folded' | 'others'>,
): Block[] {
  const foldOf = (rows: RowView[], title: Phrase, cut: Cut): Block[] =>
    rows.length === 0
      ? []
      : [{ kind: 'fold', title, cut, body: [rowsBlock(view, table, { rows })] }]
  const groups = table.groups.flatMap((group) =>
    groupBlocks(group, (rows) =>
      rowsBlock(view, table, { rows, isNameless: true, hasStrips: true }),
    ),
  )
  const explained = table.groups.filter(({ benchmark }) => benchmark !== null).length
  const why: Block = { kind: 'fold', title: [say.explained(explained)], body: groups }
  return [
    ...foldOf(folded, say.foldedRows(folded), { name: 'folded rows', keep: 40 }),
    ...foldOf(others, say.otherMetrics(others), { name: 'rows that do not gate', keep: 38 }),
    ...(groups.length > 1 ? [why] : groups),
    ...unchangedBlocks(table),
  ]
}

/** Another contrast, in one fold: its title says what happened in it, unless that is told already. */
function foldedContrast(
  view: ReportView,
  table: TableView,
  taken: Set<RowView>,
  isTold = false,
): Block[] {
  const parts = split(table)
  const open = parts.open.filter((row) => !taken.has(row))
  const intro: Block = {
    kind: 'paragraph',
    text: table.title,
    cut: { name: 'headings', keep: 62 },
  }
  const rows: Block = {
    kind: 'group',
    cut: { name: 'rows of other contrasts', keep: 60 },
    body: [rowsBlock(view, table, { rows: open, means: parts.means, hasStrips: true })],
  }
  const body = [
    ...(table.isInteraction ? [intro] : []),
    ...(open.length + parts.means.length > 0 ? [rows] : []),
    ...restOf(view, table, parts),
  ]
  const title = isTold ? headlines.capital(table.place) : say.otherContrast(table, gates(table))
  return body.length === 0 ? [] : [{ kind: 'fold', title, body }]
}

/** Every contrast in a fold of its own; what happened in those `told` stands in a table above. */
export const foldedContrasts = (view: ReportView, told: ReadonlySet<TableView>): Block[] =>
  view.tables.flatMap((table) => foldedContrast(view, table, new Set(), told.has(table)))

/** The open table of a comment, and the folds. `hasStrips`: no picture shows its intervals. */
export function commentTables(
  view: ReportView,
  mainTable: MainTable | null,
  hasStrips: boolean,
): { main: Block[]; folds: Block[] } {
  if (mainTable === null) return { main: [], folds: [] }
  const { table: first, rows, taken, split: own, placeOf } = mainTable
  const isNamed = view.tables.length > 1 && placeOf === null
  const title: Block = {
    kind: 'heading',
    text: headlines.capital(first.place),
    cut: { name: 'headings', keep: 90 },
  }
  const open: Block = {
    kind: 'group',
    cut: { name: 'rows that moved', keep: 80 },
    body: [rowsBlock(view, first, { rows, means: own.means, placeOf, hasStrips })],
  }
  const isEmpty = rows.length + own.means.length === 0
  const others = view.tables.filter((table) => table !== first)
  return {
    main: isEmpty ? [] : [...(isNamed ? [title] : []), open],
    folds: [
      ...restOf(view, first, own),
      ...others.flatMap((table) => foldedContrast(view, table, taken)),
    ],
  }
}

/** With fewer rows a terminal shows all, also those that did not move. */
const FEW = 6
/** A screen of rows. A table that has more is shown in part: what moved, and what decides. */
const ROWS_SHOWN = 24
/** Rows of too few rounds for any word say the same, so that a few of them stand for all. */
const EARLY_SHOWN = 6

type OnScreen = { rows: RowView[]; groups: GroupView[]; hidden: RowView[] }

const hasMoved = ({ mark }: RowView) => !['same', 'unsure'].includes(mark)
const isGating = ({ comparison }: RowView) => comparison.role === 'gating'

const isEarly = ({ comparison: { verdict, estimate } }: RowView) =>
  verdict.word === 'inconclusive' &&
  (verdict.reason === 'too-few-rounds' ||
    (verdict.reason === 'stopped' && estimate.n < FIRST_ANALYSIS))

/** Without what stands under it. */
const titleOnly = (group: GroupView): GroupView => ({
  ...group,
  rows: [],
  histogram: [],
  collections: [],
})

function onScreen(
  { moved, unsure, same, geomeans, groups }: TableView,
  isWhole: boolean,
): OnScreen {
  const all = [...moved, ...unsure, ...same]
  const beside = besideOf(all)
  const own = (of: RowView[]) => of.filter((row) => !beside.has(row))
  const rows = [...own(all), ...beside, ...geomeans]
  if (isWhole) return { rows, groups, hidden: [] }
  const explaining = groups.flatMap((group) => group.rows)
  const titles = groups.filter(({ attribution }) => attribution !== null).map(titleOnly)
  if (rows.length <= FEW) return { rows, groups: titles, hidden: explaining }
  const first = own(moved)
  const room = Math.max(0, ROWS_SHOWN - first.length)
  const early = new Set(unsure.filter((row) => isGating(row) && isEarly(row)).slice(EARLY_SHOWN))
  const open = own(unsure)
    .filter((row) => !early.has(row))
    .slice(0, room)
  const means = geomeans.filter((row) => hasMoved(row) && (row.gates || first.length > 0))
  const kept = [...first, ...open, ...means]
  const hidden = [...rows.filter((row) => !kept.includes(row)), ...explaining]
  return { rows: kept, groups: titles, hidden }
}

/** A contrast on a terminal: a screen of its rows, or all of them. */
export function terminalContrast(view: ReportView, table: TableView, isWhole: boolean): Block {
  const { rows, groups, hidden } = onScreen(table, isWhole)
  const isOnly = view.tables.length === 1
  const explained = groups.flatMap((group) =>
    groupBlocks(group, (own) =>
      rowsBlock(view, table, { rows: own, isNameless: true, hasStrips: true }),
    ),
  )
  return {
    kind: 'group',
    body: [
      { kind: 'heading', text: table.title },
      ...when(!isOnly, paragraph(...table.news)),
      ...(rows.length === 0 ? [] : [rowsBlock(view, table, { rows, hasStrips: true })]),
      ...explained,
      ...unchangedBlocks(table),
      ...when(hidden.length > 0, aside(...say.hiddenRows(hidden))),
    ],
  }
}

const isMean = ({ comparison }: RowView) => comparison.role === 'geomean'

/** One contrast of a page: what decides, then where CPU time went, then what explains, folded. */
function pageContrast(view: ReportView, table: TableView, idOf: (row: RowView) => number): Block {
  const rows = rowsOf(table)
  const explaining = new Set(table.groups.flatMap((group) => group.rows))
  const decisive = rows.filter((row) => !explaining.has(row))
  const own = [...decisive.filter((row) => !isMean(row)), ...decisive.filter(isMean)]
  const others = rows.filter((row) => explaining.has(row))
  const tableOf = (some: RowView[], caption: Phrase) =>
    rowsBlock(view, table, { rows: some, idOf, caption })
  const why = table.groups.flatMap(({ benchmark, attribution }) =>
    benchmark === null || attribution === null
      ? []
      : [{ text: [{ name: benchmark }, ': ', ...attribution] as Phrase }],
  )
  const title: Phrase = [say.explaining(others.length)]
  return {
    kind: 'group',
    role: 'contrast',
    body: [
      { kind: 'heading', text: table.title },
      ...when(view.tables.length > 1, { kind: 'paragraph', text: table.news, role: 'news' }),
      ...(own.length > 0 ? [tableOf(own, table.title)] : []),
      ...unchangedBlocks(table),
      ...when(why.length > 0, { kind: 'list', items: why, role: 'why' }),
      ...when(others.length > 0, { kind: 'fold', title, body: [tableOf(others, title)] }),
    ],
  }
}

/** Every contrast of a report. Ids of rows are their places in the data of the page. */
export function pageContrasts(view: ReportView): Block[] {
  const ids = new Map(view.tables.flatMap(rowsOf).map((row, id) => [row, id]))
  return view.tables.map((table) => pageContrast(view, table, (row) => ids.get(row)!))
}
