/** What regressed, beside the code: which rows, in whose words, at which line. */
import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { type Annotation, annotationsOf, beginningOf } from '../../src/actions/outputs.ts'
import type { Report } from '../../src/model/model.ts'

const measured = reportFixtures()['one-regression-of-200']!

/** The fixture with packages and their folders, of which it names none. */
const under = (folders: Record<string, string>, report: Report = measured): Report => {
  const [target] = report.plan.targets
  const targets = Object.entries(folders).map(([unit, folder]) => ({
    ...target!,
    unit,
    settings: { folder },
  }))
  return { ...report, plan: { ...report.plan, units: Object.keys(folders), targets } }
}

describe('rows that are annotated', () => {
  it('are those that gate and regressed, in the words of the table', () => {
    const regressed = measured.comparisons.filter(
      ({ verdict, role }) => verdict.word === 'regressed' && role === 'gating',
    )
    const [row] = regressed
    const told = annotationsOf(under({ 'example.org/prolly/tree': 'tree' }))
    expect(told).toEqual([
      {
        level: 'error',
        text: expect.stringContaining(`${row?.benchmark}: ${row?.metric} slower, +`),
        places: [{ folder: 'tree', name: row?.benchmark.split('/')[0] }],
      },
    ])
  })
  it('are one for a function, however many benchmarks are below it', () => {
    const [row] = measured.comparisons.filter(({ verdict }) => verdict.word === 'regressed')
    const comparisons = Array.from({ length: 10 }, (_, i) => ({
      ...row!,
      benchmark: i === 9 ? 'Join' : `Scan/rows=${i}`,
    }))
    const told = annotationsOf(under({ 'example.org/m': '' }, { ...measured, comparisons }))
    const lines = told.map(({ text }) => text.split('\n').map((line) => line.split(':')[0]))
    expect(lines).toEqual([
      [...Array.from({ length: 8 }, (_, i) => `Scan/rows=${i}`), 'and 1 more'],
      ['Join'],
    ])
    // Of another tool, whose places are not known.
    expect(annotationsOf({ ...measured, comparisons })).toHaveLength(10)
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
  const at = (path: string, name = 'Scan') => ({ path, number: 3, name })
  const pathOf = (places: Annotation['places'], ...found: ReturnType<typeof at>[]) =>
    beginningOf({ places }, found)?.path ?? null

  it('is in the folder of its package, and in no other', () => {
    const root = [{ folder: '', name: 'Scan' }]
    const tree = [{ folder: 'tree', name: 'Scan' }]
    const found = [at('a_test.go'), at('tree/a_test.go'), at('other/tree/a_test.go')]
    expect(pathOf(root, ...found)).toBe('a_test.go')
    expect(pathOf(tree, ...found)).toBe('tree/a_test.go')
    expect(pathOf(tree, at('a_test.go'), at('tree/a_test.go', 'ScanAll'))).toBeNull()
    expect(pathOf([], ...found)).toBeNull()
  })
  it('is not known where several files have it: a build has one of them', () => {
    const tree = [{ folder: 'tree', name: 'Scan' }]
    expect(pathOf(tree, at('tree/a_linux_test.go'), at('tree/a_windows_test.go'))).toBeNull()
  })
  it('is that of a row under its package, below it and with its number of CPUs', () => {
    const [row] = measured.comparisons.filter(({ verdict }) => verdict.word === 'regressed')
    const comparisons = [{ ...row!, benchmark: 'tree.Scan/rows=10-4' }]
    // A module in a folder, whose name is not that of the folder.
    const folders = { 'example.org/m/tree': 'go/tree', 'example.org/m/store': 'go/store' }
    const report = under(folders, { ...measured, comparisons })
    expect(annotationsOf(report)[0]?.places).toEqual([{ folder: 'go/tree', name: 'Scan' }])
  })
  it('is nowhere where a target has no folder: a command, another tool', () => {
    expect(annotationsOf(measured).map(({ places }) => places)).toEqual([[]])
  })
})
