/** What the views of all profiles share: a function in a table, a whole stack, their titles. */
import type {
  AmountStacks,
  ProfileDelta,
  ProfiledStacks,
  Report,
  TargetAmounts,
  TargetProfile,
} from '../core/model/model.ts'
import { isBeyondNoise } from '../core/profiles/function-differences.ts'
import { stackRows } from '../core/profiles/stacks.ts'
import { list, type Phrase, plural } from '../core/text/phrase.ts'
import { titleOf } from './titles.ts'

/** A difference, its interval in brackets, and whether it is beyond the noise. */
export type PrintedDelta = { point: string; interval: string; isBeyondNoise: boolean }

/** One function in one of the two tables. */
export type FunctionRow = {
  name: string
  baseName: string | null
  /** Share of the whole on base and head, and the difference with its interval, if it has one. */
  share: string
  shareDelta: PrintedDelta | null
  /** CPU time, bytes, objects or waits per operation, and the difference; null: not known. */
  amount: string | null
  amountDelta: PrintedDelta | null
  /** Null: what is counted is in `amount` already. */
  samples: string | null
  isBeyondNoise: boolean
  /** What it is, in plain words; null: its name is all there is. */
  words: string | null
}

/** What a profile is of, in words for its titles. */
export type ProfileWords = {
  /** `CPU profile`. */
  title: string
  /** `CPU time`, of which functions have shares. */
  whole: string
  /** `CPU time per operation`, and the end of that for a single difference. */
  amount: string
  per: string
}

export type ProfileView = {
  source: TargetProfile | TargetAmounts
  words: ProfileWords
  /** Benchmark, and contrast where there are several. */
  name: Phrase
  /** What moved most, in short. */
  gist: Phrase
  /** Samples, runs and CPU time per operation. */
  basis: Phrase
  /** By their own code, and with what they call; what is beyond the noise first. */
  flat: FunctionRow[]
  cum: FunctionRow[]
  /** Those of the two that tell most: of waits the callers, since only the runtime waits. */
  telling: FunctionRow[]
  /** Whole stacks whose share differs most, by their innermost functions. */
  stacks: StackView[]
  compared: number
  level: number
}

/** The innermost functions of a stack, the outermost of them first, and what it has. */
export type StackView = { functions: string[]; share: string; samples: string }

export const percentOf = (share: number) => `${(100 * share).toFixed(1)} %`

const points = (share: number) => {
  const text = (100 * share).toFixed(1)
  return Number(text) > 0 ? `+${text}` : text === '-0.0' ? '0.0' : text
}

export const sharePoints = (delta: ProfileDelta): PrintedDelta => {
  const printed = printedDelta(delta, points)
  return { ...printed, point: `${printed.point} points` }
}

/** A difference in a unit, with its interval. */
export const printedDelta = (
  { point, low, high }: ProfileDelta,
  print: (value: number) => string,
): PrintedDelta => ({
  point: print(point),
  interval: `[${print(low)}, ${print(high)}]`,
  isBeyondNoise: isBeyondNoise({ point, low, high }),
})

export const pair = ([base, head]: readonly [string, string]) => `${base} → ${head}`

/** The most telling function by its own code, as `runtime.duffcopy 43.2 % → 0.4 % of CPU time`. */
export function gistOf(rows: FunctionRow[], { whole }: ProfileWords): Phrase {
  const moved = rows.filter((row) => row.isBeyondNoise)
  const [first] = moved
  if (first === undefined) return ['no function is beyond the noise']
  const more = moved.length > 1 ? `, and ${plural(moved.length - 1, 'more function')}` : ''
  const share = `${first.share} of ${whole}`
  const amount = first.amount === null ? '' : ` (${first.amount})`
  return [{ name: first.name }, ` ${share}${amount}${more}`]
}

const STACKS_SHOWN = 6
const FRAMES_SHOWN = 4
/** Share of either side below which a stack is not worth its line. */
const LEAST_STACK = 0.005

export const viewStacks = (
  stacks: ProfiledStacks | AmountStacks,
  [ofBase, ofHead]: [number, number],
  print: (base: number, head: number) => readonly [string, string],
): StackView[] =>
  stackRows(stacks)
    .filter(
      ({ base, head }) => Math.max(shareIn(base, ofBase), shareIn(head, ofHead)) > LEAST_STACK,
    )
    .slice(0, STACKS_SHOWN)
    .map(({ functions, base, head }) => ({
      functions: functions.slice(-FRAMES_SHOWN),
      share: pair([percentOf(shareIn(base, ofBase)), percentOf(shareIn(head, ofHead))]),
      samples: pair(print(base, head)),
    }))

export const shareIn = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

export function nameOf(
  report: Report,
  { benchmarks, contrast }: TargetProfile | TargetAmounts,
): Phrase {
  const names = list(
    benchmarks.map((name): Phrase => [{ name }]),
    3,
  )
  const several = report.plan.contrasts.length > 1
  return several ? [...names, ', ', ...titleOf(report, contrast).short] : names
}
