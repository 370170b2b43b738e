/** Rows that look worse: more of them, or further off, than chance gives among so many. */
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../src/model/model.ts'
import { suspectsAmong } from '../../src/report/gate.ts'
import { makeReport } from '../../src/report/report.ts'
import { random } from '../../src/stats/random.ts'
import { planOf, recordsOf } from '../stats/measured.ts'

const [model] = makeReport({
  plan: planOf(['A']),
  builds: [],
  environment: [],
  roundsRun: 8,
  measuredSec: 8,
  linkSec: null,
  records: recordsOf([90, 110, 95, 105, 99, 101, 97, 103], [99, 101, 97, 103, 90, 110, 95, 105]),
  stop: { kind: 'rounds' },
  problems: [],
  command: 'gcbench run',
  toolVersion: '0.1.0',
  createdAt: '2026-01-01T00:00:00.000Z',
  recordsSha256: '3'.repeat(64),
}).comparisons

/** An undecided row with this two-sided p; worse rows up to .2 are suspected, as tables have it. */
function row(p: number, isWorse: boolean, more: Partial<Comparison> = {}): Comparison {
  const point = isWorse ? 0.1 : -0.1
  const suspected = isWorse && p <= 0.2 ? { suspected: true as const } : {}
  return {
    ...model!,
    role: 'gating',
    estimate: { kind: 'ratio', n: 8, point, low: -1, high: 1, level: 0.95, p, detectable: 1 },
    verdict: { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null, ...suspected },
    ...more,
  }
}

const count = (rows: Comparison[]) => suspectsAmong(rows).size
const quiet = (count: number) => Array.from({ length: count }, () => row(0.7, false))

describe('suspects', () => {
  it('one row alone is asked about as it stands', () => {
    expect(count([row(0.19, true)])).toBe(1)
    expect(count([row(0.21, true)])).toBe(0)
    expect(count([row(0.01, false)])).toBe(0)
  })

  it('one of many has to be that much further off', () => {
    expect(count([row(0.1, true), ...quiet(29)])).toBe(0)
    expect(count([row(0.006, true), ...quiet(29)])).toBe(1)
  })

  it('many of many are no chance, by the thresholds of Benjamini and Hochberg', () => {
    // Twelve of thirty at one-sided .035: the k-th threshold is k/300, and 12/300 = .04.
    const leaning = Array.from({ length: 12 }, () => row(0.07, true))
    expect(count([...leaning, ...quiet(18)])).toBe(12)
    // Ten of thirty: 10/300 = .033 is below .035.
    expect(count([...leaning.slice(2), ...quiet(20)])).toBe(0)
  })

  it('worse is less where more is better', () => {
    const fewer = row(0.05, false, { better: 'higher' })
    const verdict = { ...fewer.verdict, suspected: true } as Comparison['verdict']
    expect(count([{ ...fewer, verdict }])).toBe(1)
  })

  it('rows that do not gate count for nothing', () => {
    const beside = quiet(29).map((one) => ({ ...one, role: 'informational' as const }))
    expect(count([row(0.1, true), ...beside])).toBe(1)
  })

  it.each([1, 13, 45, 200])('asks after at most a tenth of runs of %i equal rows', (rows) => {
    const stream = random(`runs of ${rows}`)
    const runs = 2000
    let asked = 0
    for (let run = 0; run < runs; run++) {
      const table = Array.from({ length: rows }, () => row(stream(), stream() < 0.5))
      if (count(table) > 0) asked++
    }
    // Three standard errors of a share of .1.
    expect(asked / runs).toBeLessThan(0.12)
    expect(asked / runs).toBeGreaterThan(0.05)
  })
})
