/** What the store forgets, and when. */
import { type Kysely, sql } from 'kysely'
import { pruneReports } from '../history/report-archive.ts'
import type { Settings } from '../settings/settings.ts'
import { pruneDeliveries } from '../store/deliveries.ts'
import { forgetLost } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'

export type RetentionDays = Pick<Settings, 'deliveryDays' | 'goneDays' | 'jobDays' | 'reportDays'>

/** How many of each kind were forgotten; their points of a branch's history stay. */
export async function forget(db: Kysely<Tables>, days: RetentionDays, now: Date) {
  const before = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000)
  const jobs = await db
    .deleteFrom('jobs')
    .where('endedAt', '<', before(days.jobDays))
    .executeTakeFirst()
  // The newest head of a pull request may be old: it stands until there is a newer one.
  const heads = await db
    .deleteFrom('heads')
    .where('seenAt', '<', before(days.jobDays))
    .where(
      sql<boolean>`exists (select 1 from heads newer where newer.repository = heads.repository
        and newer.pull = heads.pull and newer.seen_at > heads.seen_at)`,
    )
    .executeTakeFirst()
  // Paces of installations that nothing was written to for a day.
  await db.deleteFrom('marks').where('name', 'like', 'pace %').where('at', '<', before(1)).execute()
  return {
    deliveries: await pruneDeliveries(db, days.deliveryDays),
    jobs: Number(jobs.numDeletedRows),
    heads: Number(heads.numDeletedRows),
    repositories: await forgetLost(db, before(days.goneDays)),
    ...(await pruneReports(db, before(days.reportDays))),
  }
}
