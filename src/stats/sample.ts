/**
 * The paired sample of a row: its complete pairs and their differences, and what these say, which is
 * the estimate with its interval. Beside it lost pairs, geometric means over rows, and machines.
 */
import { mean, median } from 'simple-statistics'
import { DEFAULT_MARGIN_PCT } from '../model/metric.ts'
import type { Estimate, GivenUp, Loss, LossReason, PairedSample, Verdict } from '../model/model.ts'
import { binomialTest } from './distributions.ts'
import type { SignFlips } from './patterns.ts'
import { detectableEffect } from './power.ts'
import { FEWEST_PAIRS } from './schedule.ts'
import {
  type Cluster,
  confidenceInterval,
  countExtreme,
  criticalValue,
  type Differences,
  huberEstimate,
  rowStatistic,
  tailP,
  tailScores,
} from './test.ts'
import { kruskalWallis } from './unpaired.ts'

/** Id of the contrast of an arm with itself. */
export const AA = 'aa'

/** The rounds in which both sides have a finite number, and these numbers. */
type Pairs = { rounds: number[]; base: number[]; head: number[] }

/**
 * Pairs by round; a round with a gap (null) or a number that is not finite on either side is
 * left out as a whole, so the sides always have the same length.
 * @example completePairs([1, null, 3], [4, 5, 6]) // { rounds: [0, 2], base: [1, 3], head: [4, 6] }
 */
export function completePairs(
  base: readonly (number | null)[],
  head: readonly (number | null)[],
): Pairs {
  const pairs: Pairs = { rounds: [], base: [], head: [] }
  base.forEach((b, round) => {
    const h = head[round] ?? null
    if (b === null || h === null || !Number.isFinite(b) || !Number.isFinite(h)) return
    pairs.rounds.push(round)
    pairs.base.push(b)
    pairs.head.push(h)
  })
  return pairs
}

/** Differences of pairs: ln(head / base), or head - base in the metric's unit. */
type ScaledDifferences = { kind: 'ratio' | 'difference'; values: number[] }

/**
 * One difference a pair: on the log scale if every value is positive, so that effects are ratios;
 * otherwise in the metric's unit.
 * @example pairDifferences([1, 1], [1, Math.E]) // { kind: 'ratio', values: [0, 1] }
 * @example pairDifferences([0, 2], [1, 2])      // { kind: 'difference', values: [1, 0] }
 */
export function pairDifferences(
  base: readonly number[],
  head: readonly number[],
): ScaledDifferences {
  const positive = base.every((b) => b > 0) && head.every((h) => h > 0)
  return {
    kind: positive ? 'ratio' : 'difference',
    values: base.map((b, i) => (positive ? Math.log(head[i]!) - Math.log(b) : head[i]! - b)),
  }
}

/** Rounds after which two sides that never varied count as constants. */
const FEWEST_CONSTANT = { exact: 2, quantised: 3, noisy: 3 }

/** What the rounds so far show of a row, on one scale. */
export type Evidence = {
  /** The row's first rounds. */
  sample: PairedSample
  kind: 'ratio' | 'difference'
  /** Of every cluster the median of its pairs' differences, at its place. */
  differences: Differences
  /** By round the difference of its pair; NaN where it has none. */
  pairs: Float64Array
  clusters: readonly Cluster[]
  /** Rounds with a pair. */
  n: number
  /** Both sides had the layouts that their builds gave them, so the luck of these is in it. */
  hasOneLayout: boolean
  /** Both sides are constant, over two or more rounds if the metric is declared exact, else three. */
  isConstant: boolean
  /** Smallest effect that matters, and the step in which values are printed; 0: none. */
  margin: number
  step: number
}

/**
 * Rounds with a pair as clusters: those that share a pair of layouts are one. Where not every one of
 * these rounds had layouts that were drawn, each is one by itself.
 */
function clustersOf({ layouts = [] }: PairedSample, rounds: readonly number[]): Cluster[] {
  const isDrawn = rounds.every((round) => (layouts[round] ?? null) !== null)
  if (!isDrawn) return rounds.map((round) => ({ at: round, rounds: [round] }))
  const byLayouts = Map.groupBy(rounds, (round) => layouts[round]!)
  return [...byLayouts].map(([name, own]) => ({ at: layouts.indexOf(name), rounds: own }))
}

/** Of every cluster the median of these differences of pairs, in its place; NaN elsewhere. */
function differencesOfClusters(pairs: Float64Array, clusters: readonly Cluster[]): Differences {
  const differences = new Float64Array(pairs.length).fill(Number.NaN)
  for (const { at, rounds } of clusters) {
    const own = rounds.map((round) => pairs[round]!)
    differences[at] = own.length === 1 ? own[0]! : median(own)
  }
  return differences
}

/** The differences as they were after the first rounds of this evidence. */
export function differencesAt({ differences, pairs, clusters }: Evidence, rounds: number) {
  if (clusters.every((one) => one.rounds.length === 1)) return differences.subarray(0, rounds)
  const before = clusters.flatMap((one) => {
    const own = one.rounds.filter((round) => round < rounds)
    return own.length === 0 ? [] : [{ at: one.at, rounds: own }]
  })
  return differencesOfClusters(pairs.subarray(0, rounds), before)
}

const cutTo = (sample: PairedSample, to: number): PairedSample => ({
  ...sample,
  ...(sample.layouts === undefined ? {} : { layouts: sample.layouts.slice(0, to) }),
  base: sample.base.slice(0, to),
  head: sample.head.slice(0, to),
  headFirst: sample.headFirst.slice(0, to),
  machines: sample.machines?.slice(0, to) ?? null,
})

/** The evidence of rounds 0 to `to`, exclusive. */
export function gatherEvidence(whole: PairedSample, to: number): Evidence {
  const sample = whole.base.length === to ? whole : cutTo(whole, to)
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const { kind, values } = pairDifferences(base, head)
  const pairs = new Float64Array(to).fill(Number.NaN)
  rounds.forEach((round, i) => {
    pairs[round] = values[i]!
  })
  const clusters = clustersOf(sample, rounds)
  const differences = differencesOfClusters(pairs, clusters)
  const hasOneLayout =
    sample.layouts !== undefined &&
    rounds.some((round) => (sample.layouts?.[round] ?? null) === null)
  const isConstant =
    base.length >= FEWEST_CONSTANT[sample.assume] &&
    base.every((b) => b === base[0]) &&
    head.every((h) => h === head[0])
  const middle = Math.abs(base.length === 0 ? 0 : median(base))
  const { margin, step } = onScale(sample, kind === 'ratio' ? null : middle)
  const n = base.length
  const evidence = { sample, kind, differences, pairs, clusters, n, hasOneLayout, isConstant }
  const isCount =
    sample.assume === 'exact' && !isConstant && [...base, ...head].every(Number.isInteger)
  return { ...evidence, margin: isCount ? Math.max(margin, halfOfOne(kind, middle)) : margin, step }
}

/**
 * The least margin of a count that varies although it is declared exact: half of the way from base's
 * median to the next whole number. A program that allocates the same in every operation prints
 * another number where its runtime allocated beside it, which happens to either side and to few
 * runs; and what is printed in whole numbers can show no typical change below half of one.
 */
const halfOfOne = (kind: 'ratio' | 'difference', middle: number): number =>
  (kind === 'ratio' ? Math.log1p(1 / middle) : 1) / 2

/**
 * Margin and printed step on the scale of the differences: the log scale (`base` null), or as a
 * share of this base value; a base of zero makes both 0, so any shift counts. A metric that is
 * declared exact is printed without rounding that matters.
 */
function onScale({ assume, marginPct, resolutionPct }: PairedSample, base: number | null) {
  const stepPct = assume === 'exact' ? 0 : (resolutionPct ?? 0)
  const of = (pct: number) => (base === null ? Math.log1p(pct / 100) : (base * pct) / 100)
  return { margin: of(marginPct), step: of(stepPct) }
}

/** Declared exact and constant: the verdict needs no test, so the row is in no family of tests. */
export function isExact({ sample, isConstant }: Evidence): boolean {
  return sample.assume === 'exact' && isConstant
}

/** An estimate without words: the report says why there is none, which follows from `n` and `clusters`. */
export type RowEstimate =
  | Exclude<Estimate, { kind: 'none' }>
  | Omit<Extract<Estimate, { kind: 'none' }>, 'why'>

type Failed = Extract<Verdict, { word: 'failed' }>

/** A verdict without words: the report puts the sentence of `loss` beside it. */
export type RowVerdict =
  | Exclude<Verdict, Failed>
  | (Omit<Failed, 'detail' | 'loss'> & { loss: Loss })

/** The point estimate on the scale of the differences; null: nothing was estimated. */
export function pointOf(estimate: RowEstimate): number | null {
  if (estimate.kind === 'none') return estimate.point ?? null
  if (estimate.kind !== 'exact') return estimate.point
  const { base, head } = estimate
  return base > 0 && head > 0 ? Math.log(head) - Math.log(base) : head - base
}

// What the differences say: estimate, interval, values of both sides.

/** The two-sided test of a row by itself at this level, and which effects it rejects. */
export function ownCritical(differences: Differences, flips: SignFlips, alpha: number) {
  const allowed = Math.floor(alpha * flips.count + 1e-9)
  const own = criticalValue([rowStatistic(differences, 0)], flips, allowed)
  return {
    value: () => own.value(),
    excludes: (theta: number) => own.excludes(0, differences, theta),
  }
}

/** The test that an interval inverts. */
export type IntervalTest = {
  /** Sign patterns over as many rounds as the sample has. */
  flips: SignFlips
  /** Probability that the interval misses: of the row by itself, or of any row of its family. */
  alpha: number
  /** What the row was compared with; null: the row is tested by itself. */
  critical: { value(): number; excludes(theta: number): boolean } | null
  /** The test that decided, where it is another: its effects make the interval. */
  proof?: { alpha: number; excludes(theta: number): boolean }
}

/** The estimate, and the name of the test behind it as the report prints it. */
type TestedEstimate = { value: RowEstimate; test: string }

/**
 * The estimate of a paired sample: `exact` where both sides are constant, as allocs/op often is;
 * otherwise point, interval and p on the scale ln(head / base), or head - base where a value is
 * zero or less; `none` where there are too few pairs.
 */
export const estimateSample = (sample: PairedSample, test: IntervalTest): TestedEstimate =>
  estimateOf(gatherEvidence(sample, sample.base.length), test)

export function estimateOf(evidence: Evidence, test: IntervalTest): TestedEstimate {
  const { n, isConstant, clusters } = evidence
  if (isConstant) {
    const { base, head } = completePairs(evidence.sample.base, evidence.sample.head)
    const value: Estimate = { kind: 'exact', n, base: base[0]!, head: head[0]! }
    return { value, test: 'none: both sides are constant' }
  }
  const isByRound = clusters.length === n
  const name = isByRound
    ? 'sign flips of whole rounds, on capped differences of pairs'
    : 'sign flips of pairs of layouts, on capped medians of their differences'
  if (n < 2) {
    return { value: { kind: 'none', n }, test: name }
  }
  return { value: invert(evidence, test), test: name }
}

function invert(evidence: Evidence, { flips, alpha, critical, proof }: IntervalTest): RowEstimate {
  const { kind, differences, n, margin, clusters } = evidence
  const middle = huberEstimate(differences)
  const own = critical ?? ownCritical(differences, flips, alpha)
  const tested = confidenceInterval(differences, proof?.excludes ?? own.excludes, middle)
  const possible = possibleIn(evidence)
  const point = possible(middle)
  if (tested === null) {
    const shared = clusters.length < n ? { clusters: clusters.length } : {}
    return { kind: 'none', n, point, scale: kind, ...shared }
  }
  const detectable = detectableEffect(differences, own.value(), middle)
  const { low, high } = proof === undefined ? tested : withinMargin(tested, margin)
  return {
    kind,
    n,
    point,
    ...{ low: possible(low), high: possible(high) },
    level: proof === undefined ? 1 - alpha : 1 - 2 * proof.alpha,
    p: countExtreme(rowStatistic(differences, 0), flips) / flips.count,
    ...(Number.isFinite(detectable) ? { detectable } : {}),
    mean: meanChange(evidence),
    ...tailOf(evidence, flips),
  }
}

/**
 * A change as it can be: nothing that is never below zero falls by more than its typical number. The
 * tests know of no zero, and may put what few runs add to half of the way below it.
 */
function possibleIn({ kind, sample }: Evidence): (change: number) => number {
  const { base, head } = completePairs(sample.base, sample.head)
  const isBounded = kind === 'difference' && [...base, ...head].every((value) => value >= 0)
  const least = isBounded ? 0 - median(base) : Number.NEGATIVE_INFINITY
  return (change) => Math.max(least, change)
}

/** A proof has ruled out both ends of the margin, at this analysis or before it. */
const withinMargin = ({ low, high }: { low: number; high: number }, margin: number) => ({
  low: Math.max(low, -margin),
  high: Math.min(high, margin),
})

/** Head's mean over base's, on the row's scale. */
function meanChange({ sample, kind }: Evidence): number {
  const { base, head } = completePairs(sample.base, sample.head)
  const [before, after] = [mean(base), mean(head)]
  return kind === 'ratio' ? Math.log(after / before) : after - before
}

/** Of a row that could be worse. */
function tailOf(evidence: Evidence, flips: SignFlips): Pick<Estimates, 'tail'> {
  const { sample, pairs, clusters } = evidence
  if (sample.better === 'unknown' || clusters.length < FEWEST_PAIRS) return {}
  const scores = tailScores(pairs, clusters)
  const worse = sample.better === 'lower' ? scores : scores.map((score) => -score)
  return { tail: { point: worstFifth(evidence), p: tailP(worse, flips) } }
}

type Estimates = Extract<Estimate, { p: number }>

/**
 * The base's median, and the head value that the estimate makes of it: their ratio is the delta
 * that is shown, which the ratio of both medians need not be.
 */
export function valuesOf(sample: PairedSample, estimate: RowEstimate) {
  const { base, head } = completePairs(sample.base, sample.head)
  if (base.length === 0) return { baseValue: null, headValue: null }
  const baseValue = median(base)
  const point = estimate.kind === 'exact' ? null : pointOf(estimate)
  if (point === null) return { baseValue, headValue: median(head) }
  const isRatio = base.every((b) => b > 0) && head.every((h) => h > 0)
  const headValue = isRatio ? baseValue * Math.exp(point) : baseValue + point
  return { baseValue, headValue: asMeasured(headValue, median(head)) }
}

/** The measured value, where the way over a logarithm and back only rounded it: no 4095.99… B. */
const asMeasured = (value: number, measured: number): number =>
  Math.abs(value - measured) <= 1e-12 * Math.abs(measured) ? measured : value

/** How much worse the worst fifth of head's runs is than that of base's, on the row's scale. */
export function worstFifth({ sample, kind }: Evidence): number {
  const { base, head } = completePairs(sample.base, sample.head)
  const size = Math.ceil(base.length / 5)
  const of = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => (sample.better === 'higher' ? a - b : b - a))
    return sorted.slice(0, size).reduce((sum, value) => sum + value, 0) / size
  }
  return kind === 'ratio' ? Math.log(of(head) / of(base)) : of(head) - of(base)
}

// Lost pairs.

/** Lost pairs of a row: rounds that ran and gave no pair. */
export type Losses = {
  /** Rounds that were run for this row; a row that was stopped, or waited, has fewer than the table. */
  ran: number
  lost: number
  /** Rounds in which only this side gave no number. */
  baseOnly: number
  headOnly: number
  /** Trials that ran out of memory, which the suite says may happen; absent: none. */
  outOfMemory?: { base: number; head: number }
  /** Trials that failed for other reasons. */
  crashed: number
  /** Why a side is not run any more; absent: it is. */
  givenUp?: GivenUp
}

/** A row with a larger share of lost pairs has failed. */
const MOST_LOST = 0.2
/** Below this p, losses count as dependent on the side. */
const UNEQUAL_LOSSES_P = 0.05

/** Of the first `rounds` rounds, how many the row was not run in, and then went on. */
export const waitsBefore = ({ waited = [] }: Pick<PairedSample, 'waited'>, rounds: number) =>
  waited.filter((round) => round < rounds).length

/** Rounds until a row first stopped or waited; Infinity: it did neither. */
export const firstEnd = ({ stoppedAfter, waited = [] }: PairedSample): number =>
  Math.min(stoppedAfter ?? Number.POSITIVE_INFINITY, waited[0] ?? Number.POSITIVE_INFINITY)

/**
 * Gaps up to the last round that has a number, and `after` it. A gap on both sides without trials
 * that have an order, in a row that has one elsewhere, was not run.
 */
function countGaps(sample: PairedSample, rounds: number) {
  const { base, head, headFirst, waited = [] } = sample
  const isNumber = (value: number | null | undefined) => Number.isFinite(value ?? Number.NaN)
  const hasOrder = headFirst.some((isFirst) => isFirst !== null)
  const gaps = { ran: 0, lost: 0, baseOnly: 0, headOnly: 0, after: 0 }
  for (let round = 0; round < Math.min(rounds, base.length); round++) {
    const [hasBase, hasHead] = [isNumber(base[round]), isNumber(head[round])]
    if (hasBase || hasHead) {
      gaps.ran = round + 1 - waitsBefore(sample, round)
      gaps.lost += gaps.after + Number(!hasBase || !hasHead)
      gaps.baseOnly += Number(!hasBase)
      gaps.headOnly += Number(!hasHead)
      gaps.after = 0
    } else if ((!hasOrder || headFirst[round] !== null) && !waited.includes(round)) gaps.after++
  }
  return gaps
}

/**
 * Losses in the first `rounds` rounds. A gap on both sides after the row's last number counts only
 * if trials are known to have failed there: else the row was stopped.
 */
export function countLosses(sample: PairedSample, rounds: number): Losses {
  const { failed, outOfMemory, givenUp } = sample
  const { ran, lost, baseOnly, headOnly, after } = countGaps(sample, rounds)
  const ooms = (outOfMemory?.base ?? 0) + (outOfMemory?.head ?? 0)
  const crashed = Math.max(0, failed.base + failed.head - ooms)
  const unseen = Math.max(failed.base, failed.head) - lost
  const more = Math.max(0, Math.min(unseen, after))
  const losses: Losses = { ran: ran + more, lost: lost + more, baseOnly, headOnly, crashed }
  if (outOfMemory) losses.outOfMemory = outOfMemory
  if (givenUp && givenUp.round < rounds) {
    const { round: _, ...why } = givenUp
    losses.givenUp = why
  }
  return losses
}

/** Whether too many pairs are lost to judge the row on the rounds so far. */
export function lostTooMany({ ran, lost }: Pick<Losses, 'ran' | 'lost'>): boolean {
  return lost > MOST_LOST * ran
}

/** One-sided p from which on head is suspected to lose more rounds than base. */
const SUSPICION_P = 0.2

/**
 * Whether head seems to fail more than base: base lost no round alone, or the sign test of who lost
 * the rounds that one side alone lost says so at 80 %. A round that is lost to a hang or a crash is
 * worse than any number, so that no estimate from the other rounds can make up for it.
 */
export const isLostOnHead = ({ baseOnly, headOnly }: Losses): boolean =>
  headOnly > baseOnly && (baseOnly === 0 || binomialTest(baseOnly, headOnly) <= 2 * SUSPICION_P)

/** The side that alone gave no number in some round; {}: neither did, or each in its turn. */
function onlySide({ baseOnly, headOnly }: Losses): { side?: 'base' | 'head' } {
  if (baseOnly > 0 && headOnly === 0) return { side: 'base' }
  return headOnly > 0 && baseOnly === 0 ? { side: 'head' } : {}
}

/**
 * `failed` with its reason; not decided, where no round of it was whole; or null. `most`: rounds
 * that the row will have at the end; while more may come, a row fails early only if they cannot
 * bring the share of lost pairs down enough.
 */
export function lossVerdict(losses: Losses, most: number): RowVerdict | null {
  const { ran, lost, baseOnly, headOnly, outOfMemory: times, crashed, givenUp } = losses
  if (givenUp !== undefined) {
    const reason = givenUp.rounds === null ? 'odd-output' : 'given-up'
    return { ...failedBy({ kind: 'given-up', ...givenUp }, reason), ...onlySide(losses) }
  }
  const failed = (kind: 'no-data' | 'lopsided-losses' | 'lost-pairs') => {
    // Out of memory is a result; what fails beside it is none.
    if (times && crashed <= MOST_LOST * most)
      return failedBy({ kind: 'out-of-memory', ran, times }, 'out-of-memory')
    const only = { base: baseOnly, head: headOnly }
    return { ...failedBy({ kind, ran, lost, only }, kind), ...onlySide(losses) }
  }
  if (lost > MOST_LOST * most && lost === ran) return failed('no-data')
  if (most === 0) return { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: null }
  if (binomialTest(baseOnly, headOnly) < UNEQUAL_LOSSES_P) return failed('lopsided-losses')
  return lost > MOST_LOST * most ? failed('lost-pairs') : null
}

const failedBy = (loss: Loss, reason: LossReason) => ({ word: 'failed', reason, loss }) as const

export const GEOMEAN_ROW = 'geomean'

/**
 * One row for every contrast and metric with two or more rows of positive numbers. Rows that lost
 * too many pairs or were given up, or stopped before they said anything, are left out, and so are
 * those that compare two benchmarks. `to`: only these first rounds.
 */
export function geomeanRows(
  samples: readonly PairedSample[],
  to = Number.POSITIVE_INFINITY,
): PairedSample[] {
  const usable = samples.filter(
    (sample) =>
      sample.givenUp === undefined &&
      sample.isRewritten !== true &&
      firstEnd(sample) >= FEWEST_PAIRS &&
      !lostTooMany(countLosses(sample, sample.base.length)) &&
      [...sample.base, ...sample.head].every((value) => value === null || value > 0) &&
      sample.base.some((value) => value !== null),
  )
  const groups = Map.groupBy(usable, ({ contrast, metric, unit }) =>
    JSON.stringify([contrast, metric, unit]),
  )
  return [...groups.values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => geomeanOf(rows.map((row) => (to < row.base.length ? cutTo(row, to) : row))))
}

/**
 * What each round says of the typical change of its row: t + capped(d - t) / s, where t is the
 * estimate and s the share of pairs within the cap. Their mean over the rounds is t, and their
 * spread that of the estimate, so a mean over rows of them is one of typical changes; tails are
 * not in it. Of a metric that is declared exact there is no noise to cap: what differs by a step is
 * no tail, and cut off where half of the rounds agree it would look like a shift. By round; NaN: no
 * pair.
 */
function typicalChanges(row: PairedSample): Float64Array {
  const { pairs, n } = gatherEvidence(row, row.base.length)
  if (n === 0 || row.assume === 'exact') return pairs
  const point = huberEstimate(pairs)
  const distances = pairs.map((d) => Math.abs(d - point)).filter((size) => size > 0)
  if (distances.length === 0) return pairs
  const cap = median([...distances])
  const within = pairs.filter((d) => Math.abs(d - point) <= cap).length / n
  return pairs.map((d) => point + Math.max(-cap, Math.min(cap, d - point)) / within)
}

/**
 * The smallest margin of the rows, without those of 0, which belong to constants. Where all have 0, a
 * mean of counts that vary could never be shown to be as before: it has the usual margin.
 */
function marginOf(rows: PairedSample[], isVaryingCount: boolean): number {
  const margins = rows.map(({ marginPct }) => marginPct).filter((margin) => margin > 0)
  if (margins.length > 0) return Math.min(...margins)
  return isVaryingCount ? DEFAULT_MARGIN_PCT : 0
}

/**
 * Layouts of a mean: rounds that share a pair of them in any row share one. A round in which a row
 * had none that were drawn has none.
 */
function layoutsOfMean(rows: readonly PairedSample[]): Pick<PairedSample, 'layouts'> {
  const lists = [
    ...new Map(
      rows.flatMap(({ layouts }) => (layouts ? [[layouts.join(), layouts] as const] : [])),
    ).values(),
  ]
  const [first] = lists
  if (first === undefined) return {}
  let groups = first.map((_, round) => round)
  for (const list of lists) {
    list.forEach((name, round) => {
      const [from, to] = [groups[round]!, groups[list.indexOf(name)]!]
      if (name !== null && from !== to)
        groups = groups.map((group) => (group === from ? to : group))
    })
  }
  const isDrawn = (round: number) => lists.every((list) => list[round] != null)
  return { layouts: groups.map((group, round) => (isDrawn(round) ? String(group) : null)) }
}

const hasOneNumber = (values: readonly (number | null)[]) =>
  new Set(values.filter((value) => value !== null)).size < 2

function geomeanOf(rows: PairedSample[]): PairedSample {
  const [first] = rows as [PairedSample]
  const isExact = rows.every(({ assume }) => assume === 'exact')
  const present = first.base.map((_, round) => {
    const here = rows.filter(
      ({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null,
    )
    // A mean of constants is one only while it is over the same constants.
    return isExact && here.length < rows.length ? [] : here
  })
  const changes = new Map(rows.map((row) => [row, typicalChanges(row)]))
  const meanOf = (here: readonly PairedSample[], of: (row: PairedSample) => number) =>
    here.reduce((sum, row) => sum + of(row), 0) / here.length
  const base = present.map((here, round) =>
    here.length === 0 ? null : Math.exp(meanOf(here, (row) => Math.log(row.base[round]!))),
  )
  const head = present.map((here, round) =>
    here.length === 0
      ? null
      : base[round]! * Math.exp(meanOf(here, (row) => changes.get(row)![round]!)),
  )
  // Means over the same series are one series.
  const seriesOf = (side: 'base' | 'head') => rows.map(({ sides }) => sides?.[side] ?? null)
  const isNamed = rows.every(({ sides }) => sides !== undefined)
  const { sides: _, stoppedAfter: __, layouts: ___, waited: ____, isSamePath, ...rest } = first
  return {
    ...rest,
    ...(isSamePath && rows.every((row) => row.isSamePath) ? { isSamePath } : {}),
    ...layoutsOfMean(rows),
    ...(isNamed
      ? {
          sides: { base: JSON.stringify(seriesOf('base')), head: JSON.stringify(seriesOf('head')) },
        }
      : {}),
    benchmark: GEOMEAN_ROW,
    role: 'geomean',
    assume: isExact ? 'exact' : 'noisy',
    marginPct: marginOf(rows, isExact && ![base, head].every(hasOneNumber)),
    base,
    head,
    failed: { base: 0, head: 0 },
    headFirst: first.headFirst.map(() => null),
    resolutionPct: null,
    layout: rows.every(({ layout }) => layout === 'fresh') ? 'fresh' : 'single',
    reruns: 0,
  }
}

/** Fewest pairs of a machine for its estimate to be compared with another's. */
const LEAST_PAIRS = 4
const DIFFERS_P = 0.05

type MachineEstimate = { machine: string; n: number; point: number }

type Group = { machine: string; values: number[] }

function groupByMachine(sample: PairedSample): Group[] {
  const { machines } = sample
  if (machines === null) return []
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const { values } = pairDifferences(base, head)
  const groups = Map.groupBy(values.keys(), (i) => machines[rounds[i]!] ?? null)
  return [...groups].flatMap(([machine, own]) =>
    machine === null ? [] : [{ machine, values: own.map((i) => values[i]!) }],
  )
}

const estimateGroup = ({ machine, values }: Group): MachineEstimate => ({
  machine,
  n: values.length,
  point: huberEstimate(Float64Array.from(values)),
})

/** The estimate of each machine; []: the pairs come from one machine. */
export function estimateMachines(sample: PairedSample): MachineEstimate[] {
  const groups = groupByMachine(sample)
  return groups.length < 2 ? [] : groups.map(estimateGroup)
}

const solid = (sample: PairedSample) =>
  groupByMachine(sample).filter(({ values }) => values.length >= LEAST_PAIRS)

function differs(groups: Group[]): boolean {
  return groups.length > 1 && kruskalWallis(groups.map(({ values }) => values)) < DIFFERS_P
}

/** Whether the effect differs by machine, with opposite signs on two of them. */
export function machinesDisagree(sample: PairedSample): boolean {
  if (sample.machines === null) return false
  const groups = solid(sample)
  if (!differs(groups)) return false
  const points = groups.map((group) => estimateGroup(group).point)
  return points.some((point) => point > 0) && points.some((point) => point < 0)
}

/** What a reader of a row should know of its numbers; the report makes a finding of each. */
export type RowCaveat =
  | { kind: 'lost-pairs'; lost: number; ran: number }
  /** `least`: fewest pairs for a machine to be compared with the others. */
  | { kind: 'few-pairs-on-machine'; machines: { machine: string; pairs: number }[]; least: number }
  | { kind: 'differs-by-machine' | 'new-non-zero' | 'below-resolution' }

/** What a reader of a row that pools machines should know. */
export function machineCaveats(sample: PairedSample): RowCaveat[] {
  const groups = groupByMachine(sample)
  if (groups.length < 2) return []
  const caveats: RowCaveat[] = []
  const few = groups.filter(({ values }) => values.length < LEAST_PAIRS)
  if (few.length > 0) {
    const machines = few.map(({ machine, values }) => ({ machine, pairs: values.length }))
    caveats.push({ kind: 'few-pairs-on-machine', machines, least: LEAST_PAIRS })
  }
  if (differs(solid(sample))) caveats.push({ kind: 'differs-by-machine' })
  return caveats
}
