/** Temporary folders that outlive only a kill, and only until the next run. */
import { readlinkSync } from 'node:fs'
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the folder, so that what is in the folder is its user's alone. */
const OWNER = '.owner'

const made = new Set<string>()

/** Process ids mean something only inside one namespace: a container must not judge another's. */
const me = () => `${process.pid} ${namespace()}`

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return 'unknown'
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A new folder, marked as ours; folders of the same prefix whose owner is dead are removed. */
export async function makeScratch(parent: string, prefix: string): Promise<string> {
  await removeOrphans(parent, prefix)
  const folder = await realpath(await mkdtemp(join(parent, prefix)))
  await writeFile(`${folder}${OWNER}`, me())
  made.add(folder)
  return folder
}

/** The mark of a folder that was made here, once the folder is gone. */
export async function forgetScratch(folder: string): Promise<void> {
  if (made.delete(folder)) await rm(`${folder}${OWNER}`, { force: true })
}

async function removeOrphans(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue
    const path = join(parent, name)
    const [pid = '', space = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
    if (!/^\d+$/.test(pid) || space !== namespace() || isAlive(Number(pid))) continue
    await rm(path.slice(0, -OWNER.length), { recursive: true, force: true }).catch(() => {})
    await rm(path, { force: true }).catch(() => {})
  }
}
