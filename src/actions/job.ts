/** The job that runs a step: GitHub with its token, annotations, and artifacts. */

import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import * as core from '@actions/core'
import * as github from '@actions/github'
import { explainError } from '../cli/terminal.ts'
import type { GitHub } from '../github/port.ts'
import { makeGitHub } from '../github/repository.ts'
import type { Host } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
import { REPORT_ARCHIVE } from '../report/read-report.ts'
import { benchmarksAt } from '../run/bench.ts'
import type { RunOptions } from '../settings/options.ts'
import { annotationsOf, beginningOf } from './outputs.ts'

/** Runs a step to its end; what a person can mend fails it in words. */
export async function runStep(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const explained = explainError(error)
    if (explained === null) throw error
    core.setFailed(explained.text)
  }
}

const hasProxy = Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name))

/**
 * The toolkit's, which knows the proxies of self-hosted runners and brings a client of HTTP of its
 * own: that is loaded with the first request, and only where there is a proxy.
 */
const proxied: typeof fetch = async (...request) => {
  const { defaults } = await import('@actions/github/lib/utils')
  const ask = defaults.request?.fetch as typeof fetch
  return ask(...request)
}

export function jobGitHub(token: string): GitHub {
  core.setSecret(token)
  const { apiUrl, repo } = github.context
  return makeGitHub(token, {
    apiUrl,
    repository: `${repo.owner}/${repo.repo}`,
    userAgent: `gcbench/${VERSION}`,
    ...(hasProxy ? { fetch: proxied } : {}),
    note: core.info,
  })
}

/** Which run of its workflow this is; {}: the runner does not say. */
export function runNumber(): { runNumber?: number } {
  const number = github.context.runNumber
  return Number.isInteger(number) ? { runNumber: number } : {}
}

/** Events behind which somebody answers comments: a workflow for them, or the service. */
const ASKED_BY = ['issue_comment', 'workflow_dispatch', 'repository_dispatch']

/** Whether `/bench` in a comment of this repository is answered, as far as the checkout tells. */
export async function hasCommands(
  event: string,
  { env, files, cwd }: Pick<Host, 'env' | 'files' | 'cwd'>,
): Promise<boolean> {
  if (ASKED_BY.includes(event)) return true
  const folder = join(env.GITHUB_WORKSPACE ?? cwd, '.github', 'workflows')
  if (!(await files.isFolder(folder))) return false
  for (const name of await files.list(folder)) {
    const text = /\.ya?ml$/.test(name) ? await files.read(join(folder, name)) : null
    if (text !== null && /uses:\s*\S+\/authorize@/.test(text)) return true
  }
  return false
}

/** Where a browser shows a workflow run of this repository. */
export function runUrl(id: number): string {
  const { serverUrl, repo } = github.context
  return `${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${id}`
}

// Annotations of regressions, at the line where their benchmark begins.

/** GitHub shows ten errors of a step; the last is the step's own. */
export const MOST_ANNOTATIONS = 9

/**
 * The repository that the run is of: the folder in which its checkout lies unless a workflow names
 * another, and the head that its event tells; null: none. GitHub takes paths in this repository,
 * and none in others that a job has checked out beside it.
 */
type Own = { folder: string; head: string | null }

/** Annotations of the run; what has no place is told all the same. */
export async function annotateRows(report: Report, own: Own, host: Host): Promise<void> {
  const annotations = annotationsOf(report).slice(0, MOST_ANNOTATIONS)
  if (annotations.length === 0) return
  const root = await host.git.root(host.cwd)
  const sha = report.plan.sources.head?.sha ?? null
  const isOwn = root === own.folder || sha === own.head
  // The place is a convenience: without it the words stand alone.
  const beginnings =
    root === null || sha === null || !isOwn
      ? []
      : await benchmarksAt(root, sha, report.plan.suite, host).catch(() => [])
  for (const annotation of annotations) {
    const at = beginningOf(annotation, beginnings)
    const place = at === null ? {} : { file: at.path, startLine: at.number }
    const annotateAt = annotation.level === 'error' ? core.error : core.warning
    annotateAt(annotation.text, { title: 'gcbench', ...place })
  }
}

// Artifacts.

/** What a step leaves for its last act: that keeping was tried, whatever came of it. */
const TRIED = 'report-kept'

const KEEPING = 'Keeping the report'

/** Whether this step has tried to keep its report. */
export const wasTried = (): boolean => core.getState(TRIED) !== ''

export const RECORDS_FILE = 'records.ndjson'

/** Whether a report leaves its records to the file beside it; false of what is no report. */
export function lacksRecords(text: string): boolean {
  const report = readJson(text)
  return (
    typeof report === 'object' && report !== null && 'records' in report && report.records === null
  )
}

/** Bytes of a file, as a gzip. */
export async function packed(path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const stream = createReadStream(path).pipe(createGzip())
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The report, and its records where it does not hold them: whoever publishes needs both. */
async function reportFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const report = join(folder, REPORT_ARCHIVE.entry)
  if (!files.includes(report)) return []
  const records = join(folder, RECORDS_FILE)
  if (!files.includes(records) || !lacksRecords(await readFile(report, 'utf8'))) return [report]
  const beside = join(folder, REPORT_ARCHIVE.beside.entry)
  await writeFile(beside, await packed(records))
  return [report, beside]
}

/** What is kept: the report by itself, which is what others read, and the whole folder. */
async function setsIn(folder: string, name: string, shard: RunOptions['shard']) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const report = await reportFiles(folder, files)
  // A share of the rounds is nobody's answer: it is pooled from all that is in the folder.
  const sets =
    shard === null
      ? [
          { name, files: report },
          { name: `${name}-files`, files },
        ]
      : [{ name: `${name}-shard-${shard.index}`, files }]
  return sets.filter((set) => set.files.length > 0)
}

/**
 * Keeps what is in the folder, as artifacts of that name; null: none shall be. Never throws: what
 * could not be kept is told, since the job's own result stands. Gives the address of the whole
 * folder's artifact; null: there is none.
 */
export async function keepArtifacts(
  name: string | null,
  folder: string,
  shard: RunOptions['shard'],
): Promise<string | null> {
  if (name === null) return null
  core.saveState(TRIED, 'true')
  core.startGroup(KEEPING)
  const sinceSec = performance.now() / 1000
  try {
    // Large, and only for this one moment.
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    let url: string | null = null
    for (const set of await setsIn(folder, name, shard)) {
      const { id } = await client.uploadArtifact(set.name, set.files, folder)
      url = id === undefined ? null : `${runUrl(github.context.runId)}/artifacts/${id}`
    }
    return url
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const next = why.includes('already exists')
      ? 'Give each job of the run a name of its own by the input artifact.'
      : 'A step of actions/upload-artifact can keep it; then say artifact: none.'
    core.warning(`The report was not kept as artifact ${name}: ${why} ${next}`, {
      title: 'gcbench',
    })
    return null
  } finally {
    core.endGroup()
    const tookSec = Math.round(performance.now() / 1000 - sinceSec)
    core.info(`${KEEPING}: ${printDuration(tookSec)}`)
  }
}
