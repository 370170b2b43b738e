/** What a job measured, kept as artifacts of its workflow run. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as core from '@actions/core'
import * as github from '@actions/github'
import { printDuration } from '../model/unit.ts'
import { REPORT_ARCHIVE } from '../report/artifact.ts'
import type { RunOptions } from '../settings/options.ts'
import { runUrl } from './job.ts'

/** What a step leaves for its last act: that keeping was tried, whatever came of it. */
const TRIED = 'report-kept'

const KEEPING = 'Keeping the report'

/** Whether this step has tried to keep its report. */
export const wasTried = (): boolean => core.getState(TRIED) !== ''

/** What is kept: the report by itself, which is what others read, and the whole folder. */
async function setsIn(folder: string, name: string, shard: RunOptions['shard']) {
  const result = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = result
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const report = files.filter((path) => path === join(folder, REPORT_ARCHIVE.entry))
  // A share of the rounds is nobody's answer: it is pooled from all that is in the folder.
  const sets =
    shard === null
      ? [
          { name, files: report },
          { name: `${name}-files`, files },
        ]
      : [{ name: `${name}-shard-${shard.index}`, files }]
  return sets.filter((set) => set.files.length > 0)
}

/**
 * Keeps what is in the folder, as artifacts of that name; null: none shall be. Never throws: what
 * could not be kept is told, since the job's own result stands. Gives the address of the whole
 * folder's artifact; null: there is none.
 */
export async function keepArtifacts(
  name: string | null,
  folder: string,
  shard: RunOptions['shard'],
): Promise<string | null> {
  if (name === null) return null
  core.saveState(TRIED, 'true')
  core.startGroup(KEEPING)
  const sinceSec = performance.now() / 1000
  try {
    // Large, and only for this one moment.
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    let url: string | null = null
    for (const set of await setsIn(folder, name, shard)) {
      const { id } = await client.uploadArtifact(set.name, set.files, folder)
      url = id === undefined ? null : `${runUrl(github.context.runId)}/artifacts/${id}`
    }
    return url
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const next = why.includes('already exists')
      ? 'Give each job of the run a name of its own by the input artifact.'
      : 'A step of actions/upload-artifact can keep it; then say artifact: none.'
    core.warning(`The report was not kept as artifact ${name}: ${why} ${next}`, {
      title: 'gcbench',
    })
    return null
  } finally {
    core.endGroup()
    const tookSec = Math.round(performance.now() / 1000 - sinceSec)
    core.info(`${KEEPING}: ${printDuration(tookSec)}`)
  }
}
