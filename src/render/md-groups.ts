/** Under a table in Markdown: one fold a benchmark, its title says where the CPU time went. */

import type { GroupView } from './groups.ts'
import { code, codeBlock, fold, inline, type Part } from './markdown.ts'
import type { TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import * as say from './sentences.ts'

function titleOf({ benchmark, attribution, rows, histogram }: GroupView): string {
  const name = benchmark === null ? say.ALL_MEANS : code(benchmark)
  const what = rows.length > 0 ? say.moreMetrics(rows) : histogram.length > 0 ? say.LATENCIES : ''
  return `${name}: ${attribution === null ? what : inline(attribution).replaceAll(' %', '\u00a0%')}`
}

function partsOf(group: GroupView, tableOf: (rows: RowView[]) => Part): Part {
  const table = group.rows.length === 0 ? null : tableOf(group.rows)
  const isSaid = group.attribution !== null && group.rows.length > 0
  const said = isSaid ? `${say.moreMetrics(group.rows)}.\n\n` : ''
  const histogram =
    group.histogram.length === 0 ? '' : `${say.POOLED}\n\n${codeBlock(group.histogram.join('\n'))}`
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

/** A part of its own: it is long, and the rows are worth more. */
function collectionParts({ benchmark, collections }: GroupView): Part[] {
  if (collections.length === 0 || benchmark === null) return []
  const title = say.collectionsTitle(code(benchmark))
  const text = fold(title, codeBlock(collections.join('\n')))
  return [{ name: 'collections', keep: 20, lines: [text] }]
}

/** `tableOf` makes the table of some rows, as the rest of the report has it. */
export const groupParts = ({ groups }: TableView, tableOf: (rows: RowView[]) => Part): Part[] =>
  groups.flatMap((group) => [partsOf(group, tableOf), ...collectionParts(group)])
