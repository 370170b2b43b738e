/**
 * What a book on each shelf offers. A book is one file that exports one of these; its shelf's
 * index.ts is the one list. Help texts, schema enums and docs tables are derived from the lists.
 */
import type { z } from 'zod'
import type {
  Estimate,
  Found,
  Observation,
  PairedSample,
  Plan,
  Report,
  Target,
  Variant,
} from './model.ts'

/** Text of a program's output -> observations. Never throws on any text. */
export type Parser = {
  id: string
  about: string
  parse(text: string): Found<Observation[]>
}

/** A file of a rendered report. */
export type RenderedFile = { name: string; text: string }

/** Report -> text, in one or more files. Pure: the same report gives the same bytes. */
export type Format = {
  id: string
  about: string
  render(report: Report): RenderedFile[]
}

/** A paired sample -> estimate at a two-sided alpha; null where it does not apply to the sample. */
export type Estimator = {
  id: string
  about: string
  /** Name of the test for the row's explanation. */
  test: string
  estimate(sample: PairedSample, alpha: number): Found<Estimate> | null
}

/** One program to execute: argv without shell, folder relative to the source root, env to add. */
export type Step = { argv: [string, ...string[]]; folder: string; env: Record<string, string> }

/** What a built binary says it is. */
export type Identity = { toolchain: string; settings: Record<string, string> }

/** What a variant means for building and running with one language's tools. */
export type Runtime = {
  id: string
  about: string
  /** Names of variables a build may take from the tool's own environment (PATH, GOPROXY ...). */
  buildPassthrough: string[]
  /** Names of variables a trial may take from the tool's own environment. */
  runPassthrough: string[]
  buildEnv(variant: Variant): Record<string, string>
  runEnv(variant: Variant): Record<string, string>
}

/** One thing that is built and executed: for go-bench a package. */
export type Unit = { id: string; folder: string; files: string[] }

/** A target before the plan: what the built unit can execute, and what a probe found out. */
export type Discovered = { target: Target; problem: string | null }

/**
 * What a trial executes, as pure functions: commands to run, and the reading of their output.
 * measure/ runs the commands. `S` is the settings type that `settings` parses.
 */
export type Workload<S = unknown> = {
  kind: string
  about: string
  /** Id of the runtime book that says what a variant means. */
  runtime: string
  /** Schema of the suite file's workload block, without `kind`; fills in every default. */
  settings: z.ZodType<S>
  /** Parsers (ids) per output name of a trial. */
  parsers: Record<string, string[]>
  /** Lists the units of a source tree. */
  listUnits(settings: S, variant: Variant): Step
  readUnits(settings: S, stdout: string): Found<Unit[]>
  /** Whether the text of one of the unit's files shows something to execute. */
  hasTargets(fileText: string): boolean
  /** Builds one unit to `out`; `layoutSeed` null: the toolchain's own link order. */
  build(settings: S, variant: Variant, unit: Unit, out: string, layoutSeed: number | null): Step
  identify(binary: string): Step
  readIdentity(stdout: string): Identity
  /** Problems when the binary is not what the variant says; each one stops the run. */
  checkIdentity(identity: Identity, variant: Variant): string[]
  /** Whether this toolchain can randomise the link order, asked by a step. */
  layoutSupport: { step(variant: Variant): Step; read(output: string): boolean } | null
  /** Lists what a built unit can execute. */
  listTargets(settings: S, unit: Unit, binary: string): Step
  /** Names to probe one by one, from the list step's output. */
  readTargets(settings: S, stdout: string): string[]
  /** Executes one name briefly to learn its benchmarks, iterations and time. */
  probe(settings: S, unit: Unit, binary: string, name: string): Step
  readProbe(settings: S, unit: Unit, name: string, stdout: string): Found<Target[]>
  /** The command of one trial. */
  trial(settings: S, target: Target, variant: Variant, binary: string): Step
  /** Benchmark names a reader sees: how the key of an observation is made. */
  benchmarkKey(observation: Observation, target: Target, plan: Plan): string
}
