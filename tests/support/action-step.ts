/** The step that measures, run as a runner runs it: a program with inputs and an event. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inputs } from '../../src/core/steps/inputs.ts'
import { nodeEnv } from './node-env.ts'
import { PROJECT } from './repository.ts'

const DOOR = join(PROJECT, 'src/action.ts')

export type ActionStep = {
  code: number | null
  log: string
  /** Folder with the report and the raw records. */
  out: string
}

/** Measures a pull request of the repository in `folder`; `env` is added to the step's own. */
export function runAction(
  folder: string,
  commits: { base: string; head: string },
  env: Record<string, string> = {},
): ActionStep {
  const scratch = mkdtempSync(join(tmpdir(), 'gcbench-action-'))
  const at = (name: string, text = '') => {
    writeFileSync(join(scratch, name), text)
    return join(scratch, name)
  }
  const [base, head] = [{ sha: commits.base }, { sha: commits.head }]
  const all: Record<string, string> = {
    ...{ ...nodeEnv, HOME: process.env.HOME ?? folder },
    ...{ GITHUB_REPOSITORY: 'octo/prolly', GITHUB_EVENT_NAME: 'pull_request' },
    GITHUB_EVENT_PATH: at(
      'event.json',
      JSON.stringify({ pull_request: { number: 1, base, head } }),
    ),
    ...{ GITHUB_OUTPUT: at('output'), GITHUB_STEP_SUMMARY: at('summary') },
  }
  for (const [name, { default: value }] of Object.entries(inputs))
    all[`INPUT_${name.toUpperCase()}`] = value
  const { status, stdout, stderr } = spawnSync(process.execPath, [DOOR], {
    cwd: folder,
    env: { ...all, ...env },
    encoding: 'utf8',
  })
  rmSync(scratch, { recursive: true })
  return { code: status, log: stdout + stderr, out: join(folder, 'gcbench-out') }
}
