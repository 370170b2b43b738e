/** The bot as a process: it starts, is told to end, is killed, and is found whole after it. */

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openServer, openStore } from '../../../bot/store/store.ts'
import { net } from '../../../src/machine/this-machine.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addPull } from '../../support/github/world.ts'
import {
  appEnv,
  type BotProcess,
  keys,
  SECRET,
  sendDelivery,
  startBotProcess,
} from '../bot-process.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'
import { noPostgres, startPostgres, type TestServer } from '../postgres.ts'

let fake: FakeGitHub
let app: Record<string, string>
let folders: TestEngine
let bots: BotProcess[] = []
beforeAll(async () => {
  fake = await startFakeGitHub()
  addPull(fake.world)
  app = appEnv(addApp(fake.world, 'bench', keys.publicKey).id, fake.url)
  folders = await engines[0]!.start()
})
afterEach(async () => {
  for (const { child } of bots) child.kill('SIGKILL')
  await Promise.all(bots.map(({ ended }) => ended))
  bots = []
})
afterAll(async () => {
  await folders.stop()
  await fake.close()
})

function start(env: Record<string, string>, args: string[] = []): BotProcess {
  const bot = startBotProcess({ ...app, ...env }, 'bot/main.ts', args)
  bots.push(bot)
  return bot
}
/** Where GitHub was slow to answer at the start, it is asked again by and by. */
const ready = (url: string) =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 600_000)
const newFolder = async () => (await folders.settings()).dataDir

const METRICS = 'token-of-the-metrics-1234'
const SAID = 'words-of-a-payload'
/** Nobody waits for an answer to this one. */
const removed = {
  action: 'deleted',
  installation: { id: 7 },
  repositories: [],
  sender: { login: 'ann', type: 'User' },
  note: SAID,
}

describe('the bot on a folder', () => {
  it('works on and ends in order where nobody reads its log any more', async () => {
    const bot = start({ GCBENCH_DATA_DIR: await newFolder() })
    const url = await bot.url
    bot.child.stdout?.destroy()
    bot.child.stderr?.destroy()
    await ready(url)
    const exited = new Promise((resolve) => bot.child.once('exit', resolve))
    bot.child.kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  it('ends in order, too, when it is told to while its store is opened', async () => {
    const bot = start({ GCBENCH_DATA_DIR: await newFolder() })
    await vi.waitUntil(() => bot.output().includes('the store comes next'), { timeout: 30_000 })
    bot.child.kill('SIGTERM')
    expect(await bot.ended).toBe(0)
    expect(bot.output()).toMatch(/"ending"[\s\S]*"the bot has ended"/)
  })

  it('takes deliveries, keeps its log free of them, and ends when it is told to', async () => {
    const dataDir = await newFolder()
    const bot = start({ GCBENCH_DATA_DIR: dataDir, GCBENCH_LOG_LEVEL: 'debug' })
    const url = await bot.url
    await ready(url)
    expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200)
    expect((await fetch(`${url}/api/repos/octo/prolly/reports`)).status).toBe(404)
    expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(202)
    expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(202)

    const second = start({ GCBENCH_DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/is in use by another process\n.*GCBENCH_DATABASE_URL/)

    bot.child.kill('SIGTERM')
    expect(await bot.ended).toBe(0)
    expect(bot.output()).toContain('"guid":"g1"')
    for (const secret of [SAID, SECRET, 'sha256=', 'PRIVATE KEY'])
      expect(bot.output()).not.toContain(secret)
    const store = await openStore({ ...(await folders.settings()), dataDir }, quiet)
    expect(await store.db.selectFrom('deliveries').select('guid').execute()).toEqual([
      { guid: 'g1' },
    ])
    await store.close()
  })

  it('has all that it answered for, after kill -9', async () => {
    const dataDir = await newFolder()
    const answered: string[] = []
    for (const round of [1, 2]) {
      const bot = start({ GCBENCH_DATA_DIR: dataDir })
      const url = await bot.url
      // Killed amidst of what several senders have on their way.
      const most = answered.length + 7 + 6 * round
      const sender = async (name: string) => {
        for (let n = 0; ; n++) {
          const guid = `r${round}-${name}-${n}`
          const status = await sendDelivery(url, guid, 'installation', removed).catch(() => null)
          if (status === null) return
          expect(status).toBe(202)
          if (answered.push(guid) === most) bot.child.kill('SIGKILL')
        }
      }
      await Promise.all(['a', 'b', 'c', 'd'].map(sender))
      expect(await bot.ended).toBeNull()
    }
    const store = await openStore({ ...(await folders.settings()), dataDir }, quiet)
    const rows = await store.db.selectFrom('deliveries').select('guid').execute()
    const kept = new Set(rows.map(({ guid }) => guid))
    expect(answered.length).toBeGreaterThanOrEqual(32)
    expect(answered.filter((guid) => !kept.has(guid))).toEqual([])
    await store.close()
  })

  it('ends with 1 where an order cannot be carried out, and makes no store for it', async () => {
    const nowhere = join(await newFolder(), 'misspelt')
    for (const [words, args] of [
      [
        /argument 'x' is invalid. It has to be a whole number from 1/,
        ['drain', '--limit-min', 'x'],
      ],
      [/there is no store of the bot in .*misspelt\nCheck GCBENCH_DATA_DIR/, ['retry', 'g0']],
    ] as const) {
      const bot = start({ GCBENCH_DATA_DIR: nowhere }, [...args])
      expect(await bot.ended).toBe(1)
      expect(bot.output()).toMatch(words)
    }
    expect(existsSync(nowhere)).toBe(false)
  })

  it('has its App made, and works from then on', async () => {
    const dataDir = await newFolder()
    const none = Object.fromEntries(Object.keys(app).map((name) => [name, '']))
    const token = 'token-of-the-log-x'
    const bot = start({
      ...none,
      GITHUB_API_URL: fake.url,
      GCBENCH_DATA_DIR: dataDir,
      GCBENCH_SETUP_TOKEN: token,
      GCBENCH_PUBLIC_URL: 'https://bench.example',
    })
    const url = await bot.url
    expect(await sendDelivery(url, 'early', 'installation', removed)).toBe(503)
    const page = await (await fetch(`${url}/setup?token=${token}`)).text()
    const state = /state=([^"]+)"/.exec(page)?.[1]
    const { publicKey, privateKey } = keys
    fake.world.offers.set('code', { slug: 'made', publicKey, privateKey, secret: SECRET })
    expect((await fetch(`${url}/setup/done?code=code&state=${state}`)).status).toBe(200)
    expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(202)
    await ready(url)
    expect((await fetch(`${url}/setup?token=${token}`)).status).toBe(404)
    rmSync(join(dataDir, 'app.json'))
  })
})

describe.skipIf(noPostgres !== null)(
  `three bots on one server${noPostgres === null ? '' : ` (skipped: ${noPostgres})`}`,
  () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server.stop())

    it('start at once on an empty database, and take a delivery once between them', async () => {
      const database = await server.database()
      const three = [1, 2, 3].map(() => start({ GCBENCH_DATABASE_URL: database }))
      const urls = await Promise.all(three.map(({ url }) => url))
      const answers = urls.map((url) => sendDelivery(url, 'g1', 'installation', removed))
      expect(await Promise.all(answers)).toEqual([202, 202, 202])
      const client = new pg.Client({ connectionString: database })
      await client.connect()
      const { rows } = await client.query('select guid from deliveries')
      expect(rows).toEqual([{ guid: 'g1' }])
      const lanes = `select count(*)::int as n from lanes where queue = 'delivery'`
      await vi.waitFor(async () => expect((await client.query(lanes)).rows).toEqual([{ n: 0 }]), {
        timeout: 600_000,
      })
      await client.end()
      for (const { child } of three) child.kill('SIGTERM')
      expect(await Promise.all(three.map(({ ended }) => ended))).toEqual([0, 0, 0])
    })

    it('take in and work apart, and a drain ends when nothing waits', async () => {
      const shared = { GCBENCH_DATABASE_URL: await server.database() }
      const intake = start({ ...shared, GCBENCH_ROLE: 'intake' })
      const url = await intake.url
      expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(202)
      const client = new pg.Client({ connectionString: shared.GCBENCH_DATABASE_URL })
      await client.connect()
      const outcomes = async () =>
        (await client.query('select guid, outcome from deliveries order by guid')).rows
      expect(await outcomes()).toEqual([{ guid: 'g1', outcome: null }])
      const drain = start(shared, ['drain'])
      expect(await drain.ended).toBe(0)
      expect(drain.output()).toContain('nothing waits any more')
      expect(await outcomes()).toEqual([{ guid: 'g1', outcome: 'done' }])
      const worker = start({ ...shared, GCBENCH_ROLE: 'work' })
      const elsewhere = await worker.url
      expect(await sendDelivery(elsewhere, 'g2', 'installation', removed)).toBe(503)
      expect(await sendDelivery(url, 'g2', 'installation', removed)).toBe(202)
      await vi.waitFor(async () => expect((await outcomes())[1]?.outcome).toBe('done'), 600_000)
      await client.end()
    })

    it('say that they live while the store is brought up to date, and what they wait for', async () => {
      const shared = { GCBENCH_DATABASE_URL: await server.database() }
      const holder = new pg.Client({ connectionString: shared.GCBENCH_DATABASE_URL })
      await holder.connect()
      await holder.query('begin; create table kysely_migration (name text)')
      const port = String(await net.freePort())
      const bot = start({ ...shared, PORT: port })
      const address = `http://127.0.0.1:${port}`
      await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), {
        timeout: 600_000,
      })
      const notYet = await fetch(`${address}/readyz`)
      expect([notYet.status, await notYet.text()]).toEqual([
        503,
        'the store is being brought up to date\n',
      ])
      expect(await sendDelivery(address, 'g1', 'installation', removed)).toBe(503)
      await holder.query('rollback')
      await holder.end()
      await ready(await bot.url)
      expect(await sendDelivery(address, 'g1', 'installation', removed)).toBe(202)
    })

    it('take nothing while the server is gone, and end in order all the same', async () => {
      const lost = await startPostgres()
      const bot = start({ GCBENCH_DATABASE_URL: await lost.database() })
      const url = await bot.url
      await lost.stop()
      expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(503)
      expect((await fetch(`${url}/readyz`)).status).toBe(503)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      bot.child.kill('SIGTERM')
      expect(await bot.ended).toBe(0)
    })

    it('go on where all connections break, and work on what comes in after it', async () => {
      const shared = { GCBENCH_DATABASE_URL: await server.database() }
      const bot = start({ ...shared, GCBENCH_METRICS_TOKEN: METRICS })
      const url = await bot.url
      const client = new pg.Client({ connectionString: shared.GCBENCH_DATABASE_URL })
      await client.connect()
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      const authorization = `Bearer ${METRICS}`
      const scrape = await fetch(`${url}/metrics`, { headers: { authorization } })
      expect(scrape.status).toBe(200)
      expect(await scrape.text()).toContain('gcbench_counts_age_seconds')
      await vi.waitFor(async () => {
        expect(await sendDelivery(url, 'g1', 'installation', removed)).toBe(202)
        const { rows } = await client.query('select outcome from deliveries')
        expect(rows).toEqual([{ outcome: 'done' }])
      }, 600_000)
      const listening = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'gcbench queue'`
      await vi.waitFor(
        async () => expect((await client.query(listening)).rows).toEqual([{ n: 1 }]),
        600_000,
      )
      await client.end()
    })

    it('go on where a connection breaks in the middle of a transaction', async () => {
      const { dialect, close } = await openServer(await server.database(), 6, quiet)
      const db = new Kysely<object>({ dialect })
      const broken = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
        // It is heard of while nothing is asked: an error that nobody listens for ends the process.
        await new Promise((resolve) => setTimeout(resolve, 100))
        await sql`select 1`.execute(trx)
      })
      await expect(broken).rejects.toThrow()
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
      await db.destroy()
      await close()
    })

    it('say at once when the server is not there, without the password', async () => {
      const bot = start({ GCBENCH_DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' })
      expect(await bot.ended).toBe(1)
      expect(bot.output()).toMatch(
        /the database cannot be used: .*ECONNREFUSED.*\nCheck GCBENCH_DATABASE_URL/,
      )
      expect(bot.output()).not.toContain('hunter2')
    })
  },
)
