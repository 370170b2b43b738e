/** Format: the table as Markdown, fit for a comment. */
import type { Format } from '../contracts/format.ts'
import { markdownText } from '../tell/markdown/markdown.ts'
import { filterOf, viewReport } from '../tell/view.ts'

export const markdown: Format = {
  id: 'markdown',
  about: 'The pull request comment: verdict, what moved, the rest folded.',
  render: (report, filter) => {
    const view = viewReport(report, filter ?? filterOf(report))
    return [{ name: 'report.md', text: markdownText(report, undefined, view) }]
  },
}
