import { describe, expect, it } from 'vitest'
import { failureOf, outputsOf, worstVerdict } from '../src/actions/outputs.ts'
import type { Comparison, GateResult, Report, Verdict } from '../src/model/model.ts'

const VERDICTS = {
  regressed: { word: 'regressed', reason: 'shift', certain: true },
  improved: { word: 'improved', reason: 'shift', certain: false },
  equivalent: { word: 'equivalent', reason: 'inside-margin' },
  inconclusive: { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null },
  withheld: { word: 'withheld', reason: 'control-moved', control: 'x' },
  failed: { word: 'failed', reason: 'no-data', detail: '' },
} satisfies Record<string, Verdict>

/** A report with one row per word; only the fields that outputs are made of. */
const reportOf = (
  rows: [keyof typeof VERDICTS, Comparison['role']][],
  rest: { conclusion?: GateResult; unchanged?: number } = {},
) =>
  ({
    comparisons: rows.map(([word, role]) => ({ role, verdict: VERDICTS[word] })),
    conclusion: rest.conclusion ?? { conclusion: 'success', reasons: [] },
    plan: { targets: [], unchanged: Array(rest.unchanged ?? 0).fill({}) },
  }) as unknown as Report

describe('outputs of a report', () => {
  it('count the rows about the change and name the worst that gates', () => {
    const report = reportOf([
      ['improved', 'gating'],
      ['inconclusive', 'gating'],
      ['withheld', 'gating'],
      ['equivalent', 'gating'],
      ['regressed', 'informational'],
      ['regressed', 'control'],
      ['improved', 'geomean'],
    ])
    expect(outputsOf(report, { report: '/r.json', markdown: '/r.md' })).toEqual({
      verdict: 'withheld',
      conclusion: 'success',
      report: '/r.json',
      markdown: '/r.md',
      regressed: '1',
      improved: '1',
      equivalent: '1',
      inconclusive: '2',
      failed: '0',
    })
  })
  it('name a regression before anything else', () => {
    const words = ['failed', 'equivalent', 'regressed', 'withheld'] as const
    expect(worstVerdict(reportOf(words.map((word) => [word, 'gating'])))).toBe('regressed')
  })
  it('look at all rows where none gates', () => {
    expect(worstVerdict(reportOf([['improved', 'informational']]))).toBe('improved')
  })
  it('tell a run with nothing to measure from one that measured nothing', () => {
    expect(worstVerdict(reportOf([], { unchanged: 1 }))).toBe('equivalent')
    expect(worstVerdict(reportOf([]))).toBe('failed')
  })
})

describe('the failure of the step', () => {
  const conclude = (conclusion: GateResult['conclusion'], reasons: string[] = ['a']) =>
    reportOf([], { conclusion: { conclusion, reasons } })

  it('follows the gate', () => {
    expect(failureOf(conclude('success'), 'gate')).toBeNull()
    expect(failureOf(conclude('neutral'), 'gate')).toBeNull()
    expect(failureOf(conclude('failure'), 'gate')).toBe('failure: a')
    expect(failureOf(conclude('action_required', ['a', 'b']), 'gate')).toBe('action_required: a; b')
  })
  it('can be turned off', () => {
    expect(failureOf(conclude('failure'), 'nothing')).toBeNull()
  })
  it('counts what it does not name', () => {
    expect(failureOf(conclude('failure', [...'abcdefg']), 'gate')).toBe(
      'failure: a; b; c; d; e; and 2 more',
    )
  })
})
