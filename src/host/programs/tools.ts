/** Runs the tools that compile or interpret the programs which gcbench brings along. */
import { tmpdir } from 'node:os'
import type { Command, Exec, Exit } from '../port/host.ts'

/** Environment variables that such a tool needs; it gets no other. */
const PASSED = ['PATH', 'HOME', 'GOROOT', 'GOCACHE', 'XDG_CACHE_HOME', 'TMPDIR', 'PYENV_ROOT']

/** `env`: what the tools get. `run`: one command with it, in `cwd` or the temporary folder. */
export type Tools = {
  env: Readonly<Record<string, string>>
  run(argv: Command['argv'], more?: { cwd?: string; env?: Record<string, string> }): Promise<Exit>
}

export function toolsWith(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
): Tools {
  const env: Record<string, string> = {}
  for (const name of PASSED) {
    const value = toolEnv[name]
    if (value !== undefined) env[name] = value
  }
  return {
    env,
    run: (argv, more = {}) =>
      exec.run({ argv, cwd: more.cwd ?? tmpdir(), env: { ...env, ...more.env }, limitSec: 300 }),
  }
}
