import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeFinding } from '../../src/model/findings.ts'
import type { ParsedTrial, TrialRecord } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { compactTrials, makePacker, placedAt } from '../../src/report/packed-trials.ts'
import { makeReport } from '../../src/report/report.ts'
import { latestAttempts, parseTrial } from '../../src/report/samples.ts'
import { recordsText, verifyReport } from '../../src/report/verify.ts'
import { workloads } from '../../src/workloads/index.ts'
import { inOrder, planOf, recordOf } from '../stats/measured.ts'

const { suite } = planOf(['A'])

const trialOf = (record: TrialRecord): ParsedTrial => ({
  record,
  parsed: parseTrial(suite, record),
})

const plain = recordOf({ round: 3, arm: 'head', attempt: 1, position: 1 }, 812.5)

const READING = {
  ...{ atSec: 0.5, processes: 1, threads: 3, rssBytes: 4e6, vszBytes: 9e6, pssBytes: null },
  ...{ hugePagesBytes: null, cpuSec: 0.25, minorFaults: 1, majorFaults: 0 },
  ...{ voluntarySwitches: 2, involuntarySwitches: 1, nodeBytes: { 0: 5, 'a:"}#': 6 } },
}

const USAGE = {
  ...{ userSec: 1.5, systemSec: 0.125, maxRssBytes: 1e7, minorFaults: 900, majorFaults: 0 },
  ...{ voluntarySwitches: 20, involuntarySwitches: 3 },
}

const RECORDS: Record<string, TrialRecord> = {
  'as it is': plain,
  'with all that is optional': {
    ...plain,
    ...{ usage: USAGE, readings: [READING, READING], spentSec: 1.25, serverStart: 2 },
    ...{ paddingBytes: 64, loadSeed: 7, offeredPerSec: 99.5, dataBytes: 1e6, layoutSeed: -5 },
    ...{ sha256: 'ab'.repeat(32), signal: 'SIGKILL', exitCode: null },
  },
  'that failed': {
    ...recordOf({ round: 0, arm: 'base' }, null),
    problem: makeFinding('trial-failed', null, { how: '"}[#', output: '' }),
  },
  'of another clock': { ...plain, startedAt: '2026-01-01T00:00:00Z' },
}

it.each(Object.entries(RECORDS))('a trial %s is the same when it was packed', (_, record) => {
  const pack = makePacker([])
  // Others before and between, of which none may show through.
  const all = [plain, record, RECORDS['that failed']!, record].map(trialOf)
  const packed = all.map(pack)
  for (const [i, { record: own, parsed }] of packed.entries()) {
    const { outputs: _outputs, ...kept } = all[i]!.record
    expect(parsed).toEqual(all[i]!.parsed)
    for (const [key, value] of Object.entries(kept)) expect(Reflect.get(own, key)).toEqual(value)
    expect(JSON.parse(JSON.stringify(own))).toEqual({ ...kept, outputs: {} })
    expect(own.readings).toEqual(kept.readings)
  }
})

it('keeps numbers that no JSON has, and texts that look like others', () => {
  const pack = makePacker([])
  const one = trialOf(plain)
  const odd = [Number.NaN, -0, Number.POSITIVE_INFINITY].map((value) => ({
    ...one,
    parsed: { ...one.parsed, value: one.parsed.value.map((each) => ({ ...each, value })) },
  }))
  const alike = ['1', '#', ';null', '1:1'].map((scope) => ({
    ...one,
    parsed: { ...one.parsed, value: one.parsed.value.map((each) => ({ ...each, scope })) },
  }))
  for (const each of [...odd, ...alike]) expect(pack(each).parsed).toEqual(each.parsed)
})

it('gives the report of its records, also where that has each collection of a log', () => {
  const [{ workload }] = readSuites(
    'suites: { s: { workload: command, run: x, parse: { stdout: go-bench, stderr: gctrace } } }',
    '.gcbench.yml',
    workloads,
  ) as [typeof suite]
  const log = readFileSync('fixtures/parsers/gctrace/go1.26.txt', 'utf8')
  const plan = planOf(['A'], { workload, rounds: { min: 2, max: 2 } })
  const records = inOrder(
    plan,
    [0, 1].flatMap((round) =>
      ['base', 'head'].map((arm) => {
        const one = recordOf({ round, arm }, 100 + round)
        return { ...one, outputs: { ...one.outputs, stderr: log } }
      }),
    ),
  )
  const sha256 = createHash('sha256').update(recordsText(records)).digest('hex')
  const report = makeReport({
    ...{ plan, records, builds: [], environment: [], roundsRun: 2, measuredSec: 4 },
    ...{ linkSec: null, problems: [], stop: { kind: 'rounds' }, command: 'gcbench run' },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', toolVersion: VERSION, recordsSha256: sha256 },
  })
  expect(report.collections?.map(({ rounds }) => rounds.length)).toEqual([2, 2])
  const trials = compactTrials(plan.suite, records)
  expect(trials[0]?.record.outputs).toEqual({ stderr: log })
  expect(verifyReport(report, { trials, sha256 })).toEqual([])
})

it('is another place of the same measurement', () => {
  const trial = { ...plain.trial, round: 40 }
  const [own, moved] = [trialOf(plain), placedAt(makePacker([])(trialOf(plain)), trial)]
  expect(moved.record.trial).toEqual(trial)
  expect(moved.record.wallSec).toBe(plain.wallSec)
  expect(moved.parsed).toEqual(own.parsed)
  expect(placedAt(own, trial)).toEqual({ record: { ...plain, trial }, parsed: own.parsed })
})

it('has the last attempts where the first ones were', () => {
  const trials = [
    recordOf({ round: 0, arm: 'base' }, 1),
    recordOf({ round: 0, arm: 'head', attempt: 1 }, 2),
    recordOf({ round: 0, arm: 'base', attempt: 2 }, 3),
    recordOf({ round: 0, arm: 'head' }, 4),
    recordOf({ round: 0, arm: 'base', target: 'm.B' }, 5),
  ]
  expect(latestAttempts(trials)).toEqual([trials[2], trials[1], trials[4]])
})
