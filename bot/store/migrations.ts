/** The migrations of the schema. Stored databases know them by name, so a name never changes. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import { HostError } from '../../src/machine/host.ts'
import type { Tables } from './tables.ts'

const deliveries: Migration = {
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

const jobs: Migration = {
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

const history: Migration = {
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

/** A job as it was written before; `variants`: [] for all, `rounds`: '' for as the suite says. */
const before = z.looseObject({
  wish: z.looseObject({ variants: z.array(z.string()), rounds: z.string() }),
})

/** Rows that are in memory at a time. */
const AT_ONCE = 500

/**
 * What was asked of a job stands by the names of options; before, two of them had fields. Not done
 * in SQL: `jsonb` does not take every text (no NUL in words of a run, nothing torn), and one such
 * row would keep the service from starting. A document that is none of these stays as it is.
 */
const askedOptions: Migration = {
  async up(db: Kysely<unknown>) {
    // A store of the very first day has them under another name, which no step changed.
    await sql`alter table if exists waivers rename to acceptances`.execute(db)
    await sql`alter index if exists waivers_key rename to acceptances_key`.execute(db)
    const rows = db as Kysely<{ jobs: { id: string; doc: string } }>
    const find = rows.selectFrom('jobs').select(['id', 'doc']).orderBy('id').limit(AT_ONCE)
    for (let after = ''; ; ) {
      const page = await find.where('id', '>', after).execute()
      for (const { id, doc } of page) {
        const renewed = renew(doc)
        if (renewed === null) continue
        await rows.updateTable('jobs').set({ doc: renewed }).where('id', '=', id).execute()
      }
      const last = page.at(-1)
      if (last === undefined) return
      after = last.id
    }
  },
}

/** Null: it is no document of before. */
function renew(doc: string): string | null {
  const { data: job } = before.safeParse(parsed(doc))
  if (job === undefined) return null
  const { variants, rounds, ...request } = job.wish
  const options = {
    ...(rounds === '' ? {} : { rounds }),
    ...(variants.length === 0 ? {} : { variants: variants.join(',') }),
  }
  return JSON.stringify({ ...job, wish: { ...request, asked: options } })
}

function parsed(doc: string): unknown {
  try {
    return JSON.parse(doc)
  } catch {
    return null
  }
}

const setAsideDeliveries: Migration = {
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

const seriesOfReports: Migration = {
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

const openJobsIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('jobsOpen')
      .on('jobs')
      .columns(['repository', 'state', 'seq'])
      .where(sql.ref('endedAt'), 'is', null)
      .execute()
  },
}

/** Names of the migrations that were applied now. Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const message = error instanceof Error ? error.message : String(error)
    throw new HostError(
      `the store cannot be brought up to date: ${message}`,
      'Nothing was changed. Where an older version of the bot is started on a newer store, ' +
        'start the newer one again, or restore a backup from before.',
      { cause: error },
    )
  }
  return results
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}

/** Applied in the order of their names, each once. */

export const migrations: Record<string, Migration> = {
  '001-deliveries': deliveries,
  '002-jobs': jobs,
  '003-history': history,
  '004-asked-options': askedOptions,
  '005-set-aside': setAsideDeliveries,
  '006-series-of-reports': seriesOfReports,
  '007-open-jobs': openJobsIndex,
}
