/** What regressed, beside the code: which rows, in whose words, at which line. */
import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import type { Report } from '../../src/core/model/model.ts'
import { type Annotation, annotationsOf, beginningOf } from '../../src/core/steps/annotations.ts'

const measured = reportFixtures()['one-regression-of-200']!

/** The fixture with packages, of which it names none. */
const under = (units: string[], report: Report = measured): Report => ({
  ...report,
  plan: { ...report.plan, units },
})

const about = (names: Annotation['names']): Annotation => ({
  ...{ level: 'error', text: 'x', names },
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
        names: [['example.org/prolly/tree', row?.benchmark.split('/')[0]]],
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
  const root = about([['example.org/m', 'Scan']])
  const tree = about([['example.org/m/tree', 'Scan']])

  it('is in the folder of its package, the deepest that fits', () => {
    const at = (path: string, name = 'Scan') => ({ path, number: 3, name })
    const found = [at('a_test.go'), at('tree/a_test.go'), at('other/tree/deep/a_test.go')]
    expect(beginningOf(root, found)?.path).toBe('a_test.go')
    expect(beginningOf(tree, found)?.path).toBe('tree/a_test.go')
    expect(beginningOf(tree, [at('ee/a_test.go')])).toBeNull()
    expect(beginningOf(tree, [at('tree/a_test.go', 'ScanAll')])).toBeNull()
    expect(beginningOf(about([]), found)).toBeNull()
  })
  it('is that of a row under its package, below it and with its number of CPUs', () => {
    const [row] = measured.comparisons.filter(({ verdict }) => verdict.word === 'regressed')
    const comparisons = [{ ...row!, benchmark: 'tree.Scan/rows=10-4' }]
    const report = under(['example.org/m/tree', 'example.org/m/store'], {
      ...measured,
      comparisons,
    })
    expect(annotationsOf(report)[0]?.names).toEqual([['example.org/m/tree', 'Scan']])
  })
})
