/**
 * A stand-in for GitHub that is strict where GitHub is lenient: every request and every answer is
 * checked against GitHub's own description (fixtures/github), every fault is written down in
 * `violations`, and a test that ends with one has failed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { type Answer, type Call, type Need, Refusal } from './answer.ts'
import { type Answers, answersOf, type Description, loadDescription } from './description.ts'
import { type Fault, failWith, makeFaults } from './faults.ts'
import { operations } from './operations.ts'
import { acceptedPermissions, authenticate, authorise, nobody } from './tokens.ts'
import { fullName, makeWorld, type Token, type World } from './world.ts'

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
  log: Logged[]
  /** What was asked or answered against GitHub's own description. Tests assert that it is empty. */
  violations: string[]
  fail(fault: Fault): void
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
  const api = new OpenAPIBackend({
    definition: definition as unknown as Document,
    quick: true,
    ajvOpts: { strict: false, formats: FORMATS },
  })
  await api.init()
  const missing = api.getOperations().filter(({ operationId = '' }) => !(operationId in operations))
  if (missing.length > 0) throw new Error(`no handler: ${missing.map((op) => op.operationId)}`)
  return api
}

export async function startFakeGitHub(port = 0): Promise<FakeGitHub> {
  const api = await ready
  const world = makeWorld()
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
    const asked = await read(request)
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
    const before = faults.take(operation, false)
    if (before !== null && (await failWith(before, response))) return
    const answer = await answerTo(asked, operation, Number(store?.[1]))
    const lagMs = world.lagMs()
    if (lagMs > 0) await sleep(lagMs)
    const after = faults.take(operation, true)
    if (after !== null && (await failWith(after, response))) return
    write(response, answer)
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
    const asksFor = `${params.owner}/${params.repo}`
    if (params.owner !== undefined && asksFor !== fullName(world))
      throw new Refusal(404, 'Not Found')
    authorise(token, needs)
    const given = await answer({ params, query, body, token, origin }, world)
    return complete(operation, given)
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
    const artifact = world.artifacts.find((one) => one.id === id)
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
    log,
    violations,
    fail: faults.add,
    faultsLeft: faults.left,
    writes: () => log.filter(({ method, operation }) => method !== 'GET' && operation !== 'viewer'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

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

function write(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isBinary = body instanceof Uint8Array
  const type = isBinary ? 'application/zip' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...QUOTA, ...headers })
  if (body === undefined || status === 204) response.end()
  else response.end(isBinary ? body : JSON.stringify(body))
}
