/** Format: the table as text for a terminal. */
import type { Format } from '../contracts/format.ts'
import type { Report } from '../model/model.ts'
import type { GroupView } from '../tell/groups.ts'
import { besideOf } from '../tell/news.ts'
import { acceptanceLines, driftLines, ladderLines } from '../tell/plain.ts'
import type { FunctionRow } from '../tell/profile-rows.ts'
import { viewProfiles } from '../tell/profiles.ts'
import { type Mark, printLevel, type RowView } from '../tell/rows.ts'
import { commonLevel, type ReportView, type TableView, viewReport } from '../tell/view.ts'
import { NAME_CAP, type Phrase, PROSE_CAP, plainText } from '../text/phrase.ts'
import { alignRows, clean } from '../text/plain.ts'

const COLOURS = { red: 31, green: 32, yellow: 33, cyan: 36, faint: 2, strong: 1 } as const
type Colour = keyof typeof COLOURS

const MARK_COLOURS: Record<Mark, Colour> = {
  failed: 'red',
  withheld: 'yellow',
  oom: 'cyan',
  worse: 'red',
  better: 'green',
  differs: 'cyan',
  unsure: 'yellow',
  same: 'faint',
}

type Paint = (text: string, colour: Colour) => string

const painter = (hasColour: boolean): Paint =>
  hasColour ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : (text) => text

function verdict(row: RowView, notes: number[]): string {
  const detail = row.detail === null ? '' : `, ${plainText(row.detail)}`
  return `${row.word}${detail}${notes.map((note) => ` [${note}]`).join('')}`
}

/** `from`: the first column that is shown, 1 where the benchmark stands above. */
function tableLines(
  view: ReportView,
  { sides }: TableView,
  rows: RowView[],
  paint: Paint,
  from: 0 | 1 = 0,
): string[] {
  if (rows.length === 0) return []
  const [base, head] = sides.map(plainText)
  const level = commonLevel(rows)
  const interval = level === null ? 'interval' : `${printLevel(level)} interval`
  const titles = ['benchmark', 'metric', `${base}`, `${head}`, 'delta', interval, 'rounds']
  const cells = rows.map((row) => [
    clean(row.comparison.benchmark, NAME_CAP),
    clean(row.metric, NAME_CAP),
    row.base,
    row.head,
    row.delta,
    row.interval === null ? '-' : `${row.interval}${levelOf(row, level)}`,
    row.rounds,
    verdict(row, view.notesOf(row)),
  ])
  const aligns = ['left', 'left', ...Array(5).fill('right'), 'left'] as ('left' | 'right')[]
  const shown = [[...titles, 'verdict'], ...cells].map((line) => line.slice(from))
  return alignRows(shown, aligns.slice(from), (cell, index, column) => {
    const row = rows[index - 1]
    if (row === undefined) return paint(cell, 'faint')
    return [4, 7].includes(column + from) ? paint(cell, MARK_COLOURS[row.mark]) : cell
  })
}

/** What explains the rows of a benchmark, indented below its name. */
function groupLines(view: ReportView, table: TableView, group: GroupView, paint: Paint): string[] {
  const { benchmark, attribution, rows, histogram, collections } = group
  const name = benchmark === null ? 'all benchmarks' : clean(benchmark, NAME_CAP)
  const failed = rows.length > 0 && rows.every(({ mark }) => mark === 'failed')
  if (failed) return ['', paint(`${name}: failed (${rows.length} more)`, 'strong')]
  const title = attribution === null ? name : `${name}: ${plainText(attribution)}`
  const bars = histogram.length === 0 ? [] : ['share of the transactions by latency', ...histogram]
  const collected = collections.length === 0 ? [] : ['', 'collections, all rounds together']
  const below = [...bars, ...collected, ...collections]
  const lines = [...tableLines(view, table, rows, paint, 1), ...below]
  return ['', paint(title, 'strong'), ...lines.map((line) => (line === '' ? '' : `  ${line}`))]
}

function levelOf(row: RowView, level: number | null): string {
  return row.level === null || row.level === level ? '' : ` at ${printLevel(row.level)}`
}

/** How a report is printed; `isWhole`: every row, however many; `filter`: only such rows. */
export type TerminalStyle = { hasColour: boolean; isWhole: boolean; filter?: string | null }

/** A screen of rows. A table that has more is shown in part: what moved, and what decides. */
const ROWS_SHOWN = 24

type Shown = { rows: RowView[]; groups: GroupView[]; hidden: number }

const hasMoved = ({ mark }: RowView) => !['same', 'unsure'].includes(mark)
const isGating = ({ comparison }: RowView) => comparison.role === 'gating'

/** Rows of too few rounds for any word say the same, so that some of them stand for all. */
const EARLY_SHOWN = 6

const isEarly = ({ comparison: { verdict } }: RowView) =>
  verdict.word === 'inconclusive' && verdict.reason === 'too-few-rounds'

function shownOf({ moved, unsure, same, geomeans, groups }: TableView, isWhole: boolean): Shown {
  const all = [...moved, ...unsure, ...same]
  const beside = besideOf(all)
  const own = (of: RowView[]) => of.filter((row) => !beside.has(row))
  const rows = [...own(all), ...beside, ...geomeans]
  const inGroups = groups.reduce((sum, group) => sum + group.rows.length, 0)
  const early = unsure.filter((row) => isGating(row) && isEarly(row))
  const isFew = rows.length + inGroups <= ROWS_SHOWN && early.length <= EARLY_SHOWN
  if (isWhole || isFew) return { rows, groups, hidden: 0 }
  const first = own(moved)
  const room = Math.max(0, ROWS_SHOWN - first.length)
  const hidden = new Set(early.slice(EARLY_SHOWN))
  const open = unsure.filter((row) => isGating(row) && !hidden.has(row)).slice(0, room)
  const means = geomeans.filter((row) => isGating(row) || hasMoved(row))
  const more = Math.max(0, room - open.length - means.length)
  const others = moved.filter((row) => beside.has(row)).slice(0, more)
  const kept = [...first, ...open, ...means, ...others]
  return { rows: kept, groups: [], hidden: rows.length + inGroups - kept.length }
}

function sectionLines(
  view: ReportView,
  table: TableView,
  paint: Paint,
  { isOnly, isWhole }: { isOnly: boolean; isWhole: boolean },
): string[] {
  const title = paint(plainText(table.title), 'strong')
  const head = isOnly ? title : `${title}  ${plainText(table.news)}`
  const unchanged = table.unchanged === null ? [] : [plainText(table.unchanged)]
  const { rows, groups, hidden } = shownOf(table, isWhole)
  const explained = groups.flatMap((group) => groupLines(view, table, group, paint))
  const more = `${hidden} more rows: --all, or report.txt`
  return [
    ...['', head, ...tableLines(view, table, rows, paint), ...explained, ...unchanged],
    ...(hidden === 0 ? [] : [paint(more, 'faint')]),
  ]
}

/** Functions of a benchmark that a terminal shows; the Markdown has more. */
const FUNCTIONS_SHOWN = 4

function deltaText({ amountDelta, shareDelta }: FunctionRow): string {
  const delta = amountDelta ?? shareDelta
  return delta === null ? '' : `${delta.point} ${delta.interval}`
}

function profileLines(report: Report, paint: Paint): string[] {
  const view = viewProfiles(report)
  if (view === null) return []
  const targets = view.targets.flatMap(({ words, name, basis, telling }) => {
    const moved = telling.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN)
    const cells = moved.map((row) => [
      clean(row.name, NAME_CAP),
      row.share,
      `${deltaText(row)}${row.amountDelta === null ? '' : ` ${words.per}`}`,
      row.words ?? '',
    ])
    const rows = alignRows(cells, ['left', 'right', 'right', 'left'])
    const shown = rows.length === 0 ? ['no function is beyond the noise'] : rows
    const title = paint(`${words.title} of ${plainText(name)}`, 'strong')
    return ['', title, ...[plainText(basis), ...shown].map((line) => `  ${line}`)]
  })
  const problems = view.problems.map(({ message, where, next }) => {
    const at = where === undefined ? '' : ` (${clean(where, NAME_CAP)})`
    const advice = clean(next ?? '', PROSE_CAP)
    const then = advice === '' ? '' : `. Next: ${advice}`
    return `not profiled: ${clean(message, PROSE_CAP)}${at}${then}`
  })
  return [...targets, ...(problems.length === 0 ? [] : ['', ...problems])]
}

const sentence = (phrase: Phrase) => plainText(phrase).trim()

/** The report for a terminal: verdict, rows, footnotes, and how to repeat the run. */
export function terminalText(
  report: Report,
  { hasColour, isWhole, filter = null }: TerminalStyle,
): string {
  const view = viewReport(report, filter)
  const { news, duty } = view.headline
  const paint = painter(hasColour)
  const isOnly = view.tables.length === 1
  const mood = { good: 'green', bad: 'red', ask: 'yellow', advice: 'yellow' } as const
  const notes = view.notes.map(
    ({ number, text }) => `${number === null ? '-' : `[${number}]`} ${sentence(text)}`,
  )
  return [
    paint(sentence(news), mood[view.headline.mood]),
    ...(duty.length === 0 ? [] : [sentence(duty)]),
    ...acceptanceLines(view.acceptances),
    ...view.drifts.flatMap((drift) => driftLines(drift, isWhole)),
    ...view.ladders.flatMap(ladderLines),
    ...view.tables.flatMap((table) => sectionLines(view, table, paint, { isOnly, isWhole })),
    ...profileLines(report, paint),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    paint(sentence(view.facts.line), 'faint'),
    paint(`seed ${clean(report.plan.seed, NAME_CAP)}`, 'faint'),
    paint(`repeat: ${clean(view.facts.command, 2_000)}`, 'faint'),
    '',
  ].join('\n')
}

const WHOLE: TerminalStyle = { hasColour: false, isWhole: true }

export const terminal: Format = {
  id: 'terminal',
  about: 'The table as aligned text, without colour.',
  render: (report, filter) => [
    { name: 'report.txt', text: terminalText(report, { ...WHOLE, filter: filter ?? null }) },
  ],
}
