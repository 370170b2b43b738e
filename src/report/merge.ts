/** Reports of shards -> one report of all their rounds. */
import { ConfigError } from '../model/config-error.ts'
import { makeFinding, stopOf, without } from '../model/findings.ts'
import type { Plan, PlannedAnalysis, Problem, Report, TrialRecord } from '../model/model.ts'
import { roundsInBudget } from '../plan/fit.ts'
import { analysesOfParts, extendedAnalyses } from '../stats/schedule.ts'
import { makeReport, problemsOfTrials, type StoredRun } from './report.ts'

const key = (record: { arm: string; unit: string; sha256: string }) =>
  `${record.unit} on ${record.arm}: ${record.sha256}`

/** What may differ in suites whose rounds are pooled. */
const LIMITS = {
  rounds: null,
  seed: null,
  budgetSec: null,
  waitSec: null,
  until: null,
  filter: null,
}

/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first: Report, other: Report): string[] {
  const sentences: string[] = []
  for (const side of ['base', 'head'] as const) {
    const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha]
    if (a !== b) sentences.push(`${side} is ${b ?? 'absent'}, not ${a ?? 'absent'}`)
  }
  const refs = ({ plan }: Report) => plan.sources.compared?.map(({ sha }) => sha).join() ?? ''
  if (refs(first) !== refs(other)) sentences.push('other commits are compared')
  const suiteText = ({ plan: { suite } }: Report) => JSON.stringify({ ...suite, ...LIMITS })
  if (suiteText(first) !== suiteText(other)) sentences.push('the suite is another one')
  const builds = new Set(first.builds.map(key))
  const units = new Set(first.builds.map(({ unit }) => unit))
  const changed = other.builds.filter((build) => units.has(build.unit) && !builds.has(key(build)))
  if (changed.length > 0) {
    sentences.push(
      `other binaries: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(', ')}`,
    )
  }
  return sentences
}

/** Rounds of one report that stand together in the pool: from `from` to before `to`. */
type Stretch = { report: number; from: number; to: number }

/**
 * The stretches of reports in the order of the pool. Where a final word was read in between and a
 * report was gone on with, what came after it comes after all that was there before.
 */
function stretchesOf(reports: readonly Report[]): Stretch[][] {
  const ends = reports.map(({ plan, roundsRun }) => [
    ...plan.looks.flatMap(({ rounds, isEnd }) => (isEnd && rounds < roundsRun ? [rounds] : [])),
    roundsRun,
  ])
  const parts = ends.reduce((most, { length }) => Math.max(most, length), 0)
  return Array.from({ length: parts }, (_, part) =>
    ends.flatMap((all, report) => {
      const [from, to] = [part === 0 ? 0 : all[part - 1], all[part]]
      return from === undefined || to === undefined ? [] : [{ report, from, to }]
    }),
  )
}

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Records of every stretch as rounds of the pool, after the rounds of those before it. */
function pooledRecords(reports: readonly Report[], stretches: readonly Stretch[]): TrialRecord[] {
  let offset = 0
  return stretches.flatMap(({ report, from, to }) => {
    const shift = offset - from
    offset += to - from
    const records = reports[report]!.records ?? []
    return records
      .filter(({ trial: { round } }) => round >= from && round < to)
      .map((one) => ({ ...one, trial: { ...one.trial, round: one.trial.round + shift } }))
  })
}

/** Throws ConfigError when the reports are not of the same commits, suite and binaries. */
function checkSame(reports: readonly Report[]): void {
  const [first, ...others] = reports
  if (first === undefined) throw new Error('no reports')
  const problems = others.flatMap((other, index) =>
    differences(first, other).map(
      (message): Problem => ({
        code: 'cannot-merge',
        where: `report ${index + 2}`,
        message,
        next: 'merge only shards of one plan, built by the same toolchain',
      }),
    ),
  )
  const empty = reports.findIndex((report) => report.records === null)
  if (empty >= 0) {
    problems.push({
      code: 'cannot-merge',
      where: `report ${empty + 1}`,
      message: 'holds no raw records',
      next: 'give the report.json that the run wrote',
    })
  }
  if (problems.length > 0) throw new ConfigError(problems)
}

/** All rounds of the reports as one, under analyses that are given. */
function pooled(
  reports: readonly Report[],
  stretches: readonly Stretch[],
  analyses: PlannedAnalysis[],
  createdAt: string,
): StoredRun {
  const [first] = reports as readonly [Report]
  const sum = (of: (report: Report) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const machines = stretches.flatMap(({ report, from, to }) => {
    const { plan } = reports[report]!
    const name = machineName(reports[report]!, report)
    return Array.from({ length: to - from }, (_, i) => plan.machines?.[from + i] ?? name)
  })
  return {
    plan: pooledPlan(reports, first.plan, machines, analyses),
    builds: first.builds,
    environment: reports.flatMap((report) => report.environment),
    records: pooledRecords(reports, stretches),
    roundsRun: machines.length,
    measuredSec: sum(({ measuredSec }) => measuredSec),
    linkSec: sum(({ linkSec }) => linkSec ?? 0),
    probeSec: sum(({ timeSpent }) => timeSpent?.probeSec ?? 0),
    stop: { kind: 'merged', reports: reports.length },
    acceptances: first.acceptances ?? [],
    problems: [
      // Of trials the pool tells itself, by its own rounds.
      ...reports.flatMap(({ plan, records, problems }) =>
        without(problems, problemsOfTrials(plan, records ?? [])),
      ),
      ...profileProblems(reports),
      ...reports.flatMap((report, index) => shortShard(report, index) ?? []),
    ],
    command: reports.map((report) => report.command).join(' && '),
    createdAt,
    toolVersion: first.tool.version,
    recordsSha256: first.recordsSha256,
  }
}

/**
 * Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
 * each shard follow those of the one before, and every round keeps the name of its machine. There
 * is one look, at the end of each part: machines that do not talk cannot stop early together.
 * Throws ConfigError when the reports are not of the same commits, suite and binaries.
 */
export function mergeReports(reports: Report[], createdAt: string): Report {
  checkSame(reports)
  const parts = stretchesOf(reports)
  const ends = parts.map((_, part) => lengthOf(parts.slice(0, part + 1).flat()))
  const analyses = analysesOfParts(reports[0]!.plan.alpha, ends)
  return makeReport(pooled(reports, parts.flat(), analyses, createdAt))
}

/**
 * A run whose word was read, gone on with by another run of the same: it ran all its rounds, so
 * that nothing but time ended it. What the first called stands; the rounds of both together are
 * judged once more, at what was held back. Throws ConfigError as mergeReports does.
 */
export function extendReport(first: Report, more: Report, createdAt: string): Report {
  checkSame([first, more])
  const { plan, records, roundsRun } = first
  const most = roundsRun + more.roundsRun
  const looks = extendedAnalyses({
    alpha: plan.alpha,
    analyses: plan.looks,
    rounds: roundsRun,
    isRead: true,
    roundsInBudget: (rounds) => roundsInBudget(plan, records ?? [], rounds),
    most,
    least: most,
  })
  const stretches = [first, more].map((one, report) => ({ report, from: 0, to: one.roundsRun }))
  const run = pooled([first, more], stretches, looks, createdAt)
  return makeReport({ ...run, stop: stopOf(more) })
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

/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports: readonly Report[]): Problem[] =>
  reports.some(({ profiles }) => profiles !== undefined)
    ? [{ code: 'profiles-of-shards', message: 'profiles are in the reports of the shards' }]
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
  return {
    ...plan,
    suite: { ...plan.suite, rounds: { min: rounds, max: rounds }, until: 'rounds' },
    targets: [...targets.values()],
    looks: analyses,
    shard: null,
    machines,
  }
}
