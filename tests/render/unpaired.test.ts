import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { metricId } from '../../src/model/metrics.ts'
import { goBench } from '../../src/parse/go-bench.ts'
import { printUnpaired, UNPAIRED, unpairedHeadline } from '../../src/render/unpaired.ts'
import { compareUnpaired, readUnpairedFilter } from '../../src/report/unpaired.ts'
import { benchstat, benchstatNote, noBenchstat } from '../support/benchstat.ts'

const compare = (base: string, head: string, alpha: number) =>
  compareUnpaired([{ name: 'a.txt', text: base }], [{ name: 'b.txt', text: head }], alpha)

const folder = 'fixtures/benchstat'
const xperf = 'fixtures/parsers/go-bench/xperf'

const inputs = [
  { csv: 'made.csv', folder, base: 'made-base.txt', head: 'made-head.txt', args: [] },
  {
    csv: 'old-new.csv',
    folder: xperf,
    base: 'benchstat-old.txt',
    head: 'benchstat-new.txt',
    args: [],
  },
  {
    csv: 'crc.csv',
    folder: xperf,
    base: 'benchstat-crc-old.txt',
    head: 'benchstat-crc-new.txt',
    args: ['-ignore', 'note'],
  },
]

type PeerRow = {
  unit: string
  name: string
  base: number
  head: number
  delta: string
  p: number | null
  n: string
}

/** Rows that benchstat's CSV has on both sides: name, two medians with intervals, delta, p. */
function readCsv(text: string): PeerRow[] {
  let unit = ''
  return text.split('\n').flatMap((line) => {
    const cells = line.split(',')
    if (cells[0] === '' && cells[5] === 'vs base') unit = cells[1]!
    const [name = '', base, , head, , delta = '', last] = cells
    if (name === '' || name === 'geomean' || !base || !head || !last) return []
    const [, p, n = ''] = /^(?:p=(\S+) )?n=(\S+)$/.exec(last)!
    const row = { unit, name, base: Number(base), head: Number(head), delta, n }
    return [{ ...row, p: p === undefined ? null : Number(p) }]
  })
}

/** benchstat prints in seconds what was in nanoseconds. */
function metricOf(unit: string): string {
  return metricId(unit.replace(/\bsec\b/, 'ns'))
}

describe.each(inputs)('as benchstat: $csv', ({ csv, folder: where, base, head, args }) => {
  const [baseText, headText] = [base, head].map((name) => readFileSync(`${where}/${name}`, 'utf8'))
  const rows = compare(baseText!, headText!, 0.05).value
  const peer = readCsv(readFileSync(`${folder}/${csv}`, 'utf8'))

  test('the same rows', () => {
    expect(peer.length).toBeGreaterThan(1)
    const keys = rows.map(({ benchmark, metric }) => `${benchmark} ${metric}`)
    expect(keys.toSorted()).toEqual(
      peer.map(({ name, unit }) => `${name} ${metricOf(unit)}`).toSorted(),
    )
  })

  test.each(peer)('$name $unit', (theirs) => {
    const row = rows.find((r) => r.benchmark === theirs.name && r.metric === metricOf(theirs.unit))!
    expect(Math.abs(row.baseValue / theirs.base - 1) || 0).toBeLessThan(1e-12)
    expect(Math.abs(row.headValue / theirs.head - 1) || 0).toBeLessThan(1e-12)
    const { base: m, head: n } = row.n
    expect(theirs.n).toBe(m === n ? String(m) : `${m}+${n}`)
    if (/%$/.test(theirs.delta))
      expect(Math.abs(row.medianDeltaPct! - Number.parseFloat(theirs.delta))).toBeLessThan(0.00501)
    // Exact metrics have no p here. Ties in unequal samples: see the README of the fixtures.
    const lopsided = m !== n && theirs.unit !== 'sec/op'
    if (row.p === null || lopsided) return
    expect(Math.abs(row.p - theirs.p!)).toBeLessThan(0.000501)
    expect(row.finding === 'changed').toBe(theirs.delta !== '~')
  })

  test.skipIf(noBenchstat !== null)(`benchstat still says so${benchstatNote}`, () => {
    const absolute = new URL(`../../${where}/`, import.meta.url).pathname
    const said = benchstat(['-format=csv', ...args, base, head], absolute)
    expect(said).toBe(readFileSync(`${folder}/${csv}`, 'utf8'))
  })
})

const lines = (name: string, values: number[], unit = 'ns/op') =>
  values.map((value) => `Benchmark${name} 10 ${value} ${unit}\n`).join('')

const rowOf = (base: string, head: string) => compare(base, head, 0.05).value[0]!

describe('rows', () => {
  test('a shift on the scale of ratios, with its interval', () => {
    const row = rowOf(lines('A', [10, 11, 12, 13]), lines('A', [20, 22, 24, 26]))
    expect(row).toMatchObject({
      finding: 'changed',
      word: 'slower',
      paired: false,
      n: { base: 4, head: 4 },
    })
    expect(row.p).toBeCloseTo(2 / 70, 12)
    expect(row.medianDeltaPct).toBeCloseTo(100, 10)
    expect(Math.exp(row.shift!.low)).toBeCloseTo(20 / 13, 12)
    expect(Math.exp(row.shift!.high)).toBeCloseTo(26 / 10, 12)
    expect(row.shift).toMatchObject({ scale: 'ratio', level: 1 - 2 / 70 })
  })

  test('values that are not positive are compared by difference', () => {
    const row = rowOf(lines('A', [0, 1, 2, 3], 'stalls'), lines('A', [10, 11, 12, 13], 'stalls'))
    expect(row.shift).toMatchObject({ scale: 'difference', point: 10, low: 7, high: 13 })
    expect(row).toMatchObject({ finding: 'changed', word: 'higher' })
  })

  test('an exact metric needs no test, unless it varies', () => {
    const constant = rowOf(lines('A', [50], 'allocs/op'), lines('A', [40], 'allocs/op'))
    expect(constant).toMatchObject({ finding: 'changed', word: 'fewer', p: null, shift: null })
    const same = rowOf(lines('A', [0, 0], 'allocs/op'), lines('A', [0], 'allocs/op'))
    expect(same).toMatchObject({ finding: 'equal', word: '', medianDeltaPct: null })
    const varying = rowOf(lines('A', [50, 51], 'allocs/op'), lines('A', [40, 40], 'allocs/op'))
    expect(varying).toMatchObject({ finding: 'too-few', word: '' })
    expect(varying.p).toBeCloseTo(1 / 3, 12)
  })

  test('a noisy metric with one value a side is no evidence', () =>
    expect(rowOf(lines('A', [100]), lines('A', [900]))).toMatchObject({
      finding: 'too-few',
      p: null,
    }))

  test('Unit lines give direction and assumption', () => {
    const text = (n: number) => `Unit score better=higher assume=exact\n${lines('A', [n], 'score')}`
    expect(rowOf(text(1), text(2))).toMatchObject({ better: 'higher', finding: 'changed' })
    expect(compare(text(1), text(2), 0.05).problems).toEqual([])
  })

  test('packages and GOMAXPROCS keep benchmarks apart', () => {
    const text = `pkg: a\n${lines('A-2', [1])}${lines('A-4', [2])}pkg: b\n${lines('A-2', [3])}`
    const keys = compare(text, text, 0.05).value.map((r) => [r.scope, r.benchmark, r.baseValue])
    expect(keys).toEqual([
      ['a', 'A-2', 1e-9],
      ['a', 'A-4', 2e-9],
      ['b', 'A-2', 3e-9],
    ])
  })
})

describe('problems', () => {
  const problemsOf = (base: string, head: string) =>
    compare(base, head, 0.05).problems.map(({ code, message }) => `${code}: ${message}`)

  test('what only one side has', () => {
    const base = lines('A', [1]) + lines('Gone', [1]) + lines('B', [1])
    const head = `${lines('A', [1])}BenchmarkB 10 1 ns/op 5 B/op\n`
    expect(problemsOf(base, head)).toEqual([
      'only-in-base: only in base: Gone',
      'only-in-head: only in head: B (bytes/op)',
    ])
    const many = Array.from({ length: 8 }, (_, i) => lines(`X${i}`, [1])).join('')
    expect(problemsOf(lines('A', [1]) + many, lines('A', [1]))).toEqual([
      'only-in-base: only in base: X0, X1, X2, X3, X4 and 3 more',
    ])
  })

  test('other machines, and samples that mix configurations', () => {
    const base = `cpu: big\n${lines('A', [1])}`
    expect(problemsOf(base, `cpu: small\ncommit: abc\n${lines('A', [1])}`)).toEqual([
      'machines-differ: cpu is "big" in base and "small" in head',
    ])
    expect(problemsOf(base, `${base}note: later\n${lines('A', [1])}`)).toEqual([
      'configuration-varies: note varies within head; its results count as one sample',
    ])
  })

  test('what the parser tells, with the side', () => {
    const { problems } = compare('', `${lines('A', [1])}BenchmarkB 10\n`, 0.05)
    expect(problems.map(({ code, where }) => [code, where])).toEqual([
      ['no-results', 'old file a.txt'],
      ['bad-line', 'new file b.txt, line 2'],
      ['only-in-head', undefined],
    ])
  })
})

describe('the table', () => {
  const side = (scan: number[], allocs: number, rare: number[]) =>
    `pkg: example.org/a\n${lines('Scan-4', scan)}${lines('Scan-4', [allocs], 'allocs/op')}` +
    lines('Rare-4', rare, 'stalls')

  test('reads like this', () => {
    const base = side([100, 101, 102, 103], 50, [0, 5])
    const head = side([80, 81, 82, 83], 40, [0, 9])
    const text = printUnpaired(compare(base, head, 0.05).value)
    const [heading, empty, pkg, ...rows] = text.split('\n')
    expect([empty, pkg]).toEqual(['', 'pkg: example.org/a'])
    const cells = [heading!, ...rows.slice(0, 3)].map((line) => line.split(/ {2,}/))
    expect(cells).toEqual(
      [
        ['benchmark', 'metric', 'base', 'head', 'delta', 'interval', 'p', 'n'],
        'Scan-4|time/op|101.5 ns|->|81.50 ns|-19.7 %|[-22.3, -17.0] at 97.1 %|p=0.029|n=4|faster',
        'Scan-4|allocs/op|50|->|40|-20.0 %|exact|n=1|fewer',
        'Rare-4|stalls|2.500 stalls|->|4.500 stalls|+2 stalls|' +
          '[-5 stalls, +9 stalls] at 66.7 %|p=1.000|n=2|too few runs',
      ].map((row) => (typeof row === 'string' ? row.split('|') : row)),
    )
    expect(new Set(rows.slice(0, 3).map((line) => line.indexOf(' ->'))).size).toBe(1)
    expect(rows.slice(3)).toEqual(['', ...UNPAIRED, ''])
  })

  test('says that the data are unpaired, even with no row', () => {
    const text = printUnpaired([])
    expect(text).toContain('no benchmark and metric in common')
    expect(text).toContain('unpaired')
    expect(text).toContain('drifted')
  })

  test('reads what other tools write, and names what no tool wrote', () => {
    const text = readFileSync('fixtures/parsers/pyperf/memory.txt', 'utf8')
    expect(compare(text, text, 0.05).value.length).toBeGreaterThan(0)
    const { value, problems } = compare(text, '<html>', 0.05)
    expect(value).toEqual([])
    expect(problems.find(({ code }) => code === 'no-results')?.message).toBe(
      'no results of a tool that is known: it begins with "<html>"',
    )
    const said = (written: string) =>
      compare(text, written, 0.05).problems.find(({ code }) => code === 'no-results')?.message
    const failed = JSON.stringify([{ name: 'sort', result: { state: 'errored' } }])
    expect(said(failed)).toContain('no results: sort: errored')
    expect(said(text.slice(0, -9))).toContain('no results: JSON that is cut off')
  })

  const pytest = (times: number[]) =>
    JSON.stringify({
      machine_info: {},
      benchmarks: [{ name: 'sort', stats: { data: times, median: times[0] } }],
    })

  test('numbers of one process are one run, and one run a side has no word', () => {
    const [old, now] = [pytest([1, 2, 3]), pytest([4, 5, 9])]
    const { value } = compare(old, now, 0.05)
    expect(value).toMatchObject([{ n: { base: 1, head: 1 }, headValue: 5, shift: null, p: null }])
    const text = printUnpaired(value)
    expect(text).toContain('+150.0 %')
    expect(text).toContain('give several files a side')
    expect(text).not.toMatch(/slower|at \d/)
    const files = (all: number[]) =>
      all.map((at) => ({ name: `${at}`, text: pytest([at, at + 1]) }))
    const several = compareUnpaired(files([1, 2, 3, 4]), files([11, 12, 13, 14]), 0.05)
    expect(several.value).toMatchObject([{ n: { base: 4, head: 4 }, word: 'slower' }])
    const shown = (filter: string) => several.value.filter(readUnpairedFilter(filter)).length
    expect([shown('verdict:slower'), shown('verdict:faster'), shown('.name:sort')]).toEqual([
      1, 0, 1,
    ])
    expect(() => readUnpairedFilter('verdict:slowr')).toThrow(
      'no verdict is slowr; known: regressed',
    )
  })

  test('a delta that is not of the two medians says so', () => {
    const [old, now] = [lines('A', [10, 11, 12, 30]), lines('A', [20, 21, 50, 52])]
    expect(printUnpaired(compare(old, now, 0.05).value)).toContain('not that of the two medians')
    const even = printUnpaired(compare(lines('A', [10, 11]), lines('A', [20, 22]), 0.05).value)
    expect(even).not.toContain('not that of the two medians')
  })

  test('of two tools it warns first', () => {
    const written = (tool: string, file: string) =>
      readFileSync(`fixtures/parsers/${tool}/${file}.txt`, 'utf8')
    const { problems } = compare(written('wrk', 'latency'), written('hey', 'ok'), 0.05)
    expect(problems[0]).toMatchObject({ code: 'tools-differ' })
    expect(problems[0]?.message).toContain('the old side is of wrk, the new one of hey')
  })

  test.each([
    ['', 'the file is empty'],
    ['{"machine_info": {"a": 1}, "benchm', 'JSON that is cut off'],
    ['{"root_group": {}, "metrics": {}}', 'handleSummary'],
    ['Benchmark      Time      CPU   Iterations\nBM_x  5 ns  5 ns  9', 'for a console'],
  ])('%j is told as what it looks like', (text, said) => {
    const [problem] = compare(pytest([1]), text, 0.05).problems
    expect(problem).toMatchObject({ code: 'no-results', where: 'new file b.txt' })
    expect(problem?.message).toContain(said)
    expect(problem?.next).toBeTruthy()
  })

  test('units of one dimension are one metric', () => {
    const entry = (unit: string, value: number) => JSON.stringify([{ name: 'x', unit, value }])
    const metricAndDelta = (a: string, b: string) => {
      const [row] = compare(a, b, 0.05).value
      return [row?.metric, Math.round(row?.medianDeltaPct ?? Number.NaN)]
    }
    expect(metricAndDelta(entry('ms', 5), entry('s', 0.006))).toEqual(['s', 20])
    expect(metricAndDelta(entry('ns/iter', 500), entry('us/iter', 1))).toEqual(['time/op', 100])
    expect(metricAndDelta(entry('kB', 5), entry('bytes', 6000))).toEqual(['B', 20])
    expect(metricAndDelta(entry('fps', 60), entry('fps', 30))).toEqual(['fps', -50])
  })

  test('names cannot break it', () => {
    const bad = lines('\u001b[31mRed\u202e', [1, 2])
    expect(goBench.parse(bad).value.length).toBe(2)
    const text = printUnpaired(compare(bad, bad, 0.05).value)
    for (const hidden of '\u001b\u202e') expect(text).not.toContain(hidden)
  })
})

describe('the first line', () => {
  const side = (values: number[]) => values.map((ns) => `BenchmarkA 1 ${ns} ns/op\n`).join('')
  const told = (base: number[], head: number[]) => {
    const files = (values: number[]) =>
      values.map((ns, at) => ({ name: `${at}.txt`, text: side([ns]) }))
    return unpairedHeadline(compareUnpaired(files(base), files(head), 0.05).value)
  }
  test('says what changed, and claims no more than the files can tell', () => {
    const six = [100, 101, 102, 103, 104, 105]
    expect(
      told(
        six,
        six.map((ns) => 2 * ns),
      ),
    ).toMatch(/^1 of 1 row changed: A \S+ \+\S+ % slower; not/)
    expect(told(six, [...six].reverse())).toBe(
      'No change seen in 1 row; the two files are unpaired',
    )
    expect(told([100], [200])).toBe('Too few runs to judge 1 row')
  })
})
