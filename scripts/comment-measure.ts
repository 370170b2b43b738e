/** What a browser makes of a comment's page: sizes, what is cut off, what is folded. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPage } from './chromium.ts'

export type Measured = {
  /** Down to the end of the comment, with the page's margin. */
  height: number
  /** Pixels by which something in the comment is wider than the comment. */
  overflow: number
  folds: { open: boolean; height: number }[]
  /** Tables, with the pixels of their width, and of what they begin with, to be scrolled to. */
  tables: { hidden: number; rows: number; inFold: boolean; valuesCut: number }[]
  /** Text of the first line that shows. */
  first: string
}

const STYLE = new URL('../fixtures/comments/style.css', import.meta.url).href

/** Runs in the page: measures it as it is, then with every fold open. */
const SCRIPT = `
const article = document.querySelector('article')
const of = (selector) => [...document.querySelectorAll(selector)]
const endOfValues = (table) => {
  const cell = [...table.querySelectorAll('th')].find((one) => one.textContent.includes('→'))
  return cell === undefined ? 0 : cell.getBoundingClientRect().right
}
const layOut = (width) => {
  document.documentElement.style.width = width + 'px'
  return {
    height: Math.ceil(document.querySelector('.comment').getBoundingClientRect().bottom) + 24,
    overflow: article.scrollWidth - article.clientWidth,
    folds: of('details').map((one) => ({
      open: one.open,
      height: Math.round(one.getBoundingClientRect().height),
    })),
    tables: of('table').map((one) => ({
      hidden: one.scrollWidth - one.clientWidth,
      rows: one.querySelectorAll('tbody tr').length,
      inFold: one.closest('details') !== null,
      valuesCut: Math.max(0, Math.ceil(endOfValues(one) - one.getBoundingClientRect().right)),
    })),
    first: article.innerText.trim().split('\\n')[0],
  }
}
const folded = WIDTHS.map(layOut)
for (const one of of('details')) one.open = true
const found = { folded, unfolded: WIDTHS.map(layOut) }
document.body.dataset.found = encodeURIComponent(JSON.stringify(found))
`

/** Lays a page out in each of the widths, with its folds as they are and with all of them open. */
export async function measurePage(
  browser: string,
  page: string,
  widths: number[],
): Promise<{ folded: Measured[]; unfolded: Measured[] }> {
  const script = `<script>${SCRIPT.replaceAll('WIDTHS', JSON.stringify(widths))}</script>`
  const html = page.replace('href="style.css"', `href="${STYLE}"`).replace('</body>', `${script}$&`)
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-page-'))
  const copy = join(folder, 'page.html')
  writeFileSync(copy, html)
  try {
    const dom = await readPage(browser, pathToFileURL(copy).href, { width: 1280, height: 600 })
    const [, found] = /data-found="([^"]*)"/.exec(dom) ?? []
    if (found === undefined) throw new Error('the browser has not measured the page')
    return JSON.parse(decodeURIComponent(found))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
