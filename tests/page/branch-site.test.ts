/** The static site of a branch in a real browser: with its scripts and without, on a phone, in the dark. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium, openBrowser } from '../../scripts/comments/chromium.ts'
import { exactRow } from '../../scripts/fixtures/report-fixture-parts.ts'
import { printMoved } from '../../src/render/series-lines.ts'
import { siteFiles } from '../../src/render/site.ts'
import { framedPage, nameMarkup, tableMarkup } from '../../src/render/site-page.ts'
import { branchRunOf, branchSuites } from '../../src/report/branch.ts'
import { merged, moved } from '../support/branch-reports.ts'

const executable = findChromium()
if (executable === null) console.warn('skipped: a site in a browser, no Chromium is on PATH')

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** In a folder of its host, as GitHub has the site of a repository. */
const SITE = 'http://octo.test/lines/'

const runs = Array.from({ length: 20 }, (_, at) => {
  const rows = [
    moved('Steady', 0),
    moved('Slower', at === 9 ? 10 : 0),
    moved('Faster<b>', at === 15 ? -20 : 0),
    exactRow('Steady', 'allocs/op', 4, 4),
  ]
  return branchRunOf(`${at}/report.json`, merged(at, at + 1, rows), false)
})
const files = new Map(
  siteFiles({
    title: 'octo/lines',
    home: 'https://github.example/octo/lines',
    suites: branchSuites(runs),
    reports: new Set(),
  }).map(({ name, text }) => [name, text]),
)
const series = (name: string) =>
  [...files.keys()].find((file) => file.startsWith(`history-oltp-${name}-time`))!

const wide = { pct: -15.5, lowPct: -16.1, highPct: -14.9 }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CHECK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3)))`

describe.skipIf(executable === null)('in a browser, as files', () => {
  let browser: Browser
  let page: Page
  const said: string[] = []
  const serve = (context: BrowserContext) =>
    context.route('**/*', async (route) => {
      const url = route.request().url()
      const text = files.get(url.replace(SITE, '').replace(/[?#].*$/, '') || 'index.html')
      if (!url.startsWith(SITE) || text === undefined) {
        said.push(`asked ${url}`)
        return route.fulfill({ status: 404, body: 'nothing here' })
      }
      const name = new URL(url).pathname
      return route.fulfill({ body: text, contentType: TYPES[extname(name)] ?? 'text/html' })
    })
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
    const context = await browser.newContext()
    await serve(context)
    page = await context.newPage()
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  })
  afterAll(() => browser?.close())
  const shown = () => page.locator('table.lines tbody tr:not([hidden]) th').allTextContents()

  it('a person filters, sorts and follows a line to its graph', async () => {
    await page.goto(SITE)
    expect(await shown()).toEqual(['Faster<b>', 'Slower', 'Steady'])
    await page.getByLabel('Last change').selectOption('Worse')
    expect(await shown()).toEqual(['Slower'])
    await page.getByRole('rowheader').getByRole('link', { name: 'Slower' }).click()
    await page.waitForSelector('html[data-drawn]')
    expect(await page.locator('.point-info').innerText()).toMatch(/2026-01-20\s+Slower \+10\.0 %/)
    expect(await page.locator('.still:visible').count()).toBe(0)
    await page.getByRole('combobox', { name: /^Show/ }).selectOption('Values as measured')
    expect(await page.locator('.point-info').innerText()).toMatch(/1\.000 ms/)
    expect(said).toEqual([])
  })

  it('keeps no more room for lines out of sight than they take', async () => {
    const own = await page.context().newPage()
    await own.setViewportSize({ width: 1280, height: 120 })
    await own.goto(SITE)
    const body = own.locator('table.lines tbody')
    const height = async () => (await body.boundingBox())!.height
    const kept = await height()
    await body.scrollIntoViewIfNeeded()
    await own.waitForFunction('scrollY > 0')
    expect(kept).toBe(await height())
    expect(kept).toBeLessThan(400)
    await own.close()
  })

  it('a name without a break takes no change out of sight', async () => {
    const own = await page.context().newPage()
    const cells = [
      nameMarkup('x'.repeat(200)),
      ...Array.from({ length: 2 }, () => printMoved(wide)),
    ]
    const body = tableMarkup('All', ['Benchmark', 'By a pair', 'By the chain'], [cells], '')
    await own.setContent(framedPage({ title: 'Two', trail: [], aside: '', policy: null }, body))
    const scrolled = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
      document.querySelector('.wide'))`
    for (const width of [1280, 400]) {
      await own.setViewportSize({ width, height: 900 })
      expect([width, await own.evaluate(scrolled)]).toEqual([width, 0])
    }
    await own.close()
  })

  it('on paper it is a table, without what can be pressed', async () => {
    const own = await page.context().newPage()
    await own.goto(SITE)
    await own.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // A4 between margins of a centimetre.
    await own.setViewportSize({ width: 718, height: 1000 })
    expect(await own.locator('table.lines thead').isVisible()).toBe(true)
    expect(await own.getByLabel('Filter').isVisible()).toBe(false)
    expect(await own.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await own.close()
  })

  it('without scripts it is tables and pictures', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await serve(context)
    const plain = await context.newPage()
    await plain.goto(SITE)
    expect(await plain.locator('table.lines tbody tr').count()).toBe(3)
    expect(await plain.locator('svg.spark:visible').count()).toBe(3)
    await plain.goto(`${SITE}${series('slower')}`)
    expect(await plain.locator('.still:visible svg').count()).toBe(2)
    await context.close()
  })

  it.each([
    [400, 'dark'],
    [400, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s, axe finds nothing and nothing is too wide', async (width, scheme) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme: scheme })
    await serve(context)
    const own = await context.newPage()
    await own.setViewportSize({ width, height: 900 })
    for (const path of ['', series('slower')]) {
      await own.goto(`${SITE}${path}`)
      await own.waitForSelector(path === '' ? 'html[data-ready]' : 'html[data-drawn]')
      expect(await own.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await own.evaluate(AXE)
      expect([path, await own.evaluate(CHECK)]).toEqual([path, []])
    }
    await context.close()
  })
})
