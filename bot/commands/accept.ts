/** `/bench accept`: accepts a row for one head. */
import { nearest } from '../../src/core/text/nearest.ts'
import { Answer } from '../../src/stories/answer.ts'
import type { Job } from '../jobs/job.ts'
import { acceptRows, reportOf, rowNames } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

/** Accepts one row for this head: every report about it is judged again under that. */
export const accept: BotCommand<'accept'> = {
  kind: 'accept',
  async answer(invocation, ask) {
    const { place, pull, headSha: sha, by, comment, saidAt, now, parts } = ask
    const { repository } = place
    const found = { repository, pull: pull.number, headSha: sha, states: ['reported'] as const }
    const jobs = await listJobs(parts.store.db, found)
    const { row, reason } = invocation
    const having: Job[] = []
    const names: string[] = []
    for (const job of jobs) {
      const report = await reportOf(job, parts)
      const known = report === null ? [] : rowNames(report)
      names.push(...known)
      if (known.includes(row)) having.push(job)
    }
    if (names.length === 0) throw new Answer(botReplies.noReport(), 'confused')
    if (having.length === 0)
      throw new Answer(botReplies.noSuchRow(row, nearest(row, names)), 'confused')
    const acceptances = [{ row, reason, by, at: saidAt, sha }]
    const changed = await acceptRows(
      having,
      { source: `comment:${comment}`, acceptances, now },
      parts,
    )
    return { text: botReplies.accepted([row], reason, sha, changed), reaction: '+1' }
  },
}
