/** Format: the whole report as JSON. */
import type { Format } from '../../core/contracts/format.ts'
import type { Report } from '../../core/model/model.ts'
import { checkReport } from '../../core/report/schema.ts'

/** The report as it crosses machines; what is written is what `readReport` takes, or it throws. */
export function jsonText(report: Report): string {
  return `${JSON.stringify(checkReport(report), null, 2)}\n`
}

export const json: Format = {
  id: 'json',
  about: 'The whole report, versioned, with raw records; docs/report.schema.json describes it.',
  isUnfiltered: true,
  render: (report) => [{ name: 'report.json', text: jsonText(report) }],
}
