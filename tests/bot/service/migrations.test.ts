/** A store of every older version, with rows in it: brought up to date, and read as of now. */
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointsOf } from '../../../bot/jobs/archive.ts'
import { readHistory } from '../../../bot/jobs/history.ts'
import { nextDelivery, receivedDeliveries } from '../../../bot/store/deliveries.ts'
import { countFailure, findJob, newestOver, openJobs } from '../../../bot/store/jobs.ts'
import { migrate, migrations } from '../../../bot/store/migrations.ts'
import { acceptancesOf, addAcceptances, headBefore } from '../../../bot/store/repositories.ts'
import { createPGlite } from '../../../bot/store/store.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import { insertDelivery } from '../deliveries.ts'
import { engines, quiet } from '../engines.ts'
import { noPostgres, startPostgres } from '../postgres.ts'

type Db = Kysely<Tables>

const REPOSITORY = 'octo/prolly'
const [SHA, AT] = ['a'.repeat(40), '2026-01-02T03:04:05.000Z']

type Row = Record<string, unknown>
const put = (db: Db, table: string, row: Row | Row[]) =>
  (db as unknown as Kysely<Record<string, Row>>).insertInto(table).values(row).execute()

const putOldDelivery = (db: Db, guid: string, body: string | null) =>
  put(db, 'deliveries', { guid, event: 'ping', body })

/** Jobs as their version wrote them, `[id, doc]`; a `doc` may be any text. */
const putOldJobs = (db: Db, jobs: [id: string, doc: string][]) =>
  put(
    db,
    'jobs',
    jobs.map(([id, doc]) => ({
      id,
      repository: REPOSITORY,
      pull: 1,
      headSha: SHA,
      suite: 'oltp',
      state: 'queued',
      askedAt: new Date(AT),
      dueAt: new Date(AT),
      version: 3,
      doc,
    })),
  )

/** As 002 and 003 had it: two options were fields of the wish. */
const oldJob = (id: string, wish: object, more: object = {}) =>
  JSON.stringify({
    id,
    state: 'queued',
    place: { repository: REPOSITORY, repositoryId: 7, installation: 5 },
    wish: { suite: 'oltp', headSha: SHA, variants: [], rounds: '', gates: true, ...wish },
    ...more,
  })

const acceptance = { row: 'B:time/op', reason: 'known', by: 'mia', at: AT, sha: SHA }
const putOldAcceptance = (db: Db) =>
  put(db, 'acceptances', { repository: REPOSITORY, source: 'comment:1', ...acceptance })

const point = {
  report: 'j1',
  row: 0,
  contrast: 'refs',
  benchmark: 'B',
  metric: 'time/op',
  unit: 's',
  baseValue: 1,
  headValue: 2,
  deltaPct: 100,
  lowPct: 90,
  highPct: 110,
  level: 0.95,
  rounds: 8,
  verdict: 'regressed',
}

async function putOldReport(db: Db): Promise<void> {
  await put(db, 'reports', {
    id: 'j1',
    repository: REPOSITORY,
    suite: 'oltp',
    ref: 'main',
    headSha: SHA,
    conclusion: 'failure',
    keptAt: new Date(AT),
  })
  await put(db, 'points', point)
}

/** Rows that a store has right before that migration, and how they are read after the last one. */
type Version = { fill(db: Db): Promise<unknown>; read(db: Db): Promise<void> }
const versions: Record<keyof typeof migrations, Version> = {
  '001-deliveries': {
    fill: async () => {},
    async read(db) {
      expect(
        await insertDelivery(db, { guid: 'g', event: 'ping', outcome: null, body: '{}' }),
      ).toBe(true)
    },
  },
  '002-jobs': {
    fill: (db) => putOldDelivery(db, 'g1', '{"a":"\\u0000"}'),
    async read(db) {
      expect(await receivedDeliveries(db, ['g1', 'g2'])).toEqual(new Set(['g1']))
      const [row] = await db.selectFrom('deliveries').selectAll().execute()
      expect(row).toMatchObject({ body: '{"a":"\\u0000"}', outcome: null, parks: 0, words: null })
    },
  },
  '003-history': {
    async fill(db) {
      await putOldJobs(db, [['j1', oldJob('j1', {})]])
      await putOldAcceptance(db)
      const head = { repository: REPOSITORY, pull: 1, sha: SHA, seenAt: new Date(AT) }
      await put(db, 'heads', head)
    },
    async read(db) {
      expect(await findJob(db, 'j1')).toMatchObject({
        version: 3,
        job: { request: { options: {} } },
      })
      expect(await headBefore(db, REPOSITORY, 1, null)).toBe(SHA)
      expect(await acceptancesOf(db, REPOSITORY, SHA)).toEqual([acceptance])
      await putOldReport(db)
      expect(await pointsOf(db, 'j1')).toEqual([point])
    },
  },
  '004-asked-options': { fill: fillJobs, read: readJobs },
  '005-set-aside': {
    async fill(db) {
      await putOldDelivery(db, 'g1', null)
      await putOldJobs(db, [['j1', oldJob('j1', {})]])
      await putOldAcceptance(db)
      await putOldReport(db)
    },
    async read(db) {
      const [delivery] = await db.selectFrom('deliveries').selectAll().execute()
      expect(delivery).toMatchObject({ guid: 'g1', parks: 0, words: null })
      expect(await countFailure(db, 'j1', 'parks', () => new Date(AT))).toEqual({
        parks: 1,
        faults: 0,
      })
      expect(await db.selectFrom('repositories').selectAll().execute()).toEqual([])
      // What was accepted is not accepted twice, and a row's name may be as long as a report's is.
      const long = { ...acceptance, row: `${words(3000)}:time/op` }
      for (let time = 0; time < 2; time++)
        await addAcceptances(db, REPOSITORY, 'comment:1', [acceptance, long])
      expect(await acceptancesOf(db, REPOSITORY, SHA)).toHaveLength(2)
      await put(db, 'points', { ...point, row: 1, benchmark: words(3000) })
      expect(await pointsOf(db, 'j1')).toMatchObject([point, { benchmark: words(3000) }])
    },
  },
  '006-series-of-reports': {
    fill: putOldReport,
    async read(db) {
      const { points, unit } = await readHistory(
        db,
        REPOSITORY,
        { suite: 'oltp', ...point },
        'main',
      )
      expect(unit).toBe('s')
      expect(points).toMatchObject([{ report: 'j1', sha: SHA, value: 2, verdict: 'regressed' }])
    },
  },
  '007-open-jobs': {
    async fill(db) {
      await putOldJobs(db, [
        ['j1', oldJob('j1', {})],
        ['j2', oldJob('j2', {})],
      ])
      const ended = { state: 'reported', endedAt: new Date(AT) }
      await db.updateTable('jobs').set(ended).where('id', '=', 'j1').execute()
    },
    async read(db) {
      expect((await openJobs(db, [REPOSITORY], 5)).map(({ id }) => id)).toEqual(['j2'])
      expect((await newestOver(db, REPOSITORY, 5)).map(({ id }) => id)).toEqual(['j1'])
    },
  },
  '008-lanes': {
    async fill(db) {
      await putOldDelivery(db, 'g1', '{}')
      await putOldDelivery(db, 'g2', '{}')
      await db.updateTable('deliveries').set({ outcome: 'done' }).where('guid', '=', 'g2').execute()
    },
    async read(db) {
      expect(await nextDelivery(db, 'guid g1')).toEqual({ guid: 'g1', next: null })
      expect(await nextDelivery(db, 'guid g2')).toBeNull()
    },
  },
  '009-pointed-out': {
    fill: putOldReport,
    async read(db) {
      const { points } = await readHistory(db, REPOSITORY, { suite: 'oltp', ...point }, 'main')
      expect(points).toMatchObject([{ report: 'j1', sha: SHA, value: 2 }])
      const { rows } = await sql<{ name: string }>`
        select indexname as name from pg_indexes where tablename = 'points'`.execute(db)
      expect(rows.map(({ name }) => name)).toContain('points_moved')
    },
  },
  '010-ended-jobs': {
    async fill(db) {
      await putOldJobs(db, [['j1', oldJob('j1', {})]])
      const ended = { state: 'reported', endedAt: new Date(AT) }
      await db.updateTable('jobs').set(ended).where('id', '=', 'j1').execute()
    },
    async read(db) {
      expect((await newestOver(db, REPOSITORY, 5)).map(({ id }) => id)).toEqual(['j1'])
      const { rows } = await sql<{ name: string }>`
        select indexname as name from pg_indexes where tablename = 'jobs'`.execute(db)
      expect(rows.map(({ name }) => name)).toContain('jobs_ended')
    },
  },
  '011-bucket': {
    fill: putOldReport,
    async read(db) {
      // What loses its place in the bucket is to be removed there, whatever takes it away.
      const keys = async () =>
        (await db.selectFrom('unreferencedObjects').select('key').execute()).map(({ key }) => key)
      const reports = db.updateTable('reports')
      await reports.set({ bodyKey: 'a' }).execute()
      await reports.set({ body: new Uint8Array([1]) }).execute()
      expect(await keys()).toEqual([])
      await reports.set({ bodyKey: 'b' }).execute()
      expect(await keys()).toEqual(['a'])
      await db.deleteFrom('reports').execute()
      expect(await keys()).toEqual(['a', 'b'])
      const { rows } = await sql<{ name: string }>`
        select indexname as name from pg_indexes where tablename = 'reports'`.execute(db)
      expect(rows.map(({ name }) => name)).toContain('reports_whole')
    },
  },
  '012-authors': {
    fill: putOldReport,
    async read(db) {
      // Who wrote a commit is not known of what was kept before.
      const of = { suite: 'oltp', ...point }
      expect((await readHistory(db, REPOSITORY, of, 'main')).authors).toEqual(new Map())
      await sql`update reports set author = 'mia'`.execute(db)
      const { authors } = await readHistory(db, REPOSITORY, of, 'main')
      expect(authors).toEqual(new Map([[SHA, 'mia']]))
    },
  },
}

/** Characters that do not compress, as an entry of an index would. */
function words(count: number): string {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(0x4e00 + (state % 20_000))
  }
  return Array.from({ length: count }, next).join('')
}

/** More than are read at a time, and what no version of the bot can read. */
const TORN = ['{"wish":', 'null', '{}', '{"wish":{"variants":"green","rounds":""}}']
const MANY = Array.from({ length: 501 }, (_, n) => `k${n}`)
async function fillJobs(db: Db): Promise<void> {
  const said = { end: { why: 'gave no result', by: null, said: 'a \u0000 and half of \ud83d' } }
  await putOldJobs(db, [
    ['j-all', oldJob('j-all', { rounds: '8..40', variants: ['green', 'off'] })],
    ['j-rounds', oldJob('j-rounds', { rounds: '4', gates: false })],
    ['j-plain', oldJob('j-plain', {})],
    ['j-said', oldJob('j-said', { variants: ['off'] }, said)],
    ...TORN.map((doc, n): [string, string] => [`torn${n}`, doc]),
    ...MANY.map((id): [string, string] => [id, oldJob(id, { rounds: id.slice(1) })]),
  ])
}

async function readJobs(db: Db): Promise<void> {
  const wishOf = async (id: string) => (await findJob(db, id))?.job.request
  expect(await wishOf('j-all')).toEqual({
    suite: 'oltp',
    headSha: SHA,
    gates: true,
    options: { rounds: '8..40', variants: 'green,off' },
  })
  expect(await wishOf('j-rounds')).toMatchObject({ options: { rounds: '4' }, gates: false })
  expect(await wishOf('j-plain')).toMatchObject({ options: {} })
  const { job } = (await findJob(db, 'j-said'))!
  expect(job.request.options).toEqual({ variants: 'off' })
  expect(job.end?.said).toBe('a \u0000 and half of \ud83d')
  expect(job.place).toMatchObject({ repository: REPOSITORY, repositoryId: 7, installation: 5 })
  const jobs = await db.selectFrom('jobs').select('doc').where('id', 'like', 'k%').execute()
  const rounds = jobs.map(({ doc }) => `k${JSON.parse(doc).wish.asked?.rounds}`)
  expect(new Set(rounds)).toEqual(new Set(MANY))
  const torn = await db.selectFrom('jobs').select('doc').where('id', 'like', 'torn%').execute()
  expect(new Set(torn.map(({ doc }) => doc))).toEqual(new Set(TORN))
}

const names = Object.keys(migrations) as (keyof typeof migrations)[]

for (const { engine, note, missing } of engines)
  describe.skipIf(missing !== null)(`an older store on ${engine}${note}`, () => {
    let db: Db
    let stop: () => Promise<void>
    beforeAll(async () => {
      const opened = engine === 'pglite' ? await memory() : await server()
      const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
      db = new Kysely<Tables>({ dialect: opened.dialect, plugins })
      stop = opened.stop
    })
    afterAll(async () => {
      await db.destroy()
      await stop()
    })

    it.each(names)('from right before %s is brought up to date', async (name) => {
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      const applied = names.slice(0, names.indexOf(name))
      await migrateTo(db, applied)
      await versions[name].fill(db)
      expect(await migrate(db, quiet)).toEqual(names.slice(applied.length))
      await versions[name].read(db)
      expect(await migrate(db, quiet)).toEqual([])
    })
  })

describe.skipIf(noPostgres !== null)(
  `a store that is read, on postgres${noPostgres === null ? '' : ` (skipped: ${noPostgres})`}`,
  () => {
    it('is brought up to date after whoever reads it, and takes deliveries in until then', async () => {
      const { pool, dialect, stop } = await server()
      const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
      const db: Db = new Kysely<Tables>({ dialect, plugins })
      // The last one that changes a table which every delivery writes.
      await migrateTo(db, names.slice(0, names.indexOf('008-lanes')))
      const reader = await pool.connect()
      await reader.query('begin')
      await reader.query('select count(*) from deliveries')
      const waits = Promise.withResolvers<void>()
      const log = { ...quiet, warn: () => waits.resolve() }
      const done = migrate(db, log as unknown as typeof quiet)
      await waits.promise
      await pool.query(`set statement_timeout = '60s'`)
      await putOldDelivery(db, 'meanwhile', '{}')
      await reader.query('commit')
      reader.release()
      expect(await done).toContain('008-lanes')
      await db.destroy()
      await stop()
    })
  },
)

async function memory() {
  const pglite = await createPGlite()
  return { dialect: new PGliteDialect({ pglite }), stop: async () => {} }
}

async function server() {
  const running = await startPostgres()
  const pool = new pg.Pool({ connectionString: await running.database() })
  return { pool, dialect: new PostgresDialect({ pool }), stop: () => running.stop() }
}

/** As the version did whose last migration is the last of these. */
async function migrateTo(db: Db, applied: (keyof typeof migrations)[]): Promise<void> {
  const known: Record<string, Migration> = {}
  for (const name of applied) known[name] = migrations[name]
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
