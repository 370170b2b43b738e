/**
 * A command of the bot: what it knows of its comment, and how its reply is posted, once. The buttons
 * of a check are handled here too, as the same actions under the same rights.
 */
import type { RepositoryRef } from '../../src/github/app.ts'
import {
  type BaseSuites,
  has,
  mayAcceptOwn,
  type Reply,
  type RequestedSuite,
  refuseOnce,
  replyOnce,
  rightsOf,
  SUITE_FILE,
  suitesAt,
} from '../../src/github/authorize.ts'
import type { Invocation } from '../../src/github/command.ts'
import { replies } from '../../src/github/comment.ts'
import { DeniedError, type GitHub, isOutage, type PullRequest } from '../../src/github/port.ts'
import type { Event } from '../jobs/event.ts'
import { botReplies } from '../jobs/messages.ts'
import { runReportTask } from '../jobs/process.ts'
import {
  acceptRows,
  approve,
  overBudget,
  runAgain,
  stopJobs,
  type ViewFields,
} from '../jobs/requests.ts'
import type { Services } from '../jobs/services.ts'
import { isBisection, isFinal, type Job } from '../store/job.ts'
import { findJob, listJobs } from '../store/jobs.ts'
import type { QueueData, ReplyTo } from '../store/queues.ts'
import { findRepositories, type StoredRepository } from '../store/repositories.ts'

export type CommandContext = {
  place: StoredRepository
  pull: PullRequest
  /** Full hash that is meant; for a command about no commit, the head of now. */
  headSha: string
  /** Of `bench`: what is to be measured; else []. */
  suites: RequestedSuite[]
  by: string
  /** Comment that asks, and when it was written. */
  comment: number
  saidAt: string
  now: string
  /** What jobs that it asks for begin with. */
  fresh: ViewFields
  /** The suite file of the base. */
  rules: BaseSuites
  github: GitHub
  services: Services
}

/** What is said in return; null: the jobs speak for themselves. */
export type MaybeReply = Reply | null

/** The commands that have a module of their own; `help` is answered in github/authorize.ts. */
export type CommandKind = Exclude<Invocation['kind'], 'help'>

/** One command: an entry of the registry in index.ts. */
export type BotCommand<K extends CommandKind = CommandKind> = {
  kind: K
  answer(invocation: Extract<Invocation, { kind: K }>, context: CommandContext): Promise<MaybeReply>
}

type Sender = { place: StoredRepository; by: string; services: Services }

/** Has the reply posted. It waits for the pace of writes, which reading need not wait for. */
export async function sendReply(
  reply: MaybeReply,
  whom: ReplyTo,
  { place, by, services }: Sender,
): Promise<void> {
  if (reply === null) return
  const { store, clock } = services
  const key = `${place.repositoryId} ${whom.isButton ? 'check' : 'comment'} ${whom.to}`
  const share = { installation: String(place.installation), repository: String(place.repositoryId) }
  const data = { at: clock.timestamp(), place, whom, reply }
  await store.queue.send(store.db, 'reply', data, { key, ...share, person: by })
}

/** Nobody waits for a longer one. */
const LONGEST_REPLY_MS = 3 * 24 * 3_600_000

/** Posts a reply, once however often it is tried; where the repository is by now. */
export async function answerReply(
  { at, place, whom, reply }: QueueData['reply'],
  services: Services,
): Promise<void> {
  const { circuit, clock, store } = services
  if (Date.parse(clock.timestamp()) - Date.parse(at) > LONGEST_REPLY_MS) return
  const [now = place]: RepositoryRef[] = await findRepositories(store.db, [place.repositoryId])
  try {
    await circuit.untilClosed()
    await postReply(reply, whom, at, services.github(now))
  } catch (error) {
    if (isOutage(error)) circuit.reportFailure(error.message)
    throw error
  }
}

/** What somebody may say again, who hears the same; `eyes`: it is under way. */
const REPEATED: readonly Reply['reaction'][] = ['-1', 'confused', 'eyes']

async function postReply(reply: Reply, whom: ReplyTo, at: string, github: GitHub): Promise<void> {
  try {
    const isThere = whom.wasSeen && reply.reaction === 'eyes'
    if (!whom.isButton && !isThere) await github.addReaction(whom.to, reply.reaction)
    if (REPEATED.includes(reply.reaction)) await refuseOnce(reply.text, whom, at, github)
    else await replyOnce(reply.text, whom, github)
  } catch (error) {
    // A locked conversation, a comment that is gone: there is nobody to tell.
    if (!(error instanceof DeniedError)) throw error
  }
}

// Buttons at a check: the same actions as the commands, under the same rights.

type Pressed = Extract<Event, { kind: 'pressed' }>

export async function pressButton(event: Pressed, services: Services): Promise<void> {
  const { place, check, by } = event
  const snapshot = await findJob(services.store.db, event.job)
  // A check's external id is its own word: the check and the repository have to be the job's.
  if (snapshot === null || snapshot.job.place.repository !== place.repository) return
  const { job } = snapshot
  if (job.check !== null && job.check.id !== check) return
  const reply = await answer(event, job, services)
  if (job.pull !== null && reply !== null)
    await sendReply(reply, { pull: job.pull, to: check, isButton: true }, { place, by, services })
}

async function answer(event: Pressed, job: Job, services: Services): Promise<MaybeReply> {
  const { place, button, by } = event
  const github = services.github(place)
  const rights = await rightsOf(by, github)
  const needed = button === 'accept' ? 'maintain' : 'write'
  const now = services.clock.timestamp()
  if (!has(rights, needed)) {
    const { bot } = await suitesAt(job.request.policySha, SUITE_FILE, github)
    const mayReply = rights.write || services.replyLimit.mayReply(place.repositoryId, by)
    const isSilent = !mayReply || (!rights.write && bot.strangers === 'silent')
    return isSilent ? null : { text: botReplies.notYours(by, needed), reaction: '-1' }
  }
  if (button === 'cancel') {
    await stopJobs([job], by, now, services)
    return null
  }
  if (button === 'rerun') return again(job, by, now, services)
  const base = await suitesAt(job.request.policySha, SUITE_FILE, github)
  const pull = job.pull === null ? null : await github.pullRequest(job.pull)
  const isOwn = pull?.author === by && !mayAcceptOwn(pull, base)
  return isOwn
    ? { text: replies.authorAccepts(by), reaction: '-1' }
    : acceptAll(event, job, services)
}

/** A job that waits is let in; one that is over runs again at the same commits. */
async function again(job: Job, by: string, now: string, services: Services): Promise<MaybeReply> {
  const cause = { kind: 'button', by, of: job.id } as const
  const { repository } = job.place
  const { bot } = await suitesAt(job.request.policySha, SUITE_FILE, services.github(job.place))
  const over = await overBudget(services.store.db, { repository, by, more: 1, now }, bot)
  if (over !== null) return { text: over, reaction: '-1' }
  if (job.state === 'asked') await approve(job, cause, job.request, now, services)
  else if (isFinal(job)) {
    const { headSha } = job.request
    const context = { headSha, base: null, cause, source: `again:${job.id}`, now }
    await runAgain([job], context, services)
  }
  return null
}

async function acceptAll(event: Pressed, job: Job, services: Services): Promise<MaybeReply> {
  const open = await runReportTask('findOpen', job, {}, services)
  if (open === null) return { text: botReplies.noReport(), reaction: 'confused' }
  const rows = open.objecting
  if (rows.length === 0) return { text: botReplies.nothingObjects(), reaction: 'confused' }
  const now = services.clock.timestamp()
  const sha = job.request.headSha
  const acceptance = { reason: 'accepted at the check', by: event.by, at: now, sha }
  const acceptances = rows.map((row) => ({ row, ...acceptance }))
  const source = `button:${job.id}`
  const changed = await acceptRows([job], { source, acceptances, now }, services)
  return { text: botReplies.accepted(rows, acceptance.reason, sha, changed), reaction: '+1' }
}

/** All checks of a commit: what is over and did not pass runs again. */
export async function rerunChecks(
  { place, headSha, by }: Extract<Event, { kind: 'suite-rerequested' }>,
  services: Services,
): Promise<void> {
  const github = services.github(place)
  if (!(await rightsOf(by, github)).write) return
  const all = await listJobs(services.store.db, { repository: place.repository, headSha })
  // A bisection up to that commit stands for no other job of its suite.
  const jobs = all.filter((job) => !isBisection(job))
  const newest = jobs.filter(
    ({ id, request }) => jobs.findLast((one) => one.request.suite === request.suite)?.id === id,
  )
  const now = services.clock.timestamp()
  for (const job of newest)
    if (isFinal(job) && job.result?.conclusion !== 'success') await again(job, by, now, services)
}
