/**
 * The circuit breaker. While GitHub does not answer, the bot sends it nothing but a small probe now
 * and then, and all work waits: nothing is lost, and no tries are used up. A request without an answer
 * opens the circuit only if the probe fails too: GitHub may never finish a certain comparison, and
 * that must not hold up everybody.
 */
import { UnavailableError } from '../../src/github/port.ts'
import type { Clock } from '../../src/machine/host.ts'
import type { Log } from '../telemetry.ts'

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
