/** Workflows of the documentation, run by act on this machine instead of GitHub's runner. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { fromBufferPromise } from 'yauzl'
import { REPOSITORY } from '../../src/model/version.ts'
import { keptAt, runtimeToken, startArtifactServer } from '../support/artifact-server.ts'
import { PROJECT } from '../support/repository.ts'
import { findTool } from '../tool-path.ts'
import { workflowBlocks, workflowFile } from '../yaml-blocks.ts'

export const act = findTool('act')

/** The workflow that a page shows under a file's name, or that is a file of that folder. */
export function documented(place: string, name: string): string {
  if (!place.endsWith('.md')) return workflowFile(join(PROJECT, place, name))
  const page = place
  const blocks = workflowBlocks(readFileSync(join(PROJECT, page), 'utf8'))
  const found = blocks.find((text) => text.startsWith(`# .github/workflows/${name}\n`))
  if (found === undefined) throw new Error(`${page} shows no ${name}`)
  return found
}

export const README = documented('README.md', 'bench.yml')

export type ActRun = {
  code: number | null
  /** Everything that act prints. */
  log: string
  /** Outputs that the steps set, by name. */
  outputs: Record<string, string>
  /** A file of the artifact `gcbench-report-files`; throws when it was not kept. */
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
  const found = used.map((name) =>
    name.startsWith(REPOSITORY)
      ? `${REPOSITORY}@v1=${ours}`
      : `${name}=${join(PROJECT, 'fixtures/act', /\/([^@]+)@/.exec(name)?.[1] ?? '')}`,
  )
  return [...new Set(found)]
}

/** What a job has around it that no benchmark may see. */
export const TOKENS = {
  GITHUB_TOKEN: 'token-of-the-job',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token-of-identity',
  AWS_SECRET_ACCESS_KEY: 'key-of-a-cloud',
}

export type Event = { name: string; payload: unknown }

/** The files of a zip, by their names; none: there is no such zip. */
async function filesIn(path: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    return files
  }
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    files.set(entry.fileName, Buffer.concat(parts).toString())
  }
  return files
}

/** What the jobs of a run speak to GitHub with, and where GitHub is. */
export type Site = { apiUrl: string; token: string; runId?: number }

/** act 0.2.89 refuses a workflow with a key that it does not know. */
const forAct = (workflow: string) => workflow.replace(/^ *cache-mode: .*\n/gm, '')

/**
 * Runs a documented workflow in a repository, as it stands, under its event. `keep`: the folder in
 * which the artifacts are kept, by run and name.
 */
export async function runWorkflow(
  folder: string,
  workflow: string,
  event: Event,
  site: Site,
  keep = mkdtempSync(join(tmpdir(), 'gcbench-artifacts-')),
): Promise<ActRun> {
  const scratch = mkdtempSync(join(tmpdir(), 'gcbench-act-'))
  const ours = join(scratch, 'action')
  for (const part of ['action.yml', 'merge', 'site', 'selftest', 'publish', 'authorize', 'dist'])
    cpSync(join(PROJECT, part), join(ours, part), { recursive: true })
  writeFileSync(join(scratch, 'event.json'), JSON.stringify(event.payload))
  writeFileSync(join(scratch, 'workflow.yml'), forAct(workflow))
  const runId = site.runId ?? 1
  const artifacts = await startArtifactServer(keep, runId)
  const env = {
    ...TOKENS,
    GITHUB_TOKEN: site.token,
    ACTIONS_RESULTS_URL: artifacts.url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(runId),
    CHECKOUT_FROM: folder,
    DOWNLOAD_FROM: dirname(keptAt(keep, runId, '')),
    GITHUB_API_URL: site.apiUrl,
    // Its artifacts are of the present kind, as on github.com; those of other servers are not.
    GITHUB_SERVER_URL: 'https://github.localhost',
    GITHUB_REPOSITORY: 'octo/prolly',
    GITHUB_RUN_ID: String(runId),
  }
  const args = [event.name, '-P', 'ubuntu-latest=-self-hosted', '-e', join(scratch, 'event.json')]
  args.push('-W', join(scratch, 'workflow.yml'), '-s', `GITHUB_TOKEN=${site.token}`)
  for (const action of localActions(workflow, ours)) args.push('--local-repository', action)
  for (const [name, value] of Object.entries(env)) args.push('--env', `${name}=${value}`)
  args.push('--cache-server-path', join(scratch, 'cache'), '--json')
  const { code, out } = await run(args, folder)
  artifacts.close()
  const files = await filesIn(keptAt(keep, runId, 'gcbench-report-files'))
  rmSync(scratch, { recursive: true, force: true })
  return { code, ...readLog(out), artifact: (name) => files.get(name) ?? missing(name) }
}

const missing = (name: string): never => {
  throw new Error(`the workflow kept no ${name}`)
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
