/** Reports of shards -> one report of all their rounds. */

import type { Unmergeable } from '../model/finding-codes.ts'
import { ConfigError, makeFinding, type Stop, stopOf, without } from '../model/findings.ts'
import type {
  EarlierLimits,
  Limits,
  ParsedTrial,
  Plan,
  PlannedAnalysis,
  PooledRun,
  Problem,
  Report,
  Suite,
  Trial,
  TrialRecord,
} from '../model/model.ts'
import { roundsInBudget } from '../plan/fit.ts'
import { analysesOfParts, extendedAnalyses } from '../stats/schedule.ts'
import { disturbances } from './disturbances.ts'
import { placedAt } from './packed-trials.ts'
import { problemsOfTrials, reportTrials } from './report.ts'

/** A report, and what its records say; null: it brings none. */
export type Measured = { report: Report; trials: ParsedTrial[] | null }

const key = (record: { arm: string; unit: string; sha256: string }) =>
  `${record.unit} on ${record.arm}: ${record.sha256}`

/** What may differ in suites whose rounds are pooled. */
const LIMITS = {
  rounds: null,
  seed: null,
  budgetSec: null,
  waitSec: null,
  builtSec: null,
  until: null,
  filter: null,
}

/** What must be equal in reports that are pooled, and is not. */
function differences(first: Report, other: Report): Unmergeable[] {
  const found: Unmergeable[] = []
  for (const side of ['base', 'head'] as const) {
    const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha]
    if (a !== b) found.push({ differs: side, is: b ?? null, not: a ?? null })
  }
  const refs = ({ plan }: Report) => plan.sources.compared?.map(({ sha }) => sha).join() ?? ''
  if (refs(first) !== refs(other)) found.push({ differs: 'compared' })
  const suiteText = ({ plan: { suite } }: Report) => JSON.stringify({ ...suite, ...LIMITS })
  if (suiteText(first) !== suiteText(other)) found.push({ differs: 'suite' })
  const builds = new Set(first.builds.map(key))
  const units = new Set(first.builds.map(({ unit }) => unit))
  const changed = other.builds.filter((build) => units.has(build.unit) && !builds.has(key(build)))
  if (changed.length > 0)
    found.push({ differs: 'binaries', builds: changed.map(({ arm, unit }) => ({ unit, arm })) })
  return found
}

/**
 * Rounds `from` (inclusive) to `to` (exclusive) of a report; in the pool their numbers are larger
 * by `shift`.
 */
export type Stretch = { report: number; from: number; to: number; shift: number }

/**
 * The stretches of reports in the order of the pool, by part. Where a final word was read in between
 * and a report was gone on with, what came after it comes after all that was there before.
 */
function partsOf(reports: readonly Report[]): Stretch[][] {
  const ends = reports.map(({ plan, roundsRun }) => [
    ...plan.looks.flatMap(({ rounds, isEnd }) => (isEnd && rounds < roundsRun ? [rounds] : [])),
    roundsRun,
  ])
  const parts = ends.reduce((most, { length }) => Math.max(most, length), 0)
  let offset = 0
  return Array.from({ length: parts }, (_, part) =>
    ends.flatMap((all, report) => {
      const [from, to] = [part === 0 ? 0 : all[part - 1], all[part]]
      if (from === undefined || to === undefined) return []
      const shift = offset - from
      offset += to - from
      return [{ report, from, to, shift }]
    }),
  )
}

/** Where the rounds of each report stand once they are pooled, in order. */
export const stretchesOf = (reports: readonly Report[]): Stretch[] => partsOf(reports).flat()

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** A trial of a shard as one of the pool; null: its round is not of the stretch. */
function placeInPool(trial: Trial, { from, to, shift }: Stretch): Trial | null {
  const { round } = trial
  return round < from || round >= to ? null : { ...trial, round: round + shift }
}

/** A record as a round of the pool; null: it is not of the stretch. */
export function inPool(record: TrialRecord, stretch: Stretch): TrialRecord | null {
  const trial = placeInPool(record.trial, stretch)
  return trial && { ...record, trial }
}

const pooledTrials = (all: readonly Measured[], stretches: readonly Stretch[]): ParsedTrial[] =>
  stretches.flatMap((stretch) =>
    (all[stretch.report]?.trials ?? []).flatMap((one) => {
      const trial = placeInPool(one.record.trial, stretch)
      return trial === null ? [] : [placedAt(one, trial)]
    }),
  )

/** What tells one measurement from every other, in whichever round a pool has it. */
export function measurementKey({ trial, startedAt, wallSec, spentSec }: TrialRecord): string {
  const { target, arm, attempt } = trial
  return JSON.stringify([target, arm, attempt, startedAt, wallSec, spentSec])
}

const cannotMerge = (report: number, details: Unmergeable, next: string): Problem =>
  makeFinding('cannot-merge', null, details, { where: `report ${report + 1}`, next })

/** Reports that have a measurement in common, such as one that is given twice. */
function sharedMeasurements(all: readonly Measured[]): Problem[] {
  const reportOf = new Map<string, number>()
  return all.flatMap(({ trials }, report) => {
    const others = recordsOf(trials).flatMap((record) => {
      const key = measurementKey(record)
      const other = reportOf.get(key)
      if (other === undefined) reportOf.set(key, report)
      return other === undefined || other === report ? [] : [other]
    })
    if (others.length === 0) return []
    const details = { shares: others.length, report: others[0]! + 1 }
    return cannotMerge(report, details, 'give every shard once')
  })
}

/** Throws ConfigError when the reports are not of the same commits, suite and binaries. */
function checkSame(all: readonly Measured[]): void {
  const [first, ...others] = all.map(({ report }) => report)
  if (first === undefined) throw new Error('no reports')
  const problems = others.flatMap((other, index) =>
    differences(first, other).map((one) =>
      cannotMerge(index + 1, one, 'merge only shards of one plan, built by the same toolchain'),
    ),
  )
  problems.push(...sharedMeasurements(all))
  const empty = all.findIndex(({ trials }) => trials === null)
  if (empty >= 0) {
    const next = 'give the report.json that the run wrote, with its records.ndjson beside it'
    problems.push(cannotMerge(empty, { lacks: 'records' }, next))
  }
  if (problems.length > 0) throw new ConfigError(problems)
}

/** All rounds of the reports as one, under analyses that are given. */
function pooled(
  all: readonly Measured[],
  stretches: readonly Stretch[],
  analyses: PlannedAnalysis[],
  createdAt: string,
): Parameters<typeof reportTrials>[0] {
  const reports = all.map(({ report }) => report)
  const [first] = reports as [Report]
  const sum = (of: (report: Report) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const machines = stretches.flatMap(({ report, from, to }) => {
    const { plan } = reports[report]!
    const name = machineName(reports[report]!, report)
    return Array.from({ length: to - from }, (_, i) => plan.machines?.[from + i] ?? name)
  })
  return {
    plan: {
      ...pooledPlan(reports, first.plan, machines, analyses),
      runs: reports.map((report, index) =>
        pooledRun(
          report,
          stretches.filter((one) => one.report === index),
        ),
      ),
    },
    builds: first.builds,
    environment: reports.flatMap((report) => report.environment),
    trials: pooledTrials(all, stretches),
    roundsRun: machines.length,
    measuredSec: sum(({ measuredSec }) => measuredSec),
    linkSec: sum(({ linkSec }) => linkSec ?? 0),
    probeSec: sum(({ timeSpent }) => timeSpent?.probeSec ?? 0),
    instructionsSec: sum(({ timeSpent }) => timeSpent?.instructionsSec ?? 0),
    stop: { kind: 'merged', reports: reports.length },
    acceptances: first.acceptances ?? [],
    problems: [
      // Of trials and of what disturbed them the pool tells itself, by its own rounds.
      ...all.flatMap(({ report: { plan, problems, environment }, trials }) => {
        const records = recordsOf(trials)
        const told = [...problemsOfTrials(plan, records), ...disturbances(records, environment)]
        return without(problems, told)
      }),
      ...profileProblems(reports),
      ...reports.flatMap((report, index) => shortShard(report, index) ?? []),
    ],
    // Their raw files are beside the reports of the shards.
    counts: reports.flatMap(({ counts = [] }) => counts.map((one) => ({ ...one, files: [] }))),
    command: reports.map((report) => report.command).join(' && '),
    createdAt,
    toolVersion: first.tool.version,
    recordsSha256: first.recordsSha256,
  }
}

const recordsOf = (trials: Measured['trials']) => (trials ?? []).map(({ record }) => record)

/**
 * Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
 * each shard follow those of the one before, and every round keeps the name of its machine. There
 * is one analysis, at the end of each part: machines that do not talk cannot stop early together.
 * Throws ConfigError when the reports are not of the same commits, suite and binaries.
 */
export function mergeReports(all: readonly Measured[], createdAt: string): Report {
  checkSame(all)
  const reports = all.map(({ report }) => report)
  const run = pooled(all, stretchesOf(reports), analysesOfMerged(reports), createdAt)
  const problems = [...run.problems, ...missingShards(reports)]
  return reportTrials({ ...run, problems })
}

/**
 * A run whose word was read, gone on with by another run of the same: it ran all its rounds, so
 * that nothing but time ended it. What the first called stands; the rounds of both together are
 * judged once more, at what was held back. Throws ConfigError as mergeReports does.
 */
export function extendReport(first: Measured, more: Measured, createdAt: string) {
  checkSame([first, more])
  const looks = analysesOfExtended(first, more)
  let shift = 0
  const stretches = [first, more].map(({ report: { roundsRun: to } }, report) => {
    const own = { report, from: 0, to, shift }
    shift += to
    return own
  })
  const run = { ...pooled([first, more], stretches, looks, createdAt), stop: stopOf(more.report) }
  return { report: reportTrials(run), trials: run.trials }
}

function analysesOfMerged(reports: readonly Report[]): PlannedAnalysis[] {
  const parts = partsOf(reports)
  const ends = parts.map((_, part) => lengthOf(parts.slice(0, part + 1).flat()))
  return analysesOfParts(reports[0]!.plan.alpha, ends)
}

function analysesOfExtended({ report: { plan, roundsRun }, trials }: Measured, more: Measured) {
  const most = roundsRun + more.report.roundsRun
  return extendedAnalyses({
    alpha: plan.alpha,
    analyses: plan.looks,
    rounds: roundsRun,
    isRead: true,
    roundsInBudget: (rounds) => roundsInBudget(plan, recordsOf(trials), rounds),
    most,
    least: most,
  })
}

/** The analyses that follow from the runs of a pool. Two that nobody merged are one and its rest. */
export function analysesOfPool(stop: Stop, runs: readonly Measured[]): PlannedAnalysis[] {
  const [first, more] = runs
  return stop.kind === 'merged' || first === undefined || more === undefined
    ? analysesOfMerged(runs.map(({ report }) => report))
    : analysesOfExtended(first, more)
}

/** The analyses of a run that goes on under other limits than those of the plan. */
export const analysesGoneOn = (
  plan: Plan,
  { ran, isRead }: Pick<EarlierLimits, 'ran' | 'isRead'>,
  { rounds: { min, max }, until }: Suite,
  records: readonly TrialRecord[],
): PlannedAnalysis[] =>
  extendedAnalyses({
    alpha: plan.alpha,
    analyses: plan.looks,
    isRead,
    rounds: ran,
    roundsInBudget: (rounds) => roundsInBudget(plan, records, rounds),
    most: max,
    least: until === 'rounds' ? max : min,
  })

// The runs of a pool, as far as their plans are in it.

/** What of a plan stops its run. */
export function limitsOf({ suite, looks }: Pick<Plan, 'suite' | 'looks'>): Limits {
  const { rounds, until, budgetSec, waitSec, builtSec } = suite
  return {
    ...{ rounds, until, budgetSec, looks },
    ...(waitSec === undefined ? {} : { waitSec }),
    ...(builtSec === undefined ? {} : { builtSec }),
  }
}

/** The plan under other limits. */
export function underLimits(plan: Plan, { looks, ...limits }: Limits): Plan {
  const { waitSec: _, builtSec: __, ...rest } = plan.suite
  const suite: Suite = { ...rest, ...limits }
  return { ...plan, suite, looks }
}

function pooledRun(report: Report, stretches: readonly Stretch[]): PooledRun {
  const { plan, roundsRun } = report
  const { seed, shard, targets, earlier, runs } = plan
  return {
    ...{ seed, shard, roundsRun, limits: limitsOf(plan), stop: stopOf(report) },
    targets: targets.map(({ id }) => id),
    stretches: stretches.map(({ from, to, shift }) => ({ from, to, at: from + shift })),
    ...(earlier === undefined ? {} : { earlier }),
    ...(runs === undefined ? {} : { runs }),
  }
}

/** Of which run a round of the pool is, and which of its own. */
type Place = { run: number; own: number }

/** By round of the pool; null: rounds are of none, of two, or a run has not all of its own. */
function placesInPool(runs: readonly PooledRun[], roundsRun: number): Map<number, Place> | null {
  const all = runs.flatMap(({ stretches }, run) => stretches.map((one) => ({ ...one, run })))
  const total = all.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  const told = runs.reduce((sum, one) => sum + one.roundsRun, 0)
  if (total !== roundsRun || told !== roundsRun) return null
  const places = new Map<number, Place>()
  const ownRounds = runs.map(() => new Set<number>())
  for (const { run, from, to, at } of all) {
    for (let own = from; own < to; own++) {
      places.set(at + own - from, { run, own })
      ownRounds[run]!.add(own)
    }
  }
  const isPlaced = [...places.keys()].every((round) => round < roundsRun)
  const isWhole = runs.every(({ roundsRun: most }, run) => {
    const own = ownRounds[run]!
    return own.size === most && [...own].every((round) => round < most)
  })
  return isPlaced && isWhole && places.size === roundsRun ? places : null
}

/**
 * The runs of a pool with their own plans and trials, as far as these are in it; null: it has not
 * exactly their rounds.
 */
export function runsOfPool(
  report: Report,
  runs: readonly PooledRun[],
  trials: readonly ParsedTrial[],
): Measured[] | null {
  const places = placesInPool(runs, report.roundsRun)
  if (places === null) return null
  const byId = new Map(report.plan.targets.map((target) => [target.id, target]))
  const byRun = Map.groupBy(trials, ({ record }) => places.get(record.trial.round)?.run)
  return runs.map((one, run) => {
    const { limits, stretches: _, targets, roundsRun, stop, seed, shard, ...nested } = one
    const isPool = nested.runs !== undefined
    const machines = isPool ? Array.from({ length: roundsRun }, () => `${run + 1}`) : null
    const { runs: __, earlier: ___, ...rest } = underLimits(report.plan, limits)
    const own = targets.flatMap((id) => byId.get(id) ?? [])
    return {
      report: {
        ...{ ...report, roundsRun, stop },
        plan: { ...{ ...rest, ...nested, seed, shard, machines }, targets: own },
      },
      trials: (byRun.get(run) ?? []).map((trial) => {
        const place = trial.record.trial
        return placedAt(trial, { ...place, round: places.get(place.round)!.own })
      }),
    }
  })
}

/** A shard that did not run all of its rounds: what it has counts, and the rest is missing. */
function shortShard(report: Report, index: number): Problem | null {
  const { roundsRun, plan } = report
  const { kind } = stopOf(report)
  const { max } = plan.suite.rounds
  const isShort = kind === 'stopped' || kind === 'budget'
  if (!isShort || plan.shard === null || roundsRun >= max) return null
  const details = { isStopped: kind === 'stopped', ran: roundsRun, max }
  return makeFinding('short-shard', {}, details, {
    where: `report ${index + 1}`,
    next: 'run that shard again and merge once more, if rows are not decided',
  })
}

/** Shards of the plan that are not among the reports; of what was pooled before nobody knows. */
function missingShards(reports: readonly Report[]): Problem[] {
  const shards = reports.flatMap(({ plan }) => plan.shard ?? [])
  const isKnown = shards.length === reports.length
  const count = isKnown ? Math.max(...shards.map((shard) => shard.count)) : 0
  const given = new Set(shards.map(({ index }) => index))
  return Array.from({ length: count }, (_, i) => i + 1)
    .filter((shard) => !given.has(shard))
    .map((shard) =>
      makeFinding(
        'missing-shard',
        {},
        { shard, count },
        { where: `shard ${shard}`, next: 'give its report, too, and merge once more' },
      ),
    )
}

/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports: readonly Report[]): Problem[] =>
  reports.some(({ profiles }) => profiles !== undefined)
    ? [makeFinding('profiles-of-shards', null, {})]
    : []

/** Shards on one machine are still told apart: they ran at different times. */
const machineName = (report: Report, index: number) =>
  `${index + 1}: ${report.environment[0]?.cpuModel ?? 'unknown machine'}`

function pooledPlan(
  reports: readonly Report[],
  plan: Plan,
  machines: string[],
  analyses: PlannedAnalysis[],
): Plan {
  const targets = new Map(
    reports.flatMap((report) => report.plan.targets.map((target) => [target.id, target])),
  )
  const rounds = machines.length
  const { findings: _, earlier: __, runs: ___, ...own } = plan
  const found = reports.map(({ plan: { findings } }) => findings)
  return {
    ...own,
    // Where an earlier version wrote one of them, its problems tell, and those of the others.
    ...(found.includes(undefined) ? {} : { findings: found.flatMap((one) => one ?? []) }),
    suite: { ...plan.suite, rounds: { min: rounds, max: rounds }, until: 'rounds' },
    targets: [...targets.values()],
    looks: analyses,
    shard: null,
    machines,
  }
}
