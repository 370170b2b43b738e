/**
 * The table of metrics: what a number means, which way is good, and how it is judged unless the
 * suite says otherwise. One row is one metric; help texts and docs are made from it.
 */

import { gcMetrics } from './gc-metrics.ts'
import { loadMetrics, runtimeMetrics } from './load-metrics.ts'
import {
  AMOUNT,
  directionOfUnit,
  EXACT,
  isRate,
  type Metric,
  NOISY,
  NUMBER,
  PLAIN,
  readingMetrics,
  SPEED,
  TIME,
} from './metric.ts'
import type { Direction, Observation, Usage } from './model.ts'
import { lnOfPercent, parseUnit } from './unit.ts'

export type { Metric } from './metric.ts'

function fromUsage(read: (usage: Usage) => number, perOperation = false) {
  return { fromUsage: { read, perOperation } }
}

export const metrics: Metric[] = [
  {
    ...NOISY,
    id: 'time/op',
    label: 'time/op',
    unit: 's',
    gates: true,
    about: 'Wall-clock time of one operation.',
    words: TIME,
    printedAs: ['ns/op', 'sec/op'],
  },
  {
    ...EXACT,
    id: 'bytes/op',
    label: 'bytes/op',
    unit: 'B',
    about: 'Heap bytes allocated by one operation. Maps and pools make it vary a little.',
    words: AMOUNT,
    printedAs: ['B/op'],
  },
  {
    ...EXACT,
    id: 'allocs/op',
    label: 'allocs/op',
    unit: 'count',
    gates: true,
    about: 'Heap allocations of one operation.',
    words: NUMBER,
    printedAs: ['allocs/op'],
  },
  {
    ...NOISY,
    id: 'throughput',
    label: 'throughput',
    unit: 'B/s',
    better: 'higher',
    about: 'Bytes processed per second. In Go the reciprocal of `time/op`.',
    words: SPEED,
    printedAs: ['MB/s', 'B/s'],
  },
  {
    ...NOISY,
    id: 'cpu-s/op',
    label: 'CPU/op',
    unit: 's',
    about:
      'CPU time of one operation, of all threads, while the timer ran: Go and pytest-benchmark ' +
      'on Linux, Google Benchmark; of a command, what it takes beyond `empty`.',
    words: TIME,
    printedAs: ['cpu-ns/op', 'cpu-s/op'],
  },
  {
    ...NOISY,
    id: 'run-delay/op',
    onRequest: true,
    label: 'run delay/op',
    unit: 's',
    about: 'Time of one operation in which threads of a Go benchmark waited for a CPU.',
    words: TIME,
    printedAs: ['run-delay-ns/op'],
  },
  {
    ...EXACT,
    id: 'parallel-goroutines',
    better: 'unknown',
    onRequest: true,
    label: 'parallel goroutines',
    unit: 'parallel-goroutines',
    about: 'Goroutines that `b.RunParallel` starts.',
    words: PLAIN,
    printedAs: ['parallel-goroutines'],
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.userSec + usage.systemSec, true),
    id: 'cpu-time',
    label: 'process CPU/op',
    unit: 's',
    about:
      'CPU time of the process of the trial, with start and set-up, for each operation. ' +
      'On request if there is `cpu-s/op`.',
    words: AMOUNT,
  },
  {
    ...NOISY,
    id: 'wall-time',
    label: 'wall time',
    unit: 's',
    gates: true,
    about: 'Wall-clock time of a command, if its output has no number; else on request.',
    words: TIME,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.userSec + usage.systemSec),
    id: 'cpu-sec',
    onRequest: true,
    label: 'CPU time',
    unit: 's',
    about: "CPU time (user and system) of the trial's process tree.",
    words: AMOUNT,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.maxRssBytes),
    id: 'max-rss',
    label: 'max RSS',
    unit: 'B',
    about: 'Largest resident memory of the trial process.',
    words: AMOUNT,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.minorFaults),
    id: 'minor-faults',
    onRequest: true,
    label: 'minor faults',
    unit: 'count',
    about: 'Page faults of the trial process that needed no disk.',
    words: NUMBER,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.majorFaults),
    id: 'major-faults',
    onRequest: true,
    label: 'major faults',
    unit: 'count',
    about: 'Page faults of the trial process that read from disk.',
    words: NUMBER,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.voluntarySwitches),
    id: 'voluntary-switches',
    onRequest: true,
    label: 'voluntary switches',
    unit: 'count',
    about: 'Times the trial process gave up its CPU to wait.',
    words: NUMBER,
  },
  {
    ...NOISY,
    ...fromUsage((usage) => usage.involuntarySwitches),
    id: 'involuntary-switches',
    onRequest: true,
    label: 'involuntary switches',
    unit: 'count',
    about: 'Times the trial process was pushed off its CPU.',
    words: NUMBER,
  },
  ...loadMetrics,
  ...readingMetrics,
  ...gcMetrics,
  ...runtimeMetrics,
]

const byId = new Map(metrics.map((metric) => [metric.id, metric]))
const byPrinted = new Map(metrics.flatMap((m) => m.printedAs.map((unit) => [unit, m] as const)))

/** Id of the metric behind a unit as a benchmark prints it; a custom unit is its own id. */
export function metricId(printedUnit: string): string {
  return byPrinted.get(printedUnit)?.id ?? printedUnit
}

/**
 * The metric with this id. An id that is not in the table is a custom metric and its id is the
 * unit as printed, which may tell which way is good. It is marked `inferred` and does not gate.
 */
export function metricFor(id: string): Metric {
  const metric = byId.get(id)
  if (metric) return metric
  const { unit } = parseUnit(id)
  const better = directionOfUnit(id)
  return {
    ...NOISY,
    id,
    label: id,
    unit,
    better,
    about:
      better === 'unknown'
        ? 'Custom metric of the benchmark; its unit does not say which way is better.'
        : `Custom metric of the benchmark; ${better} is taken as better, judging by its unit.`,
    words: unit === 's' ? TIME : unit === 'B' ? AMOUNT : PLAIN,
    inferred: true,
  }
}

/** Units of which the order of functions in a binary moves nothing. */
const AMOUNTS = ['B', 'count']

/**
 * Whether the order of functions in a binary can move it: times and rates, not numbers and sizes. What
 * a program calls `score` may be either; where it never varies it is no time.
 */
export const dependsOnLayout = (
  { assume, unit, inferred }: Metric,
  isConstant: boolean,
): boolean => {
  if (assume !== 'noisy') return false
  if (unit === 's' || unit === 's/s' || isRate(unit)) return true
  return inferred === true && !isConstant && !AMOUNTS.includes(unit)
}

/** All that somebody may call the metric of a row or its unit. */
export function namesOfUnit({ metric, unit }: { metric: string; unit: string }): string[] {
  const { label, printedAs } = metricFor(metric)
  return [metric, label, unit, ...printedAs]
}

/**
 * The word for a change of this sign, '' for none: `faster`, `more`. Of what is good nobody knows
 * which way, a change is only lower or higher.
 */
export function wordFor(metric: Metric, change: number, better = metric.better): string {
  if (change === 0) return ''
  const words = better === 'unknown' ? PLAIN : metric.words
  return change < 0 ? words.lower : words.higher
}

/** How much of a change is for the worse: more than 0 is worse; 0 where no way is known as good. */
export function worsening(better: Direction, change: number): number {
  if (better === 'unknown') return 0
  return better === 'higher' ? -change : change
}

/**
 * A number of a whole trial whose output names no benchmark: scope and benchmark are '', which
 * means the trial's own. The metric has to be in the table, which gives the unit.
 */
export function observeTrial(
  metric: string,
  value: number,
  iterations: number | null,
  resolution: number | null,
): Observation {
  const { unit, inferred } = metricFor(metric)
  if (inferred) throw new Error(`no metric "${metric}" in the table`)
  return { scope: '', benchmark: '', procs: null, metric, unit, value, iterations, resolution }
}

/** A number from the kernel's accounting of a trial, in the metric's base unit. */
type UsageReading = { metric: string; unit: string; value: number }

const ofUsage = metrics.flatMap(({ id, unit, fromUsage }) =>
  fromUsage === null ? [] : [{ id, unit, fromUsage }],
)

/**
 * Metrics of a whole trial. `operations`: how many operations the trial made, over which CPU time
 * is spread; null (unknown) or 0 leaves out what is per operation.
 */
export function readUsage(usage: Usage, operations: number | null): UsageReading[] {
  return ofUsage.flatMap(({ id, unit, fromUsage: from }) => {
    if (from.perOperation && !operations) return []
    return [{ metric: id, unit, value: from.read(usage) / (from.perOperation ? operations! : 1) }]
  })
}

/** The margin of a metric where its suite says nothing, as ln(head/base). */
export const lnMarginOf = (metric: string): number => lnOfPercent(metricFor(metric).marginPct)
