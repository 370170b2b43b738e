/** A gate that learns lets the first runs pass, and says what would have failed. */
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../src/actions/outputs.ts'
import type { GateRule, Report } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { underAcceptances, underBaseRules, WHOLE_SUITE } from '../../src/report/base-rules.ts'
import { isEnforced } from '../../src/report/gate.ts'
import { makeReport } from '../../src/report/report.ts'
import { planOf, recordsOf } from '../stats/measured.ts'

const times = Array.from({ length: 8 }, (_, i) => 100 + i)
const learn: GateRule = { ...zeroConfigSuite().gate, mode: 'learn', runs: 3 }

const reportOf = (factor: number, runNumber?: number): Report =>
  makeReport({
    plan: planOf(['A'], { gate: learn }),
    builds: [],
    environment: [],
    roundsRun: 8,
    measuredSec: 8,
    linkSec: null,
    records: recordsOf(
      times,
      times.map((one) => factor * one),
    ),
    stop: { kind: 'rounds' },
    problems: [],
    command: 'gcbench run',
    toolVersion: '0.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    recordsSha256: '3'.repeat(64),
    ...(runNumber === undefined ? {} : { runNumber }),
  })

describe('a gate that learns', () => {
  it.each([1, 3])('fails nothing in run %i of 3, and says what would have failed', (run) => {
    const report = reportOf(1.2, run)
    expect(report.conclusion).toMatchObject({ conclusion: 'neutral', enforced: 'failure' })
    expect(failureOf(report, 'gate')).toBe(null)
    expect(isEnforced(report)).toBe(false)
    expect(plainText(viewReport(report).headline.action)).toMatch(
      new RegExp(`^Nothing is enforced yet \\(run ${run} of 3\\): this would have failed`),
    )
  })

  it('is enforced from the next one on', () => {
    const report = reportOf(1.2, 4)
    expect(report.conclusion.conclusion).toBe('failure')
    expect(isEnforced(report)).toBe(true)
  })

  it('goes on where nobody counts', () => {
    expect(reportOf(1.2).conclusion).toMatchObject({ conclusion: 'neutral', enforced: 'failure' })
  })

  it('says nothing of what passes', () => {
    const report = reportOf(0.8, 1)
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
  })

  it('is counted by whoever judges, whatever the report says', () => {
    const base = {
      suites: [{ ...reportOf(1.2).plan.suite }],
      acceptances: [],
      sha: null,
      unread: null,
    }
    const judged = (runNumber: number) =>
      underAcceptances(underBaseRules(reportOf(1.2, 1), base, { ...WHOLE_SUITE, runNumber }), [])
        .conclusion.conclusion
    expect(judged(4)).toBe('failure')
    expect(judged(2)).toBe('neutral')
  })
})
