/** Fifth step of the schema: deliveries that are set aside. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const setAsideDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    const none = sql`0`
    await db.schema
      .alterTable('deliveries')
      .addColumn('parks', 'integer', (column) => column.notNull().defaultTo(none))
      .addColumn('words', 'text')
      .execute()
    await db.schema
      .alterTable('jobs')
      .addColumn('parks', 'integer', (column) => column.notNull().defaultTo(none))
      .addColumn('faults', 'integer', (column) => column.notNull().defaultTo(none))
      .execute()
    await db.schema
      .createTable('repositories')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('installation', 'text', (column) => column.notNull())
      .addColumn('defaultBranch', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'timestamptz', (column) => column.notNull())
      .addColumn('goneAt', 'timestamptz')
      .execute()
    // An entry of an index has at most 2,704 bytes, and names are as long as reports make them.
    await db.schema.dropIndex('pointsBySeries').execute()
    await db.schema
      .createIndex('pointsBySeries')
      .on('points')
      .expression(sql`md5(benchmark), md5(metric), md5(contrast)`)
      .execute()
    await sql`alter table acceptances drop constraint acceptances_key`.execute(db)
    await db.schema
      .createIndex('acceptancesKey')
      .unique()
      .on('acceptances')
      .expression(sql`repository, source, md5("row")`)
      .execute()
  },
}
