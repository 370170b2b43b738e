/** Who handles what: one handler for each queue that is about jobs. */
import { AwayError, isOutage, NotThereError } from '../../src/host/port/github.ts'
import { carryOn } from '../jobs/reconcile.ts'
import type { Parts } from '../jobs/services.ts'
import { wordsOf } from '../operate/telemetry.ts'
import { isStoreTrouble } from '../store/engines.ts'
import { isFinal, REMOVED } from '../store/job.ts'
import {
  clearFailed,
  type Failed,
  findJob,
  goneSince,
  noteJob,
  pokeDue,
  putOff,
  restJob,
  tellJob,
} from '../store/jobs.ts'
import { loseRepositories } from '../store/repositories.ts'
import { atRepository, LONGEST_GONE_MS, reconcile } from './catch-up.ts'
import { deliver, setAside } from './deliveries.ts'
import { nightOf, startNight } from './main-branch.ts'

/** Looks that fail for another reason than GitHub's absence; with their pauses half an hour. */
const MOST_FAULTS = 8
/** Beyond its patience a job that GitHub does not let us look at waits for so long. */
const LONGEST_AWAY_SEC = 24 * 3600

/** Registers the handlers; returns when they take entries. */
export async function startWork(parts: Parts): Promise<void> {
  const { queue } = parts.store
  await queue.work('delivery', ({ data, retries }) => deliver(data.guid, parts, retries))
  await queue.work('look', ({ data }) => lookAtJob(data.job, parts))
  await queue.work('dead-delivery', ({ data, failed }) =>
    setAside(data.guid, failed?.words ?? 'no answer', parts),
  )
  await queue.work('dead-look', ({ data, failed }) => giveUp(data.job, failed?.words ?? '', parts))
  await queue.work('reconcile', ({ data }) => reconcile(data.repository, parts))
  await queue.work('nightly', () => startNight(parts))
  await queue.work('night', ({ data }) => atRepository(data.repository, parts, nightOf))
  await queue.work('sweep-jobs', () => sweepJobs(parts))
}

/** Has every job looked at whose time has come. */
export const sweepJobs = async ({ store, clock, log }: Parts): Promise<void> => {
  const broken = await pokeDue(store.db, store.queue, clock.timestamp())
  if (broken.length > 0) log.error({ jobs: broken }, 'jobs that cannot be read are left alone')
}

/** Seconds until the next look: ever more, up to ten minutes. */
const pauseOf = (count: number) => Math.min(600, 10 * 2 ** Math.min(count, 10))

/**
 * A look at a job. While GitHub is away the job is parked and its entry is done with: its row says
 * when it is looked at next. Other faults end it after a while, so that the next one has its turn.
 */
export async function lookAtJob(id: string, parts: Parts): Promise<void> {
  const { outage } = parts
  try {
    await outage.over()
    if (await isGone(id, parts)) return
    await carryOn(id, parts)
    await clearFailed(parts.store.db, id)
  } catch (error) {
    if (error instanceof NotThereError) return notThere(id, parts)
    if (error instanceof AwayError) return park(id, error, parts)
    const failed = isStoreTrouble(error) ? null : await postpone(id, 'faults', parts)
    if (failed === null) throw error
    const reason = wordsOf(error)
    parts.log.warn({ job: id, faults: failed.faults, reason }, 'a look at a job failed')
    if (failed.faults >= MOST_FAULTS) await giveUp(id, reason, parts)
  }
}

function postpone(id: string, kind: keyof Failed, { store, clock }: Parts) {
  const now = Date.parse(clock.timestamp())
  return putOff(store.db, id, kind, (failed) => new Date(now + 1000 * pauseOf(failed[kind])))
}

async function park(id: string, error: AwayError, parts: Parts): Promise<void> {
  const { outage, log, clock } = parts
  if (isOutage(error)) outage.begin(error.message)
  const failed = await postpone(id, 'parks', parts)
  log.debug({ job: id, parks: failed?.parks, reason: error.message }, 'parked')
  const known = await findJob(parts.store.db, id)
  if (known === null || isFinal(known.job)) return
  const { turnAt, askedAt, wish } = known.job
  const sinceSec = (Date.parse(clock.timestamp()) - Date.parse(turnAt ?? askedAt)) / 1000
  if (sinceSec > wish.patienceSec + LONGEST_AWAY_SEC) await giveUp(id, error.message, parts)
}

/** GitHub says so itself: whatever made us believe it, the App is not there. */
async function notThere(id: string, parts: Parts): Promise<void> {
  const known = await findJob(parts.store.db, id)
  if (known === null) return
  const { installation, repositoryId } = known.job.place
  const now = new Date(parts.clock.timestamp())
  await loseRepositories(parts.store.db, installation, [repositoryId], now)
  await isGone(id, parts)
}

/** Whether the App is not there: then the job rests, and in the end it is over, untold. */
async function isGone(id: string, { store, clock }: Parts): Promise<boolean> {
  const { db, queue } = store
  const since = await goneSince(db, id)
  if (since === null) return false
  const end = new Date(since.getTime() + LONGEST_GONE_MS)
  const now = clock.timestamp()
  const isWaiting = Date.parse(now) < end.getTime()
  if (!isWaiting)
    await db.transaction().execute(async (trx) => {
      await tellJob(trx, queue, id, REMOVED, now)
      await noteJob(trx, id, () => UNTOLD)
    })
  const version = (await findJob(db, id))?.version ?? 0
  await restJob(db, id, version, isWaiting ? end.toISOString() : null)
  return true
}

/** It is over, and cannot be shown: it rests as it stands. */
const UNTOLD = { isStopped: true, refused: ['comment', 'check', 'reaction'] as const }

/** The job is over, and whoever waits for its turn may have it; it is told when that can be. */
async function giveUp(id: string, words: string, parts: Parts): Promise<void> {
  const { store, clock, log } = parts
  const now = clock.timestamp()
  const why = `it could not be carried on: ${words}`
  log.error({ job: id, reason: words }, 'gave a job up')
  await store.db.transaction().execute(async (trx) => {
    const told = await tellJob(trx, store.queue, id, { kind: 'overdue', why }, now)
    // One that was over cannot be shown: it rests as it stands.
    if (told !== null && isFinal(told.job) && told.job.end?.why !== why)
      await noteJob(trx, id, () => UNTOLD)
  })
  await clearFailed(store.db, id)
}
