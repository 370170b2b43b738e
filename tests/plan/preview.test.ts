import { expect, it } from 'vitest'
import { ConfigError } from '../../src/model/findings.ts'
import type { Target } from '../../src/model/model.ts'
import { makeDesign, plannedTails } from '../../src/plan/design.ts'
import { type Machine, machineLimits } from '../../src/plan/placement.ts'
import { type LastRun, makePreview } from '../../src/plan/preview.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { eventsForTail } from '../../src/stats/distributions.ts'
import { workloads } from '../../src/workloads/index.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const designOf = (lines: string) => {
  const text = `suites:\n  s:\n    workload: sysbench\n    server: { run: serve }\n${lines}`
  const [suite] = readSuites(text, '.gcbench.yml', workloads)
  if (suite === undefined) throw new Error('no suite')
  return makeDesign(suite)
}

const host = makeFakeHost(() => ({}))
const small: Machine = { environment: await host.environment(), topology: host.topology() }
const machine = (cores: number, hugePages: string | null): Machine => ({
  environment: { ...small.environment, cores, hugePages },
  topology: { allowedCpus: '0-7', nodes: { 0: '0-3', 1: '4-7' } },
})

const DETAILS = {
  machineCpus: null,
  allowedCpus: null,
  smt: null,
  microcode: null,
  cpuQuota: null,
  memoryLimitBytes: null,
  swapBytes: null,
  hugePagesDefrag: null,
  numaBalancing: null,
}

const BENCHMARKS = `    benchmarks:
      - oltp_read_only
      - oltp_point_select: { block: 10s }
      - oltp_insert: { events: 60000 }
      - oltp_delete: { events: 200 }
`

it('transactions from which a percentile can be read: fifty lie beyond it', () => {
  expect([500, 900, 990, 999].map(eventsForTail)).toEqual([100, 500, 5000, 50_000])
})

it('percentiles asked for that blocks may be too short for, each benchmark once', () => {
  expect(plannedTails(designOf(BENCHMARKS))).toEqual([])
  const asked = '    metrics: { latency-p99.9: {}, latency-p50: {} }\n'
  expect(plannedTails(designOf(BENCHMARKS + asked))).toEqual([
    'p99.9 latency of oltp_read_only takes 50,000 transactions a block: at block: 1s that is ' +
      '50,000 a second; events: 50000 always has them, block: 50s at 1,000 a second',
    'p99.9 latency of oltp_point_select takes 50,000 transactions a block: at block: 10s that is ' +
      '5,000 a second; events: 50000 always has them, block: 50s at 1,000 a second',
    'p99.9 latency of oltp_delete takes 50,000 transactions a block, not 200: events: 50000',
  ])
})

it.each([
  ['', 1],
  ['metrics: { score: { gate: true } }', 0],
  ['parse: { stdout: go-bench }', 0],
])(
  'of numbers without a gate says so before a run, where the suite names all: %s',
  (more, count) => {
    const text = `suites:\n  s:\n    workload: command\n    run: ./x\n    read: { score: 'score ([0-9]+)' }\n    ${more}\n`
    const design = makeDesign(readSuites(text, '.gcbench.yml', workloads)[0]!)
    const { gateless } = makePreview(design, { base: null, head: null }, [], small, null)
    expect(gateless).toHaveLength(count)
    for (const note of gateless) expect(note).toContain('metrics: { "score": { gate: true } }')
  },
)

it('a round is as long as its blocks', () => {
  const design = designOf('    benchmarks: [oltp_insert, { oltp_read_only: { block: 10s } }]\n')
  const names = ['oltp_insert', 'oltp_read_only'].map((name) => ({ path: '', name }))
  const { roundSec } = makePreview(design, { base: null, head: null }, names, small, null)
  expect(roundSec).toBeCloseTo(2 * (1 + 10 + 2 * 0.03), 6)
})

it('knows what the last run found below the functions, and how long it took', {
  tags: 'slow',
}, () => {
  const text = 'suites: { s: { workload: go-bench, budget: 100s } }'
  const design = makeDesign(readSuites(text, '.gcbench.yml', workloads)[0]!)
  const functions = ['A', 'B'].map((name) => ({ path: 'sub/m_test.go', name }))
  const preview = (lastRun: LastRun | null) =>
    makePreview(design, { base: null, head: null }, functions, small, lastRun)
  const blind = preview(null)
  expect(blind).toMatchObject({ known: null, mayHaveMore: true, rows: 3 })
  // Of one package, two binaries are linked again, in a third of the budget.
  expect(blind.roundSec).toBeCloseTo(2 * 2 * (0.1 + 0.03) + 100 / 3 / 128)
  const target = (id: string, expectedSec: number | null, settings = {}): Target => ({
    id,
    unit: 'm/sub',
    block: id,
    arms: ['base', 'head'],
    expectedSec,
    settings: { folder: 'sub', leaves: 1, ...settings },
  })
  const last = (targets: Target[], more: Partial<LastRun> = {}): LastRun => ({
    targets,
    probeSec: 0,
    planned: null,
    told: [],
    roundsSec: [],
    isDecided: false,
    environment: null,
    noise: [],
    ...more,
  })
  const targets = [target('m/sub.A/x', 1), target('m/sub.A/y', 2), target('m/sub.C', 9)]
  const seen = preview(last(targets, { probeSec: 10 }))
  expect(seen.known).toEqual({ functions: 1, benchmarks: 2 })
  // B is taken to be like A; eight rounds of both do not fit, so one of them is left out.
  expect(seen.roundSec).toBeCloseTo(2 * (1 + 2) * 2)
  expect(seen).toMatchObject({ roundsInBudget: 8, noRoom: 1 })
  // Three benchmarks and their mean.
  expect(seen.rows).toBe(4)
  const together = [target('m/sub.A', 4, { leaves: 7 }), target('m/sub.B', null)]
  expect(preview(last(together)).known).toEqual({ functions: 1, benchmarks: 7 })
  const elsewhere = [target('m/sub.A', 4, { folder: 'other' })]
  expect(preview(last(elsewhere)).known).toBeNull()
  // What had its time told by the probe is not taken to be like the others.
  const planned = { keptSec: 2, leftSec: 3, apartSec: 5 }
  const sized = last([target('m/sub.A', 1)], { planned, told: ['B'], roundsSec: [9, 4, 4] })
  expect(preview(sized).roundSec).toBeCloseTo(4 + 2 * 3)
  // All of it is known: rounds go on as they did then, on a machine as busy as it was.
  const both = [target('m/sub.A', 1), target('m/sub.B', 1)]
  const roundsSec = [10, 8, 8, 8, 8, 8, 8, 8, 2]
  expect(preview(last(both, { roundsSec }))).toMatchObject({ roundsInBudget: 25, noRoom: 0 })
  const isDecided = preview(last(both, { roundsSec, isDecided: true }))
  expect(isDecided).toMatchObject({ roundsInBudget: 9, isDecided: true })
  const details = { ...DETAILS, loadAverage: [4, 4, 4] }
  const environment = { ...small.environment, details }
  const idle = preview(last(both, { roundsSec, environment }))
  expect(idle).toMatchObject({ roundsInBudget: 75, slowed: { now: 1, before: 2 } })
  const busy = makePreview(
    design,
    { base: null, head: null },
    functions,
    { ...small, environment },
    null,
  )
  // Of the links it has all that a third of the budget pays for.
  expect(busy.roundSec).toBeCloseTo(2 * 2 * 2 * (0.1 + 0.03) + 100 / 3 / 64)
})

it('what could be seen as the last run was noisy, of its middle row and its noisiest', {
  tags: 'slow',
}, () => {
  const text = 'suites: { s: { workload: go-bench, budget: 100s } }'
  const design = makeDesign(readSuites(text, '.gcbench.yml', workloads)[0]!)
  const functions = ['A', 'B'].map((name) => ({ path: 'm_test.go', name }))
  const rowOf = (row: string, scale: number) => ({
    row,
    noise: Float64Array.from([1, -2, 0.5, 1.5, -1, 2, -0.5, -1.5], (d) => d * scale),
  })
  const noise = [rowOf('A time/op', 0.01), rowOf('B time/op', 0.04), rowOf('C time/op', 0.02)]
  const lastRun: LastRun = {
    targets: [],
    probeSec: 0,
    planned: null,
    told: [],
    roundsSec: [],
    isDecided: false,
    environment: null,
    noise,
  }
  const { noises, looks } = makePreview(
    design,
    { base: null, head: null },
    functions,
    small,
    lastRun,
  )
  expect(noises.map(({ row }) => row)).toEqual(['C time/op', 'B time/op'])
  expect(noises[0]!.pct).toBeCloseTo(100 * 0.02 * Math.sqrt(15 / 8))
  const [middle, noisiest] = looks.at(-1)!.asBeforePct
  expect(Math.log1p(noisiest! / 100)).toBeCloseTo(2 * Math.log1p(middle! / 100))
})

it('block and time say the same, so one of them is enough', () => {
  expect(designOf('    block: 1m\n').suite.workload.time).toBe(60)
  expect(designOf('    time: 3\n').suite.workload.time).toBe(3)
  expect(designOf('').suite.workload).toMatchObject({ time: 1 })
  expect(designOf('    block: 1m\n').suite.workload).not.toHaveProperty('block')
  expect(() => designOf('    time: 3\n    block: 3s\n')).toThrow(ConfigError)
  expect(() => designOf('    block: 500ms\n')).toThrow(/whole seconds/)
})

const PLACED = `    variants:
      a: { numa: 0, huge-pages: never, env: { GOMAXPROCS: 8 } }
      b: {}
    contrasts: [{ variants: { base: a, head: b } }]
`

it('what a machine cannot give, where the suite asks for it', () => {
  expect(machineLimits(designOf(''), machine(8, 'never'))).toEqual([])
  expect(machineLimits(designOf(PLACED), machine(8, 'always'))).toEqual([])
  const said = machineLimits(designOf(PLACED), small).join('\n')
  expect(said).toContain('numa 0: there is one NUMA node; nothing was bound; measure on a machine')
  expect(said).toContain('this machine reports no transparent huge pages')
  expect(said).toContain('2 cores: the server, its collector and the load share them')
  expect(said).toContain('GOMAXPROCS=8 on 2 cores')
  for (const [mode, words] of [
    ['never', 'this machine gives them to no program'],
    ['madvise', 'only to memory for which a program asks'],
  ] as const) {
    expect(machineLimits(designOf(PLACED), machine(8, mode)).join()).toContain(words)
  }
})

it('variants that are the same here: a run would refuse them', () => {
  const only = PLACED.replace(', huge-pages: never, env: { GOMAXPROCS: 8 }', '')
  expect(machineLimits(designOf(only), small).join()).toContain(
    'variants a and b differ only in where they run: here they are the same',
  )
})

it('servers with data of their own are all up at once, and share the memory', () => {
  const each = `${BENCHMARKS}    prepare: each\n`
  expect(machineLimits(designOf(each), machine(8, null))).toEqual([
    '8 servers are up at once (4 for each of 2 arms): with 8.0 GiB of memory each may have 1.0 GiB',
  ])
  expect(machineLimits(designOf(BENCHMARKS), machine(8, null))).toEqual([])
})
