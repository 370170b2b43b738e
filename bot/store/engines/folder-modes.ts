/**
 * Who may read the folder of the store: its owner alone. PGlite makes files that anybody may write,
 * so what stands above them keeps others out, and they are made right where they are found.
 */
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HostError } from '../../../src/host/port/host.ts'

const FOLDER = 0o700
const FILE = 0o600

/** Makes the folder where it is missing; one that is there and open to others is refused. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  const mode = lstatSync(folder).mode & 0o777
  if ((mode & 0o077) === 0 || process.platform === 'win32') return
  throw new HostError(
    `the folder ${folder} is open to others (mode ${mode.toString(8)})`,
    `It holds all that the bot knows: chmod -R go= '${folder.replaceAll("'", "'\\''")}'`,
  )
}

/** Everything in the folder belongs to its owner alone from now on. */
export function tighten(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      chmodSync(path, FOLDER)
      tighten(path)
    } else if (entry.isFile()) chmodSync(path, FILE)
  }
}
