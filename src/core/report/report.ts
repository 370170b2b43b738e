/** All that was measured -> the Report: rows judged, gate decided. */

import { judgeTable, type TableRules } from '../../stats/table.ts'
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
export type RunResult = {
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

/** A run as a file has it: raw. */
export type StoredRun = DistributiveOmit<RunResult, 'trials'> & { records: TrialRecord[] }

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
  analyses: plan.looks,
  ends: plan.looks.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
  paid: (rounds) =>
    plan.looks.find((look) => look.rounds === rounds)?.paid ?? roundsPaid(plan, records, rounds),
  gatesMeans: plan.suite.gate.geomean !== false,
  final,
})

/** The report of records that come out of a file: each is read here, once. */
export const makeReport = ({ records, ...run }: StoredRun): Report =>
  reportTrials({ ...run, trials: parseRecords(run.plan.suite, records) })

/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
export function reportTrials(run: RunResult): Report {
  const { plan, trials } = run
  const records = trials.map(({ record }) => record)
  const judged = judgeTrials(plan, trials, run.roundsRun, true)
  const { acceptances = [] } = run
  const headSha = plan.sources.head?.sha ?? null
  const histograms = collectHistograms(plan, trials)
  const collections = collectCollections(plan, trials)
  const nothingToRun = hasNothingToRun(plan)
  const subjectOf = subjectsOf(plan)
  const stop = stopOf(run)
  const failures = records.flatMap(({ problem, trial: { target, arm, round } }) =>
    problem === null ? [] : [{ ...problem, subject: { ...subjectOf(target), arm, round } }],
  )
  const everywhere = failedEverywhere(records, subjectOf)
  const own = without(run.problems, [...everywhere, ...judged.problems])
  const problems = [...own, ...everywhere]
  const nothingInCommon = hasNothingInCommon(judged.value, [...problems, ...judged.problems])
  const lost = namesOfLost({ comparisons: judged.value, problems, plan }, plan.suite.gate)
  const accepted = acceptanceProblems(judged.value, acceptances, headSha, lost)
  const measured = {
    ...{ plan, nothingToRun, nothingInCommon, acceptances, headSha, problems },
    whyNoRound: whyNoRound({ ...run, stop }, plan.suite.budgetSec),
    profiles: run.profiles,
  }
  return {
    schemaVersion: 1,
    tool: { name: 'gcbench', version: run.toolVersion },
    createdAt: run.createdAt,
    plan,
    builds: run.builds,
    environment: run.environment,
    roundsRun: run.roundsRun,
    ...(run.buildSec === undefined ? {} : { buildSec: run.buildSec }),
    measuredSec: run.measuredSec,
    linkSec: run.linkSec,
    timeSpent: timeSpentOf(run),
    stopReason: run.stopReason ?? stopText(stop),
    stop,
    comparisons: judged.value,
    conclusion: gateOf(judged.value, plan.suite.gate, measured),
    ...(acceptances.length === 0 ? {} : { acceptances }),
    ...(histograms.length === 0 ? {} : { histograms }),
    ...(collections.length === 0 ? {} : { collections }),
    ...(run.profiles === undefined ? {} : { profiles: run.profiles }),
    problems: dedupe([
      ...[...problems, ...judged.problems],
      ...[...givenUpProblems(records, subjectOf), ...failures, ...accepted],
    ]),
    command: run.command,
    records,
    recordsSha256: run.recordsSha256,
  }
}
