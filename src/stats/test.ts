/**
 * The randomisation test. Coins decide which arm of a round runs first and which layouts a unit of
 * rounds has, so without an effect every pattern of sign flips of whole units is as likely as the
 * one that was observed. A pattern flips the same units in all rows, which keeps whatever the rows
 * have in common. Where contrasts share an arm, arms are permuted instead of signs. The point
 * estimate and the confidence interval invert the test, so that an interval excludes 0 exactly
 * where the test rejects "no effect".
 */
import { type ArmPermutations, type SignFlips, signOf } from './random.ts'

/**
 * Differences of one row by round: each unit's at its first round, NaN elsewhere. So a pattern of
 * one sign a round is one of units, in all rows at once, whatever their units are.
 */
export type Differences = Float64Array

/**
 * Rounds with a pair that share their layouts, so that only one sign is theirs; `at`: the first
 * round of these layouts, where the unit has its place among the differences.
 */
export type Unit = { at: number; rounds: readonly number[] }

/** Reorders [low, high] so that nothing up to the returned index is larger than what follows. */
function partition(values: Float64Array, low: number, high: number): number {
  const pivot = values[(low + high) >> 1]!
  let [i, j] = [low, high]
  for (;;) {
    while (values[i]! < pivot) i++
    while (values[j]! > pivot) j--
    if (i >= j) return j
    const swapped = values[i]!
    values[i++] = values[j]!
    values[j--] = swapped
  }
}

/** The k-th smallest of the first n numbers, which are reordered (quickselect, Hoare 1961). */
export function kthSmallest(values: Float64Array, n: number, k: number): number {
  let [low, high] = [0, n - 1]
  while (low < high) {
    const end = partition(values, low, high)
    if (k <= end) high = end
    else low = end + 1
  }
  return values[k]!
}

/** Scratch space for the distances of one row. */
let distances = new Float64Array(64)

/** Median of the first n, which are reordered. */
export function medianOf(values: Float64Array, n: number): number {
  const upper = kthSmallest(values, n, n >> 1)
  if (n % 2 === 1) return upper
  // What was left before it is no larger.
  let lower = values[0]!
  for (let i = 1; i < n >> 1; i++) if (values[i]! > lower) lower = values[i]!
  return (lower + upper) / 2
}

/**
 * The size at which scores are capped: the median of the non-zero distances to theta, for every
 * number of units, so that the effect that is estimated is the same for all. 0: there are none.
 */
function capAt(differences: Differences, theta: number): number {
  if (distances.length < differences.length) distances = new Float64Array(2 * differences.length)
  let n = 0
  for (let i = 0; i < differences.length; i++) {
    const distance = Math.abs(differences[i]! - theta)
    if (distance > 0) distances[n++] = distance
  }
  return n === 0 ? 0 : medianOf(distances, n)
}

/**
 * Capped scores of the differences under the hypothesis that the effect is theta: d - theta, no
 * larger than the median absolute distance, scaled so that the squares add up to 1. A place
 * without a difference scores 0, and so does a distance of 0; both are left out of the median.
 * @example cappedScores(Float64Array.of(1, -1, NaN, 2), 0) // .58, -.58, 0, .58
 */
export function cappedScores(differences: Differences, theta: number): Float64Array {
  const cap = capAt(differences, theta)
  const scores = new Float64Array(differences.length)
  if (cap === 0) return scores
  let squares = 0
  for (let i = 0; i < differences.length; i++) {
    const distance = differences[i]! - theta
    if (Number.isNaN(distance)) continue
    const score = Math.max(-cap, Math.min(cap, distance))
    scores[i] = score
    squares += score * score
  }
  const scale = 1 / Math.sqrt(squares)
  for (let i = 0; i < scores.length; i++) scores[i]! *= scale
  return scores
}

/** The observed test statistic, signed: the sum of the scores, in size at most sqrt(pairs). */
export function testStatistic(differences: Differences, theta: number): number {
  const cap = capAt(differences, theta)
  if (cap === 0) return 0
  let [sum, squares] = [0, 0]
  for (let i = 0; i < differences.length; i++) {
    const distance = differences[i]! - theta
    if (Number.isNaN(distance)) continue
    const score = Math.max(-cap, Math.min(cap, distance))
    sum += score
    squares += score * score
  }
  return sum / Math.sqrt(squares)
}

/**
 * Tail scores: of every unit the sum of what the cap cuts off the differences of its rounds, scaled
 * so that the squares add up to 1. `pairs`: differences by round, not by unit.
 */
export function tailScores(pairs: Float64Array, units: readonly Unit[]): Float64Array {
  const cap = capAt(pairs, 0)
  const scores = new Float64Array(pairs.length)
  let squares = 0
  for (const { at, rounds } of units) {
    const score = rounds.reduce((sum, round) => {
      const d = pairs[round]!
      return sum + Math.sign(d) * Math.max(0, Math.abs(d) - cap)
    }, 0)
    scores[at] = score
    squares += score * score
  }
  if (squares > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= Math.sqrt(squares)
  return scores
}

/** Rounds in one byte of a sign pattern. */
const BITS = 8

/** Scores of rounds that share a sign, added up. */
function scoresBySign(byRound: Float64Array): Float64Array {
  const signs = byRound.length === 0 ? 0 : signOf(byRound.length - 1) + 1
  if (signs === byRound.length) return byRound
  const scores = new Float64Array(signs)
  for (let round = 0; round < byRound.length; round++) scores[signOf(round)]! += byRound[round]!
  return scores
}

/**
 * Sums of the scores under all 256 sign patterns of 8 rounds at a time, so that the statistic of a
 * pattern is one addition a byte: `sums[256 k + byte]` is sum s_i x_i over rounds 8k to 8k + 7.
 * @param buffer sums that are not needed any more, to be overwritten
 */
export function signedSums(byRound: Float64Array, buffer?: Float64Array): Float64Array {
  const scores = scoresBySign(byRound)
  const size = 256 * Math.max(1, Math.ceil(scores.length / BITS))
  const sums = buffer?.length === size ? buffer : new Float64Array(size)
  for (let at = 0, round = 0; at < sums.length; at += 256, round += BITS) {
    let total = 0
    for (let bit = 0; bit < BITS; bit++) total += scores[round + bit] ?? 0
    sums[at] = total
    // Each round doubles the patterns: those so far, and the same with this round flipped.
    for (let half = 128, bit = BITS - 1; bit >= 0; bit--, half >>= 1) {
      const twice = 2 * (scores[round + bit] ?? 0)
      for (let b = at; b < at + 256; b += 2 * half) sums[b + half] = sums[b]! - twice
    }
  }
  return sums
}

/** Patterns at a time: their statistics stay in the nearest cache, and counting can end early. */
const BLOCK = 256

const block = new Float64Array(BLOCK)

/**
 * Signed statistics of the patterns in [from, to), at most a block of them, computed one byte of
 * all patterns after the other. The next call overwrites them.
 */
function statisticsOf(
  sums: Float64Array,
  { bytes }: SignFlips,
  from: number,
  to: number,
): Float64Array {
  const size = to - from
  const used = Math.min(bytes.length, sums.length / 256)
  const first = bytes[0]!
  for (let b = 0; b < size; b++) block[b] = sums[first[from + b]!]!
  let k = 1
  // Two bytes a pass: every pass costs a load and a store of the statistic.
  for (; k + 1 < used; k += 2) {
    const [one, two, at] = [bytes[k]!, bytes[k + 1]!, 256 * k]
    for (let b = 0; b < size; b++) {
      block[b] = block[b]! + sums[at + one[from + b]!]! + sums[at + 256 + two[from + b]!]!
    }
  }
  if (k < used) {
    const [one, at] = [bytes[k]!, 256 * k]
    for (let b = 0; b < size; b++) block[b]! += sums[at + one[from + b]!]!
  }
  return block
}

/** Statistics whose ratio is smaller than this are ties, summed in another order. */
export const TIE = 1 + 1e-9

/** A row with its statistic: `sums` as of signedSums, `statistic` observed, without sign. */
export type RowStatistic = { sums: Float64Array; statistic: number }

/** The row under the hypothesis that its effect is theta. `buffer`: as of signedSums. */
export function rowStatistic(
  differences: Differences,
  theta: number,
  buffer?: Float64Array,
): RowStatistic & { isPositive: boolean } {
  const sums = signedSums(cappedScores(differences, theta), buffer)
  let observed = 0
  for (let at = 0; at < sums.length; at += 256) observed += sums[at]!
  // Sums of patterns that are all 0 differ from it by rounding.
  const statistic = Math.abs(observed) < TIE - 1 ? 0 : Math.abs(observed)
  return { sums, statistic, isPositive: observed > 0 }
}

/** Patterns at least as extreme as the observed one; the count may stop early beyond `most`. */
export function countExtreme(row: RowStatistic, flips: SignFlips, most = flips.count): number {
  const { sums, statistic } = row
  let count = 0
  for (let from = 0; from < flips.count && count <= most; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    const values = statisticsOf(sums, flips, from, to)
    // A comparison without a sign: half of the branches on a sign would be mispredicted.
    for (let b = 0; b < to - from; b++) if (Math.abs(values[b]!) * TIE >= statistic) count++
  }
  return count
}

/** The joint null distribution of a family of rows. */
export type NullDistribution = {
  /** Number of patterns; the first is the observed one. */
  count: number
  /**
   * By pattern, the maximum of the statistics of these rows (without sign). Null, where that is
   * cheaper: more than `most` patterns reach `statistic`.
   */
  maxima(rows: readonly number[], statistic: number, most: number): Float64Array | null
  /** CriticalValue.excludes within these rows; absent: by the critical value alone. */
  inverted?(rows: readonly number[], allowed: number): CriticalValue['excludes']
}

/** Raises `top` to a row's statistics where those of the patterns in [from, to) are larger. */
type Raise = (top: Float64Array, from: number, to: number) => void

/** NullDistribution.maxima over `count` patterns, a block at a time. */
function maximaOf(
  count: number,
  rows: readonly Raise[],
  statistic: number,
  most: number,
): Float64Array | null {
  const top = new Float64Array(count)
  let extreme = 0
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK)
    for (const raise of rows) raise(top, from, to)
    for (let b = from; b < to; b++) if (top[b]! * TIE >= statistic) extreme++
    if (extreme > most) return null
  }
  return top
}

function raiseBySigns(
  { sums }: RowStatistic,
  flips: SignFlips,
  top: Float64Array,
  from: number,
  to: number,
): void {
  const values = statisticsOf(sums, flips, from, to)
  for (let b = from; b < to; b++) {
    const size = Math.abs(values[b - from]!)
    if (size > top[b]!) top[b] = size
  }
}

/** The null distribution under sign flips of whole rounds, for rows that share no arm. */
export const signFlipNull = (
  rows: readonly RowStatistic[],
  flips: SignFlips,
): NullDistribution => ({
  count: flips.count,
  maxima(remaining, statistic, most) {
    const members = remaining.map(
      (i): Raise =>
        (top, from, to) =>
          raiseBySigns(rows[i]!, flips, top, from, to),
    )
    return maximaOf(flips.count, members, statistic, most)
  },
  inverted: (remaining, allowed) =>
    invertedBySigns(rows, remaining, flips, { allowed, isCentred: false }),
})

/** A row between two arms of a group. Groups share no arm, and each numbers its own from 0. */
export type ArmRow = {
  units: readonly Unit[]
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

/** The row under every permutation of the arms in `within`. */
function permutedRow(
  { units, base, head, values }: ArmRow,
  within: readonly number[],
  permutations: ArmPermutations,
): PermutedRow {
  const lookUps = units.map(({ at: first, rounds }) => {
    const present = within.filter((arm) => rounds.every((i) => !Number.isNaN(values[arm]![i])))
    const ranks = [present.indexOf(base), present.indexOf(head)] as const
    const size = permutations.at[first]!.length
    const of = (arm: number, round: number) => values[arm]?.[round] ?? Number.NaN
    const byCode = Float64Array.from({ length: size * size }, (_, code) => {
      const [lower, upper] = [Math.floor(code / size), code % size]
      const own = Float64Array.from(rounds, (round) => of(upper, round) - of(lower, round))
      return medianOf(own, own.length)
    })
    return { codes: armCodes(permutations, first, present, ranks), byCode }
  })
  const permuted: Differences = new Float64Array(units.length)
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
  return {
    count: permutations.count,
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

/** What a row's statistic is compared with. All methods are lazy: they cost a sort, or a pass. */
export type CriticalValue = {
  /** A larger statistic is rejected; Infinity: none is. */
  value(): number
  /** Single-step adjusted p: share of patterns whose maximum is at least this statistic. */
  adjustedP(statistic: number): number
  /**
   * Whether the test rejects that the effect of the row at this place of its family is theta. Of
   * sign flips it is the exact inversion: the row's own scores are those under theta.
   */
  excludes(row: number, differences: Differences, theta: number): boolean
}

/** By pattern, the largest statistic of a family without one of its rows. */
type Rivals = { first: Float64Array; owner: Int32Array; second: Float64Array }

function rivalsOf(
  family: readonly RowStatistic[],
  rows: readonly number[],
  flips: SignFlips,
): Rivals {
  const { count } = flips
  const [first, second] = [new Float64Array(count), new Float64Array(count)]
  const owner = new Int32Array(count).fill(-1)
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK)
    for (const i of rows) {
      const values = statisticsOf(family[i]!.sums, flips, from, to)
      for (let b = from; b < to; b++) {
        const size = Math.abs(values[b - from]!)
        if (size > first[b]!) {
          second[b] = first[b]!
          first[b] = size
          owner[b] = i
        } else if (size > second[b]!) second[b] = size
      }
    }
  }
  return { first, owner, second }
}

/** By pattern the largest statistic of the family without this row. */
function withoutRow({ first, owner, second }: Rivals, row: number): Float64Array {
  return first.map((size, b) => (owner[b] === row ? second[b]! : size))
}

/** Patterns in which the row or its rivals reach the row's statistic; may stop beyond `most`. */
function countReaching(
  { sums, statistic }: RowStatistic,
  rivals: Float64Array,
  flips: SignFlips,
  most: number,
): number {
  let reached = 0
  for (let from = 0; from < flips.count && reached <= most; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    const values = statisticsOf(sums, flips, from, to)
    for (let b = from; b < to; b++) {
      if (Math.max(Math.abs(values[b - from]!), rivals[b]!) * TIE >= statistic) reached++
    }
  }
  return reached
}

/** CriticalValue.excludes of a family under sign flips; `isCentred`: see centredCritical. */
function invertedBySigns(
  family: readonly RowStatistic[],
  rows: readonly number[],
  flips: SignFlips,
  { allowed, isCentred }: { allowed: number; isCentred: boolean },
): CriticalValue['excludes'] {
  let all: Rivals | null = null
  let last: { row: number; rivals: Float64Array } | null = null
  return (row, differences, theta) => {
    if (allowed < 1) return false
    const own = rowStatistic(differences, theta)
    if (rows.length === 1 && !isCentred) return countExtreme(own, flips, allowed) <= allowed
    all ??= rivalsOf(family, rows, flips)
    if (last?.row !== row) {
      const rivals = withoutRow(all, row)
      if (isCentred) rivals[0] = Number.POSITIVE_INFINITY
      last = { row, rivals }
    }
    return countReaching(own, last.rivals, flips, allowed) <= allowed
  }
}

function criticalOf(
  rows: readonly number[],
  family: NullDistribution,
  allowed: number,
  known: Float64Array | null = null,
): CriticalValue {
  const { count } = family
  let maxima = known
  let value: number | null = null
  let isSorted = false
  const all = () => {
    maxima ??= family.maxima(rows, Number.POSITIVE_INFINITY, count)!
    return maxima
  }
  const sorted = () => {
    if (!isSorted) all().sort()
    isSorted = true
    return all()
  }
  // A verdict needs no more than this, and selection is faster than sorting.
  const critical = () => {
    if (allowed < 1) return Number.POSITIVE_INFINITY
    const place = count - 1 - allowed
    value ??= (isSorted ? sorted()[place]! : kthSmallest(all(), count, place)) * TIE
    return value
  }
  return {
    value: critical,
    adjustedP: (statistic) => (count - firstAtLeast(sorted(), statistic)) / count,
    excludes:
      family.inverted?.(rows, allowed) ??
      ((_, differences, theta) => Math.abs(testStatistic(differences, theta)) > critical()),
  }
}

/** Index of the first of ascending statistics that reaches this one; their number if none does. */
function firstAtLeast(sorted: Float64Array, statistic: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! * TIE >= statistic) high = middle
    else low = middle + 1
  }
  return low
}

/** What rows are compared with that are a family when `allowed` patterns may exceed it. */
export const criticalValue = (
  rows: readonly RowStatistic[],
  flips: SignFlips,
  allowed: number,
): CriticalValue => criticalOf([...rows.keys()], signFlipNull(rows, flips), allowed)

/**
 * The critical value where rows with an effect take part centred on their estimate. The observed
 * pattern then says nothing about their statistics and counts as one of the `allowed`.
 */
export function centredCritical(
  rows: readonly RowStatistic[],
  flips: SignFlips,
  allowed: number,
): CriticalValue {
  const family = signFlipNull(rows, flips)
  const all = [...rows.keys()]
  const maxima = family.maxima(all, Number.POSITIVE_INFINITY, family.count)!
  maxima[0] = Number.POSITIVE_INFINITY
  return {
    ...criticalOf(all, family, allowed, maxima),
    excludes: invertedBySigns(rows, all, flips, { allowed, isCentred: true }),
  }
}

/** `candidate`: false for a settled row, which raises the maxima and cannot be rejected. */
type Member = { statistic: number; candidate: boolean }

/** `critical`: what the row was compared with when it was last tested. */
export type MemberResult = { rejected: boolean; critical: CriticalValue }

/**
 * Step-down max-T: rejects the rows whose statistic exceeds the maximum of all rows in all but
 * `allowed` patterns, then repeats without them until no row is rejected.
 * Source: Westfall and Young, Resampling-Based Multiple Testing, 1993; Romano and Wolf 2005.
 */
export function stepDown(
  members: readonly Member[],
  family: NullDistribution,
  allowed: number,
): MemberResult[] {
  let remaining = members.map((_, i) => i)
  let critical = criticalOf(remaining, family, allowed)
  const results = members.map(() => ({ rejected: false, critical }))
  while (allowed > 0) {
    const open = remaining.filter((i) => members[i]!.candidate)
    const largest = open.reduce((top, i) => Math.max(top, members[i]!.statistic), 0)
    const maxima = largest === 0 ? null : family.maxima(remaining, largest, allowed)
    if (maxima === null) break
    critical = criticalOf(remaining, family, allowed, maxima)
    const value = critical.value()
    const rejected = open.filter((i) => members[i]!.statistic > value)
    for (const i of remaining) results[i] = { rejected: false, critical }
    if (rejected.length === 0) break
    for (const i of rejected) results[i] = { rejected: true, critical }
    remaining = remaining.filter((i) => !rejected.includes(i))
    critical = criticalOf(remaining, family, allowed)
    for (const i of remaining) results[i] = { rejected: false, critical }
  }
  return results
}

/**
 * By pattern, and then by mirror image, the largest statistic with its sign. The first is of what
 * was observed.
 */
function signedMaxima(rows: readonly Float64Array[], flips: SignFlips): Float64Array {
  const { count } = flips
  const maxima = new Float64Array(2 * count).fill(Number.NEGATIVE_INFINITY)
  for (const sums of rows) {
    for (let from = 0; from < count; from += BLOCK) {
      const to = Math.min(count, from + BLOCK)
      const values = statisticsOf(sums, flips, from, to)
      for (let b = from; b < to; b++) {
        const value = values[b - from]!
        if (value > maxima[b]!) maxima[b] = value
        if (-value > maxima[count + b]!) maxima[count + b] = -value
      }
    }
  }
  return maxima
}

/** One-sided p of a row by itself; scores are larger for worse. */
export function tailP(scores: Float64Array, flips: SignFlips): number {
  const maxima = signedMaxima([signedSums(scores)], flips).sort()
  const observed = scores.reduce((sum, one) => sum + one, 0)
  return observed > 0 ? (maxima.length - firstAtLeast(maxima, observed)) / maxima.length : 1
}

/** Scores of a row, larger for worse; `candidate`: false for a settled row, as in Member. */
type OneSidedMember = { scores: Float64Array; candidate: boolean }

/** One-sided step-down max-T: whether each row is rejected when a share `alpha` may be. */
export function stepDownOneSided(
  members: readonly OneSidedMember[],
  flips: SignFlips,
  alpha: number,
): boolean[] {
  const allowed = Math.floor(2 * alpha * flips.count + 1e-9)
  const sums = members.map(({ scores }) => signedSums(scores))
  const observed = members.map(({ scores }) => scores.reduce((sum, one) => sum + one, 0))
  const isRejected = members.map(() => false)
  for (let more = allowed > 0; more; ) {
    const maxima = signedMaxima(
      sums.filter((_, i) => !isRejected[i]),
      flips,
    ).sort()
    const reaching = (statistic: number) => maxima.length - firstAtLeast(maxima, statistic)
    const found = members.flatMap(({ candidate }, i) =>
      candidate && !isRejected[i] && observed[i]! > 0 && reaching(observed[i]!) <= allowed
        ? [i]
        : [],
    )
    for (const i of found) isRejected[i] = true
    more = found.length > 0 && isRejected.includes(false)
  }
  return isRejected
}

/** An analysis as sequentialTest needs it: cumulative probability of crossing, one-sided. */
type Boundary = { rounds: number; spent: number }

/** A pattern stands for its mirror image, too: the probability is of twice the number. */
const patternsIn = (spent: number, flips: SignFlips) => Math.floor(2 * flips.count * spent + 1e-9)

/** Bits of a crossed pattern: the pattern itself, and its mirror image. */
const [ITSELF, MIRRORED] = [1, 2]

/** The most extreme patterns mostly exceed this; only those that do are put in order. */
const EXTREME = 1.5

/** Scratch space for the statistics of one analysis, and for the extreme ones among them. */
let sums: Float64Array = new Float64Array(0)
let statistics = new Float64Array(0)
let [places, extremes] = [new Int32Array(0), new Float64Array(0)]

/** Fills `statistics`: away from the bound as the side says, for every pattern of the row. */
function fillStatistics(row: Differences, { at, side }: Bound, flips: SignFlips): void {
  if (statistics.length !== flips.count) {
    statistics = new Float64Array(flips.count)
    extremes = new Float64Array(flips.count)
    places = new Int32Array(flips.count)
  }
  const scores = cappedScores(row, at)
  if (side === 'under') for (let i = 0; i < scores.length; i++) scores[i] = -scores[i]!
  sums = signedSums(scores, sums)
  for (let from = 0; from < flips.count; from += BLOCK) {
    const to = Math.min(flips.count, from + BLOCK)
    statistics.set(statisticsOf(sums, flips, from, to).subarray(0, to - from), from)
  }
}

/** Of a pattern and its mirror image, the one whose statistic is positive. */
const positiveOf = (b: number) => (statistics[b]! > 0 ? ITSELF : MIRRORED)

/** Finds patterns that have not crossed and exceed `least`; returns their number. */
function findExtremes(crossed: Uint8Array, least: number): number {
  let n = 0
  for (let b = 0; b < crossed.length; b++) {
    const size = Math.abs(statistics[b]!)
    if (size <= least || (crossed[b]! & positiveOf(b)) !== 0) continue
    extremes[n] = size
    places[n++] = b
  }
  return n
}

/** Marks at most `left` more patterns as crossed, the most extreme; returns how many. */
function markCrossed(crossed: Uint8Array, left: number): number {
  let n = findExtremes(crossed, EXTREME)
  if (n <= left) n = findExtremes(crossed, 0)
  const limit = n <= left ? 0 : kthSmallest(extremes, n, n - 1 - left) * TIE
  let marked = 0
  for (let i = 0; i < n; i++) {
    const b = places[i]!
    if (Math.abs(statistics[b]!) <= limit) continue
    crossed[b]! |= positiveOf(b)
    marked++
  }
  return marked
}

/** State of a sequential test after some analyses, from which the next continues. */
export type SequentialState = {
  at: number
  analyses: number
  spent: number
  crossed: Uint8Array
}

/** `under`: that the effect is less than `at` is to be shown; `over`: that it is more. */
export type Bound = { at: number; side: 'under' | 'over' }

/**
 * One-sided sequential test of one row: rejects that its effect is at the bound or beyond. The
 * signs of a pattern decide its whole course, so a pattern that crossed at an earlier analysis is
 * not counted again, and analyses of much the same rounds spend much the same alpha. If the effect
 * is at the bound, the probability of crossing at any analysis is at most the last one's `spent`.
 * @param differencesAt those of the row's first rounds
 * @param analyses ascending, none of more rounds than the row has, earlier ones included
 * @param before the state after earlier analyses of the same row; it is updated in place
 */
export function sequentialTest(
  differencesAt: (rounds: number) => Differences,
  bound: Bound,
  analyses: readonly Boundary[],
  flips: SignFlips,
  before: SequentialState | null,
): { rejected: boolean; state: SequentialState | null } {
  const last = analyses.at(-1)!
  // Settles most rows: what is not rare at the last analysis alone did not cross there.
  const now = rowStatistic(differencesAt(last.rounds), bound.at, sums)
  sums = now.sums
  const most = patternsIn(last.spent, flips)
  if (now.isPositive === (bound.side === 'under')) return { rejected: false, state: before }
  const extreme = countExtreme(now, flips, most)
  if (extreme > most) return { rejected: false, state: before }
  // Whatever crossed earlier, so many more may cross now.
  const more = most - patternsIn(analyses.at(-2)?.spent ?? 0, flips)
  if (extreme <= more) return { rejected: true, state: before }
  const state =
    before?.at === bound.at
      ? before
      : { at: bound.at, analyses: 0, spent: 0, crossed: new Uint8Array(flips.count) }
  for (const analysis of analyses.slice(state.analyses)) {
    state.analyses++
    const patterns = patternsIn(analysis.spent, flips) - state.spent
    if (patterns <= 0) continue
    fillStatistics(differencesAt(analysis.rounds), bound, flips)
    state.spent += markCrossed(state.crossed, patterns)
  }
  return { rejected: (state.crossed[0]! & ITSELF) !== 0, state }
}

/** Steps of a bisection, enough to reach neighbouring doubles. */
const BISECTIONS = 60
/** Steps to an end of an interval that lies among the differences: exact to 1e-9 of their range. */
const END_BISECTIONS = 30
/** Between two effects that are as far apart as half of the interval. */
const NEAR_BISECTIONS = 20
/** From so many rounds on, steps are saved. */
const MANY_ROUNDS = 256
/** Steps to an end of an interval that lies beyond them, up to REACH ranges: as exact. */
const FAR_BISECTIONS = 40

/** Smallest and largest difference; null: no round has one. */
function rangeOf(differences: Differences): { low: number; high: number } | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const d of differences) {
    if (d < low) low = d
    if (d > high) high = d
  }
  return low > high ? null : { low, high }
}

/** The last effect at which a condition holds, by bisection from `yes`, where it does, to `no`. */
function bisect(
  yes: number,
  no: number,
  holds: (theta: number) => boolean,
  steps = END_BISECTIONS,
): number {
  let [inside, outside] = [yes, no]
  for (let step = 0; step < steps; step++) {
    const middle = (inside + outside) / 2
    if (middle === inside || middle === outside) break
    if (holds(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/**
 * The effect at which the test statistic is 0, on the scale of the differences. Throws if there is
 * no difference.
 * Source: Hodges and Lehmann, Estimates of location based on rank tests, 1963.
 */
export function pointEstimate(differences: Differences): number {
  const range = rangeOf(differences)
  if (range === null) throw new Error('no difference to estimate from')
  if (range.low === range.high) return range.low
  const isLess = (theta: number) => testStatistic(differences, theta) >= 0
  const zero = bisect(range.low, range.high, isLess, BISECTIONS)
  // Bisection approaches 0 and never reaches it.
  return Math.abs(zero) < 1e-12 * (range.high - range.low) ? 0 : zero
}

/** Distance beyond the differences at which every round has the same sign, in ranges of them. */
const REACH = 1e3

/**
 * The effects that a test does not reject: 0 lies outside exactly when it is rejected. Null: no
 * effect of any size is rejected, so there is no interval.
 * @param estimate an effect inside, usually the point estimate
 */
export function confidenceInterval(
  differences: Differences,
  excludes: (theta: number) => boolean,
  estimate: number,
): { low: number; high: number } | null {
  const range = rangeOf(differences)
  if (range === null) return null
  const far = REACH * (range.high - range.low || 1)
  const isInside = (theta: number) => !excludes(theta)
  if (isInside(range.low - far) || isInside(range.high + far)) return null
  const endFrom = (last: number, farther: number) => {
    if (isInside(last)) return bisect(estimate, farther, isInside, FAR_BISECTIONS)
    if (differences.length < MANY_ROUNDS) return bisect(estimate, last, isInside)
    // The end is much nearer than the farthest difference.
    let [inside, outside] = [estimate, estimate + (last - estimate) / Math.sqrt(differences.length)]
    while (isInside(outside) && Math.abs(outside - estimate) < Math.abs(last - estimate) / 2)
      [inside, outside] = [outside, estimate + 2 * (outside - estimate)]
    return isInside(outside)
      ? bisect(outside, last, isInside)
      : bisect(inside, outside, isInside, NEAR_BISECTIONS)
  }
  const low = endFrom(range.low, range.low - far)
  const high = endFrom(range.high, range.high + far)
  return agreeOnZero({ low, high }, estimate, far, isInside)
}

/** The statistic need not be monotone in the effect; the test of 0 then decides where to cut. */
function agreeOnZero(
  { low, high }: { low: number; high: number },
  estimate: number,
  far: number,
  isInside: (theta: number) => boolean,
): { low: number; high: number } {
  const hasZero = low <= 0 && high >= 0
  if (hasZero === isInside(0)) return { low, high }
  if (hasZero) {
    const end = bisect(estimate, 0, isInside)
    return estimate > 0 ? { low: end, high } : { low, high: end }
  }
  return high < 0
    ? { low, high: bisect(0, far, isInside, FAR_BISECTIONS) }
    : { low: bisect(0, -far, isInside, FAR_BISECTIONS), high }
}
