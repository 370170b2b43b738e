/** What can go wrong at GitHub, switched on by a test. */
import type { ServerResponse } from 'node:http'

export type FaultKind =
  | 500
  | 502
  | 503
  /** 502 with a page of HTML; a proxy's in place of GitHub: a login, or a refusal; half of a body. */
  | 'html'
  | 'portal'
  | 'blocked'
  | 'cut'
  /** 403 and 429 with the words of the secondary limit and `retry-after`. */
  | 'secondary-limit'
  | 'too-many-requests'
  /** 403 with nothing remaining and the time of the reset. */
  | 'primary-limit'
  /** The connection ends without an answer. */
  | 'reset'
  /** The answer comes after `delayMs`. */
  | 'slow'

export type Fault = {
  as: FaultKind
  /** Operation that it hits; none named: any. */
  operation?: string
  /** How many requests it lets pass first; default: none. */
  passing?: number
  /** How often; default: once. */
  times?: number
  /** Whether the request is carried out all the same, so that only the answer is lost. */
  carriedOut?: boolean
  /** Seconds until GitHub says to come back. */
  afterSec?: number
  delayMs?: number
}

/**
 * Seconds that a client waits for an answer: fewer than a slow one takes, and else so many that no
 * busy machine is taken for a slow GitHub.
 */
export const patienceFor = (fault: Fault | null) => (fault?.as === 'slow' ? 3 : 120)

/** The faults of a fake, each as often as it was asked for. */
export function makeFaults() {
  const active: { fault: Fault; passing: number; left: number }[] = []
  const isFor = (fault: Fault, operation: string, isCarriedOut: boolean) =>
    (fault.carriedOut ?? false) === isCarriedOut &&
    (fault.operation === undefined || fault.operation === operation)
  return {
    add(fault: Fault): void {
      active.push({ fault, passing: fault.passing ?? 0, left: fault.times ?? 1 })
    },
    /** The fault that hits this request, if any; it is used up by that. */
    take(operation: string, isCarriedOut: boolean): Fault | null {
      for (const one of active) {
        if (one.left === 0 || !isFor(one.fault, operation, isCarriedOut)) continue
        if (one.passing > 0) one.passing -= 1
        else {
          one.left -= 1
          return one.fault
        }
      }
      return null
    },
    /** None of them comes any more. */
    heal(): void {
      active.length = 0
    },
    /** How many are still to come. */
    left: () => active.reduce((sum, { left }) => sum + left, 0),
  }
}

const SECONDARY =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'

/**
 * Answers a request with the fault; false: the fault was only a delay. GitHub ends requests after
 * ten seconds, so one whose asker has gone is never carried out later on.
 */
export async function failWith(fault: Fault, response: ServerResponse): Promise<boolean> {
  const { as, afterSec = 1 } = fault
  const end = (status: number, message: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify({ message }))
    return true
  }
  switch (as) {
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html' })
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>')
      return true
    case 'portal':
    case 'blocked':
      response.writeHead(as === 'portal' ? 200 : 403, { 'content-type': 'text/html' })
      response.end('<!DOCTYPE html><title>Web gateway</title><p>Sign in to go on.')
      return true
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"id": 1, "no')
      await new Promise((resolve) => setImmediate(resolve))
      response.destroy()
      return true
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 1_000))
      return response.destroyed
    case 'reset':
      response.destroy()
      return true
    case 'secondary-limit':
      return end(403, SECONDARY, { 'retry-after': String(afterSec) })
    case 'too-many-requests':
      return end(429, SECONDARY, { 'retry-after': String(afterSec) })
    case 'primary-limit': {
      const reset = Math.floor(Date.now() / 1000) + afterSec
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }
      return end(403, 'API rate limit exceeded for installation ID 43.', headers)
    }
    default:
      return end(as, 'Server Error')
  }
}
