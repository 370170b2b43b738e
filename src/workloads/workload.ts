/**
 * What a workload is: the steps it executes and the reading of what they print, as pure functions.
 * sources/ and run/ execute the steps. Folders are relative to the source.
 */

import type { z } from 'zod'
import type {
  BuildRecord,
  Observation,
  Placement,
  Problem,
  ProfileKind,
  Target,
  Variant,
  WithProblems,
} from '../model/model.ts'
import type { Stretches } from '../parse/instruction-counts.ts'
import { type Argv, fillArgv } from '../settings/command-line.ts'
import type { BuildSettings, Needed, ServerSettings, TargetLoad } from '../settings/programs.ts'

/** One program to execute: argv without shell, folder relative to the source root, env to add. */
export type Step = {
  argv: [string, ...string[]]
  folder: string
  env: Record<string, string>
  /** Folders outside of the source that it reads; absent: none. */
  reads?: string[]
}

export const step = (argv: Argv, folder: string, env: Record<string, string>): Step => ({
  argv,
  folder,
  env,
})

/** Writes the program to `out` from the source in `source`; null: the suite builds nothing. */
export function buildStep(
  build: BuildSettings | undefined,
  { variant, out, source, lent }: Omit<BuildRequest, 'unit'>,
): Step | null {
  if (build === undefined) return null
  const [program, ...words] = fillArgv(build.run, { bin: out, source })
  const argv: Argv = [program, ...words, ...variant.buildFlags]
  const env = { ...build.env, ...variant.buildEnv }
  if (lent === undefined) return step(argv, build.dir, env)
  return { ...step(argv, build.dir, { ...env, GCBENCH_LENT: lent.out }), reads: [lent.folder] }
}

// What a workload asks of programs and files that its settings name, once there is a source and
// before anything is built, and what it makes of the answers.

/** Where a question is put: the arm's source, and the folder in which gcbench was started. */
export type RequestedAt = { source: string; here: string }

/** What a program said to a question in one arm; `code` null: it did not end by itself. */
export type ProgramAnswer = { arm: string; question: string; code: number | null; said: string }

/** A folder of this machine, and the SHA-256 of its files by their names. */
export type HashedFolder = { path: string; sha256: Record<string, string> }

/** Questions that every arm answers, and their answers as settings. */
export type Inquiry<S> = {
  /** Commands by the name of the question. */
  questions(settings: S, at: RequestedAt): Record<string, Step>
  /** Folder outside of the source whose files every arm uses; null: there is none. */
  folder?(settings: S, here: string): { path: string; extension: string } | null
  /**
   * The settings with what was learned; a problem for all that cannot work. `folder`: the one
   * asked for, if it is there.
   */
  read(settings: S, answers: ProgramAnswer[], folder: HashedFolder | null): WithProblems<S>
}

/**
 * What a trial executes: its source, its build, its trial; the rest only some workloads have. `S` is
 * what `settings` parses.
 */
export type Workload<S = unknown> = {
  kind: string
  about: string
  /** Schema of the suite file's workload block, without `kind`; fills in every default. */
  settings: z.ZodType<S>
  /** Id of the runtime that says what a variant means. */
  runtime(settings: S): string
  source: SourceSteps<S>
  build: BuildSteps<S>
  /** Programs and scripts that the settings name, looked for before anything is built. */
  needs?(settings: S): Needed[]
  /** What those programs are asked then; absent: nothing. */
  inquiry?: Inquiry<S>
  trial: TrialSteps<S>
  /**
   * The server that every arm has up while the target's trials run; null: these settings have none.
   * Targets with the same block share a server. Without a target: what all of them have alike.
   */
  server?(settings: S, target?: Target): ServerSettings | null
  /** A run under profilers that write to files; absent: nothing is known that does. */
  profile?(settings: S, run: ProfileRun): ProfileStep | Uncountable
  /** Ending of the file of a CPU profile; absent: that of pprof. */
  profileEnding?(settings: S): string
  /**
   * The target with a given number of operations, for a count of its instructions; absent:
   * it does as many as it likes.
   */
  counted?(settings: S, run: CountedRun): CountedSteps | Uncountable
  /** What code asks of its build by itself; absent: nothing. */
  codeAsks?: CodeBuildSettings<S>
  /** Key of the settings that leaves out benchmarks by their names; absent: there is none. */
  filter?: { key: string; schema: z.ZodType }
  /** What the settings themselves say of the suite around them. */
  suite?: SuiteWords<S>
}

/** What a file of the sources, on any side, asks of the build of every arm. */
export type CodeBuildSettings<S> = {
  /** The settings with what it asks for; null: the suite has said what to do. */
  settings(settings: S): S | null
  /** Whether a file may ask, by its name, and whether one does, by its text. */
  mayAsk(fileName: string): boolean
  asks(fileText: string): boolean
  /** What was done, and why. */
  note: string
}

/** A part of a source tree with a toolchain of its own (for Go a module), and what that takes. */
export type Project = { folder: string; env: Record<string, string> }

/** A project without what stands around it: why not with it, how it is built, what to do. */
export type SingleBuild = { project: Project; why: string; instead: string; next: string }

/**
 * One thing that is built and executed: for go-bench a package. `name` is what its toolchain calls
 * it, where that is not the id; `project` is where the toolchain runs, where units are searched.
 */
export type Package = {
  id: string
  folder: string
  files: string[]
  name?: string
  project?: Project
}

/** A file of a source tree that tells of its projects; the folder is relative to the tree. */
export type ProjectFile = { folder: string; name: string; text: string }

/** What a probe found: a target without the arms that can execute it. */
export type ProbedTarget = Omit<Target, 'arms' | 'block'>

/** Where the project lies in a source tree, and where its benchmarks come from. */
type SourceSteps<S> = {
  /** Path of the runtime's project. */
  folder(settings: S): string
  /** Expected time of one benchmark in one trial, for a preview. */
  sampleSec(settings: S): number
  benchmarks: Listed<S> | Searched<S>
}

/** The suite lists the benchmarks: nothing is searched, and nothing is tried out. */
export type Listed<S> = {
  kind: 'listed'
  unit(settings: S): Package
  names(settings: S): string[]
  /** What is executed under such a name prints names of its own, which its rows have. */
  printsNames?: true
  /** How it says these names before, and executes some of them; null: it cannot. */
  selects?(settings: S): Selection<S> | null
  /** The target of a name of that list. */
  target(settings: S, pkg: Package, name: string): ProbedTarget
}

/** Hashes of what a benchmark loads or is compiled to, by its path in the tree or what it is. */
export type Loads = Readonly<Record<string, string>>

/** The benchmarks of a built program, by the names that its results have. */
export type Selection<S> = {
  /** Prints them, and measures nothing. */
  listNames(binary: string): Step
  readNames(stdout: string): string[]
  /** What each loads, as far as the list tells; absent: it does not. */
  readLoads?(stdout: string): ReadonlyMap<string, Loads>
  /** Files whose benchmarks it cannot list; absent: it has no such files. */
  readLeft?(stdout: string): string[]
  /** The most that one takes where the tool decides for how long; absent: the length is ours. */
  mostSec?(settings: S): number | null
  /** The target that executes these alone, in one process. */
  target(settings: S, pkg: Package, names: readonly string[]): ProbedTarget
}

/** What a file waits for that is not built here, and what builds it; null: nothing does here. */
export type Unbuilt = { why: string; next: string | null }

/** The benchmarks are in the source, and a built unit tells which. */
export type Searched<S> = {
  kind: 'searched'
  /** Where the text of a source tree shows its benchmarks, for a preview (git grep -E). */
  mark: { expression: string; pathspec: string }
  /** Name in such a line, if the suite asks for it; else null. */
  nameIn(settings: S, path: string, line: string): string | null
  /** Where projects are looked for; null: there is the one of `folder`. */
  projects(settings: S): ProjectSearch | null
  /** What to do where a source has no unit at all. */
  ifNone: string
  /** What to do about a unit that does not compile. */
  ifUnbuilt(unit: string): string
  /** Lists the units of a project. */
  listUnits(settings: S, project: Project): Step
  readUnits(settings: S, stdout: string, project: Project): WithProblems<Package[]>
  /** The project by itself, where listing failed by what stands around it; null: not by that. */
  alone?(project: Project, stderr: string): SingleBuild | null
  /** Files that are there to execute it and nothing else, and what they read, by path. */
  isTest(path: string): boolean
  /** Whether such a file may hold something to execute, by its name. */
  mayHold(fileName: string): boolean
  /** Folders, by name, that hold no unit. */
  isSkipped(folderName: string): boolean
  /** Whether the text of one of the unit's files shows something to execute. */
  hasTargets(fileText: string): boolean
  /** Names of what a file shows, as a report has them. */
  namesIn(settings: S, path: string, fileText: string): string[]
  /** Why no unit is made of a file that shows something; null: that is as it should be. */
  whyUnbuilt(path: string, fileText: string): Unbuilt | null
  /** Lists what a built unit can execute, one name a probe. */
  listNames(settings: S, binary: string): Step
  readNames(settings: S, stdout: string): string[]
  /** What to do about a benchmark that said this as it failed; null: nothing more is known. */
  remedy?(output: string): string | null
  /** The command by which a person lists them. */
  listedByHand(pkg: Package): string
  /** The settings' pattern of names, and the settings with one that leaves nothing out. */
  pattern(settings: S): { written: string; all: S }
  /** The settings that ask for these functions alone, by names as `namesIn` has them. */
  only(settings: S, names: readonly string[]): S
  /** A line of the settings that asks for these alone: names as targets have them. */
  narrowed(names: readonly string[]): string
  probe: ProbeSteps<S>
}

/** How the projects of a source tree are found. */
export type ProjectSearch = {
  /** Names of the files that tell of projects. */
  files: readonly string[]
  /** Those of them, and what belongs to them, that make a folder a project. */
  makes: readonly string[]
  /**
   * What makes a project of a folder, as its files name the project that they belong to; `texts`: those
   * of files that may name it. Absent: they do not.
   */
  asNamed?: {
    mayName(path: string): boolean
    rewrite(text: string, texts: readonly string[]): string
  }
  /** What makes a project of files that belong to none. */
  lacking: string
  /** Projects in the order of their folders. */
  read(files: readonly ProjectFile[]): Project[]
}

/**
 * A benchmark as a short run found it, on one arm: `name` is that under which it is listed,
 * `printed` are the names of its result lines, and `lines` is how many there were.
 */
export type ProbeRun = {
  name: string
  benchmark: string
  opSec: number
  /** Of that, what did not wait for a CPU; absent: it is not known. */
  ownSec?: number
  /** What an operation takes while the timer stands; absent: nothing worth a word. */
  besideSec?: number
  iterations: number
  printed: string[]
  lines: number
  /** What its result lines claim to have measured, in seconds: all, the least and the most. */
  claimSec: number
  leastClaimSec: number
  mostClaimSec: number
  /** Arms that have others of its name, and not this one; absent: it is not known. */
  absentOn?: string[]
  /** The same on each arm that has it; absent: it is not known. */
  mostOn?: ReadonlyMap<string, number>
}

/**
 * How the output of a probe ends. Not whole: the program ended, or was ended, while `last` ran.
 * `failed`: names that said so themselves, and let the others go on.
 */
export type ProbeEnd = { isWhole: boolean; failed: string[]; last: string | null }

/** Names of a unit executed briefly in one process, to learn their benchmarks and their times. */
type ProbeSteps<S> = {
  step(settings: S, pkg: Package, binary: string, names: readonly string[], variant: Variant): Step
  /** The same settings with so many iterations; absent: they cannot be had. */
  withIterations?(settings: S, iterations: number): S
  /** `known`: benchmarks that the arms before it have; what one arm prints renames none of them. */
  read(
    settings: S,
    names: readonly string[],
    observations: Observation[],
    known: readonly string[],
  ): ProbeRun[]
  readEnd(stdout: string, names: readonly string[]): ProbeEnd
  /** The targets of a name; `tried`: of the slowest arm. `together`: all in one process. */
  targets(
    settings: S,
    pkg: Package,
    probed: { name: string; tried: readonly ProbeRun[]; together: boolean },
  ): ProbedTarget[]
  /** Whether targets of one name may share a process to save time, as far as the suite says. */
  mayShare(settings: S): boolean
}

/**
 * Files that a toolchain compiles in place of its own: the file that lists them, and the environment
 * in which it does so.
 */
export type Overlay = { file: string; env: Record<string, string> }

/** What is built: a unit of an arm, as one file at `out`; `source` is the arm's folder. */
export type BuildRequest = {
  variant: Variant
  unit: Package
  out: string
  source: string
  /** Absent: the toolchain's files are its own. */
  overlay?: Overlay
  /** Where base built the unit, for what a build may take from there; absent: nowhere before. */
  lent?: { out: string; folder: string }
}

/** Units of one project and toolchain that one command builds into the folder `out`. */
export type JointBuildRequest = Omit<BuildRequest, 'unit' | 'lent'> & { units: readonly Package[] }

/**
 * Files of a toolchain, by their paths below its root, that every arm's build compiles in another
 * form. `reads`: the one that the others are made of.
 */
export type PatchedFiles<S> = {
  reads: string
  /** What they are of, and what their other form adds, for who waits. */
  about: string
  /** Why these settings leave it out; null: they do not. */
  excluded(settings: S, variant: Variant, env: Readonly<Record<string, string>>): string | null
  patch(text: string): { files: Record<string, string> } | { why: string }
  /** The toolchain by a root below which its files can be replaced, and what selects that. */
  place(root: string, path: string): { root: string; env: Record<string, string> }
  /** Text of the file that lists them: by the path of a file, that of its other form. */
  list(replaced: Readonly<Record<string, string>>): string
  /** Compiles what they belong to, and nothing else. */
  check(overlay: Overlay, project: Project | undefined): Step
}

/** Packages of a toolchain that units of one project need, which are the same for every source. */
export type ToolchainPackages<S> = {
  /** What they are, for who waits. */
  about: string
  /** Prints their names; it may download what the units depend on, and executes none of it. */
  list(settings: S, units: readonly Package[]): Step
  read(stdout: string): string[]
  /**
   * Whether nothing that a suite says can start a program in their build, which runs outside of all
   * walls: the suite may be the change's.
   */
  isSafe(settings: S, variant: Variant): boolean
  /** By name, files of the folder in which they are compiled. */
  files: Readonly<Record<string, string>>
  /** Compiles them from the files of the toolchain alone. */
  compile(settings: S, request: { variant: Variant; names: readonly string[] }): Step
}

/** From a unit to the file that is executed. */
export type BuildSteps<S> = {
  /** null: these settings build nothing, `program` names what is executed. */
  step(settings: S, request: BuildRequest): Step | null
  /** The program that is executed where nothing is built, as its command names it. */
  program?(settings: S, variant: Variant): string
  /** Whether these settings build anything; absent: they do. */
  isBuilt?(settings: S): boolean
  /**
   * Whether the program does no work of its own, as scripts and `make`: what it starts may be two
   * builds although it is one file on both sides; absent: it does.
   */
  startsOthers?(settings: S): boolean
  /** Compiles what units of one project are linked from; absent: building is one step. */
  compile?(settings: S, request: Omit<JointBuildRequest, 'out'>): Step
  /** False: nothing is linked, since what is built is interpreted, or compiled as it runs. */
  isLinked?(settings: S): boolean
  /**
   * A build of head takes what that of base made of their dependencies, in `lent` or in caches;
   * absent: it may begin with it.
   */
  takesFromBase?: true
  /** What is compiled of the toolchain itself, for every run; absent: nothing. */
  own?: ToolchainPackages<S>
  /** Files of the toolchain that are compiled in another form; absent: none. */
  patched?: PatchedFiles<S>
  /**
   * Downloads what builds of these units, all of one project, depend on, and executes none of it;
   * absent: a build does so itself, and is left the network.
   */
  fetch?(settings: S, units: readonly Package[]): Step
  /**
   * Builds several units by one command, which shares its cores among them and goes on past one that
   * does not compile; absent: one is built after the other. `files`: by the id of a unit, the name of
   * its file in the folder; what is not in it is built alone.
   */
  together?(
    settings: S,
    request: JointBuildRequest,
  ): { step: Step; files: ReadonlyMap<string, string> }
  /** Links it again in a random order of its functions; absent: a build has one order. */
  relink?(settings: S, ask: BuildRequest, layoutSeed: number): Step
  /**
   * Whether two builds of a unit do the same work; absent: nobody can tell, since trials may read
   * files of the source tree.
   */
  doSameWork?(first: BuildRecord, second: BuildRecord): boolean
  /** What is built is the same where all files of the source tree say the same; absent: never. */
  saySame?(path: string, base: string, head: string): boolean
  /** Files of a tree of which a list of benchmarks tells who loads them; absent: it does not. */
  tellsOf?: RegExp
  /** How to ask what a change cannot reach in builds that differ; absent: nobody can tell. */
  reach?: ReachSteps<S>
  /** How to ask what executes the change; absent: nobody can tell, or trials themselves do. */
  covered?: CoverSteps<S>
  /** The same of trials that tell it themselves; absent: they do not. */
  told?: ToldSteps<S>
}

/**
 * Two source trees that were built under one variant; absolute paths. `program` is the one of
 * src/machine/reach/; `out` does not belong to the sources.
 */
export type ReachRequest = {
  variant: Variant
  program: string
  base: string
  head: string
  /** Build environment of base, where it is not that of head. */
  baseEnv: Record<string, string>
  /** Of the toolchain of both; absent: its files are its own, or not the same for both. */
  overlay?: Overlay
  out: string
  /** All of one project; by their names. */
  project: Project
  units: string[]
  /** Where that project, and folders of it by their paths on head, are on base; absent: all the same. */
  moved?: { project: string; folders: (readonly [now: string, was: string])[] }
}

/** What of a unit a change reaches. */
export type Reached = {
  unit: string
  /** False: nothing is known of its benchmarks, for the reason in `doubts`. */
  isKnown: boolean
  /** Names, as the unit lists them, of what executes the same code on both sides. */
  same: string[]
  /** The others, by what of them the change reaches. */
  reached: { why: string; benchmarks: string[] }[]
  /** By name, references to the nearest code that differs, where that is known. */
  distances: ReadonlyMap<string, number>
  /** Names of what something else than the code that differs may tell apart, too. */
  inDoubt: ReadonlySet<string>
  /** Why something is executed that the change may not reach. */
  doubts: string[]
}

/** Asks for the benchmarks that execute the same code on both sides. */
export type ReachSteps<S> = {
  /** Files at the top of a project that tell what it depends on. */
  dependencies: string[]
  step(settings: S, ask: ReachRequest): Step
  /** Throws on a text that is no answer. */
  read(stdout: string): Reached[]
  /** Asks the same of what is not built yet; absent: nobody can tell. */
  inputs?: {
    step(settings: S, ask: ReachRequest): Step
    read(settings: S, stdout: string): PackageInputs[]
    /** Of these names those that the settings ask for; none where a unit itself has to be asked. */
    asked(settings: S, names: readonly string[]): string[]
  }
}

/** What head has and base has not, as far as statements tell. */
export type ChangedCode = {
  packages: string[]
  lines: Stretches
  /** Benchmarks that are written otherwise themselves, as their unit lists them. */
  benchmarks: { unit: string; name: string }[]
  /** Those, and others that use other helpers: what differs, by the names of declarations. */
  rewritten: { unit: string; name: string; parts: string[] }[]
  /** What else differs, so that what executes no such statement may be touched; '': nothing. */
  beyond: string
}

/** Asks which benchmarks execute what changed, and how often, of builds that count that. */
export type CoverSteps<S> = {
  changed: {
    step(settings: S, ask: ReachRequest): Step
    /** Throws on a text that is no answer. */
    read(settings: S, stdout: string): ChangedCode
  }
  build(settings: S, request: BuildRequest, packages: readonly string[]): Step
  /** `file`: where the counts go. null: nobody can say how many operations it does. */
  run(settings: S, run: Omit<CountedRun, 'places'> & { file: string }): CountedSteps | null
  /** Executions of the changed statements; null: the text does not tell. */
  read(text: string, changed: ChangedCode): number | null
}

/**
 * Of the files that were asked about, functions that a benchmark executed: the text of each without those
 * within it, and of what is executed as a file is loaded. '': functions that belong to no file.
 */
export type Executed = Readonly<Record<string, readonly string[]>>

/** Asks trials which functions they execute, on both sides. */
export type ToldSteps<S> = {
  /** Files whose functions they tell. */
  tells: RegExp
  /** Whether what they do not name was not loaded; else it may be executed under another name. */
  isWhole: boolean
  /** Whether one process tells each of several targets apart. */
  isEach: boolean
  /** `paths`: the files asked about. `file`: where it tells. */
  step(
    settings: S,
    run: Omit<CountedRun, 'target' | 'comparesVariants'> & {
      targets: readonly [Target, ...Target[]]
      sec: number
      paths: readonly string[]
      file: string
    },
  ): Step
  /** By the name that a target executes; of what is not there, nobody knows. */
  read(text: string): ReadonlyMap<string, Executed>
  /** Whether these are what two sides execute of a file. */
  isSame(path: string, base: readonly string[], head: readonly string[]): boolean
}

/** What is known of a unit before anything is compiled. */
export type PackageInputs = {
  unit: string
  /**
   * Those that the settings ask for, as the unit lists them, where all that it is built from is the
   * same on both sides: it need not be built. Else none.
   */
  benchmarks: string[]
  /** Imports from it to the nearest code that differs, 0: its own does; null: none is known to. */
  steps: number | null
  /** Benchmarks that it declares. */
  count: number
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
  /** For a load tool's random numbers, if the settings want that: the same for all arms of a round. */
  seed: string
  /** Transactions that are to arrive a second; null: as many as are answered. */
  ratePerSec: number | null
  /** True: it only warms a server up, and need take no longer than that asks for. */
  isWarmUp: boolean
}

/** What the end of a trial means: its exit code, or 128 + the signal's number. */
export type ExitMeaning = 'ok' | 'oom'

/** What an honest process of a target can print, as far as its probe and its flags tell. */
export type ExpectedOutput = {
  /** Names of result lines as printed, with the GOMAXPROCS suffix. */
  names: string[]
  /** Whether there may be others below the same functions. */
  isOpen: boolean
  /** Most result lines of one benchmark. */
  lines: number
  /** Iterations that a line may have, the asked one first; empty: any. */
  iterations: number[]
  /** What it would claim to have measured if it were as fast as it was known to be, in seconds. */
  claimSec: number
  /** What a line claims at least, since it is measured until it has so much; 0: anything. */
  leastSec: number
  /** This arm alone had times of its own when it was tried out, and what to do; null: it had none. */
  ownClock: { next: string } | null
}

/** What the best length of a trial depends on. */
export type Durations = {
  /** What the process of a trial costs beside what it measures. */
  startSec: number
  /** What a trial costs beside its process; absent: not known yet. */
  aroundSec?: number
  /** As short as can be, instead of best. */
  shortest: boolean
  /** Noise inside of processes over noise between them (v_w / v_b); absent: nothing is known. */
  ratioSec?: number
  /** In two samples of half the length, which tell of the noise inside; absent: in one. */
  split?: boolean
  /** What trials took so far; absent: none ran. */
  wallSec?: number
}

/** Load of a benchmark: so long, or so many transactions; the other is null. */
export type LoadBlock = { benchmark: string; sec: number | null; events: number | null }

/** One execution of a target, and what is read from it. */
export type TrialSteps<S> = {
  step(settings: S, target: Target, variant: Variant, binary: string, places: Places): Step
  /** What runs before it and is not measured; null: nothing. */
  prepare?(...of: Parameters<TrialSteps<S>['step']>): Step | null
  /** What only starts up, as the trial does: its CPU time is not the work's. null: nobody says. */
  empty?(...of: Parameters<TrialSteps<S>['step']>): Step | null
  /** Parsers (ids) by the name of the output that they read. */
  parsers(settings: S): Record<string, string[]>
  /** The target with trials of that length; absent: their length is what the settings say. */
  lasting?(settings: S, target: Target, how: Durations): Target
  /** Reads from the outputs what no parser does. Never throws. */
  read?(settings: S, outputs: Record<string, string>): WithProblems<Observation[]>
  /** What of the settings says how; absent: its parsers alone. */
  readBy?(settings: S): unknown
  /** What its output can be; null: nothing is known. Absent: it is whatever it is. */
  expects?(settings: S, target: Target, arm: string): ExpectedOutput | null
  /** The trial's own wall time as its result, where these settings name no other; else []. */
  readTime?(settings: S, wallSec: number): Observation[]
  /** What an exit code means that is not simply ok (0) or failed; null: nothing special. */
  exitMeaning?(settings: S, code: number): ExitMeaning | null
  /** What the words of a trial that failed tell of the suite; null: no more than they say. */
  diagnose?(settings: S, target: Target, output: string): Problem | null
  /** Files in the trial's `out` that are read as outputs: path in `out` by output name. */
  outputFiles?(settings: S): Record<string, string>
  /**
   * The load that a target is offered; null: as much as it answers. Absent: always that. Targets
   * with a promise whose settings have the same `curve` are one benchmark at several loads.
   */
  offered?(settings: S, target: Target): TargetLoad | null
  /** Whether its load gets the seed of the round; absent: it has none. */
  isSeeded?(settings: S): boolean
  /** Where the command runs. */
  placement?(settings: S): Placement
  /** Blocks of load by benchmark, where a percentile is read from one only if it is long enough. */
  blocks?(settings: S): LoadBlock[]
  /** How often the process tree is polled; null: never. */
  readEverySec?(settings: S): number | null
  /** Name of an observation's benchmark in the table; `scopeLabel` is '' in a suite of one unit. */
  benchmarkName(settings: S, observation: Observation, scopeLabel: string, target: Target): string
}

/** One run of about `sec` under profilers; `files`: absolute paths of what they write, by kind. */
type ProfileRun = {
  target: Target
  variant: Variant
  binary: string
  files: ReadonlyMap<Exclude<ProfileKind, 'instructions'>, string>
  places: Places
  sec: number
  /** What of the target is asked for, by the names of its rows. */
  benchmarks: readonly string[]
}

/**
 * `operations`: how many it did. `time`: its CPU time over what it printed that one takes; absent:
 * as it printed.
 */
type ProfileStep = Step & { operations?: 'time' | 'one' }

/** What is to do a number of operations. */
export type CountedRun = {
  target: Target
  variant: Variant
  binary: string
  places: Places
  /** What the runtime does besides may be what the variants differ in. */
  comparesVariants: boolean
}

/** Why a target cannot be asked for a number of operations, in words. */
export type Uncountable = { why: string }

/** Two lengths of it, whose difference is what so many operations take; the step of a length. */
export type CountedSteps = {
  operations: { short: number; long: number }
  step(operations: number): Step
}

/** Seconds of an operation by the clock: what it reports, and what it does while the timer stands. */
export const clockSecOf = ({ settings }: Pick<Target, 'settings'>): number =>
  settings.opSec === undefined ? 0 : Number(settings.opSec) + Number(settings.besideSec ?? 0)

/** Without what counts, the shorter of two lengths takes about so long. */
const COUNTED_SEC = 0.01
const MOST_COUNTED = 1e6

/** Lengths in which an operation that takes so long shows, of a multiple of so many. */
export function countedLengths(opSec: number, multiple = 1): CountedSteps['operations'] {
  const wanted = Math.max(2, Math.min(MOST_COUNTED, Math.round(COUNTED_SEC / opSec)))
  const short = multiple * Math.ceil(wanted / multiple)
  return { short, long: 6 * short }
}

/** Words of a suite that the settings of a workload bring with them. */
type SuiteWords<S> = {
  /** Variants that the settings define, and the one that the rest is compared with; null: none. */
  variants?(settings: S): { names: string[]; base: string } | null
  /** Metrics that the settings define; null: programs print any. */
  metrics(settings: S): string[] | null
}
