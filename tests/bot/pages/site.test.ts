/** Pages for people: who may see what, signing in, a real browser, and how much a page reads. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packReport, storeReport } from '../../../bot/jobs/archive.ts'
import { makeLiveRuns } from '../../../bot/jobs/result.ts'
import { makeSeal, ownPath } from '../../../bot/pages/sign-in.ts'
import { siteRoutes } from '../../../bot/pages/site.ts'
import type { Settings } from '../../../bot/settings.ts'
import { findChromium, openBrowser } from '../../../scripts/comments/chromium.ts'
import { makeGitHubApp, makeSignIn } from '../../../src/github/app.ts'
import { fixture } from '../../publish/stage.ts'
import { addApp, addArtifact, fullName, type Run, shaOf } from '../../support/github/world.ts'
import { makeZip } from '../../support/zip.ts'
import { keys } from '../bot-process.ts'
import { quiet } from '../engines.ts'
import { inPlace } from '../in-place.ts'
import { openStage, type Stage } from '../stage.ts'

const executable = findChromium()
if (executable === null) console.warn('skipped: pages in a browser, no Chromium is on PATH')

let stage: Stage
let site: Hono<never>
let close: () => void
let base: string
let name: string
/** The report of a job. */
let measured: string
const SERIES = 'suite=oltp&contrast=base+vs+head&benchmark=pool%3Cb%3E&metric=time'

beforeAll(async () => {
  stage = await openStage()
  const { world, fake } = stage
  name = fullName(world)
  let fetch: (request: Request) => Response | Promise<Response> = () => new Response()
  const server = serve({ fetch: (request) => fetch(request), hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  close = () => server.close()
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const { id } = addApp(world, 'pages', keys.publicKey)
  const client = { id: 'Iv1.pages', secret: 'the secret of the client' }
  world.client = { ...client, callback: `${base}/login/done` }
  const manners = { apiUrl: fake.url, userAgent: 'gcbench-tests', secondMs: 1 }
  const app = { id, slug: 'pages', privateKey: keys.privateKey, client }
  const settings = {
    ...stage.services.settings,
    app,
    publicUrl: base,
    apiOpen: [],
    linkSecret: null,
  }
  site = siteRoutes({
    settings: settings as unknown as Settings,
    store: stage.services.store,
    reports: inPlace,
    log: quiet,
    refusalMs: 0,
    isPublic: makeGitHubApp({ ...manners, id, privateKey: keys.privateKey }).isPublic,
    liveOf: makeLiveRuns({ repository: stage.services.github }, quiet),
    signIn: makeSignIn({
      ...manners,
      serverUrl: fake.url,
      clientId: client.id,
      clientSecret: client.secret,
    }),
  }) as never
  fetch = site.fetch as never

  await stage.say('alice', '/bench oltp')
  const run = stage.runs()[0] as Run
  await stage.endRun(run, stage.reportFor(run))
  const reports = stage.db.selectFrom('reports').select('id').where('repository', '=', name)
  measured = (await reports.executeTakeFirstOrThrow()).id
  await stage.say('alice', '/bench quick')
  world.isPrivate = true
  await keepMerges()
})
afterAll(async () => {
  close?.()
  await stage.db.deleteFrom('reports').where('repository', '=', name).execute()
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

const reportId = (nth: number) => `${name.split('/')[1]}-${nth}`

/** Twelve merges, one of which made it 10 % slower; the benchmark's name is markup. */
async function keepMerges(): Promise<void> {
  const template = fixture('all-faster', shaOf('merge 0'))
  for (let i = 1; i <= 12; i++) {
    const point = i === 7 ? Math.log(1.1) : 0
    const value = 0.018 * (i < 7 ? 1 : 1.1)
    const first = template.comparisons.find(({ estimate }) => estimate.kind === 'ratio')!
    const interval = { point, low: point - 0.004, high: point + 0.004, level: 0.95 }
    const row = {
      ...first,
      contrast: 'base vs head',
      benchmark: 'pool<b>',
      metric: 'time',
      baseValue: value,
      headValue: value,
      unit: 's',
      estimate: { ...first.estimate, ...interval } as typeof first.estimate,
    }
    const kept = {
      id: reportId(i),
      repository: name,
      suite: 'oltp',
      ref: 'main',
      baseRef: null,
      headSha: shaOf(`merge ${i}`),
      baseSha: shaOf(`merge ${i - 1}`),
      runUrl: null,
      keptAt: new Date(Date.parse('2026-02-01T00:00:00Z') + i * 3_600_000),
    }
    const report = { ...template, comparisons: [row] }
    await stage.db
      .transaction()
      .execute(async (trx) => storeReport(trx, kept, await packReport(report)))
  }
}

/** A browser's jar of cookies, and no more of a browser. */
function visitor() {
  const jar = new Map<string, string>()
  const get = async (path: string, init: RequestInit = {}) => {
    const url = path.startsWith('/') ? base + path : path
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, ...(url.startsWith(base) ? { cookie } : {}) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(key)
      else jar.set(key, value)
    }
    return response
  }
  const signIn = async (login: string) => {
    stage.world.person = login
    const asked = await get('/login?next=/repos')
    const back = await get(asked.headers.get('location') ?? '')
    return get(back.headers.get('location') ?? '')
  }
  return { get, signIn, jar }
}
const status = async (who: ReturnType<typeof visitor>, path: string) => (await who.get(path)).status

describe('a private repository', () => {
  it('is there for those whom GitHub lets read it, and looks unknown to all others', async () => {
    const [nobody, alice, eve] = [visitor(), visitor(), visitor()]
    expect((await alice.signIn('alice')).headers.get('location')).toBe('/repos')
    await eve.signIn('eve')
    const paths = ['', '/benchmarks', `/history?${SERIES}`, `/reports/${measured}`, '/jobs/j0']
    for (const path of paths) {
      const unknown = await (await eve.get(`/repos/octo/none${path}`)).text()
      const denied = await eve.get(`/repos/${name}${path}`)
      expect(denied.status).toBe(404)
      const same = (text: string) => text.replaceAll(encodeURIComponent(`${name}`), 'octo%2Fnone')
      expect(same(await denied.text())).toBe(unknown)
      expect(await status(nobody, `/repos/${name}${path}`)).toBe(404)
    }
    for (const path of paths.slice(0, -1))
      expect(await status(alice, `/repos/${name}${path}`)).toBe(200)
    expect(await status(alice, `/repos/${name}/history?${SERIES}`)).toBe(200)
    expect(await (await alice.get('/')).text()).toContain(`href="/repos/${name}"`)
    expect(await (await eve.get('/')).text()).not.toContain(name)
    expect(await status(eve, '/owners/octo')).toBe(404)
  })

  it('has no page of what was never measured, and says why a history is empty', async () => {
    const alice = visitor()
    await alice.signIn('alice')
    const other = SERIES.replace('pool', 'none')
    for (const path of [`history?${other}`, 'benchmarks?suite=none'])
      expect(await status(alice, `/repos/${name}/${path}`)).toBe(404)
    const elsewhere = await alice.get(`/repos/${name}/history?${SERIES}&ref=release`)
    expect(elsewhere.status).toBe(200)
    const text = await elsewhere.text()
    expect(text).toMatch(/There is no history of it yet/)
    expect(text).toContain(`/repos/${name}/reports/${reportId(12)}`)
  })

  it('is closed again to whoever signs out', async () => {
    const alice = visitor()
    await alice.signIn('alice')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const other = { ...form, origin: 'https://evil.example' }
    expect((await alice.get('/logout', { method: 'POST', headers: other })).status).toBe(403)
    expect(await status(alice, `/repos/${name}`)).toBe(200)
    await alice.get('/logout', { method: 'POST', headers: { ...form, origin: base } })
    expect(await status(alice, `/repos/${name}`)).toBe(404)
  })
})

describe('an address that somebody made up', () => {
  const SCRIPT = encodeURIComponent('"><script>alert(1)</script>')
  const texts = ['%00', '%ff', '%ed%a0%80', '__proto__', '..%2f..', '%0d%0aset-cookie:x=y', SCRIPT]
  const made = texts.flatMap((text) => [
    `/?q=${text}`,
    `/open?repository=${text}`,
    `/owners/${text}`,
    `/login?next=${text}`,
    `/login/done?code=${text}&state=${text}`,
    `/repos/octo/${text}`,
    ...[`?suite=${text}`, `?metric=${text}`, `/jobs/${text}`, `/reports/${text}`].map(below),
    ...[`/benchmarks?suite=${text}`, `/compare?from=${text}&to=${text}`].map(below),
    ...['', '.csv', '.svg'].map((kind) => below(`/history${kind}?${SERIES}&ref=${text}`)),
    ...['before', 'with'].map((key) => below(`/history?${SERIES}&${key}=${text}`)),
    below(`/history?${SERIES.replace('pool', text)}`),
  ])
  const counts = ['-1', '1e300', 'Infinity', '2147483648', '99999999999999999999', '0x10', '']
  const counted = counts.map((count) => below(`/benchmarks?from=${count}`))
  function below(path: string) {
    return `/repos/NAME${path}`
  }

  it.each([...made, ...counted])('%s has an answer, and nothing of it is alive', async (path) => {
    const alice = visitor()
    await alice.signIn('alice')
    const answer = await alice.get(path.replace('NAME', name))
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/x=y/)
    const text = await answer.text()
    expect(text).not.toMatch(/<script>alert/)
    expect(new URL(answer.headers.get('location') ?? '/', base).host).toMatch(/^127\.0\.0\.1:/)
  })
})

it('an owner sees what the repositories spent, of what they may', async () => {
  const alice = visitor()
  await alice.signIn('alice')
  const [owner] = name.split('/')
  // GitHub's clock is another one in tests.
  await sql`update jobs set asked_at = now() where repository = ${name}`.execute(stage.db)
  const text = await (await alice.get(`/owners/${owner}`)).text()
  const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(plain).toMatch(
    new RegExp(
      `Repository \\d+ of 1200 min 2 of 100 jobs \\d+ min 2 jobs ${name} at most 2 runs at a time`,
    ),
  )
})

it('a run that goes on is asked how it stands, at most every half minute', async () => {
  const alice = visitor()
  await alice.signIn('alice')
  await stage.say('alice', '/bench gc-mix')
  const run = stage.runs().at(-1) as Run
  await stage.startRun(run)
  const live = {
    ...{ format: 1, at: '2026-03-01T10:00:00.000Z', phase: 'measure' },
    rounds: { over: 8, most: 20, leftSec: 90 },
    rows: [
      {
        ...{ contrast: 'refs', benchmark: 'pool<b>', metric: 'time/op' },
        ...{ change: 0.0953, settled: 'regressed' },
      },
    ],
  }
  const zip = makeZip([{ name: 'live.json', data: JSON.stringify(live) }])
  addArtifact(stage.world, run, 'gcbench-report-live', zip)
  const path = `/repos/${name}/jobs/${stage.inputs(run).job}`
  const asked = () => stage.fake.log.filter(({ path }) => path.includes('/artifacts')).length
  const before = asked()
  for (let views = 0; views < 3; views++) {
    const text = await (await alice.get(path)).text()
    const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toMatch(/8 of about 20 rounds, about 1 min 30 s left; 1 of 1 row decided/)
    expect(plain).toMatch(/\+10\.0 % slower pool&lt;b&gt; time\/op/)
  }
  // A list, and one address to download from.
  expect(asked() - before).toBe(2)
  await stage.endRun(run, stage.reportFor(run))
  expect(await (await alice.get(path)).text()).not.toContain('So far')
})

it('the status is for everybody, and names nobody', async () => {
  // GitHub's clock is another one in tests.
  await sql`update jobs set asked_at = now() - interval '300 seconds', ended_at = now()
    where repository = ${name} and state = 'reported'`.execute(stage.db)
  const answer = await visitor().get('/status')
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/2 in the last 24 hours: half within 5\D+, 95 % within 5\D/)
  expect(text).toContain('<td>Events from GitHub to be handled</td>')
  for (const word of [name, 'octo', 'alice', 'oltp']) expect(text).not.toContain(word)
})

describe('signing in', () => {
  it('takes only the answer to its own question, once', async () => {
    const [alice, mallory] = [visitor(), visitor()]
    const asked = await alice.get('/login')
    const to = new URL(asked.headers.get('location') ?? '')
    expect(to.searchParams.get('code_challenge_method')).toBe('S256')
    const [cookie = ''] = asked.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const back = (await alice.get(to.href)).headers.get('location') ?? ''
    // Somebody else's browser has not asked; neither has ours with another state.
    expect(await status(mallory, back)).toBe(403)
    expect(await status(alice, back.replace(/state=[^&]*/, 'state=other'))).toBe(403)
    expect(await status(alice, back)).toBe(403)
    expect(alice.jar.size).toBe(0)
  })

  it('leads back to pages of ours alone', () => {
    expect(ownPath('/repos/octo/prolly?x=1')).toBe('/repos/octo/prolly?x=1')
    for (const other of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login', ''])
      expect(ownPath(other)).toBe('/')
  })

  it('seals what it remembers', () => {
    const seal = makeSeal<object>(Buffer.alloc(32, 1))
    const text = seal.close({ token: 'ghu_secret' })
    expect(Buffer.from(text, 'base64url').toString()).not.toContain('ghu_secret')
    expect(seal.open(text)).toEqual({ token: 'ghu_secret' })
    const changed = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`
    expect([seal.open(changed), seal.open(''), seal.open('!')]).toEqual([null, null, null])
    expect(makeSeal<object>(Buffer.alloc(32, 2)).open(text)).toBeNull()
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CHECK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3)))`

const WIDE_TABLES = `[...document.querySelectorAll('.wide')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel)`

describe.skipIf(executable === null)('in a browser', () => {
  let browser: Browser
  let page: Page
  const said: string[] = []
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
    // Axe is put in from outside, which the policy of the pages would not allow.
    page = await browser.newPage({ bypassCSP: true })
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  })
  afterAll(() => browser?.close())

  it('a person signs in, and follows links from the queue to a benchmark of a year', async () => {
    stage.world.person = 'alice'
    await page.goto(base)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('skip')
    await page.getByRole('link', { name: 'Sign in with GitHub' }).click()
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL(`${base}/repos/${name}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    await page.getByRole('link', { name: 'quick', exact: true }).click()
    await page.waitForURL(/\/jobs\//)
    expect(await page.locator('ol.line-of-time li').count()).toBeGreaterThanOrEqual(2)
    await page.goBack()
    await page.getByRole('link', { name: /What is measured/ }).click()
    await page.getByRole('link', { name: 'oltp', exact: true }).click()
    await page.goto(`${base}/repos/${name}/history?${SERIES}`)
    // The graph stands in place of the picture.
    await page.waitForSelector('html[data-drawn]')
    const chained = page.locator('.still svg[aria-label^="Change since"]')
    expect(await chained.isVisible()).toBe(false)
    expect(await chained.getAttribute('aria-label')).toMatch(/: \+10\.0 % \[\+8\.\d, \+1\d/)
    expect(await chained.locator('line.change').count()).toBe(1)
    expect(await page.locator('b').count()).toBe(0)
    expect(said).toEqual([])
  })

  it.each([
    [400, 'dark'],
    [400, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s, axe finds nothing on any page', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const [owner] = name.split('/')
    const { id: waiting } = await stage.db
      .selectFrom('jobs')
      .select('id')
      .where('repository', '=', name)
      .where('suite', '=', 'quick')
      .executeTakeFirstOrThrow()
    const own = [
      ...['', '/benchmarks?suite=oltp', `/history?${SERIES}`, `/history?${SERIES}&ref=x`],
      ...['/compare?suite=oltp', `/jobs/${measured}`, `/jobs/${waiting}`, `/reports/${measured}`],
    ].map((below) => `repos/${name}${below}`)
    for (const path of ['', 'status', `owners/${owner}`, 'repos/octo/none', ...own]) {
      await page.goto(`${base}/${path}`)
      const isGraph = path.includes('/history') && !path.endsWith('ref=x')
      await page.waitForSelector(isGraph ? 'html[data-drawn]' : 'html[data-ready]')
      // The answer is in view without scrolling sideways.
      if (!path.includes('/reports/')) expect(await page.evaluate(WIDE_TABLES)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await page.evaluate(axe)
      expect([path, await page.evaluate(CHECK)]).toEqual([path, []])
      if (process.env.GCBENCH_PICTURES_TO) {
        const file = `${path.replaceAll(/\W+/g, '-').slice(0, 40)}-${width}-${colorScheme}.png`
        await page.screenshot({
          path: `${process.env.GCBENCH_PICTURES_TO}/${file}`,
          fullPage: true,
        })
      }
    }
    // That a page is not there the browser says itself.
    expect(said.filter((text) => !text.includes('404'))).toEqual([])
    said.length = 0
  })

  it('a report is drawn by its own script, in a box', async () => {
    await page.goto(`${base}/repos/${name}/reports/${measured}`)
    await page.waitForSelector('html[data-ready]')
    const names = await page.locator('tr.row .name').allTextContents()
    expect(names).toContain('storage/page-147/write')
  })

  it('a report leads back to its job and its repository, out of its box', async () => {
    await page.goto(`${base}/repos/${name}/reports/${measured}`)
    const trail = page.getByRole('navigation', { name: 'Where this is' }).getByRole('link')
    const words = await trail.allTextContents()
    expect(words).toEqual([name, expect.stringMatching(/^oltp of #\d+$/)])
    await trail.last().click()
    await page.waitForURL(`${base}/repos/${name}/jobs/${measured}`)
    await page.goBack()
    await trail.first().click()
    await page.waitForURL(`${base}/repos/${name}`)
    expect(await page.locator('h1').innerText()).toBe(name)
    expect(said).toEqual([])
  })
})

describe('100,000 points', () => {
  it('cost a page of a series no more rows than it shows, others a few', {
    tags: 'rehearsal',
  }, async () => {
    const { db } = stage
    const many = 'octo/many'
    await sql`insert into reports
      (id, repository, suite, ref, head_sha, base_sha, conclusion, kept_at)
      select 'm' || i, case when i % 2 = 0 then ${many} else 'octo/others' end, 'oltp', 'main',
      md5('h' || i), md5('h' || i - 1), 'success',
      timestamptz '2026-01-01' + i * interval '1 minute' from generate_series(1, 2000) i`.execute(
      db,
    )
    await sql`insert into points (report, row, contrast, benchmark, metric, unit, base_value,
      head_value, delta_pct, low_pct, high_pct, level, rounds, verdict)
      select 'm' || i, r, 'refs', 'bench-' || r, 'time', 's', 1, 1, 0, -1, 1, 0.95, 10, 'equivalent'
      from generate_series(1, 2000) i, generate_series(0, 49) r`.execute(db)
    await sql`analyze points, reports`.execute(db)
    try {
      const place = { repositoryId: 7, repository: many, installation: 1, defaultBranch: 'main' }
      const row = { id: '7', name: many, installation: '1', defaultBranch: 'main' }
      await db
        .insertInto('repositories')
        .values({ ...row, seenAt: new Date() })
        .execute()
      const context = { ...place, repository: many }
      const read = async (path: string, open = siteOf(many)) => {
        // What was read before is not of this page.
        await rowsRead()
        await sql`select pg_stat_reset()`.execute(db)
        const began = performance.now()
        const response = await open.request(`/repos/${context.repository}${path}`)
        const tookMs = performance.now() - began
        expect(response.status).toBe(200)
        const rows = await rowsRead()
        console.log(`${path.split('?')[0] || '/'}: ${rows} rows, ${tookMs.toFixed(0)} ms`)
        return rows
      }
      // Sixty commits of fifty benchmarks at first, then nothing of them until one more is measured.
      const seen = siteOf(many)
      expect(await read('', seen)).toBeLessThan(60 * 50 + 10 * 50 + 1_000)
      expect(await read('', seen)).toBeLessThan(1_000)
      // What is measured stands before what waits, however many were asked for since.
      await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
        select 'many' || i, ${many}, head_sha, suite, s.state, asked_at, 1,
        (doc::jsonb || jsonb_build_object('id', 'many' || i, 'state', s.state, 'result', null))::text
        from (select * from jobs limit 1) as one, generate_series(1, 50) i,
        lateral (select case when i = 1 then 'running' else 'queued' end as state) s`.execute(db)
      const queue = await (await siteOf(many).request(`/repos/${many}`)).text()
      expect(queue.match(/measuring|waits for its turn|There are more/g)).toEqual([
        'measuring',
        ...Array(19).fill('waits for its turn'),
        'There are more',
      ])
      await db.deleteFrom('jobs').where('repository', '=', many).execute()
      expect(await read('/benchmarks')).toBeLessThan(1_000)
      const id = 'suite=oltp&contrast=refs&benchmark=bench-7&metric=time'
      // Of 1,000 points here, and as many of the same name elsewhere, 500, and their reports. No
      // report has the one before as its base: 150 are looked through for what is between. Of the
      // newest report the 50 names, for a choice of others.
      expect(await read(`/history?${id}`)).toBeLessThan(2 * 500 + 150 + 50 + 100)
    } finally {
      await db.deleteFrom('reports').where('repository', 'in', [many, 'octo/others']).execute()
      await db.deleteFrom('repositories').where('name', '=', many).execute()
    }
  })

  const siteOf = (open: string) =>
    siteRoutes({
      settings: {
        ...stage.services.settings,
        app: { privateKey: 'a key' },
        apiOpen: [open],
        linkSecret: null,
        publicUrl: null,
      } as unknown as Settings,
      store: stage.services.store,
      reports: inPlace,
      log: quiet,
      refusalMs: 0,
      isPublic: async () => false,
      signIn: null,
      liveOf: async () => null,
    })

  /** Rows that scans of tables and indexes gave, as PostgreSQL counts them. */
  async function rowsRead(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(stage.db)
    const { rows } = await sql<{ count: string }>`
      select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as count
      from pg_stat_user_tables`.execute(stage.db)
    return Number(rows[0]?.count)
  }
})
