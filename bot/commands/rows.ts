/** `/bench accept` and `/bench explain`: commands about a row of a stored report. */

import { Answer } from '../../src/github/authorize.ts'
import { nearest } from '../../src/text/paths.ts'
import { botReplies } from '../jobs/messages.ts'
import { acceptRows } from '../jobs/requests.ts'
import { askReport } from '../reports/process.ts'
import type { Job } from '../store/job.ts'
import { listJobs } from '../store/jobs.ts'
import type { BotCommand } from './command.ts'

/** Accepts one row for this head: every report about it is judged again under that. */
export const accept: BotCommand<'accept'> = {
  kind: 'accept',
  async answer(invocation, context) {
    const { place, pull, headSha: sha, by, comment, saidAt, now, services } = context
    const { repository } = place
    const result = { repository, pull: pull.number, headSha: sha, states: ['reported'] as const }
    const jobs = await listJobs(services.store.db, result)
    const { row, reason } = invocation
    const having: Job[] = []
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const found = await askReport('findRow', job, { row }, services)
      hasReport ||= found !== null
      if (found?.isKnown) having.push(job)
      if (found?.near != null) near.push(found.near)
    }
    if (!hasReport) throw new Answer(botReplies.noReport(), 'confused')
    if (having.length === 0)
      throw new Answer(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
    const acceptances = [{ row, reason, by, at: saidAt, sha }]
    const changed = await acceptRows(
      having,
      { source: `comment:${comment}`, acceptances, now },
      services,
    )
    return { text: botReplies.accepted([row], reason, sha, changed), reaction: '+1' }
  },
}

/** Tells how one row was judged, from the last report that has it. */
export const explain: BotCommand<'explain'> = {
  kind: 'explain',
  async answer({ row }, { place, pull, services }) {
    const { repository } = place
    const result = { repository, pull: pull.number, states: ['reported'] as const }
    const jobs = (await listJobs(services.store.db, result)).toReversed()
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const found = await askReport('findRow', job, { row }, services)
      if (found === null) continue
      hasReport = true
      if (found.explained !== null) return { text: found.explained, reaction: '+1' }
      if (found.near !== null) near.push(found.near)
    }
    if (!hasReport) throw new Answer(botReplies.noReport(), 'confused')
    throw new Answer(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
  },
}
