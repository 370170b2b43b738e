/** The step that measures, run as a runner runs it: a program with inputs and an event. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inputs } from '../../src/actions/inputs.ts'
import { findDoor } from './doors.ts'
import { nodeEnv } from './node-env.ts'

export type ActionStep = {
  code: number | null
  log: string
  /** Folder with the report and the raw records. */
  out: string
}

/**
 * Measures a pull request of the repository in `folder`, from a fork where `isFork` says nothing
 * else; `env` is added to the step's own.
 */
export async function runAction(
  folder: string,
  commits: { base: string; head: string; isFork?: boolean },
  env: Record<string, string> = {},
): Promise<ActionStep> {
  const scratch = mkdtempSync(join(tmpdir(), 'gcbench-action-'))
  const at = (name: string, text = '') => {
    writeFileSync(join(scratch, name), text)
    return join(scratch, name)
  }
  const repo = (isOurs: boolean) => ({ full_name: isOurs ? 'octo/prolly' : 'mallory/prolly' })
  const base = { sha: commits.base, repo: repo(true) }
  const head = { sha: commits.head, repo: repo(commits.isFork === false) }
  const all: Record<string, string> = {
    ...nodeEnv,
    HOME: process.env.HOME ?? folder,
    GITHUB_REPOSITORY: 'octo/prolly',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_PATH: at(
      'event.json',
      JSON.stringify({ pull_request: { number: 1, base, head } }),
    ),
    GITHUB_OUTPUT: at('output'),
    GITHUB_STEP_SUMMARY: at('summary'),
  }
  for (const [name, { default: value }] of Object.entries(inputs))
    all[`INPUT_${name.toUpperCase()}`] = value
  const child = spawn(process.execPath, [await findDoor('index')], {
    cwd: folder,
    env: { ...all, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk
    })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  rmSync(scratch, { recursive: true })
  return { code, log, out: join(folder, 'gcbench-out') }
}
