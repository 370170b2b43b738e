/** Starts and stops the bot: settings in, a running service out. */
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import {
  claimApp,
  type GitHubApp,
  makeGitHubApp,
  makeSignIn,
  type SignIn,
} from '../src/github/app.ts'
import type { BreakerEvents, Stalled } from '../src/github/breakers.ts'
import { type Clock, HostError, clock as machineClock } from '../src/machine/host.ts'
import { VERSION } from '../src/model/version.ts'
import { makeServer } from './handlers/intake.ts'
import { startWork } from './handlers/queues.ts'
import { startUpkeep, watchApp } from './handlers/upkeep.ts'
import { bucketLagSec } from './jobs/archive.ts'
import { type Reports, startReports } from './jobs/process.ts'
import { makeLiveRuns } from './jobs/result.ts'
import {
  closedCircuit,
  makeCircuitBreaker,
  makePacer,
  makeReplyLimit,
  noteQuota,
  type Services,
} from './jobs/services.ts'
import { makeApi } from './pages/api.ts'
import { setupRoutes } from './pages/setup.ts'
import { pictureRoutes, siteRoutes } from './pages/site.ts'
import type { AppSettings, Settings } from './settings.ts'
import { countDeadLetters, takeTimeSlot } from './store/deliveries.ts'
import { countJobs, wakeParked } from './store/jobs.ts'
import { openReplica, openStore, type Store } from './store/store.ts'
import { errorText, type Log, type Metrics, makeMetrics } from './telemetry.ts'

export type RunningBot = {
  port: number
  store: Store
  /** Takes nothing more, ends what is at work or leaves it to be tried again, closes. */
  stop(): Promise<void>
}

/** How time passes; only tests have it otherwise. */
type Tempo = {
  /** A second of the pauses between requests to GitHub. Default 1000. */
  secondMs?: number
  clock?: Clock
}

/** `readAgain` gives the settings after an App was made. Rejects with a HostError. */
export async function startBot(
  settings: Settings,
  log: Log,
  readAgain: () => Settings,
  { secondMs = 1000, clock = machineClock }: Tempo = {},
): Promise<RunningBot> {
  const metrics = makeMetrics(settings.role)
  let routes = startingRoutes()
  const server = await listen((request, env) => routes.fetch(request, env), settings)
  const { port } = server.address() as AddressInfo
  log.info({ at: `${settings.host}:${port}` }, 'listens; the store comes next')
  const store = await openStore(settings, log, metrics.handled).catch((error) => {
    server.closeAllConnections()
    server.close()
    throw error
  })
  const counting = metrics.countEvery({ ...countsOf(store), isAway: () => circuit.isOpen() }, log)
  const { readDatabaseUrl, connections } = settings
  const replica = readDatabaseUrl === null ? null : openReplica(readDatabaseUrl, connections, log)
  const [reports, viewing] = [startReports(), startReports()]
  let isDraining = false
  const parts = { store, log, metrics, metricsToken: settings.metricsToken }
  const shared = { ...parts, isClosed: settings.role === 'work', isDraining: () => isDraining }
  let circuit = closedCircuit

  const work = async (now: Settings, app: AppSettings) => {
    const github = gitHubOf(now, app, parts, secondMs)
    circuit = makeCircuitBreaker({
      probe: github.ping,
      onBack: wakerOf(parts, secondMs),
      log,
      clock,
      secondMs,
    })
    const services = servicesOf(now, github, { store, circuit, reports, metrics, log, clock })
    await startHandlers(services, github, metrics)
    const views = viewsOf(
      now,
      { store: { ...store, db: replica?.db ?? store.db }, log },
      viewing,
      github,
    )
    // What an ended process put off, it alone would have woken.
    const onThere = () => wakeLater(parts, {}, 0)
    const given = { github, app, log, circuit, onThere, secondMs, db: store.db }
    const whyNotReady = await watchApp(given)
    routes = makeServer({ ...shared, ...views, secrets: app.webhookSecrets, whyNotReady })
  }

  /** Until there is an App the bot can only have one made. */
  const waitForApp = () => {
    const token = settings.setupToken ?? randomBytes(16).toString('hex')
    const base = settings.publicUrl ?? `http://localhost:${settings.port}`
    log.warn(`there is no App yet: ${base}/setup?token=${token} has one made`)
    const claim = (code: string) => claimApp(code, clientSettings(settings, log))
    const onApp = async () => {
      const now = readAgain()
      if (now.app !== null) await work(now, now.app)
    }
    const setup = setupRoutes({ settings, token, log, clock, claim, onApp })
    routes = makeServer({ ...shared, secrets: null, setup })
  }

  try {
    if (settings.app === null) waitForApp()
    else await work(settings, settings.app)
    log.info({ port, engine: store.engine, version: VERSION }, 'the bot is there')
    const stop = async () => {
      isDraining = true
      counting.end()
      circuit.stop()
      await closed(server, settings.drainSec)
      await store.queue.drain(settings.drainSec)
      await end([store, replica], [reports, viewing])
      log.info('the bot has ended')
    }
    return { port, store, stop }
  } catch (error) {
    counting.end()
    await closed(server, 0)
    await end([store, replica], [reports, viewing])
    throw error
  }
}

/** While the store is opened and brought up to date, which may take minutes. */
function startingRoutes(): Hono {
  const routes = new Hono()
  routes.get('/healthz', (context) => context.text('ok\n'))
  routes.all('*', (context) => context.text('the store is being brought up to date\n', 503))
  return routes
}

type Given = { store: Store; log: Log }

/** What others read of the store; `reports`: a process whose time is nobody else's. */
const viewsOf = (
  settings: Settings,
  { store, log }: Given,
  reports: Reports,
  github: GitHubApp,
) => ({
  api: makeApi(store, { tokens: settings.apiTokens, open: settings.apiOpen }),
  pictures: pictureRoutes({ settings, store, reports }),
  ...(settings.hasPages
    ? {
        site: siteRoutes({
          settings,
          store,
          reports,
          log,
          signIn: signInOf(settings, log),
          liveOf: makeLiveRuns(github, log),
          isPublic: github.isPublic,
        }),
      }
    : {}),
})

/** How people sign in; null: the App has no client by which they could. */
function signInOf(settings: Settings, log: Log): SignIn | null {
  const { app, serverUrl } = settings
  if (app?.client === undefined) return null
  const { id: clientId, secret: clientSecret } = app.client
  return makeSignIn({ ...clientSettings(settings, log), serverUrl, clientId, clientSecret })
}

async function startHandlers(
  services: Services,
  github: GitHubApp,
  metrics: Metrics,
): Promise<void> {
  if (services.settings.role === 'intake') return
  await startUpkeep(services, github, metrics)
  await startWork(services)
}

const countsOf = ({ db, bucket, queue, fullness }: Store) => ({
  fullness: () => ({ places: queue.fullness(), connections: fullness() }),
  depths: queue.depths,
  jobs: () => countJobs(db),
  setAside: () => countDeadLetters(db),
  bucketLagSec: async () => (bucket === null ? 0 : bucketLagSec(db)),
})

const servicesOf = (
  settings: Settings,
  github: GitHubApp,
  more: Omit<Services, 'settings' | 'github' | 'installation' | 'replyLimit'>,
): Services => {
  const replyLimit = makeReplyLimit(() => Date.parse(more.clock.timestamp()))
  const { repository, installation } = github
  return { settings, github: repository, installation, replyLimit, ...more }
}

async function end(
  stores: readonly (Pick<Store, 'close'> | null)[],
  processes: readonly Reports[],
): Promise<void> {
  for (const one of processes) one.end()
  for (const one of stores) await one?.close()
}

/** An absence that is shorter is a hiccup: GitHub repeats by itself what it could not do. */
const OUTAGE_SEC = 60

/** Queues whose entries ask GitHub, and are tried again; jobs are parked in their rows. */
const OF_GITHUB = ['delivery', 'reply', 'reconcile', 'night', 'redeliver'] as const

/** How many entries are tried at once that wait for their next try. */
async function wakeRetries({ queue }: Store, which: Which) {
  let woken = 0
  for (const name of OF_GITHUB) woken += await queue.wakeRetries(name, which)
  return woken
}

/** What was on its way when GitHub came back may fail, and be put off, for so long after that. */
const AGAIN_SEC = 40

type Which = { installation?: string; most?: number }

/** What waits for its next try is tried at once; how many entries. */
async function wake(store: Store, which: Which = {}): Promise<number> {
  const woken = await wakeRetries(store, which)
  await wakeParked(store.db, which)
  return woken
}

/** The same, where nobody waits for it, after so many milliseconds. */
const wakeLater = ({ store, log }: Given, which: Which, ms: number) =>
  void setTimeout(() => {
    wake(store, which).catch((error) =>
      log.warn({ reason: errorText(error) }, 'what waits for GitHub is not woken'),
    )
  }, ms).unref()

/** GitHub is back: what was parked goes on; after an outage we look for what was missed. */
const wakerOf = (given: Given, secondMs: number) => async (awaySec: number) => {
  const { store, log } = given
  log.info({ woken: await wake(store) }, 'what was parked goes on')
  wakeLater(given, {}, AGAIN_SEC * secondMs)
  if (awaySec > OUTAGE_SEC) await store.queue.send(store.db, 'reconcile', { repository: null })
}

/** An entry is tried where it may be, and all that waited go on where GitHub answers again. */
const stallsOf = (given: Given, metrics: Metrics, secondMs: number): BreakerEvents => {
  const { log } = given
  const ofWhat = (what: Stalled): Which =>
    what.kind === 'writes' ? {} : { installation: String(what.installation) }
  return {
    onStalled(what) {
      metrics.stalled(what, true)
      log.warn(what, 'GitHub answers in part; what it does not answer is parked')
    },
    onMayTry: (what) => wakeLater(given, { ...ofWhat(what), most: 1 }, 0),
    onForgotten(what) {
      metrics.stalled(what, false)
      log.info(what, 'nothing is left to ask GitHub here; the next request tries')
    },
    onAnswers(what) {
      metrics.stalled(what, false)
      log.info(what, 'GitHub answers here again')
      for (const sec of [0, AGAIN_SEC]) wakeLater(given, ofWhat(what), sec * secondMs)
    },
  }
}

/** How GitHub is asked. */
export const clientSettings = ({ apiUrl }: Settings, log: Log) => ({
  apiUrl,
  userAgent: `gcbench-bot/${VERSION}`,
  note: (text: string) => log.debug({ reason: text.slice(0, 300) }, 'GitHub'),
})

/** Processes that share a store share its pace. */
function paceOf(store: Store) {
  if (store.engine === 'pglite') return makePacer()
  return makePacer({ take: (name, everySec) => takeTimeSlot(store.db, name, everySec) })
}

function gitHubOf(
  settings: Settings,
  app: AppSettings,
  { log, metrics, store }: { log: Log; metrics: Metrics; store: Store },
  secondMs: number,
): GitHubApp {
  const { id, privateKey } = app
  return makeGitHubApp({
    ...clientSettings(settings, log),
    id,
    privateKey,
    onQuota(quota) {
      metrics.quota(quota)
      noteQuota(store.db, quota).catch((error) =>
        log.warn({ reason: errorText(error) }, 'that a limit is reached is not remembered'),
      )
    },
    ...stallsOf({ store, log }, metrics, secondMs),
    secondMs,
    ...(secondMs < 1000 ? {} : { isPaced: true, pace: paceOf(store) }),
  })
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

async function listen(fetch: Fetch, { host, port }: Settings): Promise<Server> {
  // Who sends a byte a second is not waited for; GitHub itself gives up after ten seconds.
  const serverOptions = { requestTimeout: 30_000, headersTimeout: 10_000 }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions }, () =>
      resolve(server as Server),
    )
    server.once('error', (error) => {
      const message = `cannot listen on ${host}:${port}: ${error.message}`
      reject(new HostError(message, 'Choose another PORT or GCBENCH_HOST.', { cause: error }))
    })
  })
}

/** No new connections; answers that are on their way are waited for. */
async function closed(server: Server, limitSec: number): Promise<void> {
  const hard = setTimeout(() => server.closeAllConnections(), limitSec * 1000)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(hard)
}
