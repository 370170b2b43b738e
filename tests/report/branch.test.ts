/** Reports of a branch against numbers reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { exactRow, unsure } from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Report } from '../../src/model/model.ts'
import { branchRunOf, branchSuites, newestRuns, outcomeOf } from '../../src/report/branch.ts'
import { MOST_LINKS } from '../../src/report/chained.ts'
import { merged, moved, sha } from '../support/branch-reports.ts'

const suitesOf = (reports: Report[]) =>
  branchSuites(reports.map((report, at) => branchRunOf(`${at}/report.json`, report, false)))

const many = (count: number, suite = 'oltp') =>
  Array.from({ length: count }, (_, at) => merged(at, at + 1, [moved('Scan', 0)], { suite }))

describe('a suite of a branch', () => {
  it('is a line a series: what it came to, its last change and when, its noise', () => {
    const reports = [
      merged(0, 1, [moved('Scan', 0), moved('Sum', 0)]),
      merged(1, 2, [moved('Scan', 10), moved('Sum', 0)]),
      merged(2, 3, [moved('Scan', 0), moved('Sum', 0)]),
    ]
    const [{ suite, series, metrics }] = suitesOf(reports.toReversed()) as [never]
    const [scan, sum] = series as ReturnType<typeof suitesOf>[number]['series']
    expect([suite, metrics]).toEqual(['oltp', ['time/op']])
    expect(scan?.chain.points.map((point) => point.sha)).toEqual([0, 1, 2, 3].map(sha))
    expect(scan?.total?.pct).toBeCloseTo(10, 6)
    expect(scan?.moves.at(-1)).toMatchObject({ from: sha(1), to: sha(2), commits: 1 })
    expect(scan?.moves.at(-1)?.at).toEqual(new Date(Date.UTC(2026, 0, 2)))
    expect(scan?.noisePct).toBeCloseTo(0.5, 1)
    expect(scan?.values.map(({ sha: own, value }) => [own, value])).toEqual([
      [sha(1), expect.closeTo(1e-3)],
      [sha(2), expect.closeTo(1.1e-3)],
      [sha(3), expect.closeTo(1e-3)],
    ])
    expect([sum?.benchmark, sum?.moves]).toEqual(['Sum', []])
  })

  it('goes on over merges that did not reach a benchmark, in their place', () => {
    const [suite] = suitesOf([
      merged(0, 1, [moved('Scan', 0)]),
      merged(1, 2, [], { same: ['Scan'] }),
      merged(2, 3, [], { same: ['Scan'] }),
      merged(3, 4, [moved('Scan', -20)]),
    ])
    const [scan] = suite!.series
    expect(scan?.chain.points.map((point) => point.sha)).toEqual([0, 1, 2, 3, 4].map(sha))
    expect(scan?.chain.points[3]?.pct).toBeCloseTo(0, 6)
    expect(scan?.moves.at(-1)).toMatchObject({ from: sha(3), to: sha(4), commits: 1 })
    expect(scan?.total?.pct).toBeCloseTo(-20, 6)
  })

  it('begins anew after a gap, and ends with what was measured last', () => {
    const [suite] = suitesOf([merged(0, 1, [moved('Scan', 50)]), merged(4, 5, [moved('Scan', 1)])])
    const [scan] = suite!.series
    expect(scan?.chain.points.map((point) => point.sha)).toEqual([4, 5].map(sha))
  })

  it('uses nights as loops over the merges', () => {
    const night = merged(0, 3, [moved('Scan', 6)], { hour: 5 })
    const pushes = [1, 2, 3].map((to) => merged(to - 1, to, [moved('Scan', 2)]))
    const [scan] = suitesOf([night, ...pushes])[0]!.series
    expect(scan?.chain.points.map((point) => point.sha)).toEqual([0, 1, 2, 3].map(sha))
    // Between 6 %, by the night, and 6.12 %, by three merges.
    expect(scan?.total?.pct).toBeGreaterThan(6)
    expect(scan?.total?.pct).toBeLessThan(6.12)
  })

  it('has the metrics that gate, that of most series first', () => {
    const info = exactRow('Scan', 'bytes/op', 8, 8)
    const rows = [
      exactRow('Scan', 'allocs/op', 1, 1),
      moved('Scan', 0),
      moved('Sum', 0),
      { ...info, role: 'informational' as const },
      moved('mean', 5, { role: 'geomean' }),
    ]
    const [suite] = suitesOf([merged(0, 1, rows)])
    expect(suite?.metrics).toEqual(['time/op', 'allocs/op'])
    expect(suite?.series.map(({ benchmark, metric }) => `${benchmark} ${metric}`).sort()).toEqual([
      'Scan allocs/op',
      'Scan time/op',
      'Sum time/op',
    ])
  })

  it('does not mix suites, and comes before those with fewer comparisons', () => {
    const reports = [...many(1, 'few'), ...many(3, 'more')]
    expect(suitesOf(reports).map(({ suite, runs }) => [suite, runs.length])).toEqual([
      ['more', 3],
      ['few', 1],
    ])
  })

  it('leaves out what compares no two commits, and has the newest of very many', () => {
    expect(suitesOf([merged(1, 1, [moved('Scan', 0)])])).toEqual([])
    const runs = many(MOST_LINKS + 20).map((report, at) => branchRunOf(`${at}`, report, false))
    const kept = newestRuns(runs.toReversed())
    expect([kept.length, kept[0]?.path]).toEqual([MOST_LINKS, '20'])
  })
})

it('what a comparison came to is counted over the rows that gate', () => {
  const rows = [
    moved('A', 10),
    moved('B', -10),
    moved('C', 0),
    { ...moved('D', 1), verdict: unsure(40) },
    { ...moved('E', 0), verdict: { word: 'withheld', reason: 'control-moved', control: 'k' } },
    moved('mean', 9, { role: 'geomean' }),
  ] as Report['comparisons']
  expect(outcomeOf([branchRunOf('0', merged(0, 1, rows), false)])).toEqual({
    rows: 5,
    worse: 1,
    accepted: 0,
    better: 1,
    changed: 0,
    undecided: 1,
    unknown: 1,
  })
})
