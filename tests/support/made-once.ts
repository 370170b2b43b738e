/** What takes seconds to make and is the same for every test: made once, kept for later runs. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CACHE = 'node_modules/.cache'

/** `sources`: files and folders that it depends on. `mostSec`: what making it takes at most. */
type Making = { sources: string[]; mostSec: number }

/** Changes with any of the files, and with any file of the folders. */
function versionOf(sources: string[]): string {
  const files = sources.flatMap((path) => {
    if (!statSync(path).isDirectory()) return path
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A folder that `make` has filled, by this process or another one, now or in an earlier run; nobody
 * writes into it afterwards. It is made anew when one of its sources changes.
 */
export async function madeOnce(
  what: string,
  { sources, mostSec }: Making,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(CACHE, `gcbench-${what}-${versionOf(sources)}`)
  const turn = `${kept}.turn`
  mkdirSync(CACHE, { recursive: true })
  for (let tries = 0; !existsSync(kept); tries++) {
    try {
      mkdirSync(turn)
    } catch {
      // Whoever holds the turn makes it, or died: then it is free after a while.
      if (tries > 5 * mostSec) rmSync(turn, { recursive: true, force: true })
      await sleep(200)
      continue
    }
    const folder = mkdtempSync(join(CACHE, `gcbench-${what}-new-`))
    try {
      await make(folder)
    } catch (error) {
      for (const left of [folder, turn]) rmSync(left, { recursive: true, force: true })
      throw error
    }
    // Slow, and not dead: then somebody else was given the turn, and the first to be ready is kept.
    if (existsSync(kept)) rmSync(folder, { recursive: true, force: true })
    else renameSync(folder, kept)
    rmSync(turn, { recursive: true, force: true })
  }
  return kept
}
