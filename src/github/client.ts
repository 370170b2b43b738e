/**
 * Requests to GitHub: how they are made, and their failures as errors with advice, never with a
 * token in them.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { Octokit } from 'octokit'
import { HostError } from '../machine/host.ts'
import {
  DeniedError,
  EndedError,
  RateLimitError,
  UnavailableError,
  UncertainError,
} from './port.ts'

/** The parts of an error of octokit that are read here. */
type Failed = {
  status?: unknown
  message?: unknown
  response?: { headers?: Record<string, unknown>; data?: unknown }
}

const LONGEST = 400

/** One line without what is secret. */
function tidy(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((line, secret) => line.replaceAll(secret, '***'), text)
  return hidden
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}

const statusOf = (error: unknown): number | null => {
  const { status } = (error ?? {}) as Failed
  return typeof status === 'number' ? status : null
}

/** Whether GitHub may have carried out a request that ended like this. */
function isUncertain(error: unknown): boolean {
  if (error instanceof HostError) return false
  const status = statusOf(error)
  return status === null || status >= 500
}

export const isStatus = (error: unknown, ...statuses: number[]) =>
  statuses.includes(statusOf(error) ?? 0)

/** What somebody may not see, or what is not there, is answered so; 401: nor who asks is known. */
const INACCESSIBLE = [401, 403, 404, 410, 451]

export const isInaccessible = (error: unknown): boolean => isStatus(error, ...INACCESSIBLE)

const RATE = /rate limit|abuse/i

const REFUSALS = [400, 403, 404, 409, 410, 413, 422, 451]

/** Whether GitHub would say the same again: a limit on requests passes, so it is none. */
const isRefusal = (error: Failed, status: number | null) =>
  status !== null && REFUSALS.includes(status) && !RATE.test(wordsOf(error))

/** Whether GitHub says no, and would again. */
export const isRefused = (error: unknown): boolean =>
  isRefusal((error ?? {}) as Failed, statusOf(error))

const isLimit = (error: Failed, status: number | null) =>
  status === 429 || ((status === 403 || status === 422) && RATE.test(wordsOf(error)))

/** The class that says what may be done about it. Without a status it is a fault of our own. */
function kindOf(error: Failed, status: number | null): typeof HostError {
  if (isRefusal(error, status)) return DeniedError
  if (isLimit(error, status)) return RateLimitError
  return status === 401 || (status ?? 0) >= 500 ? UnavailableError : HostError
}

function nextOf(error: Failed, status: number | null): string {
  const headers = error.response?.headers ?? {}
  if (status === 401) return 'The token is not valid, or no longer. Check what `token` is set to.'
  if (status === 429 || RATE.test(String(error.message))) {
    const reset = Number(headers['x-ratelimit-reset'])
    const at = Number.isFinite(reset) ? new Date(reset * 1000).toISOString() : 'in some minutes'
    return `GitHub's limit on requests is reached. Run this again after ${at}.`
  }
  if (status === 403) {
    const needed = headers['x-accepted-github-permissions']
    const which = typeof needed === 'string' ? ` (${tidy(needed, [])})` : ''
    return (
      `The token may not do this. Give the job the permission it needs${which}; on a pull ` +
      'request from a fork the token is read-only, so publish from a workflow_run.'
    )
  }
  if (status === 404) return 'It does not exist, or the token may not see it.'
  if (status === 410) return 'It is gone: artifacts expire. Measure again.'
  if (status === 422) return 'GitHub does not take the request as it is. Please report this.'
  return 'GitHub or the network is at fault: https://www.githubstatus.com. Run this again.'
}

/** The parts of GitHub's own words that say what is wrong. */
function wordsOf({ message, response }: Failed): string {
  const data = response?.data as { message?: unknown; errors?: unknown } | undefined
  if (typeof data?.message !== 'string') {
    const words = String(message ?? 'no answer')
    return /^\s*</.test(words) ? 'a page of HTML in place of an answer' : words
  }
  const details = Array.isArray(data.errors)
    ? data.errors.map((one) => (one as { message?: unknown })?.message ?? JSON.stringify(one))
    : []
  return [data.message, ...details].join(': ')
}

/**
 * The error for `doing` (`create a comment on #7`). `kind` is the class of it. The cause keeps the
 * words only: octokit's own errors hold the request, and some answers hold signed addresses.
 */
export function hostErrorOf(
  error: unknown,
  doing: string,
  secrets: readonly string[],
  kind: typeof HostError = HostError,
): HostError {
  if (error instanceof HostError) return error
  const failed = (error ?? {}) as Failed
  const status = statusOf(error)
  const words = tidy(wordsOf(failed), secrets)
  const statusText = status === null || failed.response === undefined ? '' : `${status} `
  const message = `GitHub: could not ${doing}: ${statusText}${words}`
  const Kind = kind === HostError ? kindOf(failed, status) : kind
  return new Kind(message, nextOf(failed, status), { cause: new Error(words) })
}

// octokit with our manners: it waits where GitHub asks to, tries again where that does no harm.

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

/** An error that octokit passes on at once, by its name; its cause is what is meant. */
export const endedBy = (cause: HostError): Error =>
  Object.assign(new Error(cause.message, { cause }), { name: 'AbortError' })

const isEndedBy = (error: unknown): error is Error & { cause: HostError } =>
  (error as Error | null)?.name === 'AbortError' && (error as Error).cause instanceof HostError

const endedError = (signal: AbortSignal) =>
  new EndedError(`the request was cancelled: ${(signal.reason as Error).message}`, 'Ask again.')

/** Rejects with an EndedError as soon as the signal says so, whatever is still on its way. */
export async function untilEnded<T>(
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw endedError(signal)
  const ended = Promise.withResolvers<never>()
  const onAbort = () => ended.reject(endedError(signal as AbortSignal))
  signal?.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work(), ended.promise])
  } catch (error) {
    throw isEndedBy(error) ? error.cause : error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
}

/**
 * GitHub's API answers in JSON. A page, whatever its status, is of what stands between us and GitHub
 * (a proxy that asks for a login, say): it gives nobody rights, and refuses nobody.
 */
const statusFrom = ({ status, headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') && status < 500 ? 502 : status

/** Requests whose answer has no end are not waited for; a body that breaks off is no answer. */
function patientFetch({ fetch = globalThis.fetch, answerSec = 30 }: ClientSettings) {
  return async (url: string, init?: RequestInit): Promise<Response> => {
    const ended = init?.signal ?? undefined
    const late = AbortSignal.timeout(answerSec * 1000)
    const signal = ended === undefined ? late : AbortSignal.any([ended, late])
    const read = async () => {
      const response = await fetch(url, { ...init, signal })
      return { response, body: await response.arrayBuffer() }
    }
    const { response, body } = await read().catch((error) => {
      throw ended?.aborted ? endedBy(endedError(ended)) : error
    })
    const { headers } = response
    const status = statusFrom(response)
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
  const wait = async (afterSec: number, options: object, _: unknown, count: number) => {
    const { method, url, request } = options as Limited
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

// Requests.

export type GitHubRequests = {
  client: Client
  settings: ClientSettings
  here: { owner: string; repo: string }
  /** A request that may be made twice; it is made again after what may pass. */
  ask<T>(doing: string, request: () => Promise<T>): Promise<T>
  /** A request that may not be made twice: without an answer it ends in an UncertainError. */
  create<T>(doing: string, request: () => Promise<T>): Promise<T>
}

/** For requests that may not be made twice: octokit must not try again by itself. */
export const ONCE = { request: { retries: 0 } }

/** What was carried out shows up in lists only after a while. */
const SETTLING_SEC = 3

export function makeGitHubRequests(
  client: Client,
  settings: ClientSettings & { repository: string },
  secrets: readonly string[],
): GitHubRequests {
  const [owner, repo, ...more] = settings.repository.split('/')
  if (!owner || !repo || more.length > 0) {
    const message = `"${settings.repository}" is not a repository`
    throw new HostError(message, 'It is written owner/name, as in GITHUB_REPOSITORY.')
  }
  return {
    client,
    settings,
    here: { owner, repo },
    async ask(doing, request) {
      try {
        return await request()
      } catch (error) {
        throw hostErrorOf(error, doing, secrets)
      }
    },
    async create(doing, request) {
      try {
        return await request()
      } catch (error) {
        if (!isUncertain(error)) throw hostErrorOf(error, doing, secrets)
        await sleep(SETTLING_SEC * (settings.secondMs ?? 1000))
        throw hostErrorOf(error, doing, secrets, UncertainError)
      }
    },
  }
}

/** Something that is asked for once: its first answer is kept, a failure is not. */
export function keepFirst<T>(request: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= request().catch((error) => {
      answer = null
      throw error
    })
    return answer
  }
}
