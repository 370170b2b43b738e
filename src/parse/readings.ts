/** Readings of a trial's process tree, and a collector's work in it -> one number a metric. */

import { PER_TRANSACTION } from '../model/gc-metrics.ts'
import { runtimeMetrics } from '../model/load-metrics.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Observation, Problem, Reading } from '../model/model.ts'

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
  const message =
    `the process tree was read less often than every ${everySec} s in ${sparse.length} of ` +
    `${all.length} trials: one reading takes more than 1 % of that time, or the machine was busy`
  return [{ code: 'sparse-readings', message, next: 'set readings to a longer time, or to off' }]
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
}

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
  const total = observeTrial('server-cpu', cpuSec, transactions, halfStep)
  if (!transactions) return [total]
  const [each, eachHalfStep] = [cpuSec / transactions, halfStep / transactions]
  return [total, observeTrial('server-cpu/transaction', each, transactions, eachHalfStep)]
}

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
