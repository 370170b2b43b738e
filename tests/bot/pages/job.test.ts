/** The page of a job: why it waits, what its minutes went into, and that it follows the job. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JobPage, jobMarkup } from '../../../bot/pages/job-pages.ts'
import { PAGES_POLICY, pageMarkup } from '../../../bot/pages/layout.ts'
import { type AlertEnd, type Job, openJob } from '../../../bot/store/job.ts'
import { findChromium, openBrowser } from '../../../scripts/comments/chromium.ts'
import { markup } from '../../../src/render/html.ts'
import { PARTS_OF_TIME } from '../../../src/render/sentences.ts'
import type { LiveRun } from '../../../src/report/live.ts'

const AT = '2026-03-01T10:00:00.000Z'

const job = (id: string, more: Partial<Job> = {}): Job => ({
  ...openJob(
    {
      id,
      pull: 7,
      isFork: false,
      cause: { kind: 'comment', comment: 1, by: 'alice' },
      place: { installation: 1, repository: 'octo/lines', repositoryId: 1, defaultBranch: 'main' },
      request: {
        suite: 'oltp',
        headSha: 'a'.repeat(40),
        base: { ref: 'main', sha: 'b'.repeat(40) },
        options: {},
        gates: true,
        policySha: 'b'.repeat(40),
        suiteFile: '.gcbench.yml',
        workflow: 'gcbench.yml',
        timeoutSec: 3600,
        parallel: 2,
        comments: 'always',
        onDoubt: null,
      },
    },
    'queued',
    AT,
  ),
  ...more,
})

const run = { id: 3, attempt: 1, url: 'https://github.example/octo/lines/runs/3', overAt: null }
const standing = (place: number) => ({ place, of: 5, aboutSec: null })
const pageOf = (more: Partial<JobPage>): JobPage => ({
  job: job('own'),
  serverUrl: 'https://github.example',
  hasReport: false,
  about: { machines: [], minutes: [] },
  standing: standing(1),
  atWork: [],
  live: null,
  heldUntil: null,
  ...more,
})
const plain = (more: Partial<JobPage>) =>
  `${jobMarkup(pageOf(more))}`.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

describe('a job that is not over', () => {
  it('says how many are before it, and which have their turn', () => {
    const atWork = [job('one', { turnAt: AT }), job('two', { turnAt: AT, pull: null })]
    expect(plain({ standing: standing(3), atWork })).toContain(
      'At most 2 runs of this repository at a time; 2 jobs before it. Now: oltp of #7, oltp.',
    )
    expect(plain({ atWork })).toContain('it is the next that waits. Now')
    expect(plain({ standing: { ...standing(1), aboutSec: 840 } })).toContain(
      'it is the next that waits, its turn comes in about 14 min.',
    )
    const organisation = { place: 7, of: 12 }
    expect(plain({ standing: { ...standing(3), organisation } })).toContain(
      '2 jobs before it, 7 of 12 in this organisation.',
    )
    expect(`${jobMarkup(pageOf({ atWork }))}`).toContain('href="/repos/octo/lines/jobs/one"')
  })

  it('says until when the limits of GitHub hold up what is written there', () => {
    const words = 'GitHub limits the service in this organisation until 14:32 UTC'
    expect(plain({ heldUntil: '2026-03-01T14:32:10.000Z' })).toContain(words)
    expect(plain({})).not.toContain('GitHub limits')
    const over = job('own', { state: 'cancelled', endedAt: AT })
    expect(plain({ job: over, heldUntil: '2026-03-01T14:32:10.000Z' })).not.toContain(words)
  })

  it('says that merges of a suite are measured in their order', () => {
    const cause = { kind: 'merge', by: null } as const
    const atWork = [job('one', { turnAt: AT, cause })]
    expect(plain({ job: job('own', { cause }), atWork })).toContain(
      'Merges are measured in their order, one at a time of each suite',
    )
    // A pull request waits for no merge.
    expect(plain({ atWork })).toContain('At most 2 runs')
  })

  it.each([
    [{ state: 'asked' }, 'It waits for somebody with write access to allow it'],
    [{ turnAt: AT }, 'Its turn has come'],
    [{ state: 'dispatched', run }, 'It waits for GitHub to give its run a runner'],
    [{ state: 'running', run }, 'at the latest 1 h after it began'],
    [
      { state: 'running', run, end: { why: 'alice stopped it', by: 'alice' } },
      'It is being stopped: alice stopped it',
    ],
  ] as [Partial<Job>, string][])('%j', (more, words) => {
    expect(plain({ job: job('own', more) })).toContain(words)
  })
})

const running = job('own', { state: 'running', run })
const row = { contrast: 'refs', metric: 'time/op', change: 0.0953 }
const live: LiveRun = {
  format: 1,
  at: '2026-03-01T10:20:00.000Z',
  phase: 'measure',
  rounds: { over: 12, most: 40, leftSec: 300 },
  rows: [
    { ...row, benchmark: 'open', change: -0.01, settled: null },
    { ...row, benchmark: 'same', change: 0.001, settled: 'equivalent' },
    { ...row, benchmark: 'slow<b>', settled: 'regressed' },
  ],
}

describe('a job that measures', () => {
  it('has the table as it stands: what moved first, what is open as that', () => {
    expect(plain({ job: running, live })).toMatch(
      /12 of about 40 rounds, about 5 min left; 2 of 3 rows decided, as the run said at 2026-03-01 10:20 UTC\..* \+10\.0 %slowerslow&lt;b&gt; time\/op -1\.0 %so faropen time\/op \+0\.10 %no changesame time\/op/,
    )
  })

  it('says what it does before there is one, and no more of it when it is over', () => {
    const begun = { ...live, phase: 'build', rounds: null, rows: [] } satisfies LiveRun
    const text = plain({ job: running, live: begun })
    expect(text).toContain('It builds both sides.')
    expect(text).toContain('Nothing was analysed yet.')
    const over = job('own', { state: 'cancelled', endedAt: AT })
    expect(plain({ job: over, live })).not.toContain('So far')
  })
})

const moved = { contrast: 'refs', benchmark: 'slow<b>', metric: 'time/op', change: 0.0953 }
const suspicion = { kind: 'alert', by: null, rows: [moved] } as const
const alertJob = (alert: AlertEnd) =>
  job('own', { cause: suspicion, state: 'reported', endedAt: AT, pull: null, alert })

it.each([
  [{ is: 'refuted' }, 'Not confirmed: this run does not show what the merges did'],
  [{ is: 'accepted' }, 'Confirmed, and accepted by a maintainer'],
  [
    { is: 'told', at: 12, isIssue: true, rows: [moved] },
    'Confirmed, and reported in #12. slow&lt;b&gt; time/op: +10.0 % slower',
  ],
  [
    { is: 'over', at: 12, isIssue: false, rows: [moved] },
    'reported in #12, and that is over: it is gone, accepted, or closed by hand.',
  ],
] as [AlertEnd, string][])('of a suspicion it says what became of it: %j', (alert, words) => {
  expect(plain({ job: alertJob(alert) })).toContain(words)
})

it('has the time between events, the machine, and the parts of its minutes', () => {
  const over = job('own', {
    state: 'reported',
    turnAt: '2026-03-01T10:02:00.000Z',
    startedAt: '2026-03-01T10:03:00.000Z',
    endedAt: '2026-03-01T10:33:00.000Z',
    run,
  })
  const minutes = [
    { key: 'buildSec', label: 'building', size: 60, printed: '1 min' },
    { key: 'countedSec', label: 'measured work', size: 180, printed: '3 min' },
  ]
  const machines = [1, 2].map(() => ({ cpuModel: 'EPYC <9>', cores: 4 }))
  const text = plain({ job: over, about: { machines, minutes } })
  expect(text).toContain('Measured on EPYC &lt;9&gt;, 4 cores.')
  expect(text).toMatch(/10:02 UTC Its turn came, 2 min later .* began, 1 min later/)
  expect(text).toMatch(/building 1 min 25 % measured work 3 min 75 %/)
  expect(text).not.toMatch(/It waits|It measures/)
})

const FRAME = { title: 'oltp', viewer: null, path: '/', canSignIn: false }

/** A job in the ways in which it can stand, and all that its page can have. */
const STANDING: Partial<JobPage>[] = [
  { job: job('own', { state: 'asked' }) },
  { standing: standing(3), atWork: [job('one', { turnAt: AT })], heldUntil: AT },
  { job: running, live },
  { job: alertJob({ is: 'told', at: 12, isIssue: true, rows: [moved] }) },
  {
    job: job('own', { state: 'reported', turnAt: AT, startedAt: AT, endedAt: AT, run }),
    hasReport: true,
    about: {
      machines: [{ cpuModel: 'EPYC', cores: 4 }],
      minutes: [
        { key: 'buildSec', label: 'building', size: 60, printed: '1 min' },
        { key: 'countedSec', label: 'measured work', size: 180, printed: '3 min' },
      ],
    },
  },
]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CHECK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3)))`

const executable = findChromium()
if (executable === null) console.warn('skipped: a job in a browser, no Chromium is on PATH')

describe.skipIf(executable === null)('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
  })
  afterAll(() => browser?.close())

  it.each([
    [400, 'dark'],
    [400, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s, axe finds nothing, however it stands', async (width, colorScheme) => {
    const page = await browser.newPage({ bypassCSP: true, colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const shown of STANDING) {
      await page.setContent(pageMarkup(FRAME, jobMarkup(pageOf(shown))))
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await page.evaluate(axe)
      expect(await page.evaluate(CHECK)).toEqual([])
    }
    await page.close()
  })

  it('follows the job until it is over', async () => {
    const page = await browser.newPage()
    await page.clock.install()
    let shown = pageOf({ standing: standing(2) })
    let reads = 0
    await page.route('https://pages.test/**', (route) => {
      reads++
      const body = pageMarkup(FRAME, jobMarkup(shown))
      const headers = { 'content-security-policy': PAGES_POLICY }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body })
    })
    await page.goto('https://pages.test/job')
    await page.getByText('1 job before it').waitFor()
    shown = pageOf({ job: job('own', { state: 'running', run }) })
    await page.clock.fastForward(11_000)
    await page.getByText('It measures').waitFor()
    shown = pageOf({ job: job('own', { state: 'cancelled', endedAt: AT }) })
    await page.clock.fastForward(11_000)
    await page.getByText('cancelled', { exact: true }).waitFor()
    const read = reads
    await page.clock.fastForward(60_000)
    expect(reads).toBe(read)
    await page.close()
  })
})

it('is green only where nothing is said against what was measured', () => {
  const title = 'all 4 benchmarks within 2 %; other programs took 78 % of the CPU'
  const shown = (isQualified?: boolean) => {
    const known = { conclusion: 'success' as const, title, isDoubtful: false }
    const result = isQualified === undefined ? known : { ...known, isQualified }
    return `${jobMarkup(pageOf({ job: job('own', { state: 'reported', result }) }))}`
  }
  expect(shown(true)).toContain('<strong class="warn">all 4 benchmarks')
  expect(shown(false)).toContain('<strong class="good">all 4 benchmarks')
  // Of what was kept before that was noted nobody knows.
  expect(shown()).toContain('<strong class="">all 4 benchmarks')
})

it('every part of a run has its own colour', () => {
  const text = `${pageMarkup(FRAME, markup``)}`
  const colours = Object.keys(PARTS_OF_TIME).map(
    (key) => new RegExp(`\\.${key}\\{fill:([^}]+)\\}`).exec(text)?.[1],
  )
  expect(colours).not.toContain(undefined)
  expect(new Set(colours).size).toBe(colours.length)
})
