/** Workflows of the documentation, run by act on this machine instead of GitHub's runner. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PROJECT } from '../support/repository.ts'
import { findTool } from '../tool-path.ts'
import { workflowBlocks } from '../yaml-blocks.ts'

export const act = findTool('act')

const documented = (file: string) => workflowBlocks(readFileSync(join(PROJECT, file), 'utf8'))

/** The workflows of the documentation, by the event that they are for. */
export const WORKFLOWS = {
  pull_request: documented('README.md')[0] ?? '',
  push: documented('docs/workflows.md')[0] ?? '',
  workflow_dispatch: documented('docs/workflows.md')[1] ?? '',
}

export type ActRun = {
  code: number | null
  /** Everything that act prints. */
  log: string
  /** Outputs that the steps set, by name. */
  outputs: Record<string, string>
  /** The file of the artifact that the workflow uploads; throws when it was not uploaded. */
  artifact(name: string): string
  summary: string
  /** Annotations of level error, with the place they are at. */
  errors: { text: string; file: string | undefined; line: string | undefined }[]
}

/** Ours from a folder; those of others that a workflow uses have stand-ins among the fixtures. */
function localActions(workflow: string, ours: string): string[] {
  type Job = { steps: { uses?: string }[] }
  const jobs = Object.values<Job>(parse(workflow).jobs)
  const used = jobs.flatMap((job) => job.steps.flatMap((step) => step.uses ?? []))
  return used
    .filter((name) => !name.startsWith('actions/checkout@'))
    .map((name) =>
      name === 'org/gcbench-action@v1'
        ? `${name}=${ours}`
        : `${name}=${join(PROJECT, 'fixtures/act', /\/([^@]+)@/.exec(name)?.[1] ?? '')}`,
    )
}

/** What a job has around it that no benchmark may see. */
export const TOKENS = {
  GITHUB_TOKEN: 'token-of-the-job',
  ACTIONS_RUNTIME_TOKEN: 'token-of-the-runtime',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token-of-identity',
  AWS_SECRET_ACCESS_KEY: 'key-of-a-cloud',
}

/** Runs the documented workflow in a repository, as it stands, under its event. */
export async function runWorkflow(
  folder: string,
  event: { name: keyof typeof WORKFLOWS; payload: unknown },
): Promise<ActRun> {
  const scratch = mkdtempSync(join(tmpdir(), 'gcbench-act-'))
  const ours = join(scratch, 'action')
  mkdirSync(ours)
  cpSync(join(PROJECT, 'action.yml'), join(ours, 'action.yml'))
  cpSync(join(PROJECT, 'dist'), join(ours, 'dist'), { recursive: true })
  writeFileSync(join(scratch, 'event.json'), JSON.stringify(event.payload))
  const env = {
    ...TOKENS,
    ARTIFACT_FOLDER: join(scratch, 'artifact'),
    GITHUB_API_URL: 'http://127.0.0.1:9', // nothing listens there, and nothing has to
  }
  const args = [event.name, '-P', 'ubuntu-latest=-self-hosted', '-e', join(scratch, 'event.json')]
  for (const action of localActions(WORKFLOWS[event.name], ours))
    args.push('--local-repository', action)
  for (const [name, value] of Object.entries(env)) args.push('--env', `${name}=${value}`)
  args.push('--cache-server-path', join(scratch, 'cache'), '--json')
  const { code, out } = await run(args, folder)
  const files = new Map<string, string>()
  for (const name of ['report.json', 'report.md', 'summary.md', 'records.ndjson'])
    try {
      files.set(name, readFileSync(join(scratch, 'artifact', name), 'utf8'))
    } catch {}
  rmSync(scratch, { recursive: true, force: true })
  return { code, ...readLog(out), artifact: (name) => files.get(name) ?? missing(name) }
}

const missing = (name: string): never => {
  throw new Error(`the workflow uploaded no ${name}`)
}

function run(args: string[], cwd: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(act ?? 'act', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString()
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out }))
  })
}

type Read = Pick<ActRun, 'log' | 'outputs' | 'summary' | 'errors'>

/** act's log is one JSON object a line; commands of steps are among them. */
function readLog(out: string): Read {
  const read: Read = { log: '', outputs: {}, summary: '', errors: [] }
  for (const line of out.split('\n')) {
    const entry = line.startsWith('{') ? JSON.parse(line) : { msg: line }
    read.log += `${entry.msg ?? ''}\n`
    if (entry.command === 'set-output') read.outputs[entry.name] = entry.arg
    if (entry.command === 'summary') read.summary += entry.content
    if (entry.command === 'error') {
      const { file, line: at } = entry.kvPairs ?? {}
      read.errors.push({ text: entry.arg, file, line: at })
    }
  }
  return read
}
