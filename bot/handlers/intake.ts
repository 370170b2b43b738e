/**
 * Receives deliveries. One that GitHub signed and that concerns the bot is in the store, once,
 * before it is answered 202. It is handled later, from the queue.
 */
import { createHmac } from 'node:crypto'
import { type Context, type ErrorHandler, Hono } from 'hono'
import { StoreAwayError } from '../../src/github/port.ts'
import { type Event, queueKeysOf, readEvent } from '../jobs/event.ts'
import { isSameSecret } from '../settings.ts'
import { type Incoming, receiveDeliveries } from '../store/deliveries.ts'
import { isStoreTrouble, type Store } from '../store/store.ts'
import { errorText, type IntakeOutcome, type Log, type Metrics } from '../telemetry.ts'

type IntakeOptions = {
  secrets: readonly string[]
  store: Store
  log: Log
  metrics: Metrics
  isDraining(): boolean
  /** Told whenever one was put into the store (null), or why it could not be. */
  onTried?(trouble: string | null): void
}

/** GitHub never sends more: https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export const LARGEST_BYTES = 25 * 1024 * 1024

/** The mark is of one of the secrets, over the very bytes. Takes as long whichever is wrong. */
function isSigned(body: Uint8Array, mark: string, secrets: readonly string[]): boolean {
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
function rememberer({ store, log }: Pick<IntakeOptions, 'store' | 'log'>) {
  let later: Incoming[] = []
  const write = () => {
    const some = later
    later = []
    if (some.length === 0) return
    receiveDeliveries(store.db, some).catch((error) =>
      log.warn({ reason: errorText(error) }, 'ids of deliveries are not remembered'),
    )
  }
  return (guid: string, event: string, outcome: 'unread' | 'ignored') => {
    later.push({ guid, event, outcome, body: null, place: null })
    if (later.length === 1) setTimeout(write, REMEMBERED.everyMs).unref()
    else if (later.length === REMEMBERED.most) write()
  }
}

/** What is answered to a delivery that is signed. */
function takerOf(options: Pick<IntakeOptions, 'store' | 'log'>) {
  const remember = rememberer(options)
  return async (guid: string, event: string, content: Read | null): Promise<IntakeOutcome> => {
    if (content === null || content.event === null) {
      const outcome = content === null ? 'unread' : 'ignored'
      remember(guid, event, outcome)
      return outcome
    }
    const place = queueKeysOf(content.event)
    const delivery = { guid, event, outcome: null, body: content.text, place }
    const [isNew] = await receiveDeliveries(options.store.db, [delivery])
    return isNew ? 'queued' : 'duplicate'
  }
}

type Answer = {
  status: 202 | 400 | 401 | 408 | 411 | 413 | 503
  taken: IntakeOutcome
  words: string
}

const REFUSED: Answer = { status: 400, taken: 'refused', words: 'no headers of a delivery' }
const UNREADY: Answer = { status: 503, taken: 'unready', words: 'not ready, send it again later' }

const UNSIGNED: Answer = {
  ...{ status: 401, taken: 'unsigned' },
  words: 'the signature is not of this webhook',
}

const UNREAD: Record<Refused, Answer> = {
  full: UNREADY,
  late: { status: 408, taken: 'refused', words: 'the body came too slowly' },
  'other-length': { status: 400, taken: 'refused', words: 'it is not as long as it says' },
}

/** What its headers alone say against a delivery. */
function whyNot(header: (name: string) => string): Answer | null {
  const isNamed =
    /^[\w-]{1,64}$/.test(header('x-github-delivery')) &&
    /^[a-z\d_]{1,64}$/.test(header('x-github-event'))
  if (!isNamed) return REFUSED
  const length = header('content-length')
  if (!/^\d{1,15}$/.test(length))
    return { status: 411, taken: 'refused', words: 'say how long it is' }
  if (Number(length) > LARGEST_BYTES)
    return { status: 413, taken: 'too-large', words: 'over 25 MB' }
  return /^sha256=[\da-f]{64}$/.test(header('x-hub-signature-256')) ? null : UNSIGNED
}

/** Who sends, as far as the connection tells; behind a proxy it is one for all. */
function peerOf({ env }: Context): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? ''
}

function makeIntake(options: IntakeOptions): (context: Context) => Promise<Response> {
  const { secrets, log, metrics, isDraining } = options
  const readBody = makeBodyReader()
  const take = takerOf(options)

  async function answerTo({ req }: Context, body: Uint8Array, guid: string, name: string) {
    const mark = req.header('x-hub-signature-256') ?? ''
    if (!isSigned(body, mark, secrets)) return UNSIGNED
    const content = read(name, body, req.header('content-type') ?? '')
    try {
      const taken = await take(guid, name, content)
      log.info({ guid, event: name, taken, bytes: body.length }, 'delivery')
      if (taken === 'queued') options.onTried?.(null)
      return { status: 202, taken, words: taken }
    } catch (error) {
      // GitHub notes the failure, and the sweep has it sent again.
      const reason = errorText(error)
      log.error({ guid, event: name, reason }, 'could not take a delivery in')
      options.onTried?.(reason)
      return UNREADY
    }
  }

  async function limited(context: Context): Promise<Answer> {
    const { req } = context
    const header = (name: string) => req.header(name) ?? ''
    const refused = isDraining() ? UNREADY : whyNot(header)
    if (refused !== null) return refused
    const length = Number(header('content-length'))
    const reading = await readBody(req.raw, length, peerOf(context))
    if (reading.kind !== 'body') return UNREAD[reading.kind]
    let answer: Answer = UNSIGNED
    try {
      const [guid, name] = [header('x-github-delivery'), header('x-github-event')]
      answer = (await answerTo(context, reading.body, guid, name)) as Answer
      return answer
    } finally {
      reading.release(answer !== UNSIGNED)
    }
  }

  return async (context) => {
    const start = performance.now()
    const { status, taken, words } = await limited(context)
    metrics.taken(taken, (performance.now() - start) / 1000)
    return context.text(`${words}\n`, status)
  }
}

// Bodies of requests. Their signature can be checked only after the last byte, so memory and time are
// limited before: by the bytes that arrived, not by those announced. Where there is no room, the body
// that took most of it for longest gives way, those of senders who never signed one before others.

type BodyLimits = {
  /** Bytes in memory at a time. */
  totalBytes: number
  /** Longest time for a body. */
  lastMs: number
  /** After `slowMs` a body must have arrived at `leastBytesPerSec` on average. */
  slowMs: number
  leastBytesPerSec: number
}

const MB = 1024 * 1024

/** GitHub gives up after ten seconds. */
export const BODY_LIMITS: BodyLimits = {
  totalBytes: 100 * MB,
  lastMs: 10_000,
  slowMs: 2_000,
  leastBytesPerSec: 1024,
}

/** Senders that are remembered for having signed. */
const MOST_SIGNERS = 1000

type Refused = 'full' | 'late' | 'other-length'

type ReadBody =
  /** `release` says that the bytes are not needed any more, and whether they were signed. */
  | { kind: 'body'; body: Uint8Array<ArrayBuffer>; release(isSigned: boolean): void }
  /** Too much is being read at a time; it came too slowly; it has another length than it says. */
  | { kind: Refused }

/** A body that is being read, in memory as far as it came. */
class Arriving {
  bytes = 0
  readonly chunks: Uint8Array[] = []
  readonly began = performance.now()
  readonly peer: string
  readonly gaveWay: Promise<'full'>
  /** Ends the reading. */
  giveWay: () => void = () => {}

  constructor(peer: string) {
    this.peer = peer
    this.gaveWay = new Promise((resolve) => {
      this.giveWay = () => resolve('full')
    })
  }

  /** What it took of the room so far. */
  cost(now: number): number {
    return this.bytes * (now - this.began)
  }
}

/** Memory for the bodies of all senders. */
class Room {
  private held = 0
  private readonly arriving = new Set<Arriving>()
  /** The last to sign is the last. */
  private readonly signers = new Set<string>()
  private readonly totalBytes: number

  constructor(totalBytes: number) {
    this.totalBytes = totalBytes
  }

  enter(one: Arriving): void {
    this.arriving.add(one)
  }

  /** False: it has to give way itself. */
  take(one: Arriving, bytes: number): boolean {
    while (this.held + bytes > this.totalBytes) {
      const last = this.leastWorthy()
      if (last === undefined) return false
      this.leave(last)
      this.release(last)
      last.giveWay()
      if (last === one) return false
    }
    this.held += bytes
    one.bytes += bytes
    return true
  }

  leave(one: Arriving): void {
    this.arriving.delete(one)
  }

  release(one: Arriving): void {
    this.held -= one.bytes
    one.bytes = 0
    one.chunks.length = 0
  }

  /** Its next bodies give way after those of others. */
  trust(peer: string): void {
    this.signers.delete(peer)
    this.signers.add(peer)
    const [oldest = ''] = this.signers
    if (this.signers.size > MOST_SIGNERS) this.signers.delete(oldest)
  }

  private leastWorthy(): Arriving | undefined {
    const now = performance.now()
    const order = (a: Arriving, b: Arriving) =>
      Number(this.signers.has(a.peer)) - Number(this.signers.has(b.peer)) ||
      b.cost(now) - a.cost(now)
    return [...this.arriving].filter(({ bytes }) => bytes > 0).sort(order)[0]
  }
}

/** A reader of bodies within limits, which count for all requests together. */
export function makeBodyReader(limits: BodyLimits = BODY_LIMITS) {
  const room = new Room(limits.totalBytes)
  return async (request: Request, length: number, peer: string): Promise<ReadBody> => {
    const reader = request.body?.getReader()
    const one = new Arriving(peer)
    room.enter(one)
    const kind = await readChunks(reader, one, length, limits, room)
    room.leave(one)
    if (kind === 'whole') {
      const release = (isSigned: boolean) => {
        room.release(one)
        if (isSigned) room.trust(peer)
      }
      return { kind: 'body', body: Buffer.concat(one.chunks), release }
    }
    room.release(one)
    reader?.cancel().catch(() => {})
    return { kind }
  }
}

/** Each chunk finds its room first. */
async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  one: Arriving,
  length: number,
  limits: BodyLimits,
  room: Room,
): Promise<'whole' | Refused> {
  for (;;) {
    const ms = leftMs(limits, performance.now() - one.began, one.bytes)
    const got = await within(reader, ms, one.gaveWay)
    if (typeof got === 'string') return got
    if (got.done) return one.bytes === length ? 'whole' : 'other-length'
    const { length: more } = got.value
    if (one.bytes + more > length) return 'other-length'
    if (!room.take(one, more)) return 'full'
    one.chunks.push(got.value)
  }
}

/** Until the next chunk has to be there. */
function leftMs({ lastMs, slowMs, leastBytesPerSec }: BodyLimits, ms: number, bytes: number) {
  const worthMs = slowMs + (1000 * bytes) / leastBytesPerSec
  return Math.max(0, Math.min(lastMs, worthMs) - ms)
}

type Chunk = { done: true; value?: undefined } | { done: false; value: Uint8Array }

async function within(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  ms: number,
  gaveWay: Promise<'full'>,
): Promise<Chunk | 'late' | 'full'> {
  if (reader === undefined) return { done: true }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  try {
    return (await Promise.race([gaveWay, reader.read(), late])) as Chunk | 'late' | 'full'
  } finally {
    clearTimeout(timer)
  }
}

// The bot's routes.

type ServerOptions = Omit<IntakeOptions, 'secrets'> & {
  /** Null: there is no App yet, so nothing can be signed by its secrets. */
  secrets: readonly string[] | null
  /** No deliveries are taken in here: others of the bot do that. Default false. */
  isClosed?: boolean
  /** Who may read the metrics says so as a bearer; null: nobody may. */
  metricsToken: string | null
  /** Why nothing can be done for anybody, beside the store; null: nothing is in the way. */
  whyNotReady?(): string | null
  /** Routes below /setup, until there is an App. */
  setup?: Hono
  /** Pages for people. */
  site?: Routes
  /** Pictures of reports. */
  pictures?: Hono
  /** What answers below /api. */
  api?: Routes
}

type Routes = {
  fetch(request: Request): Response | Promise<Response>
  onError(handler: ErrorHandler): unknown
}

/** A store that is slow is not ready. */
const READY_SEC = 5
/** Whoever could not take a delivery in says so for a while, and then may be sent another one. */
const REFUSED_MS = 15_000

/** Why the last delivery could not be taken in, just now (a full disk, say); null: it was. */
function makeLastTry(nowMs: () => number) {
  let refused: { at: number; words: string } | null = null
  return {
    onTried(words: string | null): void {
      refused = words === null ? null : { at: nowMs(), words }
    },
    trouble: () =>
      refused === null || nowMs() - refused.at > REFUSED_MS
        ? null
        : `the last delivery could not be taken in: ${refused.words}`,
  }
}

export function makeServer(options: ServerOptions): Hono {
  const { store, metrics, log, secrets, metricsToken, isDraining } = options
  const lastTry = makeLastTry(() => performance.now())
  const app = new Hono()
  const fault: ErrorHandler = (error, context) => {
    log.error({ path: context.req.path, reason: errorText(error) }, 'a route has a fault')
    if (error instanceof StoreAwayError)
      return context.text('reports cannot be read right now: try again in some minutes\n', 503)
    if (isStoreTrouble(error))
      return context.text('the store does not answer: try again in some minutes\n', 503)
    return context.text('something is wrong here\n', 500)
  }
  // Those that are asked through their `fetch` have their own answer to faults, which logs nothing.
  for (const one of [app, options.api, options.site]) one?.onError(fault)
  if (options.isClosed)
    app.post('/webhook', (context) => context.text('deliveries are taken in elsewhere\n', 503))
  else if (secrets !== null)
    app.post('/webhook', makeIntake({ ...options, secrets, onTried: lastTry.onTried }))
  else app.post('/webhook', (context) => context.text('there is no App yet\n', 503))

  const answers = async (limitSec: number) => {
    try {
      await store.ping(limitSec)
      return null
    } catch (error) {
      return errorText(error)
    }
  }
  // About the process alone: starting it anew fixes no database.
  app.get('/healthz', (context) => context.text('ok\n'))
  app.get('/readyz', async (context) => {
    if (isDraining()) return context.text('ending\n', 503)
    if (secrets === null) return context.text('there is no App yet: see the log for /setup\n', 503)
    const trouble = options.whyNotReady?.() ?? (await answers(READY_SEC)) ?? lastTry.trouble()
    return trouble === null ? context.text('ok\n') : context.text(`${trouble}\n`, 503)
  })
  app.get('/metrics', async (context) => {
    if (metricsToken === null) {
      return context.text('closed: set GCBENCH_METRICS_TOKEN, and ask with it as a bearer\n', 403)
    }
    const authorization = context.req.header('authorization') ?? ''
    if (!isSameSecret(authorization, `Bearer ${metricsToken}`))
      return context.text('the token of the metrics is missing or wrong\n', 401)
    context.header('content-type', metrics.registry.contentType)
    return context.body(await metrics.registry.metrics())
  })
  if (options.setup !== undefined) app.route('/setup', options.setup)
  if (options.pictures !== undefined) app.route('/pictures', options.pictures)
  if (options.api !== undefined) app.mount('/api', options.api.fetch)
  const { site } = options
  // Last: whatever is no address of the service is one of the pages, or none of theirs.
  if (site !== undefined) app.all('*', ({ req }) => site.fetch(req.raw))
  return app
}
