/** The static site of a branch as texts: what it says, what it lets run, where its links lead. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../scripts/fixtures/report-fixture-hostile.ts'
import { exactRow } from '../../scripts/fixtures/report-fixture-parts.ts'
import { makeFinding } from '../../src/model/findings.ts'
import type { Report } from '../../src/model/model.ts'
import { badgeJson, badgeOf, badgeSvg } from '../../src/render/badge.ts'
import { isQualified } from '../../src/render/report-view.ts'
import { reportFile, siteFiles } from '../../src/render/site.ts'
import { branchRunOf, branchSuites } from '../../src/report/branch.ts'
import { readReport } from '../../src/report/read-report.ts'
import { merged, moved, sha } from '../support/branch-reports.ts'
import { expectGolden } from '../support/golden.ts'

const GOLDEN = new URL('../../fixtures/site.html', import.meta.url).pathname

function filesOf(reports: Report[], title = 'octo/lines'): Map<string, string> {
  const runs = reports.map((report, at) =>
    branchRunOf(`${at}/report.json`, report, isQualified(report)),
  )
  const paths = new Set(runs.map(({ path }) => path))
  const home = 'https://github.example/octo/lines'
  const files = siteFiles({ title, home, suites: branchSuites(runs), reports: paths })
  return new Map(files.map(({ name, text }) => [name, text]))
}

/** What is read where no script runs. */
const read = (html: string) =>
  html
    // Ours, once: another would be seen.
    .replace('<link rel="icon" href="data:,">\n', '')
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, '<$1></$1>')
    .replaceAll(/sha256-[^']+/g, 'sha256-')
    .replaceAll(/data-plot="[^"]+"/g, 'data-plot=""')
const plainOf = (html: string) =>
  read(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const fileLike = (files: Map<string, string>, start: string) =>
  [...files.keys()].find((name) => name.startsWith(start)) ?? `no ${start}`

const reports = [
  merged(0, 1, [moved('Scan/10', 0), moved('Sum', 0), exactRow('Sum', 'allocs/op', 4, 4)]),
  merged(1, 2, [moved('Scan/10', 10), moved('Sum', 0), exactRow('Sum', 'allocs/op', 4, 4)]),
  merged(2, 3, [moved('Sum', -20)], { same: ['Scan'] }),
  merged(3, 4, [moved('Scan/10', 0), moved('Sum', 0), exactRow('Sum', 'allocs/op', 4, 5)]),
  merged(0, 4, [moved('Other', 0)], { suite: 'nightly' }),
]

describe('the site', () => {
  const files = filesOf(reports)

  it('reads as before: its files, its front page, the page of a series', () => {
    expectGolden(
      GOLDEN,
      'files',
      [...files.keys()]
        .map((name) => name.replace(/.*(?=\.js$)/, 'plot'))
        .sort()
        .join('\n'),
    )
    expectGolden(GOLDEN, 'index', read(files.get('index.html')!))
    expectGolden(GOLDEN, 'series', read(files.get(fileLike(files, 'history-oltp-scan'))!))
    expect(filesOf(reports.toReversed()).size).toBe(files.size)
  })

  it('says the last change with its interval and its commit', () => {
    const plain = plainOf(files.get('index.html')!)
    expect(plain).toMatch(/Scan\/10 .* \+10\.0 % slower \[\+9\.5, \+10\.5\] 0{12} · 2026‑01‑02/)
    expect(plain).toMatch(/Last comparisons .* 3 rows: 1 worse/)
  })

  it('is green where nothing is said against what was measured, as the report is', () => {
    const problems = [makeFinding('busy-machine', {}, { othersPct: 78, names: [] })]
    const [quiet, busy] = [reports[0]!, { ...reports[0]!, problems }]
    const outcomeIn = (report: Report) =>
      /aria-label="Last comparisons"[\s\S]*?<tbody><tr><td>(.*?)<\/td>/.exec(
        filesOf([report]).get('index.html')!,
      )?.[1]
    expect(outcomeIn(quiet)).toBe('<strong class="good">passed</strong>')
    expect(outcomeIn(busy)).toBe('<strong class="warn">passed with a warning</strong>')
  })

  it('has every page that it links, and nothing but commits elsewhere', () => {
    const pages = [...files].filter(([name]) => name.endsWith('.html'))
    const links = pages.flatMap(([, text]) =>
      [...read(text).matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map(([, link]) => link!),
    )
    const known = new Set([
      ...files.keys(),
      ...reports.map((_, at) => reportFile(`${at}/report.json`)),
    ])
    const home = 'https://github.example/octo/lines'
    const others = links.filter((link) => !known.has(link) && link !== home)
    expect(others.filter((link) => !link.startsWith(`${home}/commit/`))).toEqual([])
    expect(links.filter((link) => link.startsWith('history-')).length).toBeGreaterThan(3)
    const plots = pages.flatMap(([, text]) => [...text.matchAll(/data-plot="([^"]+)"/g)])
    expect(new Set(plots.map(([, path]) => files.has(path!)))).toEqual(new Set([true]))
  })

  it('lets nothing run but its two scripts, and loads nothing from elsewhere', () => {
    const plot = [...files].find(([name]) => name.endsWith('.js'))![1]
    for (const [name, text] of files) {
      if (!name.endsWith('.html')) continue
      const script = /<script>([\s\S]*?)<\/script>/.exec(text)![1]!
      const style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)![1]!
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        `style-src 'sha256-${sha256(style)}'`,
        `script-src 'sha256-${sha256(script)}' 'sha256-${sha256(plot)}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        'img-src data:',
      ])
      // Without one a browser asks the host for its /favicon.ico, which is not ours to bring.
      expect(text).toContain('<link rel="icon" href="data:,">')
      // What a browser has read before the policy is not under it.
      expect(text.indexOf('http-equiv')).toBeLessThan(text.indexOf('<style>'))
      expect(read(text)).not.toMatch(/ style=| on[a-z]+=/)
    }
  })

  it('is a page where nothing was compared yet', () => {
    const none = filesOf([])
    expect(plainOf(none.get('index.html')!)).toContain('No report compares two commits yet.')
    expect(JSON.parse(none.get('badge.json')!).message).toBe('not measured')
  })

  it('is made of every report that there is', () => {
    const folder = new URL('../../fixtures/reports/', import.meta.url)
    const stored = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readReport(readFileSync(new URL(name, folder), 'utf8')))
    const made = filesOf(stored)
    expect(made.has('index.html')).toBe(true)
    for (const text of made.values()) expect(text).not.toMatch(/\bNaN\b|\bundefined\b|\[object /)
  })
})

describe('names of strangers', () => {
  const hostile = [
    ...attacks,
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
  ]
  const named = [1, 2, 3].map((to) =>
    merged(
      to - 1,
      to,
      hostile.map((name) => moved(name, to === 2 ? 10 : 0)),
      { suite: '</title><script>x</script>' },
    ),
  )
  const files = filesOf(named, '<b>octo</b>')

  it('are text on every page, in the data of the graph, and no formula in the CSV', () => {
    expect(files.size).toBeGreaterThan(hostile.length)
    for (const [name, text] of files) {
      expect(name).toMatch(/^[\w-]+\.(html|csv|js|json|svg)$/)
      if (!name.endsWith('.html')) continue
      const tags = [...read(text).matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag)
      expect(
        tags.filter((tag) => /^(img|iframe|object|embed|form|base|link|b)$/i.test(tag!)),
      ).toEqual([])
      const isSeries = name.startsWith('history-')
      expect(text.match(/<script/gi), name).toHaveLength(isSeries ? 2 : 1)
      if (!isSeries) continue
      const data = /<script type="application\/json" id="history-data">([^<]*)<\/script>/.exec(text)
      expect(JSON.parse(data![1]!).series).toHaveLength(1)
    }
    const lines = files.get('history.csv')!.split('\n')
    expect(lines.filter((line) => /(^|,)[=+@]/.test(line))).toEqual([])
  })

  it('that differ in signs alone have pages of their own', () => {
    const two = filesOf([merged(0, 1, [moved('a/b', 0), moved('a-b', 0), moved('A b', 0)])])
    expect([...two.keys()].filter((name) => name.startsWith('history-oltp-a-b-'))).toHaveLength(3)
  })
})

it('10,000 points of 400 benchmarks stay within bounds', { tags: 'slow' }, () => {
  const names = Array.from(
    { length: 400 },
    (_, at) => `pkg/of/some/length.Benchmark${at}/case=${at}`,
  )
  const many = Array.from({ length: 25 }, (_, at) =>
    merged(
      at,
      at + 1,
      names.map((name) => moved(name, 0)),
    ),
  )
  const files = filesOf(many)
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  expect([...files.keys()].filter((name) => name.startsWith('history-'))).toHaveLength(400)
  expect(Buffer.byteLength(files.get('index.html')!)).toBeLessThan(600_000)
  expect(bytes).toBeLessThan(25_000_000)
})

describe('the badge', () => {
  const slower = merged(1, 2, [moved('Scan', 10), moved('Sum', 0)])
  const said = (...after: Report[]) =>
    JSON.parse(
      filesOf([merged(0, 1, [moved('Scan', 0), moved('Sum', 0)]), slower, ...after]).get(
        'badge.json',
      )!,
    ).message
  const still = (to: number) => merged(to - 1, to, [moved('Scan', 0), moved('Sum', 0)])

  it('says what got slower for as long as it is', () => {
    expect(said()).toBe('1 worse')
    expect(said(still(3), still(4))).toBe('1 worse')
    expect(said(merged(2, 3, [], { same: ['Scan', 'Sum'] }))).toBe('1 worse')
    expect(said(still(3), merged(3, 4, [moved('Scan', -9.2), moved('Sum', 0)]))).toBe('1 better')
    expect(said(still(3), merged(3, 4, [moved('Scan', -9.2)]), still(5))).toBe('no change found')
    // Half of it is no way back; a night over the same merges adds nothing.
    expect(said(merged(2, 3, [moved('Scan', -3)]), still(4))).toBe('1 worse')
    expect(said(still(3), merged(0, 3, [moved('Scan', 10)]))).toBe('1 worse')
  })

  it('does not say what somebody accepted, in that report or a later one', () => {
    const accepted = {
      ...{ row: 'Scan:time/op', reason: 'meant', by: 'octo', at: '2026-01-03' },
      sha: sha(2),
    }
    slower.acceptances = [accepted]
    expect(said()).toBe('1 accepted')
    delete slower.acceptances
    expect(said({ ...still(3), acceptances: [accepted] })).toBe('no change found')
  })

  const outcome = {
    rows: 5,
    worse: 0,
    accepted: 0,
    better: 0,
    changed: 0,
    undecided: 0,
    unknown: 0,
  }
  it.each([
    [null, 'not measured', 'lightgrey'],
    [outcome, 'no change found', 'green'],
    [{ ...outcome, undecided: 3 }, 'no change found', 'green'],
    [{ ...outcome, better: 2 }, '2 better', 'brightgreen'],
    [{ ...outcome, worse: 1, better: 2 }, '1 worse, 2 better', 'red'],
    [{ ...outcome, better: 2, unknown: 1 }, '2 better, 1 not known', 'lightgrey'],
    [{ ...outcome, accepted: 1 }, '1 accepted', 'brightgreen'],
  ])('%j: %s', (given, message, color) => {
    const badge = badgeOf(given)
    expect(JSON.parse(badgeJson(badge))).toEqual({
      schemaVersion: 1,
      label: 'benchmarks',
      message,
      color,
    })
    const svg = badgeSvg(badge)
    expect(svg).toContain(`aria-label="benchmarks: ${message}"`)
    expect(svg).not.toMatch(/style=|href|<script/)
    // The text ends within its field.
    const [, width] = /width="(\d+)"/.exec(svg)!
    const [x, length] = [...svg.matchAll(/<text x="(\d+)" y="14"\s+textLength="(\d+)"/g)]
      .at(-1)!
      .slice(1)
    expect(Number(x) + Number(length)).toBeLessThan(Number(width))
  })
})

describe('a suite whose comparisons reached no benchmark', () => {
  const hrefs = (html: string) =>
    [...html.matchAll(/href="([^"#]+\.html)"/g)].map(([, name = '']) => name)

  it('has a page, which says so, and is the front where it is the only one', () => {
    const files = filesOf([merged(0, 1, [])])
    const front = files.get('index.html') ?? ''
    expect(plainOf(front)).toContain('No comparison has reached a benchmark yet')
    expect(front).not.toContain('table class="lines"')
  })

  it('leaves no link dead, whichever suite comes first', () => {
    const rows = [moved('Other', 0)]
    for (const suite of ['a', 'z']) {
      const files = filesOf([merged(0, 1, [], { suite }), merged(0, 1, rows, { suite: 'nightly' })])
      const front = files.get('index.html') ?? ''
      expect(hrefs(front)).toContain('index.html')
      const own = hrefs(front).filter((name) => !name.startsWith('report-'))
      for (const name of own) expect([...files.keys()]).toContain(name)
    }
  })
})
