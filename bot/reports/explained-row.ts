/** How one row of a report was judged, in words. */
import { rowName } from '../../src/core/gate/acceptances.ts'
import type { Comparison, Report } from '../../src/core/model/model.ts'
import { shortSha } from '../../src/core/text/sha.ts'
import { intervalText, MISSING, type RowView } from '../../src/render/document.ts'
import { code, inline, prose, table } from '../../src/render/markdown.ts'
import { rowsOf, viewReport } from '../../src/render/report-view.ts'
import { explainRow } from '../../src/render/rows.ts'
import type { Wish } from '../jobs/job.ts'

/** Rows of that name that are told at once. */
const MOST_TOLD = 5

const isNamed = (row: Comparison, name: string) =>
  [rowName(row), `${rowName(row)}:${row.contrast}`].includes(name)

/** Markdown; null: the report has no such row. */
export function explainNamed(report: Report, name: string, wish: Wish): string | null {
  const rows = viewReport(report)
    .tables.flatMap(rowsOf)
    .filter(({ comparison }) => isNamed(comparison, name))
  if (rows.length === 0) return null
  return rows
    .slice(0, MOST_TOLD)
    .map((view) => explained(wish, view))
    .join('\n\n')
}

function explained({ headSha, suite }: Wish, view: RowView): string {
  const { comparison, metric, values, delta, interval, word, detail, problems } = view
  const sides = (values ?? ['', '']).map((value) => prose(value))
  const range = interval === null ? '' : intervalText(interval)
  const rows = explainRow(view).map(([label, text]) => [label, prose(text ?? MISSING)])
  const notes = problems.map(
    ({ message, next }) => `- ${prose(message)}${next === undefined ? '' : `; ${prose(next)}`}`,
  )
  const why = detail === null ? '' : ` (${inline(detail)})`
  return [
    `**${prose(word)}**${why}: ${code(comparison.benchmark)} ${prose(metric)} at ` +
      `${code(shortSha(headSha))} in ${code(suite)}: ${sides.join(' → ')}, ` +
      `${prose(delta ?? MISSING)} ${prose(range)}`.trimEnd(),
    table(
      [
        { title: 'How it was judged', align: 'left' },
        { title: '', align: 'left' },
      ],
      rows,
    ),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ].join('\n\n')
}
