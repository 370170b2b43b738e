/** Under a table in Markdown: one fold a benchmark, its title says where the CPU time went. */

import { code, codeBlock, fold, inline, type Part } from '../text/markdown.ts'
import { plural } from '../text/phrase.ts'
import type { GroupView } from './groups.ts'
import type { RowView } from './rows.ts'
import type { TableView } from './view.ts'

function countsOf(rows: RowView[]): string {
  const count = (words: string, ...marks: RowView['mark'][]) => {
    const found = rows.filter(({ mark }) => marks.includes(mark)).length
    return found === 0 ? [] : [`${found} ${words}`]
  }
  const parts = [
    ...count('failed', 'failed', 'withheld'),
    ...count('worse', 'worse'),
    ...count('better', 'better'),
    ...count('without change', 'same'),
    ...count('undecided', 'unsure'),
  ]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function titleOf({ benchmark, attribution, rows, histogram }: GroupView): string {
  const name = benchmark === null ? 'all benchmarks, geometric means' : code(benchmark)
  const what =
    rows.length > 0
      ? `${plural(rows.length, 'more row')}${countsOf(rows)}`
      : histogram.length > 0
        ? 'latencies'
        : ''
  return `${name}: ${attribution === null ? what : inline(attribution).replaceAll(' %', '\u00a0%')}`
}

const POOLED = 'Share of the transactions by latency, all rounds together:'

function partsOf(group: GroupView, tableOf: (rows: RowView[]) => Part): Part {
  const table = group.rows.length === 0 ? null : tableOf(group.rows)
  const counts = countsOf(group.rows).replace(/^ \((.*)\)$/, '$1')
  const said = counts === '' ? '' : `More rows, none of which gates: ${counts}.\n\n`
  const histogram =
    group.histogram.length === 0 ? '' : `${POOLED}\n\n${codeBlock(group.histogram.join('\n'))}`
  return {
    name: 'rows under the benchmarks',
    keep: 35,
    lines: table?.lines ?? [],
    around: (lines) => {
      const rows = table === null ? '' : `${said}${table.around?.(lines) ?? lines}`
      const body = [rows, histogram].filter((piece) => piece !== '').join('\n\n')
      return body === '' ? `- ${titleOf(group)}` : fold(titleOf(group), body)
    },
  }
}

/** `tableOf` makes the table of some rows, as the rest of the report has it. */
export const groupParts = ({ groups }: TableView, tableOf: (rows: RowView[]) => Part): Part[] =>
  groups.map((group) => partsOf(group, tableOf))
