/**
 * After an outage: compares GitHub with the store and adds the events that were missed as
 * deliveries of their own. Each is added once, behind what waits for the same pull request. Failed
 * deliveries are asked for again.
 */
import type { Attempt, GitHubApp, RepositoryRef } from '../../src/github/app.ts'
import {
  DeniedError,
  type GitHub,
  isOutage,
  type MergeGroup,
  NotFoundError,
  type PullRequest,
} from '../../src/github/port.ts'
import { type Clock, HostError } from '../../src/machine/host.ts'
import { mayConcernUs, queueKeysOf, readEvent } from '../jobs/event.ts'
import type { Services } from '../jobs/services.ts'
import {
  mark,
  markAgain,
  markedAt,
  receiveDeliveries,
  receivedDeliveries,
} from '../store/deliveries.ts'
import { enqueueOpen, listJobs, openJobsOf, updateAndEnqueue } from '../store/jobs.ts'
import { type Queue, sendCatchUp } from '../store/queue.ts'
import type { QueueData } from '../store/queues.ts'
import {
  findRepositories,
  headBefore,
  isInstallationSuspended,
  isSuspended,
  loseRepositories,
  missRepository,
  presentInstallations,
  presentRepositories,
  type StoredRepository,
  suspendInstallation,
} from '../store/repositories.ts'
import type { Store } from '../store/store.ts'
import type { Db } from '../store/tables.ts'
import { errorText, type Log } from '../telemetry.ts'

/** Null: every repository, each by an entry of its own; else that one. */
export async function reconcile(repository: number | null, services: Services): Promise<void> {
  const { store, log } = services
  if (repository !== null) return atRepository(repository, services, compare)
  const places = await presentRepositories(store.db)
  await sendCatchUp(store.db, store.queue, places)
  log.info({ repositories: places.length }, 'looking for what was missed')
}

async function compare(place: StoredRepository, services: Services): Promise<void> {
  const { db, queue } = services.store
  const { repository } = place
  const github = services.github(place)
  const missed = [
    ...(await missedPulls(place, github, services)),
    ...(await missedGroups(place, github, services)),
  ]
  for (const [guid, name, payload] of missed) await bring(guid, name, payload, services)
  const open = await enqueueOpen(db, queue, repository)
  services.log.info({ repository, missed: missed.length, open }, 'compared with what was done')
}

type Missed = [guid: string, event: string, payload: object]

const sender = { login: 'ghost', type: 'User' }

const baseOf = ({ installation, repository, repositoryId, defaultBranch }: StoredRepository) => ({
  installation: { id: installation },
  repository: { id: repositoryId, full_name: repository, default_branch: defaultBranch },
  sender,
})

/** As GitHub would have told of it. */
const pullPayload = (place: StoredRepository, pull: PullRequest, action: string) => ({
  ...baseOf(place),
  action,
  pull_request: {
    number: pull.number,
    user: pull.author === null ? null : { login: pull.author },
    updated_at: pull.updatedAt,
    head: {
      sha: pull.headSha,
      repo: pull.headRepository === null ? null : { full_name: pull.headRepository },
    },
    base: { sha: pull.baseSha, repo: { full_name: pull.baseRepository } },
  },
})

/** Heads that nobody told of, and pull requests with jobs that were closed meanwhile. */
async function missedPulls(
  place: StoredRepository,
  github: GitHub,
  { store }: Services,
): Promise<Missed[]> {
  const { repository, repositoryId: id } = place
  const open = await github.openPullRequests()
  const missed: Missed[] = []
  for (const pull of open) {
    if ((await headBefore(store.db, repository, pull.number, null)) === pull.headSha) continue
    const guid = `missed-${id}-${pull.number}-${pull.headSha.slice(0, 20)}`
    missed.push([guid, 'pull_request', pullPayload(place, pull, 'found')])
  }
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  const jobs = await listJobs(store.db, { repository, states })
  const numbers = new Set(jobs.flatMap(({ pull }) => (pull === null ? [] : [pull])))
  for (const number of numbers) {
    if (open.some((pull) => pull.number === number)) continue
    const pull = await github.pullRequest(number)
    if (pull.state === 'open') continue
    const guid = `missed-${id}-${number}-closed-${Date.parse(pull.updatedAt)}`
    missed.push([guid, 'pull_request', pullPayload(place, pull, 'closed')])
  }
  return missed
}

/** Groups that a merge queue waits with, and nobody told of. */
async function missedGroups(
  place: StoredRepository,
  github: GitHub,
  { store }: Services,
): Promise<Missed[]> {
  const { repository, repositoryId: id } = place
  const missed: Missed[] = []
  for (const { headSha, baseSha, headRef } of await mergeGroups(github)) {
    const jobs = await listJobs(store.db, { repository, headSha })
    if (jobs.some(({ cause }) => cause.kind === 'group')) continue
    const group = { head_sha: headSha, base_sha: baseSha, head_ref: headRef }
    const payload = { ...baseOf(place), action: 'checks_requested', merge_group: group }
    missed.push([`missed-${id}-group-${headSha.slice(0, 20)}`, 'merge_group', payload])
  }
  return missed
}

/** A repository without any branches says so by an error. */
async function mergeGroups(github: GitHub): Promise<MergeGroup[]> {
  try {
    return await github.mergeGroups()
  } catch (error) {
    if (error instanceof DeniedError) return []
    throw error
  }
}

/** Into the queue, as a delivery of its own; nothing where it was found before. */
async function bring(guid: string, name: string, payload: object, { store, log }: Services) {
  const event = readEvent(name, payload)
  if (event === null) return log.error({ guid, event: name }, 'what was missed cannot be read')
  const place = queueKeysOf(event)
  const body = JSON.stringify(payload)
  await receiveDeliveries(store.db, [{ guid, event: name, outcome: null, body, place }])
}

// Work on one repository is an entry of its own, so that a failure does not hold up the others.

/** Where the App was taken from, it is back by then (a transfer, say), or not meant to be. */
export const LONGEST_GONE_MS = 3_600_000

/** What GitHub refuses for good is logged; else the entry is tried again. */
export async function atRepository(
  id: number,
  services: Services,
  work: (place: StoredRepository, services: Services) => Promise<void>,
): Promise<void> {
  const { store, log, circuit } = services
  const [place] = await findRepositories(store.db, [id])
  if (place === undefined || (await isPaused(place, services))) return
  const { repository } = place
  try {
    await circuit.untilClosed()
    await work(place, services)
  } catch (error) {
    const isGone = error instanceof NotFoundError
    if (isGone) await missed(place, services)
    if (isGone || error instanceof DeniedError) {
      log.warn({ repository, reason: error.message }, 'GitHub says no')
      return
    }
    if (isOutage(error)) circuit.reportFailure(error.message)
    throw error
  }
}

// That an installation is suspended, goes on, or is deleted is told by a delivery, which may be lost
// like any other. So GitHub is asked where it matters, and once a day about all.

/** Between two questions about one installation; events and jobs that wait would ask at every try. */
const ASKED_AGAIN_MS = 5 * 60_000

const askedName = (installation: number) => `asked ${installation}`

/** Since when the installation is known to go on: what tells of a suspension before that is late. */
export const resumedName = (installation: number) => `unsuspended ${installation}`

/** Whether the repository rests because its installation is suspended, by GitHub's word. */
export async function isPaused(
  { repositoryId, installation }: Pick<RepositoryRef, 'repositoryId' | 'installation'>,
  services: Services,
): Promise<boolean> {
  const { db } = services.store
  if (!(await isSuspended(db, repositoryId, installation))) return false
  await askInstallation(installation, services)
  return isSuspended(db, repositoryId, installation)
}

/** Stores how GitHub says that the installation is. Where it cannot say, all stays as it was told. */
export async function askInstallation(
  installation: number,
  services: Services,
  againMs = ASKED_AGAIN_MS,
): Promise<void> {
  if (services.circuit.isOpen()) return
  try {
    await learnInstallation(installation, services, againMs)
  } catch (error) {
    if (isOutage(error)) services.circuit.reportFailure(error.message)
    else if (!(error instanceof HostError)) throw error
    services.log.warn({ installation, reason: errorText(error) }, 'an installation is not known')
  }
}

/** The same of every installation, until GitHub cannot say. */
export async function askInstallations(services: Services): Promise<void> {
  await services.circuit.untilClosed()
  for (const installation of await presentInstallations(services.store.db))
    await learnInstallation(installation, services, ASKED_AGAIN_MS)
}

/**
 * GitHub refuses us the repository: it was taken from the App, or all of its installation rests.
 * What an earlier answer says of that is too old; the repository is not asked for again.
 */
export async function missed(
  { installation, repositoryId }: Pick<RepositoryRef, 'repositoryId' | 'installation'>,
  services: Services,
): Promise<void> {
  const { store, clock } = services
  await askInstallation(installation, services, 0)
  await missRepository(store.db, installation, repositoryId, new Date(clock.timestamp()))
}

async function learnInstallation(
  installation: number,
  services: Services,
  againMs: number,
): Promise<void> {
  const { store, clock, log } = services
  const at = new Date(clock.timestamp())
  const before = new Date(at.getTime() - againMs)
  if (!(await markAgain(store.db, askedName(installation), { at, before }))) return
  const now = await services.installation(installation)
  const wasSuspended = await isInstallationSuspended(store.db, installation)
  if (now.kind === 'gone') return loseInstallation(installation, services)
  if (wasSuspended === (now.kind === 'suspended')) return
  log.info({ installation, ...now }, 'the state of this installation changed without an event')
  if (now.kind === 'suspended')
    return suspendInstallation(store.db, installation, new Date(now.since))
  await mark(store.db, resumedName(installation), at)
  await resumeInstallation(installation, services)
}

/** What waited for the end of its suspension goes on, after a look at what was missed meanwhile. */
export async function resumeInstallation(installation: number, services: Services): Promise<void> {
  const { db, queue } = services.store
  const at = services.clock.timestamp()
  // A job may wait for its turn for so long and no longer: that begins anew.
  const jobs = await openJobsOf(db, installation, null)
  const waiting = jobs.filter(({ state, turnAt }) => state === 'queued' && turnAt === null)
  await db.transaction().execute(async (trx) => {
    for (const { id } of waiting)
      await updateAndEnqueue(trx, queue, id, () => ({ letInAt: at }), at)
  })
  await suspendInstallation(db, installation, null)
  for (const name of ['delivery', 'reply'] as const)
    await queue.wakeRetries(name, { installation: String(installation) })
  const places = await presentRepositories(db)
  await sendCatchUp(
    db,
    queue,
    places.filter((one) => one.installation === installation),
  )
}

/** As where single repositories are taken from the App: jobs rest, and are over after a while. */
async function loseInstallation(installation: number, services: Services): Promise<void> {
  const { store, clock, log } = services
  const { db, queue } = store
  const at = clock.timestamp()
  log.info({ installation }, 'there is no such installation any more')
  await loseRepositories(db, installation, null, new Date(at))
  const jobs = await openJobsOf(db, installation, null)
  await db.transaction().execute(async (trx) => {
    for (const { id } of jobs) await updateAndEnqueue(trx, queue, id, () => ({}), at)
  })
}

// GitHub sends a delivery once. The bot lists those that failed and has GitHub send them again,
// which is possible for three days. The guid stays the same, so nothing is handled twice.
// https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries

const HOUR_MS = 3_600_000
/** For so long GitHub repeats. */
const KEPT_MS = 72 * HOUR_MS
/** What fails is asked for again in every sweep of an hour. */
const AGAIN_MS = HOUR_MS
/** What fails so often is no outage. */
const MOST_ATTEMPTS = 8
/** Comparing repositories finds these, too, in a few requests for each, unless a repository is new. */
const COMPARED = ['pull_request', 'workflow_run', 'merge_group']

/** Lowest first: somebody waits for an answer; nobody else tells of it; it is found in any case. */
const rankOf = ({ event }: Attempt, isCompared: boolean) =>
  event === 'issue_comment' ? 0 : isCompared && COMPARED.includes(event) ? 2 : 1

/**
 * Attempts to repeat: the newest of every event that never arrived and may concern us. Commands come
 * first, and what is new before what is old. `isCompared`: all repositories are being compared.
 */
export function missedOf(
  attempts: readonly Attempt[],
  arrivals: ReadonlySet<string>,
  isCompared = false,
): Attempt[] {
  const ours = attempts.filter(({ event, action }) => mayConcernUs(event, action))
  const byGuid = Map.groupBy(ours, ({ guid }) => guid)
  const missed = [...byGuid.values()].flatMap((all) => {
    const newest = all.reduce((a, b) => (b.deliveredAt > a.deliveredAt ? b : a))
    const isLost = !all.some(({ isDelivered }) => isDelivered) && !arrivals.has(newest.guid)
    return isLost && all.length < MOST_ATTEMPTS ? [newest] : []
  })
  return missed.toSorted(
    (a, b) =>
      rankOf(a, isCompared) - rankOf(b, isCompared) || b.deliveredAt.localeCompare(a.deliveredAt),
  )
}

/** When the last sweep that got through began. */
const MARK = 'sweep-deliveries'

/** Sweeps are ten minutes apart: who made none for so long was away, or GitHub was. */
const AWAY_MS = HOUR_MS / 2
const ABSENCE = 'absence'

type SweepOptions = {
  store: Pick<Store, 'db' | 'queue'>
  app: GitHubApp
  clock: Clock
  log: Log
  /** Has all repositories compared, at the first sweep after an absence; absent: nobody does. */
  onReturn?(): Promise<unknown>
  /** Told once after an absence, when all has arrived again that GitHub repeats. */
  onBack(): Promise<unknown>
  /** The entry is over: nothing more is asked. */
  signal?: AbortSignal
}

/**
 * What never arrived is to be repeated, each by an entry of the queue: it is listed once, however
 * long it takes until GitHub has repeated it. How many were found.
 */
export async function sweepDeliveries(options: SweepOptions): Promise<number> {
  const { store, app, clock, log, signal } = options
  const { db, queue } = store
  const now = Date.parse(clock.timestamp())
  const oldest = now - KEPT_MS
  const last = await lastSweep(db, now)
  if (last !== null && now - last > AWAY_MS) {
    await options.onReturn?.()
    await mark(db, ABSENCE, new Date(now))
  }
  const isCompared = options.onReturn !== undefined && (await markedAt(db, ABSENCE)) !== null
  const since = Math.max(oldest, (last ?? oldest) - AGAIN_MS)
  const attempts = await app.attempts(new Date(since).toISOString(), 'failed', signal)
  const arrivals = await receivedDeliveries(db, [...new Set(attempts.map(({ guid }) => guid))])
  const missed = missedOf(attempts, arrivals, isCompared)
  const entries = missed.map(({ id, guid }) => ({ data: { guid, attempt: id }, key: guid }))
  await queue.sendAll(db, 'redeliver', entries)
  await mark(db, MARK, new Date(now))
  if (missed.length > 0) log.info({ missed: missed.length }, 'deliveries never arrived')
  else if ((await markedAt(db, ABSENCE)) !== null && !(await isRepeating(queue))) {
    await options.onBack()
    await db.deleteFrom('marks').where('name', '=', ABSENCE).execute()
  }
  return missed.length
}

/** Null: there was none, or it was in the future, by a clock that was set back since. */
async function lastSweep(db: Db, now: number): Promise<number | null> {
  const last = (await markedAt(db, MARK))?.getTime() ?? null
  if (last === null || last - now < AWAY_MS) return last
  await db.deleteFrom('marks').where('name', '=', MARK).execute()
  return null
}

async function isRepeating(queue: Queue): Promise<boolean> {
  const ours = (await queue.depths()).find(({ name }) => name === 'redeliver')
  return ours !== undefined && ours.waiting + ours.active > 0
}

/** Has GitHub repeat it, unless it came meanwhile; whether it was asked to. */
export async function redeliver(
  { guid, attempt }: QueueData['redeliver'],
  { store, app, log, signal }: Pick<SweepOptions, 'store' | 'app' | 'log' | 'signal'>,
): Promise<boolean> {
  if ((await receivedDeliveries(store.db, [guid])).has(guid)) return false
  try {
    await app.redeliver(attempt, signal)
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error
    log.warn({ guid, reason: error.message }, 'a delivery cannot be repeated')
    return false
  }
  log.info({ guid }, 'asked for a delivery again')
  return true
}
