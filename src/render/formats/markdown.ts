/** Format: the table as Markdown, fit for a comment. */
import type { Format } from '../../core/contracts/format.ts'
import { markdownText } from '../report-markdown.ts'
import { shownView } from '../report-view.ts'

export const markdown: Format = {
  id: 'markdown',
  about: 'The pull request comment: verdict, what moved, the rest folded.',
  render: (report, filter) => [
    { name: 'report.md', text: markdownText(report, undefined, shownView(report, filter)) },
  ],
}
