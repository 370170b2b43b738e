/** A report as GitHub Markdown: the comment, and with more detail the job summary. */
import type { Report } from '../core/model/model.ts'
import { documentMarkdown } from './markdown-document.ts'
import { commentDocument, type Extent } from './report-document.ts'
import { type ReportView, shownView } from './report-view.ts'
import * as say from './sentences.ts'
import type { PictureLinks } from './svg.ts'

/**
 * The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end.
 * `view`: the report's own, where there is one already. `picture`: where its picture can be had,
 * which then takes the place of the strips in the open table.
 */
export function reportMarkdown(
  report: Report,
  extent: Extent,
  limitBytes: number,
  view: ReportView = shownView(report),
  picture: PictureLinks | null = null,
): string {
  const document = commentDocument(report, view, extent, picture)
  return documentMarkdown(document, limitBytes, say.WHOLE[extent])
}

/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 60_000

/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
export function markdownText(
  report: Report,
  limitBytes: number = COMMENT_LIMIT_BYTES,
  view?: ReportView,
  picture: PictureLinks | null = null,
): string {
  return reportMarkdown(report, 'comment', limitBytes, view, picture)
}
