/** Comments as pages: byte for byte as they are kept, and sound in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { commentCases, hostileComment } from '../../scripts/comment-cases.ts'
import { type Measured, measurePage } from '../../scripts/comment-measure.ts'
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

const browser = findChromium()
const note = browser === null ? ' (skipped: no Chromium is on PATH; CI can do without)' : ''

/** A mark and the verdicts counted, with what was accepted; then the call. */
const FIRST = /^(?:✅|❌|⚠️|ℹ️|⛔) .+: (?:\d+ accepted, )?(?<call>[a-z, ]+)$/u
const CALLS = [
  ...['nothing to do', 'no regression seen', 'not measured enough', 'looks worse, not confirmed'],
  ...['please look', 'please decide'],
]

/** A conversation on a laptop, half of a window, a telephone. */
const WIDTHS = [1012, 680, 390]

describe.skipIf(browser === null)(`in a browser${note}`, () => {
  const texts: Record<string, string> = { ...cases, hostile: hostileComment() }

  it.each(Object.entries(texts))(
    '%s: verdict first, folds closed, all in view',
    async (name, text) => {
      const page = commentPage(name, text)
      const { folded, unfolded } = await measurePage(browser ?? '', page, WIDTHS)
      for (const { overflow } of [...folded, ...unfolded]) expect(overflow).toBeLessThanOrEqual(0)
      const [laptop, half] = folded as [Measured, Measured]
      expect(CALLS, laptop.first).toContain(FIRST.exec(laptop.first ?? '')?.groups?.call)
      expect(laptop.folds.filter(({ open, height }) => open || height > 60)).toEqual([])
      expect(unfolded[0]?.folds.filter(({ open, height }) => !open || height < 60)).toEqual([])
      // What shows without a click needs no scrolling sideways, either.
      const shown = ({ tables }: Measured) => tables.filter(({ inFold }) => !inFold)
      if (name === 'hostile') return
      expect(laptop.height).toBeLessThan(2_000)
      expect(shown(laptop).filter(({ hidden }) => hidden > 0)).toEqual([])
      expect(shown(half).filter(({ valuesCut }) => valuesCut > 0)).toEqual([])
    },
  )

  it('would see what is too wide', async () => {
    const page = commentPage('x', cases['all-faster']!)
    const [found] = (await measurePage(browser ?? '', page, [320])).folded
    expect(found?.tables[0]?.hidden).toBeGreaterThan(0)
    expect(found?.tables[0]?.valuesCut).toBeGreaterThan(0)
    const wide = page.replace('</article>', '<p style="width: 2000px">wide</p>$&')
    const [other] = (await measurePage(browser ?? '', wide, [1012])).folded
    expect(other?.overflow).toBeGreaterThan(900)
  })
})
