/**
 * GitHub as an App: how people sign in, the tokens and clients of its repositories, what the App can
 * do itself (its installations, its deliveries), and how it is created.
 */

import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BulkheadPolicy, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { App, Octokit } from 'octokit'
import { type BreakerEvents, makeBreakers } from './breakers.ts'
import {
  type Client,
  type ClientSettings,
  clientOptions,
  hostErrorOf,
  isInaccessible,
  isRefused,
  isStatus,
  untilEnded,
} from './client.ts'
import { DeniedError, type GitHub, NotFoundError } from './port.ts'
import { type GitHubSettings, gitHubOver, makeFileCache } from './repository.ts'

/** Somebody who signed in; `endsAt`: instant at which GitHub takes the token no more, ms. */
export type SignedIn = { login: string; token: string; endsAt: number }

export type SignIn = {
  /** Page of GitHub that asks the person. `challenge`: SHA-256 of the verifier, base64url. */
  address(state: string, challenge: string, redirectUrl: string): string
  /** Rejects with a SaidNoError where GitHub does not know the code. */
  claim(code: string, verifier: string, redirectUrl: string): Promise<SignedIn>
  /** Whether GitHub lets whoever has the token read the repository of that id. */
  mayRead(token: string, repositoryId: number): Promise<boolean>
  /** Ids of repositories with the App that they may read; some hundreds at most. */
  repositories(token: string): Promise<number[]>
}

type SignInSettings = ClientSettings & {
  serverUrl: string
  clientId: string
  clientSecret: string
}

/** What GitHub gives a token by default. */
const LIFE_SEC = 8 * 3600
const MOST_INSTALLATIONS = 10
const PAGE = 100

export function makeSignIn(settings: SignInSettings): SignIn {
  const { serverUrl, clientId, clientSecret } = settings
  const options = clientOptions(settings) as object
  const bare = new Octokit(options)
  return {
    address(state, challenge, redirectUrl) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return `${serverUrl}/login/oauth/authorize?${query}`
    },
    async claim(code, verifier, redirectUrl) {
      try {
        const { data } = await bare.request(`POST ${serverUrl}/login/oauth/access_token`, {
          headers: { accept: 'application/json' },
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUrl,
        })
        const { access_token: token, expires_in: lifeSec = LIFE_SEC } = data
        // A wrong code is answered with 200, too.
        if (typeof token !== 'string')
          throw new DeniedError(`GitHub: the code is not good: ${data.error}`, 'Sign in again.')
        const { data: user } = await new Octokit({ ...options, auth: token }).request('GET /user')
        return { login: user.login, token, endsAt: Date.now() + 1000 * lifeSec }
      } catch (error) {
        throw hostErrorOf(error, 'sign in', [code, verifier, clientSecret])
      }
    },
    ...rightsOf((token) => new Octokit({ ...options, auth: token })),
  }
}

/** What GitHub lets people read. */
const rightsOf = (
  clientOf: (token: string) => Client,
): Pick<SignIn, 'mayRead' | 'repositories'> => ({
  async mayRead(token, id) {
    try {
      const parameters = { id, request: { retries: 0 } }
      await clientOf(token).request('GET /repositories/{id}', parameters)
      return true
    } catch (error) {
      if (isInaccessible(error)) return false
      throw hostErrorOf(error, 'ask what somebody may read', [token])
    }
  },
  async repositories(token) {
    const client = clientOf(token)
    try {
      const all = { per_page: MOST_INSTALLATIONS }
      const { data } = await client.request('GET /user/installations', all)
      const pages = await Promise.all(
        data.installations.map(({ id }) =>
          client.request('GET /user/installations/{installation_id}/repositories', {
            installation_id: id,
            per_page: PAGE,
          }),
        ),
      )
      return pages.flatMap(({ data: { repositories } }) => repositories.map(({ id }) => Number(id)))
    } catch (error) {
      if (isInaccessible(error)) return []
      throw hostErrorOf(error, 'list what somebody may read', [token])
    }
  },
})

// The App.

/** One attempt of GitHub's to deliver an event; attempts of one event share its guid. */
export type Attempt = {
  id: number
  guid: string
  deliveredAt: string
  isDelivered: boolean
  event: string
  action: string | null
}

/** A delivery in the form in which GitHub gives it, as far as somebody needs it later. */
type RecordedDelivery = {
  id: number
  guid: string
  delivered_at: string
  event: string
  action: string | null
  request: { payload: unknown }
}

/** What GitHub says is left of an installation's requests for this hour. */
export type Quota = {
  installation: number
  resource: string
  left: number
  /** Instant at which there are new ones, ms; null: not told. */
  endsAt: number | null
}

/** What GitHub hands out once, when an App is made. */
export type NewApp = {
  id: number
  slug: string
  privateKey: string
  webhookSecret: string
  /** What people sign in by. */
  clientId: string
  clientSecret: string
  /** The App's page, where it is installed. */
  url: string
}

/** A repository as GitHub knows it, by its id, with the name (`owner/name`) that it last had. */
export type RepositoryRef = { installation: number; repositoryId: number; repository: string }

/** How an installation is by GitHub's own word; `since`: ISO 8601. `gone`: there is none. */
type InstallationState =
  | { kind: 'active' }
  | { kind: 'suspended'; since: string }
  | { kind: 'gone' }

export type GitHubApp = {
  /** One repository with a token that is good for nothing else. */
  repository(place: RepositoryRef, asker?: Asker): GitHub
  /** Whether anybody may read it, as far as GitHub tells; false where the App is not there. */
  isPublic(place: RepositoryRef): Promise<boolean>
  /** Whether an installation is there, and may be asked for anything. */
  installation(id: number, signal?: AbortSignal): Promise<InstallationState>
  /** Attempts since then (ISO 8601), newest first; `failed`: only those. */
  attempts(since: string, which: 'all' | 'failed', signal?: AbortSignal): Promise<Attempt[]>
  /** An attempt with what was sent: its payload, without headers, which prove who sent it. */
  delivery(attempt: number): Promise<RecordedDelivery>
  /** Whether GitHub answers at all, and knows the App; rejects at once when not. */
  ping(): Promise<void>
  /** Has GitHub deliver that event once more. */
  redeliver(attempt: number, signal?: AbortSignal): Promise<void>
}

/**
 * On whose behalf GitHub is asked. `signal`: they are over; what was asked for then rejects with an
 * EndedError. `person`: whose share of the writes it takes; missing ones share one.
 */
export type Asker = { signal?: AbortSignal; person?: string }

/** A request that changes something. */
export type Write = {
  installation: number
  /** Id of the repository that is written to. */
  repository: number
  person: string
  /** It says to somebody that they were heard, before all else. */
  isFirstSign: boolean
  /** Others get mail of it. */
  notifies: boolean
}

type GitHubAppSettings = ClientSettings &
  BreakerEvents & {
    id: number
    privateKey: string
    onQuota?(quota: Quota): void
    /** Waits until a write may be made. Default: octokit's own pace, a write a second. */
    pace?(write: Write, signal?: AbortSignal): Promise<void>
    /** Waits so many milliseconds because GitHub asks for it. */
    pause?(ms: number): Promise<unknown>
  }

/** What the bot does with a repository; the App may have been given more. */
export const APP_PERMISSIONS = {
  actions: 'write',
  checks: 'write',
  contents: 'read',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
} as const

const NOT_THERE = [
  'the App no longer has access to this repository',
  'If the repository was transferred, its next event says so; else install the App again.',
] as const

/** No such installation, one that is suspended, or a repository that is not its own. */
const isNotThere = (error: unknown): boolean =>
  isStatus(error, 404) ||
  (isStatus(error, 403, 422) &&
    /suspended|does not exist or is not accessible/.test((error as Error).message))

/** A token of before a suspension is refused by these words, whatever it asks for. */
const isOfSuspended = (error: unknown): boolean =>
  isStatus(error, 403) && /installation has been suspended/.test((error as Error).message)

const CHECK_KEY = 'Check GCBENCH_APP_ID and GCBENCH_PRIVATE_KEY, and the clock of this machine.'

/**
 * Requests at a time, of the 100 that GitHub allows each who asks
 * (https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api). Octokit's own
 * limits are 10, and for all tokens of an App together 1: one installation that does not answer
 * would hold up the tokens of all others.
 */
const AT_ONCE = { installation: 32, tokens: 64 }
const MOST_LIMITED = 1_000

/** Places in the form in which octokit's throttling takes them, apart for each id. */
function placesOf(most: number) {
  const kept = new LRUCache<string, BulkheadPolicy>({ max: MOST_LIMITED })
  return {
    key(id: string) {
      const places = kept.get(id) ?? bulkhead(most, Number.POSITIVE_INFINITY)
      kept.set(id, places)
      return {
        schedule: <A extends unknown[], R>(_: unknown, ask: (...of: A) => R, ...of: A) =>
          places.execute(() => ask(...of)),
      }
    },
  }
}

export function makeGitHubApp(settings: GitHubAppSettings): GitHubApp {
  const { id, privateKey, onQuota = () => {}, pace = async () => {} } = settings
  const { pause = (ms: number) => sleep(ms) } = settings
  const given = clientOptions(settings)
  const limits = { auth: placesOf(AT_ONCE.tokens), global: placesOf(AT_ONCE.installation) }
  const options = { ...given, throttle: { ...given.throttle, ...limits } }
  const breakers = makeBreakers(settings, settings.secondMs)
  const files = makeFileCache()
  const doubt = makeDoubt(() => performance.now())
  const send = options.request.fetch
  /** Tokens are asked for by the App, but of an installation. */
  const fetchOfApp = (url: string, init?: RequestInit) => {
    const installation = Number(/\/app\/installations\/(\d+)\/access_tokens/.exec(url)?.[1])
    if (Number.isNaN(installation)) return send(url, init)
    return breakers.ask({ installation, isWrite: false, url }, () => send(url, init))
  }
  const ofApp = { ...options, request: { ...options.request, fetch: fetchOfApp } }
  const app = new App({ appId: id, privateKey, Octokit: Octokit.defaults(ofApp as object) })

  const self = selfOf(app.octokit)

  const tokenOf = tokensOf(app.octokit as Client)

  function clientOf(place: RepositoryRef, { signal, person = '' }: Asker = {}): Client {
    const { installation, repositoryId } = place
    const writer = { installation, repository: repositoryId, person }
    const throttle = { ...options.throttle, id: `installation-${installation}` }
    const fetch = (url: string, init?: RequestInit) => {
      const isWrite = isChange(init?.method)
      return breakers.ask({ installation, isWrite, url }, () => send(url, init))
    }
    const request = { ...options.request, fetch, ...(signal === undefined ? {} : { signal }) }
    const client = new Octokit({ ...(options as object), throttle, request })
    client.hook.wrap('request', (request, options) =>
      untilEnded(signal, async () => {
        breakers.check(installation, isChange(options.method))
        // Bound to whoever asks: octokit says from within another's turn that GitHub wants a pause.
        options.request = { ...options.request, pause: AsyncResource.bind(pause) }
        if (options.method !== 'GET') await pace(writeOf(writer, options), signal)
        const send = async (refresh: boolean) => {
          // In place: the hooks within this one are bound to the same object.
          const isNew = refresh || !doubt.isKnown(repositoryId)
          options.headers.authorization = `token ${await tokenOf(installation, repositoryId, refresh)}`
          if (isNew) doubt.settle(repositoryId)
          return request(options)
        }
        // A token may be taken back, or end on its way: what was refused for it was not carried out.
        const response = await send(false).catch(async (error) => {
          if (isStatus(error, 401)) return send(true)
          // A token outlives its repository's transfer: what is public is found by it all the same.
          if (doubt.isDoubtful(repositoryId, error, options.url)) {
            await tokenOf(installation, repositoryId, true)
            doubt.settle(repositoryId)
          }
          throw error
        })
        doubt.settle(repositoryId)
        const of = (header: string) => response.headers[`x-ratelimit-${header}`]
        const left = Number(of('remaining'))
        const reset = Number(of('reset'))
        const endsAt = Number.isFinite(reset) && reset > 0 ? 1000 * reset : null
        const resource = String(of('resource'))
        if (Number.isFinite(left)) onQuota({ installation, resource, left, endsAt })
        return response
      }),
    )
    return client
  }

  return {
    repository(place, asker) {
      const here: GitHubSettings = { ...settings, repository: place.repository, login: self.login }
      return files(String(place.repositoryId), gitHubOver(clientOf(place, asker), here))
    },
    isPublic: (place) => isPublic(clientOf(place), place.repositoryId),
    installation: (id, signal) => installationState(app.octokit, id, signal),
    ...deliveriesOf(app.octokit, () => pace(OWN_WRITE)),
    ping: self.ping,
  }
}

const isChange = (method = 'GET') => method !== 'GET'

/**
 * Where something was found so lately, or a token was given, a file that is not found is just not
 * there: most repositories of an installation have no suite file, and a token more for each of
 * their events would cost more than the event.
 */
const SURE_MS = 600_000
const MOST_SURE = 10_000

/** Whether a refusal may mean that the App is in the repository no more. */
function makeDoubt(nowMs: () => number) {
  const settledAt = new Map<number, number>()
  return {
    /** Whether a token was ever asked for it here. */
    isKnown: (id: number): boolean => settledAt.has(id),
    /** The App is in that repository now. */
    settle(id: number): void {
      if (settledAt.size >= MOST_SURE) settledAt.clear()
      settledAt.set(id, nowMs())
    },
    isDoubtful(id: number, error: unknown, url: string): boolean {
      if (!isStatus(error, 403, 404) || !isRefused(error)) return false
      const isSure = nowMs() - (settledAt.get(id) ?? Number.NEGATIVE_INFINITY) < SURE_MS
      return isOfSuspended(error) || !(isSure && url.includes('/contents/'))
    },
  }
}

/**
 * Tokens for one repository each, by its id: the name may be another by now, and GitHub sends on
 * who asks for the old one. Kept, and renewed, by octokit. `refresh`: the kept one is bad.
 */
const tokensOf =
  (client: Client) =>
  async (installation: number, id: number, refresh: boolean): Promise<string> => {
    const target = { installationId: installation, repositoryIds: [id], refresh }
    const authorization = { type: 'installation', ...target, permissions: APP_PERMISSIONS }
    try {
      return ((await client.auth(authorization)) as { token: string }).token
    } catch (error) {
      throw isNotThere(error) ? new NotFoundError(NOT_THERE[0], NOT_THERE[1]) : error
    }
  }

async function isPublic(client: Client, id: number): Promise<boolean> {
  try {
    const { data } = await client.request('GET /repositories/{id}', { id, request: { retries: 0 } })
    return data.private === false
  } catch (error) {
    if (isInaccessible(error) || error instanceof NotFoundError) return false
    throw hostErrorOf(error, 'ask whether a repository is public', [])
  }
}

async function installationState(
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<InstallationState> {
  try {
    const { data } = await untilEnded(signal, () =>
      client.request('GET /app/installations/{installation_id}', {
        installation_id: id,
        request: { retries: 0, ...(signal === undefined ? {} : { signal }) },
      }),
    )
    const { suspended_at: since } = data
    return since == null ? { kind: 'active' } : { kind: 'suspended', since }
  } catch (error) {
    if (isStatus(error, 404)) return { kind: 'gone' }
    throw hostErrorOf(error, `ask for installation ${id}`, [])
  }
}

const writeOf = (
  writer: Pick<Write, 'installation' | 'repository' | 'person'>,
  { url, content }: { url: string; content?: unknown },
): Write => ({
  ...writer,
  isFirstSign: content === 'eyes',
  notifies: url.endsWith('/issues/{issue_number}/comments'),
})

/** The App as GitHub knows it. Everything that it writes is by its account. */
function selfOf(client: Client): Pick<GitHubApp, 'ping'> & { login(): Promise<string> } {
  let slug = ''
  const ask = async () => {
    slug = (await client.request('GET /app', { request: { retries: 0 } })).data?.slug ?? ''
  }
  return {
    async ping() {
      try {
        await ask()
      } catch (error) {
        if (!isStatus(error, 401, 404)) throw hostErrorOf(error, 'ask for the App', [])
        throw new DeniedError('GitHub knows no App of this id and key', CHECK_KEY)
      }
    },
    async login() {
      if (slug === '') await ask()
      return `${slug}[bot]`
    },
  }
}

/** Of the App itself, which is no installation. */
const OWN_WRITE: Write = {
  installation: 0,
  repository: 0,
  person: '',
  isFirstSign: false,
  notifies: false,
}

/** What only the App itself may ask. */
function deliveriesOf(
  client: Client,
  turn: () => Promise<void>,
): Pick<GitHubApp, 'attempts' | 'delivery' | 'redeliver'> {
  return {
    async delivery(attempt) {
      try {
        const route = 'GET /app/hook/deliveries/{delivery_id}'
        const { data } = await client.request(route, { delivery_id: attempt })
        const { id, guid, delivered_at, event, action, request } = data
        return { id, guid, delivered_at, event, action, request: { payload: request.payload } }
      } catch (error) {
        throw hostErrorOf(error, `read delivery ${attempt}`, [])
      }
    },
    attempts: (since, which, signal) =>
      untilEnded(signal, async () => {
        try {
          return await attemptsSince(client, since, which, signal)
        } catch (error) {
          throw hostErrorOf(error, 'list the deliveries of the App', [])
        }
      }),
    redeliver: (attempt, signal) =>
      untilEnded(signal, async () => {
        await turn()
        signal?.throwIfAborted()
        try {
          const parameters = { delivery_id: attempt, ...endedWith(signal) }
          await client.request('POST /app/hook/deliveries/{delivery_id}/attempts', parameters)
        } catch (error) {
          throw hostErrorOf(error, `have delivery ${attempt} repeated`, [])
        }
      }),
  }
}

/** Of a request: it ends with the signal. */
const endedWith = (signal: AbortSignal | undefined) =>
  signal === undefined ? {} : { request: { signal } }

async function attemptsSince(
  client: Client,
  since: string,
  which: 'all' | 'failed',
  signal: AbortSignal | undefined,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const route = 'GET /app/hook/deliveries'
  const status = which === 'failed' ? { status: 'failure' as const } : {}
  const query = { per_page: 100, ...status, ...endedWith(signal) }
  for await (const { data } of client.paginate.iterator(route, query)) {
    const recent = data.filter((one) => Date.parse(one.delivered_at) >= Date.parse(since))
    for (const {
      id,
      guid,
      delivered_at: deliveredAt,
      status_code: code,
      event,
      action,
    } of recent) {
      const isDelivered = code >= 200 && code < 300
      attempts.push({ id, guid, deliveredAt, isDelivered, event, action })
    }
    if (recent.length < data.length) break
  }
  return attempts
}

/** Turns the code that GitHub gave after the form into the App; once, and within an hour. */
export async function claimApp(code: string, settings: ClientSettings): Promise<NewApp> {
  const client = new Octokit(clientOptions(settings) as object)
  try {
    const { data } = await client.request('POST /app-manifests/{code}/conversions', { code })
    const { id, slug = '', pem, webhook_secret: secret, html_url: url } = data
    const { client_id: clientId, client_secret: clientSecret } = data
    if (secret === null) throw new Error('GitHub made no webhook secret')
    return { id, slug, privateKey: pem, webhookSecret: secret, clientId, clientSecret, url }
  } catch (error) {
    throw hostErrorOf(error, 'take over the new App', [code])
  }
}
