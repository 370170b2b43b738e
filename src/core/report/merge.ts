/** Reports of shards -> one report of all their rounds. */
import { ConfigError } from '../model/config-error.ts'
import type { Plan, Problem, Report, TrialRecord } from '../model/model.ts'
import { makeReport, type StoredFindings } from './report.ts'

const key = (record: { arm: string; unit: string; sha256: string }) =>
  `${record.unit} on ${record.arm}: ${record.sha256}`

/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first: Report, other: Report): string[] {
  const found: string[] = []
  for (const side of ['base', 'head'] as const) {
    const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha]
    if (a !== b) found.push(`${side} is ${b ?? 'absent'}, not ${a ?? 'absent'}`)
  }
  const asked = ({ plan: { suite } }: Report) =>
    JSON.stringify({ ...suite, rounds: null, seed: null, budgetSec: null })
  if (asked(first) !== asked(other)) found.push('the suite is another one')
  const known = new Set(first.builds.map(key))
  const units = new Set(first.builds.map(({ unit }) => unit))
  const changed = other.builds.filter((build) => units.has(build.unit) && !known.has(key(build)))
  if (changed.length > 0) {
    found.push(`other binaries: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(', ')}`)
  }
  return found
}

/** Records of one shard as rounds of the pool, after the rounds of the shards before it. */
const shifted = (records: TrialRecord[], offset: number): TrialRecord[] =>
  records.map((record) => ({
    ...record,
    trial: { ...record.trial, round: record.trial.round + offset },
  }))

/**
 * Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
 * each shard follow those of the one before, and every round keeps the name of its machine. There
 * is one look, at the end: machines that do not talk cannot stop early together. Throws
 * ConfigError when the reports are not of the same commits, suite and binaries.
 */
export function mergeReports(reports: Report[], createdAt: string): Report {
  const [first, ...others] = reports
  if (first === undefined) throw new Error('no reports')
  const problems = others.flatMap((other, index) =>
    differences(first, other).map((message) => ({
      code: 'cannot-merge',
      where: `report ${index + 2}`,
      message,
      next: 'merge only shards of one plan, built by the same toolchain',
    })),
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
  const machines = reports.flatMap((report, index) =>
    Array.from({ length: report.roundsRun }, () => machineName(report, index)),
  )
  let offset = 0
  const records: TrialRecord[] = []
  for (const report of reports) {
    for (const record of shifted(report.records ?? [], offset)) records.push(record)
    offset += report.roundsRun
  }
  const findings: StoredFindings = {
    plan: pooledPlan(reports, first.plan, machines),
    builds: first.builds,
    environment: reports.flatMap((report) => report.environment),
    records,
    roundsRun: offset,
    measuredSec: reports.reduce((sum, report) => sum + report.measuredSec, 0),
    linkSec: reports.reduce((sum, report) => sum + (report.linkSec ?? 0), 0),
    probeSec: reports.reduce((sum, report) => sum + (report.timeSpent?.probeSec ?? 0), 0),
    stopReason: `merged from ${reports.length} reports`,
    acceptances: first.acceptances ?? [],
    problems: [...reports.flatMap((report) => report.problems), ...profileProblems(reports)],
    command: reports.map((report) => report.command).join(' && '),
    createdAt,
    toolVersion: first.tool.version,
    recordsSha256: first.recordsSha256,
  }
  return makeReport(findings)
}

/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports: Report[]): Problem[] =>
  reports.some(({ profiles }) => profiles !== undefined)
    ? [{ code: 'profiles-of-shards', message: 'CPU profiles are in the reports of the shards' }]
    : []

/** Shards on one machine are still told apart: they ran at different times. */
const machineName = (report: Report, index: number) =>
  `${index + 1}: ${report.environment[0]?.cpuModel ?? 'unknown machine'}`

function pooledPlan(reports: Report[], plan: Plan, machines: string[]): Plan {
  const targets = new Map(
    reports.flatMap((report) => report.plan.targets.map((target) => [target.id, target])),
  )
  const rounds = machines.length
  return {
    ...plan,
    suite: { ...plan.suite, rounds: { min: rounds, max: rounds }, until: 'rounds' },
    targets: [...targets.values()],
    looks: [{ rounds, weight: 1 }],
    shard: null,
    machines,
  }
}
