/**
 * The wall that a Report passes when it comes from elsewhere: strict, bounded, finite. A report
 * is read in a job that may write to GitHub while the code that was measured could have written
 * the file, so nothing in it is believed but its shape.
 */

import type { Profiles, Report } from '../model/model.ts'
import { profilesSchema } from '../model/profile.ts'
import { reportSchema } from '../model/report.ts'
import { clean } from '../text/plain.ts'
import { withFindings } from './stored-findings.ts'

/** Longest text that is parsed at all, in UTF-16 units. */
const REPORT_TEXT_CAP = 256 * 1024 * 1024

/** A text is not a report: every fault found, each with its path. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
  readonly faults: { path: string; message: string }[]
  constructor(faults: { path: string; message: string }[]) {
    const lines = faults.map(({ path, message }) => `- ${path}: ${message}`)
    super(`this is not a gcbench report (schema version 1):\n${lines.join('\n')}`)
    this.faults = faults
  }
}

const FAULTS_SHOWN = 20

/** The report in a text that may be hostile. Throws ReportError and nothing else. */
export function readReport(text: string): Report {
  if (text.length > REPORT_TEXT_CAP) {
    throw new ReportError([{ path: '(file)', message: `longer than ${REPORT_TEXT_CAP}` }])
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ReportError([{ path: '(file)', message: clean(`not JSON: ${error}`, 300) }])
  }
  return checkReport(json)
}

/** The value as a Report with its keys in the schema's order. Throws ReportError. */
export function checkReport(value: unknown): Report {
  const result = reportSchema.safeParse(value)
  if (result.success) return withFindings(result.data)
  const all = result.error.issues
  // What is no report at all, or of another version, is that and nothing more.
  const version = all.filter(({ path }) => path.join('.') === 'schemaVersion' || path.length === 0)
  const issues = version.length > 0 ? version : all
  const faults = issues.slice(0, FAULTS_SHOWN).map((issue) => ({
    path: clean(issue.path.map(String).join('.'), 300) || '(report)',
    message: clean(issue.message, 300),
  }))
  if (issues.length > FAULTS_SHOWN) {
    faults.push({ path: '(report)', message: `and ${issues.length - FAULTS_SHOWN} more` })
  }
  throw new ReportError(faults)
}

/** Profiles as the pass keeps them beside the records. Throws on any other text. */
export const readProfiles = (text: string): Profiles => profilesSchema.parse(JSON.parse(text))
