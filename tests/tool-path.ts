import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, resolve } from 'node:path'

let asked: string | null | undefined
const goPath = () => {
  asked ??= spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' }).stdout?.trim() || null
  return asked
}

/** A program on PATH, where `go install` puts it, or in the checkout's .venv; null: nowhere. */
export function findTool(name: string): string | null {
  const go = goPath()
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    process.env.GOBIN ?? '',
    go === null ? '' : `${go}/bin`,
    '.venv/bin',
  ]
  for (const folder of folders.filter((path) => path !== '')) {
    const path = resolve(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
  return null
}

/** For the title of a group of tests: says why they are skipped, where they are. */
export const skipNote = (name: string, path: string | null) =>
  path === null ? ` (skipped: ${name} is not installed; .ci/run installs it)` : ''
