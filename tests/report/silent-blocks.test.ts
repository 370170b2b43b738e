/** Blocks of load in which no collection ended: none is zero, not missing. */
import { describe, expect, it } from 'vitest'
import type { Plan, TrialRecord } from '../../src/model/model.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { pairSamples } from '../../src/report/pairs.ts'
import { collectSamples, parseRecords } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'

const planOf = (parser: string, server = 'run: serve') => {
  const [suite] = readSuites(
    `suites: { s: { workload: command, server: { ${server} }, run: x,
       read: { transactions: 'n ([0-9]+)' }, parse: { server: ${parser} } } }`,
    '.gcbench.yml',
    workloads,
  )
  return {
    suite,
    arms: [{ id: 'often' }, { id: 'seldom' }],
    targets: [
      { id: 't', unit: 'x', arms: ['often', 'seldom'], settings: { name: 's', cell: {} } },
      { id: 'quiet', unit: 'x', arms: ['often', 'seldom'], settings: { name: 'quiet', cell: {} } },
    ],
    contrasts: [{ id: 'c', kind: 'variants', base: 'often', head: 'seldom' }],
    machines: null,
    unchanged: [],
    seed: 'x',
  } as unknown as Plan
}

const START_ROUNDS = 4

const record = (arm: string, target: string, round: number, server: string): TrialRecord => ({
  trial: { round, position: 0, target, arm, attempt: 0 },
  status: 'ok',
  exitCode: 0,
  signal: null,
  startedAt: new Date(round * 1000).toISOString(),
  wallSec: 1,
  usage: null,
  pollution: null,
  sha256: null,
  layoutSeed: null,
  outputs: { stdout: 'n 100', stderr: '', server },
  cutBytes: {},
  serverStart: 1 + Math.floor(round / START_ROUNDS),
  problem: null,
})

const goLine = (number: number) =>
  `gc ${number} @${number}.000s 2%: 0.015+1.5+0.005 ms clock, 0.03+0.2/0.7/0.1+0.008 ms cpu, ` +
  '4->5->1 MB, 6 MB goal, 0 MB stacks, 0 MB globals, 8 P\n'
const jvmLine = (number: number) =>
  `[${number}.000s][info][gc] GC(${number}) Pause Young (Normal) (G1 Evacuation Pause) ` +
  '24M->4M(256M) 2.000ms\n'

/** Four collections a block, against one in every second block. */
const recordsOf = (line: (number: number) => string, rounds: number) =>
  Array.from({ length: rounds }, (_, round) => [
    record('often', 't', round, [1, 2, 3, 4].map((one) => line(4 * round + one)).join('')),
    record('seldom', 't', round, round % 2 === 0 ? 'a word\n' : line(1 + round)),
    record('often', 'quiet', round, ''),
    record('seldom', 'quiet', round, ''),
  ]).flat()

describe.each([
  ['gctrace', goLine],
  ['jvm-gc', jvmLine],
])('%s', (parser, line) => {
  const plan = planOf(parser)
  const records = recordsOf(line, 16)
  const { value, problems } = collectSamples(plan, parseRecords(plan.suite, records))
  const of = (arm: string, target: string, metric: string) =>
    value.find((one) => one.arm === arm && one.target === target && one.metric === metric)?.values

  it('no block is dropped, and nobody is told to switch on what is on', () => {
    expect(problems.map(({ code }) => code)).not.toContain('no-gc-lines')
    expect(of('seldom', 't', 'gc-cycles')).toEqual(Array(16).fill(0.5))
    expect(of('often', 't', 'gc-cycles')).toEqual(Array(16).fill(4))
    expect(of('seldom', 't', 'gc-cycles/transaction')).toEqual(Array(16).fill(0.005))
    const pause = parser === 'gctrace' ? 20e-6 : 2e-3
    expect(of('seldom', 't', 'gc-pause-total')?.[0]).toBeCloseTo(pause / 2, 9)
    // Of a pause itself there is nothing to share out.
    expect(of('seldom', 't', 'gc-pause-max')?.[0]).toBeCloseTo(pause, 9)
  })

  it('a benchmark without any is 0 on both sides', () => {
    expect(of('seldom', 'quiet', 'gc-cycles')).toEqual(Array(16).fill(0))
    expect(of('often', 'quiet', 'gc-pause-total')).toEqual(Array(16).fill(0))
    expect(of('often', 'quiet', 'gc-pause-max')).toBeUndefined()
  })

  it('what was shared out inside of a start is one number of that start', () => {
    const rows = pairSamples(plan, value, records, 16).value
    const row = rows.find(
      ({ sample }) => sample.metric === 'gc-cycles/transaction' && sample.benchmark === 's',
    )
    expect(row?.sample.base).toHaveLength(16)
    expect(new Set(row?.sample.layouts)).toHaveLength(4)
  })

  it('without any line of an arm nobody knows: it may be switched off', () => {
    const mute = records.map((one) =>
      one.trial.arm === 'seldom' ? { ...one, outputs: { ...one.outputs, server: '' } } : one,
    )
    const read = collectSamples(plan, parseRecords(plan.suite, mute))
    expect(read.problems.map(({ code }) => code)).toContain('no-gc-lines')
    const silent = read.value.find((one) => one.arm === 'seldom' && one.metric === 'gc-cycles')
    expect(silent).toBeUndefined()
  })
})

it('collections in nearly every block: each block has its own, and a silent one is 0', () => {
  const plan = planOf('gctrace')
  const records = recordsOf(goLine, 16).map((one) =>
    one.trial.arm === 'seldom' && one.trial.target === 't' && one.trial.round !== 7
      ? { ...one, outputs: { ...one.outputs, server: goLine(1) } }
      : { ...one, outputs: { ...one.outputs, server: one.trial.arm === 'often' ? goLine(1) : '' } },
  )
  const { value } = collectSamples(plan, parseRecords(plan.suite, records))
  const seen = value.find(
    ({ arm, target, metric }) => arm === 'seldom' && target === 't' && metric === 'gc-cycles',
  )
  expect(seen?.values).toEqual(Array.from({ length: 16 }, (_, round) => (round === 7 ? 0 : 1)))
})

it('a row on request that no trial gave: what it would take', () => {
  const nextOf = (metrics: string[], printed: string) => {
    const plan = planOf('gctrace')
    Object.assign(plan.suite.metrics, Object.fromEntries(metrics.map((id) => [id, {}])))
    const records = recordsOf(goLine, 4).map((one) => ({
      ...one,
      outputs: { ...one.outputs, stdout: printed },
    }))
    const { problems } = collectSamples(plan, parseRecords(plan.suite, records))
    return problems.find(({ code }) => code === 'metric-not-seen')?.next
  }
  const perTransaction = ['server-run-delay/transaction', 'numa-misses/transaction']
  expect(nextOf(perTransaction, 'nothing')).toMatch(/^let the load print its transactions/)
  expect(nextOf(['numa-misses/transaction'], 'n 100')).toMatch(/a machine with several nodes/)
  expect(nextOf(['gc-pause-maxx'], 'n 100')).toMatch(/^did you mean gc-pause-max/)
})

it.each([
  ['gctrace', 'run: serve', /^set GODEBUG=gctrace=1/],
  ['gctrace', 'run: serve, env: { GODEBUG: gctrace=1 }', /^the suite switches its log on: /],
  ['jvm-gc', 'run: java -Xlog:gc* -jar x.jar', /^the suite switches its log on: /],
])('%s of a server that never collected, by %s', (parser, server, next) => {
  const plan = planOf(parser, server)
  const records = ['often', 'seldom'].map((arm) => record(arm, 'quiet', 0, 'a word\n'))
  const { problems } = collectSamples(plan, parseRecords(plan.suite, records))
  const told = problems.filter(({ code }) => code === 'no-gc-lines')
  expect(told.length).toBeGreaterThan(0)
  for (const one of told) expect(one.next).toMatch(next)
})
