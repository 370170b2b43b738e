/** The bot's routes. */
import { Hono } from 'hono'
import { isSameSecret } from '../settings.ts'
import { errorText } from '../telemetry.ts'
import { type IntakeOptions, makeIntake } from './intake.ts'

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
  site?: Pick<Hono, 'fetch'>
  /** Pictures of reports. */
  pictures?: Hono
  /** What answers below /api. */
  api?: { fetch(request: Request): Response | Promise<Response> }
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
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: errorText(error) }, 'a route has a fault')
    return context.text('something is wrong here\n', 500)
  })
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
      return context.text('who asks?\n', 401)
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
