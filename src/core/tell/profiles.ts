/** The profile pass in words: which functions take other CPU time, with intervals and samples. */

import { printDifference, printDuration, printPair } from '../metrics/unit.ts'
import type {
  Problem,
  ProfileDelta,
  ProfiledFunction,
  ProfiledStacks,
  ProfilePart,
  Report,
  TargetProfile,
} from '../model/model.ts'
import { byDelta, isBeyondNoise, tellingDelta } from '../profiles/function-differences.ts'
import { wordsFor } from '../profiles/known.ts'
import { stackRows } from '../profiles/stacks.ts'
import { list, type Phrase, plural } from '../text/phrase.ts'
import { titleOf } from './titles.ts'

/** A difference, its interval in brackets, and whether it is beyond the noise. */
export type PrintedDelta = { point: string; interval: string; isBeyondNoise: boolean }

/** One function in one of the two tables. */
export type FunctionRow = {
  name: string
  baseName: string | null
  /** Share of the CPU time on base and head, and the difference with its interval. */
  share: string
  shareDelta: PrintedDelta
  /** CPU time per operation, and the difference; null: operations are unknown. */
  cpu: string | null
  cpuDelta: PrintedDelta | null
  samples: string
  isBeyondNoise: boolean
  /** What it is, in plain words; null: its name is all there is. */
  words: string | null
}

export type ProfileView = {
  /** Benchmark, and contrast where there are several. */
  name: Phrase
  /** What moved most, in short. */
  gist: Phrase
  /** Samples, runs and CPU time per operation. */
  basis: Phrase
  /** By their own code, and with what they call; what is beyond the noise first. */
  flat: FunctionRow[]
  cum: FunctionRow[]
  /** Whole stacks whose share differs most, by their innermost functions. */
  stacks: StackView[]
  compared: number
  level: number
}

/** The innermost functions of a stack, the outermost of them first, and its samples. */
export type StackView = { functions: string[]; share: string; samples: string }

export type ProfilesView = { targets: ProfileView[]; problems: Problem[] }

/** How to read the tables. */
export const PROFILE_METHOD: Phrase = [
  { strong: 'How to read a CPU profile.' },
  ' A sample is a look at the program after each period of its CPU time, so a few of them say',
  ' little. The intervals of one benchmark hold all at once; they take samples as independent, and',
  ' widen where the runs of one side differ more than that. A share falls when another rises: CPU',
  ' time per operation says which of them changed. A profiler slows a program down a little: the',
  ' rows of the tables were measured without.',
]

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const points = (share: number) => {
  const text = (100 * share).toFixed(1)
  return Number(text) > 0 ? `+${text}` : text === '-0.0' ? '0.0' : text
}

const pointsOf = (delta: ProfileDelta): PrintedDelta => ({
  point: `${points(delta.point)} points`,
  interval: `[${points(delta.low)}, ${points(delta.high)}]`,
  isBeyondNoise: isBeyondNoise(delta),
})

const secondsOf = (delta: ProfileDelta): PrintedDelta => ({
  point: printDifference(delta.point, 's'),
  interval: `[${printDifference(delta.low, 's')}, ${printDifference(delta.high, 's')}]`,
  isBeyondNoise: isBeyondNoise(delta),
})

const pair = ([base, head]: readonly [string, string]) => `${base} → ${head}`

/** CPU seconds per operation behind numbers of samples; null: operations are unknown. */
function cpuOf(profile: TargetProfile, base: number, head: number): string | null {
  const { periodSec } = profile
  const [ofBase, ofHead] = [profile.base.operations, profile.head.operations]
  if (ofBase === null || ofHead === null) return null
  return pair(printPair((base * periodSec) / ofBase, (head * periodSec) / ofHead, 's'))
}

const shareOf = ({ base, head }: TargetProfile, part: ProfilePart) =>
  pair([
    percent(part.baseSamples / Math.max(1, base.samples)),
    percent(part.headSamples / Math.max(1, head.samples)),
  ])

function rowOf(profile: TargetProfile, one: ProfiledFunction, part: ProfilePart): FunctionRow {
  return {
    name: one.name,
    baseName: one.baseName ?? null,
    share: shareOf(profile, part),
    shareDelta: pointsOf(part.share),
    cpu: cpuOf(profile, part.baseSamples, part.headSamples),
    cpuDelta: part.cpuSec === null ? null : secondsOf(part.cpuSec),
    samples: pair([`${part.baseSamples}`, `${part.headSamples}`]),
    isBeyondNoise: isBeyondNoise(tellingDelta(part)),
    words: wordsFor(one.name),
  }
}

/** The most telling function by its own code, as `runtime.duffcopy 43.2 % → 0.4 % of CPU time`. */
function gistOf(flat: FunctionRow[]): Phrase {
  const moved = flat.filter((row) => row.isBeyondNoise)
  const [first] = moved
  if (first === undefined) return ['no function is beyond the noise']
  const more = moved.length > 1 ? `, and ${plural(moved.length - 1, 'more function')}` : ''
  const share = `${first.share} of the CPU time`
  return [{ name: first.name }, ` ${first.cpu === null ? share : `${share} (${first.cpu})`}${more}`]
}

function basisOf(profile: TargetProfile): Phrase {
  const { base, head, periodSec } = profile
  const cpu = cpuOf(profile, base.samples, head.samples)
  const runs = Math.min(base.runs, head.runs)
  const wallSec = base.wallSec + head.wallSec
  return [
    `${base.samples} samples on base, ${head.samples} on head, of ${1000 * periodSec} ms each, `,
    `from ${plural(runs, 'run')} of each side in turn (${printDuration(wallSec)} in all); `,
    `${plural(profile.compared, 'function')} had enough to be compared.`,
    cpu === null ? '' : ` CPU time per operation in all: ${cpu}.`,
  ]
}

const isSamePart = (own: ProfilePart | null, all: ProfilePart) =>
  own?.baseSamples === all.baseSamples && own.headSamples === all.headSamples

const STACKS_SHOWN = 6
const FRAMES_SHOWN = 4

const viewStacks = (profile: TargetProfile, stacks: ProfiledStacks): StackView[] =>
  stackRows(stacks)
    .slice(0, STACKS_SHOWN)
    .map(({ functions, baseSamples, headSamples }) => ({
      functions: functions.slice(-FRAMES_SHOWN),
      share: pair([
        percent(baseSamples / Math.max(1, profile.base.samples)),
        percent(headSamples / Math.max(1, profile.head.samples)),
      ]),
      samples: pair([`${baseSamples}`, `${headSamples}`]),
    }))

function viewTarget(report: Report, profile: TargetProfile): ProfileView {
  const names = list(
    profile.benchmarks.map((name): Phrase => [{ name }]),
    3,
  )
  const several = report.plan.contrasts.length > 1
  const flat = profile.functions.flatMap((one) =>
    one.flat === null ? [] : [{ part: one.flat, row: rowOf(profile, one, one.flat) }],
  )
  // One that calls nothing is in the first table already.
  const callers = profile.functions.filter(({ flat: own, cum: all }) => !isSamePart(own, all))
  const cum = callers.map((one) => ({ part: one.cum, row: rowOf(profile, one, one.cum) }))
  const ordered = (rows: typeof flat) =>
    rows.sort((a, b) => byDelta(a.part, b.part)).map(({ row }) => row)
  const rows = ordered(flat)
  return {
    name: several ? [...names, ', ', ...titleOf(report, profile.contrast).short] : names,
    gist: gistOf(rows),
    basis: basisOf(profile),
    flat: rows,
    cum: ordered(cum),
    stacks: profile.stacks === undefined ? [] : viewStacks(profile, profile.stacks),
    compared: profile.compared,
    level: profile.level,
  }
}

/** Null: no profile pass was asked for, or it had nothing to do and nothing to say. */
export function viewProfiles(report: Report): ProfilesView | null {
  const { profiles } = report
  if (profiles === undefined || profiles.targets.length + profiles.problems.length === 0) {
    return null
  }
  const targets = profiles.targets.map((profile) => viewTarget(report, profile))
  return { targets, problems: profiles.problems }
}
