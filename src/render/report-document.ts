/**
 * Report -> document, for each place where it is read: which pieces stand there, in which order,
 * and what is folded. The pieces themselves are the same everywhere.
 */
import type { Report } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import { TOLERANCE } from '../report/gate.ts'
import { judgeClaims } from '../report/proof.ts'
import { causeBlocks } from './cause.ts'
import {
  commentTables,
  foldedContrasts,
  pageContrasts,
  picturedTable,
  terminalContrast,
} from './contrasts.ts'
import { acceptedItems, buildTable, detailFold, timeBlocks } from './details.ts'
import {
  aside,
  type Block,
  type Cut,
  type Document,
  type Item,
  type PictureLinks,
  paragraph,
  type RowsBlock,
  when,
} from './document.ts'
import type { Note } from './findings.ts'
import { pageGrid, viewGrid } from './grid.ts'
import { type DriftView, driftTable, viewLadders } from './ladder.ts'
import { profileBlocks } from './profiles.ts'
import { proofBlocks } from './proof.ts'
import { mainTable, type ReportView, rowsOf } from './report-view.ts'
import * as say from './sentences.ts'
import { isDrawn } from './spread.ts'

/** A titled group that can be cut: of comments and terminals. */
const titled = (text: Block & { kind: 'heading' }, body: Block[], cut: Cut): Block => ({
  kind: 'group',
  cut,
  body: [text, ...body],
})

const heading = (...text: (Block & { kind: 'heading' })['text']) =>
  ({ kind: 'heading', text }) as const

/** Every ref against the first. `most`: lines that are shown; null: all. */
function driftBody(drift: DriftView, at: number, most: number | null): Block[] {
  const hidden = most === null ? 0 : Math.max(0, drift.lines.length - most)
  const lines = hidden === 0 ? drift.lines : drift.lines.slice(0, most!)
  return [
    { kind: 'figures', of: 'drift', at },
    driftTable({ ...drift, lines }),
    ...when(hidden > 0, aside(say.moreLines(hidden))),
    aside(...drift.about),
  ]
}

const driftGroups = ({ drifts }: ReportView, most: number | null = null): Block[] =>
  drifts.map((drift, at) =>
    titled(heading(...drift.title), driftBody(drift, at, most), {
      name: 'refs beside each other',
      keep: 86,
    }),
  )

const ladderGroups = (report: Report): Block[] =>
  viewLadders(report).map(({ title, table, about }) =>
    titled(heading(...title), [table, aside(...about)], {
      name: 'memory against speed',
      keep: 85,
    }),
  )

function acceptedGroups(report: Report): Block[] {
  const items = acceptedItems(report)
  const cut = { name: 'accepted rows', keep: 75 }
  return items.length === 0
    ? []
    : [titled(heading(say.ACCEPTED_ROWS), [{ kind: 'list', items }], cut)]
}

const NOTES_OPEN = 6
const NOTES_CUT: Cut = { name: 'notes', keep: 50 }

const noteItems = (notes: Note[]): Item[] =>
  notes.map(({ number, text }) => ({ text, note: number }))

/** Why something failed is never folded: nothing else says it. */
function noteGroups({ notes }: ReportView, hasFolds: boolean): Block[] {
  const isFolded = ({ isCause }: Note) => hasFolds && notes.length > NOTES_OPEN && !isCause
  const [folded, open] = [notes.filter(isFolded), notes.filter((note) => !isFolded(note))]
  const list = (own: Note[]): Block => ({ kind: 'list', items: noteItems(own), role: 'notes' })
  return [
    ...when(open.length > 0, titled(heading(say.NOTES), [list(open)], NOTES_CUT)),
    ...when(folded.length > 0, {
      kind: 'fold',
      title: [say.notes(folded.length)],
      body: [list(folded)],
      cut: NOTES_CUT,
    }),
  ]
}

const GRID_CUT: Cut = { name: 'the change under each variant', keep: 80 }

/** `comment`: what a pull request shows. `summary`: all of that and every detail besides. */
export type Extent = 'comment' | 'summary'

/**
 * A comment about more gating rows shows those that moved; the others have a line, and the full
 * report. Rows that only explain are not counted: a server has dozens of them for each benchmark.
 */
const COMMENT_ROWS = 60

const isAboutMany = ({ tables }: ReportView): boolean =>
  tables.flatMap(rowsOf).filter(({ comparison }) => comparison.role === 'gating').length >
  COMMENT_ROWS

/** How a sign is read. */
const keyOf = (text: Phrase): Block => ({
  kind: 'paragraph',
  text,
  isSmall: true,
  cut: { name: 'keys', keep: 45 },
})

const hasStrips = (block: Block): boolean =>
  block.kind === 'rows' &&
  block.hasStrips &&
  [...block.lines, ...block.means].some(({ row }) => isDrawn(row))

/** The same with how to read strips below the first of them. */
function withStripKey(blocks: Block[]): Block[] {
  let isTold = false
  const told = (all: Block[]): Block[] =>
    all.flatMap((block): Block[] => {
      if (isTold) return [block]
      if (hasStrips(block)) {
        isTold = true
        return [block, keyOf(say.STRIP_KEY)]
      }
      const isAround = block.kind === 'group' || block.kind === 'fold'
      return [isAround ? { ...block, body: told(block.body) } : block]
    })
  return told(blocks)
}

/** By what rule an undecided row passes or not, where one can do either. */
function undecidedBlocks({ plan, conclusion }: Report, view: ReportView): Block[] {
  const { gate } = plan.suite
  const open = view.tables
    .flatMap(({ unsure }) => unsure)
    .filter((row) => row.gates && row.isEnforced && !row.isAccepted)
  if (open.length === 0) return []
  const margins = gate.tolerance ?? TOLERANCE
  const own = new Set(open.map(({ comparison }) => comparison.marginPct).filter((pct) => pct > 0))
  const [marginPct] = own
  const key = say.undecidedKey({
    as: gate.inconclusive,
    isPlain: conclusion.conclusion !== 'success' || view.headline.status === 'good',
    isStrict: gate.strict.length > 0,
    limitPct: own.size === 1 && marginPct !== undefined ? margins * marginPct : null,
    margins,
  })
  return [keyOf(key)]
}

/** What a comment says besides its report. */
export type CommentFrame = {
  /** Where the report's picture can be had, which takes the place of the strips in the open table. */
  picture?: PictureLinks | undefined
  /** Between the headline and what to do. */
  quote?: Phrase | undefined
}

export function commentDocument(
  report: Report,
  whole: ReportView,
  extent: Extent,
  { picture, quote }: CommentFrame = {},
): Document {
  const isBrief = extent === 'comment' && isAboutMany(whole)
  const view = isBrief ? { ...whole, isBrief } : whole
  const table = mainTable(view)
  const drawn = pictureDocument(view)
  const grid = viewGrid(report, view, false)
  const pictured: Block[] =
    picture === undefined || drawn === null || grid !== null
      ? []
      : [
          {
            kind: 'picture',
            ...picture,
            alt: say.pictureOf(drawn.lines.length + drawn.means.length),
          },
        ]
  const { main, folds } =
    grid === null
      ? commentTables(view, table, pictured.length === 0)
      : {
          main: [{ kind: 'group' as const, body: grid.blocks, cut: GRID_CUT }],
          folds: foldedContrasts(view, grid.tables),
        }
  return [
    { kind: 'headline', ...view.headline, ...(quote !== undefined && { quote }) },
    ...causeBlocks(report, view),
    ...driftGroups(view),
    ...pictured,
    ...withStripKey([
      ...main,
      ...undecidedBlocks(report, view),
      ...noteGroups(view, true),
      ...ladderGroups(report),
      ...acceptedGroups(report),
      ...folds,
    ]),
    ...profileBlocks(report, extent),
    detailFold(report, view, extent === 'summary'),
    {
      kind: 'paragraph',
      text: view.facts.line,
      isSmall: true,
      cut: { name: 'the run in one line', keep: 85 },
    },
  ]
}

/** What a picture shows: the open table of the comment; null: no row has an interval. */
export function pictureDocument(view: ReportView): RowsBlock | null {
  const table = mainTable(view)
  return table === null ? null : picturedTable(view, table)
}

/** A screen of lines. */
const DRIFT_SHOWN = 24

/** `isWhole`: every row, however many. */
export function terminalDocument(report: Report, view: ReportView, isWhole: boolean): Document {
  const grid = viewGrid(report, view, isWhole)
  return [
    { kind: 'headline', ...view.headline },
    ...causeBlocks(report, view),
    ...driftGroups(view, isWhole ? null : DRIFT_SHOWN),
    ...(grid === null ? [] : [{ kind: 'group' as const, body: grid.blocks }]),
    ...view.tables
      .filter((table) => isWhole || grid?.tables.has(table) !== true)
      .map((table) => terminalContrast(view, table, isWhole)),
    ...when(grid !== null && !isWhole, aside(say.EACH_CONTRAST)),
    ...noteGroups(view, false),
    ...ladderGroups(report),
    ...acceptedGroups(report),
    ...profileBlocks(report, 'terminal'),
    {
      kind: 'group',
      body: [
        aside(...view.facts.line),
        aside('seed ', { prose: report.plan.seed }),
        { kind: 'command', label: say.REPEAT_BY, command: view.facts.command },
      ],
    },
  ]
}

const section = (id: string, title: string, body: Block[]): Block[] =>
  body.length === 0 ? [] : [{ kind: 'section', id, title, body }]

/** `hasRecords`: the raw numbers of rounds are in the report, so that there are plots of them. */
export function pageDocument(report: Report, view: ReportView, hasRecords: boolean): Document {
  const { facts } = view
  const ladders = viewLadders(report)
  const accepted = acceptedItems(report)
  const paragraphs = facts.method.map((text): Block => ({ kind: 'paragraph', text }))
  const builds = buildTable(facts.builds, 16)
  const claimed = judgeClaims(report)
  const contrasts = pageContrasts(view)
  return [
    ...section('claim', say.CLAIM, claimed === null ? [] : proofBlocks(claimed)),
    ...section('grid', say.GRID, pageGrid(report, view)),
    ...section('results', say.RESULTS, [
      { kind: 'controls', notice: hasRecords ? null : say.NO_RECORDS },
      ...(contrasts.length > 0 ? contrasts : [paragraph(say.NO_ROWS)]),
    ]),
    ...section(
      'drift',
      say.DRIFT,
      view.drifts.flatMap((drift, at) => driftBody(drift, at, null)),
    ),
    ...section(
      'notes',
      say.NOTES,
      view.notes.length === 0
        ? []
        : [{ kind: 'list', items: noteItems(view.notes), role: 'notes' }],
    ),
    ...section(
      'ladder',
      say.LADDER,
      ladders.flatMap(({ title, table, about, isDrawn }, at): Block[] => [
        // The section has the title of the only one.
        ...when(ladders.length > 1, heading(...title)),
        ...when(isDrawn, { kind: 'figures', of: 'ladder', at }),
        table,
        aside(...about),
      ]),
    ),
    ...section(
      'accepted',
      say.ACCEPTED_ROWS,
      accepted.length === 0 ? [] : [{ kind: 'list', items: accepted }],
    ),
    ...section('profiles', say.PROFILES, profileBlocks(report, 'page')),
    ...section('compared', say.COMPARED, [
      { kind: 'facts', facts: facts.compared },
      ...when(builds.length > 0, { kind: 'fold', title: [say.BUILDS], body: builds }),
    ]),
    ...section('time', say.TIME_SPENT, timeBlocks(report)),
    ...section('repeat', say.REPEAT, [
      { kind: 'command', label: '', command: facts.command },
      { kind: 'fold', title: [say.RUN], isOpen: true, body: [{ kind: 'facts', facts: facts.run }] },
      {
        kind: 'fold',
        title: [say.MACHINE],
        body: facts.machines.map((own): Block => ({ kind: 'facts', facts: own })),
      },
    ]),
    ...section('read', say.HOW_TO_READ, paragraphs),
  ]
}
