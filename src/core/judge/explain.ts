/** From a row's standing to the Comparison of the report, with its explanation and footnotes. */
import { median } from 'simple-statistics'
import type { Comparison, Estimate, PairedSample, Problem, Verdict } from '../model/model.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { effectOf, gatherEvidence, LEAST_PAIRS, type Seen, seeEvidence } from './evidence.ts'
import { estimateMachines, machineProblems } from './machines.ts'
import type { Standing } from './standing.ts'

/** The row as it stands. `alpha`: of the interval of a row that no look has seen yet. */
export function explainStanding(row: Standing, rounds: number, alpha: number): Comparison {
  const seen = row.seen ?? seeEvidence(gatherEvidence(row.sample, 0, rounds), alpha)
  const { sample } = seen.evidence
  const { base, head } = completePairs(sample.base, sample.head)
  const { contrast, benchmark, metric, unit, better, marginPct, role } = sample
  return {
    contrast,
    benchmark,
    metric,
    unit,
    better,
    marginPct,
    role,
    baseValue: base.length === 0 ? null : median(base),
    headValue: head.length === 0 ? null : median(head),
    estimate: seen.estimate,
    verdict: row.seen === null ? unseenVerdict(row.verdict, base.length) : row.verdict,
    explanation: {
      test: seen.test,
      looksTaken: row.looksTaken,
      pSequential: row.pSequential,
      pAdjusted: row.pAdjusted,
      family: row.family,
      lostPairs: row.losses.lost,
      reruns: sample.reruns,
      resolutionPct: sample.resolutionPct,
      layout: sample.layout,
      secondRunEffect: secondRunEffect(sample, seen.estimate),
      machines: estimateMachines(sample),
    },
    problems: [...seen.problems, ...problemsOf(row, seen)],
  }
}

function unseenVerdict(verdict: Verdict, n: number): Verdict {
  const isUndecided = verdict.word === 'inconclusive' && n >= LEAST_PAIRS
  return isUndecided ? { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null } : verdict
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

function problemsOf(row: Standing, { evidence, estimate }: Seen): Problem[] {
  const problems = machineProblems(evidence.sample)
  const { lost, ran } = row.losses
  if (lost > 0 && row.verdict.word !== 'failed') {
    const message = `${lost} of ${ran} rounds gave no pair of numbers and were left out`
    problems.push({ code: 'lost-pairs', message })
  }
  const { base, head } = completePairs(evidence.sample.base, evidence.sample.head)
  if (base.every((b) => b === 0) && head.some((h) => h !== 0)) {
    const message = 'base was zero in every round: the change has no percentage'
    problems.push({ code: 'new-non-zero', message })
  }
  const effect = effectOf(evidence.sample, estimate)
  if (effect !== null && effect.point !== 0 && Math.abs(effect.point) < effect.step) {
    problems.push({
      code: 'below-resolution',
      message: 'the change is smaller than the step in which the metric is printed',
    })
  }
  return problems
}
