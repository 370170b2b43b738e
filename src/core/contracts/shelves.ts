/**
 * What a book on each shelf offers. A book is one file that exports one of these; its shelf's
 * index.ts is the one list. Help texts, schema enums and docs tables are derived from the lists.
 */
import type { z } from 'zod'
import type {
  Estimate,
  Found,
  Histogram,
  Observation,
  PairedSample,
  Placement,
  Report,
  Target,
  Variant,
} from '../model/model.ts'
import type { Needed } from '../settings/needed-files.ts'
import type { ServerBlock } from '../settings/program-blocks.ts'

/** Text of a program's output -> observations. Never throws on any text. */
export type Parser = {
  id: string
  about: string
  parse(text: string): Found<Observation[]>
  /** The latency histogram in the text, for plots; null: it has none. */
  histogram?(text: string): Histogram | null
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
    /** Prints whether the link order can be randomised; null: it cannot. */
    layout: Step | null
    readLayout(output: string): boolean
    /** A build variable that failed to be understood, from the toolchain's words; else null. */
    refused(stderr: string): { variable: string; value: string } | null
    /** File under the root that names the values the toolchain knows for that variable. */
    knownFile: string
    readKnown(text: string): string[]
  } | null
  /** How to ask a binary what it is; null: nobody can tell. */
  identify(binary: string): Step | null
  readIdentity(stdout: string): Identity
  /** What is wrong when the binary is not what the variant says; each stops the run. */
  checkIdentity(identity: Identity, variant: Variant, toolchain: Toolchain): string[]
}

/** Absolute paths and other words that measure/ hands to a command. */
export type Places = {
  /** Folder of the arm's source. */
  source: string
  /** Empty folder of this trial alone, for files that it writes; gone afterwards. */
  out: string
  /** Port and data folder of the arm's server; '' where there is none. */
  port: string
  data: string
}

/** What the end of a trial means: its exit code, or 128 + the signal's number. */
export type ExitMeaning = 'ok' | 'oom'

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
  /** The runtime where the settings choose it; without it: `runtime`. */
  runtimeFor?(settings: S): string
  /** Schema of the suite file's workload block, without `kind`; fills in every default. */
  settings: z.ZodType<S>
  /** Parsers (ids) per output name of a trial. */
  parsers: Record<string, string[]>
  /** The parsers where the settings choose them; without it: `parsers`. */
  parsersFor?(settings: S): Record<string, string[]>
  /** Reads from the outputs what no parser does. Never throws. */
  readOutputs?(settings: S, outputs: Record<string, string>): Found<Observation[]>
  /** True: the trial's own wall time is its result, and its output need not hold a number. */
  isTimed?(settings: S): boolean
  /** What an exit code means that is not simply ok (0) or failed; null: nothing special. */
  exitMeaning?(settings: S, code: number): ExitMeaning | null
  /** Files in the trial's `out` that are read as outputs: path in `out` by output name. */
  outputFiles?(settings: S): Record<string, string>
  /** The server that every arm has up while trials run; null: none. */
  server?(settings: S): ServerBlock | null
  /** Where the trial's command runs. */
  placement?(settings: S): Placement
  /** How often the process tree of a trial is polled; null: never. */
  readEverySec?(settings: S): number | null
  /** Variants that the settings themselves define, and the one that the rest is compared with. */
  ownVariants?(settings: S): { names: string[]; base: string } | null
  /** Metrics that the settings themselves define; null, or without it: programs print any. */
  ownMetrics?(settings: S): string[] | null
  /** Benchmarks by name where the settings list them: nothing is searched in the source. */
  namesInSuite?(settings: S): string[]
  /** True: a build has one order of its functions; gcbench cannot link it anew. */
  fixedLayout?: boolean
  /** True: trials may read files of the source tree, so equal binaries do not mean equal work. */
  readsSource?: boolean
  /** Path of the runtime's project in the source tree. */
  folder(settings: S): string
  /** Lists the units of a source tree; null: readUnits knows them without. */
  listUnits(settings: S, variant: Variant): Step | null
  readUnits(settings: S, stdout: string): Found<Unit[]>
  /** Whether the text of one of the unit's files shows something to execute. */
  hasTargets(fileText: string): boolean
  /** Where the text of a source tree shows its benchmarks, for a preview (git grep -E). */
  sourceMark: { expression: string; pathspec: string }
  /** Name in such a line, if the suite asks for it; else null. */
  nameInSource(settings: S, path: string, line: string): string | null
  /** Expected time of one benchmark in one trial. */
  sampleSec(settings: S): number
  /** Builds one unit to `out`, or null; `layoutSeed` null: the toolchain's own link order. */
  build(
    settings: S,
    variant: Variant,
    unit: string,
    out: string,
    layoutSeed: number | null,
    source: string,
  ): Step | null
  /** Programs and scripts that the settings name, looked for before anything is built. */
  needs?(settings: S): Needed[]
  /** The program of a unit that is not built, as its command names it. */
  program?(settings: S): string
  /** Lists what a built unit can execute, one name a probe; null: readNames knows without. */
  listNames(settings: S, binary: string): Step | null
  readNames(settings: S, stdout: string): string[]
  /** Executes one name briefly, to learn its benchmarks, iterations and time; null: no need. */
  probe(settings: S, unit: Unit, binary: string, name: string, variant: Variant): Step | null
  readProbe(settings: S, unit: Unit, name: string, observations: Observation[]): ProbedTarget[]
  /** Whether a program that printed no result says itself that all is well (it skipped). */
  saysDone(stdout: string): boolean
  /** The command of one trial. */
  trial(settings: S, target: Target, variant: Variant, binary: string, places: Places): Step
  /**
   * The command of one run of about `sec` under a CPU profiler, which writes pprof to `file`;
   * absent: nothing is known that does.
   */
  profile?(settings: S, run: ProfileRun): Step
  /** Name of an observation's benchmark in the table; `scopeLabel` is '' in a suite of one unit. */
  benchmarkName(settings: S, observation: Observation, scopeLabel: string, target: Target): string
}

export type ProfileRun = {
  target: Target
  variant: Variant
  binary: string
  /** Absolute path of the profile. */
  file: string
  sec: number
}

/** What a probe found: a target without the arms that can execute it. */
export type ProbedTarget = Omit<Target, 'arms' | 'block'>
