/** `/bench status` and `/bench cancel`: commands about the jobs of a pull request. */

import { botReplies, budgetLine, statusLine } from '../jobs/messages.ts'
import { spentBy, stopJobs, unfinished } from '../jobs/requests.ts'
import { listJobs, placeInQueue } from '../store/jobs.ts'
import type { BotCommand } from './command.ts'

/** What is under way, how far, and what was spent; where nothing is, what came last. */
export const status: BotCommand<'status'> = {
  kind: 'status',
  async answer(_, { place, pull, now, rules, services }) {
    const { db } = services.store
    const { repository } = place
    const jobs = await listJobs(db, { repository, pull: pull.number })
    if (jobs.length === 0) return { text: botReplies.nothingRequested(), reaction: '+1' }
    const open = unfinished(jobs)
    const shown = open.length === 0 ? jobs.slice(-3) : open
    const lines: string[] = []
    for (const job of shown) lines.push(statusLine(job, await placeInQueue(db, job), now))
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
