/** One repository on GitHub over octokit: comments, issues, statuses, check runs and files. */

import {
  type Client,
  type ClientSettings,
  type GitHubRequests,
  isStatus,
  keepFirst,
  makeClient,
  makeGitHubRequests,
  ONCE,
} from './client.ts'
import type {
  CheckConclusion,
  CheckRun,
  GitHub,
  Issue,
  IssueComment,
  Reaction,
  ReactionContent,
  StatusState,
  StoredCheckRun,
  StoredStatus,
} from './port.ts'
import { reading, runs } from './reading.ts'

type Author = { login: string } | null

const commentOf = (data: {
  id: number
  body?: string
  user: Author
  html_url: string
  created_at: string
  updated_at: string
}): IssueComment => ({
  id: data.id,
  author: data.user?.login ?? null,
  body: data.body ?? '',
  url: data.html_url,
  createdAt: data.created_at,
  updatedAt: data.updated_at,
})

const reactionOf = (data: { id: number; user: Author; content: string }): Reaction => ({
  id: data.id,
  author: data.user?.login ?? null,
  content: data.content as ReactionContent,
})

type Conversation = Pick<
  GitHub,
  | 'login'
  | 'listComments'
  | 'createComment'
  | 'updateComment'
  | 'listReactions'
  | 'addReaction'
  | 'removeReaction'
>

function conversation({
  client,
  here,
  ask: request,
  create,
  settings,
}: GitHubRequests): Conversation {
  const { issues, reactions } = client.rest
  // GET /user refuses the tokens of apps and jobs; this question is answered to all.
  const viewer = async () => {
    const answer = await client.graphql<{ viewer: { login: string } }>('{ viewer { login } }')
    return answer.viewer.login
  }
  const login = settings.login ?? keepFirst(viewer)
  return {
    login: () => request('learn whose token this is', login),
    listComments: (issue) =>
      request(`list the comments of #${issue}`, async () => {
        const query = { ...here, issue_number: issue, per_page: 100 }
        return (await client.paginate(issues.listComments, query)).map(commentOf)
      }),
    createComment: (issue, body) =>
      create(`comment on #${issue}`, async () => {
        const parameters = { ...here, issue_number: issue, body, ...ONCE }
        return commentOf((await issues.createComment(parameters)).data)
      }),
    updateComment: (id, body) =>
      request(`edit comment ${id}`, async () => {
        try {
          return commentOf((await issues.updateComment({ ...here, comment_id: id, body })).data)
        } catch (error) {
          if (isStatus(error, 404)) return null
          throw error
        }
      }),
    listReactions: (id) =>
      request(`list the reactions to comment ${id}`, async () => {
        const query = { ...here, comment_id: id, per_page: 100 }
        return (await client.paginate(reactions.listForIssueComment, query)).map(reactionOf)
      }),
    addReaction: (id, content) =>
      request(`react to comment ${id}`, async () => {
        const parameters = { ...here, comment_id: id, content }
        return reactionOf((await reactions.createForIssueComment(parameters)).data)
      }),
    removeReaction: (id, reaction) =>
      request(`take back a reaction to comment ${id}`, async () => {
        const parameters = { ...here, comment_id: id, reaction_id: reaction }
        await reactions.deleteForIssueComment(parameters)
      }),
  }
}

// Issues of ours.

const issueOf = (data: { number: number; state: string; body?: string | null }): Issue => ({
  number: data.number,
  state: data.state === 'open' ? 'open' : 'closed',
  body: data.body ?? '',
})

type Issues = Pick<GitHub, 'issuesOf' | 'createIssue' | 'issue' | 'closeIssue'>

function issues({ client, here, ask: request, create }: GitHubRequests): Issues {
  const { issues } = client.rest
  return {
    issuesOf: (creator) =>
      request(`list the issues of ${creator}`, async () => {
        const query = { ...here, creator, state: 'all' as const, per_page: 100 }
        const all = await client.paginate(issues.listForRepo, query)
        return all.filter((one) => one.pull_request === undefined).map(issueOf)
      }),
    createIssue: (title, body) =>
      create(`open the issue "${title}"`, async () =>
        issueOf((await issues.create({ ...here, title, body, ...ONCE })).data),
      ),
    issue: (number) =>
      request(`read #${number}`, async () => {
        try {
          return issueOf((await issues.get({ ...here, issue_number: number })).data)
        } catch (error) {
          if (isStatus(error, 404, 410)) return null
          throw error
        }
      }),
    closeIssue: (number) =>
      request(`close #${number}`, async () => {
        await issues.update({ ...here, issue_number: number, state: 'closed' })
      }),
  }
}

// Statuses and check runs.

const statusOf = (data: {
  context: string
  state: string
  description: string | null
  target_url: string | null
  creator: { login: string } | null
}): StoredStatus => ({
  context: data.context,
  state: data.state as StatusState,
  description: data.description ?? '',
  url: data.target_url ?? '',
  author: data.creator?.login ?? null,
})

const checkOf = (data: {
  id: number
  name: string
  head_sha: string
  external_id: string | null
  details_url: string | null
  status: string
  conclusion: string | null
  output: { title: string | null; summary: string | null }
  app: { slug?: string } | null
}): StoredCheckRun => ({
  id: data.id,
  name: data.name,
  headSha: data.head_sha,
  externalId: data.external_id ?? '',
  url: data.details_url ?? '',
  status: data.status as CheckRun['status'],
  conclusion: data.conclusion as CheckConclusion | null,
  title: data.output.title ?? '',
  summary: data.output.summary ?? '',
  app: data.app?.slug ?? null,
})

/** What GitHub is told; it takes a conclusion with a completed check run only. */
const bodyOf = (check: CheckRun) => ({
  name: check.name,
  external_id: check.externalId,
  details_url: check.url,
  output: { title: check.title, summary: check.summary },
  actions: check.actions,
  ...(check.conclusion === null
    ? { status: check.status }
    : { status: 'completed' as const, conclusion: check.conclusion }),
})

type Marks = Pick<
  GitHub,
  'latestStatus' | 'createStatus' | 'listCheckRuns' | 'createCheckRun' | 'updateCheckRun'
>

function marks({ client, here, ask: request, create }: GitHubRequests): Marks {
  const { repos, checks } = client.rest
  return {
    latestStatus: (sha, context) =>
      request(`list the statuses of ${sha}`, async () => {
        const query = { ...here, ref: sha, per_page: 100 }
        const name = context.toLowerCase()
        const pages = client.paginate.iterator(repos.listCommitStatusesForRef, query)
        for await (const { data } of pages) {
          const newest = data.find((status) => status.context.toLowerCase() === name)
          if (newest !== undefined) return statusOf(newest)
        }
        return null
      }),
    createStatus: (sha, { context, state, description, url }) =>
      create(`set the status ${context} of ${sha}`, async () => {
        const fields = { context, state, description, target_url: url }
        await repos.createCommitStatus({ ...here, sha, ...fields, ...ONCE })
      }),
    listCheckRuns: (sha, name, filter = 'latest') =>
      request(`list the check runs of ${sha}`, async () => {
        const query = { ...here, ref: sha, check_name: name, filter, per_page: 100 }
        return (await client.paginate(checks.listForRef, query)).map(checkOf)
      }),
    createCheckRun: (check) =>
      create(`create the check run ${check.name}`, async () => {
        const parameters = { ...here, head_sha: check.headSha, ...bodyOf(check), ...ONCE }
        return checkOf((await checks.create(parameters)).data)
      }),
    updateCheckRun: (id, check) =>
      request(`update the check run ${check.name}`, async () => {
        return checkOf((await checks.update({ ...here, check_run_id: id, ...bodyOf(check) })).data)
      }),
  }
}

// Files at a commit. They never change, so each is read once.

/** Commits whose files are kept, and characters of a file that is. */
const MOST_COMMITS = 50
const MOST_CHARS = 64_000

const isWhole = (sha: string) => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)

/**
 * Gives a GitHub with a memory of files, which all that are made here share. That there is no such
 * file is kept only of a commit of which GitHub showed another one: it may not know the commit yet.
 */
export function makeFileCache(): (whose: string, github: GitHub) => GitHub {
  const cache = new Map<string, Map<string, string | null>>()
  const keep = (commit: string, path: string, text: string | null) => {
    const files = cache.get(commit) ?? new Map<string, string | null>()
    if (text === null && files.size === 0) return
    cache.delete(commit)
    cache.set(commit, files.set(path, text))
    const [oldest = ''] = cache.keys()
    if (cache.size > MOST_COMMITS) cache.delete(oldest)
  }
  return (whose, github) => ({
    ...github,
    async readFile(path, sha) {
      const commit = `${whose}@${sha}`
      const cached = cache.get(commit)?.get(path)
      if (cached !== undefined) return cached
      const text = await github.readFile(path, sha)
      if (isWhole(sha) && (text?.length ?? 0) <= MOST_CHARS) keep(commit, path, text)
      return text
    },
  })
}

// The repository.

/** `repository` is `owner/name`. */
export type GitHubSettings = ClientSettings & { repository: string }

/** GitHub as whoever the token belongs to. */
export function makeGitHub(token: string, settings: GitHubSettings): GitHub {
  return gitHubOver(makeClient(token, settings), settings, [token])
}

/** GitHub as whoever the client asks for, such as an App's installation. */
export function gitHubOver(
  client: Client,
  settings: GitHubSettings,
  secrets: readonly string[] = [],
): GitHub {
  const asking = makeGitHubRequests(client, settings, secrets)
  const writing = { ...conversation(asking), ...issues(asking), ...marks(asking) }
  return { ...writing, ...reading(asking), ...runs(asking) }
}
