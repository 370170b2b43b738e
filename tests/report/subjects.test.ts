import { describe, expect, it } from 'vitest'
import type { Plan, Problem, Report } from '../../src/model/model.ts'
import { underAcceptances } from '../../src/report/base-rules.ts'
import { checkReport } from '../../src/report/read-report.ts'
import { makeReport } from '../../src/report/report.ts'
import { planOf, recordOf } from '../stats/measured.ts'

const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7]

type Named = { unit: string; name: string; works: boolean }

/** A plan of base against head for benchmarks of several packages. */
function planOfUnits(benchmarks: readonly Named[]): Plan {
  const plan = planOf(['A'])
  const units = [...new Set(benchmarks.map(({ unit }) => unit))]
  const [target] = plan.targets
  const targets = benchmarks.map(({ unit, name }) => {
    const id = `${unit}.${name}`
    return { ...target!, id, unit, block: id }
  })
  return { ...plan, targets, units }
}

/** A report of benchmarks that are alike on both sides, or failed in every round of both. */
function reportOf(benchmarks: readonly Named[], problems: Problem[] = []): Report {
  const plan = planOfUnits(benchmarks)
  const records = ROUNDS.flatMap((round) =>
    benchmarks.flatMap(({ unit, name, works }) =>
      ['base', 'head'].map((arm) =>
        recordOf(
          { round, arm, target: `${unit}.${name}`, position: arm === 'base' ? 0 : 1 },
          works ? 1000 + round : null,
        ),
      ),
    ),
  )
  return makeReport({
    plan,
    records,
    problems,
    builds: [],
    environment: [],
    roundsRun: ROUNDS.length,
    measuredSec: 1,
    linkSec: null,
    stopReason: 'rounds',
    command: 'gcbench run',
    toolVersion: '0.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    recordsSha256: '3'.repeat(64),
  })
}

describe('what a problem is about', () => {
  it('is no row whose name is only the end of its name', () => {
    const unit = 'example.com/m'
    const { conclusion } = reportOf([
      { unit, name: 'Small', works: true },
      { unit, name: 'Parse/json.Small', works: false },
    ])
    expect(conclusion.conclusion).toBe('action_required')
    expect(conclusion.reasons).toEqual([
      expect.stringContaining('example.com/m.Parse/json.Small: failed wherever it was tried'),
    ])
  })

  it('is the row of its package, where a table shortens the names of several packages', () => {
    const report = reportOf([
      { unit: 'example.com/m/store', name: 'Get', works: true },
      { unit: 'example.com/m/cache', name: 'Get', works: true },
    ])
    expect(report.comparisons.map(({ benchmark }) => benchmark)).toContain('store.Get')
    expect(report.conclusion.conclusion).toBe('success')
    // As an earlier version wrote it.
    const where = 'example.com/m/store.Get'
    const left = { code: 'left-out', message: 'stopped after 2 rounds', where }
    const stored = JSON.parse(JSON.stringify({ ...report, problems: [left] }))
    const { conclusion } = underAcceptances(checkReport(stored), [])
    expect(conclusion).toEqual({ conclusion: 'success', reasons: [] })
  })
})
