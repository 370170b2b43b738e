/** The stand-in for GitHub as an App sees it: keys, tokens, webhooks. */
import { createHmac, createSign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GitHubApp, makeGitHubApp } from '../src/github/app.ts'
import { makeAppKeys } from './support/github/app-keys.ts'
import { type FakeGitHub, startFakeGitHub } from './support/github/fake.ts'
import { deliver } from './support/github/operations-apps.ts'
import { sendTo } from './support/github/send.ts'
import {
  addApp,
  addPull,
  addToken,
  fullName,
  installationOf,
  renameRepository,
  shaOf,
  type World,
} from './support/github/world.ts'

/** A repository as the bot was told of it. */
const placeOf = (world: World) => ({
  installation: installationOf(world),
  repositoryId: world.repository.id,
  repository: fullName(world),
})
const octoProlly = { installation: 43, repositoryId: 42, repository: 'octo/prolly' }

const { publicKey, privateKey } = makeAppKeys()

let fake: FakeGitHub
beforeEach(async () => {
  fake = await startFakeGitHub()
  addPull(fake.world)
})
afterEach(() => fake.close())

const check = { name: 'gcbench', head_sha: shaOf('head') }

describe('an app', () => {
  /** https://docs.github.com/en/apps: a JSON web token of ten minutes at most. */
  function sign(iss: number, lifeSec: number): string {
    const iat = Math.floor(Date.now() / 1000) - 30
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss, iat, exp: iat + lifeSec })}`
    const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')
    return `${text}.${signature}`
  }

  it('signs for itself, and gets a token that may do what it asked for', async () => {
    const app = addApp(fake.world, 'bench', publicKey)
    const ask = (jwt: string) => sendTo(fake, 'GET', 'installation', undefined, jwt)
    const { body } = await ask(sign(app.id, 600))
    expect(body.app_slug).toBe('bench')
    expect((await ask(sign(app.id, 3_600))).status).toBe(401)
    expect((await ask(sign(app.id + 1, 600))).status).toBe(401)
    expect((await ask(`${sign(app.id, 600).slice(0, -8)}AAAAAAAA`)).status).toBe(401)
    expect((await sendTo(fake, 'GET', 'pulls/1', undefined, sign(app.id, 600))).status).toBe(403)
    const path = `/app/installations/${body.id}/access_tokens`
    const permissions = { checks: 'write' }
    const made = await sendTo(fake, 'POST', path, { permissions }, sign(app.id, 600))
    expect(made.status).toBe(201)
    const mine = made.body.token
    expect((await sendTo(fake, 'POST', 'check-runs', check, mine)).status).toBe(201)
    expect((await sendTo(fake, 'GET', 'pulls/1', undefined, mine)).status).toBe(403)
    expect(fake.violations).toEqual([])
  })

  it('gets events with a signature, and again with the same guid when it asks', async () => {
    const app = addApp(fake.world, 'bench', publicKey)
    const got: { guid: unknown; isSigned: boolean }[] = []
    const hook = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const hash = createHmac('sha256', 'secret').update(Buffer.concat(chunks)).digest('hex')
      const isSigned = request.headers['x-hub-signature-256'] === `sha256=${hash}`
      got.push({ guid: request.headers['x-github-delivery'], isSigned })
      response.writeHead(got.length === 1 ? 500 : 202).end()
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const { port } = hook.address() as AddressInfo
    fake.world.hook = { url: `http://127.0.0.1:${port}`, secret: 'secret' }
    const first = await deliver(fake.world, 'ping', { zen: 'a' })
    const jwt = sign(app.id, 600)
    const listed = await sendTo(fake, 'GET', '/app/hook/deliveries', undefined, jwt)
    expect(listed.body).toMatchObject([{ guid: first.guid, status_code: 500, redelivery: false }])
    const path = `/app/hook/deliveries/${first.id}/attempts`
    expect((await sendTo(fake, 'POST', path, undefined, jwt)).status).toBe(202)
    const again = (await sendTo(fake, 'GET', '/app/hook/deliveries', undefined, jwt)).body
    expect(again[0]).toMatchObject({ guid: first.guid, status_code: 202, redelivery: true })
    expect(got.map(({ guid }) => guid)).toEqual([first.guid, first.guid])
    expect(got.every(({ isSigned }) => isSigned)).toBe(true)
    expect(fake.violations).toEqual([])
    hook.close()
  })
})

describe('when it hurts', () => {
  let app: GitHubApp
  beforeEach(() => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    const manners = { apiUrl: fake.url, userAgent: 'tests', secondMs: 1, patienceSec: 5 }
    app = makeGitHubApp({ ...manners, id, privateKey })
  })
  afterEach(() => expect(fake.violations).toEqual([]))

  it('there are many installations, and a token is for one repository', async () => {
    const other = fake.addWorld()
    addPull(other, { number: 7 })
    const first = app.repository(octoProlly)
    const second = app.repository(placeOf(other))
    expect((await first.pullRequest(1)).number).toBe(1)
    expect((await second.pullRequest(7)).number).toBe(7)
    await expect(first.pullRequest(7)).rejects.toThrow(/Not Found/)
    const [token = ''] = [...fake.world.tokens.keys()]
    const path = `/repos/${other.repository.owner}/prolly/pulls/7`
    expect((await sendTo(fake, 'GET', path, undefined, token)).status).toBe(404)
  })

  it('a token ends, and is fetched anew in the middle of work', async () => {
    fake.world.tokenSec = 0
    const github = app.repository(octoProlly)
    // Ended before it was used: what is refused again is refused for good.
    await expect(github.pullRequest(1)).rejects.toThrow(/401/)
    fake.world.tokenSec = 3600
    expect((await github.pullRequest(1)).number).toBe(1)
  })

  it('requests run out, and that is told before', async () => {
    fake.world.requestsLeft = 1
    const github = app.repository(octoProlly)
    expect((await github.pullRequest(1)).number).toBe(1)
    await expect(github.pullRequest(1)).rejects.toThrow(/rate limit/)
  })

  it.each(['before', 'after'])(
    'a new name is found by the old one: a token got %s',
    async (when) => {
      const github = app.repository(octoProlly)
      if (when === 'before') await github.pullRequest(1)
      renameRepository(fake.world, 'merkle')
      expect((await github.pullRequest(1)).number).toBe(1)
      expect((await github.createComment(1, 'hello')).body).toBe('hello')
      expect(fake.world.comments.length).toBe(1)
      expect(fake.log.map(({ status }) => status)).toEqual(expect.arrayContaining([301, 307]))
    },
  )

  it('a page of HTML and half a body are no answers, and are asked for again', async () => {
    const github = app.repository(octoProlly)
    fake.fail({ as: 'html', operation: 'pulls/get' })
    expect((await github.pullRequest(1)).number).toBe(1)
    fake.fail({ as: 'cut', operation: 'pulls/get' })
    expect((await github.pullRequest(1)).number).toBe(1)
    expect(fake.faultsLeft()).toBe(0)
  })

  it('what did not change is not sent again', async () => {
    const token = addToken(fake.world, 'alice', { pull_requests: 'read' })
    const headers = { 'user-agent': 'tests', authorization: `Bearer ${token}` }
    const url = `${fake.url}/repos/octo/prolly/pulls/1`
    const first = await fetch(url, { headers })
    const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await fetch(url, { headers: known })).status).toBe(304)
    fake.world.pulls.get(1)!.title = 'another'
    expect((await fetch(url, { headers: known })).status).toBe(200)
  })

  it('the App is taken away', async () => {
    const github = app.repository(octoProlly)
    await github.pullRequest(1)
    fake.world.isInstalled = false
    await expect(github.pullRequest(1)).rejects.toThrow(
      'the App no longer has access to this repository',
    )
  })
})
