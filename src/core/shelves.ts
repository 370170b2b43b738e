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

/** The toolchain that a build environment selects. */
export type Toolchain = { version: string; root: string; randomLayout: boolean }

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
  /** How to ask what the build environment selects; null: nothing is compiled. */
  inspect: {
    /** Program whose absence means that the toolchain is not installed, and what to do then. */
    program: string
    install: string
    toolchain: Step
    readToolchain(stdout: string): { version: string; root: string }
    /** Prints whether the link order can be randomised. */
    layout: Step
    readLayout(output: string): boolean
    /** A build variable that failed to be understood, from the toolchain's words; else null. */
    refused(stderr: string): { variable: string; value: string } | null
    /** File under the root that names the values the toolchain knows for that variable. */
    knownFile: string
    readKnown(text: string): string[]
  } | null
  identify(binary: string): Step
  readIdentity(stdout: string): Identity
  /** What is wrong when the binary is not what the variant says; each stops the run. */
  checkIdentity(identity: Identity, variant: Variant, toolchain: Toolchain): string[]
}

/** One thing that is built and executed: for go-bench a package. */
export type Unit = { id: string; folder: string; files: string[] }

/**
 * What a trial executes, as pure functions: steps to execute, and the reading of their output.
 * measure/ executes the steps. `S` is what `settings` parses; folders are relative to the source.
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
  /** Path of the runtime's project in the source tree. */
  folder(settings: S): string
  /** Lists the units of a source tree. */
  listUnits(settings: S, variant: Variant): Step
  readUnits(settings: S, stdout: string): Found<Unit[]>
  /** Whether the text of one of the unit's files shows something to execute. */
  hasTargets(fileText: string): boolean
  /** Where the text of a source tree shows its benchmarks, for a preview (git grep -E). */
  sourceMark: { expression: string; pathspec: string }
  /** Name in such a line, if the suite asks for it; else null. */
  nameInSource(settings: S, path: string, line: string): string | null
  /** Expected time of one benchmark in one trial. */
  sampleSec(settings: S): number
  /** Builds one unit to `out`; `layoutSeed` null: the toolchain's own link order. */
  build(settings: S, variant: Variant, unit: string, out: string, layoutSeed: number | null): Step
  /** Lists what a built unit can execute, one name a probe. */
  listNames(settings: S, binary: string): Step
  readNames(settings: S, stdout: string): string[]
  /** Executes one name briefly, to learn its benchmarks, iterations and time. */
  probe(settings: S, unit: Unit, binary: string, name: string, variant: Variant): Step
  readProbe(settings: S, unit: Unit, name: string, observations: Observation[]): ProbedTarget[]
  /** Whether a program that printed no result says itself that all is well (it skipped). */
  saysDone(stdout: string): boolean
  /** The command of one trial. */
  trial(settings: S, target: Target, variant: Variant, binary: string): Step
  /** Name of an observation's benchmark in the table; `scopeLabel` is '' in a suite of one unit. */
  benchmarkName(settings: S, observation: Observation, scopeLabel: string): string
}

/** What a probe found: a target without the arms that can execute it. */
export type ProbedTarget = Omit<Target, 'arms' | 'block'>
