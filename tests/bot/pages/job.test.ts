/** The page of a job: why it waits, what its minutes went into, and that it follows the job. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JobPage, jobMarkup } from '../../../bot/pages/job-pages.ts'
import { PAGES_POLICY, pageMarkup } from '../../../bot/pages/layout.ts'
import { type Job, openJob } from '../../../bot/store/job.ts'
import { findChromium, openBrowser } from '../../../scripts/comments/chromium.ts'

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
const pageOf = (more: Partial<JobPage>): JobPage => ({
  job: job('own'),
  serverUrl: 'https://github.example',
  hasReport: false,
  minutes: [],
  before: 0,
  atWork: [],
  heldUntil: null,
  ...more,
})
const plain = (more: Partial<JobPage>) =>
  `${jobMarkup(pageOf(more))}`.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

describe('a job that is not over', () => {
  it('says how many are before it, and which have their turn', () => {
    const atWork = [job('one', { turnAt: AT }), job('two', { turnAt: AT, pull: null })]
    expect(plain({ before: 2, atWork })).toContain(
      'At most 2 runs of this repository at a time; 2 jobs before it. Now: oltp of #7, oltp.',
    )
    expect(plain({ atWork })).toContain('it is the next that waits')
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
    [{ state: 'asked' }, 'It waits until somebody with write access allows it'],
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

it('has the time between events, and the parts of its minutes', () => {
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
  const text = plain({ job: over, minutes })
  expect(text).toMatch(/10:02 UTC Its turn came, 2 min later .* began, 1 min later/)
  expect(text).toMatch(/building 1 min 25 % measured work 3 min 75 %/)
  expect(text).not.toMatch(/It waits|It measures/)
})

const executable = findChromium()
if (executable === null) console.warn('skipped: a job in a browser, no Chromium is on PATH')

describe.skipIf(executable === null)('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
  })
  afterAll(() => browser?.close())

  it('follows the job until it is over', async () => {
    const page = await browser.newPage()
    await page.clock.install()
    let shown = pageOf({ before: 1 })
    let reads = 0
    await page.route('https://pages.test/**', (route) => {
      reads++
      const frame = { title: 'oltp', viewer: null, path: '/', canSignIn: false }
      const body = pageMarkup(frame, jobMarkup(shown))
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
