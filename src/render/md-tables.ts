/** What stands by itself in Markdown: memory against speed, and rows that were accepted. */

import { shortSha } from '../core/text/sha.ts'
import type { AcceptanceView } from './acceptances.ts'
import type { DriftLine, DriftView } from './drift.ts'
import type { LadderView } from './ladder.ts'
import {
  type Column,
  code,
  codeCell,
  inline,
  type Part,
  prose,
  table,
  tableRow,
} from './markdown.ts'
import type { ReportView } from './report-view.ts'
import * as say from './sentences.ts'

const unbroken = (printed: string) => printed.replaceAll(' ', '\u00a0')

const small = (text: string) => `<sub>${text}</sub>`

/** The first of a stack, the others small below it. */
const stacked = ([first = '', ...more]: string[]) =>
  [first, ...more.map(small)].map(unbroken).join('<br>')

/** Three columns, however many numbers there are, so that it fits a phone. */
export function ladderParts({ title, columns, stacks, lines, about }: LadderView): Part[] {
  const isSeveral = new Set(lines.map(({ benchmark }) => benchmark)).size > 1
  const used = stacks.filter((stack) => stack.length > 0)
  const rows = lines.map(({ benchmark, variant, cells, standing }) => {
    const name = [...(isSeveral ? [codeCell(benchmark)] : []), codeCell(variant)]
    const numbers = used.map((stack) => stacked(stack.map((i) => cells[i]!)))
    return tableRow([`${name.join('<br>')}<br>${small(inline(standing))}`, ...numbers])
  })
  const names = used.map((stack): Column => {
    const titles = stacked(stack.map((i) => inline(columns[i]!)))
    return { title: titles, align: 'right' }
  })
  const head = table([{ title: say.VARIANT, align: 'left' }, ...names], [])
  const legend = small(about.map(inline).join(' '))
  const heading = `**${inline(say.capital(title))}**`
  const around = (shown: string) => `${heading}\n\n${head}\n${shown}\n\n${legend}`
  return [{ name: 'memory against speed', keep: 85, lines: rows, around }]
}

/** `v1.2: **+5.1 %** slower`, the interval small beside it. */
function driftCell(ref: string, cell: DriftLine['cells'][number]): string {
  if (cell === null || typeof cell === 'string') return `${codeCell(ref)} ${cell ?? '–'}`
  const interval = cell.interval === null ? '' : ` ${small(unbroken(cell.interval))}`
  const hasMoved = !['same', 'unsure'].includes(cell.mark)
  const delta = hasMoved ? `**${unbroken(cell.delta)}**` : unbroken(cell.delta)
  return `${codeCell(ref)} ${say.iconOf(cell)} ${delta}${interval}`
}

/** Two columns, a line a ref, so that it fits a phone however many there are. */
export function driftParts({ title, refs, lines, about }: DriftView): Part[] {
  const [first = '', ...others] = refs
  const rows = lines.map(({ benchmark, metric, base, cells }) => {
    const under = base === '' ? '' : `<br>${small(`${prose(metric)} · ${unbroken(base)}`)}`
    const found = cells.map((cell, i) => driftCell(others[i] ?? '', cell))
    return tableRow([`${codeCell(benchmark)}${under}`, found.join('<br>')])
  })
  const columns: Column[] = [
    { title: inline([{ name: first }]), align: 'left' },
    { title: say.AGAINST_IT, align: 'left' },
  ]
  const heading = `**${inline(say.capital(title))}**`
  const around = (shown: string) =>
    `${heading}\n\n${table(columns, [])}\n${shown}\n\n${small(inline(about))}`
  return [{ name: 'refs beside each other', keep: 86, lines: rows, around }]
}

const STATE_ICONS: Record<AcceptanceView['state'], string> = {
  'in force': '🤝',
  lapsed: '⌛',
  'no such row': '❓',
}

function acceptanceLine({ row, state, by, at, sha, reason, next }: AcceptanceView): string {
  const day = inline([{ prose: at.slice(0, 'yyyy-mm-dd'.length) }]).replaceAll('-', '\u2011')
  const who = inline([{ prose: by }])
  const head = code(shortSha(sha))
  const advice = next === null ? '' : ` ${small(inline(say.capital(next)))}`
  const what = `${STATE_ICONS[state]} ${codeCell(row)}: ${state}, by ${who} on ${day} for ${head}`
  return `- ${what}: ${inline([{ prose: reason }])}.${advice}`
}

/** Who accepted which row, when and why, and whether that holds for this head. */
export function acceptanceParts({ acceptances }: ReportView): Part[] {
  if (acceptances.length === 0) return []
  const around = (lines: string) => `**${say.ACCEPTED_ROWS}**\n\n${lines}`
  return [{ name: 'accepted rows', keep: 75, lines: acceptances.map(acceptanceLine), around }]
}
