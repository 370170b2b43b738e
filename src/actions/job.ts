/** The job that runs a step: GitHub with its token, annotations, and artifacts. */

import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import * as core from '@actions/core'
import * as github from '@actions/github'
import { explainError } from '../cli/terminal.ts'
import type { GitHub } from '../github/port.ts'
import { makeGitHub } from '../github/repository.ts'
import { inScratch } from '../machine/files.ts'
import type { Host, RunProgress } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
import { LIVE_ARCHIVE, type LiveRun, liveArtifact } from '../report/live.ts'
import { REPORT_ARCHIVE } from '../report/read-report.ts'
import { benchmarksAt } from '../run/bench.ts'
import type { RunOptions } from '../settings/options.ts'
import { annotationsOf, beginningOf } from './outputs.ts'

/** Runs a step to its end; what a person can mend fails it in words. */
export async function runStep(main: () => Promise<void>): Promise<void> {
  // Where nobody reads the log any more, what was begun is ended all the same.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
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

// How the run stands, for whoever looks at it meanwhile. The job's own right to keep artifacts does
// it: what is measured has no part in that, and no token of its own.

/** Between two, and as long as the run waits for one: a small part of its time. */
const [LIVE_EVERY_SEC, LIVE_MOST_SEC] = [60, 15]

/** The artifact of how the run stands that is there now; null: there is none. */
let liveNow: string | null = null

async function dropLive(): Promise<void> {
  if (liveNow === null) return
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const name = liveNow
  liveNow = null
  await new DefaultArtifactClient().deleteArtifact(name)
}

async function keepLive(name: string, run: LiveRun): Promise<void> {
  await inScratch(process.env.RUNNER_TEMP || tmpdir(), 'gcbench-live-', async (folder) => {
    const path = join(folder, LIVE_ARCHIVE.entry)
    await writeFile(path, JSON.stringify(run))
    const { DefaultArtifactClient } = await import('@actions/artifact')
    // A name stands for one artifact: the new one takes the place of the old one.
    await dropLive()
    const shortLived = { retentionDays: 1, compressionLevel: 1 }
    await new DefaultArtifactClient().uploadArtifact(name, [path], folder, shortLived)
    liveNow = name
  })
}

/** Where it is kept, and seconds between two of them while it measures. */
type Keeping = { keep(run: LiveRun): Promise<void>; everySec: number; nowSec?: () => number }

/**
 * Keeps how the run stands: when it begins to build and to measure, and after interim analyses.
 * Nothing is measured meanwhile. Never rejects: a run that cannot be followed is one whose log tells.
 */
export function followWith({
  keep,
  everySec,
  nowSec = () => performance.now() / 1000,
}: Keeping): (progress: RunProgress) => void | Promise<void> {
  let run: LiveRun = { format: 1, at: '', phase: 'sources', rounds: null, rows: [] }
  let last = Promise.resolve()
  let [keptSec, isOff] = [Number.NEGATIVE_INFINITY, false]
  const keepNow = async () => {
    if (isOff) return
    try {
      const late = sleep(LIVE_MOST_SEC * 1000, 'late', { ref: false })
      const kept = keep({ ...run, at: new Date().toISOString() })
      isOff = (await Promise.race([kept, late])) === 'late'
    } catch (error) {
      isOff = true
      core.debug(`how the run stands is not kept: ${error}`)
    }
    keptSec = nowSec()
  }
  const after = () => {
    last = last.then(keepNow)
    return last
  }
  return (progress) => {
    switch (progress.kind) {
      case 'phase': {
        const isNew = progress.name !== run.phase
        run = { ...run, phase: progress.name }
        if (!isNew || (run.phase !== 'build' && run.phase !== 'measure')) return
        const kept = after()
        // What is built meanwhile is not timed.
        return run.phase === 'measure' ? kept : undefined
      }
      case 'round': {
        const { round: over, rounds: most, leftSec } = progress
        run = { ...run, rounds: { over, most, leftSec } }
        return
      }
      case 'analysis':
        run = { ...run, rows: progress.stands }
        return nowSec() - keptSec < everySec ? undefined : after()
    }
  }
}

/** Keeps how the run stands beside its report. */
export function followRun(
  report: string,
  nowSec?: () => number,
): (progress: RunProgress) => void | Promise<void> {
  const name = liveArtifact(report)
  const keep = (run: LiveRun) => keepLive(name, run)
  return followWith({ keep, everySec: LIVE_EVERY_SEC, ...(nowSec === undefined ? {} : { nowSec }) })
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
    await dropLive().catch((error) => core.debug(`left for a day: ${error}`))
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
