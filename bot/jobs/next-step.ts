/**
 * The next step for a job until GitHub shows what the job says. Pure. Every step looks up its
 * result before it acts, so it can be repeated after a crash at any moment.
 */
import { isFinal, isOfMain, isStopping, type Job, type JobEvent } from '../store/job.ts'

export type JobStep =
  | { do: 'show-check' | 'show-comment' | 'react' }
  /** Find the commit to compare with; start the run; in between, take a turn. */
  | { do: 'resolve' | 'dispatch' }
  | { do: 'turn' }
  /** A dispatch may have been carried out without our knowing: find its run. */
  | { do: 'find-run' }
  /** Ask how the run is; fetch what it left; stop it. */
  | { do: 'look' | 'collect' | 'stop' }
  | { do: 'tell'; event: JobEvent }
  /** Nothing now; seconds until the next look, null: when something happens. */
  | { do: 'rest'; forSec: number | null }

/** What each thing of a job on GitHub has to say now, as a hash; null: it is not to be there. */
export type Appearance = { check: string | null; comment: string | null; reaction: string | null }

/** A run shows up in GitHub's lists after a while; before that, none found means nothing. */
const SETTLING_SEC = 30
/**
 * Webhooks tell of a run; looks are for those that never came. Where one came the others will, and
 * what did not arrive is asked for again; where none did, looks are ever more seldom.
 */
const LOOK_SEC = { least: 60, most: 600, reported: 1800 }
/** A job that waits for its turn is told when it may have it; this is for who was not. */
const TURN_SEC = 60
/** Between two looks for something that shows up a little later. */
export const SOON_SEC = 10
/** A job whose turn does not come in so long says so. */
const LONGEST_WAIT_SEC = 24 * 3600

const since = (at: string, now: string) => (Date.parse(now) - Date.parse(at)) / 1000

const eventStep = (event: JobEvent): JobStep => ({ do: 'tell', event })

const hours = (sec: number) => `${Number((sec / 3600).toFixed(1))} h`

function showing(job: Job, appearance: Appearance): JobStep | null {
  const { check, comment, reaction, refused } = job
  const isOff = (part: 'check' | 'comment', hash: string | undefined) =>
    appearance[part] !== null && appearance[part] !== hash && !refused.includes(part)
  if (isOff('check', check?.shown)) return { do: 'show-check' }
  if (isOff('comment', comment?.shown)) return { do: 'show-comment' }
  const isMoved = appearance.reaction !== null && appearance.reaction !== reaction
  return isMoved && !refused.includes('reaction') ? { do: 'react' } : null
}

function starting(job: Job, now: string): JobStep {
  const isUnknown = job.request.base.sha === null
  // What was measured last on the default branch is known when its turn has come.
  if (isUnknown && !(isOfMain(job) && job.turnAt === null)) return { do: 'resolve' }
  if (job.turnAt === null) {
    const waited = since(job.letInAt ?? job.askedAt, now)
    if (waited <= LONGEST_WAIT_SEC) return { do: 'turn' }
    return eventStep({
      kind: 'overdue',
      why: `its turn did not come within ${hours(LONGEST_WAIT_SEC)}`,
    })
  }
  return job.triedAt === null ? { do: 'dispatch' } : { do: 'find-run' }
}

function watching(job: Job, now: string): JobStep {
  const { run, triedAt, turnAt, request, isStopped } = job
  if (run === null) return { do: 'find-run' }
  if (run.overAt !== null) return { do: 'collect' }
  if (isStopping(job) && !isStopped) return { do: 'stop' }
  if (run.lookedAt === undefined) return { do: 'look' }
  const began = triedAt ?? turnAt ?? run.lookedAt
  const { least, most, reported } = LOOK_SEC
  const goneSec = since(began, run.lookedAt)
  const awaited = run.isHeadReported
    ? Math.min(reported, request.timeoutSec - goneSec + 1)
    : Math.min(most, goneSec)
  const pauseSec = isStopped ? least : Math.max(least, awaited)
  const leftSec = pauseSec - since(run.lookedAt, now)
  return leftSec > 0 ? { do: 'rest', forSec: leftSec } : { do: 'look' }
}

/**
 * Why a run that was looked for just now, and is not over, is not waited for any longer; null: it
 * is. Only who has looked may say so: the run may have ended while GitHub could not be asked.
 */
export function whyLost({ request: { timeoutSec }, ...job }: Job, now: string): JobEvent | null {
  if (since(job.triedAt ?? job.turnAt ?? job.askedAt, now) <= timeoutSec) return null
  return { kind: 'overdue', why: `the run did not end within ${hours(timeoutSec)}` }
}

function ending(job: Job, now: string): JobStep | null {
  if (job.state === 'reported' || job.isStopped || job.triedAt === null) return null
  if (job.run !== null) return job.run.overAt === null ? { do: 'stop' } : null
  return since(job.triedAt, now) > 10 * SETTLING_SEC ? null : { do: 'find-run' }
}

/**
 * The next step of a job. `appearance`: what it should look like. Where nothing keeps it from being
 * started, that comes first, and what it has to say then is said once. `isHeld`: its turn has not
 * come.
 */
export function nextStep(job: Job, appearance: Appearance, now: string, isHeld = false): JobStep {
  if (job.state === 'queued' && job.triedAt === null && !isHeld) return starting(job, now)
  const step = showing(job, appearance)
  if (step !== null) return step
  if (job.state === 'asked') return { do: 'rest', forSec: null }
  if (job.state === 'queued') return isHeld ? { do: 'rest', forSec: TURN_SEC } : starting(job, now)
  if (!isFinal(job)) return watching(job, now)
  return ending(job, now) ?? { do: 'rest', forSec: null }
}

/** Whether a dispatch that was tried then, and whose run is not found, was not carried out. */
export const isSettled = (triedAt: string, now: string) => since(triedAt, now) > SETTLING_SEC
