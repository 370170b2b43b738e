/**
 * Circuit breakers of a GitHub App. Each installation has one that opens when requests get no answer,
 * and one that opens when writes to several addresses fail; one for all writes opens when those of
 * several installations fail while GitHub itself is there. What an open one stands for is refused at
 * once, so that whoever asks gives its place to others.
 */
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel'
import { endedBy } from './client.ts'
import { StalledError } from './port.ts'

/** An installation that gives no answers, one whose writes fail, or all writes. */
export type Stalled =
  | { kind: 'installation' | 'installation-writes'; installation: number }
  | { kind: 'writes' }

export type BreakerEvents = {
  onStalled?(what: Stalled): void
  /** One request is let through: somebody should make it. Told again until somebody did. */
  onMayTry?(what: Stalled): void
  onAnswers?(what: Stalled): void
  /** Nobody has asked for so long that it says nothing any more; it is tried where somebody does. */
  onForgotten?(what: Stalled): void
}

export type Breakers = {
  /** Rejects with a StalledError where that is not to be asked. */
  check(installation: number, isWrite: boolean): void
  /** Asks, and remembers whether it was answered. */
  ask(
    request: { installation: number; isWrite: boolean; url: string },
    fetch: () => Promise<Response>,
  ): Promise<Response>
}

/** Requests in a row without an answer: as many as one is tried. */
const MOST_UNANSWERED = 4
/**
 * Addresses of an installation in a row whose writes fail: one comment that GitHub chokes on is no
 * outage. And installations in a row: what one has does not concern the others.
 */
const MOST_FAILING = 3
const TRY_AFTER_SEC = 30
/** Where another process made the requests that waited, nobody is left to try here. */
const MOST_OFFERS = 4
/** Installations that are remembered; those that answer go first. */
const MOST_KEPT = 1_000

const isFailure = (response: unknown) => (response as Response).status >= 500

/** Opens at failures of several, addresses or installations, in a row. */
function makeFailingBreaker(halfOpenAfter: number) {
  const failing = new Set<string | number>()
  const breaker: IBreaker = {
    state: undefined,
    success: () => failing.clear(),
    failure: (state) => state === CircuitState.HalfOpen || failing.size >= MOST_FAILING,
  }
  const policy = circuitBreaker(handleWhenResult(isFailure), { breaker, halfOpenAfter })
  return { policy, failed: (what: string | number) => void failing.add(what) }
}

type Guarded = { policy: CircuitBreakerPolicy; mayTryAtMs: number }

type Own = { answers: Guarded; writes: Guarded; failed(url: string): void }

/** Whether it is open, or its one request is on its way right now. */
const isStalled = ({ policy: { state }, mayTryAtMs }: Guarded): boolean =>
  state === CircuitState.HalfOpen || (state === CircuitState.Open && Date.now() < mayTryAtMs)

/** It was not asked at all, so octokit need not wait before it tries again. */
const refuse = (what: Stalled) => (error: unknown) => {
  throw error instanceof BrokenCircuitError ? endedBy(stalledError(what)) : error
}

export function makeBreakers(events: BreakerEvents, secondMs = 1000): Breakers {
  const halfOpenAfter = TRY_AFTER_SEC * secondMs
  const ofInstallation = new Map<number, Own>()

  function guarded(policy: CircuitBreakerPolicy, what: Stalled): Guarded {
    const one: Guarded = { policy, mayTryAtMs: 0 }
    let timer: NodeJS.Timeout | undefined
    let offers = 0
    const offerLater = () => {
      clearTimeout(timer)
      timer = setTimeout(offer, halfOpenAfter + 1)
      timer.unref()
    }
    // Whoever could try may be at work with something else right now.
    const offer = () => {
      if (policy.state !== CircuitState.Open) return
      if (++offers > MOST_OFFERS) {
        one.mayTryAtMs = 0
        events.onForgotten?.(what)
        return
      }
      offerLater()
      events.onMayTry?.(what)
    }
    policy.onStateChange((state) => {
      if (state !== CircuitState.Open) return
      if (one.mayTryAtMs === 0) events.onStalled?.(what)
      offers = 0
      one.mayTryAtMs = Date.now() + halfOpenAfter
      offerLater()
    })
    policy.onReset(() => {
      one.mayTryAtMs = 0
      events.onAnswers?.(what)
    })
    return one
  }

  const all = makeFailingBreaker(halfOpenAfter)
  const writes = guarded(all.policy, { kind: 'writes' })

  function breakersOf(installation: number): Own {
    const known = ofInstallation.get(installation)
    if (known !== undefined) return known
    if (ofInstallation.size >= MOST_KEPT)
      for (const [id, { answers, writes }] of ofInstallation)
        if ([answers, writes].every(({ policy }) => policy.state === CircuitState.Closed))
          ofInstallation.delete(id)
    const options = { breaker: new ConsecutiveBreaker(MOST_UNANSWERED), halfOpenAfter }
    const { policy, failed } = makeFailingBreaker(halfOpenAfter)
    const made = {
      answers: guarded(circuitBreaker(handleAll, options), { kind: 'installation', installation }),
      writes: guarded(policy, { kind: 'installation-writes', installation }),
      failed,
    }
    ofInstallation.set(installation, made)
    return made
  }

  return {
    check(installation, isWrite) {
      const own = breakersOf(installation)
      if (isStalled(own.answers)) throw stalledError({ kind: 'installation', installation })
      if (!isWrite) return
      if (isStalled(writes)) throw stalledError({ kind: 'writes' })
      if (isStalled(own.writes)) throw stalledError({ kind: 'installation-writes', installation })
    },
    async ask({ installation, isWrite, url }, fetch) {
      const own = breakersOf(installation)
      const ask = () =>
        own.answers.policy.execute(fetch).catch(refuse({ kind: 'installation', installation }))
      if (!isWrite) return ask()
      const write = async () => {
        const response = await ask()
        if (isFailure(response)) {
          own.failed(url)
          all.failed(installation)
        }
        return response
      }
      const writeOwn = () =>
        own.writes.policy
          .execute(write)
          .catch(refuse({ kind: 'installation-writes', installation }))
      return all.policy.execute(writeOwn).catch(refuse({ kind: 'writes' }))
    },
  }
}

const STALLED_WORDS: Record<Stalled['kind'], string> = {
  installation: 'GitHub does not answer for this installation',
  'installation-writes': 'GitHub takes no writes for this installation',
  writes: 'GitHub takes no writes',
}

const stalledError = ({ kind }: Stalled) =>
  new StalledError(STALLED_WORDS[kind], 'The bot asks again automatically.')
