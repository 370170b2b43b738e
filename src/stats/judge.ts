/**
 * The verdicts of the rows that gate, judged as one family at every interim analysis: a joint
 * randomisation test with step-down max-T over the rows, tests of each row against both ends of its
 * margin, and at the end of a run a joint test of longer tails. docs/statistics.md says why the
 * error probability holds.
 */
import type { PairedSample } from '../model/model.ts'
import { binomialAtMost, medianInPlace, normalQuantile } from './distributions.ts'
import { type SignFlipSource, type SignFlips, sequentialFlips } from './patterns.ts'
import {
  countLosses,
  differencesAt,
  type Evidence,
  firstEnd,
  gatherEvidence,
  geomeanRows,
  isExact,
  type Losses,
  lossVerdict,
  lostTooMany,
  machinesDisagree,
  type RowVerdict,
  waitsBefore,
  worstFifth,
} from './sample.ts'
import { FEWEST_PAIRS, type InterimAnalysis } from './schedule.ts'
import {
  type Bound,
  type CriticalValue,
  centredCritical,
  huberEstimate,
  type MemberResult,
  type NullDistribution,
  type RowStatistic,
  rowStatistic,
  type SequentialState,
  sequentialTest,
  signFlipNull,
  stepDown,
  stepDownOneSided,
  tailScores,
} from './test.ts'

/** What the family compared a row with, and which effects of the row that rejects. */
type RowCritical = Pick<CriticalValue, 'value' | 'adjustedP'> & {
  excludes(theta: number): boolean
}

/** The test behind a row's verdict. */
type RowResult = {
  evidence: Evidence
  flips: SignFlips
  /** What the family's null distribution comes from. */
  randomised: 'signs' | 'arms'
  /** What the family compared the row with; null: it was tested by itself, or not at all. */
  critical: RowCritical | null
  /** "No effect" is rejected: the interval excludes 0. */
  isRejected: boolean
  /** Whether the row's own test of "less than the margin" rejects an effect; null: no test. */
  excludedByProof: ((theta: number) => boolean) | null
  /** Probability, by side, that the proof is false; 0: there is none. */
  proofAlpha: number
  /** Two-sided level of a row that was tested by itself, after correction for its list. */
  alpha: number
  /** Share of alpha that the analysis may spend, for p-values that hold over all analyses. */
  share: number
}

/** The state of a row between analyses. */
export type RowState = {
  sample: PairedSample
  /** Null before the row's first analysis. */
  result: RowResult | null
  verdict: RowVerdict
  /** Rounds of the analysis that settled the row; null: more rounds may change its verdict. */
  decidedAt: number | null
  losses: Losses
  /** Rounds of the analyses in which the row was tested. */
  analyses: number[]
  pSequential: number | null
  pAdjusted: number | null
  /** Shown at this or an earlier analysis: less than the margin, and more than minus the margin. */
  isBelowMargin: boolean
  isAboveMinusMargin: boolean
  /** Statistic of a settled row, which no longer changes; null: not settled, or not needed yet. */
  settled: RowStatistic | null
  /** The sequential tests against both ends of the margin. */
  margins: { under: SequentialState | null; over: SequentialState | null }
  /** The row is declared exact and constant, so it belongs to no family of tests. */
  isExempt: boolean
  /** The family of tests, as the report prints it. */
  family: string
}

/** A row before its first analysis. */
export const newRowState = (sample: PairedSample, rounds: number): RowState => ({
  sample,
  result: null,
  verdict: { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: null },
  decidedAt: null,
  losses: countLosses(sample, rounds),
  analyses: [],
  pSequential: null,
  pAdjusted: null,
  isBelowMargin: false,
  isAboveMinusMargin: false,
  settled: null,
  margins: { under: null, over: null },
  isExempt: false,
  family: '',
})

/** The null distribution of rows of which two share an arm; null: none do, signs are flipped. */
export type SharedArms = (evidence: readonly Evidence[]) => NullDistribution | null

/** How a family is tested; fixed before the data, apart from the rounds that were reached. */
export type FamilyRules = {
  alpha: number
  /** The analyses that were reached. */
  analyses: readonly InterimAnalysis[]
  flips: SignFlipSource
  sharedArms: SharedArms
  /** Rounds that a row can have in the end. */
  most: number
  /** Rows of the family that depend on layouts. */
  layoutRows: number
  /** Effects, as ln(head/base), that a row has to exclude before it is settled; absent: none. */
  boundsOf?: BoundsOf
}

/** Of a row, effects that its interval is to lie on one side of; empty: none. */
export type BoundsOf = (sample: PairedSample) => readonly number[]

/**
 * Standard deviation of what the layout of one binary does to a benchmark, on the log scale: the
 * largest of twelve measured kernels of Go.
 */
const LAYOUT_SD = 0.07

/**
 * Floor of rows with one layout a side: two builds of one source differ by more, in any of so many
 * rows, with probability alpha at most.
 */
export const layoutFloor = (alpha: number, rows: number): number =>
  Math.SQRT2 * LAYOUT_SD * normalQuantile(1 - alpha / (2 * Math.max(1, rows)))

/** Keeps sums of decimal fractions from falling short of a whole number of patterns. */
const ROUNDING = 1e-9

/**
 * The rows and the geometric means over them: first before any analysis, then after each that was
 * reached. The states of rows are the same objects every time.
 */
export function* followFamily(
  samples: readonly PairedSample[],
  rules: FamilyRules,
  withMeans: boolean,
  rounds: number,
): Generator<RowState[]> {
  const rows = samples.map((sample) => newRowState(sample, rounds))
  let means = withMeans ? geomeanRows(samples).map((mean) => newRowState(mean, rounds)) : []
  let used = 0
  yield [...rows, ...means]
  for (const [k] of rules.analyses.entries()) {
    means = means.map((mean) =>
      mean.decidedAt === null ? meanAt(mean, rows, rules.analyses[k]!.rounds) : mean,
    )
    used += analyse([...rows, ...means], rules.analyses.slice(0, k + 1), rules, used)
    yield [...rows, ...means]
  }
}

/** The rows and the geometric means over them after all analyses that were reached. */
export function judgeFamily(
  samples: readonly PairedSample[],
  rules: FamilyRules,
  withMeans: boolean,
  rounds: number,
): RowState[] {
  const all = [...followFamily(samples, rules, withMeans, rounds)].at(-1)!
  const tested = all.filter((row) => !row.isExempt && row.verdict.word !== 'failed').length
  for (const row of all) {
    const kind = row.result?.randomised === 'arms' ? 'permutations of arms' : 'sign flips'
    row.family = row.isExempt
      ? 'none: exact'
      : `joint ${kind} over ${tested} gating ${tested === 1 ? 'row' : 'rows'}`
  }
  return all
}

function endOf(sample: PairedSample, decidedAt: number | null): number[] {
  const end = firstEnd(sample)
  // A row that was stopped before it could be judged is in no mean.
  if (end < FEWEST_PAIRS) return decidedAt === null ? [] : [decidedAt]
  return [Math.min(end, decidedAt ?? end)]
}

/**
 * The mean of the rounds so far, up to where its first row was settled, stopped or waited: later
 * rounds are of other rows.
 */
function meanAt(mean: RowState, rows: readonly RowState[], rounds: number): RowState {
  const { contrast, metric, unit } = mean.sample
  const own = rows.filter(
    ({ sample }) =>
      sample.contrast === contrast && sample.metric === metric && sample.unit === unit,
  )
  const ends = own.flatMap(({ sample, decidedAt, isExempt }) =>
    isExempt ? [] : endOf(sample, decidedAt),
  )
  const samples = own.map(({ sample }) => sample)
  const [sample] = geomeanRows(samples, Math.min(rounds, ...ends))
  return sample === undefined ? mean : { ...mean, sample }
}

/**
 * A row that was not run in the last of these rounds stays as its last analysis left it, and stays in
 * the family; if it goes on, later analyses test it.
 */
const isStopped = ({ sample: { stoppedAfter, waited = [] } }: RowState, rounds: number) =>
  (stoppedAfter !== undefined && stoppedAfter < rounds) || waited.includes(rounds - 1)

const isTested = (row: RowState, rounds: number) =>
  row.decidedAt === null && !isStopped(row, rounds)

/** A settled row keeps its evidence; rounds that it has beyond are ignored. */
const evidenceAt = ({ sample, decidedAt }: RowState, rounds: number): Evidence =>
  gatherEvidence(sample, Math.min(rounds, decidedAt ?? rounds))

/**
 * The evidence of a row that is not settled. What stopped before its first analysis, for want of time,
 * has its exact counts all the same.
 */
function openEvidence(row: RowState, rounds: number): Evidence {
  const evidence = evidenceAt(row, rounds)
  const isRunning = !isStopped(row, rounds)
  if (isRunning || row.analyses.length === 0) row.isExempt = isExact(evidence)
  if (isRunning) row.analyses.push(rounds)
  return evidence
}

/** A row of the family at one analysis. */
type FamilyRow = { row: RowState; evidence: Evidence }

/**
 * The rows of the family at an analysis: open and stopped ones, and those settled as equivalent.
 * Exact rows are settled here and take no part.
 */
function familyAt(
  states: readonly RowState[],
  { rounds, isEnd }: InterimAnalysis,
  flips: SignFlips,
  mostRounds: number,
): FamilyRow[] {
  const family: FamilyRow[] = []
  const most = isEnd ? rounds : Math.max(mostRounds, rounds)
  for (const row of states) {
    const isOpen = row.decidedAt === null
    if (!isOpen && row.verdict.word !== 'equivalent') continue
    if (isOpen && !isTestable(row, rounds, most)) continue
    const evidence = isOpen ? openEvidence(row, rounds) : evidenceAt(row, rounds)
    if (!row.isExempt) family.push({ row, evidence })
    else if (isOpen) settleExempt(row, evidence, flips, rounds)
  }
  return family
}

/** False when lost pairs fail the row, or leave it untested at this analysis. */
export function isTestable(row: RowState, rounds: number, most: number): boolean {
  if (row.sample.role === 'geomean') return true
  const losses = countLosses(row.sample, rounds)
  row.losses = losses
  // A row that is not run any more gets no more pairs.
  const waits = waitsBefore(row.sample, rounds)
  const failed = lossVerdict(losses, losses.ran < rounds - waits ? losses.ran : most - waits)
  if (failed !== null) {
    row.verdict = failed
    row.decidedAt = rounds
  }
  return failed === null && !lostTooMany(losses)
}

/** A row without any test. */
export const UNTESTED = {
  randomised: 'signs',
  critical: null,
  isRejected: false,
  excludedByProof: null,
  proofAlpha: 0,
} as const

function settleExempt(row: RowState, evidence: Evidence, flips: SignFlips, rounds: number): void {
  row.result = { evidence, flips, ...UNTESTED, alpha: 0, share: 1 }
  row.verdict = evidence.n < 2 ? inconclusive('too-few-rounds') : constantVerdict(evidence)
  row.decidedAt = rounds
}

function statisticOf({ row, evidence }: FamilyRow): RowStatistic {
  if (row.decidedAt === null) return rowStatistic(evidence.differences, 0)
  row.settled ??= rowStatistic(evidence.differences, 0)
  return row.settled
}

/**
 * Tests the family at the last of these analyses and gives each open row its verdict.
 * @param used alpha that earlier analyses have used up
 * @returns alpha that this one uses up: whole patterns, so the rest is left to the next
 */
function analyse(
  states: readonly RowState[],
  analyses: readonly InterimAnalysis[],
  rules: FamilyRules,
  used: number,
): number {
  const now = analyses.at(-1)!
  const { rounds } = now
  const flips = rules.flips(rounds)
  const family = familyAt(states, now, flips, rules.most)
  const alpha = now.cumulativeAlpha - used
  const { results, randomised, spent } = testShifts(family, alpha, rules, flips, rounds)
  const tails = testTails(family, now, flips)
  const share = Math.max(0, alpha) / rules.alpha
  results.forEach(({ rejected: isRejected, critical }, i) => {
    const { row, evidence } = family[i]!
    if (!isTested(row, rounds)) return
    const proof = proofOf(row, evidence, analyses, rules)
    row.result = {
      ...{ evidence, flips, randomised, critical, isRejected, alpha: rules.alpha, share },
      excludedByProof: proof.excludes,
      proofAlpha: proof.alpha,
    }
    const isInside = row.isBelowMargin && row.isAboveMinusMargin
    const floor = evidence.hasOneLayout ? layoutFloor(rules.alpha, rules.layoutRows) : 0
    const hasTail = tails.has(row)
    const proofAlpha = proof.alpha
    row.verdict = verdictOf(evidence, {
      isRejected,
      isInside,
      proofAlpha,
      hasTail,
      critical,
      floor,
    })
    if (isSettled(row, critical, floor) && isBesideBounds(row, critical, floor, rules))
      row.decidedAt = rounds
  })
  return spent
}

/** More rounds cannot change the verdict: it has a word, or is below the floor for sure. */
function isSettled({ verdict, result }: RowState, critical: RowCritical, floor: number): boolean {
  if (verdict.word !== 'inconclusive') return true
  if (verdict.reason !== 'one-layout' || result === null) return false
  const point = huberEstimate(result.evidence.differences)
  return Math.abs(point) < floor && critical.excludes(Math.sign(point) * floor)
}

/**
 * Whether the interval that the row would have lies on one side of all that somebody claimed: until
 * then more rounds may show whether it is so. What one layout may do counts against it.
 */
function isBesideBounds(
  { sample, result, verdict }: RowState,
  critical: RowCritical,
  floor: number,
  { boundsOf }: FamilyRules,
): boolean {
  if (boundsOf === undefined || result === null || result.evidence.kind !== 'ratio') return true
  const { evidence, excludedByProof } = result
  const point = huberEstimate(evidence.differences)
  const isExcluded = (bound: number) => {
    if (verdict.word !== 'equivalent') return critical.excludes(bound)
    return Math.abs(bound) > evidence.margin || excludedByProof?.(bound) === true
  }
  return boundsOf(sample).every((bound) => {
    const farther = bound + (point < bound ? -floor : floor)
    return isExcluded(bound) && isExcluded(farther)
  })
}

/** The joint test of "no shift". `alpha`: what may be spent; `spent`: whole patterns of it. */
function testShifts(
  family: readonly FamilyRow[],
  alpha: number,
  { sharedArms }: FamilyRules,
  flips: SignFlips,
  rounds: number,
) {
  const statistics = family.map(statisticOf)
  const evidence = family.map((member) => member.evidence)
  const differences = evidence.map((one) => one.differences)
  const shared = sharedArms(evidence)
  const signs = signFlipNull(statistics, flips)
  const chosen = shared ?? signs
  const patterns = Math.max(0, Math.floor(alpha * chosen.count + ROUNDING))
  const allowedIn = ({ count }: NullDistribution) =>
    Math.floor(((patterns + ROUNDING) / chosen.count) * count)
  const members = statistics.map(({ statistic }, i) => ({
    statistic,
    candidate: isTested(family[i]!.row, rounds),
  }))
  const tests = [chosen, ...(shared === null ? [] : [signs])].map((one) =>
    stepDown(members, one, allowedIn(one)),
  )
  const results = strictest(tests, differences)
  const centred = centredTest(family, statistics, results, flips, allowedIn(signs))
  if (centred !== null) {
    tests.push(
      members.map(({ candidate }, i) => ({
        rejected: candidate && centred.excludes(i, differences[i]!, 0),
        critical: centred,
      })),
    )
  }
  const randomised = shared === null ? ('signs' as const) : ('arms' as const)
  return { results: strictest(tests, differences), randomised, spent: patterns / chosen.count }
}

/** The open rows with a longer tail on head than on base; none but at the end of a run. */
function testTails(
  family: readonly FamilyRow[],
  { rounds, tailAlpha }: InterimAnalysis,
  flips: SignFlips,
): Set<RowState> {
  const known = family.filter(({ evidence: { sample } }) => sample.better !== 'unknown')
  const members = known.map(({ row, evidence: { sample, pairs, clusters } }) => {
    const scores = tailScores(pairs, clusters)
    return {
      scores: sample.better === 'lower' ? scores : scores.map((score) => -score),
      candidate: isTested(row, rounds) && row.sample.role !== 'geomean',
    }
  })
  const isRejected = tailAlpha > 0 ? stepDownOneSided(members, flips, tailAlpha) : []
  return new Set(known.flatMap(({ row }, i) => (isRejected[i] ? [row] : [])))
}

/** Tests both ends of the margin by this row alone, and says which effects that test rejects. */
function proofOf(
  row: RowState,
  evidence: Evidence,
  analyses: readonly InterimAnalysis[],
  { flips: source }: FamilyRules,
) {
  const flips = sequentialFlips(source, analyses.at(-1)!.rounds)
  const boundaries = analyses.map(({ rounds, cumulativeProofAlpha: cumulativeAlpha }) => ({
    rounds,
    cumulativeAlpha,
  }))
  const at = (rounds: number) => differencesAt(evidence, rounds)
  const point = evidence.n === 0 ? 0 : huberEstimate(evidence.differences)
  const test = (bound: Bound, before: SequentialState | null) =>
    sequentialTest(at, bound, boundaries, flips, before)
  testMargins(row, evidence, (bound) => {
    const { rejected, state } = test(bound, row.margins[bound.side])
    row.margins[bound.side] = state
    return rejected
  })
  const excludes = (theta: number) =>
    theta !== point && test({ at: theta, side: theta > point ? 'under' : 'over' }, null).rejected
  return { excludes, alpha: boundaries.at(-1)!.cumulativeAlpha }
}

/**
 * A further critical value where several rows are rejected; null where one or none is. All rounds
 * of such rows have one sign, so under sign flips the rows move together and count as one, while
 * their intervals miss independently of each other. Centred on their estimates they count in full.
 */
function centredTest(
  family: readonly FamilyRow[],
  statistics: readonly RowStatistic[],
  results: readonly { rejected: boolean }[],
  flips: SignFlips,
  allowed: number,
): CriticalValue | null {
  if (results.filter(({ rejected }) => rejected).length < 2) return null
  const centred = family.map(({ evidence: { differences } }, i) =>
    results[i]!.rejected ? rowStatistic(differences, huberEstimate(differences)) : statistics[i]!,
  )
  return centredCritical(centred, flips, allowed)
}

/** A row's result in its family. */
type RowTest = { rejected: boolean; critical: RowCritical }

/** Rejected by all of these tests of one family, each row against its largest critical value. */
const strictest = (
  tests: readonly MemberResult[][],
  differences: readonly Float64Array[],
): RowTest[] =>
  differences.map((own, i) => {
    const results = tests.map((one) => one[i]!)
    const criticals = results.map(({ critical }) => critical)
    return {
      rejected: results.every(({ rejected }) => rejected),
      critical: {
        value: () => Math.max(...criticals.map((one) => one.value())),
        adjustedP: (statistic) => Math.max(...criticals.map((one) => one.adjustedP(statistic))),
        excludes: (theta) => criticals.toReversed().every((one) => one.excludes(i, own, theta)),
      },
    }
  })

/** Tests "at least the margin" and "at most minus the margin", each by this row alone. */
export function testMargins(
  row: RowState,
  { margin }: Evidence,
  isRejected: (bound: Bound) => boolean,
): void {
  if (margin === 0) return
  row.isBelowMargin ||= isRejected({ at: margin, side: 'under' })
  row.isAboveMinusMargin ||= isRejected({ at: -margin, side: 'over' })
}

/** What the tests say of a row. */
type TestOutcome = {
  /** "No effect" is rejected, over all analyses and rows. */
  isRejected: boolean
  /** Effects of the margin and more are rejected on both sides. */
  isInside: boolean
  /** Probability, by side, that a proof of equivalence may be false by now. */
  proofAlpha: number
  /** "No longer tail" is rejected. */
  hasTail: boolean
  /** What the row was compared with. */
  critical: Pick<RowCritical, 'excludes'>
  /** Shifts up to this may be the luck of one layout. */
  floor: number
}

type InconclusiveReason = Extract<RowVerdict, { word: 'inconclusive' }>['reason']

const inconclusive = (reason: InconclusiveReason): RowVerdict => ({
  word: 'inconclusive',
  reason,
  roundsNeeded: null,
})

const isZero = (values: readonly (number | null)[]): boolean =>
  values.every((value) => value === null || value === 0)

/** The verdict on one row from its evidence and its tests. */
export function verdictOf(evidence: Evidence, outcome: TestOutcome): RowVerdict {
  const { sample, n, clusters } = evidence
  if (n < 2) return inconclusive('too-few-rounds')
  if (isExact(evidence)) return constantVerdict(evidence)
  if (clusters.length < FEWEST_PAIRS) return inconclusive('too-few-rounds')
  if (isZero(sample.base) && isZero(sample.head)) {
    return { word: 'equivalent', reason: 'all-zero' }
  }
  const verdict = noisyVerdict(evidence, outcome)
  if (verdict.word === 'inconclusive') return verdict
  return machinesDisagree(sample) ? inconclusive('machines-disagree') : verdict
}

function constantVerdict({ sample, differences, margin }: Evidence): RowVerdict {
  const point = differences.find((value) => !Number.isNaN(value)) ?? 0
  if (Math.abs(point) > margin) return moved(sample, point, 'exact', true)
  if (point !== 0) return { word: 'equivalent', reason: 'inside-margin' }
  return { word: 'equivalent', reason: isZero(sample.base) ? 'all-zero' : 'exact-equal' }
}

/** Whether a verdict says that the row changed, in either direction, as far as the margin. */
export const hasMoved = <V extends { word: string }>(
  verdict: V,
): verdict is Extract<V, { certain: boolean }> => 'certain' in verdict

/** `certain` of a noisy row is known once it has an interval. */
const moved = (
  { better }: PairedSample,
  point: number,
  reason: 'shift' | 'exact' | 'tail',
  certain: boolean,
): RowVerdict => {
  if (better === 'unknown') return { word: 'changed', reason, certain }
  const isWorse = better === 'lower' ? point > 0 : point < 0
  return { word: isWorse ? 'regressed' : 'improved', reason, certain }
}

/** The part of head's runs whose slowing down must be ruled out, beside a shift of the margin. */
const TAIL_PART = 0.2
/** A run counts to the tail beyond so many times the median distance, where noise is large. */
const FAR = 6

/**
 * Whether it is ruled out that a fifth of the runs of one side are worse by five margins, which
 * moves the mean by one: then so many rounds would be that far from the typical one, on the side of
 * theirs, as a binomial number. Counts that are declared exact have no tail that time would not show.
 */
const isTailRuledOut = (evidence: Evidence, alpha: number): boolean =>
  hasNoTail(evidence) || binomialAtMost(farRuns(evidence), evidence.n, TAIL_PART) <= alpha

const hasNoTail = ({ sample, isConstant }: Evidence) => isConstant || sample.assume === 'exact'

/** Rounds far from the typical one, on the side that has more of them. */
function farRuns({ pairs, differences, margin }: Evidence): number {
  const point = huberEstimate(differences)
  const distances = pairs.filter((d) => !Number.isNaN(d)).map((d) => d - point)
  const middle = medianInPlace(distances.map(Math.abs), distances.length)
  const far = Math.max(margin / TAIL_PART, FAR * middle)
  const count = (sign: number) => distances.filter((d) => sign * d > far).length
  return Math.max(count(1), count(-1))
}

/** Rounds in all from which a tail can be ruled out, if no more of them are far than so far. */
export function roundsToRuleOutTail(evidence: Evidence, alpha: number): number {
  if (hasNoTail(evidence)) return 0
  const far = farRuns(evidence)
  let rounds = FEWEST_PAIRS
  while (binomialAtMost(far, rounds, TAIL_PART) > alpha) rounds++
  return rounds
}

/** Rejected, at least the margin, and for sure more than the luck of one layout. */
function isBeyondFloor(point: number, { critical, floor }: TestOutcome): boolean {
  if (floor === 0) return true
  return Math.abs(point) > floor && critical.excludes(Math.sign(point) * floor)
}

/** What does the same work has to show more than that it moved: that it did so by the margin. */
function isBeyondPath(point: number, { sample, margin }: Evidence, { critical }: TestOutcome) {
  if (sample.isSamePath !== true || margin === 0) return true
  return critical.excludes(Math.sign(point) * margin)
}

/** What a test says of the tail, where the typical change decides nothing; null: nothing. */
function tailVerdict(evidence: Evidence, { hasTail, floor }: TestOutcome): RowVerdict | null {
  const { sample, differences, margin, step } = evidence
  if (!hasTail) return null
  const worse = worstFifth(evidence)
  // Beyond what moved all runs.
  const more = worse - huberEstimate(differences)
  const isFar = (sample.better === 'higher' ? -more : more) >= Math.max(margin, step, floor)
  return isFar ? moved(sample, worse, 'tail', false) : null
}

/**
 * Regressed or improved: "no effect" is rejected, and the estimate is at least the margin; or the
 * tail is longer, and the worst fifth worse by the margin than the typical run. A shift below the
 * printed step decides nothing, nor does a margin finer than the step. Where most pairs are equal the
 * typical change is 0, which is neither way, whatever the margin.
 */
function noisyVerdict(evidence: Evidence, outcome: TestOutcome): RowVerdict {
  const { margin, step } = evidence
  const size = outcome.isRejected ? huberEstimate(evidence.differences) : 0
  if (size !== 0 && Math.abs(size) >= Math.max(margin, step)) {
    return farVerdict(evidence, outcome, size)
  }
  const tail = tailVerdict(evidence, outcome)
  if (tail !== null) return tail
  if (step > 0 && step >= margin) {
    const isKnown = outcome.isRejected || outcome.isInside
    return inconclusive(isKnown ? 'below-resolution' : 'no-decision')
  }
  return nearVerdict(evidence, outcome)
}

function farVerdict(evidence: Evidence, outcome: TestOutcome, size: number): RowVerdict {
  if (!isBeyondFloor(size, outcome)) return inconclusive('one-layout')
  if (!isBeyondPath(size, evidence, outcome)) return inconclusive('same-path')
  return moved(evidence.sample, size, evidence.isConstant ? 'exact' : 'shift', false)
}

/** Of a row whose estimate is below the margin. What one layout may have done is no claim. */
function nearVerdict(evidence: Evidence, outcome: TestOutcome): RowVerdict {
  const { isRejected, isInside, proofAlpha } = outcome
  const { differences, margin, isConstant, hasOneLayout } = evidence
  const isNear = Math.abs(huberEstimate(differences)) <= margin
  // What was shown of earlier rounds is no word where later ones look otherwise.
  if (isInside && isNear && isTailRuledOut(evidence, proofAlpha)) {
    const isEqual = isConstant && differences.every((d) => d === 0 || Number.isNaN(d))
    if (isEqual) return { word: 'equivalent', reason: 'exact-equal' }
    const hasMovedForSure = isRejected && !hasOneLayout
    return { word: 'equivalent', reason: hasMovedForSure ? 'below-margin' : 'inside-margin' }
  }
  if (!isRejected) return inconclusive('no-decision')
  return inconclusive(hasOneLayout ? 'one-layout' : 'below-margin')
}
