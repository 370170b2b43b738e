/**
 * Workloads that run the benchmarks of another tool: what their settings share, how they build, and
 * the command that such a workload is, whose trials execute one benchmark where they can.
 */
import { z } from 'zod'
import type { Target } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { literalPattern } from '../model/pattern.ts'
import type { Argv } from '../settings/command-line.ts'
import { environment, relative } from '../settings/programs.ts'
import { duration, oneOrMore, requirement, text } from '../settings/values.ts'
import { bestLengthSec, shortestLengthSec } from '../stats/power.ts'
import {
  type CommandSettings,
  commandSettings,
  commandWorkload,
  listed,
  ONLY_CPU,
  PERF_ENDING,
  underJfr,
  underPerf,
} from './command.ts'
import { plainText, saySame } from './source-text.ts'
import {
  countedLengths,
  type Durations,
  type Executed,
  type Loads,
  type ProjectFile,
  type Selection,
  type Step,
  step,
  type ToldSteps,
  type TrialSteps,
  type Uncountable,
  type Workload,
} from './workload.ts'

/** Keys of every tool; `filter` is what the tool takes as a filter of names. */
export const toolShape = (filter: string) => ({
  dir: relative('a folder inside the repository')
    .prefault('')
    .describe('Folder that is built and in which the benchmarks run.'),
  filter: text.optional().describe(`Which benchmarks: ${filter}.`),
  args: oneOrMore(text, 'an argument').prefault([]).describe('More arguments of every trial.'),
  'build-args': oneOrMore(text, 'an argument')
    .prefault([])
    .describe('More arguments of the build.'),
  'build-env': environment.prefault({}).describe('Environment of the build.'),
  env: environment.prefault({}).describe('Environment of every trial.'),
})

/** What the settings of every tool have. */
export type ToolSettings = z.output<z.ZodObject<ReturnType<typeof toolShape>>>

/** Without a word of the suite a trial of one benchmark has the length that its process is worth. */
export const measurementTime = () =>
  duration
    .optional()
    .describe(
      'How long a trial measures each benchmark. Without it: the length that decides soonest; ' +
        'a fixed time where all benchmarks share one process.',
    )

/** How long each benchmark is warmed up and measured in one trial. */
export const toolTimes = () => ({
  'warm-up-time': duration
    .optional()
    .describe(
      'How long a trial runs each benchmark before it counts. Without it: as `measurement-time`.',
    ),
  'measurement-time': measurementTime(),
})

/**
 * A build by a script of sh, which is given the file to write as `$bin` and `words` as its
 * arguments; what a variant adds to a build comes after them.
 */
export function scriptBuild(script: string, words: readonly string[]): Argv {
  const parts = partsOf(script)
  if (parts.length === 1)
    return ['sh', '-c', `set -eu\nbin=$1\nshift\n${script}`, 'sh', '{bin}', ...words]
  const whole = parts.map((_, at) => `$${at + 2}`).join('')
  const joined = `set -eu\nbin=$1\nscript=${whole}\nshift ${parts.length + 1}\neval "$script"`
  return ['sh', '-c', joined, 'sh', '{bin}', ...parts, ...words]
}

/** A report takes no longer word. */
const LONGEST_PART = 16_000

/** A text in parts of whole lines. */
function partsOf(text: string): string[] {
  const parts = ['']
  for (const line of text.split(/(?<=\n)/)) {
    const last = parts.length - 1
    if (`${parts[last]}${line}`.length > LONGEST_PART) parts.push(line)
    else parts[last] += line
  }
  return parts
}

/**
 * Lines of that script which begin the folder `$bin.NAME` with what base left in its own: downloads
 * under their hashes, and nothing that is made of the tree.
 */
export const lentFolder = (name: string): string =>
  `if [ -d "\${GCBENCH_LENT:-}.${name}" ]; then cp -R --preserve=mode,timestamps,links "$GCBENCH_LENT.${name}" "$bin.${name}"; fi\n`

/**
 * Lines of that script which write a program to `$bin` that does `line`, and names what it is made
 * of: a checksum of the files that `list` prints, so that two builds that differ are two programs.
 */
export const writeProgram = (line: string, list: string): string => {
  const sum = `${list} | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 cat | sha256sum`
  return [
    `{ printf '#!/bin/sh\\n# made of %s\\n' "$(${sum})"`,
    line,
    '} > "$bin"',
    'chmod +x "$bin"',
  ].join('\n')
}

/** Lines of sh that write a text to a file, whose path may name variables. */
export const writeText = (path: string, text: string): string =>
  `cat > "${path}" <<'END'\n${text}END\n`

/** `a`, or nothing: words that stand only where there is a value. */
export const whereGiven = (value: string | undefined, ...before: string[]): string[] =>
  value === undefined ? [] : [...before, value]

/** Settings beside a folder, which the top of the repository need not name. */
export const inFolder = (dir: string, rest: Record<string, unknown>) => ({
  ...(dir === '' ? {} : { dir }),
  ...rest,
})

/** How a trial runs, and which parser reads it; keys as of the workload `command`. */
type ToolRun = {
  run: string[]
  /** Beside that of the suite; absent: nothing. */
  env?: Record<string, string>
  files?: Record<string, string>
  parse: Record<string, string>
  /** Absent: `plain`. */
  runtime?: string
}

/** How a tool lists its benchmarks and executes some of them alone; words follow the program. */
export type ToolSelection = {
  list: string[]
  listEnv?: Record<string, string>
  /** Names as results have them, in the order in which they would run. */
  readNames(stdout: string): string[]
  /** Before the list stands a text that the build left beside the program, such as a `LOADS` line. */
  listsFile?: true
  /**
   * Executes these alone, each measured for about `sec`; the last words stand as they are. `opSec`: an
   * operation of all of them takes so long; 0: nobody knows yet.
   */
  run(names: readonly string[], sec: number, opSec: number): { options: string[]; words: string[] }
  /** Length of a sample that the suite asks for; null: it leaves that open. */
  sampleSec: number | null
  /** The shortest sample that tells something: code may be compiled as it runs. */
  leastSec?: number
  /** The most that it measures where it decides that itself; absent: the length is ours. */
  mostSec?: number
}

/** A regular expression of any tool that is these names and nothing else. */
export const exactly = (names: readonly string[], quote = literalPattern): string =>
  `^(${names.map(quote).join('|')})$`

// What programs of ours around a tool are told, and tell.

/** First argument of such a program that lists, before the words of a trial of all. */
export const LIST = '--list'

/** First argument that executes those whose names stand at the end. */
export const ALONE = '--alone'

/** Variable of the environment with the file for samples of CPU time. */
export const PROFILE_INTO = 'GCBENCH_PROFILE'

/** Variables with the file for what a benchmark executes, and the files asked about, as JSON. */
export const EXECUTED_INTO = 'GCBENCH_EXECUTED'
export const EXECUTED_OF = 'GCBENCH_EXECUTED_OF'

/** Before a name as JSON, in a line of its own. */
export const LISTED = 'gcbench '

export const namesListed = (stdout: string): string[] =>
  stdout.split('\n').flatMap((line) => {
    const name = line.startsWith(LISTED) ? readJson(line.slice(LISTED.length)) : null
    return typeof name === 'string' ? [name] : []
  })

/** Before why a benchmark cannot be measured as the tool does, in a line of its own. */
export const WHY = 'gcbench-why '

/** Before a file as JSON, in a line of its own: its benchmarks cannot be listed, and are left out. */
export const LEFT = 'gcbench-left '

const leftListed = (stdout: string): string[] =>
  stdout.split('\n').flatMap((line) => {
    const file = line.startsWith(LEFT) ? readJson(line.slice(LEFT.length)) : null
    return typeof file === 'string' ? [file] : []
  })

/**
 * Before files as JSON, in a line of its own: what the names that follow load of the tree or were
 * compiled to, by what it is called, with a hash of it; `null` where that is not known.
 */
export const LOADS = 'gcbench-loads '

/** What a list says of each name that it loads; a name that it has twice loads what either does. */
function loadsListed(
  stdout: string,
  readNames: (stdout: string) => string[],
): ReadonlyMap<string, Loads> {
  const found = new Map<string, Loads | null>()
  for (const part of `\n${stdout}`.split(`\n${LOADS}`).slice(1)) {
    const [told = '', ...names] = part.split('\n')
    const loads = loadsSchema.safeParse(readJson(told)).data ?? null
    for (const name of readNames(names.join('\n'))) {
      const before = found.get(name)
      found.set(name, before === null || loads === null ? null : { ...before, ...loads })
    }
  }
  return new Map([...found].flatMap(([name, loads]) => (loads === null ? [] : [[name, loads]])))
}

const executedSchema = z.object({
  name: z.string(),
  executed: z.record(z.string(), z.array(z.string())),
})

/** Lines of JSON, one for each benchmark. */
const executedIn = (text: string): ReadonlyMap<string, Executed> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const { data } = executedSchema.safeParse(readJson(line))
      return data === undefined ? [] : [[data.name, data.executed]]
    }),
  )

/** In other comments and blanks, and in another order, they are the same functions. */
function executesSame(path: string, base: readonly string[], head: readonly string[]): boolean {
  const plain = (all: readonly string[]) => [...new Set(all.map((one) => plainText(path, one)))]
  const [before, after] = [plain(base), plain(head)]
  return before.length === after.length && before.every((one) => after.includes(one))
}

const loadsSchema = z.record(z.string(), z.string())

/** A list without what it says of files. */
const withoutLoads = (stdout: string): string =>
  stdout.includes(LOADS)
    ? stdout
        .split('\n')
        .filter((line) => !line.startsWith(LOADS))
        .join('\n')
    : stdout

/** What a program is compared by, as a report calls it. */
const CODE = 'its machine code'

/**
 * Lines of sh that define `loads`, which prints a `LOADS` line of a program: a hash of what it
 * executes, with libraries that were built beside it, the same wherever it was built. Without `strip`
 * nobody knows.
 */
export const CODE_HASH = String.raw`places=$(printf '%s\n' "$bin" '{source}' | sed 's/[][\.*^$|]/\\&/g; s/.*/s|&|.|g/')
plain() {
  strip -s -R .note.gnu.build-id -R .comment -o "$bin.plain" "$1" 2> /dev/null || return 1
  LC_ALL=C sed "$places" "$bin.plain" | sha256sum | cut -c 1-64
  rm -f "$bin.plain"
}
loads() {
  if { plain "$1" && ldd "$1" 2> /dev/null | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' |
    grep -F -e "$bin." -e '{source}/' | LC_ALL=C sort |
    while read -r library; do plain "$library" || echo "$library"; done
  } > "$bin.hashes" || [ -s "$bin.hashes" ]
  then echo '${LOADS}{"${CODE}":"'"$(sha256sum < "$bin.hashes" | cut -c 1-64)"'"}'
  else echo '${LOADS}null'
  fi
}
`

/** Names that stand in lines of their own, `NAME: benchmark`. */
export const namesBeforeColon = (stdout: string): string[] =>
  [...stdout.matchAll(/^(.+): bench(?:mark)?$/gm)].map(([, name = '']) => name)

/** What a file of a source tree tells of benchmarks: what it is, and the settings that run them. */
export type DetectedTool = { what: string; settings: Record<string, unknown> }

/** How a tool does a number of operations, which is a multiple of so many. */
export type ToolCount = {
  multiple?: number
  /** Options, words that stand at the end, and environment beside that of a trial. */
  run(
    name: string,
    operations: number,
  ): { options: string[]; words: string[]; env?: Record<string, string> }
}

/** Why nothing is counted of what has a compiler beside it. */
export const COMPILED_AS_IT_RUNS: Uncountable = {
  why: 'it is compiled as it runs, and how far is a matter of time: its CPU time alone tells',
}

/**
 * Benchmarks of another tool: one process of it is a trial, which executes one of them, or all where
 * the tool cannot tell them apart. `S` is what `settings` parses, a map of the suite's workload block
 * without `kind`.
 */
export type Tool<S extends ToolSettings = ToolSettings> = {
  kind: string
  about: string
  settings: z.ZodType<S>
  /** The program that builds one side, with its arguments; the suite's own follow them. */
  build(settings: S): Argv
  /** Environment of it beside that of the suite; absent: nothing. */
  buildEnv?: Record<string, string>
  /** False: a build links no program, so that luck with the order of functions is none of its. */
  isLinked?: false
  /** A build of head takes what base compiled of their dependencies, so that one is after the other. */
  takesFromBase?: true
  /** Files of a tree of which its lists tell whether a benchmark loads them; absent: of none. */
  tellsOf?: RegExp
  run(settings: S): ToolRun
  /** Benchmarks one by one; absent, null: one process of a trial executes them all. */
  select?(settings: S): ToolSelection | null
  /** How one benchmark does a number of operations, for a count of its instructions; absent: not. */
  counted?(settings: S): ToolCount | Uncountable
  /**
   * How its CPU time is sampled: by perf, or by the program of a trial itself, into the file that
   * `PROFILE_INTO` names, in the form of V8; by the JVM, in threads with such names; absent: by perf.
   * `operations`: as of a ProfileStep.
   */
  profiled?(settings: S): { operations?: 'time' } | { jvmThreads: string } | Uncountable
  /**
   * Of which files a trial tells the functions that it executes, into the file that `EXECUTED_INTO` names;
   * for `isEach` and `isWhole` see ToldSteps; absent: of none.
   */
  executes?: { tells: RegExp; isEach: boolean; isWhole: boolean }
  /** How a source tree shows that it has such benchmarks, where no suite file says so. */
  search: {
    /** Paths in the source tree of files that may tell. */
    manifest: RegExp
    /** Null: it tells of none. `paths`: all of the tree. */
    read(file: ProjectFile, paths: readonly string[]): DetectedTool | null
    /** What to do where there is such a file, and no benchmark; absent: another tool says it. */
    ifNone?: string
    /** What several files tell together; absent: the first of them counts alone. */
    join?(found: readonly DetectedTool[]): DetectedTool
  }
}

/** Columns of the terminal that a tool of benchmarks believes in. */
const WIDE = '240'

/** What a suite that asks for a tool means, as a suite file would say it of a command. */
function commandOf<S extends ToolSettings>({ kind, build, buildEnv, run }: Tool<S>, settings: S) {
  const { dir, env } = settings
  const trial = run(settings)
  return {
    name: kind,
    dir,
    runtime: 'plain',
    build: {
      dir,
      env: { ...buildEnv, ...settings['build-env'] },
      run: [...build(settings), ...settings['build-args']],
    },
    ...trial,
    // A tool cuts its own words, such as the reason of a failure, to the width of a terminal.
    env: { COLUMNS: WIDE, ...trial.env, ...env },
  }
}

/** The command, and what the tool takes to choose benchmarks; older reports lack that. */
type OverCommand<S> = CommandSettings & { tool?: S }

/** The benchmarks that a target executes alone; null: it executes all. */
const namesOf = ({ settings: { names } }: Pick<Target, 'settings'>): string[] | null =>
  Array.isArray(names) ? names.map(String) : null

/** What a benchmark takes beside its sample: warm-up, calibration, an operation too many. */
const AROUND_SAMPLE = 2

/** How long a target measures: what its process is worth, or what the suite or the tool says. */
function lasting(
  { sampleSec, leastSec = 0, mostSec }: ToolSelection,
  target: Target,
  names: readonly string[],
  { startSec, aroundSec = 0, shortest, ratioSec, wallSec }: Durations,
): Target {
  const count = Math.max(1, names.length)
  const ownSec = (startSec + aroundSec) / count
  const best = shortest ? shortestLengthSec(ownSec) : bestLengthSec(ownSec, ratioSec)
  const sec = sampleSec ?? Math.max(leastSec, best)
  const opSec = Number(target.settings.opSec ?? 0)
  const expectedSec =
    mostSec === undefined
      ? startSec + AROUND_SAMPLE * Math.max(count * sec, opSec)
      : (wallSec ?? startSec + Number(target.settings.ownSec ?? count * mostSec))
  return { ...target, settings: { ...target.settings, sec }, expectedSec }
}

/** Prints what lies beside the program, `$0`, and runs it. */
const WITH_FILE = 'cat "$0.loads" 2> /dev/null\nexec "$0" "$@"'

/** `kind.a` for one; of several `kind.a +2`. */
const idOf = (unit: string, [first = '', ...others]: readonly string[]) =>
  `${unit}.${first}${others.length === 0 ? '' : ` +${others.length}`}`

/**
 * The workload of a tool: the command that the tool says, under which a result has the name of its
 * benchmark. Its settings in a report are those of the command, and those of the tool below them.
 */
export const overCommand = <S extends ToolSettings>(tool: Tool<S>): Workload<OverCommand<S>> => {
  type Settings = OverCommand<S>
  const selectionOf = ({ tool: own }: Settings) =>
    own === undefined ? null : (tool.select?.(own) ?? null)
  const ofCommand = commandWorkload as Workload<Settings>
  /** The command of a trial with other options, and words at its end. */
  const stepWith = (
    { options, words }: { options: string[]; words: string[] },
    ...[settings, target, variant, ...at]: Parameters<TrialSteps<Settings>['step']>
  ): Step => {
    const [bin] = settings.run
    const chosen: Settings = { ...settings, run: [bin, ...options] }
    const { argv, ...rest } = ofCommand.trial.step(chosen, target, { ...variant, args: [] }, ...at)
    return { ...rest, argv: [...argv, ...variant.args, ...words] }
  }
  const trialStep: TrialSteps<Settings>['step'] = (settings, target, ...at) => {
    const selection = selectionOf(settings)
    const names = namesOf(target)
    if (selection === null || names === null) return ofCommand.trial.step(settings, target, ...at)
    const { sec, opSec } = target.settings
    const chosen = selection.run(names, Number(sec), Number(opSec ?? 0))
    return stepWith(chosen, settings, target, ...at)
  }
  const counted: Workload<Settings>['counted'] = (
    settings,
    { target, variant, binary, places },
  ) => {
    const how = settings.tool && tool.counted?.(settings.tool)
    if (how === undefined) return { why: 'this tool decides itself how often it runs a benchmark' }
    if ('why' in how) return how
    const [name, ...others] = namesOf(target) ?? []
    if (name === undefined || others.length > 0)
      return { why: 'its benchmarks share a process, so nothing tells them apart' }
    const opSec = Number(target.settings.opSec ?? 0)
    if (!(opSec > 0)) return { why: 'how long an operation takes is not known' }
    return {
      operations: countedLengths(opSec, how.multiple),
      step(operations) {
        const { env, ...chosen } = how.run(name, operations)
        const of = stepWith(chosen, settings, target, variant, binary, places)
        return { ...of, env: { ...of.env, ...env } }
      },
    }
  }
  const selects = (settings: Settings): Selection<Settings> | null => {
    const selection = selectionOf(settings)
    if (selection === null) return null
    return {
      listNames: (binary): Step =>
        step(
          selection.listsFile
            ? ['sh', '-c', WITH_FILE, binary, ...selection.list]
            : [binary, ...selection.list],
          settings.dir,
          { ...settings.env, ...selection.listEnv },
        ),
      readNames: (stdout) => selection.readNames(withoutLoads(stdout)),
      readLoads: (stdout) => loadsListed(stdout, selection.readNames),
      readLeft: leftListed,
      mostSec: () => selection.mostSec ?? null,
      target: (_settings, { id: unit }, names) => ({
        id: idOf(unit, names),
        unit,
        settings: { name: names[0] ?? '', names: [...names], leaves: names.length },
        expectedSec: null,
      }),
    }
  }
  const told = (executes: NonNullable<typeof tool.executes>): ToldSteps<Settings> => ({
    ...executes,
    step(settings, { targets, variant, binary, places, sec, paths, file }) {
      const [first] = targets
      const names = targets.flatMap((one) => namesOf(one) ?? [])
      const target = { ...first, settings: { ...first.settings, names, sec } }
      const of = trialStep(settings, target, variant, binary, places)
      const asked = { [EXECUTED_INTO]: file, [EXECUTED_OF]: JSON.stringify(paths) }
      return { ...of, env: { ...of.env, ...asked } }
    },
    read: executedIn,
    isSame: executesSame,
  })
  /** Undefined: perf. */
  const profilerOf = ({ tool: own }: Settings) => own && tool.profiled?.(own)
  return {
    ...ofCommand,
    kind: tool.kind,
    about: tool.about,
    filter: { key: 'filter', schema: text },
    settings: tool.settings.transform((settings, context) => {
      const { data, error } = commandSettings.safeParse(commandOf(tool, settings))
      for (const { message } of error?.issues ?? []) context.addIssue(requirement(message))
      if (data === undefined) return z.NEVER
      return tool.select === undefined ? data : { ...data, tool: settings }
    }) as z.ZodType<Settings>,
    source: {
      ...ofCommand.source,
      benchmarks: { ...listed, printsNames: true, ...(tool.select !== undefined && { selects }) },
    },
    build: {
      ...ofCommand.build,
      saySame,
      ...(tool.tellsOf !== undefined && { tellsOf: tool.tellsOf }),
      ...(tool.executes !== undefined && { told: told(tool.executes) }),
      ...(tool.isLinked === false && { isLinked: () => false }),
      ...(tool.takesFromBase && { takesFromBase: true }),
    },
    trial: {
      ...ofCommand.trial,
      step: trialStep,
      benchmarkName: ({ name }, { benchmark }) => (benchmark === '' ? name : benchmark),
      ...(tool.select !== undefined && {
        lasting(settings: Settings, target: Target, how: Durations) {
          const [selection, names] = [selectionOf(settings), namesOf(target)]
          return selection === null || names === null
            ? target
            : lasting(selection, target, names, how)
        },
      }),
    },
    counted,
    profile(settings, { target, variant, binary, files, places, sec, benchmarks }) {
      const file = files.get('cpu')
      const by = profilerOf(settings)
      if (file === undefined) return ONLY_CPU
      if (by !== undefined && 'why' in by) return by
      // A process of several would tell of all of them.
      const names = namesOf(target)?.filter((name) => benchmarks.includes(name)) ?? []
      const chosen = names.length > 0 ? { names } : {}
      const lasting = { ...target, settings: { ...target.settings, ...chosen, sec } }
      const of = trialStep(settings, lasting, variant, binary, places)
      if (by === undefined) return { ...underPerf(of, file), operations: 'time' }
      if ('jvmThreads' in by) return { ...underJfr(of, file, by.jvmThreads), operations: 'time' }
      return { ...of, ...by, env: { ...of.env, [PROFILE_INTO]: file } }
    },
    profileEnding(settings) {
      const by = profilerOf(settings)
      return by === undefined || 'jvmThreads' in by ? PERF_ENDING : '.cpuprofile'
    },
    // A program prints the metrics that its authors chose.
    suite: { metrics: () => null },
  }
}
