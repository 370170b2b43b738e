import { cancelJobs } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { replies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

/** Stops what is running or waiting for its turn; checks that wait for a word go on waiting. */
export const cancel: BotCommand<'cancel'> = {
  kind: 'cancel',
  async answer(_, { place, pull, by, now, parts }) {
    const { repository } = place
    const states = ['queued', 'dispatched', 'running'] as const
    const jobs = await listJobs(parts.store.db, { repository, pull: pull.number, states })
    if (jobs.length === 0) return { text: replies.nothingToCancel(), reaction: 'confused' }
    await cancelJobs(jobs, by, now, parts)
    return { text: replies.cancelled(jobs), reaction: '+1' }
  },
}
