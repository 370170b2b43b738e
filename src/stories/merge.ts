/** The story of shards: report files + Host -> one pooled Report, with its records beside it. */

import type { Report } from '../core/model/model.ts'
import { isModest } from '../core/report/artifact.ts'
import { bounded } from '../core/report/bounded.ts'
import { mergeReports } from '../core/report/merge.ts'
import { recordsText } from '../core/report/records-text.ts'
import { absolutePath } from '../core/text/path.ts'
import { type Host, HostError } from '../host/port/host.ts'
import { reportIn } from '../measure/stored-report.ts'

const REPORT = 'report.json'

/** Characters of a report with its records. */
const LONGEST = 256 * 1024 * 1024

/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path: string, host: Host): Promise<string[]> {
  if (!(await host.files.isFolder(path))) return [path]
  if (await host.files.exists(`${path}/${REPORT}`)) return [`${path}/${REPORT}`]
  const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${REPORT}`)
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
      `no ${REPORT} in ${paths.join(' ')}`,
      'download the artifacts of all shards',
    )
  }
  const merged = mergeReports(reports, host.clock.timestamp())
  const records = `${absolute(out)}/records.ndjson`
  await host.files.write(records, recordsText(merged.records ?? []))
  return bounded({ ...merged, recordsSha256: await host.files.sha256(records) })
}
