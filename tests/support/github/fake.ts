/**
 * A stand-in for GitHub that is strict where GitHub is lenient: every request and every answer is
 * checked against GitHub's own description (fixtures/github), every fault is written down in
 * `violations`, and a test that ends with one has failed.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ajv } from 'ajv'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { type Answer, type Call, type Need, Refusal } from './answer.ts'
import { type Answers, answersOf, type Description, loadDescription } from './description.ts'
import { type Fault, failWith, makeFaults } from './faults.ts'
import { signIn } from './oauth.ts'
import { operations } from './operations.ts'
import { SUSPENDED } from './operations-apps.ts'
import { acceptedPermissions, authenticate, authorise, nobody } from './tokens.ts'
import {
  fullName,
  installationOf,
  makeNeighbour,
  makeWorld,
  type Token,
  type World,
} from './world.ts'

/** One request as it came in, and how it was answered; status 0: not at all. */
export type Logged = {
  operation: string
  method: string
  path: string
  body: unknown
  status: number
}

export type FakeGitHub = {
  /** What GITHUB_API_URL is on a runner. */
  url: string
  world: World
  /** One more repository, of another owner with an installation of its own, or beside that one. */
  addWorld(beside?: World): World
  log: Logged[]
  /** What was asked or answered against GitHub's own description. Tests assert that it is empty. */
  violations: string[]
  fail(fault: Fault): void
  /** There are no faults any more. */
  heal(): void
  /** Faults that have hit no request yet. */
  faultsLeft(): number
  /** Requests of the log that change something. */
  writes(): Logged[]
  close(): Promise<void>
}

type Asked = {
  method: string
  path: string
  search: string
  text: string
  request: IncomingMessage
}

const FORMATS = {
  uri: (text: string) => URL.canParse(text),
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]{8,}(Z|[+-]\d\d:\d\d)$/.test(text),
  email: true,
} as const

const description = loadDescription()
const answers: Answers = answersOf(description)
const ready = makeValidator(description)

async function makeValidator(definition: Description) {
  // Otherwise each operation has a compiler of its own, which first compiles JSON Schema itself.
  const compilers = new Map<unknown, Ajv>()
  const api = new OpenAPIBackend({
    definition: definition as unknown as Document,
    quick: true,
    // To make validators faster takes more than they ever run.
    ajvOpts: { strict: false, formats: FORMATS, code: { optimize: false } },
    customizeAjv(own, { coerceTypes }) {
      const one = compilers.get(coerceTypes) ?? own
      compilers.set(coerceTypes, one)
      return one
    },
  })
  await api.init()
  const missing = api.getOperations().filter(({ operationId = '' }) => !(operationId in operations))
  if (missing.length > 0) throw new Error(`no handler: ${missing.map((op) => op.operationId)}`)
  return api
}

export async function startFakeGitHub(port = 0): Promise<FakeGitHub> {
  const api = await ready
  const world = makeWorld()
  const worlds = [world]
  const faults = makeFaults()
  const [log, violations]: [Logged[], string[]] = [[], []]
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      violations.push(`the fake itself: ${error instanceof Error ? error.stack : error}`)
      response.writeHead(500).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = byName(await read(request), worlds)
    const store = /^\/_store\/(\d+)$/.exec(asked.path)
    const matched = api.matchOperation({ ...asked, headers: {} })
    const isViewer = asked.method === 'POST' && asked.path === '/graphql'
    const operation = store ? 'store' : isViewer ? 'viewer' : (matched?.operationId ?? 'unknown')
    const entry: Logged = { operation, ...asked, body: parse(asked.text), status: 0 }
    log.push(entry)
    response.on('finish', () => {
      entry.status = response.statusCode
    })
    if (world.outage !== null) {
      response.writeHead(world.outage, { 'content-type': 'text/html' })
      response.end('<html><body><h1>Unicorn!</h1></body></html>')
      return
    }
    if (asked.path.startsWith('/login/oauth/')) return signIn(asked, world, response, violations)
    const before = faults.take(operation, false)
    if (before !== null && (await failWith(before, response))) return
    const answer = await answerTo(asked, operation, Number(store?.[1]))
    const lagMs = world.lagMs()
    if (lagMs > 0) await sleep(lagMs)
    const after = faults.take(operation, true)
    if (after !== null && (await failWith(after, response))) return
    write(response, answer, request)
  }

  async function answerTo(asked: Asked, operation: string, stored: number): Promise<Answer> {
    if (operation === 'store') return fromStore(asked, stored)
    if (operation === 'unknown') {
      violations.push(`${asked.method} ${asked.path} is no operation that this project knows`)
      return refusal(new Refusal(404, 'Not Found'))
    }
    try {
      const isOpen = operations[operation]?.needs.length === 0
      const token = isOpen ? nobody : authenticate(world, asked.request.headers.authorization)
      if (operation === 'viewer') return viewer(asked, token)
      return await carryOut(asked, operation, token)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error, operations[operation]?.needs)
      throw error
    }
  }

  async function carryOut(asked: Asked, operation: string, token: Token): Promise<Answer> {
    const { needs, answer } = operations[operation]!
    const { params, query, body } = checked(asked, operation)
    const moved = params.owner === undefined ? null : movedFrom(`${params.owner}/${params.repo}`)
    if (moved !== null) return redirect(asked, moved, origin)
    const here = worldOf(params, body)
    const { repository, installation } = token
    const isOurs = repository === undefined || repository === here?.repository.id
    // One of before a transfer is good for nothing any more.
    const isOf =
      here === undefined || (installation ?? installationOf(here)) === installationOf(here)
    if (here === undefined || !isOurs || !isOf) throw new Refusal(404, 'Not Found')
    // What the App asks as itself is no installation's.
    const isOfInstallation = token.app !== null && token.permissions.app === undefined
    if (isOfInstallation && !here.isInstalled) throw new Refusal(401, 'Bad credentials')
    if (isOfInstallation && here.suspendedAt !== null) throw new Refusal(403, SUSPENDED)
    authorise(token, needs)
    const spent = params.owner === undefined ? null : spend(here, token)
    if (spent !== null && spent.left < 0) return overLimit(spent.headers)
    const given = await answer({ params, query, body, token, origin, worlds }, here)
    const done = complete(operation, given)
    return spent === null ? done : { ...done, headers: { ...spent.headers, ...done.headers } }
  }

  /** The repository that goes by another name now; null: none does. */
  const movedFrom = (name: string) =>
    worlds.find(({ formerNames }) => formerNames.includes(name))?.repository.id ?? null

  /** The repository or installation that is asked about; what is about neither is of the first. */
  function worldOf(params: Call['params'], body: Call['body']): World | undefined {
    const { owner, repo, installation_id: id } = params
    if (owner !== undefined) return worlds.find((one) => fullName(one) === `${owner}/${repo}`)
    if (id === undefined) return world
    const all = worlds.filter((one) => installationOf(one) === Number(id))
    const isMeant = ({ repository: { id: own, name } }: World) =>
      body?.repository_ids?.includes(own) || body?.repositories?.includes(name)
    return all.find(isMeant) ?? all[0]
  }

  /** The request, or 422 and a violation where the description does not allow it. */
  function checked(asked: Asked, operation: string): Pick<Call, 'params' | 'query' | 'body'> {
    const headers = asked.request.headers as Record<string, string>
    const body = asked.text === '' ? undefined : parse(asked.text)
    const request = { ...asked, query: asked.search, headers, body }
    const { errors } = api.validateRequest(request, operation)
    const bare = headers['user-agent'] === undefined ? [{ message: 'no user agent' }] : []
    for (const error of [...(errors ?? []), ...bare])
      violations.push(`${operation} was asked ${JSON.stringify(error)}`)
    if ((errors ?? []).length > 0) throw new Refusal(422, 'Invalid request.', errors ?? [])
    const parsed = api.router.parseRequest(request, api.getOperation(operation))
    return { params: parsed.params as Call['params'], query: parsed.query as Call['query'], body }
  }

  /** The answer with every field that GitHub promises. */
  function complete(operation: string, given: Answer): Answer {
    const { status, component = null } = given
    if (!answers.knows(operation, status))
      violations.push(`${operation} was answered ${status}, which GitHub never does`)
    const body = answers.complete(operation, status, given.body, component)
    const { errors } = api.validateResponse(body ?? null, operation, status)
    for (const error of errors ?? [])
      violations.push(`${operation} was answered ${status} ${JSON.stringify(error)}`)
    return { ...given, body }
  }

  function fromStore({ request }: Asked, id: number): Answer {
    if (request.headers.authorization !== undefined)
      violations.push('the store of artifacts was sent a token')
    const artifact = worlds.flatMap(({ artifacts }) => artifacts).find((one) => one.id === id)
    return { status: 200, body: artifact?.zip, headers: { 'content-type': 'application/zip' } }
  }

  /** The description has no GraphQL: this one question is answered by hand. */
  function viewer({ text }: Asked, { account }: Token): Answer {
    const query = parse(text)?.query?.replace(/\s+/g, ' ').trim()
    if (query !== '{ viewer { login } }') violations.push(`unknown GraphQL query ${query}`)
    return { status: 200, body: { data: { viewer: { login: account.login } } } }
  }

  return {
    url: origin,
    world,
    addWorld(beside) {
      const made = makeNeighbour(world, worlds.length, beside ?? null)
      worlds.push(made)
      return made
    },
    log,
    violations,
    fail: faults.add,
    faultsLeft: faults.left,
    heal: faults.heal,
    writes: () => log.filter(({ method, operation }) => method !== 'GET' && operation !== 'viewer'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** GitHub sends on to a repository's id, which is answered as its name of now is. */
function byName(asked: Asked, worlds: readonly World[]): Asked {
  const [, id = '', rest = ''] = /^\/repositories\/(\d+)(\/.*)?$/.exec(asked.path) ?? []
  const meant = worlds.find(({ repository }) => String(repository.id) === id)
  return meant === undefined ? asked : { ...asked, path: `/repos/${fullName(meant)}${rest}` }
}

/** https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
function redirect({ method, path, search }: Asked, id: number, origin: string): Answer {
  const rest = path.split('/').slice(4).join('/')
  const location = `${origin}/repositories/${id}/${rest}${search === '' ? '' : `?${search}`}`
  const status = method === 'GET' ? 301 : 307
  const words = status === 301 ? 'Moved Permanently' : 'Temporary Redirect'
  const body = { message: words, url: location, documentation_url: 'https://docs.github.com/rest' }
  return { status, body, headers: { location } }
}

const HOUR_SEC = 3600

/** One request less for this hour, told as GitHub tells it; null: nobody counts. */
function spend(world: World, { app }: Token) {
  if (world.requestsLeft === null || app === null) return null
  world.requestsLeft--
  const reset = Math.ceil(Date.now() / 1000 / HOUR_SEC) * HOUR_SEC
  const left = String(Math.max(0, world.requestsLeft))
  const headers = { 'x-ratelimit-remaining': left, 'x-ratelimit-reset': String(reset) }
  return { left: world.requestsLeft, headers }
}

const overLimit = (headers: Record<string, string>): Answer => ({
  status: 403,
  headers,
  body: { message: 'API rate limit exceeded for installation.' },
})

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, search } = new URL(request.url ?? '/', 'http://fake')
  const text = Buffer.concat(chunks).toString()
  return { method: request.method ?? '', path: pathname, search: search.slice(1), text, request }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal({ status, message, errors }: Refusal, needs?: Need[]): Answer {
  const words = { message, documentation_url: 'https://docs.github.com/rest', status: `${status}` }
  const body = { ...words, ...(errors === null ? {} : { errors }) }
  const headers =
    needs === undefined ? {} : { 'x-accepted-github-permissions': acceptedPermissions(needs) }
  return { status, body, headers }
}

const QUOTA = {
  'x-ratelimit-limit': '1000',
  'x-ratelimit-remaining': '999',
  'x-ratelimit-used': '1',
  'x-ratelimit-resource': 'core',
}

function write(response: ServerResponse, answer: Answer, request: IncomingMessage): void {
  const { status, body, headers = {} } = answer
  const isBinary = body instanceof Uint8Array
  const type = isBinary ? 'application/zip' : 'application/json; charset=utf-8'
  const sent = isBinary ? body : JSON.stringify(body ?? null)
  const isKnowable = request.method === 'GET' && status === 200
  const etag = `W/"${createHash('sha256').update(sent).digest('hex')}"`
  const all = { 'content-type': type, ...QUOTA, ...(isKnowable ? { etag } : {}), ...headers }
  const isKnown = isKnowable && request.headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : status, all)
  if (isKnown || body === undefined || status === 204) response.end()
  else response.end(sent)
}
