import { describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import type { ContrastSpec, Plan, TrialRecord, Variant } from '../../src/model/model.ts'
import { subjectsOf } from '../../src/plan/plan.ts'
import { abandoned, abandonedProblems, liveSlots, slotKey } from '../../src/report/failures.ts'
import { judgeTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { planOf, recordOf } from '../stats/measured.ts'

const subjectOf = subjectsOf(planOf(['A', 'B']))

const variant = (name: string): Variant => ({
  name,
  buildEnv: {},
  runEnv: {},
  toolchain: null,
  buildFlags: [],
  args: [],
})

/** Three variants of head: the first against each of the others. */
function planOfThree(names = ['A']): Plan {
  const ask = (head: string): ContrastSpec => ({ kind: 'variants', base: 'a', head, ref: 'head' })
  const plan = planOf(names, {
    variants: ['a', 'b', 'c'].map(variant),
    contrasts: [ask('b'), ask('c')],
  })
  const arms = ['head@a', 'head@b', 'head@c']
  return { ...plan, targets: plan.targets.map((target) => ({ ...target, arms })) }
}

/** Rounds of one arm: a number is nanoseconds, null a failed trial, 'server' a failed server. */
const rounds = (arm: string, results: (number | null | 'server')[], target = 'm.A') =>
  results.map((result, round): TrialRecord => {
    const record = recordOf({ round, arm, target }, typeof result === 'number' ? result : null)
    const code = result === 'server' ? 'server-failed' : 'trial-failed'
    return {
      ...record,
      problem: record.status === 'ok' ? null : { code, message: words(`${arm} sad`) },
    }
  })

const lastRound = (results: (number | null | 'server')[]) =>
  abandoned(rounds('head@b', results)).get(slotKey('m.A', 'head@b'))?.round ?? null

describe('giving up', () => {
  it('a benchmark that failed in its first two rounds', () => {
    expect(lastRound([null])).toBe(null)
    expect(lastRound([null, null])).toBe(1)
    expect(lastRound(['server', 'server'])).toBe(1)
    expect(lastRound([null, 5, null])).toBe(null)
  })

  it('later only where the server failed twice in a row: a trial that fails is a lost pair', () => {
    expect(lastRound([5, 5, null, null, null])).toBe(null)
    expect(lastRound([5, 5, 'server', 5, 'server'])).toBe(null)
    expect(lastRound([5, 5, 'server', 'server'])).toBe(3)
  })

  it('re-runs of one round are one round; out of memory and being stopped are no failures', () => {
    const twice = [0, 1].map((attempt) => recordOf({ round: 0, arm: 'base', attempt }, null))
    expect(abandoned(twice).size).toBe(0)
    const oom = rounds('base', [null, null]).map((one) => ({ ...one, status: 'oom' as const }))
    expect(abandoned(oom).size).toBe(0)
  })

  it('everything after one round in which nothing worked on any arm, said once', () => {
    const nothing = [...rounds('base', [null]), ...rounds('head', ['server'])]
    expect([...abandoned(nothing).values()].map(({ arm, round }) => [arm, round])).toEqual([
      ['base', 0],
      ['head', 0],
    ])
    expect(abandonedProblems(nothing, subjectOf)).toEqual([
      {
        code: 'nothing-ran',
        message: words('no process gave a result, on any side; one of them: base sad'),
        details: { cause: 'base sad', isOfAll: false },
        where: 'm.A on base',
        next: 'the machine or the set-up is in the way: try that benchmark by hand',
        subject: { unit: 'm', benchmark: 'A', arm: 'base' },
        cause: 'base sad',
      },
    ])
    const other = rounds('head', [5], 'm.B')
    expect(abandoned([...nothing, ...other]).size).toBe(0)
    expect(abandonedProblems([...nothing, ...other], subjectOf)).toEqual([])
  })

  it('says what was said last', () => {
    const found = abandoned(rounds('head@b', [null, null])).get(slotKey('m.A', 'head@b'))
    expect(found).toEqual({ target: 'm.A', arm: 'head@b', round: 1, cause: 'head@b sad' })
  })
})

describe('who goes on', () => {
  it('all but the dead arm, as long as they are compared with a living one', () => {
    const plan = planOfThree(['A', 'B'])
    const one = liveSlots(plan, rounds('head@b', [null, null]))
    expect(plan.arms.map(({ id }) => one('m.A', id))).toEqual([true, false, true])
    expect(plan.arms.map(({ id }) => one('m.B', id))).toEqual([true, true, true])
    const both = [...rounds('head@b', [null, null]), ...rounds('head@c', [null, null])]
    expect(plan.arms.map(({ id }) => liveSlots(plan, both)('m.A', id))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('a benchmark whose partner in the same arm is dead', () => {
    const contrasts: ContrastSpec[] = [
      { kind: 'benchmarks', base: '^no_(.*)$', head: 'with_$1', ref: 'head' },
    ]
    const plan = planOf(['no_pool', 'with_pool', 'other'], { contrasts })
    const isLive = liveSlots(plan, rounds('head', [null, null], 'm.with_pool'))
    expect(['no_pool', 'with_pool', 'other'].map((name) => isLive(`m.${name}`, 'head'))).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('rows of a dead arm', () => {
  const healthy = [100, 101, 102, 100, 101, 102, 100, 101]

  it('failed with its reason; those of the others have all their rounds', () => {
    const plan = planOfThree()
    const records = [
      ...rounds('head@a', healthy),
      ...rounds('head@b', ['server', 'server']),
      ...rounds('head@c', healthy),
    ]
    const rows = judgeTrials(plan, parseRecords(plan.suite, records), 8, true).value
    const of = (head: string) => rows.find(({ contrast }) => contrast.endsWith(`:${head}`))
    expect(of('b')?.verdict).toEqual({
      word: 'failed',
      reason: 'given-up',
      detail: 'b failed in 2 rounds in a row: head@b sad',
      loss: { kind: 'given-up', side: 'b', rounds: 2, cause: 'head@b sad' },
      side: 'head',
    })
    expect(of('c')?.verdict.word).not.toBe('failed')
    expect(of('c')?.estimate.n).toBe(8)
  })

  it('a server that dies late: its few lost pairs do not hide it', () => {
    const plan = { ...planOfThree(), looks: [{ rounds: 16, weight: 1 }] }
    const records = [
      ...rounds('head@a', [...healthy, ...healthy]),
      ...rounds('head@b', [...healthy, ...healthy.slice(2), 'server', 'server']),
      ...rounds('head@c', [...healthy, ...healthy]),
    ]
    const row = judgeTrials(plan, parseRecords(plan.suite, records), 16, true).value.find(
      ({ contrast }) => contrast.endsWith(':b'),
    )
    expect(row?.verdict).toMatchObject({ word: 'failed', reason: 'given-up' })
    expect(row?.explanation.lostPairs).toBe(2)
  })

  it('what an arm said at an earlier look stands', () => {
    const plan = {
      ...planOf(['A']),
      looks: [
        { rounds: 8, weight: 0.5 },
        { rounds: 12, weight: 0.5 },
      ],
    }
    const much = healthy.map((ns) => 3 * ns)
    const records = [
      ...rounds('base', [...healthy, 100, 101]),
      ...rounds('head', [...much, 'server', 'server']),
    ]
    const [row] = judgeTrials(plan, parseRecords(plan.suite, records), 10, true).value
    expect(row?.verdict).toMatchObject({ word: 'regressed' })
  })
})
