/** Profiles of two arms -> which functions take another share, and other CPU time an operation. */

import {
  differenceLimits,
  dispersion,
  normalQuantile,
  poissonLimits,
  studentTQuantile,
  wilsonLimits,
} from '../../stats/distributions.ts'
import type {
  ProfileDelta,
  ProfiledFunction,
  ProfilePart,
  Side,
  TargetProfile,
} from '../model/model.ts'
import { type Counts, countByFunction, sum, totalOf } from './by-function.ts'
import type { FunctionSamples } from './decode.ts'
import { wordsFor } from './known.ts'

/** One run under the profiler; operations null: unknown. */
export type ProfiledRun = { samples: FunctionSamples; operations: number | null }

export type RunsBySide = Record<Side, ProfiledRun[]>

/** Risk that any interval of a target misses, all together. */
const ALPHA = 0.05
/** Fewer samples in both arms together say nothing. */
const FEWEST_SAMPLES = 10
/** Functions that are kept of those compared, by their own code and with what they call. */
const KEPT = { flat: 20, cum: 15, known: 15 }
/** Share of an arm's samples from which a function with plain words is always kept. */
const KNOWN_SHARE = 0.01

/** What a count is set in relation to, by run: all samples, or the operations. */
type Exposures = Record<Side, number[]>

/** head - base of the shares of samples. */
function shareDelta(counts: Counts, samples: Exposures, z: number): ProfileDelta {
  const spread = spreadOf(counts, samples, true)
  const [base, head] = (['base', 'head'] as const).map((side) => {
    const total = sum(samples[side])
    const count = sum(counts[side])
    return { point: count / total, ...wilsonLimits(count / spread, total / spread, z) }
  })
  if (base === undefined || head === undefined) throw new Error('two sides')
  return differenceLimits(base, head)
}

/** head - base of the CPU seconds per operation. */
function cpuDelta(
  counts: Counts,
  operations: Exposures,
  periodSec: number,
  z: number,
): ProfileDelta {
  const spread = spreadOf(counts, operations, false)
  const [base, head] = (['base', 'head'] as const).map((side) => {
    const count = sum(counts[side])
    const { low, high } = poissonLimits(count / spread, z)
    const secOf = (samples: number) => (samples * periodSec) / sum(operations[side])
    return { point: secOf(count), low: secOf(low * spread), high: secOf(high * spread) }
  })
  if (base === undefined || head === undefined) throw new Error('two sides')
  return differenceLimits(base, head)
}

const spreadOf = (counts: Counts, exposures: Exposures, bounded: boolean) =>
  dispersion(
    (['base', 'head'] as const).map((side) => ({
      counts: counts[side],
      exposures: exposures[side],
    })),
    bounded,
  )

type Compared = Pick<TargetProfile, 'level' | 'compared' | 'functions'>

/**
 * Functions that had samples enough, each arm's runs pooled, every interval widened so that all
 * of them hold at once (Bonferroni). Every run has samples, and all have one period.
 */
export function compareProfiles(runs: RunsBySide, periodSec: number): Compared {
  const samples = exposuresOf(runs, ({ samples: found }) => found.samples)
  const hasOperations = [...runs.base, ...runs.head].every(({ operations }) => operations !== null)
  const operations = hasOperations ? exposuresOf(runs, ({ operations: n }) => n ?? 0) : null
  const counted = countByFunction({ base: seenIn(runs.base), head: seenIn(runs.head) })
  const candidates = counted.filter(({ cum }) => totalOf(cum) >= FEWEST_SAMPLES)
  const flats = candidates.filter(({ flat }) => totalOf(flat) >= FEWEST_SAMPLES)
  const intervals = (candidates.length + flats.length) * (operations === null ? 1 : 2)
  const z = criticalValue(ALPHA / Math.max(1, intervals), runs.base.length + runs.head.length - 2)
  const partOf = (counts: Counts): ProfilePart => ({
    baseSamples: sum(counts.base),
    headSamples: sum(counts.head),
    share: shareDelta(counts, samples, z),
    cpuSec: operations === null ? null : cpuDelta(counts, operations, periodSec, z),
  })
  const functions = candidates.map(
    ({ flat, cum, ...named }): ProfiledFunction => ({
      ...named,
      flat: totalOf(flat) < FEWEST_SAMPLES ? null : partOf(flat),
      cum: partOf(cum),
    }),
  )
  return { level: 1 - ALPHA, compared: functions.length, functions: tellingOf(functions, samples) }
}

const seenIn = (runs: ProfiledRun[]) => runs.map(({ samples }) => samples)

/** What the spread of runs is worth depends on how many there are; of single ones it is unknown. */
export const criticalValue = (alpha: number, freedom: number) =>
  freedom < 1 ? normalQuantile(1 - alpha / 2) : studentTQuantile(alpha, freedom)

const exposuresOf = (runs: RunsBySide, of: (run: ProfiledRun) => number): Exposures => ({
  base: runs.base.map(of),
  head: runs.head.map(of),
})

/** What a part says: per operation, where the operations are known, else as a share. */
export const tellingDelta = ({ cpuSec, share }: ProfilePart): ProfileDelta => cpuSec ?? share

export const isBeyondNoise = ({ low, high }: ProfileDelta) => low > 0 || high < 0

export const byDelta = (a: ProfilePart, b: ProfilePart) =>
  byNoiseAndSize(tellingDelta(a), tellingDelta(b))

/** Orders differences: beyond the noise first, then by size. */
export function byNoiseAndSize(one: ProfileDelta, other: ProfileDelta): number {
  const first = Number(isBeyondNoise(other)) - Number(isBeyondNoise(one))
  return first || Math.abs(other.point) - Math.abs(one.point)
}

/** The functions to keep, in the order of their own code's difference, then of the whole's. */
function tellingOf(functions: ProfiledFunction[], samples: Exposures): ProfiledFunction[] {
  const flats = functions.filter(({ flat }) => flat !== null).sort(byFlat)
  const cums = functions.filter(isPart(samples)).sort((a, b) => byDelta(a.cum, b.cum))
  const isLarge = ({ cum }: ProfiledFunction) =>
    cum.baseSamples >= KNOWN_SHARE * sum(samples.base) ||
    cum.headSamples >= KNOWN_SHARE * sum(samples.head)
  const known = cums.filter((one) => wordsFor(one.name) !== null && isLarge(one))
  const kept = new Set([
    ...flats.slice(0, KEPT.flat),
    ...cums.slice(0, KEPT.cum),
    ...known.slice(0, KEPT.known),
  ])
  return [...flats.filter((one) => kept.has(one)), ...cums.filter((c) => kept.has(c) && !c.flat)]
}

/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE = 0.8

const isPart =
  (samples: Exposures) =>
  ({ cum }: ProfiledFunction) =>
    cum.baseSamples < WHOLE_SHARE * sum(samples.base) ||
    cum.headSamples < WHOLE_SHARE * sum(samples.head)

const byFlat = (a: ProfiledFunction, b: ProfiledFunction) =>
  a.flat === null || b.flat === null ? 0 : byDelta(a.flat, b.flat)
