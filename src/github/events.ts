/**
 * Events of GitHub Actions: which commits, pull request and comment they are about, and where to
 * publish.
 */

import { stat } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Host } from '../machine/host.ts'
import type { Suite } from '../model/model.ts'

const login = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/)
const instant = z.iso.datetime()

const payload = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().positive(), pull_request: z.object({}).optional() }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    created_at: instant,
    updated_at: instant,
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
    performed_via_github_app: z.unknown().optional(),
  }),
})

/** Someone wrote a comment on a pull request. */
export type CommentEvent = {
  pull: number
  comment: number
  body: string
  author: string
  createdAt: string
}

/** The event, or why it is none that can hold a command: edits, bots and issues never do. */
export function readCommentEvent(name: string, event: unknown): CommentEvent | { ignored: string } {
  if (name !== 'issue_comment') return { ignored: `the event is ${name}, not issue_comment` }
  const parsed = payload.safeParse(event)
  if (!parsed.success) return { ignored: 'the event has no comment that can be read' }
  const { action, issue, comment } = parsed.data
  if (action !== 'created') return { ignored: 'the comment is not new' }
  if (comment.updated_at !== comment.created_at) return { ignored: 'the comment was edited' }
  if (issue.pull_request === undefined) return { ignored: 'the comment is not on a pull request' }
  const { user, performed_via_github_app: app = null } = comment
  if (user?.type !== 'User' || app !== null || !login.safeParse(user.login).success)
    return { ignored: 'the comment was not written by a person' }
  return {
    pull: issue.number,
    comment: comment.id,
    body: comment.body,
    author: user.login,
    createdAt: comment.created_at,
  }
}

// Commits of an event.

/** The two ends of what is compared, as git refs; null: not named. */
type Refs = {
  base: string | null
  head: string | null
  /** True: compare with `base` itself; false: with its merge base with head. */
  exactBase: boolean
}

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)

/** A branch name that cannot be read as an option or leave the refs; others are as if absent. */
const branch = z
  .string()
  .regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/)
  .refine((name) => !name.includes('..'))

const repository = z.object({ repository: z.object({ default_branch: branch }) })
const commit = z.object({ sha })
const pullRequest = z.object({ pull_request: z.object({ base: commit, head: commit }) })
const push = z.object({ before: sha, after: sha, forced: z.boolean().default(false) })
const mergeGroup = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) })

const IN_QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d{1,9})-[0-9a-f]{40}$/

/** The pull request that a group of a merge queue was made for, by its branch; null: not known. */
export function queuedPull(headRef: string | undefined): number | null {
  const found = IN_QUEUE.exec(headRef ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

/** What git hosts send in place of a commit that does not exist. */
const isNothing = (hash: string) => /^0+$/.test(hash)

const NONE: Refs = { base: null, head: null, exactBase: false }

/**
 * What to compare by default under an event of GitHub Actions. Only the fields named above are
 * read; an event without them names no commits, so that the tool's own defaults hold.
 *
 * - pull_request: its head commit, never the merge commit that is checked out, against the merge
 *   base with the branch it goes to: what others merged since is not charged to it.
 * - merge_group: the group's head against the commit it was put on.
 * - push: what the branch was before against what it is now. A new branch has no before, and that
 *   of a forced push is no longer fetched: both are compared with the default branch.
 * - any other: the checked-out commit against the default branch.
 */
export function refsOfEvent(name: string, payload: unknown): Refs {
  const home = repository.safeParse(payload).data?.repository.default_branch
  const fallback: Refs = home === undefined ? NONE : { ...NONE, base: `origin/${home}` }
  switch (name) {
    case 'pull_request': {
      const { base, head } = pullRequest.parse(payload).pull_request
      return { base: base.sha, head: head.sha, exactBase: false }
    }
    case 'merge_group': {
      const { base_sha, head_sha } = mergeGroup.parse(payload).merge_group
      return { base: base_sha, head: head_sha, exactBase: true }
    }
    case 'push': {
      const { before, after, forced } = push.parse(payload)
      if (isNothing(after)) return NONE
      if (isNothing(before) || forced) return { ...fallback, head: after }
      return { base: before, head: after, exactBase: true }
    }
    default:
      return fallback
  }
}

/**
 * The commit whose rules gate what the event is about; null: the checked-out suite file's own.
 * Those who wrote the change wrote its suite file as well, so the base's rules hold.
 */
export function policyRefOf(name: string, payload: unknown): string | null {
  const refs = refsOfEvent(name, payload)
  return ['pull_request', 'merge_group', 'issue_comment'].includes(name) ? refs.base : null
}

/**
 * Which refs to ask for: those of the inputs; where an input says nothing and the suite names no
 * source of its own, those of the event. Null leaves it to the suite.
 */
export function chooseRefs(
  inputs: Refs,
  suite: Pick<Suite, 'base' | 'head' | 'compare'>,
  event: Refs,
): Refs {
  const ofEvent = (side: 'base' | 'head') =>
    suite[side] === null && suite.compare === undefined ? event[side] : null
  const base = inputs.base ?? ofEvent('base')
  const head = inputs.head ?? ofEvent('head')
  const isOfEvent = inputs.base === null && base !== null
  return { base, head, exactBase: isOfEvent ? event.exactBase : inputs.exactBase }
}

// The commit and pull request to publish to.

export type PublishTarget = {
  /** Pull request; null: the event does not name one. */
  pull: number | null
  /** Pull request whose merge a queue tries out; null: none. */
  queued: number | null
  /** Branch and owner of the head, where the pull request must be looked for; null: no need. */
  from: { owner: string; branch: string } | null
  headSha: string | null
  /** Commit that was to be compared with, where the event says so. */
  baseSha: string | null
  /** Commit whose rules hold, where the event says so. */
  rulesSha: string | null
  /** Whether a person who may write to the repository caused the event. */
  isAsked: boolean
  /** The run that the event is about and its attempt; null: this one. */
  run: { id: number; attempt: number } | null
}

const headShaOfRun = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const number = z.int().positive()

const pullRequestOfRun = z.object({
  pull_request: z.object({
    number,
    head: z.object({ sha: headShaOfRun }),
    base: z.object({ sha: headShaOfRun.optional() }).optional(),
  }),
})
const mergeGroupOfRun = z.object({
  merge_group: z.object({
    base_sha: headShaOfRun,
    head_sha: headShaOfRun,
    head_ref: z.string().optional(),
  }),
})
/** `after` of an annotated tag is the tag's own hash; the commit stands beside it. */
const pushOfRun = z.object({
  after: headShaOfRun,
  head_commit: z.object({ id: headShaOfRun }).nullish(),
})
const issueComment = z.object({
  issue: z.object({ number, pull_request: z.object({}).optional() }),
})
const workflowRun = z.object({
  workflow_run: z.object({
    id: number,
    run_attempt: number,
    event: z.string(),
    head_sha: headShaOfRun,
    head_branch: z.string().min(1),
    // Null: the fork has been deleted since.
    head_repository: z.object({ owner: z.object({ login: z.string().min(1) }) }).nullable(),
  }),
})

const NOBODY: PublishTarget = {
  pull: null,
  queued: null,
  from: null,
  headSha: null,
  baseSha: null,
  rulesSha: null,
  run: null,
  isAsked: false,
}

/** Events of a run that are about a commit of the repository itself, whose rules are its own. */
const OWN_COMMIT = ['push', 'schedule', 'workflow_dispatch']

/**
 * - workflow_run: the run that measured, on whatever it ran. A fork's pull request is not named in
 *   the payload: it is looked for by its branch.
 * - issue_comment: a pull request, but no commit: that has to be bound by whoever let it run.
 * - any event without the fields above names nobody.
 */
export function publishTargetOf(name: string, payload: unknown): PublishTarget {
  switch (name) {
    case 'pull_request': {
      const { number: pull, head, base } = pullRequestOfRun.parse(payload).pull_request
      return { ...NOBODY, pull, headSha: head.sha, rulesSha: base?.sha ?? null }
    }
    case 'merge_group': {
      const { merge_group: group } = mergeGroupOfRun.parse(payload)
      const { base_sha: baseSha, head_sha: headSha } = group
      const queued = queuedPull(group.head_ref)
      return { ...NOBODY, queued, headSha, baseSha, rulesSha: baseSha }
    }
    case 'push': {
      const { after, head_commit: commit } = pushOfRun.parse(payload)
      const headSha = commit?.id ?? after
      return { ...NOBODY, headSha, rulesSha: headSha }
    }
    case 'issue_comment': {
      const { issue } = issueComment.parse(payload)
      const pull = issue.pull_request === undefined ? null : issue.number
      return { ...NOBODY, pull, isAsked: true }
    }
    case 'workflow_run': {
      const run = workflowRun.parse(payload).workflow_run
      const owner = run.head_repository?.owner.login
      const isPull = run.event === 'pull_request' && owner !== undefined
      return {
        ...NOBODY,
        from: isPull ? { owner, branch: run.head_branch } : null,
        headSha: run.head_sha,
        rulesSha: OWN_COMMIT.includes(run.event) ? run.head_sha : null,
        run: { id: run.id, attempt: run.run_attempt },
      }
    }
    case 'workflow_dispatch':
      return { ...NOBODY, isAsked: true }
    default:
      return NOBODY
  }
}

// Whether a job may publish its own result, by its event alone.

export type PublishScope =
  | { kind: 'here'; pull: number | null; queued?: number | null; headSha: string }
  /** A pull request from elsewhere: whatever the permissions say, the token only reads. */
  | { kind: 'fork' }
  /** An event that names no commit of ours, such as a comment: who runs it has to publish. */
  | { kind: 'nobody' }

const repositoryOfJob = z.object({ full_name: z.string() })
const pullRequestOfJob = z.object({
  pull_request: z.object({
    // Null: the fork has been deleted since.
    head: z.object({ repo: repositoryOfJob.nullish() }),
    base: z.object({ repo: repositoryOfJob.optional() }),
  }),
})

export function publishScopeOf(name: string, payload: unknown): PublishScope {
  if (!['pull_request', 'push', 'merge_group'].includes(name)) return { kind: 'nobody' }
  if (name === 'pull_request') {
    const { head, base } = pullRequestOfJob.parse(payload).pull_request
    const isOurs = base.repo !== undefined && head.repo?.full_name === base.repo.full_name
    if (!isOurs) return { kind: 'fork' }
  }
  const { pull, queued, headSha } = publishTargetOf(name, payload)
  return headSha === null || /^0+$/.test(headSha)
    ? { kind: 'nobody' }
    : { kind: 'here', pull, queued, headSha }
}

/** What could not be told by the job itself, and the permission that it takes. */
export const UNPUBLISHED = {
  accepted: ['Accepted rows were not read', 'pull-requests: read'],
  comment: ['There is no comment', 'pull-requests: write'],
  status: ['The commit has no status of this run', 'statuses: write'],
} as const

/** For the log and the summary of a run that may not comment on a fork's pull request. */
export const FORK_NOTE =
  'This pull request comes from a fork, so this job may not comment on it. You find the result in ' +
  'this summary and in the artifact of the run. To have it posted on the pull request, add a ' +
  'workflow that starts when this one has ended: see "Pull requests from forks" in ' +
  'docs/workflows.md of gcbench-action.'

// How long the job may take that runs a step, as its workflow says.

/** Where a job sets no limit, on every runner. */
const USUAL_MIN = 360

/** Seconds; `job` is a key of `jobs`. What cannot be read has GitHub's usual limit. */
export function jobLimitSec(workflow: string | null, job: string): number {
  const minutes = minutesIn(workflow ?? '', job)
  return 60 * (minutes ?? USUAL_MIN)
}

function minutesIn(workflow: string, job: string): number | null {
  try {
    const minutes: unknown = parse(workflow)?.jobs?.[job]?.['timeout-minutes']
    return typeof minutes === 'number' && minutes > 0 ? minutes : null
  } catch {
    return null
  }
}

/** `owner/name/.github/workflows/bench.yml@refs/heads/main` -> `.github/workflows/bench.yml`. */
const WORKFLOW = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/

/** Seconds that are left of the job; its event was written when it began. null: not on a runner. */
export async function jobSecLeft({ env, files, cwd }: Pick<Host, 'env' | 'files' | 'cwd'>) {
  const { GITHUB_JOB: job, GITHUB_EVENT_PATH: event, GITHUB_WORKSPACE: folder = cwd } = env
  if (env.GITHUB_ACTIONS !== 'true' || job === undefined) return null
  const path = WORKFLOW.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1]
  const workflow = path === undefined ? null : await files.read(`${folder}/${path}`)
  const begun = event === undefined ? null : await stat(event).catch(() => null)
  const goneSec = begun === null ? 0 : Math.max(0, (Date.now() - begun.mtimeMs) / 1000)
  return Math.max(0, jobLimitSec(workflow, job) - goneSec)
}
