/**
 * Which clock decides about a benchmark: CPU time where nothing but its own work makes it take
 * time, wall time elsewhere. Found from the first rounds of all arms together, so that it depends on
 * no difference between them: to exchange two arms in a round changes nothing.
 */
import { makeFinding } from '../model/findings.ts'
import { DEFAULT_MARGIN_PCT } from '../model/metric.ts'
import { metricFor } from '../model/metrics.ts'
import type {
  BenchmarkClock,
  Comparison,
  MetricRule,
  ParsedTrial,
  Plan,
  Problem,
  Sample,
  Suite,
  TimeSpent,
} from '../model/model.ts'
import { patternOf } from '../model/pattern.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import { latestAttempts, measuredSecOf, TIMED_CPU, WALL, WALL_OF_COMMAND } from './samples.ts'

/** Rounds that are looked at: no time is judged by fewer. */
const ROUNDS = FEWEST_PAIRS

const RUN_DELAY = 'run-delay/op'
/** Of b.RunParallel; it is printed where there are several. */
const GOROUTINES = 'parallel-goroutines'

/**
 * Threads that run or wait for a CPU, on average over the wall time. One thread that only computes
 * gives 1, however busy the machine is, and a little more with a garbage collector beside it.
 */
const LEAST_THREADS = 0.8
const MOST_THREADS = 1.7
const SEVERAL_CPUS = 1.2

/** What each benchmark does while its time passes, by its name; absent: an arm has no CPU time. */
export type Clocks = ReadonlyMap<string, BenchmarkClock>

export function clocksOf(samples: readonly Sample[]): Clocks {
  const byBenchmark = Map.groupBy(samples, ({ benchmark }) => benchmark)
  return new Map(
    [...byBenchmark].flatMap(([name, own]) => {
      const arms = (metric: string) => own.flatMap((one) => (one.metric === metric ? one.arm : []))
      const [operation, cpu] = [arms(WALL), arms(TIMED_CPU)]
      const wall = operation.length > 0 ? operation : arms(WALL_OF_COMMAND)
      const hasBoth = wall.length > 0 && wall.every((arm) => cpu.includes(arm))
      return hasBoth ? [[name, clockOf(own)] as const] : []
    }),
  )
}

/** Of one trial: threads that run, and that run or wait for a CPU, on average over its wall time. */
type Threads = { running: number; runnable: number }

/** Trials of all arms, by round; empty where the run delay is not known. */
function threadsByRound(samples: readonly Sample[]): Threads[][] {
  const arms = [...Map.groupBy(samples, ({ arm }) => arm).values()].map((own) => {
    const of = (metric: string) => own.find((one) => one.metric === metric)?.values ?? []
    return { wall: of(WALL), cpu: of(TIMED_CPU), delay: of(RUN_DELAY) }
  })
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    arms.flatMap(({ wall, cpu, delay }) => {
      const [wallSec, cpuSec, delaySec] = [wall[round], cpu[round], delay[round]]
      if (wallSec == null || cpuSec == null || delaySec == null || wallSec <= 0) return []
      return [{ running: cpuSec / wallSec, runnable: (cpuSec + delaySec) / wallSec }]
    }),
  )
  return rounds.filter((threads) => threads.length > 0)
}

/**
 * `parallel`: in every round, on some arm, and once at least on several CPUs: beside many programs
 * the one thread of a benchmark changes places with others of the runtime, which wait for a CPU,
 * too. `waiting`: in most rounds, on some arm.
 */
function clockOf(samples: readonly Sample[]): BenchmarkClock {
  if (samples.some(({ metric }) => metric === GOROUTINES)) return 'parallel'
  const rounds = threadsByRound(samples)
  if (rounds.length === 0) return 'unknown'
  const isBusy = rounds.every((all) => all.some(({ runnable }) => runnable > MOST_THREADS))
  const isSeen = rounds.some((all) => all.some(({ running }) => running > SEVERAL_CPUS))
  if (isBusy && isSeen) return 'parallel'
  const waiting = rounds.filter((all) => all.some(({ runnable }) => runnable < LEAST_THREADS))
  return 2 * waiting.length > rounds.length ? 'waiting' : 'cpu-bound'
}

/**
 * Whether a row of that metric gates by the clock of its benchmark, absent: it has no CPU time;
 * null: it is no time, so that the table of metrics tells.
 */
export function gatesByClock(
  { clock: requested }: Pick<Suite, 'clock'>,
  metric: string,
  clock: BenchmarkClock | undefined,
): boolean | null {
  if (!isTime(metric)) return null
  // Of a command nobody knows whether it waited; and a benchmark may have its time beside this one.
  if (metric === WALL_OF_COMMAND && requested !== 'cpu') return null
  const isCpu = requested === 'cpu' ? clock !== undefined : clock === 'cpu-bound'
  return (isCpu && requested !== 'wall') === (metric === TIMED_CPU)
}

const isWall = (metric: string) => metric === WALL || metric === WALL_OF_COMMAND
const isTime = (metric: string) => isWall(metric) || metric === TIMED_CPU

/** The row of the other clock. */
export const otherClock = (rows: readonly Comparison[], of: Comparison): Comparison | undefined =>
  rows.find(
    ({ metric, benchmark, contrast, role }) =>
      (isWall(of.metric) ? metric === TIMED_CPU : isWall(metric)) &&
      benchmark === of.benchmark &&
      contrast === of.contrast &&
      role !== 'geomean',
  )

/** What the suite says of a metric; of the CPU time of an operation, what it says of its time. */
export const ruleOf = ({ metrics }: Suite, metric: string): Partial<MetricRule> =>
  metrics[metric] ?? (metric === TIMED_CPU ? ofBoth(metrics[WALL] ?? metrics[WALL_OF_COMMAND]) : {})

/**
 * The margin of a row: the suite's word for the benchmark, for the metric, for `*`; then the table's.
 * A metric that is exact as a rule can vary, as bytes per operation of a map does: with a margin of
 * 0 it could never be proved equivalent, so it has the usual one. Where nearly all runs of a side
 * print one number it is still exact: one allocation of a thousand more is a change.
 */
export function marginOf(
  suite: Suite,
  { metric, benchmark }: { metric: string; benchmark: string },
  isSteady: boolean,
): number | 'noise' {
  const own = ruleOf(suite, metric)
  const byName = Object.entries(own.marginPctByBenchmark ?? {}).find(([pattern]) =>
    patternOf(pattern).test(benchmark),
  )?.[1]
  const margin = byName ?? own.marginPct ?? suite.metrics['*']?.marginPct
  if (margin !== undefined && margin !== null) return margin
  const { assume, marginPct } = metricFor(metric)
  return assume === 'exact' && !isSteady ? DEFAULT_MARGIN_PCT : marginPct
}

/** That time shall not gate holds for both clocks; else which one does is not in the rule. */
const ofBoth = (rule: MetricRule | undefined): Partial<MetricRule> =>
  rule === undefined ? {} : { ...rule, gates: rule.gates === false ? false : null }

/** The metric, and that of the other clock. */
export const alsoByClock = (metric: string): string[] =>
  isTime(metric) ? [WALL, WALL_OF_COMMAND, TIMED_CPU] : [metric]

/** The rows of times, each with what its benchmark does while its time passes. */
export function withClocks(rows: readonly Comparison[], clocks: Clocks): Comparison[] {
  return rows.map((row) => {
    const clock = clocks.get(row.benchmark)
    if (clock === undefined || !isTime(row.metric) || row.role === 'geomean') return row
    return { ...row, explanation: { ...row.explanation, clock } }
  })
}

const movedBy = ({ verdict: { word } }: Comparison): number | null => {
  if (word === 'equivalent') return 0
  return word === 'regressed' ? 1 : word === 'improved' ? -1 : null
}

/** Benchmarks whose two clocks have words that cannot both be about the work alone. */
export function clocksThatDisagree(plan: Plan, rows: readonly Comparison[]): Problem[] {
  return rows.flatMap((cpu) => {
    if (cpu.metric !== TIMED_CPU || cpu.role !== 'gating') return []
    const { benchmark, contrast } = cpu
    const wall = otherClock(rows, cpu)
    const [cpuMoved, wallMoved] = [movedBy(cpu), wall === undefined ? null : movedBy(wall)]
    if (cpuMoved === null || !wallMoved || cpuMoved === wallMoved) return []
    const way = wallMoved > 0 ? ('slower' as const) : ('faster' as const)
    const next = `if what you care about is waiting, set clock: wall in suite ${plan.suite.name}`
    const subject = { row: benchmark, metric: WALL, contrast }
    return [
      makeFinding('clocks-disagree', subject, { wall: way, isSame: cpuMoved === 0 }, { next }),
    ]
  })
}

// Where the time of a run went, and the CPU time of a process that mostly starts up.

/** What a run knows of its time. */
type Timed = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number | null
  probeSec?: number | null
  /** Counting instructions before the rounds. */
  instructionsSec?: number | undefined
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
  const { instructionsSec = 0 } = times
  const linkSec = times.linkSec ?? 0
  const ofTrialsSec = spent.countedSec + spent.startSec + spent.discardedSec
  const knownSec = ofTrialsSec + probeSec + instructionsSec + linkSec
  const wholeSec = Math.max(times.measuredSec, knownSec)
  return {
    wholeSec,
    ...spent,
    probeSec,
    ...(instructionsSec > 0 && { instructionsSec }),
    linkSec,
    otherSec: wholeSec - knownSec,
  }
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
