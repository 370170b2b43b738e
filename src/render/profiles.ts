/** The profile pass in words: which functions take other CPU time, allocate or wait otherwise. */

import { printDifference, printDuration, printPair } from '../core/metrics/unit.ts'
import type {
  Problem,
  ProfileDelta,
  ProfiledFunction,
  ProfilePart,
  Report,
  TargetProfile,
} from '../core/model/model.ts'
import { byDelta, isBeyondNoise, tellingDelta } from '../core/profiles/function-differences.ts'
import { wordsFor } from '../core/profiles/known.ts'
import { type Phrase, plural } from '../core/text/phrase.ts'
import { viewAmounts } from './profile-amounts.ts'
import {
  type FunctionRow,
  gistOf,
  nameOf,
  type ProfileView,
  type ProfileWords,
  pair,
  percentOf,
  printedDelta,
  sharePoints,
  viewStacks,
} from './profile-rows.ts'

export type ProfilesView = { targets: ProfileView[]; problems: Problem[] }

/** How to read the tables. */
export const PROFILE_METHOD: Phrase = [
  { strong: 'How to read a profile.' },
  ' A sample of a CPU profile is a look at the program after each period of its CPU time, so a few',
  ' of them say little. The intervals of one benchmark hold all at once; they take samples as',
  ' independent, and widen where the runs of one side differ more than that. A share falls when',
  ' another rises: CPU time per operation says which of them changed. A profiler slows a program',
  ' down a little: the rows of the tables were measured without. Of heap, mutex and block profiles',
  " a run is one observation: intervals are of Student's t, from how runs of one side differ, and",
  ' a difference below half a percent of the whole is not called one.',
]

const secondsOf = (delta: ProfileDelta) =>
  printedDelta(delta, (value) => printDifference(value, 's'))

/** CPU seconds per operation behind numbers of samples; null: operations are unknown. */
function cpuOf(profile: TargetProfile, base: number, head: number): string | null {
  const { periodSec } = profile
  const [ofBase, ofHead] = [profile.base.operations, profile.head.operations]
  if (ofBase === null || ofHead === null) return null
  return pair(printPair((base * periodSec) / ofBase, (head * periodSec) / ofHead, 's'))
}

const shareOf = ({ base, head }: TargetProfile, part: ProfilePart) =>
  pair([
    percentOf(part.baseSamples / Math.max(1, base.samples)),
    percentOf(part.headSamples / Math.max(1, head.samples)),
  ])

function rowOf(profile: TargetProfile, one: ProfiledFunction, part: ProfilePart): FunctionRow {
  return {
    name: one.name,
    baseName: one.baseName ?? null,
    share: shareOf(profile, part),
    shareDelta: sharePoints(part.share),
    amount: cpuOf(profile, part.baseSamples, part.headSamples),
    amountDelta: part.cpuSec === null ? null : secondsOf(part.cpuSec),
    samples: pair([`${part.baseSamples}`, `${part.headSamples}`]),
    isBeyondNoise: isBeyondNoise(tellingDelta(part)),
    words: wordsFor(one.name),
  }
}

const CPU_WORDS: ProfileWords = {
  ...{ title: 'CPU profile', whole: 'the CPU time', amount: 'CPU time per operation' },
  per: 'an operation',
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

function viewTarget(report: Report, profile: TargetProfile): ProfileView {
  const flat = profile.functions.flatMap((one) =>
    one.flat === null ? [] : [{ part: one.flat, row: rowOf(profile, one, one.flat) }],
  )
  // One that calls nothing is in the first table already.
  const callers = profile.functions.filter(({ flat: own, cum: all }) => !isSamePart(own, all))
  const cum = callers.map((one) => ({ part: one.cum, row: rowOf(profile, one, one.cum) }))
  const ordered = (rows: typeof flat) =>
    rows.sort((a, b) => byDelta(a.part, b.part)).map(({ row }) => row)
  const rows = ordered(flat)
  const { base, head, stacks } = profile
  return {
    source: profile,
    words: CPU_WORDS,
    name: nameOf(report, profile),
    gist: gistOf(rows, CPU_WORDS),
    basis: basisOf(profile),
    ...{ flat: rows, cum: ordered(cum), telling: rows },
    stacks:
      stacks === undefined
        ? []
        : viewStacks(stacks, [base.samples, head.samples], (a, b) => [`${a}`, `${b}`]),
    compared: profile.compared,
    level: profile.level,
  }
}

/** Null: no profile pass was asked for, or it had nothing to do and nothing to say. */
export function viewProfiles(report: Report): ProfilesView | null {
  const { profiles } = report
  if (profiles === undefined) return null
  const { targets, amounts = [], problems } = profiles
  if (targets.length + amounts.length + problems.length === 0) return null
  // All that was profiled of one benchmark stands together.
  const views = [...targets, ...amounts].map((one, i) => {
    const isCpu = 'periodSec' in one
    const first = [...targets, ...amounts].findIndex(
      ({ target, contrast }) => target === one.target && contrast === one.contrast,
    )
    return { first, i, view: isCpu ? viewTarget(report, one) : viewAmounts(report, one) }
  })
  const ordered = views.sort((a, b) => a.first - b.first || a.i - b.i)
  return { targets: ordered.map(({ view }) => view), problems }
}
