/** The command that writes the history into a file. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../settings/log.ts'
import { openStore, type StoreSettings } from '../store/store.ts'
import { exportReports } from './report-archive.ts'

/** Opens the store, writes every kept report as a line of JSON, closes; what to tell. */
export async function exportTo(
  settings: StoreSettings,
  file: string,
  repository: string | null,
  log: Log,
): Promise<string> {
  const store = await openStore(settings, log)
  try {
    let count = 0
    const lines = async function* () {
      for await (const line of exportReports(store.db, repository)) {
        count++
        yield line
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(file))
    return `wrote ${count} reports to ${file}`
  } finally {
    await store.close()
  }
}
