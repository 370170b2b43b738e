/**
 * Writes fixtures/comments: each comment as a page; and, where a Chromium is installed, pictures of
 * these and of every report of the fixtures, as wide as a window and as a phone, light and dark.
 * `npm run comment-pictures`; look at every picture that changed.
 *
 *   npm run comment-pictures -- FOLDER             elsewhere than in comment-pictures/
 *   npm run comment-pictures -- FOLDER NAME...     only these
 *   npm run comment-pictures -- FOLDER a.json...   of reports that runs have left
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { pictureText } from '../../src/render/svg.ts'
import { example } from '../fixtures/report-fixture-example.ts'
import { gated } from '../fixtures/report-fixtures.ts'
import { takeAnnotated } from './annotated.ts'
import { commentAbout, commentCases, fixtureComments } from './cases.ts'
import { findChromium, openBrowser } from './chromium.ts'
import { takePicture } from './measure.ts'
import { commentPage } from './page.ts'

const WIDTHS = [900, 360]
const SCHEMES = ['light', 'dark'] as const
const pages = new URL('../../fixtures/comments/', import.meta.url)

/** Text of the comments that are asked for, by name; a report is named after its folder. */
function wanted(names: string[]): [string, string][] {
  const files = names.filter((name) => name.endsWith('.json'))
  const all = Object.entries({ ...fixtureComments(), ...commentCases() })
  return [
    ...all.filter(([name]) => names.length === 0 || names.includes(name)),
    ...files.map((file): [string, string] => [
      basename(file) === 'report.json' ? basename(dirname(file)) : basename(file, '.json'),
      commentAbout(readFileSync(file, 'utf8')),
    ]),
  ]
}

/** What README and docs show, beside the pages: read by people, compared by no test. */
async function takeDocsPictures(page: Page, html: string) {
  const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const scheme of SCHEMES) {
    await takePicture(page, html, join(folder, `comment-${scheme}.png`), { width: 560, scheme })
    await takeAnnotated(page, html, join(folder, `annotated-${scheme}.png`), { width: 600, scheme })
  }
}

/** The example's picture, as the service would serve it. */
function writeExamplePicture(): void {
  const report = gated(example())
  for (const scheme of SCHEMES) {
    const file = new URL(`../../docs/pictures/intervals-${scheme}.svg`, import.meta.url)
    writeFileSync(file, pictureText(report, scheme) ?? '')
  }
}

async function takePictures(executable: string, folder: string, names: string[]) {
  mkdirSync(folder, { recursive: true })
  const browser = await openBrowser(executable)
  try {
    const page = await browser.newPage()
    for (const [name, text] of wanted(names)) {
      const html = commentPage(name, text)
      for (const width of WIDTHS)
        for (const scheme of SCHEMES) {
          const path = join(folder, `${name}-${width}-${scheme}.png`)
          await takePicture(page, html, path, { width, scheme })
        }
      if (name === 'example') await takeDocsPictures(page, html)
      console.log(name)
    }
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const [folder = 'comment-pictures', ...names] = process.argv.slice(2)
  for (const [name, text] of Object.entries(commentCases()))
    writeFileSync(new URL(`${name}.html`, pages), commentPage(name, text))
  writeExamplePicture()
  const executable = findChromium()
  if (executable === null) console.log('no Chromium on PATH: pages only, no pictures')
  else await takePictures(executable, folder, names)
}
