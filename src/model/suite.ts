/**
 * The model, part 1: the suite that you wrote, and the plan of what will be done. See model.ts.
 */
import { z } from 'zod'
import {
  amount,
  commit,
  count,
  few,
  fraction,
  hash,
  label,
  long,
  many,
  record,
  setting,
  short,
} from './bounds.ts'
import { plannedFindingSchema, stopSchema } from './findings.ts'
import { explainPattern } from './pattern.ts'

/** Where a program shall run, as the suite says it; null: anywhere. */
export type Placement = z.infer<typeof placementSchema>

const placementSchema = z.strictObject({
  /** CPUs as `0-3,8`. */
  cpus: short.nullable(),
  /** NUMA nodes as `0` or `0-1`: their memory alone, and their CPUs unless `cpus` says which. */
  numa: short.nullable(),
  /** `never`: no transparent huge pages, whatever the machine's setting. */
  hugePages: z.enum(['never']).nullable(),
})

/** The CPUs and NUMA nodes of a machine. */
export type Topology = {
  /** CPUs that we may use, as `0-3,8`; null: unknown. */
  allowedCpus: string | null
  /** CPUs of each NUMA node by its number; empty: unknown. */
  nodes: Record<string, string>
}

/** A placement that a machine can do, in numbers; null: as the machine has it. */
export type PlacedOn = {
  cpus: number[] | null
  /** NUMA nodes that memory comes from. */
  nodes: number[] | null
  hugePages: 'never' | null
}

export {
  type Problem,
  problemSchema,
  type WithProblems,
} from './findings.ts'

/** Which targets are run again under a profiler, after all rounds. */
export type ProfileOf = z.infer<typeof profileOfSchema>

export const profileOfSchema = z.enum(['none', 'changed', 'all'])

/** What a profiler tells of: CPU time, allocations, waits for locks, waits, a trace, instructions. */
export type ProfileKind = z.infer<typeof profileKindSchema>

export const profileKindSchema = z.enum(['cpu', 'heap', 'mutex', 'block', 'trace', 'instructions'])

/**
 * What counts instructions: valgrind, by function, in a program tens of times as slow; or the
 * processor itself, in the whole program, where the machine lets programs read its counters.
 */
export type InstructionCounter = z.infer<typeof instructionCounterSchema>

export const instructionCounterSchema = z.enum(['valgrind', 'hardware'])

/** The profile pass that a suite requests: so many runs of each arm in turn, each about so long. */
export type ProfileRule = z.infer<typeof profileRuleSchema>

const profileRuleSchema = z.strictObject({
  of: profileOfSchema,
  runs: count,
  sampleSec: amount,
  /** Only stacks with such a function count; absent: all do. */
  focus: z.lazy(() => pattern).exactOptional(),
  /** Absent: CPU time alone. */
  kinds: z.array(profileKindSchema).max(profileKindSchema.options.length).exactOptional(),
  /** What counts instructions; absent: valgrind. */
  counter: instructionCounterSchema.exactOptional(),
})

// The suite: what you wrote, with every default filled in.

export type Side = z.infer<typeof sideSchema>

export const sideSchema = z.enum(['base', 'head'])

/** Which way is good. */
export type Better = z.infer<typeof betterSchema>

const betterSchema = z.enum(['lower', 'higher'])

/** Which way is good, if it is known; where it is not, a change is neither good nor bad. */
export type Direction = z.infer<typeof directionSchema>

export const directionSchema = z.enum([...betterSchema.options, 'unknown'])

/** noisy: random between processes; exact: a constant; quantised: printed in coarse steps. */
export type Assume = 'noisy' | 'exact' | 'quantised'

/** Where source code comes from: a commit of the repository, or a folder taken as it stands. */
export type Source = z.infer<typeof sourceSchema>

const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ref'), ref: label }),
  z.strictObject({ kind: z.literal('folder'), path: label }),
])

/** A named set of build env, run env, toolchain and flags under which a ref is built and run. */
export type Variant = z.infer<typeof variantSchema>

const variantSchema = z.strictObject({
  name: short,
  buildEnv: record(long),
  runEnv: record(long),
  /** Toolchain version as the runtime names it (`go1.25.3`); null: the one on PATH. */
  toolchain: short.nullable(),
  buildFlags: few(long),
  /** Extra arguments for every trial of this variant. */
  args: few(long),
  /** Where it runs; absent: as the suite and the machine have it. */
  placement: placementSchema.exactOptional(),
  /** What it is built from; absent: the side of its arm. */
  source: sourceSchema.exactOptional(),
})

/** One that no engine of ours refuses: a report may have been written by anyone. */
const pattern = label.refine((text) => explainPattern(text) === null, 'not a regular expression')

/** What the user wants compared; makePlan turns each into contrasts between arms. */
export type ContrastSpec = z.infer<typeof contrastSpecSchema>

const contrastSpecSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['refs', 'aa']) }),
  z.strictObject({ kind: z.literal('variants'), base: short, head: short, ref: sideSchema }),
  z.strictObject({ kind: z.literal('benchmarks'), base: pattern, head: label, ref: sideSchema }),
  z.strictObject({ kind: z.literal('interaction'), base: short, head: short }),
])

/** How one metric is treated: null fields fall back to the table in model/metrics.ts. */
export type MetricRule = z.infer<typeof metricRuleSchema>

const metricRuleSchema = z.strictObject({
  better: betterSchema.nullable(),
  /** The band inside which a difference does not matter, in percent; 'noise': as measured. */
  marginPct: z.union([amount, z.literal('noise'), z.null()]),
  /** Whether rows of this metric can fail the gate. */
  gates: z.boolean().nullable(),
  /** Margin per benchmark (regular expression on the name -> percent). */
  marginPctByBenchmark: record(amount).refine(
    (margins) => Object.keys(margins).every((key) => explainPattern(key) === null),
    'not a regular expression',
  ),
})

const consequence = z.enum(['pass', 'fail', 'ask'])

/** What inconclusive gating rows mean for the gate. */
export type GateRule = z.infer<typeof gateRuleSchema>

const gateRuleSchema = z.strictObject({
  /** Advisory: never fails, the conclusion is `neutral` instead of `failure`. Learn: at first. */
  mode: z.enum(['enforce', 'advisory', 'learn']),
  /** Runs that mode `learn` lets pass; absent: 20. */
  runs: count.exactOptional(),
  inconclusive: consequence,
  failed: consequence,
  /** Regular expressions on benchmark names whose inconclusive rows fail the gate. */
  strict: few(pattern),
  /** An undecided row passes if its interval rules out so many margins; absent: 3. */
  tolerance: z.number().positive().exactOptional(),
  /** Whether the geometric mean of the gating rows gates, too; absent: it does. */
  geomean: z.boolean().exactOptional(),
  /** Who may accept rows of a change; absent: of a fork's, somebody other than its author. */
  accept: z.enum(['anyone', 'not-author']).exactOptional(),
  /** Percent by which instructions an operation may rise; absent: they gate nothing. */
  instructionsPct: z.number().positive().exactOptional(),
})

/** Settings of one workload; `kind` names the workload that reads the rest. */
export type WorkloadSpec = z.infer<typeof workloadSpecSchema>

const workloadSpecSchema = z.object({ kind: short }).catchall(setting)

/** One suite, complete: every default is filled in. */
export type Suite = z.infer<typeof suiteSchema>

export const suiteSchema = z.strictObject({
  name: short,
  workload: workloadSpecSchema,
  base: sourceSchema.nullable(),
  head: sourceSchema.nullable(),
  /** Refs of which each is held against the first, in the same rounds; absent: base and head. */
  compare: few(label).exactOptional(),
  /** The project whose benchmarks run, built against this one; absent: this one's. */
  consumer: long.exactOptional(),
  variants: few(variantSchema),
  contrasts: few(contrastSpecSchema),
  /** By metric id; `*` holds the rule for metrics that are not named. */
  metrics: record(metricRuleSchema),
  rounds: z.strictObject({ min: count, max: count }),
  /** `decided`: stop at a planned analysis once every row is decided; `rounds`: always run max. */
  until: z.enum(['decided', 'rounds']),
  /** For measuring: all after the builds. */
  budgetSec: amount,
  /**
   * From start to table, builds among it: in a plan, budgetSec is what they left of it. Absent:
   * builds have no part in the budget.
   */
  waitSec: amount.exactOptional(),
  /** What builds took, where the budget was not enough for them; absent: it was. */
  builtSec: amount.exactOptional(),
  /** Wall-clock limit of one trial. */
  trialLimitSec: amount,
  /** Wall-clock limit of all builds together; absent: an hour. */
  buildLimitSec: amount.exactOptional(),
  seed: short.nullable(),
  /** Run benchmarks whose binaries are identical, as controls. */
  runIdentical: z.boolean(),
  /** Run benchmarks whose code is identical in binaries that differ; absent: they are left out. */
  reach: z.literal('off').exactOptional(),
  /** Base's code is executed by the benchmarks of head; absent: by its own. */
  benchmarksFrom: z.literal('head').exactOptional(),
  /** Measured code runs as gcbench's user; absent: inside of walls. */
  walls: z.literal('off').exactOptional(),
  /** Builds and trials reach what the machine reaches; absent: as little as they need. */
  network: z.literal('machine').exactOptional(),
  /** Execute and discard one pass of every target before round 0. */
  warmUp: z.boolean(),
  /** Re-link every build with a new random layout after this many rounds; 0: one layout. */
  layoutRounds: count,
  gate: gateRuleSchema,
  /** Which clock decides about benchmarks that have both; absent: the one that suits each. */
  clock: z.enum(['wall', 'cpu']).exactOptional(),
  /** What is run once more under a profiler after the rounds; absent: nothing. */
  profile: profileRuleSchema.exactOptional(),
  /** Rows that comments and tables show, as settings/row-query.ts reads it; absent: all. */
  filter: label.exactOptional(),
})

// The plan: what will be done.

/** A source that was found: the commit it is (`sha`, 40 hex) or the folder, and what was requested. */
export type ResolvedSource = z.infer<typeof resolvedSourceSchema>

const resolvedSourceSchema = z.strictObject({
  asked: label,
  kind: z.enum(['ref', 'folder']),
  sha: commit.nullable(),
  path: label.nullable(),
  /** Set on a base that was found as merge base: of which two refs. */
  mergeBaseOf: z.tuple([label, label]).nullable(),
})

/** A ref under a variant: what is built once and executed once a round. */
export type Arm = z.infer<typeof armSchema>

const armSchema = z.strictObject({
  id: label,
  side: sideSchema,
  variant: short,
  /** The arm whose binaries this one executes again, in processes of its own. */
  copyOf: label.exactOptional(),
})

/**
 * What one trial executes: for go-bench one benchmark of one package. A target yields one or more
 * named benchmarks. `block`: targets of one block are shuffled together so that their trials
 * are neighbours in time (benchmark-against-benchmark contrasts pair across targets).
 */
export type Target = z.infer<typeof targetSchema>

const targetSchema = z.strictObject({
  id: label,
  /** Which build product executes it; for go-bench the import path of the package. */
  unit: label,
  block: label,
  /** Ids of the arms that can execute it: a benchmark may be missing on one side. */
  arms: few(label),
  /** Workload-specific, JSON: for go-bench the -bench pattern, iterations, folder. */
  settings: z.record(short, setting),
  /** Expected wall time of one trial, from the probe; null before anything ran. */
  expectedSec: amount.nullable(),
  /** Benchmarks of it that an arm does not have, as the probe found; absent: none. */
  lacking: many(z.strictObject({ arm: label, benchmark: label })).optional(),
})

/** The pair that is compared. `base`/`head` of an interaction are contrasts, else arms. */
export type Contrast = z.infer<typeof contrastSchema>

const contrastSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: label, kind: z.enum(['refs', 'variants', 'aa']), base: label, head: label }),
  z.strictObject({
    id: label,
    kind: z.literal('benchmarks'),
    arm: label,
    base: pattern,
    head: label,
  }),
  z.strictObject({ id: label, kind: z.literal('interaction'), base: label, head: label }),
])

/**
 * A planned interim analysis: after how many rounds, and its share of alpha (sums to 1). In a run
 * that was gone on with also: `paid`, the rounds that the budget paid for as it was known then, and
 * `isEnd`, where a final word was read.
 */
export type PlannedAnalysis = z.infer<typeof plannedAnalysisSchema>

const plannedAnalysisSchema = z.strictObject({
  rounds: count,
  weight: fraction,
  paid: count.exactOptional(),
  isEnd: z.literal(true).exactOptional(),
})

/** What of a unit is not executed under a contrast, because both sides do the same work. */
export type Unchanged = z.infer<typeof unchangedSchema>

const unchangedSchema = z.strictObject({
  contrast: label,
  unit: label,
  /** Of the one binary of both sides; null: only what these benchmarks reach is the same. */
  sha256: hash.nullable(),
  /** Names as the workload lists them; with a hash, all that the unit could execute. */
  benchmarks: few(label),
})

/** Why benchmarks of a unit are executed: what the change reaches of them, or a doubt. */
export type ReachedBy = z.infer<typeof reachedBySchema>

const reachedBySchema = z.strictObject({
  contrast: label,
  unit: label,
  why: label,
  /** Names as the workload lists them. */
  benchmarks: few(label),
})

/** A file that a change renamed: its path in base, and in head. */
export type Rename = z.infer<typeof renameSchema>

const renameSchema = z.strictObject({ from: long, to: long })

/**
 * What somebody says of rows, so that it can be proved: the rows of a benchmark (its name, or that
 * of a level above it) and a metric (null: all that gate and can be so) changed by at least, or at
 * most, so many percent in the direction of a word: `faster`, `fewer`.
 */
export type Claim = z.infer<typeof claimSchema>

export const claimSchema = z.strictObject({
  benchmark: label,
  metric: label.nullable(),
  quantifier: z.enum(['at-least', 'at-most']),
  pct: amount,
  word: short,
})

/** A project whose benchmarks run against both sides; `sha`: its own commit, null: none is known. */
export type Consumer = z.infer<typeof consumerSchema>

const consumerSchema = z.strictObject({
  /** A folder or an address, as it was given. */
  asked: long,
  sha: commit.nullable(),
})

/** What of a plan decides when its run stops, and may be another in rounds that are judged with it. */
export type Limits = z.infer<typeof limitsSchema>

const limitsSchema = suiteSchema
  .pick({ rounds: true, until: true, budgetSec: true, waitSec: true, builtSec: true })
  .extend({ looks: few(plannedAnalysisSchema) })

/** Limits that a run had before it was gone on with under others. */
export type EarlierLimits = z.infer<typeof earlierSchema>

const earlierSchema = z.strictObject({
  limits: limitsSchema,
  /** Rounds that it had by then. */
  ran: count,
  /** Whether a final word was read there. */
  isRead: z.boolean(),
})

const runSchema = z.strictObject({
  seed: short,
  shard: z.strictObject({ index: count, count }).nullable(),
  limits: limitsSchema,
  earlier: few(earlierSchema).exactOptional(),
  roundsRun: count,
  stop: stopSchema,
  /** Ids of its targets, in its order. */
  targets: many(label),
  /** Its rounds from (inclusive) to (exclusive), and which round of the pool the first of them is. */
  stretches: few(z.strictObject({ from: count, to: count, at: count })),
})

/**
 * A run whose rounds are in a pool: what its order and its stops can be computed again from; `runs`:
 * where it is a pool itself.
 */
export type PooledRun = z.infer<typeof runSchema> & { runs?: PooledRun[] }

const pooledRunSchema: z.ZodType<PooledRun> = runSchema.extend({
  runs: z.lazy((): z.ZodType<PooledRun[]> => few(pooledRunSchema)).exactOptional(),
})

export type Plan = z.infer<typeof planSchema>

export const planSchema = z.strictObject({
  schemaVersion: z.literal(1),
  suite: suiteSchema,
  sources: z.strictObject({
    base: resolvedSourceSchema.nullable(),
    head: resolvedSourceSchema.nullable(),
    /** All refs that are compared, the first and the last of them base and head; absent: two. */
    compared: few(resolvedSourceSchema).exactOptional(),
    /** Whose benchmarks run; absent: those of the sources themselves. */
    consumer: consumerSchema.exactOptional(),
  }),
  arms: few(armSchema),
  targets: many(targetSchema),
  /** All units that were built, executed or not: they tell rows apart; absent: targets do. */
  units: many(label).optional(),
  contrasts: few(contrastSchema),
  /** By which names of benchmarks that begin with a path are the same; absent: none. */
  renames: few(renameSchema).exactOptional(),
  unchanged: many(unchangedSchema),
  /** Absent: what the change reaches was not looked at. */
  reached: many(reachedBySchema).exactOptional(),
  seed: short,
  alpha: fraction,
  looks: few(plannedAnalysisSchema),
  /** Which part of a plan that is spread over machines, from 1; null: all of it. */
  shard: z.strictObject({ index: count, count }).nullable(),
  /** Rounds of an earlier run, with which these are judged elsewhere; absent: of none. */
  roundsBefore: count.exactOptional(),
  /**
   * What of the gate's findings no record tells, as the run found it and the rules of the base add
   * to it; absent: an earlier version wrote the report, of which its problems alone tell.
   */
  findings: many(plannedFindingSchema).exactOptional(),
  /** What is to be proved: its rows run until they show whether it is so; absent: nothing is. */
  claims: few(claimSchema).exactOptional(),
  /** In a merged report: the machine of each round; null: one machine. */
  machines: many(label).nullable(),
  /** In a merged report: the runs; absent: an earlier version pooled them. */
  runs: few(pooledRunSchema).exactOptional(),
  /** Under what its first rounds were run; absent: under the same as the last. */
  earlier: few(earlierSchema).exactOptional(),
})
