/**
 * Why a benchmark became slower or faster, where its profile and the diff agree: the one function
 * that has most of the difference, and the edited code that it is called from.
 */
import type { ProfileCause, ProfiledFunction, Side, TargetProfile } from '../model/model.ts'
import type { EditedSamples } from '../parse/pprof.ts'
import { isBeyondNoise } from './profile-differences.ts'

/** Part of the whole difference that a function has in its own code, at the least. */
const LEAST_SHARE = 1 / 3
/** Parts of a function's samples that come from edited code, and from one line of it, at the least. */
const LEAST = { edited: 1 / 2, line: 1 / 4 }

type Profile = Pick<TargetProfile, 'base' | 'head' | 'periodSec' | 'functions'>

/** Difference of CPU time an operation, in seconds; null: operations are not known. */
function changeOf({ base, head, periodSec }: Profile): number | null {
  if (!base.operations || !head.operations) return null
  return periodSec * (head.samples / head.operations - base.samples / base.operations)
}

/** What it has of a difference in its own code, in seconds an operation; 0: nothing for sure. */
const partOf = ({ flat }: ProfiledFunction): number => {
  const delta = flat?.cpuSec ?? null
  return delta !== null && isBeyondNoise(delta) ? delta.point : 0
}

/** `edited`: of each run of the side that takes longer. Null: they do not agree, or say nothing. */
export function profileCause(
  profile: Profile,
  edited: Record<Side, readonly (readonly EditedSamples[])[]>,
): ProfileCause | null {
  const change = changeOf(profile)
  if (change === null || change === 0) return null
  const side: Side = change > 0 ? 'head' : 'base'
  const [first] = [...profile.functions].sort((a, b) => Math.sign(change) * (partOf(b) - partOf(a)))
  if (first === undefined || first.flat === null) return null
  if (partOf(first) / change < LEAST_SHARE) return null
  const name = side === 'base' ? (first.baseName ?? first.name) : first.name
  const samples = first.flat[`${side}Samples`]
  const own = edited[side].flat().filter((one) => one.function === name)
  const lines = [...Map.groupBy(own, ({ place, isCaller }) => JSON.stringify([place, isCaller]))]
    .map(([, at]) => ({ ...at[0]!, samples: sum(at) }))
    .sort((a, b) => b.samples - a.samples)
  const [most] = lines
  if (most === undefined || sum(lines) < LEAST.edited * samples) return null
  if (most.samples < LEAST.line * samples) return null
  const { place, isCaller, edited: how } = most
  const share = Math.min(1, most.samples / samples)
  return { function: first.name, side, place, isCaller, edited: how, share }
}

const sum = (all: readonly EditedSamples[]) => all.reduce((total, one) => total + one.samples, 0)
