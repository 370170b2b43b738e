import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, UncertainError } from '../../../src/github/port.ts'
import { type GitHubSettings, makeGitHub } from '../../../src/github/repository.ts'
import { HostError } from '../../../src/machine/host.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import {
  addApp,
  addComment,
  addJobToken,
  addPull,
  addToken,
  type Permissions,
  shaOf,
} from '../../support/github/world.ts'

const PERMISSIONS: Permissions = {
  actions: 'read',
  checks: 'write',
  contents: 'read',
  pull_requests: 'write',
  statuses: 'write',
}

let fake: FakeGitHub
let github: GitHub
const told: string[] = []

const connect = (token: string, changed: Partial<GitHubSettings> = {}) =>
  makeGitHub(token, {
    apiUrl: fake.url,
    userAgent: 'gcbench-tests',
    repository: 'octo/prolly',
    secondMs: 1,
    note: (text) => told.push(text),
    ...changed,
  })

beforeEach(async () => {
  fake = await startFakeGitHub()
  addPull(fake.world)
  told.length = 0
  github = connect(addJobToken(fake.world, PERMISSIONS))
})
afterEach(async () => {
  expect(fake.violations).toEqual([])
  await fake.close()
})

const HEAD = shaOf('head')
const caught = (asked: Promise<unknown>) =>
  asked.then(
    () => new Error('nothing went wrong'),
    (error: HostError) => error,
  )

describe('GitHub', () => {
  it('knows whose token it has, for jobs, apps and people', async () => {
    expect(await github.login()).toBe('github-actions[bot]')
    const app = addToken(fake.world, addApp(fake.world, 'bench'), {})
    expect(await connect(app).login()).toBe('bench[bot]')
    expect(await connect(addToken(fake.world, 'octo', {})).login()).toBe('octo')
  })

  it('reads all pages, and comments of people who are gone', async () => {
    for (let i = 0; i < 250; i++) addComment(fake.world, 1, 'ann', `${i}`)
    const comments = await github.listComments(1)
    expect(comments.map(({ body }) => Number(body))).toEqual([...Array(250).keys()])
    expect(comments[0]).toMatchObject({ author: 'ann', url: expect.stringContaining('/pull/1#') })
    expect(fake.log).toHaveLength(3)
  })

  it('reacts once, lists reactions and takes them back', async () => {
    const { id } = addComment(fake.world, 1, 'ann', '/bench')
    const one = await github.addReaction(id, 'eyes')
    expect(await github.addReaction(id, 'eyes')).toEqual(one)
    expect(await github.listReactions(id)).toEqual([one])
    await github.removeReaction(id, one.id)
    expect(await github.listReactions(id)).toEqual([])
  })

  it('finds the newest status of a context among many, whatever its case', async () => {
    expect(await github.latestStatus(HEAD, 'gcbench/a')).toBeNull()
    const status = { context: 'GCbench/a', state: 'failure', description: 'd', url: 'https://a.b' }
    await github.createStatus(HEAD, { ...status, state: 'pending' })
    await github.createStatus(HEAD, { ...status, state: 'failure' })
    for (let i = 0; i < 101; i++)
      await github.createStatus(HEAD, { ...status, context: `other ${i}`, state: 'success' })
    expect(await github.latestStatus(HEAD, 'gcbench/a')).toEqual({
      ...status,
      author: 'github-actions[bot]',
    })
  })

  it('says who may do what, and which pull request comes from where', async () => {
    fake.world.roles.set('ann', 'maintain')
    expect(await github.permissionOf('ann')).toEqual({ permission: 'write', role: 'maintain' })
    expect(await github.permissionOf('mallory')).toEqual({ permission: 'read', role: 'read' })
    const fork = { sha: HEAD, ref: 'feature', repository: 'mallory/prolly' }
    addPull(fake.world, { head: fork })
    addPull(fake.world, { head: { ...fork, repository: null } })
    addPull(fake.world, { head: fork, state: 'closed' })
    const found = await github.pullRequestsFrom('mallory', 'feature')
    expect(found.map(({ number }) => number)).toEqual([2])
    expect(found[0]).toMatchObject({ headRepository: 'mallory/prolly', headSha: HEAD })
    expect(await github.pullRequest(3)).toMatchObject({ headRepository: null, state: 'open' })
  })

  it('reads a file at a commit, or finds none', async () => {
    fake.world.files.set(`${HEAD}:bench/.gcbench.yml`, 'suites: {} # ä')
    expect(await github.readFile('bench/.gcbench.yml', HEAD)).toBe('suites: {} # ä')
    expect(await github.readFile('bench/.gcbench.yml', 'main')).toBeNull()
  })

  it('knows that a comment is gone', async () => {
    expect(await github.updateComment(7, 'a')).toBeNull()
  })
})

describe('trouble', () => {
  it('names the permission that is missing', async () => {
    const weak = connect(addJobToken(fake.world, { pull_requests: 'read' }))
    const error = await caught(weak.createComment(1, 'a'))
    expect(error).toBeInstanceOf(HostError)
    expect(error).not.toBeInstanceOf(UncertainError)
    expect(error.message).toBe(
      'GitHub: could not comment on #1: 403 Resource not accessible by integration',
    )
    expect((error as HostError).next).toContain('issues=write; pull_requests=write')
    expect(fake.log).toHaveLength(1)
  })

  it.each([
    ['a wrong token', () => connect('ghp_wrong').login(), /401 Bad cred/, /token is not valid/],
    ['no such pull request', () => github.pullRequest(9), /#9: 404/, /does not exist/],
    [
      'a comment that is too long',
      () => github.createComment(1, 'x'.repeat(65_537)),
      /422 Validation Failed: Body is too long/,
      /report this/,
    ],
  ])('says what and what next for %s', async (_, ask, what, next) => {
    const error = await caught(ask())
    expect(error.message).toMatch(what)
    expect((error as HostError).next).toMatch(next)
  })

  it('refuses what is no repository', () => {
    for (const repository of ['octo', 'octo/prolly/x', '/prolly', ''])
      expect(() => connect('t', { repository })).toThrow(/is not a repository/)
  })

  it('waits as long as GitHub asks, and says so; but not for ever', async () => {
    fake.fail({ as: 'secondary-limit', afterSec: 20 })
    await github.createComment(1, 'a')
    expect(told).toEqual([expect.stringMatching(/^GitHub asks to wait 20 s \(POST /)])
    expect(fake.world.comments).toHaveLength(1)
    fake.fail({ as: 'primary-limit', afterSec: 3_000 })
    const error = await caught(github.createComment(1, 'a'))
    expect(error.message).toMatch(/403 API rate limit exceeded/)
    expect((error as HostError).next).toMatch(/after 20\d\d-\d\d-\d\dT/)
    fake.fail({ as: 'too-many-requests', times: 9 })
    expect((await caught(github.listComments(1))).message).toMatch(/429 .*secondary rate limit/)
  })

  it('tries again what may be repeated, and only that', async () => {
    fake.fail({ as: 502, times: 3 })
    expect(await github.listComments(1)).toEqual([])
    expect(fake.log).toHaveLength(4)
    fake.fail({ as: 502, operation: 'issues/create-comment' })
    const error = await caught(github.createComment(1, 'a'))
    expect(error).toBeInstanceOf(UncertainError)
    expect((error as HostError).next).toContain('githubstatus.com')
    expect(fake.log).toHaveLength(5)
  })

  it('keeps the token out of every word, even where GitHub repeats it', async () => {
    const token = 'ghs_verysecret123'
    const echo: typeof fetch = async () =>
      new Response(JSON.stringify({ message: `no ${token}`, errors: [token] }), { status: 422 })
    const error = await caught(connect(token, { fetch: echo }).listComments(1))
    const all = [error, error.cause].map((one) =>
      JSON.stringify(one, Object.getOwnPropertyNames(one)),
    )
    expect(all.join()).toContain('no ***')
    expect(all.join()).not.toContain(token)
  })
})

describe('an answer that breaks off', () => {
  let server: Server
  let answers = 0
  beforeEach(async () => {
    answers = 0
    server = createServer((_, response) => {
      answers++
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('[')
      setTimeout(() => response.destroy(), 5)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => server.close())

  it('is none', async () => {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const broken = connect('t', { apiUrl })
    expect((await caught(broken.listComments(1))).message).toMatch(/could not list the comments/)
    expect(answers).toBe(4)
    expect(await caught(broken.createComment(1, 'a'))).toBeInstanceOf(UncertainError)
    expect(answers).toBe(5)
  })
})
