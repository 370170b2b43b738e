/** Formats: the report as a page, JSON, Markdown, a step summary, a picture, and terminal text. */
import type { Report } from '../../model/model.ts'
import { checkReport, checksumOf } from '../../report/read-report.ts'
import { withoutMany } from '../../report/report.ts'
import { pageText } from '../html.ts'
import { markdownText, reportMarkdown } from '../report-markdown.ts'
import { shownView } from '../report-view.ts'
import { pictureText } from '../svg.ts'
import { type TerminalStyle, terminalText } from '../terminal.ts'
import type { Format } from './format.ts'

/** Name of its file. */
export const PAGE = 'report.html'

export const html: Format = {
  id: 'html',
  about: 'One page with every plot, to open in a browser.',
  isUnfiltered: true,
  render: (report) => [{ name: PAGE, text: pageText(report) }],
}

// Format: the whole report as JSON.

/**
 * The report as it crosses machines, with its checksum; what is written is what `readReport` takes,
 * or it throws.
 */
export function jsonText(report: Report): string {
  const checked = checkReport(report)
  return `${JSON.stringify({ ...checked, checksum: checksumOf(checked) }, null, 2)}\n`
}

export const json: Format = {
  id: 'json',
  about:
    'The whole report, with up to 20,000 raw records, as docs/report.schema.json ' +
    'describes it.',
  isUnfiltered: true,
  render: (report) => [{ name: 'report.json', text: jsonText(withoutMany(report)) }],
}

// Format: the table as Markdown, fit for a comment.

export const markdown: Format = {
  id: 'markdown',
  about: 'The pull request comment: verdict, what moved, the rest folded.',
  render: (report, filter) => [
    { name: 'report.md', text: markdownText(report, undefined, shownView(report, filter)) },
  ],
}

// Format: the summary of a step.

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
  about: 'The comment, with failed trials, machines and hashes in full.',
  render: (report, filter) => [
    { name: 'summary.md', text: summaryText(report, undefined, filter) },
  ],
}

// Format: the intervals as a picture.

export const svg: Format = {
  id: 'svg',
  about: 'The intervals of the deciding rows as a picture.',
  isOnRequest: true,
  isUnfiltered: true,
  render(report) {
    const text = pictureText(report, 'auto')
    return text === null ? [] : [{ name: 'report.svg', text }]
  },
}

// Format: the table as text for a terminal.

const WHOLE: TerminalStyle = { hasColour: false, isWhole: true }

export const terminal: Format = {
  id: 'terminal',
  about: 'The table as aligned text.',
  render: (report, filter) => [
    { name: 'report.txt', text: terminalText(report, { ...WHOLE, filter: filter ?? null }) },
  ],
}
