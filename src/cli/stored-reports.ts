/** Reports in a folder and below it, as a history has them. */

import { type Host, HostError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { ReportError, readReport } from '../report/read-report.ts'
import { absolutePath } from '../text/paths.ts'
import type { Terminal } from './terminal.ts'

const isReport = (path: string) => /(^|\/)report[^/]*\.json$/.test(path)

/** All that can be read, in the order of their paths; the others are told of. */
export async function readReportsIn(
  folder: string,
  host: Host,
  { err }: Pick<Terminal, 'err'>,
): Promise<Report[]> {
  const absolute = absolutePath(folder, host.cwd)
  if (!(await host.files.isFolder(absolute))) {
    throw new HostError(`${folder} is no folder`, 'name a folder with reports below it')
  }
  const paths = (await host.files.find(absolute, (name) => name === '.git')).filter(isReport)
  const reports: Report[] = []
  for (const path of paths.toSorted()) {
    try {
      reports.push(readReport((await host.files.read(`${absolute}/${path}`)) ?? ''))
    } catch (error) {
      if (!(error instanceof ReportError)) throw error
      err(`not a report, left out: ${path}\n`)
    }
  }
  return reports
}
