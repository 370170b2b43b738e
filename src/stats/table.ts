/**
 * The whole table: samples -> verdicts, by rules that are fixed before the data. A pure function of
 * the rounds so far, so that it can be evaluated again at any analysis and after a resume: what was
 * decided at an earlier analysis comes out the same.
 */
import { median } from 'simple-statistics'
import type { Comparison, PairedSample, PlannedAnalysis, Role } from '../model/model.ts'
import { sharedArmsNull } from './arms.ts'
import { normalQuantile, robustSigmaOf } from './distributions.ts'
import {
  type BoundsOf,
  type FamilyRules,
  hasMoved,
  isTestable,
  judgeFamily,
  layoutFloor,
  newRowState,
  type RowState,
  roundsToRuleOutTail,
  testMargins,
  UNTESTED,
  verdictOf,
} from './judge.ts'
import { type SignFlips, signFlips } from './patterns.ts'
import { type Forecast, makeForecast, type Noise, noiseOf, POWER_80, POWER_90 } from './power.ts'
import {
  AA,
  completePairs,
  type Evidence,
  estimateMachines,
  estimateOf,
  gatherEvidence,
  geomeanRows,
  type IntervalTest,
  isExact,
  machineCaveats,
  ownCritical,
  pointOf,
  type RowCaveat,
  type RowEstimate,
  type RowVerdict,
  valuesOf,
} from './sample.ts'
import { alphaOfPart, alphaSpending, FEWEST_PAIRS, FIRST_ANALYSIS } from './schedule.ts'
import { confidenceInterval, countExtreme, huberEstimate, rowStatistic } from './test.ts'
import { benjaminiHochberg, holm, selectedAlpha } from './unpaired.ts'

/** How the table is judged; nothing in it depends on measured values except times. */
export type TableRules = {
  /** Probability of any false regression or improvement among the gating rows. */
  alpha: number
  /** Seed of the run, from which sign patterns are drawn. */
  seed: string
  /** Planned analyses, ascending; a single one is a fixed number of rounds. */
  analyses: readonly PlannedAnalysis[]
  /** No more rounds will come: the rest of alpha is spent on the rounds there are. */
  final: boolean
  /** Rounds that the budget pays for, as known at an analysis; absent: all that are planned. */
  roundsInBudget?: (rounds: number) => number
  /** Rounds after which a final verdict was read and the run was extended; absent: none. */
  partEnds?: readonly number[]
  /** Whether the geometric means of the gating rows gate, too; absent: they do. */
  gatesMeans?: boolean
  /** Effects that rows have to exclude before they are settled; absent: none. */
  boundsOf?: BoundsOf
}

/** The table while it is judged. */
type Table = {
  /** In the order of the samples, then the geometric means. */
  rows: RowState[]
  /** Rounds that were run. */
  rounds: number
}

/** A row of the report, before it is put in words. */
export type JudgedRow = Omit<Comparison, 'estimate' | 'verdict' | 'problems'> & {
  estimate: RowEstimate
  verdict: RowVerdict
  caveats: RowCaveat[]
}

/** A control that moved, by which the verdicts beside it are withheld. */
export type MovedControl = Pick<PairedSample, 'benchmark' | 'metric' | 'contrast'>

type JudgedTable = { rows: JudgedRow[]; movedControls: MovedControl[] }

/** Every row with its verdict and explanation: in the order of the samples, then the means. */
export function judgeTable(samples: readonly PairedSample[], rules: TableRules): JudgedTable {
  const { rows, rounds } = judgeRows(samples, rules)
  const movedControls = withhold(rows)
  const { alpha } = rules
  let cached: Forecast | null = null
  const forecast = () => (cached ??= makeForecast(noiseIn(rows), alpha))
  return {
    rows: rows.map((row) => judgedRow(row, rounds, { alpha, forecast })),
    movedControls,
  }
}

/** The noise of the rows of the family that did not move. */
const noiseIn = (rows: readonly RowState[]): Noise[] =>
  rows.flatMap(({ result, verdict }) => {
    if (result === null || result.critical === null || hasMoved(verdict)) return []
    const { differences, n } = result.evidence
    const noise = n < 2 ? null : noiseOf(differences, huberEstimate(differences))
    return noise === null ? [] : [noise]
  })

/** The state of every row after the rounds so far. */
export function judgeRows(samples: readonly PairedSample[], rules: TableRules): Table {
  const { alpha, analyses: planned, final, gatesMeans = true } = rules
  const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0)
  const last = planned.at(-1)?.rounds
  if (last === undefined) throw new Error('a table has at least one analysis')
  const analyses = alphaSpending({
    alpha,
    analyses: planned.map((one) => one.rounds),
    roundsInBudget: rules.roundsInBudget ?? (() => last),
    partEnds: rules.partEnds ?? [],
    rounds,
    final,
  })
  const withRole = (role: Role) => samples.filter((sample) => sample.role === role)
  const gating = withRole('gating')
  const family: FamilyRules = {
    alpha,
    analyses,
    flips: signFlips(rules.seed),
    sharedArms: sharedArmsNull(rules.seed),
    most: last,
    layoutRows: gating.filter(({ layouts }) => layouts !== undefined).length,
    ...(rules.boundsOf === undefined ? {} : { boundsOf: rules.boundsOf }),
  }
  const listed = [
    ...withRole('informational'),
    ...geomeanRows(withRole('informational')),
    ...(gatesMeans ? [] : geomeanRows(gating)),
  ]
  const judged = [
    ...judgeFamily(gating, family, gatesMeans, rounds),
    ...judgeList(listed, 'list', family, rounds),
    ...judgeList(withRole('control'), 'controls', family, rounds),
  ]
  const bySample = new Map(judged.map((row) => [row.sample, row]))
  const ofSamples = samples.flatMap((sample) => bySample.get(sample) ?? [])
  const means = judged.filter(({ sample }) => sample.role === 'geomean')
  return { rows: [...ofSamples, ...means], rounds }
}

/** Reasons of verdicts that noise could have made. */
const CLAIMS = ['shift', 'tail', 'inside-margin', 'below-margin', 'one-layout', 'same-path']

/** Of rows that moved, and are undecided all the same. */
const SHIFTED = ['below-margin', 'one-layout', 'same-path']

/**
 * Withholds verdicts beside a control that moved. A control is code that did not change, so
 * something else moved, and nothing noisy can be said of the rows of its contrast and metric; if an
 * arm differs from itself, of the rows of any contrast.
 */
function withhold(rows: RowState[]): MovedControl[] {
  const moved = rows.filter(({ sample, verdict }) => sample.role === 'control' && hasMoved(verdict))
  for (const { sample } of moved) {
    for (const row of rows) {
      const { contrast, metric, role } = row.sample
      const isBeside = sample.contrast === AA || contrast === sample.contrast
      if (role === 'control' || !isBeside || metric !== sample.metric) continue
      const reason = 'reason' in row.verdict ? row.verdict.reason : ''
      if (!CLAIMS.includes(reason)) continue
      row.verdict = { word: 'withheld', reason: 'control-moved', control: sample.benchmark }
    }
  }
  return moved.map(({ sample: { benchmark, metric, contrast } }) => ({
    benchmark,
    metric,
    contrast,
  }))
}

/**
 * How rows that do not gate are corrected. `list` (informational rows and their means) bounds the
 * expected share of false findings, by Benjamini and Hochberg, and widens the intervals of
 * rejected rows to match. `controls` bounds the probability of any false finding, by Holm.
 */
type ListKind = 'list' | 'controls'

/**
 * Rows that decide nothing. They have as many rounds as the rows beside them needed, so they are
 * judged once, on all of them, with a p and a level that hold whichever analysis was the last.
 */
function judgeList(
  samples: readonly PairedSample[],
  kind: ListKind,
  rules: FamilyRules,
  rounds: number,
): RowState[] {
  const { alpha } = rules
  const rows = samples.map((sample) => newRowState(sample, rounds))
  for (const row of rows) testByItself(row, rules)
  const tested = rows.filter((row) => !row.isExempt)
  const p = tested.map((row) => row.pSequential ?? 1)
  const adjusted = kind === 'list' ? benjaminiHochberg(p) : holm(p)
  const rejections = adjusted.filter((value) => value <= alpha).length
  const ranks = ranksOf(p)
  tested.forEach((row, i) => {
    const isRejected = adjusted[i]! <= alpha
    const rank = isRejected ? rejections : kind === 'list' ? ranks[i]! : rejections + 1
    row.pAdjusted = adjusted[i]!
    row.family =
      kind === 'list'
        ? `Benjamini-Hochberg over ${tested.length} rows that do not gate`
        : `Holm over ${tested.length} control rows`
    settle(row, isRejected, intervalAlpha(kind, alpha, rank, tested.length), alpha)
  })
  for (const row of rows) if (row.isExempt) settle(row, false, alpha, alpha)
  return rows
}

/** Evidence and p of a row by itself, at the analysis in which its rounds ended. */
function testByItself(row: RowState, { alpha, analyses, flips: source }: FamilyRules): void {
  const ran = row.losses.ran
  const end = analyses.find(({ rounds }) => rounds >= ran) ?? analyses.at(-1)
  if (end === undefined || !isTestable(row, end.rounds, end.rounds)) return
  const before = analyses[analyses.indexOf(end) - 1]?.cumulativeAlpha ?? 0
  // The tail of these rows is not tested, so they have its share.
  const share = Math.max(end.cumulativeAlpha + end.tailAlpha - before, 0) / alpha
  const evidence = gatherEvidence(row.sample, end.rounds)
  const flips = source(end.rounds)
  row.analyses.push(end.rounds)
  row.result = { evidence, flips, ...UNTESTED, alpha, share }
  if (isExact(evidence)) {
    row.isExempt = true
    row.family = 'none: exact'
    return
  }
  const p = countExtreme(rowStatistic(evidence.differences, 0), flips) / flips.count
  row.pSequential = overAnalyses(p, share)
}

/** p that holds over all analyses, from the p at one that may spend this share of alpha. */
const overAnalyses = (p: number, share: number) => (share === 0 ? 1 : Math.min(1, p / share))

/**
 * The verdict of a row that was tested by itself; a row without evidence has its verdict already.
 * `level`: alpha of its interval, before the share of its analysis.
 */
function settle(row: RowState, isRejected: boolean, intervalAlpha: number, alpha: number): void {
  const { result } = row
  if (result === null) return
  const { evidence, share, flips } = result
  const { differences } = evidence
  // A pattern stands for its mirror image, too: twice the share that one side has.
  const proof = ownCritical(differences, flips, 2 * alpha * share)
  testMargins(row, evidence, ({ at, side }) => {
    const { isPositive } = rowStatistic(differences, at)
    return isPositive === (side === 'over') && proof.excludes(at)
  })
  row.result = {
    ...result,
    ...{ isRejected, alpha: intervalAlpha * share, proofAlpha: alpha * share },
    excludedByProof: proof.excludes,
  }
  const own = ownCritical(differences, flips, intervalAlpha * share)
  const [isInside, floor] = [
    row.isBelowMargin && row.isAboveMinusMargin,
    evidence.hasOneLayout ? ownFloor(alpha) : 0,
  ]
  const proofAlpha = alpha * share
  row.verdict = verdictOf(evidence, {
    ...{ isRejected, isInside, proofAlpha, hasTail: false, critical: own, floor },
  })
}

const ownFloor = (alpha: number) => layoutFloor(alpha, 1)

/** Of each p, how many are at least as small, itself among them: ties share the last rank. */
export function ranksOf(p: readonly number[]): number[] {
  const ranks = new Array<number>(p.length)
  let [last, rank] = [Number.POSITIVE_INFINITY, p.length]
  const descending = p.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value)
  descending.forEach(({ value, i }, position) => {
    if (value < last) rank = p.length - position
    ranks[i] = rank
    last = value
  })
  return ranks
}

/**
 * Alpha of a row's interval, such that it excludes 0 exactly where "no effect" was rejected: the
 * threshold number `rank` of the correction. Rejected rows are at or below the last threshold that
 * held. In a list, every other row is above the threshold of its own rank; among controls, above the
 * next one. No threshold exceeds alpha, so each interval covers at least as often as that of the row
 * alone.
 */
function intervalAlpha(kind: ListKind, alpha: number, rank: number, all: number): number {
  return kind === 'list' ? selectedAlpha(alpha, rank, all) : alpha / (all - rank + 1)
}

/** The table that a row stands in: its alpha, and the forecast of more rounds of it. */
type Context = { alpha: number; forecast(): Forecast }

/** The row with all that the report shows of it. */
function judgedRow(row: RowState, rounds: number, context: Context): JudgedRow {
  const evidence = row.result?.evidence ?? gatherEvidence(row.sample, rounds)
  const { sample } = evidence
  const { value: estimate, test } = estimateOf(evidence, testOf(row, rounds, context.alpha))
  const { contrast, benchmark, metric, unit, better, marginPct, role } = sample
  return {
    contrast,
    benchmark,
    metric,
    unit,
    better,
    marginPct,
    role,
    ...valuesOf(sample, estimate),
    estimate,
    verdict: completedVerdict(row, estimate, evidence, context),
    explanation: {
      test,
      looksTaken: row.analyses,
      ...pValues(row, estimate),
      family: row.family,
      lostPairs: row.losses.lost,
      reruns: sample.reruns,
      resolutionPct: sample.resolutionPct,
      layout: sample.layout === 'fresh' && !evidence.hasOneLayout ? 'fresh' : 'single',
      units: evidence.clusters.length,
      secondRunEffect: secondRunEffect(sample, estimate),
      machines: estimateMachines(sample),
    },
    caveats: caveatsOf(row, evidence, estimate),
  }
}

/**
 * What the interval inverts: the family's test, the row's own, or one at the whole of alpha. Of a
 * row within its margin, the test that showed it.
 */
function testOf({ result, verdict }: RowState, rounds: number, alpha: number): IntervalTest {
  if (result === null) return { flips: signFlips('')(rounds), alpha, critical: null }
  const { flips, critical, excludedByProof: excludes, proofAlpha } = result
  const isProof = verdict.word === 'equivalent' && excludes !== null
  return {
    flips,
    alpha: critical === null ? result.alpha : alpha,
    critical,
    ...(isProof ? { proof: { alpha: proofAlpha, excludes } } : {}),
  }
}

/** p over the analyses, and in the family: each is at most alpha exactly where its test rejects. */
function pValues({ result, pSequential, pAdjusted }: RowState, estimate: RowEstimate) {
  if (result?.critical == null || !('p' in estimate)) return { pSequential, pAdjusted }
  const { statistic } = rowStatistic(result.evidence.differences, 0)
  const adjusted = result.critical.adjustedP(statistic)
  return {
    pSequential: overAnalyses(estimate.p, result.share),
    pAdjusted: overAnalyses(adjusted, result.share),
  }
}

/** The verdict with what only the interval can add: `certain`, rounds needed, `suspected`. */
function completedVerdict(
  row: RowState,
  estimate: RowEstimate,
  evidence: Evidence,
  context: Context,
): RowVerdict {
  const { verdict } = row
  if (verdict.word === 'inconclusive') return completedOpen(row, verdict, evidence, context)
  if (!hasMoved(verdict) || !('low' in estimate) || verdict.reason === 'tail') return verdict
  const { low, high } = estimate
  return { ...verdict, certain: low > evidence.margin || high < -evidence.margin }
}

type Inconclusive = Extract<RowVerdict, { word: 'inconclusive' }>

function completedOpen(
  { result, sample }: RowState,
  verdict: Inconclusive,
  evidence: Evidence,
  { forecast }: Context,
): RowVerdict {
  const gates = sample.role === 'gating' && result?.critical != null
  const isEnough = evidence.clusters.length >= FEWEST_PAIRS
  const roundsNeeded = gates && isEnough ? roundsNeededOf(evidence, forecast()) : null
  const hasShifted = SHIFTED.includes(verdict.reason)
  if (evidence.sample.stoppedAfter !== undefined && !hasShifted) {
    const needed = result === null ? FIRST_ANALYSIS : roundsNeeded
    return { word: 'inconclusive', reason: 'stopped', roundsNeeded: needed }
  }
  if (result === null) {
    return evidence.n < FEWEST_PAIRS ? verdict : { ...verdict, reason: 'no-decision' }
  }
  const isSuspected = hasShifted
    ? isWorse(evidence, verdict.reason)
    : looksWorse(evidence, result.flips)
  return { ...verdict, roundsNeeded, ...(isSuspected ? { suspected: true } : {}) }
}

/**
 * Of a row that moved to the worse: how far by the code nobody knows where it may be a layout's luck,
 * so that what moved by less than the margin looks like nothing.
 */
function isWorse({ sample: { better }, differences, margin }: Evidence, reason: string): boolean {
  const worse = (better === 'lower' ? 1 : -1) * huberEstimate(differences)
  return better !== 'unknown' && worse > 0 && (reason === 'below-margin' || worse >= margin)
}

/** Probability that the interval of a suspicion misses. */
const SUSPICION_ALPHA = 0.2

/** The estimate and all of the row's own 80 % interval are worse than the margin. */
function looksWorse({ differences, sample, margin, n }: Evidence, flips: SignFlips): boolean {
  if (n < 2 || sample.better === 'unknown') return false
  const sign = sample.better === 'lower' ? 1 : -1
  const point = huberEstimate(differences)
  if (sign * point < margin || point === 0) return false
  const { excludes } = ownCritical(differences, flips, SUSPICION_ALPHA)
  const ends = confidenceInterval(differences, excludes, point)
  return ends !== null && (sign === 1 ? ends.low : -ends.high) > margin
}

/**
 * Rounds in all that would decide at the present noise: with 80 % power, to reject "no effect" if
 * the estimate is beyond the margin, otherwise to prove equivalence. Null: not foretold.
 */
function roundsNeededOf(evidence: Evidence, forecast: Forecast): number | null {
  const { differences, margin, n, clusters } = evidence
  const point = huberEstimate(differences)
  const noise = noiseOf(differences, point)
  if (noise === null) return null
  const needed =
    Math.abs(point) >= margin
      ? forecast.roundsToReject(noise, point, clusters.length)
      : forecast.roundsToProve(noise, point, margin, clusters.length)
  return needed === null ? null : Math.ceil((needed * n) / clusters.length)
}

/**
 * What running second costs, as ln(second / first): half the difference between the median
 * ln(head / base) of the pairs in which head ran second and of those in which it ran first, so
 * that the effect itself cancels. Null: no ratio, or not both orders.
 */
function secondRunEffect(sample: PairedSample, estimate: RowEstimate): number | null {
  if (estimate.kind !== 'ratio') return null
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const inOrder = (headFirst: boolean) =>
    rounds.flatMap((round, i) =>
      sample.headFirst[round] === headFirst ? [Math.log(head[i]! / base[i]!)] : [],
    )
  const [second, first] = [inOrder(false), inOrder(true)]
  if (second.length === 0 || first.length === 0) return null
  return (median(second) - median(first)) / 2
}

function caveatsOf(row: RowState, { sample, step }: Evidence, estimate: RowEstimate): RowCaveat[] {
  const caveats = machineCaveats(sample)
  const { lost, ran } = row.losses
  if (lost > 0 && row.verdict.word !== 'failed') caveats.push({ kind: 'lost-pairs', lost, ran })
  const { base, head } = completePairs(sample.base, sample.head)
  if (base.every((b) => b === 0) && head.some((h) => h !== 0)) {
    caveats.push({ kind: 'new-non-zero' })
  }
  const point = pointOf(estimate) ?? 0
  if (point !== 0 && Math.abs(point) < step) caveats.push({ kind: 'below-resolution' })
  return caveats
}

// What to run next.

/** Standard error of the estimate over that of a mean, for normal differences. */
const CAPPING_LOSS = 1.1
/** The noise is known from few rounds only, so a futile row must be futile by this factor. */
const CERTAINLY = 1.5

/** What the rest of a run is judged by. */
export type Prospect = {
  /** Rounds so far. */
  rounds: number
  /** Probability of a false verdict of the table, and the rows among which it is shared. */
  alpha: number
  rows: number
  /** A row must be able to detect so many margins, or it has no chance. */
  tolerance: number
}

/** Nearer to the margin than this part of it, no number of rounds is asked for. */
const LEAST_DISTANCE = 0.25

/**
 * Rounds that a row needs beyond those it has, by the spread of its differences and normal bounds
 * on the critical values. `likely`: to be decided with 80 % power at its estimate: beyond the margin
 * "no effect" is to be rejected, else the margin. `least`: fewer almost surely do not decide it,
 * since they would not detect `tolerance` margins with 80 % power, nor would the largest effect that
 * it may well have be rejected half of the time. 0: it is too early to tell. `fewest`: no row that
 * seems unchanged is proved to be so in fewer, however quiet it is.
 */
export function moreRounds(sample: PairedSample, prospect: Prospect) {
  const { rounds, alpha, rows, tolerance } = prospect
  const evidence = gatherEvidence(sample, rounds)
  const { differences, n: pairs, clusters, margin, isConstant } = evidence
  const n = clusters.length
  if (n < FEWEST_PAIRS || isConstant || margin === 0) {
    const more = Math.max(0, FEWEST_PAIRS - pairs)
    return { likely: more, least: more, fewest: more }
  }
  const values = [...differences].filter((value) => !Number.isNaN(value))
  const sigma = CAPPING_LOSS * robustSigmaOf(values)
  const critical = normalQuantile(1 - alpha / (2 * Math.max(1, rows)))
  const size = Math.abs(huberEstimate(differences))
  const largest = size + (POWER_90 * sigma) / Math.sqrt(n)
  const unitsFor = (quantiles: number, effect: number) => ((quantiles * sigma) / effect) ** 2
  const more = (all: number) => Math.max(0, Math.ceil(((all - n) * pairs) / n))
  const distance = Math.max(margin - size, LEAST_DISTANCE * margin)
  const likely =
    size >= margin
      ? unitsFor(critical + POWER_80, size)
      : unitsFor(normalQuantile(1 - alpha) + POWER_90, distance)
  const detects = unitsFor(critical + POWER_80, CERTAINLY * tolerance * margin)
  const forTail = size >= margin ? 0 : roundsToRuleOutTail(evidence, alphaOfPart(alpha, 0))
  return {
    likely: more(likely),
    least: more(Math.min(unitsFor(critical, largest), detects)),
    fewest: Math.max(0, forTail - pairs),
  }
}

/** What to run after an analysis. */
export type Decision = {
  /** By sample: more rounds of this row are wanted. A target runs if any row of it is active. */
  active: boolean[]
  /** By sample: a gating row whose verdict is not final yet. */
  isOpen: boolean[]
  /** By sample: the verdict that more rounds do not change; null: it is not final yet. */
  settled: (RowVerdict | null)[]
  /** By sample: rounds after which it was final; null: it is not yet. */
  decidedAt: (number | null)[]
  /** Gating rows whose verdict is final, and those that are open. */
  decided: number
  open: number
  /** Rounds, counted from the start, of the next analysis; null: no more are planned. */
  nextAnalysis: number | null
  isDone: boolean
}

/**
 * What to run after an analysis (asked between two, it answers as after the former). Settled rows
 * stop and leave their time to the others. Rows that do not gate run along with the gating rows of
 * their benchmark, or while any gating row is open if it has none. A table without gating rows runs
 * all its rounds, since nothing in it decides.
 */
export function decideRows(samples: readonly PairedSample[], rules: TableRules): Decision {
  const table = judgeRows(samples, { ...rules, final: false })
  const rows = table.rows.slice(0, samples.length)
  const gating = rows.filter(({ sample }) => sample.role === 'gating')
  const open = gating.filter((row) => row.decidedAt === null)
  const next = rules.analyses.find((one) => one.rounds > table.rounds)?.rounds ?? null
  const isSettled = gating.length > 0 && open.length === 0
  const isDone = isSettled || next === null
  const isWanted = wantedIn(rows, gating, open)
  return {
    isOpen: rows.map((row) => open.includes(row)),
    settled: rows.map(({ decidedAt, verdict }) => (decidedAt === null ? null : verdict)),
    decidedAt: rows.map(({ decidedAt }) => decidedAt),
    active: rows.map((row) => !isDone && isWanted(row)),
    decided: gating.length - open.length,
    open: open.length,
    nextAnalysis: isDone ? null : next,
    isDone,
  }
}

function wantedIn(rows: RowState[], gating: RowState[], open: RowState[]) {
  const nameOf = ({ sample: { contrast, benchmark } }: RowState) =>
    JSON.stringify([contrast, benchmark])
  const gatingNames = new Set(gating.map(nameOf))
  const openContrasts = new Set(open.map(({ sample }) => sample.contrast))
  return (row: RowState): boolean => {
    if (gating.length === 0) return rows.length > 0
    const { role, contrast } = row.sample
    if (role === 'gating') return row.decidedAt === null
    if (role === 'control') return openContrasts.has(contrast)
    return !gatingNames.has(nameOf(row)) && open.length > 0
  }
}
