/**
 * GitHub fails in part or as a whole, and is back: the running bot tries what waits, and has all of
 * it go on. Nothing would by itself, since the next try of everything is put off by a day.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import { clock } from '../../../src/machine/host.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull, installationOf } from '../../support/github/world.ts'
import { appEnv, keys, sendDelivery } from '../bot-process.ts'
import { oneEngine, quiet, type TestEngine } from '../engines.ts'
import { commentCreated } from '../payloads.ts'

/** As many addresses as make an outage of writes. */
const PULLS = [1, 2, 3]
const LIMIT = { timeout: 600_000, interval: 20 }

/** Told by its questions whether GitHub is back: the second is of whoever knows that it is away. */
const isKnownAway = ({ log, world }: FakeGitHub) =>
  world.outage === null ||
  log.filter(({ operation, status }) => operation === 'apps/get-authenticated' && status === 503)
    .length > 1

const troubles: [string, (fake: FakeGitHub) => void][] = [
  [
    'takes no writes',
    (fake) =>
      fake.fail({ as: 503, operation: 'reactions/create-for-issue-comment', times: 1_000_000 }),
  ],
  [
    'gives an installation no answers',
    (fake) =>
      fake.fail({
        as: 'reset',
        operation: 'repos/get-collaborator-permission-level',
        times: 1_000_000,
      }),
  ],
  [
    'answers nothing',
    (fake) => {
      fake.world.outage = 503
    },
  ],
]

describe(`what waits for GitHub goes on, on ${oneEngine.engine}`, () => {
  let running: TestEngine
  beforeAll(async () => {
    running = await oneEngine.start()
  })
  afterAll(() => running.stop())

  it.each(troubles)('where it %s, and does again', async (_, trouble) => {
    const { databaseUrl, dataDir } = await running.settings()
    const fake = await startFakeGitHub()
    fake.world.roles.set('alice', 'write')
    for (const number of PULLS) addPull(fake.world, { number })
    const { id } = addApp(fake.world, 'bench', keys.publicKey)
    const settings = readSettings({
      ...appEnv(id, fake.url),
      ...(databaseUrl === null
        ? { GCBENCH_DATA_DIR: dataDir }
        : { GCBENCH_DATABASE_URL: databaseUrl }),
      PORT: '0',
      GCBENCH_HOST: '127.0.0.1',
    })
    const bot = await startBot(settings, quiet, () => settings, { secondMs: 20, clock })
    const { db } = bot.store
    try {
      trouble(fake)
      for (const pull of PULLS) {
        const payload = commentCreated(
          fake.world,
          addComment(fake.world, pull, 'alice', '/bench oltp'),
        )
        const url = `http://127.0.0.1:${bot.port}`
        expect(await sendDelivery(url, `d${pull}`, 'issue_comment', payload)).toBe(202)
      }
      await vi.waitFor(async () => {
        await sql`update lanes set due_at = now() + interval '1 day'
          where queue = 'delivery' and tries > 0 and taken_until is null`.execute(db)
        const { rows } = await sql`select key from lanes
          where queue = 'delivery' and due_at > now() + interval '1 hour'`.execute(db)
        expect(rows).toHaveLength(PULLS.length)
        expect(isKnownAway(fake)).toBe(true)
      }, LIMIT)
      // Replies wait as deliveries do; this one is too old to be given.
      const old = JSON.stringify({ at: '2020-01-01T00:00:00Z' })
      const installation = String(installationOf(fake.world))
      await sql`insert into lanes (queue, key, data, installation, tries, due_at) values ('reply',
        'old', ${old}, ${installation}, 1, now() + interval '1 day')`.execute(db)
      // So does this one, whose try fails only when all the others are woken.
      const { queue } = bot.store
      const { wakeRetries } = queue
      let isPutOff = false
      queue.wakeRetries = async (name, which) => {
        const woken = await wakeRetries(name, which)
        if (isPutOff || name !== 'reply' || which?.most !== undefined) return woken
        isPutOff = true
        await sql`insert into lanes (queue, key, data, installation, tries, due_at) values (
          'reply', 'late', ${old}, ${installation}, 1, now() + interval '1 day')`.execute(db)
        return woken
      }
      fake.heal()
      fake.world.outage = null
      await vi.waitFor(async () => {
        const done = db.selectFrom('deliveries').select('guid').where('outcome', '=', 'done')
        expect(await done.execute()).toHaveLength(PULLS.length)
        const { rows } = await sql`select key from lanes where key in ('old', 'late')`.execute(db)
        expect([isPutOff, rows]).toEqual([true, []])
      }, LIMIT)
    } finally {
      await bot.stop()
      await fake.close()
    }
  })
})
