/** The nouns, fourth chapter: CPU profiles of both arms, function by function. See model.ts. */
import type { Problem, ProfileOf } from './asked.ts'

/** The profiles of one arm, pooled over its runs. */
export type ProfiledArm = {
  arm: string
  runs: number
  /** Samples that the profiler took. */
  samples: number
  /** Wall time of the runs together. */
  wallSec: number
  /** Operations that the runs did together; null: the output does not say. */
  operations: number | null
  /** Raw profiles, relative to the folder of the report. */
  files: { path: string; sha256: string }[]
}

/** head - base, with the limits of its interval. */
export type ProfileDelta = { point: number; low: number; high: number }

/** Samples of one function under both arms and what they say. */
export type ProfilePart = {
  baseSamples: number
  headSamples: number
  /** Difference of the shares of all samples, as a fraction. */
  share: ProfileDelta
  /** Difference of CPU seconds per operation; null: the number of operations is unknown. */
  cpuSec: ProfileDelta | null
}

/** A function as the profiles name it. */
export type ProfiledFunction = {
  name: string
  /** Its name on base, where a receiver became a pointer or a value; absent: the same. */
  baseName?: string
  /** Samples in its own code; null: too few in both arms to compare. */
  flat: ProfilePart | null
  /** Samples in it or in what it called. */
  cum: ProfilePart
}

/** One target under the profiler, both arms of a contrast. */
export type TargetProfile = {
  contrast: string
  target: string
  /** Its rows of the table. */
  benchmarks: string[]
  base: ProfiledArm
  head: ProfiledArm
  /** CPU time of one sample. */
  periodSec: number
  /** Level at which all intervals of this target hold at once. */
  level: number
  /** Functions that had samples enough to be compared; the most telling of them follow. */
  compared: number
  functions: ProfiledFunction[]
}

/** The profile pass: what was profiled, and why not what was not. */
export type Profiles = { of: ProfileOf; targets: TargetProfile[]; problems: Problem[] }
