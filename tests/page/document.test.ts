/** report.html as a text: what it may run, what it carries, what is read without any script. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { PAGE_MODULE, pageModule, SITE_MODULE, siteModule } from '../../scripts/page-bundle.ts'
import { pageText } from '../../src/render/html.ts'
import type { PageData } from '../../src/render/page-data.ts'
import { rowsOf, viewReport } from '../../src/render/report-view.ts'
import { measuredReport } from './measured-report.ts'

const reports = reportFixtures()
const of = (name: string) => pageText(reports[name]!)
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const SCRIPT = /<script>([\s\S]*?)<\/script>/
const STYLE = /<style>([\s\S]*?)<\/style>/
const DATA = /<script type="text\/plain" id="data">([^<]*)<\/script>/
const CODE = /<script type="text\/plain" id="code">([^<]*)<\/script>/

/** What is read where no script runs. */
const read = (html: string) =>
  html
    .replace(SCRIPT, '<script></script>')
    .replace(STYLE, '<style></style>')
    .replace(DATA, '')
    .replace(CODE, '')
    .replace(/sha256-[^']+/g, 'sha256-')

const unpacked = (html: string, what: RegExp) =>
  inflateRawSync(Buffer.from(what.exec(html)![1]!, 'base64')).toString()
const carried = (html: string): PageData => JSON.parse(unpacked(html, DATA))

describe('the page of a report', () => {
  it('has the script and the style that src/page gives', async () => {
    expect(await pageModule()).toBe(readFileSync(PAGE_MODULE, 'utf8'))
  })
  it('is as current as the pages of the service', async () => {
    expect(await siteModule()).toBe(readFileSync(SITE_MODULE, 'utf8'))
  })

  it('lets nothing run but its script and what starts it, and nothing be loaded or sent', () => {
    const html = of('gc-interaction')
    const scripts = [SCRIPT.exec(html)![1]!, unpacked(html, CODE)].map(sha256)
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}`,
      `style-src 'sha256-${sha256(STYLE.exec(html)![1]!)}'`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(read(html)).not.toMatch(/ style=| on[a-z]+=|(src|href)="(?!#)/)
  })

  it.each(['gc-interaction', 'failures'])('%s reads as before', (name) => {
    const golden = new URL(`../../fixtures/reports/goldens/${name}.html.html`, import.meta.url)
    const text = read(of(name))
    if (process.env.UPDATE_GOLDENS) writeFileSync(golden, text)
    expect(text).toBe(readFileSync(golden, 'utf8'))
    expect(of(name)).toBe(of(name))
  })

  it.each(Object.keys(reports))('%s: has every row, whatever stands in a name', (name) => {
    const html = read(of(name))
    const rows = viewReport(reports[name]!).tables.flatMap(rowsOf)
    expect(html.match(/<tr class="row /g) ?? []).toHaveLength(rows.length)
    // No tag but our own: a name that is one would be another.
    const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag))
    expect(
      [...tags].filter((tag) => /^(img|iframe|object|embed|form|base|link|template)$/i.test(tag!)),
    ).toEqual([])
    expect(html.match(/<script/gi)).toHaveLength(1)
  })

  it('names a row by what it is, once, wherever it stands', () => {
    const ids = (html: string) =>
      [...read(html).matchAll(/<tr class="row [^"]*" id="([^"]*)"/g)].map(([, id]) => id!)
    for (const name of Object.keys(reports)) {
      const all = ids(of(name))
      expect(new Set(all).size).toBe(all.length)
      for (const id of all) expect(id).toMatch(/^row-([a-z0-9]+-)*[0-9a-f]{8}$/)
      // A number alone is the place of a row, which older links name.
      for (const id of all) expect(id).not.toMatch(/^row-\d+-?$/)
    }
    const placed = (html: string) =>
      /id="(row-beta-time-op-[^"]*)" data-row="(\d+)"/.exec(read(html))!.slice(1)
    const [name, place] = placed(pageText(measuredReport(['Alpha', 'Beta'], 12)))
    const [alone, first] = placed(pageText(measuredReport(['Beta'], 12)))
    expect(name).toBe(alone)
    expect(place).not.toBe(first)
  })

  it('leads back to where it is among others, and alone has no such line', () => {
    const html = pageText(reports.server!, [{ href: 'index.html', text: 'octo/<b>' }])
    expect(html).toMatch(
      /<nav aria-label="Where this is"><ol><li><a href="index\.html">octo\/&lt;b&gt;<\/a>/,
    )
    expect(of('server')).not.toContain('Where this is')
  })

  it('has no section of results without a word in it', () => {
    const resultsOf = (html: string) =>
      (/<section id="results">[\s\S]*?<\/section>/.exec(read(html))?.[0] ?? '')
        .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    const failed = reports.failures!
    const comparisons = failed.comparisons.filter(({ estimate }) => estimate === null)
    for (const html of [of('zero-rows'), pageText({ ...failed, comparisons })])
      expect(resultsOf(html)).toBe('Results No row: nothing was compared.')
    expect(resultsOf(of('server'))).not.toContain('No row')
  })

  it('carries the numbers of every round, and what was around them', () => {
    const data = carried(pageText(measuredReport(['A', 'B'], 12)))
    const [a, b] = ['A', 'B'].map((name) =>
      data.rows.find((row) => row.benchmark === name && row.metric === 'time/op'),
    )
    expect(a!.base).toHaveLength(12)
    expect(a!.again).toEqual([1])
    expect(b!.head[2]).toBeNull()
    const trials = data.trials[a!.trials![0]]!
    expect(trials.rounds).toEqual(a!.base.map((_, round) => round))
    expect(trials.around.map(({ name }) => name)).toEqual([
      'CPU frequency, GHz',
      'others on the CPU, %',
    ])
    const [rounds, point, low, high] = a!.trail.at(-1)!
    expect([rounds, a!.analyses]).toEqual([12, [6, 12]])
    expect(low).toBeLessThan(point)
    expect(point).toBeLessThan(high)
    // The row alone needs no more than the table does for all of its rows.
    expect(high - low).toBeLessThanOrEqual(a!.change!.high - a!.change!.low + 1e-6)
  })

  it('carries latencies and collections of both sides', () => {
    const { rows, spreads, collections } = carried(of('server'))
    const told = rows.filter((row) => row.collections !== null && row.spread !== null)
    expect(told.length).toBeGreaterThan(0)
    const [base, head] = told[0]!.collections!
    expect([collections[base]!.length, collections[head]!.length]).not.toContain(0)
    const [left] = told[0]!.spread!
    expect(spreads[left]!.buckets.length).toBeGreaterThan(3)
  })

  it('stays under 1.5 MB with 50 benchmarks in 40 rounds', () => {
    const names = Array.from({ length: 50 }, (_, i) => `Benchmark/of/some/length=${i}`)
    const html = pageText(measuredReport(names, 40))
    expect(carried(html).rows.filter(({ base }) => base.length === 40).length).toBeGreaterThan(49)
    expect(Buffer.byteLength(html)).toBeLessThan(1_500_000)
  })
})
