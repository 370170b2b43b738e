/** Files of a report in a folder: every format writes its own. */
import { formats } from '../core/formats/index.ts'
import type { Report } from '../core/model/model.ts'
import { ReportError, readReport } from '../core/report/schema.ts'
import { type Host, HostError, OutsideError } from '../host/port/host.ts'

/**
 * Renders the formats of every run, or the one that is asked for; returns the paths written, in the
 * order of the shelf. One that refuses the report costs no other: those are written before
 * HostError says so.
 */
export async function writeReportFiles(
  host: Host,
  folder: string,
  report: Report,
  only?: string,
  filter: string | null = null,
): Promise<string[]> {
  await host.files.makeFolder(folder)
  const books = formats.filter(({ id, isOnRequest }) =>
    only === undefined ? !isOnRequest : id === only,
  )
  const faults: string[] = []
  const files = books.flatMap((format) => {
    try {
      return format.render(report, format.isUnfiltered ? null : filter)
    } catch (error) {
      if (!(error instanceof ReportError)) throw error
      faults.push(error.message)
      return []
    }
  })
  // report.json last: its presence says that the folder is complete.
  const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT))
  for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text)
  if (faults.length > 0) throw new OutsideError(faults.join('\n'), unwritten(folder))
  return files.map((file) => `${folder}/${file.name}`)
}

const unwritten = (folder: string) =>
  `the other formats and the raw records are in ${folder}; please report this as a bug of gcbench`

const REPORT = 'report.json'

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
