/** The model, part 5: conclusion and report. See model.ts. */
import { z } from 'zod'
import { amount, count, few, hash, label, long, many, record, rows, short } from './bounds.ts'
import { comparisonSchema } from './comparison.ts'
import { stopSchema } from './findings.ts'
import { instructionCountSchema, profilesSchema } from './profile.ts'
import { planSchema, problemSchema } from './suite.ts'
import {
  collectionSeriesSchema,
  histogramSeriesSchema,
  instant,
  trialRecordSchema,
} from './trial.ts'

/** GitHub check-run vocabulary. */
export type Conclusion = z.infer<typeof conclusionSchema>

const conclusionSchema = z.enum(['success', 'failure', 'action_required', 'neutral'])

export type GateResult = z.infer<typeof gateResultSchema>

const gateResultSchema = z.strictObject({
  conclusion: conclusionSchema,
  reasons: few(long),
  /** What it would be if the gate did not learn; absent: it does not, or the same. */
  enforced: conclusionSchema.exactOptional(),
})

/**
 * A row that somebody accepted, for one head: `row` is `benchmark:metric`, with `:contrast` where
 * several have it; `by` a login, `at` an ISO date, `sha` the head's full hash. It lapses with
 * the head.
 */
export type Acceptance = z.infer<typeof acceptanceSchema>

const acceptanceSchema = z.strictObject({
  row: label,
  reason: long,
  by: short,
  at: short,
  sha: short,
})

/** A built product: the arm and unit it belongs to and what it said it is. */
export type BuildRecord = z.infer<typeof buildRecordSchema>

const buildRecordSchema = z.strictObject({
  arm: label,
  unit: label,
  sha256: hash,
  /** e.g. `go1.26.8-X:nogreenteagc`. */
  toolchain: short,
  /** Build settings the binary carries, e.g. GOEXPERIMENT. */
  settings: record(long),
  buildSec: amount,
})

/** What else of the machine bears on noise, as found before the first trial. */
export type MachineDetails = z.infer<typeof machineDetailsSchema>

const machineDetailsSchema = z.strictObject({
  /** CPUs that are online, and those of them that we may use, as `0-3,8`. */
  machineCpus: count.nullable(),
  allowedCpus: label.nullable(),
  smt: z.enum(['on', 'off']).nullable(),
  microcode: short.nullable(),
  /** CPUs' worth of time that our cgroup may use. */
  cpuQuota: z.union([amount, z.literal('none'), z.null()]),
  memoryLimitBytes: z.union([amount, z.literal('none'), z.null()]),
  swapBytes: amount.nullable(),
  /** When the kernel stops a program to make huge pages for it: `madvise`, `always` ... */
  hugePagesDefrag: short.nullable(),
  /** Whether the kernel moves memory between NUMA nodes. */
  numaBalancing: z.enum(['on', 'off']).nullable(),
  /** Of the last 1, 5 and 15 minutes: programs that ran or waited for a CPU or a disk. */
  loadAverage: few(amount).nullable(),
})

/**
 * What stands around measured code. `root`, `sudo`, `user-namespace`: namespaces of processes,
 * mounts and IPC, made by root, by root through sudo, or by nobody's permission, where the user
 * stays gcbench's own. `other-user`: no more than another user. `none`: not isolated.
 */
export type Isolation = z.infer<typeof isolationSchema>

/** `own`: a loopback device of its own alone; `machine`: what the machine reaches. */
const NETWORKS = ['own', 'machine'] as const

/** What keeps most apart comes first. */
export const ISOLATIONS = ['root', 'sudo', 'user-namespace', 'other-user', 'none', 'off'] as const

const isolationSchema = z.strictObject({
  kind: z.enum(ISOLATIONS),
  /** Why nothing better could be had, one text for each thing that was tried. */
  refused: few(z.string().max(1000)),
  /** What the kernel does not give to namespaces of this kind; absent: nothing. */
  lacks: few(z.enum(['network', 'layers', 'filter'])).exactOptional(),
  /** What builds and trials of an arm reached; absent: it had none, or the report is older. */
  arms: few(
    z.strictObject({
      arm: short,
      builds: z.enum(NETWORKS).exactOptional(),
      trials: z.enum(NETWORKS).exactOptional(),
    }),
  ).exactOptional(),
})

/** A program beside the run, with what it used meanwhile in percent of one CPU. */
export type BusyProgram = z.infer<typeof busyProgramSchema>

const busyProgramSchema = z.strictObject({ name: short, cpuPct: amount })

/** The machine and its settings that add or remove noise; null where unreadable. */
export type Environment = z.infer<typeof environmentSchema>

const environmentSchema = z.strictObject({
  os: short,
  kernel: label,
  cpuModel: short,
  cores: count,
  memoryBytes: amount,
  hugePages: short.nullable(),
  governor: short.nullable(),
  virtualised: short.nullable(),
  turbo: short.nullable(),
  numaNodes: count.nullable(),
  machineId: short,
  /** Absent: in older reports. */
  details: machineDetailsSchema.exactOptional(),
  /** Absent: in older reports. */
  isolation: isolationSchema.exactOptional(),
  /** That used CPU during the rounds, busiest first; absent: none is known. */
  busyPrograms: few(busyProgramSchema).exactOptional(),
})

export type TimeSpent = z.infer<typeof timeSpentSchema>

/**
 * Where the time after the builds went, in seconds that add up to `wholeSec`: operations behind
 * numbers that count, the start of their processes, trials that failed or were run again, the
 * probe, counting instructions before the rounds (absent: it took none), linking, and all else.
 */
const timeSpentSchema = z.strictObject({
  wholeSec: amount,
  countedSec: amount,
  startSec: amount,
  discardedSec: amount,
  probeSec: amount,
  instructionsSec: amount.exactOptional(),
  linkSec: amount,
  otherSec: amount,
})

export type Report = z.infer<typeof reportSchema>

export const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('gcbench'), version: short }),
  createdAt: instant,
  plan: planSchema,
  builds: many(buildRecordSchema),
  environment: few(environmentSchema),
  roundsRun: count,
  /** Wall time of finding and building everything, before measuring; absent: in older reports. */
  buildSec: amount.exactOptional(),
  /** What base's builds took less than in the run that kept what they compile; absent: not known. */
  savedBuildSec: amount.exactOptional(),
  measuredSec: amount,
  /** Which run of its suite it was, from 1, as a workflow or the bot counts; absent: nobody does. */
  runNumber: count.exactOptional(),
  /** Budget for which the job that ran it has room; absent: nobody limits it. */
  mostBudgetSec: amount.exactOptional(),
  /** Whether somebody answers `/bench` in a comment there; absent: not known. */
  answersComments: z.boolean().exactOptional(),
  /** Of that, time spent linking new layouts; null: not known. */
  linkSec: amount.nullable(),
  /** Most layouts that one build ran in; absent: in older reports. */
  layouts: count.exactOptional(),
  /** Where the time after the builds went; absent: in older reports. */
  timeSpent: timeSpentSchema.exactOptional(),
  stopReason: long,
  /** The same as data; absent: in older reports. */
  stop: stopSchema.exactOptional(),
  comparisons: rows(comparisonSchema),
  conclusion: gateResultSchema,
  /** Acceptances that were in force or lapsed; absent: there were none. */
  acceptances: few(acceptanceSchema).exactOptional(),
  /** Latency histograms of the trials, where the load generator prints them; absent: none did. */
  histograms: few(histogramSeriesSchema).exactOptional(),
  /** What a garbage collector did in every trial, where a log tells it; absent: none does. */
  collections: few(collectionSeriesSchema).exactOptional(),
  /** Instructions that were counted, raw; absent: none were. */
  counts: many(instructionCountSchema).exactOptional(),
  /** What the profile pass found; absent: none was asked for. */
  profiles: profilesSchema.exactOptional(),
  problems: many(problemSchema),
  /** The exact command that repeats the run. */
  command: long,
  /** Raw records, inline; null when they are in the file beside the report (`recordsSha256`). */
  records: many(trialRecordSchema).nullable(),
  recordsSha256: hash,
})

/** `report.json`: a report, and what shows whether the file was changed after it was written. */
export const reportFileSchema = reportSchema.extend({
  /**
   * SHA-256 in hex of this as JSON without blanks, the keys of every object in the order of their
   * UTF-16 units, without `checksum` itself and without `records`, which `recordsSha256` is of. It
   * shows edits and accidents; whoever forges a report can make it anew. Absent: not written yet.
   */
  checksum: hash.exactOptional(),
})
