/** A report that a run left, read back from its file. */
import type { Report } from '../core/model/model.ts'
import { ReportError, readReport } from '../core/report/schema.ts'
import { type Host, HostError } from '../host/port/host.ts'

/** The report in a file that somebody named so; HostError with all that is wrong with it. */
export function reportIn(text: string, file: string): Report {
  try {
    return readReport(text)
  } catch (cause) {
    if (!(cause instanceof ReportError)) throw cause
    const next = 'name a report.json that gcbench wrote'
    throw new HostError(`${file}: ${cause.message}`, next, { cause })
  }
}

/** The report in the folder of a run; null: there is none. */
export async function reportOfRun(files: Host['files'], folder: string): Promise<Report | null> {
  const file = `${folder}/report.json`
  const text = await files.read(file)
  return text === null ? null : reportIn(text, file)
}
