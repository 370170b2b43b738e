/** What a repository and a person have spent in the last 24 hours, and whether that is too much. */
import { sql } from 'kysely'
import type { BotRules } from '../../src/core/suite/bot.ts'
import { botReplies } from '../speak/replies.ts'
import type { Db } from '../store/job-store.ts'

const DAY_MS = 24 * 3600 * 1000

export type SpentBudget = { jobs: number; minutes: number; oldest: Date | null }

/** Jobs that were asked for, and minutes of their runs; those under way count until now. */
export async function spentBy(
  db: Db,
  repository: string,
  by: string | null,
  now: string,
): Promise<SpentBudget> {
  const since = new Date(Date.parse(now) - DAY_MS)
  const end = sql`coalesce(${sql.ref('endedAt')}, ${new Date(now)}::timestamptz)`
  const spentSec = sql`extract(epoch from ${end} - ${sql.ref('turnAt')})`
  let query = db
    .selectFrom('jobs')
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`coalesce(sum(${spentSec}), 0)::float8 / 60`.as('minutes'),
      fn.min('askedAt').as('oldest'),
    ])
    .where('repository', '=', repository)
    .where('state', '!=', 'asked')
    .where('askedAt', '>', since)
  if (by !== null) query = query.where('by', '=', by)
  const { jobs, minutes, oldest } = await query.executeTakeFirstOrThrow()
  return { jobs, minutes: Math.floor(minutes), oldest: oldest === null ? null : new Date(oldest) }
}

const spentWords = ({ minutes }: SpentBudget, more: number) =>
  `${minutes} minutes${more === 0 ? '' : ` and ${Math.ceil(more)} asked for`}`

/** Why `more` jobs would be too much; null: they are within both budgets. */
export async function overBudget(
  db: Db,
  ask: {
    repository: string
    by: string | null
    more: number
    now: string
    /** Minutes that they are given by whoever asks; what suites give is not counted before. */
    moreMinutes?: number
  },
  { budget }: BotRules,
): Promise<string | null> {
  const { repository, by, more, now, moreMinutes = 0 } = ask
  const rows = [
    ['this repository', null, budget.jobs, budget.minutes],
    ...(by === null ? [] : [[by, by, budget['user-jobs'], budget['user-minutes']]]),
  ] as [string, string | null, number, number][]
  for (const [whose, login, jobs, minutes] of rows) {
    const spent = await spentBy(db, repository, login, now)
    const next = new Date((spent.oldest?.getTime() ?? Date.parse(now)) + DAY_MS).toISOString()
    if (spent.jobs + more > jobs)
      return botReplies.overBudget(whose, `${spent.jobs} jobs`, `${jobs} jobs`, next)
    if (spent.minutes >= minutes || spent.minutes + moreMinutes > minutes)
      return botReplies.overBudget(
        whose,
        spentWords(spent, moreMinutes),
        `${minutes} minutes`,
        next,
      )
  }
  return null
}
