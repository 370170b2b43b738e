/** The nouns, first chapter: what was asked and what will be done. See model.ts. */

import type { Placement } from './placement.ts'

/** Something the reader should know about a value: what is wrong, where, and what to do next. */
export type Problem = {
  /** Stable kebab-case id, e.g. `lost-pairs`; the same code is one footnote in a table. */
  code: string
  message: string
  where?: string
  next?: string
}

/** Which targets are run again under a CPU profiler, after all rounds. */
export type ProfileOf = 'none' | 'changed' | 'all'

/** The profile pass as asked: so many runs of each arm in turn, each about so long. */
export type ProfileRule = { of: ProfileOf; runs: number; sampleSec: number }

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
  /** Where it runs; absent: as the suite and the machine have it. */
  placement?: Placement
}

/** What the user wants compared; makePlan turns each ask into contrasts between arms. */
export type ContrastAsk =
  | { kind: 'refs' }
  /** The first arm against itself: a control. */
  | { kind: 'aa' }
  | { kind: 'variants'; base: string; head: string; ref: Side }
  /** `base` is a regular expression on benchmark names, `head` its replacement ($1 ...). */
  | { kind: 'benchmarks'; base: string; head: string; ref: Side }
  | { kind: 'interaction'; base: string; head: string }

export type Side = 'base' | 'head'

/** How one metric is treated: null fields fall back to the table in metrics.ts. */
export type MetricRule = {
  better: Better | null
  /** The band inside which a difference does not matter, in percent; 'noise': as measured. */
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
  /** What is run once more under a CPU profiler after the rounds; absent: nothing. */
  profile?: ProfileRule
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
export type Arm = {
  id: string
  side: Side
  variant: string
  /** The arm whose binaries this one executes again, in processes of its own. */
  copyOf?: string
}

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
  | { id: string; kind: 'refs' | 'variants' | 'aa'; base: string; head: string }
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
