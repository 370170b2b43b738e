/**
 * What each event leads to. Handling an event twice changes nothing: the id of everything that it
 * creates is derived from the event.
 */
import {
  authorize,
  type BaseSuites,
  ReplyError,
  SUITE_FILE,
  suitesAt,
} from '../../src/github/authorize.ts'
import type { Invocation } from '../../src/github/command.ts'
import { DeniedError, type GitHub } from '../../src/github/port.ts'
import { heldInQueue } from '../../src/report/acceptances.ts'
import {
  type BotCommand,
  type MaybeReply,
  pressButton,
  rerunChecks,
  sendReply,
} from '../commands/command.ts'
import { commentCommands } from '../commands/index.ts'
import type { Event, RunTraits } from '../jobs/event.ts'
import { botReplies } from '../jobs/messages.ts'
import {
  defaultRequest,
  freshSince,
  newJob,
  overBudget,
  startForPush,
  supersede,
} from '../jobs/requests.ts'
import { mismatchOf, notOurRun } from '../jobs/result.ts'
import type { Services } from '../jobs/services.ts'
import { mark, markedAt } from '../store/deliveries.ts'
import {
  type Job,
  type JobEvent,
  REMOVED,
  type RunRef,
  type WorkflowRequest,
  withEndTold,
} from '../store/job.ts'
import {
  addJob,
  applyEvent,
  findJob,
  listJobs,
  openJobsOf,
  updateAndEnqueue,
} from '../store/jobs.ts'
import {
  acceptancesOf,
  addAcceptances,
  addHead,
  headBefore as headAt,
  isHeadReported,
  type StoredRepository,
  suspendInstallation,
} from '../store/repositories.ts'
import { resumedName, resumeInstallation } from './catch-up.ts'
import { merged, released } from './main-branch.ts'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** `receivedAt`: when the event came in, by our clock (ISO 8601). */
export async function handle(event: Event, receivedAt: string, services: Services): Promise<void> {
  switch (event.kind) {
    case 'commented':
      return commented(event, receivedAt, services)
    case 'pull':
      return pulled(event, receivedAt, services)
    case 'pressed':
      return pressButton(event, services)
    case 'suite-rerequested':
      return rerunChecks(event, services)
    case 'ran':
      return ran(event, services)
    case 'group':
      return event.isOver ? groupGone(event, services) : grouped(event, receivedAt, services)
    case 'merged':
      return merged(event, receivedAt, services)
    case 'released':
      return released(event, receivedAt, services)
    case 'removed':
      return removed(event, services)
    case 'suspended':
      return suspended(event, receivedAt, services)
  }
}

/** These make jobs, which take a while to answer. */
const STARTS: readonly Invocation['kind'][] = ['bench', 'rerun', 'more', 'bisect']

async function commented(
  { place, comment }: Of<'commented'>,
  receivedAt: string,
  services: Services,
): Promise<void> {
  const { db } = services.store
  const github = services.github(place)
  const { author: by, comment: id, createdAt: saidAt } = comment
  const headBefore = (pull: number, at: string) => headAt(db, place.repository, pull, at)
  const { replyLimit } = services
  const { repositoryId, installation } = place
  let reaction: 'eyes' | null = null
  const onAsked = () => {
    const refused = replyLimit.refuses(repositoryId, comment.pull, by, id)
    if (refused === null) return
    throw new ReplyError(botReplies.tooMany(by, refused.most, refused.untilMs))
  }
  const onAllowed = async ({ kind }: Invocation) => {
    if (!STARTS.includes(kind) || !replyLimit.maySign(installation, by)) return
    reaction = await markSeen(id, github)
    const sinceMs = Date.parse(services.clock.timestamp()) - Date.parse(receivedAt)
    services.metrics.seen(sinceMs / 1000)
  }
  const handler = {
    suiteFile: SUITE_FILE,
    memory: {
      headBefore,
      onAsked,
      onAllowed,
      isExhausted: () => replyLimit.isExhausted(repositoryId, by, comment.pull, id),
      mayReply: () => replyLimit.mayReply(repositoryId, by),
    },
  }
  const decision = await authorize(comment, handler, github)
  if (decision.kind === 'ignored') return
  const say = (reply: MaybeReply) =>
    sendReply(
      reply,
      { pull: comment.pull, to: id, wasSeen: reaction !== null },
      { place, by, services },
    )
  if (decision.kind === 'answered') return say(decision.reply)
  const { invocation, pull, base: rules, headSha, suites } = decision.command
  if (invocation.kind === 'help') return
  const command = commentCommands[invocation.kind] as BotCommand
  const now = services.clock.timestamp()
  const fresh = { ...freshSince(receivedAt), reaction }
  const what = { place, pull, headSha, suites, by, comment: id, saidAt, now, fresh, rules }
  try {
    await say(await command.answer(invocation as never, { ...what, github, services }))
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error
    await say({ text: error.message, reaction: error.reaction })
  }
}

/** At once, before anything is looked up. Null: GitHub does not let us. */
async function markSeen(comment: number, github: GitHub): Promise<'eyes' | null> {
  try {
    await github.addReaction(comment, 'eyes')
    return 'eyes'
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error
    return null
  }
}

const MOVED = 'the pull request has moved on'

async function pulled(event: Of<'pull'>, receivedAt: string, services: Services): Promise<void> {
  const { place, pull, action } = event
  const { repository } = place
  const { db, queue } = services.store
  const { number, headSha } = pull
  const at = services.clock.timestamp()
  if (action === 'closed') {
    const gone = { repository, number, headSha: null }
    await db
      .transaction()
      .execute((trx) => supersede(trx, queue, gone, 'the pull request was closed', at))
    return
  }
  const times = { seenAt: new Date(receivedAt), updatedAt: new Date(pull.updatedAt) }
  // What was told meanwhile, or was found before it was told, has been seen to.
  const since = action === 'found' ? new Date(0) : times.updatedAt
  if (await isHeadReported(db, repository, pull, times.seenAt, since)) return
  await addHead(db, { repository, pull: number, sha: headSha, ...times })
  // An event that was overtaken by a newer one must not undo it.
  if ((await headAt(db, repository, number, null)) !== headSha) return
  const github = services.github(place)
  const rules = await suitesAt(pull.baseSha, SUITE_FILE, github)
  const { runs, waits } = await requestsOf(event, rules, services)
  await db.transaction().execute(async (trx) => {
    await supersede(trx, queue, { repository, number, headSha }, MOVED, at)
    await startForPush(trx, queue, { place, pull, runs, waits, receivedAt, at })
  })
}

/** What runs by itself, and what waits for a word: on demand, of a fork, or over budget. */
async function requestsOf({ place, pull }: Of<'pull'>, rules: BaseSuites, services: Services) {
  const { bot } = rules
  const { headSha, baseRef } = pull
  const at = {
    headSha,
    base: { ref: pull.baseSha, sha: null },
    ...(baseRef === null ? {} : { baseRef }),
  }
  const requestFor = (suite: string): WorkflowRequest =>
    defaultRequest(suite, at, rules, services.settings)
  const quick = bot['on-push'].map((suite) => {
    const doubt = bot['on-doubt'] ?? null
    return { ...requestFor(suite), onDoubt: doubt === suite ? null : doubt }
  })
  const waits = bot['on-demand'].filter((suite) => !bot['on-push'].includes(suite)).map(requestFor)
  const spending = { repository: place.repository, by: null, more: quick.length }
  const now = services.clock.timestamp()
  const over = quick.length > 0 && (await overBudget(services.store.db, { ...spending, now }, bot))
  const isFree = !over && (!pull.isFork || bot.forks === 'run')
  return isFree ? { runs: quick, waits } : { runs: [], waits: [...quick, ...waits] }
}

/** The run of a job began or ended; one that names a job which does not know it is looked up. */
async function ran({ place, job: named, run }: Of<'ran'>, services: Services): Promise<void> {
  const { db, queue } = services.store
  const snapshot = named === null ? null : await findJob(db, named)
  if (snapshot === null || snapshot.job.place.repository !== place.repository) return
  const { id, run: own } = snapshot.job
  const at = services.clock.timestamp()
  const { isOver, traits, ...ref } = run
  const runRef = { ...ref, isHeadReported: true }
  const event = isOver ? await endOf(traits, runRef, snapshot.job, services) : startOf(runRef)
  const noteOf = (job: Job) => (isOver ? withEndTold(job, ref.id) : {})
  await db.transaction().execute(async (trx) => {
    // A title is anybody's word: only the run that we know of is taken at it.
    if (own?.id === ref.id) await applyEvent(trx, queue, id, event, at)
    // By now it may be known. An end that is told before it is not told again.
    else if (own === null) await updateAndEnqueue(trx, queue, id, noteOf, at)
  })
}

const startOf = (run: RunRef): JobEvent => ({ kind: 'started', run })

/** Where GitHub itself tells all of the run, it is not asked for once more. */
async function endOf(
  traits: RunTraits | null,
  run: RunRef,
  job: Job,
  services: Services,
): Promise<JobEvent> {
  if (traits === null || job.run?.id !== run.id) return { kind: 'over', run }
  const me = await services.github(job.place).login()
  const why = mismatchOf(traits, { job }, me)
  if (why !== null) return { kind: 'broke', why: notOurRun(why) }
  return { kind: 'over', run: { ...run, seen: { conclusion: traits.conclusion } } }
}

/** A merge queue waits for the checks of its group: they are always made, whatever the budget. */
async function grouped(
  { place, headSha, baseSha, queued }: Of<'group'>,
  receivedAt: string,
  services: Services,
): Promise<void> {
  const { db, queue } = services.store
  const at = services.clock.timestamp()
  const github = services.github(place)
  const rules = await suitesAt(baseSha, SUITE_FILE, github)
  const { bot } = rules
  const suites = bot['merge-queue'] ?? [...new Set([...bot['on-push'], ...bot['on-demand']])]
  const cause = { kind: 'group', by: null } as const
  const base = { ref: baseSha, sha: baseSha }
  const changeSha = queued === null ? null : await headOf(queued, github)
  if (changeSha !== null) {
    const { repository } = place
    const accepted = await acceptancesOf(db, repository, changeSha)
    const held = heldInQueue(accepted, { changeSha, groupSha: headSha })
    await addAcceptances(db, repository, `group:${headSha}`, held)
  }
  const ofChange = changeSha === null ? {} : { changeSha }
  await db.transaction().execute(async (trx) => {
    for (const suite of suites) {
      const asked = defaultRequest(suite, { headSha, base }, rules, services.settings)
      const request = { ...asked, ...ofChange }
      const draft = { place, pull: null, isFork: false, cause, request, ...freshSince(receivedAt) }
      await addJob(trx, queue, newJob(draft, `group:${headSha}`, 'queued', at))
    }
  })
}

/** Null: there is no such pull request (any more); its group is measured all the same. */
async function headOf(pull: number, github: GitHub): Promise<string | null> {
  try {
    return (await github.pullRequest(pull)).headSha
  } catch (error) {
    if (error instanceof DeniedError) return null
    throw error
  }
}

async function groupGone({ place, headSha }: Of<'group'>, services: Services): Promise<void> {
  const { db, queue } = services.store
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  const jobs = await listJobs(db, { repository: place.repository, headSha, states })
  const event = { kind: 'cancelled', why: 'the merge group was dissolved', by: null } as const
  const at = services.clock.timestamp()
  await db.transaction().execute(async (trx) => {
    for (const job of jobs)
      if (job.cause.kind === 'group') await applyEvent(trx, queue, job.id, event, at)
  })
}

/**
 * Where we may not speak any more there is nothing to be made to fit. A repository that is
 * transferred is taken from its installation first, so jobs of single ones wait for a while.
 */
async function removed(
  { installation, repositories }: Of<'removed'>,
  services: Services,
): Promise<void> {
  const { db, queue } = services.store
  const at = services.clock.timestamp()
  const jobs = await openJobsOf(db, installation, repositories)
  await db.transaction().execute(async (trx) => {
    for (const { id } of jobs)
      if (repositories === null) await applyEvent(trx, queue, id, REMOVED, at)
      else await updateAndEnqueue(trx, queue, id, () => ({}), at)
  })
}

/** Its jobs rest, and go on when that is over, after a look at what was missed meanwhile. */
async function suspended(
  { installation, isOver, since }: Of<'suspended'>,
  receivedAt: string,
  services: Services,
): Promise<void> {
  const { db } = services.store
  // What was missed is repeated newest first: the end may come before the beginning.
  const at = new Date(since ?? receivedAt)
  const ended = resumedName(installation)
  if (isOver) await mark(db, ended, at)
  else if (((await markedAt(db, ended))?.getTime() ?? 0) >= at.getTime()) return
  if (isOver) await resumeInstallation(installation, services)
  else await suspendInstallation(db, installation, new Date(receivedAt))
}

/** Where a pull request is meant: to say that something could not be handled. */
export const commentTarget = (
  event: Event,
): { place: StoredRepository; pull: number; to: number } | null =>
  event.kind === 'commented'
    ? { place: event.place, pull: event.comment.pull, to: event.comment.comment }
    : null
