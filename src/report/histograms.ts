/**
 * Every collection and every histogram of latency, by benchmark, arm and round: for plots, not for
 * verdicts.
 */

import { observeTrial } from '../model/metrics.ts'
import type {
  Collection,
  CollectionSeries,
  Histogram,
  HistogramSeries,
  ParsedTrial,
  Plan,
} from '../model/model.ts'
import { parserOf } from '../parse/index.ts'
import { workloadOf } from '../workloads/index.ts'
import { latestAttempts } from './samples.ts'

/** Most that a report holds: some 50 bytes each. Of more, one in so many of each trial. */
const MOST_COLLECTIONS = 40_000

const whole = (value: number | null, unit: number) =>
  value === null ? '-' : String(Math.round(value / unit))

const pack = (one: Collection): string =>
  [
    whole(one.atSec, 1e-6),
    one.pausesSec.map((sec) => whole(sec, 1e-6)).join('+') || '-',
    ...[one.concurrentSec, one.markCpuSec, one.assistSec].map((sec) => whole(sec, 1e-6)),
    ...[one.startBytes, one.liveBytes, one.goalBytes].map((bytes) => whole(bytes, 1024)),
  ].join(':')

export const packCollections = (all: Collection[]): string => all.map(pack).join(' ')

const number = (text: string | undefined, unit: number) =>
  text === undefined || !/^\d+$/.test(text) ? null : Number(text) * unit

function unpack(text: string): Collection {
  const [at, pauses = '', concurrent, markCpu, assist, start, live, goal] = text.split(':')
  return {
    atSec: number(at, 1e-6),
    pausesSec: pauses.split('+').flatMap((us) => number(us, 1e-6) ?? []),
    concurrentSec: number(concurrent, 1e-6),
    markCpuSec: number(markCpu, 1e-6),
    assistSec: number(assist, 1e-6),
    startBytes: number(start, 1024),
    liveBytes: number(live, 1024),
    goalBytes: number(goal, 1024),
  }
}

export const unpackCollections = (text: string): Collection[] =>
  text.split(' ').filter(Boolean).map(unpack)

/** The collections of a series, all rounds together. */
export const collectionsOf = ({ rounds }: CollectionSeries): Collection[] =>
  rounds.flatMap(({ collections }) => unpackCollections(collections))

/** From the logs that the workload has parsers for; a trial without one is a round without. */
export function collectCollections(
  plan: Plan,
  trials: ParsedTrial[],
  most = MOST_COLLECTIONS,
): CollectionSeries[] {
  const { workload: settings } = plan.suite
  const workload = workloadOf(settings.kind)
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  const trialsOwn = observeTrial('gc-cycles', 0, null, null)
  const logs = Object.entries(workload.trial.parsers(settings)).flatMap(([output, parsers]) =>
    parsers
      .map(parserOf)
      .flatMap(({ collections }) => (collections ? [{ output, collections }] : [])),
  )
  const logged = latestAttempts(trials).flatMap(({ record: { trial, status, outputs } }) => {
    const target = targets.get(trial.target)
    if (target === undefined || status !== 'ok') return []
    const all = logs.flatMap(({ output, collections }) => collections(outputs[output] ?? ''))
    if (all.length === 0) return []
    const benchmark = workload.trial.benchmarkName(settings, trialsOwn, '', target)
    return [{ benchmark, arm: trial.arm, round: trial.round, all }]
  })
  const every = Math.ceil(logged.reduce((sum, { all }) => sum + all.length, 0) / most)
  const series = Map.groupBy(logged, ({ benchmark, arm }) => JSON.stringify([benchmark, arm]))
  return [...series.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const rounds = own.map(({ round, all }) => ({
      round,
      collections: packCollections(all.filter((_, at) => at % every === 0)),
    }))
    return [{ benchmark: first.benchmark, arm: first.arm, every, rounds }]
  })
}

// Latency histograms of all trials, for plots: counts by benchmark, arm and round.

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
