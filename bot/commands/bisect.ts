/** `/bench bisect`: searches the default branch for the commit that changed a row. */

import { ReplyError, requestedSuites, SUITE_FILE, suitesAt } from '../../src/github/authorize.ts'
import type { Bisect } from '../../src/github/command.ts'
import type { Suite } from '../../src/model/model.ts'
import { wholeBudgetSec } from '../../src/plan/fit.ts'
import { MOST_COMMITS } from '../../src/render/bisect.ts'
import { expectedOf } from '../../src/report/bisect.ts'
import { noCommentOptions, printedOption } from '../../src/settings/options.ts'
import { latestRelease } from '../../src/settings/values.ts'
import { bisectReplies, botReplies } from '../jobs/messages.ts'
import { defaultRequest, findSame, newJob, overBudget } from '../jobs/requests.ts'
import type { RunRequest } from '../store/job.ts'
import { addJob, jobsOfMain, listJobs } from '../store/jobs.ts'
import type { BotCommand, CommandContext } from './command.ts'

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
    const request = await requestOf(invocation, newest, { ...context, rules })
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

async function requestOf(
  invocation: Bisect,
  newest: string,
  context: CommandContext,
): Promise<RunRequest & Required<Pick<RunRequest, 'bisect'>>> {
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
