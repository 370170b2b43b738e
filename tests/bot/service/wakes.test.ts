/**
 * GitHub fails in part or as a whole, and is back: the running bot tries what waits, and has all of
 * it go on, or the next one does where it ended meanwhile. Nothing would by itself, since the next
 * try of everything is put off by a day.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningBot, startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import type { Store } from '../../../bot/store/store.ts'
import { clock } from '../../../src/machine/host.ts'
import { dispatchedInputs } from '../../support/dispatched-inputs.ts'
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

  async function openScene() {
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
    const start = () => startBot(settings, quiet, () => settings, { secondMs: 20, clock })
    const say = async ({ port }: RunningBot, pull: number) => {
      const comment = addComment(fake.world, pull, 'alice', '/bench oltp')
      const payload = commentCreated(fake.world, comment)
      const url = `http://127.0.0.1:${port}`
      expect(await sendDelivery(url, `d${pull}`, 'issue_comment', payload)).toBe(202)
    }
    return { fake, start, say }
  }

  const putOff = ({ db }: Store, count: number) =>
    vi.waitFor(async () => {
      await sql`update lanes set due_at = now() + interval '1 day'
        where queue = 'delivery' and tries > 0 and taken_until is null`.execute(db)
      const { rows } = await sql`select key from lanes
        where queue = 'delivery' and due_at > now() + interval '1 hour'`.execute(db)
      expect(rows).toHaveLength(count)
    }, LIMIT)

  const done = ({ db }: Store) =>
    db.selectFrom('deliveries').select('guid').where('outcome', '=', 'done').execute()

  it.each(troubles)('where it %s, and does again', async (_, trouble) => {
    const { fake, start, say } = await openScene()
    const bot = await start()
    const { db } = bot.store
    try {
      trouble(fake)
      for (const pull of PULLS) await say(bot, pull)
      await putOff(bot.store, PULLS.length)
      await vi.waitFor(() => expect(isKnownAway(fake)).toBe(true), LIMIT)
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
        expect(await done(bot.store)).toHaveLength(PULLS.length)
        const { rows } = await sql`select key from lanes where key in ('old', 'late')`.execute(db)
        expect([isPutOff, rows]).toEqual([true, []])
      }, LIMIT)
    } finally {
      await bot.stop()
      await fake.close()
    }
  })

  it('where the bot ended meanwhile', { tags: 'rehearsal' }, async () => {
    const { fake, start, say } = await openScene()
    const { world } = fake
    const inputs = dispatchedInputs()
    world.workflows = new Map([['gcbench.yml', { inputs, name: ({ job }) => `gcbench ${job}` }]])
    for (const { base } of world.pulls.values())
      world.files.set(`${base.sha}:.gcbench.yml`, 'suites: { oltp: { workload: go-bench } }')
    const before = await start()
    await say(before, 1)
    const due = before.store.db.selectFrom('jobs').select(['id', 'parks', 'dueAt'])
    await vi.waitFor(async () => {
      expect(await done(before.store)).toHaveLength(1)
      expect(await due.execute()).toMatchObject([{ parks: 0, dueAt: expect.any(Date) }])
    }, LIMIT)
    world.outage = 503
    await say(before, 2)
    await putOff(before.store, 1)
    await before.store.db
      .updateTable('jobs')
      .set({ parks: 1, dueAt: sql<Date>`now() + interval '1 day'` })
      .execute()
    // By longer than any try is put off a lane could only be by a clock of before.
    await sql`update lanes set due_at = now() + interval '10 minutes'
      where queue = 'delivery'`.execute(before.store.db)
    await before.stop()
    const nextTry = Date.now() + 540_000
    world.outage = null
    const after = await start()
    try {
      await vi.waitFor(async () => {
        expect(await done(after.store)).toHaveLength(2)
        const parked = after.store.db.selectFrom('jobs').select('id').where('parks', '>', 0)
        expect(await parked.execute()).toEqual([])
      }, LIMIT)
      expect(Date.now()).toBeLessThan(nextTry)
    } finally {
      await after.stop()
      await fake.close()
    }
  })
})
