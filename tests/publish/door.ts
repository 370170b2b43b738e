/** The step that publishes, run as a runner runs it: a program of its own with an event. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDoor } from '../support/doors.ts'
import { nodeEnv } from '../support/node-env.ts'
import type { Stage } from './stage.ts'

export type Step = {
  code: number | null
  log: string
  outputs: Record<string, string>
}

/** Runs the step under an event with the inputs that a workflow sets. */
export async function runStep(
  { fake, run, token }: Stage,
  event: { name: string; payload: unknown },
  inputs: Record<string, string> = {},
): Promise<Step> {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-publish-'))
  const at = (name: string, text = '') => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const env: Record<string, string> = {
    ...nodeEnv,
    GITHUB_API_URL: fake.url,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'octo/prolly',
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: at('event.json', JSON.stringify(event.payload)),
    GITHUB_OUTPUT: at('output'),
  }
  for (const [name, value] of Object.entries({ token, ...inputs }))
    env[`INPUT_${name.toUpperCase()}`] = value
  const { code, log } = await execute(env, folder)
  const outputs = readOutputs(readFileSync(join(folder, 'output'), 'utf8'))
  rmSync(folder, { recursive: true })
  return { code, log, outputs }
}

async function execute(env: Record<string, string>, cwd: string) {
  const child = spawn(process.execPath, [await findDoor('publish')], {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk
    })
  return new Promise<{ code: number | null; log: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, log })),
  )
}

/** The file behind GITHUB_OUTPUT: `name<<end`, lines, `end`. */
function readOutputs(text: string): Record<string, string> {
  const found = text.matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
}
