import { describe, expect, it } from 'vitest'
import type { PairedSample, Plan, Target, TrialRecord } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan, scopeLabels } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { pairSamples } from '../../src/report/pairs.ts'
import { collectSamples, parseRecords } from '../../src/report/samples.ts'
import { countLosses } from '../../src/stats/sample.ts'
import { workloads } from '../../src/workloads/index.ts'
import { planOf, recordOf, recordsOf } from '../stats/measured.ts'

function pairsOf(plan: Plan, records: TrialRecord[], rounds: number) {
  const { value, problems } = pairSamples(
    plan,
    collectSamples(plan, parseRecords(plan.suite, records)).value,
    records,
    rounds,
  )
  return {
    rows: value.map(({ sample }) => sample),
    problems: problems.map(({ code }) => code),
    told: problems.map(({ code, message, where }) => [code, message, where]),
  }
}

const timeOf = (rows: PairedSample[]) => rows.filter(({ metric }) => metric === 'time/op')

describe('pairSamples', () => {
  it('matches by round; a gap stays a gap', () => {
    const plan = planOf(['A'])
    const { rows } = pairsOf(plan, recordsOf([100, null, 120, 130], [110, 115, 130, 140]), 4)
    const [row] = timeOf(rows)
    expect(row?.base).toEqual([1e-7, null, 1.2e-7, 1.3e-7])
    expect(row?.failed).toEqual({ base: 1, head: 0 })
    expect(row?.headFirst).toEqual([false, true, false, true])
    expect(row).toMatchObject({ role: 'gating', better: 'lower', marginPct: 3 })
  })

  it('takes the last attempt of a pair that was run again, and counts it', () => {
    const plan = planOf(['A'])
    const records = [
      ...recordsOf([100, 100], [100, 100]),
      recordOf({ round: 1, arm: 'base', attempt: 1 }, 300),
      recordOf({ round: 1, arm: 'head', attempt: 1, position: 1 }, 330),
    ]
    const [row] = timeOf(pairsOf(plan, records, 2).rows)
    expect(row?.base).toEqual([1e-7, 3e-7])
    expect(row?.head).toEqual([1e-7, 3.3e-7])
    expect(row?.reruns).toBe(1)
  })

  it('looks at the first rounds only when asked for them', () => {
    const plan = planOf(['A'])
    const [row] = timeOf(pairsOf(plan, recordsOf([1, 2, 3], [1, 2, 3]), 2).rows)
    expect(row?.base).toHaveLength(2)
  })

  it('a side on which every trial failed is a row; one that was never tried is a problem', () => {
    const plan = planOf(['A', 'B'])
    const failed = pairsOf(plan, recordsOf([100, 100], [null, null]), 2)
    expect(timeOf(failed.rows)[0]).toMatchObject({ head: [null, null], failed: { head: 2 } })
    const records = [0, 1].map((round) => recordOf({ round, arm: 'head', target: 'm.B' }, 100))
    const missing = pairsOf(plan, records, 2)
    expect(missing.rows).toEqual([])
    expect(missing.problems).toEqual(['only-on-head'])
  })

  it('a side that goes on for other contrasts has lost nothing: the row stopped', () => {
    const plan = planOf(['A'])
    const all = recordsOf([100, 101, 102, 103], [110, null, 112, 113])
    const left = all.filter(({ trial }) => trial.arm === 'base' || trial.round < 3)
    const [row] = timeOf(pairsOf(plan, left, 4).rows)
    expect(row).toMatchObject({ stoppedAfter: 3, failed: { base: 0, head: 1 } })
    expect(row?.base).toEqual([1e-7, 1.01e-7, 1.02e-7, null])
    expect(countLosses(row!, 4)).toMatchObject({ ran: 3, lost: 1, baseOnly: 0, headOnly: 1 })
  })

  it.each([
    ['new ones each round', [1, 2, 3, 4], 'fresh'],
    ['new ones for two rounds each', [1, 1, 2, 2], 'fresh'],
    ['one pair in all rounds', [1, 1, 1, 1], 'single'],
    ['none in one of them', [1, 2, null, 4], 'single'],
    ['none', [null, null, null, null], 'single'],
  ])('layouts are fresh only where they were drawn anew: %s', (_, seeds, layout) => {
    const records = recordsOf([100, 101, 102, 103], [100, 101, 102, 103]).map((record) => {
      const { round, arm } = record.trial
      const sha256 = (arm === 'base' ? 'a' : 'b').repeat(64)
      return { ...record, sha256, layoutSeed: seeds[round] ?? null }
    })
    const [row] = timeOf(pairsOf(planOf(['A']), records, 4).rows)
    expect(row).toMatchObject({ layout, layouts: seeds.map((s) => s && `${s} ${s}`) })
  })

  it('a custom metric of two binaries has the luck of their layouts, unless it counts', () => {
    const plan = planOf(['A'])
    const printing = (unit: string, of: (round: number) => number) =>
      recordsOf([1, 2, 3, 4], [1, 2, 3, 4]).map((record) => ({
        ...record,
        sha256: record.trial.arm.padEnd(64, '0'),
        outputs: { stdout: `BenchmarkA-2 100 ${of(record.trial.round)} ${unit}\n`, stderr: '' },
      }))
    const layoutsOf = (unit: string, of: (round: number) => number) =>
      pairsOf(plan, printing(unit, of), 4).rows.find(({ metric }) => metric === unit)?.layouts
    const none = [null, null, null, null]
    expect(layoutsOf('score', (round) => 100 + round)).toEqual(none)
    expect(layoutsOf('ops/s', () => 100)).toEqual(none)
    expect(layoutsOf('score', () => 100)).toBeUndefined()
    expect(layoutsOf('disk-bytes', (round) => 100 + round)).toBeUndefined()
  })

  it.each([
    ['run: ./bench.sh', true],
    ['run: sh bench.sh', true],
    ['run: /usr/bin/make bench', true],
    ['run: "{source}/bench"', true],
    ['run: python3 bench.py', false],
    ['run: /opt/tool', false],
    ['build: { run: "cp bench.sh {bin}" }, run: "{bin}"', false],
    ['run: pgbench, server: { run: ./serve.sh, ready: { tcp: true } }', true],
    ['run: ./load.sh, server: { run: postgres, ready: { tcp: true } }', false],
    // One tree under two variants.
    ['run: { a: ./a.sh, b: ./b.sh }', false],
  ])('%s: one file on both sides may start two builds: %s', (keys, hasOneLayout) => {
    const [suite] = readSuites(`suites: { s: { workload: command, ${keys} } }`, 'file', workloads)
    const design = makeDesign(suite!)
    const arms = design.arms.map(({ arm }) => arm.id)
    const target = { id: 's.s', unit: 's', block: 's', settings: { name: 's', cell: {} } }
    const targets = [{ ...target, arms, expectedSec: 1 }]
    const sources = { base: null, head: null }
    const plan = makePlan({ design, sources, targets, unchanged: [], seed: 's', shard: null })
    const records = [1, 2, 3, 4].flatMap((wallSec, round) =>
      arms.map((arm, position) => ({
        ...recordOf({ round, arm, position, target: 's.s' }, 1),
        ...{ wallSec, sha256: 'a'.repeat(64) },
      })),
    )
    const row = pairsOf(plan, records, 4).rows.find(({ metric }) => metric === 'wall-time')
    expect(row?.layouts).toEqual(hasOneLayout ? [null, null, null, null] : undefined)
  })

  it('a row that waited for others and came back has lost nothing', () => {
    const plan = planOf(['A', 'B'])
    const numbers = Array.from({ length: 10 }, (_, i) => 100 + i)
    const all = ['m.A', 'm.B'].flatMap((target) =>
      recordsOf(numbers, numbers).map((one) => ({ ...one, trial: { ...one.trial, target } })),
    )
    const isRun = ({ trial }: TrialRecord) =>
      trial.target === 'm.B' || trial.round < 3 || trial.round > 6
    const rows = timeOf(pairsOf(plan, all.filter(isRun), 10).rows)
    const row = rows.find(({ benchmark }) => benchmark === 'A')!
    expect(row).toMatchObject({ waited: [3, 4, 5, 6] })
    expect(row).not.toHaveProperty('stoppedAfter')
    expect(countLosses(row, 10)).toMatchObject({ ran: 6, lost: 0, baseOnly: 0, headOnly: 0 })
    // The same while it waits.
    const [now] = timeOf(pairsOf(plan, all.filter(isRun), 5).rows)
    expect(now).toMatchObject({ stoppedAfter: 3 })
    expect(now).not.toHaveProperty('waited')
  })

  describe('in a process that several benchmarks share', () => {
    const line = (name: string, ns: number) =>
      `Benchmark${name}-2 100 ${ns} ns/op 8 B/op 2 allocs/op\n`
    const shared = (lacking: Target['lacking'], base: string, head: string) => {
      const plan = planOf(['F'])
      Object.assign(plan.targets[0]!, { settings: { together: true }, lacking })
      const records = [0, 1].flatMap((round) =>
        Object.entries({ base, head }).map(([arm, stdout]) => ({
          ...recordOf({ round, arm, target: 'm.F' }, 1),
          outputs: { stdout, stderr: '' },
        })),
      )
      return pairsOf(plan, records, 2)
    }
    const old = line('F/old', 100)

    it('one that head brings is new, told once with its number', () => {
      const { rows, told } = shared(
        [{ arm: 'base', benchmark: 'F/more' }],
        old,
        old + line('F/more', 5000),
      )
      expect(timeOf(rows).map(({ benchmark }) => benchmark)).toEqual(['F/old'])
      expect(told).toEqual([
        ['new-benchmark', 'new, not in base: nothing to compare', 'F/more, 5.000 µs/op'],
      ])
    })

    it('one that the probe knew to be gone is gone; one that ceases to print has failed', () => {
      const base = old + line('F/more', 5000)
      const gone = shared([{ arm: 'head', benchmark: 'F/more' }], base, old)
      expect(timeOf(gone.rows).map(({ benchmark }) => benchmark)).toEqual(['F/old'])
      expect(gone.told.map(([code]) => code)).toEqual(['gone-benchmark'])
      const silent = shared([], base, old)
      expect(timeOf(silent.rows)[1]).toMatchObject({ benchmark: 'F/more', head: [null, null] })
      expect(silent.told).toEqual([])
    })

    it('a metric that head brings is no failure; one that gates and that it loses is', () => {
      const more = line('F/old', 100).replace('8 B/op', '8 B/op 3 hits/op')
      const brought = shared([], old, more)
      expect(brought.rows.map(({ metric }) => metric)).not.toContain('hits/op')
      expect(brought.told.map(([code]) => code)).toEqual(['only-on-head'])
      const lost = shared([], old, old.replace(' 2 allocs/op', ''))
      expect(lost.rows.find(({ metric }) => metric === 'allocs/op')?.head).toEqual([null, null])
    })
  })

  it('takes margin and gate from the suite, per metric and benchmark', () => {
    const rule = { better: null, marginPct: 5, gates: false, marginPctByBenchmark: { '^A$': 9 } }
    const plan = planOf(['A', 'B'], { metrics: { 'time/op': rule } })
    const records = ['m.A', 'm.B'].flatMap((target) =>
      ['base', 'head'].map((arm) => recordOf({ round: 0, arm, target }, 100)),
    )
    const rows = timeOf(pairsOf(plan, records, 1).rows)
    expect(rows.map(({ marginPct }) => marginPct)).toEqual([9, 5])
    expect(rows.map(({ role }) => role)).toEqual(['informational', 'informational'])
  })

  it('a margin from noise comes from the base alone', () => {
    const rule = {
      better: null,
      marginPct: 'noise',
      gates: null,
      marginPctByBenchmark: {},
    } as const
    const plan = planOf(['A'], { metrics: { 'time/op': rule } })
    const base = [100, 110, 100, 110]
    // Steps of ln 1.1 throughout: the margin is exp(2 ln 1.1) - 1 = 21 %.
    for (const head of [base, [100, 500, 20, 900]]) {
      const [row] = timeOf(pairsOf(plan, recordsOf(base, head), 4).rows)
      expect(row?.marginPct).toBeCloseTo(21, 9)
    }
  })

  it('an interaction pairs the ratios of the two contrasts by round', () => {
    const arms = ['base@a', 'head@a', 'base@b', 'head@b']
    const plan = planOf(['A'], {
      contrasts: [{ kind: 'interaction', base: 'a', head: 'b' }],
      variants: ['a', 'b'].map((name) => ({
        name,
        buildEnv: {},
        runEnv: {},
        toolchain: null,
        buildFlags: [],
        args: [],
      })),
    })
    const times: Record<string, number> = {
      'base@a': 100,
      'head@a': 90,
      'base@b': 200,
      'head@b': 100,
    }
    const records = arms.map((arm) => recordOf({ round: 0, arm }, times[arm] ?? 0))
    const row = timeOf(pairsOf(plan, records, 1).rows).find(({ unit }) => unit === 'ratio')
    expect(row?.base[0]).toBeCloseTo(0.9, 12)
    expect(row?.head[0]).toBeCloseTo(0.5, 12)
    expect(row?.role).toBe('informational')
  })
})

describe('collectSamples', () => {
  it('one number a trial: the median of its in-process observations', () => {
    const plan = planOf(['A'])
    const record = recordOf({ round: 0, arm: 'base' }, 0)
    record.outputs.stdout = [7, 1, 3].map((ns) => `BenchmarkA-2 10 ${ns} ns/op\n`).join('')
    const sample = collectSamples(plan, parseRecords(plan.suite, [record])).value.find(
      ({ metric }) => metric === 'time/op',
    )
    expect(sample?.values).toEqual([3e-9])
  })

  it('CPU time is spread over all operations of the process', () => {
    const plan = planOf(['A'])
    const record = recordOf({ round: 0, arm: 'base' }, 0)
    record.outputs.stdout = 'BenchmarkA-2 10 5 ns/op\nBenchmarkA-2 10 5 ns/op\n'
    record.usage = {
      userSec: 1.5,
      systemSec: 0.5,
      maxRssBytes: 1e6,
      minorFaults: 1,
      majorFaults: 0,
      voluntarySwitches: 1,
      involuntarySwitches: 1,
    }
    const values = Object.fromEntries(
      collectSamples(plan, parseRecords(plan.suite, [record])).value.map(
        ({ metric, values: [value] }) => [metric, value],
      ),
    )
    expect(values['cpu-time']).toBeCloseTo(0.1, 12)
    expect(values['max-rss']).toBe(1e6)
  })

  it('a row has one name, whichever of the units that were built are left out', () => {
    const records = recordsOf([100, 100], [110, 110])
    const names = (plan: Plan) =>
      new Set(pairsOf(plan, records, 2).rows.map(({ benchmark }) => benchmark))
    const plan = planOf(['A'])
    expect(names(plan)).toEqual(new Set(['A']))
    expect(names({ ...plan, units: ['m'] })).toEqual(new Set(['A']))
    expect(names({ ...plan, units: ['m', 'm/other'] })).toEqual(new Set(['m.A']))
  })

  it('labels tell units apart by what differs', () => {
    expect([...scopeLabels(['a.com/m/x/y', 'a.com/m/z/y']).values()]).toEqual(['x/y', 'z/y'])
    expect([...scopeLabels(['a.com/m', 'a.com/m/z']).values()]).toEqual(['m', 'm/z'])
    expect([...scopeLabels(['one', 'one']).values()]).toEqual([''])
  })
})
