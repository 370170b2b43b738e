/** The workload of a benchmark tool: a command, whose trials execute one benchmark where they can. */
import { z } from 'zod'
import type { Target } from '../model/model.ts'
import { requirement, text } from '../settings/values.ts'
import { bestLengthSec, shortestLengthSec } from '../stats/trial-length.ts'
import { type CommandSettings, commandSettings, commandWorkload, listed } from './command.ts'
import type { Tool, ToolSelection, ToolSettings } from './tool.ts'
import {
  type Durations,
  type Selection,
  type Step,
  step,
  type TrialSteps,
  type Workload,
} from './workload.ts'

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

/** How long a target measures: what its process is worth, or what the suite says. */
function lasting(
  { sampleSec, leastSec = 0 }: ToolSelection,
  target: Target,
  names: readonly string[],
  { startSec, aroundSec = 0, shortest, ratioSec }: Durations,
): Target {
  const count = Math.max(1, names.length)
  const best = shortest
    ? shortestLengthSec
    : bestLengthSec((startSec + aroundSec) / count, ratioSec)
  const sec = sampleSec ?? Math.max(leastSec, best)
  const opSec = Number(target.settings.opSec ?? 0)
  const expectedSec = startSec + AROUND_SAMPLE * Math.max(count * sec, opSec)
  return { ...target, settings: { ...target.settings, sec }, expectedSec }
}

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
  const trialStep: TrialSteps<Settings>['step'] = (settings, target, variant, ...at) => {
    const selection = selectionOf(settings)
    const names = namesOf(target)
    if (selection === null || names === null)
      return ofCommand.trial.step(settings, target, variant, ...at)
    const { options, words } = selection.run(names, Number(target.settings.sec))
    const [bin] = settings.run
    const chosen: Settings = { ...settings, run: [bin, ...options] }
    const { argv, ...rest } = ofCommand.trial.step(chosen, target, { ...variant, args: [] }, ...at)
    return { ...rest, argv: [...argv, ...variant.args, ...words] }
  }
  const selects = (settings: Settings): Selection<Settings> | null => {
    const selection = selectionOf(settings)
    if (selection === null) return null
    return {
      listNames: (binary): Step =>
        step([binary, ...selection.list], settings.dir, { ...settings.env, ...selection.listEnv }),
      readNames: selection.readNames,
      target: (_settings, { id: unit }, names) => ({
        id: idOf(unit, names),
        unit,
        settings: { name: names[0] ?? '', names: [...names], leaves: names.length },
        expectedSec: null,
      }),
    }
  }
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
    build: { ...ofCommand.build, ...(tool.isLinked === false && { isLinked: false }) },
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
    // A program prints the metrics that its authors chose.
    suite: { metrics: () => null },
  }
}
