/** `/bench explain`: tells how one row was judged. */
import { rowName } from '../../src/core/gate/acceptances.ts'
import type { Comparison } from '../../src/core/model/model.ts'
import { explainRow, type RowView } from '../../src/core/tell/rows.ts'
import { rowsOf, viewReport } from '../../src/core/tell/view.ts'
import { code, inline, prose, table } from '../../src/core/text/markdown.ts'
import { nearest } from '../../src/core/text/nearest.ts'
import { Answer } from '../../src/stories/answer.ts'
import type { Job } from '../jobs/job.ts'
import { reportOf, rowNames } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

const isNamed = (row: Comparison, name: string) =>
  [rowName(row), `${rowName(row)}:${row.contrast}`].includes(name)

function explained(job: Job, view: RowView): string {
  const { comparison, metric, base, head, delta, interval, word, detail, problems } = view
  const rows = explainRow(view).map(([label, text]) => [label, prose(text)])
  const notes = problems.map(
    ({ message, next }) => `- ${prose(message)}${next === undefined ? '' : `; ${prose(next)}`}`,
  )
  const why = detail === null ? '' : ` (${inline(detail)})`
  return [
    `**${prose(word)}**${why}: ${code(comparison.benchmark)} ${prose(metric)} at ` +
      `${code(job.wish.headSha.slice(0, 12))} in ${code(job.wish.suite)}: ${prose(base)} → ` +
      `${prose(head)}, ${prose(delta)} ${prose(interval ?? '')}`.trimEnd(),
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

/** Tells how one row was judged, from the last report that has it. */
export const explain: BotCommand<'explain'> = {
  kind: 'explain',
  async answer({ row }, { place, pull, parts }) {
    const { repository } = place
    const found = { repository, pull: pull.number, states: ['reported'] as const }
    const jobs = (await listJobs(parts.store.db, found)).toReversed()
    const names: string[] = []
    for (const job of jobs) {
      const report = await reportOf(job, parts)
      if (report === null) continue
      names.push(...rowNames(report))
      const views = viewReport(report).tables.flatMap(rowsOf)
      const rows = views.filter(({ comparison }) => isNamed(comparison, row))
      if (rows.length > 0)
        return {
          text: rows
            .slice(0, 5)
            .map((view) => explained(job, view))
            .join('\n\n'),
          reaction: '+1',
        }
    }
    if (names.length === 0) throw new Answer(botReplies.noReport(), 'confused')
    throw new Answer(botReplies.noSuchRow(row, nearest(row, names)), 'confused')
  },
}
