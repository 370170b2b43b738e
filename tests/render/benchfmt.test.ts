import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  improved,
  plan,
  ratio,
  report,
  row,
  trial,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Report, TrialRecord } from '../../src/model/model.ts'
import { goBench } from '../../src/parse/go-bench.ts'
import { benchfmt } from '../../src/render/formats/benchfmt.ts'
import { benchstat, benchstatNote, noBenchstat } from '../support/benchstat.ts'

const target = (id: string) => ({
  id,
  unit: 'example.org/tree',
  block: id,
  arms: ['base', 'head'],
  settings: {},
  expectedSec: null,
})

const output = (lines: string[], pkg = 'example.org/tree') =>
  ['goos: linux', 'goarch: amd64', `pkg: ${pkg}`, 'cpu: AMD EPYC 7763', ...lines, 'PASS', ''].join(
    '\n',
  )

function record(
  arm: string,
  round: number,
  stdout: string,
  rest: Partial<TrialRecord['trial']> = {},
  status: TrialRecord['status'] = 'ok',
): TrialRecord {
  const slot = { round, position: 0, target: 'tree.Scan', arm, attempt: 0, ...rest }
  return trial({ trial: slot, status, outputs: { stdout } })
}

function reportOf(records: TrialRecord[] | null, rest: Partial<Report> = {}): Report {
  const targets = [target('tree.Scan'), target('tree.Join')]
  return report({ plan: plan({ targets }), records, ...rest })
}

/** Lines of one arm's file without the three that introduce it. */
function linesOf(written: Report, arm = 'base'): string[] {
  const file = benchfmt.render(written).find(({ name }) => name === `bench-${arm}.txt`)
  return file!.text.trimEnd().split('\n').slice(3)
}

const configuration = [
  'goos: linux',
  'goarch: amd64',
  'pkg: example.org/tree',
  'cpu: AMD EPYC 7763',
]

describe('lines', () => {
  test('rounds in order, benchmarks in the order of the plan, numbers as printed', () => {
    const written = reportOf([
      record('base', 1, output(['BenchmarkScan-4 \t 100\t 12.50 ns/op\t 64 B/op'])),
      record('base', 0, output(['BenchmarkJoin-4 10 2e3 ns/op']), { target: 'tree.Join' }),
      record('head', 0, output(['BenchmarkScan-4 100 9 ns/op'])),
      record('base', 0, output(['BenchmarkScan-4 100 12.0 ns/op'])),
    ])
    expect(linesOf(written)).toEqual([
      '# round 1',
      ...configuration,
      'BenchmarkScan-4\t100\t12.0 ns/op',
      'BenchmarkJoin-4\t10\t2e3 ns/op',
      '# round 2',
      'BenchmarkScan-4\t100\t12.50 ns/op\t64 B/op',
    ])
    expect(linesOf(written, 'head')).toContain('BenchmarkScan-4\t100\t9 ns/op')
  })

  test('what one process printed of one benchmark is one line: the median', () => {
    const repeated = [
      'BenchmarkScan-4 100 30 ns/op',
      'BenchmarkScan-4 120 10 ns/op',
      'BenchmarkScan-4 80 11 ns/op',
    ]
    const lines = linesOf(reportOf([record('base', 0, output(repeated))]))
    expect(lines.at(-1)).toBe('BenchmarkScan-4\t300\t11 ns/op')
  })

  test('the last attempt counts, and a trial that failed gives no number', () => {
    const lines = linesOf(
      reportOf([
        record('base', 0, output(['BenchmarkScan-4 1 99 ns/op'])),
        record('base', 0, output(['BenchmarkScan-4 1 10 ns/op']), { attempt: 1 }),
        record('base', 1, output(['BenchmarkScan-4 1 20 ns/op']), {}, 'timeout'),
      ]),
    )
    expect(lines.filter((line) => line.startsWith('Benchmark'))).toEqual([
      'BenchmarkScan-4\t1\t10 ns/op',
    ])
    expect(lines).toContain('# no result of tree.Scan: timeout')
  })

  test('configuration is repeated where it changes', () => {
    const lines = linesOf(
      reportOf([
        record('base', 0, output(['BenchmarkScan-4 1 10 ns/op'])),
        record('base', 0, 'pkg: example.org/join\nBenchmarkJoin-4 1 20 ns/op\n', {
          target: 'tree.Join',
        }),
      ]),
    )
    expect(lines.slice(6)).toEqual([
      'goos:',
      'goarch:',
      'pkg: example.org/join',
      'cpu:',
      'BenchmarkJoin-4\t1\t20 ns/op',
    ])
  })

  test('directions of custom metrics are told', () => {
    const comparisons = [
      row('Scan', 1, ratio(-5, [-6, -4]), improved, { metric: 'queries/s', better: 'higher' }),
      row('Scan', 1, ratio(-5, [-6, -4]), improved),
    ]
    const records = [record('base', 0, output(['BenchmarkScan-4 1 2 ns/op']))]
    const lines = linesOf(reportOf(records, { comparisons }))
    expect(lines).toContain('Unit queries/s better=higher')
    expect(lines.join()).not.toContain('Unit time/op')
  })
})

describe('what is missing or hostile', () => {
  test('a report without raw records says so', () => {
    expect(linesOf(reportOf(null)).join()).toContain('raw records are not in this report')
  })
  test('an arm without a line has no file', () => {
    expect(benchfmt.render(reportOf([]))).toEqual([])
  })

  test('numbers that are none, and zero iterations, are left out', () => {
    const odd = [
      'BenchmarkScan-4 0 12 ns/op',
      'BenchmarkJoin-4 1 NaN ns/op 3 B/op',
      'BenchmarkX 1 +Inf ns/op',
    ]
    const lines = linesOf(reportOf([record('base', 0, output(odd))]))
    expect(lines.filter((line) => line.startsWith('Benchmark'))).toEqual([
      'BenchmarkJoin-4\t1\t3 B/op',
    ])
  })

  test('no text of a trial makes a line of its own or hides in one', () => {
    const red = '\u001b[31m'
    const stdout = `pkg: a\u2028BenchmarkFake 1 1 ns/op\nBenchmark${red}Red\u202e-4 1 5 n${red}s\n`
    const bad = record('base', 0, stdout, { target: 'x\nBenchmarkFake 1 1 ns/op' })
    const lines = linesOf(
      reportOf([bad, { ...bad, trial: { ...bad.trial, round: 1 }, status: 'failed' }]),
    )
    const named = lines.filter((line) => line.startsWith('Benchmark'))
    expect(named).toEqual(['Benchmark[31mRed-4\t1\t5 n[31ms'])
    for (const hidden of '\u001b\u202e\u2028') expect(lines.join('')).not.toContain(hidden)
  })

  test('arms get files of their own with plain names', () => {
    const arms = ['head@green tea', 'head-green/tea', 'HEAD@green tea', '../x=y'].map((id) => ({
      id,
      side: 'head' as const,
      variant: 'v',
    }))
    const names = benchfmt.render(report({ plan: plan({ arms }) })).map(({ name }) => name)
    expect(names).toEqual([
      'bench-head-green-tea.txt',
      'bench-head-green-tea-2.txt',
      'bench-HEAD-green-tea-3.txt',
      'bench-..-x-y.txt',
    ])
  })
})

/** Ten rounds of two benchmarks: head takes 80 % of base's time and half its allocations. */
function tenRounds(): TrialRecord[] {
  return Array.from({ length: 10 }, (_, round) => {
    const noise = 1 + ((round * 7) % 10) / 500
    return (['base', 'head'] as const).flatMap((arm) => {
      const [factor, allocs] = arm === 'base' ? [1, 40] : [0.8, 20]
      const line = (name: string, ns: number) =>
        output([
          `${name}-4\t 100\t ${(ns * noise * factor).toFixed(1)} ns/op\t ${allocs} allocs/op`,
        ])
      return [
        record(arm, round, line('BenchmarkScan/rows=10', 1000)),
        record(arm, round, line('BenchmarkJoin', 25_000), { target: 'tree.Join' }),
      ]
    })
  }).flat()
}

test('our own parser reads every line back', () => {
  const [base] = benchfmt.render(reportOf(tenRounds()))
  const { value, problems } = goBench.parse(base!.text)
  expect(problems).toEqual([])
  expect(value.length).toBe(10 * 2 * 2)
  expect(value[0]).toMatchObject({ scope: 'example.org/tree', benchmark: 'Scan/rows=10', procs: 4 })
})

test.skipIf(noBenchstat !== null)(
  `benchstat compares the files of two arms${benchstatNote}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-benchfmt-'))
    try {
      for (const { name, text } of benchfmt.render(reportOf(tenRounds())))
        writeFileSync(join(folder, name), text)
      const csv = benchstat(['-format=csv', 'bench-base.txt', 'bench-head.txt'], folder)
      // Medians by hand: noise is 0 to 1.8 % in ten even steps, so 1.009 on both sides.
      expect(csv).toContain(
        'goos: linux\ngoarch: amd64\npkg: example.org/tree\ncpu: AMD EPYC 7763\n',
      )
      expect(csv).toMatch(
        /^Scan\/rows=10-4,1\.009\d*e-06,\d+%,8\.07\d*e-07,\d+%,-20\.\d\d%,p=0\.000 n=10$/m,
      )
      expect(csv).toMatch(/^Join-4,2\.5225\d*e-05,\d+%,2\.018\d*e-05,\d+%,-20\.00%,p=0\.000 n=10$/m)
      expect(csv).toMatch(/^Join-4,40,0%,20,0%,-50\.00%,p=0\.000 n=10$/m)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
