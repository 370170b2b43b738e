/**
 * Records -> samples: what the outputs of each trial contain, and every series by arm and round.
 */

import { mean, median, sum } from 'simple-statistics'
import { dedupe, makeFinding } from '../model/findings.ts'
import { GROWING, PER_TRANSACTION } from '../model/gc-metrics.ts'
import { directionOfUnit } from '../model/metric.ts'
import { metricFor, observeTrial, readUsage } from '../model/metrics.ts'
import type {
  Direction,
  MetricRule,
  Observation,
  ParsedOutputs,
  ParsedTrial,
  Plan,
  Problem,
  Sample,
  Suite,
  Target,
  TrialOutput,
  TrialRecord,
  WithProblems,
} from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { ownTimes } from '../parse/go-bench.ts'
import { RUNTIME_OUTPUT } from '../parse/go-runtime.ts'
import { parserOf } from '../parse/index.ts'
import type { Parser } from '../parse/parser.ts'
import {
  observePerTransaction,
  observeReadings,
  observeServer,
  sparseProblems,
} from '../parse/readings.ts'
import { laddersOf, requestedTails } from '../plan/design.ts'
import { packagesOf, scopeLabels } from '../plan/plan.ts'
import { medianOf } from '../stats/distributions.ts'
import type { SamplePair, Samples } from '../stats/power.ts'
import { workloadOf } from '../workloads/index.ts'
import type { Workload } from '../workloads/workload.ts'
import { withCause } from './earlier-findings.ts'
import {
  countSilence,
  isShared,
  poolPercentiles,
  ROOM,
  seriesOfTarget,
  stepsOf,
  withCapacities,
} from './server-blocks.ts'

/** Of outputs that take too much to be read. */
export const unreadable = (why: string): ParsedOutputs => ({
  value: [],
  problems: [],
  hasResult: false,
  histogram: null,
  givenUp: why,
})

/** Outputs by name through the parsers that the workload names. */
function parseOutputs(
  workload: Workload,
  settings: Suite['workload'],
  outputs: Record<string, string>,
): ParsedOutputs {
  const own = workload.trial.read?.(settings, outputs) ?? { value: [], problems: [] }
  const parsed: ParsedOutputs = { ...own, hasResult: own.value.length > 0, histogram: null }
  // What the suite reads by itself is not mixed with what a parser makes of the same number.
  const read = new Set(own.value.map(rowOf))
  for (const [output, parsers] of Object.entries(workload.trial.parsers(settings))) {
    const text = outputs[output] ?? ''
    for (const parser of parsers.map(parserOf)) {
      const { value, problems } = parseSafely(parser, text)
      const others = read.size === 0 ? value : value.filter((one) => !read.has(rowOf(one)))
      parsed.value.push(...others)
      parsed.problems.push(...problems)
      parsed.histogram ??= parser.histogram?.(text) ?? null
      if (value.length > 0 && output !== RUNTIME_OUTPUT) parsed.hasResult = true
    }
  }
  return parsed
}

const rowOf = ({ scope, benchmark, procs, metric }: Observation) =>
  JSON.stringify([scope, benchmark, procs, metric])

/** A parser does not throw; should one do so all the same, its text alone is lost, and not a run. */
function parseSafely(parser: Parser, text: string): WithProblems<Observation[]> {
  try {
    return parser.parse(text)
  } catch (error) {
    const details = { saw: 'fault', parser: parser.id, said: (error as Error).message } as const
    return { value: [], problems: [makeFinding('unknown-shape', null, details)] }
  }
}

/** With the trial's wall time, where that is the result or the suite asks for it. */
export function outputsRead({ workload: settings, metrics, outputs, wallSec }: TrialOutput) {
  const workload = workloadOf(settings.kind)
  const parsed = parseOutputs(workload, settings, outputs)
  if (wallSec === undefined) return parsed
  const own = workload.trial.readTime?.(settings, wallSec) ?? []
  const readsWallTime = own.length === 0 && metrics?.['wall-time'] !== undefined
  parsed.value.push(...own, ...(readsWallTime ? [observeTrial('wall-time', wallSec, 1, null)] : []))
  return { ...parsed, hasResult: parsed.hasResult || own.length > 0 }
}

/** What took too much when it arrived is not read again. */
export const parseTrial = (
  { workload, metrics }: Suite,
  { outputs, wallSec, problem }: Pick<TrialRecord, 'outputs' | 'wallSec' | 'problem'>,
): ParsedOutputs =>
  problem?.code === 'trial-unreadable'
    ? unreadable(withCause(problem).cause)
    : outputsRead({ workload, metrics, outputs, wallSec })

/** Records that come out of a file, each read as it would have been when it arrived. */
export const parseRecords = (suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] =>
  records.map((record) => ({ record, parsed: parseTrial(suite, record) }))

/**
 * The clocks of a benchmark: what a user waits, of an operation or of a whole command, and CPU time
 * of the timed section alone.
 */
export const WALL = 'time/op'
export const WALL_OF_COMMAND = 'wall-time'
export const TIMED_CPU = 'cpu-s/op'

// Where the time of a trial went: into operations that were counted, and into the rest.

/** Seconds of the operations that stand behind the trial's numbers; 0: none say so. */
export const measuredSecOf = ({ parsed }: ParsedTrial): number =>
  parsed.value
    .filter(({ metric }) => metric === WALL)
    .reduce((sum, { value, iterations }) => sum + value * (iterations ?? 0), 0)

/** Seconds of one operation of every benchmark of the trial, and of these what did not wait for a CPU. */
export function opSecOf({ parsed }: ParsedTrial): { opSec: number; ownSec: number } {
  const times = [...ownTimes(parsed.value)]
  const byName = Map.groupBy(times, ([{ benchmark, procs }]) => `${benchmark} ${procs}`)
  const all = [...byName.values()]
  return {
    opSec: sum(all.map((own) => mean(own.map(([{ value }]) => value)))),
    ownSec: sum(all.map((own) => mean(own.map(([, ownSec]) => ownSec)))),
  }
}

/** The samples of each benchmark of the trial, by name, without what waited for a CPU. */
function samplesOf({ parsed }: ParsedTrial): Map<string, Samples> {
  const times = [...ownTimes(parsed.value)].filter(([, ownSec]) => ownSec > 0)
  const byName = Map.groupBy(times, ([{ benchmark, procs }]) => `${benchmark} ${procs}`)
  return new Map(
    [...byName].map(([name, all]) => {
      const sec = all.map(([{ iterations }, ownSec]) => ownSec * (iterations ?? 0))
      const sampleSec = sec.reduce((sum, one) => sum + one, 0) / sec.length
      return [name, { values: all.map(([, ownSec]) => Math.log(ownSec)), sampleSec }]
    }),
  )
}

/** Trials of one target that went well, as pairs: of each round the first trials of two arms. */
export function samplePairsOf(trials: readonly ParsedTrial[]): SamplePair[] {
  const first = trials.filter(({ record }) => record.trial.attempt === 0 && record.status === 'ok')
  const arms = [...new Set(first.map(({ record }) => record.trial.arm))].sort()
  const byRound = Map.groupBy(first, ({ record }) => record.trial.round)
  return [...byRound.values()].flatMap((own) => {
    const [base, head] = arms.map((arm) => own.find(({ record }) => record.trial.arm === arm))
    if (base === undefined || head === undefined) return []
    const [before, after] = [samplesOf(base), samplesOf(head)]
    return [...before].flatMap(([name, mine]) => {
      const its = after.get(name)
      return its === undefined || !(mine.sampleSec > 0) ? [] : [{ base: mine, head: its }]
    })
  })
}

// Which way is good for a series.

/**
 * The suite's word, then the table's, then that of the base's own output, then what the unit says.
 * The head's output does not count: a change could call its regression an improvement.
 */
export function directionOf({ suite }: Plan, base: Sample): Direction {
  const { metric, unit } = base
  const own: Partial<MetricRule> = suite.metrics[metric] ?? {}
  const any: Partial<MetricRule> = suite.metrics['*'] ?? {}
  const defined = metricFor(metric)
  const suiteDirection = own.better ?? any.better
  if (suiteDirection) return suiteDirection
  if (defined.inferred !== true) return defined.better
  if (base.better !== undefined) return base.better
  return defined.better === 'unknown' ? directionOfUnit(unit) : defined.better
}

/** What an output says of a direction that is not the one that counts; [] where all agree. */
export function directionProblems(plan: Plan, base: Sample, head: Sample): Problem[] {
  const direction = directionOf(plan, base)
  const { metric } = base
  return [
    { side: 'base', printed: base.better },
    { side: 'head', printed: head.better },
  ].flatMap(({ side, printed }): Problem[] => {
    if (printed === undefined || printed === 'unknown' || printed === direction) return []
    return [
      makeFinding(
        'unit-direction',
        null,
        { side, printed, metric, taken: direction },
        { next: `set better for the metric ${metric} in the suite file` },
      ),
    ]
  })
}

// Percentiles that blocks of load were too short for.

/**
 * One problem for each benchmark, from its blocks so far: the most demanding percentile that half
 * of an arm's blocks or more cannot give, and the length of block that would.
 */
export function shortBlocks(plan: Plan, trials: readonly ParsedTrial[]): Problem[] {
  const [workload, tails] = [workloadOf(plan.suite.workload.kind), requestedTails(plan.suite)]
  if (workload.trial.blocks === undefined || tails.length === 0) return []
  const finished = trials.filter(({ record }) => record.status === 'ok')
  return plan.targets.flatMap(({ id }) => {
    const mine = finished.filter(({ record }) => record.trial.target === id)
    if (mine.length === 0) return []
    const arms = [...Map.groupBy(mine, ({ record }) => record.trial.arm).values()]
    const typical = arms.map((own) => ({
      events: typicalOf(own, 'transactions'),
      perSec: typicalOf(own, 'tps'),
    }))
    const events = Math.min(...typical.map((one) => one.events))
    const perSec = Math.min(...typical.map((one) => one.perSec))
    const short = tails.filter((tail) => events < tail.events)
    const [worst] = short
    if (worst === undefined) return []
    const labels = short.map(({ label }) => label).join(', ')
    const sec = Math.ceil((ROOM * worst.events) / perSec)
    const offer = Number.isFinite(sec) ? `block: ${sec}s, or ` : ''
    return [
      makeFinding(
        'short-blocks',
        null,
        { metrics: labels, events, worst: { metric: worst.label, events: worst.events } },
        { where: id, next: `set ${offer}events: ${worst.events}` },
      ),
    ]
  })
}

/** Median of a metric over the trials; 0: no trial has it. */
const typicalOf = (trials: ParsedTrial[], metric: string) =>
  Math.floor(
    medianOf(
      trials.flatMap(
        ({ parsed }) => parsed.value.find((one) => one.metric === metric)?.value ?? [],
      ),
    ),
  )

// Trials -> samples: every series under every arm, by round. A gap stays a gap.

/** The last attempt of each (round, arm, target): a re-run replaces the polluted trial. */
export function latestAttempts<T extends TrialRecord | ParsedTrial>(all: readonly T[]): T[] {
  const trialOf = (one: TrialRecord | ParsedTrial) => ('record' in one ? one.record : one).trial
  const latest: T[] = []
  const places = new Map<string, Map<string, Map<number, number>>>()
  for (const one of all) {
    const { round, arm, target, attempt } = trialOf(one)
    const own = innerMapOf(innerMapOf(places, target), arm)
    const place = own.get(round)
    if (place === undefined) own.set(round, latest.push(one) - 1)
    else if (trialOf(latest[place]!).attempt <= attempt) latest[place] = one
  }
  return latest
}

/** The map of a key, which is made where there is none. */
export function innerMapOf<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const own = maps.get(key) ?? new Map<L, V>()
  maps.set(key, own)
  return own
}

/**
 * What the kernel says of the whole process, and its polls, as observations of the trial's one
 * benchmark; a trial of several benchmarks has none, but for a load whose parts have names: the
 * whole of it has none. Start-up is inside: it is the same work in
 * both arms, so it dilutes an effect and never invents one.
 */
function usageObservations(record: TrialRecord, all: Observation[]): Observation[] {
  const whole = all.filter(({ scope, benchmark }) => scope === '' && benchmark === '')
  const hasParts = record.serverStart !== undefined && whole.length > 0
  const observations = hasParts ? whole : all
  const first = observations[0]
  if (first === undefined) return []
  if (
    observations.some((other) => other.benchmark !== first.benchmark || other.procs !== first.procs)
  ) {
    return []
  }
  const iterations = observations
    .filter((other) => other.metric === 'time/op')
    .reduce((sum, other) => sum + (other.iterations ?? 0), 0)
  const { scope, benchmark, procs } = first
  const place = { scope, benchmark, procs, iterations, resolution: null }
  const transactions = observations.find(({ metric }) => metric === 'transactions')?.value ?? null
  const readings = record.readings ?? []
  const server = [
    ...(record.serverStart === undefined ? [] : observeServer(readings, transactions)),
    ...(record.dataBytes === undefined
      ? []
      : [observeTrial('server-data', record.dataBytes, null, 512)]),
  ]
  const polled = [
    ...observeReadings(readings).map((one) => ({ ...one, ...place })),
    ...server.map((one) => ({ ...one, scope, benchmark, procs })),
  ]
  const usage = record.usage === null ? [] : readUsage(record.usage, iterations)
  const isKnown = observations.some(({ metric }) => metric === TIMED_CPU)
  const beyondStart = isKnown ? [] : cpuBeyondStart(record, iterations)
  const divided = observePerTransaction(observations, transactions)
  return [
    ...[...usage, ...beyondStart].map((reading) => ({ ...place, ...reading })),
    ...polled,
    ...divided.map((one) => ({ ...one, scope, benchmark, procs })),
  ]
}

/** CPU time of an operation less that of a run that only started up; a command is one operation. */
function cpuBeyondStart({ usage, emptyCpuSec }: TrialRecord, iterations: number) {
  if (usage === null || emptyCpuSec === undefined) return []
  const cpuSec = usage.userSec + usage.systemSec - emptyCpuSec
  return [{ metric: TIMED_CPU, unit: 's', value: cpuSec / (iterations || 1) }]
}

/** What is wrong with the readings of process trees, of a server's where there is one. */
function readingProblems(workload: Workload, suite: Suite, records: TrialRecord[]): Problem[] {
  const server = workload.server?.(suite.workload) ?? null
  const everySec = server?.readings ?? workload.trial.readEverySec?.(suite.workload) ?? null
  return sparseProblems(
    records.flatMap(({ readings }) => (readings === undefined ? [] : [readings])),
    server?.readings === null ? null : everySec,
  )
}

/** How many starts of servers stand behind the numbers: what a start decides stays for its life. */
function startProblems(workload: Workload, plan: Plan, records: TrialRecord[]): Problem[] {
  const served = records.filter(({ serverStart }) => serverStart !== undefined)
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  const blockOf = ({ trial }: TrialRecord) =>
    JSON.stringify(workload.server?.(plan.suite.workload, targets.get(trial.target)) ?? null)
  return [...Map.groupBy(served, ({ trial }) => trial.arm)].map(([arm, all]) => {
    // Where benchmarks have servers of their own, the one with the fewest starts is told.
    const counts = [...Map.groupBy(all, blockOf).values()].map((own) => ({
      starts: new Set(own.map(({ serverStart }) => serverStart)).size,
      rounds: new Set(own.map(({ trial }) => trial.round)).size,
    }))
    const [{ starts, rounds } = { starts: 0, rounds: 0 }] = counts.sort(
      (a, b) => a.starts - b.starts,
    )
    const isOne = counts.length <= 1
    return makeFinding('server-starts', null, { rounds, starts, isOne }, { where: arm })
  })
}

/** What arrived at a benchmark whatever was answered: its latency is another than that of a loop. */
function loadProblems(records: TrialRecord[]): Problem[] {
  const rates = new Map(
    records.flatMap(({ trial: { target }, offeredPerSec }) =>
      offeredPerSec === undefined ? [] : [[target, offeredPerSec] as const],
    ),
  )
  return [...rates].map(([where, perSec]) =>
    makeFinding('offered-load', null, { perSec }, { where }),
  )
}

/** Share of what arrives that an arm must answer, or its latency is that of a queue that grows. */
const KEPT_UP = 0.9

/** A metric of each load: where it tells of parts by name, of all, or their sum. */
function wholeOf(samples: readonly Sample[], id: string): Sample[] {
  const rates = samples.filter(({ metric }) => metric === id)
  const loads = Map.groupBy(rates, ({ arm, target }) => JSON.stringify([arm, target]))
  return [...loads.values()].flatMap((own) => {
    const isPart = (one: Sample, whole: Sample) => one.benchmark.startsWith(`${whole.benchmark}/`)
    const all = own.find((one) => own.every((other) => other === one || isPart(other, one)))
    const [first] = own
    if (all !== undefined || first === undefined) return all ?? []
    const sumIn = (round: number) =>
      own.reduce<number | null>((sum, { values }) => {
        const value = values[round] ?? null
        return sum === null || value === null ? null : sum + value
      }, 0)
    return { ...first, values: first.values.map((_, round) => sumIn(round)) }
  })
}

/** Arms that answered less than they were offered, by more than arrivals at random explain. */
function unkeptLoads(plan: Plan, records: TrialRecord[], samples: Sample[]): Problem[] {
  // On a curve of latency against load a queue is what is looked for.
  const curves = stepsOf(plan, records)
  return wholeOf(samples, 'tps').flatMap(({ arm, target, values }) => {
    if (curves.has(target)) return []
    const loads = records.flatMap(({ trial, offeredPerSec: perSec, wallSec }) => {
      const done = values[trial.round] ?? null
      const isOwn = trial.arm === arm && trial.target === target
      return isOwn && perSec !== undefined && done !== null ? [{ perSec, wallSec, done }] : []
    })
    const arrived = loads.reduce((sum, { perSec, wallSec }) => sum + perSec * wallSec, 0)
    const done = medianOf(loads.map((load) => load.done))
    const perSec = loads[0]?.perSec ?? 0
    if (perSec === 0 || done >= perSec * Math.min(KEPT_UP, 1 - 3 / Math.sqrt(arrived))) return []
    const next = 'offer less, or read its latency as that of a server that is full'
    return [makeFinding('load-not-kept', null, { arm, done, perSec }, { where: target, next })]
  })
}

/** Blocks of load that were over before the first transaction was done. */
function idleBlocks(samples: readonly Sample[]): Problem[] {
  const counts = ['transactions', 'tps'].map((metric) => wholeOf(samples, metric))
  const [own = []] = counts.filter(({ length }) => length > 0)
  return own.flatMap(({ arm, target, values }) => {
    const seen = values.filter((value) => value !== null)
    const idle = seen.filter((value) => value === 0).length
    const next = 'let the load last longer, and its time begin once it is connected'
    const details = { arm, idle, blocks: seen.length }
    return idle === 0 ? [] : [makeFinding('idle-blocks', null, details, { where: target, next })]
  })
}

/** A metric that the suite names and no trial gave: mistyped, or its source is switched off. */
function unseen({ suite }: Plan, samples: Sample[]): Problem[] {
  const metrics = new Set(samples.map(({ metric }) => metric))
  const missing = Object.keys(suite.metrics).filter((id) => id !== '*' && !metrics.has(id))
  if (metrics.size === 0 || missing.length === 0) return []
  const next = whyUnseen(missing, metrics)
  return [makeFinding('metric-not-seen', null, { metrics: missing }, next === null ? {} : { next })]
}

const PER = '/transaction'

/** What would bring them; null: nobody knows. */
function whyUnseen(missing: readonly string[], seen: ReadonlySet<string>): string | null {
  const isPer = (id: string) => id.endsWith(PER)
  if (missing.some(isPer) && ![...seen].some(isPer))
    return 'let the load print its transactions, and read them: read: { transactions: ... }'
  if (missing.some((id) => id.startsWith('numa-')))
    return 'rows of NUMA need a machine with several nodes (`gcbench doctor` counts them)'
  const similar = missing.flatMap((id) => nearest(id, [...seen]) ?? [])
  return similar.length === 0 ? null : `did you mean ${similar.join(', ')}?`
}

/** One problem per target and arm that ran out of memory, whether or not it has rows. */
function memoryProblems(records: TrialRecord[]): Problem[] {
  const ends = Map.groupBy(records, ({ trial }) => `${trial.target} on ${trial.arm}`)
  return [...ends].flatMap(([where, all]) => {
    const out = all.filter(({ status }) => status === 'oom')
    if (out.length === 0) return []
    const ends = [...new Set(out.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`))]
    const details = { lost: out.length, ran: all.length, ends }
    return [makeFinding('out-of-memory', null, details, { where })]
  })
}

/**
 * Samples of every series under every arm, by round. The in-process observations of a trial are
 * one number, their median. A trial that failed gives a gap.
 */
export function collectSamples(plan: Plan, trials: ParsedTrial[]): WithProblems<Sample[]> {
  const workload = workloadOf(plan.suite.workload.kind)
  const labels = scopeLabels(packagesOf(plan))
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  const samples: Collected = { all: [], byArm: new Map() }
  const problems: Problem[] = []
  const { trials: counted, shared } = countSilence(plan.suite, latestAttempts(trials))
  const { trials: latestTrials, pooled } = poolPercentiles(counted)
  const latest = latestTrials.map(({ record }) => record)
  for (const { record, parsed } of latestTrials) {
    const target = targets.get(record.trial.target)
    if (target === undefined || record.status !== 'ok') continue
    problems.push(...parsed.problems.map((problem) => ({ ...problem, where: target.id })))
    const all = [...parsed.value, ...usageObservations(record, parsed.value)]
    const label = labels.get(target.unit) ?? ''
    addTrial(samples, record, target, all, (one) =>
      workload.trial.benchmarkName(plan.suite.workload, one, label, target),
    )
  }
  const all = samples.all.map((one) =>
    isShared(shared, one.target, one.metric) || pooled.has(seriesOfTarget(one.target, one.metric))
      ? { ...one, isOfStart: true as const }
      : one,
  )
  const { value, problems: beyond } = withCapacities(plan, all, latest)
  problems.push(...beyond, ...shortBlocks(plan, latestTrials))
  problems.push(...memoryProblems(latest), ...startProblems(workload, plan, latest))
  problems.push(...loadProblems(latest), ...unkeptLoads(plan, latest, value), ...idleBlocks(value))
  problems.push(...unseen(plan, value))
  problems.push(...readingProblems(workload, plan.suite, latest))
  return { value, problems: dedupe(problems) }
}

/** Samples by arm, benchmark and metric, and in the order in which they were first seen. */
type Collected = { all: Sample[]; byArm: Map<string, Map<string, Map<string, Sample>>> }

function addTrial(
  { all, byArm }: Collected,
  record: TrialRecord,
  target: Target,
  observations: Observation[],
  nameOf: (observation: Observation) => string,
): void {
  const { arm, round } = record.trial
  const numbers = new Map<Sample, number[]>()
  for (const each of observations) {
    const benchmark = nameOf(each)
    const own = innerMapOf(innerMapOf(byArm, arm), benchmark)
    const sample = own.get(each.metric) ?? {
      benchmark,
      metric: each.metric,
      unit: each.unit,
      arm,
      target: target.id,
      values: [],
      resolution: each.resolution,
      ...(each.better === undefined ? {} : { better: each.better }),
    }
    if (!own.has(each.metric)) all.push(sample)
    own.set(each.metric, sample)
    const before = numbers.get(sample)
    if (before === undefined) numbers.set(sample, [each.value])
    else before.push(each.value)
  }
  for (const [{ values }, own] of numbers) {
    while (values.length < round) values.push(null)
    values[round] = own.length === 1 ? own[0]! : median(own)
  }
}

// Metrics that are rows of the table.

/** What a server holds in memory is a result; a poll of a command's own tree is on request. */
const OF_SERVERS = ['rss-max', 'vsz-max']
/** Where several processes share pages, as those of PostgreSQL its buffers, each counts its part. */
const SHARES: Record<string, boolean> = { 'rss-max': false, 'pss-max': true }
/** The CPU time of an operation, with the start of its process in it; and without. */
const PROCESS_CPU = 'cpu-time'
/** Memory against speed needs both, whatever the suite names. */
const OF_LADDERS = ['vsz-max', 'cpu-sec']

/** Targets whose servers have several processes, and whose shared pages are told on every arm. */
function sharingTargets(samples: Sample[]): Set<string> {
  const of = (metric: string) => samples.filter((one) => one.metric === metric)
  const valuesOf = (target: string, metric: string) =>
    of(metric).filter((one) => one.target === target).length
  const many = of('processes-max').filter(({ values }) => values.some((one) => (one ?? 0) > 1))
  return new Set(
    many
      .map(({ target }) => target)
      .filter((target) => valuesOf(target, 'pss-max') === valuesOf(target, 'rss-max')),
  )
}

/**
 * The samples that the suite names, or whose metric is shown unless it is asked for. Beside a
 * server the kernel's accounting is that of its load, which is nobody's question; of what grows
 * with the transactions the share of one is shown; and the CPU time of a whole process only where
 * that of its timed section is not known.
 */
export function requestedSamples(plan: Plan, samples: Sample[]): Sample[] {
  const { workload, metrics: named } = plan.suite
  const isServed = (workloadOf(workload.kind).server?.(workload) ?? null) !== null
  const metrics = new Set(samples.map(({ metric }) => metric))
  const extra = new Set([
    ...(isServed ? OF_SERVERS : []),
    ...(laddersOf(plan).length > 0 ? OF_LADDERS : []),
    ...(metrics.has('gc-pause-total') ? ['cpu-sec'] : []),
  ])
  const isDivided = PER_TRANSACTION.some(({ id }) => metrics.has(id))
  const timed = new Set(samples.flatMap((one) => (one.metric === TIMED_CPU ? [one.target] : [])))
  const sharing = isServed ? sharingTargets(samples) : new Set()
  return samples.filter(({ metric, target }) => {
    if (Object.hasOwn(named, metric)) return true
    if (metric === PROCESS_CPU && timed.has(target)) return false
    if (sharing.has(target) && metric in SHARES) return SHARES[metric]!
    const { onRequest, fromUsage } = metricFor(metric)
    if (fromUsage !== null && isServed) return false
    if (isDivided && GROWING.includes(metric)) return false
    return !onRequest || extra.has(metric)
  })
}
