/** A run in which latencies of queues are offered several rates, for a promise that they keep. */
import { machine } from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Plan, Report, TrialRecord } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan, trialsOfRound } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { makeReport } from '../../src/report/report.ts'
import { workloadOf, workloads } from '../../src/workloads/index.ts'

/** An M/M/1 queue: 4.605 / (mu - lambda) is its p99. */
export const p99 = (perSec: number, most: number) =>
  most > perSec ? Math.log(100) / (most - perSec) : 9

export const SUITE = `suites: { s: { workload: command, run: oha, server: { run: serve }, reach: "off",
  load: { promise: p99 < 20ms }, rounds: 8,
  read: { tps: 'tps ([0-9.]+)', latency-p99: { regex: 'p99 ([0-9.]+)', unit: ms } } } }`

export function planOf(text = SUITE): Plan {
  const [suite] = readSuites(text, 'suite', workloads)
  const design = makeDesign(suite!)
  const { benchmarks } = workloadOf(suite!.workload.kind).source
  if (benchmarks.kind !== 'listed') throw new Error('they are listed')
  const unit = benchmarks.unit(suite!.workload)
  const targets = benchmarks.names(suite!.workload).map((name) => ({
    ...benchmarks.target(suite!.workload, unit, name),
    arms: design.arms.map(({ arm }) => arm.id),
    block: '',
  }))
  const sources = { base: null, head: null }
  return makePlan({ design, sources, targets, unchanged: [], seed: 'x', shard: null })
}

/** Records of rounds in which each side does so much at most, for 1000 of base. */
export function recordsOf(plan: Plan, rounds: number, most: Record<string, number>): TrialRecord[] {
  const all = new Set(plan.targets.map(({ id }) => id))
  return Array.from({ length: rounds }, (_, round) =>
    trialsOfRound(plan, round, all).map((trial): TrialRecord => {
      const offeredPerSec = 10 * Number(/load=(\d+)%/.exec(trial.target)?.[1])
      const noise = 1 + ((round * 7 + trial.position * 3) % 5) / 500
      const stdout = `tps ${offeredPerSec} p99 ${1000 * p99(offeredPerSec, most[trial.arm]! * noise)}`
      return {
        trial,
        offeredPerSec,
        status: 'ok',
        exitCode: 0,
        signal: null,
        startedAt: new Date(0).toISOString(),
        wallSec: 1,
        usage: null,
        pollution: null,
        sha256: null,
        layoutSeed: null,
        outputs: { stdout, stderr: '' },
        cutBytes: {},
        problem: null,
      }
    }),
  ).flat()
}

/** The report of so many rounds of them. */
export function promisedReport(rounds: number, most: Record<string, number>): Report {
  const plan = planOf()
  return reportOf(plan, recordsOf(plan, rounds, most), rounds)
}

export const reportOf = (plan: Plan, records: TrialRecord[], rounds: number): Report =>
  makeReport({
    plan,
    builds: [],
    environment: [machine],
    records,
    roundsRun: rounds,
    measuredSec: 6 * rounds,
    linkSec: null,
    stopReason: 'all rounds were run',
    problems: [],
    command: 'gcbench run s',
    createdAt: '2026-11-20T09:41:07Z',
    toolVersion: '0.1.0',
    recordsSha256: '9'.repeat(64),
  })
