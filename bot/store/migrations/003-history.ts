/** Third step of the schema: reports that are kept, and their rows. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('suite', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('baseRef', 'text')
      .addColumn('headSha', 'text', (column) => column.notNull())
      .addColumn('baseSha', 'text')
      .addColumn('runUrl', 'text')
      .addColumn('conclusion', 'text', (column) => column.notNull())
      .addColumn('keptAt', 'timestamptz', (column) => column.notNull())
      .addColumn('body', 'bytea')
      .execute()
    await db.schema
      .createIndex('reportsByTime')
      .on('reports')
      .columns(['repository', 'keptAt', 'id'])
      .execute()
    await db.schema
      .createTable('points')
      .addColumn('report', 'text', (column) =>
        column.notNull().references('reports.id').onDelete('cascade'),
      )
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('contrast', 'text', (column) => column.notNull())
      .addColumn('benchmark', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('baseValue', 'double precision')
      .addColumn('headValue', 'double precision')
      .addColumn('deltaPct', 'double precision')
      .addColumn('lowPct', 'double precision')
      .addColumn('highPct', 'double precision')
      .addColumn('level', 'double precision')
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pointsKey', ['report', 'row'])
      .execute()
    await db.schema
      .createIndex('pointsBySeries')
      .on('points')
      .columns(['benchmark', 'metric', 'contrast'])
      .execute()
  },
}
