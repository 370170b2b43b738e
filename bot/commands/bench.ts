/** `/bench`: measures suites of the base at one commit. */
import { options } from '../../src/core/ask/options.ts'
import { Answer } from '../../src/stories/answer.ts'
import { isForkOf } from '../../src/stories/authorize.ts'
import { botReplies } from '../jobs/messages.ts'
import {
  findSame,
  lastAsked,
  letIn,
  newJob,
  openOnes,
  overBudget,
  plainWish,
  runAgain,
  wishOf,
} from '../jobs/requests.ts'
import { askOfKept } from '../reports/process.ts'
import type { Job, Wish } from '../store/job.ts'
import { addJob, findJob, jobId, listJobs } from '../store/jobs.ts'
import type { BotCommand, CommandRequest } from './command.ts'

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

// `/bench rerun`: measures again what was measured last.

const FINISHED = ['reported', 'failed', 'cancelled', 'lost'] as const

/** Measures again what was measured last: fresh rounds, more where too few could decide. */
export const rerun: BotCommand<'rerun'> = {
  kind: 'rerun',
  async answer(_, ask) {
    const { place, pull, headSha, by, comment, now, rules, parts } = ask
    const { repository } = place
    const source = `comment:${comment}`
    const cause = { kind: 'comment', comment, by } as const
    const all = await listJobs(parts.store.db, { repository, pull: pull.number, states: FINISHED })
    const known = await listJobs(parts.store.db, { repository, comment })
    const before = lastAsked(all.filter(({ id }) => known.every((own) => own.id !== id)))
    if (before.length === 0) throw new Answer(botReplies.nothingAsked(), 'confused')
    if (known.length > 0) return null
    const { db } = parts.store
    const over = await overBudget(db, { repository, by, more: before.length, now }, rules.bot)
    if (over !== null) throw new Answer(over)
    const base = { asked: pull.baseSha, sha: null }
    const again = await runAgain(
      before,
      { headSha, base, cause, source, now, fresh: ask.fresh },
      parts,
    )
    return { text: botReplies.rerun(again.jobs, again.more), reaction: 'eyes' }
  },
}

// `/bench more`: goes on with what was measured last.

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
