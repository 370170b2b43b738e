/**
 * What blocks of load under one start of a server say together: silence of a collector, and
 * percentiles that a single block has too few transactions for.
 */

import { makeFinding } from '../model/findings.ts'
import { gcMetrics } from '../model/gc-metrics.ts'
import { loadMetrics } from '../model/load-metrics.ts'
import { observeTrial } from '../model/metrics.ts'
import type {
  Histogram,
  Observation,
  Offered,
  ParsedTrial,
  Plan,
  Problem,
  Sample,
  Suite,
  TrialRecord,
  WithProblems,
} from '../model/model.ts'
import { parserOf } from '../parse/index.ts'
import type { Parser } from '../parse/parser.ts'
import { targetsOfCurve } from '../plan/plan.ts'
import { type LatencyPromise, loadSuffix } from '../settings/programs.ts'
import { eventsForTail, type HistogramBucket, histogramQuantile } from '../stats/distributions.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import { workloadOf } from '../workloads/index.ts'

// Blocks in which no collection ended. Once an arm has logged one, silence is no collection: zero,
// and not a gap, or what is left would be conditional on a collection. Where collections are rarer
// than blocks, those of a server's start are shared out to its blocks.

/**
 * Where more than one block of an arm in so many is silent, the blocks under one start of the
 * server share a number.
 */
const FEW = 8

const CODE = 'no-gc-lines'
const OF_COLLECTORS = new Set(gcMetrics.map(({ id }) => id))

const isSilent = ({ parsed }: ParsedTrial) => parsed.problems.some(({ code }) => code === CODE)

const isOk = ({ record }: ParsedTrial) => record.status === 'ok'

/** The one log of a collector that the workload reads; null: none, or it is not known which. */
function logOf({ workload }: Suite): { output: string; parser: Parser } | null {
  const logs = Object.entries(workloadOf(workload.kind).trial.parsers(workload)).flatMap(
    ([output, ids]) => ids.map((id) => ({ output, parser: parserOf(id) })),
  )
  const collectors = logs.filter(({ parser }) => parser.silence !== undefined)
  return collectors.length === 1 ? collectors[0]! : null
}

/** The trial with these numbers of the collector in place of its own. */
const withLog = (trial: ParsedTrial, log: readonly Observation[]): ParsedTrial => ({
  ...trial,
  parsed: {
    ...trial.parsed,
    value: [...trial.parsed.value.filter(({ metric }) => !OF_COLLECTORS.has(metric)), ...log],
    problems: trial.parsed.problems.filter(({ code }) => code !== CODE),
  },
})

/** How a suite switches a log of collections on. */
const SWITCH = /gctrace=1|-Xlog:gc/

const isAsked = ({ workload, variants }: Suite) => SWITCH.test(JSON.stringify([workload, variants]))

/** The trial, where nobody is told to switch on what is on: it may never have collected. */
const withoutAdvice = (trial: ParsedTrial): ParsedTrial => ({
  ...trial,
  parsed: {
    ...trial.parsed,
    problems: trial.parsed.problems.map((one) =>
      one.code === CODE
        ? { ...one, next: 'the suite switches its log on: let blocks last until it collects' }
        : one,
    ),
  },
})

/** Of blocks under one start: sums are shared out evenly; the rest is that of all together. */
function shareOut(blocks: ParsedTrial[], output: string, parser: Parser): ParsedTrial[] {
  const inOrder = blocks.toSorted((a, b) => a.record.trial.round - b.record.trial.round)
  const text = inOrder.map(({ record }) => record.outputs[output] ?? '').join('\n')
  const sums = (parser.silence ?? []).map((zero) => {
    const own = blocks.map(
      ({ parsed }) => parsed.value.find(({ metric }) => metric === zero.metric)?.value ?? 0,
    )
    return { ...zero, value: own.reduce((sum, one) => sum + one, 0) / blocks.length }
  })
  const shared = new Set(sums.map(({ metric }) => metric))
  const rest = parser.parse(text).value.filter(({ metric }) => !shared.has(metric))
  return blocks.map((trial) => withLog(trial, [...sums, ...rest]))
}

type Counted = {
  trials: ParsedTrial[]
  /** Targets whose collections were shared out, so that a start has one number. */
  shared: ReadonlySet<string>
}

/** The trials with zeros where the collector is known to have been silent. */
export function countSilence(suite: Suite, trials: ParsedTrial[]): Counted {
  const log = trials.some(isSilent) ? logOf(suite) : null
  if (log === null) return { trials, shared: new Set() }
  const { output, parser } = log
  const spoke = new Set(
    trials.flatMap((one) => (isOk(one) && !isSilent(one) ? [one.record.trial.arm] : [])),
  )
  const isKnown = (one: ParsedTrial) => isOk(one) && spoke.has(one.record.trial.arm)
  const slots = Map.groupBy(trials.filter(isKnown), ({ record: { trial } }) =>
    JSON.stringify([trial.target, trial.arm]),
  )
  const shared = new Set(
    [...slots.values()].flatMap((own) => {
      const isRare = FEW * own.filter(isSilent).length > own.length
      const [{ record } = own[0]!] = own
      return isRare && record.serverStart !== undefined ? [record.trial.target] : []
    }),
  )
  const groups = Map.groupBy(trials, (one) => {
    const { trial, serverStart } = one.record
    if (!isKnown(one)) return 'as it is'
    return shared.has(trial.target)
      ? JSON.stringify([trial.target, trial.arm, serverStart])
      : 'each by itself'
  })
  const counted = [...groups].flatMap(([group, own]) => {
    if (group === 'as it is') return isAsked(suite) ? own.map(withoutAdvice) : own
    if (group !== 'each by itself') return shareOut(own, output, parser)
    return own.map((one) => (isSilent(one) ? withLog(one, parser.silence ?? []) : one))
  })
  return { trials: counted, shared }
}

/** Whether the numbers of a metric were shared out under the starts of its target. */
export const isShared = (shared: ReadonlySet<string>, target: string, metric: string) =>
  shared.has(target) && OF_COLLECTORS.has(metric)

// Percentiles that a block of load has too few transactions for, from the histograms of all blocks
// under one start of a server. Such a start is one number, and the test flips starts.

const PERCENTILES = loadMetrics.flatMap(({ id }) => {
  const percent = /^latency-p([\d.]+)$/.exec(id)?.[1]
  return percent === undefined ? [] : [{ id, permille: Math.round(Number(percent) * 10) }]
})

/** The histograms as one; null: there is none, or they have different scales. */
function pool(
  all: readonly (Histogram | null)[],
): { buckets: HistogramBucket[]; logStep: number } | null {
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

// Capacity: up to which rate an arm keeps a promise, from the latencies of a round at several rates.

export const CAPACITY = 'capacity'

type Point = { perSec: number; sec: number }

/** How far beyond the rates that were offered a line is followed. */
const FARTHEST = 2

/**
 * The rate at which latency crosses a limit, from points in the order of their rates. 1/latency is
 * taken to fall in straight lines, as the percentiles of an M/M/1 queue do: they are
 * ln(1/(1-q))/(mu-lambda) (Kleinrock, Queueing Systems I, 3.2).
 */
export function crossing(points: readonly Point[], limitSec: number): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) return null
  const kept = points.findLastIndex(({ sec }) => sec < limitSec)
  const from = Math.min(Math.max(kept, 0), points.length - 2)
  const [one, next] = [points[from]!, points[from + 1]!]
  const slope = (1 / next.sec - 1 / one.sec) / (next.perSec - one.perSec)
  // Where latency falls with load, noise is larger than what load does to it.
  if (!(slope < 0)) return kept < 0 ? first.perSec : last.perSec
  const crossed = one.perSec + (1 / limitSec - 1 / one.sec) / slope
  return Math.min(FARTHEST * last.perSec, Math.max(first.perSec / FARTHEST, crossed))
}

export type OfferedRate = { at: number; promise: LatencyPromise; perSec: number }

/** Of each target of a curve, its share, what is promised, and the rate that it was offered. */
export function stepsOf(
  { suite, targets }: Plan,
  records: readonly TrialRecord[],
): Map<string, OfferedRate> {
  const { offered } = workloadOf(suite.workload.kind).trial
  return new Map(
    targets.flatMap((target) => {
      const load = offered?.(suite.workload, target)
      if (!load || !('at' in load) || load.promise === undefined) return []
      const { offeredPerSec: perSec } =
        records.find(
          ({ trial, offeredPerSec }) => trial.target === target.id && offeredPerSec !== undefined,
        ) ?? {}
      return perSec === undefined
        ? []
        : [[target.id, { at: load.at, promise: load.promise, perSec }] as const]
    }),
  )
}

/** The points of a round; null: one of them is not there. */
function pointsAt(own: readonly Sample[], steps: ReadonlyMap<string, OfferedRate>, round: number) {
  const points = own.map(({ target, values }): Point => {
    return { perSec: steps.get(target)!.perSec, sec: values[round] ?? Number.NaN }
  })
  return points.every(({ sec }) => sec > 0) ? points.sort((a, b) => a.perSec - b.perSec) : null
}

/** Capacity of one benchmark on one arm, by round, and whether it lies beyond what was offered. */
function capacityOf(
  own: readonly Sample[],
  { promise, benchmark }: { promise: LatencyPromise; benchmark: string },
  steps: ReadonlyMap<string, OfferedRate>,
): WithProblems<Sample> {
  const rounds = Math.max(...own.map(({ values }) => values.length))
  const byRound = Array.from({ length: rounds }, (_, round) => pointsAt(own, steps, round))
  const last = own.toSorted((a, b) => steps.get(a.target)!.at - steps.get(b.target)!.at).at(-1)!
  const isOfStart = own.some((one) => one.isOfStart)
  const value: Sample = {
    benchmark,
    metric: CAPACITY,
    unit: 'transactions/s',
    arm: last.arm,
    target: last.target,
    values: byRound.map((points) => points && crossing(points, promise.limitSec)),
    resolution: null,
    curve: own.map(({ target }) => target),
    ...(isOfStart ? { isOfStart } : {}),
  }
  const seen = byRound.filter((points) => points !== null)
  const isKept = (point: Point | undefined) => (point?.sec ?? 0) < promise.limitSec
  const beyond = [
    { isKept: true, rounds: seen.filter((points) => isKept(points.at(-1))), place: -1 },
    { isKept: false, rounds: seen.filter((points) => !isKept(points[0])), place: 0 },
  ].find((one) => 2 * one.rounds.length > seen.length)
  if (beyond === undefined) return { value, problems: [] }
  const { arm } = last
  const perSec = beyond.rounds[0]?.at(beyond.place)?.perSec ?? 0
  const offered = { isKept: beyond.isKept, perSec }
  const details = { promise: promise.written, arm, ...offered }
  const next = beyond.isKept
    ? 'set a lower promise, or higher shares in load.at'
    : 'set a higher promise, or lower shares in load.at'
  const where = last.target
  return {
    value: { ...value, beyond: offered },
    problems: [makeFinding('promise-beyond', null, details, { where, next })],
  }
}

/** That both sides of a row are beyond what was offered, the same way; null: one was measured. */
export function beyondBoth({ beyond: base }: Sample, { beyond: head }: Sample): Offered | null {
  return base !== undefined && base.isKept === head?.isKept ? base : null
}

/** Curves without a capacity, since an arm has no latency of what is promised at a rate. */
function unreadPromises(
  samples: readonly Sample[],
  steps: ReadonlyMap<string, OfferedRate>,
  curves: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const seen = (one: string, ofPromise: boolean) =>
    samples
      .filter(({ target, metric, values }) => {
        const isAsked = !ofPromise || metric === steps.get(one)?.promise.metric
        return target === one && isAsked && values.some((value) => value !== null)
      })
      .map(({ arm }) => arm)
  const lacks = [...steps.keys()].filter((one) => {
    const read = new Set(seen(one, true))
    return seen(one, false).some((arm) => !read.has(arm))
  })
  const byCurve = Map.groupBy(lacks, (one) => JSON.stringify(curves.get(one)))
  return [...byCurve.values()].map((own) => {
    const [first] = own.toSorted((a, b) => steps.get(a)!.perSec - steps.get(b)!.perSec)
    const { promise, perSec } = steps.get(first!)!
    const permille = PERCENTILES.find(({ id }) => id === promise.metric)?.permille ?? 0
    const sec = Math.ceil((ROOM * eventsForTail(permille)) / perSec)
    const next =
      `let a block of load last ${sec} s, or promise a latency that the load prints ` +
      'of every block'
    const details = { promise: promise.written, perSec }
    return makeFinding('promise-unread', null, details, { where: first!, next })
  })
}

/** Blocks differ: the one that is offered has some to spare. */
export const ROOM = 1.2

/** The samples, those of curves marked, and after them the capacities that curves tell. */
export function withCapacities(
  plan: Plan,
  samples: Sample[],
  records: readonly TrialRecord[],
): WithProblems<Sample[]> {
  const steps = stepsOf(plan, records)
  if (steps.size === 0) return { value: samples, problems: [] }
  const curves = new Map(
    plan.targets.map((one) => [one.id, targetsOfCurve(plan.targets, one).map(({ id }) => id)]),
  )
  const marked = samples.map((one) =>
    steps.has(one.target) ? { ...one, curve: curves.get(one.target) ?? [] } : one,
  )
  const nameOf = ({ target, benchmark }: Sample) => {
    const { at, promise } = steps.get(target)!
    return benchmark.replace(loadSuffix(at), `/${promise.written}`)
  }
  const latencies = marked.filter(
    ({ target, metric }) => steps.get(target)?.promise.metric === metric,
  )
  const byCurve = Map.groupBy(latencies, (one) => JSON.stringify([one.arm, nameOf(one)]))
  const problems = unreadPromises(marked, steps, curves)
  const capacities = [...byCurve.values()].flatMap((own): Sample[] => {
    const [first] = own
    if (first === undefined || own.length < (first.curve?.length ?? 0)) return []
    const { promise } = steps.get(first.target)!
    const one = capacityOf(own, { promise, benchmark: nameOf(first) }, steps)
    problems.push(...one.problems)
    return [one.value]
  })
  return { value: [...marked, ...capacities], problems }
}
