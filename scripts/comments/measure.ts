/** What a browser makes of a comment's page: sizes, what is cut off, what is folded; a picture. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** A screen of a laptop's half window, or of a phone. */
export type Screen = { width: number; scheme?: 'light' | 'dark' }

export const SCREEN_HEIGHT = 800

export type Measured = {
  /** Down to the end of the comment, with the page's margin. */
  height: number
  /** Pixels by which something is wider than the comment, or the page than the screen. */
  overflow: number
  folds: { open: boolean; height: number }[]
  /** Tables, with the pixels of their width to be scrolled to. */
  tables: { hidden: number; rows: number; columns: number; inFold: boolean }[]
  /** Text of the first line that shows. */
  first: string
  /** Where the first number of the first open table ends; null: there is no such table. */
  firstDelta: { text: string; right: number; bottom: number } | null
  /** Strips that are not in one line. */
  brokenStrips: number
}

const STYLE = readFileSync(new URL('../../fixtures/comments/style.css', import.meta.url), 'utf8')

const inlined = (html: string) =>
  html.replace('<link rel="stylesheet" href="style.css">', `<style>${STYLE}</style>`)

/** Runs in the page, whose types are not ours: the project is no page. */
const READ_LAYOUT = `(() => {
  const article = document.querySelector('article')
  const of = (selector) => [...document.querySelectorAll(selector)]
  const isFolded = (one) => one.closest('details') !== null
  const row = of('table').find((one) => !isFolded(one))?.querySelector('tbody tr')
  const cell = row?.querySelector('td')
  const box = (cell?.querySelector('strong') ?? cell)?.getBoundingClientRect()
  const root = document.documentElement
  const strips = of('td > code').filter((one) => /^[·░│╪═●]{9,}$/.test(one.textContent))
  return {
    height: Math.ceil(document.querySelector('.comment').getBoundingClientRect().bottom) + 24,
    overflow: Math.max(
      article.scrollWidth - article.clientWidth,
      root.scrollWidth - root.clientWidth,
    ),
    folds: of('details').map((one) => ({
      open: one.open,
      height: Math.round(one.getBoundingClientRect().height),
    })),
    tables: of('table').map((one) => ({
      hidden: one.scrollWidth - one.clientWidth,
      rows: one.querySelectorAll('tbody tr').length,
      columns: one.querySelectorAll('thead th').length,
      inFold: isFolded(one),
    })),
    first: article.innerText.trim().split('\\n')[0],
    firstDelta: box ? { text: cell.innerText, right: box.right, bottom: box.bottom } : null,
    brokenStrips: strips.filter((one) => one.getClientRects().length > 1).length,
  }
})()`

const OPEN_FOLDS = `for (const one of document.querySelectorAll('details')) one.open = true`

async function show(page: Page, html: string, { width, scheme = 'light' }: Screen) {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT })
  await page.emulateMedia({ colorScheme: scheme })
  await page.setContent(inlined(html))
}

/** Lays a comment out with its folds as they are, and with all of them open. */
export async function measurePage(
  page: Page,
  html: string,
  screen: Screen,
): Promise<{ folded: Measured; unfolded: Measured }> {
  await show(page, html, screen)
  const folded: Measured = await page.evaluate(READ_LAYOUT)
  await page.evaluate(OPEN_FOLDS)
  return { folded, unfolded: await page.evaluate(READ_LAYOUT) }
}

/** Writes a picture of the whole comment as PNG. */
export async function takePicture(page: Page, html: string, path: string, screen: Screen) {
  await show(page, html, screen)
  const { height } = (await page.evaluate(READ_LAYOUT)) as Measured
  const clip = { x: 0, y: 0, width: screen.width, height }
  await page.screenshot({ path, fullPage: true, clip, animations: 'disabled' })
}
