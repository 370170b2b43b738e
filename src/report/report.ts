/** Plan, records and how the run ended -> the Report, within the bounds of its schema. */
import { z } from 'zod'
import { sentenceOf } from '../model/finding-codes.ts'
import {
  ConfigError,
  dedupe,
  gateEffectOf,
  makeFinding,
  placeOf,
  problemOf,
  type Stop,
  stopOf,
  stopText,
  without,
} from '../model/findings.ts'
import type {
  Acceptance,
  BuildRecord,
  Comparison,
  Environment,
  InstructionCount,
  Offered,
  PairedSample,
  ParsedTrial,
  Plan,
  Problem,
  Profiles,
  Report,
  TrialRecord,
  WithProblems,
} from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { reportSchema } from '../model/report.ts'
import { type Side, sideSchema } from '../model/suite.ts'
import { offeredText } from '../model/trial.ts'
import { boundsOf } from '../plan/claims.ts'
import { areIdle, roundsInBudget, unseenAfterMove, wholeBudgetSec } from '../plan/fit.ts'
import { subjectsOf } from '../plan/plan.ts'
import { renamedBenchmarks } from '../plan/renames.ts'
import { hasMoved } from '../stats/judge.ts'
import type { RowCaveat, RowEstimate, RowVerdict } from '../stats/sample.ts'
import { judgeTable, type MovedControl, type TableRules } from '../stats/table.ts'
import { acceptanceProblems } from './acceptances.ts'
import { clocksOf, clocksThatDisagree, dilutedCpu, timeSpentOf, withClocks } from './clocks.ts'
import { disturbances, notIsolated } from './disturbances.ts'
import { earlierEnding, withOwnCause } from './earlier-findings.ts'
import { abandonedProblems, failedEverywhere, lossOnHead, slotKey } from './failures.ts'
import {
  gateOf,
  hasNothingInCommon,
  hasNothingToRun,
  namesOfLost,
  unreadIn,
  whyNoRound,
} from './gate.ts'
import { collectCollections, collectHistograms } from './histograms.ts'
import { withInstructions } from './instructions.ts'
import { pairSamples, rewrittenParts } from './pairs.ts'
import { collectSamples, parseRecords } from './samples.ts'

const CUT = '...'

/** More than so many records are not in report.json, but in the file beside it. */
const MOST_INLINE = 20_000

/** The report as report.json has it: without its records, where they are many. */
export const withoutMany = (report: Report): Report =>
  (report.records?.length ?? 0) > MOST_INLINE ? { ...report, records: null } : report

/** What programs and machines said may be long: texts and lists are cut, and it is told. */
export function bounded(report: Report): Report {
  const written = withoutMany(report)
  const issues = reportSchema.safeParse(written).error?.issues ?? []
  const large = issues.filter(({ code }) => code === 'too_big')
  if (large.length === 0) return report
  const cut = structuredClone(written)
  for (const issue of large) cutAt(cut, issue.path, Number('maximum' in issue ? issue.maximum : 0))
  const where = large.map(({ path }) => path.join('.'))
  const told = makeFinding('cut', null, { count: where.length, paths: where.slice(0, 3) })
  const records = written === report ? cut.records : report.records
  return { ...cut, records, problems: [...cut.problems, told] }
}

function cutAt(root: unknown, path: readonly PropertyKey[], most: number): void {
  const last = path.at(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), root)
  if (last === undefined) return
  const value: unknown = Reflect.get(Object(holder), last)
  if (typeof value === 'string')
    Reflect.set(Object(holder), last, `${value.slice(0, most - CUT.length)}${CUT}`)
  if (Array.isArray(value)) value.length = most
}

const planPart = reportSchema.pick({ plan: true, command: true })

/** Throws ConfigError where a report of this could not be written, whatever is measured for it. */
export function checkReportable(report: Pick<Report, 'plan' | 'command'>): void {
  const issues =
    planPart.safeParse({ plan: report.plan, command: report.command }).error?.issues ?? []
  if (issues.length === 0) return
  throw new ConfigError(
    issues.map(({ path, message }) => ({
      code: 'too-large',
      where: path.join('.'),
      message: `does not fit a report: ${message}`,
      next: 'ask for less, or in fewer words',
    })),
  )
}

// Why a run ended without a report: it stands where the report would be, so that whoever tells the
// pull request can say more than that there is none. It comes from a run, so it is hostile data,
// too: words that are shown, and nothing else.

const ending = z.strictObject({
  schemaVersion: z.literal(1),
  /** What went wrong, in one line. By an earlier version also `said`, in the lines below it. */
  ended: z.string().trim().min(1).max(20_000),
  /** What a program said of it, or what to do; absent: nothing. */
  said: z.string().trim().min(1).max(20_000).exactOptional(),
  /** The side that does not build; absent: that is not why. */
  unbuilt: sideSchema.exactOptional(),
})

/** `why` in one line, `said` in several: a compiler's words; absent: there are none. */
export type Ending = { why: string; said?: string; unbuilt?: Side }

const LINES_KEPT = 60
const CHARACTERS_KEPT = 20_000

/** The file's text. Of long words the start stays, and the end, where compilers conclude. */
export function endingText({ why, said = '', ...rest }: Ending): string {
  const ended = why.trim().replace(/\s+/g, ' ').slice(0, 1_000) || 'the run ended without a word'
  const end = said.trim().slice(-1e6).split('\n').slice(-LINES_KEPT).join('\n')
  const kept = end.slice(-CHARACTERS_KEPT).trim()
  const file = { schemaVersion: 1, ended, ...(kept !== '' && { said: kept }), ...rest }
  return `${JSON.stringify(ending.parse(file), null, 2)}\n`
}

/** Null: the text is no ending. Never throws. */
export function readEnding(text: string): Ending | null {
  // A report is megabytes; an ending never is.
  if (text.length > 8 * CHARACTERS_KEPT) return null
  const { data } = ending.safeParse(readJson(text))
  if (data === undefined) return null
  const { schemaVersion: _, ended, ...rest } = data
  return { ...earlierEnding(ended), ...rest }
}

// What a row of an interaction shows beside its delta: the change's effect under both variants.

/**
 * The rows; those of an interaction have the effect that the row of their first variant tells, and
 * what the delta makes of it: the median of the ratios may be another than that row's estimate.
 */
export function withEffects({ contrasts }: Plan, rows: readonly Comparison[]): Comparison[] {
  const key = (row: Pick<Comparison, 'contrast' | 'benchmark' | 'metric'>) =>
    JSON.stringify([row.contrast, row.benchmark, row.metric])
  const estimates = new Map(rows.map((row) => [key(row), row.estimate]))
  const firstOf = new Map(
    contrasts.flatMap((one) => (one.kind === 'interaction' ? [[one.id, one.base]] : [])),
  )
  return rows.map((row) => {
    const contrast = firstOf.get(row.contrast)
    const first = contrast === undefined ? undefined : estimates.get(key({ ...row, contrast }))
    const { estimate } = row
    if (first?.kind !== 'ratio' || estimate.kind !== 'ratio') return row
    const baseValue = Math.exp(first.point)
    return { ...row, baseValue, headValue: baseValue * Math.exp(estimate.point) }
  })
}

/** Of the benchmark that ran in most layouts of one arm, how many those were. */
function layoutsIn(trials: readonly ParsedTrial[]): number {
  const seeds = new Map<string, Set<number>>()
  for (const { record } of trials) {
    const { trial, layoutSeed } = record
    if (layoutSeed === null) continue
    const key = JSON.stringify([trial.arm, trial.target])
    seeds.set(key, (seeds.get(key) ?? new Set()).add(layoutSeed))
  }
  return Math.max(0, ...[...seeds.values()].map(({ size }) => size))
}

// All that was measured -> the Report: rows judged, gate decided.

/** Everything that was measured, and what is said about it beside the rows. */
type RunResult = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment[]
  trials: ParsedTrial[]
  roundsRun: number
  /** Before the measuring time; absent: not known. */
  buildSec?: number
  savedBuildSec?: number
  mostBudgetSec?: number
  answersComments?: boolean
  runNumber?: number
  measuredSec: number
  linkSec: number | null
  /** Of the measuring time, spent trying out, and counting instructions before the rounds. */
  probeSec?: number | null
  instructionsSec?: number | undefined
  problems: Problem[]
  acceptances?: Acceptance[]
  counts?: InstructionCount[] | undefined
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

/** The samples judged, and what the statistics say of them as findings and sentences. */
export function compareSamples(
  samples: readonly PairedSample[],
  rules: TableRules,
): WithProblems<Comparison[]> {
  const { rows, movedControls } = judgeTable(samples, rules)
  const value = rows.map(
    ({ caveats, ...row }): Comparison => ({
      ...row,
      estimate: describeEstimate(row.estimate),
      verdict: describeVerdict(row.verdict),
      problems: caveats.map(caveatFinding),
    }),
  )
  return { value, problems: movedControls.map(controlFinding) }
}

function describeEstimate(estimate: RowEstimate): Comparison['estimate'] {
  if (estimate.kind !== 'none') return estimate
  const { kind, n, ...seen } = estimate
  const why = sentenceOf('no-estimate', { rounds: n, clusters: seen.clusters })
  return { kind, n, why, ...seen }
}

function describeVerdict(verdict: RowVerdict): Comparison['verdict'] {
  if (verdict.word !== 'failed') return verdict
  const { word, reason, ...lost } = verdict
  return { word, reason, detail: sentenceOf('failed-row', verdict.loss), ...lost }
}

function caveatFinding(caveat: RowCaveat): Problem {
  switch (caveat.kind) {
    case 'lost-pairs':
      return makeFinding('lost-pairs', null, { lost: caveat.lost, ran: caveat.ran })
    case 'few-pairs-on-machine': {
      const next = `run at least ${caveat.least} rounds on every machine`
      return makeFinding(caveat.kind, null, { machines: caveat.machines }, { next })
    }
    case 'differs-by-machine':
      return makeFinding(caveat.kind, null, {}, { next: 'read the estimates per machine' })
    case 'new-non-zero':
    case 'below-resolution':
      return makeFinding(caveat.kind, null, {})
  }
}

function controlFinding({ benchmark, metric, contrast }: MovedControl): Problem {
  const subject = { row: benchmark, metric, contrast }
  const more = { where: contrast, remedy: { kind: 'quieter-machine' } } as const
  return makeFinding('control-moved', subject, { control: benchmark, metric }, more)
}

/** Rows of the table, judged; the pure half of every report. */
export function judgeTrials(
  plan: Plan,
  trials: ParsedTrial[],
  roundsRun: number,
  final: boolean,
): WithProblems<Comparison[]> {
  const samples = collectSamples(plan, trials)
  const records = trials.map(({ record }) => record)
  const pairs = pairSamples(plan, samples.value, records, roundsRun)
  const judged = compareSamples(
    pairs.value.map(({ sample }) => sample),
    tableRulesOf(plan, records, final),
  )
  // The rows come in the order of the samples; the means are after them.
  const judgedRows = judged.value.map((row, i) => {
    const { sample, targets = [], offered } = pairs.value[i] ?? {}
    const measured = offered === undefined ? row : asOffered(row, offered)
    const rewritten = withRewriting(plan, withLosses(plan, measured, sample), targets)
    return withIdleness(plan, rewritten, targets)
  })
  const rows = withoutUnmeasuredMeans(withClocks(judgedRows, clocksOf(samples.value)))
  const problems = [
    ...samples.problems,
    ...pairs.problems,
    ...judged.problems,
    ...clocksThatDisagree(plan, rows),
    ...dilutedCpu(rows, samples.value, trials),
  ]
  return { value: withEffects(plan, rows), problems }
}

/** A row of two capacities of which it is only known that they are above, or below, a rate. */
function asOffered(row: Comparison, offered: Offered): Comparison {
  if (row.verdict.word === 'failed') return row
  const { n } = row.estimate
  return {
    ...row,
    baseValue: null,
    headValue: null,
    estimate: { kind: 'none', n, why: offeredText(offered) },
    verdict: { word: 'inconclusive', reason: 'beyond-offered', roundsNeeded: null, offered },
  }
}

/** The rows without means over some that were not measured. */
function withoutUnmeasuredMeans(rows: Comparison[]): Comparison[] {
  const open = rows.filter(({ verdict }) => 'offered' in verdict)
  const isOf = (mean: Comparison) =>
    open.some(({ contrast, metric }) => contrast === mean.contrast && metric === mean.metric)
  return open.length === 0 ? rows : rows.filter((row) => row.role !== 'geomean' || !isOf(row))
}

/** A row that has not failed with what it asks about the rounds that head lost. */
function withLosses(plan: Plan, row: Comparison, sample: PairedSample | undefined): Comparison {
  const lost = sample === undefined ? null : lossOnHead(plan, sample)
  if (lost === null || row.verdict.word === 'failed') return row
  const others = row.problems.filter(({ code }) => code !== 'lost-pairs')
  return { ...row, problems: [...others, lost] }
}

const SAME_BENCHMARK =
  "run head's benchmarks on both sides (benchmarks-from: head in the suite file), or accept the row"

/** A row that compares two benchmarks, with what differs of them. */
function withRewriting(plan: Plan, row: Comparison, targets: readonly string[]): Comparison {
  const { contrast, benchmark, metric, problems } = row
  const parts = [...new Set(targets.flatMap((id) => rewrittenParts(plan, contrast, id)))]
  if (parts.length === 0) return row
  const subject = { row: benchmark, metric, contrast }
  const finding = makeFinding('changed-benchmark', subject, { parts }, { next: SAME_BENCHMARK })
  return { ...row, problems: [...problems, finding] }
}

/**
 * A row that moved although its benchmark was seen to execute nothing of the change, or of which nobody
 * knows whether it does: it says so.
 */
function withIdleness(plan: Plan, row: Comparison, targets: readonly string[]): Comparison {
  if (!hasMoved(row.verdict)) return row
  const own = plan.targets.filter(({ id }) => targets.includes(id))
  const { contrast, benchmark, metric, problems } = row
  const subject = { row: benchmark, metric, contrast }
  const was = unseenAfterMove(own)
  const findings = [
    ...(areIdle(own) ? [makeFinding('idle-row', subject, {})] : []),
    ...(was === null ? [] : [makeFinding('unseen-row', subject, { was })]),
  ]
  return findings.length === 0 ? row : { ...row, problems: [...problems, ...findings] }
}

/**
 * The findings without that something gave no result in time while it was tried out, which gave all of
 * its numbers in the rounds: that it was slow at first is no news.
 */
function withoutLate(
  found: Problem[],
  { targets }: Plan,
  records: readonly TrialRecord[],
  subjectOf: ReturnType<typeof subjectsOf>,
): Problem[] {
  const late = found.filter(
    ({ code, details }) => code === 'probe-failed' && details?.limitSec !== undefined,
  )
  if (late.length === 0) return found
  const ran = new Set(
    records.flatMap(({ status, trial: { target, arm } }) =>
      status === 'ok' ? [slotKey(target, arm)] : [],
    ),
  )
  const hasRun = ({ subject }: Problem) => {
    const { unit, benchmark = '', arm = '' } = subject ?? {}
    const own = targets.filter((target) => {
      const name = subjectOf(target.id).benchmark ?? ''
      return target.unit === unit && (name === benchmark || name.startsWith(`${benchmark}/`))
    })
    return own.length > 0 && own.every(({ id }) => ran.has(slotKey(id, arm)))
  }
  const told = new Set(late.filter(hasRun))
  return found.filter((one) => !told.has(one))
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
  partEnds: plan.looks.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
  roundsInBudget: (rounds) =>
    plan.looks.find((analysis) => analysis.rounds === rounds)?.paid ??
    roundsInBudget(plan, records, rounds),
  gatesMeans: plan.suite.gate.geomean !== false,
  final,
  ...(plan.claims === undefined ? {} : { boundsOf: boundsOf(plan.claims) }),
})

/** The report of records that come out of a file: each is read here, once. */
export const makeReport = ({ records, ...run }: StoredRun): Report =>
  reportTrials({ ...run, trials: parseRecords(run.plan.suite, records) })

/** What a change may have renamed, so that nothing compares it with what it was. */
function renamedIn(
  problems: readonly Problem[],
  rows: readonly Comparison[],
  { targets, unchanged }: Plan,
): Problem[] {
  const onBoth = [...targets.filter(({ arms }) => arms.length > 1), ...unchanged]
  const shared = new Set(onBoth.map(({ unit }) => unit))
  return renamedBenchmarks(problems, rows.length > 0, shared).map(({ gone, partner }) => {
    const row = placeOf(gone) ?? ''
    return makeFinding(
      'renamed-benchmark',
      gone,
      { partner: placeOf(partner) ?? '' },
      { remedy: { kind: 'accept', row, instead: 'keep its name in this change' } },
    )
  })
}
/** What single trials say of themselves, and which benchmarks were given up for it. */
export function problemsOfTrials(plan: Plan, records: readonly TrialRecord[]): Problem[] {
  const subjectOf = subjectsOf(plan)
  const failures = records.flatMap(({ problem, trial: { target, arm, round } }) =>
    problem === null
      ? []
      : [withOwnCause({ ...problem, subject: { ...subjectOf(target), arm, round } })],
  )
  return [...abandonedProblems(records, subjectOf), ...failures]
}

/**
 * What the run found. What the gate decides by comes from the plan, or is found in the records and
 * the machine again: whoever rewrites a report can neither leave it out nor add to it.
 */
const foundBy = ({ plan, problems }: Pick<RunResult, 'plan' | 'problems'>): Problem[] =>
  plan.findings === undefined
    ? problems
    : [
        ...plan.findings.map(problemOf),
        ...problems.filter((one) => gateEffectOf(one) === 'nothing'),
      ]

/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
export function reportTrials(run: RunResult): Report {
  const { plan, trials } = run
  const records = trials.map(({ record }) => record)
  const { acceptances = [], counts = [] } = run
  const { value, problems: judging } = judgeTrials(plan, trials, run.roundsRun, true)
  const judged = { value: withInstructions(plan, value, counts), problems: judging }
  const headSha = plan.sources.head?.sha ?? null
  const histograms = collectHistograms(plan, trials)
  const collections = collectCollections(plan, trials)
  const nothingToRun = hasNothingToRun(plan)
  const subjectOf = subjectsOf(plan)
  const stop = stopOf(run)
  const everywhere = failedEverywhere(records, subjectOf)
  const isOutOfTime = run.problems.some(({ code }) => code === 'left-out')
  const machine = [
    ...notIsolated(run.environment),
    ...disturbances(records, run.environment, isOutOfTime),
  ]
  const found = withoutLate(foundBy(run), plan, records, subjectOf)
  const own = without(dedupe(found), [...everywhere, ...machine, ...judged.problems])
  const kept = own.filter(({ code }) => code !== 'renamed-benchmark')
  const beside = [...machine, ...kept, ...everywhere]
  const renamed = renamedIn([...beside, ...judged.problems], judged.value, plan)
  const problems = [...beside, ...renamed]
  const nothingInCommon = hasNothingInCommon(judged.value, [...problems, ...judged.problems])
  const lost = namesOfLost({ comparisons: judged.value, problems, plan }, plan.suite.gate)
  const accepted = acceptanceProblems(judged.value, acceptances, headSha, lost)
  const measured = {
    plan,
    nothingToRun,
    nothingInCommon,
    acceptances,
    headSha,
    problems,
    whyNoRound: whyNoRound({ ...run, stop }, wholeBudgetSec(plan.suite)),
    unread: unreadIn(judged.problems),
    profiles: run.profiles,
    runNumber: run.runNumber,
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
    ...(run.savedBuildSec === undefined ? {} : { savedBuildSec: run.savedBuildSec }),
    measuredSec: run.measuredSec,
    ...(run.runNumber === undefined ? {} : { runNumber: run.runNumber }),
    ...(run.mostBudgetSec === undefined ? {} : { mostBudgetSec: run.mostBudgetSec }),
    ...(run.answersComments === undefined ? {} : { answersComments: run.answersComments }),
    linkSec: run.linkSec,
    layouts: layoutsIn(run.trials),
    timeSpent: timeSpentOf(run),
    stopReason: run.stopReason ?? stopText(stop),
    stop,
    comparisons: judged.value,
    conclusion: gateOf(judged.value, plan.suite.gate, measured),
    ...(acceptances.length === 0 ? {} : { acceptances }),
    ...(histograms.length === 0 ? {} : { histograms }),
    ...(collections.length === 0 ? {} : { collections }),
    ...(counts.length === 0 ? {} : { counts }),
    ...(run.profiles === undefined ? {} : { profiles: run.profiles }),
    problems: dedupe([
      ...problems,
      ...judged.problems,
      ...problemsOfTrials(plan, records),
      ...accepted,
    ]),
    command: run.command,
    records,
    recordsSha256: run.recordsSha256,
  }
}
