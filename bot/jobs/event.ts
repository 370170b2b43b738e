/**
 * Webhooks: GitHub's payload -> one of the bot's events, or null. Only the fields named here are
 * read, and no payload goes further than this file.
 */
import { z } from 'zod'
import { readInvocation } from '../../src/github/command.ts'
import { type CommentEvent, queuedPull, readCommentEvent } from '../../src/github/events.ts'
import type { WorkflowRun } from '../../src/github/port.ts'
import { clean, NAME_CAP } from '../../src/model/plain.ts'
import type { StoredRepository } from '../store/repositories.ts'

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const id = z.int().positive()
const login = z.string().min(1).max(100)
const fullName = z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)

const place = z.object({
  installation: z.object({ id }),
  repository: z.object({ id, full_name: fullName, default_branch: z.string().min(1) }),
})
const sent = z.object({ action: z.string(), sender: z.object({ login, type: z.string() }) })

const pullRequest = sent.extend({
  action: z.enum(['opened', 'synchronize', 'reopened', 'closed', 'found']),
  pull_request: z.object({
    number: id,
    user: z.object({ login }).nullable(),
    updated_at: z.iso.datetime(),
    head: z.object({ sha, repo: z.object({ full_name: fullName }).nullable() }),
    base: z.object({
      sha,
      ref: z.string().min(1).optional(),
      repo: z.object({ full_name: fullName }),
    }),
  }),
})
const checkRun = sent.extend({
  check_run: z.object({ id, external_id: z.string().nullable(), head_sha: sha }),
  requested_action: z.object({ identifier: z.string() }).optional(),
})
const checkSuite = sent.extend({
  action: z.literal('rerequested'),
  check_suite: z.object({ head_sha: sha }),
})
const workflowRun = z.object({
  action: z.enum(['in_progress', 'completed']),
  workflow_run: z.object({
    id,
    run_attempt: z.int().positive(),
    display_title: z.string(),
    event: z.string(),
    html_url: z.url(),
    path: z.string().optional(),
    head_branch: z.string().nullish(),
    actor: z.object({ login }).nullish(),
    conclusion: z.string().nullish(),
  }),
})
const mergeGroup = z.object({
  action: z.enum(['checks_requested', 'destroyed']),
  merge_group: z.object({ head_sha: sha, base_sha: sha, head_ref: z.string().optional() }),
})
const paths = z.array(z.string()).optional()
const push = z.object({
  ref: z.string(),
  before: sha,
  after: sha,
  deleted: z.boolean(),
  forced: z.boolean().optional(),
  commits: z.array(z.object({ added: paths, removed: paths, modified: paths })).optional(),
  /** Its account, else the name that the commit itself has. */
  head_commit: z
    .object({ author: z.object({ name: z.string(), username: login.optional().catch(undefined) }) })
    .nullish()
    .catch(null),
})
const release = z.object({
  action: z.literal('published'),
  release: z.object({ tag_name: z.string().min(1).max(250), draft: z.boolean() }),
})
const repositories = z.array(z.object({ id }))
const moment = z.iso.datetime({ offset: true }).nullish().catch(null)
const installation = z.object({
  action: z.enum(['deleted', 'suspend', 'unsuspend']),
  installation: z.object({ id, suspended_at: moment, updated_at: moment }),
})
const installationRepositories = z.object({
  action: z.literal('removed'),
  installation: z.object({ id }),
  repositories_removed: repositories,
})

/** The pull request as its event tells of it. */
export type PullFacts = {
  number: number
  author: string | null
  headSha: string
  baseSha: string
  /** Branch that it goes to; null: not told. */
  baseRef: string | null
  isFork: boolean
  /** By GitHub's clock (ISO 8601): events of one pull request arrive in any order. */
  updatedAt: string
}

/** A run as its event tells of it, for whoever wants to know whose it is; null: not all of it. */
export type RunTraits = Pick<
  WorkflowRun,
  'title' | 'workflow' | 'event' | 'author' | 'headBranch' | 'repositoryId' | 'conclusion'
>

/** Buttons at a check; the identifiers that GitHub sends back. */
const BUTTONS = ['cancel', 'rerun', 'accept'] as const
type Button = (typeof BUTTONS)[number]

export type Event =
  | { kind: 'commented'; place: StoredRepository; comment: CommentEvent }
  | {
      kind: 'pull'
      place: StoredRepository
      /** found: GitHub did not tell, we looked. */
      action: 'opened' | 'synchronize' | 'reopened' | 'closed' | 'found'
      pull: PullFacts
      by: string
    }
  | {
      kind: 'pressed'
      place: StoredRepository
      button: Button
      check: number
      job: string
      by: string
    }
  | { kind: 'suite-rerequested'; place: StoredRepository; headSha: string; by: string }
  | {
      kind: 'ran'
      place: StoredRepository
      /** Where its title names a job, that job's id. */
      job: string | null
      run: { id: number; attempt: number; url: string; isOver: boolean; traits: RunTraits | null }
    }
  | {
      kind: 'group'
      place: StoredRepository
      isOver: boolean
      headSha: string
      baseSha: string
      /** Pull request that it was made for; null: not known. */
      queued: number | null
    }
  /** The default branch moved. `paths`: all files that it changed; null: not told. */
  | {
      kind: 'merged'
      place: StoredRepository
      headSha: string
      beforeSha: string
      paths: string[] | null
      /** Who made its head; null: not told. */
      author: string | null
    }
  | { kind: 'released'; place: StoredRepository; tag: string }
  /** We may no longer speak there; null: nowhere in the installation. */
  | { kind: 'removed'; installation: number; repositories: number[] | null }
  /** We may not speak there for a while; `isOver`: we may again. */
  | {
      kind: 'suspended'
      installation: number
      isOver: boolean
      /** By GitHub's clock: it may tell of the end first; null: not told. */
      since: string | null
    }

/** How a run's title names the job that it was dispatched for. */
export const runTitle = (job: string) => `gcbench ${job}`

const TITLE = /\bgcbench (j[0-9a-f]{16})\b/

export const jobInTitle = (title: string): string | null => TITLE.exec(title)?.[1] ?? null

type Reader = (payload: unknown, place: StoredRepository) => Event | null

const isPerson = ({ type }: { type: string }) => type === 'User'

const readers: Record<string, Reader> = {
  issue_comment(payload, place) {
    const comment = readCommentEvent('issue_comment', payload)
    // Most comments are talk among people: they are not even stored.
    if ('ignored' in comment || readInvocation(comment.body) === null) return null
    return { kind: 'commented', place, comment }
  },

  pull_request(payload, place) {
    const body = pullRequest.safeParse(payload).data
    if (body === undefined) return null
    const { number, user, head, base, updated_at: updatedAt } = body.pull_request
    const isFork = head.repo?.full_name !== base.repo.full_name
    const shas = { headSha: head.sha, baseSha: base.sha, baseRef: base.ref ?? null }
    const pull = { number, author: user?.login ?? null, ...shas, isFork, updatedAt }
    return { kind: 'pull', place, action: body.action, pull, by: body.sender.login }
  },

  check_run(payload, place) {
    const body = checkRun.safeParse(payload).data
    if (body === undefined || !isPerson(body.sender)) return null
    const { action, check_run: check, requested_action: pressedAction, sender } = body
    const identifier = action === 'rerequested' ? 'rerun' : pressedAction?.identifier
    const button = BUTTONS.find((one) => one === identifier)
    if (!['rerequested', 'requested_action'].includes(action) || button === undefined) return null
    const job = check.external_id ?? ''
    return { kind: 'pressed', place, button, check: check.id, job, by: sender.login }
  },

  check_suite(payload, place) {
    const body = checkSuite.safeParse(payload).data
    if (body === undefined || !isPerson(body.sender)) return null
    const { head_sha: headSha } = body.check_suite
    return { kind: 'suite-rerequested', place, headSha, by: body.sender.login }
  },

  workflow_run(payload, place) {
    const body = workflowRun.safeParse(payload).data
    if (body?.workflow_run.event !== 'workflow_dispatch') return null
    const { id, run_attempt: attempt, display_title: title, html_url: url } = body.workflow_run
    const { event, path, head_branch: branch, actor, conclusion = null } = body.workflow_run
    const traits: RunTraits | null =
      path === undefined || branch == null || actor == null
        ? null
        : {
            title,
            event,
            conclusion,
            repositoryId: place.repositoryId,
            workflow: path.replace(/@.*$/, ''),
            author: actor.login,
            headBranch: branch,
          }
    const run = { id, attempt, url, isOver: body.action === 'completed', traits }
    return { kind: 'ran', place, job: jobInTitle(title), run }
  },

  push(payload, place) {
    const body = push.safeParse(payload).data
    if (body === undefined || body.deleted) return null
    const { ref, before: beforeSha, after: headSha } = body
    if (ref !== `refs/heads/${place.defaultBranch}` || NO_COMMIT.test(beforeSha)) return null
    const { name, username = clean(name ?? '', NAME_CAP) } = body.head_commit?.author ?? {}
    const author = username === '' ? null : username
    return { kind: 'merged', place, headSha, beforeSha, paths: pathsOf(body), author }
  },

  release(payload, place) {
    const body = release.safeParse(payload).data
    if (body === undefined || body.release.draft) return null
    return { kind: 'released', place, tag: body.release.tag_name }
  },

  merge_group(payload, place) {
    const body = mergeGroup.safeParse(payload).data
    if (body === undefined) return null
    const { head_sha: headSha, base_sha: baseSha, head_ref: ref } = body.merge_group
    const isOver = body.action === 'destroyed'
    return { kind: 'group', place, isOver, headSha, baseSha, queued: queuedPull(ref) }
  },
}

/** Of a branch that begins or ends there is nothing before or after. */
const NO_COMMIT = /^0+$/

/** GitHub tells of so many commits of a push at most. */
const MOST_COMMITS = 2048

function pathsOf({ commits = [], forced }: z.infer<typeof push>): string[] | null {
  if (forced === true || commits.length === 0 || commits.length >= MOST_COMMITS) return null
  const all = commits.map(({ added, removed, modified }) =>
    added === undefined || removed === undefined || modified === undefined
      ? null
      : [...added, ...removed, ...modified],
  )
  return all.some((one) => one === null || one.length === 0)
    ? null
    : [...new Set(all.flatMap((one) => one ?? []))]
}

/** The same event, where the repository goes by another name or belongs to another installation. */
export function movedTo(
  event: Event,
  to: Pick<StoredRepository, 'repository' | 'installation'>,
): Event {
  if (!('place' in event)) return event
  return { ...event, place: { ...event.place, ...to } }
}

const named = z.object({ repository: z.object({ updated_at: z.iso.datetime() }) })

/**
 * When what GitHub says of the repository there was last changed, its name for one (ISO 8601);
 * null: not told. GitHub repeats a delivery with the names of its own day.
 */
export const namedAt = (payload: unknown): string | null =>
  named.safeParse(payload).data?.repository.updated_at ?? null

/** What happened, as far as it concerns us; null: nothing that does. Never throws. */
export function readEvent(name: string, payload: unknown): Event | null {
  if (name === 'installation') {
    const body = installation.safeParse(payload).data
    if (body === undefined) return null
    const { action, installation: of } = body
    if (action === 'deleted') return { kind: 'removed', installation: of.id, repositories: null }
    const since = of.suspended_at ?? of.updated_at ?? null
    return { kind: 'suspended', installation: of.id, isOver: action === 'unsuspend', since }
  }
  if (name === 'installation_repositories') {
    const body = installationRepositories.safeParse(payload).data
    if (body === undefined) return null
    const gone = body.repositories_removed.map((one) => one.id)
    return { kind: 'removed', installation: body.installation.id, repositories: gone }
  }
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
  const at = place.safeParse(payload).data
  if (reader === undefined || at === undefined) return null
  return reader(payload, {
    installation: at.installation.id,
    repository: at.repository.full_name,
    repositoryId: at.repository.id,
    defaultBranch: at.repository.default_branch,
  })
}

/** Actions of each event that may concern us; null: it has none, or all do. */
const ACTIONS: Record<string, readonly string[] | null> = {
  issue_comment: ['created'],
  pull_request: pullRequest.shape.action.options,
  check_run: ['rerequested', 'requested_action'],
  check_suite: ['rerequested'],
  workflow_run: workflowRun.shape.action.options,
  push: null,
  release: ['published'],
  merge_group: mergeGroup.shape.action.options,
  installation: installation.shape.action.options,
  installation_repositories: ['removed'],
}

/** Whether an event may concern us, as far as its name and its action tell. */
export function mayConcernUs(name: string, action: string | null): boolean {
  const actions = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  return actions !== undefined && (actions?.includes(action ?? '') ?? true)
}

// The keys of an event in the queue: for the order of handling, and for fairness.

/** Where it happened; null: in no one repository. */
export const repositoryOf = (event: Event): StoredRepository | null =>
  'place' in event ? event.place : null

/** Who brought it about; '': nobody that it names. */
function personOf(event: Event): string {
  if (event.kind === 'commented') return event.comment.author
  return 'by' in event ? event.by : ''
}

const installationOf = (event: Event): number =>
  'place' in event ? event.place.installation : event.installation

/** Events with one key are handled in the order in which they came in. */
export function orderKeyOf(event: Event): string {
  switch (event.kind) {
    case 'commented':
      return `${event.place.repositoryId}#${event.comment.pull}`
    case 'pull':
      return `${event.place.repositoryId}#${event.pull.number}`
    case 'pressed':
      return `${event.place.repositoryId} check ${event.check}`
    case 'suite-rerequested':
      return `${event.place.repositoryId}@${event.headSha}`
    case 'ran':
      return `${event.place.repositoryId} run ${event.run.id}`
    case 'group':
      return `${event.place.repositoryId}@${event.headSha}`
    case 'merged':
      return `${event.place.repositoryId} main`
    case 'released':
      return `${event.place.repositoryId} release ${event.tag}`
    case 'removed':
    case 'suspended':
      return `installation ${event.installation}`
  }
}

/** Behind what it waits in the queue, and whose share of the places it takes. */
export const queueKeysOf = (event: Event) => ({
  key: orderKeyOf(event),
  installation: String(installationOf(event)),
  repository: String(repositoryOf(event)?.repositoryId ?? ''),
  person: personOf(event),
})
