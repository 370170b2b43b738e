/**
 * The verdicts of the rows that gate, judged as one family at every interim analysis: a joint
 * randomisation test with step-down max-T over the rows, and tests of each row against both ends of
 * its margin. docs/statistics.md says why the error probability holds.
 */
import type { PairedSample, Verdict } from '../model/model.ts'
import { armPermutations, type SignFlipSource, type SignFlips, sequentialFlips } from './random.ts'
import {
  countLosses,
  type Evidence,
  gatherEvidence,
  geomeanRows,
  isExact,
  type Losses,
  lossVerdict,
  lostTooMany,
  machinesDisagree,
} from './sample.ts'
import { FEWEST_PAIRS, type InterimAnalysis } from './schedule.ts'
import {
  type ArmRow,
  armNull,
  type CriticalValue,
  centredCritical,
  type MemberResult,
  type NullDistribution,
  pointEstimate,
  type RowStatistic,
  rowStatistic,
  type SequentialState,
  sequentialTest,
  signFlipNull,
  stepDown,
} from './test.ts'

/** The test behind a row's verdict. */
export type RowResult = {
  evidence: Evidence
  flips: SignFlips
  /** What the family's null distribution comes from. */
  randomised: 'signs' | 'arms'
  /** What the family compared the row with; null: it was tested by itself, or not at all. */
  critical: CriticalValue | null
  /** "No effect" is rejected: the interval excludes 0. */
  isRejected: boolean
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
  verdict: Verdict
  /** Rounds of the analysis that settled the row; null: more rounds may change its verdict. */
  decidedAt: number | null
  losses: Losses
  /** Rounds of the analyses in which the row was tested. */
  analyses: number[]
  pSequential: number | null
  pAdjusted: number | null
  /** Shown at this or an earlier analysis: less than the margin, and more than minus the margin. */
  isUnder: boolean
  isOver: boolean
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
  isUnder: false,
  isOver: false,
  settled: null,
  margins: { under: null, over: null },
  isExempt: false,
  family: '',
})

/** How a family is tested; fixed before the data, apart from the rounds that were reached. */
export type FamilyRules = {
  alpha: number
  /** The analyses that were reached. */
  analyses: readonly InterimAnalysis[]
  /** Seed of the run, from which permutations of arms are drawn. */
  seed: string
  flips: SignFlipSource
  /** Rounds that a row can have in the end. */
  most: number
}

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
    means = means.map((mean) => (mean.decidedAt === null ? withoutSettled(mean, rows) : mean))
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
  let all: RowState[] = []
  for (const states of followFamily(samples, rules, withMeans, rounds)) all = states
  const tested = all.filter((row) => !row.isExempt && row.verdict.word !== 'failed').length
  for (const row of all) {
    const kind = row.result?.randomised === 'arms' ? 'permutations of arms' : 'sign flips'
    row.family = row.isExempt
      ? 'none: exact'
      : `joint ${kind} over ${tested} gating ${tested === 1 ? 'row' : 'rows'}`
  }
  return all
}

function endOf({ stoppedAfter = 0 }: PairedSample, decidedAt: number | null): number[] {
  if (decidedAt !== null) return [decidedAt]
  // A row that was stopped before it could be judged is in no mean.
  return stoppedAfter < FEWEST_PAIRS ? [] : [stoppedAfter]
}

/** The mean up to where its first row was settled or stopped: later rounds are of other rows. */
function withoutSettled(mean: RowState, rows: readonly RowState[]): RowState {
  const ends = rows.flatMap(({ sample, decidedAt, isExempt }) =>
    sample.contrast === mean.sample.contrast && sample.metric === mean.sample.metric && !isExempt
      ? endOf(sample, decidedAt)
      : [],
  )
  const end = ends.reduce((least, one) => Math.min(least, one), mean.sample.base.length)
  if (end === mean.sample.base.length) return mean
  const cut = <T>(list: T[], gap: T) => list.map((value, round) => (round < end ? value : gap))
  const { base, head } = mean.sample
  return { ...mean, sample: { ...mean.sample, base: cut(base, null), head: cut(head, null) } }
}

/** A stopped row stays as its last analysis left it, and stays in the family. */
const isStopped = ({ sample: { stoppedAfter } }: RowState, rounds: number) =>
  stoppedAfter !== undefined && stoppedAfter < rounds

const isTested = (row: RowState, rounds: number) =>
  row.decidedAt === null && !isStopped(row, rounds)

/** A settled row keeps its evidence; rounds that it has beyond are ignored. */
function evidenceAt(row: RowState, rounds: number): Evidence {
  const evidence = gatherEvidence(row.sample, rounds)
  if (row.decidedAt !== null && row.decidedAt < rounds) {
    evidence.differences.fill(Number.NaN, row.decidedAt)
  }
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
    if (isOpen && !survives(row, rounds, most)) continue
    const evidence = evidenceAt(row, rounds)
    if (isOpen && !isStopped(row, rounds)) {
      row.analyses.push(rounds)
      row.isExempt = isExact(evidence)
    }
    if (!row.isExempt) family.push({ row, evidence })
    else if (isOpen) settleExempt(row, evidence, flips, rounds)
  }
  return family
}

/** False when lost pairs fail the row, or leave it untested at this analysis. */
export function survives(row: RowState, rounds: number, most: number): boolean {
  if (row.sample.role === 'geomean') return true
  const losses = countLosses(row.sample, rounds)
  row.losses = losses
  // A row that is not run any more gets no more pairs.
  const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most)
  if (failed !== null) {
    row.verdict = failed
    row.decidedAt = rounds
  }
  return failed === null && !lostTooMany(losses)
}

function settleExempt(row: RowState, evidence: Evidence, flips: SignFlips, rounds: number): void {
  const untested = { critical: null, isRejected: false, alpha: 0, share: 1 }
  row.result = { evidence, flips, randomised: 'signs', ...untested }
  row.verdict = verdictOf(evidence, { isRejected: false, isInside: false })
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
  { alpha, seed, flips: source, most }: FamilyRules,
  used: number,
): number {
  const now = analyses.at(-1)!
  const { rounds } = now
  const flips = source(rounds)
  const rowFlips = sequentialFlips(source, rounds)
  const boundaries = analyses.map((one) => ({ rounds: one.rounds, spent: one.proof }))
  const family = familyAt(states, now, flips, most)
  const statistics = family.map(statisticOf)
  const shared = sharedArmsNull(
    family.map(({ evidence }) => evidence),
    seed,
  )
  const signs = signFlipNull(statistics, flips)
  const chosen = shared ?? signs
  const patterns = Math.floor((now.spent - used) * chosen.count + ROUNDING)
  const share = Math.max(0, now.spent - used) / alpha
  const allowedIn = ({ count }: NullDistribution) =>
    Math.floor(((patterns + ROUNDING) / chosen.count) * count)
  const members = statistics.map(({ statistic }, i) => ({
    statistic,
    candidate: isTested(family[i]!.row, rounds),
  }))
  const tests = [chosen, ...(shared === null ? [] : [signs])].map((one) =>
    stepDown(members, one, allowedIn(one)),
  )
  const centred = centredTest(family, statistics, strictest(tests), flips, allowedIn(signs))
  if (centred !== null) {
    tests.push(
      members.map(({ statistic, candidate }) => ({
        rejected: candidate && statistic > centred.value(),
        critical: centred,
      })),
    )
  }
  strictest(tests).forEach(({ rejected: isRejected, critical }, i) => {
    const { row, evidence } = family[i]!
    if (!isTested(row, rounds)) return
    const randomised = shared === null ? 'signs' : 'arms'
    row.result = { evidence, flips, randomised, critical, isRejected, alpha, share }
    testMargins(row, evidence, (bound) => {
      const side = bound > 0 ? 'under' : 'over'
      const before = row.margins[side]
      const test = sequentialTest(evidence.differences, bound, boundaries, rowFlips, before)
      row.margins[side] = test.state
      return test.rejected
    })
    row.verdict = verdictOf(evidence, { isRejected, isInside: row.isUnder && row.isOver })
    const { verdict } = row
    // A change below the margin may still turn out to be beyond it.
    const isBelow = verdict.word === 'equivalent' && verdict.reason === 'below-margin'
    if (verdict.word !== 'inconclusive' && !isBelow) row.decidedAt = rounds
  })
  return patterns / chosen.count
}

/**
 * A further critical value where several rows are rejected; null where one or none is. All rounds
 * of such rows have one sign, so under sign flips the rows move together and count as one, while
 * their intervals miss independently of each other. Centred on their estimates they count in full.
 */
function centredTest(
  family: readonly FamilyRow[],
  statistics: readonly RowStatistic[],
  results: readonly MemberResult[],
  flips: SignFlips,
  allowed: number,
): CriticalValue | null {
  if (results.filter(({ rejected }) => rejected).length < 2) return null
  const centred = family.map(({ evidence: { differences } }, i) =>
    results[i]!.rejected ? rowStatistic(differences, pointEstimate(differences)) : statistics[i]!,
  )
  return centredCritical(centred, flips, allowed)
}

/** Rejected by all of these tests of one family, each row against its largest critical value. */
function strictest(tests: readonly MemberResult[][]): MemberResult[] {
  return tests[0]!.map((_, i) => {
    const own = tests.map((one) => one[i]!)
    if (own.length === 1) return own[0]!
    const critical: CriticalValue = {
      value: () => Math.max(...own.map((one) => one.critical.value())),
      adjustedP: (statistic) => Math.max(...own.map((one) => one.critical.adjustedP(statistic))),
    }
    return { rejected: own.every(({ rejected }) => rejected), critical }
  })
}

/** Tests "at least the margin" and "at most minus the margin", each by this row alone. */
export function testMargins(
  row: RowState,
  { margin }: Evidence,
  isRejected: (bound: number) => boolean,
): void {
  if (margin === 0) return
  row.isUnder ||= isRejected(margin)
  row.isOver ||= isRejected(-margin)
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
  return Float64Array.from(evidence.differences, (_, round) => {
    const value = values[round] ?? Number.NaN
    if (!Number.isFinite(value) || (isRatio && value <= 0)) return Number.NaN
    return isRatio ? Math.log(value) : value
  })
}

/**
 * The null distribution of a family in which contrasts share an arm. Null: no two rows share one,
 * so sign flips are the same thing.
 */
function sharedArmsNull(evidence: readonly Evidence[], seed: string): NullDistribution | null {
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
    const { sample, differences } = evidence[i]!
    const keys = [...armsByGroup.get(place.group)!.keys()]
    const values = keys.map((key, arm) => {
      const own = arm === place.base ? sample.base : arm === place.head ? sample.head : null
      return onScale(own ?? series.get(key)?.values ?? [], evidence[i]!)
    })
    return { differences, ...place, values }
  })
  const arms = rows.reduce((top, { values }) => Math.max(top, values.length), 0)
  const rounds = rows.reduce((top, { differences }) => Math.max(top, differences.length), 0)
  return armNull(rows, armPermutations(seed, arms, rounds))
}

/** What the tests say of a row. */
type TestOutcome = {
  /** "No effect" is rejected, over all analyses and rows. */
  isRejected: boolean
  /** Effects of the margin and more are rejected on both sides. */
  isInside: boolean
}

type InconclusiveReason = Extract<Verdict, { word: 'inconclusive' }>['reason']

const inconclusive = (reason: InconclusiveReason): Verdict => ({
  word: 'inconclusive',
  reason,
  roundsNeeded: null,
})

const isZero = (values: readonly (number | null)[]): boolean =>
  values.every((value) => value === null || value === 0)

/** The verdict on one row from its evidence and its tests. */
export function verdictOf(evidence: Evidence, outcome: TestOutcome): Verdict {
  const { sample, n } = evidence
  if (n < 2) return inconclusive('too-few-rounds')
  if (isExact(evidence)) return constantVerdict(evidence)
  if (n < FEWEST_PAIRS) return inconclusive('too-few-rounds')
  if (isZero(sample.base) && isZero(sample.head)) {
    return { word: 'equivalent', reason: 'all-zero' }
  }
  const verdict = noisyVerdict(evidence, outcome)
  if (verdict.word === 'inconclusive') return verdict
  return machinesDisagree(sample) ? inconclusive('machines-disagree') : verdict
}

function constantVerdict({ sample, differences, margin }: Evidence): Verdict {
  const point = differences.find((value) => !Number.isNaN(value)) ?? 0
  if (Math.abs(point) > margin) return moved(sample, point, 'exact', true)
  if (point !== 0) return { word: 'equivalent', reason: 'inside-margin' }
  return { word: 'equivalent', reason: isZero(sample.base) ? 'all-zero' : 'exact-equal' }
}

/** Whether a verdict says that the row changed, in either direction, as far as the margin. */
export const hasMoved = (verdict: Verdict): verdict is Extract<Verdict, { certain: boolean }> =>
  'certain' in verdict

/** `certain` of a noisy row is known once it has an interval. */
const moved = (
  { better }: PairedSample,
  point: number,
  reason: 'shift' | 'exact',
  certain: boolean,
): Verdict => {
  if (better === 'unknown') return { word: 'changed', reason, certain }
  const isWorse = better === 'lower' ? point > 0 : point < 0
  return { word: isWorse ? 'regressed' : 'improved', reason, certain }
}

/**
 * Regressed or improved: "no effect" is rejected, and the estimate is at least the margin. A shift
 * below the printed step decides nothing, nor does a margin finer than the step.
 */
function noisyVerdict(evidence: Evidence, { isRejected, isInside }: TestOutcome): Verdict {
  const { sample, differences, margin, step, isConstant } = evidence
  const size = isRejected ? pointEstimate(differences) : 0
  const isFar = isRejected && Math.abs(size) >= margin
  if (isFar && Math.abs(size) >= step) {
    return moved(sample, size, isConstant ? 'exact' : 'shift', false)
  }
  if (step >= margin) return inconclusive(isFar || isInside ? 'below-resolution' : 'no-decision')
  if (isInside) {
    const isEqual = isConstant && differences.every((d) => d === 0 || Number.isNaN(d))
    return { word: 'equivalent', reason: isEqual ? 'exact-equal' : 'inside-margin' }
  }
  if (isRejected) return { word: 'equivalent', reason: 'below-margin' }
  return inconclusive('no-decision')
}
