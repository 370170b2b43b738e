import { spawnSync } from 'node:child_process'

const tools = new URL('../tools/', import.meta.url)

/** Runs benchstat at the version pinned in tests/tools/go.mod; throws what it says on failure. */
export function benchstat(args: string[], cwd: string): string {
  const built = spawnSync('go', ['tool', '-n', 'benchstat'], { cwd: tools, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`no benchstat: ${built.error ?? built.stderr}`)
  const done = spawnSync(built.stdout.trim(), args, { cwd, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`benchstat: ${done.stderr}`)
  return done.stdout
}

/** Why tests with benchstat cannot run here; null: they can. */
export const noBenchstat =
  spawnSync('go', ['version']).status === 0 ? null : 'Go is not installed, which builds benchstat'

export const benchstatNote = noBenchstat === null ? '' : ` (skipped: ${noBenchstat})`
