/**
 * A job: one suite at one commit, as a pure state machine. An event goes in, the job after it and
 * what has to follow come out. jobs/reconcile.ts makes GitHub show it.
 */

import type { Conclusion, Side } from '../../src/model/model.ts'
import type { Expected } from '../../src/report/bisect.ts'
import type { CommentPolicy } from '../../src/settings/values.ts'
import type { StoredRepository } from './repositories.ts'

export const STATES = [
  'asked',
  'queued',
  'dispatched',
  'running',
  'reported',
  'failed',
  'cancelled',
  'lost',
] as const
export type JobState = (typeof STATES)[number]

/** Why there is a job, and who wanted it. `by` null: nobody in person. */
export type Cause =
  | { kind: 'comment'; comment: number; by: string }
  | { kind: 'button'; by: string; of: string }
  | { kind: 'push'; by: null }
  | { kind: 'group'; by: null }
  /** The default branch moved, to a commit of that author (null, absent: not known); a night went by; a release was published under that tag. */
  | { kind: 'merge'; by: null; author?: string | null }
  | { kind: 'night'; by: null }
  | { kind: 'release'; by: null; tag: string }
  /** The level of these rows may have changed: the suspect merges are measured afresh. */
  | { kind: 'alert'; by: null; rows: readonly MovedRow[] }
  /** A quick suite regressed or could not decide. */
  | { kind: 'doubt'; by: null; of: string }

/**
 * A row of the chain of merges whose level may have changed, by so much (ln). `ends`: of the
 * interval of the fresh run; absent: there is none, or an older service stored it.
 */
export type MovedRow = {
  contrast: string
  benchmark: string
  metric: string
  change: number
  ends?: readonly [low: number, high: number]
}

/**
 * What became of a suspicion. refuted: the fresh run did not say the same. accepted: somebody who
 * may had said so. told: at that issue or pull request; over: and that is closed.
 */
export type AlertEnd =
  | { is: 'refuted' | 'accepted' }
  | { is: 'told' | 'over'; at: number; isIssue: boolean; rows: readonly MovedRow[] }

/** What to measure, and how: the options of one run of a workflow. */
export type WorkflowRequest = {
  suite: string
  headSha: string
  /** What to compare with: a ref as it was given, and its commit, null until it is resolved. */
  base: { ref: string; sha: string | null }
  /** Inputs of the Action beside the base; the suite decides what is not here. */
  options: Readonly<Record<string, string>>
  /** Whether the result may be a check that branch rules require. */
  gates: boolean
  /** Commit whose suite file has the rules. */
  policySha: string
  /** Path of that file, and the workflow file to dispatch. */
  suiteFile: string
  workflow: string
  /** A run that does not end within this time is lost. */
  timeoutSec: number
  /** Runs of the repository at a time. */
  parallel: number
  /** Jobs and minutes of the repository in 24 hours; absent: an older version did not note it. */
  budget?: { jobs: number; minutes: number }
  /**
   * Which results of pushes become a comment; a command's always does. Older versions wrote true,
   * which is `always`, and false.
   */
  comments: CommentPolicy | boolean
  /** Suite to run if this one regressed or could not decide; null: none. */
  onDoubt: string | null
  /** Branch that the pull request goes to; absent: not known. */
  baseRef?: string
  /** Head of the change that a merge queue tries out; absent: not known, or no queue does. */
  changeSha?: string
  /** Jobs whose rounds this one adds to, in their order; absent: none. */
  extends?: readonly string[]
  /** How many rounds those are; absent: none. */
  roundsBefore?: number
  /** Search for the commit that changed a row, in place of a comparison of the two. */
  bisect?: Bisecting
}

/** What a bisection follows (null: what changed most), and what it will take. */
type Bisecting = { row: string | null } & Pick<
  Expected,
  'commits' | 'stages' | 'builds' | 'mostSec'
>

/** A run as an event names it. */
export type RunRef = {
  id: number
  attempt: number
  url: string
  /** GitHub told of it by itself, and so will of its end. */
  isHeadReported?: boolean
  /** It was seen to be over and to be ours, with that conclusion. */
  seen?: { conclusion: string | null }
}

export type Run = RunRef & {
  /** Instant at which it was said to be over; null: it goes on as far as is known. */
  overAt: string | null
  /** When it was last asked for. */
  lookedAt?: string
}

/** A place in a queue, from 1. */
type Place = { place: number; of: number }

/** A place in the queue of the repository. */
export type QueuePosition = Place & {
  /** Among all that wait in its organisation; absent: they are those of the repository. */
  organisation?: Place
  /** Until its turn, by the last jobs there; null: there are none to go by. */
  aboutSec: number | null
  /** GitHub's limits hold up what is written there until then (ISO 8601); absent: they do not. */
  heldUntil?: string
  /** How often it was told. */
  said: number
}

/** People get no mail of an edit, but GitHub counts it: three of them at most. */
const MOST_SAID = 4

/** What is told of where it stands now: at first, and whenever that has halved, a few times. */
export function shownPosition(
  before: QueuePosition | undefined,
  now: Omit<QueuePosition, 'said'>,
): QueuePosition {
  if (before === undefined) return { ...now, said: 1 }
  const isNews = now.place <= before.place / 2 && before.said < MOST_SAID
  return isNews ? { ...now, said: before.said + 1 } : before
}

export type Result = {
  conclusion: Conclusion
  title: string
  isDoubtful: boolean
  /** Whether the title holds something against what was measured: it is not green then. */
  isQualified?: boolean
}

export type Job = {
  id: string
  state: JobState
  place: StoredRepository
  /** Null: a merge group, or what is on the default branch already. */
  pull: number | null
  isFork: boolean
  cause: Cause
  request: WorkflowRequest
  askedAt: string
  /** Instants; null: not yet. A turn is taken before anything is dispatched. */
  letInAt: string | null
  turnAt: string | null
  /** Where it stood when that was said last; absent: it never had to wait. */
  waits?: QueuePosition
  /** When a dispatch was last tried: one may be under way that was never confirmed. */
  triedAt: string | null
  run: Run | null
  startedAt: string | null
  endedAt: string | null
  /**
   * What ended it other than a report, who, what the run itself said in several lines, and which
   * side did not build; of a run that goes on: why it is being stopped.
   */
  end: { why: string; by: string | null; said?: string; unbuilt?: Side } | null
  result: Result | null
  /** What a bisection found, as Markdown; absent: it is not over, or the job is none. */
  found?: string
  /** Of a suspicion; absent: it is not decided, or the job is about none. */
  alert?: AlertEnd
  /** Whether the run of a job that ended early has been stopped. */
  isStopped: boolean
  /**
   * Until when nothing of it is on GitHub that is not known here: it is asked for just now, and
   * what of it was never `begun` need not be looked for. Absent: it has to be looked for.
   */
  freshUntil?: string
  /** Runs of its title that were told to be over before it was known which one is its own. */
  endsTold?: readonly number[]
  begun?: readonly ('comment' | 'check')[]
  /** What stands on GitHub, and a hash of what it was last made to say. */
  comment: { id: number; url: string; shown: string } | null
  check: { id: number; shown: string } | null
  reaction: string | null
  /** What GitHub does not take, so that it is not tried again: a locked conversation, say. */
  refused: readonly ('comment' | 'check' | 'reaction')[]
}

export type JobEvent =
  /** Somebody who may said that it shall run. */
  | { kind: 'let-in'; cause: Cause; request: WorkflowRequest }
  /** The commit to compare with was found. */
  | { kind: 'resolved'; baseSha: string }
  | { kind: 'turn' }
  | { kind: 'trying' }
  /** Null: GitHub took it and did not say which run it is. */
  | { kind: 'dispatched'; run: RunRef | null }
  | { kind: 'started'; run: RunRef }
  | { kind: 'over'; run: RunRef }
  | { kind: 'reported'; result: Result; found?: string }
  | { kind: 'broke'; why: string; said?: string; unbuilt?: Side }
  | { kind: 'cancelled'; why: string; by: string | null }
  /** Somebody wants no more of it: a run that measures is stopped, and what it has is told. */
  | { kind: 'stopped'; why: string; by: string }
  | { kind: 'overdue'; why: string }

/** The App may not speak there any more. */
export const REMOVED = { kind: 'cancelled', why: 'the App was removed', by: null } as const

/** A job that begins: let in already, or waiting for somebody's word. */
export function openJob(
  draft: Pick<Job, 'id' | 'place' | 'pull' | 'isFork' | 'cause' | 'request'> &
    Partial<Pick<Job, 'freshUntil' | 'reaction'>>,
  state: 'asked' | 'queued',
  at: string,
): Job {
  return {
    reaction: null,
    ...draft,
    state,
    askedAt: at,
    letInAt: state === 'queued' ? at : null,
    turnAt: null,
    triedAt: null,
    run: null,
    startedAt: null,
    endedAt: null,
    end: null,
    result: null,
    isStopped: false,
    comment: null,
    check: null,
    refused: [],
  }
}

/** What has to follow: others may have their turn now; a deeper suite is wanted. */
export type FollowUp = 'next' | 'doubt'

/** Every transition there is; what is not here changes nothing. */
export const TRANSITIONS = {
  asked: { 'let-in': 'queued', cancelled: 'cancelled', stopped: 'cancelled' },
  queued: {
    resolved: 'queued',
    turn: 'queued',
    trying: 'queued',
    dispatched: 'dispatched',
    broke: 'failed',
    cancelled: 'cancelled',
    stopped: 'cancelled',
    overdue: 'lost',
  },
  dispatched: {
    dispatched: 'dispatched',
    started: 'running',
    over: 'running',
    broke: 'failed',
    cancelled: 'cancelled',
    stopped: 'cancelled',
    overdue: 'lost',
  },
  running: {
    started: 'running',
    over: 'running',
    reported: 'reported',
    broke: 'failed',
    cancelled: 'cancelled',
    stopped: 'running',
    overdue: 'lost',
  },
  reported: {},
  failed: {},
  cancelled: {},
  lost: {},
} as const satisfies Record<JobState, Partial<Record<JobEvent['kind'], JobState>>>

/** Looks for a commit on the default branch, whatever becomes of the pull request it is told on. */
export const isBisection = ({ request }: Pick<Job, 'request'>): boolean =>
  request.bisect !== undefined

/** What is on the default branch is measured in its order, one at a time of each suite. */
export const isOfMain = ({ cause }: Pick<Job, 'cause'>): boolean => cause.kind === 'merge'

export const FINAL = STATES.filter((state) => Object.keys(TRANSITIONS[state]).length === 0)

export const isFinal = ({ state }: Pick<Job, 'state'>): boolean => FINAL.includes(state)

/** Its run is GitHub's matter. How far that is the run's own page tells. */
export const isStarted = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'dispatched' || state === 'running'

/** Somebody stopped it, and its run has not ended yet. */
export const isStopping = ({ state, end }: Pick<Job, 'state' | 'end'>): boolean =>
  state === 'running' && end !== null

/** Whether the event is about a run that this job cannot mean, or about less than is known. */
function isStale({ run }: Job, event: JobEvent): boolean {
  if (!('run' in event) || event.run === null || run === null) return false
  const { id, attempt } = event.run
  if (id !== run.id || attempt < run.attempt) return true
  const isOld = event.kind === 'dispatched' || (event.kind === 'started' && run.overAt !== null)
  return isOld && attempt === run.attempt
}

/** The first reason stays. */
const endOf = ({ end }: Job, { why, by }: Ending): Job['end'] => end ?? { why, by }

type Ending = Extract<JobEvent, { kind: 'cancelled' | 'stopped' }>

/** GitHub is asked how it is, and not trusted to tell. */
const toBeAsked = ({ id, attempt, url }: RunRef): Run => ({ id, attempt, url, overAt: null })

/** A run that was seen at that instant, unless its end was told before it was known. */
const goingOn = ({ endsTold = [] }: Job, run: RunRef, at: string): Run =>
  endsTold.includes(run.id) ? toBeAsked(run) : { ...run, overAt: null, lookedAt: at }

/** Anybody may start runs of that title. */
const MOST_ENDS_TOLD = 8

/** A run of its title was told to be over; GitHub says whether it is its own. */
export const withEndTold = ({ endsTold = [], run }: Job, id: number): Partial<Job> => ({
  endsTold: [...endsTold, id].slice(-MOST_ENDS_TOLD),
  ...(run?.id === id && run.overAt === null ? { run: toBeAsked(run) } : {}),
})

/** What the event says, put into the job; the state is the table's. */
function fill(job: Job, event: JobEvent, at: string): Partial<Job> {
  const startedAt = job.startedAt ?? at
  switch (event.kind) {
    case 'let-in':
      return { cause: event.cause, request: event.request, letInAt: at }
    case 'resolved': {
      const { base } = job.request
      return { request: { ...job.request, base: { ...base, sha: event.baseSha } } }
    }
    case 'turn':
      return { turnAt: job.turnAt ?? at }
    case 'trying':
      return { triedAt: at }
    case 'dispatched':
      return { run: event.run === null ? job.run : goingOn(job, event.run, at) }
    case 'started':
      return { run: goingOn(job, event.run, startedAt), startedAt }
    case 'over':
      return { run: { ...event.run, overAt: job.run?.overAt ?? at }, startedAt }
    case 'reported': {
      const { result, found } = event
      return { result, endedAt: at, ...(found === undefined ? {} : { found }) }
    }
    case 'broke': {
      const { kind: _, ...end } = event
      return { end: { ...end, by: null }, endedAt: at }
    }
    case 'overdue':
      return { end: { why: event.why, by: null }, endedAt: at }
    case 'cancelled':
      return { end: endOf(job, event), endedAt: at }
    case 'stopped': {
      const end = endOf(job, event)
      return job.state === 'running' ? { end } : { end, endedAt: at }
    }
  }
}

/** The job after the event; the same job when the event means nothing to it any more. */
export function advance(
  job: Job,
  event: JobEvent,
  at: string,
): { job: Job; followUps: FollowUp[] } {
  const transitions: Partial<Record<JobEvent['kind'], JobState>> = TRANSITIONS[job.state]
  const state = transitions[event.kind]
  if (state === undefined || isStale(job, event)) return { job, followUps: [] }
  const after = { ...job, ...fill(job, event, at), state }
  if (!isFinal(after)) return { job: after, followUps: [] }
  const isFollowUp = after.result?.isDoubtful === true && after.request.onDoubt !== null
  return { job: after, followUps: ['next', ...(isFollowUp ? (['doubt'] as const) : [])] }
}

/** What another run has more than the one before: rounds, or the time that ended that one. */
export type LargerRun = ({ rounds: string } | { budgetSec: number }) & { needed: number | null }
