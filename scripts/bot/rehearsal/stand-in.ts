/**
 * GitHub as recorded deliveries tell of it: their repositories, pull requests, comments and people,
 * each as it was when its delivery was sent. Every base has a suite file with the suites that the
 * day's commands name, and budgets that no day uses up.
 */
import { readInvocation } from '../../../src/github/command.ts'
import { dispatchedInputs } from '../../../tests/support/dispatched-inputs.ts'
import type { FakeGitHub } from '../../../tests/support/github/fake.ts'
import {
  account,
  addPull,
  fullName,
  type Pull,
  type Role,
  renameRepository,
  shaOf,
  type World,
} from '../../../tests/support/github/world.ts'
import type { Recorded } from './deliveries.ts'

/** The parts of a payload that are read here; readEvent has checked the rest. */
type Payload = {
  action?: string
  pull_request?: {
    state?: string
    updated_at?: string
    head: { ref?: string }
    base: { ref?: string }
  }
  issue?: { state?: string; user?: { login?: string } | null }
  comment?: { author_association?: string }
}

type Told = Extract<NonNullable<Recorded['meant']>, { place: unknown }>
const isTold = (meant: Recorded['meant']): meant is Told => meant !== null && 'place' in meant

/** By what GitHub says of whoever comments. */
const ROLES: Record<string, Role> = {
  OWNER: 'admin',
  MEMBER: 'maintain',
  COLLABORATOR: 'maintain',
}

const BUDGET = '{ jobs: 10000, minutes: 100000, user-jobs: 10000, user-minutes: 100000 }'

/** The suites that commands of a repository name; without any, one that needs no name. */
function suiteFile(day: readonly Recorded[], repositoryId: number): string {
  const named = day.flatMap(({ meant }) => {
    if (meant?.kind !== 'commented' || meant.place.repositoryId !== repositoryId) return []
    const invocation = readInvocation(meant.comment.body)
    return invocation?.kind === 'bench' ? invocation.suites : []
  })
  const suites = [...new Set(named.length === 0 ? ['all'] : named)]
  const lines = suites.map((name) => `  ${name}: { workload: go-bench }`)
  return `bot:\n  parallel: 8\n  budget: ${BUDGET}\nsuites:\n${lines.join('\n')}\n`
}

export type StandIn = {
  /** Repositories of the day. */
  worlds: readonly World[]
  /** What the delivery tells of has happened, and GitHub shows it. */
  happen(delivery: Recorded): void
  /** The repository of an event, and whether the App is in it; null: it is of none. */
  worldOf(delivery: Recorded): World | null
}

export function playDay(fake: FakeGitHub, day: readonly Recorded[]): StandIn {
  const worlds = new Map<number, World>()
  const inputs = dispatchedInputs()
  // The stand-in's own repository is none of the day, whatever ids that has.
  Object.assign(fake.world.repository, { id: 0, owner: 'nobody', name: 'nothing' })
  fake.world.installation = 0
  for (const { meant } of day) {
    if (!isTold(meant) || worlds.has(meant.place.repositoryId)) continue
    const { repositoryId: id, repository, installation, defaultBranch } = meant.place
    const [owner = '', name = ''] = repository.split('/')
    const world = fake.addWorld()
    Object.assign(world, { repository: { id, owner, name, defaultBranch }, installation })
    world.now = fake.world.now
    const named = { inputs, name: ({ job }: Record<string, string>) => `gcbench ${job}` }
    world.workflows = new Map([['gcbench.yml', named]])
    worlds.set(id, world)
  }
  const files = new Map([...worlds.keys()].map((id) => [id, suiteFile(day, id)]))

  function pullOf(world: World, number: number, draft: Partial<Pull>): Pull {
    const base = draft.base ?? { sha: shaOf(`base ${fullName(world)}`), ref: 'main' }
    world.files.set(`${base.sha}:.gcbench.yml`, files.get(world.repository.id) ?? '')
    const known = world.pulls.get(number)
    if (known !== undefined) return Object.assign(known, draft)
    return addPull(world, { number, base, ...draft })
  }

  /** A pull request that no delivery told of has the head that its first command names. */
  function comment(world: World, meant: Extract<Told, { kind: 'commented' }>, payload: Payload) {
    const { pull, comment: id, author, body, createdAt } = meant.comment
    const invocation = readInvocation(body)
    const named = invocation !== null && 'sha' in invocation ? invocation.sha : null
    const sha = (named ?? '').padEnd(40, '0')
    if (!world.pulls.has(pull)) {
      const head = { sha: named === null ? shaOf(`${pull}`) : sha, ref: 'feature' }
      const state = payload.issue?.state === 'closed' ? 'closed' : 'open'
      const by = account(payload.issue?.user?.login ?? 'somebody')
      pullOf(world, pull, {
        ...{ state, author: by },
        head: { ...head, repository: fullName(world) },
      })
    }
    const role = ROLES[payload.comment?.author_association ?? ''] ?? 'read'
    world.roles.set(author, role)
    const times = { createdAt, updatedAt: createdAt }
    world.comments.push({ id, issue: pull, author: account(author), app: null, body, ...times })
  }

  function pulled(world: World, { pull }: Extract<Told, { kind: 'pull' }>, payload: Payload) {
    const own = payload.pull_request
    pullOf(world, pull.number, {
      author: account(pull.author ?? 'ghost'),
      state: payload.action === 'closed' ? 'closed' : 'open',
      head: {
        sha: pull.headSha,
        ref: own?.head.ref ?? 'feature',
        repository: pull.isFork ? 'somebody/fork' : fullName(world),
      },
      base: { sha: pull.baseSha, ref: pull.baseRef ?? 'main' },
      updatedAt: pull.updatedAt,
    })
  }

  function moved(world: World, { place }: Told): void {
    const [owner = '', name = ''] = place.repository.split('/')
    if (place.repository !== fullName(world)) {
      renameRepository(world, name)
      world.repository.owner = owner
    }
    Object.assign(world, { installation: place.installation, isInstalled: true })
  }

  function removed({
    installation,
    repositories,
  }: {
    installation: number
    repositories: unknown
  }) {
    const ids = repositories as number[] | null
    for (const world of worlds.values())
      if (world.installation === installation && (ids?.includes(world.repository.id) ?? true))
        world.isInstalled = false
  }

  const worldOf = ({ meant }: Recorded) =>
    isTold(meant) ? (worlds.get(meant.place.repositoryId) ?? null) : null

  return {
    worlds: [...worlds.values()],
    worldOf,
    happen(delivery) {
      const { meant } = delivery
      if (meant?.kind === 'removed') removed(meant)
      const world = worldOf(delivery)
      if (world === null || !isTold(meant)) return
      moved(world, meant)
      const payload = delivery.payload as Payload
      if (meant.kind === 'commented') comment(world, meant, payload)
      if (meant.kind === 'pull') pulled(world, meant, payload)
    },
  }
}
