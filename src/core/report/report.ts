/** All that was measured -> the Report: rows judged, gate decided. */
import { collectSamples } from '../collect/collect.ts'
import { collectCollections } from '../collect/collections.ts'
import { failedEverywhere, givenUpProblems } from '../collect/given-up.ts'
import { collectHistograms } from '../collect/histograms.ts'
import { pairSamples } from '../collect/pairing.ts'
import { type ParsedTrial, parseRecords } from '../collect/parse.ts'
import { roundsPaid } from '../design/rounds-paid.ts'
import { dedupe, without } from '../findings/finding.ts'
import { type Stop, stopOf, stopText } from '../findings/stop.ts'
import { subjectsOf } from '../findings/subjects.ts'
import { acceptanceProblems } from '../gate/acceptances.ts'
import { gateOf, hasNothingInCommon, hasNothingToRun, namesOfLost } from '../gate/gate.ts'
import { whyNoRound } from '../gate/no-round.ts'
import { judgeTable, type TableRules } from '../judge/judge.ts'
import type {
  Acceptance,
  BuildRecord,
  Comparison,
  Environment,
  Found,
  Plan,
  Problem,
  Profiles,
  Report,
  TrialRecord,
} from '../model/model.ts'
import { withEffects } from './effects.ts'
import { timeSpentOf } from './time-spent.ts'

/** Everything that was measured, and what is said about it beside the rows. */
export type Findings = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment[]
  trials: ParsedTrial[]
  roundsRun: number
  /** Before the measuring time; absent: not known. */
  buildSec?: number
  measuredSec: number
  linkSec: number | null
  /** Of the measuring time, spent trying out; null: not known. */
  probeSec?: number | null
  problems: Problem[]
  acceptances?: Acceptance[]
  profiles?: Profiles
  command: string
  createdAt: string
  toolVersion: string
  recordsSha256: string
} & End

/** Why it ended, as data, or in the words of an earlier report. */
type End = { stop: Stop; stopReason?: string } | { stop?: Stop; stopReason: string }

/** Findings as a file has them: raw. */
export type StoredFindings = DistributiveOmit<Findings, 'trials'> & { records: TrialRecord[] }

type DistributiveOmit<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never

/** Rows of the table, judged; the pure half of every report. */
export function judgeTrials(
  plan: Plan,
  trials: ParsedTrial[],
  roundsRun: number,
  final: boolean,
): Found<Comparison[]> {
  const samples = collectSamples(plan, trials)
  const records = trials.map(({ record }) => record)
  const pairs = pairSamples(plan, samples.value, records, roundsRun)
  const judged = judgeTable(
    pairs.value.map(({ sample }) => sample),
    tableRulesOf(plan, records, final),
  )
  const problems = [...samples.problems, ...pairs.problems, ...judged.problems]
  return { value: withEffects(plan, judged.value), problems }
}

/** What the statistics may know of the plan. */
export const tableRulesOf = (
  plan: Plan,
  records: readonly TrialRecord[],
  final: boolean,
): TableRules => ({
  alpha: plan.alpha,
  seed: plan.seed,
  looks: plan.looks,
  ends: plan.looks.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
  paid: (rounds) =>
    plan.looks.find((look) => look.rounds === rounds)?.paid ?? roundsPaid(plan, records, rounds),
  gatesMeans: plan.suite.gate.geomean !== false,
  final,
})

/** The report of records that come out of a file: each is read here, once. */
export const makeReport = ({ records, ...findings }: StoredFindings): Report =>
  reportTrials({ ...findings, trials: parseRecords(findings.plan.suite, records) })

/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
export function reportTrials(findings: Findings): Report {
  const { plan, trials } = findings
  const records = trials.map(({ record }) => record)
  const judged = judgeTrials(plan, trials, findings.roundsRun, true)
  const { acceptances = [] } = findings
  const headSha = plan.sources.head?.sha ?? null
  const histograms = collectHistograms(plan, trials)
  const collections = collectCollections(plan, trials)
  const nothingToRun = hasNothingToRun(plan)
  const subjectOf = subjectsOf(plan)
  const stop = stopOf(findings)
  const failures = records.flatMap(({ problem, trial: { target, arm, round } }) =>
    problem === null ? [] : [{ ...problem, subject: { ...subjectOf(target), arm, round } }],
  )
  const everywhere = failedEverywhere(records, subjectOf)
  const own = without(findings.problems, [...everywhere, ...judged.problems])
  const problems = [...own, ...everywhere]
  const nothingInCommon = hasNothingInCommon(judged.value, [...problems, ...judged.problems])
  const lost = namesOfLost({ comparisons: judged.value, problems, plan }, plan.suite.gate)
  const accepted = acceptanceProblems(judged.value, acceptances, headSha, lost)
  const measured = {
    ...{ plan, nothingToRun, nothingInCommon, acceptances, headSha, problems },
    whyNoRound: whyNoRound({ ...findings, stop }, plan.suite.budgetSec),
    profiles: findings.profiles,
  }
  return {
    schemaVersion: 1,
    tool: { name: 'gcbench', version: findings.toolVersion },
    createdAt: findings.createdAt,
    plan,
    builds: findings.builds,
    environment: findings.environment,
    roundsRun: findings.roundsRun,
    ...(findings.buildSec === undefined ? {} : { buildSec: findings.buildSec }),
    measuredSec: findings.measuredSec,
    linkSec: findings.linkSec,
    timeSpent: timeSpentOf(findings),
    stopReason: findings.stopReason ?? stopText(stop),
    stop,
    comparisons: judged.value,
    conclusion: gateOf(judged.value, plan.suite.gate, measured),
    ...(acceptances.length === 0 ? {} : { acceptances }),
    ...(histograms.length === 0 ? {} : { histograms }),
    ...(collections.length === 0 ? {} : { collections }),
    ...(findings.profiles === undefined ? {} : { profiles: findings.profiles }),
    problems: dedupe([
      ...[...problems, ...judged.problems],
      ...[...givenUpProblems(records, subjectOf), ...failures, ...accepted],
    ]),
    command: findings.command,
    records,
    recordsSha256: findings.recordsSha256,
  }
}
