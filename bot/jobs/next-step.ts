/**
 * What has to be done next for a job so that GitHub is as the job says. Pure. Every step is looked
 * up before it is made, so that it may be made again after a crash on either side of it.
 */
import { isFinal, type Job, type JobEvent } from './job.ts'

export type JobStep =
  | { do: 'show-check' | 'show-comment' | 'react' }
  /** Find the commit to compare with; take a turn; start the run. */
  | { do: 'resolve' | 'turn' | 'dispatch' }
  /** A dispatch may have been carried out without our knowing: find its run. */
  | { do: 'find-run' }
  /** CommandRequest how the run is; fetch what it left; stop it. */
  | { do: 'look' | 'collect' | 'stop' }
  | { do: 'tell'; event: JobEvent }
  /** Nothing now; seconds until the next look, null: when something happens. */
  | { do: 'rest'; forSec: number | null }

/** What each thing of a job on GitHub has to say now, as a hash; null: it is not to be there. */
export type Appearance = { check: string | null; comment: string | null; reaction: string | null }

/** A run shows up in GitHub's lists after a while; before that, none found means nothing. */
export const SETTLING_SEC = 30
/** Webhooks tell of a run; this is for those that never came. */
const LOOK_SEC = 60
const SOON_SEC = 10
/** A job whose turn does not come in so long says so. */
const LONGEST_WAIT_SEC = 24 * 3600

const since = (at: string, now: string) => (Date.parse(now) - Date.parse(at)) / 1000

const tell = (event: JobEvent): JobStep => ({ do: 'tell', event })

const hours = (sec: number) => `${Number((sec / 3600).toFixed(1))} h`

function showing(job: Job, appearance: Appearance): JobStep | null {
  const { check, comment, reaction, refused } = job
  const isOff = (part: 'check' | 'comment', shown: string | undefined) =>
    appearance[part] !== null && appearance[part] !== shown && !refused.includes(part)
  if (isOff('check', check?.shown)) return { do: 'show-check' }
  if (isOff('comment', comment?.shown)) return { do: 'show-comment' }
  const isMoved = appearance.reaction !== null && appearance.reaction !== reaction
  return isMoved && !refused.includes('reaction') ? { do: 'react' } : null
}

function starting(job: Job, now: string): JobStep {
  if (job.wish.base.sha === null) return { do: 'resolve' }
  if (job.turnAt === null) {
    const waited = since(job.letInAt ?? job.askedAt, now)
    if (waited <= LONGEST_WAIT_SEC) return { do: 'turn' }
    return tell({ kind: 'overdue', why: `its turn did not come in ${hours(LONGEST_WAIT_SEC)}` })
  }
  return job.triedAt === null ? { do: 'dispatch' } : { do: 'find-run' }
}

const watching = (job: Job): JobStep => {
  if (job.run?.overAt != null) return { do: 'collect' }
  return { do: job.run === null ? 'find-run' : 'look' }
}

/**
 * Why a run that was looked for just now, and is not over, is not waited for any longer; null: it
 * is. Only who has looked may say so: the run may have ended while GitHub could not be asked.
 */
export function whyLost({ wish: { patienceSec }, ...job }: Job, now: string): JobEvent | null {
  if (since(job.triedAt ?? job.turnAt ?? job.askedAt, now) <= patienceSec) return null
  return { kind: 'overdue', why: `the run did not end within ${hours(patienceSec)}` }
}

function ending(job: Job, now: string): JobStep | null {
  if (job.state === 'reported' || job.isStopped || job.triedAt === null) return null
  if (job.run !== null) return job.run.overAt === null ? { do: 'stop' } : null
  return since(job.triedAt, now) > 10 * SETTLING_SEC ? null : { do: 'find-run' }
}

/** The next step of a job. `appearance`: what it should look like. */
export function nextStep(job: Job, appearance: Appearance, now: string): JobStep {
  const shown = showing(job, appearance)
  if (shown !== null) return shown
  if (job.state === 'asked') return { do: 'rest', forSec: null }
  if (job.state === 'queued') return starting(job, now)
  if (!isFinal(job)) return watching(job)
  return ending(job, now) ?? { do: 'rest', forSec: null }
}

/** How long to rest where a step found nothing new. */
export const restAfter = (step: JobStep['do']): number => {
  if (step === 'look' || step === 'turn') return LOOK_SEC
  return SOON_SEC
}

/** Whether a dispatch that was tried then, and whose run is not found, was not carried out. */
export const isSettled = (triedAt: string, now: string) => since(triedAt, now) > SETTLING_SEC
