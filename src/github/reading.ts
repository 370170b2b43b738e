/** What is read from GitHub: people, pull requests, artifacts, workflow runs. */

import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { HostError, OutsideError } from '../machine/host.ts'
import { MEASURE_LESS } from '../report/read-report.ts'
import { type ClientSettings, type GitHubRequests, hostErrorOf, isStatus, ONCE } from './client.ts'
import type { Delivered } from './delivered.ts'
import {
  type ArchiveFiles,
  type ArchiveRule,
  type Artifact,
  type GitHub,
  type MergeGroup,
  type Permission,
  type PullRequest,
  RefusedError,
  type WorkflowRun,
} from './port.ts'

// Artifacts: listed, and files read out of a zip that may be hostile, in memory and within bounds.

const refuseLarge = (why: string) =>
  new RefusedError(`the artifact is refused: ${why}`, MEASURE_LESS)

const refuse = (why: string, cause?: unknown) =>
  new RefusedError(
    `the artifact is refused: ${why}`,
    'it must be a zip with the files that gcbench wrote; see the step that uploads it',
    { cause },
  )

/** The bytes of its entries. RefusedError: the zip is not exactly what is expected. */
export async function readEntries(zip: Uint8Array, rule: ArchiveRule): Promise<ArchiveFiles> {
  if (zip.length > rule.compressedBytes) throw refuseLarge(`${zip.length} bytes are too many`)
  try {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.length)
    const file = await fromBufferPromise(bytes, { strictFileNames: true })
    const { entry, beside } = await entriesOf(file, rule)
    return {
      entry: await expand(file, entry, rule),
      beside: beside === null ? null : await expand(file, beside.entry, beside.rule),
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw refuse(error instanceof Error ? `not a sound zip (${error.message})` : 'not a zip', error)
  }
}

type Entries = { entry: Entry; beside: { entry: Entry; rule: ArchiveRule } | null }

async function entriesOf(file: ZipFile, rule: ArchiveRule): Promise<Entries> {
  const most = rule.beside === undefined ? 1 : 2
  const expected = most === 1 ? 'one is' : 'one or two are'
  if (file.entryCount > most) throw refuse(`${file.entryCount} entries where ${expected} expected`)
  const entries: Entry[] = []
  for await (const entry of file.eachEntry()) entries.push(entry)
  const [entry, other] = entries.toSorted(
    (a, b) => Number(b.fileName === rule.entry) - Number(a.fileName === rule.entry),
  )
  if (entry === undefined) throw refuse(`0 entries where ${expected} expected`)
  checkEntry(entry, rule)
  if (other === undefined || rule.beside === undefined) return { entry, beside: null }
  // It is a gzip: stored as it is, it hardly grows.
  const { entry: name, compressedBytes: expandedBytes } = rule.beside
  const besideRule = { entry: name, compressedBytes: expandedBytes, expandedBytes, ratio: 200 }
  if (other.fileName !== name) throw refuse('2 entries, and the other is none of a report')
  checkEntry(other, besideRule)
  return { entry, beside: { entry: other, rule: besideRule } }
}

function checkEntry(entry: Entry, rule: ArchiveRule): void {
  if (entry.uncompressedSize > rule.expandedBytes && entry.fileName === rule.entry)
    throw refuseLarge(`${rule.entry} would be too large`)
  const why = objection(entry, rule)
  if (why !== null) throw refuse(why)
}

/** Highest nibble of a Unix mode: what kind of file it is; zip tools that set none leave 0. */
const REGULAR = [0, 0o10]

function objection(entry: Entry, rule: ArchiveRule): string | null {
  const kind = entry.externalFileAttributes >>> 28
  if (entry.fileName !== rule.entry) return `its entry is not named ${rule.entry}`
  if (!REGULAR.includes(kind)) return `${rule.entry} is not a regular file`
  if (entry.isEncrypted()) return `${rule.entry} is encrypted`
  if (!entry.canDecodeFileData()) return `${rule.entry} is compressed by an unknown method`
  if (entry.uncompressedSize > rule.ratio * Math.max(1, entry.compressedSize))
    return `${rule.entry} would grow more than ${rule.ratio}-fold`
  return null
}

/** The library ends the stream with an error at the first byte over the declared size. */
async function expand(file: ZipFile, entry: Entry, rule: ArchiveRule): Promise<Buffer> {
  const stream = await file.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > rule.expandedBytes) throw refuseLarge(`${rule.entry} is too large`)
    chunks.push(chunk)
  }
  const whole = Buffer.concat(chunks)
  if (crc32(whole) !== entry.crc32) throw refuse(`${rule.entry} does not match its checksum`)
  return whole
}

// Artifacts of workflow runs.

/** Newest first. */
function listArtifacts(
  { client, here, ask: request }: GitHubRequests,
  runId: number,
  name: string,
): Promise<Artifact[]> {
  return request(`list the artifacts of run ${runId}`, async () => {
    const query = { ...here, run_id: runId, name, per_page: 100 }
    const artifacts = await client.paginate(client.rest.actions.listWorkflowRunArtifacts, query)
    return artifacts
      .map((one) => ({
        id: one.id,
        name: one.name,
        expired: one.expired,
        digest: one.digest ?? null,
        runId: one.workflow_run?.id ?? null,
      }))
      .sort((a, b) => b.id - a.id)
  })
}

async function readArtifact(
  asking: GitHubRequests,
  artifact: Artifact,
  rule: ArchiveRule,
): Promise<Delivered> {
  const zip = await download(asking, artifact, rule.compressedBytes)
  const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`
  if (artifact.digest !== null && artifact.digest !== digest)
    throw new RefusedError(`artifact ${artifact.name} does not match its digest`, 'Measure again.')
  const { entry, beside } = await readEntries(zip, rule)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(entry)
    return { text, records: beside }
  } catch (cause) {
    throw new RefusedError(`${rule.entry} is not UTF-8`, 'Measure again.', { cause })
  }
}

const TRIES = 3

/** The zip's bytes. Every try asks for a new address: an address holds for a minute. */
async function download(
  asking: GitHubRequests,
  { id, name }: Artifact,
  cap: number,
): Promise<Uint8Array> {
  const { client, here, ask, settings } = asking
  const doing = `download artifact ${name}`
  for (let left = TRIES - 1; ; left--) {
    const { headers } = await ask(doing, () =>
      client.rest.actions.downloadArtifact({
        ...here,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
      }),
    )
    const address = storeOf(String(headers.location), settings.apiUrl)
    try {
      return await fetchCapped(address, cap, settings)
    } catch (error) {
      if (error instanceof HostError || left === 0)
        throw hostErrorOf(error, doing, [address.href, address.search])
    }
  }
}

/** The store's address; it needs no token and gets none. Plain http only from a plain http API. */
function storeOf(location: string, apiUrl: string): URL {
  const allowed = ['https:', ...(apiUrl.startsWith('http:') ? ['http:'] : [])]
  if (URL.canParse(location) && allowed.includes(new URL(location).protocol))
    return new URL(location)
  throw new OutsideError('GitHub gave no address to download from', 'Run this again.')
}

/** The body, read no further than `cap` bytes. */
async function fetchCapped(url: URL, cap: number, settings: ClientSettings): Promise<Uint8Array> {
  const { fetch = globalThis.fetch, answerSec = 30 } = settings
  const signal = AbortSignal.timeout(answerSec * DOWNLOAD_PATIENCE * 1000)
  const response = await fetch(url, { redirect: 'error', signal })
  if (!response.ok) throw new Error(`the store answers ${response.status}`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > cap) throw new RefusedError(`the artifact has more than ${cap} bytes`, TOO_LARGE)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A download may take so many times as long as an answer. */
const DOWNLOAD_PATIENCE = 10
const TOO_LARGE = 'Upload the report alone, without the raw records.'

// People, pull requests, workflow runs.

const pullOf = (data: {
  number: number
  state: string
  user: { login: string } | null
  head: { sha: string; ref: string; repo: { full_name: string; pushed_at?: string | null } | null }
  base: { sha: string; ref: string; repo: { full_name: string } }
  updated_at: string
}): PullRequest => ({
  number: data.number,
  state: data.state === 'open' ? 'open' : 'closed',
  author: data.user?.login ?? null,
  headSha: data.head.sha,
  headRepository: data.head.repo?.full_name ?? null,
  headPushedAt: data.head.repo?.pushed_at ?? null,
  baseSha: data.base.sha,
  baseRef: data.base.ref,
  baseRepository: data.base.repo.full_name,
  updatedAt: data.updated_at,
})

/** A merge queue's branch ends in the commit that its group is built on. */
function groupOf({ ref, object }: { ref: string; object: { sha: string } }): MergeGroup[] {
  const baseSha = /-([0-9a-f]{40}(?:[0-9a-f]{24})?)$/.exec(ref)?.[1]
  return baseSha === undefined ? [] : [{ headSha: object.sha, baseSha, headRef: ref }]
}

/** The answer, or null where GitHub says that there is none. */
async function orNull<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request()
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

async function openPulls(which: { head?: string }, { client, here }: GitHubRequests) {
  const query = { ...here, ...which, state: 'open' as const, per_page: 100 }
  return (await client.paginate(client.rest.pulls.list, query)).map(pullOf)
}

async function pullsWith(sha: string, { client, here }: GitHubRequests): Promise<PullRequest[]> {
  const query = { ...here, commit_sha: sha, per_page: 100 }
  const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit(query)
  return data.filter(({ merged_at: at }) => at !== null).map(pullOf)
}

type WithProblems = { sha: string; subject: string; parent: string | null }

/** All commits that `to` has and `from` has not, by pages; null: there are more. */
async function commitsBetween(
  [from, to, most]: [from: string, to: string, most: number],
  { client, here }: GitHubRequests,
): Promise<Map<string, WithProblems> | null> {
  const commits = new Map<string, WithProblems>()
  for (let page = 1; ; page++) {
    const query = { ...here, basehead: `${from}...${to}`, per_page: 100, page }
    const { data } = await client.rest.repos.compareCommitsWithBasehead(query)
    if (data.total_commits > most) return null
    for (const { sha, commit, parents } of data.commits) {
      const [subject = ''] = commit.message.split('\n')
      commits.set(sha, { sha, subject, parent: parents[0]?.sha ?? null })
    }
    if (data.commits.length === 0 || commits.size >= data.total_commits) return commits
  }
}

/** Back along first parents from the end to the beginning. */
async function lineOf(ends: [from: string, to: string, most: number], asking: GitHubRequests) {
  const commits = await commitsBetween(ends, asking)
  const [from, to] = ends
  const line: Omit<WithProblems, 'parent'>[] = []
  for (let at: string | null = to; at !== from; ) {
    const commit: WithProblems | undefined = at === null ? undefined : commits?.get(at)
    if (commit === undefined) return null
    line.unshift({ sha: commit.sha, subject: commit.subject })
    at = commit.parent
  }
  return line
}

type Reading = Pick<
  GitHub,
  | 'permissionOf'
  | 'pullRequest'
  | 'pullRequestsFrom'
  | 'pullRequestsWith'
  | 'openPullRequests'
  | 'mergeGroups'
  | 'readFile'
  | 'mergeBase'
  | 'line'
  | 'listTags'
  | 'listArtifacts'
  | 'readArtifact'
>

export function reading(asking: GitHubRequests): Reading {
  const { client, here, ask: request } = asking
  const { repos, pulls } = client.rest
  return {
    permissionOf: (login) =>
      request(`learn what ${login} may do`, () =>
        orNull(async () => {
          const query = { ...here, username: login }
          const { data } = await repos.getCollaboratorPermissionLevel(query)
          return {
            permission: data.permission as Permission['permission'],
            role: data.role_name,
          }
        }),
      ),
    pullRequest: (number) =>
      request(`read pull request #${number}`, async () =>
        pullOf((await pulls.get({ ...here, pull_number: number })).data),
      ),
    pullRequestsWith: (sha) =>
      request(`find the pull request of ${sha}`, () => pullsWith(sha, asking)),
    pullRequestsFrom: (owner, branch) =>
      request(`find the pull request of ${owner}:${branch}`, () =>
        openPulls({ head: `${owner}:${branch}` }, asking),
      ),
    openPullRequests: () => request('list the open pull requests', () => openPulls({}, asking)),
    mergeGroups: () =>
      request('list the merge groups', async () => {
        const query = { ...here, ref: 'heads/gh-readonly-queue/' }
        return (await client.rest.git.listMatchingRefs(query)).data.flatMap(groupOf)
      }),
    readFile: (path, sha) =>
      request(`read ${path} at ${sha}`, () =>
        orNull(async () => {
          const { data } = await repos.getContent({ ...here, path, ref: sha })
          if (Array.isArray(data) || !('content' in data) || data.encoding !== 'base64')
            throw new HostError(`${path} at ${sha} is no file of up to 1 MB`, 'Check the path.')
          return Buffer.from(data.content, 'base64').toString('utf8')
        }),
      ),
    mergeBase: (base, head) =>
      request(`find where ${base} and ${head} part`, () =>
        orNull(async () => {
          // One commit a page: only where they part is wanted.
          const query = { ...here, basehead: `${base}...${head}`, per_page: 1 }
          return (await repos.compareCommitsWithBasehead(query)).data.merge_base_commit.sha
        }),
      ),
    line: (...ends) =>
      request(`list the commits from ${ends[0]} to ${ends[1]}`, () =>
        orNull(() => lineOf(ends, asking)),
      ),
    listTags: () =>
      request('list the tags', async () => {
        const tags = await client.paginate(repos.listTags, { ...here, per_page: 100 })
        return tags.map((tag) => tag.name)
      }),
    listArtifacts: (runId, name) => listArtifacts(asking, runId, name),
    readArtifact: (artifact, rule) => readArtifact(asking, artifact, rule),
  }
}

// Workflow runs.

const runOf = (data: {
  id: number
  run_attempt?: number
  display_title: string
  path: string
  event: string
  actor?: { login: string } | null
  head_branch: string | null
  repository: { id: number }
  status: string | null
  conclusion: string | null
  html_url: string
}): WorkflowRun => ({
  id: data.id,
  attempt: data.run_attempt ?? 1,
  title: data.display_title,
  // GitHub may add the ref: `.github/workflows/bench.yml@main`.
  workflow: data.path.replace(/@.*$/, ''),
  event: data.event,
  author: data.actor?.login ?? null,
  headBranch: data.head_branch,
  repositoryId: data.repository.id,
  isStarted: data.status === 'in_progress' || data.status === 'completed',
  isOver: data.status === 'completed',
  conclusion: data.conclusion,
  url: data.html_url,
})

type Runs = Pick<GitHub, 'dispatch' | 'dispatchedRuns' | 'workflowRun' | 'cancelRun'>

export function runs({ client, here, ask: request, create }: GitHubRequests): Runs {
  const { actions } = client.rest

  /** Servers that do not know the question refuse the whole request, which starts nothing. */
  async function start(workflow: string, ref: string, inputs: Record<string, string>) {
    const parameters = { ...here, workflow_id: workflow, ref, inputs, ...ONCE }
    try {
      return await actions.createWorkflowDispatch({ ...parameters, return_run_details: true })
    } catch (error) {
      if (!isStatus(error, 400, 422) || !/return_run_details/.test(String(error))) throw error
      return actions.createWorkflowDispatch(parameters)
    }
  }

  return {
    dispatch: (workflow, branch, inputs) =>
      create(`dispatch ${workflow}`, async () => {
        const { data } = await start(workflow, branch, inputs)
        const run = data as { workflow_run_id: number; html_url: string } | undefined
        return run?.workflow_run_id === undefined
          ? null
          : { id: run.workflow_run_id, url: run.html_url }
      }),
    dispatchedRuns: (workflow, since) =>
      request(`list the runs of ${workflow}`, async () => {
        const query = {
          ...here,
          workflow_id: workflow,
          event: 'workflow_dispatch',
          per_page: 100,
        }
        const isSince = ({ created_at }: { created_at: string }) =>
          Date.parse(created_at) >= Date.parse(since)
        const runs: WorkflowRun[] = []
        for await (const { data } of client.paginate.iterator(actions.listWorkflowRuns, query)) {
          runs.push(...data.filter(isSince).map(runOf))
          if (!data.every(isSince)) break
        }
        return runs
      }),
    workflowRun: (id) =>
      request(`look at run ${id}`, async () => {
        try {
          return runOf((await actions.getWorkflowRun({ ...here, run_id: id })).data)
        } catch (error) {
          if (isStatus(error, 404)) return null
          throw error
        }
      }),
    cancelRun: (id) =>
      request(`stop run ${id}`, async () => {
        try {
          await actions.cancelWorkflowRun({ ...here, run_id: id })
        } catch (error) {
          // It is over, or gone.
          if (!isStatus(error, 404, 409)) throw error
        }
      }),
  }
}
