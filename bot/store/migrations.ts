/** The migrations of the schema. Stored databases know them by name, so a name never changes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import { HostError } from '../../src/machine/host.ts'
import type { Log } from '../telemetry.ts'
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
    await db.schema.dropIndex('pointsBySeries').ifExists().execute()
  },
}

/** What it added is in the list of indexes now. */
const indexesAlone: Migration = { async up() {} }

/** The queue as a table of its own, with what waited in the queues of before (pg-boss). */
const lanes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence lanes_seq`.execute(db)
    await sql`create table lanes (
      queue text not null, key text not null, data text not null,
      installation text not null default '', repository text not null default '',
      person text not null default '', wanted bigint not null default 1,
      seq bigint not null default nextval('lanes_seq'),
      due_at timestamptz not null default now(), waits_since timestamptz not null default now(),
      tries integer not null default 0, taken_by text, taken_until timestamptz,
      primary key (queue, key)) with (fillfactor = 50)`.execute(db)
    await sql`alter table deliveries add column lane text, add column seq bigint,
      add column person text`.execute(db)
    await sql`alter table repositories add column suspended_at timestamptz`.execute(db)
    await takeOverEntries(db)
  },
}

/** Queues by the names that they had; what the dead ones had is tried once more. */
const OLD_QUEUES = [
  ['look', 'look'],
  ['tend', 'look'],
  ['dead-look', 'look'],
  ['dead-tend', 'look'],
  ['reconcile', 'reconcile'],
  ['night', 'night'],
  ['redeliver', 'redeliver'],
] as const

/** What waits or is at work, once for each key; schedules begin anew. */
async function takeOverEntries(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as "isThere"`.execute(db)
  if (rows[0]?.isThere) {
    const open = sql`state in ('created', 'retry', 'active')`
    for (const [old, name] of OLD_QUEUES)
      await sql`insert into lanes (queue, key, data, installation)
        select distinct on (key) ${name}, key, data::text, installation from (
          select coalesce(singleton_key, data->>'job', '') as key, data,
            coalesce(group_id, '') as installation, created_on
          from pgboss.job where name = ${old} and ${open}) as old
        order by key, created_on desc on conflict do nothing`.execute(db)
    await sql`update deliveries set lane = old.singleton_key, seq = old.place, person = ''
      from (select data->>'guid' as guid, singleton_key,
          nextval('lanes_seq') as place
        from (select * from pgboss.job where name = 'delivery' and ${open}
          order by created_on, id) as sorted) as old
      where deliveries.guid = old.guid and outcome is null`.execute(db)
    await sql`insert into lanes (queue, key, data, installation, repository)
      select 'delivery', singleton_key, '{}', coalesce(max(group_id), ''),
        coalesce(substring(singleton_key from '^[0-9]+'), '')
      from pgboss.job where name = 'delivery' and ${open} and singleton_key is not null
      group by singleton_key`.execute(db)
    await sql`drop schema pgboss cascade`.execute(db)
  }
  // Whatever else is open waits for itself.
  await sql`update deliveries set lane = 'guid ' || guid, seq = nextval('lanes_seq'), person = ''
    where outcome is null and body is not null and lane is null`.execute(db)
  await sql`insert into lanes (queue, key, data) select 'delivery', lane, '{}' from deliveries
    where outcome is null and lane is not null on conflict do nothing`.execute(db)
}

/**
 * Reports may be in a bucket: then the row has the key of the object in place of the body. What no
 * row refers to is to be removed from there, whatever took the reference away.
 */
const bucket: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reports add column body_key text`.execute(db)
    await sql`create table unreferenced_objects (
      key text primary key, due_at timestamptz not null default now())`.execute(db)
    await sql`create function forget_object() returns trigger language plpgsql as $$ begin
      insert into unreferenced_objects (key) values (old.body_key)
        on conflict (key) do update set due_at = now();
      return null;
    end $$`.execute(db)
    await sql`create trigger reports_deleted after delete on reports for each row
      when (old.body_key is not null) execute function forget_object()`.execute(db)
    await sql`create trigger reports_emptied after update of body_key on reports for each row
      when (old.body_key is not null and old.body_key is distinct from new.body_key)
      execute function forget_object()`.execute(db)
  },
}

// Indexes that none of the above makes. They are made beside whoever writes, so that the processes
// of the version before go on with their work.

/** Names as the database has them. One of another definition needs another name. */
const indexes: Record<string, string> = {
  deliveries_by_time: 'deliveries (received_at)',
  deliveries_open: 'deliveries (lane, seq) where outcome is null',
  deliveries_aside: "deliveries (received_at) where outcome = 'given-up'",
  lanes_waiting: `lanes (queue, installation, repository, person, seq) where taken_until is null`,
  lanes_taken: 'lanes (taken_until) where taken_until is not null',
  jobs_by_pull: 'jobs (repository, pull, seq)',
  jobs_by_time: 'jobs (repository, asked_at)',
  jobs_due: 'jobs (due_at) where due_at is not null',
  jobs_open: 'jobs (repository, state, seq) where ended_at is null',
  /** For the status page, and to be forgotten. */
  jobs_ended: 'jobs (ended_at) where ended_at is not null',
  /** What pages point out is found however much else there is: alerts, bisections, releases. */
  jobs_watched: `jobs (repository, seq) where doc like '%"cause":{"kind":"alert"%'
    or doc like '%"cause":{"kind":"release"%' or doc like '%"bisect":{%'`,
  jobs_of_nights: `jobs (repository, seq) where doc like '%"cause":{"kind":"night"%'`,
  heads_by_time: 'heads (seen_at)',
  reports_by_time: 'reports (repository, kept_at, id)',
  /** Oldest first: what of it is forgotten, and what is to be moved into the bucket. */
  reports_whole: 'reports (kept_at) where body is not null or body_key is not null',
  reports_here: 'reports (kept_at) where body is not null',
  /** An entry has at most 2,704 bytes, and names are as long as reports make them. */
  points_by_series: 'points (report, md5(benchmark), md5(metric), md5(contrast))',
  points_moved: "points (report) where verdict in ('regressed', 'improved')",
}

/** Where the tables are: in `public`, or in a schema that its role has for itself. */
export const OWN_SCHEMA = sql`(select relnamespace from pg_class
  where oid = to_regclass('deliveries'))`

/** One process makes them. Whoever waits in the database for that would be waited for itself. */
const INDEX_LOCK = sql`hashtext('gcbench indexes')`
const LOOK_AGAIN_MS = 200

async function makeIndexes(own: Kysely<Tables>, log: Log): Promise<void> {
  const isOurs = async () => {
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${INDEX_LOCK}) as "isOurs"`
    return (await lock.execute(own)).rows[0]?.isOurs
  }
  while (!(await isOurs())) await sleep(LOOK_AGAIN_MS)
  try {
    const { rows } = await sql<{ name: string; isWhole: boolean }>`
      select relname as name, indisvalid as "isWhole" from pg_index
      join pg_class on pg_class.oid = indexrelid
      where relnamespace = ${OWN_SCHEMA}`.execute(own)
    const known = new Map(rows.map(({ name, isWhole }) => [name, isWhole]))
    for (const [name, definition] of Object.entries(indexes)) {
      if (known.get(name)) continue
      // Whoever made it was killed.
      if (known.has(name)) await sql`drop index concurrently ${sql.id(name)}`.execute(own)
      log.info({ index: name }, 'makes an index; others may write meanwhile')
      const what = sql.raw(`${name} on ${definition}`)
      await sql`create index concurrently ${what}`.execute(own)
    }
  } finally {
    await sql`select pg_advisory_unlock(${INDEX_LOCK})`.execute(own)
  }
}

/** A history tells who made a commit. */
const authors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reports add column author text`.execute(db)
  },
}

/**
 * While a statement that changes a table waits for whoever reads it, all later statements on the
 * table wait behind it: deliveries, too. So none waits for longer, and all is tried again.
 */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE

/** Names of the migrations that were applied now. Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Tables>, log: Log): Promise<string[]> {
  const provider = { getMigrations: async () => migrations }
  const { error, results = [] } = await db.connection().execute(async (own) => {
    // Large tables take long, and so does the wait for another process that is at it.
    const { rows } = await sql<{ before: string }>`
      select current_setting('statement_timeout') as before`.execute(own)
    await sql`set statement_timeout = 0`.execute(own)
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(own)
    try {
      for (;;) {
        const done = await new Migrator({ db: own, provider }).migrateToLatest()
        if (isLocked(done.error)) {
          log.warn('the store is brought up to date when those that read it have ended')
          await sleep(LOCK_TIMEOUT_MS)
          continue
        }
        await sql`set lock_timeout = 0`.execute(own)
        if (done.error === undefined) await makeIndexes(own, log)
        return done
      }
    } finally {
      await sql`set lock_timeout to default`.execute(own)
      await sql`select set_config('statement_timeout', ${rows[0]?.before}, false)`.execute(own)
    }
  })
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
export const migrations = {
  '001-deliveries': deliveries,
  '002-jobs': jobs,
  '003-history': history,
  '004-asked-options': askedOptions,
  '005-set-aside': setAsideDeliveries,
  '006-series-of-reports': seriesOfReports,
  '007-open-jobs': indexesAlone,
  '008-lanes': lanes,
  '009-pointed-out': indexesAlone,
  '010-ended-jobs': indexesAlone,
  '011-bucket': bucket,
  '012-authors': authors,
} satisfies Record<string, Migration>
