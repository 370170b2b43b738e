/** Pictures of reports: made of text and shapes, shown in comments, served by signed addresses. */
import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  curveLinks,
  drawnCurveOf,
  packedCurve,
  pictureLinks,
  unpackedCurve,
} from '../../../bot/jobs/pictures.ts'
import { pictureRoutes } from '../../../bot/pages/site.ts'
import type { Settings } from '../../../bot/settings.ts'
import { example } from '../../../scripts/fixtures/report-fixture-example.ts'
import { gated, reportFixtures } from '../../../scripts/fixtures/report-fixtures.ts'
import { pictureText } from '../../../src/render/svg.ts'
import { type Run, shaOf } from '../../support/github/world.ts'
import { inPlace } from '../in-place.ts'
import { chain, mainSuites } from '../merges.ts'
import { releaseEvent } from '../payloads.ts'
import { BASE, openStage, type Stage } from '../stage.ts'

const app = { id: 7, slug: 'bench', privateKey: 'a key', webhookSecrets: [''] as [string] }
const given = { app, hasPictures: true, linkSecret: null, publicUrl: 'https://bench.example' }

const reports = reportFixtures()

describe('a picture', () => {
  it.each(Object.keys(reports))('of %s is XML with nothing but shapes and text', (name) => {
    const text = pictureText(reports[name]!, 'auto')
    const [elements, attributes] = [new Set<string>(), new Set<string>()]
    const parser = new SaxesParser()
    parser.on('opentag', (tag) => {
      elements.add(tag.name)
      for (const key of Object.keys(tag.attributes)) attributes.add(key)
    })
    parser.on('error', (error) => {
      throw error
    })
    parser.write(text ?? '<svg/>').close()
    const known = ['svg', 'title', 'style', 'text', 'tspan', 'rect', 'circle', 'line']
    expect([...elements].filter((one) => !known.includes(one))).toEqual([])
    expect([...attributes].filter((one) => /^on|href|^style$/i.test(one))).toEqual([])
  })

  it('in the docs is the one that is made', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const file = new URL(`../../../docs/pictures/intervals-${scheme}.svg`, import.meta.url)
      expect(readFileSync(file, 'utf8')).toBe(pictureText(gated(example()), scheme))
    }
  })

  it('has no address without TLS, without an App, and where pictures are off', () => {
    expect(pictureLinks('j1', given)?.dark).toMatch(
      /^https:.*\/pictures\/j1\/[\w-]{22}\/dark\.svg$/,
    )
    expect(pictureLinks('j1', { ...given, publicUrl: 'http://localhost' })).toBeNull()
    expect(pictureLinks('j1', { ...given, app: null })).toBeNull()
    expect(pictureLinks('j1', { ...given, hasPictures: false })).toBeNull()
  })
})

describe('the picture of a report', () => {
  let stage: Stage
  let comment: string
  beforeAll(async () => {
    stage = await openStage()
    Object.assign(stage.services, {
      settings: { ...stage.services.settings, ...given } as Settings,
    })
    await stage.say('alice', '/bench oltp')
    const run = stage.runs()[0] as Run
    await stage.endRun(run, stage.reportFor(run))
    comment = stage.comments()[0] ?? ''
  })
  afterAll(async () => {
    await stage.close()
    expect(stage.fake.violations).toEqual([])
  })
  const get = (path: string, settings = given) =>
    pictureRoutes({ settings, store: stage.services.store, reports: inPlace }).request(path)

  it('stands in the comment, light and dark, in place of the strips', async () => {
    expect(comment).toMatch(
      /<source media="\(prefers-color-scheme: dark\)" srcset="https:[^"]*\/dark\.svg">/,
    )
    const [open = ''] = comment.split('<details>')
    expect(open).toMatch(/<img alt="Intervals of \d+ rows? [^"]*" src="https:[^"]*\/light\.svg"/)
    expect(open).not.toContain('│')
  })

  it('is served to whoever has its address, and to nobody else', async () => {
    const [, path = ''] = /src="https:\/\/bench\.example\/pictures(\/[^"]*)"/.exec(comment) ?? []
    const found = await get(path)
    expect(found.status).toBe(200)
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    expect(await found.text()).toContain('>storage/page-147/write<')
    const [, report = '', mark = ''] = path.split('/')
    const unknown = pictureLinks('j0000', given)?.light.split('/pictures')[1] ?? ''
    const others = [
      await get(`/${report}/${'A'.repeat(mark.length)}/light.svg`),
      await get(`/j0000/${mark}/light.svg`),
      await get(unknown),
      await get(path, { ...given, linkSecret: 'another one since' } as never),
      await get(path, { ...given, hasPictures: false }),
    ]
    for (const other of others) {
      expect(other.status).toBe(404)
      expect(await other.text()).toBe('not found\n')
    }
  })
})

describe('the picture of a curve', () => {
  let stage: Stage
  let comment: string
  beforeAll(async () => {
    stage = await openStage()
    Object.assign(stage.services, {
      settings: { ...stage.services.settings, ...given } as Settings,
    })
    const { world } = stage
    const suites = mainSuites('none')
    await chain(stage, suites, ['one', 0.2], ['two', 9], ['three', -0.3])
    const tagged = shaOf('two')
    world.tags = ['v1.0.0']
    world.files.set(`${BASE}:.gcbench.yml`, suites)
    world.mergeBases.set('v1.1.0...v1.1.0', tagged).set(`v1.0.0...${tagged}`, BASE)
    await stage.send('release', releaseEvent(world, 'v1.1.0'))
    await stage.say('alice', '/bench history storage/page-001/read')
    comment = stage.comments().at(-1) ?? ''
  })
  afterAll(async () => {
    await stage.close()
    expect(stage.fake.violations).toEqual([])
  })
  const pathIn = (text: string) =>
    /src="https:\/\/bench\.example\/pictures(\/[^"]*)"/.exec(text)?.[1]
  const get = (path: string) =>
    pictureRoutes({ settings: given, store: stage.services.store, reports: inPlace }).request(path)

  it('stands in the answer in place of the strip, with what moved it and releases', async () => {
    expect(comment).not.toMatch(/[▁▂▃▄▅▆▇]/)
    const found = await get(pathIn(comment) ?? '')
    expect(found.headers.get('cache-control')).toContain('immutable')
    const text = await found.text()
    expect(text).toContain('>storage/page-001/read time/op<')
    expect(text).toContain('>v1.1.0<')
    expect(text.match(/class="change"/g)).toHaveLength(1)
    expect(text.match(/class="point"/g)).toHaveLength(4)
  })

  it('is all in its address, which nobody else can make', async () => {
    const [, , packed = '', mark = ''] = (pathIn(comment) ?? '').split('/')
    expect(packed.length).toBeLessThan(400)
    const other = packedCurve({ ...unpackedCurve(packed)!, name: 'anything' })
    const statuses = [
      await get(`/curve/${packed}/${mark}/dark.svg`),
      await get(`/curve/${other}/${mark}/dark.svg`),
      await get(`/curve/${packed}/${'A'.repeat(mark.length)}/dark.svg`),
      await get(`/${packed}/${mark}/dark.svg`),
      await get(pathIn(`src="${curveLinks('bm90IG9uZQ', given)?.light}"`) ?? ''),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 404, 404, 404, 404])
  })

  it('of very many merges has an address that proxies take', () => {
    const points = Array.from({ length: 300 }, (_, at) => {
      const level = Math.sin(at) / 9
      return { sha: shaOf(String(at)), level, se: 0, low: level - at / 900, high: level + at / 900 }
    })
    const row = { benchmark: 'Scan', metric: 'time/op' }
    const tags = new Map(points.map(({ sha }, at) => [sha, `v1.${at}.0`]))
    const curve = drawnCurveOf(row, { points, steps: [] }, tags)!
    expect(curve.points).toHaveLength(61)
    const packed = packedCurve(curve)
    expect(unpackedCurve(packed)).toEqual(curve)
    expect(packed.length).toBeLessThan(1500)
  })
})
