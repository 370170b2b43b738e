/** Sixth step of the schema: a series is looked up within a report. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const seriesOfReports: Migration = {
  async up(db: Kysely<unknown>) {
    // By its names alone it was found in all repositories, of which one was asked for.
    await db.schema.dropIndex('pointsBySeries').execute()
    await db.schema
      .createIndex('pointsBySeries')
      .on('points')
      .expression(sql`report, md5(benchmark), md5(metric), md5(contrast)`)
      .execute()
  },
}
