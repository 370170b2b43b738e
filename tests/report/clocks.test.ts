import { describe, expect, it } from 'vitest'
import type { Comparison, Suite, TrialRecord } from '../../src/model/model.ts'
import { acceptanceOf } from '../../src/report/acceptances.ts'
import { judgeTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { derive, normal } from '../../src/stats/random.ts'
import { commandSettings } from '../../src/workloads/command.ts'
import { planOf, recordOf } from '../stats/measured.ts'

/** What a benchmark prints of an operation, in nanoseconds. */
type Printed = { wall: number; cpu: number; delay?: number | null; goroutines?: number }

const line = ({ wall, cpu, delay = 0, goroutines }: Printed) =>
  `BenchmarkA-2 100 ${wall} ns/op ${cpu} cpu-ns/op${
    delay === null ? '' : ` ${delay} run-delay-ns/op`
  }${goroutines === undefined ? '' : ` ${goroutines} parallel-goroutines`}\n`

type Of = (round: number, arm: 'base' | 'head') => Printed

function recordsOf(of: Of, rounds: number): TrialRecord[] {
  return Array.from({ length: rounds }, (_, round) =>
    (['base', 'head'] as const).map((arm, position) => ({
      ...recordOf({ round, arm, position }, 1),
      outputs: { stdout: line(of(round, arm)), stderr: '' },
    })),
  ).flat()
}

function judged(of: Of, suite: Partial<Suite> = {}, rounds = 12) {
  const plan = planOf(['A'], suite)
  const records = recordsOf(of, rounds)
  const { value, problems } = judgeTrials(plan, parseRecords(plan.suite, records), rounds, true)
  const rowOf = (metric: string) =>
    value.find((row) => row.metric === metric && row.role !== 'geomean') as Comparison
  return {
    wall: rowOf('time/op'),
    cpu: rowOf('cpu-s/op'),
    told: problems.filter(({ code }) => code === 'clocks-disagree'),
  }
}

const roles = (of: Of, suite: Partial<Suite> = {}) => {
  const { wall, cpu } = judged(of, suite)
  return { wall: wall.role, cpu: cpu.role, clock: wall.explanation.clock }
}
const BY_CPU = { wall: 'informational', cpu: 'gating' }
const BY_WALL = { wall: 'gating', cpu: 'informational' }

/** Noise that is no number of its own: a few percent, another in every trial. */
const wobble = (round: number, arm: string) => 1 + ((7 * round + arm.length * 3) % 11) / 300

describe('the clock that decides', () => {
  it.each([
    ['one thread on a quiet machine', { wall: 100, cpu: 100 }, 'cpu-bound', BY_CPU],
    [
      'one thread that gets a quarter of a CPU',
      { wall: 400, cpu: 100, delay: 300 },
      'cpu-bound',
      BY_CPU,
    ],
    ['a collector beside it', { wall: 100, cpu: 135 }, 'cpu-bound', BY_CPU],
    ['sleep', { wall: 1000, cpu: 100, delay: 10 }, 'waiting', BY_WALL],
    ['two threads', { wall: 100, cpu: 195 }, 'parallel', BY_WALL],
    [
      'one thread beside others of the runtime that wait',
      { wall: 200, cpu: 100, delay: 280 },
      'cpu-bound',
      BY_CPU,
    ],
    [
      'RunParallel on one CPU',
      { wall: 200, cpu: 195, delay: 190, goroutines: 2 },
      'parallel',
      BY_WALL,
    ],
    ['nothing known of waiting', { wall: 100, cpu: 100, delay: null }, 'unknown', BY_WALL],
  ])('%s', (_, printed, clock, by) => {
    expect(roles(() => printed)).toEqual({ ...by, clock })
  })

  it('is that of wall time where a change makes a benchmark parallel, or makes it wait', () => {
    const parallel: Of = (_, arm) => ({ wall: arm === 'head' ? 60 : 105, cpu: 110 })
    expect(roles(parallel)).toMatchObject({ ...BY_WALL, clock: 'parallel' })
    const waiting: Of = (_, arm) => ({ wall: arm === 'head' ? 500 : 100, cpu: 100 })
    expect(roles(waiting)).toMatchObject({ ...BY_WALL, clock: 'waiting' })
  })

  it('is the same whichever arm had which numbers in a round', { tags: 'simulation' }, () => {
    const kinds: Printed[] = [
      { wall: 100, cpu: 100 },
      { wall: 100, cpu: 190 },
      { wall: 500, cpu: 100 },
    ]
    let seed = 1
    const next = () => (seed = (seed * 48271) % 2147483647)
    for (let run = 0; run < 40; run++) {
      const drawn = Array.from({ length: 6 }, () => [kinds[next() % 3]!, kinds[next() % 3]!])
      const swaps = drawn.map(() => next() % 2 === 0)
      const plain: Of = (round, arm) => drawn[round % 6]![arm === 'base' ? 0 : 1]!
      const swapped: Of = (round, arm) =>
        plain(round, swaps[round % 6]! === (arm === 'base') ? 'head' : 'base')
      expect(roles(swapped)).toEqual(roles(plain))
    }
  })

  it('is found from rounds before any time is judged: later ones do not change it', () => {
    const later: Of = (round) => ({ wall: 100, cpu: round < 6 ? 100 : 10 })
    expect(roles(later)).toMatchObject({ clock: 'cpu-bound' })
  })

  it('is what the suite says', () => {
    expect(roles(() => ({ wall: 100, cpu: 100 }), { clock: 'wall' })).toMatchObject(BY_WALL)
    expect(roles(() => ({ wall: 1000, cpu: 100 }), { clock: 'cpu' })).toMatchObject(BY_CPU)
    const rule = { better: null, marginPct: 7, gates: true, marginPctByBenchmark: {} }
    const { wall, cpu } = judged(() => ({ wall: 100, cpu: 100 }), { metrics: { 'time/op': rule } })
    expect([wall.role, cpu.role]).toEqual(['gating', 'gating'])
    const none = { 'time/op': { ...rule, gates: false } }
    expect(roles(() => ({ wall: 100, cpu: 100 }), { metrics: none })).toMatchObject({
      wall: 'informational',
      cpu: 'informational',
    })
    // A margin of the time of an operation is that of its CPU time.
    expect(cpu.marginPct).toBe(7)
  })

  it('is wall time where only one side has CPU time', () => {
    const plan = planOf(['A'])
    const records = recordsOf(() => ({ wall: 100, cpu: 100 }), 8).map((record) =>
      record.trial.arm === 'base'
        ? record
        : { ...record, outputs: { stdout: 'BenchmarkA-2 100 100 ns/op\n', stderr: '' } },
    )
    const { value } = judgeTrials(plan, parseRecords(plan.suite, records), 8, true)
    const [wall] = value.filter(({ metric }) => metric === 'time/op')
    expect(wall).toMatchObject({ role: 'gating' })
    expect(wall?.explanation).not.toHaveProperty('clock')
  })
})

describe('a row that is accepted', () => {
  it('is named by either clock, since the next run may go by the other', () => {
    const one = { row: 'A:time/op', reason: 'on purpose', by: 'mia', at: '2026-01-01', sha: 's' }
    const row = { benchmark: 'A', metric: 'cpu-s/op', contrast: 'refs' }
    expect(acceptanceOf(row, [one], 's')).toBe(one)
    expect(acceptanceOf({ ...row, metric: 'allocs/op' }, [one], 's')).toBe(null)
    const byCpu = { ...one, row: 'A:cpu-s/op:refs' }
    expect(acceptanceOf({ ...row, metric: 'time/op' }, [byCpu], 's')).toBe(byCpu)
  })
})

describe('a time whose benchmark executes the same instructions', () => {
  /** Head slower by that factor beside noise of 5 %; `moved`: what counts say of the work. */
  const wordOf = (slower: number, moved: number | null, more: object = {}) => {
    const plan = planOf(['A'])
    const [target] = plan.targets
    const settings = { ...(moved === null ? {} : { moved }), ...more }
    const counted = { ...plan, targets: [{ ...target!, settings }] }
    const noise = derive('noise', 'same')
    const of: Of = (_, arm) => {
      const cpu = 1000 * Math.exp(0.05 * normal(noise)) * (arm === 'head' ? slower : 1)
      return { wall: cpu, cpu }
    }
    const records = recordsOf(of, 30)
    const { value } = judgeTrials(counted, parseRecords(plan.suite, records), 30, true)
    return value.find(({ metric, role }) => metric === 'cpu-s/op' && role === 'gating')?.verdict
  }
  it('is slower only beyond its margin for sure', () => {
    expect(wordOf(1.05, null)).toMatchObject({ word: 'regressed', certain: false })
    expect(wordOf(1.05, 0)).toMatchObject({
      word: 'inconclusive',
      reason: 'same-path',
      suspected: true,
    })
    expect(wordOf(1.1, 0)).toMatchObject({ word: 'regressed', certain: true })
  })
  it('is slower as any where the path moved, or not all of its process was counted', () => {
    expect(wordOf(1.05, 0.02)).toMatchObject({ word: 'regressed' })
    expect(wordOf(1.05, 0, { together: true })).toMatchObject({ word: 'regressed' })
  })
})

describe('clocks that disagree', () => {
  const both =
    (wall: number, cpu: number): Of =>
    (round, arm) => {
      const by = wobble(round, arm)
      const isHead = arm === 'head'
      return { wall: 1000 * by * (isHead ? wall : 1), cpu: 1000 * by * (isHead ? cpu : 1) }
    }
  it('are told where wall time moved and CPU time did not, or went the other way', () => {
    const [same] = judged(both(1.2, 1), {}, 40).told
    expect(same).toMatchObject({ subject: { row: 'A', metric: 'time/op' } })
    expect(same?.message).toMatch(/^slower by wall time, the same by CPU time/)
    const [opposite] = judged(both(0.8, 1.1), {}, 40).told
    expect(opposite?.message).toMatch(/^faster by wall time, the opposite by CPU time/)
  })
  it('are no news where both moved alike, or neither did', () => {
    expect(judged(both(1.2, 1.2), {}, 40).told).toEqual([])
    expect(judged(both(1, 1), {}, 40).told).toEqual([])
  })
})

describe('CPU time of a command', () => {
  /** A command of half a second, of whose CPU time so much is start-up; null: nobody measured it. */
  const judgedWith = (emptyCpuSec: number | null, suite: Partial<Suite> = {}) => {
    const workload = { kind: 'command', ...commandSettings.parse({ run: 'x', empty: 'x -h' }) }
    const plan = planOf(['A'], { ...suite, workload })
    const records = recordsOf(() => ({ wall: 1, cpu: 1 }), 12).map((record) => ({
      ...record,
      wallSec: 0.5,
      usage: { ...NO_USAGE, userSec: 0.3, systemSec: 0.1 + record.trial.round / 1e3 },
      ...(emptyCpuSec === null ? {} : { emptyCpuSec }),
      outputs: { stdout: '', stderr: '' },
    }))
    const named = {
      ...plan,
      targets: plan.targets.map((one) => ({ ...one, settings: { name: 'A', cell: {} } })),
    }
    const { value } = judgeTrials(named, parseRecords(named.suite, records), 12, true)
    return new Map(value.map((row) => [row.metric, row]))
  }
  it('is what it takes beyond start-up, where an empty run says what that is', () => {
    const rows = judgedWith(0.25)
    expect(rows.get('cpu-s/op')?.baseValue).toBeCloseTo(0.1555, 6)
    expect(judgedWith(null).has('cpu-s/op')).toBe(false)
  })
  it('decides where the suite says so: nobody knows whether a command waits', () => {
    const roles = (rows: ReturnType<typeof judgedWith>) =>
      ['wall-time', 'cpu-s/op'].map((metric) => rows.get(metric)?.role)
    expect(roles(judgedWith(0.25))).toEqual(['gating', 'informational'])
    expect(roles(judgedWith(0.25, { clock: 'cpu' }))).toEqual(['informational', 'gating'])
    expect(roles(judgedWith(null, { clock: 'cpu' }))).toEqual(['gating', undefined])
    expect(judgedWith(0.25).get('wall-time')?.explanation.clock).toBe('unknown')
  })
})

const NO_USAGE = {
  userSec: 0,
  systemSec: 0,
  maxRssBytes: 1e6,
  minorFaults: 0,
  majorFaults: 0,
  voluntarySwitches: 0,
  involuntarySwitches: 0,
}

describe('CPU time of a whole process', () => {
  /** 100 operations of so many nanoseconds in a process of a second, which is all CPU time. */
  const toldOf = (opNs: number, more = '') => {
    const plan = planOf(['A'])
    const records = recordsOf(() => ({ wall: opNs, cpu: 0 }), 12).map((record) => ({
      ...record,
      wallSec: 1,
      usage: { ...NO_USAGE, userSec: 1 },
      outputs: { stdout: `BenchmarkA-2 100 ${opNs} ns/op${more}\n`, stderr: '' },
    }))
    const { problems } = judgeTrials(plan, parseRecords(plan.suite, records), 12, true)
    return problems.filter(({ code }) => code === 'diluted-cpu')
  }
  it('says where it is that of start-up, and what would tell the rest', () => {
    // 10 ms of a second.
    const [told] = toldOf(1e5)
    expect(told?.message).toMatch(/^the benchmark is 1 % of the time of its process/)
    expect(told?.next).toContain('cpu-s/op in read')
    expect(told?.subject).toEqual({ row: 'A', metric: 'cpu-time' })
    expect(toldOf(9e6)).toEqual([])
  })
  it('is on request where the benchmark has a clock of its own, and says nothing', () =>
    expect(toldOf(1e5, ' 90000 cpu-ns/op 0 run-delay-ns/op')).toEqual([]))
})
