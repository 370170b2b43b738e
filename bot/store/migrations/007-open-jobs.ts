/** Seventh step of the schema: jobs that are not over are found without those that are. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const openJobsIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('jobsOpen')
      .on('jobs')
      .columns(['repository', 'state', 'seq'])
      .where(sql.ref('endedAt'), 'is', null)
      .execute()
  },
}
