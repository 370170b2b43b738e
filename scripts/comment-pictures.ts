/**
 * Writes fixtures/comments: each comment as a page, and a picture of it where a Chromium is
 * installed. `npm run comment-pictures`; look at every picture that changed.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium, takePicture } from './chromium.ts'
import { commentCases } from './comment-cases.ts'
import { type Measured, measurePage } from './comment-measure.ts'
import { commentPage } from './comment-page.ts'

const WIDTH = 902
const folder = new URL('../fixtures/comments/', import.meta.url)

if (import.meta.main) {
  const browser = findChromium()
  if (browser === null) console.log('no Chromium on PATH: pages only, no pictures')
  for (const [name, text] of Object.entries(commentCases())) {
    const page = new URL(`${name}.html`, folder)
    const html = commentPage(name, text)
    writeFileSync(page, html)
    if (browser === null) continue
    const [{ height }] = (await measurePage(browser, html, [WIDTH])).folded as [Measured]
    const picture = fileURLToPath(new URL(`${name}.png`, folder))
    await takePicture(browser, pathToFileURL(fileURLToPath(page)).href, picture, {
      width: WIDTH,
      height,
    })
    console.log(`${name}.png: ${WIDTH} x ${height}`)
  }
}
