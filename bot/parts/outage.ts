/**
 * Whether GitHub answers. While it does not, nothing is asked of it but one small question now and
 * then, and whoever wants to ask waits here: what was accepted is neither lost nor tried in vain.
 * One request that has no answer is no outage yet: a comparison that GitHub never gets done would
 * hold up everybody, so the small question has to fail, too.
 */
import { AwayError } from '../../src/host/port/github.ts'
import type { Clock } from '../../src/host/port/host.ts'
import type { Log } from '../settings/log.ts'

export type Outage = {
  /** Waits until GitHub answers, as far as is known; rejects with an AwayError after a while. */
  over(): Promise<void>
  /** It did not answer a request; `words` say how. Whether it is an outage is asked at once. */
  begin(words: string): void
  isOn(): boolean
  /** Whoever waits is sent away, and nothing is asked any more. */
  end(): void
}

export type OutageParts = {
  /** The small question; rejects while GitHub does not answer. */
  probe(): Promise<unknown>
  /** It answers again; since when it had not (ms of the clock). */
  onBack(awaySec: number): Promise<void>
  log: Log
  clock: Pick<Clock, 'timestamp'>
  /** Longest wait for its end. An entry of the queue expires later than that. */
  waitSec?: number
  /** Between two questions; it grows up to the second. */
  everySec?: [least: number, most: number]
  /** A second of these. Default 1000. */
  secondMs?: number
}

/** The same trouble is logged once in so long. */
const LOG_SEC = 60

const away = () => new AwayError('GitHub does not answer', 'The bot asks again automatically.')

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

export function makeOutage(parts: OutageParts): Outage {
  const { probe, onBack, log, clock, secondMs = 1000 } = parts
  const { waitSec = 120, everySec = [2, 30] } = parts
  let beganAt: number | null = null
  let timer: NodeJS.Timeout | null = null
  let [isEnded, isAsking] = [false, false]
  const waiting = makeQueue(waitSec * secondMs)
  const now = () => Date.parse(clock.timestamp())
  const note = noter(log, now, waiting.count)

  function askAfter(sec: number): void {
    if (isEnded) return
    timer = setTimeout(() => void ask(sec), secondMs * sec)
    timer.unref()
  }

  async function ask(sec: number): Promise<void> {
    try {
      await probe()
    } catch (error) {
      note((error as Error).message)
      return askAfter(Math.min(2 * sec, everySec[1]))
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
    isOn: () => beganAt !== null,
    async over() {
      if (isEnded) throw away()
      if (beganAt !== null) await waiting.join()
    },
    begin(words) {
      if (isEnded || isAsking || beganAt !== null) return
      const at = now()
      isAsking = true
      void probe()
        .catch(() => {
          if (isEnded) return
          note(words)
          beganAt = at
          askAfter(everySec[0])
        })
        .finally(() => {
          isAsking = false
        })
    },
    end() {
      isEnded = true
      if (timer !== null) clearTimeout(timer)
      waiting.refuse()
    },
  }
}

/** For whoever has no GitHub to wait for. */
export const noOutage: Outage = { over: async () => {}, begin() {}, isOn: () => false, end() {} }
