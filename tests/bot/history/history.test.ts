import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Archive,
  exportReports,
  packReport,
  pointsOf,
  pruneReports,
  readReportBody,
  type StoredReport,
  storeReport,
  unpackReport,
} from '../../../bot/jobs/archive.ts'
import { findChanges, listReports, readHistory } from '../../../bot/jobs/history.ts'
import { exportTo } from '../../../bot/operator.ts'
import { makeApi } from '../../../bot/pages/api.ts'
import { openStore } from '../../../bot/store/store.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import type { Report } from '../../../src/model/model.ts'
import { clean } from '../../../src/model/plain.ts'
import { readReport } from '../../../src/report/read-report.ts'
import { normal, random } from '../../../src/stats/random.ts'
import { engines, quiet } from '../engines.ts'
import { openMemory } from '../memory.ts'

const fixture = (name: string): Report =>
  readReport(
    readFileSync(new URL(`../../../fixtures/reports/${name}.json`, import.meta.url), 'utf8'),
  )

const DAY = 24 * 3600 * 1000
const START = Date.parse('2026-01-01T00:00:00Z')
const REPOSITORY = 'octo/prolly'
const sha = (n: number) => n.toString(16).padStart(40, '0')

let db: Kysely<Tables>
let here: Archive
beforeAll(async () => {
  ;({ db } = await openMemory())
  here = { db, bucket: null }
})
afterAll(() => db.destroy())

const kept = (id: string, day: number, more: Partial<StoredReport> = {}): StoredReport => ({
  id,
  repository: REPOSITORY,
  suite: 'oltp',
  ref: 'main',
  baseRef: null,
  headSha: sha(day + 1),
  baseSha: sha(day),
  runUrl: `https://github.com/${REPOSITORY}/actions/runs/${day + 1}`,
  keptAt: new Date(START + day * DAY),
  ...more,
})

const keep = async (store: Kysely<Tables>, stored: StoredReport, report: Report) =>
  storeReport(store, stored, await packReport(report))

describe('one report', () => {
  test('is kept once, with every row of its table, and is read as it was', async () => {
    const report = fixture('all-faster')
    await keep(db, kept('one', 0, { repository: 'octo/one' }), report)
    await keep(db, kept('one', 9, { repository: 'octo/one' }), report)
    const points = await pointsOf(db, 'one')
    expect(points.map(({ benchmark, metric, verdict }) => [benchmark, metric, verdict])).toEqual(
      report.comparisons.map((one) => [one.benchmark, one.metric, one.verdict.word]),
    )
    const { records: _, ...rest } = report
    expect(
      JSON.parse(`${await unpackReport((await readReportBody(here, 'octo/one', 'one'))!)}`),
    ).toEqual({
      ...rest,
      records: null,
    })
    expect(await readReportBody(here, 'octo/other', 'one')).toBeNull()
    const [listed] = await listReports(db, { repository: 'octo/one', limit: 5 })
    expect(listed).toMatchObject({ id: 'one', headSha: sha(1), hasBody: true })
  })

  test('percent is of the ratio: ln of 0.8 is -20 %', async () => {
    const report = fixture('all-faster')
    const first = report.comparisons.find(({ estimate }) => estimate.kind === 'ratio')!
    const [point, low, high] = [Math.log(0.8), Math.log(0.75), Math.log(0.9)]
    const one = { ...first, estimate: { ...first.estimate, point, low, high } } as typeof first
    const made = { ...report, comparisons: [one] }
    await keep(db, kept('ratio', 0, { repository: 'octo/ratio' }), made)
    const [row] = await pointsOf(db, 'ratio')
    expect(row?.deltaPct).toBeCloseTo(-20, 10)
    expect([row?.lowPct, row?.highPct].map((pct) => Math.round(pct ?? 0))).toEqual([-25, -10])
  })

  test('two hundred rows with hostile names are only text', async () => {
    await keep(db, kept('many', 0, { repository: 'octo/m' }), fixture('one-regression-of-200'))
    await keep(db, kept('bad', 0, { repository: 'octo/m' }), fixture('hostile'))
    const rows = fixture('one-regression-of-200').comparisons.length
    expect(await pointsOf(db, 'many')).toHaveLength(rows)
    expect((await pointsOf(db, 'bad')).map(({ benchmark }) => benchmark)).toEqual(
      fixture('hostile').comparisons.map(({ benchmark }) => clean(benchmark, 500)),
    )
  })
})

const id = { suite: 'oltp', contrast: 'refs', benchmark: 'groupby_scan', metric: 'time' }

/** Sixty days of one series on main; from day 35 on it takes 6 % longer. */
async function keepSixtyDays(): Promise<void> {
  const template = fixture('all-faster')
  const stream = random('sixty days')
  for (let day = 0; day < 60; day++) {
    const value = 0.018 * Math.exp(0.01 * normal(stream) + (day < 35 ? 0 : Math.log(1.06)))
    const row = {
      ...template.comparisons[0]!,
      ...id,
      unit: 's',
      baseValue: value,
      headValue: value,
    }
    const isPull = day % 4 === 3
    const where = isPull ? { ref: `pull/${day}`, baseRef: 'main' } : {}
    await keep(db, kept(`day-${day}`, day, where), { ...template, comparisons: [row] })
  }
}

describe('sixty days of a branch', () => {
  beforeAll(keepSixtyDays)

  test('its points are heads of its own reports and bases of pull requests', async () => {
    const { points } = await readHistory(db, REPOSITORY, id, 'main')
    expect(points.map(({ side }) => side).slice(0, 8)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((day) => (day % 4 === 3 ? 'base' : 'head')),
    )
    expect(points[3]).toMatchObject({ sha: sha(3), verdict: null })
    expect(points[4]).toMatchObject({ sha: sha(5) })
    expect((await readHistory(db, 'octo/other', id, 'main')).points).toEqual([])
  })

  test('the change is found at its commit, and not when it is too small to matter', async () => {
    const { points } = await readHistory(db, REPOSITORY, id, 'main')
    const found = findChanges(points, 0)
    // Day 35 is a pull request's: its base is the commit of the day before.
    expect(found.map(({ report }) => report)).toEqual(['day-35'])
    expect(found[0]?.changePct).toBeGreaterThan(4.5)
    expect(found[0]?.changePct).toBeLessThan(7.5)
    expect(findChanges(points, 20)).toEqual([])
    expect(findChanges([{ ...points[0]!, value: 0 }, ...points], 0)).toEqual([])
  })

  test('points older than a page are behind its `older`', async () => {
    const { points } = await readHistory(db, REPOSITORY, id, 'main')
    const pages = []
    let before: string | undefined
    do {
      const page = await readHistory(db, REPOSITORY, id, 'main', { before, limit: 17 })
      pages.unshift(...page.points)
      before = page.older ?? undefined
    } while (before !== undefined)
    expect(pages).toEqual(points)
  })

  test('pages go on after the last one', async () => {
    const filter = { repository: REPOSITORY, ref: 'main', limit: 20 }
    const first = await listReports(db, filter)
    const second = await listReports(db, { ...filter, after: first.at(-1)!.id })
    expect([...first, ...second].map(({ id }) => id)).toEqual(
      Array.from({ length: 60 }, (_, i) => 59 - i)
        .filter((day) => day % 4 !== 3)
        .slice(0, 40)
        .map((day) => `day-${day}`),
    )
  })

  test('an export has every report as a line', async () => {
    const lines: string[] = []
    for await (const line of exportReports(here, REPOSITORY)) lines.push(line)
    const read = lines.map((line) => JSON.parse(line))
    expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, day) => `day-${day}`))
    expect(read[0].report.comparisons[0].benchmark).toBe('groupby_scan')
    expect(read[0].points[0].headValue).toBe(read[0].report.comparisons[0].headValue)
  })

  test('what is forgotten: old reports themselves, not what they measured', async () => {
    const before = await readHistory(db, REPOSITORY, id, 'main')
    const old = { repository: 'octo/old', ref: 'pull/1' }
    await keep(db, kept('old', 1, old), fixture('all-faster'))
    const pruned = await pruneReports(db, new Date(START + 30 * DAY))
    expect(pruned.reports).toBe(1)
    expect(await readReportBody(here, REPOSITORY, 'day-29')).toBeNull()
    expect(await readReportBody(here, REPOSITORY, 'day-30')).not.toBeNull()
    expect(await readHistory(db, REPOSITORY, id, 'main')).toEqual(before)
    expect(await pointsOf(db, 'old')).toEqual([])
  })
})

describe('the command', () => {
  test('writes what a store has into a file', async () => {
    const engine = await engines[0]!.start()
    try {
      const settings = await engine.settings()
      const store = await openStore(settings, quiet)
      await keep(store.db, kept('a', 1), fixture('exact'))
      await keep(store.db, kept('b', 2, { repository: 'octo/b' }), fixture('exact'))
      await store.close()
      const file = join(settings.dataDir, 'history.ndjson')
      expect(await exportTo(settings, file, 'octo/b', quiet)).toBe(`wrote 1 reports to ${file}`)
      expect(await exportTo(settings, file, null, quiet)).toBe(`wrote 2 reports to ${file}`)
      const ids = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id)
      expect(ids).toEqual(['a', 'b'])
    } finally {
      await engine.stop()
    }
  })
})

describe('the API', () => {
  const access = {
    tokens: [
      { token: 'a token of some length', repositories: null },
      { token: 'a token of a tenant', repositories: 'tenant/*' },
    ],
    open: ['octo/prolly', 'free/*'],
  }
  const ask = (path: string, token?: string) =>
    makeApi(here, access).request(path, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })

  test('what is not open is not there, but for a token', async () => {
    await keep(db, kept('new', 99, { repository: 'octo/one' }), fixture('exact'))
    for (const name of ['octo/one', 'octo/none', 'freedom/x'])
      expect((await ask(`/repos/${name}/reports`)).status).toBe(404)
    expect((await ask('/repos/octo/one/reports', 'another token')).status).toBe(404)
    expect((await ask('/repos/octo/one/reports/new')).status).toBe(404)
    expect((await ask('/repos/octo/one/reports/new', 'a token of some length')).status).toBe(200)
    expect((await ask('/repos/octo/prolly/reports')).status).toBe(200)
    expect((await ask('/repos/free/anything/series')).status).toBe(200)
    // The report is another repository's, whoever may read this one.
    expect((await ask('/repos/octo/prolly/reports/new')).status).toBe(404)
  })

  test("a tenant's token opens what is the tenant's", async () => {
    const tenant = 'a token of a tenant'
    expect((await ask('/repos/tenant/one/series', tenant)).status).toBe(200)
    for (const name of ['tenant-two/one', 'octo/one', 'tenan/t'])
      expect((await ask(`/repos/${name}/series`, tenant)).status).toBe(404)
    expect((await ask('/repos/octo/prolly/reports', tenant)).status).toBe(200)
  })

  test('bad parameters are told by name', async () => {
    const answer = await ask('/repos/octo/prolly/reports?limit=1000')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringContaining('limit') })
    expect((await ask('/repos/octo/prolly/history?suite=oltp')).status).toBe(400)
    const query = new URLSearchParams({ ...id, ref: 'main', before: '\0' })
    for (const path of [
      'reports?suite=%00',
      'reports?after=a%00',
      'reports/a%00',
      `history?${query}`,
    ])
      expect([path, (await ask(`/repos/octo/prolly/${path}`)).status]).toEqual([path, 400])
  })

  test('every answer is as the description says', async () => {
    const definition = (await (await ask('/openapi.json')).json()) as Document
    expect(Object.keys(definition.paths ?? {})).toHaveLength(4)
    const ajvOpts = { strict: false, formats: { 'date-time': true } } as const
    const backend = new OpenAPIBackend({ definition, ajvOpts })
    await backend.init()
    const query = new URLSearchParams({ ...id, ref: 'main' })
    const asked: [string, string][] = [
      ['listReports', '/repos/octo/prolly/reports?limit=3'],
      ['getReport', '/repos/octo/prolly/reports/day-50'],
      ['listSeries', '/repos/octo/prolly/series'],
      ['getHistory', `/repos/octo/prolly/history?${query}`],
    ]
    for (const [operation, path] of asked) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(backend.validateResponse(await answer.json(), operation, 200).errors).toBeFalsy()
    }
    expect(backend.validateResponse({ points: 'none' }, asked[3]![0], 200).errors).toBeTruthy()
  })
})
