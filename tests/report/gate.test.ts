import { describe, expect, it } from 'vitest'
import { makeFinding } from '../../src/model/findings.ts'
import type { Acceptance, Comparison, GateRule, Report } from '../../src/model/model.ts'
import { ruledBy, zeroConfigSuite } from '../../src/plan/suite.ts'
import { heldInQueue, readAcceptances } from '../../src/report/acceptances.ts'
import { underAcceptances } from '../../src/report/base-rules.ts'
import { gateOf } from '../../src/report/gate.ts'
import { checkReport } from '../../src/report/read-report.ts'
import { makeReport } from '../../src/report/report.ts'
import { releasesBack, releasesOf } from '../../src/settings/values.ts'
import { planOf, recordOf, recordsOf } from '../stats/measured.ts'

const HEAD = 'a'.repeat(40)
const steps = [0, 1, 2, 3, 4, 5, 6, 7]
const acceptance: Acceptance = {
  row: 'A:time/op',
  reason: 'needed for correctness',
  by: 'alice',
  at: '2026-01-31',
  sha: HEAD,
}

function slower(acceptances: Acceptance[], gate: Partial<GateRule> = {}): Report {
  const base = zeroConfigSuite().gate
  const plan = planOf(['A'], { gate: { ...base, ...gate } })
  const head = { asked: 'HEAD', kind: 'ref' as const, sha: HEAD, path: null, mergeBaseOf: null }
  return makeReport({
    plan: { ...plan, sources: { base: null, head } },
    builds: [],
    environment: [],
    roundsRun: 8,
    measuredSec: 1,
    linkSec: null,
    records: recordsOf(
      steps.map((i) => 100 + i),
      steps.map((i) => 1.2 * (100 + i)),
    ),
    stopReason: 'rounds',
    problems: [],
    command: 'gcbench run',
    toolVersion: '0.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    recordsSha256: '3'.repeat(64),
    acceptances,
  })
}

const codes = (report: Report) => report.problems.map(({ code }) => code)

describe('a acceptance', () => {
  it('is needed: without one the row fails the gate', () =>
    expect(slower([]).conclusion.conclusion).toBe('failure'))

  it('takes its row out of the gate and is in the report: who, when, why, for what', () => {
    const report = slower([acceptance])
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
    expect(report.comparisons[0]?.verdict.word).toBe('regressed')
    expect(report.acceptances).toEqual([acceptance])
    const said = report.problems.find(({ code }) => code === 'accepted')
    expect(said?.message).toBe(`accepted by alice on 2026-01-31 for ${HEAD}: ${acceptance.reason}`)
    expect(checkReport(JSON.parse(JSON.stringify(report)))).toEqual(report)
  })

  it('lapses when head changes', () => {
    const report = slower([{ ...acceptance, sha: 'b'.repeat(40) }])
    expect(report.conclusion.conclusion).toBe('failure')
    expect(codes(report)).toContain('acceptance-lapsed')
  })

  it('accepts no other row', () => {
    const report = slower([{ ...acceptance, row: 'B:time/op' }])
    expect(report.conclusion.conclusion).toBe('failure')
    expect(codes(report)).toContain('acceptance-unknown-row')
  })
})

/** Rows of three benchmarks that are so many percent slower, and their mean. */
function table(pcts: number[], acceptances: Acceptance[], gate: Partial<GateRule> = {}) {
  const names = pcts.map((_, i) => 'ABC'[i]!)
  const plan = planOf(names, { gate: { ...zeroConfigSuite().gate, ...gate } })
  const head = { asked: 'HEAD', kind: 'ref' as const, sha: HEAD, path: null, mergeBaseOf: null }
  const records = steps.flatMap((i) =>
    names.flatMap((name, nth) => {
      const [round, target] = [i, `m.${name}`]
      const ns = 1000 + i
      return [
        recordOf({ round, arm: 'base', target, position: i % 2 }, ns),
        recordOf(
          { round, arm: 'head', target, position: 1 - (i % 2) },
          ns * (1 + pcts[nth]! / 100),
        ),
      ]
    }),
  )
  const { records: _, ...rest } = slower(acceptances)
  return makeReport({
    ...rest,
    plan: { ...plan, sources: { base: null, head } },
    records,
    toolVersion: '0.1.0',
    problems: [],
    acceptances,
  })
}

describe('an acceptance and the geometric mean', () => {
  const meanOf = ({ comparisons }: Report) =>
    comparisons.find(({ role, metric }) => role === 'geomean' && metric === 'time/op')

  it('an accepted row takes the mean with it that is worse by that row', () => {
    const whole = table([30, 0, 0], [])
    expect(meanOf(whole)?.verdict.word).toBe('regressed')
    expect(whole.conclusion.reasons).toHaveLength(2)
    expect(table([30, 0, 0], [acceptance]).conclusion).toEqual({
      conclusion: 'success',
      reasons: [],
    })
  })

  it('and no mean that is worse without it, too', () => {
    // Of the others none regressed by its margin of 20 %, but the mean over them has one of 2 %.
    const { conclusion } = table([30, 30, 0], [acceptance])
    expect(conclusion.conclusion).toBe('failure')
    expect(conclusion.reasons.map((reason) => reason.split(' ')[0])).toEqual(['B', 'geomean'])
  })

  it('a row that did not move takes nothing with it', () => {
    const other = { ...acceptance, row: 'B:time/op' }
    expect(table([30, 0, 0], [other]).conclusion.reasons).toHaveLength(2)
  })

  it('all rows are accepted at once, for this head alone', () => {
    const all = { ...acceptance, row: 'all' }
    const report = table([30, 30, 30], [all])
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
    expect(codes(report)).toContain('accepted')
    const lapsed = table([30, 30, 30], [{ ...all, sha: 'b'.repeat(40) }])
    expect(lapsed.conclusion.conclusion).toBe('failure')
  })

  it('all: what was left out too, but no rules that nobody could read', () => {
    const all = { ...acceptance, row: 'all' }
    const left = makeFinding(
      'left-out',
      { unit: 'm', benchmark: 'Z' },
      { why: 'too-slow', budgetSec: 1 },
    )
    const report = { ...table([0, 0, 0], []), problems: [left] }
    expect(underAcceptances(report, []).conclusion.conclusion).toBe('action_required')
    expect(underAcceptances(report, [all]).conclusion.conclusion).toBe('success')
    const unread = { ...report, problems: [makeFinding('rules-unread', {}, { why: 'x' })] }
    expect(underAcceptances(unread, [all]).conclusion.conclusion).toBe('action_required')
  })

  it('what is accepted of a change holds for the commit that a queue makes of it', () => {
    const groupSha = 'c'.repeat(40)
    const other = { ...acceptance, sha: 'd'.repeat(40) }
    const held = heldInQueue([acceptance, other], { changeSha: HEAD, groupSha })
    expect(held.map(({ sha }) => sha)).toEqual([groupSha, other.sha])
  })
})

describe('a acceptances file', () => {
  const yaml = (entry: Record<string, string>) =>
    `accept:\n  - ${JSON.stringify({ ...acceptance, ...entry })}\n`

  it('is read', () => expect(readAcceptances(yaml({}), 'f')).toEqual([acceptance]))

  it.each([
    [{ sha: 'abc' }, /accept\[0\]\.sha: expected the full hash/],
    [{ at: 'yesterday' }, /accept\[0\]\.at: expected a date/],
    [{ by: '@alice and others' }, /accept\[0\]\.by: expected a login/],
    [{ reason: '' }, /accept\[0\]\.reason: expected a reason/],
    [{ reason: 'x'.repeat(201) }, /at most 200/],
    [{ rows: 'A' }, /unknown key "rows".*did you mean "row"/],
  ])('is refused with %j', (entry, words) =>
    expect(() => readAcceptances(yaml(entry), 'f')).toThrow(words),
  )

  it('is refused without its key', () => expect(() => readAcceptances('[]', 'f')).toThrow(/map/))
})

describe('the rules of the base', () => {
  const suite = zeroConfigSuite()
  const weak = { ...suite, gate: { ...suite.gate, mode: 'advisory' as const } }
  const wide = {
    ...suite,
    metrics: {
      '*': { better: null, marginPct: 50, gates: false, marginPctByBenchmark: {} },
    },
  }

  it('hold over those of the change, and the report says so', () => {
    for (const changed of [weak, wide]) {
      const { value, problems } = ruledBy(changed, [suite], 'abc')
      expect(value).toEqual(suite)
      expect(problems).toMatchObject([{ code: 'policy-of-base' }])
    }
  })
  it('may be the weaker ones', () => expect(ruledBy(suite, [weak], 'abc').value).toEqual(weak))
  it('are not told about when they are the same', () =>
    expect(ruledBy(suite, [suite], 'abc').problems).toEqual([]))
  it('are the defaults for a suite that the base has not', () => {
    const renamed = ruledBy({ ...weak, name: 'mine' }, [weak], 'abc')
    expect(renamed.value.gate.mode).toBe('enforce')
    expect(renamed.problems[0]?.message).toContain('the defaults gate')
  })
})

it('the last release is the highest version, and no pre-release', () => {
  const tags = ['v1.9.0', 'v1.10.0', '1.2.3', 'v2.0.0-rc.1', 'nightly', 'v1.10', 'v01.x.0']
  expect(releasesOf(tags)[0]).toBe('v1.10.0')
  expect(releasesOf(['v3.0.0', 'v2.9.9', 'v3.0.1'])).toEqual(['v3.0.1', 'v3.0.0', 'v2.9.9'])
  expect(releasesOf(['nightly'])).toEqual([])
  expect(['release', 'release~1', 'release~12', 'release~0', 'main'].map(releasesBack)).toEqual([
    0,
    1,
    12,
    null,
    null,
  ])
})

it('no gating row is no pass', () => {
  const rule = zeroConfigSuite().gate
  const none = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: HEAD }
  expect(gateOf([], rule, none).conclusion).toBe('action_required')
})

it('advises a gate only where one is lacking', () => {
  const { gate } = zeroConfigSuite()
  const measured = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: HEAD }
  const [seen] = slower([]).comparisons
  const row = (role: Comparison['role'], contrast: string) =>
    ({ ...seen, role, contrast }) as Comparison
  const reasonOf = (...rows: Comparison[]) => gateOf(rows, gate, measured).reasons.join()
  expect(reasonOf(row('informational', 'refs'))).toContain('"time/op": { gate: true }')
  expect(reasonOf(row('control', 'refs'), row('informational', 'refs'))).toContain('gate: true')
  // A contrast of variants gates nowhere beside one of commits.
  const beside = reasonOf(row('control', 'refs'), row('informational', 'gc'))
  expect(beside).toMatch(/all that could gate are controls, whose code did not change$/)
})
