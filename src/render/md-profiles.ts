/** The profile pass in Markdown: one fold a benchmark, below the tables. */
import type { Report } from '../core/model/model.ts'
import { type Column, codeCell, fold, inline, type Part, prose, table } from './markdown.ts'
import type {
  FunctionRow,
  PrintedDelta,
  ProfileView,
  ProfileWords,
  StackView,
} from './profile-rows.ts'
import { viewProfiles } from './profiles.ts'
import { printLevel } from './rows.ts'
import * as say from './sentences.ts'

/** Rows of a table; where nothing moved, a comment shows no more than a few. */
const SHOWN = { comment: { moved: 8, other: 2 }, summary: { moved: 20, other: 20 } }

const narrow = (text: string) => text.replaceAll(' ', '\u00a0')

function deltaCell({ point, interval, isBeyondNoise }: PrintedDelta): string {
  const text = narrow(point)
  return `${isBeyondNoise ? `**${text}**` : text} ${narrow(interval)}`
}

function cellsOf(row: FunctionRow): string[] {
  const below = [
    ...(row.baseName === null ? [] : [say.onBase(codeCell(row.baseName))]),
    ...(row.words === null ? [] : [row.words]),
  ]
  const name = `${codeCell(row.name)}${below.map((text) => `<br><sub>${text}</sub>`).join('')}`
  const { amount, amountDelta, shareDelta, samples } = row
  return [
    ...[name, narrow(row.share), ...(shareDelta === null ? [] : [deltaCell(shareDelta)])],
    ...(amount === null || amountDelta === null ? [] : [narrow(amount), deltaCell(amountDelta)]),
    ...(samples === null ? [] : [samples]),
  ]
}

function functionTable(title: string, rows: FunctionRow[], view: ProfileView): string {
  const [first] = rows
  if (first === undefined) return ''
  const level = say.intervalAt(printLevel(view.level))
  const difference = say.differenceAt(level)
  const titles = [
    ...[title, say.shareOf(view.words.whole), ...(first.shareDelta === null ? [] : [difference])],
    ...(first.amount === null ? [] : [view.words.amount, difference]),
    ...(first.samples === null ? [] : [say.SAMPLES]),
  ]
  const columns = titles.map((text, i): Column => ({ title: text, align: i ? 'right' : 'left' }))
  return table(columns, rows.map(cellsOf))
}

/** No intervals: a stack has few samples, and these were chosen for their difference. */
function stackTable(stacks: StackView[], { whole }: ProfileWords, counted: string): string {
  if (stacks.length === 0) return ''
  const titles = [say.WHOLE_STACKS, say.shareOf(whole), counted]
  const columns = titles.map((text, i): Column => ({ title: text, align: i ? 'right' : 'left' }))
  const rows = stacks.map(({ functions, share, samples }) => [
    functions.map((name) => codeCell(name)).join(' › '),
    ...[narrow(share), samples],
  ])
  return table(columns, rows)
}

/** What the last column of stacks has: samples, or all that the runs together had. */
const countedIn = ({ flat: [first] }: ProfileView) =>
  first === undefined || first.samples !== null ? say.SAMPLES : say.IN_ALL_RUNS

function shownOf(rows: FunctionRow[], extent: keyof typeof SHOWN): FunctionRow[] {
  const { moved, other } = SHOWN[extent]
  return [
    ...rows.filter((row) => row.isBeyondNoise).slice(0, moved),
    ...rows.filter((row) => !row.isBeyondNoise).slice(0, other),
  ]
}

function targetPart(view: ProfileView, extent: keyof typeof SHOWN): Part {
  const lines = [
    inline(view.basis),
    functionTable(say.OWN_CODE, shownOf(view.flat, extent), view),
    functionTable(say.WITH_CALLS, shownOf(view.cum, extent), view),
    extent === 'summary' ? stackTable(view.stacks, view.words, countedIn(view)) : '',
    say.PROFILE_LEGEND,
  ].filter((text) => text !== '')
  // The fold's title has no Markdown but code spans.
  const title = inline(say.profileOf(view.words.title, view.name, view.gist))
  const around = (body: string) => fold(title, body)
  // Whole or not at all: half a table explains nothing.
  return {
    name: 'profiles',
    keep: 35,
    lines: [lines.join('\n\n')],
    around,
  }
}

/** Profiles of the report, and why there are none where some were asked for. */
export function profileParts(report: Report, extent: keyof typeof SHOWN): Part[] {
  const view = viewProfiles(report)
  if (view === null) return []
  const problems = view.problems.map(({ message, where, next }) => {
    const at = where === undefined ? '' : ` (${prose(where)})`
    return `- ${prose(message)}${at}${next === undefined ? '' : `. ${say.NEXT}: ${prose(next)}`}`
  })
  const around = (body: string) => `**${say.NOT_PROFILED}**\n\n${body}`
  return [
    ...view.targets.map((target) => targetPart(target, extent)),
    ...(problems.length === 0
      ? []
      : [{ name: 'what was not profiled', keep: 33, lines: problems, around }]),
  ]
}
