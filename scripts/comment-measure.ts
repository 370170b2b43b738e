/** What a browser makes of a comment's page: sizes, what is cut off, what is folded. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readPage } from './chromium.ts'

export type Measured = {
  /** Down to the end of the comment, with the page's margin. */
  height: number
  /** Pixels by which something in the comment is wider than the comment. */
  overflow: number
  folds: { title: string; open: boolean; height: number }[]
  /** Tables, with the pixels of their width, and of their verdicts', that one has to scroll to. */
  tables: { hidden: number; rows: number; inFold: boolean; verdictCut: number }[]
  /** Text of the first line that shows. */
  first: string
}

/** Runs in the page. */
const SCRIPT = `
const article = document.querySelector('article')
const of = (selector) => [...document.querySelectorAll(selector)]
const endOfVerdict = (table) => {
  const cell = [...table.querySelectorAll('th')].find((one) => one.textContent === 'verdict')
  return cell === undefined ? 0 : cell.getBoundingClientRect().right
}
const found = {
  height: Math.ceil(document.querySelector('.comment').getBoundingClientRect().bottom) + 24,
  overflow: article.scrollWidth - article.clientWidth,
  folds: of('details').map((one) => ({
    title: one.querySelector('summary').textContent,
    open: one.open,
    height: Math.round(one.getBoundingClientRect().height),
  })),
  tables: of('table').map((one) => ({
    hidden: one.scrollWidth - one.clientWidth,
    rows: one.querySelectorAll('tbody tr').length,
    inFold: one.closest('details') !== null,
    verdictCut: Math.max(0, Math.ceil(endOfVerdict(one) - one.getBoundingClientRect().right)),
  })),
  first: document.querySelector('article').innerText.trim().split('\\n')[0],
}
document.body.dataset.found = encodeURIComponent(JSON.stringify(found))
`

/** Opens the page in a window that wide, `unfolded`: with every fold open. */
export async function measurePage(
  browser: string,
  page: URL,
  width: number,
  unfolded = false,
): Promise<Measured> {
  const copy = new URL(page.href.replace(/\.html$/, '.measured.html'))
  // A window has a least width, of some 500 pixels; a page has none.
  const sized = `<style>html { width: ${width}px }</style>`
  const html = readFileSync(page, 'utf8').replace('</body>', `${sized}<script>${SCRIPT}</script>$&`)
  writeFileSync(copy, unfolded ? html.replaceAll('<details>', '<details open>') : html)
  try {
    const dom = await readPage(browser, copy.href, { width: Math.max(width, 500), height: 600 })
    const [, found] = /data-found="([^"]*)"/.exec(dom) ?? []
    if (found === undefined) throw new Error(`the browser has not measured ${page.href}`)
    return JSON.parse(decodeURIComponent(found))
  } finally {
    rmSync(copy)
  }
}
