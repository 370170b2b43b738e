/** Options that several commands share, and how their text is read. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ProfileOf } from '../core/model/model.ts'
import { readDuration } from '../core/settings/values.ts'
import type { BenchAsk } from '../stories/bench-ask.ts'
import { DEFAULT_SUITE_FILE } from '../stories/bench-ask.ts'

const PROFILE_OF: readonly ProfileOf[] = ['none', 'changed', 'all']

export const DEFAULT_OUT = 'gcbench-out'

type RoundsRange = { min: number | null; max: number }

/** `20` is at most 20; `8..40` is both ends. */
function readRounds(text: string): RoundsRange {
  const found = /^(?:(\d{1,4})\.\.)?(\d{1,4})$/.exec(text)
  const max = Number(found?.[2] ?? 0)
  const min = found?.[1] === undefined ? null : Number(found[1])
  if (max < 1 || (min !== null && (min < 1 || min > max))) {
    throw new InvalidArgumentError('Expected a number of rounds such as 20, or a range 8..40.')
  }
  return { min, max }
}

function readBudget(text: string): number {
  const sec = readDuration(text)
  if (sec !== null && sec > 0) return sec
  throw new InvalidArgumentError('Expected a duration such as 15m, 90s or 1h30m.')
}

function readShard(text: string): { index: number; count: number } {
  const found = /^(\d{1,2})\/(\d{1,2})$/.exec(text)
  const [index, count] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
  if (index >= 1 && index <= count) return { index, count }
  throw new InvalidArgumentError('Expected a share such as 1/3, counted from 1.')
}

const collect = (name: string, names: string[]) => [...names, ...name.split(',').filter(Boolean)]

/** What `run` and `plan` take alike. */
export function addMeasureOptions(command: Command): Command {
  return command
    .argument('[suite]', 'suite to run; needed only where the file has several')
    .option('-c, --config <file>', 'suite file', DEFAULT_SUITE_FILE)
    .option('--suite-ref <ref>', 'use the suite file at this commit, not the one in the folder')
    .option('--base <ref|folder>', 'compare with; default: merge base with the default branch')
    .option('--head <ref|folder>', 'measure; default: HEAD; `.` is the folder as it stands')
    .option('--exact-base', 'compare with --base itself, not its merge base with head', false)
    .option('--variant <name>', 'only this variant; may be repeated', collect, [])
    .option('--rounds <n|min..max>', 'rounds, at most (or range)', readRounds)
    .option('--budget <duration>', 'time for measuring', readBudget)
    .option('--seed <text>', 'seed of the order of trials; default: random')
    .addOption(
      new Option('--profile <which>', 'CPU profiles of both arms, after the rounds').choices(
        PROFILE_OF,
      ),
    )
    .option('--shard <i/n>', 'run the i-th of n equal shares of the rounds', readShard)
    .option('--advisory', 'only tell: no verdict fails the command', false)
    .option('--allow-os', 'measure even where the system is not Linux', false)
}

export type MeasureOptions = {
  config: string
  base?: string
  suiteRef?: string
  advisory?: boolean
  head?: string
  exactBase: boolean
  variant: string[]
  rounds?: RoundsRange
  budget?: number
  seed?: string
  profile?: ProfileOf
  allowOs: boolean
  out?: string
  resume?: boolean
  shard?: { index: number; count: number }
}

export const askOf = (suite: string | undefined, options: MeasureOptions): BenchAsk => ({
  suiteFile: options.config,
  suiteName: suite ?? null,
  base: options.base ?? null,
  suiteRef: options.suiteRef ?? null,
  advisory: options.advisory ?? false,
  head: options.head ?? null,
  exactBase: options.exactBase,
  variants: options.variant,
  roundsMin: options.rounds?.min ?? null,
  roundsMax: options.rounds?.max ?? null,
  budgetSec: options.budget ?? null,
  seed: options.seed ?? null,
  out: options.out ?? DEFAULT_OUT,
  resume: options.resume ?? false,
  allowOs: options.allowOs,
  shard: options.shard ?? null,
  profile: options.profile ?? null,
})
