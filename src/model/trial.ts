/** The model, part 2: what a trial returned, and the numbers in it. See model.ts. */
import { z } from 'zod'
import { amount, count, few, hash, label, many, record, short } from './bounds.ts'
import type { WithProblems } from './findings.ts'
import { type Direction, problemSchema, type Suite } from './suite.ts'

// Trials: what came back.

/** One slot: which target of which arm in which round, and in which place of the round. */
export type Trial = z.infer<typeof trialSchema>

const trialSchema = z.strictObject({
  round: count,
  /** Place in the round, from 0. */
  position: count,
  target: label,
  arm: label,
  /** 0, or the number of times this pair was re-run because its environment was polluted. */
  attempt: count,
})

/** Accounting of one finished process tree by the kernel (wait4); null where unknown. */
export type Usage = z.infer<typeof usageSchema>

const usageSchema = z.strictObject({
  userSec: amount,
  systemSec: amount,
  maxRssBytes: amount,
  minorFaults: amount,
  majorFaults: amount,
  voluntarySwitches: amount,
  involuntarySwitches: amount,
})

/**
 * One poll of a process tree, summed over its processes; null where the kernel does not tell.
 * CPU time and faults are since each process began, with the children it has waited for.
 */
export type Reading = z.infer<typeof readingSchema>

const readingSchema = z.strictObject({
  /** Since the trial began. */
  atSec: amount,
  processes: count,
  threads: count,
  rssBytes: amount,
  vszBytes: amount,
  pssBytes: amount.nullable(),
  /** Anonymous memory in transparent huge pages. */
  hugePagesBytes: amount.nullable(),
  cpuSec: amount,
  /** Step in which `cpuSec` was counted; absent: in older reports, where it was ticks. */
  cpuStepSec: amount.exactOptional(),
  /** Of `cpuSec`, that of children that have ended: in ticks whatever the step. */
  endedCpuSec: amount.exactOptional(),
  minorFaults: amount,
  majorFaults: amount,
  voluntarySwitches: amount,
  involuntarySwitches: amount,
  /** Read from and written to disks, caches apart; null: not told; absent: in older reports. */
  diskReadBytes: amount.nullable().exactOptional(),
  diskWrittenBytes: amount.nullable().exactOptional(),
  /**
   * Of threads that are there: how long they waited for a CPU, how often they changed it. Absent: no
   * row asks for it.
   */
  runDelaySec: amount.nullable().exactOptional(),
  migrations: amount.nullable().exactOptional(),
  /**
   * Of the whole machine: pages that it took from the NUMA node that was wanted, from another one, and
   * that it moved between them. Absent: one node, or no row asks for it.
   */
  numaHits: amount.exactOptional(),
  numaMisses: amount.exactOptional(),
  numaMoves: amount.exactOptional(),
  /** Resident memory by NUMA node; absent: one node, or not told. */
  nodeBytes: record(amount).exactOptional(),
})

/**
 * What the machine did to a trial, from /proc before and after; null where unreadable.
 * Symmetric in the arms and blind to the metric, so a pair may be re-run on it.
 */
export type Pollution = z.infer<typeof pollutionSchema>

const pollutionSchema = z.strictObject({
  stealPct: amount.nullable(),
  /**
   * CPU spent by everything but the trial and the servers of all arms, at least, in percent of the
   * machine's capacity.
   */
  foreignCpuPct: amount.nullable(),
  /** Share of the trial in which some task waited for a CPU (PSI cpu some). */
  cpuPressurePct: amount.nullable(),
  ioPressurePct: amount.nullable(),
  memoryPressurePct: amount.nullable(),
  throttledSec: amount.nullable(),
  frequencyHz: amount.nullable(),
})

/**
 * ok: exit 0; failed: any other exit; timeout: ended by the limit; stopped: ended by us;
 * not-run: could not start; oom: out of memory, which the suite says may happen (a result).
 */
export type TrialStatus = z.infer<typeof trialStatusSchema>

const trialStatusSchema = z.enum(['ok', 'failed', 'timeout', 'stopped', 'not-run', 'oom'])

const output = z.string().max(16_000_000)
export const instant = z.iso.datetime()

/** Raw and complete, so that a report can be made again with better statistics. */
export type TrialRecord = z.infer<typeof trialRecordSchema>

export const trialRecordSchema = z.strictObject({
  trial: trialSchema,
  status: trialStatusSchema,
  exitCode: z.int().nullable(),
  signal: short.nullable(),
  /** ISO 8601, UTC. */
  startedAt: instant,
  wallSec: amount,
  /**
   * Of the budget, gone since the record before: the trial and all around it (its link, its server;
   * before the first one the probe and the warm-up). Absent: in older records, and `wallSec` then.
   */
  spentSec: amount.exactOptional(),
  usage: usageSchema.nullable(),
  /** CPU time of a run that only started up, just before; absent: there was none. */
  emptyCpuSec: amount.exactOptional(),
  pollution: pollutionSchema.nullable(),
  /** SHA-256 of the executed binary, and the seed of its link order (null: default order). */
  sha256: hash.nullable(),
  layoutSeed: z.int().nullable(),
  /**
   * Bytes of padding in the environment of the process, or of its server, drawn where the code is
   * not linked anew; absent: none.
   */
  paddingBytes: count.exactOptional(),
  /** Text by output name: `stdout`, `stderr`, or a file the workload declares. Capped; see cut. */
  outputs: record(output),
  /** Bytes left out of `outputs`, by name. */
  cutBytes: record(amount),
  /**
   * Polls of the process tree while it ran, or of its server's just before and after; absent: none
   * were asked for.
   */
  readings: many(readingSchema).exactOptional(),
  /** Which start of the arm's server it was under, from 1; absent: there is no server. */
  serverStart: count.exactOptional(),
  /** Seed of the random numbers of its load, the same on all arms of a round; absent: it had none. */
  loadSeed: count.exactOptional(),
  /** Transactions a second that it was offered; absent: as many as it answered. */
  offeredPerSec: amount.exactOptional(),
  /** Disk space of the server's data when it was ready and prepared; absent: not known. */
  dataBytes: amount.exactOptional(),
  problem: problemSchema.nullable(),
})

// Observations and samples: the numbers in it.

/** One number from one trial, in base units. */
export type Observation = {
  /** Import path or other scope; '' where the output has none. */
  scope: string
  /** Name without prefix `Benchmark` and without the `-N` suffix. */
  benchmark: string
  /** GOMAXPROCS suffix; null where the line had none. */
  procs: number | null
  /** Metric id (model/metrics.ts) or, for a custom metric, its unit as printed. */
  metric: string
  /** Base unit: `s`, `B`, `B/s`, `count`, or the printed custom unit. */
  unit: string
  value: number
  /** How many operations stand behind the number; null where the output does not say. */
  iterations: number | null
  /** Half the printed step in base units (0.5 of the last printed decimal); null: unknown. */
  resolution: number | null
  /**
   * Which process of the output it is of, by number: numbers of one process are no independent
   * runs. Absent: of a process of its own.
   */
  run?: number
  /**
   * Which way is good, where the output itself says so; absent: it does not; unknown: not even its
   * unit can tell.
   */
  better?: Direction
}

/** One benchmark's metric under one arm. */
type Series = { benchmark: string; metric: string; unit: string }

/** A rate of transactions, the most or the least that was offered, and whether a promise was kept. */
export type Offered = z.infer<typeof offeredSchema>

export const offeredSchema = z.strictObject({ isKept: z.boolean(), perSec: amount })

/** `both hold at least 900 transactions/s`. */
export const offeredText = ({ isKept, perSec }: Offered): string =>
  `both hold ${isKept ? 'at least' : 'less than'} ${perSec.toLocaleString('en')} transactions/s`

/** All observations of one series under one arm, by round. A gap is null, never zero. */
export type Sample = Series & {
  arm: string
  target: string
  /** Index = round. One number per trial: the summary of its in-process observations. */
  values: (number | null)[]
  resolution: number | null
  /** As the output says; absent: it does not. */
  better?: Direction
  /** All rounds under one start of a server share a number; absent: each has its own. */
  isOfStart?: true
  /** All targets whose trials it is of, which are a curve of latency against load; absent: one. */
  curve?: string[]
  /** Of a capacity that in most rounds is above, or below, all that was offered. */
  beyond?: Offered
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

/** Buckets as index and count: `418:3 419:12`. */
const buckets = z
  .string()
  .max(100_000)
  .regex(/^(?:\d{1,4}:\d{1,10}(?: (?!$)|$))*$/, 'no buckets')

/**
 * The histograms of one benchmark under one arm, by round. `counts` are the buckets, written
 * `418:3 419:12`: a report has tens of thousands of them.
 */
export type HistogramSeries = z.infer<typeof histogramSeriesSchema>

export const histogramSeriesSchema = z.strictObject({
  unit: short,
  first: z.number().positive(),
  logStep: z.number().positive(),
  benchmark: label,
  arm: label,
  rounds: few(z.strictObject({ round: count, counts: buckets })),
})

/** One collection of a garbage collector, in base units; null: not told. */
export type Collection = {
  /** Since its program began. */
  atSec: number | null
  /** Each pause of the whole program in it, in order. */
  pausesSec: number[]
  /** Wall time of what it did beside the program; of Go that is marking. */
  concurrentSec: number | null
  /** CPU time of marking, and of that what the program's own threads had to do. */
  markCpuSec: number | null
  assistSec: number | null
  /** Heap when it began, and what was left of it. */
  startBytes: number | null
  liveBytes: number | null
  /** What the heap was to grow to; of a JVM, what is committed. */
  goalBytes: number | null
}

/**
 * Collections as `at:pauses:concurrent:markCpu:assist:start:live:goal`, one after the other with
 * blanks between: times in whole microseconds, sizes in whole KiB, pauses joined by `+`, `-` for
 * what was not told.
 */
const packedCollections = z
  .string()
  .max(4_000_000)
  .regex(/^(?:[\d+:-]+(?: (?!$)|$))*$/, 'no collections')

/** Collections of one benchmark under one arm, by round. */
export type CollectionSeries = z.infer<typeof collectionSeriesSchema>

export const collectionSeriesSchema = z.strictObject({
  benchmark: label,
  arm: label,
  /** 1: all of them; 3: the first, the fourth and so on of each round. */
  every: count,
  rounds: few(z.strictObject({ round: count, collections: packedCollections })),
})

// What was read of it.

/** The numbers of one trial, and what could not be read. */
export type ParsedOutputs = WithProblems<Observation[]> & {
  /** Whether the program itself gave a number: what its runtime tells is no result of it. */
  hasResult: boolean
  /** The first latency histogram in the outputs; null: there is none. */
  histogram: Histogram | null
  /** Why reading was given up; absent: all of it was read. */
  givenUp?: string
}

/** What a program printed, and whose it is. `wallSec`: of a trial; absent: of what is no trial. */
export type TrialOutput = Pick<Suite, 'workload'> &
  Partial<Pick<Suite, 'metrics'>> &
  Pick<TrialRecord, 'outputs'> & { wallSec?: number }

/** A trial's raw record with what its outputs say. */
export type ParsedTrial = { record: TrialRecord; parsed: ParsedOutputs }
