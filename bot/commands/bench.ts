/** `/bench`: measures suites of the base at one commit. */
import { options } from '../../src/core/ask/options.ts'
import { Answer } from '../../src/stories/answer.ts'
import { isForkOf } from '../../src/stories/authorize.ts'
import type { Job, Wish } from '../jobs/job.ts'
import { findSame, newJob } from '../looks/new-jobs.ts'
import { overBudget } from '../requests/budget.ts'
import { letIn } from '../requests/job-actions.ts'
import { plainWish, wishOf } from '../requests/repository.ts'
import type { BotCommand, CommandRequest } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { addJob, findJob, jobId } from '../store/job-store.ts'

/** Measures suites of the base at one full hash. The jobs' own comments are the answer. */
export const bench: BotCommand<'bench'> = {
  kind: 'bench',
  async answer(invocation, ask) {
    const { rules, pull, headSha, parts } = ask
    const { baseRef } = pull
    const base = { asked: pull.baseSha, sha: null }
    const wishes = ask.suites.map((asked) => {
      const plain = plainWish(asked.suite.name, { headSha, base, baseRef }, rules, parts.settings)
      return wishOf(invocation, asked, plain)
    })
    const doubled = await start(ask, wishes)
    if (doubled.length === 0) return null
    return { text: doubled.map((job) => botReplies.underWay(job)).join('\n'), reaction: 'eyes' }
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
    const own = await findJob(db, jobId(place.repositoryId, source, wish.suite))
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
      const given = { place, pull: pull.number, isFork: isForkOf(pull), cause, wish, ...ask.fresh }
      const job = newJob(given, source, 'queued', now)
      await db.transaction().execute((trx) => addJob(trx, queue, job))
    }
  }
  return doubled
}
