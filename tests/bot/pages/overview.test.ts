/** The front of a repository: its lines against numbers reckoned by hand, and what they print. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { serve } from '@hono/node-server'
import { type Kysely, sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readHistory } from '../../../bot/jobs/history.ts'
import { largestMoves, readOverview, runsOf } from '../../../bot/jobs/overview.ts'
import { linesMarkup, watchedMarkup } from '../../../bot/pages/overview.ts'
import { siteRoutes } from '../../../bot/pages/site.ts'
import type { Settings } from '../../../bot/settings.ts'
import { type Job, openJob } from '../../../bot/store/job.ts'
import { nightJobs, stored, watchedJobs } from '../../../bot/store/jobs.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import { findChromium, openBrowser } from '../../../scripts/comments/chromium.ts'
import { latelyTable, linesTable, sparkMarkup } from '../../../src/render/series-lines.ts'
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
      author: nth === 8 ? 'ada' : null,
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
    expect(slower.moves.at(-1)).toMatchObject({ from: sha(8), to: sha(9), commits: 1 })
    expect(slower.moves.at(-1)?.pct).toBeCloseTo(10, 6)
    expect(slower.moves.at(-1)?.at).toEqual(new Date(Date.UTC(2026, 0, 9)))
    expect(slower.value).toBeCloseTo(1.02)
    expect(slower.noisePct).toBeCloseTo(0.5, 2)
    expect((await lineOf('steady')).moves).toEqual([])
  })

  it('go on over commits that could not reach the benchmark', async () => {
    const rare = await lineOf('rare')
    expect(rare.chain.points.map((point) => point.sha)).toEqual(
      Array.from({ length: 11 }, (_, i) => sha(i + 2)),
    )
    expect(rare.moves.at(-1)).toMatchObject({ from: sha(11), to: sha(12), commits: 1 })
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

  it('say how many measured commits the trend misses, as the history does', async () => {
    const torn = await lineOf('torn')
    expect([torn.apart, (await lineOf('slower')).apart]).toEqual([9, 0])
    const text = await (await siteOf().request(`/repos/${REPOSITORY}?suite=oltp`)).text()
    const lines = text.split('<tr ').map(plainText)
    expect(lines.find((line) => line.includes('> torn'))).toMatch(
      / none trend misses 9 measured commits: not compared with the others /,
    )
    expect(lines.filter((line) => line.includes('trend misses'))).toHaveLength(1)
    const history = plainText(await (await siteOf().request(seriesPath('torn'))).text())
    expect(history).toContain('9 measured commits are not in this curve')
  })

  it('say that nothing is known where no two commits were compared', async () => {
    await keepFew([{ base: 1, head: 1, day: 1 }])
    const text = await (await fewSite().request(`/repos/${FEW}?suite=oltp`)).text()
    expect(text).toMatch(/<tr data-way=""[\s\S]*data-label="Last change">not known</)
  })

  it('print the interval, the commit and the noise, and leave names text', async () => {
    const page = { ...SUITE, branch: 'main', home: 'https://github.example/octo/lines', suites: [] }
    const all = await overview()
    const text = `${linesMarkup({ ...page, metric: all.metric, overview: all, to: () => '/' })}`
    expect(text).not.toContain('<b>')
    const [lately = '', table = ''] = text.split('<table class="lines">')
    expect(lately.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
      /Changes of 30 days, up to 2026‑01‑20 .* -20\.0 % faster \[.*\] \w+ · 2026‑01‑15 faster&lt;b&gt; \+10\.0 % slower .* slower \+5\.0 % slower .* rare/,
    )
    const line = table.split('<tr').find((one) => one.includes('>slower</code>')) ?? ''
    const plain = line.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toContain('+10.0 % slower [+9.5, +10.5] 000000000000 · 2026‑01‑09')
    expect(plain).toContain('±0.50 %')
    expect(line).toContain(`https://github.example/octo/lines/commit/${sha(9)}`)
  })
})

describe('lines', () => {
  const shown = async (benchmark: string) => ({
    ...(await lineOf(benchmark)),
    href: null,
    about: '' as const,
  })
  const of = { metric: 'time/op', home: 'https://github.example/octo/lines' }

  it('colour the change in all that is beyond the margin, and none that a row calls no change', async () => {
    const line = await shown('slower')
    const toneOf = (pct: number, lowPct: number, highPct: number) => {
      const text = `${linesTable([{ ...line, total: { pct, lowPct, highPct } }], of)}`
      return /data-label="In all" class="(\w*)"/.exec(text)?.[1]
    }
    expect(toneOf(0.5, 0.001, 1)).toBe('')
    expect(toneOf(10, 9.5, 10.5)).toBe('bad')
    expect(toneOf(-20, -21, -19)).toBe('good')
    expect(toneOf(10, -0.1, 20)).toBe('')
  })

  it('lead from the changes that are shown to all', async () => {
    const line = await shown('slower')
    const text = `${latelyTable(
      Array.from({ length: 12 }, () => line),
      of,
    )}`
    expect(text).toContain('<a href="#all">And 2 more.</a>')
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

const jobOf = (id: string, more: Partial<Job>): Job => ({
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

describe('what needs a look', () => {
  const rows = [{ contrast: 'refs', benchmark: 'slower', metric: 'time/op', change: 0.0953 }]
  const told = { is: 'told', at: 12, isIssue: true, rows } as const
  const cause = { kind: 'alert', by: null, rows } as const

  it('is alerts that stand and bisections, found among other jobs', async () => {
    const bisect = { row: 'slower time/op', commits: 8, stages: 3, builds: 8, mostSec: 60 }
    const plain = jobOf('merge', {})
    const jobs = [
      plain,
      jobOf('alert', { cause, alert: told, state: 'reported' }),
      jobOf('over', { cause, alert: { ...told, is: 'over' }, state: 'reported' }),
      jobOf('bisect', { request: { ...plain.request, bisect }, pull: 7 }),
    ]
    for (const one of jobs)
      await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
        values (${one.id}, ${REPOSITORY}, ${sha(9)}, 'oltp', ${one.state}, now(), 1,
        ${stored(one)})`.execute(db)
    const found = await watchedJobs(db, REPOSITORY, 10)
    expect(found.map(({ id }) => id)).toEqual(['bisect', 'over', 'alert'])
    const home = 'https://github.example/octo/lines'
    const text = `${watchedMarkup(found, [], home)}`
    expect(text.match(/octo\/lines\/issues\/12/g)).toHaveLength(1)
    expect(text).toMatch(/Alerts[\s\S]*\+10\.0\u00a0% slower/)
    expect(`${watchedMarkup([plain], [], '')}`).toBe('')
    // The bisection is between the two commits of the alert: it stands there, and nowhere else.
    expect(text.match(/>Bisection<\/a>/g)).toHaveLength(1)
    expect(text).not.toContain('<h2>Bisections')
    const other = { ...plain.request, bisect, base: { ref: 'v1', sha: sha(2) } }
    const apart = `${watchedMarkup([...found, jobOf('far', { request: other })], [], home)}`
    expect(apart).toMatch(/<h2>Bisections<\/h2>[\s\S]*jobs\/far[\s\S]*slower time\/op/)
    const alone = `${watchedMarkup(found.slice(1), [], home)}`
    expect(alone).toContain('No bisection yet')
  })

  it('is said to be nothing where the branch was measured, and only there', async () => {
    const newest = { headSha: sha(20), keptAt: new Date(Date.UTC(2026, 0, 20)) }
    const gone = jobOf('over', { cause, alert: { ...told, is: 'over' }, state: 'reported' })
    const text = plainText(`${watchedMarkup([gone], [], '', newest)}`)
    expect(text).toMatch(/No alert stands\. The newest measured commit is 0{12} · 2026-01-20/)
    expect(`${watchedMarkup([gone], [], '', null)}`).toBe('')
    const standing = jobOf('alert', { cause, alert: told, state: 'reported' })
    expect(`${watchedMarkup([standing], [], '', newest)}`).not.toContain('No alert')
    expect(plainText(await (await siteOf().request(`/repos/${REPOSITORY}`)).text())).toMatch(
      /Alerts|No alert stands/,
    )
  })

  it('is the last night of each suite', async () => {
    const night = { kind: 'night', by: null } as const
    const result = { conclusion: 'success', title: 'all is well', isDoubtful: false } as const
    const nightly = (id: string, suite: string) => {
      const job = jobOf(id, { cause: night, state: 'reported', result })
      return { ...job, request: { ...job.request, suite } }
    }
    const jobs = ['old', 'oltp', 'gc'].map((id) =>
      nightly(`night-${id}`, id.replace('old', 'oltp')),
    )
    for (const one of jobs)
      await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
        values (${one.id}, ${REPOSITORY}, ${sha(9)}, ${one.request.suite}, ${one.state}, now(), 1,
        ${stored(one)})`.execute(db)
    const found = await nightJobs(db, REPOSITORY, 10)
    expect(found.map(({ id }) => id)).toEqual(['night-gc', 'night-oltp', 'night-old'])
    const text = `${watchedMarkup([], found, '')}`
    expect([...text.matchAll(/jobs\/(night-\w+)/g)].map(([, id]) => id)).toEqual([
      'night-oltp',
      'night-gc',
    ])
    expect(text).toMatch(/Nightly[\s\S]*all is well/)
    await db.deleteFrom('jobs').where('id', 'like', 'night-%').execute()
  })
})

const siteOf = (apiOpen = [REPOSITORY]) =>
  siteRoutes({
    settings: {
      app: { privateKey: 'a key' },
      apiOpen,
      linkSecret: null,
      publicUrl: null,
      serverUrl: 'https://github.example',
    } as unknown as Settings,
    store: { db, bucket: null },
    reports: inPlace,
    log: quiet,
    refusalMs: 0,
    isPublic: async () => false,
    signIn: null,
    liveOf: async () => null,
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
    expect(lines[0]).toBe(
      'view,benchmark,metric,sha,at,change_pct,low_pct,high_pct,value,unit,base',
    )
    expect(lines.filter((line) => line.startsWith('chained,slower,time/op,'))).toHaveLength(21)
    // Twenty of the branch, and the bases of twenty pull requests.
    expect(lines.filter((line) => line.startsWith('measured,slower,'))).toHaveLength(40)
    expect(lines.at(-1)).toMatch(/,2026-01-20T00:00:00.000Z,,,,(1,s,|1\.02,s,[0-9a-f]{40})$/)
    const svg = await siteOf().request(seriesPath('slower', '.svg'))
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(await svg.text()).toMatch(/^<svg [\s\S]*Change since/)
    expect((await siteOf().request(seriesPath('never', '.csv'))).status).toBe(404)
  })

  it('has files of what is seen: the benchmarks, the view and the dates of its address', async () => {
    const seen =
      '&with=faster%3Cb%3E&view=chain&from=2026-01-05T00:00:00.000Z&to=2026-01-10T00:00:00.000Z'
    const page = await (await siteOf().request(`${seriesPath('slower')}${seen}`)).text()
    const hrefs = [...page.matchAll(/<a href="([^"]*)"\s*data-seen>/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    )
    const [without, csvPath, svgPath] = hrefs
    expect(hrefs).toHaveLength(3)
    expect(without).not.toContain('with=')
    for (const href of hrefs) {
      const { searchParams } = new URL(href, 'http://service')
      expect(searchParams.get('view')).toBe('chain')
      expect(searchParams.get('from')).toBe('2026-01-05T00:00:00.000Z')
    }
    expect(page).toMatch(
      /<form [^>]*data-seen>[\s\S]*<input type="hidden" name="view" value="chain">/,
    )
    const csv = await (await siteOf().request(csvPath!)).text()
    const rows = csv.trim().split('\n').slice(1)
    expect(rows.every((row) => /^chained,.*,2026-01-(0[5-9]|10)T/.test(row))).toBe(true)
    const count = (name: string) => rows.filter((row) => row.startsWith(`chained,${name},`)).length
    expect([count('slower'), count('faster<b>')]).toEqual([6, 6])
    // What is seen is in percent of the first commit still, which is not seen.
    const svg = await (await siteOf().request(svgPath!)).text()
    const titles = svg.match(/(slower|faster&lt;b&gt;): Change since [0-9a-f]+/g) ?? []
    const whole = await (await siteOf().request(seriesPath('slower', '.svg'))).text()
    expect(new Set(titles).size).toBe(2)
    expect(titles[0]).toBe(/slower: Change since [0-9a-f]+/.exec(whole)![0])
    const plain = await siteOf().request(`${seriesPath('slower', '.svg')}&view=values`)
    expect(await plain.text()).toContain('40 values, from')
    const none = `${seriesPath('slower', '.csv')}&from=2030-01-01T00:00:00.000Z`
    expect((await siteOf().request(none)).status).toBe(404)
  })

  const historyText = async (query: string) =>
    (await siteOf().request(`${seriesPath('slower')}${query}`)).text()

  it('has tables and pictures of what its address says is seen', async () => {
    const dates = '&from=2026-01-05T00:00:00.000Z&to=2026-01-10T00:00:00.000Z'
    const whole = await historyText('')
    const part = await historyText(dates)
    const valuesIn = (text: string) => text.split('aria-label="Values"')[1] ?? ''
    const daysIn = (text: string) =>
      [...text.matchAll(/datetime="2026-01-(\d\d)/g)].map(([, day]) => Number(day))
    expect(Math.min(...daysIn(valuesIn(whole)))).toBe(1)
    expect(new Set(daysIn(valuesIn(part)))).toEqual(new Set([5, 6, 7, 8, 9, 10]))
    const pointsIn = (text: string) => text.match(/<circle class="point"/g)?.length
    expect([pointsIn(whole), pointsIn(part)]).toEqual([21 + 40, 6 + 12])
    expect(plainText(part)).toMatch(
      /Below are both views from 2026-01-05 00:00 UTC up to 2026-01-10 00:00 UTC \. Show all of it/,
    )
    expect(plainText(part)).toMatch(/What moved it[\s\S]*2026-01-09/)
    expect(plainText(await historyText(`${dates.replace('05', '10')}`))).toContain(
      'Nothing but chance.',
    )
    // The graph still has everything, to be zoomed out of.
    const dataIn = (text: string) => /id="history-data">(.*?)<\/script>/.exec(text)?.[1]
    expect(dataIn(part)).toBe(dataIn(whole))
    const none = plainText(await historyText('&from=2030-01-01T00:00:00.000Z'))
    expect(none.match(/Nothing of it was measured then\./g)).toHaveLength(2)
  })

  it('has the one view that its address says, of other benchmarks too', async () => {
    const values = await historyText('&view=values&with=steady')
    expect(values).not.toContain('What moved it')
    expect(values).toContain('aria-label="Values"')
    expect(plainText(values)).toContain('Below are values as measured. Show all of it')
    const [, other = ''] = values.split('class="still"').slice(-2)
    expect(other.match(/<circle class="point"/g)).toHaveLength(40)
    expect(values).toMatch(/<h3><a href="[^"]*benchmark=steady[^"]*view=values">steady</)
    const chain = await historyText('&view=chain')
    expect(chain).toContain('What moved it')
    expect(chain).not.toContain('aria-label="Values"')
    expect(await historyText('')).not.toContain('Below are')
  })

  it('takes a day for its beginning, as the graph does', async () => {
    const text = plainText(await historyText('&from=2026-01-05&to=2026-01-10'))
    expect(text).toContain('from 2026-01-05 00:00 UTC up to 2026-01-10 00:00 UTC')
    expect(text).not.toContain('Left out of the address')
  })

  it('says what of its address is left out', async () => {
    const text = plainText(await historyText('&view=foo&from=yesterday&to=2026-99-99T00:00:00Z'))
    expect(text).toMatch(
      /Left out of the address: view foo , from yesterday , to 2026-99-99T00:00:00Z , which says/,
    )
    expect(text).not.toContain('Below are')
    const unknown = plainText(await historyText('&with=%3Cb%3Enone&with=steady'))
    expect(unknown).toMatch(/Not drawn: &lt;b&gt;none \. No run of main has a value of it in oltp/)
    expect(plainText(await historyText('&with=steady'))).not.toContain('Not drawn')
  })

  it('says which benchmarks there is no room for, and draws the next where one is taken away', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    await keepFew([{ base: 1, head: 2, day: 1 }], ['scan', ...names])
    const path = `${fewPath()}${names.map((name) => `&with=${name}`).join('')}`
    const text = await (await fewSite().request(path)).text()
    expect(plainText(text)).toMatch(
      /Not drawn: five , six \. A graph has 5 benchmarks at most\. Take one away, and the next is drawn\./,
    )
    const [, without = ''] = /<a href="([^"]*)"\s+data-seen>take away/.exec(text) ?? []
    const next = await (await fewSite().request(without.replaceAll('&amp;', '&'))).text()
    expect(plainText(next)).toMatch(/ five take away Not drawn: six \./)
    const full = `${fewPath()}${names
      .slice(0, 4)
      .map((name) => `&with=${name}`)
      .join('')}`
    expect(await fewText(full)).toContain('Take one away to add another.')
  })

  it('marks an alert where one of its benchmarks is drawn, and nowhere else', async () => {
    const row = { contrast: 'refs', benchmark: 'slower', metric: 'time/op', change: 0.0953 }
    const alert = { is: 'told', at: 40, isIssue: true, rows: [row] } as const
    const job = jobOf('marked', { cause: { kind: 'alert', by: null, rows: [row] }, alert })
    await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
      values ('marked', ${REPOSITORY}, ${sha(9)}, 'oltp', 'reported', now(), 1, ${stored(job)})`.execute(
      db,
    )
    const textOf = async (path: string) => (await siteOf().request(path)).text()
    try {
      for (const [path, count] of [
        [seriesPath('slower'), 1],
        [seriesPath('steady'), 0],
        [`${seriesPath('slower')}&with=steady`, 1],
        [`${seriesPath('steady')}&with=slower`, 1],
      ] as const) {
        const data = /id="history-data">(.*?)<\/script>/.exec(await textOf(path))![1]!
        expect([path, data.match(/alert #40/g)?.length ?? 0]).toEqual([path, count])
      }
      expect(plainText(await textOf(seriesPath('slower')))).toContain('· alert #40')
      expect(await textOf(seriesPath('steady', '.svg'))).not.toContain('alert #40')
      expect(await textOf(seriesPath('slower', '.svg'))).toContain('alert #40')
    } finally {
      await db.deleteFrom('jobs').where('id', '=', 'marked').execute()
    }
  })

  it('says its last value, whatever part of it is seen', async () => {
    const last = 'Last value: 1.020 s , 2026-01-20 00:00 UTC .'
    expect(plainText(await historyText(''))).toContain(last)
    expect(plainText(await historyText('&view=chain&to=2026-01-10'))).toContain(last)
  })

  it('leaves the names of benchmarks text, in the data of the graph too', async () => {
    const text = await (await siteOf().request(`${seriesPath('slower')}&with=faster%3Cb%3E`)).text()
    expect(text).not.toContain('<b>')
    expect(text).toContain('"name":"faster\\u003cb>"')
  })
})

describe('lists of reports', () => {
  const title = 'other programs took 92 % of the CPU; all 5 within 2 %'
  const ended = (id: string, isQualified?: boolean) => {
    const known = { conclusion: 'success' as const, title, isDoubtful: false }
    const result = isQualified === undefined ? known : { ...known, isQualified }
    return jobOf(id, { state: 'reported', result })
  }
  async function keepJob(job: Job) {
    await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
      values (${job.id}, ${REPOSITORY}, ${sha(20)}, 'oltp', 'reported', now(), 1, ${stored(job)})`.execute(
      db,
    )
  }
  /** The cell of the pull request's newest report: the first of the list. */
  const firstOf = async (path: string, label: string) => {
    const text = await (await siteOf().request(path)).text()
    const [, list = ''] = text.split(`aria-label="${label}"`)
    return /<strong class="(\w*)">([^<]*)|<strong>([^<]*)/.exec(list)?.slice(1)
  }
  afterEach(() => db.deleteFrom('jobs').where('id', '=', 'r20').execute())

  it.each([
    [true, 'warn'],
    [false, 'good'],
    [undefined, ''],
  ] as const)('say what the comment said, in its colour: qualified %s', async (is, tone) => {
    await keepJob(ended('r20', is))
    for (const path of [`/repos/${REPOSITORY}`, `/repos/${REPOSITORY}/reports`])
      expect(await firstOf(path, 'Reports')).toEqual([tone, title, undefined])
    expect(await firstOf('/', 'Measured lately')).toEqual([tone, title, undefined])
  })

  it('say that it passed, and no more, where its job is forgotten', async () => {
    expect(await firstOf(`/repos/${REPOSITORY}/reports`, 'Reports')).toEqual([
      undefined,
      undefined,
      'passed',
    ])
  })
})

it('the list of reports goes on to its end', async () => {
  const seen = new Set<string>()
  let path: string | undefined = `/repos/${REPOSITORY}`
  for (let pages = 0; path !== undefined && pages < 50; pages++) {
    const text = await (await siteOf().request(path)).text()
    for (const [, id] of text.matchAll(/\/reports\/([\w-]+)"/g)) seen.add(id!)
    path = /href="([^"]*\/reports\?after=[^"]*)"/.exec(text)?.[1]
  }
  const own = db.selectFrom('reports').select('id').where('repository', '=', REPOSITORY)
  const kept = (await own.execute()).map(({ id }) => id)
  expect(kept.length).toBeGreaterThan(20)
  expect([...seen].toSorted()).toEqual(kept.toSorted())
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
    expect(one.plain).toMatch(
      /slower \+\d+\.\d % slower \[[^\]]*\] \+10\.0 % slower \[\+9\.5, \+10\.5\]/,
    )
    const far = await compared(sha(4), sha(16))
    expect(far.plain).toMatch(/slower not known \+10\.0 % slower \[\+8\.\d, \+11\.\d\]/)
    expect(far.plain).toMatch(/faster&lt;b&gt; not known -20\.0 % faster/)
    // A run between them gave no number; and after the last run that had it, nothing is known.
    expect(far.plain).toMatch(/torn not known not known/)
    expect(far.plain).toMatch(/rare not known not known/)
    expect(far.plain).toMatch(
      /: 1 (slower|faster), 1 (slower|faster), 1 without a sure change, 2 not known ?\./,
    )
    expect((await compared(sha(4), sha(12))).plain).toMatch(/rare not known \+5\.0 %/)
    expect(far.plain).toMatch(
      /gcbench run oltp --exact-base --base [0-9a-f]{12} --head [0-9a-f]{12}/,
    )
  })

  it('may be releases, by their tags, also where the branch did not measure them', async () => {
    const { body: _, ...entry } = await db
      .selectFrom('reports')
      .selectAll()
      .where('repository', '=', REPOSITORY)
      .where('ref', '=', 'main')
      .limit(1)
      .executeTakeFirstOrThrow()
    const ends = { headSha: 'd'.repeat(40), baseSha: sha(9), ref: 'v1.3.0' }
    const report = { ...entry, ...ends, id: 'release', keptAt: new Date(Date.UTC(2026, 1, 1)) }
    await db
      .insertInto('reports')
      .values({ ...report, body: new Uint8Array() })
      .execute()
    const row = { report: 'release', row: 0, contrast: 'refs', benchmark: 'slower', unit: 's' }
    const values = { baseValue: 1, headValue: 1.05, deltaPct: 5, lowPct: 4.5, highPct: 5.5 }
    await db
      .insertInto('points')
      .values({
        ...row,
        ...values,
        ...{ metric: 'time/op', level: 0.95, rounds: 9, verdict: 'regressed' },
      })
      .execute()
    const plainJob = jobOf('release', { cause: { kind: 'release', by: null, tag: 'v1.3.0' } })
    const request = {
      ...plainJob.request,
      headSha: ends.headSha,
      base: { ref: 'v1.2.0', sha: sha(9) },
    }
    const release = { ...plainJob, request, askedAt: '2026-02-01T00:00:00.000Z' }
    await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
      values ('release', ${REPOSITORY}, ${ends.headSha}, 'oltp', 'reported', now(), 1,
      ${stored(release)})`.execute(db)
    try {
      const one = await compared('v1.2.0', 'v1.3.0')
      expect(one.plain).toMatch(/slower \+5\.0 % slower \[\+4\.5, \+5\.5\] not known/)
      expect(one.plain).toMatch(/From v1\.3\.0 · dddddddddddd · 2026-02-01/)
      expect(one.plain).toContain('--base v1.2.0 --head v1.3.0')
      // Without any named, the last two releases; a commit of the branch still goes by its hash.
      const path = `/repos/${REPOSITORY}/compare`
      expect(await (await siteOf().request(path)).text()).toContain('--base v1.2.0 --head v1.3.0')
      expect((await compared(sha(8), sha(9))).plain).toMatch(/slower \+\d+\.\d % /)
      // The graph has the release before, too, and each once.
      const graph = await (await siteOf().request(seriesPath('slower'))).text()
      expect(graph.match(/"kind":"release","text":"v1\.\d\.0"/g)).toEqual([
        '"kind":"release","text":"v1.2.0"',
        '"kind":"release","text":"v1.3.0"',
      ])
    } finally {
      await db.deleteFrom('reports').where('id', '=', 'release').execute()
      await db.deleteFrom('jobs').where('id', '=', 'release').execute()
    }
  })

  it('of which one is not known, or that are the same, can be chosen again', async () => {
    const unknown = await compared(sha(4), 'v9.9.9')
    expect(unknown.status).toBe(404)
    expect(unknown.plain).toMatch(/Nothing is known of v9\.9\.9 : no run of main and no release/)
    expect(unknown.plain).toMatch(/From 000000000000 · 2026-01-20 .* To .* Compare/)
    const hostile = await compared(sha(4), '<b>x')
    expect(hostile.plain).toContain('Nothing is known of &lt;b&gt;x')
    const same = await compared(sha(4), sha(4))
    expect(same.status).toBe(200)
    expect(same.plain).toMatch(
      /From and to are the same commit, 0{12} : there is nothing to compare\. Choose two commits/,
    )
    const path = `/repos/${REPOSITORY}/compare?suite=oltp&from=${sha(4)}&to=${sha(4)}`
    const text = await (await siteOf().request(path)).text()
    expect(text.match(new RegExp(`<option value="${sha(4)}" selected>`, 'g'))).toHaveLength(2)
  })

  it('may be branches, each by the newest of its commits that was measured', async () => {
    const main = await compared(sha(4), 'main')
    expect(main.status).toBe(200)
    expect(main.plain).toMatch(/main is 0{12} here, the newest commit of it that was measured\./)
    expect(main.plain).toMatch(/To 0{12} · 2026-01-20 /)
    const both = await compared('main', sha(20))
    expect(both.plain).toMatch(/main and 0{38}14 are the same commit/)
    const pull = await compared(sha(8), 'pull/9')
    expect(pull.plain).toMatch(/pull\/9 is 0{12} here.* slower \+\d+\.\d % slower/)
  })

  it('are told where the newer one was named first', async () => {
    const swapped = await compared(sha(9), sha(8))
    expect(swapped.plain).toMatch(/so both have changed places/)
    expect(swapped.plain).toMatch(/From [\s\S]*slower \+\d+\.\d % slower/)
    expect((await compared(sha(8), sha(9))).plain).not.toContain('changed places')
  })

  it('of a suite that nothing has measured are not there, and others are', async () => {
    const path = `/repos/${REPOSITORY}/compare?suite=none`
    const answer = await siteOf().request(path)
    expect(answer.status).toBe(404)
    const text = await answer.text()
    expect(plainText(text)).toMatch(/No run of main and no release has measured the suite none/)
    expect(text).toContain(`/repos/${REPOSITORY}/compare?suite=oltp`)
    await keepFew([])
    const empty = await fewSite().request(`/repos/${FEW}/compare`)
    expect([empty.status, plainText(await empty.text())]).toEqual([
      404,
      expect.stringContaining('Nothing was measured here yet'),
    ])
  })
})

it('an owner sees what each of the repositories spent of all that was', async () => {
  const [day, hour] = [24 * 3_600_000, 3_600_000]
  const place = { ...PLACE, id: '9', name: 'octo/other', seenAt: new Date() }
  await db.insertInto('repositories').values(place).execute()
  const spent = [
    ['own', REPOSITORY, 2.5 * hour, 'ada'],
    ['merge', REPOSITORY, 0.5 * hour, null],
    ['other', 'octo/other', hour, null],
  ] as const
  for (const [id, repository, ms, by] of spent) {
    const asked = new Date(Date.now() - 2 * day)
    await sql`insert into jobs
      (id, repository, head_sha, suite, state, "by", asked_at, turn_at, ended_at, version, doc)
      values (${`spent-${id}`}, ${repository}, ${sha(9)}, 'oltp', 'reported', ${by}, ${asked}, ${asked},
      ${new Date(asked.getTime() + ms)}, 1, ${stored(jobOf(id, {}))})`.execute(db)
  }
  await db
    .insertInto('reports')
    .values(await anyReport('octo/other'))
    .execute()
  try {
    const text = await (await siteOf(['octo/*']).request('/owners/octo')).text()
    const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toMatch(/ 180 min \d+ jobs?, 75 % of all octo\/lines /)
    expect(plain).toMatch(/ 60 min 1 job, 25 % of all octo\/other .* 240 min \d+ jobs All /)
    expect(plain).toMatch(
      /Asked for by 150 min 1 job ada 90 min \d+ jobs automatic: pushes, merges/,
    )
    // Who may read one of them alone has no whole to compare with.
    const one = await (await siteOf().request('/owners/octo')).text()
    expect(one).not.toMatch(/of all|octo\/other/)
  } finally {
    await db.deleteFrom('jobs').where('id', 'like', 'spent-%').execute()
    await db.deleteFrom('reports').where('repository', '=', 'octo/other').execute()
    await db.deleteFrom('repositories').where('name', '=', 'octo/other').execute()
  }
})

async function anyReport(repository: string) {
  const entry = await db.selectFrom('reports').selectAll().limit(1).executeTakeFirstOrThrow()
  return { ...entry, id: `any ${repository}`, repository, body: new Uint8Array() }
}

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

describe('the largest changes', () => {
  const repository = 'octo/moves'
  const since = new Date(Date.UTC(2026, 1, 10))
  /** `day` of February. Rows: percent by benchmark. */
  async function run(ends: [number, number], day: number, rows: Record<string, number>) {
    const [base, head] = ends
    const id = `${repository} ${base} ${head} ${day}`
    const shas = { headSha: sha(head), baseSha: sha(base), baseRef: null, runUrl: null }
    const about = { suite: 's', conclusion: 'failure', keptAt: new Date(Date.UTC(2026, 1, day)) }
    const report = { id, repository, ref: 'main', ...shas, ...about, body: new Uint8Array() }
    await db.insertInto('reports').values(report).execute()
    const points = Object.entries(rows).map(([benchmark, deltaPct], row) => ({
      ...{ report: id, row, contrast: 'refs', benchmark, metric: 'time/op', unit: 's' },
      ...{ baseValue: 1, headValue: 1, deltaPct, lowPct: deltaPct - 1, highPct: deltaPct + 1 },
      ...{ level: 0.95, rounds: 9, verdict: deltaPct > 0 ? 'regressed' : 'improved' },
    }))
    if (points.length > 0) await db.insertInto('points').values(points).execute()
  }
  const moves = async (from = since) => {
    const found = await largestMoves(db, [{ repository, defaultBranch: 'main' }], from, 20)
    return found.map(({ benchmark, pct, baseSha, headSha }) => {
      return `${benchmark} ${pct} ${Number(`0x${baseSha}`)}..${Number(`0x${headSha}`)}`
    })
  }
  afterEach(() => db.deleteFrom('reports').where('repository', '=', repository).execute())

  it('are told once: by the merge, and not by the night and the run that made sure', async () => {
    await run([0, 1], 10, {})
    await run([1, 2], 11, {})
    await run([2, 3], 12, { slow: 30 })
    await run([3, 4], 13, {})
    await run([1, 4], 14, { slow: 28, slowly: 9 })
    await run([2, 4], 14, { slow: 33 })
    expect(await moves()).toEqual(['slow 30 2..3', 'slowly 9 1..4'])
  })

  it('are two where two merges made them, or one made it and the other took it back', async () => {
    await run([1, 2], 11, { both: 20, back: 10 })
    await run([2, 3], 12, { both: 25, back: -12 })
    expect(await moves()).toEqual(['both 25 2..3', 'both 20 1..2', 'back -12 2..3', 'back 10 1..2'])
    // All of them against the first is slower, and the merge between made it faster: both are told.
    await run([1, 3], 12, { both: -9 })
    expect(await moves()).toContain('both -9 1..3')
    // Nothing is known of where its base stands: it may be about other commits.
    await run([70, 80], 13, { both: 40 })
    expect(await moves()).toContain('both 40 70..80')
  })

  it('are of the newest run where the same commits were compared again', async () => {
    await run([1, 2], 11, { slow: 30 })
    await run([1, 2], 12, { slow: 20 })
    expect(await moves()).toEqual(['slow 20 1..2'])
  })

  it('are not of the week where a merge before it made them', async () => {
    await run([0, 1], 7, {})
    await run([1, 2], 8, { slow: 30 })
    await run([2, 3], 9, {})
    await run([1, 3], 11, { slow: 28 })
    expect(await moves()).toEqual([])
    expect(await moves(new Date(0))).toEqual(['slow 30 1..2'])
  })
})

/** A branch of few runs, in a repository of its own. */
const FEW = 'octo/few'
type FewRun = { base: number; head: number; day: number; pct?: number | null; ref?: string }
const fewPath = (kind = '', benchmark = 'scan') => {
  const id = { suite: 'oltp', contrast: 'refs', benchmark, metric: 'time/op' }
  return `/repos/${FEW}/history${kind}?${new URLSearchParams(id)}`
}
const fewSite = () => siteOf([FEW])
const plainText = (text: string) =>
  text
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const fewText = async (path: string) => plainText(await (await fewSite().request(path)).text())

async function keepFew(runs: FewRun[], benchmarks = ['scan']) {
  const place = { ...PLACE, id: '70', name: FEW, seenAt: new Date() }
  await db.insertInto('repositories').values(place).execute()
  for (const { base, head, day, pct = 0, ref = 'main' } of runs) {
    const isPull = ref.startsWith('pull/')
    const id = `few ${ref} ${base} ${head} ${day}`
    const ends = { headSha: sha(head), baseSha: sha(base), baseRef: isPull ? 'main' : null }
    const about = { suite: 'oltp', conclusion: 'success', runUrl: null, body: new Uint8Array() }
    const keptAt = new Date(Date.UTC(2026, 2, day))
    await db
      .insertInto('reports')
      .values({ id, repository: FEW, ref, ...ends, ...about, keptAt })
      .execute()
    if (pct === null) continue
    const points = benchmarks.map((benchmark, row) => ({
      ...{ report: id, row, contrast: 'refs', benchmark, metric: 'time/op', unit: 's' },
      ...{ baseValue: 1, headValue: 1 + head / 1000, deltaPct: pct },
      ...{ lowPct: pct - 0.5, highPct: pct + 0.5, level: 0.95, rounds: 9, verdict: 'equivalent' },
    }))
    await db.insertInto('points').values(points).execute()
  }
}
/** Five merges, a day each, with a night over the last three, and a merge after it. */
const NIGHT: FewRun[] = [
  { base: 1, head: 2, day: 1 },
  { base: 2, head: 3, day: 2, pct: 10 },
  { base: 3, head: 4, day: 3 },
  { base: 1, head: 4, day: 4, pct: 9 },
  { base: 4, head: 5, day: 5 },
]

describe('a commit that was measured twice', () => {
  const place = { installation: 1, repository: FEW, repositoryId: 70, defaultBranch: 'main' }
  async function tagFirst() {
    const plain = jobOf('few release', { cause: { kind: 'release', by: null, tag: 'v1.1.0' } })
    const base = { ref: 'v1.0.0', sha: sha(1) }
    const job = { ...plain, place, request: { ...plain.request, headSha: sha(3), base } }
    await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
      values (${job.id}, ${FEW}, ${sha(3)}, 'oltp', 'reported', now(), 1, ${stored(job)})`.execute(
      db,
    )
  }
  afterEach(() => db.deleteFrom('jobs').where('id', '=', 'few release').execute())

  it('says of each value what it is against, by its release too', async () => {
    await keepFew(NIGHT)
    await tagFirst()
    const text = await (await fewSite().request(fewPath())).text()
    const [, values = ''] = text.split('aria-label="Values"')
    const rows = values.split('<tr>').filter((row) => row.includes(`/commit/${sha(4)}"><code>`))
    const against = rows.map((row) => /against <a href="[^"]*\/(\w+)">/.exec(row)?.[1])
    // The newest first: the merge after them, the night, the merge of the same commit.
    expect(against).toEqual([sha(4), sha(1), sha(3)])
    expect(plainText(rows[1]!)).toMatch(/\+9\.0 %.* against 0{12} \(v1\.0\.0\)/)
  })

  it('has a column of bases in its CSV', async () => {
    await keepFew(NIGHT)
    const csv = await (await fewSite().request(fewPath('.csv'))).text()
    const rows = csv
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    const basesOf = (view: string, at: number) =>
      rows.filter((row) => row[0] === view && row[3] === sha(at)).map((row) => row.at(-1))
    expect(rows[0]?.at(-1)).toBe('base')
    expect(basesOf('measured', 4)).toEqual([sha(3), sha(1)])
    expect(basesOf('chained', 4)).toEqual([sha(1)])
  })

  it('is no step back to what a night began at, where no merge measured that', async () => {
    await keepFew([
      { base: 2, head: 3, day: 2, pct: 10 },
      { base: 1, head: 3, day: 4, pct: 12 },
    ])
    const csv = await (await fewSite().request(fewPath('.csv'))).text()
    const chain = csv.split('\n').filter((line) => line.startsWith('chained,'))
    expect(chain.map((line) => line.split(',')[3])).toEqual([1, 2, 3].map(sha))
  })

  it('names no base where a row compares two variants', async () => {
    await keepFew(NIGHT)
    await db
      .updateTable('points')
      .set({ contrast: 'gc' } as never)
      .where('report', 'like', 'few %')
      .execute()
    const csv = await fewSite().request(fewPath('.csv').replace('=refs', '=gc'))
    const measured = (await csv.text()).split('\n').filter((line) => line.startsWith('measured'))
    expect(measured).toHaveLength(5)
    expect(measured.every((line) => line.endsWith(','))).toBe(true)
  })

  it('is one to choose from, and one of the commits that a list is over', async () => {
    await keepFew(NIGHT)
    const text = await (await fewSite().request(`/repos/${FEW}/compare?suite=oltp`)).text()
    const [from = ''] = /<select name="from">[\s\S]*?<\/select>/.exec(text) ?? []
    const offered = [...from.matchAll(/value="(\w+)"/g)].map(([, value]) => value)
    expect(offered).toEqual([5, 4, 3, 2, 1].map(sha))
    expect(from).toMatch(/· 2026-03-03/)
    expect(await fewText(`/repos/${FEW}?suite=oltp`)).toContain('1 line over 4 commits of main')
  })

  it('leaves the chain between two commits whole where one of them is an end', async () => {
    await keepFew([...NIGHT, { base: 5, head: 6, day: 6, pct: 5 }])
    const ends = `&from=${sha(4)}&to=${sha(6)}`
    const text = await fewText(`/repos/${FEW}/compare?suite=oltp${ends}`)
    expect(text).toMatch(/scan not known \+5\.0 % slower/)
  })
})

afterEach(async () => {
  await db.deleteFrom('reports').where('repository', '=', FEW).execute()
  await db.deleteFrom('repositories').where('name', '=', FEW).execute()
})

const executable = findChromium()

describe.skipIf(executable === null)('in a browser, under the policy of the pages', () => {
  let browser: Browser
  let page: Page
  let base: string
  let close: () => void
  const said: string[] = []
  beforeAll(async () => {
    const server = serve({ fetch: siteOf([REPOSITORY, FEW]).fetch, hostname: '127.0.0.1', port: 0 })
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

  it('a person goes from the top of a repository to all of its lines, where there are any', async () => {
    await page.setViewportSize({ width: 400, height: 600 })
    const link = page.getByRole('link', { name: 'Benchmarks by change, noise or name' })
    await keepFew([])
    await page.goto(`${base}/repos/${FEW}`)
    expect(await link.count()).toBe(0)
    await page.goto(`${base}/repos/${REPOSITORY}`)
    const sort = page.getByLabel('Sort by')
    const isInView = async () => ((await sort.boundingBox())?.y ?? 1e9) < 600
    expect(await isInView()).toBe(false)
    await link.click()
    await expect.poll(isInView).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

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

  it('a person who filters all lines away is told so, and clears the filter', async () => {
    await page.goto(`${base}/repos/${REPOSITORY}`)
    const table = page.locator('table.lines')
    const note = page.locator('main > p', { hasText: 'No benchmark' })
    expect(await note.isVisible()).toBe(false)
    await page.getByRole('searchbox').fill('<b>zzz')
    expect(await note.innerText()).toMatch(/^No benchmark matches “<b>zzz”\. /)
    expect(await table.isVisible()).toBe(false)
    await page.getByLabel('Last change').selectOption('Worse')
    expect(await note.innerText()).toContain('“<b>zzz” and has the last change “Worse”.')
    await page.reload()
    expect(await note.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    expect(await shown()).toEqual(['faster<b>', 'rare', 'slower', 'steady', 'torn'])
    expect([await note.isVisible(), await table.isVisible()]).toEqual([false, true])
    expect(new URL(page.url()).search).toBe('')
    expect(said).toEqual([])
  })

  it('a person goes to either end of a graph by a key, however near it is looked at', async () => {
    await page.goto(`${base}${seriesPath('slower')}&from=2026-01-08&to=2026-01-11`)
    await page.waitForSelector('html[data-drawn]')
    const stage = page.locator('.stage')
    const info = page.locator('.point-info')
    const seen = () => {
      const { searchParams } = new URL(page.url())
      return ['from', 'to'].map((name) => searchParams.get(name)?.slice(0, 10))
    }
    await stage.press('Home')
    expect(await info.innerText()).toMatch(/2026-01-01/)
    expect(seen()).toEqual(['2026-01-01', '2026-01-04'])
    await stage.press('End')
    expect(await info.innerText()).toMatch(/2026-01-20/)
    expect(seen()).toEqual(['2026-01-17', '2026-01-20'])
    expect(await stage.getAttribute('aria-label')).toContain('Home and End')
  })

  it('Back leaves a graph at once, whatever was zoomed, and Forward has it as it was', async () => {
    await page.goto(`${base}/repos/${REPOSITORY}`)
    await page.locator('table.lines').getByRole('link', { name: 'slower' }).click()
    await page.waitForSelector('html[data-drawn]')
    const stage = page.locator('.stage')
    for (const key of ['+', '+', 'Shift+ArrowLeft', 'ArrowLeft']) await stage.press(key)
    await page.getByRole('combobox', { name: /^Axis/ }).selectOption('Commits')
    const [zoomed, told] = [page.url(), await page.locator('.point-info').innerText()]
    await page.goBack()
    await page.waitForSelector('html[data-ready]')
    expect(new URL(page.url()).pathname).toBe(`/repos/${REPOSITORY}`)
    await page.goForward()
    await page.waitForSelector('html[data-drawn]')
    expect(page.url()).toBe(zoomed)
    expect(await page.getByRole('combobox', { name: /^Axis/ }).inputValue()).toBe('commits')
    // By a link out of it, and back.
    await page.locator('nav').getByRole('link', { name: REPOSITORY }).click()
    await page.waitForSelector('html[data-ready]')
    await page.goBack()
    await page.waitForSelector('html[data-drawn]')
    expect(page.url()).toBe(zoomed)
    expect(told).toMatch(/slower/)
    expect(await page.locator('.point-info').innerText()).toMatch(/slower/)
    expect(said).toEqual([])
  })

  it('a person goes through a graph by keys, zooms, and shares what is seen', async () => {
    await page.goto(`${base}${seriesPath('slower')}&with=steady`)
    await page.waitForSelector('html[data-drawn]')
    const info = page.locator('.point-info')
    expect(await info.innerText()).toMatch(
      /2026-01-20\s+slower \+10\.0 % \[.*\] since 0{12}\s+steady 0\.0 %/,
    )
    expect(await page.locator('.still:visible').count()).toBe(0)
    const stage = page.locator('.stage')
    await stage.focus()
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft')
    expect(await info.innerText()).toMatch(/2026-01-08 by ada\s+slower 0\.0 %/)
    expect(await info.getByRole('link').first().getAttribute('href')).toBe(
      `https://github.example/${REPOSITORY}/commit/${sha(8)}`,
    )
    await page.keyboard.press('+')
    const zoomed = new URL(page.url()).searchParams
    expect([zoomed.get('from'), zoomed.get('to')]).toEqual([
      '2026-01-03T00:00:00.000Z',
      '2026-01-13T00:00:00.000Z',
    ])
    // What is told of stays, and is in sight where the address alone is known.
    expect(await info.innerText()).toMatch(/2026-01-08 by ada/)
    await page.reload()
    await page.waitForSelector('html[data-drawn]')
    expect(new URL(page.url()).searchParams.get('to')).toBe('2026-01-13T00:00:00.000Z')
    expect(await info.innerText()).toMatch(/2026-01-13/)
    await page.getByRole('combobox', { name: /^Show/ }).selectOption('Values as measured')
    expect(new URL(page.url()).searchParams.get('view')).toBe('values')
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(new URL(page.url()).searchParams.has('from')).toBe(false)
    expect(said).toEqual([])
  })

  it('Ctrl and wheel zooms where the pointer is, out to all again, and Shift and wheel moves', async () => {
    await page.goto(`${base}${seriesPath('slower')}`)
    await page.waitForSelector('html[data-drawn]')
    expect(await page.locator('.by-mouse').innerText()).toContain('Ctrl + wheel')
    const shown = () =>
      ['from', 'to'].map((end) => new URL(page.url()).searchParams.get(end)?.slice(0, 10))
    const over = page.locator('.u-over')
    await over.hover()
    const box = (await over.boundingBox())!
    const told = async () => /2026-01-\d\d/.exec(await page.locator('.point-info').innerText())?.[0]
    const wheel = async (key: 'Control' | 'Shift', by: number) => {
      await page.keyboard.down(key)
      await page.mouse.wheel(0, by)
      await expect.poll(() => page.evaluate('new Promise(requestAnimationFrame)')).toBeTruthy()
      await page.keyboard.up(key)
    }
    const places = [0.2, 0.8]
    for (const place of places) {
      await page.mouse.move(box.x + place * box.width, box.y + box.height / 2)
      const day = await told()
      for (let i = 0; i < 4; i++) await wheel('Control', -100)
      await expect.poll(() => shown()[0]).toBeTruthy()
      // A pixel to and fro: what is there is what was there.
      await page.mouse.move(box.x + place * box.width + 1, box.y + box.height / 2)
      expect(await told()).toBe(day)
      if (place !== places.at(-1)) await page.getByRole('button', { name: 'Show all' }).click()
    }
    const [from, to] = shown()
    await wheel('Shift', -100)
    await expect.poll(() => shown()[0]! < from! && shown()[1]! < to!).toBe(true)
    for (let i = 0; i < 12; i++) await wheel('Control', 100)
    await expect.poll(shown).toEqual([undefined, undefined])
    expect(said).toEqual([])
  })

  it('the last day on the axis is whole', async () => {
    await page.goto(`${base}${seriesPath('slower')}&from=2026-01-16&to=2026-01-20`)
    await page.waitForSelector('html[data-drawn]')
    const inked = await page.evaluate(`(() => {
      const { width, height } = document.querySelector('canvas')
      const ink = document.querySelector('canvas').getContext('2d')
      return ink.getImageData(width - 1, 0, 1, height).data.some((one) => one > 0)
    })()`)
    expect(inked).toBe(false)
  })

  it('one commit alone has a day on either side, and its interval', async () => {
    await keepFew([
      { base: 1, head: 2, day: 10, pct: 5 },
      { base: 2, head: 3, day: 11, ref: 'pull/3' },
    ])
    await page.goto(`${base}${fewPath()}`)
    await page.waitForSelector('html[data-drawn]')
    expect(await page.locator('.point-info').innerText()).toMatch(/2026-03-10\s+scan \+5\.0 %/)
    // Where along there is an upright in the colour of the curve.
    const drawn = (await page.evaluate(`(() => {
      const canvas = document.querySelector('canvas')
      const { width, height } = canvas
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
      const blue = (x, y) => {
        const [r, g, b] = data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)
        return b > 180 && r < 60 && g < 140
      }
      const tall = []
      for (let x = 0; x < width; x++) {
        let count = 0
        for (let y = 0; y < height; y++) if (blue(x, y)) count++
        if (count > 15) tall.push(x / width)
      }
      return tall
    })()`)) as number[]
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn[0]).toBeGreaterThan(0.3)
    expect(drawn[0]).toBeLessThan(0.7)
  })

  it('a commit that was measured twice is one of the commits, and each value says its base', async () => {
    await keepFew(NIGHT)
    await page.goto(`${base}${fewPath()}&view=values`)
    await page.waitForSelector('html[data-drawn]')
    const info = page.locator('.point-info')
    const stage = page.locator('.stage')
    await stage.press('ArrowLeft')
    expect(await info.innerText()).toMatch(
      /2026-03-04 report\s+scan .* \+9\.0 % \[.*\] against 0{12}$/,
    )
    expect(await info.innerText()).not.toContain('Again')
    await page.getByRole('combobox', { name: /^Axis/ }).selectOption('Commits')
    expect(await info.innerText()).toMatch(
      /2026-03-03 report\s+scan .* 0\.0 % .*\s+Again on 2026-03-04 report\s+scan .* \+9\.0 %/,
    )
    await stage.press('ArrowLeft')
    expect(await info.innerText()).toMatch(/2026-03-02 report/)
    await stage.press('ArrowRight')
    await stage.press('ArrowRight')
    expect(await info.innerText()).toMatch(/2026-03-05 report/)
  })

  it('a graph is printed in the colours of paper, and tells of the same commit', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const own = await context.newPage()
    await own.goto(`${base}${seriesPath('slower')}`)
    await own.waitForSelector('html[data-drawn]')
    await own.locator('.stage').press('ArrowLeft')
    const [soft, softInTheDark] = ['89,99,110', '154,164,175']
    const inks = (): Promise<string[]> =>
      own.evaluate(`(() => {
        const { width, height } = document.querySelector('canvas')
        const ink = document.querySelector('canvas').getContext('2d')
        const { data } = ink.getImageData(0, 0, width, height)
        const found = new Set()
        for (let at = 0; at < data.length; at += 4)
          if (data[at + 3] === 255) found.add(data.slice(at, at + 3).join())
        return [...found]
      })()`)
    expect(await inks()).toContain(softInTheDark)
    // On paper it may be as wide as it was: nothing else draws it anew then.
    await own.evaluate(`document.querySelector('.stage').style.width = '600px'`)
    await expect.poll(() => own.evaluate(`document.querySelector('canvas').clientWidth`)).toBe(600)
    await own.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.poll(inks).toContain(soft)
    expect(await inks()).not.toContain(softInTheDark)
    expect(await own.locator('.point-info').innerText()).toMatch(/2026-01-19/)
    await context.close()
  })

  it('nothing is too wide, on whatever screen', async () => {
    const paths = [`/repos/${REPOSITORY}`, `/repos/${REPOSITORY}/compare?suite=oltp`]
    for (const path of [...paths, seriesPath('slower'), '/', '/owners/octo', '/status'])
      for (const width of [320, 600, 660, 768, 840, 1000]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${base}${path}`)
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect([path, width, overflow]).toEqual([path, width, 0])
      }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('a history without its script is a picture and tables', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(`${base}${seriesPath('slower')}`)
    expect(await plain.locator('.still:visible svg').count()).toBe(2)
    // The newest value, and the commit that moved it.
    const rowsIn = (name: string) => plain.getByRole('region', { name }).locator('tbody tr')
    expect(await rowsIn('Values').first().innerText()).toContain('2026-01-20')
    expect(await rowsIn('What moved it').innerText()).toMatch(/2026-01-09[\s\S]*\+10\.0.% slower/)
    expect(await plain.getByRole('button', { name: 'Add' }).isVisible()).toBe(true)
    await plain.goto(`${base}${seriesPath('slower')}&with=steady`)
    expect(await plain.locator('.still:visible svg').count()).toBe(3)
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
    const none = `/repos/${FEW}`
    await keepFew([])
    for (const path of [
      `/repos/${REPOSITORY}`,
      `/repos/${REPOSITORY}/benchmarks`,
      `/repos/${REPOSITORY}/reports`,
      `${seriesPath('slower')}&with=steady`,
      `${seriesPath('slower')}&view=values&from=2026-01-05&axis=none`,
      compare,
      `${compare}&from=${sha(4)}&to=v9`,
      none,
      `${none}/compare`,
      '/',
      '/?q=lines',
      '/?q=none',
      '/owners/octo',
      '/status',
      '/not-there',
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
