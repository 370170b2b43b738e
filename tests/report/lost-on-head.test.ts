import { describe, expect, it } from 'vitest'
import type { GateRule, Report } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { makeReport } from '../../src/report/report.ts'
import { derive } from '../../src/stats/random.ts'
import { planOf, recordsOf } from '../stats/measured.ts'

type Times = (number | null)[]

function reportOf(base: Times, head: Times, gate: Partial<GateRule> = {}): Report {
  const suite = zeroConfigSuite()
  const rounds = { min: base.length, max: base.length }
  return makeReport({
    plan: planOf(['A'], { gate: { ...suite.gate, ...gate }, rounds, until: 'rounds' }),
    builds: [],
    environment: [],
    roundsRun: base.length,
    measuredSec: 1,
    linkSec: null,
    records: recordsOf(base, head),
    stopReason: 'rounds',
    problems: [],
    command: 'gcbench run',
    toolVersion: '0.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    recordsSha256: '3'.repeat(64),
  })
}

const conclusionOf = (report: Report) => report.conclusion.conclusion

/** Rounds of one benchmark whose times wobble by half a percent; sides fail by these shares. */
function simulated(rounds: number, run: number, fails: { base: number; head: number }) {
  const random = derive('lost on head', rounds, run)
  const side = (share: number) =>
    Array.from({ length: rounds }, () => {
      const time = 1000 * (1 + 0.01 * (random() - 0.5))
      return random() < share ? null : time
    })
  return { base: side(fails.base), head: side(fails.head) }
}

const lostIn = (times: Times) => times.filter((time) => time === null).length

const quiet = (rounds: number) => simulated(rounds, 0, { base: 0, head: 0 })

describe('a benchmark that head lost in some rounds, and base in none', () => {
  it.each([12, 20, 40])(
    'never passes after %i rounds, however few were lost',
    { tags: 'simulation' },
    (rounds) => {
      const runs = Array.from({ length: 100 }, (_, run) =>
        simulated(rounds, run, { base: 0, head: 0.1 }),
      ).filter(({ head }) => lostIn(head) > 0)
      expect(runs.length).toBeGreaterThan(60)
      const conclusions = new Set(runs.map(({ base, head }) => conclusionOf(reportOf(base, head))))
      expect([...conclusions].sort()).not.toContain('success')
      expect([...conclusions].sort()).not.toContain('neutral')
    },
  )

  it('passes where it lost none: the times are equal', () => {
    const { base, head } = quiet(40)
    expect(conclusionOf(reportOf(base, head))).toBe('success')
  })

  it('asks for one round, by name and count, and says that it stands for the worst', () => {
    const { base, head } = quiet(40)
    head[7] = null
    const report = reportOf(base, head)
    expect(conclusionOf(report)).toBe('action_required')
    expect(report.conclusion.reasons[0]).toMatch(
      /^A time\/op \(refs\): head gave no number in 1 of 40 rounds in which the other side did/,
    )
    const [row] = report.comparisons
    expect(row?.problems.map(({ code }) => code)).toEqual(['lost-on-head'])
    expect(plainText(viewReport(report).headline.news)).toContain('A failed in some rounds on head')
  })

  it('fails where so many cannot be chance', () => {
    const { base, head } = quiet(40)
    for (const round of [3, 9, 14, 22, 30, 37]) head[round] = null
    expect(conclusionOf(reportOf(base, head))).toBe('failure')
  })

  it('passes where the suite says that trials may fail', () => {
    const { base, head } = quiet(40)
    head[7] = null
    expect(conclusionOf(reportOf(base, head, { failed: 'pass' }))).toBe('success')
  })
})

describe('a benchmark that both sides lost in some rounds', () => {
  const lost = (base: number, head: number) => {
    const times = quiet(40)
    // Not the first two rounds: a side that never worked is given up.
    for (let i = 0; i < base; i++) times.base[5 + i] = null
    for (let i = 0; i < head; i++) times.head[39 - i] = null
    return conclusionOf(reportOf(times.base, times.head))
  }

  // One-sided sign tests: P(X >= 4 of 5) = 6/32 = .19; P(X >= 3 of 4) = 5/16 = .31.
  it.each([
    [1, 4, 'action_required'],
    [1, 3, 'success'],
    [3, 0, 'success'],
    [3, 3, 'success'],
  ])('base %i, head %i: %s', (base, head, conclusion) => {
    expect(lost(base, head)).toBe(conclusion)
  })

  it('asks in at most one run of five, where both fail alike', { tags: 'simulation' }, () => {
    const runs = Array.from({ length: 100 }, (_, run) =>
      simulated(40, run, { base: 0.1, head: 0.1 }),
    ).filter(({ base, head }) => lostIn(base) > 0 && lostIn(head) > 0)
    const asked = runs.filter(({ base, head }) =>
      reportOf(base, head).comparisons[0]?.problems.some(({ code }) => code === 'lost-on-head'),
    )
    expect(asked.length / runs.length).toBeLessThanOrEqual(0.2)
  })
})
