/**
 * Deliveries come in. What is signed by GitHub and concerns us is in the store, once, before it is
 * answered 202; nothing that anybody sends makes another answer than the ones named here. Work
 * happens later.
 */
import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { type Event, readEvent } from '../events/event.ts'
import { queuePlaceOf } from '../events/key.ts'
import type { Log } from '../settings/log.ts'
import { isSameSecret } from '../settings/same-secret.ts'
import { type Incoming, takeIn } from '../store/deliveries.ts'
import { wordsOf } from '../store/queue.ts'
import type { Store } from '../store/store.ts'
import type { Metrics, Taken } from '../telemetry/metrics.ts'
import { type BodyLimits, makeBodyReader } from './body-reader.ts'

export type IntakeParts = {
  secrets: readonly string[]
  store: Store
  log: Log
  metrics: Metrics
  isDraining(): boolean
  /** Of bodies whose sender is not known yet; default: those of body-reader.ts. */
  bodyLimits?: BodyLimits
  /** Told whenever one was put into the store (null), or why it could not be. */
  onTried?(trouble: string | null): void
}

/** GitHub never sends more: https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export const LARGEST_BYTES = 25 * 1024 * 1024

/** The mark is of one of the secrets, over the very bytes. Takes as long whichever is wrong. */
export function isSigned(body: Uint8Array, mark: string, secrets: readonly string[]): boolean {
  const fits = secrets.map((secret) =>
    isSameSecret(mark, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`),
  )
  return fits.includes(true)
}

type Read = { event: Event | null; text: string }

/** The event, if it concerns us; null: no JSON. An App's hook may be set to send forms. */
function read(name: string, bytes: Uint8Array, type: string): Read | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const isForm = type.startsWith('application/x-www-form-urlencoded')
    const json = isForm ? (new URLSearchParams(text).get('payload') ?? '') : text
    return { event: readEvent(name, JSON.parse(json)), text: json }
  } catch {
    return null
  }
}

/** Ids of what concerns nobody are written so often, or so many at a time. */
const REMEMBERED = { everyMs: 1000, most: 500 }

/**
 * What concerns nobody is answered at once. Its id is remembered a moment later, so that the sweep
 * does not ask for it again; where that is lost it does, and nothing comes of it.
 */
function rememberer({ store, log }: Pick<IntakeParts, 'store' | 'log'>) {
  let later: Incoming[] = []
  const write = () => {
    const some = later
    later = []
    if (some.length === 0) return
    takeIn(store, some).catch((error) =>
      log.warn({ reason: wordsOf(error) }, 'ids of deliveries are not remembered'),
    )
  }
  return (guid: string, event: string, outcome: 'unread' | 'ignored') => {
    later.push({ guid, event, outcome, body: null, place: null })
    if (later.length === 1) setTimeout(write, REMEMBERED.everyMs).unref()
    else if (later.length === REMEMBERED.most) write()
  }
}

/** What is answered to a delivery that is signed. */
function takerOf(parts: Pick<IntakeParts, 'store' | 'log'>) {
  const remember = rememberer(parts)
  return async (guid: string, event: string, found: Read | null): Promise<Taken> => {
    if (found === null || found.event === null) {
      const outcome = found === null ? 'unread' : 'ignored'
      remember(guid, event, outcome)
      return outcome
    }
    const place = queuePlaceOf(found.event)
    const delivery = { guid, event, outcome: null, body: found.text, place }
    const [isNew] = await takeIn(parts.store, [delivery])
    return isNew ? 'queued' : 'duplicate'
  }
}

type Answer = { status: 202 | 400 | 401 | 408 | 411 | 413 | 503; taken: Taken; words: string }

const REFUSED: Answer = { status: 400, taken: 'refused', words: 'no headers of a delivery' }
const UNREADY: Answer = { status: 503, taken: 'unready', words: 'not ready, send it again later' }

const UNREAD: Record<'full' | 'late' | 'other-length', Answer> = {
  full: UNREADY,
  late: { status: 408, taken: 'refused', words: 'the body came too slowly' },
  'other-length': { status: 400, taken: 'refused', words: 'it is not as long as it says' },
}

/** Who sends, as far as the connection tells; behind a proxy it is one for all. */
function peerOf({ env }: Context): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? ''
}

export function makeIntake(parts: IntakeParts): (context: Context) => Promise<Response> {
  const { secrets, log, metrics, isDraining } = parts
  const readBody = makeBodyReader(parts.bodyLimits)
  const take = takerOf(parts)

  async function answerTo({ req }: Context, body: Uint8Array, guid: string, name: string) {
    const mark = req.header('x-hub-signature-256') ?? ''
    if (!isSigned(body, mark, secrets))
      return { status: 401, taken: 'unsigned', words: 'the signature is not of this webhook' }
    const found = read(name, body, req.header('content-type') ?? '')
    try {
      const taken = await take(guid, name, found)
      log.info({ guid, event: name, taken, bytes: body.length }, 'delivery')
      if (taken === 'queued') parts.onTried?.(null)
      return { status: 202, taken, words: taken }
    } catch (error) {
      // GitHub notes the failure, and the sweep has it sent again.
      const reason = wordsOf(error)
      log.error({ guid, event: name, reason }, 'could not take a delivery in')
      parts.onTried?.(reason)
      return UNREADY
    }
  }

  async function limited(context: Context): Promise<Answer> {
    const { req } = context
    const guid = req.header('x-github-delivery') ?? ''
    const name = req.header('x-github-event') ?? ''
    if (isDraining()) return UNREADY
    if (!/^[\w-]{1,64}$/.test(guid) || !/^[a-z\d_]{1,64}$/.test(name)) return REFUSED
    const length = req.header('content-length') ?? ''
    if (!/^\d{1,15}$/.test(length))
      return { status: 411, taken: 'refused', words: 'say how long it is' }
    if (Number(length) > LARGEST_BYTES)
      return { status: 413, taken: 'too-large', words: 'over 25 MB' }
    const found = await readBody(req.raw, Number(length), peerOf(context))
    if (found.kind !== 'body') return UNREAD[found.kind]
    try {
      return (await answerTo(context, found.body, guid, name)) as Answer
    } finally {
      found.release()
    }
  }

  return async (context) => {
    const start = performance.now()
    const { status, taken, words } = await limited(context)
    metrics.taken(taken, (performance.now() - start) / 1000)
    return context.text(`${words}\n`, status)
  }
}
