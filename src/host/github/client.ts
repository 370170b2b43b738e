/** octokit with our manners: it waits where GitHub asks to, tries again where that does no harm. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Octokit } from 'octokit'

export type ClientSettings = {
  /** Base of the REST API, as GITHUB_API_URL has it. */
  apiUrl: string
  userAgent: string
  /** Longest wait that GitHub may ask for; a longer one is an error. Default 120. */
  patienceSec?: number
  /** Time for the answer to one request. Default 30. */
  answerSec?: number
  /** Length of a second of waiting; only tests make it shorter. Default 1000. */
  secondMs?: number
  /** Whoever asks sees to the pauses between writes; else octokit does. */
  isPaced?: boolean
  /** Default: Node's own, which ignores proxies. */
  fetch?: typeof fetch
  /** Login of whoever the token belongs to, where that is known; else GitHub is asked once. */
  login?: () => Promise<string>
  /** Told before every wait. */
  note?: (text: string) => void
}

export type Client = InstanceType<typeof Octokit>

/** How often a request is made again after the first time. */
const AGAIN = 3

/** Requests whose answer has no end are not waited for; a body that breaks off is no answer. */
export function patientFetch({ fetch = globalThis.fetch, answerSec = 30 }: ClientSettings) {
  return async (url: string, init?: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(answerSec * 1000)
    const response = await fetch(url, { ...init, signal })
    const body = await response.arrayBuffer()
    const { status, headers } = response
    const whole = new Response(body.byteLength === 0 ? null : body, { status, headers })
    return Object.defineProperty(whole, 'url', { value: response.url })
  }
}

/** Without pauses between writes. */
const unpaced = {
  key: () => ({ schedule: (_: unknown, request: () => unknown) => request() }),
}

/** A request that GitHub does not take now; `pause`: how whoever made it waits. */
type Limited = {
  method: string
  url: string
  request: { pause?(ms: number): Promise<unknown> }
}

/** Options for octokit, and for the octokit of an App. */
export function clientOptions(settings: ClientSettings) {
  const { apiUrl, userAgent, patienceSec = 120, secondMs = 1000, note = () => {} } = settings
  const isUnpaced = settings.isPaced || secondMs < 1000
  const wait = async (afterSec: number, asked: object, _: unknown, count: number) => {
    const { method, url, request } = asked as Limited
    if (afterSec > patienceSec || count >= AGAIN) return false
    note(`GitHub asks to wait ${afterSec} s (${method} ${url})`)
    await (request.pause ?? sleep)(afterSec * secondMs)
    return true
  }
  return {
    baseUrl: apiUrl,
    userAgent,
    request: { fetch: patientFetch(settings) },
    log: { debug() {}, info() {}, warn: note, error: note },
    // 429 is left to the throttling plugin, which waits as long as GitHub asks.
    retry: {
      retries: AGAIN,
      retryAfterBaseValue: secondMs,
      doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451],
    },
    throttle: {
      onRateLimit: wait,
      onSecondaryRateLimit: wait,
      // It was waited before that was asked.
      retryAfterBaseValue: 0,
      ...(isUnpaced ? { write: unpaced, notifications: unpaced } : {}),
    },
  }
}

export function makeClient(token: string, settings: ClientSettings): Client {
  return new Octokit({ auth: token, ...(clientOptions(settings) as object) })
}
