/** Reports in a bucket of a real server of the S3 API, which checks signatures and hashes. */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forget } from '../../../bot/handlers/upkeep.ts'
import {
  bucketLagSec,
  exportReports,
  packReport,
  readReportBody,
  readReportWithBody,
  type StoredReport,
  storeReport,
  tendBucket,
  unpackReport,
} from '../../../bot/jobs/archive.ts'
import { listReports } from '../../../bot/jobs/history.ts'
import { readSettings } from '../../../bot/settings.ts'
import { openBucket } from '../../../bot/store/bucket.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import { isOutage, StoreAwayError } from '../../../src/github/port.ts'
import { readReport } from '../../../src/report/read-report.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp } from '../../support/github/world.ts'
import { noObjectStore, type ObjectStore, startObjectStore } from '../../support/object-store.ts'
import { appEnv, type BotProcess, keys, startBotProcess } from '../bot-process.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'
import { noPostgres } from '../postgres.ts'

const REPOSITORY = 'octo/prolly'
const HOUR_MS = 3_600_000
const DAYS = { deliveryDays: 30, goneDays: 30, jobDays: 180, reportDays: 730 }
const text = readFileSync('fixtures/reports/all-faster.json', 'utf8')
const never = () => false

const note = noPostgres === null ? noObjectStore : ` (skipped: ${noPostgres})`

describe.skipIf(note !== '')(`a bucket${note}`, () => {
  let objects: ObjectStore
  let server: TestEngine
  let store: Store
  beforeAll(async () => {
    const postgres = engines.find(({ engine }) => engine === 'postgres')
    if (postgres === undefined) throw new Error('no server')
    ;[objects, server] = await Promise.all([startObjectStore(), postgres.start()])
    store = await openStore({ ...(await server.settings()), bucket: objects.settings }, quiet)
  })
  afterAll(async () => {
    await store.close()
    await Promise.all([objects.stop(), server.stop()])
  })
  afterEach(async () => {
    await store.db.deleteFrom('reports').execute()
    await tendBucket(store, never)
    expect(objects.objects()).toEqual([])
  })

  const bucket = (more = {}) => openBucket({ ...objects.settings, ...more }, quiet)
  const bytes = (words: string) => new TextEncoder().encode(words)
  const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

  /** As if it had been kept so long ago. */
  async function keep(
    id: string,
    hoursAgo: number,
    more: Partial<StoredReport> = {},
  ): Promise<void> {
    const entry = {
      ...{ id, repository: REPOSITORY, suite: 'oltp', ref: 'main', baseRef: null },
      ...{ headSha: 'h', baseSha: 'b', runUrl: null },
      keptAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      ...more,
    }
    const packed = await packReport(readReport(text))
    await store.db.transaction().execute((trx) => storeReport(trx, entry, packed))
  }
  const rowOf = (id: string) =>
    store.db
      .selectFrom('reports')
      .select(['body', 'bodyKey'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('gives back what was put there, and says what is not there', async () => {
    await bucket().put(HELLO, bytes('hello'))
    expect(new TextDecoder().decode((await bucket().get(HELLO)) ?? undefined)).toBe('hello')
    await bucket().remove(HELLO)
    expect(await bucket().get(HELLO)).toBeNull()
    await bucket().remove(HELLO)
  })

  it('believes no object that is not what its name says', async () => {
    await bucket().put(HELLO, bytes('something else'))
    await expect(bucket().get(HELLO)).rejects.toThrow(/something else for 2cf24/)
    await bucket().remove(HELLO)
  })

  it.each([
    ['secret', { secret: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['key', { keyId: 'nobody' }, /40[34] (InvalidAccessKeyId|XAdminUserNotFound)/],
    ['bucket', { url: 'NONE' }, /404 NoSuchBucket/],
  ])('says why it refuses a wrong %s', async (_, wrong, why) => {
    const { url } = objects.settings
    const given = bucket('url' in wrong ? { url: url.replace('reports', 'none') } : wrong)
    await expect(given.put(HELLO, bytes('hello'))).rejects.toThrow(why)
    await expect(given.get(HELLO)).rejects.toThrow(why)
    await expect(given.remove(HELLO)).rejects.toThrow(why)
    const error = await given.put(HELLO, bytes('hello')).catch((one) => one)
    // Worth another try, and no outage of GitHub.
    expect([error instanceof StoreAwayError, isOutage(error)]).toEqual([true, false])
  })

  it('gets reports some minutes after they were kept, and they are read as before', async () => {
    await keep('new', 0)
    await keep('old', 5)
    const before = await readReportBody(store, REPOSITORY, 'old')
    expect(await tendBucket(store, never)).toEqual({ moved: 1, removed: 0 })
    const { body, bodyKey } = await rowOf('old')
    expect([body, objects.objects()]).toEqual([null, [bodyKey]])
    expect((await rowOf('new')).bodyKey).toBeNull()
    expect(await readReportBody(store, REPOSITORY, 'old')).toEqual(new Uint8Array(before ?? []))
    // Also by whoever has no other right to it than its name.
    expect((await readReportWithBody(store, 'old', null))?.headSha).toBe('h')
    expect(await readReportBody(store, 'octo/other', 'old')).toBeNull()
    const lines: string[] = []
    for await (const line of exportReports(store, REPOSITORY)) lines.push(line)
    const [old, fresh] = lines.map((line) => JSON.parse(line).report)
    expect(old).toEqual(fresh)
    const listed = await listReports(store.db, { repository: REPOSITORY, limit: 5 })
    expect(listed.map(({ hasBody }) => hasBody)).toEqual([true, true])
  })

  it('loses what is too old, or of a repository that is gone', async () => {
    await keep('kept', 5)
    await keep('old', 5)
    await keep('pull', 5, { ref: 'pull/1' })
    await keep('gone', 5, { repository: 'octo/gone' })
    expect(await tendBucket(store, never)).toEqual({ moved: 4, removed: 0 })
    const { db } = store
    const [now, goneAt] = [new Date(), new Date(0)]
    const place = { id: '9', name: 'octo/gone', installation: '1', defaultBranch: 'main' }
    await db
      .insertInto('repositories')
      .values({ ...place, seenAt: goneAt, goneAt })
      .execute()
    await sql`update reports set kept_at = 'epoch' where id in ('old', 'pull')`.execute(db)
    expect(await forget(db, DAYS, now)).toMatchObject({ bodies: 1, reports: 1, repositories: 1 })
    expect(await tendBucket(store, never)).toEqual({ moved: 0, removed: 3 })
    expect(objects.objects()).toEqual([(await rowOf('kept')).bodyKey])
    expect(await readReportBody(store, REPOSITORY, 'old')).toBeNull()
    // Nothing is looked at twice.
    expect(await forget(db, DAYS, now)).toMatchObject({ bodies: 0, reports: 0, repositories: 0 })
  })

  it('is tried again where it was away, and nothing waits for it', async () => {
    await keep('away', 5)
    await keep('there', 5)
    await tendBucket(store, never)
    await keep('waits', 5)
    await objects.kill()
    await store.db.deleteFrom('reports').where('id', '=', 'away').execute()
    await expect(tendBucket(store, never)).rejects.toThrow(StoreAwayError)
    expect(await readReportBody(store, REPOSITORY, 'waits')).not.toBeNull()
    await expect(readReportBody(store, REPOSITORY, 'there')).rejects.toThrow(StoreAwayError)
    expect(await bucketLagSec(store.db)).toBeGreaterThan(4.9 * 3600)
    await objects.start()
    expect(await tendBucket(store, never)).toEqual({ moved: 1, removed: 1 })
    expect(await bucketLagSec(store.db)).toBe(0)
    expect(await readReportBody(store, REPOSITORY, 'there')).not.toBeNull()
  })

  it('is left with nothing by a process that died between bucket and store', async () => {
    await keep('again', 5)
    await keep('deleted', 5)
    const dies = {
      ...bucket(),
      put: async (key: string, body: Uint8Array) => {
        await bucket().put(key, body)
        throw new Error('killed')
      },
    }
    await expect(tendBucket({ ...store, bucket: dies }, never)).rejects.toThrow('killed')
    expect(objects.objects()).toHaveLength(2)
    await store.db.deleteFrom('reports').where('id', '=', 'deleted').execute()
    expect(await tendBucket(store, never)).toEqual({ moved: 1, removed: 0 })
    // An hour later nobody can be at it any more.
    await store.db
      .updateTable('unreferencedObjects')
      .set({ dueAt: new Date(0) })
      .execute()
    expect(await tendBucket(store, never)).toEqual({ moved: 0, removed: 1 })
    expect(objects.objects()).toEqual([(await rowOf('again')).bodyKey])
  })

  describe('of a bot', () => {
    let fake: FakeGitHub
    let bot: BotProcess
    beforeAll(async () => {
      fake = await startFakeGitHub()
    })
    afterAll(async () => {
      bot.child.kill('SIGKILL')
      await bot.ended
      await fake.close()
    })

    it('is read for the API, which says when it cannot be', async () => {
      const settings = await server.settings()
      const { id } = addApp(fake.world, 'bench', keys.publicKey)
      bot = startBotProcess({
        ...appEnv(id, fake.url),
        GCBENCH_DATABASE_URL: String(settings.databaseUrl),
        GCBENCH_API_OPEN: REPOSITORY,
        GCBENCH_BUCKET_URL: objects.settings.url,
        GCBENCH_BUCKET_REGION: objects.settings.region,
        AWS_ACCESS_KEY_ID: objects.settings.keyId,
        AWS_SECRET_ACCESS_KEY: objects.settings.secret,
      })
      const own = store
      store = await openStore({ ...settings, bucket: objects.settings }, quiet)
      await keep('asked', 5)
      const packed = (await readReportBody(store, REPOSITORY, 'asked')) ?? new Uint8Array()
      await tendBucket(store, never)
      const ask = async () => fetch(`${await bot.url}/api/repos/${REPOSITORY}/reports/asked`)
      await vi.waitFor(async () => expect((await ask()).status).toBe(200), 600_000)
      expect(await (await ask()).text()).toBe(`${await unpackReport(packed)}`)
      await objects.kill()
      const away = await ask()
      expect([away.status, await away.text()]).toEqual([
        503,
        'reports cannot be read right now: try again in some minutes\n',
      ])
      expect((await fetch(`${await bot.url}/readyz`)).status).toBe(200)
      await objects.start()
      expect((await ask()).status).toBe(200)
      await store.db.deleteFrom('reports').execute()
      await tendBucket(store, never)
      await store.close()
      store = own
    })
  })
})

it('a bucket needs a server for the rest, and somebody who may use it', () => {
  const env = { GCBENCH_BUCKET_URL: 'https://s3.example.org/reports' }
  const server = { GCBENCH_DATABASE_URL: 'postgres://db/gcbench' }
  expect(() => readSettings(env)).toThrow(/GCBENCH_BUCKET_URL.*has no meaning without/)
  expect(() => readSettings({ ...env, ...server })).toThrow(/AWS_SECRET_ACCESS_KEY/)
  const who = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  expect(readSettings({ ...env, ...server, ...who }).bucket).toEqual({
    url: 'https://s3.example.org/reports',
    region: 'us-east-1',
    keyId: 'a',
    secret: 'b',
  })
  // They may be there for something else.
  expect(readSettings(who).bucket).toBeNull()
})
