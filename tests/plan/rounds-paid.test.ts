import { describe, expect, it } from 'vitest'
import type { Plan, TrialRecord } from '../../src/model/model.ts'
import { budgetSpentSec, roundsBudgetSec, roundsInBudget } from '../../src/plan/fit.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'

const suite = { ...zeroConfigSuite(), budgetSec: 100 }
const plan = { suite, looks: [{ rounds: 40, weight: 1 }], machines: null } as unknown as Plan

/** Two trials a round, the first one with what was around both. */
const rounds = (count: number, wallSec: number, aroundSec: (round: number) => number) =>
  Array.from({ length: 2 * count }, (_, i) => {
    const round = Math.floor(i / 2)
    const spentSec = wallSec + (i % 2 === 0 ? aroundSec(round) : 0)
    return { trial: { round }, wallSec, spentSec } as unknown as TrialRecord
  })

describe('rounds that a budget pays for', () => {
  it('are of what each really took, with all that was around its trials', () => {
    // Ten seconds of probe, then eight rounds of 2 s and 0.5 s of linking: 70 s are left.
    const records = rounds(8, 1, (round) => (round === 0 ? 10.5 : 0.5))
    expect(roundsInBudget(plan, records, 8)).toBe(8 + Math.floor((100 - 10 - 8 * 2.5) / 2.5))
    const older = records.map(({ spentSec: _, ...record }) => record)
    expect(roundsInBudget(plan, older, 8)).toBe(40)
    expect(budgetSpentSec(records, 10)).toBe(30)
    expect(budgetSpentSec(older, 10)).toBe(26)
    expect(budgetSpentSec([], 10)).toBe(10)
  })

  it('are not of what is kept for profiles', () => {
    const profile = { of: 'all' as const, runs: 10, sampleSec: 0.5 }
    expect(roundsBudgetSec(suite)).toBe(100)
    expect(roundsBudgetSec({ ...suite, profile })).toBe(80)
    expect(roundsBudgetSec({ ...suite, budgetSec: 900, profile })).toBe(860)
    expect(roundsBudgetSec({ ...suite, profile: { ...profile, of: 'none' } })).toBe(100)
    const records = rounds(8, 1, () => 0)
    expect(roundsInBudget({ ...plan, suite: { ...suite, budgetSec: 40 } }, records, 8)).toBe(20)
    const kept = { ...plan, suite: { ...suite, budgetSec: 40, profile } }
    expect(roundsInBudget(kept, records, 8)).toBe(16)
  })

  it('go on where an interrupted run ended', () => {
    const records = [...rounds(4, 1, () => 0.5)]
    expect(budgetSpentSec(records, 3)).toBe(10)
  })
})
