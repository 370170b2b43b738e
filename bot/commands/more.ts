/** `/bench more`: goes on with what was measured last. */
import { options } from '../../src/core/ask/options.ts'
import { Answer } from '../../src/stories/answer.ts'
import type { Job, Wish } from '../jobs/job.ts'
import { askOfKept } from '../looks/kept.ts'
import { newJob } from '../looks/new-jobs.ts'
import { overBudget } from '../requests/budget.ts'
import { lastAsked, openOnes } from '../requests/job-actions.ts'
import type { BotCommand, CommandRequest } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { addJob, listJobs } from '../store/job-store.ts'

type More = Extract<Parameters<BotCommand<'more'>['answer']>[0], { kind: 'more' }>

/**
 * Goes on with what was measured last of that head: a run of its own measures rounds more, all of
 * them, and the rounds of both are judged together at what was held back.
 */
export const more: BotCommand<'more'> = {
  kind: 'more',
  async answer(said, ask) {
    const { place, pull, headSha, by, comment, now, rules, parts } = ask
    const { repository } = place
    const { db, queue } = parts.store
    const known = await listJobs(db, { repository, comment })
    if (known.length > 0) return null
    const all = await listJobs(db, { repository, pull: pull.number, headSha })
    const before = lastAsked(all.filter(({ state }) => state === 'reported'))
    if (before.length === 0) throw new Answer(botReplies.nothingAsked(), 'confused')
    const doubled = openOnes(all).filter(({ wish }) =>
      before.some(({ id }) => wish.extends?.includes(id)),
    )
    if (doubled.length > 0) {
      return { text: doubled.map((job) => botReplies.underWay(job)).join('\n'), reaction: 'eyes' }
    }
    const wishes = await wishesOf(before, said, ask)
    if (wishes.length === 0) throw new Answer(botReplies.nothingOpen(before), 'confused')
    const moreMinutes = wishes.reduce(
      (sum, { asked }) => sum + (options.budget.schema.parse(asked.budget ?? '') ?? 0) / 60,
      0,
    )
    const given = { repository, by, more: wishes.length, now, moreMinutes }
    const over = await overBudget(db, given, rules.bot)
    if (over !== null) throw new Answer(over)
    const cause = { kind: 'comment', comment, by } as const
    const jobs = wishes.map(({ of, ...wish }) => {
      const asked = { place, pull: pull.number, isFork: of.isFork, cause, wish, ...ask.fresh }
      return newJob(asked, `comment:${comment}`, 'queued', now)
    })
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) await addJob(trx, queue, job)
    })
    return { text: botReplies.more(jobs), reaction: 'eyes' }
  },
}

/** Of the jobs whose reports leave something open. Nothing but time may end such a run. */
async function wishesOf(
  jobs: readonly Job[],
  { rounds, budget }: More,
  { parts }: CommandRequest,
): Promise<(Wish & { of: Job })[]> {
  const wishes: (Wish & { of: Job })[] = []
  for (const job of jobs) {
    const open = await askOfKept('findOpen', job, {}, parts)
    if (open === null || open.further === null) continue
    const count = rounds?.max ?? open.further.rounds
    const sec = budget ?? Math.max(open.budgetSec, Math.ceil(open.further.sec))
    const asked = {
      ...job.wish.asked,
      until: 'rounds',
      rounds: `${count}..${count}`,
      budget: options.budget.print(sec),
    }
    const chain = [...(job.wish.extends ?? []), job.id]
    const { roundsRun: roundsBefore } = open
    wishes.push({ ...job.wish, asked, onDoubt: null, extends: chain, roundsBefore, of: job })
  }
  return wishes
}
