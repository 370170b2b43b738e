/** `/bench cancel`: stops what is running or waiting. */
import { stopJobs } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

/** Stops what is running or waiting for its turn; checks that wait for a word go on waiting. */
export const cancel: BotCommand<'cancel'> = {
  kind: 'cancel',
  async answer(_, { place, pull, by, now, parts }) {
    const { repository } = place
    const states = ['queued', 'dispatched', 'running'] as const
    const jobs = await listJobs(parts.store.db, { repository, pull: pull.number, states })
    if (jobs.length === 0) return { text: botReplies.nothingToCancel(), reaction: 'confused' }
    await stopJobs(jobs, by, now, parts)
    return { text: botReplies.cancelled(jobs), reaction: '+1' }
  },
}
