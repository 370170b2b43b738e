import { options } from '../../src/core/ask/options.ts'
import type { Job, Wish } from '../jobs/job.ts'
import { findSame, newJob } from '../looks/new-jobs.ts'
import { overBudget } from '../requests/budget.ts'
import { letIn } from '../requests/job-actions.ts'
import { checkVariants, pickSuites, plainWish, wishOf } from '../requests/repository.ts'
import { type BotCommand, bindHead, type CommandRequest, isForkOf } from '../requests/request.ts'
import { Answer } from '../speak/answer.ts'
import { replies } from '../speak/replies.ts'
import { addJob, findJob, jobId } from '../store/job-store.ts'

/** Measures suites of the base at one full hash. The jobs' own comments are the answer. */
export const bench: BotCommand<'bench'> = {
  kind: 'bench',
  right: 'write',
  async answer(invocation, ask) {
    const headSha = await bindHead(ask, invocation)
    const { rules, pull, parts } = ask
    const suites = pickSuites(invocation, rules)
    for (const suite of suites) checkVariants(invocation, suite)
    const base = { asked: pull.baseSha, sha: null }
    const wishes = suites.map((suite) =>
      wishOf(invocation, suite, plainWish(suite.name, { headSha, base }, rules, parts.settings)),
    )
    const doubled = await start(ask, wishes)
    if (doubled.length === 0) return null
    return { text: doubled.map((job) => replies.underWay(job)).join('\n'), reaction: 'eyes' }
  },
}

/** Minutes that a command itself gives its runs: the limits of the base hold for it beforehand. */
const askedMin = (wishes: readonly Wish[]) =>
  wishes.reduce(
    (sum, { asked }) => sum + (options.budget.schema.parse(asked.budget ?? '') ?? 0),
    0,
  ) / 60

/** Starts what is not under way; gives what is. */
async function start(ask: CommandRequest, wishes: Wish[]): Promise<Job[]> {
  const { place, pull, by, comment, now, rules, parts } = ask
  const { db, queue } = parts.store
  const cause = { kind: 'comment', comment, by } as const
  const source = `comment:${comment}`
  const doubled: Job[] = []
  const fresh: Wish[] = []
  for (const wish of wishes) {
    const own = await findJob(db, jobId(place.repository, source, wish.suite))
    const same = own?.job ?? (await findSame(db, place, pull.number, wish))
    const isOurs = same?.cause.kind === 'comment' && same.cause.comment === comment
    if (same === null || (same.state === 'asked' && !isOurs)) fresh.push(wish)
    else if (!isOurs) doubled.push(same)
  }
  const over = await overBudget(
    db,
    { repository: place.repository, by, more: fresh.length, now, moreMinutes: askedMin(fresh) },
    rules.bot,
  )
  if (fresh.length > 0 && over !== null) throw new Answer(over)
  for (const wish of fresh) {
    const waiting = await findSame(db, place, pull.number, wish)
    if (waiting?.state === 'asked') await letIn(waiting, cause, wish, now, parts)
    else {
      const given = { place, pull: pull.number, isFork: isForkOf(pull), cause, wish }
      const job = newJob(given, source, 'queued', now)
      await db.transaction().execute((trx) => addJob(trx, queue, job))
    }
  }
  return doubled
}
