/** What answers not is not waited for by the others; counted in requests, not in seconds. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilOver } from '../../../bot/handlers/queues.ts'
import type { Services } from '../../../bot/jobs/services.ts'
import { receiveDeliveries } from '../../../bot/store/deliveries.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import { makeGitHubApp } from '../../../src/github/app.ts'
import { makeBreakers, type Stalled } from '../../../src/github/breakers.ts'
import { EndedError, StalledError } from '../../../src/github/port.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull } from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { waitingDelivery, workDeliveries } from '../deliveries.ts'
import { oneEngine, quiet, type TestEngine } from '../engines.ts'
import { openMemory } from '../memory.ts'

const LANES = 10
const OTHERS = 20
/** Requests without an answer that open a breaker. */
const MOST_UNANSWERED = 4
/** So long a second that no open breaker lets one through within the test. */
const FOR_EVER_MS = 1_000_000

describe(`installations that hang, on ${oneEngine.engine}`, () => {
  let running: TestEngine
  const stores: Store[] = []
  beforeAll(async () => {
    running = await oneEngine.start()
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await running.stop()
  })

  const add = (store: Store, name: string, installation: number, count: number) =>
    receiveDeliveries(
      store.db,
      Array.from({ length: count }, (_, n) => {
        const key = `${name} ${installation} ${n}`
        return waitingDelivery(key, { key, installation: String(installation), repository: key })
      }),
    )

  it.each([4, 40])('%i of them keep nobody else waiting, and are parked', async (hanging) => {
    const store = await openStore({ ...(await running.settings()), concurrency: 256 }, quiet)
    stores.push(store)
    const breakers = makeBreakers({}, FOR_EVER_MS)
    const unanswered: ((error: Error) => void)[] = []
    const asked = new Map<number, number>()
    const refused = new Set<string>()
    const seen = new Set<string>()
    for (let n = 1; n <= hanging; n++) await add(store, 'hangs', n, LANES)

    await workDeliveries(store, async (guid) => {
      const [name, id] = guid.split(' ')
      const installation = Number(id)
      const request = { installation, isWrite: false, url: guid }
      if (name === 'quiet') {
        await breakers.ask(request, async () => new Response('{}'))
        return seen.add(guid)
      }
      const hang = () => {
        asked.set(installation, (asked.get(installation) ?? 0) + 1)
        return new Promise<Response>((_, reject) => unanswered.push(reject))
      }
      try {
        breakers.check(installation, false)
        return await breakers.ask(request, hang)
      } catch (error) {
        if (error instanceof StalledError) refused.add(guid)
        throw error
      }
    })
    await vi.waitFor(() => expect(asked.size).toBe(hanging), 600_000)
    for (let n = 0; n < OTHERS; n++) await add(store, 'quiet', 1_000 + n, 1)
    await vi.waitFor(() => expect(seen.size).toBe(OTHERS), 600_000)
    const inPlace = unanswered.length
    expect(inPlace).toBe([...asked.values()].reduce((a, b) => a + b, 0))

    // Those that hang end one after the other, as their time is up.
    for (let steps = 0; refused.size < hanging && steps < 10_000; steps++) {
      for (const late of unanswered.splice(0)) late(new Error('no answer'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(refused.size).toBeGreaterThanOrEqual(hanging)
    // Open from the fourth on: beside those that were asked at once, nothing more is.
    for (const count of asked.values()) expect(count).toBeLessThanOrEqual(MOST_UNANSWERED + LANES)
    const before = [...asked.values()]
    for (let n = 1; n <= hanging; n++) await add(store, 'hangs', n, LANES + 1)
    await vi.waitFor(() => expect(refused.size).toBeGreaterThan(2 * hanging), 600_000)
    expect([...asked.values()]).toEqual(before)
  })
})

it('five times as many as there are places hang, each in an installation, and nobody waits', {
  tags: 'rehearsal',
}, async () => {
  const running = await oneEngine.start()
  const [places, hanging] = [20, 100]
  const store = await openStore({ ...(await running.settings()), concurrency: places }, quiet)
  const add = (name: string, count: number, from: number) =>
    receiveDeliveries(
      store.db,
      Array.from({ length: count }, (_, n) => {
        const key = `${name} ${n}`
        return waitingDelivery(key, { key, installation: String(from + n), repository: key })
      }),
    )
  const hang = Promise.withResolvers<void>()
  const [begun, seen] = [new Set<string>(), new Set<string>()]
  await add('hangs', hanging, 1)
  await workDeliveries(store, async (guid) => {
    begun.add(guid)
    if (guid.startsWith('hangs')) await hang.promise
    else seen.add(guid)
  })
  // All of them are at work: what waits has lent its place to the next.
  await vi.waitFor(() => expect(begun.size).toBe(hanging), 600_000)
  await add('quiet', OTHERS, 1_000)
  await vi.waitFor(() => expect(seen.size).toBe(OTHERS), 600_000)
  await vi.waitFor(() => expect(store.queue.fullness()).toBeLessThan(1), 600_000)
  hang.resolve()
  await store.close()
  await running.stop()
})

describe('the client of an App', () => {
  let fake: FakeGitHub
  beforeEach(async () => {
    fake = await startFakeGitHub()
    addPull(fake.world)
  })
  afterEach(() => fake.close())
  const place = { installation: 43, repositoryId: 42, repository: 'octo/prolly' }
  const settings = (secondMs = 1) => {
    const { id } = addApp(fake.world, 'bench', keys.publicKey)
    const { privateKey } = keys
    return { apiUrl: fake.url, userAgent: 'gcbench-test', id, privateKey, secondMs }
  }
  const writesOf = () =>
    fake.log.filter(({ operation }) => operation === 'issues/update-comment').length

  it('says that GitHub takes no writes, spares it more of them, and says when it does', async () => {
    const told: [string, Stalled][] = []
    const app = makeGitHubApp({
      ...settings(20),
      onStalled: (what) => void told.push(['stalled', what]),
      onMayTry: (what) => void told.push(['may try', what]),
      onAnswers: (what) => void told.push(['answers', what]),
    })
    const github = app.repository(place)
    const { id } = addComment(fake.world, 1, 'bench[bot]', 'one')
    const two = addComment(fake.world, 1, 'bench[bot]', 'two')
    const three = addComment(fake.world, 1, 'bench[bot]', 'three')
    fake.fail({ as: 503, operation: 'issues/update-comment', times: 9 })
    for (const one of [id, two.id, three.id])
      await expect(github.updateComment(one, 'x')).rejects.toThrow()
    const own = { kind: 'installation-writes', installation: 43 }
    expect(told).toEqual([['stalled', own]])
    const before = writesOf()
    await expect(github.updateComment(id, 'x')).rejects.toThrow(StalledError)
    expect(writesOf()).toBe(before)
    // What only reads goes on meanwhile.
    expect((await github.pullRequest(1)).number).toBe(1)
    // Again and again, until somebody does: whoever waits may not have been there the first time.
    const offers = () => told.filter(([name]) => name === 'may try').length
    await vi.waitFor(() => expect(offers()).toBeGreaterThan(1), 600_000)
    await github.updateComment(id, 'x')
    expect(told.at(-1)).toEqual(['answers', own])
  })

  it('stops the writes of all where those of three installations fail, and not of one', async () => {
    const told: Stalled[] = []
    const breakers = makeBreakers({ onStalled: (what) => void told.push(what) }, FOR_EVER_MS)
    const write = (installation: number, url: string, status: number) =>
      breakers
        .ask({ installation, isWrite: true, url }, async () => new Response(null, { status }))
        .then((response) => response.status)
    for (let n = 0; n < 3; n++) expect(await write(1, `1/${n}`, 503)).toBe(503)
    await expect(write(1, '1/3', 201)).rejects.toThrow('for this installation')
    expect(() => breakers.check(1, true)).toThrow(StalledError)
    expect(() => breakers.check(1, false)).not.toThrow()
    expect(await write(2, '2/0', 201)).toBe(201)
    expect(told).toEqual([{ kind: 'installation-writes', installation: 1 }])
    for (const n of [3, 4, 5]) expect(await write(n, `${n}/0`, 503)).toBe(503)
    await expect(write(2, '2/1', 201)).rejects.toThrow('GitHub takes no writes')
    expect(told.at(-1)).toEqual({ kind: 'writes' })
  })

  it('forgets what nobody asks for, tries the next request, and says so where that fails', async () => {
    const told: string[] = []
    const breakers = makeBreakers(
      {
        onStalled: () => void told.push('stalled'),
        onMayTry: () => void told.push('may try'),
        onForgotten: () => void told.push('forgotten'),
        onAnswers: () => void told.push('answers'),
      },
      1,
    )
    const ask = (fetch: () => Promise<Response>) =>
      breakers.ask({ installation: 1, isWrite: false, url: '1' }, fetch)
    const hangs = () => Promise.reject(new Error('no answer'))
    for (let n = 0; n < MOST_UNANSWERED; n++) await expect(ask(hangs)).rejects.toThrow('no answer')
    await vi.waitFor(() => expect(told.at(-1)).toBe('forgotten'), 600_000)
    expect(told).toEqual(['stalled', ...Array(4).fill('may try'), 'forgotten'])
    expect(() => breakers.check(1, false)).not.toThrow()
    await expect(ask(hangs)).rejects.toThrow('no answer')
    expect(told.at(6)).toBe('stalled')
    await vi.waitFor(
      () => expect(told.filter((one) => one === 'forgotten')).toHaveLength(2),
      600_000,
    )
    await ask(async () => new Response('{}'))
    expect(told.at(-1)).toBe('answers')
  })

  it('calls it no outage of writes where one comment cannot be written', async () => {
    const told: Stalled[] = []
    const app = makeGitHubApp({ ...settings(), onStalled: (what) => void told.push(what) })
    const github = app.repository(place)
    const { id } = addComment(fake.world, 1, 'bench[bot]', 'one')
    fake.fail({ as: 500, operation: 'issues/update-comment', times: 20 })
    for (let n = 0; n < 5; n++) await expect(github.updateComment(id, 'x')).rejects.toThrow(/500/)
    expect(told).toEqual([])
  })

  it('asks nothing more once whoever asked is over, and does not wait for an answer', async () => {
    const held = Promise.withResolvers<void>()
    const signals: (AbortSignal | null | undefined)[] = []
    const isHeld = (url: string) => url.includes('/pulls/')
    const holding: typeof fetch = async (url, init) => {
      if (!isHeld(String(url))) return fetch(url, init)
      signals.push(init?.signal)
      held.resolve()
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    }
    const over = new AbortController()
    const app = makeGitHubApp({ ...settings(), fetch: holding })
    const github = app.repository(place, over)
    const asked = github.pullRequest(1)
    asked.catch(() => {})
    await held.promise
    over.abort(new Error('it took too long'))
    await expect(asked).rejects.toThrow(EndedError)
    expect(signals[0]?.aborted).toBe(true)
    const before = fake.log.length
    await expect(github.listComments(1)).rejects.toThrow(/it took too long/)
    const since = new Date(0).toISOString()
    await expect(app.attempts(since, 'all', over.signal)).rejects.toThrow(/it took too long/)
    await expect(app.redeliver(1, over.signal)).rejects.toThrow(/it took too long/)
    expect([signals.length, fake.log.length]).toEqual([1, before])
  })
})

it('the store refuses an entry that is over, and takes back what it had begun', {
  tags: 'rehearsal',
}, async () => {
  const { db, pglite } = await openMemory()
  const over = new AbortController()
  const sent: string[] = []
  const queue = { send: async (_: unknown, name: string) => sent.push(name) }
  const given = { store: { db, queue }, github: () => null } as unknown as Services
  const { store } = untilOver(given, over.signal)
  const insert = (guid: string) => ({ guid, event: 'x', body: '{}' })
  await store.db.insertInto('deliveries').values(insert('before')).execute()
  await store.queue.send(store.db, 'sweep-jobs', {})
  const half = store.db.transaction().execute(async (trx) => {
    await trx.insertInto('deliveries').values(insert('half')).execute()
    over.abort(new Error('it took too long'))
    await trx.insertInto('deliveries').values(insert('rest')).execute()
  })
  await expect(half).rejects.toThrow('it took too long')
  const rows = await db.selectFrom('deliveries').select('guid').execute()
  expect(rows).toEqual([{ guid: 'before' }])
  // The queue's own statements do not go through the plugins of the store.
  await expect(store.queue.send(store.db, 'sweep-jobs', {})).rejects.toThrow('it took too long')
  expect(sent).toEqual(['sweep-jobs'])
  await pglite.close()
})
