/** Two tables of their own in Markdown: memory against speed, and rows that were accepted. */

import {
  type Column,
  code,
  codeCell,
  heading,
  inline,
  type Part,
  table,
  tableRow,
} from '../text/markdown.ts'
import type { AcceptanceView } from './acceptances.ts'
import type { LadderView } from './ladder.ts'
import type { ReportView } from './view.ts'

const text = (title: string): Column => ({ title, align: 'left' })
const number = (title: string): Column => ({ title, align: 'right' })
const unbroken = (printed: string) => printed.replaceAll(' ', '\u00a0')

export function ladderParts({ title, columns, lines, about }: LadderView): Part[] {
  const rows = lines.map(({ benchmark, variant, cells, standing }) =>
    tableRow([codeCell(benchmark), code(variant), ...cells.map(unbroken), inline(standing)]),
  )
  const names = [text('benchmark'), text('variant'), ...columns.map((one) => number(inline(one)))]
  const head = table([...names, text('against the others')], [])
  const legend = `<sub>${about.map(inline).join(' ')}</sub>`
  const around = (shown: string) => `${heading(4, inline(title))}\n\n${head}\n${shown}\n\n${legend}`
  return [{ name: 'memory against speed', keep: 85, lines: rows, around }]
}

const STATE_ICONS: Record<AcceptanceView['state'], string> = {
  'in force': '🤝',
  lapsed: '⌛',
  'no such row': '❓',
}

const SHA_SHOWN = 12

function acceptanceLine({ row, state, by, at, sha, reason, next }: AcceptanceView): string {
  const advice = next === null ? '' : `<br><sub>${inline(next)}</sub>`
  return tableRow([
    codeCell(row),
    `${STATE_ICONS[state]}\u00a0${unbroken(state)}${advice}`,
    inline([{ prose: by }]),
    inline([{ prose: at.slice(0, 'yyyy-mm-dd'.length) }]).replaceAll('-', '\u2011'),
    code(sha.slice(0, SHA_SHOWN)),
    inline([{ prose: reason }]),
  ])
}

/** Who accepted which row, when and why, and whether that holds for this head. */
export function acceptanceParts({ acceptances }: ReportView): Part[] {
  if (acceptances.length === 0) return []
  const head = table(['row', 'state', 'by', 'at', 'for', 'reason'].map(text), [])
  const around = (lines: string) => `**Accepted rows**\n\n${head}\n${lines}`
  return [{ name: 'accepted rows', keep: 75, lines: acceptances.map(acceptanceLine), around }]
}
