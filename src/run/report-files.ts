/** Files of a report in a folder: every format writes its own. */

import { type Host, HostError, OutsideError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { formats } from '../render/formats/index.ts'
import { isModest } from '../report/artifact.ts'
import { mergeReports } from '../report/merge.ts'
import { ReportError } from '../report/read-report.ts'
import { bounded } from '../report/report.ts'
import { recordsText } from '../report/verify.ts'
import { absolutePath } from '../text/paths.ts'
import { reportIn } from './records.ts'

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

// The story of shards: report files + Host -> one pooled Report, with its records beside it.

const MERGE_REPORT = 'report.json'

/** Characters of a report with its records. */
const LONGEST = 256 * 1024 * 1024

/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path: string, host: Host): Promise<string[]> {
  if (!(await host.files.isFolder(path))) return [path]
  if (await host.files.exists(`${path}/${MERGE_REPORT}`)) return [`${path}/${MERGE_REPORT}`]
  const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${MERGE_REPORT}`)
  const exists = await Promise.all(inside.map((file) => host.files.exists(file)))
  return inside.filter((_, index) => exists[index])
}

/** Pools the shards' reports; writes the pooled raw records to `out`. */
export async function mergeShards(paths: string[], out: string, host: Host): Promise<Report> {
  const absolute = (path: string) => absolutePath(path, host.cwd)
  const files = await Promise.all(paths.map((path) => reportPaths(absolute(path), host)))
  const reports: Report[] = []
  for (const file of files.flat()) {
    const text = await host.files.read(file)
    if (text === null) throw new HostError(`${file} does not exist`, "name each shard's report")
    if (text.length > LONGEST || !isModest(text)) {
      throw new HostError(
        `${file} is no report of a shard: it is larger, or has more parts or deeper ones`,
        "name each shard's report",
      )
    }
    reports.push(reportIn(text, file))
  }
  if (reports.length === 0) {
    throw new HostError(
      `no ${MERGE_REPORT} in ${paths.join(' ')}`,
      'download the artifacts of all shards',
    )
  }
  const merged = mergeReports(reports, host.clock.timestamp())
  const records = `${absolute(out)}/records.ndjson`
  await host.files.write(records, recordsText(merged.records ?? []))
  return bounded({ ...merged, recordsSha256: await host.files.sha256(records) })
}
