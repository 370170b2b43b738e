/** Whose turn it is, at which pace, and what strangers may cost; no time is waited for. */
import { describe, expect, it } from 'vitest'
import { makePacer, makeReplyLimit } from '../../bot/jobs/services.ts'
import { makeFairPriority, makeSemaphore, makeWorkerPool } from '../../bot/store/worker-pool.ts'

describe('turns', () => {
  const START = Date.UTC(2026, 5, 1)

  it('put who sends one entry before the rest of somebody’s many', () => {
    const turnOf = makeFairPriority(() => START)
    const many = Array.from({ length: 30 }, () => turnOf('loud'))
    const one = turnOf('quiet')
    expect(many.filter((turn) => turn > one)).toEqual([])
    expect(many).toEqual(many.toSorted((a, b) => b - a))
  })

  it('come to everybody: what is sent later than a place is behind it', () => {
    let now = START
    const turnOf = makeFairPriority(() => now)
    const last = Array.from({ length: 30 }, () => turnOf('loud')).at(-1) ?? 0
    now += 31_000
    expect(turnOf('quiet')).toBeLessThan(last)
    expect(turnOf('loud')).toBeLessThan(last)
  })

  it('fit into 32 bits for a lifetime', () => {
    expect(makeFairPriority(() => Date.UTC(2090, 0, 1))('one')).toBeGreaterThan(-(2 ** 31))
  })
})

describe('the pace of writes', () => {
  /** When each of so many writes that are asked for at once is made, seconds. */
  async function paced(count: number, write: { notifies?: boolean; isFirstSign?: boolean } = {}) {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms / 1000)
    const pace = makePacer({ nowMs: () => 0, wait })
    for (let n = 0; n < count; n++)
      await pace({ installation: 1, notifies: false, isFirstSign: false, ...write })
    return { pace, waits }
  }

  it('is ten at once, then one a second: below the 80 a minute that GitHub allows', async () => {
    const { waits } = await paced(100)
    expect(waits).toEqual(Array.from({ length: 90 }, (_, n) => n + 1))
    expect(10 + waits.filter((sec) => sec < 60).length).toBeLessThan(80)
  })

  it('is slower for what sends mail', async () => {
    expect((await paced(8, { notifies: true })).waits).toEqual([3, 6, 9])
  })

  it('does not hold what says that somebody was heard, nor another installation', async () => {
    const { pace, waits } = await paced(100, { isFirstSign: true })
    expect(waits).toEqual([])
    await pace({ installation: 2, notifies: true, isFirstSign: false })
    expect(waits).toEqual([])
    await pace({ installation: 1, notifies: false, isFirstSign: false })
    expect(waits).toEqual([91])
  })
})

describe('places', () => {
  it('are as many as there are; who waits aside leaves one, and comes back into one', async () => {
    const semaphore = makeSemaphore(2)
    const log: string[] = []
    let [atWork, most] = [0, 0]
    const work = () => {
      atWork++
      most = Math.max(most, atWork)
    }
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const waiters = gates.map((gate, n) =>
      semaphore.run(async () => {
        work()
        log.push(`in ${n}`)
        atWork--
        await semaphore.withoutSlot(() => gate.promise)
        work()
        log.push(`back ${n}`)
        atWork--
      }),
    )
    await new Promise(setImmediate)
    // All of them wait for something, so that all have been at work.
    expect(log).toEqual(['in 0', 'in 1', 'in 2', 'in 3', 'in 4'])
    for (const { resolve } of gates) resolve()
    await Promise.all(waiters)
    expect(log.slice(5).sort()).toEqual(['back 0', 'back 1', 'back 2', 'back 3', 'back 4'])
    expect(most).toBeLessThanOrEqual(2)
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await semaphore.run(async () => 'still there')).toBe('still there')
  })
})

describe('a crew', () => {
  it('has one who waits for the next entry, and never more at work than may be', async () => {
    let count = 0
    const there = new Set<string>()
    const start = async () => {
      const worker = `w${++count}`
      there.add(worker)
      return worker
    }
    const pool = makeWorkerPool(2, { isOpen: () => true, start, stop: (one) => there.delete(one) })
    const rested = () => new Promise(setImmediate)
    await Promise.all([pool.ensureIdle(), pool.ensureIdle()])
    expect([...there]).toEqual(['w1'])
    pool.begin('w1')
    await rested()
    expect([...there]).toEqual(['w1', 'w2'])
    // Done before the next entry came: whoever did it asks again, and the other one is not needed.
    expect(pool.end('w1')).toBe(true)
    expect([...there]).toEqual(['w1'])

    pool.begin('w1')
    await rested()
    pool.begin('w3')
    await rested()
    expect([...there]).toEqual(['w1', 'w3'])
    const pause = Promise.withResolvers<void>()
    const waits = pool.withoutSlot(() => pause.promise)
    await rested()
    expect([...there]).toEqual(['w1', 'w3', 'w4'])
    pause.resolve()
    await waits
    // One that was let go got an entry all the same: it is not counted on.
    expect(pool.end('w3')).toBe(true)
    expect([...there]).toEqual(['w1', 'w3'])
    pool.begin('w4')
    expect(pool.end('w4')).toBe(false)
    expect(pool.end('w1')).toBe(true)
    expect([...there]).toEqual(['w1'])
  })
})

describe('strangers', () => {
  it('are answered five times an hour each, thirty in a repository, and anew after it', () => {
    let now = 0
    const { isTired, mayTell } = makeReplyLimit(() => now)
    const told = (login: string, count: number) =>
      Array.from({ length: count }, () => mayTell(1, login)).filter(Boolean).length
    expect(told('eve', 100)).toBe(5)
    expect(isTired(1, 'Eve')).toBe(true)
    expect(isTired(2, 'eve')).toBe(false)
    const others = Array.from({ length: 20 }, (_, n) => told(`eve${n}`, 3))
    expect(others.reduce((a, b) => a + b, 0)).toBe(25)
    now = 3_600_001
    expect(told('eve', 100)).toBe(5)
  })
})
