/** Comments as pages: byte for byte as they are kept, and sound in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentAbout, commentCases, fixtureComments } from '../../scripts/comments/cases.ts'
import { findChromium, openBrowser } from '../../scripts/comments/chromium.ts'
import { measurePage, SCREEN_HEIGHT } from '../../scripts/comments/measure.ts'
import { commentPage, renderComment } from '../../scripts/comments/page.ts'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { longNamed } from '../support/long-names.ts'

const folder = new URL('../../fixtures/comments/', import.meta.url)
const cases = commentCases()
const names = Object.keys(cases)
const pageOf = (name: string) => new URL(`${name}.html`, folder)

describe('the pages that are kept', () => {
  it('are one of each case', () => {
    const kept = readdirSync(folder).filter((file) => !/^(README\.md|style\.css)$/.test(file))
    expect(kept.toSorted()).toEqual(names.map((name) => `${name}.html`).toSorted())
  })

  it.each(names)('%s is what `npm run comment-pictures` writes', (name) => {
    expect(readFileSync(pageOf(name), 'utf8')).toBe(commentPage(name, cases[name]!))
  })

  it('leave nothing of a stranger’s HTML', () => {
    expect(renderComment('<img src=x onerror=f()> <b>y</b>')).toBe(
      '<p>&lt;img src=x onerror=f()&gt; &lt;b&gt;y&lt;/b&gt;</p>',
    )
    expect(renderComment('<a href="javascript:f()">x</a>')).toBe(
      '<p>&lt;a href="javascript:f()"&gt;x</a></p>',
    )
    expect(renderComment('<!-- hidden -->\none')).toBe('<p>one</p>')
    expect(renderComment('one\ntwo')).toBe('<p>one<br>\ntwo</p>')
  })
})

const executable = findChromium()
if (executable === null) console.warn('skipped: comments in a browser, no Chromium is on PATH')

/** Half of a window, a phone, and one of 360 by 640, of which a browser leaves so much. */
const WIDTHS = [900, 400, 360]
const PHONE_HEIGHT = 540
const FIRST = /^(?:✅|❌|⚠️|ℹ️|⛔|🔎) \S/u

describe.skipIf(executable === null)('in a browser', () => {
  const texts: Record<string, string> = { ...fixtureComments(), ...cases }
  const screens = Object.keys(texts).flatMap((name) => WIDTHS.map((width) => ({ name, width })))
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
    page = await browser.newPage()
  })
  afterAll(() => browser?.close())

  it.each(screens)('$name at $width: all in view, folds closed', async ({ name, width }) => {
    const html = commentPage(name, texts[name]!)
    const { folded, unfolded } = await measurePage(page, html, { width })
    expect(folded.first).toMatch(FIRST)
    // Neither the page nor, without a click, a table has to be scrolled sideways.
    expect([folded.overflow, unfolded.overflow]).toEqual([0, 0])
    expect(folded.brokenStrips + unfolded.brokenStrips).toBe(0)
    expect(folded.folds.filter(({ open }) => open)).toEqual([])
    if (name === 'hostile') return
    expect(folded.tables.filter(({ inFold, hidden }) => !inFold && hidden > 0)).toEqual([])
    // The answer is on the first screen: the first row's delta, where a row is open at all.
    const { firstDelta } = folded
    expect(firstDelta === null).toBe(folded.tables.every(({ inFold }) => inFold))
    if (firstDelta === null) return
    expect(firstDelta.text).toMatch(/\d %|failed|out of memory|[+-]\d/)
    expect(firstDelta.right).toBeLessThan(width / 2)
    expect(firstDelta.bottom).toBeLessThan(width < 900 ? PHONE_HEIGHT : SCREEN_HEIGHT / 2)
  })

  it('a change under two variants fits a phone, whatever its benchmarks and variants are called', async () => {
    const text = commentAbout(JSON.stringify(longNamed(reportFixtures()['gc-interaction']!)))
    const { folded } = await measurePage(page, commentPage('x', text), { width: 360 })
    const open = folded.tables.filter(({ inFold }) => !inFold)
    expect(open).toMatchObject([{ rows: 2, hidden: 0 }])
  })

  it('would see what is too wide, or too far down', async () => {
    const html = commentPage('x', cases['all-faster']!)
    const wide = html.replace('</article>', '<p style="width: 2000px">wide</p>$&')
    expect((await measurePage(page, wide, { width: 900 })).folded.overflow).toBeGreaterThan(900)
    const { folded } = await measurePage(page, html, { width: 240 })
    expect(folded.tables[0]?.hidden).toBeGreaterThan(0)
    const low = html.replace('<table>', `<p style="height: 900px">tall</p>$&`)
    const { firstDelta } = (await measurePage(page, low, { width: 400 })).folded
    expect(firstDelta?.bottom).toBeGreaterThan(SCREEN_HEIGHT)
  })
})
