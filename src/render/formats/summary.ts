/** Format: the summary of a step. */
import type { Format } from '../../core/contracts/format.ts'
import type { Report } from '../../core/model/model.ts'
import { reportMarkdown } from '../report-markdown.ts'
import { shownView } from '../report-view.ts'

/** GitHub drops a step's summary whole when it is over 1 MiB. */
const SUMMARY_LIMIT_BYTES = 1_000_000

/** The text of a job summary, in at most `limitBytes` of UTF-8. */
export function summaryText(
  report: Report,
  limitBytes: number = SUMMARY_LIMIT_BYTES,
  filter: string | null = null,
): string {
  return reportMarkdown(report, 'summary', limitBytes, shownView(report, filter))
}

export const summary: Format = {
  id: 'summary',
  about: 'The job summary: the comment, and failed trials, machines and hashes in full.',
  render: (report, filter) => [
    { name: 'summary.md', text: summaryText(report, undefined, filter) },
  ],
}
