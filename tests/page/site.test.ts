/** The site of the documentation, built, and read as a person does: found, followed, on a phone. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLinks } from '../../docs/.vitepress/sidebar.ts'
import { findChromium, openBrowser } from '../../scripts/comments/chromium.ts'
import { typed } from '../support/page-commands.ts'
import { SEARCHES } from '../support/searches.ts'

const executable = findChromium()
if (executable === null) console.warn('skipped: the site in a browser, no Chromium is on PATH')

const SITE = 'http://docs.test'
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

let folder = ''
let words = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-site-'))
  const command = `${typed('tests/README.md', 'npm run docs:build')} -- --outDir ${folder}`
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  words = stdout + stderr
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (path: string) => {
  const page = path.endsWith('/') ? `${path}index.html` : path
  return join(folder, extname(page) === '' ? `${page}.html` : page)
}

describe('the site', () => {
  it('has every page, built without a word of trouble', () => {
    expect(words).toContain('build complete')
    expect(words).not.toMatch(/error|dead link/i)
    for (const link of pageLinks) expect(readFileSync(fileOf(link), 'utf8')).toContain('<h1')
  })
  it('keeps the expressions of workflows as they are', () => {
    expect(readFileSync(fileOf('/workflows'), 'utf8')).toContain('{{ github.token }}')
  })
  it('loads nothing from elsewhere', () => {
    const loaded = globSync('**/*.{html,css}', { cwd: folder }).flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /(?:<(?:script|link|img|source)[^>]* (?:src|href|srcset)=|url\()"?(https?:[^")]+)/g,
      ),
    ])
    expect(loaded.map(([, url]) => url)).toEqual([])
  })
})

/** Of minisearch, as far as it is used here; it comes with VitePress. */
type SearchIndex = { search(words: string): { id: string }[] }
type MiniSearch = { loadJSON(index: string, options: object): SearchIndex }

describe('the index of the site, asked as its search box does', () => {
  // VPLocalSearchBox.vue of VitePress.
  const OPTIONS = {
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  }
  let index: SearchIndex
  beforeAll(async () => {
    const [file = ''] = globSync('assets/chunks/*localSearchIndexroot*.js', { cwd: folder })
    const { default: text } = await import(/* @vite-ignore */ join(folder, file))
    const { resolve } = createRequire(import.meta.url)
    const miniSearch: MiniSearch = createRequire(resolve('vitepress'))('minisearch')
    index = miniSearch.loadJSON(text, OPTIONS)
  })
  it.each(SEARCHES)('finds the page for "%s" first', (words, link) => {
    expect(index.search(words)[0]?.id).toMatch(link)
  })
})

describe.skipIf(executable === null)('the site in a browser', () => {
  let browser: Browser
  let page: Page
  const trouble: string[] = []
  beforeAll(async () => {
    browser = await openBrowser(executable ?? '')
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(message.text())
    })
    page.on('pageerror', (error) => trouble.push(error.message))
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      if (origin !== SITE) trouble.push(`asked ${origin}`)
      const path = fileOf(pathname)
      const contentType = TYPES[extname(path)] ?? 'application/octet-stream'
      try {
        await route.fulfill({ body: readFileSync(path), contentType })
      } catch {
        await route.fulfill({ status: 404, body: 'nothing here' })
      }
    })
  })
  afterAll(() => browser?.close())

  it('finds a page by its words, offline, and goes there', async () => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(`${SITE}/`)
    // Keys are listened for once the app is mounted, which is after the page is loaded.
    await page.waitForFunction(`'__vue_app__' in document.querySelector('#app')`)
    await page.keyboard.press('Control+k')
    const first = page.getByRole('listbox').getByRole('option').first().locator('a')
    for (const [words, link] of SEARCHES) {
      await page.getByRole('searchbox').fill(words)
      const found = () => first.getAttribute('href')
      await expect.poll(found, { timeout: 600_000, message: words }).toMatch(link)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/')
    expect(trouble).toEqual([])
  })

  it('fits a phone, every page', async () => {
    await page.setViewportSize({ width: 400, height: 900 })
    const wide: string[] = []
    for (const link of pageLinks) {
      await page.goto(`${SITE}${link}`)
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if (Number(overflow) > 0) wide.push(`${link}: ${overflow}`)
    }
    expect(wide).toEqual([])
    expect(trouble).toEqual([])
  })
})
