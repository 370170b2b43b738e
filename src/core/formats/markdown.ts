import type { Format } from '../contracts/shelves.ts'
import type { Report } from '../model/model.ts'
import { reportMarkdown } from '../tell/markdown.ts'

/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 60_000

/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
export function markdownText(report: Report, limitBytes: number = COMMENT_LIMIT_BYTES): string {
  return reportMarkdown(report, 'comment', limitBytes)
}

export const markdown: Format = {
  id: 'markdown',
  about: 'The pull request comment: verdict, what moved, the rest folded.',
  render: (report) => [{ name: 'report.md', text: markdownText(report) }],
}
