/** Files of a report in a folder: every format writes its own. */
import { formats } from '../core/formats/index.ts'
import type { Report } from '../core/model/model.ts'
import type { Host } from '../host/port/host.ts'

/** Renders all formats; returns the paths written, in the order of the shelf. */
export async function writeReportFiles(
  host: Host,
  folder: string,
  report: Report,
  only?: string,
): Promise<string[]> {
  await host.files.makeFolder(folder)
  const files = formats
    .filter((format) => only === undefined || format.id === only)
    .flatMap((format) => format.render(report))
  // report.json last: its presence says that the folder is complete.
  const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT))
  for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text)
  return files.map((file) => `${folder}/${file.name}`)
}

const REPORT = 'report.json'
