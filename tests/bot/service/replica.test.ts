/** Pages and the API are read from a replica, where there is one; nothing else is. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../../../bot/settings.ts'
import { openReplica, openStore, type StoreSettings } from '../../../bot/store/store.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp } from '../../support/github/world.ts'
import { appEnv, type BotProcess, keys, startBotProcess } from '../bot-process.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'
import { noPostgres } from '../postgres.ts'

const postgres = engines.find(({ engine }) => engine === 'postgres')

let server: TestEngine | undefined
let fake: FakeGitHub
let bot: BotProcess | undefined
beforeAll(async () => {
  fake = await startFakeGitHub()
  if (noPostgres === null) server = await postgres?.start()
})
afterAll(async () => {
  bot?.child.kill('SIGKILL')
  await bot?.ended
  await server?.stop()
  await fake.close()
})

const settingsOf = async (): Promise<StoreSettings> => {
  if (server === undefined) throw new Error(String(noPostgres))
  return server.settings()
}

/** A job that has its result since just now, in that store. */
async function addResult(settings: StoreSettings): Promise<void> {
  const { db, close } = await openStore(settings, quiet)
  const now = new Date()
  const job = { repository: 'octo/read', pull: 1, headSha: 'a', suite: 's', state: 'reported' }
  const times = { askedAt: now, endedAt: now }
  await db
    .insertInto('jobs')
    .values({ ...job, ...times, id: 'j1', version: 1, doc: '{}' })
    .execute()
  await close()
}

const note = noPostgres === null ? '' : ` (skipped: ${noPostgres})`

it.skipIf(noPostgres !== null)(`the replica answers for the store${note}`, async () => {
  const [store, other] = [await settingsOf(), await settingsOf()]
  // A replica has what the store has; this one has more, so that one sees who was asked.
  await addResult(other)
  const { id } = addApp(fake.world, 'bench', keys.publicKey)
  bot = startBotProcess({
    ...appEnv(id, fake.url),
    GCBENCH_DATABASE_URL: String(store.databaseUrl),
    GCBENCH_READ_DATABASE_URL: String(other.databaseUrl),
  })
  const page = await fetch(`${await bot.url}/status`)
  expect(await page.text()).toContain('1 in the last 24 hours')
})

it.skipIf(noPostgres !== null)(`nothing is written to it${note}`, async () => {
  const { databaseUrl } = await settingsOf()
  const { db, close } = openReplica(String(databaseUrl), 4, quiet)
  const written = db.insertInto('marks').values({ name: 'x', at: new Date() }).execute()
  await expect(written).rejects.toThrow(/read-only transaction/)
  await close()
})

it('there is none of a folder', () => {
  const env = { GCBENCH_READ_DATABASE_URL: 'postgres://replica/gcbench' }
  expect(() => readSettings(env)).toThrow(/GCBENCH_READ_DATABASE_URL.*has no meaning without/)
})
