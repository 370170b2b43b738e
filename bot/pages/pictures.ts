/** Serves the picture of a report to whoever has its address: GitHub's proxy, mostly. */
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { readKeptReport } from '../history/report-archive.ts'
import { isPictureMark, type LinkSettings } from '../parts/picture-links.ts'
import type { Reports } from '../reports/report-process.ts'
import type { Store } from '../store/store.ts'

export type PictureParts = {
  settings: LinkSettings
  store: Pick<Store, 'db'>
  reports: Reports
}

const KEPT_BYTES = 4 * 1024 * 1024

/** What a report says never changes, and an address is of one report. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function pictureRoutes({ settings, store: { db }, reports }: PictureParts): Hono {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (text) => text.length,
    async fetchMethod(key) {
      const [id = '', scheme] = key.split('/')
      const found = await readKeptReport(db, id, null)
      if (found === null) return undefined
      const picture = await reports.ask('draw', { ...found, scheme: scheme as 'light' | 'dark' })
      return picture ?? undefined
    },
  })
  const routes = new Hono()
  routes.get('/:report/:mark/:file{(?:light|dark)\\.svg}', async (context) => {
    const { report, mark, file } = context.req.param()
    context.header('x-content-type-options', 'nosniff')
    const isAllowed = settings.hasPictures && isPictureMark(mark, report, settings)
    const scheme = file.startsWith('dark') ? 'dark' : 'light'
    const text = isAllowed ? await kept.fetch(`${report}/${scheme}`) : undefined
    if (text === undefined) return context.text('not found\n', 404)
    // Opened by itself it is a document, too.
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    context.header('cache-control', FOR_EVER)
    return context.body(text, 200, { 'content-type': 'image/svg+xml; charset=utf-8' })
  })
  return routes
}
