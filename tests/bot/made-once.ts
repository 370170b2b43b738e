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
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CACHE = 'node_modules/.cache'

/** Changes with whatever the tables of a new store depend on. */
function versionOfTables(): string {
  const files = ['bot/store/queues.ts', 'bot/store/engines/durable-folder.ts', 'package-lock.json']
  const migrations = readdirSync('bot/store/migrations').map(
    (name) => `bot/store/migrations/${name}`,
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...migrations.sort()]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A folder that `make` has filled, by this process or another one, now or in an earlier run; nobody
 * writes into it afterwards. It is made anew when the tables of the store change.
 */
export async function madeOnce(
  what: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(CACHE, `gcbench-${what}-${versionOfTables()}`)
  const turn = `${kept}.turn`
  mkdirSync(CACHE, { recursive: true })
  for (let tries = 0; !existsSync(kept); tries++) {
    try {
      mkdirSync(turn)
    } catch {
      // Whoever holds the turn makes it, or died: then it is free after a while.
      if (tries > 300) rmSync(turn, { recursive: true, force: true })
      await sleep(200)
      continue
    }
    const folder = mkdtempSync(join(CACHE, `gcbench-${what}-new-`))
    await make(folder)
    // Slow, and not dead: then somebody else was given the turn, and the first to be ready is kept.
    if (existsSync(kept)) rmSync(folder, { recursive: true, force: true })
    else renameSync(folder, kept)
    rmSync(turn, { recursive: true, force: true })
  }
  return kept
}
