/** Buttons at a check do what commands do, under the same check of who may. */
import { has, rightsOf } from '../../src/stories/authorize.ts'
import { SUITE_FILE, suitesAt } from '../../src/stories/base-suites.ts'
import type { Event } from '../intake/event.ts'
import { botReplies } from '../jobs/messages.ts'
import { acceptRows, letIn, overBudget, runAgain, stopJobs } from '../jobs/requests.ts'
import type { Parts } from '../jobs/services.ts'
import { askOfKept } from '../reports/process.ts'
import { isBisection, isFinal, type Job } from '../store/job.ts'
import { findJob, listJobs } from '../store/jobs.ts'
import { type MaybeReply, postReply } from './command.ts'

type Pressed = Extract<Event, { kind: 'pressed' }>

export async function press(event: Pressed, parts: Parts): Promise<void> {
  const { place, check } = event
  const known = await findJob(parts.store.db, event.job)
  // A check's external id is its own word: the check and the repository have to be the job's.
  if (known === null || known.job.place.repository !== place.repository) return
  const { job } = known
  if (job.check !== null && job.check.id !== check) return
  const github = parts.github(place)
  const reply = await answer(event, job, parts)
  if (job.pull !== null && reply !== null)
    await postReply(reply, { pull: job.pull, to: check, isButton: true }, github)
}

async function answer(event: Pressed, job: Job, parts: Parts): Promise<MaybeReply> {
  const { place, button, by } = event
  const github = parts.github(place)
  const rights = await rightsOf(by, github)
  const needed = button === 'accept' ? 'maintain' : 'write'
  const now = parts.clock.timestamp()
  if (!has(rights, needed)) {
    const { bot } = await suitesAt(job.wish.policySha, SUITE_FILE, github)
    const mayTell = rights.write || parts.strangers.mayTell(place.repositoryId, by)
    const isSilent = !mayTell || (!rights.write && bot.strangers === 'silent')
    return isSilent ? null : { text: botReplies.notYours(by, needed), reaction: '-1' }
  }
  if (button === 'cancel') {
    await stopJobs([job], by, now, parts)
    return null
  }
  return button === 'rerun' ? again(job, by, now, parts) : acceptAll(event, job, parts)
}

/** A job that waits is let in; one that is over runs again at the same commits. */
async function again(job: Job, by: string, now: string, parts: Parts): Promise<MaybeReply> {
  const cause = { kind: 'button', by, of: job.id } as const
  const { repository } = job.place
  const { bot } = await suitesAt(job.wish.policySha, SUITE_FILE, parts.github(job.place))
  const over = await overBudget(parts.store.db, { repository, by, more: 1, now }, bot)
  if (over !== null) return { text: over, reaction: '-1' }
  if (job.state === 'asked') await letIn(job, cause, job.wish, now, parts)
  else if (isFinal(job)) {
    const { headSha } = job.wish
    const ask = { headSha, base: null, cause, source: `again:${job.id}`, now }
    await runAgain([job], ask, parts)
  }
  return null
}

async function acceptAll(event: Pressed, job: Job, parts: Parts): Promise<MaybeReply> {
  const open = await askOfKept('findOpen', job, {}, parts)
  if (open === null) return { text: botReplies.noReport(), reaction: 'confused' }
  const rows = open.objecting
  if (rows.length === 0) return { text: botReplies.nothingObjects(), reaction: 'confused' }
  const now = parts.clock.timestamp()
  const sha = job.wish.headSha
  const given = { reason: 'accepted at the check', by: event.by, at: now, sha }
  const acceptances = rows.map((row) => ({ row, ...given }))
  const source = `button:${job.id}`
  const changed = await acceptRows([job], { source, acceptances, now }, parts)
  return { text: botReplies.accepted(rows, given.reason, sha, changed), reaction: '+1' }
}

/** All checks of a commit: what is over and did not pass runs again. */
export async function pressAll(
  { place, headSha, by }: Extract<Event, { kind: 'suite-rerequested' }>,
  parts: Parts,
): Promise<void> {
  const github = parts.github(place)
  if (!(await rightsOf(by, github)).write) return
  const all = await listJobs(parts.store.db, { repository: place.repository, headSha })
  // A bisection up to that commit stands for no other job of its suite.
  const jobs = all.filter((job) => !isBisection(job))
  const newest = jobs.filter(
    ({ id, wish }) => jobs.findLast((one) => one.wish.suite === wish.suite)?.id === id,
  )
  const now = parts.clock.timestamp()
  for (const job of newest)
    if (isFinal(job) && job.result?.conclusion !== 'success') await again(job, by, now, parts)
}
