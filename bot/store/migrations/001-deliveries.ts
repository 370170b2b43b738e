/** First step of the schema: deliveries, installations, repositories. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const deliveries: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`now()`
    await db.schema
      .createTable('deliveries')
      .addColumn('guid', 'text', (column) => column.primaryKey())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('receivedAt', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('body', 'text')
      .addColumn('outcome', 'text')
      .addColumn('endedAt', 'timestamptz')
      .execute()
    await db.schema.createIndex('deliveriesByTime').on('deliveries').column('receivedAt').execute()
    await db.schema
      .createTable('marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
