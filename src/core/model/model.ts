/**
 * The nouns of gcbench, in the order in which data flows through the stages:
 * suite -> plan -> trial -> observation -> sample -> comparison -> verdict -> conclusion -> report.
 * Three chapters, one vocabulary: everything is imported from here, and it imports nothing else.
 * Units are in the names; inside, everything is in base units (s, B, count).
 */
import type { Assume, Better, Plan, Problem } from './asked.ts'
import type { HistogramSeries, TrialRecord } from './measured.ts'
import type { Profiles } from './profiles.ts'

export type * from './asked.ts'
export type * from './measured.ts'
export type * from './placement.ts'
export type * from './profiles.ts'

// ---------------------------------------------------------------- comparison, verdict

/** gating: can fail the gate; informational: shown; control: must not move; geomean: all rows. */
export type Role = 'gating' | 'informational' | 'control' | 'geomean'

/** Two samples of one series matched by round, with the rules that will judge them. */
export type PairedSample = {
  contrast: string
  benchmark: string
  metric: string
  unit: string
  better: Better
  assume: Assume
  /** Percent, on the ratio scale. */
  marginPct: number
  role: Role
  /** By round; null on either side is a lost pair. Same length. */
  base: (number | null)[]
  head: (number | null)[]
  /** Rounds in which a trial failed, by side; a lost pair with no failure was never run. */
  failed: { base: number; head: number }
  /** Of them, those that ran out of memory as the suite says may happen; absent: none. */
  outOfMemory?: { base: number; head: number }
  /** Last round in which a side that was given up was tried, and why; absent: neither was. */
  givenUp?: { round: number; detail: string }
  /** Which of the two ran first, by round; null: not run, or both in one process. */
  headFirst: (boolean | null)[]
  /** Relative size of the printed step (resolution / median base); null: none known. */
  resolutionPct: number | null
  layout: 'fresh' | 'single'
  /** Number of pairs re-run because of pollution. */
  reruns: number
  /** Machine (shard) by round; null: one machine. */
  machines: (string | null)[] | null
}

/**
 * The effect and how sure it is.
 * ratio: `point`, `low`, `high` are ln(head/base). difference: head - base in base units.
 * exact: both arms constant; no interval. none: nothing can be said, `why` tells.
 */
export type Estimate =
  | {
      kind: 'ratio' | 'difference'
      n: number
      point: number
      low: number
      high: number
      /** Share of tables whose intervals of gating rows all hold the truth; of a row that does not
       * gate, that of its own interval. */
      level: number
      /** Two-sided p of "no shift" by this row alone at its look, unadjusted. */
      p: number
      /** Smallest effect that this row would be called at in 4 of 5 cases, same scale as point. */
      detectable: number
    }
  | { kind: 'exact'; n: number; base: number; head: number }
  | {
      kind: 'none'
      n: number
      why: string
      /** What was seen, where it is too little for an interval; absent: nothing was. */
      point?: number
      scale?: 'ratio' | 'difference'
    }

export type VerdictWord =
  | 'regressed'
  | 'improved'
  | 'equivalent'
  | 'inconclusive'
  | 'withheld'
  | 'failed'

export type LossReason = 'lost-pairs' | 'lopsided-losses' | 'no-data' | 'out-of-memory' | 'given-up'

/**
 * The word on one comparison with its reason.
 * regressed/improved: `certain` if the whole interval is beyond the margin.
 * equivalent: inside-margin (shown to be), below-margin (it changed, by less than the margin),
 * identical-binary, exact-equal, all-zero.
 * inconclusive: no-decision (says what could be seen and the rounds it would take),
 * too-few-rounds (n < 6), below-resolution, machines-disagree.
 */
export type Verdict =
  | { word: 'regressed' | 'improved'; reason: 'shift' | 'exact'; certain: boolean }
  | {
      word: 'equivalent'
      reason: 'inside-margin' | 'below-margin' | 'identical-binary' | 'exact-equal' | 'all-zero'
    }
  | {
      word: 'inconclusive'
      reason: 'no-decision' | 'too-few-rounds' | 'below-resolution' | 'machines-disagree'
      /** Rounds that would decide at the present noise; null: cannot be told. */
      roundsNeeded: number | null
    }
  | { word: 'withheld'; reason: 'control-moved'; control: string }
  | { word: 'failed'; reason: LossReason; detail: string }

/** How a row was judged, so that every row explains itself. */
export type Explanation = {
  test: string
  looksTaken: number[]
  /** Unadjusted p over the looks (min p_k / w_k) and after table control; null: no test. */
  pSequential: number | null
  pAdjusted: number | null
  family: string
  lostPairs: number
  reruns: number
  resolutionPct: number | null
  layout: 'fresh' | 'single'
  /**
   * ĉ, what running second costs, as ln(second/first): half the difference of the median d
   * between head running second and first. Null: unknown.
   */
  secondRunEffect: number | null
  /** Estimate per machine when the pairs come from several. */
  machines: { machine: string; n: number; point: number }[]
}

/** Two samples compared and judged: one row of the table. */
export type Comparison = {
  contrast: string
  benchmark: string
  metric: string
  unit: string
  better: Better
  marginPct: number
  role: Role
  /** Medians by side, base units; null: no number. */
  baseValue: number | null
  headValue: number | null
  estimate: Estimate
  verdict: Verdict
  explanation: Explanation
  problems: Problem[]
}

// ---------------------------------------------------------------- conclusion, report

/** GitHub check-run vocabulary. */
export type Conclusion = 'success' | 'failure' | 'action_required' | 'neutral'

export type GateResult = { conclusion: Conclusion; reasons: string[] }

/**
 * A row that somebody accepted, for one head: `row` is `benchmark:metric`, with `:contrast` where
 * several have it; `by` a login, `at` an ISO date, `sha` the head's full hash. It lapses with
 * the head.
 */
export type Acceptance = { row: string; reason: string; by: string; at: string; sha: string }

/** A built product: the arm and unit it belongs to and what it said it is. */
export type BuildRecord = {
  arm: string
  unit: string
  sha256: string
  /** e.g. `go1.26.8-X:nogreenteagc`. */
  toolchain: string
  /** Build settings the binary carries, e.g. GOEXPERIMENT. */
  settings: Record<string, string>
  buildSec: number
}

/** The machine and its settings that add or remove noise; null where unreadable. */
export type Environment = {
  os: string
  kernel: string
  cpuModel: string
  cores: number
  memoryBytes: number
  hugePages: string | null
  governor: string | null
  virtualised: string | null
  turbo: string | null
  numaNodes: number | null
  machineId: string
  /** Absent: in older reports. */
  details?: MachineDetails
}

/** What else of the machine bears on noise, as found before the first trial. */
export type MachineDetails = {
  /** CPUs that are online, and those of them that we may use, as `0-3,8`. */
  machineCpus: number | null
  allowedCpus: string | null
  smt: 'on' | 'off' | null
  microcode: string | null
  /** CPUs' worth of time that our cgroup may use. */
  cpuQuota: number | 'none' | null
  memoryLimitBytes: number | 'none' | null
  swapBytes: number | null
  /** When the kernel stops a program to make huge pages for it: `madvise`, `always` ... */
  hugePagesDefrag: string | null
  /** Whether the kernel moves memory between NUMA nodes. */
  numaBalancing: 'on' | 'off' | null
  /** Of the last 1, 5 and 15 minutes: programs that ran or waited for a CPU or a disk. */
  loadAverage: number[] | null
}

export type Report = {
  schemaVersion: 1
  tool: { name: 'gcbench'; version: string }
  createdAt: string
  plan: Plan
  builds: BuildRecord[]
  environment: Environment[]
  roundsRun: number
  measuredSec: number
  /** Of that, time spent linking new layouts; null: not known. */
  linkSec: number | null
  stopReason: string
  comparisons: Comparison[]
  conclusion: GateResult
  /** Acceptances that were in force or lapsed; absent: there were none. */
  acceptances?: Acceptance[]
  /** Latency histograms of the trials, where the load generator prints them; absent: none did. */
  histograms?: HistogramSeries[]
  /** What the profile pass found; absent: none was asked for. */
  profiles?: Profiles
  problems: Problem[]
  /** The exact command that repeats the run. */
  command: string
  /** Raw records, inline; null when they are in the file beside the report (`recordsSha256`). */
  records: TrialRecord[] | null
  recordsSha256: string
}
