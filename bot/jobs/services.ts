/**
 * What handlers work with, and what GitHub is spared: a pace for writes, limits of what one person is
 * served, and a circuit breaker.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Asker, GitHubApp, Quota, RepositoryRef, Write } from '../../src/github/app.ts'
import { type GitHub, UnavailableError } from '../../src/github/port.ts'
import type { Clock } from '../../src/machine/host.ts'
import type { Settings } from '../settings.ts'
import { mark, markedAt } from '../store/deliveries.ts'
import { type FairShare, type Flow, makeFairShare } from '../store/queues.ts'
import type { Store } from '../store/store.ts'
import type { Db } from '../store/tables.ts'
import type { Log, Metrics } from '../telemetry.ts'
import type { Reports } from './process.ts'

export type Services = {
  settings: Settings
  store: Store
  /** GitHub for one repository, as the installation of the App that is there. */
  github(place: RepositoryRef, asker?: Asker): GitHub
  /** How GitHub says that an installation is; handlers ask by `askInstallation`, not too often. */
  installation: GitHubApp['installation']
  /** Whether GitHub answers; whoever is about to ask waits until it is over. */
  circuit: CircuitBreaker
  replyLimit: ReplyLimit
  metrics: Pick<Metrics, 'seen' | 'answered'>
  /** The process that reads reports. */
  reports: Reports
  log: Log
  clock: Clock
}

// The pace of writes by installation, as GitHub asks for: ten at once, then one a second; those that
// notify people, five and then one every three seconds. At most 70 a minute, of the 80 allowed:
// https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api

type Rule = { everySec: number; atOnce: number }

/** A comment sends mail. */
const RULES: Record<'any' | 'notifying' | 'own', Rule> = {
  any: { everySec: 1, atOnce: 10 },
  notifying: { everySec: 3, atOnce: 5 },
  /** Of the App itself, which makes no content: 900 points a minute, of which a write takes 5. */
  own: { everySec: 0.34, atOnce: 10 },
}

const slotName = (kind: keyof typeof RULES, installation: number) => `pace ${kind} ${installation}`

/** A wait that is shorter is none to tell of. */
const SHORTEST_TOLD_MS = 60_000

/** Until then GitHub takes no requests of the installation: it said that none are left. */
const limitName = (installation: number) => `limit ${installation}`

/** Remembers that an installation has used up its requests. */
export async function noteQuota(db: Db, { installation, left, endsAt }: Quota): Promise<void> {
  if (left === 0 && endsAt !== null) await mark(db, limitName(installation), new Date(endsAt))
}

/**
 * When the next comment to an installation may be written (ISO 8601), by GitHub's word and by the
 * pace that the processes of a store share; null: within a minute, as far as the store knows.
 */
export async function writesHeldUntil(
  db: Db,
  installation: number,
  nowMs: number,
): Promise<string | null> {
  const turns = await Promise.all(
    (['any', 'notifying'] as const).map(async (kind) => {
      const next = await markedAt(db, slotName(kind, installation))
      const { everySec, atOnce } = RULES[kind]
      return next === null ? 0 : next.getTime() - 1000 * everySec * (atOnce - 1)
    }),
  )
  const limit = await markedAt(db, limitName(installation))
  const atMs = Math.max(...turns, limit?.getTime() ?? 0)
  return atMs - nowMs < SHORTEST_TOLD_MS ? null : new Date(atMs).toISOString()
}

type PacerOptions = {
  /** A clock that never goes back, ms. */
  nowMs?: () => number
  wait?: (ms: number) => Promise<unknown>
  take?: TakeTimeSlot
}

/**
 * Takes the next moment of that name, of moments that are so many seconds apart: milliseconds until
 * then. Default: moments of this process alone.
 */
type TakeTimeSlot = (name: string, everySec: number) => number | Promise<number>

function ownTimeSlots(nowMs: () => number): TakeTimeSlot {
  const nextMs = new Map<string, number>()
  return (name, everySec) => {
    const now = nowMs()
    const at = Math.max(now, nextMs.get(name) ?? now)
    nextMs.set(name, at + 1000 * everySec)
    return at - now
  }
}

type Writer = { flow: Flow; go(): void; fail(error: unknown): void }

/** Those who wait for moments of one name. */
type Line = { share: FairShare; waiting: Set<Writer>; isServed: boolean }

const MOST_LINES = 10_000

/**
 * Waits until the write may be made. Whose it is is decided only when a moment has come: by a fair
 * share of the people, and of the repositories of each, so that who floods delays only himself.
 * That a command was seen is said at once: it counts, and what comes after it waits.
 */
export function makePacer(
  services: PacerOptions = {},
): (write: Write, signal?: AbortSignal) => Promise<void> {
  const { nowMs = () => performance.now(), wait = (ms) => sleep(ms) } = services
  const { take = ownTimeSlots(nowMs) } = services
  const lines = new LRUCache<string, Line>({ max: MOST_LINES })

  /** Milliseconds until there is room for one more, which is taken. */
  async function room(name: string, { everySec, atOnce }: Rule): Promise<number> {
    return (await take(name, everySec)) - 1000 * everySec * (atOnce - 1)
  }

  function lineOf(name: string): Line {
    const line = lines.get(name) ?? {
      share: makeFairShare(1, 1),
      waiting: new Set(),
      isServed: false,
    }
    lines.set(name, line)
    return line
  }

  async function serve(name: string, rule: Rule, line: Line): Promise<void> {
    const { share, waiting } = line
    line.isServed = true
    try {
      while (waiting.size > 0) {
        const ms = await room(name, rule)
        if (ms > 0) await wait(ms)
        const next = share.next([...waiting])
        // Nobody: they gave up while they waited.
        if (next === null) break
        waiting.delete(next)
        share.admit(next.flow).end(rule.everySec)
        next.go()
      }
    } catch (error) {
      for (const { fail } of waiting) fail(error)
      waiting.clear()
    }
    line.isServed = false
  }

  function turn(name: string, rule: Rule, flow: Flow, signal?: AbortSignal): Promise<void> {
    const line = lineOf(name)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const writer: Writer = { flow, go: resolve, fail: reject }
    const giveUp = () => {
      line.waiting.delete(writer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    line.waiting.add(writer)
    if (!line.isServed) void serve(name, rule, line)
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  return async ({ installation, repository, person, isFirstSign, notifies }, signal) => {
    signal?.throwIfAborted()
    const flow = [person, String(repository)]
    const kinds: (keyof typeof RULES)[] = notifies ? ['notifying'] : []
    for (const kind of [...kinds, installation === 0 ? 'own' : 'any'] as const) {
      const [name, rule] = [slotName(kind, installation), RULES[kind]]
      if (!isFirstSign) {
        await turn(name, rule, flow, signal)
        continue
      }
      lineOf(name).share.admit(flow).end(rule.everySec)
      await room(name, rule)
    }
  }
}

// What one person is served. People without write access get a few answers each hour, then none, and
// then the bot does not even look up their rights. Of others so many commands are read. Each process
// counts for itself.

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000]

type Limit = { most: number; everyMs: number }

const LIMITS = {
  /** Answers to one person without write access in one repository, and to all of them there. */
  stranger: { most: 5, everyMs: HOUR_MS },
  strangers: { most: 30, everyMs: HOUR_MS },
  /** Commands of one person in one pull request, and in one repository. */
  pull: { most: 20, everyMs: HOUR_MS },
  commands: { most: 100, everyMs: HOUR_MS },
  /**
   * Signs to one person of an installation that wait for no pace: what is written after them waits
   * for as many seconds.
   */
  signs: { most: 10, everyMs: MINUTE_MS },
} satisfies Record<string, Limit>

const MOST_KEPT = 10_000

/** So many commands were read; more are read after that. */
type Refusal = { most: number; untilMs: number }

/** Of repositories by their id. */
type ReplyLimit = {
  /** Whether somebody was told so often, or wrote so much, that nobody looks at it any more. */
  isExhausted(repository: number, login: string, pull: number, comment: number): boolean
  /** Somebody may not ask; whether they are told so. */
  mayReply(repository: number, login: string): boolean
  /** Counts a command, once however often it is handled; null: it is not one too many. */
  refuses(repository: number, pull: number, login: string, comment: number): Refusal | null
  /** Whether somebody is told at once that a command was read. */
  maySign(installation: number, login: string): boolean
}

export function makeReplyLimit(nowMs: () => number): ReplyLimit {
  /** When something was done, and for what: a comment, where it may be handled again. */
  const doneAt = new Map<string, { at: number; what: number }[]>()
  /** Until when a person is refused more, and the command that they are told so of. */
  const told = new LRUCache<string, { untilMs: number; comment: number }>({ max: MOST_KEPT })

  const recent = (kind: keyof typeof LIMITS, key: string) => {
    const { everyMs } = LIMITS[kind]
    return (doneAt.get(`${kind} ${key}`) ?? []).filter(({ at }) => nowMs() - at < everyMs)
  }
  const isFull = ([kind, key]: Key) => recent(kind, key).length >= LIMITS[kind].most
  const add = (keys: readonly Key[], what = 0) => {
    if (doneAt.size >= MOST_KEPT) forget()
    for (const [kind, key] of keys)
      doneAt.set(`${kind} ${key}`, [...recent(kind, key), { at: nowMs(), what }])
  }
  const forget = () => {
    for (const [name, all] of doneAt)
      if (all.every(({ at }) => nowMs() - at >= HOUR_MS)) doneAt.delete(name)
  }

  const strangerOf = (repository: number, login: string): Key => [
    'stranger',
    `${repository} ${login.toLowerCase()}`,
  ]
  const commandsOf = (repository: number, pull: number, login: string): Key[] => [
    ['pull', `${repository} ${pull} ${login.toLowerCase()}`],
    ['commands', `${repository} ${login.toLowerCase()}`],
  ]

  return {
    isExhausted(repository, login, pull, comment) {
      if (isFull(strangerOf(repository, login))) return true
      return commandsOf(repository, pull, login).some((key) => {
        const last = told.get(key.join(' '))
        return last !== undefined && nowMs() < last.untilMs && last.comment !== comment
      })
    },
    mayReply(repository, login) {
      const keys = [strangerOf(repository, login), ['strangers', `${repository}`] satisfies Key]
      if (keys.some(isFull)) return false
      add(keys)
      return true
    },
    refuses(repository, pull, login, comment) {
      const keys = commandsOf(repository, pull, login)
      const isKnown = keys.some(([kind, key]) =>
        recent(kind, key).some(({ what }) => what === comment),
      )
      if (isKnown) return null
      const full = keys.find(isFull)
      if (full === undefined) {
        add(keys, comment)
        return null
      }
      const [kind, key] = full
      const untilMs = (recent(kind, key)[0]?.at ?? nowMs()) + LIMITS[kind].everyMs
      told.set(full.join(' '), { untilMs, comment })
      return { most: LIMITS[kind].most, untilMs }
    },
    maySign(installation, login) {
      const key: Key = ['signs', `${installation} ${login.toLowerCase()}`]
      if (isFull(key)) return false
      add([key])
      return true
    },
  }
}

type Key = [kind: keyof typeof LIMITS, key: string]

// The circuit breaker. While GitHub does not answer, the bot sends it nothing but a small probe now
// and then, and all work waits: nothing is lost, and no tries are used up. A request without an answer
// opens the circuit only if the probe fails too: GitHub may never finish a certain comparison, and
// that must not hold up everybody.

export type CircuitBreaker = {
  /** Waits until GitHub answers, as far as is known; rejects with an UnavailableError after a while. */
  untilClosed(): Promise<void>
  /** It did not answer a request; `words` say how. Whether it is an outage is asked at once. */
  reportFailure(message: string): void
  isOpen(): boolean
  /** Whoever waits is sent away, and nothing is asked any more. */
  stop(): void
}

export type CircuitBreakerOptions = {
  /** The small question; rejects while GitHub does not answer. */
  probe(): Promise<unknown>
  /** It answers again; since when it had not (ms of the clock). */
  onBack(awaySec: number): Promise<void>
  log: Log
  clock: Pick<Clock, 'timestamp'>
  /** A second of waiting. Default 1000. */
  secondMs?: number
}

/** Longest wait for its end. An entry of the queue expires later than that. */
const LONGEST_WAIT_SEC = 120

/** Between two questions; it grows from the first to the second. */
const LEAST_PAUSE_SEC = 2
const MOST_PAUSE_SEC = 30

/** The same trouble is logged once in so long. */
const LOG_SEC = 60

const away = () =>
  new UnavailableError('GitHub does not answer', 'The bot asks again automatically.')

/** Those who wait, each for so long at most. */
function makeQueue(waitMs: number) {
  const waiting = new Set<{ open(): void; refuse(): void }>()
  return {
    count: () => waiting.size,
    join: () =>
      new Promise<void>((resolve, reject) => {
        const done = (end: () => void) => () => {
          clearTimeout(late)
          waiting.delete(one)
          end()
        }
        const one = { open: done(resolve), refuse: done(() => reject(away())) }
        const late = setTimeout(one.refuse, waitMs)
        late.unref()
        waiting.add(one)
      }),
    open() {
      for (const one of waiting) one.open()
    },
    refuse() {
      for (const one of waiting) one.refuse()
    },
  }
}

function noter(log: Log, now: () => number, waiting: () => number): (words: string) => void {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (words) => {
    if (now() - loggedAt < 1000 * LOG_SEC) return
    loggedAt = now()
    log.warn({ reason: words, waiting: waiting() }, 'GitHub does not answer; work is parked')
  }
}

export function makeCircuitBreaker(services: CircuitBreakerOptions): CircuitBreaker {
  const { probe, onBack, log, clock, secondMs = 1000 } = services
  let beganAt: number | null = null
  let timer: NodeJS.Timeout | null = null
  let [isEnded, isProbing] = [false, false]
  const waiting = makeQueue(LONGEST_WAIT_SEC * secondMs)
  const now = () => Date.parse(clock.timestamp())
  const note = noter(log, now, waiting.count)

  function probeAfter(sec: number): void {
    if (isEnded) return
    timer = setTimeout(() => void probeAgain(sec), secondMs * sec)
    timer.unref()
  }

  async function probeAgain(sec: number): Promise<void> {
    try {
      await probe()
    } catch (error) {
      note((error as Error).message)
      return probeAfter(Math.min(2 * sec, MOST_PAUSE_SEC))
    }
    const awaySec = (now() - (beganAt ?? now())) / 1000
    beganAt = null
    log.info({ awaySec: Math.round(awaySec) }, 'GitHub answers')
    waiting.open()
    await onBack(awaySec).catch(({ message }: Error) =>
      log.error({ reason: message }, 'could not see to what was missed'),
    )
  }

  return {
    isOpen: () => beganAt !== null,
    async untilClosed() {
      if (isEnded) throw away()
      if (beganAt !== null) await waiting.join()
    },
    reportFailure(words) {
      if (isEnded || isProbing || beganAt !== null) return
      const at = now()
      isProbing = true
      void probe()
        .catch(() => {
          if (isEnded) return
          note(words)
          beganAt = at
          probeAfter(LEAST_PAUSE_SEC)
        })
        .finally(() => {
          isProbing = false
        })
    },
    stop() {
      isEnded = true
      if (timer !== null) clearTimeout(timer)
      waiting.refuse()
    },
  }
}

/** For whoever has no GitHub to wait for. */
export const closedCircuit: CircuitBreaker = {
  untilClosed: async () => {},
  reportFailure() {},
  isOpen: () => false,
  stop() {},
}
