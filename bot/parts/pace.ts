/**
 * The pace of writes that GitHub asks for, by installation: a few at once, then one a second, and
 * notifying ones every three seconds. So at most 70 writes a minute, of the 80 that GitHub allows:
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Write } from '../../src/host/github/app.ts'

type Rule = { everySec: number; atOnce: number }

/** A comment sends mail. */
const RULES: Record<'any' | 'notifying', Rule> = {
  any: { everySec: 1, atOnce: 10 },
  notifying: { everySec: 3, atOnce: 5 },
}

export type PaceParts = {
  /** A clock that never goes back, ms. */
  nowMs?: () => number
  wait?: (ms: number) => Promise<unknown>
  take?: TakeMoment
}

/**
 * Takes the next moment of that name, of moments that are so many seconds apart: milliseconds until
 * then. Default: moments of this process alone.
 */
export type TakeMoment = (name: string, everySec: number) => number | Promise<number>

function ownMoments(nowMs: () => number): TakeMoment {
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
export function makePace(parts: PaceParts = {}): (write: Write) => Promise<void> {
  const { nowMs = () => performance.now(), wait = (ms) => sleep(ms) } = parts
  const { take = ownMoments(nowMs) } = parts

  /** Milliseconds until there is room for one more, which is taken. */
  async function room(installation: number, kind: keyof typeof RULES): Promise<number> {
    const { everySec, atOnce } = RULES[kind]
    const ms = await take(`pace ${kind} ${installation}`, everySec)
    return ms - 1000 * everySec * (atOnce - 1)
  }

  return async ({ installation, isFirstSign, notifies }) => {
    const any = await room(installation, 'any')
    const ms = notifies ? Math.max(any, await room(installation, 'notifying')) : any
    if (ms > 0 && !isFirstSign) await wait(ms)
  }
}
