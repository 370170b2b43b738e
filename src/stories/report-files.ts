/** Files of a report in a folder: every format writes its own. */

import type { Report } from '../core/model/model.ts'
import { ReportError } from '../core/report/schema.ts'
import { type Host, OutsideError } from '../host/port/host.ts'
import { formats } from '../render/formats/index.ts'

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

/** Names that formats of every run give their files: those of an arm begin with `bench-`. */
const OF_RUN = /^(report\.(json|md|html|txt)|summary\.md|bench-[^/]+\.txt|profiles\.json)$/

/** Removes what an earlier run told in the folder: beside a run that fails it would pass for it. */
export async function removeReportFiles(host: Pick<Host, 'files'>, folder: string): Promise<void> {
  for (const name of await host.files.list(folder)) {
    if (OF_RUN.test(name)) await host.files.remove(`${folder}/${name}`)
  }
}
