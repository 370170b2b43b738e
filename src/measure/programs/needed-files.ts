/** Programs and scripts that a suite names, looked for before anything is built. */
import type { Needed } from '../../core/settings/needed-files.ts'
import { pathIn } from '../../core/text/path.ts'
import { type Host, HostError } from '../../host/port/host.ts'

/** Where an arm's commands look: its source, and the PATH of builds and runs. */
export type LookedIn = { arm: string; source: string; path: string }

/** Throws with every program and script that is not there, in any arm. */
export async function checkNeeded(host: Host, needed: Needed[], arms: LookedIn[]): Promise<void> {
  const missing: string[] = []
  for (const arm of arms) {
    for (const one of needed) {
      const places = placesOf(one, arm)
      const found = await Promise.all(places.map((place) => isFile(host, place)))
      if (!found.includes(true)) missing.push(wordsOf(one, arm))
    }
  }
  if (missing.length === 0) return
  throw new HostError(
    [...new Set(missing)].join('\n'),
    'install what is missing, or name it with its path in the source tree',
  )
}

function placesOf({ name, folder, isScript }: Needed, { source, path }: LookedIn): string[] {
  if (name.startsWith('/')) return [name]
  if (!isScript && !name.includes('/')) return path.split(':').map((at) => `${at}/${name}`)
  return [pathIn(source, folder, name)]
}

function wordsOf({ where, name, folder, isScript }: Needed, { arm }: LookedIn): string {
  if (name.startsWith('/')) return `${where}: there is no file ${name}`
  if (!isScript && !name.includes('/')) return `${where}: there is no program ${name} in PATH`
  const path = pathIn(folder, name.replace(/^\.\//, ''))
  return `${where}: arm ${arm}: there is no file ${path} in its source`
}

const isFile = async (host: Host, path: string) =>
  (await host.files.exists(path)) && !(await host.files.isFolder(path))
