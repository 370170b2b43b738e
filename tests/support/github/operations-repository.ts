/** Pull requests, permissions of people, files at a commit. */
import {
  type Call,
  found,
  notFound,
  type Operations,
  ok,
  page,
  repositoryPath,
  userOf,
} from './answer.ts'
import { account, fullName, installationOf, type Pull, type Role, type World } from './world.ts'

/** The older word that goes with a role: https://docs.github.com/en/rest/collaborators */
const PERMISSION: Record<Role, string> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
}

/** What the head has and the base has not, oldest first; none: nobody said how they hang. */
function commitsAfter(base: string, head: string, { parents }: World) {
  const commits: object[] = []
  for (let at = head; at !== base; ) {
    const known = parents.get(at)
    if (known === undefined) return []
    const { parent, message } = known
    commits.unshift({ sha: at, node_id: at, commit: { message }, parents: [{ sha: parent }] })
    at = parent
  }
  return commits
}

/** Long before anything that a test does. */
const PUSHED = '2025-12-31T00:00:00Z'

function repositoryShape(world: World, name: string) {
  const [owner = '', repository = ''] = name.split('/')
  const id = name === fullName(world) ? world.repository.id : account(name).id
  return {
    id,
    name: repository,
    full_name: name,
    owner: userOf(account(owner)),
    fork: id !== world.repository.id,
    default_branch: world.repository.defaultBranch,
  }
}

function shapeOf(world: World, pull: Pull) {
  const { sha, ref, repository } = pull.head
  const [owner = 'ghost'] = (repository ?? '').split('/')
  const home = repositoryShape(world, fullName(world))
  return {
    number: pull.number,
    state: pull.state,
    locked: pull.locked,
    title: pull.title,
    user: userOf(pull.author),
    updated_at: pull.updatedAt ?? PUSHED,
    html_url: `https://github.example/${fullName(world)}/pull/${pull.number}`,
    head: {
      sha,
      ref,
      label: `${owner}:${ref}`,
      user: userOf(account(owner)),
      repo:
        repository === null
          ? null
          : { ...repositoryShape(world, repository), pushed_at: pull.head.pushedAt ?? PUSHED },
    },
    base: {
      ...pull.base,
      label: `${world.repository.owner}:${pull.base.ref}`,
      user: userOf(account(world.repository.owner)),
      repo: home,
    },
  }
}

/** A private one is there for those alone who have a role in it. */
const isSeenBy = (world: World, { app, account: { login } }: Call['token']) =>
  app !== null || !world.isPrivate || (world.roles.get(login) ?? 'none') !== 'none'

const ownShape = (world: World) => ({
  ...repositoryShape(world, fullName(world)),
  private: world.isPrivate,
})

export const repositoryOperations: Operations = {
  'repos/get': {
    needs: ['metadata:read'],
    answer({ token }, world) {
      if (!isSeenBy(world, token)) throw notFound()
      return ok(ownShape(world))
    },
  },
  'users/get-authenticated': {
    needs: ['metadata:read'],
    answer: ({ token }) => ({ ...ok(userOf(token.account)), component: 'public-user' }),
  },
  'apps/list-installations-for-authenticated-user': {
    needs: ['metadata:read'],
    answer({ token, worlds }) {
      const seen = worlds.filter((one) => one.isInstalled && isSeenBy(one, token))
      const ids = [...new Set(seen.map(installationOf))]
      return ok({ total_count: ids.length, installations: ids.map((id) => ({ id })) })
    },
  },
  'apps/list-installation-repos-for-authenticated-user': {
    needs: ['metadata:read'],
    answer({ params, token, worlds }) {
      const here = worlds.filter((one) => installationOf(one) === Number(params.installation_id))
      const seen = here.filter((one) => isSeenBy(one, token))
      return ok({ total_count: seen.length, repositories: seen.map(ownShape) })
    },
  },
  'pulls/get': {
    needs: ['pull_requests:read'],
    answer: ({ params }, world) =>
      ok(shapeOf(world, found(world.pulls.get(Number(params.pull_number))))),
  },
  'repos/list-pull-requests-associated-with-commit': {
    needs: ['contents:read', 'pull_requests:read'],
    answer({ params }, world) {
      const pull = world.pulls.get(world.merged.get(params.commit_sha ?? '') ?? 0)
      return ok(pull === undefined ? [] : [{ ...shapeOf(world, pull), merged_at: world.now() }])
    },
  },
  'pulls/list': {
    needs: ['pull_requests:read'],
    answer(call, world) {
      const { head, state = 'open' } = call.query
      const all = [...world.pulls.values()]
        .filter((pull) => state === 'all' || pull.state === state)
        .filter((pull) => {
          const [owner = 'ghost'] = (pull.head.repository ?? '').split('/')
          return head === undefined || head === `${owner}:${pull.head.ref}`
        })
      const { items, headers } = page(call, `${repositoryPath(world)}/pulls`, all)
      return { status: 200, headers, body: items.map((pull) => shapeOf(world, pull)) }
    },
  },
  'repos/get-collaborator-permission-level': {
    needs: ['metadata:read'],
    answer({ params }, world) {
      const login = params.username ?? ''
      const role = world.roles.get(login) ?? 'read'
      const user = { ...userOf(account(login)), role_name: role }
      return ok({ permission: PERMISSION[role], role_name: role, user })
    },
  },
  'repos/compare-commits': {
    needs: ['contents:read'],
    answer(call, world) {
      const { params } = call
      const [base = '', head = ''] = (params.basehead ?? '').split('...')
      const sha = world.mergeBases.get(`${base}...${head}`) ?? base
      if (!/^[0-9a-f]{40}$/.test(sha)) throw notFound()
      const commit = { sha, node_id: sha, parents: [] }
      const all = commitsAfter(base, head, world)
      const { items, headers } = page(call, `${repositoryPath(world)}/compare`, all)
      const total = Math.max(1, all.length)
      const counts = { ahead_by: total, behind_by: 0, total_commits: all.length }
      const commits = { base_commit: commit, merge_base_commit: commit, commits: items }
      return { status: 200, headers, body: { status: 'ahead', ...counts, ...commits, files: [] } }
    },
  },
  'git/list-matching-refs': {
    needs: ['contents:read'],
    answer({ params }, world) {
      const all = [...world.branches].map(([name, sha]) => ({ ref: `refs/heads/${name}`, sha }))
      const wanted = all.filter(({ ref }) => ref.startsWith(`refs/${params.ref}`))
      return ok(wanted.map(({ ref, sha }) => ({ ref, object: { sha, type: 'commit' } })))
    },
  },
  'repos/list-tags': {
    needs: ['contents:read'],
    answer(call, world) {
      const { items, headers } = page(call, `${repositoryPath(world)}/tags`, world.tags)
      const commit = { sha: '0'.repeat(40), url: 'https://github.example/' }
      return { status: 200, headers, body: items.map((name) => ({ name, commit })) }
    },
  },
  'repos/get-content': {
    needs: ['contents:read'],
    answer({ params, query }, world) {
      const path = params.path ?? ''
      const text = found(world.files.get(`${query.ref ?? world.repository.defaultBranch}:${path}`))
      const content = Buffer.from(text).toString('base64')
      const name = path.split('/').at(-1)
      const body = { type: 'file', encoding: 'base64', size: text.length, name, path, content }
      return { status: 200, body, component: 'content-file' }
    },
  },
}
