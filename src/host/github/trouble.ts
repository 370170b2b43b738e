/** What went wrong at GitHub as a HostError: what, why, what next; never with a token in it. */
import { AwayError, LimitError, SaidNoError } from '../port/github.ts'
import { HostError } from '../port/host.ts'

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
export function isUncertain(error: unknown): boolean {
  if (error instanceof HostError) return false
  const status = statusOf(error)
  return status === null || status >= 500
}

export const isStatus = (error: unknown, ...wanted: number[]) =>
  wanted.includes(statusOf(error) ?? 0)

/** What somebody may not see, or what is not there, is answered so; 401: nor who asks is known. */
const UNSEEN = [401, 403, 404, 410, 451]

export const isUnseen = (error: unknown): boolean => isStatus(error, ...UNSEEN)

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
  if (isRefusal(error, status)) return SaidNoError
  if (isLimit(error, status)) return LimitError
  return status === 401 || (status ?? 0) >= 500 ? AwayError : HostError
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
export function troubleOf(
  error: unknown,
  doing: string,
  secrets: readonly string[],
  kind: typeof HostError = HostError,
): HostError {
  if (error instanceof HostError) return error
  const failed = (error ?? {}) as Failed
  const status = statusOf(error)
  const words = tidy(wordsOf(failed), secrets)
  const shown = status === null || failed.response === undefined ? '' : `${status} `
  const message = `GitHub: could not ${doing}: ${shown}${words}`
  const Kind = kind === HostError ? kindOf(failed, status) : kind
  return new Kind(message, nextOf(failed, status), { cause: new Error(words) })
}
