/** A machine that is the cause is named: by absolute limits, however steadily it is busy. */
import { describe, expect, it } from 'vitest'
import type { Environment, Pollution, Report, TrialRecord } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { rowsOf, viewReport } from '../../src/render/report-view.ts'
import { disturbances } from '../../src/report/disturbances.ts'
import { makeReport } from '../../src/report/report.ts'
import { normal, random } from '../../src/stats/random.ts'
import { planOf, recordsOf } from '../stats/measured.ts'
import { cleanAir } from '../support/fake-host.ts'

const machine: Environment = {
  os: 'Linux',
  kernel: '6.1',
  cpuModel: 'CPU',
  cores: 2,
  memoryBytes: 1e9,
  hugePages: null,
  governor: null,
  virtualised: null,
  turbo: null,
  numaNodes: 1,
  machineId: 'm',
  busyPrograms: [
    { name: 'npm', cpuPct: 110 },
    { name: 'compile', cpuPct: 50 },
  ],
}

function noisy(noisePct: number, air: Partial<Pollution>, wallSec = 1): TrialRecord[] {
  const stream = random('noise')
  const draw = () => 100 * Math.exp((noisePct / 100) * normal(stream))
  const numbers = () => Array.from({ length: 12 }, draw)
  return recordsOf(numbers(), numbers()).map((record) => ({
    ...record,
    wallSec,
    pollution: { ...cleanAir, ...air },
  }))
}

const reportOf = (records: TrialRecord[], more: Partial<Report> = {}): Report =>
  makeReport({
    plan: planOf(['A']),
    builds: [],
    environment: more.environment ?? [machine],
    roundsRun: 1 + Math.max(...records.map(({ trial }) => trial.round)),
    measuredSec: 60,
    linkSec: null,
    records,
    stop: { kind: 'rounds' },
    problems: [],
    command: 'gcbench run',
    toolVersion: '0.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    recordsSha256: '3'.repeat(64),
    ...(more.mostBudgetSec === undefined ? {} : { mostBudgetSec: more.mostBudgetSec }),
  })

/** Too few rounds for any analysis, on a quiet machine. */
const few = noisy(1, {}).filter(({ trial }) => trial.round < 5)

const BUSY = { foreignCpuPct: 83, cpuPressurePct: 94 }

const wordsOf = (report: Report) => {
  const { headline, tables, notes } = viewReport(report)
  const details = tables.flatMap(rowsOf).map(({ detail }) => plainText(detail ?? []))
  return {
    news: plainText(headline.news),
    duty: plainText(headline.action),
    details,
    notes: notes.map(({ text }) => plainText(text)),
  }
}

it('nothing passes where nothing kept the sides apart, whatever the run told of it', () => {
  const open = { ...machine, isolation: { kind: 'none' as const, refused: ['no namespaces'] } }
  const { conclusion, problems } = reportOf(noisy(1, {}), { environment: [open] })
  expect(problems.map(({ code }) => code)).toContain('not-isolated')
  expect(conclusion.conclusion).toBe('action_required')
  expect(conclusion.reasons.join()).toContain('nothing kept the two sides apart')
})

describe('limits', () => {
  const codes = (air: Partial<Pollution>, environment: Environment[] = []) =>
    disturbances(noisy(1, air), environment).map(({ code }) => code)

  it.each<[string, Partial<Pollution>, string[]]>([
    ['a quiet machine', {}, []],
    ['others on most CPUs', BUSY, ['busy-machine']],
    ['others on CPUs of their own', { foreignCpuPct: 40, cpuPressurePct: 1 }, []],
    ['a moment of others', { foreignCpuPct: 4, cpuPressurePct: 50 }, []],
    ['steal', { stealPct: 6 }, ['stolen-cpu']],
    ['a quota', { throttledSec: 0.2 }, ['throttled-cpu']],
    ['too little memory', { memoryPressurePct: 12 }, ['short-memory']],
    ['a disk, for which a benchmark waits by itself', { ioPressurePct: 90 }, []],
    ['threads of its own that wait', { cpuPressurePct: 95 }, []],
  ])('%s', (_, air, expected) => expect(codes(air)).toEqual(expected))

  it('count time, not trials', () => {
    const [long, short] = [noisy(1, {}, 9), noisy(1, BUSY, 0.1)]
    expect(disturbances([...long, ...short], [])).toEqual([])
    expect(disturbances([...noisy(1, BUSY, 9), ...noisy(1, {}, 0.1)], [])).toHaveLength(1)
  })

  it('are of no interest where nothing ran', () => expect(disturbances([], [machine])).toEqual([]))

  it('are told where nothing ran since there was no time, by what other programs used', () => {
    const busy = { ...machine, cores: 2, busyPrograms: [{ name: 'cc1', cpuPct: 90 }] }
    expect(disturbances([], [busy], true)).toMatchObject([
      { code: 'busy-machine', details: { othersPct: 45, names: ['cc1'] } },
    ])
    expect(disturbances([], [{ ...machine, busyPrograms: [] }], true)).toEqual([])
  })

  it('take what programs were seen to use where trials are too short for ticks', () => {
    const unknown = { foreignCpuPct: null, cpuPressurePct: 90 }
    const [one] = disturbances(noisy(1, unknown), [machine])
    expect(one?.message).toBe('other programs took 80 % of the CPU (npm, compile)')
    expect(codes(unknown)).toEqual([])
  })
})

describe('a run on a machine that is busy all the time', () => {
  it('says so first, with the names, and never advises more rounds', () => {
    const { news, duty, details, notes } = wordsOf(reportOf(noisy(30, BUSY)))
    expect(news).toMatch(/^Other programs took 83 % of the CPU \(npm, compile\); /)
    expect(duty).toBe(
      'To decide: stop these programs, or run again when they are done, or on a quieter machine.',
    )
    expect([...details, duty].join()).not.toMatch(/rounds|--budget/)
    expect([...details, ...notes, news].filter((text) => text.includes('83 %'))).toEqual([news])
  })

  it('says so last where every row is decided', () => {
    const slow = noisy(0.1, BUSY).map((record) =>
      record.trial.arm === 'base'
        ? record
        : { ...record, outputs: { stdout: 'BenchmarkA-2 100 130 ns/op\n', stderr: '' } },
    )
    expect(wordsOf(reportOf(slow)).news).toMatch(
      /^A .*slower.*; other programs took 83 % of the CPU \(npm, compile\)$/,
    )
  })

  const withCpu = (air: Partial<Pollution>, cpuPart: number, delayPart: number) =>
    noisy(30, air).map((record) => {
      const [, ns = ''] = /([\d.]+) ns\/op/.exec(record.outputs.stdout ?? '') ?? []
      const more = `${cpuPart * Number(ns)} cpu-ns/op ${delayPart * Number(ns)} run-delay-ns/op`
      return {
        ...record,
        outputs: { stdout: `BenchmarkA-2 100 ${ns} ns/op ${more}\n`, stderr: '' },
      }
    })

  it.each([
    ['CPU time of what computes', withCpu(BUSY, 0.4, 0.6), 'CPU time decides'],
    ['wall time of what waits', withCpu(BUSY, 0.1, 0), 'wall time decides'],
  ])('says in the same breath which clock it went by: %s', (_, records, words) => {
    const { news } = wordsOf(reportOf(records))
    expect(news).toMatch(
      new RegExp(`^Other programs took 83 % of the CPU \\(npm, compile\\); ${words}; A undecided`),
    )
  })

  it('says nothing of clocks where the machine was quiet, or where there is one', () => {
    for (const records of [withCpu({}, 1, 0), noisy(30, BUSY)])
      expect(wordsOf(reportOf(records)).news).not.toMatch(/decides/)
  })

  it('advises rounds where the machine was quiet', () => {
    const { news, duty } = wordsOf(reportOf(few))
    expect(news).not.toContain('other programs')
    expect(duty).toMatch(/rounds from the start/)
  })
})

it('a change above 100 % is nothing that a run could see', () => {
  const { details } = wordsOf(reportOf(noisy(120, {})))
  expect(details.join()).toMatch(/could see nothing/)
  expect(details.join()).not.toMatch(/could see ±/)
})

it('a budget that the job has no room for is not advised', () => {
  const records = few
  expect(wordsOf(reportOf(records)).duty).toMatch(/--budget /)
  const { duty } = wordsOf(reportOf(records, { mostBudgetSec: 60 }))
  expect(duty).toMatch(/but its job has room for 1 min: raise timeout-minutes, or share the run/)
  expect(duty).not.toMatch(/--budget/)
})

it('is in the report of its records: what was removed from it is found', () => {
  const report = reportOf(noisy(30, BUSY))
  expect(report.problems.filter(({ code }) => code === 'busy-machine')).toHaveLength(1)
  const again = reportOf(noisy(30, BUSY))
  expect(again.problems).toEqual(report.problems)
})
