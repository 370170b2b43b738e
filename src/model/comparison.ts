/** The model, part 3: comparison and verdict. See model.ts. */
import { z } from 'zod'
import { amount, count, few, fraction, label, long, short } from './bounds.ts'
import { type GivenUp, lossSchema } from './codes/rows.ts'
import { type Assume, type Direction, directionSchema, problemSchema } from './suite.ts'
import { offeredSchema } from './trial.ts'

export type { GivenUp, Loss } from './codes/rows.ts'

/** gating: can fail the gate; informational: shown; control: must not move; geomean: all rows. */
export type Role = z.infer<typeof roleSchema>

const roleSchema = z.enum(['gating', 'informational', 'control', 'geomean'])

/** Two samples of one series matched by round, with the rules that will judge them. */
export type PairedSample = {
  contrast: string
  /** Which series each side is: rows that name the same one share it; absent: none does. */
  sides?: { base: string; head: string }
  benchmark: string
  metric: string
  unit: string
  better: Direction
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
  givenUp?: { round: number } & GivenUp
  /** Rounds after which it was not run any more, while others were; absent: it ran to the end. */
  stoppedAfter?: number
  /** Rounds before its last one in which it was not run, while others were; absent: in none. */
  waited?: number[]
  /** Which of the two ran first, by round; null: not run, or both in one process. */
  headFirst: (boolean | null)[]
  /** Relative size of the printed step (resolution / median base); null: none known. */
  resolutionPct: number | null
  /** Both sides were counted to take the same path, before the rounds; absent: nobody knows. */
  isSamePath?: true
  /** The benchmark itself differs, so that both sides do different things; absent: it does not. */
  isRewritten?: true
  layout: 'fresh' | 'single'
  /**
   * By round, the pair of layouts that both sides had, by a name; null: as they were built. Absent:
   * a metric that does not depend on layouts, one binary on both sides, or none that is known.
   */
  layouts?: (string | null)[]
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
export type Estimate = z.infer<typeof estimateSchema>

const estimateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['ratio', 'difference']),
    n: count,
    point: z.number(),
    low: z.number(),
    high: z.number(),
    /**
     * Share of tables whose intervals of gating rows all hold the truth; of a row that does not
     * gate, that of its own interval.
     */
    level: fraction,
    /** Two-sided p of "no shift" by this row alone at its analysis, unadjusted. */
    p: fraction,
    /**
     * Smallest effect that this row would be called at in 4 of 5 cases, same scale as point; absent:
     * so few rounds call none.
     */
    detectable: z.number().exactOptional(),
    /** Change of the mean, same scale: head's mean over base's. `point` is the typical change. */
    mean: z.number().exactOptional(),
    /** Change of the mean of the worst fifth of the runs, same scale, and one-sided p of the tail. */
    tail: z.strictObject({ point: z.number(), p: fraction }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('exact'), n: count, base: z.number(), head: z.number() }),
  z.strictObject({
    kind: z.literal('none'),
    n: count,
    /** The sentence of `no-estimate`. */
    why: long,
    /** What was seen, where it is too little for an interval; absent: nothing was. */
    point: z.number().exactOptional(),
    scale: z.enum(['ratio', 'difference']).exactOptional(),
    /** Rounds of one start of the servers, or of one pair of layouts, are one; absent: none are. */
    clusters: count.exactOptional(),
  }),
])

/** The change that was seen, on the scale of its kind; of constant arms their difference; 0: none. */
export function estimatedChange(estimate: Estimate): number {
  if (estimate.kind === 'none') return estimate.point ?? 0
  return estimate.kind === 'exact' ? estimate.head - estimate.base : estimate.point
}

/** A gating row while it is measured, after an interim analysis. */
export type RowProgress = {
  contrast: string
  benchmark: string
  metric: string
  /** ln(head / base) so far; null: no ratio can be told yet. */
  change: number | null
  /** Its word, where more rounds do not change it; null: it is open. */
  settled: VerdictWord | null
}

export type LossReason = z.infer<typeof lossReasonSchema>

const lossReasonSchema = z.enum([
  'lost-pairs',
  'lopsided-losses',
  'no-data',
  'out-of-memory',
  'given-up',
  'odd-output',
])

/**
 * The word on one comparison with its reason.
 * regressed/improved: `certain` if the whole interval is beyond the margin; tail: the typical change
 * decides nothing, and the worst fifth of the runs is worse. changed: of a metric of which nobody
 * told which way is good.
 * equivalent: inside-margin (shown to be), below-margin (it changed, by less than the margin for
 * sure; earlier reports: by their estimate), identical-binary, exact-equal, all-zero.
 * inconclusive: no-decision (says what could be seen and the rounds it would take), below-margin
 * (it changed, by an estimate below the margin, and may be beyond it), one-layout (it may be the
 * luck of the layouts that the builds gave both sides), same-path (it moved, and may be within the
 * margin, while both sides execute the same instructions), too-few-rounds (fewer than 6 pairs, or
 * pairs of layouts), below-resolution, machines-disagree, stopped (the rounds that the budget paid
 * for would not have decided it, so that they went to other rows), beyond-offered (a capacity that
 * lies on both sides above, or below, all rates that were offered).
 */
export type Verdict = z.infer<typeof verdictSchema>

const verdictSchema = z.discriminatedUnion('word', [
  z.strictObject({
    word: z.enum(['regressed', 'improved', 'changed']),
    reason: z.enum(['shift', 'exact', 'tail']),
    certain: z.boolean(),
  }),
  z.strictObject({
    word: z.literal('equivalent'),
    reason: z.enum([
      ...(['inside-margin', 'below-margin'] as const),
      ...(['identical-binary', 'exact-equal', 'all-zero'] as const),
    ]),
  }),
  z.strictObject({
    word: z.literal('inconclusive'),
    reason: z.enum([
      ...(['no-decision', 'too-few-rounds', 'stopped', 'below-margin'] as const),
      ...(['below-resolution', 'machines-disagree', 'one-layout', 'same-path'] as const),
      'beyond-offered',
    ]),
    /** Rounds in all that would decide at the present noise; null: more than are foretold. */
    roundsNeeded: count.nullable(),
    /** The estimate is worse than the margin, and so is the row's own interval at 80 %. */
    suspected: z.literal(true).exactOptional(),
    /** Of beyond-offered alone. */
    offered: offeredSchema.exactOptional(),
  }),
  z.strictObject({
    word: z.literal('withheld'),
    reason: z.literal('control-moved'),
    control: label,
  }),
  z.strictObject({
    word: z.literal('failed'),
    reason: lossReasonSchema,
    /** The sentence of `loss`. */
    detail: long,
    /** Absent: in older reports. */
    loss: lossSchema.exactOptional(),
    /** The only side that gave no numbers; absent: both, or neither alone. */
    side: z.enum(['base', 'head']).exactOptional(),
  }),
])

/**
 * What a benchmark does while its wall time passes. `cpu-bound`: one thread works, or waits for a
 * CPU, all the time. `waiting`: for something else. `parallel`: several threads work.
 */
export type BenchmarkClock = z.infer<typeof benchmarkClockSchema>

const benchmarkClockSchema = z.enum(['cpu-bound', 'waiting', 'parallel', 'unknown'])

/** How a row was judged, so that every row explains itself. */
const explanationSchema = z.strictObject({
  test: short,
  looksTaken: few(count),
  /** Unadjusted p over the analyses (min p_k / w_k) and after table control; null: no test. */
  pSequential: fraction.nullable(),
  pAdjusted: fraction.nullable(),
  family: label,
  lostPairs: count,
  reruns: count,
  resolutionPct: amount.nullable(),
  /** fresh: every pair that counts had layouts that were drawn for it. */
  layout: z.enum(['fresh', 'single']),
  /** Units that the test flips: pairs of layouts, or rounds; absent: in older reports. */
  units: count.exactOptional(),
  /** Of a time: what its benchmark does while it passes; absent: there is no CPU time beside it. */
  clock: benchmarkClockSchema.exactOptional(),
  /**
   * ĉ, what running second costs, as ln(second/first): half the difference of the median d
   * between head running second and first. Null: unknown.
   */
  secondRunEffect: z.number().nullable(),
  /** Estimate per machine when the pairs come from several. */
  machines: few(z.strictObject({ machine: label, n: count, point: z.number() })),
})

/**
 * Instructions an operation under both arms. `noise`: by how much two runs of one side differ at
 * the most, as a logarithm; null: no side was counted twice. `point`, `low`, `high`: ln(head/base),
 * the limits at 95 % by this row alone; null: a side was counted once. `path`: `same` and
 * `different` are what the limits show; `open`: they show neither.
 */
export type CountedInstructions = z.infer<typeof countedInstructionsSchema>

const countedInstructionsSchema = z.strictObject({
  base: z.number().positive(),
  head: z.number().positive(),
  baseRuns: count,
  headRuns: count,
  noise: amount.nullable(),
  point: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  path: z.enum(['same', 'different', 'open']),
})

/** Two samples compared and judged: one row of the table. */
export type Comparison = z.infer<typeof comparisonSchema>

export const comparisonSchema = z.strictObject({
  contrast: label,
  benchmark: label,
  metric: label,
  unit: short,
  better: directionSchema,
  marginPct: amount,
  role: roleSchema,
  /**
   * Base units; null: no number. The median of base, and what the estimate makes of it: head's own
   * median only where there is no estimate, or an exact one.
   */
  baseValue: z.number().nullable(),
  headValue: z.number().nullable(),
  estimate: estimateSchema,
  verdict: verdictSchema,
  explanation: explanationSchema,
  /** Of the row of a benchmark that tells of its time; absent: nothing was counted. */
  instructions: countedInstructionsSchema.exactOptional(),
  problems: few(problemSchema),
})

/** The words of a verdict, apart from its schema: a browser needs no more than these. */
export const VERDICT_WORDS = [
  ...(['regressed', 'improved', 'changed'] as const),
  ...(['equivalent', 'inconclusive', 'withheld', 'failed'] as const),
] as const

export type VerdictWord = (typeof VERDICT_WORDS)[number]
