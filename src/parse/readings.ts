/** Readings of a trial's process tree, and a collector's work in it -> one number a metric. */

import { makeFinding } from '../model/findings.ts'
import { PER_TRANSACTION } from '../model/gc-metrics.ts'
import { runtimeMetrics } from '../model/load-metrics.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Observation, Plan, Pollution, Problem, Reading, TrialRecord } from '../model/model.ts'
import { medianOf } from '../stats/distributions.ts'

/** Resident bytes of the NUMA nodes, most first; empty: not told. */
const nodesOf = ({ nodeBytes = {} }: Reading) => Object.values(nodeBytes).sort((a, b) => b - a)
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/** Share of the node that has most, in percent. */
function mainShare(reading: Reading): number | null {
  const [most = 0, ...others] = nodesOf(reading)
  return most === 0 ? null : (100 * most) / (most + sumOf(others))
}

/** Null: the kernel does not tell. */
const LEVELS: Record<string, (reading: Reading) => number | null> = {
  rss: ({ rssBytes }) => rssBytes,
  vsz: ({ vszBytes }) => vszBytes,
  pss: ({ pssBytes }) => pssBytes,
  'huge-pages': ({ hugePagesBytes }) => hugePagesBytes,
  threads: ({ threads }) => threads,
  processes: ({ processes }) => processes,
  'numa-main': mainShare,
  'numa-other': (reading) =>
    reading.nodeBytes === undefined ? null : sumOf(nodesOf(reading).slice(1)),
}

const SUMMARIES: Record<string, (values: number[]) => number> = {
  max: (values) => Math.max(...values),
  mean: (values) => sumOf(values) / values.length,
  end: (values) => values.at(-1) ?? 0,
}

/**
 * Largest, mean and last value of what goes up and down, while anything of the tree ran: without
 * resident memory all of it has ended, and only waits to be collected. A reading that the kernel
 * refuses in part (no smaps_rollup, say) leaves that metric out: a sum of some would be no sum.
 */
export function observeReadings(all: readonly Reading[]): Observation[] {
  const readings = all.filter(({ rssBytes }) => rssBytes > 0)
  if (readings.length === 0) return []
  return Object.entries(LEVELS).flatMap(([name, of]) => {
    const values = readings.flatMap((reading) => of(reading) ?? [])
    if (values.length === 0 || values.length < readings.length) return []
    return Object.entries(SUMMARIES).map(([summary, summarise]) =>
      observeTrial(`${name}-${summary}`, summarise(values), null, null),
    )
  })
}

/** Further apart than requested by more than a busy machine explains. */
const SPARSE = 2

/** One problem where a tree was so large that it was read less often than requested. */
export function sparseProblems(all: readonly Reading[][], everySec: number | null): Problem[] {
  if (everySec === null) return []
  const sparse = all.filter((readings) =>
    readings.some(({ atSec }, i) => atSec - (readings[i - 1]?.atSec ?? atSec) > SPARSE * everySec),
  )
  if (sparse.length === 0) return []
  const details = { everySec, slow: sparse.length, all: all.length }
  const next = 'set readings to a longer time, or to off'
  return [makeFinding('sparse-readings', null, details, { next })]
}

/** Where the kernel counts in ticks of 10 ms: user and system time are each cut to them. */
const TICKS_STEP_SEC = 0.02

/**
 * The step of the CPU time between two readings. Children that ended in between are counted in
 * ticks, whatever clock the others have.
 */
function cpuStep(before: Reading, after: Reading): number {
  const ended = after.endedCpuSec !== before.endedCpuSec ? TICKS_STEP_SEC : 0
  return Math.max(...[before, after].map((one) => one.cpuStepSec ?? TICKS_STEP_SEC), ended)
}

/** What the kernel counted of a server, by the id of the metric per transaction. */
const COUNTED: Record<string, (reading: Reading) => number | null | undefined> = {
  'server-minor-faults/transaction': ({ minorFaults }) => minorFaults,
  'server-major-faults/transaction': ({ majorFaults }) => majorFaults,
  'server-voluntary-switches/transaction': ({ voluntarySwitches }) => voluntarySwitches,
  'server-involuntary-switches/transaction': ({ involuntarySwitches }) => involuntarySwitches,
  'server-disk-read/transaction': ({ diskReadBytes }) => diskReadBytes,
  'server-disk-written/transaction': ({ diskWrittenBytes }) => diskWrittenBytes,
  'server-run-delay/transaction': ({ runDelaySec }) => runDelaySec,
  'server-migrations/transaction': ({ migrations }) => migrations,
  'numa-hits/transaction': ({ numaHits }) => numaHits,
  'numa-misses/transaction': ({ numaMisses }) => numaMisses,
  'numa-moves/transaction': ({ numaMoves }) => numaMoves,
}

/** Whether a row asks for what a reading has only in detail. */
export const asksForDetail = (metrics: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(metrics).some((id) =>
    /^(?:server-(?:run-delay|migrations)|numa-\w+)\/transaction$/.test(id),
  )

/** A counter that fell lost a process or a thread, with what it had counted: left out. */
const countedPer = (before: Reading, after: Reading, transactions: number): Observation[] =>
  Object.entries(COUNTED).flatMap(([id, of]) => {
    const change = (of(after) ?? Number.NaN) - (of(before) ?? Number.NaN)
    return Number.isNaN(change) || change < 0
      ? []
      : [observeTrial(id, change / transactions, transactions, null)]
  })

/**
 * CPU time of a server between the readings before and after a block, that and the kernel's other
 * counts per transaction.
 */
export function observeServer(readings: Reading[], transactions: number | null): Observation[] {
  const [before, after] = [readings[0], readings.at(-1)]
  if (before === undefined || after === undefined || before === after) return []
  const cpu = observeServerCpu(before, after, transactions)
  // Where CPU time was lost with a process, its other counts were too.
  if (cpu.length === 0 || !transactions) return cpu
  return [...cpu, ...countedPer(before, after, transactions)]
}

function observeServerCpu(
  before: Reading,
  after: Reading,
  transactions: number | null,
): Observation[] {
  const cpuSec = after.cpuSec - before.cpuSec
  // A process that went without its parent's waiting for it took its time along.
  if (cpuSec < 0) return []
  const halfStep = cpuStep(before, after) / 2
  const total = [
    observeTrial('server-cpu', cpuSec, transactions, halfStep),
    ...observeShare(cpuSec, halfStep, after.atSec - before.atSec),
  ]
  if (!transactions) return total
  const [each, eachHalfStep] = [cpuSec / transactions, halfStep / transactions]
  return [...total, observeTrial('server-cpu/transaction', each, transactions, eachHalfStep)]
}

/** As top tells it: 100 % is one CPU. */
const observeShare = (cpuSec: number, halfStep: number, sec: number): Observation[] =>
  sec > 0
    ? [observeTrial('server-cpu-share', (100 * cpuSec) / sec, null, (100 * halfStep) / sec)]
    : []

// What a runtime counted during a trial -> the same per transaction.

/** Rows of model/load-metrics.ts that are another divided by the transactions. */
const OF_RUNTIME = runtimeMetrics
  .filter(({ id }) => id.endsWith('/transaction'))
  .map(({ id }) => ({ id, of: id.replace('/transaction', '') }))

/** Empty without transactions: nothing can be divided by none. */
export function observePerTransaction(
  observations: readonly Observation[],
  transactions: number | null,
): Observation[] {
  if (!transactions) return []
  return [...PER_TRANSACTION, ...OF_RUNTIME].flatMap(({ id, of }) => {
    const whole = observations.find(({ metric }) => metric === of)
    return whole === undefined
      ? []
      : [observeTrial(id, whole.value / transactions, transactions, null)]
  })
}

// Which trials the machine disturbed, and which of them are worth a second attempt.

/**
 * Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
 * at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
 * shared machines; throttling at all means that the cgroup's quota cut into the trial.
 *
 * Recorded without a limit: involuntary switches and CPU pressure, which a program with more
 * threads than cores causes itself, so that a change could make its own trials look polluted; and
 * frequency, which has no value that is wrong by itself.
 */
const POLLUTION_LIMITS = {
  stealPct: 1,
  foreignCpuPct: 5,
  memoryPressurePct: 1,
  ioPressurePct: 20,
  throttledSec: 0,
} as const satisfies Partial<Record<keyof Pollution, number>>

/**
 * How badly the machine did by a trial: its covariates in units of their limits, added up. 0:
 * clean, or nothing readable.
 */
function pollutionScore({ pollution }: TrialRecord): number {
  if (pollution === null) return 0
  const known = scores.get(pollution)
  if (known !== undefined) return known
  const score = Object.entries(POLLUTION_LIMITS).reduce((sum, [name, limit]) => {
    const value = pollution[name as keyof typeof POLLUTION_LIMITS] ?? 0
    return sum + Math.max(0, value) / Math.max(limit, 0.01)
  }, 0)
  scores.set(pollution, score)
  return score
}

/** Each round asks for those of all rounds before. */
const scores = new WeakMap<Pollution, number>()

/** Far from what this run's trials typically have, and beyond the limits at all. */
const isFarWorse = (score: number, typical: number) => score > 5 + 3 * typical

// Which trials are worth a second attempt, since the machine was disturbed.

/** Of the time of all trials, at most this share goes into second attempts. */
const RERUN_SHARE = 0.1

/** Rounds that tell what is typical of this machine today. */
const LEAST_ROUNDS = 4

/**
 * Targets to run once more in this round, in all arms: the machine did far worse by one of their
 * trials than it does by the trials of this run. What the trials measured is not looked at, and
 * one that failed or hung is not run again.
 */
export function worthAgain(
  plan: Plan,
  records: readonly TrialRecord[],
  round: number,
): Set<string> {
  if (round < LEAST_ROUNDS) return new Set()
  const first = records.filter(({ trial }) => trial.attempt === 0)
  const typical = medianOf(first.map(pollutionScore))
  const allSec = records.reduce((sum, { wallSec }) => sum + wallSec, 0)
  const againSec = records
    .filter(({ trial }) => trial.attempt > 0)
    .reduce((sum, { wallSec }) => sum + wallSec, 0)
  const now = first.filter(({ trial }) => trial.round === round)
  const bad = new Set(
    now
      .filter((record) => isFarWorse(pollutionScore(record), typical))
      .map(({ trial }) => trial.target),
  )
  // Targets of one block are paired with each other, so they are run again together.
  const blocks = new Set(plan.targets.filter(({ id }) => bad.has(id)).map(({ block }) => block))
  const again = new Set<string>()
  let moreSec = 0
  for (const block of blocks) {
    const ids = plan.targets.filter((target) => target.block === block).map(({ id }) => id)
    const mine = now.filter(({ trial }) => ids.includes(trial.target))
    if (mine.some(({ status }) => status !== 'ok')) continue
    moreSec += mine.reduce((sum, { wallSec }) => sum + wallSec, 0)
    if (againSec + moreSec > RERUN_SHARE * allSec) break
    for (const { trial } of mine) again.add(trial.target)
  }
  return again
}
