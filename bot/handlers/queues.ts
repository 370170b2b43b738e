/** The handlers of the queues about jobs, and what happens when one of them fails. */
import type { KyselyPlugin } from 'kysely'
import { isOutage, NotFoundError, UnavailableError } from '../../src/github/port.ts'
import { answerReply } from '../commands/command.ts'
import { reconcileOnce } from '../jobs/reconcile.ts'
import type { Services } from '../jobs/services.ts'
import { isFinal, REMOVED } from '../store/job.ts'
import {
  applyEvent,
  clearFailed,
  countFailure,
  enqueueDue,
  type Failed,
  findJob,
  goneSince,
  scheduleJob,
  updateJob,
} from '../store/jobs.ts'
import type { Queue } from '../store/queue.ts'
import { isStoreTrouble } from '../store/store.ts'
import { errorText } from '../telemetry.ts'
import { atRepository, isPaused, LONGEST_GONE_MS, missed, reconcile } from './catch-up.ts'
import { deliverNext } from './deliveries.ts'
import { nightOf, startNight } from './main-branch.ts'

/** Looks that fail for another reason than GitHub's absence; with their pauses half an hour. */
const MOST_FAULTS = 8
/** Looks whose process ended every time, or the store could not be asked. */
const MOST_DEATHS = 20
const NEVER_ENDS = 'a look at it never came to an end'
/** Beyond its patience a job that GitHub does not let us look at waits for so long. */
const LONGEST_AWAY_SEC = 24 * 3600

type Asked = { signal: AbortSignal; person: string }

/** Registers the handlers; returns when they take entries. */
export async function startWork(services: Services): Promise<void> {
  const { queue } = services.store
  const own = ({ signal, person }: Asked) => untilOver(services, signal, person)
  await queue.work('delivery', (entry) => deliverNext(entry.key, own(entry), entry.retries))
  await queue.work('reply', (entry) => answerReply(entry.data, own(entry)))
  await queue.work('look', (entry) => reconcileJob(entry.data.job, own(entry), entry.retries))
  await queue.work('reconcile', (entry) => reconcile(entry.data.repository, own(entry)))
  await queue.work('nightly', (entry) => startNight(own(entry)))
  await queue.work('night', (entry) => atRepository(entry.data.repository, own(entry), nightOf))
  await queue.work('sweep-jobs', (entry) => sweepJobs(own(entry)))
}

/**
 * Services that refuse, once the signal says that the entry is over: another try may be at work by
 * then, so this one asks GitHub nothing more and changes nothing in the store. `person`: who is
 * behind it.
 */
export function untilOver(services: Services, signal: AbortSignal, person = ''): Services {
  const { store, github, installation, reports } = services
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      signal.throwIfAborted()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = store.db.withPlugin(refusing)
  // The queue's own statements know no plugins.
  const queue: Queue = {
    ...store.queue,
    async send(...entry) {
      signal.throwIfAborted()
      await store.queue.send(...entry)
    },
    async sendAll(...entries) {
      signal.throwIfAborted()
      await store.queue.sendAll(...entries)
    },
  }
  return {
    ...services,
    store: { ...store, db, queue },
    reports: {
      ...reports,
      run: (task, input, asker) => reports.run(task, input, { ...asker, signal }),
    },
    github: (place) => github(place, { signal, person }),
    installation: (id) => installation(id, signal),
  }
}

/** Has every job looked at whose time has come. */
export const sweepJobs = async ({ store, clock, log }: Services): Promise<void> => {
  const broken = await enqueueDue(store.db, store.queue, clock.timestamp())
  if (broken.length > 0) log.error({ jobs: broken }, 'jobs that cannot be read are left alone')
}

/** Seconds until the next look: ever more, up to ten minutes. */
const pauseOf = (count: number) => Math.min(600, 10 * 2 ** Math.min(count, 10))

/**
 * A look at a job. While GitHub is away the job is parked and its entry is done with: its row says
 * when it is looked at next. Other faults end it after a while, so that the next one has its turn.
 */
export async function reconcileJob(id: string, services: Services, retries = 0): Promise<void> {
  const { circuit } = services
  if (retries > MOST_DEATHS) return giveUp(id, NEVER_ENDS, services)
  try {
    await circuit.untilClosed()
    if ((await isResting(id, services)) || (await isGone(id, services))) return
    await reconcileOnce(id, services)
    await clearFailed(services.store.db, id)
  } catch (error) {
    if (error instanceof NotFoundError) return notThere(id, services)
    if (error instanceof UnavailableError) return park(id, error, services)
    const failed = isStoreTrouble(error) ? null : await postpone(id, 'faults', services)
    if (failed === null) throw error
    const reason = errorText(error)
    services.log.warn({ job: id, faults: failed.faults, reason }, 'a look at a job failed')
    if (failed.faults >= MOST_FAULTS) await giveUp(id, reason, services)
  }
}

function postpone(id: string, kind: keyof Failed, { store, clock }: Services) {
  const now = Date.parse(clock.timestamp())
  return countFailure(store.db, id, kind, (failed) => new Date(now + 1000 * pauseOf(failed[kind])))
}

async function park(id: string, error: UnavailableError, services: Services): Promise<void> {
  const { circuit, log, clock } = services
  if (isOutage(error)) circuit.reportFailure(error.message)
  const failed = await postpone(id, 'parks', services)
  log.debug({ job: id, parks: failed?.parks, reason: error.message }, 'parked')
  const snapshot = await findJob(services.store.db, id)
  if (snapshot === null || isFinal(snapshot.job)) return
  const { turnAt, askedAt, request } = snapshot.job
  const sinceSec = (Date.parse(clock.timestamp()) - Date.parse(turnAt ?? askedAt)) / 1000
  if (sinceSec > request.timeoutSec + LONGEST_AWAY_SEC) await giveUp(id, error.message, services)
}

/** GitHub says so itself: whatever made us believe it, the App is not there. */
async function notThere(id: string, services: Services): Promise<void> {
  const snapshot = await findJob(services.store.db, id)
  if (snapshot === null) return
  const { installation, repositoryId } = snapshot.job.place
  await missed({ installation, repositoryId }, services)
  if (!(await isResting(id, services))) await isGone(id, services)
}

/** Its end has all that has a time looked at: a job that is over may not be told yet. */
const RESTS_SEC = 24 * 3600

/** Whether its installation is suspended: then it is looked at again when that is over. */
async function isResting(id: string, services: Services): Promise<boolean> {
  const { clock } = services
  const { db } = services.store
  const snapshot = await findJob(db, id)
  if (snapshot === null || !(await isPaused(snapshot.job.place, services))) return false
  const dueAt = new Date(Date.parse(clock.timestamp()) + 1000 * RESTS_SEC)
  await scheduleJob(db, id, snapshot.version, dueAt.toISOString())
  return true
}

/** Whether the App is not there: then the job rests, and in the end it is over, untold. */
async function isGone(id: string, { store, clock }: Services): Promise<boolean> {
  const { db, queue } = store
  const since = await goneSince(db, id)
  if (since === null) return false
  const end = new Date(since.getTime() + LONGEST_GONE_MS)
  const now = clock.timestamp()
  const isWaiting = Date.parse(now) < end.getTime()
  if (!isWaiting)
    await db.transaction().execute(async (trx) => {
      await applyEvent(trx, queue, id, REMOVED, now)
      await updateJob(trx, id, () => UNTOLD)
    })
  const version = (await findJob(db, id))?.version ?? 0
  await scheduleJob(db, id, version, isWaiting ? end.toISOString() : null)
  return true
}

/** It is over, and cannot be shown: it rests as it stands. */
const UNTOLD = { isStopped: true, refused: ['comment', 'check', 'reaction'] as const }

/** The job is over, and whoever waits for its turn may have it; it is told when that can be. */
async function giveUp(id: string, words: string, services: Services): Promise<void> {
  const { store, clock, log } = services
  const now = clock.timestamp()
  const why = `it could not be continued: ${words}`
  log.error({ job: id, reason: words }, 'gave a job up')
  await store.db.transaction().execute(async (trx) => {
    const change = await applyEvent(trx, store.queue, id, { kind: 'overdue', why }, now)
    // One that was over cannot be shown: it rests as it stands.
    if (change !== null && isFinal(change.job) && !change.isNews)
      await updateJob(trx, id, () => UNTOLD)
  })
  await clearFailed(store.db, id)
}
