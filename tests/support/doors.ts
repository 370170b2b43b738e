/** The doors as users have them: bundled from the sources as they stand, once for all tests. */
import { chmodSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { madeOnce } from './made-once.ts'

const MAKING = {
  sources: ['src', 'scripts/build.ts', 'rolldown.config.ts', 'package-lock.json'],
  mostSec: 120,
}

/** Their folder; that of this process, once it is known: all sources are read to find it. */
let folderOfDoors: Promise<string> | undefined

const makeDoors = () =>
  madeOnce('doors', MAKING, async (folder) => {
    // The bundler is loaded where there is something to bundle.
    const { bundle } = await import('../../scripts/build.ts')
    await bundle(folder)
    // Beside dist/ it says so, too: otherwise Node reads each file twice to find it out.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    // Tests start it as other users, too.
    chmodSync(folder, 0o755)
  })

/** Absolute path of a program for Node. It starts in half of what the sources take. */
export async function findDoor(name: 'cli' | 'index' | 'publish' | 'authorize'): Promise<string> {
  folderOfDoors ??= makeDoors()
  return resolve(await folderOfDoors, `${name}.js`)
}
