/**
 * Whether a report is what its raw records give: computed again, and every difference by name.
 * Pure: hashes are handed in.
 */
import type { SpokenCode, Unreplayed } from '../model/finding-codes.ts'
import { makeFinding, type Subject, stopOf, stopText, without } from '../model/findings.ts'
import type {
  BuildRecord,
  Comparison,
  ParsedTrial,
  Plan,
  Problem,
  Report,
  Target,
  TrialRecord,
  Unchanged,
} from '../model/model.ts'
import { clean } from '../model/plain.ts'
import { VERSION } from '../model/version.ts'
import { ALPHA, atLevel, type Design, executedContrasts, makeDesign } from '../plan/design.ts'
import { REFITS, recordSec, roundsBudgetSec } from '../plan/fit.ts'
import {
  changePairs,
  isUnchanged,
  subjectOf,
  trialsOfRound,
  unchangedPackages,
} from '../plan/plan.ts'
import { rowName } from './acceptances.ts'
import { notReplayed, ofVersion, recompute, underAcceptances } from './base-rules.ts'
import { liveSlots } from './failures.ts'
import { gatingOf } from './gate.ts'
import { type AnalysisOutcome, decideTable, isServed, mayAnalyse } from './interim.ts'
import {
  analysesGoneOn,
  analysesOfPool,
  type Measured,
  measurementKey,
  runsOfPool,
  underLimits,
} from './merge.ts'
import { checksumOf, type Outcome, ordered, withFindings } from './read-report.ts'
import { innerMapOf } from './samples.ts'

/**
 * One raw record a line. The keys are in one order, so that the digest of a file of records can be
 * computed again from a report that holds them.
 */
export const recordsText = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(ordered(record))}\n`).join('')

/** What a report is held against: its trials, and the hash of what they were read from. */
export type RecordEvidence = { trials: ParsedTrial[]; sha256: string }

// Every place in which a report says something else than its records.

/** Codes of what the report itself shows, whichever version of gcbench computes the table again. */
const OWN_FAULTS: ReadonlySet<Problem['code']> = new Set([
  ...(['no-records', 'other-records', 'reversed-interval', 'negative-time'] as const),
  ...(['duplicate-row', 'duplicate-trial', 'zero-hash', 'missing-trials'] as const),
  ...(['trial-out-of-order', 'other-binary', 'other-rounds', 'other-contrasts'] as const),
  'other-unchanged',
])

/** Whether it is wrong in a report of another version of gcbench, too. */
const isOwnFault = ({ code }: Problem): boolean => OWN_FAULTS.has(code)

type DisagreementCode = Extract<
  SpokenCode,
  | 'other-records'
  | 'relabelled-verdict'
  | 'reversed-interval'
  | 'negative-time'
  | 'duplicate-row'
  | 'duplicate-trial'
  | 'zero-hash'
  | 'missing-trials'
  | 'trial-out-of-order'
  | 'other-rows'
  | 'other-numbers'
  | 'other-conclusion'
  | 'other-binary'
  | 'other-contrasts'
  | 'other-unchanged'
  | 'other-rounds'
  | 'decided-otherwise'
  | 'other-problems'
  | 'other-content'
>

const NEXT = 'measure again, and publish report.json as gcbench wrote it'

function differs(
  code: DisagreementCode,
  where: string,
  [said, given]: readonly [unknown, unknown],
  subject: Subject = {},
): Problem {
  return makeFinding(code, subject, { said: show(said), found: show(given) }, { where, next: NEXT })
}

const SHOWN = 70

/** More of one kind are not looked for: a report may have as many faults as it has records. */
const MOST_FAULTS = 30

/** The first faults of these, at most so many. */
function firstFaults<T>(
  items: Iterable<T>,
  faultOf: (item: T, index: number) => Problem | null,
): Problem[] {
  const faults: Problem[] = []
  let index = 0
  for (const item of items) {
    const fault = faultOf(item, index++)
    if (fault !== null && faults.push(fault) >= MOST_FAULTS) break
  }
  return faults
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}...`
}

type Keyed = Record<string, unknown>
const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null

/** Places in which two JSON values differ, each as deep as it can be named. */
function* places(
  said: unknown,
  given: unknown,
  path: readonly string[] = [],
): Generator<[path: readonly string[], said: unknown, given: unknown]> {
  if (isKeyed(said) && isKeyed(given) && Array.isArray(said) === Array.isArray(given)) {
    const keys = new Set([...Object.keys(said), ...Object.keys(given)])
    for (const key of keys) yield* places(said[key], given[key], [...path, key])
  } else if (!Object.is(said, given)) yield [path, said, given]
}

const codeAt = ([part]: readonly string[]): DisagreementCode =>
  part === 'conclusion' ? 'other-conclusion' : 'other-numbers'

const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What is said elsewhere than in rows, where it is not what was found. `part`: of the report. */
export const differencesOf = (said: unknown, given: unknown, part?: string): Problem[] =>
  [
    ...places(asStored(said ?? null), asStored(given ?? null), part === undefined ? [] : [part]),
  ].map(([path, ...two]) => differs(codeAt(path), path.join('.'), two))

/** All but rows and problems, which have names of their own, and the records, which are given. */
function otherParts(report: Report, again: Report): Problem[] {
  const { records: _, problems: __, comparisons: ___, ...said } = report
  const { records: ____, problems: _____, comparisons: ______, ...given } = again
  // Reports of earlier versions do not say where the time went, nor why they ended as data.
  if (said.timeSpent === undefined) delete given.timeSpent
  if (said.stop === undefined) delete given.stop
  return differencesOf(said, given)
}

// Rows, by their names.

const keyOfRow = ({ contrast, benchmark, metric }: Comparison) =>
  JSON.stringify([contrast, benchmark, metric])

const subjectOfRow = (row: Comparison): Subject => ({
  row: `${rowName(row)}:${row.contrast}`,
  metric: row.metric,
  contrast: row.contrast,
})

const isReversed = ({ estimate }: Comparison) => 'low' in estimate && estimate.low > estimate.high

const isNegativeTime = ({ unit, baseValue, headValue }: Comparison) =>
  unit === 's' && [baseValue, headValue].some((value) => value !== null && value < 0)

/** What is wrong with rows that nothing has to be computed for. */
function oddRows(rows: readonly Comparison[]): Problem[] {
  const seen = new Map<string, Comparison>()
  return rows.flatMap((row, index) => {
    const where = `comparisons.${index}`
    const name = `${rowName(row)}:${row.contrast}`
    const first = seen.get(keyOfRow(row))
    seen.set(keyOfRow(row), row)
    const { estimate, baseValue, headValue } = row
    const subject = subjectOfRow(row)
    return [
      ...(first === undefined ? [] : [differs('duplicate-row', where, [name, 'one'], subject)]),
      ...(isReversed(row) && 'low' in estimate
        ? [differs('reversed-interval', where, [[estimate.low, estimate.high], 'none'], subject)]
        : []),
      ...(isNegativeTime(row)
        ? [differs('negative-time', where, [[baseValue, headValue], 'none'], subject)]
        : []),
    ]
  })
}

const codeInRow = ([key]: readonly string[]): DisagreementCode =>
  key === 'verdict' || key === 'role' ? 'relabelled-verdict' : 'other-numbers'

/** Reports of an earlier version do not say of what a sentence was made. */
const isUnsaid = (path: readonly string[], said: unknown): boolean =>
  said === undefined &&
  (path.join('.') === 'verdict.loss' ||
    (path[0] === 'problems' && path[2] === 'details' && path.length === 3))

function differentRows(said: readonly Comparison[], given: readonly Comparison[]): Problem[] {
  const stated = new Map(said.map((row, index) => [keyOfRow(row), { row, index }]))
  const keys = new Set(given.map(keyOfRow))
  const missing = given.flatMap((row, index) => {
    const own = stated.get(keyOfRow(row))
    if (own === undefined)
      return [differs('other-rows', `comparisons.${index}`, [undefined, row], subjectOfRow(row))]
    const where = `comparisons.${own.index}`
    return [...places(asStored(own.row), asStored(row))].flatMap(([path, ...two]) =>
      isUnsaid(path, two[0])
        ? []
        : [differs(codeInRow(path), [where, ...path].join('.'), two, subjectOfRow(row))],
    )
  })
  const unfounded = said.flatMap((row, index) =>
    keys.has(keyOfRow(row))
      ? []
      : [differs('other-rows', `comparisons.${index}`, [row, undefined], subjectOfRow(row))],
  )
  const moved = said.findIndex((row, index) => keyOfRow(row) !== keyOfRow(given[index] ?? row))
  const order =
    moved < 0 || missing.length + unfounded.length > 0
      ? []
      : [differs('other-rows', `comparisons.${moved}`, [said[moved], given[moved]])]
  return [...missing, ...unfounded, ...order]
}

// Problems: the run has some of its own; those that the records show must be among them. Those by
// which the gate decides are no more than the plan and the records give.

function unfoundedProblems({ plan, problems }: Report, given: readonly Problem[]): Problem[] {
  if (plan.findings === undefined) return []
  const keys = new Set(given.map(textOfProblem))
  return gatingOf(problems).flatMap((said) =>
    keys.has(textOfProblem(said)) ? [] : [differs('other-problems', 'problems', [said, undefined])],
  )
}

function differentProblems(report: Report, again: Report): Problem[] {
  const own = new Set(report.problems.map(textOfProblem))
  const aboutOf = ({ code, subject, where }: Problem) => textOf([code, subject ?? where ?? null])
  const byAbout = new Map(report.problems.map((one) => [aboutOf(one), one]))
  // Not the records, which may be hundreds of thousands.
  const all = withFindings(asStored({ ...again, records: null })).problems
  const missing = all.flatMap((given) => {
    const { details: _, ...unsaid } = given
    const isSaid = own.has(textOfProblem(given)) || own.has(textOfProblem(unsaid))
    return isSaid
      ? []
      : [differs('other-problems', 'problems', [byAbout.get(aboutOf(given)), given])]
  })
  return [...missing, ...unfoundedProblems(report, all)]
}

/** Without what a program said, which its cause has, too: an earlier version has it there alone. */
const textOfProblem = ({ fault: _, ...problem }: Problem) => textOf(problem)

const textOf = (value: unknown) => JSON.stringify(ordered(value))

// Trials, against the plan.

const slotOf = ({ target, arm }: { target: string; arm: string }) => JSON.stringify([target, arm])

/**
 * Complete rounds end with the last record, or with the one before a round that was cut short, and
 * no round is empty. Nothing is computed of a report in which that is not so.
 */
function wrongRounds({ roundsRun, plan, stop }: Report, records: readonly TrialRecord[]) {
  const ran = 1 + records.reduce((most, { trial }) => Math.max(most, trial.round), -1)
  const isPooled = plan.machines !== null
  const isWhole = roundsRun === ran || roundsRun === ran - 1 || (isPooled && roundsRun > ran)
  const isPaired = plan.machines === null || plan.machines.length === roundsRun
  const isFull = Math.max(ran, roundsRun) <= records.length
  const ends =
    isWhole && isPaired && isFull ? [] : [differs('other-rounds', 'roundsRun', [roundsRun, ran])]
  const { max } = plan.suite.rounds
  const isTold = stop?.kind === 'rounds' && roundsRun < max
  return isTold ? [...ends, differs('other-rounds', 'stop', [`${max} rounds`, roundsRun])] : ends
}

function wrongStop({ stop, stopReason }: Report): Problem[] {
  if (stop === undefined || stop.kind === 'unknown' || stopReason === stopText(stop)) return []
  return [differs('other-conclusion', 'stopReason', [stopReason, stopText(stop)])]
}

/** Trials of one target on one arm that have a key in common. */
function duplicateTrials(
  records: readonly TrialRecord[],
  keyOf: (record: TrialRecord) => number | string,
): Problem[] {
  const seen = new Map<string, Map<string, Map<number | string, number>>>()
  return firstFaults(records, (record, index) => {
    const { target, arm } = record.trial
    const own = innerMapOf(innerMapOf(seen, target), arm)
    const key = keyOf(record)
    const before = own.get(key)
    if (before !== undefined)
      return differs('duplicate-trial', `records.${index}`, [record.trial, `records.${before}`])
    own.set(key, index)
    return null
  })
}

/** A number where it can be: of hundreds of thousands of trials texts would take more than they. */
const placeInPlan = ({ trial: { round, attempt } }: TrialRecord) =>
  attempt === 0 ? round : `${round} ${attempt}`

/** Most targets of a plan may stop early, but not all of so many. */
const [MOST_IDLE, LEAST_SLOTS] = [100, 1_000_000]

/**
 * So often may a run have been interrupted and resumed: what had stopped is then taken up again
 * between two analyses.
 */
const MOST_RESUMES = 3

/**
 * The trials of a round are in the order that the plan's seed gives. Where a run was resumed in it,
 * positions begin anew, and the order with them. Shards have seeds of their own.
 */
function wrongOrder(plan: Report['plan'], firsts: readonly TrialRecord[]): Problem[] {
  const byRound = Map.groupBy(firsts, ({ trial }) => trial.round)
  const slots = byRound.size * plan.targets.length
  if (slots > MOST_IDLE * firsts.length + LEAST_SLOTS)
    return [differs('missing-trials', 'records', [`${slots} trials`, firsts.length])]
  const all = new Set(plan.targets.map(({ id }) => id))
  return firstFaults(byRound, ([round, own]) => {
    const order = new Map(
      trialsOfRound(plan, round, all).map((trial) => [slotOf(trial), trial.position]),
    )
    const placeOf = ({ trial }: TrialRecord) => order.get(slotOf(trial)) ?? -1
    const wrong = own.find((record, index) => {
      const before = own[index - 1]
      const place = placeOf(record)
      if (record.trial.position > place) return true
      const isAnew = before === undefined || record.trial.position <= before.trial.position
      return !isAnew && place <= placeOf(before)
    })
    if (wrong === undefined) return null
    const { target, arm, position } = wrong.trial
    const where = `${target} on ${arm}, round ${round + 1}`
    return differs('trial-out-of-order', where, [position, placeOf(wrong)])
  })
}

/** Whether an analysis was planned before a run was given other limits, or ended a part of it. */
const isOfPart = ({ paid, isEnd }: Plan['looks'][number]) => paid !== undefined || isEnd === true

/** What goes on after so many rounds, as the run must have decided it; null: that is not known. */
type Decisions = (rounds: number) => AnalysisOutcome | null

/** Trials that are looked at again at the most: of the largest report, all at some analyses. */
const MOST_REPLAYED = 4_000_000

/** How many trials may still be looked at again, and what could not be computed again so far. */
type Replay = { room: number; missed: Set<Unreplayed> }

/** Under which limits a run decided what goes on after so many rounds. */
const planAt = (plan: Plan, rounds: number): Plan => {
  const before = plan.earlier?.find(({ ran }) => rounds < ran)
  return before === undefined ? plan : underLimits(plan, before.limits)
}

/**
 * An analysis is a function of the plan and of the trials before it. A stage of a bisection decides
 * otherwise.
 */
function decisionsOf({ plan }: Report, trials: readonly ParsedTrial[], replay: Replay): Decisions {
  const made = new Map<number, AnalysisOutcome | null>()
  const isUntold = plan.earlier === undefined && plan.looks.some(isOfPart)
  if (isUntold) replay.missed.add('limits')
  const isByRule = plan.alpha === ALPHA && plan.machines === null && plan.looks.length > 0
  const decide = (rounds: number) => {
    if (!isByRule || isUntold) return null
    const before = trials.filter(({ record }) => record.trial.round < rounds)
    if (before.length > replay.room) {
      replay.missed.add('size')
      return null
    }
    replay.room -= before.length
    return decideTable(planAt(plan, rounds), before, rounds)
  }
  return (rounds) => {
    if (!made.has(rounds)) made.set(rounds, decide(rounds))
    return made.get(rounds) ?? null
  }
}

type Gap = readonly [from: number, to: number]

/** The stretches of rounds that are not among these; none where none is. */
function gapsIn(rounds: ReadonlySet<number>, most: number): Gap[] {
  const gaps: Gap[] = []
  let next = 0
  for (const round of [...[...rounds].sort((a, b) => a - b), most]) {
    if (round > next && rounds.size > 0) gaps.push([next, round])
    next = round + 1
  }
  return gaps
}

/** The first round of these stretches in which the run would have gone on with the target. */
function roundAsked(
  { looks }: Plan,
  target: string,
  idle: readonly Gap[],
  decisions: Decisions,
): number | null {
  for (const [from, to] of idle) {
    const asked = looks.find(
      ({ rounds }) =>
        rounds >= from && rounds < to && decisions(rounds)?.active.has(target) === true,
    )
    if (asked !== undefined) return asked.rounds
  }
  return null
}

/**
 * Whether nothing is left to measure of a slot in a round: it was given up, or has no partner, as the
 * run knew when the round began, or when it was resumed in it. Where all trials until then had failed,
 * the first failure was enough.
 */
function deadSlots(plan: Plan, firsts: readonly TrialRecord[]) {
  const works = firsts.findIndex(({ status }) => status === 'ok')
  const failed = works < 0 ? firsts : firsts.slice(0, works)
  const known = new Map<number, ReturnType<typeof liveSlots>>()
  const liveAfter = (round: number) => {
    const live =
      known.get(round) ??
      liveSlots(
        plan,
        firsts.filter(({ trial }) => trial.round <= round),
      )
    known.set(round, live)
    return live
  }
  const atFirst = liveSlots(plan, failed)
  const lastFailed = failed.at(-1)?.trial.round ?? -1
  return (target: string, arm: string, round: number) =>
    !liveAfter(round)(target, arm) || (round <= lastFailed && !atFirst(target, arm))
}

/**
 * Whatever ran, ran in the first round, on all of its arms, and in every round until it stopped. What
 * stopped at an analysis may be taken up again at a later one, as these decided. What stopped for want
 * of time after the first rounds, which no record shows, is told, or was taken up again at an analysis
 * after which nothing else went on.
 */
function missingTrials(
  report: Report,
  firsts: readonly TrialRecord[],
  decisions: Decisions,
): Problem[] {
  const { plan, problems: told, roundsRun } = report
  const isAnalysis = mayAnalyse(plan)
  const isLive = liveSlots(plan, firsts)
  const isDead = deadSlots(plan, firsts)
  const leftOut = leftOutIn(told)
  const bySlot = Map.groupBy(firsts, ({ trial }) => slotOf(trial))
  const byRound = Map.groupBy(firsts, ({ trial }) => trial.round)
  const targetsIn = (round: number) =>
    new Set((byRound.get(round) ?? []).map(({ trial }) => trial.target))
  // A run that was killed could not tell what it had left out.
  const isFree = (to: number) =>
    to === roundsRun
      ? stopOf(report).kind === 'records'
      : ![...targetsIn(to)].some((one) => targetsIn(to - 1).has(one))
  const wasDropped = ([from, to]: Gap) =>
    REFITS.includes(from) && (to === roundsRun || isAnalysis(to)) && isFree(to)
  const taken = new Set<number>()
  const problems = plan.targets.flatMap((one) => {
    const { id: target, arms } = one
    const ran = arms.map((arm) => {
      const own = bySlot.get(slotOf({ target, arm })) ?? []
      return { arm, rounds: new Set(own.map(({ trial }) => trial.round)) }
    })
    const union = new Set(ran.flatMap(({ rounds }) => [...rounds]))
    const idle = gapsIn(union, roundsRun).filter((gap) => !wasDropped(gap))
    const decided = idle.filter(
      ([from, to]) => isAnalysis(from) && (to === roundsRun || isAnalysis(to)),
    )
    for (const [from, to] of idle)
      if (union.has(to) && !(isAnalysis(from) && isAnalysis(to))) taken.add(to)
    const mayStop = leftOut(one) || !arms.some((arm) => isLive(target, arm))
    const asked = mayStop ? null : roundAsked(plan, target, decided, decisions)
    if (asked !== null)
      return [differs('decided-otherwise', target, ['enough', `round ${asked + 1} of it`])]
    return ran.flatMap(({ arm, rounds }) => {
      const last = Math.max(0, ...rounds)
      const due = [0, ...union].filter((round) => round <= last)
      const lost = due.find((round) => !rounds.has(round) && !isDead(target, arm, round))
      if (lost === undefined) return []
      const where = `${target} on ${arm}`
      return [differs('missing-trials', where, [`round ${lost + 1} of it`, undefined])]
    })
  })
  if (taken.size <= MOST_RESUMES) return problems
  const said = `${taken.size} rounds in which trials are taken up again`
  return [...problems, differs('missing-trials', 'records', [said, `${MOST_RESUMES} at most`])]
}

/** Whether a target is among those that the run says it left out. */
function leftOutIn(problems: readonly Problem[]): (target: Target) => boolean {
  const told = problems.flatMap(({ code, subject }) => (code === 'left-out' ? [subject] : []))
  return (target) => {
    const { benchmark } = subjectOf(target)
    return told.some((one) => one?.unit === target.unit && one.benchmark === benchmark)
  }
}

/** Of the budget at most this is left when it ends, or so many times the longest of the last rounds. */
const [MOST_LEFT, LONGEST_ROUNDS, LAST_ROUNDS] = [0.25, 3, 10]

/** Seconds of the longest of the last rounds. The first has builds before it, and, like few others, starts of servers. */
function longestRoundSec(plan: Plan, records: readonly TrialRecord[]): number {
  const hasStarts = isServed(plan)
  const byRound = new Map<number, number>()
  for (const record of records) {
    const { round } = record.trial
    const sec = round > 0 || hasStarts ? recordSec(record) : record.wallSec
    byRound.set(round, (byRound.get(round) ?? 0) + sec)
  }
  return Math.max(0, ...[...byRound.values()].slice(-LAST_ROUNDS))
}

/**
 * Where the run says that all was decided, it was; where it says that its budget ended, there was no
 * room for one more round. So later rounds cannot be cut off unseen, unless somebody stopped the run.
 */
function wrongEnd(
  report: Report,
  records: readonly TrialRecord[],
  decisions: Decisions,
): Problem[] {
  const { plan, roundsRun } = report
  if (plan.machines !== null || roundsRun === 0) return []
  const { kind } = stopOf(report)
  if (kind === 'decided') {
    // Rounds that explain changes may end anywhere.
    if (plan.looks.length > 0 && !isServed(plan) && !mayAnalyse(plan)(roundsRun))
      return [
        differs('decided-otherwise', 'stop', [
          'all decided',
          `no analysis after ${roundsRun} rounds`,
        ]),
      ]
    const { decided, rows } = decisions(roundsRun) ?? { decided: 0, rows: 0 }
    return decided === rows
      ? []
      : [differs('decided-otherwise', 'stop', [`${rows} decided`, decided])]
  }
  if (kind !== 'budget') return []
  const budgetSec = roundsBudgetSec(plan.suite)
  const leftSec = budgetSec - records.reduce((sum, record) => sum + recordSec(record), 0)
  const mostSec = Math.max(MOST_LEFT * budgetSec, LONGEST_ROUNDS * longestRoundSec(plan, records))
  const left = `${Math.round(leftSec)} s of it are left`
  return leftSec <= mostSec
    ? []
    : [differs('decided-otherwise', 'stop', ['the budget ended', left])]
}

/**
 * Shards stop targets and fail on their own, but what is planned ran on one machine at least, unless
 * it was given up before on each.
 */
function neverRan(plan: Plan, firsts: readonly TrialRecord[]): Problem[] {
  const ran = new Set(firsts.map(({ trial }) => slotOf(trial)))
  const slots = plan.targets.flatMap(({ id, arms }) => arms.map((arm) => ({ target: id, arm })))
  const missing = slots.filter((slot) => !ran.has(slotOf(slot)))
  if (missing.length === 0) return []
  const byMachine = Map.groupBy(firsts, ({ trial }) => plan.machines?.[trial.round] ?? '')
  const areDead = [...byMachine.values()].map((own) => {
    const isDead = deadSlots(plan, own)
    return ({ target, arm }: { target: string; arm: string }) =>
      isDead(target, arm, own[0]!.trial.round)
  })
  return missing.flatMap((slot) =>
    areDead.length > 0 && areDead.every((isDead) => isDead(slot))
      ? []
      : [differs('missing-trials', `${slot.target} on ${slot.arm}`, ['a trial of it', undefined])],
  )
}

/**
 * What is compared with what follows from the suite. With the sides of a contrast exchanged, every
 * row, made of the same records, would call faster what is slower.
 */
function wrongContrasts({ plan }: Report): Problem[] {
  const { arms, contrasts } = makeDesign(plan.suite)
  const given = { contrasts, arms: arms.map(({ arm }) => arm) }
  return (['contrasts', 'arms'] as const).flatMap((part) =>
    textOf(plan[part]) === textOf(asStored(given[part]))
      ? []
      : [differs('other-contrasts', `plan.${part}`, [plan[part], given[part]])],
  )
}

/**
 * The analyses follow from the suite, so that none was left out that would have stopped something, or
 * added where it suits; where a run was gone on with, from its limits before and its records.
 */
function wrongAnalyses({ plan }: Report, records: readonly TrialRecord[]): Problem[] {
  const { alpha, looks, machines, earlier = [] } = plan
  // By a plan without any nothing is judged, which is told.
  if (machines !== null || looks.length === 0) return []
  const plans = [...earlier.map(({ limits }) => underLimits(plan, limits)), plan]
  const first = plans[0]!
  // Without its earlier limits nobody knows them, which is told.
  if (earlier.length === 0 && looks.some(isOfPart)) return []
  const given = atLevel(makeDesign(first.suite), alpha).analyses.map(({ rounds }) => rounds)
  const said = first.looks.map(({ rounds }) => rounds)
  if (textOf(said) !== textOf(given) || first.looks.some(isOfPart))
    return [differs('decided-otherwise', 'plan.looks', [said, given])]
  return earlier.flatMap((before, part) => {
    const next = plans[part + 1]!
    const again = analysesGoneOn(plans[part]!, before, next.suite, records)
    return textOf(next.looks) === textOf(asStored(again))
      ? []
      : [differs('decided-otherwise', 'plan.looks', [next.looks, again])]
  })
}

/** What stops between two interim analyses has failed for good, or was left out, which is told. */
function untoldEnds(report: Report, records: readonly TrialRecord[]): Problem[] {
  // A run that was killed could not tell what it left out.
  if (stopOf(report).kind === 'records') return []
  const { plan, problems, roundsRun } = report
  const isLive = liveSlots(plan, records)
  const isAnalysis = mayAnalyse(plan)
  const leftOut = leftOutIn(problems)
  const byTarget = Map.groupBy(records, ({ trial }) => trial.target)
  return plan.targets.flatMap((target) => {
    const { id, arms } = target
    const own = byTarget.get(id) ?? []
    const ran = 1 + own.reduce((most, { trial }) => Math.max(most, trial.round), -1)
    const isDue = ran > 0 && ran < roundsRun && !isAnalysis(ran)
    if (!isDue || !arms.some((arm) => isLive(id, arm)) || leftOut(target)) return []
    return [differs('missing-trials', id, [`${roundsRun} rounds`, ran])]
  })
}

/** The runs of a pool, each checked as if it came alone, and the analyses that follow from them. */
function wrongRuns(report: Report, trials: readonly ParsedTrial[], replay: Replay): Problem[] {
  const { plan } = report
  if (plan.runs === undefined) {
    replay.missed.add('runs')
    return []
  }
  const runs = runsOfPool(report, plan.runs, trials)
  if (runs === null) return [differs('other-rounds', 'plan.runs', [plan.runs, 'other rounds'])]
  const again = analysesOfPool(stopOf(report), runs)
  return [
    ...(textOf(plan.looks) === textOf(asStored(again))
      ? []
      : [differs('decided-otherwise', 'plan.looks', [plan.looks, again])]),
    ...runs.flatMap((run, nth) =>
      wrongRun(run, replay).map((one) => ({ ...one, where: `run ${nth + 1}: ${one.where}` })),
    ),
  ]
}

function wrongRun({ report, trials }: Measured, replay: Replay): Problem[] {
  const own = trials ?? []
  const records = own.map(({ record }) => record)
  const rounds = wrongRounds(report, records)
  return [
    ...wrongAnalyses(report, records),
    ...rounds,
    ...wrongTrials(report, own, rounds.length === 0, replay),
  ]
}

/** `isWhole`: the rounds are those of the trials. */
function wrongTrials(
  report: Report,
  trials: readonly ParsedTrial[],
  isWhole: boolean,
  replay: Replay,
): Problem[] {
  const { plan, roundsRun } = report
  const records = trials.map(({ record }) => record)
  const firsts = records.filter(({ trial }) => trial.attempt === 0)
  if (plan.machines !== null)
    return [
      ...(roundsRun === 0 ? [] : neverRan(plan, firsts)),
      ...(isWhole ? wrongRuns(report, trials, replay) : []),
    ]
  const decisions = isWhole ? decisionsOf(report, trials, replay) : () => null
  return [
    ...wrongOrder(plan, firsts),
    ...(roundsRun === 0 ? [] : missingTrials(report, firsts, decisions)),
    ...untoldEnds(report, records),
    ...(isWhole ? wrongEnd(report, records, decisions) : []),
  ]
}

// Hashes.

const buildKey = ({ arm, unit }: Pick<BuildRecord, 'arm' | 'unit'>) => `${unit} on ${arm}`

function zeroHashes({ builds, recordsSha256 }: Report, records: readonly TrialRecord[]): Problem[] {
  const zero = (where: string, hash: string | null) =>
    hash !== null && /^0+$/.test(hash) ? differs('zero-hash', where, [hash, 'none']) : null
  const own = zero('recordsSha256', recordsSha256)
  return [
    ...(own === null ? [] : [own]),
    ...firstFaults(builds, ({ sha256 }, index) => zero(`builds.${index}.sha256`, sha256)),
    ...firstFaults(records, ({ sha256 }, index) => zero(`records.${index}.sha256`, sha256)),
  ]
}

/** What ran must be what was built; a fresh layout is one binary however often it runs. */
function wrongBinaries({ plan, builds }: Report, records: readonly TrialRecord[]): Problem[] {
  const sums = new Map(builds.map((build) => [buildKey(build), build.sha256]))
  const units = new Map(plan.targets.map((target) => [target.id, target.unit]))
  return firstFaults(records, ({ trial, sha256, layoutSeed }, index) => {
    if (sha256 === null) return null
    const build = buildKey({ arm: trial.arm, unit: units.get(trial.target) ?? '?' })
    const key = layoutSeed === null ? build : `${build}, layout ${layoutSeed}`
    const built = sums.get(key)
    if (built === undefined && layoutSeed !== null) sums.set(key, sha256)
    if (built === sha256 || (built === undefined && layoutSeed !== null)) return null
    return differs('other-binary', `records.${index}.sha256 (${key})`, [built, sha256])
  })
}

/** Where a suite says that all of it runs, nothing is left out by what it reaches. */
function whyNotReached({ plan, builds }: Report, one: Unchanged, design: Design): string | null {
  const { build } = design.workload
  const pair = changePairs(design).find(({ contrast }) => contrast.id === one.contrast)
  if (pair === undefined) return 'a contrast under which all of it runs'
  if (one.benchmarks.length === 0) return 'no benchmark'
  const arms = [pair.base.arm.id, pair.head.arm.id]
  const built = arms.filter((arm) =>
    builds.some((build) => build.arm === arm && build.unit === one.unit),
  )
  if (built.length > 0)
    return built.length === arms.length && (build.reach ?? build.tellsOf) !== undefined
      ? null
      : `a build on ${built}`
  if (build.reach === undefined && build.saySame === undefined) return 'a workload that cannot tell'
  // What is not built is so under all contrasts, and nothing of it can run.
  const isEverywhere = executedContrasts(design).every(({ id }) =>
    plan.unchanged.some(({ contrast, unit }) => contrast === id && unit === one.unit),
  )
  if (!isEverywhere) return 'a contrast under which it is not'
  return plan.targets.some(({ unit }) => unit === one.unit) ? 'a plan in which it runs' : null
}

/**
 * What was not run because both sides do the same. Of one binary it was built on both, for the same
 * settings; else its suite lets be left out what a change cannot reach. Nothing is both that and
 * reached, and, unless the suite says so, nothing is both that and run. That benchmarks of two
 * binaries reach the same code is not in the records.
 */
function wrongUnchanged(report: Report): Problem[] {
  const { plan, builds } = report
  const design = makeDesign(plan.suite)
  const same = unchangedPackages(design, builds)
  return [
    ...plan.unchanged.flatMap((one, index) => {
      const { contrast, unit, sha256 } = one
      const where = `plan.unchanged.${index} (${unit})`
      const isIt = (other: { contrast: string; unit: string }) =>
        other.contrast === contrast && other.unit === unit
      const again = (plan.reached ?? []).find(
        (other) =>
          isIt(other) &&
          (sha256 !== null || other.benchmarks.some((name) => one.benchmarks.includes(name))),
      )
      if (again !== undefined)
        return [differs('other-unchanged', where, [one.benchmarks, `reached: ${again.why}`])]
      if (sha256 === null) {
        const why = whyNotReached(report, one, design)
        return why === null ? [] : [differs('other-unchanged', where, [one.benchmarks, why])]
      }
      const found = same.find(isIt)?.sha256
      return found === sha256 ? [] : [differs('other-binary', where, [sha256, found])]
    }),
    ...runAllTheSame(plan, design),
  ]
}

/** What is executed although no contrast has anything to tell of it. */
function runAllTheSame({ suite, targets, unchanged }: Report['plan'], design: Design): Problem[] {
  if (suite.runIdentical || unchanged.length === 0) return []
  const contrasts = executedContrasts(design)
  return firstFaults(targets, ({ id, unit }) => {
    const isNeeded = contrasts.some(
      ({ id: contrast }) => !isUnchanged(unchanged, { contrast, unit, target: id }),
    )
    return isNeeded ? null : differs('other-unchanged', id, ['nothing to run', 'a target of it'])
  })
}

/** What is wrong with the report before anything is computed again. */
function ownFaults(report: Report, { trials, sha256 }: RecordEvidence, replay: Replay): Problem[] {
  const { recordsSha256 } = report
  const records = trials.map(({ record }) => record)
  const isOther = recordsSha256 !== sha256
  return [
    ...(isOther ? [differs('other-records', 'recordsSha256', [recordsSha256, sha256])] : []),
    ...zeroHashes(report, records),
    ...duplicateTrials(records, placeInPlan),
    // One measurement in two rounds: a shard that was pooled with itself looks twice as sure.
    ...(report.plan.machines === null ? [] : duplicateTrials(records, measurementKey)),
    ...oddRows(report.comparisons),
    ...wrongContrasts(report),
    ...wrongRun({ report, trials }, replay),
    ...wrongBinaries(report, records),
    ...wrongUnchanged(report),
  ]
}

/** What of a report is not what its records give, and what of it could not be computed again. */
type Examined = { faults: Problem[]; unreplayed: Unreplayed[] }

/**
 * Everything in which the report is not what its records give: rows, conclusion, problems, rounds
 * and digests. What only the run could know, such as the machine and the command, is not in the
 * records and is not judged. `mostReplayed`: trials that are looked at again at the most.
 */
export function examineReport(
  report: Report,
  { trials, sha256 }: RecordEvidence,
  mostReplayed = MOST_REPLAYED,
): Examined {
  const replay: Replay = { room: mostReplayed, missed: new Set() }
  const own = ownFaults(report, { trials, sha256 }, replay)
  const unreplayed = [...replay.missed]
  if (own.some(({ code }) => code === 'other-rounds')) return { faults: own, unreplayed }
  const again = recompute(report, trials)
  const faults = [
    ...own,
    ...differentRows(report.comparisons, again.comparisons),
    ...otherParts(report, again),
    ...differentProblems(report, again),
    ...wrongStop(report),
  ]
  return { faults, unreplayed }
}

export const verifyReport = (report: Report, evidence: RecordEvidence): Problem[] =>
  examineReport(report, evidence).faults

/** What is wrong with the trials of a report, whose table is made anew. */
export const faultsOfTrials = (report: Report, trials: ParsedTrial[]): Problem[] =>
  ownFaults(
    { ...report, comparisons: [] },
    { trials, sha256: report.recordsSha256 },
    { room: MOST_REPLAYED, missed: new Set() },
  )

/**
 * Whether the text of a report was changed after gcbench wrote it, also where no record shows it.
 * Every version writes a checksum; a report without one was changed. It guards against accidents
 * and edits, not against who makes the checksum anew.
 */
export function changedContent(text: string): Problem[] {
  const file: { checksum?: unknown } = JSON.parse(text)
  const given = checksumOf(file)
  return file.checksum === given
    ? []
    : [differs('other-content', 'checksum', [file.checksum, given])]
}

// A report that comes from elsewhere: nothing of it counts that was not computed here.

/** Why it is refused, in one line that no comment cuts, by the name of what is wrong. */
function refusalOf([first, ...others]: readonly Problem[]): string {
  const { message = '', where, subject } = first ?? {}
  const name = clean(subject?.row ?? where ?? '', 100)
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `the report is refused: ${clean(message, 200)} (${name})${more}. To do: ${NEXT}`
}

const NO_RECORDS = makeFinding('no-records', {}, {}, { where: 'records', next: NEXT })

/**
 * What of how it stopped nobody can compute again holds it. Another version may have planned, stopped
 * or ended its rounds by a rule of its own, or somebody cut it short: that cannot be told either.
 */
function holding(report: Report, { faults, unreplayed }: Examined): Report {
  const isDecidedOtherwise = faults.some(({ code }) => code === 'decided-otherwise')
  const more = [
    ...unreplayed.map(notReplayed),
    ...(isDecidedOtherwise ? [ofVersion(report.tool.version)] : []),
  ]
  if (more.length === 0) return report
  const problems = [...without(report.problems, more), ...more]
  return underAcceptances({ ...report, problems }, report.acceptances ?? [])
}

/**
 * The report of a text as its records give it, without them; refused where it says anything else, or
 * was changed after it was written. `evidence` null: it brings none. Another version of gcbench may
 * judge otherwise, so of its reports the table is made anew, and only what it shows by itself is a
 * reason to refuse.
 */
export function recomputed(text: string, report: Report, evidence: RecordEvidence | null): Outcome {
  if (evidence === null) return { kind: 'missing', why: refusalOf([NO_RECORDS]) }
  const isOwn = report.tool.version === VERSION
  const { alpha, claims } = report.plan
  const level = alpha === ALPHA ? [] : [differs('other-numbers', 'plan.alpha', [alpha, ALPHA])]
  // Of a run that proves something no other row gates: it is no answer to a pull request.
  if (claims !== undefined) level.push(differs('other-numbers', 'plan.claims', [claims, undefined]))
  const examined = examineReport(report, evidence)
  const faults = examined.faults.filter((one) => isOwn || isOwnFault(one))
  const problems = [...level, ...faults, ...changedContent(text)]
  if (problems.length > 0) return { kind: 'missing', why: refusalOf(problems) }
  const { trials } = evidence
  const again = isOwn ? report : recompute(report, trials)
  return { kind: 'measured', report: holding(again, examined), trials }
}
