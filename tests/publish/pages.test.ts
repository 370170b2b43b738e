/** Comments as pages: byte for byte as they are kept, and sound in a browser. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { commentCases } from '../../scripts/comment-cases.ts'
import { measurePage } from '../../scripts/comment-measure.ts'
import { commentPage, renderComment } from '../../scripts/comment-page.ts'

const folder = new URL('../../fixtures/comments/', import.meta.url)
const cases = commentCases()
const names = Object.keys(cases)
const pageOf = (name: string) => new URL(`${name}.html`, folder)

describe('the pages that are kept', () => {
  it('are one of each case, with a picture', () => {
    const kept = readdirSync(folder).filter((file) => !/^(README\.md|style\.css)$/.test(file))
    expect(kept.toSorted()).toEqual(
      names.flatMap((name) => [`${name}.html`, `${name}.png`]).toSorted(),
    )
  })

  it.each(names)('%s is what `npm run comment-pictures` writes', (name) => {
    expect(readFileSync(pageOf(name), 'utf8')).toBe(commentPage(name, cases[name]!))
  })

  it('leave nothing of a stranger’s HTML', () => {
    expect(renderComment('<img src=x onerror=f()> <a href="javascript:f()">x</a> <b>y</b>')).toBe(
      '<p>&lt;img src=x onerror=f()&gt; &lt;a href="javascript:f()"&gt;x</a> &lt;b&gt;y&lt;/b&gt;</p>',
    )
    expect(renderComment('<!-- hidden -->\none')).toBe('<p>one</p>')
    expect(renderComment('one\ntwo')).toBe('<p>one<br>\ntwo</p>')
  })
})

const browser = findChromium()
const note = browser === null ? ' (skipped: no Chromium is on PATH; CI does without)' : ''

describe.skipIf(browser === null)(`in a browser${note}`, () => {
  const measure = (name: string, width: number, unfolded = false) =>
    measurePage(browser ?? '', pageOf(name), width, unfolded)

  it.each(names)('%s fits its page, with its folds closed, verdict first', async (name) => {
    const narrow = await measure(name, 1012)
    expect(narrow.overflow).toBeLessThanOrEqual(0)
    expect(narrow.first).toMatch(/^(✅|❌|⚠️|ℹ️|⛔) .+: (nothing to do|please look|please decide)$/u)
    expect(narrow.folds.filter(({ open, height }) => open || height > 30)).toEqual([])
    // What shows without a click needs no scrolling sideways, either.
    const open = narrow.tables.filter(({ inFold }) => !inFold)
    expect(open.filter(({ verdictCut }) => verdictCut > 0)).toEqual([])
    if (name !== 'hostile') expect(open.filter(({ hidden }) => hidden > 0)).toEqual([])
    expect(narrow.height).toBeLessThan(3_000)
  })

  it.each(names)('%s fits its page on a telephone, and with every fold open', async (name) => {
    expect((await measure(name, 390)).overflow).toBeLessThanOrEqual(0)
    const open = await measure(name, 1012, true)
    expect(open.overflow).toBeLessThanOrEqual(0)
    expect(open.folds.every((fold) => fold.open && fold.height > 30)).toBe(true)
  })

  it.each(names)('%s shows its verdicts in half of a screen', async (name) => {
    const { tables } = await measure(name, 680)
    if (name === 'hostile') return
    expect(tables.filter(({ inFold, verdictCut }) => !inFold && verdictCut > 0)).toEqual([])
  })

  it('would see what is too wide', async () => {
    const [table] = (await measure('all-faster', 320)).tables
    expect(table!.hidden).toBeGreaterThan(0)
    expect(table!.verdictCut).toBeGreaterThan(0)
    const page = new URL('../../fixtures/comments/too-wide.html', import.meta.url)
    const wide = `<p style="width: 2000px">${'-'.repeat(10)}</p>`
    writeFileSync(page, commentPage('x', '').replace('</article>', `${wide}$&`))
    const { overflow } = await measurePage(browser ?? '', page, 1012).finally(() => rmSync(page))
    expect(overflow).toBeGreaterThan(900)
  })
})
