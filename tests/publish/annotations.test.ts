/** What regressed, beside the code: which rows, in whose words, at which line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import type { Report } from '../../src/core/model/model.ts'
import { type Annotation, annotationsOf, lineIn } from '../../src/core/steps/annotations.ts'
import { placesOf } from '../../src/doors/annotate.ts'

const measured = reportFixtures()['one-regression-of-200']!

/** The fixture with packages, of which it names none. */
const under = (units: string[], report = measured): Report => ({
  ...report,
  plan: { ...report.plan, units },
})

const folder = mkdtempSync(join(tmpdir(), 'gcbench-annotations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, ...functions: string[]): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  const bodies = functions.map((name) => `func ${name}(b *testing.B) {}\n`)
  writeFileSync(join(folder, path), `package x\n\n${bodies.join('\n')}`)
}

const about = (functions: Annotation['functions']): Annotation => ({
  ...{ level: 'error', text: 'x', functions },
})

describe('rows that are annotated', () => {
  it('are those that gate and regressed, in the words of the table', () => {
    const regressed = measured.comparisons.filter(
      ({ verdict, role }) => verdict.word === 'regressed' && role === 'gating',
    )
    const [row] = regressed
    const told = annotationsOf(under(['example.org/prolly/tree']))
    expect(told).toEqual([
      {
        level: 'error',
        text: expect.stringContaining(`${row?.benchmark}: ${row?.metric} slower, +`),
        functions: [['example.org/prolly/tree', row?.benchmark.split('/')[0]]],
      },
    ])
  })
  it('only warn where the suite only advises', () => {
    const { suite } = measured.plan
    const gate = { ...suite.gate, mode: 'advisory' as const }
    const advisory = { ...measured, plan: { ...measured.plan, suite: { ...suite, gate } } }
    expect(annotationsOf(advisory).map(({ level }) => level)).toEqual(['warning'])
  })
  it('are none where a maintainer accepted them, and none where nothing regressed', () => {
    expect(annotationsOf(reportFixtures().accepted!)).toEqual([])
    expect(annotationsOf(reportFixtures()['all-faster']!)).toEqual([])
  })
})

describe('the place of a benchmark', () => {
  it('is its function in its package, also behind an underscore', () => {
    const text = 'package x\n\nfunc BenchmarkScanAll(b) {}\nfunc Benchmark_scan(b) {}\n'
    const in_ = (path: string, name: string) =>
      lineIn({ path, text }, about([['example.org/m/tree', name]]))
    expect(in_('tree/a_test.go', 'scan')).toBe(4)
    expect(in_('tree/a_test.go', 'ScanAll')).toBe(3)
    expect(in_('tree/a_test.go', 'Scan')).toBeNull()
    expect(in_('other/a_test.go', 'scan')).toBeNull()
    expect(in_('ee/a_test.go', 'scan')).toBeNull()
  })
  it('is found in the checkout, in the package that is meant', async () => {
    write('scan_test.go', 'BenchmarkScan')
    write('tree/scan_test.go', 'BenchmarkOther', 'BenchmarkScan')
    write('vendor/tree/scan_test.go', 'BenchmarkScan')
    const root = about([['example.org/m', 'Scan']])
    const tree = about([['example.org/m/tree', 'Scan']])
    const gone = about([['example.org/m/tree', 'Gone']])
    const places = await placesOf(folder, [root, tree, gone, about([])])
    expect(places).toEqual(
      new Map([
        [root, { file: 'scan_test.go', startLine: 3 }],
        [tree, { file: 'tree/scan_test.go', startLine: 5 }],
      ]),
    )
  })
})
