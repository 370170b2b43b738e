/** Workload: any program. */
import { z } from 'zod'
import { buildStep, step } from '../contracts/step.ts'
import type { Tool } from '../contracts/tool.ts'
import type {
  CountedRun,
  CountedSteps,
  Listed,
  TrialSteps,
  Workload,
} from '../contracts/workload.ts'
import { metricFor, observeTrial } from '../metrics/metrics.ts'
import { parseUnit, toBase } from '../metrics/unit.ts'
import type { Found, Observation, Problem, Target, Variant } from '../model/model.ts'
import { type Argv, fillArgv, fillText } from '../settings/argv.ts'
import { neededBy } from '../settings/needed-files.ts'
import { placementIn } from '../settings/placement-keys.ts'
import { serverCommands } from '../settings/program-blocks.ts'
import type { ToolSettings } from '../settings/tool-blocks.ts'
import { runtimeParsers } from '../telemetry/go-runtime.ts'
import { readJsonPath, valueAt } from '../text/json-path.ts'
import { patternOf } from '../text/pattern.ts'
import { type CommandSettings, commandSettings, type ReadRule } from './command-settings.ts'

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
      return valueAt(JSON.parse(part), readJsonPath(path) ?? [])
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
): Found<Observation[]> {
  const text = outputs[from] ?? ''
  const found = regex !== null ? matchIn(text, regex) : jsonIn(text, json ?? '$')
  const printed = typeof found === 'number' ? String(found) : found
  const number = typeof printed === 'string' ? Number(printed.replaceAll(',', '').trim()) : NaN
  if (typeof printed !== 'string' || printed.trim() === '' || !Number.isFinite(number)) {
    const what = found === undefined ? 'is not there' : `is no number: ${JSON.stringify(found)}`
    const message = `${metric} (${regex ?? json}) ${what.slice(0, 300)}`
    return { value: [], problems: [{ code: 'no-number', message, where: from }] }
  }
  const base = unit === null ? { unit: metricFor(metric).unit, factor: 1 } : parseUnit(unit)
  const factor = unit === null ? parseUnit(metric).factor : base.factor
  const step = halfStep(printed)
  const observation: Observation = {
    ...{ scope: '', benchmark: '', procs: null, metric, iterations: null },
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

/** One of the trial's commands, with every name in it filled in. */
const filled =
  (argvOf: (settings: CommandSettings, variant: Variant) => Argv): OfTrial =>
  (settings, target, variant, binary, { source, out, port, data }) => {
    const words = valuesOf(settings, target, variant.name)
    const places = { bin: binary, source, out, port, data }
    // A variant is about the server, where there is one, and not about its load.
    const runEnv = settings.server ? {} : variant.runEnv
    const env = Object.entries({ ...settings.env, ...runEnv }).map(([key, value]) => [
      key,
      fillText(value, { ...places, ...words }),
    ])
    const argv = fillArgv(argvOf(settings, variant), places, words)
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
): CountedSteps | null {
  const { counted: asked } = settings
  if (asked === undefined || settings.server) return null
  return {
    operations: { short: asked.operations, long: 6 * asked.operations },
    step: (operations) => {
      const named = { ...settings, env: { ...settings.env, GOMAXPROCS: '1' } }
      const argvOf = () =>
        asked.run.map((word) => fillText(word, { operations: `${operations}` })) as Argv
      const { argv, folder, env } = filled(argvOf)(named, target, variant, binary, places)
      const [program, ...words] = argv
      return step([program, ...words, ...variant.args], folder, env)
    },
  }
}

const prepareStep: NonNullable<TrialSteps<CommandSettings>['prepare']> = (settings, ...at) => {
  const { prepare } = settings
  return prepare === undefined ? null : filled(() => prepare)(settings, ...at)
}

/** A target for each cell of the matrix. */
const listed: Listed<CommandSettings> = {
  kind: 'listed',
  unit: ({ name, dir }) => ({ id: name, folder: dir, files: [] }),
  names: (settings) => cellsOf(settings).map((cell) => nameOf(settings, cell)),
  target(settings, unit, name) {
    const cell = cellsOf(settings).find((one) => nameOf(settings, one) === name) ?? {}
    const id = `${unit.id}.${name}`
    return { id, unit: unit.id, settings: { name, cell }, expectedSec: null }
  },
}

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
    step: ({ build }, asked) => buildStep(build, asked),
    isBuilt: ({ build }) => build !== undefined,
    program: (settings, variant) => runOf(settings, variant)[0],
  },
  needs: ({ build, run, runs, prepare, dir, server }) =>
    neededBy([
      ...(prepare ? [{ where: 'prepare', argv: prepare, folder: dir }] : []),
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
    parsers: parsersOf,
    read: readOutputs,
    readTime: (settings, wallSec) =>
      isTimed(settings) ? [observeTrial('wall-time', wallSec, 1, null)] : [],
    exitMeaning: ({ expectExit }, code) => expectExit[String(code)] ?? null,
    outputFiles: filesOf,
    placement: placementIn,
    readEverySec: ({ readings }) => readings,
    benchmarkName(_settings, seen, _scopeLabel, target) {
      const name = String(target.settings.name)
      return seen.benchmark === '' ? name : `${name}/${seen.benchmark}`
    },
  },
  counted,
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

/** Columns of the terminal that a tool of benchmarks believes in. */
const WIDE = '240'

/** What a suite that asks for a tool means, as a suite file would say it of a command. */
function commandOf<S extends ToolSettings>({ kind, build, buildEnv, run }: Tool<S>, asked: S) {
  const { dir, env } = asked
  const trial = run(asked)
  return {
    ...{ name: kind, dir, runtime: 'plain' },
    build: {
      ...{ dir, env: { ...buildEnv, ...asked['build-env'] } },
      run: [...build(asked), ...asked['build-args']],
    },
    ...trial,
    // A tool cuts its own words, such as the reason of a failure, to the width of a terminal.
    env: { COLUMNS: WIDE, ...trial.env, ...env },
  }
}

/**
 * The workload of a tool: the command that the tool says, under which a result has the name of its
 * benchmark. Its settings in a report are those of the command.
 */
export const overCommand = <S extends ToolSettings>(tool: Tool<S>): Workload<CommandSettings> => ({
  ...commandWorkload,
  ...{ kind: tool.kind, about: tool.about },
  settings: tool.settings.transform((asked, context) => {
    const { data, error } = commandSettings.safeParse(commandOf(tool, asked))
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return data ?? z.NEVER
  }),
  source: { ...commandWorkload.source, benchmarks: { ...listed, printsNames: true } },
  build: { ...commandWorkload.build, ...(tool.isLinked === false && { isLinked: false }) },
  trial: {
    ...commandWorkload.trial,
    benchmarkName: ({ name }, { benchmark }) => (benchmark === '' ? name : benchmark),
  },
  // A program prints the metrics that its authors chose.
  suite: { metrics: () => null },
})
