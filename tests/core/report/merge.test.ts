import { describe, expect, it } from 'vitest'
import type { Environment, Report } from '../../../src/core/model/model.ts'
import { mergeReports } from '../../../src/core/report/merge.ts'
import { makeReport } from '../../../src/core/report/report.ts'
import { makeSelftestSuite, readSelftest } from '../../../src/core/report/selftest.ts'
import { zeroConfigSuite } from '../../../src/core/suite/suite.ts'
import { planOf, recordsOf } from '../judge/measured.ts'

const sha = (digit: string) => digit.repeat(64)

const machine = (cpuModel: string): Environment => ({
  ...{ os: 'Linux', kernel: '6', cpuModel, cores: 2, memoryBytes: 1, hugePages: null },
  ...{ governor: null, virtualised: null, turbo: null, numaNodes: 1, machineId: cpuModel },
})

function shard(index: number, base: number[], head: number[], headSha = sha('2')): Report {
  const plan = planOf(['A'])
  const build = { toolchain: 'go1.26', settings: {}, buildSec: 1 }
  return makeReport({
    plan: { ...plan, seed: `seed#${index}`, shard: { index, count: 2 } },
    builds: [
      { arm: 'base', unit: 'm', sha256: sha('1'), ...build },
      { arm: 'head', unit: 'm', sha256: headSha, ...build },
    ],
    environment: [machine(`CPU ${index}`)],
    records: recordsOf(base, head),
    roundsRun: base.length,
    measuredSec: 10,
    linkSec: null,
    stopReason: 'rounds',
    problems: [],
    command: `gcbench run --shard ${index}/2`,
    createdAt: '2026-01-01T00:00:00.000Z',
    toolVersion: '0.1.0',
    recordsSha256: sha('3'),
  })
}

const steps = [0, 1, 2, 3, 4, 5]

describe('mergeReports', () => {
  // The second machine is ten times slower: only pairs inside a machine show the +10 %.
  const fast = shard(
    1,
    steps.map((i) => 100 + i),
    steps.map((i) => 110 + 1.1 * i),
  )
  const slow = shard(
    2,
    steps.map((i) => 1000 + 10 * i),
    steps.map((i) => 1101 + 11 * i),
  )

  it('pools pairs that never cross machines, and shows each machine', () => {
    const merged = mergeReports([fast, slow], '2026-01-02T00:00:00.000Z')
    const row = merged.comparisons.find(
      ({ metric, role }) => metric === 'time/op' && role === 'gating',
    )
    expect(row?.estimate).toMatchObject({ kind: 'ratio', n: 12 })
    expect(row?.estimate.kind === 'ratio' && row.estimate.point).toBeCloseTo(Math.log(1.1), 2)
    expect(row?.verdict.word).toBe('regressed')
    expect(row?.explanation.machines.map(({ machine: name, n }) => [name, n])).toEqual([
      ['1: CPU 1', 6],
      ['2: CPU 2', 6],
    ])
    expect(merged.plan.looks).toEqual([{ rounds: 12, weight: 1 }])
    expect(merged.environment.map(({ cpuModel }) => cpuModel)).toEqual(['CPU 1', 'CPU 2'])
  })

  it('does not gate on machines that disagree in sign', () => {
    const other = shard(
      2,
      steps.map((i) => 110 + 1.1 * i),
      steps.map((i) => 100 + i),
    )
    const merged = mergeReports([fast, other], '2026-01-02T00:00:00.000Z')
    const row = merged.comparisons.find(
      ({ metric, role }) => metric === 'time/op' && role === 'gating',
    )
    expect(row?.verdict.word).toBe('inconclusive')
  })

  it('refuses other binaries, and reports without records', () => {
    const rebuilt = shard(2, [1], [1], sha('9'))
    const bare = { ...slow, records: null }
    expect(() => mergeReports([fast, rebuilt, bare], '')).toThrow(
      /report 2: other binaries: m on head[\s\S]*report 3: holds no raw records/,
    )
  })
})

describe('the self-test', () => {
  it('is head against itself: the same binary, and other link orders where there are any', () => {
    const suite = makeSelftestSuite(zeroConfigSuite(), { canRandomise: true })
    expect(suite.variants.map(({ name }) => name)).toEqual([
      ...['default', 'again', 'layout1', 'layout2', 'layout3', 'layout4', 'layout5'],
    ])
    expect(new Set(suite.variants.map(({ buildFlags }) => buildFlags.join())).size).toBe(6)
    expect(suite).toMatchObject({ runIdentical: true, until: 'rounds', layoutRounds: 0 })
    const plain = makeSelftestSuite(zeroConfigSuite(), { canRandomise: false })
    expect(plain.contrasts).toHaveLength(1)
  })

  it('reads noise floor, false alarms and layout spread from the report', () => {
    const suite = makeSelftestSuite(zeroConfigSuite(), { canRandomise: true })
    const plan = planOf(['A'], suite)
    const arms = plan.arms.map(({ id }) => id)
    const target = { ...plan.targets[0]!, arms }
    // Link order k is k % slower, give or take a step of the round; equal binaries differ by it.
    const level = (arm: string) => 100 * (1 + Number(/layout(\d)/.exec(arm)?.[1] ?? 0) / 100)
    const wobble = [0.1, -0.1, 0.2, -0.2, 0.15, -0.15, 0.05, -0.05]
    const records = wobble.flatMap((step, round) =>
      arms.map((arm) => ({
        ...recordsOf([0], [0])[0]!,
        trial: { round, arm, target: 'm.A', attempt: 0, position: 0 },
        outputs: {
          stdout: `BenchmarkA-2 100 ${level(arm) + (arm === 'head' ? 0 : step)} ns/op\n`,
        },
      })),
    )
    const report = makeReport({
      ...shard(1, [1], [1]),
      plan: { ...plan, targets: [target] },
      records,
      roundsRun: 8,
      measuredSec: 56,
      toolVersion: '0.1.0',
      problems: [],
    })
    const { rows, alarms, comparisons, layouts } = readSelftest(report)
    const row = rows.find(({ metric }) => metric === 'time/op')
    expect(row?.noiseFloorPct).toBeGreaterThan(0.1)
    expect(row?.noiseFloorPct).toBeLessThan(0.2)
    // Estimates of 1 % to 5 % steps: their standard deviation is about 1.6 %.
    expect(row?.layoutSdPct).toBeCloseTo(1.54, 1)
    expect(row?.layoutAlarms).toBe(5)
    expect({ alarms, comparisons, layouts }).toEqual({ alarms: 0, comparisons: 1, layouts: 5 })
    const [one, five] = row?.detectable ?? []
    expect((one?.pct ?? 0) / (five?.pct ?? 1)).toBeCloseTo(Math.sqrt(5), 2)
  })
})
