/**
 * Percentiles that a block of load has too few transactions for, from the histograms of all blocks
 * under one start of a server. Such a start is one number, and the test flips starts.
 */
import { loadMetrics } from '../model/load-metrics.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Histogram } from '../model/model.ts'
import { type Bucket, eventsForTail, histogramQuantile } from '../stats/distributions.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import type { ParsedTrial } from './parsed-trial.ts'

const PERCENTILES = loadMetrics.flatMap(({ id }) => {
  const percent = /^latency-p([\d.]+)$/.exec(id)?.[1]
  return percent === undefined ? [] : [{ id, permille: Math.round(Number(percent) * 10) }]
})

/** The histograms as one; null: there is none, or they have different scales. */
function pool(all: readonly (Histogram | null)[]): { buckets: Bucket[]; logStep: number } | null {
  const [first] = all
  if (!first || all.some((one) => one?.first !== first.first || one.logStep !== first.logStep))
    return null
  const counts = new Map<number, number>()
  for (const [index, count] of all.flatMap((one) => one?.buckets ?? [])) {
    counts.set(index, (counts.get(index) ?? 0) + count)
  }
  const buckets = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([index, count]) => ({ value: first.first * Math.exp(index * first.logStep), count }))
  return { buckets, logStep: first.logStep }
}

/** The percentile of all blocks of a start; null: they have too few transactions, too. */
function percentileOf(blocks: readonly ParsedTrial[], permille: number): number | null {
  const pooled = pool(blocks.map(({ parsed }) => parsed.histogram))
  if (pooled === null) return null
  const events = pooled.buckets.reduce((sum, { count }) => sum + count, 0)
  if (events < eventsForTail(permille)) return null
  return histogramQuantile(pooled.buckets, permille / 1000, pooled.logStep)
}

const lacks = (id: string) => (trial: ParsedTrial) =>
  !trial.parsed.value.some(({ metric }) => metric === id)

/** By start, its percentile; null: blocks have their own, or some start of too few has none. */
function ofStarts(own: readonly ParsedTrial[], { id, permille }: (typeof PERCENTILES)[number]) {
  if (2 * own.filter(lacks(id)).length <= own.length) return null
  const arms = Map.groupBy(own, ({ record }) => record.trial.arm)
  const values = new Map<ParsedTrial, number>()
  for (const blocks of arms.values()) {
    const starts = Map.groupBy(blocks, ({ record }) => record.serverStart)
    if (starts.size < FEWEST_PAIRS) return null
    for (const [start, all] of starts) {
      const value = start === undefined ? null : percentileOf(all, permille)
      if (value === null) return null
      for (const one of all) values.set(one, value)
    }
  }
  return values
}

/** The trials with percentiles of their start, and which series these are, by target and metric. */
export function poolPercentiles(trials: ParsedTrial[]) {
  const pooled = new Set<string>()
  const added = new Map<ParsedTrial, ParsedTrial>()
  const targets = Map.groupBy(
    trials.filter(({ record, parsed }) => record.status === 'ok' && parsed.histogram !== null),
    ({ record }) => record.trial.target,
  )
  for (const [target, own] of targets) {
    for (const percentile of PERCENTILES) {
      const values = ofStarts(own, percentile)
      if (values === null) continue
      pooled.add(seriesOfTarget(target, percentile.id))
      for (const [trial, value] of values) {
        const one = added.get(trial) ?? trial
        const rest = one.parsed.value.filter(({ metric }) => metric !== percentile.id)
        const seen = observeTrial(percentile.id, value, null, null)
        added.set(trial, { ...one, parsed: { ...one.parsed, value: [...rest, seen] } })
      }
    }
  }
  return { trials: trials.map((one) => added.get(one) ?? one), pooled }
}

export const seriesOfTarget = (target: string, metric: string) => JSON.stringify([target, metric])
