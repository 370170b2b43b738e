/** The profile pass in Markdown: one fold a benchmark, below the tables. */
import type { Report } from '../model/model.ts'
import { type Column, codeCell, fold, inline, type Part, prose, table } from '../text/markdown.ts'
import { type FunctionRow, type PrintedDelta, type ProfileView, viewProfiles } from './profiles.ts'
import { printLevel } from './rows.ts'

/** Rows of a table; where nothing moved, a comment shows no more than a few. */
const SHOWN = { comment: { moved: 8, other: 2 }, summary: { moved: 20, other: 20 } }

const narrow = (text: string) => text.replaceAll(' ', '\u00a0')

function deltaCell({ point, interval, isBeyondNoise }: PrintedDelta): string {
  const text = narrow(point)
  return `${isBeyondNoise ? `**${text}**` : text} ${narrow(interval)}`
}

function cellsOf(row: FunctionRow): string[] {
  const below = [
    ...(row.baseName === null ? [] : [`on base ${codeCell(row.baseName)}`]),
    ...(row.words === null ? [] : [row.words]),
  ]
  const name = `${codeCell(row.name)}${below.map((text) => `<br><sub>${text}</sub>`).join('')}`
  const { cpu: sec, cpuDelta } = row
  const cpu = sec === null || cpuDelta === null ? [] : [narrow(sec), deltaCell(cpuDelta)]
  return [name, narrow(row.share), deltaCell(row.shareDelta), ...cpu, row.samples]
}

function functionTable(title: string, rows: FunctionRow[], view: ProfileView): string {
  const [first] = rows
  if (first === undefined) return ''
  const level = `${printLevel(view.level)} interval`
  const cpu = first.cpu === null ? [] : ['CPU time per operation', `difference, ${level}`]
  const titles = [title, 'share of CPU time', `difference, ${level}`, ...cpu, 'samples']
  const columns = titles.map((text, i): Column => ({ title: text, align: i ? 'right' : 'left' }))
  return table(columns, rows.map(cellsOf))
}

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
    functionTable('in its own code', shownOf(view.flat, extent), view),
    functionTable('with what it calls', shownOf(view.cum, extent), view),
    'Bold: beyond the noise. Callers with 80 % of the time or more on both sides are left out. ' +
      'Raw profiles are in the folder `profiles` beside the report.',
  ].filter((text) => text !== '')
  // The fold's title has no Markdown but code spans.
  const title = `CPU profile of ${inline(view.name)}: ${inline(view.gist)}`
  const around = (body: string) => fold(title, body)
  // Whole or not at all: half a table explains nothing.
  return {
    name: 'CPU profiles',
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
    return `- ${prose(message)}${at}${next === undefined ? '' : `. Next: ${prose(next)}`}`
  })
  const around = (body: string) => `**Not profiled**\n\n${body}`
  return [
    ...view.targets.map((target) => targetPart(target, extent)),
    ...(problems.length === 0
      ? []
      : [{ name: 'what was not profiled', keep: 33, lines: problems, around }]),
  ]
}
