/**
 * After an outage: compares GitHub with the store and adds the events that were missed as
 * deliveries of their own. Each is added once, behind what waits for the same pull request.
 */
import {
  DeniedError,
  type GitHub,
  isOutage,
  type MergeGroup,
  NotFoundError,
  type PullRequest,
} from '../../src/github/port.ts'
import { queueKeysOf, readEvent } from '../jobs/event.ts'
import type { Services } from '../jobs/services.ts'
import { receiveDeliveries } from '../store/deliveries.ts'
import { enqueueOpen, listJobs } from '../store/jobs.ts'
import { sendCatchUp } from '../store/queue.ts'
import {
  findRepositories,
  headBefore,
  isSuspended,
  loseRepositories,
  presentRepositories,
  type StoredRepository,
} from '../store/repositories.ts'

/** Null: every repository, each by an entry of its own; else that one. */
export async function reconcile(repository: number | null, services: Services): Promise<void> {
  const { store, log } = services
  if (repository !== null) return atRepository(repository, services, compare)
  const places = await presentRepositories(store.db)
  for (const place of places) await sendCatchUp(store.db, store.queue, place)
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
  const { store, log, circuit, clock } = services
  const [place] = await findRepositories(store.db, [id])
  if (place === undefined || (await isSuspended(store.db, id))) return
  const { repository, installation } = place
  try {
    await circuit.untilClosed()
    await work(place, services)
  } catch (error) {
    const isGone = error instanceof NotFoundError
    if (isGone) await loseRepositories(store.db, installation, [id], new Date(clock.timestamp()))
    if (isGone || error instanceof DeniedError) {
      log.warn({ repository, reason: error.message }, 'GitHub says no')
      return
    }
    if (isOutage(error)) circuit.reportFailure(error.message)
    throw error
  }
}
