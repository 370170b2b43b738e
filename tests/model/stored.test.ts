import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { words } from '../../scripts/fixtures/words.ts'
import { CODES, codes } from '../../src/model/finding-codes.ts'
import { adviceOf, type Problem, placeOf, type Remedy, stopText } from '../../src/model/findings.ts'
import { checkReport, storedStop, withData } from '../../src/report/read-report.ts'
import { planOf } from '../stats/measured.ts'

const UNIT = 'example.com/m/store'
const plan = { ...planOf(['A']), units: [UNIT, 'example.com/m'] }
const read = (problem: Problem) => withData(problem, plan)

describe('a problem that an earlier version stored', () => {
  const at = `${UNIT}.Get/x.y`
  it.each<[Problem['code'], string, object]>([
    ['failed-everywhere', at, { unit: UNIT, benchmark: 'Get/x.y' }],
    ['left-out', 'm.A', { unit: 'm', benchmark: 'A' }],
    ['left-out', 'other.org/p.Get', { unit: 'other.org/p', benchmark: 'Get' }],
    ['unlisted', UNIT, { unit: UNIT }],
    ['missing-row', '*:time/op:refs', { row: '*:time/op:refs' }],
    ['other-rules', 'suites.oltp.metrics', { key: 'suites.oltp.metrics' }],
    ['accepted', 'A:time/op', { row: 'A:time/op' }],
    ['given-up', `${at} on head@b`, { unit: UNIT, benchmark: 'Get/x.y', arm: 'head@b' }],
    ['trial-failed', 'm.A on base, round 3', { unit: 'm', benchmark: 'A', arm: 'base', round: 2 }],
  ])('%s at %s has its subject', (code, where, subject) => {
    const found = read({ code, message: words('so'), where })
    expect(found.subject).toEqual(subject)
    expect(placeOf(found.subject ?? {})).toBe(where)
  })

  it('has the budget that it advises, with the other ways', () => {
    const whole: Remedy = {
      kind: 'budget',
      sec: 2400,
      rounds: { count: 8, shardSec: 1260, narrowed: "in the suite file: bench: 'Get|Put'" },
    }
    for (const remedy of [whole, { kind: 'budget', sec: 240 } as const]) {
      const next = adviceOf(remedy)
      expect(read({ code: 'left-out', message: words('so'), where: 'm.A', next }).remedy).toEqual(
        remedy,
      )
    }
  })

  it('has what a program said last, and how often it was seen', () => {
    const message = words(
      'failed wherever it was tried, so that nothing is known of it: exit code 1: no',
    )
    expect(read({ code: 'failed-everywhere', message, where: at }).cause).toBe('exit code 1: no')
    const next = 'fix what it said last: no server'
    expect(read({ code: 'given-up', message: words('so'), where: at, next }).cause).toBe(
      'no server',
    )
    const seen = read({ code: 'cut-output', message: words('it is cut (3 times)') })
    expect(seen).toEqual({ code: 'cut-output', message: words('it is cut'), times: 3 })
  })

  it('is left as it is by this version', () => {
    const problem: Problem = {
      code: 'left-out',
      message: words('so'),
      where: 'm.A',
      next: '--budget 4m',
      subject: { unit: 'x', benchmark: 'B' },
      remedy: { kind: 'budget', sec: 1 },
    }
    expect(read(problem)).toEqual(problem)
  })
})

it('a code of another version reads as unknown, and decides nothing', () => {
  const report = reportFixtures().exact!
  const problems = [{ code: 'of-tomorrow', message: words('so') }]
  const { problems: seen } = checkReport(JSON.parse(JSON.stringify({ ...report, problems })))
  expect(seen).toEqual([{ code: 'unknown', message: words('so') }])
  expect(codes.unknown.gate).toBe('nothing')
})

it('why a run ended is read back from its words', () => {
  const kinds = ['budget', 'stopped', 'decided', 'rounds', 'undecidable', 'records'] as const
  for (const kind of kinds) expect(storedStop({ stopReason: stopText({ kind }) })).toEqual({ kind })
  expect(storedStop({ stopReason: 'merged from 3 reports' })).toEqual({
    kind: 'merged',
    reports: 3,
  })
  expect(storedStop({ stopReason: 'because' })).toEqual({ kind: 'unknown' })
})

it('what the gate makes of a finding is told by its code alone', () => {
  const effects = Map.groupBy(CODES, (code) => codes[code].gate)
  effects.delete('nothing')
  expect(Object.fromEntries(effects)).toEqual({
    holds: ['rules-unread', 'other-rules', 'missing-row', 'other-measurement', 'not-isolated'],
    asks: ['renamed-benchmark', 'changed-benchmark', 'lost-on-head'],
    'as-failed': ['failed-everywhere', 'unlisted'],
    'as-undecided': ['left-out'],
    unmeasured: [
      'in-threads',
      'probe-failed',
      'probe-silent',
      'list-failed',
      'build-failed',
      'module-left-out',
    ],
    'one-sided': ['only-on-base', 'only-on-head', 'new-benchmark', 'gone-benchmark'],
  })
})

describe('benchmarks that an earlier version stored as absent from an arm', () => {
  const stored = (absent: unknown) => {
    const { exact } = reportFixtures()
    const { plan: whole, ...rest } = structuredClone(exact!)
    const targets = planOf(['F']).targets.map((target) => ({
      ...target,
      settings: { together: true, absent },
    }))
    return { ...rest, plan: { ...whole, targets } }
  }

  it('are data of the target', () => {
    const [target] = checkReport(stored(['base F/more', 'head@v F/a b'])).plan.targets
    expect(target?.settings).toEqual({ together: true })
    expect(target?.lacking).toEqual([
      { arm: 'base', benchmark: 'F/more' },
      { arm: 'head@v', benchmark: 'F/a b' },
    ])
  })

  it('are none where there were none, or what a hostile report calls so', { tags: 'slow' }, () => {
    for (const absent of [[], ['F'], [null, {}], [' F']])
      expect(checkReport(stored(absent)).plan.targets[0]?.lacking).toBeUndefined()
  })
})
