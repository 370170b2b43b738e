/** Jobs without a pull request: merges to the default branch, nightly runs, releases. */

import { type BaseSuites, SUITE_FILE, suitesAt } from '../../src/github/authorize.ts'
import { patternOf } from '../../src/model/pattern.ts'
import { releaseBefore } from '../../src/settings/values.ts'
import type { Event } from '../jobs/event.ts'
import { defaultRequest, freshSince, newJob, overBudget } from '../jobs/requests.ts'
import type { Services } from '../jobs/services.ts'
import type { Cause, Job, WorkflowRequest } from '../store/job.ts'
import { addJob, applyEvent, chainStartOf, listJobs, measuredLastOf } from '../store/jobs.ts'
import { ofRepositories } from '../store/queue.ts'
import { presentRepositories, type StoredRepository } from '../store/repositories.ts'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Wishes for one commit, as what brings them about has them. */
type Batch = {
  place: StoredRepository
  cause: Cause
  source: string
  requests: WorkflowRequest[]
  receivedAt: string
}

/** Whether all that a push changed is what the suite file does not have measured. */
function isSkipped(paths: readonly string[] | null, { bot }: BaseSuites): boolean {
  const patterns = bot['main-skips'].map((text) => patternOf(text))
  return paths?.every((path) => patterns.some((one) => one.test(path))) ?? false
}

/**
 * The newest commit of the default branch is measured against what was measured there last. One
 * that waits for its turn is not needed any more: it is part of what the newer one measures.
 */
export async function merged(
  { place, headSha, beforeSha, paths, author }: Of<'merged'>,
  receivedAt: string,
  services: Services,
): Promise<void> {
  const rules = await suitesAt(headSha, SUITE_FILE, services.github(place))
  if (isSkipped(paths, rules)) return
  const base = { ref: beforeSha, sha: null }
  const requests = rules.bot['on-main'].map((suite) =>
    defaultRequest(suite, { headSha, base }, rules, services.settings),
  )
  const cause = { kind: 'merge', by: null, author } as const
  const source = `merge:${headSha}`
  await start({ place, cause, source, requests, receivedAt }, rules, services)
}

/** Makes the jobs, within the budget; those of a kind that nothing has been spent on give way. */
async function start(batch: Batch, rules: BaseSuites, services: Services): Promise<void> {
  const { place, cause, source, requests, receivedAt } = batch
  const { db, queue } = services.store
  const at = services.clock.timestamp()
  const { repository } = place
  const spending = { repository, by: null, more: requests.length, now: at }
  const over = requests.length === 0 ? null : await overBudget(db, spending, rules.bot)
  if (over !== null) {
    services.log.warn({ repository, cause: cause.kind, reason: over }, 'not measured')
    return
  }
  await db.transaction().execute(async (trx) => {
    const waiting = await listJobs(trx, { repository, states: ['queued'] })
    for (const request of requests) {
      const draft = { place, pull: null, isFork: false, cause, request, ...freshSince(receivedAt) }
      const job = newJob(draft, source, 'queued', at)
      if (!(await addJob(trx, queue, job))) continue
      for (const { id } of waiting.filter((one) => isOvertaken(one, job)))
        await applyEvent(trx, queue, id, { kind: 'cancelled', why: OVERTAKEN, by: null }, at)
    }
  })
}

const OVERTAKEN = 'a newer merge is measured, which includes this one'

const isOvertaken = (before: Job, job: Job): boolean =>
  before.turnAt === null &&
  before.cause.kind === job.cause.kind &&
  (job.cause.kind === 'merge' || job.cause.kind === 'night') &&
  before.request.suite === job.request.suite

/** A release against the highest version before it. What is no version is no release. */
export async function released(
  { place, tag }: Of<'released'>,
  receivedAt: string,
  services: Services,
): Promise<void> {
  const github = services.github(place)
  const before = releaseBefore(tag, await github.listTags())
  const headSha = await github.mergeBase(tag, tag)
  if (before === null || headSha === null) return
  const rules = await suitesAt(headSha, SUITE_FILE, github)
  const base = { ref: before, sha: null }
  const requests = rules.bot['on-release'].map((suite) =>
    defaultRequest(suite, { headSha, base }, rules, services.settings),
  )
  const cause = { kind: 'release', by: null, tag } as const
  await start(
    { place, cause, source: `release:${tag}:${headSha}`, requests, receivedAt },
    rules,
    services,
  )
}

/** Every repository's default branch against where it was the night before. */
export async function startNight({ store: { db, queue } }: Services): Promise<void> {
  await queue.sendAll(db, 'night', ofRepositories(await presentRepositories(db)))
}

export async function nightOf(place: StoredRepository, services: Services): Promise<void> {
  const { defaultBranch } = place
  const github = services.github(place)
  const headSha = await github.mergeBase(defaultBranch, defaultBranch)
  if (headSha === null) return
  const rules = await suitesAt(headSha, SUITE_FILE, github)
  const requests: WorkflowRequest[] = []
  for (const suite of rules.bot.nightly) {
    const far = await farBack(place, suite, services)
    if (far === null || far === headSha) continue
    const base = { ref: far, sha: null }
    requests.push(defaultRequest(suite, { headSha, base }, rules, services.settings))
  }
  const cause = { kind: 'night', by: null } as const
  const receivedAt = services.clock.timestamp()
  const source = `night:${receivedAt.slice(0, 10)}:${headSha}`
  await start({ place, cause, source, requests, receivedAt }, rules, services)
}

/** The night before; else where the chain of merges begins, else the last release. */
async function farBack(
  { repository }: StoredRepository,
  suite: string,
  services: Services,
): Promise<string | null> {
  const { db } = services.store
  const night = await measuredLastOf(db, { repository, suite, kind: 'night' })
  return night ?? (await chainStartOf(db, { repository, suite })) ?? 'release'
}
