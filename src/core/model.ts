/**
 * The nouns of gcbench, in the order in which data flows through the stages:
 * suite -> plan -> trial -> observation -> sample -> comparison -> verdict -> conclusion -> report.
 * Imports nothing. Units are in the names; inside, everything is in base units (s, B, count).
 */

/** Something the reader should know about a value: what is wrong, where, and what to do next. */
export type Problem = {
  /** Stable kebab-case id, e.g. `lost-pairs`; the same code is one footnote in a table. */
  code: string
  message: string
  where?: string
  next?: string
}

/** Rule R3: a value and what the reader should know about it. Nothing is dropped silently. */
export type Found<T> = { value: T; problems: Problem[] }

// ---------------------------------------------------------------- suite: what the user asked

/** Which way is good. */
export type Better = 'lower' | 'higher'

/** noisy: random between processes; exact: a constant; quantised: printed in coarse steps. */
export type Assume = 'noisy' | 'exact' | 'quantised'

/** Where source code comes from: a commit of the repository, or a folder taken as it stands. */
export type Source = { kind: 'ref'; ref: string } | { kind: 'folder'; path: string }

/** A named set of build env, run env, toolchain and flags under which a ref is built and run. */
export type Variant = {
  name: string
  buildEnv: Record<string, string>
  runEnv: Record<string, string>
  /** Toolchain version as the runtime names it (`go1.25.3`); null: the one on PATH. */
  toolchain: string | null
  buildFlags: string[]
  /** Extra arguments for every trial of this variant. */
  args: string[]
}

/** What the user wants compared; makePlan turns each ask into contrasts between arms. */
export type ContrastAsk =
  | { kind: 'refs' }
  | { kind: 'variants'; base: string; head: string; ref: Side }
  /** `base` is a regular expression on benchmark names, `head` its replacement ($1 ...). */
  | { kind: 'benchmarks'; base: string; head: string; ref: Side }
  | { kind: 'interaction'; base: string; head: string }

export type Side = 'base' | 'head'

/** How one metric is treated: null fields fall back to the table in metrics.ts. */
export type MetricRule = {
  better: Better | null
  /** The band inside which a difference does not matter, in percent; 'noise': from measured noise. */
  marginPct: number | 'noise' | null
  /** Whether rows of this metric can fail the gate. */
  gates: boolean | null
  /** Margin per benchmark (regular expression on the name -> percent). */
  marginPctByBenchmark: Record<string, number>
}

/** What inconclusive gating rows mean for the gate. */
export type GateRule = {
  /** Advisory: never fails, the conclusion is `neutral` instead of `failure`. */
  mode: 'enforce' | 'advisory'
  inconclusive: 'pass' | 'fail' | 'ask'
  failed: 'pass' | 'fail' | 'ask'
  /** Regular expressions on benchmark names whose inconclusive rows fail the gate. */
  strict: string[]
}

/** Settings of one workload; `kind` names the book on the workload shelf that reads the rest. */
export type WorkloadAsk = { kind: string; [setting: string]: unknown }

/** One named ask, complete: every default is filled in. */
export type Suite = {
  name: string
  workload: WorkloadAsk
  base: Source | null
  head: Source | null
  variants: Variant[]
  contrasts: ContrastAsk[]
  /** By metric id; `*` holds the rule for metrics that are not named. */
  metrics: Record<string, MetricRule>
  rounds: { min: number; max: number }
  /** `decided`: stop at a planned look once every row is decided; `rounds`: always run max. */
  until: 'decided' | 'rounds'
  budgetSec: number
  /** Wall-clock limit of one trial. */
  trialLimitSec: number
  seed: string | null
  /** Run benchmarks whose binaries are identical, as controls. */
  runIdentical: boolean
  /** Execute and discard one pass of every target before round 0. */
  warmUp: boolean
  /** Re-link every build with a new random layout after this many rounds; 0: one layout. */
  layoutRounds: number
  gate: GateRule
}

// ---------------------------------------------------------------- plan: what will be done

/** A source as found: the commit it is (`sha`, 40 hex) or the folder, and how it was asked for. */
export type ResolvedSource = {
  asked: string
  kind: 'ref' | 'folder'
  sha: string | null
  path: string | null
  /** Set on a base that was found as merge base: of which two refs. */
  mergeBaseOf: [string, string] | null
}

/** A ref under a variant: what is built once and executed once a round. */
export type Arm = { id: string; side: Side; variant: string }

/**
 * What one trial executes: for go-bench one benchmark of one package. A target yields one or more
 * named benchmarks. `block`: targets of one block are shuffled together so that their trials
 * are neighbours in time (benchmark-against-benchmark contrasts pair across targets).
 */
export type Target = {
  id: string
  /** Which build product executes it; for go-bench the import path of the package. */
  unit: string
  block: string
  /** Ids of the arms that can execute it: a benchmark may be missing on one side. */
  arms: string[]
  /** Workload-specific, JSON: for go-bench the -bench pattern, iterations, folder. */
  settings: Record<string, unknown>
  /** Expected wall time of one trial, from the probe; null before anything ran. */
  expectedSec: number | null
}

/** The pair that is compared. `base`/`head` of an interaction are contrasts, else arms. */
export type Contrast =
  | { id: string; kind: 'refs' | 'variants'; base: string; head: string }
  | { id: string; kind: 'benchmarks'; arm: string; base: string; head: string }
  | { id: string; kind: 'interaction'; base: string; head: string }

/** A planned look at the data: after how many rounds, and its share of alpha (sums to 1). */
export type Look = { rounds: number; weight: number }

/** Why a unit of build product is not executed under a contrast. */
export type Unchanged = {
  contrast: string
  unit: string
  sha256: string
  /** What the unit could execute, as the workload lists it. */
  benchmarks: string[]
}

export type Plan = {
  schemaVersion: 1
  suite: Suite
  sources: Record<Side, ResolvedSource | null>
  arms: Arm[]
  targets: Target[]
  contrasts: Contrast[]
  unchanged: Unchanged[]
  seed: string
  alpha: number
  looks: Look[]
  /** Which part of a plan that is spread over machines, from 1; null: all of it. */
  shard: { index: number; count: number } | null
  /** In a merged report: the machine of each round; null: one machine. */
  machines: string[] | null
}

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
 * What the machine did to a trial, from /proc before and after; null where unreadable.
 * Symmetric in the arms and blind to the metric, so a pair may be re-run on it.
 */
export type Pollution = {
  stealPct: number | null
  /** CPU spent by everything but the trial, in percent of the machine's capacity. */
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
 * not-run: could not start.
 */
export type TrialStatus = 'ok' | 'failed' | 'timeout' | 'stopped' | 'not-run'

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
}

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
      /** Level of [low, high], e.g. 0.95; lower than asked when n is too small. */
      level: number
      /** Two-sided exact p of "no shift" at this look, unadjusted. */
      p: number
      /** Smallest effect seen with 80 % power at this n, same scale as point. */
      detectable: number
    }
  | { kind: 'exact'; n: number; base: number; head: number }
  | { kind: 'none'; n: number; why: string }

export type VerdictWord =
  | 'regressed'
  | 'improved'
  | 'equivalent'
  | 'inconclusive'
  | 'withheld'
  | 'failed'

/**
 * The word on one comparison with its reason.
 * regressed/improved: `certain` if the whole interval is beyond the margin.
 * equivalent: inside-margin (TOST), identical-binary, exact-equal, all-zero.
 * inconclusive: no-decision (says what could be seen and the rounds it would take),
 * too-few-rounds (n < 6), below-resolution, machines-disagree.
 */
export type Verdict =
  | { word: 'regressed' | 'improved'; reason: 'shift' | 'exact'; certain: boolean }
  | {
      word: 'equivalent'
      reason: 'inside-margin' | 'identical-binary' | 'exact-equal' | 'all-zero'
    }
  | {
      word: 'inconclusive'
      reason: 'no-decision' | 'too-few-rounds' | 'below-resolution' | 'machines-disagree'
      /** Rounds that would decide at the present noise; null: cannot be told. */
      roundsNeeded: number | null
    }
  | { word: 'withheld'; reason: 'control-moved'; control: string }
  | { word: 'failed'; reason: 'lost-pairs' | 'lopsided-losses' | 'no-data'; detail: string }

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
  stopReason: string
  comparisons: Comparison[]
  conclusion: GateResult
  problems: Problem[]
  /** The exact command that repeats the run. */
  command: string
  /** Raw records, inline; null when they are in the file beside the report (`recordsSha256`). */
  records: TrialRecord[] | null
  recordsSha256: string
}
