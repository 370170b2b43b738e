/**
 * A database server of others: what its database or role has set for them changes nothing for the
 * bot, which takes a delivery in, makes the job, and is there again after a start and a backup.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import { backUp, restore } from '../../../bot/store/backup.ts'
import { openStore } from '../../../bot/store/store.ts'
import { clock } from '../../../src/machine/host.ts'
import { startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull } from '../../support/github/world.ts'
import { appEnv, keys, sendDelivery } from '../bot-process.ts'
import { quiet } from '../engines.ts'
import { commentCreated } from '../payloads.ts'
import { ask, noPostgres, startPostgres, type TestServer } from '../postgres.ts'

const LIMIT = { timeout: 600_000, interval: 50 }

/** Settings of the database; or what is done to make it one of others. */
const OTHERS: Record<string, Record<string, string> | ((url: string) => Promise<string>)> = {
  'that is strict and impatient': {
    default_transaction_isolation: 'serializable',
    default_transaction_read_only: 'on',
    statement_timeout: '200ms',
    lock_timeout: '5s',
    idle_in_transaction_session_timeout: '2s',
  },
  'that prints in its own ways': {
    datestyle: 'SQL, DMY',
    timezone: 'Asia/Kathmandu',
    intervalstyle: 'sql_standard',
    bytea_output: 'escape',
    extra_float_digits: '-15',
    standard_conforming_strings: 'off',
    lc_numeric: 'C',
  },
  'that plans otherwise': {
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    jit_above_cost: '0',
    plan_cache_mode: 'force_generic_plan',
    work_mem: '64kB',
    synchronous_commit: 'off',
  },
  'with a schema for each role': async (url) => {
    const name = new URL(url).pathname.slice(1)
    await ask(
      url,
      `create role ${name}_bot login;
      create schema ${name}_bot authorization ${name}_bot;
      revoke create on schema public from public;
      create table deliveries_of_others (n int); create table public.parcels (n int)`,
    )
    const own = new URL(url)
    own.username = `${name}_bot`
    return own.href
  },
}

async function setIn(url: string, settings: Record<string, string>): Promise<string> {
  const name = new URL(url).pathname.slice(1)
  const set = Object.entries(settings).map(
    ([key, value]) => `alter database ${name} set ${key} = '${value}'`,
  )
  // In one connection: the next would be read-only already.
  await ask(url, set.join('; '))
  return url
}

describe.skipIf(noPostgres !== null)(`on a server (${noPostgres ?? 'installed'})`, () => {
  let server: TestServer
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-others-'))
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  it.each(Object.entries(OTHERS))('%s', async (_, other) => {
    const address = async () => {
      const url = await server.database()
      return typeof other === 'function' ? other(url) : setIn(url, other)
    }
    const databaseUrl = await address()
    const fake = await startFakeGitHub()
    const { world } = fake
    world.roles.set('alice', 'write')
    const { base } = addPull(world)
    world.files.set(`${base.sha}:.gcbench.yml`, 'suites: { oltp: { workload: go-bench } }')
    const { id } = addApp(world, 'bench', keys.publicKey)
    const given = { PORT: '0', GCBENCH_HOST: '127.0.0.1', GCBENCH_DATABASE_URL: databaseUrl }
    const settings = readSettings({ ...appEnv(id, fake.url), ...given })
    for (const guid of ['d1', 'd2']) {
      const bot = await startBot(settings, quiet, () => settings, { secondMs: 20, clock })
      const before = Date.now()
      const comment = addComment(world, 1, 'alice', '/bench oltp')
      const payload = commentCreated(world, comment)
      const url = `http://127.0.0.1:${bot.port}`
      expect(await sendDelivery(url, guid, 'issue_comment', payload)).toBe(202)
      const { db } = bot.store
      await vi.waitFor(async () => {
        const rows = db.selectFrom('deliveries').selectAll().where('guid', '=', guid)
        const row = await rows.executeTakeFirstOrThrow()
        expect(row.outcome).toBe('done')
        expect(row.receivedAt.getTime()).toBeGreaterThan(before - 60_000)
        expect(world.reactions.map((one) => one.comment)).toContain(comment.id)
      }, LIMIT)
      await bot.stop()
    }
    const file = join(folder, `${new URL(databaseUrl).pathname.slice(1)}.backup`)
    await backUp(settings, file)
    const into = { ...settings, databaseUrl: await address() }
    expect(await restore(into, file)).toMatch(/^restored \d+ rows/)
    const rows = await ask(into.databaseUrl, 'select guid from deliveries order by guid')
    expect(rows).toEqual([{ guid: 'd1' }, { guid: 'd2' }])
    expect(fake.violations).toEqual([])
    await fake.close()
  })

  it('says what to do where it has no connection left', async () => {
    const url = new URL(await server.database())
    await ask(url.href, 'create role nobody_more login connection limit 0')
    url.username = 'nobody_more'
    const shared = { connections: 4, concurrency: 4, dataDir: '', databaseUrl: url.href }
    await expect(openStore(shared, quiet)).rejects.toMatchObject({
      message: expect.stringContaining('too many connections for role "nobody_more"'),
      next: expect.stringContaining('GCBENCH_CONNECTIONS'),
    })
  })
})
