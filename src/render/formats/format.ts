/** What every output format has: its id, help text, file names and renderer. */
import type { Report } from '../../model/model.ts'

/** A file of a rendered report; `part`: what tells it from the first file of its format. */
export type RenderedFile = { name: string; text: string; part?: string }

/** Report -> text, in one or more files. Pure: the same report gives the same bytes. */
export type Format = {
  id: string
  about: string
  /** Only where somebody asks for it; absent: every run writes it. */
  isOnRequest?: true
  /** Shows all rows; absent: it takes a filter (render/report-view.ts). */
  isUnfiltered?: true
  /** None of them is empty, but where the report has nothing for any of them. */
  render(report: Report, filter?: string | null): RenderedFile[]
}
