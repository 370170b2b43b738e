/** What the fake GitHub remembers: one repository and all that is around it. */
import { createHash } from 'node:crypto'

export type Account = { id: number; login: string; type: 'User' | 'Bot' }
export type App = { id: number; slug: string; publicKey: string | null; account: Account }
export type Level = 'read' | 'write'
export type Permissions = Record<string, Level>
/** What a code after the form for a new App is good for, once. */
export type Offer = { slug: string; privateKey: string; publicKey: string; secret: string }
/** `app` is null for a person's token; an app's own JWT is no token of this kind. */
export type Token = {
  account: Account
  app: App | null
  permissions: Permissions
  /** Id of the one repository that it is for; absent: any. */
  repository?: number
  /** The installation that it is of; absent: of none. */
  installation?: number
  /** Instant at which it ends, ms; absent: never. */
  endsAt?: number
}
export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'

export type Pull = {
  number: number
  author: Account
  title: string
  state: 'open' | 'closed'
  locked: boolean
  head: { sha: string; ref: string; repository: string | null; pushedAt?: string }
  base: { sha: string; ref: string }
  /** Default: long ago. */
  updatedAt?: string
}
export type Comment = {
  id: number
  issue: number
  author: Account
  app: App | null
  body: string
  createdAt: string
  updatedAt: string
}
export type Reaction = { id: number; comment: number; author: Account; content: string }
export type Status = {
  id: number
  sha: string
  state: string
  context: string
  description: string | null
  url: string | null
  creator: Account
  createdAt: string
}
export type Check = {
  id: number
  app: App
  name: string
  sha: string
  status: string
  conclusion: string | null
  externalId: string
  detailsUrl: string | null
  output: { title: string | null; summary: string | null; text: string | null }
  annotations: number
  actions: unknown[]
}
export type Run = {
  id: number
  attempt: number
  workflow: string
  event: string
  headSha: string
  headBranch: string
  headRepository: string
  status: string
  conclusion: string | null
  inputs: Record<string, unknown>
  /** What `run-name` makes of the inputs. */
  title: string
  actor: Account
  createdAt: string
}
export type Artifact = {
  id: number
  run: Run
  name: string
  zip: Uint8Array
  digest: string | null
  expired: boolean
}
export type Delivery = {
  id: number
  guid: string
  event: string
  payload: unknown
  redelivery: boolean
  deliveredAt: string
  statusCode: number
}

export type Issue = {
  number: number
  author: Account
  title: string
  body: string
  state: 'open' | 'closed'
}

export type World = {
  repository: { id: number; owner: string; name: string; defaultBranch: string }
  /** The App's installation there; null: one of its own. Repositories of one owner may share it. */
  installation: number | null
  /** Names that it had before: whoever asks for one is sent on. */
  formerNames: string[]
  isPrivate: boolean
  /** What people sign in to; null: nothing. */
  client: { id: string; secret: string; callback: string } | null
  /** Who sits before the browser. */
  person: string
  /** Codes that become tokens. */
  codes: Map<string, { login: string; challenge: string }>
  /** Whether the App is there; it is installed once for each repository. */
  isInstalled: boolean
  /** Since when its owner has it suspended; null: it is not. */
  suspendedAt: string | null
  /** Requests that an installation has left for this hour; null: nobody counts. */
  requestsLeft: number | null
  /** How long a token of an App lives. */
  tokenSec: number
  apps: App[]
  tokens: Map<string, Token>
  roles: Map<string, Role>
  pulls: Map<number, Pull>
  issues: Map<number, Issue>
  /** Pull requests that brought a commit in, by its hash. */
  merged: Map<string, number>
  comments: Comment[]
  reactions: Reaction[]
  statuses: Status[]
  checks: Check[]
  runs: Run[]
  artifacts: Artifact[]
  deliveries: Delivery[]
  offers: Map<string, Offer>
  /**
   * Workflow files that can be dispatched, with the inputs that they know and their run-name; null:
   * any file and any inputs.
   */
  workflows: Map<string, { inputs: string[]; name(inputs: Record<string, string>): string }> | null
  /** False: an older server, which does not know `return_run_details`. */
  tellsRunDetails: boolean
  /** Where two commits part, by `base...head`; what is not here parts at its base. */
  mergeBases: Map<string, string>
  /** First parent and subject of a commit, by its hash. */
  parents: Map<string, { parent: string; message: string }>
  tags: string[]
  /** Commit of branches that somebody lists, by name. */
  branches: Map<string, string>
  /** Text of files by `sha:path`. */
  files: Map<string, string>
  /** Where webhooks go; null: nowhere. */
  hook: { url: string; secret: string } | null
  /** Every request is answered with this status and a page of HTML; null: GitHub is there. */
  outage: 500 | 502 | 503 | null
  /** How long an answer takes after the request was carried out, ms. */
  lagMs(): number
  nextId(): number
  /** A clock that goes on by a second whenever it is read. */
  now(): string
}

export function makeWorld(): World {
  let id = 1000
  let seconds = Date.parse('2026-01-01T00:00:00Z') / 1000
  return {
    repository: { id: 42, owner: 'octo', name: 'prolly', defaultBranch: 'main' },
    installation: null,
    formerNames: [],
    isPrivate: false,
    client: null,
    person: 'alice',
    codes: new Map(),
    isInstalled: true,
    suspendedAt: null,
    requestsLeft: null,
    tokenSec: 3600,
    apps: [],
    tokens: new Map(),
    roles: new Map([['octo', 'admin']]),
    pulls: new Map(),
    issues: new Map(),
    merged: new Map(),
    comments: [],
    reactions: [],
    statuses: [],
    checks: [],
    runs: [],
    artifacts: [],
    deliveries: [],
    offers: new Map(),
    workflows: null,
    tellsRunDetails: true,
    mergeBases: new Map(),
    parents: new Map(),
    tags: [],
    branches: new Map(),
    files: new Map(),
    hook: null,
    outage: null,
    lagMs: () => 0,
    nextId: () => ++id,
    now: () => new Date(1000 * ++seconds).toISOString().replace('.000', ''),
  }
}

/** Another repository of the same GitHub: in an installation of its own, or in that of another. */
export function makeNeighbour(first: World, count: number, beside: World | null): World {
  const { apps, tokens, deliveries, offers, nextId, now, lagMs } = first
  const shared = { apps, tokens, deliveries, offers, nextId, now, lagMs }
  const own = { ...first.repository, id: 42 + 10 * count, owner: `owner${count}` }
  if (beside === null) return { ...makeWorld(), ...shared, repository: own }
  const repository = { ...own, owner: beside.repository.owner, name: `prolly${count}` }
  return { ...makeWorld(), ...shared, repository, installation: installationOf(beside) }
}

/** Where every App of the fake is installed. */
export const installationOf = ({ installation, repository }: World) =>
  installation ?? repository.id + 1

/** Somebody renames the repository. */
export function renameRepository(world: World, name: string): void {
  world.formerNames.push(fullName(world))
  world.repository.name = name
}

/** Somebody gives it to another owner, where the App is another installation. */
export function transferRepository(world: World, owner: string, installation: number): void {
  world.formerNames.push(fullName(world))
  world.repository.owner = owner
  world.installation = installation
}

export const fullName = ({ repository }: World) => `${repository.owner}/${repository.name}`

const idOf = (login: string) => createHash('sha256').update(login).digest().readUInt32BE() % 1e8

/** The account of that name, always with the same id. */
export const account = (login: string): Account => ({
  id: idOf(login),
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
})

export function addApp(world: World, slug: string, publicKey: string | null = null): App {
  const app = { id: idOf(slug), slug, publicKey, account: account(`${slug}[bot]`) }
  world.apps.push(app)
  return app
}

/** The token of a workflow's job: it belongs to the app `github-actions`. */
export function addJobToken(world: World, permissions: Permissions): string {
  const app = world.apps.find(({ slug }) => slug === 'github-actions')
  return addToken(world, app ?? addApp(world, 'github-actions'), permissions)
}

export function addToken(world: World, owner: App | string, permissions: Permissions): string {
  const text = `ghs_fake${world.nextId()}${'x'.repeat(24)}`
  const app = typeof owner === 'string' ? null : owner
  const who = typeof owner === 'string' ? account(owner) : owner.account
  const given = { account: who, app, permissions: { metadata: 'read' as const, ...permissions } }
  world.tokens.set(text, { ...given, repository: world.repository.id })
  return text
}

/** A commit hash made of one word. */
export const shaOf = (word: string) => createHash('sha1').update(word).digest('hex')

export function addPull(world: World, given: Partial<Pull> = {}): Pull {
  const number = given.number ?? world.pulls.size + 1
  const pull: Pull = {
    number,
    author: account('contributor'),
    title: 'Tuples by pointer',
    state: 'open',
    locked: false,
    head: { sha: shaOf('head'), ref: 'feature', repository: fullName(world) },
    base: { sha: shaOf('base'), ref: world.repository.defaultBranch },
    ...given,
  }
  world.pulls.set(number, pull)
  return pull
}

/** A comment as someone writes it in the browser. */
export function addComment(world: World, issue: number, login: string, body: string): Comment {
  const at = world.now()
  const app = world.apps.find(({ account: { login: own } }) => own === login) ?? null
  const made = { author: account(login), app, body, createdAt: at, updatedAt: at }
  const comment: Comment = { id: world.nextId(), issue, ...made }
  world.comments.push(comment)
  return comment
}

export function addRun(world: World, given: Partial<Run> = {}): Run {
  const run: Run = {
    id: world.nextId(),
    attempt: 1,
    workflow: '.github/workflows/bench.yml',
    event: 'pull_request',
    headSha: shaOf('head'),
    headBranch: 'feature',
    headRepository: fullName(world),
    status: 'completed',
    conclusion: 'success',
    inputs: {},
    title: 'bench',
    actor: account('contributor'),
    createdAt: world.now(),
    ...given,
  }
  world.runs.push(run)
  return run
}

export function addArtifact(world: World, run: Run, name: string, zip: Uint8Array): Artifact {
  const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`
  const artifact: Artifact = { id: world.nextId(), run, name, zip, digest, expired: false }
  world.artifacts.push(artifact)
  return artifact
}
