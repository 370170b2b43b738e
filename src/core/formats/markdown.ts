/** Format: the table as Markdown, fit for a comment. */
import type { Format } from '../contracts/format.ts'
import { markdownText } from '../tell/markdown/markdown.ts'
import { viewReport } from '../tell/view.ts'

export const markdown: Format = {
  id: 'markdown',
  about: 'The pull request comment: verdict, what moved, the rest folded.',
  render: (report, filter) => {
    const view = viewReport(report, filter)
    return [{ name: 'report.md', text: markdownText(report, undefined, view) }]
  },
}
