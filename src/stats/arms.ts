/**
 * The null distribution of a family in which contrasts share an arm: arms are permuted within every
 * round, in the same way for all rows.
 */
import type { PairedSample } from '../model/model.ts'
import { medianInPlace } from './distributions.ts'
import type { SharedArms } from './judge.ts'
import { type ArmPermutations, armPermutations, maximaOf, type Raise, TIE } from './patterns.ts'
import type { Evidence } from './sample.ts'
import { type Cluster, type Differences, type NullDistribution, testStatistic } from './test.ts'

/** A row between two arms of a group. Groups share no arm, and each numbers its own from 0. */
export type ArmRow = {
  clusters: readonly Cluster[]
  group: number
  base: number
  head: number
  /** By arm and round, on the scale of the differences (head's minus base's). NaN: none. */
  values: readonly Float64Array[]
}

/** Arms that contrasts connect with this row's, ascending. */
function connectedArms(rows: readonly ArmRow[], { group, base }: ArmRow): number[] {
  const arms = new Set([base])
  for (let size = 0; size < arms.size; ) {
    size = arms.size
    for (const row of rows) {
      if (row.group !== group) continue
      if (arms.has(row.base)) arms.add(row.head)
      if (arms.has(row.head)) arms.add(row.base)
    }
  }
  return [...arms].sort((a, b) => a - b)
}

/**
 * Of the arms that are present in a round, those at two ranks, by permutation: the lower rank's
 * arm times the number of all arms, plus the upper rank's.
 */
function armCodes(
  permutations: ArmPermutations,
  round: number,
  present: readonly number[],
  ranks: readonly [number, number],
): Uint16Array {
  const key = `${round}|${present}|${ranks}`
  const cached = permutations.codes.get(key)
  if (cached !== undefined) return cached
  const at = permutations.at[round]!
  const isPresent = at.map((_, arm) => present.includes(arm))
  const codes = Uint16Array.from({ length: permutations.count }, (_, b) => {
    let [rank, lower, upper] = [0, 0, 0]
    for (const ranked of at) {
      const arm = ranked[b]!
      if (!isPresent[arm]) continue
      if (rank === ranks[0]) lower = arm
      if (rank === ranks[1]) upper = arm
      rank++
    }
    return lower * at.length + upper
  })
  permutations.codes.set(key, codes)
  return codes
}

/** Statistics of a row by permutation, without sign, computed as far as they were needed. */
type PermutedRow = { statistics: Float64Array; known: number; extend(to: number): void }

/** The row under every permutation of the arms in `within`, where head has an effect of theta. */
function permutedRow(
  { clusters, base, head, values }: ArmRow,
  within: readonly number[],
  permutations: ArmPermutations,
  theta = 0,
): PermutedRow {
  const lookUps = clusters.map(({ at: first, rounds }) => {
    const present = within.filter((arm) => rounds.every((i) => !Number.isNaN(values[arm]![i])))
    const ranks = [present.indexOf(base), present.indexOf(head)] as const
    const size = permutations.at[first]!.length
    const of = (arm: number, round: number) =>
      (values[arm]?.[round] ?? Number.NaN) - (arm === head ? theta : 0)
    const byCode = Float64Array.from({ length: size * size }, (_, code) => {
      const [lower, upper] = [Math.floor(code / size), code % size]
      const own = Float64Array.from(rounds, (round) => of(upper, round) - of(lower, round))
      return medianInPlace(own, own.length)
    })
    return { codes: armCodes(permutations, first, present, ranks), byCode }
  })
  const permuted: Differences = new Float64Array(clusters.length)
  const row: PermutedRow = {
    statistics: new Float64Array(permutations.count),
    known: 0,
    extend(to) {
      for (let b = row.known; b < to; b++) {
        for (let i = 0; i < lookUps.length; i++) {
          const { codes, byCode } = lookUps[i]!
          permuted[i] = byCode[codes[b]!]!
        }
        row.statistics[b] = Math.abs(testStatistic(permuted, 0))
      }
      row.known = Math.max(row.known, to)
    },
  }
  return row
}

/** Permutations in which the row or its rivals reach the row's statistic; stops beyond `most`. */
function countReaching(row: PermutedRow, rivals: Float64Array, most: number): number {
  let reached = 0
  for (let b = 0; b < rivals.length && reached <= most; b++) {
    row.extend(b + 1)
    if (Math.max(row.statistics[b]!, rivals[b]!) * TIE >= row.statistics[0]!) reached++
  }
  return reached
}

/**
 * The null distribution under permutations of arms, for rows that share arms. Sign flips would flip
 * two differences of a shared arm at once, which is valid for symmetric noise only. Rejected rows
 * no longer connect their arms: an arm that differs is not exchanged with those that may be equal.
 */
export function armNull(rows: readonly ArmRow[], permutations: ArmPermutations): NullDistribution {
  const permutedRows = new Map<string, PermutedRow>()
  const permutedOf = (i: number, others: readonly ArmRow[]) => {
    const within = connectedArms(others, rows[i]!)
    const key = `${i}|${within}`
    const row = permutedRows.get(key) ?? permutedRow(rows[i]!, within, permutations)
    permutedRows.set(key, row)
    return row
  }
  /** By permutation the largest statistic of these rows without one of them. */
  const rivalsOf = (row: number, remaining: readonly number[], connecting: readonly ArmRow[]) => {
    const rivals = new Float64Array(permutations.count)
    for (const i of remaining) {
      if (i === row) continue
      const { statistics, extend } = permutedOf(i, connecting)
      extend(rivals.length)
      for (let b = 0; b < rivals.length; b++) rivals[b] = Math.max(rivals[b]!, statistics[b]!)
    }
    return rivals
  }
  return {
    count: permutations.count,
    inverted(remaining, allowed) {
      const connecting = remaining.map((i) => rows[i]!)
      const known = new Map<number, Float64Array>()
      return (row, _, theta) => {
        if (allowed < 1) return false
        const rivals = known.get(row) ?? rivalsOf(row, remaining, connecting)
        known.set(row, rivals)
        const within = connectedArms(connecting, rows[row]!)
        const own = permutedRow(rows[row]!, within, permutations, theta)
        return countReaching(own, rivals, allowed) <= allowed
      }
    },
    maxima(remaining, statistic, most) {
      const connecting = remaining.map((i) => rows[i]!)
      const members = remaining.map((i): Raise => {
        const row = permutedOf(i, connecting)
        return (top, from, to) => {
          row.extend(to)
          for (let b = from; b < to; b++) top[b] = Math.max(top[b]!, row.statistics[b]!)
        }
      })
      return maximaOf(permutations.count, members, statistic, most)
    },
  }
}

type Side = 'base' | 'head'
const SIDES: Side[] = ['base', 'head']

/** The numbers of one arm by round, and the rows that have it as a side. */
type Series = { values: (number | null)[]; rows: Set<number>; isAmbiguous: boolean }

const seriesKey = (sample: PairedSample, side: Side): string | null =>
  sample.sides === undefined
    ? null
    : JSON.stringify([sample.metric, sample.unit, sample.sides[side]])

/**
 * Series by key. Where rows disagree on a number (means over different benchmarks, say), the key
 * does not name one series; it is left out, and its rows share nothing there.
 */
function seriesOf(samples: readonly PairedSample[]): Map<string, Series> {
  const all = new Map<string, Series>()
  samples.forEach((sample, i) => {
    for (const side of SIDES) {
      const key = seriesKey(sample, side)
      if (key === null) continue
      const series = all.get(key) ?? { values: [], rows: new Set(), isAmbiguous: false }
      sample[side].forEach((value, round) => {
        const earlier = series.values[round] ?? null
        if (earlier !== null && value !== null && earlier !== value) series.isAmbiguous = true
        series.values[round] = earlier ?? value
      })
      series.rows.add(i)
      all.set(key, series)
    }
  })
  return new Map([...all].filter(([, { isAmbiguous }]) => !isAmbiguous))
}

/** Group of each row; rows that share a series, directly or not, are in one. */
function groupsOf(count: number, series: Iterable<Series>): number[] {
  const groups = Array.from({ length: count }, (_, i) => i)
  for (const { rows } of series) {
    const [first] = rows
    for (const i of rows) {
      const [from, to] = [groups[i]!, groups[first!]!]
      groups.forEach((group, j) => {
        if (group === from) groups[j] = to
      })
    }
  }
  return groups
}

/** By round, on the scale of the row's differences; NaN where the value has no place on it. */
function onScale(values: readonly (number | null)[], evidence: Evidence): Float64Array {
  const isRatio = evidence.kind === 'ratio'
  return Float64Array.from(evidence.pairs, (_, round) => {
    const value = values[round] ?? Number.NaN
    if (!Number.isFinite(value) || (isRatio && value <= 0)) return Number.NaN
    return isRatio ? Math.log(value) : value
  })
}

/**
 * By the evidence of its rows, the null distribution of a family in which contrasts share an arm.
 * Null: no two rows share one, so sign flips are the same thing.
 */
export const sharedArmsNull =
  (seed: string): SharedArms =>
  (evidence) =>
    nullOf(evidence, seed)

function nullOf(evidence: readonly Evidence[], seed: string): NullDistribution | null {
  const samples = evidence.map(({ sample }) => sample)
  const series = seriesOf(samples)
  if ([...series.values()].every(({ rows }) => rows.size < 2)) return null
  const groups = groupsOf(samples.length, series.values())
  const armsByGroup = new Map<number, Map<string, number>>()
  const armIn = (group: number, key: string): number => {
    const arms = armsByGroup.get(group) ?? new Map<string, number>()
    armsByGroup.set(group, arms)
    const arm = arms.get(key) ?? arms.size
    arms.set(key, arm)
    return arm
  }
  const placed = samples.map((sample, i) => {
    const armOf = (side: Side) => {
      const key = seriesKey(sample, side)
      return armIn(groups[i]!, key !== null && series.has(key) ? key : `${i} ${side}`)
    }
    return { group: groups[i]!, base: armOf('base'), head: armOf('head') }
  })
  const rows = placed.map((place, i): ArmRow => {
    const { sample, clusters } = evidence[i]!
    const keys = [...armsByGroup.get(place.group)!.keys()]
    const values = keys.map((key, arm) => {
      const own = arm === place.base ? sample.base : arm === place.head ? sample.head : null
      return onScale(own ?? series.get(key)?.values ?? [], evidence[i]!)
    })
    return { clusters, ...place, values }
  })
  const arms = rows.reduce((top, { values }) => Math.max(top, values.length), 0)
  const rounds = samples.reduce((top, { base }) => Math.max(top, base.length), 0)
  return armNull(rows, armPermutations(seed, arms, rounds))
}
