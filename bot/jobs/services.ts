/**
 * What handlers work with, and what GitHub is spared: a pace for writes, and a limit of replies to
 * people without write access.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RepositoryRef, Write } from '../../src/github/app.ts'
import type { GitHub } from '../../src/github/port.ts'
import type { Clock } from '../../src/machine/host.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Log, Metrics } from '../telemetry.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Reports } from './process.ts'

export type Services = {
  settings: Settings
  store: Store
  /** GitHub for one repository, as the installation of the App that is there. */
  github(place: RepositoryRef, signal?: AbortSignal): GitHub
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

/**
 * Waits until the write may be made. That a command was seen is said at once: it counts, and what
 * comes after it waits.
 */
export function makePacer(services: PacerOptions = {}): (write: Write) => Promise<void> {
  const { nowMs = () => performance.now(), wait = (ms) => sleep(ms) } = services
  const { take = ownTimeSlots(nowMs) } = services

  /** Milliseconds until there is room for one more, which is taken. */
  async function room(installation: number, kind: keyof typeof RULES): Promise<number> {
    const { everySec, atOnce } = RULES[kind]
    const ms = await take(`pace ${kind} ${installation}`, everySec)
    return ms - 1000 * everySec * (atOnce - 1)
  }

  return async ({ installation, isFirstSign, notifies }) => {
    const any = await room(installation, installation === 0 ? 'own' : 'any')
    const ms = notifies ? Math.max(any, await room(installation, 'notifying')) : any
    if (ms > 0 && !isFirstSign) await wait(ms)
  }
}

// The limit of replies to people without write access: a few each hour, then none, and then the bot
// does not even look up their rights. Each process counts for itself.

/** Answers in an hour: to one person in one repository, and to all strangers of a repository. */
const MOST = { person: 5, repository: 30 }
const HOUR_MS = 3_600_000
const MOST_KEPT = 10_000

/** Of repositories by their id. */
type ReplyLimit = {
  /** Whether somebody has had so many answers that nobody is asked about them any more. */
  isExhausted(repository: number, login: string): boolean
  /** Somebody may not ask; whether they are told so. */
  mayReply(repository: number, login: string): boolean
}

export function makeReplyLimit(nowMs: () => number): ReplyLimit {
  /** When answers were given, by whom. */
  const answersAt = new Map<string, number[]>()
  const recent = (key: string) => (answersAt.get(key) ?? []).filter((at) => nowMs() - at < HOUR_MS)
  const keysOf = (repository: number, login: string) =>
    [
      [`${repository} ${login.toLowerCase()}`, MOST.person],
      [String(repository), MOST.repository],
    ] as const
  return {
    isExhausted(repository, login) {
      const [[key, most]] = keysOf(repository, login)
      return recent(key).length >= most
    },
    mayReply(repository, login) {
      const keys = keysOf(repository, login)
      if (keys.some(([key, most]) => recent(key).length >= most)) return false
      if (answersAt.size >= MOST_KEPT)
        for (const key of answersAt.keys()) if (recent(key).length === 0) answersAt.delete(key)
      for (const [key] of keys) answersAt.set(key, [...recent(key), nowMs()])
      return true
    },
  }
}

/** The same, of one repository. */
export const ofRepository = ({ isExhausted, mayReply }: ReplyLimit, repository: number) => ({
  isExhausted: (login: string) => isExhausted(repository, login),
  mayReply: (login: string) => mayReply(repository, login),
})
