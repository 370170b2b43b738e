/** The nouns, second chapter: what came back, and the numbers in it. See model.ts. */
import type { Better, Problem } from './asked.ts'

// ---------------------------------------------------------------- trial: what came back

/** One slot: which target of which arm in which round, and in which place of the round. */
export type Trial = {
  round: number
  /** Place in the round, from 0. */
  position: number
  target: string
  arm: string
  /** 0, or the number of times this pair was re-run because its environment was polluted. */
  attempt: number
}

/** Accounting of one finished process tree by the kernel (wait4); null where unknown. */
export type Usage = {
  userSec: number
  systemSec: number
  maxRssBytes: number
  minorFaults: number
  majorFaults: number
  voluntarySwitches: number
  involuntarySwitches: number
}

/**
 * One poll of a process tree, summed over its processes; null where the kernel does not tell.
 * CPU time and faults are since each process began, with the children it has waited for.
 */
export type Reading = {
  /** Since the trial began. */
  atSec: number
  processes: number
  threads: number
  rssBytes: number
  vszBytes: number
  pssBytes: number | null
  /** Anonymous memory in transparent huge pages. */
  hugePagesBytes: number | null
  cpuSec: number
  /** Step in which `cpuSec` was counted; absent: in older reports, where it was ticks. */
  cpuStepSec?: number
  /** Of `cpuSec`, that of children that have ended: in ticks whatever the step. */
  endedCpuSec?: number
  minorFaults: number
  majorFaults: number
  voluntarySwitches: number
  involuntarySwitches: number
  /** Resident memory by NUMA node; absent: one node, or not told. */
  nodeBytes?: Record<string, number>
}

/**
 * What the machine did to a trial, from /proc before and after; null where unreadable.
 * Symmetric in the arms and blind to the metric, so a pair may be re-run on it.
 */
export type Pollution = {
  stealPct: number | null
  /**
   * CPU spent by everything but the trial and the servers of all arms, at least, in percent of the
   * machine's capacity.
   */
  foreignCpuPct: number | null
  /** Share of the trial in which some task waited for a CPU (PSI cpu some). */
  cpuPressurePct: number | null
  ioPressurePct: number | null
  memoryPressurePct: number | null
  throttledSec: number | null
  frequencyHz: number | null
}

/**
 * ok: exit 0; failed: any other exit; timeout: ended by the limit; stopped: ended by us;
 * not-run: could not start; oom: out of memory, which the suite says may happen (a result).
 */
export type TrialStatus = 'ok' | 'failed' | 'timeout' | 'stopped' | 'not-run' | 'oom'

/** Raw and complete, so that a report can be made again with better statistics. */
export type TrialRecord = {
  trial: Trial
  status: TrialStatus
  exitCode: number | null
  signal: string | null
  /** ISO 8601, UTC. */
  startedAt: string
  wallSec: number
  usage: Usage | null
  pollution: Pollution | null
  /** SHA-256 of the executed binary, and the seed of its link order (null: default order). */
  sha256: string | null
  layoutSeed: number | null
  /** Text by output name: `stdout`, `stderr`, or a file the workload declares. Capped; see cut. */
  outputs: Record<string, string>
  /** Bytes left out of `outputs`, by name. */
  cutBytes: Record<string, number>
  /**
   * Polls of the process tree while it ran, or of its server's just before and after; absent: none
   * were asked for.
   */
  readings?: Reading[]
  /** Which start of the arm's server it was under, from 1; absent: there is no server. */
  serverStart?: number
  problem: Problem | null
}

// ---------------------------------------------------------------- observation, sample

/** One number from one trial, in base units. */
export type Observation = {
  /** Import path or other scope; '' where the output has none. */
  scope: string
  /** Name without prefix `Benchmark` and without the `-N` suffix. */
  benchmark: string
  /** GOMAXPROCS suffix; null where the line had none. */
  procs: number | null
  /** Metric id (metrics.ts) or, for a custom metric, its unit as printed. */
  metric: string
  /** Base unit: `s`, `B`, `B/s`, `count`, or the printed custom unit. */
  unit: string
  value: number
  /** How many operations stand behind the number; null where the output does not say. */
  iterations: number | null
  /** Half the printed step in base units (0.5 of the last printed decimal); null: unknown. */
  resolution: number | null
  /** Which way is good, where the output itself says so; absent: it does not. */
  better?: Better
}

/** One benchmark's metric under one arm. */
export type Series = { benchmark: string; metric: string; unit: string }

/** All observations of one series under one arm, by round. A gap is null, never zero. */
export type Sample = Series & {
  arm: string
  target: string
  /** Index = round. One number per trial: the summary of its in-process observations. */
  values: (number | null)[]
  resolution: number | null
  /** As the output says; absent: it does not. */
  better?: Better
}

/**
 * Counts in buckets that are evenly spaced on a log scale: the middle of bucket i is
 * first * e^(i logStep). Pairs of index and count, ascending; empty buckets are left out.
 */
export type Histogram = {
  unit: string
  first: number
  logStep: number
  buckets: [number, number][]
}

/**
 * The histograms of one benchmark under one arm, by round. `counts` are the buckets, written
 * `418:3 419:12`: a report has tens of thousands of them.
 */
export type HistogramSeries = Omit<Histogram, 'buckets'> & {
  benchmark: string
  arm: string
  rounds: { round: number; counts: string }[]
}
