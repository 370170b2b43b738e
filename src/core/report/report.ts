import { collectSamples, dedupe } from '../collect/collect.ts'
import { pairSamples } from '../collect/compare.ts'
import { givenUpProblems } from '../collect/given-up.ts'
import { collectHistograms } from '../collect/histograms.ts'
import { acceptanceProblems } from '../gate/acceptances.ts'
import { gateOf, hasNothingToRun } from '../gate/gate.ts'
import { judgeTable } from '../judge/judge.ts'
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

/** Everything that was measured, and what is said about it beside the rows. */
export type Findings = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment[]
  records: TrialRecord[]
  roundsRun: number
  measuredSec: number
  linkSec: number | null
  stopReason: string
  problems: Problem[]
  acceptances?: Acceptance[]
  profiles?: Profiles
  command: string
  createdAt: string
  toolVersion: string
  recordsSha256: string
}

/** Rows of the table, judged; the pure half of every report. */
export function judgeRecords(
  plan: Plan,
  records: TrialRecord[],
  roundsRun: number,
  final: boolean,
): Found<Comparison[]> {
  const samples = collectSamples(plan, records)
  const pairs = pairSamples(plan, samples.value, records, roundsRun)
  const judged = judgeTable(
    pairs.value.map(({ sample }) => sample),
    designOf(plan, final),
  )
  const problems = [...samples.problems, ...pairs.problems, ...judged.problems]
  return { value: judged.value, problems }
}

/** What the statistics may know of the plan. */
export const designOf = (plan: Plan, final: boolean) => ({
  alpha: plan.alpha,
  looks: plan.looks,
  final,
})

/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
export function makeReport(findings: Findings): Report {
  const { plan, records } = findings
  const judged = judgeRecords(plan, records, findings.roundsRun, true)
  const failures = records.flatMap((record) => record.problem ?? [])
  const { acceptances = [] } = findings
  const headSha = plan.sources.head?.sha ?? null
  const accepted = acceptanceProblems(judged.value, acceptances, headSha)
  const histograms = collectHistograms(plan, records)
  const nothingToRun = hasNothingToRun(plan)
  return {
    schemaVersion: 1,
    tool: { name: 'gcbench', version: findings.toolVersion },
    createdAt: findings.createdAt,
    plan,
    builds: findings.builds,
    environment: findings.environment,
    roundsRun: findings.roundsRun,
    measuredSec: findings.measuredSec,
    linkSec: findings.linkSec,
    stopReason: findings.stopReason,
    comparisons: judged.value,
    conclusion: gateOf(judged.value, plan.suite.gate, { nothingToRun, acceptances, headSha }),
    ...(acceptances.length === 0 ? {} : { acceptances }),
    ...(histograms.length === 0 ? {} : { histograms }),
    ...(findings.profiles === undefined ? {} : { profiles: findings.profiles }),
    problems: dedupe([
      ...[...findings.problems, ...judged.problems],
      ...[...givenUpProblems(records), ...failures, ...accepted],
    ]),
    command: findings.command,
    records,
    recordsSha256: findings.recordsSha256,
  }
}
