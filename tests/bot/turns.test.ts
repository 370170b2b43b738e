/** Whose turn it is, at which pace, and what strangers may cost; no time is waited for. */
import { describe, expect, it } from 'vitest'
import { makePacer, makeReplyLimit } from '../../bot/jobs/services.ts'
import { untilNext } from '../../bot/store/queue.ts'
import { type FairShare, makeFairShare, type QueueName, queues } from '../../bot/store/queues.ts'

/**
 * Served in turn by one process whose clock is counted: the names of what is served. `costSec`: how
 * long an entry of that name takes.
 */
function served(
  share: FairShare,
  backlog: { name: string; flow: string[] }[],
  costSec: (name: string) => number = () => 1,
): string[] {
  const waiting = [...backlog]
  const order: string[] = []
  for (;;) {
    const next = share.next(waiting)
    if (next === null) return order
    waiting.splice(waiting.indexOf(next), 1)
    order.push(next.name)
    share.admit(next.flow).end(costSec(next.name))
  }
}
const entries = (count: number, name: string, ...flow: string[]) =>
  Array.from({ length: count }, () => ({ name, flow }))

describe('the fair share', () => {
  it('serves who sends one entry at once, whatever else waits', () => {
    const share = makeFairShare(1, 1)
    const flood = entries(3_000, 'loud', 'i1', 'loud', 'eve')
    for (let n = 0; n < 50; n++) share.admit(flood[0]!.flow).end(1)
    const others = [
      { name: 'same repository', flow: ['i1', 'loud', 'ann'] },
      { name: 'same installation', flow: ['i1', 'quiet', 'eve'] },
      { name: 'elsewhere', flow: ['i2', 'r', 'bob'] },
    ]
    expect(served(share, [...flood.slice(0, 100), ...others]).indexOf('elsewhere')).toBeLessThan(3)
    for (const other of others) {
      const again = makeFairShare(1, 1)
      for (let n = 0; n < 50; n++) again.admit(flood[0]!.flow).end(1)
      expect(served(again, [...flood.slice(0, 100), other]).indexOf(other.name)).toBeLessThan(2)
    }
  })

  it('divides time and not entries: of two that wait, both have worked as long', () => {
    const share = makeFairShare(1, 1)
    const cost = { slow: 10, quick: 1 } as Record<string, number>
    const backlog = [
      ...entries(200, 'slow', 'i1', 'a', ''),
      ...entries(200, 'quick', 'i2', 'b', ''),
    ]
    const order = served(share, backlog, (name) => cost[name] ?? 0).slice(0, 110)
    const spent = (name: string) => order.filter((one) => one === name).length * (cost[name] ?? 0)
    expect(Math.abs(spent('slow') - spent('quick'))).toBeLessThanOrEqual(20)
  })

  it('does not pay back for time in which nothing was asked', () => {
    const share = makeFairShare(1, 1)
    for (let n = 0; n < 500; n++) share.admit(['i1', 'a', '']).end(1)
    const backlog = [...entries(50, 'late', 'i2', 'b', ''), ...entries(50, 'early', 'i1', 'a', '')]
    const first = served(share, backlog).slice(0, 40)
    expect(first.filter((name) => name === 'early').length).toBeGreaterThanOrEqual(18)
  })

  it('divides first among installations, then people, then repositories', () => {
    const share = makeFairShare(1, 1)
    const many = Array.from({ length: 100 }, (_, n) => ({ name: 'big', flow: ['i1', `r${n}`, ''] }))
    const small = entries(20, 'small', 'i2', 'r', '')
    expect(
      served(share, [...many, ...small])
        .slice(0, 40)
        .filter((name) => name === 'small').length,
    ).toBeGreaterThanOrEqual(19)
  })

  it('keeps places for the next installations, when thirty hang', () => {
    const share = makeFairShare(256, 32)
    const atWork = new Map<string, number>()
    const hang = (installation: string) => {
      const flow = () => [installation, `p${atWork.get(installation)}`, 'r']
      while (share.next([{ flow: flow() }]) !== null) {
        share.admit(flow())
        atWork.set(installation, (atWork.get(installation) ?? 0) + 1)
      }
    }
    for (let n = 0; n < 30; n++) hang(`i${n}`)
    expect(atWork.get('i0')).toBe(28)
    expect(Math.min(...atWork.values())).toBe(1)
    expect(share.free()).toBeGreaterThan(5)
    expect(share.next([{ flow: ['next', 'r', ''] }])).not.toBeNull()
  })

  it('leaves places to the others of an installation, whoever floods it', () => {
    const share = makeFairShare(256, 16)
    const fill = (...flow: string[]) => {
      let count = 0
      for (; share.next([{ flow: ['i', ...flow] }]) !== null; count++) share.admit(['i', ...flow])
      return count
    }
    // Three quarters of what is left, of these three quarters for a repository.
    expect(fill('eve', 'r1')).toBe(9)
    expect(fill('eve', 'r2')).toBe(2)
    for (let n = 3; n < 9; n++) fill('eve', `r${n}`)
    expect(share.next([{ flow: ['i', 'eve', 'r1'] }])).toBeNull()
    expect(fill('alice', 'r1')).toBeGreaterThan(0)
    expect(fill('bob', 'r1')).toBeGreaterThan(0)
  })

  it('has a place for the next, when a thousand hang that have lent theirs', () => {
    const share = makeFairShare(256, 32)
    const entry = (n: number) => ({ flow: [`i${n}`, 'r', ''] })
    const hang = (n: number) => {
      const admission = share.admit(entry(n).flow)
      admission.lend()
      return admission
    }
    let count = 0
    for (; count < 1_000; count++) hang(count)
    expect([share.free(), share.fullness()]).toEqual([256, 1_000 / (16 * 256)])
    // An installation has no more places for what it lent.
    for (let n = 0; n < 32; n++) hang(0)
    expect(share.next([entry(0)])).toBeNull()
    const last = hang(count)
    for (; share.next([entry(count)]) !== null; count++) hang(count)
    expect([count, share.fullness()]).toEqual([17 * 256 - 33, 1])
    last.end(30)
    // Somebody else may lend its place now; the one that was lent is nobody's.
    expect(share.free()).toBe(0)
  })
})

describe('a schedule', () => {
  it('has its next moment in every period, never now', () => {
    const at = (text: string) => Date.parse(`2026-06-01T${text}Z`)
    const nightly = { everySec: 86_400, atSec: 2 * 3600 + 23 * 60 }
    expect(untilNext(nightly, at('02:22:00'))).toBe(60)
    expect(untilNext(nightly, at('02:23:00'))).toBe(86_400)
    expect(untilNext({ everySec: 60, atSec: 0 }, at('00:00:59'))).toBe(1)
  })
})

describe('the pace of writes', () => {
  const alone = { repository: 1, person: '' }

  /** When each of so many writes that are asked for at once is made, seconds. */
  async function paced(count: number, write: { notifies?: boolean; isFirstSign?: boolean } = {}) {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms / 1000)
    const pace = makePacer({ nowMs: () => 0, wait })
    for (let n = 0; n < count; n++)
      await pace({ ...alone, installation: 1, notifies: false, isFirstSign: false, ...write })
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
    await pace({ ...alone, installation: 2, notifies: true, isFirstSign: false })
    expect(waits).toEqual([])
    await pace({ ...alone, installation: 1, notifies: false, isFirstSign: false })
    expect(waits).toEqual([91])
  })
})

/** Time that passes only where all wait for it. */
function virtualTime() {
  let nowMs = 0
  const timers: { atMs: number; go(): void }[] = []
  return {
    nowMs: () => nowMs,
    wait: (ms: number) =>
      new Promise<void>((go) => void timers.push({ atMs: nowMs + Math.max(0, ms), go })),
    async runUntil(isOver: () => boolean) {
      for (;;) {
        await new Promise(setImmediate)
        if (isOver()) return
        timers.sort((a, b) => a.atMs - b.atMs)
        const next = timers.shift()
        if (next === undefined) throw new Error('nothing is left to wait for')
        nowMs = next.atMs
        next.go()
      }
    },
  }
}

/** A queue of one process by its own rule, over work that takes virtual time. */
function workedQueue(name: QueueName, concurrency: number, nowMs: () => number) {
  const most = Math.min(queues[name].atOnce, concurrency)
  const share = makeFairShare(most, Math.min(most, queues[name].atOncePerInstallation))
  type Flow = { flow: string[]; works: (() => Promise<void>)[] }
  const waiting = new Map<string, Flow>()
  const fill = () => {
    for (
      let next = share.next([...waiting.values()]);
      next;
      next = share.next([...waiting.values()])
    ) {
      const { flow, works } = next
      const admission = share.admit(flow)
      const began = nowMs()
      void works
        .shift()?.()
        .then(() => {
          admission.end((nowMs() - began) / 1000)
          fill()
        })
      if (works.length === 0) waiting.delete(flow.join(' '))
    }
  }
  return (flow: string[], work: () => Promise<void>) => {
    const key = flow.join(' ')
    const { works }: Flow = waiting.get(key) ?? { flow, works: [] }
    works.push(work)
    waiting.set(key, { flow, works })
    fill()
  }
}

describe('beside 3,000 commands of one person', () => {
  const REQUEST_MS = 150
  const ALICES = 3_000

  type Flood = { repositories: number; processes: number }

  /**
   * When somebody who asks so long after all of them, maybe in one of the same repositories, sees
   * 👀 and the result, in seconds since then, where each request takes 150 ms.
   */
  async function besideFlood(where: string, afterSec: number, flood: Flood) {
    const { nowMs, wait, runUntil } = virtualTime()
    const slots = new Map<string, number>()
    const take = (name: string, everySec: number) => {
      const at = Math.max(nowMs(), slots.get(name) ?? 0)
      slots.set(name, at + 1000 * everySec)
      return at - nowMs()
    }
    const processes = Array.from({ length: flood.processes }, () => ({
      deliver: workedQueue('delivery', 256, nowMs),
      look: workedQueue('look', 256, nowMs),
      pace: makePacer({ nowMs, wait, take }),
      limit: makeReplyLimit(nowMs),
    }))
    const read = async (count: number) => {
      for (let n = 0; n < count; n++) await wait(REQUEST_MS)
    }
    const told: Record<'seen' | 'ended', number[]> = {
      seen: [],
      ended: [],
    }
    const say = (repository: string, person: string, id: number) => {
      const { deliver, look, pace, limit } = processes[id % processes.length]!
      const [number, pull] = [Number(repository), id % 50]
      const flow = ['1', person, repository]
      const note = (what: keyof typeof told) => {
        told[what][id] = nowMs() / 1000
      }
      const write = async (of: { isFirstSign?: boolean; notifies?: boolean } = {}) => {
        const who = { installation: 1, repository: number, person }
        await pace({ ...who, isFirstSign: false, notifies: false, ...of })
        await wait(REQUEST_MS)
      }
      const end = async () => {
        await read(2)
        await write()
        await write()
        note('ended')
        await write()
      }
      const begin = async () => {
        await read(2)
        await write()
        await write()
        await write({ notifies: true })
        look(flow, end)
      }
      deliver(flow, async () => {
        if (limit.isExhausted(number, person, pull, id)) return
        await read(1)
        if (limit.refuses(number, pull, person, id) !== null) return
        await read(3)
        if (limit.maySign(1, person)) {
          await write({ isFirstSign: true })
          note('seen')
        }
        await read(2)
        look(flow, begin)
      })
    }
    for (let id = 0; id < ALICES; id++) say(String(1 + (id % flood.repositories)), 'eve', id)
    void wait(1000 * afterSec).then(() => say(where, 'alice', ALICES))
    await runUntil(() => told.ended[ALICES] !== undefined)
    const since = ({ [ALICES]: sec = Number.NaN }: number[]) => sec - afterSec
    return { seen: since(told.seen), ended: since(told.ended) }
  }

  const floods: Flood[] = [
    { repositories: 1, processes: 1 },
    { repositories: 20, processes: 1 },
    { repositories: 20, processes: 3 },
  ]
  const cases = floods.flatMap((flood) =>
    ['1', '99'].flatMap((where) => [2, 60].map((sec) => [flood, where, sec] as const)),
  )
  it.each(cases)(
    'in %o others see 👀 in 5 s, the result in 60 (in %s, %d s later)',
    async (...of) => {
      const [flood, where, afterSec] = of
      const { seen, ended } = await besideFlood(where, afterSec, flood)
      expect(seen).toBeLessThan(5)
      expect(ended).toBeLessThan(60)
    },
  )
})

describe('whoever writes many commands', () => {
  const [alice, hour] = ['alice', 3_600_000]
  const limitAt = (now: { ms: number }) => makeReplyLimit(() => now.ms)

  it('has twenty read in a pull request and a hundred in a repository, each hour', () => {
    const now = { ms: 0 }
    const limit = limitAt(now)
    const say = (pull: number, comment: number) => limit.refuses(1, pull, alice, comment)
    for (let n = 0; n < 20; n++) expect(say(1, n)).toBe(null)
    now.ms = 1
    expect(say(1, 20)).toEqual({ most: 20, untilMs: hour })
    // Handled once more, it is as it was.
    expect(say(1, 3)).toBe(null)
    expect(limit.refuses(1, 1, 'Bob', 21)).toBe(null)
    for (let n = 0; n < 80; n++) expect(say(2 + n, 100 + n)).toBe(null)
    expect(say(99, 200)).toEqual({ most: 100, untilMs: hour })
    expect(limit.refuses(2, 99, alice, 200)).toBe(null)
    now.ms = hour
    expect(say(1, 300)).toBe(null)
  })

  it('is told once, and not looked at until then', () => {
    const now = { ms: 0 }
    const limit = limitAt(now)
    const isOver = (comment: number, pull = 1) => limit.isExhausted(1, alice, pull, comment)
    for (let n = 0; n < 20; n++) limit.refuses(1, 1, alice, n)
    expect(isOver(20)).toBe(false)
    limit.refuses(1, 1, alice, 20)
    expect([isOver(20), isOver(21), isOver(21, 2)]).toEqual([false, true, false])
    now.ms = hour
    expect(isOver(21)).toBe(false)
  })

  it('sees at once that ten a minute were read, and of the others in its turn', () => {
    const now = { ms: 0 }
    const limit = limitAt(now)
    const signs = (person: string) =>
      Array.from({ length: 30 }, () => limit.maySign(1, person)).filter(Boolean).length
    expect([signs(alice), signs('bob')]).toEqual([10, 10])
    now.ms = 60_000
    expect(signs(alice)).toBe(10)
  })
})

describe('strangers', () => {
  it('are answered five times an hour each, thirty in a repository, and anew after it', () => {
    let now = 0
    const { isExhausted, mayReply } = makeReplyLimit(() => now)
    const told = (login: string, count: number) =>
      Array.from({ length: count }, () => mayReply(1, login)).filter(Boolean).length
    expect(told('eve', 100)).toBe(5)
    expect(isExhausted(1, 'Eve', 1, 1)).toBe(true)
    expect(isExhausted(2, 'eve', 1, 1)).toBe(false)
    const others = Array.from({ length: 20 }, (_, n) => told(`eve${n}`, 3))
    expect(others.reduce((a, b) => a + b, 0)).toBe(25)
    now = 3_600_001
    expect(told('eve', 100)).toBe(5)
  })
})
