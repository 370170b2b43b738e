/** `/bench rerun`: measures again what was measured last. */
import { Answer } from '../../src/stories/answer.ts'
import { overBudget } from '../requests/budget.ts'
import { lastAsked, runAgain } from '../requests/job-actions.ts'
import type { BotCommand } from '../requests/request.ts'
import { botReplies } from '../speak/replies.ts'
import { listJobs } from '../store/job-store.ts'

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
