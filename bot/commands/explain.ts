/** `/bench explain`: tells how one row was judged. */
import { nearest } from '../../src/core/text/nearest.ts'
import { Answer } from '../../src/stories/answer.ts'
import { askOfKept } from '../looks/kept.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

/** Tells how one row was judged, from the last report that has it. */
export const explain: BotCommand<'explain'> = {
  kind: 'explain',
  async answer({ row }, { place, pull, parts }) {
    const { repository } = place
    const found = { repository, pull: pull.number, states: ['reported'] as const }
    const jobs = (await listJobs(parts.store.db, found)).toReversed()
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const found = await askOfKept('findRow', job, { row }, parts)
      if (found === null) continue
      hasReport = true
      if (found.explained !== null) return { text: found.explained, reaction: '+1' }
      if (found.near !== null) near.push(found.near)
    }
    if (!hasReport) throw new Answer(botReplies.noReport(), 'confused')
    throw new Answer(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
  },
}
