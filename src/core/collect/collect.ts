/** Trials -> samples: every series under every arm, by round. A gap stays a gap. */
import { median } from 'simple-statistics'
import type { Workload } from '../contracts/workload.ts'
import { dedupe } from '../findings/finding.ts'
import { scopeLabels, unitsOf } from '../findings/subjects.ts'
import { readUsage } from '../metrics/metrics.ts'
import type {
  Found,
  Observation,
  Plan,
  Problem,
  Sample,
  Suite,
  Target,
  TrialRecord,
} from '../model/model.ts'
import { observePerTransaction } from '../telemetry/per-transaction.ts'
import { observeReadings, observeServer, sparseProblems } from '../telemetry/readings.ts'
import { nearest } from '../text/nearest.ts'
import { workloadOf } from '../workloads/index.ts'
import type { ParsedTrial } from './parse.ts'
import { shortBlocks } from './short-blocks.ts'

/** The last attempt of each (round, arm, target): a re-run replaces the polluted trial. */
export function latestAttempts<T extends TrialRecord | ParsedTrial>(all: readonly T[]): T[] {
  const latest = new Map<string, { one: T; attempt: number }>()
  for (const one of all) {
    const { trial } = 'record' in one ? one.record : one
    const { round, arm, target, attempt } = trial
    const key = JSON.stringify([round, arm, target])
    const before = latest.get(key)
    if (before === undefined || before.attempt <= attempt) latest.set(key, { one, attempt })
  }
  return [...latest.values()].map(({ one }) => one)
}

/**
 * What the kernel says of the whole process, and its polls, as observations of the trial's one
 * benchmark; a trial of several benchmarks has none. Start-up is inside: it is the same work in
 * both arms, so it dilutes an effect and never invents one.
 */
function usageObservations(record: TrialRecord, seen: Observation[]): Observation[] {
  const first = seen[0]
  if (first === undefined) return []
  if (seen.some((other) => other.benchmark !== first.benchmark || other.procs !== first.procs)) {
    return []
  }
  const iterations = seen
    .filter((other) => other.metric === 'time/op')
    .reduce((sum, other) => sum + (other.iterations ?? 0), 0)
  const { scope, benchmark, procs } = first
  const place = { scope, benchmark, procs, iterations, resolution: null }
  const transactions = seen.find(({ metric }) => metric === 'transactions')?.value ?? null
  const readings = record.readings ?? []
  const server = record.serverStart === undefined ? [] : observeServer(readings, transactions)
  const polled = [
    ...observeReadings(readings).map((one) => ({ ...one, ...place })),
    ...server.map((one) => ({ ...one, scope, benchmark, procs })),
  ]
  const usage = record.usage === null ? [] : readUsage(record.usage, iterations)
  const divided = observePerTransaction(seen, transactions)
  return [
    ...usage.map((reading) => ({ ...place, ...reading })),
    ...polled,
    ...divided.map((one) => ({ ...one, scope, benchmark, procs })),
  ]
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
    const which = starts === 1 ? '1 server start stands' : `${starts} server starts stand`
    const each = counts.length > 1 ? ' of a benchmark' : ''
    return { code: 'server-starts', message: `${which} behind ${rounds} rounds${each}`, where: arm }
  })
}

/** A metric that the suite names and no trial gave: mistyped, or its source is switched off. */
function unseen({ suite }: Plan, samples: Sample[]): Problem[] {
  const seen = new Set(samples.map(({ metric }) => metric))
  const missing = Object.keys(suite.metrics).filter((id) => id !== '*' && !seen.has(id))
  if (seen.size === 0 || missing.length === 0) return []
  const message = `the suite names metrics that no trial gave: ${missing.join(', ')}`
  const meant = missing.flatMap((id) => nearest(id, [...seen]) ?? [])
  const next = meant.length === 0 ? {} : { next: `did you mean ${meant.join(', ')}?` }
  return [{ code: 'metric-not-seen', message, ...next }]
}

/** One problem per target and arm that ran out of memory, whether or not it has rows. */
function memoryProblems(records: TrialRecord[]): Problem[] {
  const ends = Map.groupBy(records, ({ trial }) => `${trial.target} on ${trial.arm}`)
  return [...ends].flatMap(([where, all]) => {
    const out = all.filter(({ status }) => status === 'oom')
    if (out.length === 0) return []
    const codes = [...new Set(out.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`))]
    const message = `out of memory in ${out.length} of ${all.length} rounds (${codes.join(', ')})`
    return [{ code: 'out-of-memory', message, where }]
  })
}

/**
 * Samples of every series under every arm, by round. The in-process observations of a trial are
 * one number, their median. A trial that failed gives a gap.
 */
export function collectSamples(plan: Plan, trials: ParsedTrial[]): Found<Sample[]> {
  const workload = workloadOf(plan.suite.workload.kind)
  const labels = scopeLabels(unitsOf(plan))
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  const samples = new Map<string, Sample>()
  const problems: Problem[] = []
  const latestTrials = latestAttempts(trials)
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
  const value = [...samples.values()]
  problems.push(...shortBlocks(plan, latestTrials))
  problems.push(...memoryProblems(latest), ...startProblems(workload, plan, latest))
  problems.push(...unseen(plan, value))
  problems.push(...readingProblems(workload, plan.suite, latest))
  return { value, problems: dedupe(problems) }
}

function addTrial(
  samples: Map<string, Sample>,
  record: TrialRecord,
  target: Target,
  seen: Observation[],
  nameOf: (seen: Observation) => string,
): void {
  const { arm, round } = record.trial
  const groups = Map.groupBy(seen, (each) => JSON.stringify([nameOf(each), each.metric]))
  for (const [key, group] of groups) {
    const first = group[0]
    if (first === undefined) continue
    const id = JSON.stringify([arm, key])
    const sample = samples.get(id) ?? {
      benchmark: nameOf(first),
      metric: first.metric,
      unit: first.unit,
      arm,
      target: target.id,
      values: [],
      resolution: first.resolution,
      ...(first.better === undefined ? {} : { better: first.better }),
    }
    samples.set(id, sample)
    while (sample.values.length < round) sample.values.push(null)
    const numbers = group.map((each) => each.value)
    sample.values[round] = median(numbers)
  }
}
