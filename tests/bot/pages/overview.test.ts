/** The front of a repository: its lines against numbers reckoned by hand, and what they print. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { serve } from '@hono/node-server'
import { type Kysely, sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHistory } from '../../../bot/jobs/history.ts'
import { readOverview, runsOf } from '../../../bot/jobs/overview.ts'
import { linesMarkup, watchedMarkup } from '../../../bot/pages/overview.ts'
import { siteRoutes } from '../../../bot/pages/site.ts'
import type { Settings } from '../../../bot/settings.ts'
import { type Job, openJob } from '../../../bot/store/job.ts'
import { stored, watchedJobs } from '../../../bot/store/jobs.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import { findChromium, openBrowser } from '../../../scripts/comments/chromium.ts'
import { sparkMarkup } from '../../../src/render/series-lines.ts'
import { quiet } from '../engines.ts'
import { inPlace } from '../in-place.ts'
import { openMemory } from '../memory.ts'

const REPOSITORY = 'octo/lines'
const sha = (nth: number) => nth.toString(16).padStart(40, '0')
const PLACE = { id: '7', name: REPOSITORY, installation: '1', defaultBranch: 'main' }
const SUITE = { repository: REPOSITORY, suite: 'oltp', ref: 'main' }

let db: Kysely<Tables>
beforeAll(async () => {
  ;({ db } = await openMemory())
  await keep()
  const row = { ...PLACE, seenAt: new Date() }
  await db.insertInto('repositories').values(row).execute()
})
afterAll(() => db.destroy())

type Row = { pct: number | null; half?: number; verdict?: string }

/** Twenty merges, a day each. A row that is null: the report has none of that benchmark. */
async function keep() {
  const rowsOf: Record<string, (nth: number) => Row | null> = {
    steady: () => ({ pct: 0 }),
    slower: (nth) => ({ pct: nth === 9 ? 10 : 0 }),
    'faster<b>': (nth) => ({ pct: nth === 15 ? -20 : 0, half: 0.2 }),
    // Its code is reached by three merges alone.
    rare: (nth) => ([3, 4, 12].includes(nth) ? { pct: nth === 12 ? 5 : 0 } : null),
    // One run of it gave no number: its curve begins anew.
    torn: (nth) => ({ pct: nth === 10 ? null : 0, verdict: 'failed' }),
    geomean: () => ({ pct: 1 }),
  }
  for (let nth = 1; nth <= 20; nth++) {
    const report = {
      id: `r${nth}`,
      repository: REPOSITORY,
      suite: 'oltp',
      ref: 'main',
      baseRef: null,
      headSha: sha(nth),
      baseSha: sha(nth - 1),
      runUrl: null,
      conclusion: 'success',
      keptAt: new Date(Date.UTC(2026, 0, nth)),
      body: new Uint8Array(),
    }
    const pull = { ...report, id: `p${nth}`, ref: `pull/${nth}`, baseRef: 'main' }
    await db.insertInto('reports').values([report, pull]).execute()
    const points = Object.entries(rowsOf).flatMap(([benchmark, of], row) => {
      const one = of(nth)
      if (one === null) return []
      const { pct, half = 0.5, verdict = 'equivalent' } = one
      const [lowPct, highPct] = pct === null ? [null, null] : [pct - half, pct + half]
      const values = { baseValue: 1, headValue: 1 + nth / 1000, deltaPct: pct, lowPct, highPct }
      const name = { contrast: 'refs', benchmark, metric: 'time/op', unit: 's' }
      return [{ report: report.id, row, ...name, ...values, level: 0.95, rounds: 10, verdict }]
    })
    // Of two metrics that are measured as often, the first of the report is shown.
    if (nth === 20)
      points.push(
        ...points.map((point) => ({
          ...point,
          row: point.row + 50,
          metric: 'allocs/op',
          unit: '',
        })),
      )
    const other = points.map((point) => ({ ...point, report: pull.id, deltaPct: 50 }))
    await db
      .insertInto('points')
      .values([...points, ...other])
      .execute()
  }
}

const overview = async () => readOverview(db, await runsOf(db, SUITE), undefined)
const lineOf = async (name: string) =>
  (await overview()).lines.find(({ benchmark }) => benchmark === name)!

describe('lines', () => {
  it('are one for each benchmark of the branch, those that changed last first', async () => {
    const { lines, metrics, metric, commits } = await overview()
    expect(lines.map(({ benchmark }) => benchmark)).toEqual([
      'faster<b>',
      'rare',
      'slower',
      'steady',
      'torn',
    ])
    expect([metrics, metric, commits]).toEqual([['time/op', 'allocs/op'], 'time/op', 20])
  })

  it('say in all and at which commit, by the chain alone', async () => {
    const slower = await lineOf('slower')
    expect(slower.chain.points).toHaveLength(21)
    expect(slower.total?.pct).toBeCloseTo(10, 6)
    // Twenty steps of half a percent at 95 %, in quadrature.
    expect(Math.log1p(slower.total!.highPct / 100) - Math.log1p(0.1)).toBeCloseTo(
      Math.sqrt(19) * Math.atanh(0.005),
      3,
    )
    expect(slower.last).toMatchObject({ from: sha(8), to: sha(9), commits: 1 })
    expect(slower.last?.pct).toBeCloseTo(10, 6)
    expect(slower.last?.at).toEqual(new Date(Date.UTC(2026, 0, 9)))
    expect(slower.value).toBeCloseTo(1.02)
    expect(slower.noisePct).toBeCloseTo(0.5, 2)
    expect((await lineOf('steady')).last).toBeNull()
  })

  it('go on over commits that could not reach the benchmark', async () => {
    const rare = await lineOf('rare')
    expect(rare.chain.points.map((point) => point.sha)).toEqual(
      Array.from({ length: 11 }, (_, i) => sha(i + 2)),
    )
    expect(rare.last).toMatchObject({ from: sha(11), to: sha(12), commits: 1 })
    expect(rare.measuredAt).toEqual(new Date(Date.UTC(2026, 0, 12)))
    const id = { suite: 'oltp', contrast: 'refs', benchmark: 'rare', metric: 'time/op' }
    const { links } = await readHistory(db, REPOSITORY, id, 'main')
    expect(links).toHaveLength(10)
  })

  it('say that a metric has none', async () => {
    const page = { ...SUITE, branch: 'main', home: '', suites: [], metric: 'none', to: () => '/' }
    const none = await readOverview(db, await runsOf(db, SUITE), 'none')
    expect(`${linesMarkup({ ...page, overview: none })}`).toContain('has a row of this metric')
  })

  it('begin anew after a run that gave no number', async () => {
    const torn = await lineOf('torn')
    expect(torn.chain.points[0]?.sha).toBe(sha(10))
    expect(torn.chain.points.at(-1)?.sha).toBe(sha(20))
  })

  it('print the interval, the commit and the noise, and leave names text', async () => {
    const page = { ...SUITE, branch: 'main', home: 'https://github.example/octo/lines', suites: [] }
    const all = await overview()
    const text = `${linesMarkup({ ...page, metric: all.metric, overview: all, to: () => '/' })}`
    expect(text).not.toContain('<b>')
    const line = text.split('<tr').find((one) => one.includes('>slower</code>')) ?? ''
    const plain = line.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toContain('+10.0 % slower [+9.5, +10.5] 000000000000 · 2026‑01‑09')
    expect(plain).toContain('±0.50 %')
    expect(line).toContain(`https://github.example/octo/lines/commit/${sha(9)}`)
  })
})

describe('a small picture', () => {
  it('makes no mountain of noise: a range below the least is drawn flat', () => {
    const heights = (levels: number[], leastPct: number) => {
      const [, points = ''] = /points="([^"]*)"/.exec(
        `${sparkMarkup(levels, { leastPct, stepAt: -1 })}`,
      )!
      return points.split(' ').flatMap((one, at) => (at % 2 === 1 ? [Number(one)] : []))
    }
    expect(heights([0, 10, 0], 1)).toEqual([25, 3, 25])
    // Only the ends of what stands still.
    expect(heights([0, 0.1, 0], 10)).toEqual([14, 14])
    expect(heights([0, 0, 0, 10, 10, 10, 0], 1)).toEqual([25, 25, 3, 3, 25])
    expect(`${sparkMarkup([1], { leastPct: 1, stepAt: -1 })}`).toBe('')
  })
})

describe('what needs a look', () => {
  const job = (id: string, more: Partial<Job>): Job => ({
    ...openJob(
      {
        id,
        pull: null,
        isFork: false,
        cause: { kind: 'merge', by: null },
        place: { installation: 1, repository: REPOSITORY, repositoryId: 1, defaultBranch: 'main' },
        request: {
          suite: 'oltp',
          headSha: sha(9),
          base: { ref: 'main', sha: sha(8) },
          options: {},
          gates: true,
          policySha: sha(8),
          suiteFile: '.gcbench.yml',
          workflow: 'gcbench.yml',
          timeoutSec: 3600,
          parallel: 1,
          comments: true,
          onDoubt: null,
        },
      },
      'queued',
      '2026-01-09T00:00:00.000Z',
    ),
    ...more,
  })
  const rows = [{ contrast: 'refs', benchmark: 'slower', metric: 'time/op', change: 0.0953 }]
  const told = { is: 'told', at: 12, isIssue: true, rows } as const
  const cause = { kind: 'alert', by: null, rows } as const

  it('is alerts that stand and bisections, found among other jobs', async () => {
    const bisect = { row: 'slower time/op', commits: 8, stages: 3, builds: 8, mostSec: 60 }
    const plain = job('merge', {})
    const jobs = [
      plain,
      job('alert', { cause, alert: told, state: 'reported' }),
      job('over', { cause, alert: { ...told, is: 'over' }, state: 'reported' }),
      job('bisect', { request: { ...plain.request, bisect }, pull: 7 }),
    ]
    for (const one of jobs)
      await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
        values (${one.id}, ${REPOSITORY}, ${sha(9)}, 'oltp', ${one.state}, now(), 1,
        ${stored(one)})`.execute(db)
    const found = await watchedJobs(db, REPOSITORY, 10)
    expect(found.map(({ id }) => id)).toEqual(['bisect', 'over', 'alert'])
    const text = `${watchedMarkup(found, 'https://github.example/octo/lines')}`
    expect(text.match(/octo\/lines\/issues\/12/g)).toHaveLength(1)
    expect(text).toMatch(
      /Alerts[\s\S]*\+10\.0\u00a0% slower[\s\S]*Bisections[\s\S]*slower time\/op/,
    )
    expect(`${watchedMarkup([plain], '')}`).toBe('')
  })
})

const siteOf = () =>
  siteRoutes({
    settings: {
      app: { privateKey: 'a key' },
      apiOpen: [REPOSITORY],
      linkSecret: null,
      publicUrl: null,
      serverUrl: 'https://github.example',
    } as unknown as Settings,
    store: { db },
    reports: inPlace,
    log: quiet,
    refusalMs: 0,
    isPublic: async () => false,
    signIn: null,
  })
const seriesPath = (benchmark: string, kind = '') =>
  `/repos/${REPOSITORY}/history${kind}?${new URLSearchParams({
    suite: 'oltp',
    contrast: 'refs',
    benchmark,
    metric: 'time/op',
  })}`

describe('a history', () => {
  it('as CSV has both views, and as SVG the chain', async () => {
    const csv = await (await siteOf().request(seriesPath('slower', '.csv'))).text()
    const lines = csv.trim().split('\n')
    expect(lines[0]).toBe('view,benchmark,metric,sha,at,change_pct,low_pct,high_pct,value,unit')
    expect(lines.filter((line) => line.startsWith('chained,slower,time/op,'))).toHaveLength(21)
    // Twenty of the branch, and the bases of twenty pull requests.
    expect(lines.filter((line) => line.startsWith('measured,slower,'))).toHaveLength(40)
    expect(lines.at(-1)).toMatch(/,2026-01-20T00:00:00.000Z,,,,1(\.02)?,s$/)
    const svg = await siteOf().request(seriesPath('slower', '.svg'))
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(await svg.text()).toMatch(/^<svg [\s\S]*Change since/)
    expect((await siteOf().request(seriesPath('never', '.csv'))).status).toBe(404)
  })

  it('leaves the names of benchmarks text, in the data of the graph too', async () => {
    const text = await (await siteOf().request(`${seriesPath('slower')}&with=faster%3Cb%3E`)).text()
    expect(text).not.toContain('<b>')
    expect(text).toContain('"name":"faster\\u003cb>"')
  })
})

describe('two commits', () => {
  const compared = async (from: string, to: string) => {
    const path = `/repos/${REPOSITORY}/compare?suite=oltp&from=${from}&to=${to}`
    const response = await siteOf().request(path)
    const text = (await response.text()).replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    return {
      status: response.status,
      plain: text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    }
  }

  it('are compared by a pair where there is one, and by the chain between them', async () => {
    const one = await compared(sha(8), sha(9))
    // The pull request's run of the same two commits came at the same time; a pair is a pair.
    expect(one.plain).toMatch(/slower \+\d+\.\d % \[[^\]]*\] \+10\.0 % \[\+9\.5, \+10\.5\]/)
    const far = await compared(sha(4), sha(16))
    expect(far.plain).toMatch(/slower not known \+10\.0 % \[\+8\.\d, \+11\.\d\]/)
    expect(far.plain).toMatch(/faster&lt;b&gt; not known -20\.0 %/)
    // A run between them gave no number; and after the last run that had it, nothing is known.
    expect(far.plain).toMatch(/torn not known not known/)
    expect(far.plain).toMatch(/rare not known not known/)
    expect(far.plain).toContain(', 2 of 5 not known.')
    expect((await compared(sha(4), sha(12))).plain).toMatch(/rare not known \+5\.0 %/)
    expect(far.plain).toMatch(/\/bench oltp @[0-9a-f]{12} --base [0-9a-f]{12}/)
  })

  it('that are not of the branch have no page', async () => {
    expect((await compared(sha(4), 'f'.repeat(40))).status).toBe(404)
    expect((await compared(sha(4), sha(4))).status).toBe(404)
  })
})

describe('the front page', () => {
  const front = async (query = '') => (await siteOf().request(`/${query}`)).text()
  beforeAll(async () => {
    await db
      .insertInto('repositories')
      .values({ ...PLACE, id: '8', name: 'octo/secret', seenAt: new Date() })
      .execute()
    for (const repository of [REPOSITORY, 'octo/secret'])
      for (const [ref, deltaPct] of [
        ['main', 31],
        ['pull/1', 77],
      ] as const) {
        const id = `${repository} ${ref} now`
        const ends = { headSha: sha(99), baseSha: sha(98), baseRef: null, runUrl: null }
        const about = { suite: 'weekly', conclusion: 'failure', keptAt: new Date() }
        const body = new Uint8Array()
        await db
          .insertInto('reports')
          .values({ id, repository, ref, ...ends, ...about, body })
          .execute()
        const name = { contrast: 'refs', benchmark: 'leap', metric: 'time/op', unit: 's' }
        const values = { baseValue: 1, headValue: 2, deltaPct, lowPct: 30, highPct: 80 }
        const row = { report: id, row: 0, ...name, ...values, level: 0.95, rounds: 9 }
        await db
          .insertInto('points')
          .values({ ...row, verdict: 'regressed' })
          .execute()
      }
  })
  afterAll(() => db.deleteFrom('reports').where('suite', '=', 'weekly').execute())

  it('tells what was measured and what changed, of what the visitor may read', async () => {
    const text = await front()
    expect(text).toContain('measures pull requests')
    const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toMatch(/Measured lately .* octo\/lines failed weekly/)
    expect(plain).toMatch(
      /Largest changes of the week .* \+31\.0 % slower \[\+30\.0, \+80\.0\] leap/,
    )
    expect(plain).not.toMatch(/octo\/secret|\+77\.0/)
  })

  it('finds a repository by a part of its name, and only one that may be read', async () => {
    expect(await front('?q=LINES')).toContain(`href="/repos/${REPOSITORY}"`)
    expect(await front('?q=none')).not.toContain('/repos/')
    expect(await front('?q=secret')).not.toContain('octo/secret')
    const found = await siteOf().request('/open?repository=line')
    expect(found.headers.get('location')).toBe('/?q=line')
  })
})

const executable = findChromium()

describe.skipIf(executable === null)('in a browser, under the policy of the pages', () => {
  let browser: Browser
  let page: Page
  let base: string
  let close: () => void
  const said: string[] = []
  beforeAll(async () => {
    const server = serve({ fetch: siteOf().fetch, hostname: '127.0.0.1', port: 0 })
    await new Promise((resolve) => server.once('listening', resolve))
    close = () => server.close()
    base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    browser = await openBrowser(executable ?? '')
    page = await browser.newPage()
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  })
  afterAll(async () => {
    await browser?.close()
    close?.()
  })
  const shown = () => page.locator('table.lines tbody tr:not([hidden]) th').allTextContents()

  it('a person filters and sorts the lines, and the address keeps it', async () => {
    await page.goto(`${base}/repos/${REPOSITORY}`)
    expect(await shown()).toEqual(['faster<b>', 'rare', 'slower', 'steady', 'torn'])
    await page.getByLabel('Sort by').selectOption('largest change')
    expect(await shown()).toEqual(['faster<b>', 'slower', 'rare', 'steady', 'torn'])
    await page.getByLabel('Last change').selectOption('Worse')
    expect(await shown()).toEqual(['slower', 'rare'])
    await page.getByRole('searchbox').fill('LOW')
    expect(await shown()).toEqual(['slower'])
    expect(await page.getByRole('status').textContent()).toBe('1 of 5')
    await page.reload()
    expect(await shown()).toEqual(['slower'])
    expect(said).toEqual([])
  })

  it('a person goes through a graph by keys, zooms, and shares what is seen', async () => {
    await page.goto(`${base}${seriesPath('slower')}&with=steady`)
    await page.waitForSelector('html[data-drawn]')
    const info = page.locator('.point-info')
    expect(await info.innerText()).toMatch(/2026-01-20\s+slower \+10\.0 % \[.*\]\s+steady 0\.0 %/)
    expect(await page.locator('.still:visible').count()).toBe(0)
    const stage = page.locator('.stage')
    await stage.focus()
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft')
    expect(await info.innerText()).toMatch(/2026-01-08\s+slower 0\.0 %/)
    expect(await info.getByRole('link').first().getAttribute('href')).toBe(
      `https://github.example/${REPOSITORY}/commit/${sha(8)}`,
    )
    await page.keyboard.press('+')
    const zoomed = new URL(page.url()).searchParams
    expect([zoomed.get('from'), zoomed.get('to')]).toEqual([
      '2026-01-03T00:00:00.000Z',
      '2026-01-13T00:00:00.000Z',
    ])
    await page.reload()
    await page.waitForSelector('html[data-drawn]')
    expect(new URL(page.url()).searchParams.get('to')).toBe('2026-01-13T00:00:00.000Z')
    await page.getByRole('combobox', { name: /^Show/ }).selectOption('Values as measured')
    expect(new URL(page.url()).searchParams.get('view')).toBe('values')
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(new URL(page.url()).searchParams.has('from')).toBe(false)
    expect(said).toEqual([])
  })

  it('a history without its script is a picture and tables', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(`${base}${seriesPath('slower')}`)
    expect(await plain.locator('.still:visible svg').count()).toBe(2)
    expect(await plain.getByRole('button', { name: 'Add' }).isVisible()).toBe(true)
    await plain.close()
  })

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const CHECK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
    .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3)))`

  it.each([
    [400, 'dark'],
    [400, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s, axe finds nothing and nothing is too wide', async (width, scheme) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme: scheme })
    const own = await context.newPage()
    await own.setViewportSize({ width, height: 900 })
    const compare = `/repos/${REPOSITORY}/compare?suite=oltp`
    for (const path of [
      `/repos/${REPOSITORY}`,
      `${seriesPath('slower')}&with=steady`,
      compare,
      '/',
    ]) {
      await own.goto(`${base}${path}`)
      await own.waitForSelector(path.includes('history') ? 'html[data-drawn]' : 'html[data-ready]')
      expect(await own.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await own.evaluate(axe)
      expect([path, await own.evaluate(CHECK)]).toEqual([path, []])
    }
    await context.close()
  })
})
