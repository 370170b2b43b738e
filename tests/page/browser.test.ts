/** report.html in a real browser: by mouse, keyboard and phone, in the light and in the dark. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium, openBrowser } from '../../scripts/comments/chromium.ts'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { pageText } from '../../src/render/html.ts'
import { promisedReport } from '../report/promised.ts'
import { longNamed } from '../support/long-names.ts'
import { measuredReport } from './measured-report.ts'

const executable = findChromium()
if (executable === null) console.warn('skipped: the report in a browser, no Chromium is on PATH')

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const CHECK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3)))`

/** A report of so many rows. */
function thousand() {
  const few = measuredReport(['Part'], 12)
  const [row] = few.comparisons.filter(({ role }) => role !== 'geomean')
  const comparisons = Array.from({ length: 1000 }, (_, at) => ({
    ...row!,
    benchmark: `Part${at}/case`,
  }))
  return { ...few, comparisons }
}

describe.skipIf(executable === null)('in a browser', () => {
  const reports = reportFixtures()
  let browser: Browser
  let page: Page
  const said: string[] = []
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
    page = await browser.newPage()
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  })
  afterAll(() => browser?.close())

  async function show(html: string, width = 1200, colorScheme: 'light' | 'dark' = 'light') {
    said.length = 0
    // An address names a row: none is left of the test before.
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'no-preference' })
    await page.setContent(html)
    await page.waitForSelector('html[data-ready]')
  }
  const overflow = (): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - innerWidth')
  /** Pixels of tables of a change under several variants that are out of sight. */
  const scrolledGrids = (): Promise<number[]> =>
    page.evaluate(`[...document.querySelectorAll('.grid')]
      .map(({ parentElement: { scrollWidth, clientWidth } }) => scrollWidth - clientWidth)
      .filter((hidden) => hidden > 0)`)
  const names = () => page.locator('tr.row:not([hidden]) .name').allTextContents()
  const findings = async (): Promise<string[]> => {
    await page.evaluate(axe)
    return page.evaluate(CHECK)
  }

  const measured = pageText(measuredReport(['Alpha', 'Beta', 'Gamma'], 12))

  it('opens a row by keyboard: pairs, interval, values, numbers', async () => {
    await show(measured)
    const name = page.getByRole('button', { name: 'Alpha', exact: true }).first()
    await name.focus()
    await page.keyboard.press('Enter')
    expect(await name.getAttribute('aria-expanded')).toBe('true')
    const plots = await page.locator('.details svg[role="img"]').all()
    const labels = await Promise.all(plots.map((plot) => plot.getAttribute('aria-label')))
    expect(labels[0]).toBe('Pairs by round. 12 pairs; 0 rounds gave none; 1 run again.')
    expect(labels.join('\n')).toMatch(/^How the interval narrowed\. After 12 rounds from /m)
    // A dot for each pair; the one that was run again is a ring.
    expect(await page.locator('.details figure').first().locator('.dot path').count()).toBe(12)
    // An axis of changes has them as the table does.
    const ticks = page.locator('.details figure').first().locator('.y-axis-tick-label text')
    const texts = await ticks.allTextContents()
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text).toMatch(/^(0|[+-]\d+(\.\d*[1-9])?) %$/)
    await page.getByText('All 12 rounds as numbers').click()
    expect(await page.locator('.details table tbody tr').count()).toBe(12)
    expect(await findings()).toEqual([])
    await name.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.details').count()).toBe(0)
    expect(said).toEqual([])
  })

  it('draws latency against load of both sides in the row of a capacity', async () => {
    await show(pageText(promisedReport(8, { base: 1000, head: 850 })))
    await page.locator('tr.row', { hasText: 'capacity' }).locator('button.name').click()
    const plot = page.locator('.details figure', { hasText: 'against load' }).locator('svg.plot')
    expect(await plot.getAttribute('aria-label')).toContain('base and head at 500 transactions/s')
    expect(await plot.locator('circle').count()).toBe(6)
    expect(await findings()).toEqual([])
    expect(said).toEqual([])
  })

  it('filters by name and verdict, and sorts', async () => {
    await show(measured)
    const all = await names()
    await page.getByRole('searchbox').fill('beta time')
    expect(new Set(await names())).toEqual(new Set(['Beta']))
    expect(await page.getByRole('status').textContent()).toBe(`1 of ${all.length} rows`)
    // What --filter takes, a text cut short while it is typed, and a word of the table.
    await page.getByRole('searchbox').fill('.fullname:/^(?i:GAMMA)$/ .unit:ns/op')
    expect(await names()).toEqual(['Gamma'])
    await page.getByRole('searchbox').fill('.unit:ns/op verdict:slowe')
    expect(await names()).toEqual(['Gamma'])
    const fault = page.locator('.fault')
    expect(await fault.textContent()).toMatch(/^filter, character 21: no verdict is slowe; known: /)
    expect(await findings()).toEqual([])
    await page.getByRole('searchbox').fill('')
    expect([await fault.isVisible(), await names()]).toEqual([false, all])
    await page.getByRole('radio', { name: /^Worse/ }).check({ force: true })
    const worse = await names()
    expect(worse.length).toBeGreaterThan(0)
    expect(worse.length).toBeLessThan(all.length)
    await page.getByRole('radio', { name: /^All/ }).check({ force: true })
    const head = page.getByRole('button', { name: 'Benchmark' })
    await head.click()
    expect(await names()).toEqual([...all].sort())
    await head.click()
    expect(await names()).toEqual([...all].sort().reverse())
    expect(await page.locator('th[aria-sort="descending"]').count()).toBe(1)
    expect(said).toEqual([])
  })

  /** What has the focus, in its own text; null: nothing has. Marked if it is out of sight. */
  const FOCUSED = `(() => {
    const one = document.activeElement
    if (one === null || one === document.body) return null
    const { x, y, width, height } = one.getBoundingClientRect()
    const [right, down] = [Math.min(width / 2, 40), Math.min(height / 2, 10)]
    const seen = document.elementFromPoint(x + right, y + down)
    return (one.contains(seen) || seen?.contains(one) ? '' : 'HIDDEN ') + one.textContent
  })()`

  /** All that Tab lands on, from the top to the end. */
  async function tabbed(): Promise<string[]> {
    await page.keyboard.press('Tab')
    const text: string | null = await page.evaluate(FOCUSED)
    return text === null ? [] : [text, ...(await tabbed())]
  }

  it.each([
    [400, 'the choice'],
    [1000, 'the head'],
  ])('at %i px it is sorted by %s, and nothing out of sight takes the focus', async (width, by) => {
    await show(pageText(reports.server!), width)
    const [choice, head] = [
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('button', { name: /^Change/ }).first(),
    ]
    const isChoice = by === 'the choice'
    expect([await choice.isVisible(), await head.isVisible()]).toEqual([isChoice, !isChoice])
    // What Tab lands on is in view at once, not after a glide.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const stops = await tabbed()
    expect(stops.filter((text) => text.startsWith('HIDDEN'))).toEqual([])
    expect(stops.some((text) => text.includes('Change: largest first'))).toBe(isChoice)
    expect(stops.some((text) => /^Change \d/.test(text))).toBe(!isChoice)
    if (isChoice) await choice.selectOption('Change: largest first')
    else await head.click()
    const sizes: number[] = await page.evaluate(
      `[...document.querySelector('table.rows').rows]
        .filter((row) => row.dataset.size)
        .map((row) => Number(row.dataset.size))`,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBeGreaterThan(1)
    expect(await overflow()).toBe(0)
  })

  it('opens the row that an address names, also where it is folded away', async () => {
    await show(pageText(reports.server!))
    const link = page.getByRole('link', { name: 'Link to this row' })
    const place = await page.evaluate(`document.querySelector('details:not([open]) tr.row').id`)
    expect(await link.count()).toBe(0)
    await page.evaluate(`location.hash = '${place}'`)
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`#${place}`)
    expect(await page.locator(`#${place}`).isVisible()).toBe(true)
    await page.getByRole('searchbox').fill('nothing-has-this-name')
    await page.evaluate(`location.hash = ''`)
    await page.evaluate(`location.hash = '${place}'`)
    await page.locator(`#${place}`).waitFor()
    expect(said).toEqual([])
  })

  it('opens a row by the place that older links name, too', async () => {
    await show(measured)
    await page.evaluate(`location.hash = 'row-1'`)
    const link = page.getByRole('link', { name: 'Link to this row' })
    await link.waitFor()
    const named = await page.locator('tr.row[data-row="1"]').getAttribute('id')
    expect(await link.getAttribute('href')).toBe(`#${named}`)
    expect(said).toEqual([])
  })

  it('says that a filter leaves nothing, and offers to clear it', async () => {
    await show(measured)
    const all = await names()
    const nothing = page.getByText('No row matches.')
    expect(await nothing.isVisible()).toBe(false)
    await page.getByRole('radio', { name: /^Worse/ }).check({ force: true })
    await page.getByRole('searchbox').fill('nothing-has-this-name')
    expect([await names(), await nothing.isVisible()]).toEqual([[], true])
    expect(await findings()).toEqual([])
    await page.getByRole('button', { name: 'Show all rows' }).click()
    expect([await names(), await nothing.isVisible()]).toEqual([all, false])
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    expect(said).toEqual([])
  })

  it('prints what is folded, and folds it again', async () => {
    await show(pageText(reports.profiled!))
    const folded = () => page.locator('main details:not([open])').count()
    const before = await folded()
    expect(before).toBeGreaterThan(0)
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    expect(await folded()).toBe(0)
    expect(await page.locator('figure.flame svg[role="img"]').count()).toBeGreaterThan(0)
    await page.evaluate('dispatchEvent(new Event("afterprint"))')
    expect(await folded()).toBe(before)
    expect(said).toEqual([])
  })

  it('paints a gain green in a flame graph, and what reads alike on both sides in no colour', async () => {
    await show(pageText(reports.profiled!))
    for (const fold of await page.locator('details[data-profile] > summary').all())
      await fold.click()
    const figures = page.locator('figure.flame')
    await expect.poll(() => figures.count()).toBeGreaterThan(1)
    const inkOf = async (of: string) => {
      const figure = figures.filter({ hasText: of }).first()
      return figure.locator('svg[role="img"] rect').nth(1).getAttribute('fill')
    }
    // Half the time for an operation, though of more operations; as many objects for one.
    expect(await inkOf('more of the CPU time')).toBe('var(--better)')
    expect(await inkOf('more of the objects allocated')).toBe('var(--base)')
    expect(said).toEqual([])
  })

  it('on paper is a table with all of its columns, in the colours of paper', async () => {
    await show(measured, 1200, 'dark')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // A4 between margins of a centimetre.
    await page.setViewportSize({ width: 718, height: 1000 })
    expect(await page.locator('table.rows thead').first().isVisible()).toBe(true)
    expect(await page.locator('td.rounds').first().isVisible()).toBe(true)
    expect(await overflow()).toBe(0)
    const ink = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    expect(ink).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: null })
  })

  it('filters and sorts a thousand rows', async () => {
    await show(pageText(thousand()))
    const all = await page.locator('tr.row').count()
    expect(all).toBe(1000)
    await page.getByRole('searchbox').fill('Part123')
    expect(new Set(await names())).toEqual(new Set(['Part123/case']))
    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Benchmark' }).first().click()
    const sorted = await names()
    const numbers = sorted.slice(0, 6).map((name) => Number(/\d+/.exec(name)?.[0]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    await page.evaluate(`location.hash = 'row-${all - 1}'`)
    await page.getByRole('link', { name: 'Link to this row' }).waitFor()
    expect(said).toEqual([])
  })

  it('a link to the last of a thousand rows is there with its first picture', async () => {
    const html = pageText(thousand())
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-page-'))
    const file = join(folder, 'report.html')
    writeFileSync(file, html)
    const name = [...html.matchAll(/<tr class="row [^"]*" id="([^"]+)"/g)].at(-1)?.[1]
    said.length = 0
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.emulateMedia({ media: null, reducedMotion: 'no-preference' })
    await page.goto(`${pathToFileURL(file)}#${name}`)
    await page.waitForSelector('html[data-ready]')
    // Once the script is ready nothing moves any more: not a glide of many screens.
    const places = await page.evaluate(`(async () => {
      const line = document.getElementById(${JSON.stringify(name)})
      const at = () => Math.round(line.getBoundingClientRect().top)
      const first = at()
      await new Promise((done) => setTimeout(done, 700))
      return [first, at(), document.querySelectorAll('.details').length]
    })()`)
    const [first, later, opened] = places as number[]
    expect(opened).toBe(1)
    expect(first).toBe(later)
    expect(first).toBeGreaterThanOrEqual(0)
    expect(first).toBeLessThan(900)
    rmSync(folder, { recursive: true })
    expect(said).toEqual([])
  })

  it('gives the raw numbers as CSV', async () => {
    await show(measured)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(lines[0]).toBe('contrast,benchmark,metric,unit,round,base,head,head_first')
    expect(lines.filter((line) => line.startsWith('base vs head,Alpha,time/op,s,'))).toHaveLength(
      12,
    )
  })

  it.each(['server', 'profiled', 'heap-ladder', 'gc-interaction'])(
    '%s: light, dark and on a phone, with all that it has drawn',
    async (name) => {
      const html = pageText(reports[name]!)
      await show(html, 400)
      expect(await overflow()).toBe(0)
      expect(await scrolledGrids()).toEqual([])
      await show(html, 1200, 'dark')
      for (const fold of await page.locator('summary').all()) await fold.click()
      await page.locator('button.name').first().click()
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
      await page.evaluate('dispatchEvent(new Event("beforeprint"))')
      const expected = { server: 5, profiled: 1, 'heap-ladder': 2, 'gc-interaction': 0 }[name]
      expect(await page.locator('figure svg[role="img"]').count()).toBeGreaterThanOrEqual(expected!)
      expect(await overflow()).toBe(0)
      for (const colorScheme of ['dark', 'light'] as const)
        for (const width of [1280, 400]) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          expect([colorScheme, width, await findings()]).toEqual([colorScheme, width, []])
        }
      expect(said).toEqual([])
    },
  )

  it('shows a change under variants of long names without scrolling, each cell with its title', async () => {
    const html = pageText(longNamed(reports['gc-interaction']!))
    await show(html, 400)
    expect(await page.locator('.grid').count()).toBe(1)
    expect(await scrolledGrids()).toEqual([])
    const titles = (await page.evaluate(
      `[...document.querySelectorAll('.grid tbody tr:first-child td')]
        .map((cell) => getComputedStyle(cell, '::before').content)`,
    )) as string[]
    expect(titles.join()).toContain('Under greentea-with-a-name')
    expect(titles.at(-1)).toContain('Differs?')
    await show(html, 1200)
    // Side by side there is a head for it.
    expect(await page.locator('.grid thead th').last().isVisible()).toBe(true)
  })

  it('leaves hostile names text', async () => {
    await show(pageText(reports.hostile!), 400)
    for (const button of (await page.locator('button.name').all()).slice(0, 12))
      await button.click()
    expect(await overflow()).toBe(0)
    expect(await page.locator('script').count()).toBe(4)
    expect(await page.locator('main :is(img, iframe, object, link, base, form)').count()).toBe(0)
    expect(await page.locator('a:not([href^="#"])').count()).toBe(0)
    expect(said).toEqual([])
  })

  it('refuses a script that is not its own', async () => {
    await show(measured.replace('</main>', '<script>document.title = "taken"</script></main>'))
    expect(await page.title()).not.toBe('taken')
    expect(said.join()).toContain('Content Security Policy')
  })
})
