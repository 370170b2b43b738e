import { describe, expect, it } from 'vitest'
import {
  improved,
  plan,
  ratio,
  refs,
  regressed,
  report,
  row,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Report, ResolvedSource } from '../../src/model/model.ts'
import {
  curveText,
  historyCsv,
  historyOf,
  historyText,
  levelStrip,
  notesMarkdown,
  notesOf,
} from '../../src/render/history.ts'
import { makeScreen } from '../../src/render/terminal.ts'
import {
  errorOf,
  LEAST_SE,
  linksOf,
  readAbsolute,
  type SeriesLinks,
} from '../../src/report/history.ts'

const sha = (digit: string) => digit.repeat(40)
const source = (asked: string, digit: string): ResolvedSource => ({
  asked,
  kind: 'ref',
  sha: sha(digit),
  path: null,
  mergeBaseOf: null,
})

/** A report of two commits, whose `scan` takes so many percent more, give or take one percent. */
function compared(from: string, to: string, pct: number | 'same code', hour: number): Report {
  const isSame = pct === 'same code'
  const unchanged = [{ contrast: 'refs', unit: 'u', sha256: null, benchmarks: ['BenchmarkScan'] }]
  const verdict = !isSame && pct > 0 ? regressed : improved
  return report({
    createdAt: `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
    plan: plan({
      contrasts: [refs],
      sources: { base: source(`v${from}`, from), head: source(`v${to}`, to) },
      unchanged: isSame ? unchanged : [],
    }),
    comparisons: isSame
      ? []
      : [row('Scan', 1e-3, ratio(pct, [pct - 1, pct + 1]), verdict, { contrast: 'refs' })],
  })
}

const reports = [
  compared('1', '2', 10, 1),
  compared('2', '3', 'same code', 2),
  compared('3', '4', -20, 3),
  compared('1', '4', -11, 4),
]

describe('reports as links', () => {
  it('have a standard error from their interval, and none that is smaller than the least', () => {
    const estimate = { ...ratio(10, [5, 15]), level: 0.95 }
    if (estimate.kind !== 'ratio') throw new Error('a ratio')
    expect(errorOf(estimate)).toBeCloseTo((Math.log(1.15) - Math.log(1.05)) / 2 / 1.959964)
    expect(errorOf({ kind: 'exact', n: 8, base: 1, head: 2 })).toBe(LEAST_SE)
    expect(errorOf({ kind: 'none', n: 2, why: 'too few' })).toBeNull()
  })

  it('are chained over commits whose machine code is the same', () => {
    const { curves } = historyOf(linksOf(reports.slice(0, 3).toReversed()))
    const [{ chain }] = curves as [(typeof curves)[number]]
    expect(chain.points.map(({ sha: own }) => own[0])).toEqual(['1', '2', '3', '4'])
    expect(chain.points.at(-1)?.level).toBeCloseTo(Math.log(1.1 * 0.8), 3)
  })

  it('of several refs connect each with the first', () => {
    const names = ['v1', 'v2', 'v3']
    const several = report({
      plan: plan(
        {
          arms: names.map((name) => ({ id: `head@${name}`, side: 'head', variant: name })),
          contrasts: names.slice(1).map((name) => ({
            id: name,
            kind: 'variants',
            base: 'head@v1',
            head: `head@${name}`,
          })),
          sources: {
            base: source('v1', '1'),
            head: source('v3', '3'),
            compared: names.map((name) => source(name, name.slice(1))),
          },
        },
        {
          compare: names,
          variants: names.map((name) => ({
            name,
            buildEnv: {},
            runEnv: {},
            toolchain: null,
            buildFlags: [],
            args: [],
            source: { kind: 'ref', ref: name },
          })),
        },
      ),
      comparisons: ['v2', 'v3'].map((contrast) =>
        row('Scan', 1e-3, ratio(5, [4, 6]), regressed, { contrast }),
      ),
    })
    const [series] = linksOf([several]).series
    expect(series?.variant).toBe('default')
    expect(series?.links.map(({ base, head }) => `${base[0]}${head[0]}`)).toEqual(['12', '13'])
  })
})

describe('a history in words', () => {
  const history = historyOf(linksOf(reports))
  it('has a line a curve, and what the loop says of it', () => {
    const text = historyText(history)
    expect(text).toContain('4 commits, 1 curve.')
    expect(text).toMatch(/1 loop closed with a gap of 1\.\d % \(rms\)\./)
    expect(text).toMatch(/^Scan +time\/op +\S{4} +-11\.\d % \[/m)
  })
  it('has a line a commit, the loop and what moved it', () => {
    const text = curveText(history.nodes, history.curves[0]!)
    expect(text).toMatch(/^222222222222 v2 +\+10\.\d % \[/m)
    expect(text).toMatch(/^111111111111 v1\.\.444444444444 v4: measured -11\.\d %, chain -12/m)
    expect(text).toMatch(/^222222222222 v2: \+10\.\d % \[.*slower$/m)
    expect(text).toMatch(/faster$/m)
  })
  it.each([80, 60, 30])('fits %i columns, all curves and each', (columns) => {
    const screen = makeScreen(columns, false)
    const absolute = [{ benchmark: 'x'.repeat(50), unit: 'ns', points: [] }]
    const all = historyText({ ...history, absolute }, screen)
    const one = curveText(history.nodes, history.curves[0]!, screen)
    for (const line of `${all}${one}`.split('\n'))
      expect(line.length, line).toBeLessThanOrEqual(columns)
    // Nothing of it is cut.
    for (const node of history.nodes) expect(one).toContain(node.sha.slice(0, 12))
    expect(one.replaceAll(/\s+/g, ' ')).toMatch(/444444444444 v4: measured -11\.\d %, chain -12/)
  })
  it('as CSV has a line a point', () => {
    const lines = historyCsv(history).trim().split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toBe(
      `paired,Scan,time/op,default,${sha('1')},2026-01-01T01:00:00.000Z,0,0,0,,`,
    )
  })
  it('as CSV has no formula for a spreadsheet to execute, and numbers below zero', () => {
    const absolute = [{ benchmark: '=cmd()', unit: '', points: [{ sha: '', at: '', value: -1 }] }]
    expect(historyCsv(historyOf(linksOf([]), absolute))).toContain(
      "\nabsolute,'=cmd(),,,,,,,,-1,\n",
    )
  })
  it('has a strip whose last character is the newest', () => {
    expect(levelStrip([0, 0, 1])).toBe('▁▁█')
    expect(levelStrip([5, 5])).toBe('▁▁')
    expect(levelStrip(Array.from({ length: 200 }, (_, i) => i))).toMatch(/^▁.{48,58}█$/)
  })
})

describe('release notes', () => {
  const shas = { from: sha('1'), to: sha('3') }
  it('tell what moved, by the chain from one to the other', () => {
    const text = notesMarkdown(notesOf(linksOf(reports), { from: 'v1', to: 'v3' }, shas))
    expect(text).toMatch(/## Performance between `v1` and `v3`\n\n### Slower, or worse\n/)
    expect(text).toMatch(/\| `Scan` \| time\/op \| \*\*\+1\d(\.\d)? %\*\* slower \| \[/)
    expect(text).not.toContain('### Faster')
  })
  it('tell what is not known before all else, and exact numbers that stayed as known', () => {
    const link = (benchmark: string, metric: string, se: number): SeriesLinks => ({
      benchmark,
      metric,
      variant: 'default',
      better: 'lower',
      links: [{ base: shas.from, head: shas.to, point: 0, se }],
    })
    const nodes = [shas.from, shas.to].map((at) => ({ sha: at, name: '', at: '' }))
    const series = [
      link('Wide', 'time/op', 0.1),
      link('Sure', 'time/op', 0.001),
      link('Exact', 'allocs/op', LEAST_SE),
    ]
    const notes = notesOf({ nodes, series, skipped: 0 }, { from: 'v1', to: 'v3' }, shas)
    const [, , first, , last] = notesMarkdown(notes).split('\n')
    expect(first).toMatch(/^\*\*Not known of 1 row\*\*, .*: `Wide` time\/op \\\[-/)
    expect(last).toMatch(/^2 rows the same within the margin\. /)
  })
  it('file what nobody called good or bad under neither, in neutral words', () => {
    const link = (benchmark: string, better: SeriesLinks['better'], point: number) => ({
      benchmark,
      metric: 'time/op',
      variant: 'default',
      better,
      links: [{ base: shas.from, head: shas.to, point, se: 0.001 }],
    })
    const series = [link('Odd', 'unknown', -0.5), link('Rate', 'higher', -0.4)]
    const nodes = [shas.from, shas.to].map((at) => ({ sha: at, name: '', at: '' }))
    const notes = notesOf({ nodes, series, skipped: 0 }, { from: 'v1', to: 'v3' }, shas)
    const names = (of: { benchmark: string }[]) => of.map(({ benchmark }) => benchmark)
    expect([notes.better, notes.changed, notes.worse].map(names)).toEqual([[], ['Odd'], ['Rate']])
    expect(notesMarkdown(notes)).toMatch(/### Changed: .*not known\n[\s\S]*`Odd`.* lower \|/)
  })
  it('say what is not connected', () => {
    const notes = notesOf(linksOf(reports.slice(0, 1)), { from: 'v1', to: 'v3' }, shas)
    expect([notes.apart, notes.same, notes.open, notes.worse]).toEqual([1, 0, [], []])
  })
})

describe('histories of other tools', () => {
  it("reads github-action-benchmark's data.js: one number a run, the unit's first part", () => {
    const bench = (value: number, unit = 'ns/op\t 8 B/op\t 1 allocs/op') => ({
      name: 'BenchmarkA',
      value,
      unit,
      extra: '58 times\n4 procs',
    })
    const run = (id: string, date: number, values: number[]) => ({
      commit: { id, timestamp: `at ${date}` },
      date,
      tool: 'go',
      benches: values.map((one) => bench(one)),
    })
    const data = {
      lastUpdate: 1,
      entries: { Go: [run('b', 2000, [5, 7, 6]), run('a', 1000, [4])] },
    }
    const { value, problems } = readAbsolute(`window.BENCHMARK_DATA = ${JSON.stringify(data)};\n`)
    expect(problems).toEqual([])
    expect(value).toEqual([
      {
        benchmark: 'Go: BenchmarkA',
        unit: 'ns/op',
        points: [
          { sha: 'a', at: 'at 1000', value: 4 },
          { sha: 'b', at: 'at 2000', value: 6 },
        ],
      },
    ])
    const text = historyText(historyOf(linksOf([]), value))
    expect(text).toContain('absolute numbers of another tool: what moved may be the machine')
    expect(historyCsv(historyOf(linksOf([]), value))).toContain('absolute,Go: BenchmarkA,,,a,')
  })
  it('reads the JSON of bencher perf', () => {
    const metric = (start_time: string, hash: string, value: number) => ({
      start_time,
      version: { number: 1, hash },
      metric: { uuid: 'u', value },
    })
    const text = JSON.stringify({
      project: {},
      results: [
        {
          benchmark: { name: 'a' },
          measure: { name: 'Latency', units: 'ns' },
          metrics: [
            metric('2026-01-02T00:00:00Z', 'c2', 3),
            metric('2026-01-01T00:00:00Z', 'c1', 2),
          ],
        },
      ],
    })
    const [series] = readAbsolute(text).value
    expect(series).toMatchObject({ benchmark: 'a: Latency', unit: 'ns' })
    expect(series?.points.map(({ sha: own, value }) => [own, value])).toEqual([
      ['c1', 2],
      ['c2', 3],
    ])
  })
  it('says what it expected of any other text', () => {
    for (const text of ['', '{}', 'window.BENCHMARK_DATA = {', '[1]']) {
      expect(readAbsolute(text).value).toEqual([])
      expect(readAbsolute(text).problems[0]?.next).toContain("github-action-benchmark's data.js")
    }
  })
})

it('keeps the benchmarks of another project apart from those of the same name here', () => {
  const own = compared('1', '2', 10, 1)
  const other = compared('1', '2', 90, 2)
  const consumer = { asked: '../app', sha: null }
  const sources = { ...other.plan.sources, consumer }
  const { series } = linksOf([own, { ...other, plan: { ...other.plan, sources } }])
  expect(series.map(({ benchmark, variant, links }) => [benchmark, variant, links.length])).toEqual(
    [
      ['Scan', 'default', 1],
      ['Scan', '../app', 1],
    ],
  )
})
