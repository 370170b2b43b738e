/** The model, part 4: profiles of both arms, function by function. See model.ts. */
import { z } from 'zod'
import { amount, count, few, fraction, hash, label } from './bounds.ts'
import {
  instructionCounterSchema,
  problemSchema,
  profileKindSchema,
  profileOfSchema,
} from './suite.ts'

/** Of a record of context switches. */
export const SWITCHES_ENDING = '-switches.perf'

/** Files are read by this path, so it leads nowhere else. */
const path = z.union(
  [
    z.string().regex(/^profiles\/\d{2,3}-(base|head)-\d{1,3}(-(heap|mutex|block))?\.pb\.gz$/),
    z
      .string()
      .regex(
        /^profiles\/\d{2,3}-(base|head)-\d{1,3}(\.cpuprofile|\.perf|-(trace\.out|switches\.perf))$/,
      ),
    z
      .string()
      .regex(
        /^profiles\/\d{2,3}-(base|head)-\d{1,3}-instructions-(short|long)\.(cachegrind|perf)$/,
      ),
  ],
  { error: 'not a profile' },
)

/** A raw file, relative to the folder of the report. */
const fileSchema = z.strictObject({ path, sha256: hash })

/** The profiles of one arm, pooled over its runs. */
export type ProfiledArm = z.infer<typeof profiledArmSchema>

const profiledArmSchema = z.strictObject({
  arm: label,
  runs: count,
  /** Samples that the profiler took. */
  samples: count,
  /** Wall time of the runs together. */
  wallSec: amount,
  /** Operations that the runs did together; null: the output does not say. */
  operations: amount.nullable(),
  files: few(fileSchema),
})

/**
 * One count of instructions, raw: what a target on an arm did more in the longer of two lengths of
 * run, so that start-up and set-up cancel. Rows have what several of them give.
 */
export type InstructionCount = z.infer<typeof instructionCountSchema>

export const instructionCountSchema = z.strictObject({
  unit: label,
  target: label,
  arm: label,
  counter: instructionCounterSchema,
  /** Operations, and their instructions, that the longer run did more. */
  operations: amount,
  instructions: amount,
  /** Wall time of both lengths. */
  wallSec: amount,
  /** What the counter left, of the shorter run and of the longer. */
  files: few(fileSchema),
})

/** head - base, with the limits of its interval. */
export type ProfileDelta = z.infer<typeof profileDeltaSchema>

const profileDeltaSchema = z.strictObject({
  point: z.number(),
  low: z.number(),
  high: z.number(),
})

/** Samples of one function under both arms and what they say. */
export type ProfilePart = z.infer<typeof profilePartSchema>

const profilePartSchema = z.strictObject({
  baseSamples: count,
  headSamples: count,
  /** Difference of the shares of all samples, as a fraction. */
  share: profileDeltaSchema,
  /** Difference of CPU seconds per operation; null: the number of operations is unknown. */
  cpuSec: profileDeltaSchema.nullable(),
})

/** What profiles have of a function. */
const functionOf = <T extends z.ZodType>(part: T) =>
  z.strictObject({
    name: label,
    /** Its name on base, where a receiver became a pointer or a value; absent: the same. */
    baseName: label.exactOptional(),
    /** In its own code; null: too little in both arms to compare. */
    flat: part.nullable(),
    /** In it or in what it called. */
    cum: part,
  })

/** A function as the profiles name it. */
export type ProfiledFunction = z.infer<typeof profiledFunctionSchema>

const profiledFunctionSchema = functionOf(profilePartSchema)

/** What stacks have on each side. */
const stacksOf = <T extends z.ZodRawShape>(sides: T) =>
  z.strictObject({
    names: z.array(label).max(60_000),
    rows: z
      .array(
        z.strictObject({
          stack: z
            .string()
            .max(4_000)
            .regex(/^\d{1,5}(?: \d{1,5})*$/, 'no stack'),
          ...sides,
        }),
      )
      .max(500),
    /** In stacks that are not here. */
    left: z.strictObject(sides),
  })

/**
 * Samples by their whole stacks, as a flame graph of the difference draws them. A stack is the
 * places of its functions in `names`, the outermost first, with blanks between.
 */
export type ProfiledStacks = z.infer<typeof profiledStacksSchema>

const profiledStacksSchema = stacksOf({ baseSamples: count, headSamples: count })

/**
 * The function that has most of the difference, and the line of edited code, on the side that takes
 * longer, from which it is called or which is its own.
 */
export type ProfileCause = z.infer<typeof profileCauseSchema>

const profileCauseSchema = z.strictObject({
  function: label,
  side: z.enum(['base', 'head']),
  /** `tree/scan.go:118`, in the source of that side. */
  place: label,
  isCaller: z.boolean(),
  /** Whether the change edits that line, or another one of its function. */
  edited: z.enum(['line', 'function']),
  /** Part of the function's samples that are there. */
  share: fraction,
})

/** One target under the profiler, both arms of a contrast. */
export type TargetProfile = z.infer<typeof targetProfileSchema>

const targetProfileSchema = z.strictObject({
  contrast: label,
  target: label,
  /** Its rows of the table. */
  benchmarks: few(label),
  base: profiledArmSchema,
  head: profiledArmSchema,
  /** CPU time of one sample. */
  periodSec: amount,
  /** Level at which all intervals of this target hold at once. */
  level: fraction,
  /** Functions that had samples enough to be compared; the most telling of them follow. */
  compared: count,
  functions: z.array(profiledFunctionSchema).max(100),
  /** Absent: in older reports. */
  stacks: profiledStacksSchema.exactOptional(),
  /** Absent: profile and diff do not agree on one. */
  cause: profileCauseSchema.exactOptional(),
})

/** Profiles that add up amounts: bytes and objects allocated, seconds waited, instructions. */
export type AmountKind = z.infer<typeof amountKindSchema>

const amountKindSchema = profileKindSchema.exclude(['cpu'])

/**
 * A column of such a profile, by the name that pprof gives it (`-sample_index`); of a trace, what
 * goroutines (else: threads) did instead of running: waits, and help for the collector.
 */
export type AmountMeasure = z.infer<typeof amountMeasureSchema>

const amountMeasureSchema = z.enum([
  'alloc_space',
  'alloc_objects',
  'delay',
  'off-cpu',
  'assist',
  'sweep',
  'instructions',
])

/** Such profiles of one arm, pooled over its runs; `total`: what all of its functions have. */
const amountArmSchema = profiledArmSchema.omit({ samples: true }).extend({ total: amount })

/** What of the totals is of one function, and its difference an operation (else: a run). */
export type AmountPart = z.infer<typeof amountPartSchema>

const amountPartSchema = z.strictObject({ base: amount, head: amount, delta: profileDeltaSchema })

export type AmountFunction = z.infer<typeof amountFunctionSchema>

const amountFunctionSchema = functionOf(amountPartSchema)

export type AmountStacks = z.infer<typeof amountStacksSchema>

const amountStacksSchema = stacksOf({ base: amount, head: amount })

/** One column of one kind of profile of a target, both arms of a contrast. */
export type TargetAmounts = z.infer<typeof targetAmountsSchema>

const targetAmountsSchema = z.strictObject({
  contrast: label,
  target: label,
  benchmarks: few(label),
  kind: amountKindSchema,
  measure: amountMeasureSchema,
  base: amountArmSchema,
  head: amountArmSchema,
  /** Level at which all intervals of this column hold at once. */
  level: fraction,
  compared: count,
  functions: z.array(amountFunctionSchema).max(100),
  stacks: amountStacksSchema,
  /**
   * By how much the wholes of two runs of one side differ at the most, as a fraction of them: what
   * a program differs from itself by. Absent: not asked of this kind.
   */
  spread: amount.exactOptional(),
  /** Difference of the whole an operation, at `level` by itself. Absent: not asked of this kind. */
  whole: profileDeltaSchema.exactOptional(),
  /** The longest single one, mean of the runs, and its difference. Absent: not asked of this kind. */
  longest: amountPartSchema.exactOptional(),
})

/** The profile pass: what was profiled, and why not what was not. */
export type Profiles = z.infer<typeof profilesSchema>

export const profilesSchema = z.strictObject({
  of: profileOfSchema,
  targets: z.array(targetProfileSchema).max(100),
  /** Heap, mutex and block profiles, traces, instructions; absent: none was asked for. */
  amounts: z.array(targetAmountsSchema).max(400).exactOptional(),
  problems: few(problemSchema),
  /** What it took of the budget; absent: in older reports. */
  spentSec: amount.exactOptional(),
})
