/**
 * The randomisation test. Coins decide which arm of a round runs first and which layouts a cluster of
 * rounds has, so without an effect every pattern of sign flips of whole clusters is as likely as the
 * one that was observed. A pattern flips the same clusters in all rows, which keeps whatever the rows
 * have in common. Where contrasts share an arm, arms are permuted instead of signs. The point
 * estimate and the confidence interval invert the test, so that an interval excludes 0 exactly
 * where the test rejects "no effect".
 */
import { kthSmallest, medianInPlace } from './distributions.ts'
import {
  BATCH,
  ITSELF,
  leaveOneOutMaxima,
  markLargest,
  maximaOf,
  type Raise,
  type SignFlips,
  signedMaxima,
  signedSums,
  statisticsOf,
  TIE,
} from './patterns.ts'

/**
 * Differences of one row by round: each cluster's at its first round, NaN elsewhere. So a pattern of
 * one sign a round is one of clusters, in all rows at once, whatever their clusters are.
 */
export type Differences = Float64Array

/**
 * Rounds with a pair that share their layouts, so that only one sign is theirs; `at`: the first
 * round of these layouts, where the cluster has its place among the differences.
 */
export type Cluster = { at: number; rounds: readonly number[] }

/** Scratch space for the distances of one row. */
let distances = new Float64Array(64)

/**
 * The size at which scores are capped: the median of the non-zero distances to theta, for every
 * number of clusters, so that the effect that is estimated is the same for all. 0: there are none.
 */
function huberThreshold(differences: Differences, theta: number): number {
  if (distances.length < differences.length) distances = new Float64Array(2 * differences.length)
  let n = 0
  for (let i = 0; i < differences.length; i++) {
    const distance = Math.abs(differences[i]! - theta)
    if (distance > 0) distances[n++] = distance
  }
  return n === 0 ? 0 : medianInPlace(distances, n)
}

/**
 * Capped scores of the differences under the hypothesis that the effect is theta: d - theta, no
 * larger than the median absolute distance, scaled so that the squares add up to 1. A place
 * without a difference scores 0, and so does a distance of 0; both are left out of the median.
 * @example huberScores(Float64Array.of(1, -1, NaN, 2), 0) // .58, -.58, 0, .58
 */
export function huberScores(differences: Differences, theta: number): Float64Array {
  const cap = huberThreshold(differences, theta)
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
  const cap = huberThreshold(differences, theta)
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
 * Tail scores: of every cluster the sum of what the cap cuts off the differences of its rounds, scaled
 * so that the squares add up to 1. `pairs`: differences by round, not by cluster.
 */
export function tailScores(pairs: Float64Array, clusters: readonly Cluster[]): Float64Array {
  const cap = huberThreshold(pairs, 0)
  const scores = new Float64Array(pairs.length)
  let squares = 0
  for (const { at, rounds } of clusters) {
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

/** A row with its statistic: `sums` as of signedSums, `statistic` observed, without sign. */
export type RowStatistic = { sums: Float64Array; statistic: number }

/** The row under the hypothesis that its effect is theta. `buffer`: as of signedSums. */
export function rowStatistic(
  differences: Differences,
  theta: number,
  buffer?: Float64Array,
): RowStatistic & { isPositive: boolean } {
  const sums = signedSums(huberScores(differences, theta), buffer)
  let observed = 0
  for (let at = 0; at < sums.length; at += 256) observed += sums[at]!
  // Sums of patterns that are all 0 differ from it by rounding.
  const statistic = Math.abs(observed) < TIE - 1 ? 0 : Math.abs(observed)
  return { sums, statistic, isPositive: observed > 0 }
}

/**
 * Patterns in which the row, or by pattern the largest of its rivals, reaches the row's statistic;
 * the count may stop early beyond `most`.
 */
export function countExtreme(
  { sums, statistic }: RowStatistic,
  flips: SignFlips,
  most = flips.count,
  rivals: Float64Array | null = null,
): number {
  let count = 0
  for (let from = 0; from < flips.count && count <= most; from += BATCH) {
    const to = Math.min(flips.count, from + BATCH)
    const values = statisticsOf(sums, flips, from, to)
    for (let b = 0; b < to - from; b++) {
      // Without a sign: half of the branches on a sign would be mispredicted.
      const size = Math.abs(values[b]!)
      if ((rivals === null ? size : Math.max(size, rivals[from + b]!)) * TIE >= statistic) count++
    }
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
  /** CriticalValue.excludes within these rows. */
  inverted(rows: readonly number[], allowed: number): CriticalValue['excludes']
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
        (top, from, to) => {
          const values = statisticsOf(rows[i]!.sums, flips, from, to)
          for (let b = from; b < to; b++) {
            const size = Math.abs(values[b - from]!)
            if (size > top[b]!) top[b] = size
          }
        },
    )
    return maximaOf(flips.count, members, statistic, most)
  },
  inverted: (remaining, allowed) =>
    invertedBySigns(rows, remaining, flips, { allowed, isCentred: false }),
})

/** What a row's statistic is compared with. All methods are lazy: they cost a sort, or a pass. */
export type CriticalValue = {
  /** A larger statistic is rejected; Infinity: none is. */
  value(): number
  /** Single-step adjusted p: share of patterns whose maximum is at least this statistic. */
  adjustedP(statistic: number): number
  /**
   * Whether the test rejects that the effect of the row at this place of its family is theta: the
   * exact inversion, in which the row's own scores are those under theta.
   */
  excludes(row: number, differences: Differences, theta: number): boolean
}

/** CriticalValue.excludes of a family under sign flips; `isCentred`: see centredCritical. */
function invertedBySigns(
  family: readonly RowStatistic[],
  rows: readonly number[],
  flips: SignFlips,
  { allowed, isCentred }: { allowed: number; isCentred: boolean },
): CriticalValue['excludes'] {
  let all: ReturnType<typeof leaveOneOutMaxima> | null = null
  let last: { row: number; rivals: Float64Array } | null = null
  // A fifth of a megabyte of thousands of rounds, a hundred times a row.
  let buffer: Float64Array | undefined
  return (row, differences, theta) => {
    if (allowed < 1) return false
    const own = rowStatistic(differences, theta, buffer)
    buffer = own.sums
    if (rows.length === 1 && !isCentred) return countExtreme(own, flips, allowed) <= allowed
    all ??= leaveOneOutMaxima(
      family.map(({ sums }) => sums),
      rows,
      flips,
    )
    const { first, owner, second } = all
    if (last?.row !== row) {
      const others = first.map((size, b) => (owner[b] === row ? second[b]! : size))
      if (isCentred) others[0] = Number.POSITIVE_INFINITY
      last = { row, rivals: others }
    }
    return countExtreme(own, flips, allowed, last.rivals) <= allowed
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
    excludes: family.inverted(rows, allowed),
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
    for (const i of remaining) results[i] = { rejected: rejected.includes(i), critical }
    if (rejected.length === 0) break
    remaining = remaining.filter((i) => !rejected.includes(i))
    critical = criticalOf(remaining, family, allowed)
    for (const i of remaining) results[i] = { rejected: false, critical }
  }
  return results
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

// One row over all analyses: the proof that it changed by less than its margin.

/** An analysis as sequentialTest needs it: cumulative probability of crossing, one-sided. */
type Boundary = { rounds: number; cumulativeAlpha: number }

/** A pattern stands for its mirror image, too: the probability is of twice the number. */
const patternsIn = (spent: number, flips: SignFlips) => Math.floor(2 * flips.count * spent + 1e-9)

/** Scratch space for the sums of the last analysis. */
let sumsOfLast: Float64Array = new Float64Array(0)

/** State of a sequential test after some analyses, from which the next continues. */
export type SequentialState = {
  at: number
  analyses: number
  patternsUsed: number
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
  const now = rowStatistic(differencesAt(last.rounds), bound.at, sumsOfLast)
  sumsOfLast = now.sums
  const most = patternsIn(last.cumulativeAlpha, flips)
  if (now.isPositive === (bound.side === 'under')) return { rejected: false, state: before }
  const extreme = countExtreme(now, flips, most)
  if (extreme > most) return { rejected: false, state: before }
  // Whatever crossed earlier, so many more may cross now.
  const more = most - patternsIn(analyses.at(-2)?.cumulativeAlpha ?? 0, flips)
  if (extreme <= more) return { rejected: true, state: before }
  const state =
    before?.at === bound.at
      ? before
      : { at: bound.at, analyses: 0, patternsUsed: 0, crossed: new Uint8Array(flips.count) }
  for (const analysis of analyses.slice(state.analyses)) {
    state.analyses++
    const patterns = patternsIn(analysis.cumulativeAlpha, flips) - state.patternsUsed
    if (patterns <= 0) continue
    const scores = huberScores(differencesAt(analysis.rounds), bound.at)
    const away = bound.side === 'under' ? scores.map((score) => -score) : scores
    state.patternsUsed += markLargest(state.crossed, away, flips, patterns)
  }
  return { rejected: (state.crossed[0]! & ITSELF) !== 0, state }
}

// The estimate and its interval.

/** Steps of a bisection, enough to reach neighbouring doubles. */
const BISECTIONS = 60
/** Steps to an end of an interval that lies among the differences: exact to 1e-9 of their range. */
const END_BISECTIONS = 30
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

/** What was estimated: a row asks for it a dozen times, and of thousands of rounds it is slow. */
const estimates = new WeakMap<Differences, number>()

/**
 * The effect at which the test statistic is 0, on the scale of the differences. Throws if there is
 * no difference.
 * Source: Hodges and Lehmann, Estimates of location based on rank tests, 1963.
 */
export function huberEstimate(differences: Differences): number {
  const known = estimates.get(differences)
  const estimate = known ?? estimateFrom(differences)
  if (known === undefined) estimates.set(differences, estimate)
  return estimate
}

function estimateFrom(differences: Differences): number {
  const range = rangeOf(differences)
  if (range === null) throw new Error('no difference to estimate from')
  if (range.low === range.high) return range.low
  const isLess = (theta: number) => testStatistic(differences, theta) >= 0
  const zero = bisect(range.low, range.high, isLess, BISECTIONS)
  // Bisection approaches 0, or what many units have alike, and never reaches it: the rest that would
  // be left of those units would count as much as any other.
  const near = 1e-12 * (range.high - range.low)
  if (Math.abs(zero) < near) return 0
  return differences.find((unit) => Math.abs(unit - zero) < near) ?? zero
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
  const endFrom = (last: number, farther: number) =>
    isInside(last)
      ? bisect(estimate, farther, isInside, FAR_BISECTIONS)
      : bisect(estimate, last, isInside)
  const low = endFrom(range.low, range.low - far)
  const high = endFrom(range.high, range.high + far)
  return atZero(agreeOnZero({ low, high }, estimate, far, isInside), isInside)
}

/** Of the width: nearer to 0 an end is 0, where bisection stopped. */
const NO_DISTANCE = 1e-9

/** Units that are 0 make 0 the end of an interval, which bisection approaches and never reaches. */
function atZero(
  { low, high }: { low: number; high: number },
  isInside: (theta: number) => boolean,
): { low: number; high: number } {
  const near = NO_DISTANCE * (high - low)
  const end = (one: number) => (one !== 0 && Math.abs(one) <= near && isInside(0) ? 0 : one)
  return { low: end(low), high: end(high) }
}

/** The statistic need not be monotone in the effect; the test of 0 then decides where to cut. */
function agreeOnZero(
  { low, high }: { low: number; high: number },
  estimate: number,
  far: number,
  isInside: (theta: number) => boolean,
): { low: number; high: number } {
  const hasZero = low <= 0 && high >= 0
  // An estimate of 0 is an end of it at the least, also where the test leaves one side alone.
  if (estimate === 0 || hasZero === isInside(0)) return { low, high }
  if (hasZero) {
    const end = bisect(estimate, 0, isInside)
    return estimate > 0 ? { low: end, high } : { low, high: end }
  }
  return high < 0
    ? { low, high: bisect(0, far, isInside, FAR_BISECTIONS) }
    : { low: bisect(0, -far, isInside, FAR_BISECTIONS), high }
}
