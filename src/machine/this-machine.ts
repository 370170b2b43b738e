/** The Host that is the machine itself. */

import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { clock } from './clock.ts'
import { countCores, readEnvironment, readTopology } from './environment.ts'
import { makeExec } from './exec.ts'
import { makeFiles } from './files.ts'
import { makeGit } from './git.ts'
import type { Host, RunProgress } from './host.ts'
import { findEnclosure, findLauncher } from './launcher/launcher.ts'
import { net } from './net.ts'
import { findReach } from './reach/reach.ts'

type NodeParts = {
  cwd: string
  tell(progress: RunProgress): void
  /** The tool's own environment. */
  env: Readonly<Record<string, string | undefined>>
}

export function makeHost({ cwd, tell, env }: NodeParts): Host {
  const note = (text: string) => tell({ kind: 'note', text })
  const exec = makeExec({
    clock,
    findLauncher: (plain) => findLauncher(plain, env, note),
    findEnclosure,
  })
  return {
    exec,
    net,
    files: makeFiles(env.RUNNER_TEMP || tmpdir()),
    git: makeGit({ exec, env, note }),
    clock,
    platform: process.platform,
    cores: countCores(),
    env,
    cwd,
    environment: async () => readEnvironment(),
    reachProgram: () => findReach(exec, env),
    topology: readTopology,
    tell,
    freshSeed: () => randomBytes(8).toString('hex'),
  }
}
