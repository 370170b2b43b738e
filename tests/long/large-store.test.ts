/**
 * The store with five million deliveries: nothing that is done over and over reads a whole table.
 * With five million points: it is brought up to date while the version before goes on to write.
 */
import { CamelCasePlugin, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepJobs } from '../../bot/handlers/queues.ts'
import { forget } from '../../bot/handlers/upkeep.ts'
import type { Services } from '../../bot/jobs/services.ts'
import { countDeadLetters, receiveDeliveries } from '../../bot/store/deliveries.ts'
import { countJobs } from '../../bot/store/jobs.ts'
import { migrate, migrations } from '../../bot/store/migrations.ts'
import { openStore, type Store } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'
import { waitingDelivery, workDeliveries } from '../bot/deliveries.ts'
import { engines, quiet, type TestEngine } from '../bot/engines.ts'
import { startPostgres } from '../bot/postgres.ts'

const ROWS = 5_000_000
const WAITING = 200
const DAYS = { deliveryDays: 30, goneDays: 30, jobDays: 180, reportDays: 730 }

const postgres = engines.find(({ engine }) => engine === 'postgres')!

describe.skipIf(postgres.missing !== null)(`five million deliveries${postgres.note}`, () => {
  let running: TestEngine
  let store: Store
  beforeAll(async () => {
    running = await postgres.start()
    store = await openStore({ ...(await running.settings()), concurrency: 256 }, quiet)
    await fill()
    for (let from = 0; from < WAITING; from += 100)
      await receiveDeliveries(
        store.db,
        Array.from({ length: 100 }, (_, n) =>
          waitingDelivery(`new${from + n}`, { key: `k${from + n}`, installation: `${n % 10}` }),
        ),
      )
    await alone(sql`vacuum (analyze)`)
  }, 1_800_000)
  afterAll(async () => {
    await store?.close()
    await running?.stop()
  })

  /** Longer than a statement of the bot may take. */
  const alone = (...statements: RawBuilder<unknown>[]) =>
    store.db.connection().execute(async (own) => {
      await sql`set statement_timeout = 0`.execute(own)
      for (const one of statements) await one.execute(own)
      await sql`set statement_timeout to default`.execute(own)
    })

  const fill = () =>
    alone(
      sql`insert into deliveries (guid, event, received_at, ended_at, outcome)
        select 'old' || n, 'push', at, at, 'done' from (
          select n, now() - n * interval '0.5 s' as at
          from generate_series(1, ${sql.lit(ROWS)}) n) as old`,
      sql`insert into jobs (repository, id, head_sha, suite, state, asked_at, ended_at, version, doc)
        select 'o/r' || n % 1000, 'j' || n, 'x', 's', 'reported', now(), now(), 1, '{}'
        from generate_series(1, 100000) n`,
    )

  /** Rows that whole-table scans read, of the tables that grow; a backend tells within a second. */
  async function scanned(): Promise<Record<string, number>> {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, seq_tup_read::float8 as count from pg_stat_user_tables
      where relname in ('deliveries', 'jobs', 'points', 'reports', 'heads')`.execute(store.db)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }

  /** Pages of tables and indexes that it touches, in memory or not. */
  async function pages(work: () => Promise<unknown>): Promise<number> {
    const touched = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      const { rows } = await sql<{ count: number }>`
        select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::float8 as count
        from pg_statio_user_tables`.execute(store.db)
      return rows[0]?.count ?? 0
    }
    const before = await touched()
    await work()
    return (await touched()) - before
  }

  const scrape = () =>
    Promise.all([store.queue.depths(), countJobs(store.db), countDeadLetters(store.db)])

  it('a scrape reads what waits, and none of the rest', async () => {
    const before = await scanned()
    const [depths] = await scrape()
    expect(depths.find(({ name }) => name === 'delivery')).toMatchObject({ waiting: WAITING })
    // 5 million rows are more than 50,000 pages.
    expect(await pages(scrape)).toBeLessThan(2_000)
    const began = performance.now()
    await scrape()
    console.info(`what a scrape shows was counted in ${(performance.now() - began).toFixed(1)} ms`)
    expect(await scanned()).toEqual(before)
  }, 600_000)

  it('the queue and the upkeep of an hour read none of it', async () => {
    const before = await scanned()
    let handled = 0
    await workDeliveries(store, async () => void handled++)
    while (handled < WAITING) await new Promise((resolve) => setTimeout(resolve, 100))
    const clock = { timestamp: () => new Date().toISOString() }
    await sweepJobs({ store, clock, log: quiet } as unknown as Services)
    await forget(store.db, DAYS, new Date())
    expect(await scanned()).toEqual(before)
  }, 600_000)

  it('millions that are too old at once are forgotten by statements that end soon', async () => {
    const counts: number[] = []
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        counts.push(Number(result.numAffectedRows ?? 0))
        return result
      },
    })
    const now = new Date()
    const { deliveries } = await forget(db, { ...DAYS, deliveryDays: 4 }, now)
    expect(Math.max(...counts)).toBe(5_000)
    expect(deliveries).toBeGreaterThan(4_000_000)
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from deliveries where ended_at < ${now}::timestamptz - interval '4 days'`.execute(
      store.db,
    )
    expect(rows).toEqual([{ left: 0 }])
  }, 1_800_000)
})

describe.skipIf(postgres.missing !== null)(`five million points${postgres.note}`, () => {
  it('are brought up to date while the version before writes more of them', async () => {
    const server = await startPostgres()
    const pool = new pg.Pool({ connectionString: await server.database() })
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    })
    const all = Object.entries(migrations)
    const known = Object.fromEntries(all.filter(([name]) => name < '006'))
    const before = new Migrator({ db, provider: { getMigrations: async () => known } })
    expect((await before.migrateToLatest()).error).toBeUndefined()
    const report = (name: string, of: string) => `insert into reports
      (id, repository, suite, ref, head_sha, conclusion, kept_at, body)
      select ${name}, 'octo/prolly', 'oltp', 'main', 'x', 'success', now(), null ${of}`
    const point = (name: string, of: string) => `insert into points
      (report, row, contrast, benchmark, metric, unit, delta_pct, rounds, verdict)
      select ${name}, 'refs', 'Benchmark' || n, 'time/op', 's', 1, 8, 'same' ${of}`
    await pool.query(report(`'r' || r`, 'from generate_series(1, 5000) r'))
    await pool.query(
      point(`'r' || r, n`, 'from generate_series(1, 5000) r, generate_series(1, 1000) n'),
    )

    /** What is done now: an index that is made, or what comes before the first. */
    let phase = 'tables'
    const log = { ...quiet, info: ({ index }: { index: string }) => (phase = index), warn() {} }
    const written = new Map<string, number>()
    const done = migrate(db, log as unknown as typeof quiet).finally(() => (phase = 'done'))
    for (let n = 1; phase !== 'done'; n++) {
      const began = phase
      await pool.query(report(`'new${n}'`, ''))
      await pool.query(point(`'new${n}', n`, 'from generate_series(1, 10) n'))
      await pool.query(`insert into deliveries (guid, event) values ('new${n}', 'push')`)
      if (phase === began) written.set(phase, (written.get(phase) ?? 0) + 1)
    }
    expect(await done).toContain('012-authors')
    // A lock would have let none of them end before the index was made.
    for (const index of ['points_by_series', 'points_moved'])
      expect(written.get(index), index).toBeGreaterThan(3)
    await db.destroy()
    await server.stop()
  }, 1_800_000)
})
