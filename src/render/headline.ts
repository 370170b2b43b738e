/**
 * The headline of a report: clauses that say what happened, benchmarks counted by their result; and
 * what you have to do about it, with the rounds, the time and the command that it takes.
 */

import type { Code } from '../model/finding-codes.ts'
import { type Finding, placeOf, type Subject, stopOf, topicOf } from '../model/findings.ts'
import type { Comparison, GateRule, Problem, Report } from '../model/model.ts'
import { printDuration } from '../model/unit.ts'
import { aboutRows, functionOf, namesOfRows } from '../plan/plan.ts'
import {
  hadChance,
  isRowAccepted,
  lostOf,
  NO_ROUND,
  objectionsToWorkIn,
  unacceptedOf,
  whyNoRound,
} from '../report/gate.ts'
import { MOST } from '../settings/option-values.ts'
import { FORETOLD_ROUNDS } from '../stats/power.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import { reasonOf } from '../text/last-words.ts'
import { NAME_CAP, type Phrase } from '../text/phrase.ts'
import { wordsOfCommand } from '../text/plain.ts'
import { workloads } from '../workloads/index.ts'
import type { Mark, RowView } from './document.ts'
import { endsOf } from './facts.ts'
import * as say from './sentences.ts'
import { type Duty, plainDuty, remedies, type Without } from './sentences.ts'
import { underArm, underContrast } from './titles.ts'

const NONE: Without = { functions: 0, parts: 0, commands: 0, benchmarks: 0 }

/** What a suite names or a source shows: one name of it may stand for many benchmarks. */
function holderOf({ plan }: Pick<Report, 'plan'>): 'function' | 'command' | null {
  const match = workloads.find(({ kind }) => kind === plan.suite.workload.kind)?.source.benchmarks
  if (match?.kind === 'searched') return 'function'
  return match?.printsNames ? 'command' : null
}

/** Names of functions as a source has them, and of benchmarks below them. */
export function countNames(names: readonly string[]): Without {
  const benchmarks = names.filter((name) => name.includes('/')).length
  return { ...NONE, functions: names.length - benchmarks, benchmarks }
}

/** Findings that are each about one name. */
function countWithout(report: Report, findings: readonly Finding[]): Without {
  const { plan, comparisons } = report
  const holder = holderOf(report)
  if (holder !== 'function') {
    return { ...NONE, [holder === 'command' ? 'commands' : 'benchmarks']: findings.length }
  }
  // What was tried out whole is known to the last benchmark.
  const leaves = new Map(plan.targets.map(({ id, settings }) => [id, Number(settings.leaves ?? 1)]))
  const subjects = findings.map(({ subject = {} }) => subject)
  const triedOf = (subject: Subject) => leaves.get(placeOf(subject) ?? '')
  const tried = subjects.reduce((sum, subject) => sum + (triedOf(subject) ?? 0), 0)
  const open = subjects.filter((subject) => triedOf(subject) === undefined)
  const nameOf = namesOfRows(plan)
  // Some of its benchmarks have rows.
  const isPart = (subject: Subject) => {
    const name = nameOf(subject)
    return comparisons.some(({ benchmark }) => benchmark.startsWith(`${name}/`))
  }
  const whole = open.filter((subject) => !isPart(subject))
  const names = whole.map(({ benchmark = '' }) => benchmark)
  const own = { ...countNames(names), parts: open.length - whole.length }
  return plus(own, { ...NONE, benchmarks: tried })
}

/** Both together. */
const plus = (one: Without, other: Without): Without => ({
  functions: one.functions + other.functions,
  parts: one.parts + other.parts,
  commands: one.commands + other.commands,
  benchmarks: one.benchmarks + other.benchmarks,
})

// The remedy for what is undecided: rounds, time, and the command.

/** Times vary from round to round. */
const SPARE = 1.2

/**
 * Open rows whose benchmark began and was left out, since its rounds took longer than expected: the
 * rounds that were run are not theirs, and what one of them takes is not known from the others.
 */
function cutShort(rows: readonly Comparison[], { problems, plan }: Report) {
  const isAbout = aboutRows(plan)
  const cut = problems.filter(
    (one) => one.code === 'left-out' && rows.some((row) => isAbout(one, row)),
  )
  return { cut, whole: rows.filter((row) => !cut.some((one) => isAbout(one, row))) }
}

/** Rounds in all that would decide the rows that rounds decide, and how many rows they do not. */
function roundsFor(rows: readonly Comparison[], roundsRun: number) {
  const needed = rows.map(({ verdict }) => {
    if (verdict.word !== 'inconclusive') return null
    const { roundsNeeded } = verdict
    if (roundsNeeded !== null) return roundsNeeded > MOST.rounds ? null : roundsNeeded
    return roundsRun < FIRST_ANALYSIS ? FIRST_ANALYSIS : null
  })
  const numbers = needed.filter((one) => one !== null)
  const all = numbers.length === 0 ? null : Math.max(FIRST_ANALYSIS, ...numbers)
  const isHopeless = ({ verdict }: Comparison, i: number) =>
    needed[i] === null &&
    verdict.word === 'inconclusive' &&
    (verdict.reason === 'no-decision' || verdict.reason === 'stopped')
  return { all, hopeless: rows.filter(isHopeless).length }
}

/** As options have it: `90s`, `4m`. */
const budgetText = (sec: number): string =>
  sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`

/** Seconds in which what was left out has its first interim analysis beside the others. */
function roomFor(left: readonly Finding[], { budgetSec }: Report['plan']['suite']): number {
  const most = left.reduce(
    (sec, { remedy }) => (remedy?.kind === 'budget' ? Math.max(sec, remedy.sec) : sec),
    0,
  )
  return most > budgetSec ? most : 2 * budgetSec
}

const REPLACED_OPTIONS = /^--(?:rounds|budget|seed)$/

/** Two folders, or a base by itself: a command that names the suite alone would compare others. */
const hasOwnSides = ({ sources: { base, head } }: Report['plan']) =>
  head?.kind === 'folder' ||
  (base !== null && (base.kind === 'folder' || base.mergeBaseOf === null))

/** As many digits of a commit as tell it from others. */
const shortCommits = (command: string) => command.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1')

/**
 * The run's own command with more time, and the programs after its options as they are; one that
 * would not be shown whole is only named.
 */
function ownCommand(command: string, flags: string): Phrase {
  const words = wordsOfCommand(command)
  const end = words.indexOf('--')
  const [options, rest] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)]
  const isKept = (word: string, at: number) =>
    !REPLACED_OPTIONS.test(word) && !REPLACED_OPTIONS.test(options[at - 1] ?? '')
  const same = shortCommits(options.filter(isKept).join(' '))
  const whole = [same + flags, ...rest].join(' ')
  return whole.length > NAME_CAP ? remedies.sameCommand(flags) : remedies.again(whole)
}

function commandsFor(report: Report, budget: string, rounds: number | null): Phrase {
  const { command, plan } = report
  const flags = remedies.asked(budget, rounds)
  // A suite of `gcbench ab` has a folder as its head, so this holds for it, too: no file has it.
  const isOfSuite = plan.suite.compare !== undefined || !hasOwnSides(plan)
  return isOfSuite ? remedies.commands(plan.suite, budget, rounds) : ownCommand(command, flags)
}

/** What gets a first round: as much time as there was, where somebody ended it, and else more. */
function firstRound(report: Report, roomSec: number): Duty {
  const { budgetSec } = report.plan.suite
  const sec = stopOf(report).kind === 'stopped' ? budgetSec : roomSec
  const why = whyNoRound(report, budgetSec) ?? NO_ROUND
  const commands = commandsFor(report, budgetText(sec), null)
  return {
    full: [...remedies.noRound(why, commands), ...remedies.atMost(printDuration(sec))],
    brief: commands,
  }
}

/**
 * `12 rounds from the start, about 1 min: /bench oltp --budget 4m, or gcbench run …`: the command
 * begins anew. Where rounds would not do, it says what else helps. `left`: benchmarks
 * without a row, for want of time.
 */
function remedyFor(report: Report, rows: readonly Comparison[], left: readonly Finding[]): Duty {
  const { roundsRun, measuredSec, plan } = report
  const { cut, whole } = cutShort(rows, report)
  const { all, hopeless } = roundsFor(whole, roundsRun)
  const { rounds } = plan.suite
  const short = [...left, ...cut]
  const begun = { ...countNames([]), benchmarks: cut.length }
  const without = plus(countWithout(report, left), begun)
  const roomSec = roomFor(short, plan.suite)
  if (roundsRun === 0 || measuredSec === 0) return firstRound(report, roomSec)
  const roundSec = measuredSec / roundsRun
  // Before it there is no interval that a forecast could be made from.
  const isFirst = all === FIRST_ANALYSIS && roundsRun < FIRST_ANALYSIS
  const needs = [
    ...(all === null ? [] : [remedies.rounds(all, printDuration(all * roundSec), isFirst)]),
    ...(short.length === 0 ? [] : [remedies.room(without, cut.length > 0)]),
  ]
  if (needs.length === 0) {
    if (hopeless === 0) return plainDuty(remedies.quieter)
    return plainDuty(remedies.notByRounds(FORETOLD_ROUNDS, hopeless))
  }
  const rest: Phrase = hopeless === 0 ? [] : ['; ', ...remedies.otherwise(hopeless)]
  const ownSec = all === null ? 0 : Math.max(SPARE * all * roundSec, 1)
  // Most of what had no time is decided at its first interim analysis, and leaves the rounds to the others.
  const wholeSec = short.length === 0 ? 0 : roomSec
  const isMany = all !== null && all > rounds.max
  const budget = budgetText(ownSec + wholeSec)
  const commands = commandsFor(report, budget, isMany ? all : null)
  return {
    full: [
      ...needs.flatMap((need, i): Phrase => (i === 0 ? need : [', and ', ...need])),
      ': ',
      ...commands,
      ...rest,
    ],
    brief: [...commands, ...rest],
  }
}

// Clauses of a headline: benchmarks counted by their result.

type NewsContext = {
  rule: GateRule
  /** The gate has no objection to the rows; false where it is not asked. */
  isPassed: boolean
  /** What tells one contrast from another, as `` under `greentea` ``. */
  under: (contrast: string) => Phrase
}

/** Rows that decide the gate where there are any, else all but the means: these are counted. */
export function deciding(rows: RowView[]): RowView[] {
  const own = rows.filter(({ comparison }) => comparison.role !== 'geomean')
  const gating = own.filter(({ gates }) => gates)
  return gating.length > 0 ? gating : own
}

/** Those that neither decide nor tell of the machine: many of them would hide the others. */
export function besideOf(rows: RowView[]): Set<RowView> {
  const decisive = new Set(deciding(rows))
  return new Set(
    rows.filter((row) => row.comparison.role === 'informational' && !decisive.has(row)),
  )
}

const marked = (rows: RowView[], mark: Mark) => rows.filter((row) => row.mark === mark)

/** Undecided rows that are worse than the margin as far as anybody can see. */
export const isSuspected = ({ comparison }: RowView) => 'suspected' in comparison.verdict
const suspectedOf = (rows: RowView[]) => rows.filter((row) => row.gates && isSuspected(row))

/** Undecided rows that nothing could have been seen in. */
const withoutChance = (rows: RowView[], rule: GateRule) =>
  marked(rows, 'unsure').filter(
    ({ gates, comparison }) =>
      gates && !('suspected' in comparison.verdict) && !hadChance(comparison, rule),
  )

const namesOf = (rows: RowView[]) => [
  ...new Set(rows.map(({ comparison }) => comparison.benchmark)),
]

const isBelowMargin = ({ comparison: { verdict } }: RowView) =>
  'reason' in verdict && verdict.reason === 'below-margin'

/** Of a table that asks whether the change acts differently: nothing in it is a change. */
const isInteraction = (rows: RowView[]) => rows.some(({ interaction }) => interaction !== null)

const GROUPS_SHOWN = 3
/** Clauses about what moved that a headline has room for. */
const MOVEMENTS_SHOWN = 4

/** What the clauses of one headline share. */
type ClauseContext = {
  news: NewsContext
  counted: RowView[]
  /** Benchmarks that some clause is about. */
  mentioned: Set<string>
}

const countIn = ({ counted }: ClauseContext, rows: RowView[]): say.Counted => ({
  names: namesOf(rows),
  of: namesOf(counted).length,
})

/** Says where, if only one of several contrasts has it. */
function placed({ news, counted }: ClauseContext, rows: RowView[], phrase: Phrase): Phrase {
  const contrasts = new Set(rows.map(({ comparison }) => comparison.contrast))
  const all = new Set(counted.map(({ comparison }) => comparison.contrast))
  const [only] = contrasts
  if (all.size === 1 || contrasts.size > 1 || only === undefined) return phrase
  return [...phrase, ...news.under(only)]
}

/**
 * One row a benchmark: that of the largest effect, since what got worse is looked for where it is
 * worst, and of what got better the one in the table that is shown first, where its figure is
 * found; all of them where it is only one benchmark.
 */
function largest(rows: RowView[]): RowView[] {
  const byName = Map.groupBy(rows, ({ comparison }) => comparison.benchmark)
  if (byName.size === 1) return rows.filter((row, i) => rows.findIndex(sameDelta(row)) === i)
  return [...byName.values()].map((group) =>
    group.reduce((a, b) =>
      b.mark !== 'better' && say.changeSizeOf(b) > say.changeSizeOf(a) ? b : a,
    ),
  )
}

const sameDelta = (row: RowView) => (other: RowView) =>
  say.brief(row) === say.brief(other) && row.direction === other.direction

/** Groups of several metrics of speed that the same benchmarks went the same way in, as one. */
function inOneBreath(groups: RowView[][]): RowView[][] {
  const joined = Map.groupBy(groups, (group) => {
    const [{ direction, comparison }] = group as [RowView]
    const of = say.isSpeed(direction) ? JSON.stringify(namesOf(group).sort()) : comparison.metric
    return `${direction}\n${of}`
  })
  return [...joined.values()].map((alike) => alike.flat())
}

/** The largest of each metric. */
const largestOf = (rows: RowView[]): RowView[] =>
  [...Map.groupBy(rows, ({ comparison }) => comparison.metric).values()].flatMap(largest)

type Clause = { isSpeed: boolean; phrase: Phrase }

/** Clauses about rows that went one way, one a metric and word; speed comes first. */
function movements(
  context: ClauseContext,
  rows: RowView[],
  phrase: (movement: say.Movement) => Phrase,
): Clause[] {
  const speeds = context.counted.filter(({ direction }) => say.isSpeed(direction))
  const isOneOfSeveral = new Set(speeds.map(({ comparison }) => comparison.metric)).size > 1
  const groups = Map.groupBy(rows, (row) => `${row.direction}\n${row.comparison.metric}`)
  const clauses = inOneBreath([...groups.values()]).map((group) => ({
    isSpeed: say.isSpeed(group[0]!.direction),
    phrase: placed(
      context,
      group,
      phrase({ rows: largestOf(group), counted: countIn(context, group), isOneOfSeveral }),
    ),
  }))
  for (const name of namesOf(rows)) context.mentioned.add(name)
  return clauses
}

/** A clause about the benchmarks of some rows, however many metrics have it. */
function about(context: ClauseContext, rows: RowView[], phrase: (counted: say.Counted) => Phrase) {
  if (rows.length === 0) return []
  for (const name of namesOf(rows)) context.mentioned.add(name)
  return [placed(context, rows, phrase(countIn(context, rows)))]
}

/** What was not decided: benchmarks that nothing else is told of, then metrics of the others. */
function openClauses(context: ClauseContext, rows: RowView[]): Phrase[] {
  const isMentioned = ({ comparison }: RowView) => context.mentioned.has(comparison.benchmark)
  const [partly, wholly] = [rows.filter(isMentioned), rows.filter((row) => !isMentioned(row))]
  const metrics = Map.groupBy(partly, ({ comparison }) => comparison.metric)
  const isSeveral = metrics.size > GROUPS_SHOWN
  const clauses = isSeveral ? about(context, partly, say.someNotDecided) : []
  for (const [metric, group] of isSeveral ? [] : metrics)
    clauses.push(...about(context, group, (counted) => say.metricNotDecided(metric, counted)))
  return [...about(context, wholly, say.notDecided), ...clauses]
}

/** Benchmarks whose every row was shown to be as before. */
function sameClauses(context: ClauseContext): { small: Phrase[]; same: Phrase[] } {
  const byName = Map.groupBy(context.counted, ({ comparison }) => comparison.benchmark)
  const rows = [...byName.values()].filter((group) => group.every(({ mark }) => mark === 'same'))
  const isRest = context.mentioned.size > 0
  const [small, same] = [
    rows.filter((group) => group.some(isBelowMargin)).flat(),
    rows.filter((group) => !group.some(isBelowMargin)).flat(),
  ]
  const margins = same.flatMap(({ comparison: { verdict, marginPct } }) =>
    'reason' in verdict && verdict.reason === 'inside-margin' ? [marginPct] : [],
  )
  return {
    small: about(context, small, say.belowMargin),
    same: about(context, same, (counted) =>
      isInteraction(same)
        ? say.sameEffect(counted)
        : say.unmoved(counted, say.within(margins), isRest || small.length > 0),
    ),
  }
}

/** A mean that moved although none of its rows is told to have. */
function meanClauses(means: RowView[], rows: RowView[]): Phrase[] {
  const isMentioned = ({ mark, comparison }: RowView) =>
    rows.some((row) => row.mark === mark && row.comparison.metric === comparison.metric)
  return means
    .filter((row) => row.gates && row.mark === 'worse' && !row.isAccepted && !isMentioned(row))
    .map(say.meanMoved)
}

const HARMED: Mark[] = ['failed', 'withheld', 'worse', 'oom']
const FINE: Mark[] = ['better', 'same', 'unsure']

/**
 * What was seen of rows, most pressing first: `unseen`, means that moved alone and what could not
 * be seen, stands before what got better. Where all that is said of speed is that it is better,
 * that comes first: it is what is asked for.
 */
function eventClauses(context: ClauseContext, rows: RowView[], unseen: Phrase[] = []): Phrase[] {
  const of = (mark: Mark) => marked(rows, mark)
  const failed = about(context, of('failed'), say.failed)
  const withheld = about(context, of('withheld'), say.withheld)
  const oom = about(context, of('oom'), say.outOfMemory)
  const worse = movements(context, of('worse'), say.moved)
  const suspects = movements(context, suspectedOf(rows), say.suspected)
  const better = movements(context, of('better'), say.moved)
  const isChange = ({ comparison }: RowView) => comparison.verdict.word === 'changed'
  const differing = of('differs').filter((row) => !isChange(row))
  const neutral = movements(context, of('differs').filter(isChange), say.moved)
  const differs = about(context, differing, (counted) => say.differs(largest(differing), counted))
  const speedFirst = (clauses: Clause[]) => clauses.toSorted((a, b) => +b.isSpeed - +a.isSpeed)
  const bad = [...speedFirst(worse), ...speedFirst(suspects)]
  const good = speedFirst(better)
  const isGoodNews = unseen.length === 0 && !bad.some(({ isSpeed }) => isSpeed)
  const lead = isGoodNews ? good.filter(({ isSpeed }) => isSpeed) : []
  const all = [...lead, ...bad, ...good.slice(lead.length)]
  const movementsShown = all.slice(0, MOVEMENTS_SHOWN).map(({ phrase }) => phrase)
  movementsShown.splice(lead.length + bad.length, 0, ...unseen)
  const more = all.length - MOVEMENTS_SHOWN
  return [
    ...failed,
    ...withheld,
    ...oom,
    ...movementsShown,
    ...(more > 0 ? [say.moreMoved(more)] : []),
    ...neutral.map(({ phrase }) => phrase),
    ...differs,
  ]
}

/** The lead of a headline whose clauses tell of nothing that happened. */
function leadOf(
  { small, open }: { small: Phrase[]; open: Phrase[] },
  rows: RowView[],
  { isPassed }: NewsContext,
): Phrase {
  if (isInteraction(rows)) return []
  // What changed by less than the margin has changed.
  if (open.length === 0) return rows.length > 0 && small.length === 0 ? say.NO_CHANGE : []
  return isPassed ? say.NONE_SEEN : []
}

/**
 * `2 of 3 benchmarks faster (-41 %, -49 %); allocations of x +0.67 %`: what the rows say, without
 * a capital. Empty where there are none.
 */
export function happeningsOf(rows: RowView[], news: NewsContext): Phrase {
  const counted = deciding(rows)
  const context: ClauseContext = { news, counted, mentioned: new Set() }
  const isAccepted = (row: RowView) => row.isAccepted && !FINE.includes(row.mark)
  const accepted = counted.filter(isAccepted)
  const rowState = counted.filter((row) => !isAccepted(row))
  const means = meanClauses(
    rows.filter(({ comparison }) => comparison.role === 'geomean'),
    rowState,
  )
  const blind = withoutChance(rowState, news.rule)
  const isHarmed = means.length > 0 || rowState.some(({ mark }) => HARMED.includes(mark))
  const isBlindFirst = blind.length > 0 && !isHarmed && suspectedOf(rowState).length === 0
  const notEnough = about(context, blind, isBlindFirst ? say.benchmarks : say.notEnough)
  const unseen = [...means, ...(isBlindFirst ? [] : notEnough)]
  const events = eventClauses(context, rowState, unseen)
  const agreed = eventClauses(context, accepted).map(say.accepted)
  const seen = new Set([...suspectedOf(rowState), ...blind])
  const open = openClauses(
    context,
    marked(rowState, 'unsure').filter((row) => !seen.has(row)),
  )
  const { small, same } = sameClauses(context)
  const rest = [...small, ...same, ...open]
  if (isBlindFirst) {
    return [...say.NOT_ENOUGH, ...say.joined([...notEnough, ...events, ...agreed, ...rest])]
  }
  const moved = [...events, ...agreed]
  const lead = moved.length === 0 ? leadOf({ small, open }, rowState, news) : []
  return [...lead, ...say.joined([...moved, ...rest])]
}

// The headline, and the sentence on what to do.

/**
 * `news` is what happened, in clauses; `duty` one sentence about what has to be done or known,
 * empty where there is nothing; before it, which rounds all this is of, where there are others.
 */
export type Headline = {
  mood: say.Mood
  news: Phrase
  duty: Phrase
  /** The problem of which the duty says all, so that no note has to; null: there is none. */
  tells: Problem | null
}

/** `groupby_scan (time/op +5.3 %)`: each benchmark once, with the metrics that are meant. */
const named = (rows: RowView[]): Phrase[] =>
  [...Map.groupBy(rows, ({ comparison }) => comparison.benchmark).values()].map(say.rowsNamed)

const lookAt = (rows: RowView[]): say.Duty => ({
  full: say.lookAt(named(rows)),
  brief: say.lookAt(say.namesOf(rows)),
})

/** What undecided rows ask for, and what was left out: more rounds, or somebody's word. */
function openTasks(report: Report, rows: RowView[], left: readonly Finding[]): say.Duty[] {
  const open = [...suspectedOf(rows), ...withoutChance(rows, report.plan.suite.gate)].map(
    ({ comparison }) => comparison,
  )
  if (open.length + left.length > 0) return [say.toDecide(remedyFor(report, open, left))]
  if (marked(rows, 'worse').length + marked(rows, 'failed').length > 0) return []
  const unsure = marked(rows, 'unsure')
  return [{ full: say.pleaseDecide(named(unsure)), brief: say.pleaseDecide(say.namesOf(unsure)) }]
}

/** What has no row, and nobody accepted: for want of time, or since it works or lists nowhere. */
function lostIn({ comparisons, problems, plan, acceptances = [] }: Report) {
  const headSha = plan.sources.head?.sha ?? null
  const lost = lostOf(comparisons, unacceptedOf(problems, { acceptances, headSha }), plan)
  return {
    left: lost.filter(({ code }) => code === 'left-out'),
    broken: lost.filter(({ code }) => code === 'failed-everywhere'),
    unlisted: lost.filter(({ code }) => code === 'unlisted'),
  }
}

/** `tells`: the problem of which its full words say all. */
type FullDuty = say.Duty & { tells?: Problem }

/** Why there is no row, and what gets one: what somebody has to fix first, else another run. */
function firstRow(report: Report): FullDuty {
  const match = report.problems.find((one) => topicOf(one) === 'no-row')
  if (match !== undefined) {
    const reason = reasonOf(match.message)
    return {
      full: say.seeWhyNone(reason, match.next),
      brief: say.seeWhyNone(reason, undefined),
      tells: match,
    }
  }
  const { stopReason, plan } = report
  if (whyNoRound(report, plan.suite.budgetSec) === null) return say.lookAtReason([stopReason])
  return say.toDecide(remedyFor(report, [], []))
}

/** What a finding is about, as it can be accepted. */
const nameOf = ({ subject = {} }: Finding): Phrase => [{ name: placeOf(subject) ?? '' }]

/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report: Report, rows: RowView[], means: RowView[]): FullDuty[] {
  const [worse, failed] = [marked(rows, 'worse'), marked(rows, 'failed')]
  const reasons = say.lookAtReason(report.conclusion.reasons)
  // What is shown of rows that cannot fail the gate is not why it asks.
  if (rows.length > 0 && !rows.some(({ gates }) => gates)) return [reasons]
  const work = objectionsToWorkIn(report).map(({ reason }) => reason)
  const duties: say.Duty[] = work.length > 0 ? [say.lookAtReason(work)] : []
  const { left, broken, unlisted } = lostIn(report)
  if (worse.length > 0) duties.push(lookAt(worse))
  const names = broken.map(nameOf)
  if (failed.length + names.length > 0) {
    duties.push(say.plainDuty(say.seeWhy([...say.namesOf(failed), ...names])))
  }
  if (unlisted.length > 0) {
    duties.push(say.plainDuty(say.seeWhyUnlisted(unlisted.map(nameOf))))
  }
  if (marked(rows, 'withheld').length > 0) duties.push(say.plainDuty(say.QUIETER))
  else if (left.length > 0 || marked(rows, 'unsure').some(({ gates }) => gates)) {
    duties.push(...openTasks(report, rows, left))
  }
  if (duties.length > 0) return duties
  if (rows.length === 0) return [firstRow(report)]
  if (means.length > 0) return [lookAt(means)]
  return [reasons]
}

/** What a reader who has nothing to do should still know. */
function reservation(rows: RowView[]): say.Duty[] {
  const could = marked(rows, 'unsure').flatMap(({ detectable, comparison: { estimate } }) =>
    detectable !== null && 'detectable' in estimate
      ? [{ detectable, of: estimate.detectable }]
      : [],
  )
  const [most] = could.sort((a, b) => b.of - a.of)
  return most === undefined ? [] : [say.plainDuty(say.wouldHaveBeenSeen(most.detectable))]
}

/** Which rounds are told of, where a run was gone on with: its own alone, or all of them. */
function roundsOf({ plan, roundsRun }: Report): Phrase {
  if (plan.roundsBefore !== undefined) return say.newRoundsAlone(roundsRun, plan.roundsBefore)
  const read = endsOf({ plan, roundsRun }).at(-1)
  return read === undefined ? [] : say.allRounds(roundsRun, read)
}

const MOODS = {
  success: 'good',
  failure: 'bad',
  action_required: 'ask',
  neutral: 'advice',
} as const

/** Whether somebody accepted a row for this head: then it asks nothing of the reader. */
export function acceptedBy({ acceptances = [], plan, comparisons }: Report) {
  const accepted = { acceptances, headSha: plan.sources.head?.sha ?? null }
  return (row: RowView['comparison']) => isRowAccepted(row, comparisons, accepted)
}

/** What has no row: for want of time, or since it worked on no side. */
function lostClauses(report: Report): Phrase[] {
  const { left, broken, unlisted } = lostIn(report)
  return [
    ...(unlisted.length > 0 ? [say.unlisted(unlisted.length)] : []),
    ...(broken.length > 0 ? [say.failedOnEverySide(countWithout(report, broken))] : []),
    ...(left.length > 0 ? [say.leftOut(countWithout(report, left))] : []),
  ]
}

/** Benchmarks that a change brings, or takes away. */
function oneSidedClauses({ problems }: Report): Phrase[] {
  const count = (side: Code) => problems.filter(({ code }) => code === side).length
  const [added, gone] = [count('new-benchmark'), count('gone-benchmark')]
  return added + gone > 0 ? [say.oneSided(added, gone)] : []
}

/** Whether an arm was not run to the end, since it failed. */
const isGivenUp = ({ problems }: Report, arm: string) =>
  problems.some(({ code, subject }) => code === 'given-up' && subject?.arm === arm)

/** Which of two variants it is that was faster, slower or failed; [] where it is the change. */
function onlyVariant(report: Report, rows: RowView[]): Phrase {
  const [only, ...others] = new Set(deciding(rows).map(({ comparison }) => comparison.contrast))
  const contrast = report.plan.contrasts.find(({ id }) => id === only)
  if (contrast?.kind !== 'variants' || others.length > 0) return []
  if (marked(rows, 'failed').length > 0 && isGivenUp(report, contrast.base)) {
    return isGivenUp(report, contrast.head) ? [] : underArm(report, contrast.base)
  }
  return underArm(report, contrast.head)
}

/** Whether every row that decides failed without a pair, as where a side does not work at all. */
const isDead = (rows: RowView[]) =>
  deciding(rows).every(
    ({ mark, comparison: { estimate } }) => mark === 'failed' && estimate.n === 0,
  )

/** What happened to the rows that decide, then what was not run, or why there are none. */
function measuredClauses(report: Report, rows: RowView[]): Phrase[] {
  const { plan, conclusion } = report
  const unchanged = plan.unchanged.flatMap(({ benchmarks }) => benchmarks)
  const isUnreached = plan.unchanged.some(({ sha256 }) => sha256 === null)
  if (rows.length === 0) return plan.unchanged.length > 0 ? [say.sameCode(isUnreached)] : []
  const happened = happeningsOf(rows, {
    rule: plan.suite.gate,
    isPassed: conclusion.conclusion === 'success',
    under: (contrast) => underContrast(report, contrast),
  })
  const what = [...happened, ...onlyVariant(report, rows)]
  const measured = new Set(
    rows.flatMap(({ comparison: { benchmark } }) => [benchmark, functionOf(benchmark)]),
  )
  const unmeasured = new Set(unchanged.filter((name) => !measured.has(name)))
  const isGated = rows.some(({ gates }) => gates)
  return [
    ...(isGated ? [] : [say.NOTHING_GATES]),
    isDead(rows) ? say.noneCompared(what) : what,
    ...(unmeasured.size > 0 ? [say.notRun(countNames([...unmeasured]))] : []),
  ]
}

/** What happened: first what holds the gate, then the rest, last what has no other side. */
function news(report: Report, rows: RowView[]): Phrase {
  const [measured, lost] = [measuredClauses(report, rows), lostClauses(report)]
  const isWorse = rows.some(({ mark }) => mark === 'worse' || mark === 'failed')
  const all = [...(isWorse ? [...measured, ...lost] : [...lost, ...measured])]
  const clauses = [...all, ...oneSidedClauses(report)]
  return clauses.length === 0 ? say.NOTHING_COMPARED : say.joined(clauses)
}

/** `rows`: all of the tables' own, with the means over them. */
export function headlineOf(report: Report, rows: RowView[]): Headline {
  const { conclusion } = report.conclusion
  const open = deciding(rows).filter((row) => !row.isAccepted)
  const means = rows.filter(
    ({ comparison, gates, mark, isAccepted }) =>
      comparison.role === 'geomean' && gates && mark === 'worse' && !isAccepted,
  )
  const duties: FullDuty[] =
    conclusion === 'success'
      ? reservation(open)
      : conclusion === 'neutral'
        ? [say.plainDuty(say.ADVISORY), ...tasks(report, open, means)]
        : tasks(report, open, means)
  const dutySentence = say.sentence(duties)
  // Of a sentence without room for it, the brief words are there instead.
  const isFull = ({ full }: say.Duty) =>
    full.every((piece) => typeof piece === 'string' || dutySentence.includes(piece))
  return {
    // Of what moved nobody knows whether it is good: that is no green.
    mood:
      conclusion === 'success' &&
      open.some(({ comparison }) => comparison.verdict.word === 'changed')
        ? 'advice'
        : MOODS[conclusion],
    news: say.capital(news(report, rows)),
    duty: say.joinedSentences([roundsOf(report), dutySentence]),
    tells: duties.find((one) => one.tells !== undefined && isFull(one))?.tells ?? null,
  }
}
