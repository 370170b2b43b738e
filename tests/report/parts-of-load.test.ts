/** A load that tells of its parts by name: what the server did is of the whole. */
import { expect, it } from 'vitest'
import type { Plan, Reading, TrialRecord } from '../../src/model/model.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { collectSamples, parseRecords } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'

const [suite] = readSuites(
  'suites: { s: { workload: command, server: { run: serve }, run: x, parse: { stdout: ycsb } } }',
  '.gcbench.yml',
  workloads,
)
const target = { id: 't', unit: 'x', arms: ['base'], settings: { name: 's', cell: {} } }
const plan = { suite, arms: [{ id: 'base' }], targets: [target], contrasts: [], unchanged: [] }

const reading = (atSec: number, cpuSec: number): Reading => ({
  ...{ atSec, cpuSec, processes: 1, threads: 1, rssBytes: 1, vszBytes: 1, pssBytes: null },
  ...{ hugePagesBytes: null, minorFaults: 0, majorFaults: 0 },
  ...{ voluntarySwitches: 0, involuntarySwitches: 0 },
})

const record = (stdout: string, serverStart?: number) =>
  ({
    trial: { round: 0, position: 0, target: 't', arm: 'base', attempt: 0 },
    ...{ status: 'ok', exitCode: 0, signal: null, wallSec: 1, usage: null, pollution: null },
    ...{ sha256: null, layoutSeed: null, cutBytes: {}, problem: null },
    startedAt: new Date(0).toISOString(),
    outputs: { stdout, stderr: '' },
    readings: [reading(0, 1), reading(1, 3)],
    ...(serverStart === undefined ? {} : { serverStart }),
  }) as TrialRecord

const GO = `READ   - Takes(s): 0.1, Count: 300, OPS: 3000.0, Avg(us): 50
TOTAL  - Takes(s): 0.1, Count: 1000, OPS: 9000.0, Avg(us): 60
UPDATE - Takes(s): 0.1, Count: 700, OPS: 6000.0, Avg(us): 70
`
const JAVA = `[READ], Operations, 300
[READ], AverageLatency(us), 50.5
[UPDATE], Operations, 700
`

const samplesOf = (one: TrialRecord) =>
  collectSamples(plan as unknown as Plan, parseRecords(suite!, [one])).value

it.each([
  ['of go-ycsb, which counts all', GO],
  ['of YCSB in Java, whose operations are added up', JAVA],
])('CPU time of a transaction is that of all: %s', (_, stdout) => {
  const samples = samplesOf(record(stdout, 1))
  const cpu = samples.filter(({ metric }) => metric === 'server-cpu/transaction')
  expect(cpu.map(({ benchmark, values }) => [benchmark, values])).toEqual([['s', [0.002]]])
  const names = samples.flatMap(({ metric, benchmark }) =>
    metric === 'transactions' ? [benchmark] : [],
  )
  expect(names.toSorted()).toEqual(['s', 's/read', 's/update'])
})

it('a process without a server has no part that its CPU time would be of', () => {
  const metrics = samplesOf(record(GO)).map(({ metric }) => metric)
  expect(metrics).not.toContain('server-cpu')
})

it("a number that the suite reads besides is one number, and the suite's", () => {
  const text = `suites: { s: { workload: command, server: { run: serve }, run: x,
    parse: { stdout: ycsb }, read: { transactions: 'READ.*Count: ([0-9]+)' } } }`
  const [own] = readSuites(text, '.gcbench.yml', workloads)
  const trials = parseRecords(own!, [record(GO, 1)])
  const { value } = collectSamples({ ...plan, suite: own } as unknown as Plan, trials)
  const whole = value.filter((one) => one.metric === 'transactions' && one.benchmark === 's')
  expect(whole.map(({ values }) => values)).toEqual([[300]])
})

it.each([
  ['that answers all', GO, 9000],
  ['whose parts are all that there is', GO.replace(/^TOTAL.*\n/m, ''), 9000],
])('a load with parts %s keeps up with what arrives', (_, stdout, offeredPerSec) => {
  const told = (perSec: number) => {
    const one = { ...record(stdout, 1), offeredPerSec: perSec }
    return collectSamples(plan as unknown as Plan, parseRecords(suite!, [one])).problems.filter(
      ({ code }) => code === 'load-not-kept',
    )
  }
  expect(told(offeredPerSec)).toEqual([])
  expect(told(2 * offeredPerSec)).toMatchObject([{ details: { done: 9000 } }])
})

// Derby: a client whose second was over before it had connected, and a row of nothing.
it('a load that did nothing in a block says so', () => {
  const idle = (one: TrialRecord, round: number) => ({ ...one, trial: { ...one.trial, round } })
  const nothing = GO.replace(/(Count|OPS): [\d.]+/g, '$1: 0')
  const records = [record(GO, 1), idle(record(nothing, 1), 1), idle(record(GO, 1), 2)]
  const told = (all: TrialRecord[]) =>
    collectSamples(plan as unknown as Plan, parseRecords(suite!, all)).problems.flatMap(
      ({ code, message }) => (code === 'idle-blocks' ? [message] : []),
    )
  expect(told(records)).toEqual(['base did no transaction in 1 of 3 blocks'])
  expect(told([record(GO, 1)])).toEqual([])
  // Of its parts one may have none.
  expect(told([record(GO.replace('Count: 700, OPS: 6000.0', 'Count: 0, OPS: 0'), 1)])).toEqual([])
})
