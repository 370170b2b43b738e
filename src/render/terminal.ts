/**
 * A report as lines of a terminal: the verdict in words, what moved and what decides, notes, and
 * how to repeat the run.
 */
import type { Report } from '../core/model/model.ts'
import { FIRST_LOOK } from '../core/stats/flips/planned-looks.ts'
import { besideOf } from '../core/tell/news.ts'
import { NAME_CAP, type Phrase, PROSE_CAP, plainText } from '../core/text/phrase.ts'
import { alignRows, clean, cleanName, commandLines } from '../core/text/plain.ts'
import type { GroupView } from './groups.ts'
import type { FunctionRow } from './profile-rows.ts'
import { viewProfiles } from './profiles.ts'
import { type ReportView, shownView, type TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import { drawn, fits, indented, makeScreen, type Screen, wrapped } from './screen.ts'
import * as say from './sentences.ts'
import { rowLines } from './terminal-rows.ts'
import { acceptanceLines, driftLines, ladderLines } from './terminal-tables.ts'

/**
 * How a report is printed; `isWhole`: every row, however many; `columns`: of the terminal, absent
 * where lines may be as long as they come; `filter`: only such rows.
 */
export type TerminalStyle = {
  hasColour: boolean
  isWhole: boolean
  columns?: number
  filter?: string | null
}

/** Fewer rows are all shown, also those that did not move. */
const FEW = 6
/** A screen of rows. A table that has more is shown in part: what moved, and what decides. */
const ROWS_SHOWN = 24

type Shown = { rows: RowView[]; groups: GroupView[]; hidden: RowView[] }

const hasMoved = ({ mark }: RowView) => !['same', 'unsure'].includes(mark)
const isGating = ({ comparison }: RowView) => comparison.role === 'gating'

/** Rows of too few rounds for any word say the same, so that a few of them stand for all. */
const EARLY_SHOWN = 6

const isEarly = ({ comparison: { verdict, estimate } }: RowView) =>
  verdict.word === 'inconclusive' &&
  (verdict.reason === 'too-few-rounds' || (verdict.reason === 'stopped' && estimate.n < FIRST_LOOK))

/** Without what stands under it. */
const titleOnly = (group: GroupView): GroupView => ({
  ...{ ...group, rows: [], histogram: [], collections: [] },
})

function shownOf({ moved, unsure, same, geomeans, groups }: TableView, isWhole: boolean): Shown {
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

/** What explains the rows of a benchmark, indented below its name. */
function groupLines(
  screen: Screen,
  view: ReportView,
  table: TableView,
  { benchmark, attribution, rows, histogram, collections }: GroupView,
): string[] {
  const name = benchmark === null ? say.ALL_BENCHMARKS : cleanName(benchmark, NAME_CAP)
  const isFailed = rows.length > 0 && rows.every(({ mark }) => mark === 'failed')
  const strong = { colour: 'strong', indent: 2 } as const
  if (isFailed) return ['', ...wrapped(screen, say.failedRows(name, rows.length), strong)]
  const title = attribution === null ? [name] : [`${name}: `, ...attribution]
  const inner = indented(screen, 2)
  const bars = histogram.length === 0 ? [] : [say.LATENCY_SHARES, ...histogram]
  const collected = collections.length === 0 ? [] : ['', say.COLLECTIONS, ...collections]
  const below = drawn(inner, [...bars, ...collected])
  const lines = [...rowLines(inner, view, table, rows, true), ...below]
  return ['', ...wrapped(screen, title, strong), ...lines.map((line) => (line ? `  ${line}` : ''))]
}

function sectionLines(
  screen: Screen,
  view: ReportView,
  table: TableView,
  { isOnly, isWhole }: { isOnly: boolean; isWhole: boolean },
): string[] {
  const title = wrapped(screen, table.title, { colour: 'strong' })
  const news = isOnly ? [] : wrapped(screen, table.news)
  const unchanged = table.unchanged === null ? [] : wrapped(screen, table.unchanged)
  const { rows, groups, hidden } = shownOf(table, isWhole)
  const explained = groups.flatMap((group) => groupLines(screen, view, table, group))
  const more =
    hidden.length === 0 ? [] : wrapped(screen, say.hiddenRows(hidden), { colour: 'faint' })
  const lines = rowLines(screen, view, table, rows)
  return ['', ...title, ...news, ...lines, ...explained, ...unchanged, ...more]
}

/** Functions of a benchmark that a terminal shows; the Markdown has more. */
const FUNCTIONS_SHOWN = 4

function deltaText({ amountDelta, shareDelta }: FunctionRow): string {
  const delta = amountDelta ?? shareDelta
  return delta === null ? '' : `${delta.point} ${delta.interval}`
}

/** Share, difference and words of a function beside its name, or below it. */
function functionLines(screen: Screen, cells: string[][]): string[] {
  const lines = alignRows(cells, ['left', 'right', 'right', 'left'])
  if (fits(screen, lines)) return lines
  return cells.flatMap(([name = '', ...told]) => [
    ...wrapped(screen, name, { indent: 2 }),
    ...wrapped(indented(screen, 2), told.filter(Boolean).join(' · ')).map((line) => `  ${line}`),
  ])
}

function profileLines(screen: Screen, report: Report): string[] {
  const view = viewProfiles(report)
  if (view === null) return []
  const inner = indented(screen, 2)
  const targets = view.targets.flatMap(({ words, name, basis, telling }) => {
    const moved = telling.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN)
    const cells = moved.map((row) => [
      clean(row.name, NAME_CAP),
      row.share,
      `${deltaText(row)}${row.amountDelta === null ? '' : ` ${words.per}`}`,
      row.words ?? '',
    ])
    const shown = cells.length === 0 ? [say.NO_FUNCTION] : functionLines(inner, cells)
    const title = wrapped(screen, [`${words.title} of `, ...name], { colour: 'strong' })
    return ['', ...title, ...[...wrapped(inner, basis), ...shown].map((line) => `  ${line}`)]
  })
  const problems = view.problems.flatMap(({ message, where, next }) => {
    const at = where === undefined ? '' : ` (${clean(where, NAME_CAP)})`
    const advice = clean(next ?? '', PROSE_CAP)
    const then = advice === '' ? '' : `. ${say.NEXT}: ${advice}`
    const text = `${say.NOT_PROFILED.toLowerCase()}: ${clean(message, PROSE_CAP)}${at}${then}`
    return wrapped(screen, text, { indent: 2 })
  })
  return [...targets, ...(problems.length === 0 ? [] : ['', ...problems])]
}

/** A command can be pasted as it is broken. */
function repeatLines({ columns }: Screen, command: string): string[] {
  const whole = clean(command, 2_000)
  return commandLines(`${say.REPEAT_BY} ${whole}`, columns).length === 1
    ? [`${say.REPEAT_BY} ${whole}`]
    : [say.REPEAT_BY, ...commandLines(whole, columns)]
}

const COMMAND = /^(?:gcbench|\/bench) /

/** What is to be done; where that takes several lines, each command has one of its own. */
function dutyLines(screen: Screen, duty: Phrase): string[] {
  const whole = wrapped(screen, duty)
  if (whole.length < 2) return whole
  const lines: string[] = []
  let said = ''
  const endWords = () => {
    // What parts two commands in a sentence begins no line.
    const words = said.replace(/^[,;.]\s*/, '')
    if (words !== '') lines.push(...wrapped(screen, words))
    said = ''
  }
  for (const piece of duty) {
    const text = plainText([piece])
    if (typeof piece !== 'string' && 'name' in piece && COMMAND.test(text)) {
      endWords()
      lines.push(...commandLines(`  ${text}`, screen.columns))
    } else said += text
  }
  endWords()
  return lines
}

const MOODS = { good: 'green', bad: 'red', ask: 'yellow', advice: 'yellow' } as const

/** The report for a terminal. */
export function terminalText(
  report: Report,
  { hasColour, isWhole, columns = Number.POSITIVE_INFINITY, filter = null }: TerminalStyle,
): string {
  const view = shownView(report, filter)
  const { news, duty, mood } = view.headline
  const screen = makeScreen(columns, hasColour)
  const isOnly = view.tables.length === 1
  const notes = view.notes.flatMap(({ number, text }) =>
    wrapped(screen, [number === null ? '- ' : `[${number}] `, ...text], { indent: 4 }),
  )
  const faint = (lines: string[]) => lines.map((line) => screen.paint(line, 'faint'))
  return [
    ...wrapped(screen, news, { colour: MOODS[mood] }),
    ...(duty.length === 0 ? [] : dutyLines(screen, duty)),
    ...acceptanceLines(screen, view.acceptances),
    ...view.drifts.flatMap((drift) => driftLines(screen, drift, isWhole)),
    ...view.tables.flatMap((table) => sectionLines(screen, view, table, { isOnly, isWhole })),
    ...view.ladders.flatMap((ladder) => ladderLines(screen, ladder)),
    ...profileLines(screen, report),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
    ...faint(wrapped(screen, view.facts.line)),
    ...faint(wrapped(screen, `seed ${clean(report.plan.seed, NAME_CAP)}`)),
    ...faint(repeatLines(screen, view.facts.command)),
    '',
  ].join('\n')
}
