/** The comment that docs/reading.md explains: a number at each of its parts. */
import type { Page } from 'playwright-core'
import { type Screen, takePicture } from './measure.ts'

/** The parts in the order of the page's list: what is marked, and the side of it. */
const PARTS: [selector: string, side: 'left' | 'right'][] = [
  ['article > h3', 'left'],
  ['article > p:has(+ table)', 'left'],
  ['article > table thead tr', 'left'],
  ['article > table tbody tr:nth-child(2) td:first-child strong', 'right'],
  ['article > table tbody tr:nth-child(2) td:first-child sub', 'right'],
  ['article > table tbody tr:nth-child(2) td:last-child > code:first-child', 'right'],
  ['article > table tbody tr:nth-child(2) td:last-child > sub', 'right'],
  ['article > table tbody tr:nth-child(2) td:last-child > code:last-child', 'right'],
  ['article > details', 'left'],
  ['article > p:nth-last-of-type(2)', 'left'],
]

const BADGE = `.badge { position: absolute; width: 20px; height: 20px; border-radius: 50%;
  font: 600 12px/20px sans-serif; text-align: center; color: #fff; background: #8250df }`

/** Runs in the page: a badge beside each part, at the height of its first line. */
const marked = (parts: typeof PARTS) => `<script>
  for (const [index, [selector, side]] of ${JSON.stringify(parts)}.entries()) {
    const part = document.querySelector(selector)
    if (part === null) throw new Error('no ' + selector)
    const box = part.getClientRects()[0]
    const edge = document.querySelector('article').getBoundingClientRect()
    const badge = document.createElement('span')
    badge.className = 'badge'
    badge.textContent = String(index + 1)
    badge.style.top = box.top + Math.min(box.height, 24) / 2 - 10 + 'px'
    badge.style.left = (side === 'left' ? edge.left - 26 : box.right + 6) + 'px'
    document.body.append(badge)
  }
</script>`

export async function takeAnnotated(page: Page, html: string, path: string, screen: Screen) {
  const faults: string[] = []
  const note = (error: Error) => void faults.push(error.message)
  page.on('pageerror', note)
  const style = `<style>${BADGE}</style>`
  const text = html.replace('</head>', () => `${style}</head>`)
  await takePicture(
    page,
    text.replace('</body>', () => `${marked(PARTS)}</body>`),
    path,
    screen,
  )
  page.off('pageerror', note)
  if (faults.length > 0) throw new Error(`the comment lacks a part: ${faults.join('; ')}`)
}
