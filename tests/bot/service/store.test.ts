/** The store on both engines: migrations, the queue's promises, what happens when things end. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forget } from '../../../bot/handlers/upkeep.ts'
import { receiveDeliveries, receivedDeliveries } from '../../../bot/store/deliveries.ts'
import { type QueueName, queues } from '../../../bot/store/queues.ts'
import { openStore, type Store, vacuum } from '../../../bot/store/store.ts'
import { insertDelivery, waitingDelivery, workDeliveries } from '../deliveries.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'
import { openMemory } from '../memory.ts'

/** Deliveries that are forgotten after so many days. */
const forgotten = async (db: Store['db'], deliveryDays: number) =>
  (await forget(db, { deliveryDays, jobDays: 30, goneDays: 30, reportDays: 30 }, new Date()))
    .deliveries

/** Waits until it holds; the test's own limit is the only one. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

for (const { engine, note, missing, start } of engines)
  describe.skipIf(missing !== null)(`the store on ${engine}${note}`, () => {
    let running: TestEngine
    let stores: Store[] = []
    beforeAll(async () => {
      running = await start()
    })
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()))
      stores = []
    })
    afterAll(() => running.stop())

    const open = async (settings = running.settings()) => {
      const store = await openStore(await settings, quiet)
      stores.push(store)
      return store
    }
    const put = (store: Store, guid: string, key: string) =>
      receiveDeliveries(store.db, [waitingDelivery(guid, { key, installation: key })])

    it('takes a delivery in once, and keeps its payload until it is handled', async () => {
      const { db } = await open()
      const delivery = {
        guid: 'g1',
        event: 'issue_comment',
        outcome: null,
        body: '{"a":"\\u0000"}',
      }
      expect(await insertDelivery(db, delivery)).toBe(true)
      expect(await insertDelivery(db, { ...delivery, body: 'other' })).toBe(false)
      const read = () => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
      expect(await read()).toMatchObject({ body: delivery.body, outcome: null, endedAt: null })
      expect(await forgotten(db, 0)).toBe(0)
      await db.updateTable('deliveries').set({ outcome: 'done', endedAt: new Date() }).execute()
      expect(await insertDelivery(db, delivery)).toBe(false)
      expect(await receivedDeliveries(db, ['g1', 'g2'])).toEqual(new Set(['g1']))
      expect(await forgotten(db, 4)).toBe(0)
      expect(await forgotten(db, 0)).toBe(1)
    })

    it('takes in many at once, each once, in the order in which they came', {
      tags: 'rehearsal',
    }, async () => {
      const store = await open()
      const guids = Array.from({ length: 40 }, (_, n) => `many-${n}`)
      const place = { key: 'many#1', installation: '1' }
      const one = (guid: string) => ({ guid, event: 'x', outcome: null, body: '{}', place })
      const ignored = { ...one('none'), outcome: 'ignored' as const, body: null, place: null }
      const twice = [...guids, 'many-0', 'none'].map((guid) =>
        guid === 'none' ? ignored : one(guid),
      )
      expect(await receiveDeliveries(store.db, twice)).toEqual([
        ...guids.map(() => true),
        false,
        true,
      ])
      expect(await receiveDeliveries(store.db, [one('many-3'), ignored])).toEqual([false, false])
      const handled: string[] = []
      await workDeliveries(store, async (guid) => void handled.push(guid))
      await vi.waitFor(() => expect(handled).toEqual(guids), 600_000)
    })

    it('forgets what is old, but not the newest head of a pull request', async () => {
      const { db } = await open()
      const head = (sha: string, day: number) => ({
        repository: 'octo/prolly',
        pull: 1,
        sha,
        seenAt: new Date(Date.UTC(2026, 0, day)),
      })
      await db
        .insertInto('heads')
        .values([head('a', 1), head('b', 2), head('c', 3)])
        .execute()
      const days = { deliveryDays: 30, jobDays: 30, goneDays: 30, reportDays: 30 }
      const counts = await forget(db, days, new Date(Date.UTC(2026, 5, 1)))
      expect(counts).toMatchObject({ heads: 2, jobs: 0, deliveries: 0 })
      expect(await db.selectFrom('heads').select('sha').execute()).toEqual([{ sha: 'c' }])
    })

    it('leaves nothing in the queue when the transaction is rolled back', async () => {
      const store = await open()
      const rolled = store.db.transaction().execute(async (trx) => {
        await receiveDeliveries(trx, [waitingDelivery('g', { key: 'a/b#1' })])
        throw new Error('back')
      })
      await expect(rolled).rejects.toThrow('back')
      // Others have schedules of their own.
      const depths = await store.queue.depths()
      expect(depths).toContainEqual(expect.objectContaining({ name: 'delivery', waiting: 0 }))
    })

    it('counts how long what is due waits for a place, and not what is parked', async () => {
      const { db, queue } = await open()
      const ready = async () =>
        (await queue.depths()).find(({ name }) => name === 'delivery')?.readySec
      const due = (sec: number) =>
        sql`update lanes set due_at = now() + make_interval(secs => ${sec})`.execute(db)
      expect(await ready()).toBe(0)
      await receiveDeliveries(db, [waitingDelivery('g', { key: 'a/b#1' })])
      await due(3_600)
      expect(await ready()).toBe(0)
      await due(-3_600)
      expect(await ready()).toBeGreaterThanOrEqual(3_600)
      await sql`update lanes set taken_until = now()`.execute(db)
      expect(await ready()).toBe(0)
    })

    it('sends into every queue inside of a transaction, without waiting for itself', async () => {
      const store = await open()
      const sent = store.db.transaction().execute(async (trx) => {
        for (const name of Object.keys(queues) as QueueName[])
          await store.queue.send(trx, name, {} as never, { key: 'k' })
        return 'committed'
      })
      const late = new Promise((resolve) => setTimeout(resolve, 120_000, 'waits for itself'))
      expect(await Promise.race([sent, late])).toBe('committed')
    })

    it('handles what has one key in order and one at a time, other keys beside it', async () => {
      const store = await open()
      const log: string[] = []
      let free = () => {}
      const held = new Promise<void>((resolve) => {
        free = resolve
      })
      for (const guid of ['a1', 'a2', 'a3']) await put(store, guid, 'a')
      await put(store, 'b1', 'b')
      await workDeliveries(store, async (guid) => {
        log.push(`+${guid}`)
        if (guid === 'a1') await held
        log.push(`-${guid}`)
      })
      await until(() => log.includes('-b1') && log.includes('+a1'))
      expect(log).not.toContain('+a2')
      free()
      await until(() => log.includes('-a3'))
      const ofA = log.filter((line) => line.includes('a'))
      expect(ofA).toEqual(['+a1', '-a1', '+a2', '-a2', '+a3', '-a3'])
    })

    it('tries again what threw, before what waits behind it', async () => {
      const store = await open()
      const tries: string[] = []
      await put(store, 'a1', 'a')
      await put(store, 'a2', 'a')
      await workDeliveries(store, async (guid, { retries }) => {
        tries.push(`${guid}.${retries}`)
        if (guid === 'a1' && retries === 0) throw new Error('no\u0000 luck')
      })
      await until(() => tries.includes('a2.0'))
      expect(tries).toEqual(['a1.0', 'a1.1', 'a2.0'])
    })

    it('leaves what does not end in time to be done again', async () => {
      const settings = await running.settings()
      const first = await openStore(settings, quiet)
      await put(first, 'slow', 'a')
      await put(first, 'next', 'a')
      let aborted = false
      await new Promise<void>((begun) => {
        void workDeliveries(first, async (_, { signal }) => {
          begun()
          // It never ends: one that ended after all would have been handled.
          await new Promise(() => signal.addEventListener('abort', () => (aborted = true)))
        })
      })
      await first.queue.drain(1)
      await first.close()
      expect(aborted).toBe(true)

      const second = await open(Promise.resolve(settings))
      const handled: string[] = []
      await workDeliveries(second, async (guid, { retries }) => {
        handled.push(`${guid}.${retries}`)
      })
      await until(() => handled.length === 2)
      expect(handled).toEqual(['slow.1', 'next.0'])
    })

    it('has a schedule’s entry once, done at its moment or when somebody asks', async () => {
      const settings = await running.settings()
      const store = await open(Promise.resolve(settings))
      let times = 0
      const sweep = async () => void times++
      await store.queue.work('sweep-store', sweep)
      // A folder is of one process; a server is shared.
      const other = engine === 'pglite' ? store : await open(Promise.resolve(settings))
      const rows = () => other.db.selectFrom('lanes').selectAll().execute()
      expect(await rows()).toMatchObject([{ queue: 'sweep-store', takenBy: null, tries: 0 }])
      expect(((await rows())[0]?.dueAt ?? new Date(0)) > new Date()).toBe(true)
      await store.queue.send(store.db, 'sweep-store', {})
      await until(() => times === 1)
      await until(async () => (await rows()).every(({ dueAt }) => dueAt > new Date()))
      expect(await rows()).toHaveLength(1)
    })

    it('does not wait for a clock that was set back to catch up', async () => {
      const store = await open()
      await put(store, 'ahead', 'a')
      await put(store, 'dead', 'b')
      await sql`insert into lanes (queue, key, data, due_at) values ('sweep-store', '', '{}',
        now())`.execute(store.db)
      await sql`update lanes set due_at = now() + interval '10 hours',
        waits_since = now() + interval '10 hours'`.execute(store.db)
      await sql`update lanes set due_at = now() - interval '1 hour', taken_by = 'dead',
        taken_until = now() + interval '10 hours' where key = 'b'`.execute(store.db)
      const handled: string[] = []
      await workDeliveries(store, async (guid) => void handled.push(guid))
      await store.queue.work('sweep-store', async () => void handled.push('sweep'))
      await until(() => handled.length === 3)
      expect(handled.sort()).toEqual(['ahead', 'dead', 'sweep'])
    })

    it('gives what a dead process had at work to another one, and counts its try', async () => {
      const settings = await running.settings()
      const dead = await openStore(settings, quiet)
      await put(dead, 'orphan', 'a')
      const begun = Promise.withResolvers<void>()
      await workDeliveries(dead, () => {
        begun.resolve()
        return new Promise(() => {})
      })
      await begun.promise
      // As if it had ended without a word: what it took stays taken.
      const taken = await dead.db.selectFrom('lanes').selectAll().executeTakeFirstOrThrow()
      await dead.close()
      const store = await open(Promise.resolve(settings))
      const { takenBy } = taken
      await store.db
        .updateTable('lanes')
        .set({ takenBy, takenUntil: new Date(0) })
        .execute()
      const tries: number[] = []
      await workDeliveries(store, async (_, { retries }) => void tries.push(retries))
      await until(() => tries.length > 0)
      expect(tries).toEqual([1])
    }, 600_000)

    it('looks at a job once more where somebody asks during a look, however many do', async () => {
      const store = await open()
      const look = () => store.queue.send(store.db, 'look', { job: 'j' }, { key: 'j' })
      await look()
      await look()
      let looks = 0
      let free = () => {}
      const held = new Promise<void>((resolve) => {
        free = resolve
      })
      await store.queue.work('look', async () => {
        looks++
        await held
      })
      await until(() => looks === 1)
      await look()
      await look()
      free()
      const left = () => store.db.selectFrom('lanes').selectAll().execute()
      await until(async () => (await left()).length === 0)
      expect(looks).toBe(2)
    })
  })

it('an embedded store puts what comes where what is gone was', async () => {
  const { db } = await openMemory()
  /** Deliveries come in and are handled; what their table takes then (bytes). */
  const handled = async (day: number) => {
    const body = randomBytes(4_000).toString('base64')
    for (let n = 0; n < 200; n++)
      await insertDelivery(db, { guid: `${day} ${n}`, event: 'push', outcome: null, body })
    await db.updateTable('deliveries').set({ body: null, outcome: 'done' }).execute()
    const size = sql<{ bytes: number }>`select pg_total_relation_size('deliveries')::int as bytes`
    return (await size.execute(db)).rows[0]?.bytes ?? 0
  }
  const first = await handled(1)
  await vacuum(db)
  expect(await handled(2)).toBeLessThan(1.2 * first)
  // Nobody else does it.
  expect(await handled(3)).toBeGreaterThan(1.5 * first)
  await db.destroy()
})
