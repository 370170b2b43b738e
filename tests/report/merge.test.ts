import { describe, expect, it } from 'vitest'
import type { Environment, Report } from '../../src/model/model.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { makeSelftestSuite, readSelftest } from '../../src/render/selftest.ts'
import { extendReport, mergeReports } from '../../src/report/merge.ts'
import { makeReport } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { verifyReport } from '../../src/report/verify.ts'
import { analysesOfParts } from '../../src/stats/schedule.ts'
import { inOrder, planOf, recordsOf } from '../stats/measured.ts'
import { cleanAir } from '../support/fake-host.ts'

const sha = (digit: string) => digit.repeat(64)

const machine = (cpuModel: string): Environment => ({
  os: 'Linux',
  kernel: '6',
  cpuModel,
  cores: 2,
  memoryBytes: 1,
  hugePages: null,
  governor: null,
  virtualised: null,
  turbo: null,
  numaNodes: 1,
  machineId: cpuModel,
})

/** Others use so much of both CPUs, in per cent. */
function shard(
  index: number,
  base: number[],
  head: number[],
  headSha = sha('2'),
  othersPct = 0,
): Report {
  const plan = { ...planOf(['A'], { rounds: { min: 8, max: 40 } }), seed: `seed#${index}` }
  const build = { toolchain: 'go1.26', settings: {}, buildSec: 1 }
  return makeReport({
    plan: { ...plan, shard: { index, count: 2 } },
    builds: [
      { arm: 'base', unit: 'm', sha256: sha('1'), ...build },
      { arm: 'head', unit: 'm', sha256: headSha, ...build },
    ],
    environment: [machine(`CPU ${index}`)],
    records: inOrder(plan, recordsOf(base, head)).map((record) => ({
      ...record,
      pollution: { ...cleanAir, foreignCpuPct: othersPct, cpuPressurePct: othersPct },
    })),
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

const read = (report: Report) => ({
  report,
  trials: report.records === null ? null : parseRecords(report.plan.suite, report.records),
})
const merge = (reports: Report[]) => mergeReports(reports.map(read), '2026-01-02T00:00:00.000Z')
const extend = (first: Report, more: Report) =>
  extendReport(read(first), read(more), '2026-01-02T00:00:00.000Z').report

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

  it('says which shard of the plan is missing, and nothing where none is', () => {
    const missing = ({ problems }: Report) =>
      problems.flatMap(({ code, message }) => (code === 'missing-shard' ? [message] : []))
    expect(missing(merge([slow]))).toEqual([
      'shard 1 of 2 is missing: its rounds are not in this report',
    ])
    expect(missing(merge([fast, slow]))).toEqual([])
  })

  it('pools pairs that never cross machines, and shows each machine', () => {
    const merged = merge([fast, slow])
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

  it('tells once that the machines were busy', () => {
    const busy = [80, 90].map((pct, i) => shard(i + 1, steps, steps, sha('2'), pct))
    for (const { problems } of busy)
      expect(problems.map(({ code }) => code)).toContain('busy-machine')
    const told = merge(busy).problems.filter(({ code }) => code === 'busy-machine')
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('85 %')])
  })

  it('calls what the rounds of a stopped shard show, and says that it is short', () => {
    const cut = (report: Report, rounds: number): Report => ({
      ...report,
      roundsRun: rounds,
      stopReason: 'stopped',
      stop: { kind: 'stopped' },
      records: report.records!.filter(({ trial }) => trial.round < rounds),
    })
    // Of eight rounds all of alpha is just enough: nothing is held back.
    const merged = merge([cut(fast, 4), cut(slow, 4)])
    expect(merged.roundsRun).toBe(8)
    expect(merged.plan.looks).toEqual([{ rounds: 8, weight: 1 }])
    expect(merged.conclusion.conclusion).toBe('failure')
    const short = merged.problems.filter(({ code }) => code === 'short-shard')
    expect(short.map(({ where, message }) => [where, message])).toEqual([
      ['report 1', 'somebody stopped it after 4 rounds of 40; they count with the others'],
      ['report 2', 'somebody stopped it after 4 rounds of 40; they count with the others'],
    ])
    const nothing = merge([cut(fast, 0), cut(slow, 0)])
    expect(nothing.conclusion).toEqual({
      conclusion: 'action_required',
      reasons: ['nothing was measured: no round was finished'],
    })
  })

  it('does not gate on machines that disagree in sign', () => {
    const other = shard(
      2,
      steps.map((i) => 110 + 1.1 * i),
      steps.map((i) => 100 + i),
    )
    const merged = merge([fast, other])
    const row = merged.comparisons.find(
      ({ metric, role }) => metric === 'time/op' && role === 'gating',
    )
    expect(row?.verdict.word).toBe('inconclusive')
  })

  it('refuses other binaries, and reports without records', () => {
    const rebuilt = shard(2, [1], [1], sha('9'))
    const bare = { ...slow, records: null }
    expect(() => merge([fast, rebuilt, bare])).toThrow(
      /report 2: other binaries: m on head[\s\S]*report 3: holds no raw records/,
    )
  })
})

describe('the self-test', () => {
  it('is head against itself: the same binary, and other link orders where there are any', () => {
    const suite = makeSelftestSuite(zeroConfigSuite(), { canRandomise: true })
    expect(suite.variants.map(({ name }) => name)).toEqual([
      'default',
      'again',
      'layout1',
      'layout2',
      'layout3',
      'layout4',
      'layout5',
    ])
    expect(new Set(suite.variants.map(({ buildFlags }) => buildFlags.join())).size).toBe(6)
    expect(suite).toMatchObject({ runIdentical: true, until: 'rounds', layoutRounds: 0 })
    const plain = makeSelftestSuite(zeroConfigSuite(), { canRandomise: false })
    expect(plain.contrasts).toHaveLength(1)
  })

  it('reads noise floor, false alarms and layout spread from the report', { tags: 'slow' }, () => {
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

/** Times of so many rounds whose heads are so much slower, with a step of noise that turns. */
const timesOf = (rounds: number, pct: number) => {
  const base = Array.from({ length: rounds }, (_, i) => 1000 + 7 * (i % 5))
  const noise = [3, -4, 1, -2, 5, -3, 2, -1, 4, -5]
  return [base, base.map((ns, i) => ns * (1 + (pct + noise[i % 10]!) / 100))] as const
}

const timeRow = (report: Report) =>
  report.comparisons.find(({ metric, role }) => metric === 'time/op' && role === 'gating')

describe('extendReport', () => {
  const report = (rounds: number, pct: number, seed: string) => {
    const [base, head] = timesOf(rounds, pct)
    const one = shard(1, [...base], [...head])
    const plan = { ...one.plan, seed, shard: null }
    return makeReport({
      ...one,
      records: inOrder(plan, one.records ?? []),
      probeSec: 0,
      toolVersion: '0.1.0',
      problems: [],
      plan,
    })
  }

  it('judges the rounds of both together, at what was held back, and verifies', () => {
    const first = report(8, 3, 'first')
    expect(timeRow(first)?.verdict.word).toBe('inconclusive')
    const pooled = extend(first, report(32, 3, 'second'))
    expect(pooled.roundsRun).toBe(40)
    expect(pooled.plan.seed).toBe('first')
    expect(pooled.plan.looks.map(({ rounds, isEnd }) => [rounds, isEnd])).toEqual([
      [8, true],
      [40, undefined],
    ])
    expect(timeRow(pooled)).toMatchObject({
      estimate: { n: 40 },
      verdict: { word: 'regressed' },
      explanation: { looksTaken: [8, 40] },
    })
    expect(
      verifyReport(pooled, {
        trials: parseRecords(pooled.plan.suite, pooled.records ?? []),
        sha256: pooled.recordsSha256,
      }),
    ).toEqual([])
  })

  it('what the first called stands, whatever comes after', () => {
    const first = report(10, 30, 'first')
    expect(timeRow(first)?.verdict.word).toBe('regressed')
    const pooled = extend(first, report(30, -30, 'second'))
    expect(timeRow(pooled)?.estimate).toEqual(timeRow(first)?.estimate)
    expect(timeRow(pooled)?.verdict).toEqual(timeRow(first)?.verdict)
    const again = extend(pooled, report(10, 0, 'third'))
    expect(again.plan.looks.filter(({ isEnd }) => isEnd).map(({ rounds }) => rounds)).toEqual([
      10, 40,
    ])
    expect(timeRow(again)?.verdict).toEqual(timeRow(first)?.verdict)
  })

  it('refuses what is of another commit', { tags: 'slow' }, () => {
    const [first, other] = [report(8, 3, 'first'), report(8, 2, 'second')]
    other.plan.sources.head = {
      asked: 'x',
      kind: 'ref',
      sha: 'f'.repeat(40),
      path: null,
      mergeBaseOf: null,
    }
    expect(() => extend(first, other)).toThrow('head is f')
  })
})

describe('shards that are gone on with', () => {
  it('first all rounds whose word was read, in the same order, then those since then', {
    tags: 'slow',
  }, () => {
    const of = (index: number, rounds: number) => {
      const [base, head] = timesOf(rounds, 2)
      return shard(index, [...base], [...head])
    }
    const word = merge([of(1, 6), of(2, 6)])
    const more = [1, 2].map((index): Report => {
      const one = of(index, 20)
      return { ...one, plan: { ...one.plan, looks: analysesOfParts(0.05, [6, 20]) } }
    })
    const pooled = merge(more)
    expect(pooled.plan.looks.map(({ rounds, isEnd }) => [rounds, isEnd])).toEqual([
      [12, true],
      [40, undefined],
    ])
    const of12 = (report: Report) =>
      (report.records ?? [])
        .filter(({ trial }) => trial.round < 12)
        .map(({ trial, outputs }) => [trial, outputs])
    expect(of12(pooled)).toEqual(of12(word))
    expect(pooled.plan.machines?.map((name) => name[0]).join('')).toBe(
      `${'1'.repeat(6)}${'2'.repeat(6)}${'1'.repeat(14)}${'2'.repeat(14)}`,
    )
    expect(timeRow(pooled)?.explanation.looksTaken).toEqual([12, 40])
  })
})

it('refuses a shard that is given twice, which would look twice as sure', () => {
  const one = shard(
    1,
    steps.map((i) => 100 + i),
    steps.map((i) => 110 + 1.1 * i),
  )
  expect(() => merge([one, one])).toThrow(/report 2: has 12 trials that report 1 has, too/)
  // Where somebody pools them all the same, verify finds it.
  const other = shard(
    2,
    steps.map((i) => 100 + i),
    steps.map((i) => 110 + 1.1 * i),
  )
  const pool = merge([one, other])
  const records = pool.records ?? []
  for (const record of records.slice(records.length / 2)) {
    const { trial, arm } = { trial: record.trial, arm: record.trial.arm }
    const same = records.find(
      (before) => before.trial.arm === arm && before.trial.round === trial.round - steps.length,
    )
    record.startedAt = same!.startedAt
  }
  const evidence = { trials: parseRecords(pool.plan.suite, records), sha256: pool.recordsSha256 }
  expect(verifyReport(pool, evidence).map(({ code }) => code)).toContain('duplicate-trial')
})
