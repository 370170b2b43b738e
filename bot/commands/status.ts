/** `/bench status`: tells what is under way and what was spent. */
import { spentBy } from '../requests/budget.ts'
import { openOnes } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies, budgetLine, statusLine } from '../speak/replies.ts'
import { listJobs, placeInQueue } from '../store/job-store.ts'

/** What is under way, how far, and what was spent; where nothing is, what came last. */
export const status: BotCommand<'status'> = {
  kind: 'status',
  async answer(_, { place, pull, now, rules, parts }) {
    const { db } = parts.store
    const { repository } = place
    const jobs = await listJobs(db, { repository, pull: pull.number })
    if (jobs.length === 0) return { text: botReplies.nothingAsked(), reaction: '+1' }
    const open = openOnes(jobs)
    const shown = open.length === 0 ? jobs.slice(-3) : open
    const lines: string[] = []
    for (const job of shown) lines.push(statusLine(job, await placeInQueue(db, job), now))
    const { jobs: count, minutes } = await spentBy(db, repository, null, now)
    const { budget } = rules.bot
    const spent = budgetLine(count, budget.jobs, minutes, budget.minutes)
    return { text: [...lines, '', spent].join('\n'), reaction: '+1' }
  },
}
