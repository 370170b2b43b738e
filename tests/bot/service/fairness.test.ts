/**
 * Fifty installations, one of them loud: who waits how long is counted in entries that were worked
 * on before, not in seconds.
 */
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { receiveDeliveries } from '../../../bot/store/deliveries.ts'
import { startQueue } from '../../../bot/store/queue.ts'
import { openFolder, openStore, type Store } from '../../../bot/store/store.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import { waitingDelivery, workDeliveries } from '../deliveries.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'

const QUIET = 49
const LOUD = 30
/** Of GCBENCH_CONCURRENCY in these tests. */
const CONCURRENCY = 4
/** Of one kind of work, due at once. */
const LANES = 1_000

type Sent = { guid: string; installation: number; repository: string }

describe('the queue', () => {
  let running: TestEngine
  const stores: Store[] = []
  beforeAll(async () => {
    running = await engines[0]!.start()
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await running.stop()
  })
  const open = async () => {
    const store = await openStore(await running.settings(), quiet)
    stores.push(store)
    return store
  }
  const add = (store: Store, sent: readonly Sent[]) =>
    receiveDeliveries(
      store.db,
      sent.map(({ guid, installation, repository }) =>
        waitingDelivery(guid, { key: guid, installation: String(installation), repository }),
      ),
    )

  const others = Array.from({ length: QUIET }, (_, n): Sent => {
    return { guid: `quiet ${n}`, installation: 100 + n, repository: `r${n}` }
  })
  const flood = Array.from({ length: LOUD }, (_, n): Sent => {
    return { guid: `loud ${n}`, installation: 1, repository: 'loud' }
  })

  /** The order in which everything is worked on that waits from the start. */
  async function orderOf(sent: readonly Sent[]): Promise<string[]> {
    const store = await open()
    await add(store, sent)
    const order: string[] = []
    const all = Promise.withResolvers<void>()
    await workDeliveries(store, async (guid) => {
      order.push(guid)
      if (order.length === sent.length) all.resolve()
    })
    await all.promise
    return order
  }

  /** Place of the middle one of them. */
  const medianPlace = (order: string[], of: (guid: string) => boolean) => {
    const places = order.flatMap((guid, place) => (of(guid) ? [place + 1] : []))
    return places[Math.floor(places.length / 2)] ?? Number.NaN
  }
  const isQuiet = (guid: string) => guid.startsWith('quiet')

  it('lets the others of a loud installation wait no longer than 1.5 times as long', async () => {
    const calm = medianPlace(await orderOf(others), isQuiet)
    const neighbour: Sent = { guid: 'neighbour', installation: 1, repository: 'next door' }
    const order = await orderOf([...flood, ...others, neighbour])
    expect(medianPlace(order, isQuiet)).toBeLessThanOrEqual(1.5 * calm)
    // Of the same installation, one entry is at work at a time: the loud one's first, then it.
    const before = order.slice(0, order.indexOf('neighbour'))
    expect(before.filter((guid) => guid.startsWith('loud')).length).toBeLessThanOrEqual(2)
  })

  it('works on as many as it was told, and keeps places for others when some hang', async () => {
    const store = await open()
    const hang = Promise.withResolvers<void>()
    const hanging = flood.map(({ guid }, n): Sent => {
      return { guid, installation: 1 + (n % 2), repository: 'hangs' }
    })
    await add(store, hanging)
    let [atWork, most] = [0, 0]
    const done = new Set<string>()
    await workDeliveries(store, async (guid) => {
      most = Math.max(most, ++atWork)
      await (isQuiet(guid) ? new Promise(setImmediate) : hang.promise)
      atWork--
      done.add(guid)
    })
    await add(store, others)
    await vi.waitFor(() => expect([...done].filter(isQuiet)).toHaveLength(QUIET), 600_000)
    // Those that hang lend their places after a while: one of each installation.
    expect(most).toBeLessThanOrEqual(CONCURRENCY + 2)
    expect(done.size).toBe(QUIET)
    hang.resolve()
    await vi.waitFor(() => expect(done.size).toBe(QUIET + LOUD), 600_000)
  })

  it('finds who waits behind an installation with more flows than it looks at', async () => {
    const store = await open()
    await sql`insert into lanes (queue, key, data, installation, repository, due_at)
      select 'delivery', 'parked ' || n, '{}', '1', n::text, now() + interval '1 day'
      from generate_series(1, 5001) as n`.execute(store.db)
    await sql`analyze lanes`.execute(store.db)
    const seen = Promise.withResolvers<string>()
    await workDeliveries(store, async (guid) => seen.resolve(guid))
    await add(store, [{ guid: 'behind', installation: 2, repository: 'quiet' }])
    expect(await seen.promise).toBe('behind')
  })

  it(`goes on with what it found, whoever it is of: ${LANES} lanes are not ${LANES} searches`, {
    tags: 'rehearsal',
  }, async () => {
    const { dataDir } = await running.settings()
    const opened = await openFolder(dataDir)
    let searches = 0
    const db = new Kysely<Tables>({
      dialect: opened.dialect,
      plugins: [new CamelCasePlugin()],
      log: ({ query }) => void (query.sql.includes('recursive place') && searches++),
    })
    const [loop, done] = [Promise.withResolvers<void>(), new Set<string>()]
    const queue = startQueue({
      db,
      listen: opened.listen,
      concurrency: CONCURRENCY,
      log: quiet,
      onHandled() {},
    })
    const looks = Array.from({ length: LANES }, (_, n) => ({
      data: { job: `job ${n}` },
      key: `job ${n}`,
      installation: String(n % 50),
      repository: String(n % 500),
      person: String(n),
    }))
    await queue.sendAll(db, 'look', looks)
    await queue.work('look', async ({ key }) => {
      done.add(key)
      if (done.size === looks.length) loop.resolve()
    })
    await loop.promise
    // A search whenever time has come for one, and none for each four of them.
    const each = looks.length / CONCURRENCY
    expect(searches).toBeLessThan(each / 2)
    await queue.drain(0)
    await db.destroy()
    await opened.close()
  })
})
