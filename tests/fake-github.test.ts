/** The stand-in is worth what it refuses: each of its rules is broken once here. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from './support/github/fake.ts'
import { sendTo } from './support/github/send.ts'
import {
  addApp,
  addArtifact,
  addComment,
  addJobToken,
  addPull,
  addRun,
  addToken,
  type Permissions,
  shaOf,
} from './support/github/world.ts'

const ALL: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'read',
  pull_requests: 'write',
  statuses: 'write',
}

let fake: FakeGitHub
let token: string
beforeEach(async () => {
  fake = await startFakeGitHub()
  token = addJobToken(fake.world, ALL)
  addPull(fake.world)
})
afterEach(() => fake.close())

const send = (method: string, path: string, body?: unknown, auth: string | null = token) =>
  sendTo(fake, method, path, body, auth)

const HEAD = shaOf('head')
const check = { name: 'gcbench', head_sha: HEAD }
const output = { title: 'a', summary: 'b' }

describe('the description', () => {
  it.each([
    ['an unknown operation', 'DELETE', 'issues/comments/1', undefined, 404, /no operation/],
    ['an unknown field', 'POST', 'issues/1/comments', { body: 'a', boddy: 1 }, 422, /boddy/],
    ['a missing field', 'POST', 'issues/1/comments', {}, 422, /must have required property/],
    ['no body', 'POST', 'issues/1/comments', undefined, 422, /requestBody/],
    ['a wrong type', 'POST', 'issues/1/comments', { body: 7 }, 422, /must be string/],
    ['an unknown parameter', 'GET', 'issues/1/comments?perpage=3', undefined, 422, /perpage/],
    ['a wrong state', 'POST', `statuses/${HEAD}`, { state: 'good' }, 422, /allowed values/],
    [
      'an inner unknown field',
      'POST',
      'check-runs',
      { ...check, output: { ...output, x: 1 } },
      422,
      /"x"/,
    ],
    [
      'a long summary',
      'POST',
      'check-runs',
      { ...check, output: { ...output, summary: 'x'.repeat(65_536) } },
      422,
      /65535/,
    ],
    [
      'four buttons',
      'POST',
      'check-runs',
      { ...check, actions: Array(4).fill({ label: 'a', description: 'b', identifier: 'c' }) },
      422,
      /3 items/,
    ],
    [
      'a long label',
      'POST',
      'check-runs',
      { ...check, actions: [{ label: 'x'.repeat(21), description: 'b', identifier: 'c' }] },
      422,
      /20 characters/,
    ],
    ['another GraphQL query', 'POST', '/graphql', { query: '{ viewer { id } }' }, 200, /GraphQL/],
  ])('writes down %s', async (_, method, path, body, status, violation) => {
    expect((await send(method, path, body)).status).toBe(status)
    expect(fake.violations.join()).toMatch(violation)
  })

  it('answers as GitHub promises', async () => {
    const made = await send('POST', 'issues/1/comments', { body: 'hello' })
    expect(made).toMatchObject({ status: 201, body: { body: 'hello', author_association: 'NONE' } })
    expect(made.body.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' })
    expect(made.body.performed_via_github_app.slug).toBe('github-actions')
    for (const path of ['pulls/1', 'pulls?head=octo:feature', `commits/${HEAD}/check-runs`])
      expect((await send('GET', path)).status).toBe(200)
    expect(fake.violations).toEqual([])
  })
})

describe('rules that the description does not have', () => {
  const long = 'x'.repeat(65_537)
  const annotation = {
    path: 'a',
    start_line: 1,
    end_line: 1,
    annotation_level: 'notice',
    message: 'm',
  }
  it.each([
    ['a comment of 65,537 characters', 'issues/1/comments', { body: long }, 422, /too long/],
    ['an empty comment', 'issues/1/comments', { body: ' ' }, 422, /blank/],
    [
      'completed without conclusion',
      'check-runs',
      { ...check, status: 'completed' },
      422,
      /conclusion/,
    ],
    [
      'a long title',
      'check-runs',
      { ...check, output: { ...output, title: 'x'.repeat(256) } },
      422,
      /255/,
    ],
    [
      'a long status',
      `statuses/${HEAD}`,
      { state: 'success', description: 'x'.repeat(141) },
      422,
      /140/,
    ],
  ])('refuses %s', async (_, path, body, status, why) => {
    const refused = await send('POST', path, body)
    expect(refused.status).toBe(status)
    expect(JSON.stringify(refused.body)).toMatch(why)
  })

  it('takes 65,536 characters and 50 annotations, and not one more', async () => {
    expect((await send('POST', 'issues/1/comments', { body: long.slice(1) })).status).toBe(201)
    const given = (count: number) => ({
      ...check,
      output: { ...output, annotations: Array(count).fill(annotation) },
    })
    expect((await send('POST', 'check-runs', given(50))).status).toBe(201)
    expect((await send('POST', 'check-runs', given(51))).status).toBe(422)
  })

  it('lets only the app that made a check run change it, and people none', async () => {
    const { id } = (await send('POST', 'check-runs', check)).body
    const other = addToken(fake.world, addApp(fake.world, 'other'), ALL)
    const person = addToken(fake.world, 'octo', ALL)
    const change = { status: 'in_progress' }
    expect((await send('PATCH', `check-runs/${id}`, change, other)).status).toBe(403)
    expect((await send('POST', 'check-runs', check, person)).status).toBe(403)
    expect((await send('PATCH', `check-runs/${id}`, change)).body.status).toBe('in_progress')
  })

  it('asks for a token, and for its permission', async () => {
    expect((await send('GET', 'pulls/1', undefined, null)).status).toBe(401)
    expect((await send('GET', 'pulls/1', undefined, 'ghs_wrong')).status).toBe(401)
    const weak = addJobToken(fake.world, { pull_requests: 'read' })
    expect((await send('GET', 'pulls/1', undefined, weak)).status).toBe(200)
    const refused = await send('POST', 'issues/1/comments', { body: 'a' }, weak)
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    const needed = refused.headers.get('x-accepted-github-permissions')
    expect(needed).toBe('issues=write; pull_requests=write')
    expect(fake.violations).toEqual([])
  })

  it('knows nothing of other repositories, deleted comments and expired artifacts', async () => {
    expect((await send('GET', '/repos/octo/other/pulls/1')).status).toBe(404)
    expect((await send('PATCH', 'issues/comments/1', { body: 'a' })).status).toBe(404)
    const artifact = addArtifact(fake.world, addRun(fake.world), 'a', new Uint8Array([1]))
    artifact.expired = true
    expect((await send('GET', `actions/artifacts/${artifact.id}/zip`)).status).toBe(410)
    fake.world.pulls.get(1)!.locked = true
    expect((await send('POST', 'issues/1/comments', { body: 'a' })).status).toBe(403)
    expect(fake.violations).toEqual([])
  })

  it('gives an artifact by an address that wants no token', async () => {
    const artifact = addArtifact(fake.world, addRun(fake.world), 'a', new Uint8Array([1, 2]))
    const { status, headers } = await send('GET', `actions/artifacts/${artifact.id}/zip`)
    expect(status).toBe(302)
    const url = headers.get('location') ?? ''
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(new Uint8Array([1, 2]))
    expect(fake.violations).toEqual([])
    await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect(fake.violations).toEqual(['the store of artifacts was sent a token'])
  })

  it('pages', async () => {
    for (let i = 0; i < 101; i++) addComment(fake.world, 1, 'ann', `comment ${i}`)
    const first = await send('GET', 'issues/1/comments?per_page=100')
    expect(first.body).toHaveLength(100)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await send('GET', next.slice(fake.url.length))
    expect(second.body.map((comment: { body: string }) => comment.body)).toEqual(['comment 100'])
    expect(second.headers.get('link')).toBeNull()
    expect((await send('GET', 'issues/1/comments')).body).toHaveLength(30)
  })

  it('has one reaction of a kind for each, and runs that can be started and ended', async () => {
    const { id } = addComment(fake.world, 1, 'ann', '/bench')
    const react = () => send('POST', `issues/comments/${id}/reactions`, { content: 'eyes' })
    expect([(await react()).status, (await react()).status]).toEqual([201, 200])
    const [reaction] = (await send('GET', `issues/comments/${id}/reactions`)).body
    const gone = await send('DELETE', `issues/comments/${id}/reactions/${reaction.id}`)
    expect(gone.status).toBe(204)
    const dispatch = { ref: 'main', inputs: { sha: HEAD }, return_run_details: true }
    const started = await send('POST', 'actions/workflows/bench.yml/dispatches', dispatch)
    const run = started.body.workflow_run_id
    expect((await send('GET', `actions/runs/${run}`)).body.status).toBe('queued')
    expect((await send('POST', `actions/runs/${run}/cancel`)).status).toBe(202)
    expect((await send('POST', `actions/runs/${run}/cancel`)).status).toBe(409)
    expect(fake.world.runs[0]?.inputs).toEqual({ sha: HEAD })
    expect(fake.violations).toEqual([])
  })
})

describe('faults', () => {
  const read = () => send('GET', 'pulls/1')

  it('come once, in their turn, and to the operation that is named', async () => {
    fake.fail({ as: 502, operation: 'pulls/get', passing: 1 })
    fake.fail({ as: 500, operation: 'issues/list-comments' })
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([
      200, 502, 200,
    ])
    expect(fake.faultsLeft()).toBe(1)
  })

  it('speak as GitHub does', async () => {
    for (const as of ['secondary-limit', 'too-many-requests', 'primary-limit'] as const)
      fake.fail({ as, afterSec: 7 })
    const [secondary, tooMany, primary] = [await read(), await read(), await read()]
    expect([secondary.status, tooMany.status, primary.status]).toEqual([403, 429, 403])
    expect(secondary.body.message).toContain('secondary rate limit')
    expect(secondary.headers.get('retry-after')).toBe('7')
    expect(primary.headers.get('x-ratelimit-remaining')).toBe('0')
  })

  it('can come after the work is done', async () => {
    fake.fail({ as: 'reset', operation: 'issues/create-comment', carriedOut: true })
    await expect(send('POST', 'issues/1/comments', { body: 'a' })).rejects.toThrow()
    expect(fake.world.comments).toHaveLength(1)
  })
})
