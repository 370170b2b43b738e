/** The command that writes the history into a file. */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HostError } from '../../src/host/port/host.ts'
import type { Log } from '../settings/log.ts'
import { openStore, requireStore, type StoreSettings } from '../store/store.ts'
import { exportReports } from './report-archive.ts'

/**
 * Opens the store, writes every kept report as a line of JSON, closes; what to tell. The file is
 * written whole or not at all, and not where a repository is named of which there is nothing.
 */
export async function exportTo(
  settings: StoreSettings,
  file: string,
  repository: string | null,
  log: Log,
): Promise<string> {
  await requireStore(settings, log)
  const store = await openStore(settings, log)
  try {
    let count = 0
    const lines = async function* () {
      for await (const line of exportReports(store.db, repository)) {
        count++
        yield line
      }
    }
    const part = `${file}.part`
    await pipeline(Readable.from(lines()), createWriteStream(part))
    if (count === 0 && repository !== null) {
      rmSync(part)
      const next = 'Name it as GitHub does now, as OWNER/NAME.'
      throw new HostError(`no report of ${repository} is kept`, next)
    }
    renameSync(part, file)
    return `wrote ${count} reports to ${file}`
  } finally {
    await store.close()
  }
}
