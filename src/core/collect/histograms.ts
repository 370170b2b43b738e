/** Latency histograms of all trials, for plots: counts by benchmark, arm and round. */

import { observeTrial } from '../metrics/metrics.ts'
import type { Histogram, HistogramSeries, Plan } from '../model/model.ts'
import { workloadOf } from '../workloads/index.ts'
import { latestAttempts } from './collect.ts'
import type { ParsedTrial } from './parse.ts'

/** A trial without a histogram is a round without one: nothing is made up. */
export function collectHistograms(plan: Plan, trials: ParsedTrial[]): HistogramSeries[] {
  const { workload: settings } = plan.suite
  const workload = workloadOf(settings.kind)
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  const series = new Map<string, HistogramSeries>()
  const trialsOwn = observeTrial('latency-mean', 0, null, null)
  for (const { record, parsed } of latestAttempts(trials)) {
    const { trial, status } = record
    const target = targets.get(trial.target)
    if (target === undefined || status !== 'ok' || parsed.histogram === null) continue
    const { buckets, ...scale } = parsed.histogram
    const benchmark = workload.trial.benchmarkName(settings, trialsOwn, '', target)
    const key = JSON.stringify([benchmark, trial.arm, scale])
    const one = series.get(key) ?? { benchmark, arm: trial.arm, ...scale, rounds: [] }
    series.set(key, one)
    one.rounds.push({ round: trial.round, counts: packBuckets(buckets) })
  }
  return [...series.values()]
}

export const packBuckets = (buckets: Histogram['buckets']): string =>
  buckets.map(([index, count]) => `${index}:${count}`).join(' ')

export const unpackBuckets = (counts: string): Histogram['buckets'] =>
  [...counts.matchAll(/(\d+):(\d+)/g)].map(([, index, count]) => [Number(index), Number(count)])

/** All rounds of a series together: to look at, not to judge, since rounds differ. */
export function poolRounds({ rounds }: Pick<HistogramSeries, 'rounds'>): Map<number, number> {
  const pooled = new Map<number, number>()
  for (const [index, count] of rounds.flatMap(({ counts }) => unpackBuckets(counts))) {
    pooled.set(index, (pooled.get(index) ?? 0) + count)
  }
  return pooled
}
