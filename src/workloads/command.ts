/** Workload: any program. */

import { z } from 'zod'
import { makeFinding } from '../model/findings.ts'
import { metricFor, observeTrial } from '../model/metrics.ts'
import type { Observation, Problem, Target, Variant, WithProblems } from '../model/model.ts'
import { readJsonPath, valueAt } from '../model/paths.ts'
import { explainPattern, patternOf } from '../model/pattern.ts'
import { parseUnit, toBase } from '../model/unit.ts'
import { runtimeParsers } from '../parse/go-runtime.ts'
import { isTooDeep } from '../parse/parser.ts'
import { EACH_NS } from '../parse/pprof.ts'
import { type Argv, command, fillArgv, fillText, namesIn } from '../settings/command-line.ts'
import {
  buildSettings,
  commonRandomNumbers,
  environment,
  isInterpreted,
  isStarter,
  neededBy,
  type OfferedLoad,
  offeredLoad,
  placementIn,
  placementShape,
  readings,
  relative,
  serverCommands,
  serverSettings,
  targetLoads,
} from '../settings/programs.ts'
import { camelKeys, closed, name, oneOrMore, requirement, text, whole } from '../settings/values.ts'
import {
  buildStep,
  type CountedRun,
  type CountedSteps,
  type Listed,
  type Step,
  step,
  type TrialSteps,
  type Uncountable,
  type Workload,
} from './workload.ts'

/** One capture, or it would be a guess which number is meant. */
function explainCapture(pattern: string): string | null {
  const fault = explainPattern(pattern)
  if (fault !== null) return fault
  const { groups } = patternOf(pattern)
  return groups === 1 ? null : `needs one group in parentheses, the number, and has ${groups}`
}

const readRule = z
  .union(
    [
      text.meta({ title: 'regular expression or JSON path' }),
      closed({
        regex: text.optional().describe('Regular expression whose group is the number.'),
        json: text.optional().describe('Path in JSON, such as `$.latency.p99` or `$.runs[0].ms`.'),
        unit: text
          .optional()
          .describe('Unit in which it is printed; without it: that of the metric.'),
        from: name.prefault('stdout').describe('`stdout`, `stderr`, or a name from `files`.'),
      }),
    ],
    { error: 'expected a regular expression, a JSON path, or a map with regex or json' },
  )
  .transform((written, context) => {
    const rule = typeof written === 'string' ? short(written) : written
    const { regex, json, unit = null, from } = rule
    const fail = (issue: string | ReturnType<typeof requirement>) => {
      context.addIssue(issue)
      return z.NEVER
    }
    if ((regex === undefined) === (json === undefined))
      return fail(requirement('needs one of regex and json'))
    const fault = regex === undefined ? null : explainCapture(regex)
    if (fault !== null) return fail(`expected a regular expression (${fault})`)
    if (json !== undefined && readJsonPath(json) === null) {
      return fail('expected a path such as $.latency.p99 or $.runs[0].ms')
    }
    return { regex: regex ?? null, json: json ?? null, unit, from }
  })

const short = (written: string) => ({
  regex: written.startsWith('$') ? undefined : written,
  json: written.startsWith('$') ? written : undefined,
  unit: undefined,
  from: 'stdout',
})

type ReadRule = z.output<typeof readRule>

/** Values of a key of the matrix by their names; a list's values name themselves. */
const axis = z
  .union([oneOrMore(text, 'a value'), z.record(name, text)], {
    error: 'expected values, or a map from names to values',
  })
  .transform(
    (written): Record<string, string> =>
      Array.isArray(written) ? Object.fromEntries(written.map((value) => [value, value])) : written,
  )
  .refine((values) => Object.keys(values).length > 0, requirement('needs at least one value'))

const shape = {
  name: name.prefault('command').describe('Name in the table, if there is no matrix.'),
  build: buildSettings.optional().describe('How the program is built.'),
  run: z
    .union([command, z.record(name, command)], {
      error: 'expected a command, or a map from names to commands',
    })
    .refine((written) => Object.keys(written).length > 0, requirement('needs at least one command'))
    .meta({ title: 'command, or commands by name' })
    .describe(
      'Command of a trial, without a shell, with `{bin}` (the built program), ' +
        '`{source}` (top folder of the source), `{out}` (an empty folder) and keys of ' +
        '`matrix`; `{{name}}` is a literal `{name}`. In a map, each is compared with the ' +
        'first.',
    ),
  counted: closed({
    run: command.describe('Command that does `{operations}` operations and ends.'),
    operations: whole(1, 1e9)
      .prefault(100)
      .describe('Operations of the shorter of two runs; the longer has six times as many.'),
  })
    .optional()
    .describe(
      'For `profile: instructions`: `run`, a command that does `{operations}` ' +
        'operations, and `operations` of the shorter of two runs (100).',
    ),
  empty: command
    .optional()
    .describe(
      'Command that starts up as `run` does and does none of its work, such as `{bin} --version`: ' +
        'before every trial; its CPU time is taken out of `cpu-s/op`.',
    ),
  prepare: command.optional().describe('Command before every trial, not measured.'),
  dir: relative('a folder inside the repository').prefault('').describe('Folder in which it runs.'),
  env: environment.prefault({}).describe('Environment of the command.'),
  server: serverSettings
    .optional()
    .describe('A server for each arm, on `{port}`; the command is its load.'),
  runtime: z
    .enum(['go', 'jvm', 'plain'])
    .optional()
    .describe(
      'Without it: `go` if the build is a `go` command, `jvm` (reads `{out}/gc.log`) if ' +
        'it runs `java`, else `plain`.',
    ),
  matrix: z
    .record(name, axis, { error: 'expected a map from keys to values' })
    .prefault({})
    .describe('Values for names in `run`; every combination is a benchmark.'),
  contrast: z
    .record(name, text, { error: 'expected a map from a key of the matrix to one of its values' })
    .prefault({})
    .describe('A key of the matrix whose values are variants of head, and their base.'),
  read: z
    .record(text, readRule, { error: 'expected a map from metrics to where they are printed' })
    .prefault({})
    .describe(
      'Numbers in the output, by metric (or unit, as `ops/s`): a regular expression ' +
        'with one group, a JSON path (`$.a.b[0]`), or a map with `regex` or `json`, ' +
        '`unit`, and the output `from` which it is read.',
    ),
  parse: z
    .record(name, oneOrMore(name, 'a parser'), { error: 'expected a map from outputs to parsers' })
    .prefault({})
    .describe('Parsers (see docs/reference.md) by output: `{ stderr: gctrace }`.'),
  files: z
    .record(name, relative('a path inside {out}'))
    .prefault({})
    .describe('Files in `{out}` that are outputs too, by name.'),
  load: offeredLoad
    .optional()
    .describe(
      'Load at a rate, as the option of pgbench, sysbench and oha, or as `{rate}`: see ' +
        'docs/how-to/offered-load.md.',
    ),
  'common-random-numbers': commonRandomNumbers.describe(
    'All arms of a round get the same random seed: as `{seed}`, as `GCBENCH_SEED`, ' +
      'and as the option of pgbench and sysbench.',
  ),
  ...placementShape,
  readings: readings('a command without a server'),
  'expect-exit': z
    .record(z.string().regex(/^\d{1,3}$/, 'expected an exit code'), z.enum(['ok', 'oom']))
    .prefault({})
    .describe(
      'What exit codes other than 0 mean: `ok`, or `oom` (out of memory, as a result). 128 and ' +
        'more are signals: 137 is SIGKILL.',
    ),
}

const FILLED = ['bin', 'source', 'out', 'port', 'data', 'operations']

type Written = z.output<z.ZodObject<typeof shape>>

/** Commands by the name of their variant; null: there is one, for all variants. */
const commandsIn = (run: Written['run']): Record<string, Argv> | null =>
  Array.isArray(run) ? null : (run as Record<string, Argv>)

type Fault = { path: string[]; message: string }

/** What does not fit together; each with its path. */
const faults = (written: Written): Fault[] => [
  ...placeholderFaults(written),
  ...serverFaults(written),
  ...matrixFaults(written),
  ...readFaults(written),
  ...loadFaults(written),
  ...(written.empty !== undefined && written.server !== undefined ? [EMPTY_LOAD] : []),
]

const EMPTY_LOAD: Fault = {
  path: ['empty'],
  message: 'is of a command without a server: with one, the CPU time that counts is its own',
}

/** Names in braces that have no value. */
function placeholderFaults(written: Written): Fault[] {
  const { build, run, counted, prepare = [], empty = [], matrix, env, load } = written
  const own = FILLED.filter((one) => written.server || !['port', 'data'].includes(one))
  const knownNames = [...own, 'seed', ...(load ? ['rate'] : []), ...Object.keys(matrix)]
  const commands = Object.values(commandsIn(run) ?? { run })
  const texts = [
    ...commands.flat().map((word) => ['run', word]),
    ...prepare.map((word) => ['prepare', word]),
    ...empty.map((word) => ['empty', word]),
    ...(counted?.run ?? []).map((word) => ['counted', word]),
    ...Object.values(env).map((word) => ['env', word]),
  ]
  return (texts as [string, string][]).flatMap(([key, word]) => {
    const names = namesIn(word)
    const messages = names
      .filter((one) => !knownNames.includes(one))
      .map((one) => `{${one}} has no value; known: ${knownNames.join(', ')}`)
    if (names.includes('bin') && !build) messages.push('{bin} needs a build')
    return messages.map((message) => ({ path: [key], message }))
  })
}

/** Keys of the matrix in commands of the server, which is up for every benchmark of its arm. */
function serverFaults({ server, matrix }: Written): Fault[] {
  if (server === undefined) return []
  return serverCommands(server).flatMap(({ where, argv }) =>
    argv
      .flatMap(namesIn)
      .filter((one) => Object.hasOwn(matrix, one))
      .map((one) => ({
        path: where.split('.'),
        message:
          `{${one}} is filled in for the load alone, since all benchmarks share a server; servers ` +
          'that differ are variants: their "args" are added to this command',
      })),
  )
}

/** Keys of the matrix that cannot be, and a contrast without its value. */
function matrixFaults({ run, matrix, contrast }: Written): Fault[] {
  const faults = Object.keys(matrix)
    .filter((key) => FILLED.includes(key))
    .map((key): Fault => ({ path: ['matrix', key], message: `{${key}} is filled in by gcbench` }))
  const [first, another] = Object.entries(contrast)
  if (first === undefined) return faults
  const [key, value] = first
  if (commandsIn(run) !== null)
    faults.push({ path: ['contrast'], message: 'the commands of run are the variants already' })
  if (another)
    faults.push({ path: ['contrast'], message: 'only one key of the matrix can be the variants' })
  if (matrix[key]?.[value] === undefined)
    faults.push({ path: ['contrast', key], message: `the matrix has no ${key} "${value}"` })
  return faults
}

/** A load that the command cannot be offered, or from which no rate could be found. */
function loadFaults({ run, env, load, server, read, parse }: Written): Fault[] {
  if (load === undefined) return []
  const commands = Object.values(commandsIn(run) ?? { run }) as Argv[]
  const whys = commands.flatMap((argv) => whyNoLoad(argv, env, load) ?? [])
  if ('at' in load && server === undefined) whys.push('at needs a server, which base has too')
  const isRead = 'tps' in read || Object.keys(parse).length > 0
  if ('at' in load && !isRead)
    whys.push('at needs transactions a second: read tps, or name a parser')
  return whys.map((message) => ({ path: ['load'], message }))
}

/** Metrics from outputs that there are not. */
function readFaults({ read, files }: Written): Fault[] {
  const outputs = ['stdout', 'stderr', 'server', ...Object.keys(files)]
  return Object.entries(read)
    .filter(([, { from }]) => !outputs.includes(from))
    .map(([metric, { from }]) => ({
      path: ['read', metric, 'from'],
      message: `no output "${from}"; known: ${outputs.join(', ')}`,
    }))
}

/** What a suite file can say about a command, with every default filled in. */
export const commandSettings = closed(shape)
  .superRefine((written, context) => {
    for (const { path, message } of faults(written)) {
      context.addIssue(requirement(message, path))
    }
  })
  .transform((written) => {
    const { run, ...rest } = camelKeys(written)
    const runs = commandsIn(run)
    const [only] = runs === null ? [run as Argv] : Object.values(runs)
    return { ...rest, run: only as Argv, ...(runs === null ? {} : { runs }) }
  })

export type CommandSettings = z.output<typeof commandSettings>

// The workload.

/** The key of the matrix whose values are variants, and the one that is compared with. */
const contrastOf = ({ contrast }: CommandSettings) => Object.entries(contrast)[0] ?? null

/** Every combination of the values that are not variants, as names by key. */
function cellsOf(settings: CommandSettings): Record<string, string>[] {
  const axes = Object.entries(settings.matrix).filter(([key]) => key !== contrastOf(settings)?.[0])
  return axes.reduce<Record<string, string>[]>(
    (cells, [key, values]) =>
      cells.flatMap((cell) => Object.keys(values).map((value) => ({ ...cell, [key]: value }))),
    [{}],
  )
}

/** `clients=16/size=big`: the levels of a name, as in Go's sub-benchmarks. */
const nameOf = (settings: CommandSettings, cell: Record<string, string>) =>
  Object.entries(cell)
    .map(([key, value]) => `${key}=${value}`)
    .join('/') || settings.name

/** The written values behind the names of a cell, and of the variant's own value. */
function valuesOf(settings: CommandSettings, target: Target, variant: string) {
  const cell = { ...(target.settings.cell as Record<string, string>) }
  const contrast = contrastOf(settings)
  if (contrast !== null) cell[contrast[0]] = variant
  return Object.fromEntries(
    Object.entries(cell).map(([key, value]) => [key, settings.matrix[key]?.[value] ?? '']),
  )
}

/** The command of a variant; the commands of a map are variants themselves. */
const runOf = ({ run, runs }: CommandSettings, { name }: Variant): Argv => runs?.[name] ?? run

const runtimeOf = ({ runtime, build, run }: CommandSettings) =>
  runtime ?? (build?.run[0] === 'go' ? 'go' : /(^|\/)java$/.test(run[0]) ? 'jvm' : 'plain')

/** Under the JVM the GC log is an output of its own, unless the suite says otherwise. */
const filesOf = (settings: CommandSettings) =>
  runtimeOf(settings) === 'jvm' && settings.run.some((word) => word.includes('{out}/gc.log'))
    ? { gc: 'gc.log', ...settings.files }
    : settings.files

const parsersOf = (settings: CommandSettings) => ({
  ...('gc' in filesOf(settings) && runtimeOf(settings) === 'jvm' ? { gc: ['jvm-gc'] } : {}),
  ...runtimeParsers(settings.server),
  ...settings.parse,
})

/** A number in text: the group of the last match, since programs print their result at the end. */
const matchIn = (text: string, pattern: string): string | undefined =>
  patternOf(pattern, true).lastGroup(text) ?? undefined

/** The value in a JSON text, or in its last line that is JSON. */
function jsonIn(text: string, path: string): unknown {
  const whole = text.trim()
  for (const part of [whole, ...whole.split('\n').reverse()]) {
    try {
      const document: unknown = JSON.parse(part)
      return isTooDeep(document) ? undefined : valueAt(document, readJsonPath(path) ?? [])
    } catch {
      // Programs print other lines beside their JSON.
    }
  }
  return undefined
}

/** Half a step of the last printed digit, for metrics judged by what was printed. */
function halfStep(printed: string): number | null {
  const [, decimals] = /^[-+]?\d+(?:\.(\d+))?$/.exec(printed) ?? []
  return decimals === undefined ? null : 0.5 * 10 ** -decimals.length
}

function readOne(
  metric: string,
  { regex, json, unit, from }: ReadRule,
  outputs: Record<string, string>,
): WithProblems<Observation[]> {
  const text = outputs[from] ?? ''
  const value = regex !== null ? matchIn(text, regex) : jsonIn(text, json ?? '$')
  const printed = typeof value === 'number' ? String(value) : value
  const number = typeof printed === 'string' ? Number(printed.replaceAll(',', '').trim()) : NaN
  if (typeof printed !== 'string' || printed.trim() === '' || !Number.isFinite(number)) {
    const found = value === undefined ? null : JSON.stringify(value)
    const details = { metric, from: String(regex ?? json), found }
    return { value: [], problems: [makeFinding('no-number', null, details, { where: from })] }
  }
  const base = unit === null ? { unit: metricFor(metric).unit, factor: 1 } : parseUnit(unit)
  const factor = unit === null ? parseUnit(metric).factor : base.factor
  const step = halfStep(printed)
  const observation: Observation = {
    scope: '',
    benchmark: '',
    procs: null,
    metric,
    iterations: null,
    unit: base.unit,
    value: toBase(number, factor),
    resolution: step === null ? null : step * factor,
  }
  return { value: [observation], problems: [] }
}

function readOutputs(settings: CommandSettings, outputs: Record<string, string>) {
  const value: Observation[] = []
  const problems: Problem[] = []
  for (const [metric, rule] of Object.entries(settings.read)) {
    const one = readOne(metric, rule, outputs)
    value.push(...one.value)
    problems.push(...one.problems)
  }
  return { value, problems }
}

/** Where nothing says how numbers are read, the time of a trial is its result. */
const isTimed = ({ read, parse }: CommandSettings) =>
  Object.keys(read).length + Object.keys(parse).length === 0

type OfTrial = TrialSteps<CommandSettings>['step']

/** Whether the command is given the seed of a round, in whatever way it has. */
const isSeeded = ({ commonRandomNumbers: isCommon, server, run, runs }: CommandSettings) =>
  isCommon &&
  (server !== undefined ||
    [run, ...Object.values(runs ?? {})].some(
      (argv) => seedOption(argv) !== null || asksFor(argv, 'seed'),
    ))

/** One of the trial's commands, with every name in it filled in. */
const filled =
  (argvOf: (settings: CommandSettings, variant: Variant) => Argv): OfTrial =>
  (settings, target, variant, binary, { source, out, port, data, seed, ratePerSec }) => {
    const words = valuesOf(settings, target, variant.name)
    const rate = ratePerSec === null ? {} : { rate: `${ratePerSec}` }
    const places = { bin: binary, source, out, port, data, seed, ...rate }
    // A variant is about the server, where there is one, and not about its load.
    const runEnv = settings.server ? {} : variant.runEnv
    const seeds = isSeeded(settings) ? { GCBENCH_SEED: seed } : {}
    const isOpen = ratePerSec !== null
    const env = Object.entries({ ...seeds, ...settings.env, ...runEnv }).flatMap(([key, value]) =>
      isOpen || !ofRate(value) ? [[key, fillText(value, { ...places, ...words })]] : [],
    )
    const load = { isSeeded: settings.commonRandomNumbers, isOpen }
    const argv = fillArgv(withLoad(argvOf(settings, variant), load), places, words)
    return step(argv, settings.dir, Object.fromEntries(env))
  }

/** The command of the variant, then the variant's arguments, which stand as they are. */
const trialStep: OfTrial = (settings, target, variant, ...at) => {
  const { argv, folder, env } = filled(runOf)(settings, target, variant, ...at)
  const [program, ...words] = argv
  return step([program, ...words, ...(settings.server ? [] : variant.args)], folder, env)
}

/** The command that does a number of operations, with the environment of a trial. */
function counted(
  settings: CommandSettings,
  { target, variant, binary, places }: CountedRun,
): CountedSteps | Uncountable {
  const { counted: options } = settings
  if (settings.server) return { why: 'the work is that of a server' }
  if (options === undefined)
    return { why: 'the suite does not say how it does a number of operations (counted)' }
  return {
    operations: { short: options.operations, long: 6 * options.operations },
    step: (operations) => {
      const pinned = { ...settings, env: { ...settings.env, GOMAXPROCS: '1' } }
      const argvOf = () =>
        options.run.map((word) => fillText(word, { operations: `${operations}` })) as Argv
      const { argv, folder, env } = filled(argvOf)(pinned, target, variant, binary, places)
      const [program, ...words] = argv
      return step([program, ...words, ...variant.args], folder, env)
    },
  }
}

/** Between two samples. Longer stacks are cut. */
const PERF_PERIOD_NS = 2_000_000
const PERF_STACK_BYTES = 16_384

/** `$1`: the file. A program has no frame pointers, mostly: its stack is read by its unwind tables. */
const PERF_RUN = `out=$1
shift
if ! command -v perf > /dev/null; then
  echo 'no perf on the PATH: install it (apt-get install linux-perf, on Ubuntu linux-tools-generic)' >&2
  exit 127
fi
perf record -q -e cpu-clock:u -c ${PERF_PERIOD_NS} --call-graph dwarf,${PERF_STACK_BYTES} \\
  -o "$out.data" -- "$@"
{ echo '# perf script of cpu-clock:u${EACH_NS}${PERF_PERIOD_NS}'
  perf script -i "$out.data" --no-inline -F comm,period,ip,sym,dso 2> /dev/null
} > "$out"
rm -f "$out.data"`

export const PERF_ENDING = '.perf'

/** A step under perf, which writes text to the file. */
export const underPerf = ({ argv, folder, env }: Step, file: string): Step =>
  step(['sh', '-euc', PERF_RUN, 'sh', file, ...argv], folder, env)

/**
 * The JVM's own sampler, at the period of its settings `profile`. `$1`: the file; `$2`: part of the
 * names of threads that count.
 */
const JFR_RUN = String.raw`out=$1 threads=$2
shift 2
jfr=${'$'}{JAVA_HOME:+$JAVA_HOME/bin/}jfr
if ! command -v "$jfr" > /dev/null; then
  echo 'no jfr on the PATH: install a JDK, 11 or later' >&2
  exit 127
fi
mkdir "$out.d"
record="-XX:StartFlightRecording=filename=$out.d/,settings=profile,dumponexit=true"
env JAVA_TOOL_OPTIONS="${'$'}{JAVA_TOOL_OPTIONS:+$JAVA_TOOL_OPTIONS }$record" "$@"
# What a JVM starts with its own options, as JMH does, records twice.
{ echo '# jdk.ExecutionSample of JFR${EACH_NS}10000000'
  for one in "$out.d"/*-id-1-*.jfr; do
    "$jfr" print --events jdk.ExecutionSample --stack-depth 64 "$one"
  done | awk -v threads="$threads" '
    /^  sampledThread = / { counts = threads == "" || index($0, threads) }
    /^  ]/ { inside = 0 }
    inside && counts && !/^ *[.]+$/ { sub(/ +line: .*/, ""); sub(/^ +/, "\t0 "); print $0 " (java)" }
    /^  stackTrace = / { inside = 1 }
    /^}/ { print "" }'
} > "$out"
rm -r "$out.d"`

/** A step whose JVMs sample themselves, with text as of perf; `threads`: part of names, '': all. */
export const underJfr = ({ argv, folder, env }: Step, file: string, threads: string): Step =>
  step(['sh', '-euc', JFR_RUN, 'sh', file, threads, ...argv], folder, env)

export const ONLY_CPU = { why: 'of anything but Go gcbench samples CPU time alone' }

/** The command of a trial under perf or JFR; where its time is its result, each run is one operation. */
const profiled: NonNullable<Workload<CommandSettings>['profile']> = (settings, run) => {
  const { target, variant, binary, files, places } = run
  const file = files.get('cpu')
  if (file === undefined) return ONLY_CPU
  const of = trialStep(settings, target, variant, binary, places)
  const under = runtimeOf(settings) === 'jvm' ? underJfr(of, file, '') : underPerf(of, file)
  return isTimed(settings) ? { ...under, operations: 'one' } : under
}

const prepareStep: NonNullable<TrialSteps<CommandSettings>['prepare']> = (settings, ...at) => {
  const { prepare } = settings
  return prepare === undefined ? null : filled(() => prepare)(settings, ...at)
}

const emptyStep: NonNullable<TrialSteps<CommandSettings>['empty']> = (settings, ...at) => {
  const { empty } = settings
  return empty === undefined ? null : filled(() => empty)(settings, ...at)
}

/** A benchmark for each cell of the matrix, at each of its loads. */
const benchmarksOf = (settings: CommandSettings) =>
  cellsOf(settings).flatMap((cell) =>
    targetLoads(settings.load ?? null).map(({ suffix, load }) => {
      const curve = nameOf(settings, cell)
      return { name: curve + suffix, curve, cell, load }
    }),
  )

const match = (settings: CommandSettings, name: unknown) =>
  benchmarksOf(settings).find((one) => one.name === name)

export const listed: Listed<CommandSettings> = {
  kind: 'listed',
  unit: ({ name, dir }) => ({ id: name, folder: dir, files: [] }),
  names: (settings) => benchmarksOf(settings).map(({ name }) => name),
  target(settings, pkg, name) {
    const { cell = {}, curve = name } = match(settings, name) ?? {}
    const own = { name, cell, ...(curve === name ? {} : { curve }) }
    return { id: `${pkg.id}.${name}`, unit: pkg.id, settings: own, expectedSec: null }
  },
}

/** What is measured: the server, or else each command. */
const measuredIn = ({ run, runs, server }: CommandSettings) =>
  server ? [server.run] : Object.values(runs ?? { run })

/**
 * Any program, one fresh process per trial. The cells of a matrix are benchmarks, but for one key
 * that `contrast` may name: its values are variants of head, and each is compared with the one
 * named there. No shell and no probe: a trial may take minutes.
 */
export const commandWorkload: Workload<CommandSettings> = {
  kind: 'command',
  about: 'any program: numbers from its output, or its own time and memory',
  settings: commandSettings,
  runtime: runtimeOf,
  source: {
    folder: ({ dir }) => dir,
    sampleSec: () => 1,
    benchmarks: listed,
  },
  build: {
    step: ({ build }, request) => buildStep(build, request),
    isBuilt: ({ build }) => build !== undefined,
    isLinked: (settings) => !measuredIn(settings).some(isInterpreted),
    startsOthers: (settings) =>
      settings.build === undefined && measuredIn(settings).some(([program]) => isStarter(program)),
    program: (settings, variant) => runOf(settings, variant)[0],
  },
  needs: ({ build, run, runs, prepare, empty, dir, server }) =>
    neededBy([
      ...(prepare ? [{ where: 'prepare', argv: prepare, folder: dir }] : []),
      ...(empty ? [{ where: 'empty', argv: empty, folder: dir }] : []),
      ...(build ? [{ where: 'build.run', argv: build.run, folder: build.dir }] : []),
      // What a build may have written into the source cannot be looked for before it.
      ...(build
        ? []
        : Object.values(runs ?? { run }).map((argv) => ({ where: 'run', argv, folder: dir }))),
      ...(server && !build ? serverCommands(server) : []),
    ]),
  trial: {
    step: trialStep,
    prepare: prepareStep,
    empty: emptyStep,
    parsers: parsersOf,
    read: readOutputs,
    readBy: ({ read, expectExit }) => [Object.entries(read), Object.entries(expectExit).sort()],
    readTime: (settings, wallSec) =>
      isTimed(settings) ? [observeTrial('wall-time', wallSec, 1, null)] : [],
    exitMeaning: ({ expectExit }, code) => expectExit[String(code)] ?? null,
    outputFiles: filesOf,
    isSeeded,
    offered: (settings, target) => match(settings, target.settings.name)?.load ?? null,
    placement: placementIn,
    readEverySec: ({ readings }) => readings,
    benchmarkName(_settings, observation, _scopeLabel, target) {
      const name = String(target.settings.name)
      return observation.benchmark === '' ? name : `${name}/${observation.benchmark}`
    },
  },
  counted,
  profile: profiled,
  profileEnding: ({ server }) => (server?.profile === undefined ? PERF_ENDING : '.pb.gz'),
  server: ({ server }) => server ?? null,
  suite: {
    variants(settings) {
      const commands = Object.keys(settings.runs ?? {})
      if (commands[0] !== undefined) return { names: commands, base: commands[0] }
      const [key, base] = contrastOf(settings) ?? []
      if (key === undefined || base === undefined) return null
      return { names: Object.keys(settings.matrix[key] ?? {}), base }
    },
    metrics: ({ read }) => Object.keys(read),
  },
}

// Load tools that a suite may name as its command: their options for a seed and for a rate.

type LoadTool = {
  /** Option for the seed of its random numbers; absent: it has none. */
  seed?: string
  /** Words for an open loop, in which a latency counts from the time when its request was due. */
  rate: string[]
}

const TOOLS: Record<string, LoadTool> = {
  pgbench: { seed: '--random-seed', rate: ['--rate={rate}'] },
  sysbench: { seed: '--rand-seed', rate: ['--rate={rate}'] },
  oha: { rate: ['-q', '{rate}', '--latency-correction'] },
}

const toolOf = ([program]: Argv) => TOOLS[program.split('/').at(-1) ?? ''] ?? null

/** The option for a seed that a command lacks; null: it has it, or its program none that is known. */
function seedOption(argv: Argv): string | null {
  const option = toolOf(argv)?.seed
  return option === undefined || argv.some((word) => word.startsWith(option)) ? null : option
}

/** Whether a command says itself where the name in braces goes. */
const asksFor = (argv: Argv, name: string) => argv.some((word) => namesIn(word).includes(name))

const ofRate = (word: string) => namesIn(word).includes('rate')

/** Whether a word is the rate of an option, and no command of its own. */
const isRateWord = (word: string) => ofRate(word) && !/\s/.test(word)

/**
 * The words of a closed loop: without those for a rate, and without the option before one that is
 * none itself, as in `-e RATE={rate}`.
 */
const withoutRate = (words: readonly string[]): string[] =>
  words.filter((word, at) => {
    const next = words[at + 1] ?? ''
    const isItsOption = word.startsWith('-') && isRateWord(next) && !next.startsWith('-')
    return !isRateWord(word) && !isItsOption
  })

/** The command with the words that its program takes for a seed and a rate it does not name. */
function withLoad(argv: Argv, { isSeeded, isOpen }: { isSeeded: boolean; isOpen: boolean }) {
  const seed = isSeeded ? seedOption(argv) : null
  const rate = isOpen && !asksFor(argv, 'rate') ? (toolOf(argv)?.rate ?? []) : []
  const [program, ...all] = argv
  const words = isOpen ? all : withoutRate(all)
  // What a program is told last counts, and a URL may stand at the end.
  return [program, ...(seed === null ? [] : [`${seed}={seed}`]), ...rate, ...words] as Argv
}

/** Tools that without a rate have one of their own, or none at all: they are no closed loops. */
const OPEN_ALONE = ['vegeta', 'wrk2']

/** Why a load cannot be offered to this command as the suite wants it; null: it can. */
function whyNoLoad(argv: Argv, env: Record<string, string>, load: OfferedLoad): string | null {
  const words = [...argv, ...Object.values(env)].filter(ofRate)
  const known = Object.keys(TOOLS).join(', ')
  if (words.length === 0 && toolOf(argv) === null)
    return `needs {rate} in the command, after its option for a rate; known without: ${known}`
  if (!('at' in load) || words.length === 0) return null
  const program = argv[0].split('/').at(-1) ?? ''
  const isClosed = !OPEN_ALONE.includes(program) && words.every(isRateWord)
  return isClosed
    ? null
    : 'at finds what base does at most without the words with {rate}: ' +
        (OPEN_ALONE.includes(program)
          ? `${program} is no closed loop without a rate`
          : 'they must be words of their own, as in --rate={rate}')
}
