/** The bot as an App: made from our page, asking with narrow tokens, finding what never arrived. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { missedOf, redeliver, sweepDeliveries } from '../../../bot/handlers/catch-up.ts'
import { setupRoutes } from '../../../bot/pages/setup.ts'
import { readSettings, type Settings } from '../../../bot/settings.ts'
import { mark } from '../../../bot/store/deliveries.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import { claimApp, type GitHubApp, makeGitHubApp, type Quota } from '../../../src/github/app.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { deliver } from '../../support/github/operations-apps.ts'
import { addApp, addPull, type Offer } from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { insertDelivery } from '../deliveries.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'

const { publicKey, privateKey } = keys

let fake: FakeGitHub
beforeEach(async () => {
  fake = await startFakeGitHub()
  addPull(fake.world)
})
afterEach(async () => {
  expect(fake.violations).toEqual([])
  await fake.close()
})

const manners = () => ({ apiUrl: fake.url, userAgent: 'gcbench-test', secondMs: 1 })
const installation = 43
const place = { installation, repositoryId: 42, repository: 'octo/prolly' }

describe('the App', () => {
  it('asks with a token for one repository and no more than it needs, once an hour', async () => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    const quotas: Quota[] = []
    const onQuota = (quota: Quota) => quotas.push(quota)
    const app = makeGitHubApp({ ...manners(), id, privateKey, onQuota })
    const github = app.repository(place)
    expect(await github.login()).toBe('bench[bot]')
    expect((await github.pullRequest(1)).number).toBe(1)
    await app.repository(place).listComments(1)
    const asked = fake.log.filter(({ operation }) => operation.endsWith('access-token'))
    expect(asked.map(({ body }) => body)).toEqual([
      { repository_ids: [42], permissions: expect.objectContaining({ contents: 'read' }) },
    ])
    expect(quotas[0]).toEqual({ installation, resource: 'core', left: 999, endsAt: null })
    // The last one of this hour comes with the instant from which there are new ones.
    fake.world.requestsLeft = 1
    await app.repository(place).listComments(1)
    const hourMs = 3_600_000
    const isHour = ({ endsAt }: Quota) => endsAt !== null && endsAt % hourMs === 0
    expect(quotas.at(-1)).toMatchObject({ installation, left: 0 })
    expect(quotas.at(-1)).toSatisfy(isHour)
  })

  it('drops a token that GitHub refuses in the middle of work, and gets another', async () => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    const app = makeGitHubApp({ ...manners(), id, privateKey })
    const github = app.repository(place)
    await github.pullRequest(1)
    fake.world.tokens.clear()
    expect((await github.createComment(1, 'once')).body).toBe('once')
    expect(fake.world.comments.length).toBe(1)
    const asked = fake.log.filter(({ operation }) => operation.endsWith('access-token'))
    expect(asked.length).toBe(2)
  })

  it('gets tokens for others while those of some installations do not come', async () => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    let held = 0
    const heldBack: typeof fetch = (url, init) => {
      if (!/installations\/9\d\d\/access_tokens/.test(String(url))) return fetch(url, init)
      held++
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject))
    }
    const app = makeGitHubApp({ ...manners(), id, privateKey, fetch: heldBack })
    const over = new AbortController()
    const waiting = Array.from({ length: 20 }, (_, n) =>
      app.repository({ ...place, installation: 900 + n }, over).pullRequest(1),
    )
    const all = Promise.allSettled(waiting)
    expect((await app.repository(place).pullRequest(1)).number).toBe(1)
    await vi.waitFor(() => expect(held).toBe(waiting.length))
    over.abort(new Error('the test is over'))
    await all
  })

  it('waits as it is told to where GitHub asks for a pause, each for itself', async () => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    const who = new AsyncLocalStorage<string>()
    const pauses: [who: string | undefined, ms: number][] = []
    const pause = async (ms: number) => pauses.push([who.getStore(), ms])
    const app = makeGitHubApp({ ...manners(), id, privateKey, pause })
    const github = app.repository(place)
    await github.pullRequest(1)
    const paused = { operation: 'pulls/get', afterSec: 30, times: 2 } as const
    fake.fail({ as: 'secondary-limit', ...paused })
    const ask = (name: string) => who.run(name, () => github.pullRequest(1))
    const found = await Promise.all([ask('ann'), ask('bob')])
    expect(found.map(({ number }) => number)).toEqual([1, 1])
    expect(pauses.toSorted()).toEqual([
      ['ann', 30],
      ['bob', 30],
    ])
  })

  it('says what to do when it is not welcome', async () => {
    addApp(fake.world, 'bench', publicKey)
    const app = makeGitHubApp({ ...manners(), id: 12_345, privateKey })
    await expect(app.attempts('2026-01-01T00:00:00Z', 'all')).rejects.toThrow(/list the deliveries/)
    await expect(app.repository({ ...place, installation: 9 }).listComments(1)).rejects.toThrow(
      /401/,
    )
  })
})

describe('deliveries that never arrived', () => {
  let running: TestEngine
  let store: Store
  beforeAll(async () => {
    running = await engines[0]!.start()
    store = await openStore(await running.settings(), quiet)
  })
  afterAll(async () => {
    await store.close()
    await running.stop()
  })

  const attempt = (
    id: number,
    guid: string,
    isDelivered = false,
    [event, action]: readonly [string, string | null] = ['pull_request', 'opened'],
  ) => ({
    ...{ id, guid, event, action },
    deliveredAt: `2026-01-01T00:00:${String(id).padStart(2, '0')}Z`,
    isDelivered,
  })

  it('are those of which no attempt did, and of which we know nothing', () => {
    const all = [
      attempt(9, 'arrived', true),
      attempt(8, 'arrived'),
      attempt(7, 'lost'),
      attempt(6, 'early'),
      attempt(5, 'lost'),
      attempt(4, 'answer-lost'),
      attempt(3, 'arrived-first', true),
      ...Array.from({ length: 8 }, (_, n) => attempt(10 + n, 'hopeless')),
    ]
    const missed = missedOf(all, new Set(['answer-lost']))
    expect(missed.map(({ id, guid }) => `${guid} ${id}`)).toEqual(['lost 7', 'early 6'])
  })

  it('are repeated in the order of who waits, and not at all where they concern nobody', () => {
    const command = ['issue_comment', 'created'] as const
    const missed = missedOf(
      [
        attempt(5, 'edited', false, ['issue_comment', 'edited']),
        attempt(4, 'pull'),
        attempt(3, 'new command', false, command),
        attempt(2, 'old command', false, command),
        attempt(1, 'star', false, ['star', 'created']),
        attempt(0, 'push', false, ['push', null]),
      ],
      new Set(),
    )
    const names = missed.map(({ guid }) => guid)
    expect(names).toEqual(['new command', 'old command', 'pull', 'push'])
  })

  it('are asked for again until they arrive, with the guid they had', async () => {
    const { id } = addApp(fake.world, 'bench', publicKey)
    const app = makeGitHubApp({ ...manners(), id, privateKey })
    const lost = await deliver(fake.world, 'push', { zen: 'lost' })
    const known = await deliver(fake.world, 'push', { zen: 'known' })
    await insertDelivery(store.db, { guid: known.guid, event: 'ping', outcome: 'done', body: null })
    const clock = { nowSec: () => 0, timestamp: fake.world.now, sleep: async () => {} }
    const backs: string[] = []
    const onBack = async () => backs.push(fake.world.now())
    const services = { store, app, clock, log: quiet, onBack }
    const asked: string[] = []
    await store.queue.work('redeliver', async ({ data }) => {
      if (await redeliver(data, services)) asked.push(data.guid)
    })
    const sweep = async () => {
      const before = asked.length
      const found = await sweepDeliveries(services)
      await vi.waitFor(() => expect(asked.length).toBe(before + found), 600_000)
      return found
    }
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(1)
    const again = fake.world.deliveries.filter(({ redelivery }) => redelivery)
    expect(again.map(({ guid }) => guid)).toEqual([lost.guid, lost.guid])
    // It arrived: GitHub is asked for failures only, and the store knows what came.
    again[1]!.statusCode = 202
    const arrived = { guid: lost.guid, event: lost.event, outcome: null, body: '{}' }
    await insertDelivery(store.db, arrived)
    expect(await sweep()).toBe(0)
    const marks = await store.db.selectFrom('marks').selectAll().execute()
    expect(marks).toMatchObject([{ name: 'sweep-deliveries' }])
    expect(backs).toEqual([])
    // An hour behind the last sweep is looked at again, what is older is not.
    fake.world.deliveries.length = 0
    const old = await deliver(fake.world, 'push', { zen: 'long ago' })
    const at = Date.parse(fake.world.now()) - 2 * 3_600_000
    old.deliveredAt = new Date(at).toISOString()
    expect(await sweep()).toBe(0)
    fake.world.deliveries.length = 0
    await deliver(fake.world, 'push', { zen: 'meanwhile' })
    // A day without a sweep: what GitHub repeats comes first, then all is compared, once.
    await sql`update marks set at = at - interval '24 hours'`.execute(store.db)
    expect(await sweep()).toBe(1)
    expect(backs).toEqual([])
    fake.world.deliveries.length = 0
    expect([await sweep(), await sweep()]).toEqual([0, 0])
    expect(backs).toHaveLength(1)
    // The clock was ahead: the last sweep was in the future, and knows nothing of now.
    await sql`update marks set at = at + interval '30 hours'`.execute(store.db)
    await deliver(fake.world, 'push', { zen: 'behind' })
    expect(await sweep()).toBe(1)
    const [last] = await store.db.selectFrom('marks').select('at').execute()
    expect(last!.at.getTime()).toBeLessThanOrEqual(Date.parse(fake.world.now()))
  })
})

const PUSH = { event: 'push', action: null }

describe('an outage of three days', () => {
  it('is listed once, nothing is asked for twice, and all is compared at its end', async () => {
    const running = await engines[0]!.start()
    const store = await openStore(await running.settings(), quiet)
    // More than any one statement takes.
    const MISSED = 6_000
    const began = Date.parse('2026-01-04T00:00:00Z')
    const at = (ms: number) => new Date(began + ms).toISOString()
    const all = Array.from({ length: MISSED }, (_, n) => {
      return { id: n, guid: `g${n}`, deliveredAt: at(-1000 * (n + 1)), isDelivered: false, ...PUSH }
    })
    const sinces: string[] = []
    let now = 0
    const backs: number[] = []
    const services = {
      store,
      clock: { nowSec: () => 0, timestamp: () => at(now), sleep: async () => {} },
      log: quiet,
      onBack: async () => backs.push(now),
      app: {
        async attempts(since: string) {
          sinces.push(since)
          return all.filter(({ deliveredAt }) => deliveredAt >= since)
        },
      } as unknown as GitHubApp,
    }
    const waiting = async () =>
      (await store.queue.depths()).find(({ name }) => name === 'redeliver')?.waiting
    await mark(store.db, 'absence', new Date(began))
    expect(await sweepDeliveries(services)).toBe(MISSED)
    expect(await waiting()).toBe(MISSED)
    // What GitHub has not repeated yet is listed once more, and is in the queue once.
    now = 600_000
    expect(await sweepDeliveries(services)).toBeGreaterThan(0)
    expect(await waiting()).toBe(MISSED)
    now = 2 * 3_600_000
    await sweepDeliveries(services)
    expect(await sweepDeliveries(services)).toBe(0)
    const [first, ...later] = sinces
    expect(first).toBe(at(-72 * 3_600_000))
    expect(later).toEqual([-3_600_000, 600_000 - 3_600_000, 3_600_000].map(at))
    expect(backs).toEqual([])
    await sql`delete from lanes where queue = 'redeliver'`.execute(store.db)
    await sweepDeliveries(services)
    expect(backs).toEqual([now])
    await store.close()
    await running.stop()
  })
})

describe('the page that has the App made', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'gcbench-setup-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const token = 'token-of-the-log-x'
  const env = () => ({
    GCBENCH_DATA_DIR: dataDir,
    GCBENCH_PUBLIC_URL: 'https://bench.example/',
    GITHUB_API_URL: fake.url,
    GITHUB_SERVER_URL: 'https://github.example',
  })
  function routesOf(settings: Settings) {
    const made: string[] = []
    let now = Date.parse('2026-01-01T00:00:00Z')
    const clock = {
      nowSec: () => 0,
      timestamp: () => new Date(now).toISOString(),
      sleep: async () => {},
    }
    const routes = setupRoutes({
      settings,
      token,
      log: quiet,
      clock,
      claim: (code) => claimApp(code, manners()),
      onApp: async () => {
        made.push('made')
      },
    })
    const get = async (path: string) => {
      const response = await routes.request(path)
      return { status: response.status, text: await response.text(), headers: response.headers }
    }
    const pass = (sec: number) => {
      now += sec * 1000
    }
    return { get, made, pass }
  }
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const formOf = (text: string) => {
    const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(text) ?? []
    const [, manifest = ''] = /name="manifest" value="([^"]*)"/.exec(text) ?? []
    const address = new URL(plain(action))
    return {
      address,
      manifest: JSON.parse(plain(manifest)),
      state: address.searchParams.get('state'),
    }
  }
  const offer = (secret = 'made-by-github-1234'): string => {
    const made: Offer = { slug: 'gcbench-bench', privateKey, publicKey, secret }
    fake.world.offers.set('code1', made)
    return 'code1'
  }

  it('asks GitHub for what the bot needs, and keeps the keys to itself', async () => {
    const { get, made } = routesOf(readSettings(env()))
    const first = await get(`/?token=${token}`)
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    const { address, manifest, state } = formOf(first.text)
    expect(`${address.origin}${address.pathname}`).toBe('https://github.example/settings/apps/new')
    expect(manifest).toMatchObject({
      hook_attributes: { url: 'https://bench.example/webhook' },
      redirect_url: 'https://bench.example/setup/done',
      public: false,
    })
    expect(manifest.default_permissions).toEqual({
      actions: 'write',
      checks: 'write',
      contents: 'read',
      issues: 'write',
      merge_queues: 'read',
      metadata: 'read',
      pull_requests: 'write',
    })
    const done = await get(`/done?code=${offer()}&state=${state}`)
    expect(done.status).toBe(200)
    expect(done.text).toContain('https://github.example/apps/gcbench-bench/installations/new')
    expect(done.text).not.toContain('PRIVATE KEY')
    expect(done.text).not.toContain('made-by-github')
    expect(made).toEqual(['made'])
    expect(statSync(join(dataDir, 'app.json')).mode & 0o777).toBe(0o600)
    expect(readSettings(env()).app).toMatchObject({
      slug: 'gcbench-bench',
      webhookSecrets: ['made-by-github-1234'],
      privateKey,
    })
    // The way back is open once, and a code is good once.
    expect((await get(`/done?code=code1&state=${state}`)).status).toBe(403)
    const second = formOf((await get(`/?token=${token}`)).text)
    expect(second.state).not.toBe(state)
    const again = await get(`/done?code=%3Cb%3Ecode1&state=${second.state}`)
    expect(again.status).toBe(502)
    // What went wrong is in the log: GitHub's words, and the caller's in them, are not repeated.
    expect(again.text).toContain('The log says why.')
    expect(again.text).not.toMatch(/code1|Not Found|https?:/)
    expect(made).toEqual(['made'])
  })

  it('cannot be shown inside of another page', async () => {
    const { get } = routesOf(readSettings(env()))
    for (const path of ['/', `/?token=${token}`, '/done']) {
      const policy = (await get(path)).headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  it('is for who read the log, and comes back within the hour or not at all', async () => {
    const { get, made, pass } = routesOf(readSettings(env()))
    expect((await get('/')).status).toBe(403)
    expect((await get('/?token=token-of-the-log-y')).status).toBe(403)
    const { state } = formOf((await get(`/?token=${token}`)).text)
    for (const wrong of [
      '',
      'x',
      `9999999999.${state?.split('.').slice(1).join('.')}`,
      `${state}0`,
    ])
      expect((await get(`/done?code=${offer()}&state=${wrong}`)).status).toBe(403)
    pass(3601)
    expect((await get(`/done?code=${offer()}&state=${state}`)).status).toBe(403)
    expect(made).toEqual([])
  })

  it('makes it for an organisation, whose name is only a name', async () => {
    const { get } = routesOf(readSettings(env()))
    const named = encodeURIComponent('"><script>x/../')
    const { text } = await get(`/?token=${token}&organization=${named}`)
    expect(text).not.toContain('<script>')
    expect(formOf(text).address.pathname).toBe(
      '/organizations/%22%3E%3Cscript%3Ex%2F..%2F/settings/apps/new',
    )
  })
})
