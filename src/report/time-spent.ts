/** Where the time of a run went, and the CPU time of a process that mostly starts up. */
import { makeFinding } from '../model/findings.ts'
import type { Comparison, ParsedTrial, Problem, Sample, TimeSpent } from '../model/model.ts'
import { latestAttempts, measuredSecOf } from './samples.ts'

/** What a run knows of its time. */
type Timed = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number | null
  probeSec?: number | null
}

/** Where the time went. A program that says nothing of operations counts as a whole. */
export function timeSpentOf({ trials, roundsRun, ...times }: Timed): TimeSpent {
  const records = trials.map(({ record }) => record)
  const latest = new Set(latestAttempts(records))
  const spent = { countedSec: 0, startSec: 0, discardedSec: 0 }
  for (const one of trials) {
    const { record } = one
    const counts = record.status === 'ok' && latest.has(record) && record.trial.round < roundsRun
    if (!counts) {
      spent.discardedSec += record.wallSec
      continue
    }
    const measuredSec = measuredSecOf(one)
    // Benchmarks that run in parallel, or stop their timer, may say more or less than the clock.
    const countedSec = measuredSec === 0 ? record.wallSec : Math.min(record.wallSec, measuredSec)
    spent.countedSec += countedSec
    spent.startSec += record.wallSec - countedSec
  }
  const probeSec = times.probeSec ?? 0
  const linkSec = times.linkSec ?? 0
  const knownSec = spent.countedSec + spent.startSec + spent.discardedSec + probeSec + linkSec
  const wholeSec = Math.max(times.measuredSec, knownSec)
  return { wholeSec, ...spent, probeSec, linkSec, otherSec: wholeSec - knownSec }
}

/** CPU time of the whole process. */
const PROCESS_CPU = 'cpu-time'

/** Of a process, whose CPU time cannot be told apart: below this share it is not the benchmark's. */
const LEAST_SHARE = 0.5

const NEXT =
  'more operations in a run, or let the program print the CPU time of an operation: a metric ' +
  'cpu-s/op in read'

/**
 * Benchmarks whose CPU time is that of their process, which does something else most of the time;
 * only of programs that say how long their operations took.
 */
export function dilutedCpu(
  rows: readonly Comparison[],
  samples: readonly Sample[],
  trials: readonly ParsedTrial[],
): Problem[] {
  const byTarget = Map.groupBy(trials, ({ record }) => record.trial.target)
  const shown = rows.filter(({ metric, role }) => metric === PROCESS_CPU && role !== 'geomean')
  return [...new Set(shown.map(({ benchmark }) => benchmark))].flatMap((benchmark) => {
    const of = samples.find((one) => one.benchmark === benchmark && one.metric === PROCESS_CPU)
    const own = (byTarget.get(of?.target ?? '') ?? []).filter(
      ({ record }) => record.status === 'ok',
    )
    const sum = (of: (trial: ParsedTrial) => number) => own.reduce((all, one) => all + of(one), 0)
    const share = sum(measuredSecOf) / sum(({ record }) => record.wallSec)
    if (!(share > 0 && share < LEAST_SHARE)) return []
    const pct = Number((100 * share).toPrecision(2))
    return [
      makeFinding('diluted-cpu', { row: benchmark, metric: PROCESS_CPU }, { pct }, { next: NEXT }),
    ]
  })
}
