/** The folder of a run's own files, and the room on its disk. */
import { absolutePath } from '../core/text/path.ts'
import { type Host, HostError, OutsideError } from '../host/port/host.ts'

/** Room that records and reports of a run take, at the least. */
const RECORDS_BYTES = 32 * 1024 * 1024
/** Room that worktrees and binaries take, at the least. */
const BUILDS_BYTES = 256 * 1024 * 1024

/**
 * Makes the folder of the run's own files, or throws at once where nothing could be written there.
 * A folder that is made here says to git that it is nothing to commit.
 */
export async function makeOutFolder(host: Host, out: string): Promise<void> {
  const folder = absolutePath(out, host.cwd)
  try {
    const isNew = !(await host.files.exists(folder))
    await host.files.makeFolder(folder)
    const mark = isNew ? '.gitignore' : '.gcbench-check'
    await host.files.write(`${folder}/${mark}`, isNew ? '*\n' : '')
    if (!isNew) await host.files.remove(`${folder}/${mark}`)
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    throw new OutsideError(
      `nothing can be written to ${out}: ${error.message}`,
      'choose another folder with --out (input `out` of the Action)',
      { cause: error },
    )
  }
  await checkRoom(host, folder, RECORDS_BYTES, 'choose another folder with --out')
}

/** Throws where the scratch folder's disk has no room for checkouts and binaries. */
export const checkBuildRoom = (host: Host, folder: string) =>
  checkRoom(host, folder, BUILDS_BYTES, 'set TMPDIR to a folder on another disk')

async function checkRoom(host: Host, folder: string, bytes: number, orElse: string) {
  const free = await host.files.freeBytes(folder)
  if (free === null || free >= bytes) return
  const shown = (count: number) => `${Math.floor(count / 1024 / 1024)} MiB`
  throw new OutsideError(
    `${folder} has ${shown(free)} of room left, and a run takes at least ${shown(bytes)}`,
    `free some space, or ${orElse}`,
  )
}
