/** Second step of the schema: jobs and who accepted what. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.generatedAlwaysAsIdentity())
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('pull', 'integer')
      .addColumn('headSha', 'text', (column) => column.notNull())
      .addColumn('suite', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('comment', 'text')
      .addColumn('askedAt', 'timestamptz', (column) => column.notNull())
      .addColumn('turnAt', 'timestamptz')
      .addColumn('endedAt', 'timestamptz')
      .addColumn('dueAt', 'timestamptz')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('jobsByPull')
      .on('jobs')
      .columns(['repository', 'pull', 'seq'])
      .execute()
    await db.schema
      .createIndex('jobsByTime')
      .on('jobs')
      .columns(['repository', 'askedAt'])
      .execute()
    await db.schema
      .createIndex('jobsDue')
      .on('jobs')
      .column('dueAt')
      .where(sql.ref('dueAt'), 'is not', null)
      .execute()
    await db.schema
      .createTable('heads')
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('pull', 'integer', (column) => column.notNull())
      .addColumn('sha', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'timestamptz', (column) => column.notNull())
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('headsKey', ['repository', 'pull', 'seenAt', 'sha'])
      .execute()
    await db.schema
      .createTable('acceptances')
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('sha', 'text', (column) => column.notNull())
      .addColumn('row', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('acceptancesKey', ['repository', 'source', 'row'])
      .execute()
  },
}
