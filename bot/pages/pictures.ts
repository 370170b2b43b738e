/**
 * Serves pictures of reports and curves to whoever has the address, usually GitHub's image proxy.
 */
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { printDelta } from '../../src/model/unit.ts'
import { curvePicture, type Scheme } from '../../src/render/svg.ts'
import { readReportWithBody } from '../reports/archive.ts'
import {
  type DrawnCurve,
  isCurveMark,
  isPictureMark,
  type LinkSettings,
  unpackedCurve,
} from '../reports/pictures.ts'
import type { Reports } from '../reports/process.ts'
import type { Store } from '../store/store.ts'

type PictureOptions = {
  settings: LinkSettings
  store: Pick<Store, 'db'>
  reports: Reports
}

const KEPT_BYTES = 4 * 1024 * 1024

/** What a report says never changes, and an address is of one report. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function pictureRoutes({ settings, store: { db }, reports }: PictureOptions): Hono {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (text) => text.length,
    async fetchMethod(key) {
      const [id = '', scheme] = key.split('/')
      const result = await readReportWithBody(db, id, null)
      if (result === null) return undefined
      const picture = await reports.run('draw', { ...result, scheme: scheme as 'light' | 'dark' })
      return picture ?? undefined
    },
  })
  const routes = new Hono()
  routes.get('/curve/:packed/:mark/:file{(?:light|dark)\\.svg}', (context) => {
    const { packed, mark, file } = context.req.param()
    const isAllowed = settings.hasPictures && isCurveMark(mark, packed, settings)
    const curve = isAllowed ? unpackedCurve(packed) : null
    return answer(context, curve === null ? undefined : drawn(curve, schemeOf(file)))
  })
  routes.get('/:report/:mark/:file{(?:light|dark)\\.svg}', async (context) => {
    const { report, mark, file } = context.req.param()
    const isAllowed = settings.hasPictures && isPictureMark(mark, report, settings)
    const text = isAllowed ? await kept.fetch(`${report}/${schemeOf(file)}`) : undefined
    return answer(context, text)
  })
  return routes
}

const schemeOf = (file: string) => (file.startsWith('dark') ? 'dark' : 'light')

/** The picture for ever, or nothing for whoever has no right to it. */
function answer(context: Context, text: string | undefined) {
  context.header('x-content-type-options', 'nosniff')
  if (text === undefined) return context.text('not found\n', 404)
  // Opened by itself it is a document, too.
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  context.header('cache-control', FOR_EVER)
  return context.body(text, 200, { 'content-type': 'image/svg+xml; charset=utf-8' })
}

function drawn({ name, first, last, points, changes, releases }: DrawnCurve, scheme: Scheme) {
  const tags = new Map(releases)
  const shown = points.map(([level, low, high], at) => {
    const release = tags.get(at)
    return {
      value: level / 100,
      low: low / 100,
      high: high / 100,
      isChange: changes.includes(at),
      ...(release === undefined ? {} : { release }),
    }
  })
  return curvePicture(shown, { title: name, first, last, labelOf: printDelta }, scheme)
}
