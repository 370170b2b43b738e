/** What GitHub sends: the parts of its payloads that are read, as the world has them now. */
import {
  type Check,
  type Comment,
  fullName,
  installationOf,
  type Pull,
  type Run,
  type World,
} from '../support/github/world.ts'

const base = (world: World) => ({
  installation: { id: installationOf(world) },
  repository: {
    id: world.repository.id,
    full_name: fullName(world),
    default_branch: world.repository.defaultBranch,
  },
})
const person = (login: string) => ({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' })

/** Of a payload of `issue_comment`, what is about the comment. */
export const commentParts = (comment: Comment) => ({
  action: 'created',
  issue: { number: comment.issue, pull_request: { url: 'x' } as object | undefined },
  comment: {
    id: comment.id,
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    user: { login: comment.author.login, type: comment.author.type as string },
    performed_via_github_app: comment.app,
    author_association: 'CONTRIBUTOR',
  },
})

export const commentCreated = (world: World, comment: Comment) => ({
  ...base(world),
  ...commentParts(comment),
  sender: person('somebody-else'),
})

export const pullEvent = (world: World, pull: Pull, action: string) => ({
  ...base(world),
  action,
  pull_request: {
    number: pull.number,
    user: { login: pull.author.login },
    updated_at: world.now(),
    head: {
      sha: pull.head.sha,
      repo: pull.head.repository === null ? null : { full_name: pull.head.repository },
    },
    base: { ...pull.base, repo: { full_name: fullName(world) } },
  },
  sender: person(pull.author.login),
})

export const runEvent = (world: World, run: Run, action: 'in_progress' | 'completed') => ({
  ...base(world),
  action,
  workflow_run: {
    id: run.id,
    run_attempt: run.attempt,
    display_title: run.title,
    event: run.event,
    path: run.workflow,
    head_branch: run.headBranch,
    actor: person(run.actor.login),
    conclusion: run.conclusion,
    html_url: `https://github.example/${fullName(world)}/actions/runs/${run.id}`,
  },
})

/** The default branch moves; null: GitHub does not tell which files it changes. */
export const mergeEvent = (
  world: World,
  after: string,
  before: string,
  paths: string[] | null = null,
) => ({
  ...base(world),
  ref: `refs/heads/${world.repository.defaultBranch}`,
  before,
  after,
  deleted: false,
  forced: false,
  commits: paths === null ? [] : [{ added: [], removed: [], modified: paths }],
  head_commit: { id: after, author: { name: 'Ada L.', email: 'ada@example', username: 'ada' } },
})

export const releaseEvent = (world: World, tag: string) => ({
  ...base(world),
  action: 'published',
  release: { tag_name: tag, draft: false },
})

export const pressed = (world: World, check: Check, login: string, identifier: string | null) => ({
  ...base(world),
  action: identifier === null ? 'rerequested' : 'requested_action',
  check_run: { id: check.id, external_id: check.externalId, head_sha: check.sha },
  ...(identifier === null ? {} : { requested_action: { identifier } }),
  sender: person(login),
})

export const suiteRerequested = (world: World, headSha: string, login: string) => ({
  ...base(world),
  action: 'rerequested',
  check_suite: { head_sha: headSha },
  sender: person(login),
})

export const groupEvent = (
  world: World,
  { headSha, baseSha, headRef }: { headSha: string; baseSha: string; headRef?: string },
  action: 'checks_requested' | 'destroyed',
) => ({
  ...base(world),
  action,
  merge_group: { head_sha: headSha, base_sha: baseSha, head_ref: headRef },
  sender: person('octo'),
})

/** The App is taken from those repositories (ids); null: from all of the installation. */
export const removedFrom = (world: World, ids: number[] | null) => ({
  installation: base(world).installation,
  action: ids === null ? 'deleted' : 'removed',
  repositories_removed: (ids ?? []).map((id) => ({ id, full_name: fullName(world) })),
  sender: person('octo'),
})

export const installationEvent = (
  world: World,
  action: 'suspend' | 'unsuspend',
  updatedAt = '2026-01-01T00:00:00Z',
) => ({
  installation: { ...base(world).installation, updated_at: updatedAt },
  action,
  repositories: [{ id: world.repository.id, full_name: fullName(world) }],
  sender: person('octo'),
})
