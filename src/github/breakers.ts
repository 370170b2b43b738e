/**
 * Circuit breakers of a GitHub App: one an installation, which opens when requests get no answer, and
 * one for all writes, which opens when several fail while GitHub itself is there. What an open one
 * stands for is refused at once, so that whoever asks gives its place to others.
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

/** An installation that gives no answers, or all writes. */
export type Stalled = { kind: 'installation'; installation: number } | { kind: 'writes' }

export type BreakerEvents = {
  onStalled?(what: Stalled): void
  /** One request is let through: somebody should make it. Told again until somebody did. */
  onMayTry?(what: Stalled): void
  onAnswers?(what: Stalled): void
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
/** Addresses in a row whose writes fail: one comment that GitHub chokes on is no outage. */
const MOST_FAILING = 3
const TRY_AFTER_SEC = 30
/** Installations that are remembered; those that answer go first. */
const MOST_KEPT = 1_000

const isFailure = (response: unknown) => (response as Response).status >= 500

/** Opens at failures of several addresses in a row. */
function makeFailingBreaker() {
  const failing = new Set<string>()
  const breaker: IBreaker = {
    state: undefined,
    success: () => failing.clear(),
    failure: (state) => state === CircuitState.HalfOpen || failing.size >= MOST_FAILING,
  }
  return { breaker, failed: (url: string) => void failing.add(url) }
}

type Guarded = { policy: CircuitBreakerPolicy; mayTryAtMs: number }

/** Whether it is open, or its one request is on its way right now. */
const isStalled = ({ policy: { state }, mayTryAtMs }: Guarded): boolean =>
  state === CircuitState.HalfOpen || (state === CircuitState.Open && Date.now() < mayTryAtMs)

/** It was not asked at all, so octokit need not wait before it tries again. */
const refuse = (what: Stalled) => (error: unknown) => {
  throw error instanceof BrokenCircuitError ? endedBy(stalledError(what)) : error
}

export function makeBreakers(events: BreakerEvents, secondMs = 1000): Breakers {
  const halfOpenAfter = TRY_AFTER_SEC * secondMs
  const ofInstallation = new Map<number, Guarded>()

  function guarded(policy: CircuitBreakerPolicy, what: Stalled): Guarded {
    const one: Guarded = { policy, mayTryAtMs: 0 }
    let timer: NodeJS.Timeout | undefined
    const offerLater = () => {
      clearTimeout(timer)
      timer = setTimeout(offer, halfOpenAfter + 1)
      timer.unref()
    }
    // Whoever could try may be at work with something else right now.
    const offer = () => {
      if (policy.state !== CircuitState.Open) return
      offerLater()
      events.onMayTry?.(what)
    }
    policy.onStateChange((state) => {
      if (state !== CircuitState.Open) return
      if (one.mayTryAtMs === 0) events.onStalled?.(what)
      one.mayTryAtMs = Date.now() + halfOpenAfter
      offerLater()
    })
    policy.onReset(() => {
      one.mayTryAtMs = 0
      events.onAnswers?.(what)
    })
    return one
  }

  const { breaker, failed } = makeFailingBreaker()
  const failing = circuitBreaker(handleWhenResult(isFailure), { breaker, halfOpenAfter })
  const writes = guarded(failing, { kind: 'writes' })

  function breakerOf(installation: number): Guarded {
    const known = ofInstallation.get(installation)
    if (known !== undefined) return known
    if (ofInstallation.size >= MOST_KEPT)
      for (const [id, { policy }] of ofInstallation)
        if (policy.state === CircuitState.Closed) ofInstallation.delete(id)
    const options = { breaker: new ConsecutiveBreaker(MOST_UNANSWERED), halfOpenAfter }
    const what = { kind: 'installation', installation } as const
    const made = guarded(circuitBreaker(handleAll, options), what)
    ofInstallation.set(installation, made)
    return made
  }

  return {
    check(installation, isWrite) {
      if (isStalled(breakerOf(installation)))
        throw stalledError({ kind: 'installation', installation })
      if (isWrite && isStalled(writes)) throw stalledError({ kind: 'writes' })
    },
    async ask({ installation, isWrite, url }, fetch) {
      const what = { kind: 'installation', installation } as const
      const ask = () => breakerOf(installation).policy.execute(fetch).catch(refuse(what))
      if (!isWrite) return ask()
      const write = async () => {
        const response = await ask()
        if (isFailure(response)) failed(url)
        return response
      }
      return writes.policy.execute(write).catch(refuse({ kind: 'writes' }))
    },
  }
}

const stalledError = ({ kind }: Stalled) =>
  new StalledError(
    kind === 'writes' ? 'GitHub takes no writes' : 'GitHub does not answer for this installation',
    'The bot asks again automatically.',
  )
