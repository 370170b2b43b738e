/**
 * What gcbench needs from GitHub about one repository, as an interface, with the errors that it may
 * reject with: every one is a HostError. `repository.ts` implements it over octokit.
 */

import { HostError, OutsideError } from '../machine/host.ts'
import type { Delivered } from './delivered.ts'

/** GitHub cannot be asked now, and nothing is wrong with the request: asked later, it may pass. */
export class UnavailableError extends OutsideError {}

/** GitHub is there and asks us to come back later: a limit on requests is reached. */
export class RateLimitError extends UnavailableError {}

/**
 * GitHub gives the App no token for the repository: it was taken from there, or the repository
 * belongs to another installation now, which the next event from there tells.
 */
export class NotFoundError extends UnavailableError {}

/** It was not asked: one installation, or all writes, had no answers just now. */
export class StalledError extends UnavailableError {}

/** It was not asked: the installation is suspended, which ends when its owner says so. */
export class SuspendedError extends UnavailableError {}

/** Not GitHub gives no answer, but where reports are stored. */
export class StoreAwayError extends UnavailableError {}

/** Whoever asked is over, so what it asks for is not asked any more. */
export class EndedError extends HostError {}

/** GitHub is away from everybody, and not from one installation or repository alone. */
export const isOutage = (error: unknown): error is UnavailableError =>
  error instanceof UnavailableError &&
  !(error instanceof RateLimitError) &&
  !(error instanceof StalledError) &&
  !(error instanceof SuspendedError) &&
  !(error instanceof StoreAwayError) &&
  !(error instanceof NotFoundError)

/** Nothing failed: it waits until it may ask. */
export const isToWait = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  error instanceof StalledError ||
  error instanceof SuspendedError

/** No answer came to a request that GitHub may have carried out: look before asking again. */
export class UncertainError extends UnavailableError {}

/** GitHub says no to this request, and would again: not found, not allowed, not valid, locked. */
export class DeniedError extends HostError {}

/** What was downloaded is not what it may be. */
export class RefusedError extends HostError {}

/** A comment in the conversation of an issue or pull request. */
export type IssueComment = {
  id: number
  /** Login of its author, `[bot]` included; null: the account is gone. */
  author: string | null
  body: string
  /** Where a browser shows it. */
  url: string
  createdAt: string
  updatedAt: string
}

/** Content of a reaction as the API names it. */
export type ReactionContent =
  | '+1'
  | '-1'
  | 'confused'
  | 'eyes'
  | 'heart'
  | 'hooray'
  | 'laugh'
  | 'rocket'

export type Reaction = { id: number; author: string | null; content: ReactionContent }

export type StatusState = 'error' | 'failure' | 'pending' | 'success'

/** A status of a commit; the newest of a context counts. Descriptions: 140 characters at most. */
export type CommitStatus = {
  context: string
  state: StatusState
  description: string
  url: string
}

/** A status as GitHub has it, with who set it. */
export type StoredStatus = CommitStatus & { author: string | null }

export type CheckConclusion =
  | 'action_required'
  | 'cancelled'
  | 'failure'
  | 'neutral'
  | 'skipped'
  | 'success'
  | 'timed_out'

/** A button at a check: label 20, description 40, identifier 20 characters at most. */
export type CheckAction = { label: string; description: string; identifier: string }

/** A check run; only an app writes them, and each only its own. Null conclusion: not completed. */
export type CheckRun = {
  name: string
  headSha: string
  /** What the check is about in our own words, to find it again. */
  externalId: string
  url: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: CheckConclusion | null
  /** At most 255 characters. */
  title: string
  /** Markdown, at most 65,535 characters. */
  summary: string
  actions: CheckAction[]
}

/** A check run as GitHub has it; `app` is the slug of the app that made it. Has no actions. */
export type StoredCheckRun = Omit<CheckRun, 'actions'> & { id: number; app: string | null }

export type PullRequest = {
  number: number
  state: 'open' | 'closed'
  author: string | null
  headSha: string
  /** `owner/name` of the head's repository; null: the fork is gone. */
  headRepository: string | null
  /** When anything was last pushed to that repository, by GitHub's clock; null: not known. */
  headPushedAt: string | null
  baseSha: string
  baseRef: string
  baseRepository: string
  /** By GitHub's clock. */
  updatedAt: string
}

/** An issue that is no pull request. */
export type Issue = {
  number: number
  state: 'open' | 'closed'
  body: string
}

/** A group of pull requests that a merge queue waits with. */
export type MergeGroup = { headSha: string; baseSha: string; headRef: string }

/** What someone may do in the repository, as its API says; `role` is the finer word. */
export type Permission = { permission: 'admin' | 'write' | 'read' | 'none'; role: string }

/** A run of a workflow, as GitHub has it now. */
export type WorkflowRun = {
  id: number
  attempt: number
  /** What the workflow's `run-name` makes of its inputs. */
  title: string
  /** Path of the workflow's file, and the event that started the run. */
  workflow: string
  event: string
  /** Who started it. */
  author: string | null
  headBranch: string | null
  /** The repository by its id: its name may be another by now. */
  repositoryId: number
  /** Some job of it has begun; it has ended. */
  isStarted: boolean
  isOver: boolean
  /** GitHub's word for how it ended; null: it has not. */
  conclusion: string | null
  url: string
}

/** A file that a workflow run left behind, as GitHub lists it. */
export type Artifact = {
  id: number
  name: string
  expired: boolean
  /** `sha256:` and the hash of the zip; null: GitHub has none. */
  digest: string | null
  /** The run that made it; null: GitHub does not say. */
  runId: number | null
}

/** What a zip may hold: one file of that name, within these bounds. */
export type ArchiveRule = {
  entry: string
  compressedBytes: number
  expandedBytes: number
  /** Expanded bytes for one compressed byte. */
  ratio: number
  /** Another file that may be there, which is not expanded further; absent: none may. */
  beside?: { entry: string; compressedBytes: number }
}

/** Bytes of an archive's files; null: there is none beside. */
export type ArchiveFiles = { entry: Buffer; beside: Buffer | null }

/** GitHub for one repository, as whoever the token belongs to. */
export interface GitHub {
  /** Login of whoever the token belongs to; for an app and for a job's token it ends in `[bot]`. */
  login(): Promise<string>

  /** All comments, oldest first. */
  listComments(issue: number): Promise<IssueComment[]>
  /** Rejects with UncertainError when the comment may be there all the same. */
  createComment(issue: number, body: string): Promise<IssueComment>
  /** Null: there is no such comment any more. */
  updateComment(id: number, body: string): Promise<IssueComment | null>

  /** Issues that somebody opened, open and closed, newest first. */
  issuesOf(login: string): Promise<Issue[]>
  /** Rejects with UncertainError when the issue may be there all the same. */
  createIssue(title: string, body: string): Promise<Issue>
  /** Null: there is no such issue any more. */
  issue(number: number): Promise<Issue | null>
  closeIssue(number: number): Promise<void>

  listReactions(comment: number): Promise<Reaction[]>
  /** Does nothing when the same reaction of ours is there already. */
  addReaction(comment: number, content: ReactionContent): Promise<Reaction>
  removeReaction(comment: number, reaction: number): Promise<void>

  /** The status that counts; null: the commit has none of that context. */
  latestStatus(sha: string, context: string): Promise<StoredStatus | null>
  /** Rejects with UncertainError when the status may be set all the same. */
  createStatus(sha: string, status: CommitStatus): Promise<void>

  /** Newest check run of that name of each app; with `all` the older ones, too. */
  listCheckRuns(sha: string, name: string, which?: 'latest' | 'all'): Promise<StoredCheckRun[]>
  /** Rejects with UncertainError when the check run may be there all the same. */
  createCheckRun(check: CheckRun): Promise<StoredCheckRun>
  updateCheckRun(id: number, check: CheckRun): Promise<StoredCheckRun>

  /** Null: GitHub knows nobody of that name. */
  permissionOf(login: string): Promise<Permission | null>
  pullRequest(number: number): Promise<PullRequest>
  /** Pull requests that brought that commit into the default branch. */
  pullRequestsWith(sha: string): Promise<PullRequest[]>
  /** Open pull requests from a branch of a repository of `owner`. */
  pullRequestsFrom(owner: string, branch: string): Promise<PullRequest[]>
  /** Every open pull request. */
  openPullRequests(): Promise<PullRequest[]>
  /** Groups that merge queues wait with now. */
  mergeGroups(): Promise<MergeGroup[]>
  /** Text of a file at a commit; null: there is none. */
  readFile(path: string, sha: string): Promise<string | null>

  /** Best common ancestor of two commits, branches or tags; null: GitHub knows one of them not. */
  mergeBase(base: string, head: string): Promise<string | null>
  /**
   * Commits after `from` up to `to` along first parents, oldest first; null: GitHub knows one of
   * them not, none leads there, or more than `most` do, counting what merges brought.
   */
  line(from: string, to: string, most: number): Promise<{ sha: string; subject: string }[] | null>
  /** Names of all tags. */
  listTags(): Promise<string[]>

  /**
   * Starts the workflow of that file on a branch. Null: GitHub does not tell which run it is, as
   * older servers do not. Rejects with UncertainError when a run may have been started even so.
   */
  dispatch(
    workflow: string,
    branch: string,
    inputs: Record<string, string>,
  ): Promise<Pick<WorkflowRun, 'id' | 'url'> | null>
  /** Runs of that workflow file that were dispatched since then (ISO 8601), newest first. */
  dispatchedRuns(workflow: string, since: string): Promise<WorkflowRun[]>
  /** Null: there is no such run. */
  workflowRun(id: number): Promise<WorkflowRun | null>
  /** Does nothing to a run that is over. */
  cancelRun(id: number): Promise<void>

  /** Artifacts of that name, newest first; a run that was started again may have several. */
  listArtifacts(runId: number, name: string): Promise<Artifact[]>
  /** The one file in the artifact's zip, in memory. RefusedError: it is not as the rule says. */
  readArtifact(artifact: Artifact, rule: ArchiveRule): Promise<Delivered>
}

// Creating something on GitHub exactly once, however often it is requested.

/** How often a thing is asked for before it is given up. */
const TRIES = 4

/**
 * Makes what must not be there twice: looks first, makes it, and where no answer came looks again
 * before it tries once more. The one such loop: what GitHub refuses is not tried again here, and
 * how long a lost answer is waited for is the port's own matter (github/client.ts). `isNew`:
 * nobody can have made it yet, so it is not looked for at first. Rejects with the last
 * UncertainError.
 */
export async function makeOnce<T>(
  find: () => Promise<T | null>,
  make: () => Promise<T>,
  isNew = false,
): Promise<T> {
  const before = isNew ? null : await find()
  if (before !== null) return before
  for (let left = TRIES - 1; ; left--) {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof UncertainError)) throw error
      const present = await find()
      if (present !== null) return present
      if (left === 0) throw error
    }
  }
}
