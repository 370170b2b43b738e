/**
 * A report judged again: from its records, under other acceptances, or by the rules of the base.
 */

import type { DetailsOf, Unreplayed, Unruled } from '../model/finding-codes.ts'
import { dedupe, makeFinding, plannedOf, topicOf, without } from '../model/findings.ts'
import { metricFor, metrics as table } from '../model/metrics.ts'
import type {
  Acceptance,
  Comparison,
  InstructionCount,
  ParsedTrial,
  Plan,
  Problem,
  Profiles,
  Report,
  Suite,
} from '../model/model.ts'
import { patternOf } from '../model/pattern.ts'
import { makeDesign, readingOf } from '../plan/design.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { ruledBy } from '../plan/suite.ts'
import { variantsOf } from '../plan/variants.ts'
import { GEOMEAN_ROW } from '../stats/sample.ts'
import { acceptanceProblems } from './acceptances.ts'
import { gatesByClock, marginOf, otherClock, ruleOf } from './clocks.ts'
import {
  gateOf,
  gatingOf,
  hasNothingInCommon,
  hasNothingToRun,
  isRewritten,
  namesOfLost,
  unreadIn,
  whyNoRound,
} from './gate.ts'
import { withInstructions } from './instructions.ts'
import { reportTrials } from './report.ts'

/**
 * The report as its records give it by the rules of its plan, under what it says is accepted. Of its
 * problems it has those that the records show, and those by which the gate decides.
 */
export function recompute(report: Report, trials: ParsedTrial[]): Report {
  const again = reportTrials({
    ...report,
    trials,
    problems: gatingOf(report.problems),
    probeSec: report.timeSpent?.probeSec ?? null,
    instructionsSec: report.timeSpent?.instructionsSec,
    toolVersion: report.tool.version,
  })
  return withRolesOfBase(report, again)
}

const keyOfRow = ({ contrast, benchmark, metric }: Comparison) =>
  JSON.stringify([contrast, benchmark, metric])

/** Rows that a change called informational gate where its base says so, and that is told. */
function withRolesOfBase(report: Report, again: Report): Report {
  if (!report.problems.some(({ code }) => code === 'other-rules')) return again
  const gating = new Set(report.comparisons.filter(({ role }) => role === 'gating').map(keyOfRow))
  const comparisons = again.comparisons.map((row) =>
    row.role === 'informational' && gating.has(keyOfRow(row))
      ? { ...row, role: 'gating' as const }
      : row,
  )
  return underAcceptances({ ...again, comparisons }, report.acceptances ?? [])
}

/** The same under another suite, with everything that the run alone could tell. */
function recomputeUnder(suite: Suite, report: Report, trials: ParsedTrial[]): Report {
  const shown = recompute(report, trials).problems
  // Of a plan that keeps them they come with it.
  const gating = report.plan.findings === undefined ? gatingOf(report.problems) : []
  const problems = [...gating, ...without(report.problems, shown)]
  const again = recompute({ ...report, plan: { ...report.plan, suite } }, trials)
  return { ...again, problems: dedupe([...without(problems, again.problems), ...again.problems]) }
}

/** The report with what was profiled after its rounds, and all that was counted, which may gate. */
export function underProfiles(
  report: Report,
  found: { profiles: Profiles; counts: InstructionCount[] } | null,
): Report {
  if (found === null) return report
  const { profiles, counts } = found
  const comparisons = withInstructions(report.plan, report.comparisons, counts)
  const counted = counts.length === 0 ? {} : { counts }
  const profiled = { ...report, comparisons, ...counted, profiles }
  return report.plan.suite.gate.instructionsPct === undefined
    ? profiled
    : underAcceptances(profiled, report.acceptances ?? [])
}

/**
 * The report as it would be had exactly these rows been accepted: conclusion, list and problems.
 * What it said of acceptances itself is dropped, since the code that was measured may have written
 * it. `noted`: what its reader should know besides.
 */
export function underAcceptances(
  report: Report,
  acceptances: readonly Acceptance[],
  noted: readonly Problem[] = [],
): Report {
  const { plan, comparisons } = report
  const headSha = plan.sources.head?.sha ?? null
  const { acceptances: _, ...rest } = report
  const measured = {
    plan,
    nothingToRun: hasNothingToRun(plan),
    acceptances,
    headSha,
    nothingInCommon: hasNothingInCommon(comparisons, report.problems),
    problems: report.problems,
    whyNoRound: whyNoRound(report, wholeBudgetSec(plan.suite)),
    unread: unreadIn(report.problems),
    profiles: report.profiles,
    runNumber: report.runNumber,
  }
  return {
    ...rest,
    conclusion: gateOf(comparisons, plan.suite.gate, measured),
    ...(acceptances.length === 0 ? {} : { acceptances: [...acceptances] }),
    problems: [
      ...report.problems.filter((one) => topicOf(one) !== 'acceptance'),
      ...acceptanceProblems(
        comparisons,
        acceptances,
        headSha,
        namesOfLost(report, plan.suite.gate),
      ),
      ...noted,
    ],
  }
}

// By the rules of the base. The change wrote the suite file that its run read, and
// the code that was measured could have written the report: so mode, strict names, what a row that
// is not decided means, margins, directions, which metrics gate, which rows there have to be and
// which are accepted all come from the base, and nothing of it from the report.

/** What holds at the base. */
export type BaseRules = {
  suites: readonly Suite[]
  acceptances: readonly Acceptance[]
  /** Commit whose files they are; null: it is not known. */
  sha: string | null
  /** Why they could not be read: then the defaults gate, and nothing passes. Null: they were. */
  unread: string | null
  /** Whether the report is of the commit that it should be compared with; absent: nothing to say. */
  compared?: Problem[]
}

/** What somebody who may asked for in place of the whole suite. */
export type Narrowing = {
  variants: readonly string[]
  isAdvisory: boolean
  /** Which run it is, as whoever judges counts them; absent: nobody does. */
  runNumber?: number
}

export const WHOLE_SUITE: Narrowing = { variants: [], isAdvisory: false }

/** By whose rules a run is judged, kept with its records. */
export type Rules = { base: BaseRules; narrowing: Narrowing }

/**
 * The report of a run that measured here, by the base's rules; null: by its own, which are those of
 * the folder. A change that brings the first benchmarks has no row that a base could expect.
 */
export function judgedBy(report: Report, rules: Rules | null): Report {
  if (rules === null || hasNothingInCommon(report.comparisons, report.problems)) return report
  const { base, narrowing } = rules
  return underAcceptances(underBaseRules(report, base, narrowing), base.acceptances)
}

/** What of a suite its rows are judged by. */
const rulesOfRows = (suite: Suite) => JSON.stringify([rulesOf(suite), suite.gate.geomean !== false])

/**
 * The report under the base's rules: where they judge rows otherwise, the table is made again from
 * the trials. Null: there are none at hand, so that another margin or direction is called so and
 * does not pass. A row that gates at the base gates, whatever the report calls it; a row that has
 * to be there and is not is missing.
 */
export function underBaseRules(
  own: Report,
  base: BaseRules,
  narrowing: Narrowing,
  trials: ParsedTrial[] | null = null,
): Report {
  const { value } = ruledBy(own.plan.suite, base.suites, base.sha ?? '')
  const isSame = rulesOfRows(own.plan.suite) === rulesOfRows(value)
  const report = trials === null || isSame ? own : recomputeUnder(value, own, trials)
  const { plan } = report
  const { runNumber: _, ...rest } = report
  const baseSuite = base.suites.find(({ name }) => name === plan.suite.name) ?? null
  const suite = baseSuite === null ? null : narrowed(baseSuite, narrowing.variants)
  const ruled = report.comparisons.map((row) => ruledRow(row, value, suite, report))
  const comparisons = ruled.map(({ row }) => row)
  const mode = narrowing.isAdvisory ? { mode: 'advisory' as const } : {}
  const isOther = rulesOf(plan.suite) !== rulesOf(value) || ruled.some(({ isOther }) => isOther)
  const problems = [
    ...report.problems.filter(({ code }) => !OF_BASE.includes(code)),
    ...(base.unread === null ? [] : [unread(base.unread)]),
    ...(isOther ? [otherRules(plan.suite.name)] : []),
    ...(base.compared ?? []),
    ...unruledIn(own, baseSuite),
    ...missingRows(comparisons, value, suite, plan),
  ]
  const ruledPlan = { ...plan, suite: { ...value, gate: { ...value.gate, ...mode } } }
  return {
    ...rest,
    ...(narrowing.runNumber === undefined ? {} : { runNumber: narrowing.runNumber }),
    plan: withFindingsOfBase(ruledPlan, problems),
    comparisons,
    problems,
    acceptances: [...base.acceptances],
  }
}

/** What is found out here anew. */
const OF_BASE: readonly Problem['code'][] = [
  'rules-unread',
  'other-rules',
  'other-measurement',
  'missing-row',
]

/** Whoever computes the report again has no base at hand: the plan says what its rules found. */
function withFindingsOfBase(plan: Plan, problems: readonly Problem[]): Plan {
  if (plan.findings === undefined) return plan
  const others = plan.findings.filter(({ code }) => !OF_BASE.includes(code))
  const ofBase = problems.flatMap((one) =>
    OF_BASE.includes(one.code) ? (plannedOf(one) ?? []) : [],
  )
  return { ...plan, findings: [...others, ...ofBase] }
}

const unread = (why: string): Problem =>
  makeFinding('rules-unread', {}, { why }, { next: 'fix that, and publish again' })

const otherRules = (name: string): Problem =>
  makeFinding(
    'other-rules',
    { key: `suites.${name}.metrics` },
    {},
    {
      next: 'merge the new rules first, in a change of their own; or run again, if the base has moved',
    },
  )

/** That the base does not vouch for something of how was measured, which can be accepted by its key. */
export const otherMeasurement = (key: string, details: Unruled, next: string): Problem =>
  makeFinding('other-measurement', { key }, details, {
    next: `${next}; or accept it: /bench accept "${key}" REASON`,
  })

const KEY_OF_VERSION = 'version'

/** That another version measured, which decides otherwise: whoever computes it again finds that. */
export const ofVersion = (version: string): Problem =>
  otherMeasurement(
    KEY_OF_VERSION,
    { of: 'version', version },
    'use one version of gcbench where you measure and where you publish',
  )

const KEY_OF_REPLAY = 'replay'

const NEXT_REPLAY: Record<Unreplayed, string> = {
  limits: 'measure again in one run, or merge and resume with one version of gcbench',
  runs: 'merge with the version of gcbench that publishes',
  size: 'measure fewer benchmarks, or fewer rounds, at once',
}

/** That something may have stopped too early, which nobody can compute again. */
export const notReplayed = (why: Unreplayed): Problem =>
  otherMeasurement(KEY_OF_REPLAY, { of: 'replay', why }, NEXT_REPLAY[why])

/** What whoever computes a report again finds, and the rules of the base do not. */
const isOfReader = ({ code, subject }: Problem): boolean =>
  code === 'other-measurement' &&
  (subject?.key === KEY_OF_VERSION || subject?.key === KEY_OF_REPLAY)

const MERGE_FIRST = 'merge the suite file first, in a change of its own'
const MEASURE_AGAIN = 'measure again with this version of gcbench'

/**
 * What of the measurement itself is not as the base has it. The change may have written its suite
 * file, and code of it the report: so neither says alone how results are read, what is left out, or
 * that there were no walls. `suite` null: the base has none of that name.
 */
function unruledIn({ plan, environment, problems }: Report, suite: Suite | null): Problem[] {
  const { name } = plan.suite
  const isRead = suite === null || readingOf(suite) === readingOf(plan.suite)
  const isRun = suite !== null && (suite.reach === 'off' || suite.runIdentical)
  const isLeftOut =
    isRun &&
    plan.unchanged.some(({ sha256 }) => sha256 === null || suite.runIdentical) &&
    !(suite.runIdentical && plan.suite.runIdentical)
  const kinds = environment.map(({ isolation }) => isolation?.kind ?? null)
  const bare = kinds.length === 0 ? null : kinds.find((kind) => kind === null || kind === 'off')
  const isOpen = bare !== undefined && suite?.walls !== 'off'
  return [
    ...(isRead
      ? []
      : [otherMeasurement(`suites.${name}.workload`, { of: 'reading' }, MERGE_FIRST)]),
    ...(isLeftOut ? [otherMeasurement(`suites.${name}.reach`, { of: 'reach' }, MERGE_FIRST)] : []),
    ...(isOpen ? [otherMeasurement('walls', { of: 'walls', kind: bare }, MEASURE_AGAIN)] : []),
    ...(plan.findings === undefined
      ? [otherMeasurement('findings', { of: 'findings' }, MEASURE_AGAIN)]
      : []),
    ...problems.filter(isOfReader),
  ]
}

/** Metrics and their rules in one order, to be compared as text. */
const rulesOf = ({ metrics }: Suite) =>
  JSON.stringify(Object.entries(metrics).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The suite as far as it was asked for. */
function narrowed(suite: Suite, variants: readonly string[]): Suite {
  if (variants.length === 0) return suite
  const contrasts = suite.contrasts.filter((request) =>
    variantsOf(request).every(({ name }) => variants.includes(name)),
  )
  return {
    ...suite,
    variants: suite.variants.filter(({ name }) => variants.includes(name)),
    contrasts: contrasts.length > 0 ? contrasts : [{ kind: 'refs' }],
  }
}

const GATING_ORDER = ['refs', 'benchmarks', 'variants'] as const

/**
 * Contrasts whose rows gate, by id: those of the first kind of these that there is. A suite that
 * the base does not know is of the change alone, which does not choose what gates it: there, base
 * against head gates.
 */
function gatingContrasts(suite: Suite | null, plan: Plan): string[] {
  if (suite === null) {
    const own = plan.contrasts.filter(({ kind }) => kind === 'refs').map(({ id }) => id)
    return own.length > 0 ? own : ['refs']
  }
  const { contrasts } = makeDesign(suite)
  const main = GATING_ORDER.find((kind) => contrasts.some((one) => one.kind === kind))
  return contrasts.filter(({ kind }) => kind === main).map(({ id }) => id)
}

/** The widest margin that the base allows a row. */
function widestMarginPct(suite: Suite, row: Comparison): number {
  const margin = marginOf(suite, row, false)
  return margin === 'noise' ? Infinity : margin
}

/** A row as the base sees it. `isOther`: it was judged more mildly than the base would have. */
function ruledRow(
  row: Comparison,
  rules: Suite,
  suite: Suite | null,
  { plan, comparisons }: Pick<Report, 'plan' | 'comparisons'>,
) {
  const { metric, benchmark } = row
  const own = ruleOf(rules, metric)
  const defined = metricFor(metric)
  const isMain = gatingContrasts(suite, plan).includes(row.contrast)
  const isExempt =
    (row.role === 'control' && plan.unchanged.some(({ contrast }) => contrast === row.contrast)) ||
    (row.role === 'geomean' && benchmark === GEOMEAN_ROW)
  if (!isMain || isExempt) return { row, isOther: false }
  const isInTable = table.some(({ id }) => id === metric)
  const better =
    own.better ?? rules.metrics['*']?.better ?? (isInTable ? defined.better : row.better)
  const { clock } = row.explanation
  const clockSeen = otherClock(comparisons, row) === undefined ? undefined : clock
  const gates = own.gates ?? gatesByClock(rules, metric, clockSeen) ?? defined.gates
  return {
    row: gates ? { ...row, role: 'gating' as const } : row,
    isOther:
      row.marginPct > widestMarginPct(rules, row) ||
      (row.better !== better && !(row.better === 'unknown' && isRewritten(row))) ||
      (gates && row.role !== 'gating'),
  }
}

/** `*` for a benchmark or a metric: whichever. */
function missing(
  {
    benchmark = '*',
    metric = '*',
    contrast,
  }: { benchmark?: string; metric?: string; contrast: string },
  details: DetailsOf<'missing-row'>,
): Problem {
  const row = `${benchmark}:${metric}:${contrast}`
  return makeFinding('missing-row', { row, contrast }, details, { remedy: { kind: 'accept', row } })
}

/**
 * Rows that the base's rules expect and the report lacks: of every contrast that gates, of every
 * metric that is said to gate, of every benchmark that is to be decided (strict), and of every
 * benchmark that the suite file itself lists. Where nothing ran, since the binaries were the same,
 * there are none.
 */
function missingRows(
  rows: readonly Comparison[],
  rules: Suite,
  suite: Suite | null,
  plan: Plan,
): Problem[] {
  const gating = rows.filter(({ role }) => role === 'gating')
  const same = (contrast: string) => plan.unchanged.filter((one) => one.contrast === contrast)
  const metrics = Object.entries(rules.metrics)
    .filter(([id, { gates }]) => id !== '*' && gates === true)
    .map(([id]) => id)
  const listed = suite === null ? [] : listedIn(suite)
  return gatingContrasts(suite, plan).flatMap((contrast) => {
    const here = gating.filter((row) => row.contrast === contrast)
    const equal = same(contrast)
    const hasName = (isIt: (name: string) => boolean) =>
      here.some(({ benchmark }) => isIt(benchmark)) ||
      equal.some(({ benchmarks }) => benchmarks.some(isIt))
    const isEmpty = here.length === 0 && equal.length === 0
    if (isEmpty) return [missing({ contrast }, { kind: 'contrast', name: contrast })]
    return [
      ...(equal.length > 0 ? [] : metrics)
        .filter((metric) => !here.some((row) => row.metric === metric))
        .map((metric) => missing({ metric, contrast }, { kind: 'metric', name: metric })),
      ...rules.gate.strict
        .filter((pattern) => !hasName((name) => patternOf(pattern).test(name)))
        .map((name) => missing({ benchmark: name, contrast }, { kind: 'strict', name })),
      ...(equal.length > 0 ? [] : listed)
        .filter((name) => !hasName((one) => one === name || one.startsWith(`${name}/`)))
        .map((name) => missing({ benchmark: name, contrast }, { kind: 'benchmark', name })),
    ]
  })
}

/** Rows that the settings list by name; [] where the source, or a program, says what there is. */
function listedIn(suite: Suite): readonly string[] {
  const { benchmarks } = makeDesign(suite).workload.source
  const isListed = benchmarks.kind === 'listed' && !benchmarks.printsNames
  return isListed ? benchmarks.names(suite.workload) : []
}
