/** What is read from GitHub: people, pull requests, artifacts, workflow runs. */

import { HostError } from '../machine/host.ts'
import { listArtifacts, readArtifact } from './artifacts.ts'
import { type GitHubRequests, isStatus, ONCE } from './client.ts'
import type { GitHub, MergeGroup, Permission, PullRequest, WorkflowRun } from './port.ts'

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
