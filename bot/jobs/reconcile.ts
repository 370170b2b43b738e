/**
 * Reconciles a job with GitHub: takes one step after the other until it can only wait. It can be
 * called again at any time and continues from there.
 */

import { DeniedError, type GitHub } from '../../src/github/port.ts'
import { HostError } from '../../src/machine/host.ts'
import { releasesBack, releasesOf } from '../../src/settings/values.ts'
import {
  isFinal,
  isOfMain,
  type Job,
  type JobEvent,
  type RunRef,
  shownPosition,
} from '../store/job.ts'
import {
  applyEvent,
  findJob,
  measuredLastOf,
  queuePositionOf,
  scheduleJob,
  setDue,
  takeTurn,
  updateJob,
} from '../store/jobs.ts'
import {
  appearanceOf,
  isSettled,
  type JobStep,
  type JobView,
  nextStep,
  react,
  SOON_SEC,
  showCheck,
  showComment,
  viewOf,
  type Work,
  whyLost,
} from './display.ts'
import { startFollowUp } from './requests.ts'
import { collectResult, isRunOf, mismatchOf, notOurRun } from './result.ts'
import { type Services, writesHeldUntil } from './services.ts'

/** More steps than any job has in a row; after them other jobs get their turn, and then it again. */
const MOST_STEPS = 30

/** Takes all steps of a job that can be taken now, and schedules when to look at it again. */
export async function reconcileOnce(id: string, services: Services): Promise<void> {
  let before: JobView | null = null
  let isHeld = false
  for (let left = MOST_STEPS; left > 0; left--) {
    const snapshot = await findJob(services.store.db, id)
    if (snapshot === null) return
    const { job, version } = snapshot
    const github = services.github(job.place)
    const view: JobView = await viewOf(job, services, before)
    before = view
    const now = services.clock.timestamp()
    const step = nextStep(job, appearanceOf(job, view), now, isHeld)
    const work: Work = { job, view, github, services, now }
    if (step.do === 'turn') {
      isHeld = !(await turn(work))
      if (isHeld) await noteStanding(work)
      continue
    }
    const restSec = await within(step, work)
    if (restSec === 'go on') continue
    const dueAt = restSec === null ? null : new Date(Date.parse(now) + 1000 * restSec).toISOString()
    if (await scheduleJob(services.store.db, id, version, dueAt)) return
  }
  await setDue(services.store.db, id, new Date(services.clock.timestamp()))
}

/** The steps that concern this job alone; whether its turn has come depends on other jobs. */
type OwnStep = Exclude<JobStep, { do: 'turn' }>

/** Seconds to rest, null: until something happens. */
type Rest = number | null | 'go on'

/**
 * Takes the step. If GitHub denies it, another try would be denied too: the job fails, or, if it is
 * over already, stays as GitHub shows it now.
 */
async function within(step: OwnStep, work: Work): Promise<Rest> {
  try {
    return await take(step, work)
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error
    if (!isFinal(work.job)) return applyToJob(work, { kind: 'broke', why: error.message })
    work.services.log.warn({ job: work.job.id, reason: error.message }, 'left as it stands')
    return note(work, { isStopped: true })
  }
}

async function take(step: OwnStep, work: Work): Promise<Rest> {
  switch (step.do) {
    case 'rest':
      return step.forSec
    case 'tell':
      return applyToJob(work, step.event)
    case 'show-check':
    case 'show-comment':
    case 'react':
      return show(step.do, work)
    case 'resolve':
      return applyToJob(work, await resolveBase(work))
    case 'dispatch':
      return dispatch(work)
    case 'find-run':
      return findRun(work)
    case 'look':
      return pollRun(work)
    case 'collect': {
      const event = await collectResult(work)
      return event === null ? SOON_SEC : applyToJob(work, event)
    }
    case 'stop':
      await work.github.cancelRun(work.job.run?.id ?? 0)
      return note(work, { isStopped: true })
  }
}

/** Applies the event to the job, and starts the follow-up suite if the event calls for one. */
async function applyToJob({ job, services, now }: Work, event: JobEvent): Promise<'go on'> {
  const { db, queue } = services.store
  await db.transaction().execute(async (trx) => {
    const change = await applyEvent(trx, queue, job.id, event, now, true)
    if (change?.followUps.includes('doubt')) await startFollowUp(trx, queue, change.job, now)
  })
  const isOver = event.kind === 'reported'
  if (isOver) services.metrics.answered((Date.parse(now) - Date.parse(job.askedAt)) / 1000)
  return 'go on'
}

async function note({ job, services }: Work, fields: Partial<Job>): Promise<'go on'> {
  await services.store.db.transaction().execute((trx) => updateJob(trx, job.id, () => fields))
  return 'go on'
}

const turn = ({ job, services, now }: Work) =>
  services.store.db.transaction().execute((trx) => takeTurn(trx, services.store.queue, job, now))

/** Where it stands, for whoever waits; written down, so that it is not told anew every minute. */
async function noteStanding({ job, now, services: { store } }: Work): Promise<void> {
  const standing = await queuePositionOf(store.db, job)
  if (standing === null) return
  const until = await writesHeldUntil(store.db, job.place.installation, Date.parse(now))
  const heldUntil = until === null ? {} : { heldUntil: until }
  const waits = shownPosition(job.waits, { ...standing, ...heldUntil })
  if (waits === job.waits) return
  await store.db.transaction().execute((trx) => updateJob(trx, job.id, () => ({ waits })))
}

const PARTS = { 'show-check': 'check', 'show-comment': 'comment', react: 'reaction' } as const
const SHOW = { 'show-check': showCheck, 'show-comment': showComment, react }

/** A part that GitHub denies is not tried again, so that it cannot keep a run from starting. */
async function show(step: keyof typeof SHOW, work: Work): Promise<'go on'> {
  try {
    return await note(work, await SHOW[step](work))
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error
    work.services.log.warn({ job: work.job.id, reason: error.message }, `no ${PARTS[step]}`)
    return note(work, { refused: [...work.job.refused, PARTS[step]] })
  }
}

/** Inputs of the workflow: full hashes, checked names, and the requested options. */
const inputsOf = ({ id, request }: Job): Record<string, string> => ({
  job: id,
  suite: request.suite,
  head: request.headSha,
  base: request.base.sha ?? '',
  'suite-ref': request.policySha,
  ...request.options,
  ...(request.bisect === undefined ? {} : { bisect: request.bisect.row ?? 'any' }),
  ...(request.roundsBefore === undefined ? {} : { 'rounds-before': String(request.roundsBefore) }),
})

/**
 * Starts the run. The attempt is stored first: GitHub may start a run although its answer is lost.
 */
async function dispatch(work: Work): Promise<Rest> {
  const { job, github } = work
  await applyToJob(work, { kind: 'trying' })
  try {
    const { workflow } = job.request
    const run = await github.dispatch(workflow, job.place.defaultBranch, inputsOf(job))
    return applyToJob(work, {
      kind: 'dispatched',
      run: run === null ? null : { ...run, attempt: 1 },
    })
  } catch (error) {
    if (error instanceof DeniedError)
      return applyToJob(work, { kind: 'broke', why: `${error.message}. ${NO_WORKFLOW}` })
    if (!(error instanceof HostError)) throw error
    work.services.log.warn(
      { job: job.id, reason: error.message },
      'not sure whether it was started',
    )
    return SOON_SEC
  }
}

const NO_WORKFLOW =
  'The workflow must be on the default branch, with the inputs of docs/bot-jobs.md'

async function findRun(work: Work): Promise<Rest> {
  const { job, github, now } = work
  const tried = job.triedAt ?? job.askedAt
  // Clocks differ a little.
  const since = new Date(Date.parse(tried) - 120_000).toISOString()
  const me = await github.login()
  const runs = await github.dispatchedRuns(job.request.workflow, since)
  const [newest] = runs.filter((run) => isRunOf(run, work, me)).toReversed()
  if (newest !== undefined) {
    const run: RunRef = { id: newest.id, attempt: newest.attempt, url: newest.url }
    if (isFinal(job)) return note(work, { run: { ...run, overAt: newest.isOver ? now : null } })
    return applyToJob(work, { kind: 'dispatched', run })
  }
  const lost = job.state === 'queued' || isFinal(job) ? null : whyLost(job, now)
  if (lost !== null) return applyToJob(work, lost)
  const isAgain = job.state === 'queued' && isSettled(tried, now)
  return isAgain ? dispatch(work) : SOON_SEC
}

async function pollRun(work: Work): Promise<Rest> {
  const { job, github, now } = work
  const workflowRun = await github.workflowRun(job.run?.id ?? 0)
  if (workflowRun === null) {
    if (!isSettled(job.triedAt ?? now, now)) return SOON_SEC
    return applyToJob(work, { kind: 'broke', why: 'the run no longer exists' })
  }
  const why = mismatchOf(workflowRun, work, await github.login())
  if (why !== null) return applyToJob(work, { kind: 'broke', why: notOurRun(why) })
  const { id, attempt, url, conclusion } = workflowRun
  const run: RunRef = { id, attempt, url }
  if (workflowRun.isOver)
    return applyToJob(work, { kind: 'over', run: { ...run, seen: { conclusion } } })
  const lost = whyLost(job, now)
  if (lost !== null) return applyToJob(work, lost)
  if (workflowRun.isStarted && job.state === 'dispatched')
    return applyToJob(work, { kind: 'started', run })
  return job.run === null ? SOON_SEC : note(work, { run: { ...job.run, lookedAt: now } })
}

// The base commit is resolved once; from then on only its hash is used.

/** The event with the hash of the base; a base that GitHub does not know ends the job. */
async function resolveBase(work: Work): Promise<JobEvent> {
  const { job, github } = work
  const baseRef = job.request.base.ref
  if (isOfMain(job)) return measuredLast(work)
  const back = releasesBack(baseRef)
  const ref = back === null ? baseRef : await releaseBack(back, github)
  if (ref === null) return { kind: 'broke', why: 'no tag of the repository is a release' }
  const baseSha = await github.mergeBase(ref, job.request.headSha)
  if (baseSha !== null) return { kind: 'resolved', baseSha }
  return {
    kind: 'broke',
    why: `GitHub does not know ${ref}, or it has no common ancestor with the head`,
  }
}

/**
 * What was measured last on the default branch, so that the merges since are one link of the chain;
 * where that is no ancestor any more, or nothing was, the commit before the push.
 */
async function measuredLast({ job, github, services }: Work): Promise<JobEvent> {
  const { headSha, suite, base } = job.request
  const { repository } = job.place
  const last = await measuredLastOf(services.store.db, { repository, suite, kind: 'merge' })
  const isAncestor = last !== null && (await github.mergeBase(last, headSha)) === last
  const baseSha = isAncestor ? last : await github.mergeBase(base.ref, headSha)
  if (baseSha === null) return { kind: 'broke', why: `GitHub does not know ${base.ref}` }
  if (baseSha === headSha)
    return {
      kind: 'cancelled',
      why: 'the branch went back to an older commit, so there is nothing new to measure',
      by: null,
    }
  return { kind: 'resolved', baseSha }
}

/** The release that is so many before the last, or the oldest; null: there is none. */
async function releaseBack(back: number, github: GitHub): Promise<string | null> {
  const releases = releasesOf(await github.listTags())
  return releases[Math.min(back, releases.length - 1)] ?? null
}
