/**
 * Bundles the doors into dist/. `--check` bundles into a folder beside it and fails when one byte
 * of the committed dist/ is not what the sources give.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { bundleInto } from '../rolldown.config.ts'

export async function bundle(folder: string): Promise<void> {
  const { output, ...input } = bundleInto(folder)
  const build = await rolldown({
    ...input,
    onLog(level, log, next) {
      if (level === 'warn') throw new Error(log.message)
      next(level, log)
    },
  })
  if (output === undefined || Array.isArray(output)) throw new Error('one output is expected')
  await build.write(output)
  await build.close()
}

/** Relative paths of all files below a folder, sorted; none when it does not exist. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  } catch {
    return []
  }
}

/** Files that differ between two folders, or are in one only. */
export function differences(one: string, other: string): string[] {
  const [here, there] = [filesOf(one), filesOf(other)]
  return [...new Set([...here, ...there])].filter(
    (file) =>
      !here.includes(file) ||
      !there.includes(file) ||
      !readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
  )
}

/** Files of dist/ that are not what the sources give. The rebuilt ones are at the same depth. */
export async function staleBundle(): Promise<string[]> {
  const folder = 'dist.tmp'
  try {
    await bundle(folder)
    return differences('dist', folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await staleBundle()
    for (const file of stale) console.error(`dist/${file} is not up to date: npm run build`)
    process.exitCode = stale.length === 0 ? 0 : 1
  } else {
    await bundle('dist')
  }
}
