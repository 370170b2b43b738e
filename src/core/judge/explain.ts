/** From a row's standing to the Comparison of the report, with its explanation and footnotes. */

import { median } from 'simple-statistics'
import type { Bar } from '../contracts/estimator.ts'
import { estimateSample } from '../estimators/index.ts'
import type { Comparison, Estimate, PairedSample, Problem, Verdict } from '../model/model.ts'
import { type Flips, patternsOf } from '../stats/flips/flips.ts'
import { type Forecast, noiseOf } from '../stats/flips/forecast.ts'
import { balanceOf, intervalOf } from '../stats/flips/inversion.ts'
import { FEWEST_PAIRS, FIRST_LOOK } from '../stats/flips/planned-looks.ts'
import { leaning, limitOf } from '../stats/flips/step-down.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { type Evidence, gatherEvidence, pointOf } from './evidence.ts'
import { estimateMachines, machineProblems } from './machines.ts'
import type { Seen, Standing } from './standing.ts'
import { hasMoved } from './verdict.ts'

/** The table that a row stands in: its alpha, and what is foretold of more rounds of it. */
export type Around = { alpha: number; forecast(): Forecast }

/** The row as it stands. */
export function explainStanding(row: Standing, rounds: number, around: Around): Comparison {
  const { alpha } = around
  const evidence = row.seen?.evidence ?? gatherEvidence(row.sample, rounds)
  const { sample } = evidence
  const { value: estimate, problems, test } = estimateSample(sample, barOf(row.seen, rounds, alpha))
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
    verdict: completed(row, estimate, evidence, around),
    explanation: {
      test,
      looksTaken: row.looksTaken,
      ...pValues(row, estimate),
      family: row.family,
      lostPairs: row.losses.lost,
      reruns: sample.reruns,
      resolutionPct: sample.resolutionPct,
      layout: sample.layout,
      secondRunEffect: secondRunEffect(sample, estimate),
      machines: estimateMachines(sample),
    },
    problems: [...problems, ...problemsOf(row, evidence, estimate)],
  }
}

/** What the interval inverts: the family's bar, the row's own level, or the whole of alpha. */
function barOf(seen: Seen | null, rounds: number, alpha: number): Bar {
  if (seen === null) return { flips: patternsOf('')(rounds), alpha, limit: null }
  const { flips, bar } = seen
  return bar === null
    ? { flips, alpha: seen.alpha, limit: null }
    : { flips, alpha, limit: bar.limit() }
}

/** p over the looks, and in the family: each is at most alpha exactly where its test rejects. */
function pValues({ seen, pSequential, pAdjusted }: Standing, estimate: Estimate) {
  if (seen?.bar == null || !('p' in estimate)) return { pSequential, pAdjusted }
  const overLooks = (p: number) => (seen.share === 0 ? 1 : Math.min(1, p / seen.share))
  const { lean } = leaning(seen.evidence.row, 0)
  const adjusted = seen.bar.shareAsFar(lean)
  return { pSequential: overLooks(estimate.p), pAdjusted: overLooks(adjusted) }
}

/**
 * The base's median, and what the estimate makes of it: so head to base is the delta that is shown,
 * which the medians of both sides need not be.
 */
function valuesOf(sample: PairedSample, estimate: Estimate) {
  const { base, head } = completePairs(sample.base, sample.head)
  if (base.length === 0) return { baseValue: null, headValue: null }
  const baseValue = median(base)
  const point = estimate.kind === 'exact' ? null : pointOf(estimate)
  if (point === null) return { baseValue, headValue: median(head) }
  const isRatio = base.every((b) => b > 0) && head.every((h) => h > 0)
  const headValue = isRatio ? baseValue * Math.exp(point) : baseValue + point
  return { baseValue, headValue: asMeasured(headValue, median(head)) }
}

/** What was measured, where the way over a logarithm and back only rounded it: no 4095.99… B. */
const asMeasured = (value: number, measured: number): number =>
  Math.abs(value - measured) <= 1e-12 * Math.abs(measured) ? measured : value

/** What only the interval can add: whether all of it is beyond the margin, and what is missing. */
function completed(
  { seen, verdict, sample }: Standing,
  estimate: Estimate,
  evidence: Evidence,
  { forecast }: Around,
): Verdict {
  const { margin, n } = evidence
  if (hasMoved(verdict)) {
    if (!('low' in estimate)) return verdict
    return { ...verdict, certain: estimate.low > margin || estimate.high < -margin }
  }
  if (verdict.word !== 'inconclusive') return verdict
  const gates = sample.role === 'gating' && seen?.bar != null
  const foretold = gates && 'low' in estimate ? toGo(evidence, forecast()) : null
  if (evidence.sample.stoppedAfter !== undefined) {
    const roundsNeeded = seen === null ? FIRST_LOOK : foretold
    return { word: 'inconclusive', reason: 'stopped', roundsNeeded }
  }
  if (seen === null && n >= FEWEST_PAIRS) {
    return { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null }
  }
  const isSuspected = seen !== null && looksWorse(evidence, seen.flips)
  return { ...verdict, roundsNeeded: foretold, ...(isSuspected ? { suspected: true } : {}) }
}

/** Chance that the interval of a suspicion misses. */
const SUSPICION = 0.2

/** The estimate and all of the row's own 80 % interval are worse than the margin. */
function looksWorse({ row, sample, margin, n }: Evidence, flips: Flips): boolean {
  if (n < 2 || sample.better === 'unknown') return false
  const sign = sample.better === 'lower' ? 1 : -1
  const point = balanceOf(row)
  if (sign * point < margin || point === 0) return false
  const limit = limitOf([leaning(row, 0)], flips, Math.floor(SUSPICION * flips.count))
  const ends = intervalOf(row, limit, point)
  return ends !== null && (sign === 1 ? ends.low : -ends.high) > margin
}

/**
 * Rounds that would decide at the present noise: until a change of this size is seen in 4 of 5
 * cases (an estimate beyond the margin), or until its absence is proved (one inside it).
 */
function toGo({ row, margin, n }: Evidence, forecast: Forecast): number | null {
  const point = balanceOf(row)
  const noise = noiseOf(row, point)
  if (noise === null) return null
  return Math.abs(point) >= margin
    ? forecast.roundsToCall(noise, point, n)
    : forecast.roundsToProve(noise, point, margin, n)
}

/**
 * What running second costs, as ln(second / first): half the difference between the median
 * ln(head / base) of the pairs in which head ran second and of those in which it ran first, so
 * that the effect itself cancels. Null: no ratio, or not both orders.
 */
function secondRunEffect(sample: PairedSample, estimate: Estimate): number | null {
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

function problemsOf(row: Standing, { sample, step }: Evidence, estimate: Estimate): Problem[] {
  const problems = machineProblems(sample)
  const { lost, ran } = row.losses
  if (lost > 0 && row.verdict.word !== 'failed') {
    const message = `${lost} of ${ran} rounds gave no pair of numbers and were left out`
    problems.push({ code: 'lost-pairs', message })
  }
  const { base, head } = completePairs(sample.base, sample.head)
  if (base.every((b) => b === 0) && head.some((h) => h !== 0)) {
    const message = 'base was zero in every round: the change has no percentage'
    problems.push({ code: 'new-non-zero', message })
  }
  const point = pointOf(estimate) ?? 0
  if (point !== 0 && Math.abs(point) < step) {
    problems.push({
      code: 'below-resolution',
      message: 'the change is smaller than the step in which the metric is printed',
    })
  }
  return problems
}
