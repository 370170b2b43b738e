/**
 * A store of five million deliveries and points: a new version makes its indexes beside whoever
 * writes, and what is asked over and over reads no whole table. Rows are counted, by the server
 * itself; the time that a scrape takes is printed.
 */
import { loadavg } from 'node:os'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forget } from '../../bot/handlers/upkeep.ts'
import { bucketLagSec } from '../../bot/jobs/archive.ts'
import { countDeadLetters, receiveDeliveries } from '../../bot/store/deliveries.ts'
import { countJobs, enqueueDue, openJobsOf, wakeParked } from '../../bot/store/jobs.ts'
import { migrate, migrations } from '../../bot/store/migrations.ts'
import { countDepths } from '../../bot/store/queue.ts'
import { openStore, type Store } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'
import { waitingDelivery, workDeliveries } from '../bot/deliveries.ts'
import { quiet } from '../bot/engines.ts'
import { noPostgres, startPostgres, type TestServer } from '../bot/postgres.ts'

const MILLIONS = 5
const [REPORTS, ROWS_EACH, JOBS] = [50_000, 100, 500_000]
/** What may be read of a table row by row: all of a small one, nothing of one of these. */
const MOST_ROWS = 20_000

const FILL = [
  `insert into deliveries (guid, event, received_at, outcome, ended_at)
    select 'd' || n, 'push', now() - interval '20 days' * n / ${MILLIONS * 1e6}, 'ignored', now()
    from generate_series(1, ${MILLIONS * 1e6}) n`,
  `insert into reports (id, repository, suite, ref, head_sha, conclusion, kept_at, body)
    select 'r' || n, 'octo/r' || n % 1000, 's', 'main', 'h', 'success',
      now() - interval '1 hour' - interval '600 days' * n / ${REPORTS}, '\\x00'
    from generate_series(1, ${REPORTS}) n`,
  `insert into points (report, row, contrast, benchmark, metric, unit, rounds, verdict)
    select 'r' || report, row, 'refs', 'B' || row, 'time/op', 's', 8, 'unchanged'
    from generate_series(1, ${REPORTS}) report, generate_series(1, ${ROWS_EACH}) row`,
  `insert into jobs (id, repository, head_sha, suite, state, asked_at, ended_at, version, doc)
    select 'j' || n, 'octo/r' || n % 1000, 'h', 's', 'reported', now(), now(), 1, '{}'
    from generate_series(1, ${JOBS}) n`,
  `insert into heads (repository, pull, sha, seen_at)
    select 'octo/r' || n % 1000, n, 'h', now() - interval '100 days' * n / ${JOBS}
    from generate_series(1, ${JOBS}) n`,
]

const LARGE = ['deliveries', 'reports', 'points', 'jobs', 'heads']

const note = noPostgres === null ? '' : ` (skipped: ${noPostgres})`
describe.skipIf(noPostgres !== null)(`a store of ${MILLIONS} million rows${note}`, () => {
  let server: TestServer
  let databaseUrl: string
  let [writer, watcher]: [pg.Client, pg.Client] = [new pg.Client(), new pg.Client()]
  let store: Store
  const opened: Kysely<Tables>[] = []

  beforeAll(async () => {
    server = await startPostgres()
    databaseUrl = await server.database()
    ;[writer, watcher] = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl })) as [
      pg.Client,
      pg.Client,
    ]
    await Promise.all([writer.connect(), watcher.connect()])
    // Its tables, and no index of the list.
    const provider = { getMigrations: async () => migrations }
    expect((await new Migrator({ db: open(), provider }).migrateToLatest()).error).toBeUndefined()
    for (const statement of FILL) await writer.query(statement)
  })
  afterAll(async () => {
    await store?.close()
    await Promise.all([...opened.map((db) => db.destroy()), writer.end(), watcher.end()])
    await server.stop()
  })

  function open(): Kysely<Tables> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
    opened.push(db)
    return db
  }

  it('is brought up to date while others write to the very table', async () => {
    const underWay = async () =>
      (
        await watcher.query(
          'select relid::regclass::text as at, index_relid as index from pg_stat_progress_create_index',
        )
      ).rows[0] ?? null
    const writes: Record<string, (n: number) => string> = {
      deliveries: (n) => `insert into deliveries (guid, event) values ('new ${n}', 'push')`,
      points: (n) => `insert into points (report, row, contrast, benchmark, metric, unit, rounds,
        verdict) values ('r1', ${1_000 + n}, 'refs', 'B', 'm', 's', 1, 'improved')`,
    }
    const written = new Set<string>()
    let isOver = false
    const migrating = migrate(open(), quiet).finally(() => {
      isOver = true
    })
    for (let n = 0; !isOver; n++) {
      const before = await underWay()
      const write = writes[before?.at]
      if (write === undefined) continue
      await writer.query(write(n))
      // Still at the same one: it did not wait for its end.
      if ((await underWay())?.index === before?.index) written.add(before?.at)
    }
    expect(await migrating).toEqual([])
    expect([...written].sort()).toEqual(Object.keys(writes))
    const invalid = await watcher.query('select 1 from pg_index where not indisvalid')
    expect(invalid.rows).toEqual([])
  })

  it('makes anew what a killed process left unfinished, and two at once make it once', async () => {
    const one = 'points_moved'
    await watcher.query(`update pg_index set indisvalid = false
      where indexrelid = '${one}'::regclass`)
    expect(await Promise.all([migrate(open(), quiet), migrate(open(), quiet)])).toEqual([[], []])
    const valid = await watcher.query(`select indisvalid from pg_index
      where indexrelid = '${one}'::regclass`)
    expect(valid.rows).toEqual([{ indisvalid: true }])
  })

  /** Rows of the large tables that were read one after the other so far. */
  async function rowsScanned(): Promise<Record<string, number>> {
    // What a connection counted it tells when it rests for a while.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const { rows } = await watcher.query(
      `select relname, seq_tup_read::float8 as n from pg_stat_user_tables where relname = any($1)`,
      [LARGE],
    )
    return Object.fromEntries(rows.map(({ relname, n }) => [relname, n]))
  }

  it('no scrape, no hour and no entry of a queue reads a whole table', async () => {
    await writer.query('vacuum analyze')
    const settings = { databaseUrl, dataDir: '', connections: 4, concurrency: 4 }
    store = await openStore(settings, quiet)
    const { db, queue } = store
    const scrape = () =>
      Promise.all([countDepths(db), countJobs(db), countDeadLetters(db), bucketLagSec(db)])
    const before = await rowsScanned()
    await scrape()
    const times: number[] = []
    for (let n = 0; n < 20; n++) {
      const began = performance.now()
      await scrape()
      times.push(performance.now() - began)
    }
    const median = times.toSorted((a, b) => a - b)[10] ?? 0
    console.log(`a scrape: ${median.toFixed(1)} ms, at a load of ${loadavg()[0]?.toFixed(1)}`)
    const days = { deliveryDays: 30, goneDays: 30, jobDays: 180, reportDays: 730 }
    await forget(db, days, new Date())
    await enqueueDue(db, queue, new Date().toISOString())
    await wakeParked(db)
    await openJobsOf(db, 1, null)
    const done = Promise.withResolvers<void>()
    await receiveDeliveries(db, [waitingDelivery('now', { key: 'now', repository: 'r' })])
    await workDeliveries(store, async () => done.resolve())
    await done.promise
    const after = await rowsScanned()
    for (const table of LARGE)
      expect((after[table] ?? 0) - (before[table] ?? 0), table).toBeLessThan(MOST_ROWS)
  })
})
