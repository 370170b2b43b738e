/**
 * `/bench`, `rerun`, `more`, `bisect`, `status`, `cancel`: commands that make jobs of a pull request
 * or are about them.
 */
import {
  isForkOf,
  ReplyError,
  requestedSuites,
  SUITE_FILE,
  suitesAt,
} from '../../src/github/authorize.ts'
import type { Bisect } from '../../src/github/command.ts'
import type { Suite } from '../../src/model/model.ts'
import { wholeBudgetSec } from '../../src/plan/fit.ts'
import { MOST_COMMITS } from '../../src/render/bisect.ts'
import { expectedOf } from '../../src/report/bisect.ts'
import { noCommentOptions, options, printedOption } from '../../src/settings/options.ts'
import { latestRelease } from '../../src/settings/values.ts'
import { bisectReplies, botReplies, budgetLine, statusLine } from '../jobs/messages.ts'
import { runReportTask } from '../jobs/process.ts'
import {
  approve,
  defaultRequest,
  findSame,
  lastRequested,
  newJob,
  overBudget,
  requestOf,
  runAgain,
  spentBy,
  stopJobs,
  unfinished,
} from '../jobs/requests.ts'
import type { Job, WorkflowRequest } from '../store/job.ts'
import { addJob, findJob, jobId, jobsOfMain, listJobs, placeInQueue } from '../store/jobs.ts'
import type { BotCommand, CommandContext } from './command.ts'

/** Measures suites of the base at one full hash. The jobs' own comments are the answer. */
export const bench: BotCommand<'bench'> = {
  kind: 'bench',
  async answer(invocation, context) {
    const { rules, pull, headSha, services } = context
    const { baseRef } = pull
    const base = { ref: pull.baseSha, sha: null }
    const requests = context.suites.map((suite) => {
      const plain = defaultRequest(
        suite.suite.name,
        { headSha, base, baseRef },
        rules,
        services.settings,
      )
      return requestOf(invocation, suite, plain)
    })
    const doubled = await start(context, requests)
    if (doubled.length === 0) return null
    return { text: doubled.map((job) => botReplies.underWay(job)).join('\n'), reaction: 'eyes' }
  },
}

/** Minutes that a command itself gives its runs: the limits of the base hold for it beforehand. */
const requestedMin = (requests: readonly WorkflowRequest[]) =>
  requests.reduce(
    (sum, request) => sum + (options.budget.schema.parse(request.options.budget ?? '') ?? 0),
    0,
  ) / 60

/** Starts what is not under way; gives what is. */
async function start(context: CommandContext, requests: WorkflowRequest[]): Promise<Job[]> {
  const { place, pull, by, comment, now, rules, services } = context
  const { db, queue } = services.store
  const cause = { kind: 'comment', comment, by } as const
  const source = `comment:${comment}`
  const doubled: Job[] = []
  const fresh: WorkflowRequest[] = []
  for (const request of requests) {
    const own = await findJob(db, jobId(place.repositoryId, source, request.suite))
    const same = own?.job ?? (await findSame(db, place, pull.number, request))
    const isOurs = same?.cause.kind === 'comment' && same.cause.comment === comment
    if (same === null || (same.state === 'asked' && !isOurs)) fresh.push(request)
    else if (!isOurs) doubled.push(same)
  }
  const over = await overBudget(
    db,
    { repository: place.repository, by, more: fresh.length, now, moreMinutes: requestedMin(fresh) },
    rules.bot,
  )
  if (fresh.length > 0 && over !== null) throw new ReplyError(over)
  for (const request of fresh) {
    const waiting = await findSame(db, place, pull.number, request)
    if (waiting?.state === 'asked') await approve(waiting, cause, request, now, services)
    else {
      const draft = {
        place,
        pull: pull.number,
        isFork: isForkOf(pull),
        cause,
        request,
        ...context.fresh,
      }
      const job = newJob(draft, source, 'queued', now)
      await db.transaction().execute((trx) => addJob(trx, queue, job))
    }
  }
  return doubled
}

const FINISHED = ['reported', 'failed', 'cancelled', 'lost'] as const

/** Measures again what was measured last: fresh rounds, more where too few could decide. */
export const rerun: BotCommand<'rerun'> = {
  kind: 'rerun',
  async answer(_, context) {
    const { place, pull, headSha, by, comment, now, rules, services } = context
    const { repository } = place
    const source = `comment:${comment}`
    const cause = { kind: 'comment', comment, by } as const
    const all = await listJobs(services.store.db, {
      repository,
      pull: pull.number,
      states: FINISHED,
    })
    const ownJobs = await listJobs(services.store.db, { repository, comment })
    const before = lastRequested(all.filter(({ id }) => ownJobs.every((own) => own.id !== id)))
    if (before.length === 0) throw new ReplyError(botReplies.nothingRequested(), 'confused')
    if (ownJobs.length > 0) return null
    const { db } = services.store
    const over = await overBudget(db, { repository, by, more: before.length, now }, rules.bot)
    if (over !== null) throw new ReplyError(over)
    const base = { ref: pull.baseSha, sha: null }
    const again = await runAgain(
      before,
      { headSha, base, cause, source, now, fresh: context.fresh },
      services,
    )
    return { text: botReplies.rerun(again.jobs, again.more), reaction: 'eyes' }
  },
}

type More = Extract<Parameters<BotCommand<'more'>['answer']>[0], { kind: 'more' }>

/**
 * Goes on with what was measured last of that head: a run of its own measures rounds more, all of
 * them, and the rounds of both are judged together at what was held back.
 */
export const more: BotCommand<'more'> = {
  kind: 'more',
  async answer(invocation, context) {
    const { place, pull, headSha, by, comment, now, rules, services } = context
    const { repository } = place
    const { db, queue } = services.store
    const ownJobs = await listJobs(db, { repository, comment })
    if (ownJobs.length > 0) return null
    const all = await listJobs(db, { repository, pull: pull.number, headSha })
    const before = lastRequested(all.filter(({ state }) => state === 'reported'))
    if (before.length === 0) throw new ReplyError(botReplies.nothingRequested(), 'confused')
    const doubled = unfinished(all).filter(({ request }) =>
      before.some(({ id }) => request.extends?.includes(id)),
    )
    if (doubled.length > 0) {
      return { text: doubled.map((job) => botReplies.underWay(job)).join('\n'), reaction: 'eyes' }
    }
    const requests = await requestsOf(before, invocation, context)
    if (requests.length === 0) throw new ReplyError(botReplies.nothingOpen(before), 'confused')
    const moreMinutes = requests.reduce(
      (sum, request) => sum + (options.budget.schema.parse(request.options.budget ?? '') ?? 0) / 60,
      0,
    )
    const spending = { repository, by, more: requests.length, now, moreMinutes }
    const over = await overBudget(db, spending, rules.bot)
    if (over !== null) throw new ReplyError(over)
    const cause = { kind: 'comment', comment, by } as const
    const jobs = requests.map(({ of, ...request }) => {
      const draft = {
        place,
        pull: pull.number,
        isFork: of.isFork,
        cause,
        request,
        ...context.fresh,
      }
      return newJob(draft, `comment:${comment}`, 'queued', now)
    })
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) await addJob(trx, queue, job)
    })
    return { text: botReplies.more(jobs), reaction: 'eyes' }
  },
}

/** Of the jobs whose reports leave something open. Nothing but time may end such a run. */
async function requestsOf(
  jobs: readonly Job[],
  { rounds, budget }: More,
  { services }: CommandContext,
): Promise<(WorkflowRequest & { of: Job })[]> {
  const requests: (WorkflowRequest & { of: Job })[] = []
  for (const job of jobs) {
    const open = await runReportTask('findOpen', job, {}, services)
    if (open === null || open.further === null) continue
    const count = rounds?.max ?? open.further.rounds
    const sec = budget ?? Math.max(open.budgetSec, Math.ceil(open.further.sec))
    const inputs = {
      ...job.request.options,
      until: 'rounds',
      rounds: `${count}..${count}`,
      budget: options.budget.print(sec),
    }
    const chain = [...(job.request.extends ?? []), job.id]
    const { roundsRun: roundsBefore } = open
    requests.push({
      ...job.request,
      options: inputs,
      onDoubt: null,
      extends: chain,
      roundsBefore,
      of: job,
    })
  }
  return requests
}

// `/bench status` and `/bench cancel`: commands about the jobs of a pull request.

/** What is under way, how far, and what was spent; where nothing is, what came last. */
export const status: BotCommand<'status'> = {
  kind: 'status',
  async answer(_, { place, pull, now, rules, services }) {
    const { db } = services.store
    const { repository } = place
    const jobs = await listJobs(db, { repository, pull: pull.number })
    if (jobs.length === 0) return { text: botReplies.nothingRequested(), reaction: '+1' }
    const open = unfinished(jobs)
    const listed = open.length === 0 ? jobs.slice(-3) : open
    const lines: string[] = []
    for (const job of listed) lines.push(statusLine(job, await placeInQueue(db, job), now))
    const { jobs: count, minutes } = await spentBy(db, repository, null, now)
    const { budget } = rules.bot
    const spent = budgetLine(count, budget.jobs, minutes, budget.minutes)
    return { text: [...lines, '', spent].join('\n'), reaction: '+1' }
  },
}

/** Stops what is running or waiting for its turn; checks that wait for a word go on waiting. */
export const cancel: BotCommand<'cancel'> = {
  kind: 'cancel',
  async answer(_, { place, pull, by, now, services }) {
    const { repository } = place
    const states = ['queued', 'dispatched', 'running'] as const
    const jobs = await listJobs(services.store.db, { repository, pull: pull.number, states })
    if (jobs.length === 0) return { text: botReplies.nothingToCancel(), reaction: 'confused' }
    await stopJobs(jobs, by, now, services)
    return { text: botReplies.cancelled(jobs), reaction: '+1' }
  },
}

// `/bench bisect`: searches the default branch for the commit that changed a row.

/** Both ends as they were asked for, or as they are known. */
type Ends = { good: string; bad: string }

/**
 * Looks for the commit on the default branch that did it. The suite and all rules are those of that
 * branch as it is now; nothing but what was merged there is ever built.
 */
export const bisect: BotCommand<'bisect'> = {
  kind: 'bisect',
  async answer(invocation, context) {
    const { place, pull, by, comment, now, services, github } = context
    const { repository, defaultBranch } = place
    const { db, queue } = services.store
    if ((await listJobs(db, { repository, comment })).length > 0) return null
    const newest = await badSha(defaultBranch, context)
    const rules = await suitesAt(newest, SUITE_FILE, github)
    const request = await bisectRequest(invocation, newest, { ...context, rules })
    const same = await findSame(db, place, pull.number, request)
    if (same !== null) return { text: botReplies.underWay(same), reaction: 'eyes' }
    const moreMinutes = request.bisect.mostSec / 60
    const over = await overBudget(db, { repository, by, more: 1, now, moreMinutes }, rules.bot)
    if (over !== null) throw new ReplyError(over)
    const cause = { kind: 'comment', comment, by } as const
    const draft = { place, pull: pull.number, isFork: false, cause, request, ...context.fresh }
    const job = newJob(draft, `comment:${comment}`, 'queued', now)
    await db.transaction().execute((trx) => addJob(trx, queue, job))
    return null
  },
}

async function bisectRequest(
  invocation: Bisect,
  newest: string,
  context: CommandContext,
): Promise<WorkflowRequest & Required<Pick<WorkflowRequest, 'bisect'>>> {
  const { rules, services, github, place } = context
  const suite = oneOf(invocation, context)
  const ends = await endsOf(invocation, suite.name, newest, context)
  const headSha = await badSha(ends.bad, context)
  if ((await github.mergeBase(headSha, newest)) !== headSha)
    throw new ReplyError(bisectReplies.notOnBranch(ends.bad, place.defaultBranch))
  const goodSha = await github.mergeBase(ends.good, headSha)
  if (goodSha === null) throw new ReplyError(bisectReplies.unknownEnd('good', ends.good))
  const line = await github.line(goodSha, headSha, MOST_COMMITS)
  if (line === null || line.length === 0)
    throw new ReplyError(bisectReplies.noLine(goodSha, headSha, MOST_COMMITS))
  const [first] = line
  if (first !== undefined && line.length === 1)
    throw new ReplyError(bisectReplies.oneCommit(first.sha, first.subject), '+1')
  const mostSec = invocation.budget ?? wholeBudgetSec(suite)
  const { aboutSec: _, ...expected } = expectedOf(line.length, { aboutSec: null, mostSec })
  const base = { ref: ends.good, sha: goodSha }
  const plain = defaultRequest(suite.name, { headSha, base }, rules, services.settings)
  if (expected.mostSec > plain.timeoutSec)
    throw new ReplyError(bisectReplies.tooLong(expected.mostSec, plain.timeoutSec))
  const options = Object.fromEntries(printedOption(benchOf(invocation)))
  return { ...plain, gates: false, options, bisect: { row: invocation.row, ...expected } }
}

/** What it says of suites and options, as `/bench` would. */
const benchOf = ({ suite, variants, rounds, budget }: Bisect) => ({
  ...noCommentOptions,
  consumer: null,
  suites: suite === null ? [] : [suite],
  variants,
  rounds,
  budget,
})

/** The suite that is meant, of the one variant that is. */
function oneOf(invocation: Bisect, { rules }: CommandContext): Suite {
  const { suite } = requestedSuites(benchOf(invocation), rules)[0]!
  const names = suite.variants.map(({ name }) => name)
  const count = invocation.variants.length === 0 ? names.length : invocation.variants.length
  if (count > 1) throw new ReplyError(bisectReplies.whichVariant(names), 'confused')
  return suite
}

/** What is said; else the last alert that is not over, else since the last release. */
async function endsOf(
  { good, bad }: Bisect,
  suite: string,
  newest: string,
  { place, services, github }: CommandContext,
): Promise<Ends> {
  if (good !== null) return { good, bad: bad ?? newest }
  if (bad === null) {
    const of = { repository: place.repository, suite, kind: 'alert' } as const
    const alerts = await jobsOfMain(services.store.db, of, MOST_ALERTS)
    const open = alerts.find(({ alert }) => alert?.is === 'told')
    if (open !== undefined) return { good: open.request.base.ref, bad: open.request.headSha }
  }
  const release = latestRelease(await github.listTags())
  if (release === null) throw new ReplyError(bisectReplies.noGood(), 'confused')
  return { good: release, bad: bad ?? newest }
}

/** Alerts that are looked through. */
const MOST_ALERTS = 20

async function badSha(ref: string, { github }: CommandContext): Promise<string> {
  const sha = await github.mergeBase(ref, ref)
  if (sha === null) throw new ReplyError(bisectReplies.unknownEnd('bad', ref))
  return sha
}
