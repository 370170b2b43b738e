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
}

/**
 * Waits until the write may be made. That a command was seen is said at once: it counts, and what
 * comes after it waits.
 */
export function makePace(parts: PaceParts = {}): (write: Write) => Promise<void> {
  const { nowMs = () => performance.now(), wait = (ms) => sleep(ms) } = parts
  const nextMs = new Map<string, number>()

  /** Milliseconds until there is room for one more, which is taken. */
  function take(installation: number, kind: keyof typeof RULES): number {
    const { everySec, atOnce } = RULES[kind]
    const key = `${kind} ${installation}`
    const now = nowMs()
    const at = Math.max(now, nextMs.get(key) ?? now)
    nextMs.set(key, at + 1000 * everySec)
    return at - now - 1000 * everySec * (atOnce - 1)
  }

  return async ({ installation, isFirstSign, notifies }) => {
    const any = take(installation, 'any')
    const ms = notifies ? Math.max(any, take(installation, 'notifying')) : any
    if (ms > 0 && !isFirstSign) await wait(ms)
  }
}
