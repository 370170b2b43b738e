/**
 * The headline of a report: clauses that say what happened, benchmarks counted by their result; and
 * what you have to do about it.
 */

import type { Code } from '../model/finding-codes.ts'
import { type Finding, messageLineOf, placeOf, topicOf } from '../model/findings.ts'
import { metricFor, wordFor } from '../model/metrics.ts'
import type { GateRule, Problem, Report } from '../model/model.ts'
import { type Phrase, reasonOf } from '../model/plain.ts'
import { percentOfLn, printDelta, printEndSize } from '../model/unit.ts'
import { areCommandsAlone } from '../plan/design.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { neverExecuted } from '../plan/plan.ts'
import { acceptanceOf } from '../report/acceptances.ts'
import {
  asksBeside,
  isRowAccepted,
  isUnjudged,
  LEARNING_RUNS,
  lostOf,
  objectingRows,
  objectionsToWorkIn,
  rulesOut,
  unacceptedOf,
  whyNoRound,
} from '../report/gate.ts'
import { TIMED_CPU } from '../report/samples.ts'
import { workloadOf } from '../workloads/index.ts'
import { hasEnds, type Mark, type RowView, type Status } from './document.ts'
import { endsOf } from './facts.ts'
import { titleOf, underArm, underContrast } from './groups.ts'
import * as say from './headline-sentences.ts'
import { countNames, countWithout, machineIn, remedyFor } from './remedy.ts'
import { isOfTwo } from './rows.ts'

// Clauses of a headline: benchmarks counted by their result.

type NewsContext = {
  rule: GateRule
  /** Two variants that are compared, base first; null: the change is. */
  versus: [base: Phrase, head: Phrase] | null
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

const suspectedOf = (rows: RowView[]) => rows.filter(({ gates, isSuspect }) => gates && isSuspect)

/** Undecided rows that may hide several margins. */
const notEnoughOf = (rows: RowView[], rule: GateRule) =>
  marked(rows, 'unsure').filter(
    ({ gates, isSuspect, comparison }) =>
      gates && !isSuspect && (isUnjudged(comparison) || !rulesOut(comparison, rule)),
  )

const namesOf = (rows: RowView[]) => [
  ...new Set(rows.map(({ comparison }) => comparison.benchmark)),
]

const isBelowMargin = ({ comparison: { verdict } }: RowView) =>
  'reason' in verdict && verdict.reason === 'below-margin'

/** Nothing in such a table is a change. */
const areInteractions = (rows: RowView[]) => rows.some(({ isInteraction }) => isInteraction)

const GROUPS_SHOWN = 3
/** Clauses that a reader takes in: the tables have the rest. */
const CLAUSES_SHOWN = 3
/** So many of them at one glance: the headline has these, and a sentence below it the others. */
const CLAUSES_AT_ONCE = 2

const mostPressing = (clauses: Phrase[]) => clauses.slice(0, CLAUSES_SHOWN)

/** So many clauses of two kinds: the first kind leaves room for one of the second. */
const bothOf = (first: Phrase[], second: Phrase[], most: number) =>
  [...first.slice(0, second.length > 0 ? most - 1 : most), ...second].slice(0, most)

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
    const [{ direction, comparison, tail }] = group as [RowView]
    const isShift = say.isSpeed(direction) && tail === null
    const of = isShift ? JSON.stringify(namesOf(group).sort()) : comparison.metric
    return `${kindOf(group[0]!)}\n${of}`
  })
  return [...joined.values()].map((alike) => alike.flat())
}

/** The largest of each metric. */
const largestOf = (rows: RowView[]): RowView[] =>
  [...Map.groupBy(rows, ({ comparison }) => comparison.metric).values()].flatMap(largest)

/** What is said of it: a tail is no change of the typical run. */
const kindOf = ({ direction, tail }: RowView) => (tail === null ? direction : 'tail')

/** Whether it is one benchmark and metric under several variants, once each. */
const areOneApart = (rows: RowView[]) =>
  rows.length > 1 &&
  namesOf(rows).length === 1 &&
  new Set(rows.map(({ comparison }) => comparison.contrast)).size === rows.length

type Clause = { isSpeed: boolean; phrase: Phrase }

/** Clauses about rows that went one way, one a metric and word; speed comes first. */
function movements(
  context: ClauseContext,
  rows: RowView[],
  phrase: (movement: say.Movement) => Phrase,
): Clause[] {
  const speeds = context.counted.filter(({ direction }) => say.isSpeed(direction))
  const isOneOfSeveral = new Set(speeds.map(({ comparison }) => comparison.metric)).size > 1
  const groups = Map.groupBy(rows, (row) => `${kindOf(row)}\n${row.comparison.metric}`)
  const clauses = inOneBreath([...groups.values()]).map((group) => {
    const shown = largestOf(group)
    const movement = {
      rows: shown,
      counted: countIn(context, group),
      isOneOfSeveral,
      versus: context.news.versus,
      under: ({ comparison }: RowView) =>
        areOneApart(shown) ? context.news.under(comparison.contrast) : [],
    }
    const isSpeed = say.isSpeed(group[0]!.direction)
    return { isSpeed, phrase: placed(context, group, phrase(movement)) }
  })
  for (const name of namesOf(rows)) context.mentioned.add(name)
  return clauses
}

/** A clause about the benchmarks of some rows, however many metrics have it. */
function about(context: ClauseContext, rows: RowView[], phrase: (counted: say.Counted) => Phrase) {
  if (rows.length === 0) return []
  for (const name of namesOf(rows)) context.mentioned.add(name)
  return [placed(context, rows, phrase(countIn(context, rows)))]
}

/** The most that some rows can be slower, and by which metric; null: of one of them nobody can say. */
function mostSlower(rows: readonly RowView[]): { text: string; metric: string } | null {
  const ends = rows.map(slowerEnd)
  const known = ends.filter((end) => end !== null)
  if (known.length === 0 || known.length < ends.length) return null
  return known.reduce((most, one) => (one.pct > most.pct ? one : most))
}

/** The same in words; the metric is told where several tell of speed. */
function boundOf({ counted }: ClauseContext, rows: readonly RowView[]): Phrase | null {
  const most = mostSlower(rows)
  if (most === null) return null
  const speeds = new Set(
    counted.flatMap((row) => (slowerEnd(row) === null ? [] : [row.comparison.metric])),
  )
  return say.bound(most.text, speeds.size > 1 ? most.metric : null)
}

const NO_BOUND_PCT = 100

/**
 * The end of an interval on the side of slower, as the row prints it. Those of rows that gate hold
 * together, so the largest of them is a bound for all.
 */
function slowerEnd({ gates, change, interval, comparison }: RowView) {
  const { better, metric } = comparison
  if (!gates || change === null || !hasEnds(interval)) return null
  if (!say.isSpeed(wordFor(metricFor(metric), 1, better))) return null
  const pct = better === 'higher' ? -change.low : change.high
  if (pct > NO_BOUND_PCT) return null
  return { pct, metric, text: `${pct < 0 ? '0' : printEndSize(pct, [change.low, change.high])} %` }
}

/** Undecided, but it cannot be slower by more than so much. */
const isBounded = (row: RowView) => slowerEnd(row) !== null

/**
 * What was not decided: by how much it can be slower at most; else benchmarks that nothing else is
 * told of, then metrics of the others.
 */
function openClauses(
  context: ClauseContext,
  rows: RowView[],
  { isLed, isBeside }: { isLed: boolean; isBeside: boolean },
): Phrase[] {
  const isMentioned = ({ comparison }: RowView) => context.mentioned.has(comparison.benchmark)
  const bounded = rows.filter(isBounded)
  const unbounded = rows.filter((row) => !isBounded(row))
  const partly = unbounded.filter(isMentioned)
  const wholly = unbounded.filter((row) => !isMentioned(row))
  const metrics = Map.groupBy(partly, ({ comparison }) => comparison.metric)
  const isSeveral = metrics.size > GROUPS_SHOWN
  const most = boundOf(context, bounded)
  const told = context.mentioned.size
  const isApart = told > 0 && !bounded.some(isMentioned)
  const clauses = isSeveral ? about(context, partly, say.someNotDecided) : []
  for (const [metric, group] of isSeveral ? [] : metrics)
    clauses.push(...about(context, group, (counted) => say.metricNotDecided(metric, counted)))
  return [
    ...(most === null
      ? []
      : about(context, bounded, (counted) => {
          const isRest = isApart && counted.names.length + told === counted.of
          const isSaid = isRest && isBeside && counted.names.length > 1
          return say.atMostSlower(counted, most, { isRest, isLed: isLed || isSaid })
        })),
    ...about(context, wholly, say.notDecided),
    ...clauses,
  ]
}

/** The margins that intervals were shown to be in. */
const marginsOf = (rows: readonly RowView[]) =>
  rows.flatMap(({ comparison: { verdict, marginPct } }) =>
    'reason' in verdict && verdict.reason === 'inside-margin' && marginPct > 0 ? [marginPct] : [],
  )

/** Benchmarks whose every row was shown to be as before. */
function sameClauses(context: ClauseContext): { small: Phrase[]; same: Phrase[] } {
  const byName = Map.groupBy(context.counted, ({ comparison }) => comparison.benchmark)
  const rows = [...byName.values()].filter((group) => group.every(({ mark }) => mark === 'same'))
  const isRest = context.mentioned.size > 0
  const [small, same] = [
    rows.filter((group) => group.some(isBelowMargin)).flat(),
    rows.filter((group) => !group.some(isBelowMargin)).flat(),
  ]
  const margins = marginsOf(same)
  return {
    small: about(context, small, say.belowMargin),
    same: about(context, same, (counted) =>
      areInteractions(same)
        ? say.sameEffect(counted)
        : say.unmoved(counted, say.withinMargins(margins), isRest || small.length > 0),
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

/** The side on which rounds of a row were lost; null: it does not say. */
function losingSide({ comparison }: RowView): string | null {
  const side = comparison.problems.find(({ code }) => code === 'lost-on-head')?.details?.side
  return typeof side === 'string' ? side : null
}

const FINE: Mark[] = ['better', 'same', 'unsure']

/**
 * What was seen of rows, most pressing first: `unseen`, means that moved alone and what could not
 * be seen, stands before what got better. Where all that is said of speed is that it is better,
 * that comes first: it is what is asked for.
 */
function eventClauses(context: ClauseContext, rows: RowView[], unseen: Phrase[] = []): Phrase[] {
  const of = (mark: Mark) => marked(rows, mark)
  const failed = about(context, of('failed'), say.failed)
  const lost = rows.filter(
    (row) => row.mark !== 'failed' && row.gates && asksBeside(row.comparison) && !isOfTwo(row),
  )
  const losing = [...Map.groupBy(lost, losingSide)].flatMap(([side, own]) =>
    about(context, own, say.lostOnHead(side)),
  )
  const withheld = about(context, of('withheld'), say.withheld)
  const oom = about(context, of('oom'), say.outOfMemory)
  const worse = movements(context, of('worse'), say.moved)
  const suspected = suspectedOf(rows)
  const suspects = [
    ...movements(
      context,
      suspected.filter((row) => !isBelowMargin(row)),
      say.suspected,
    ),
    ...movements(context, suspected.filter(isBelowMargin), say.perhapsMore),
  ]
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
  const movementsShown = all.map(({ phrase }) => phrase)
  movementsShown.splice(lead.length + bad.length, 0, ...unseen)
  return [
    ...failed,
    ...losing,
    ...withheld,
    ...oom,
    ...movementsShown,
    ...neutral.map(({ phrase }) => phrase),
    ...differs,
  ]
}

/**
 * What nothing could be seen in: metrics of benchmarks that something else is told of, then the
 * others, with the bound that there is.
 */
function blindClauses(context: ClauseContext, rows: RowView[], isLed: boolean): Phrase[] {
  const isMentioned = ({ comparison }: RowView) => context.mentioned.has(comparison.benchmark)
  const partly = Map.groupBy(rows.filter(isMentioned), ({ comparison }) => comparison.metric)
  const wholly = rows.filter((row) => !isMentioned(row))
  const most = boundOf(context, wholly)
  const isSeveral = partly.size > GROUPS_SHOWN
  const groups: [string | null, RowView[]][] = isSeveral
    ? [[null, [...partly.values()].flat()]]
    : [...partly]
  return [
    ...about(context, wholly, (counted) => say.notEnough(counted, most, isLed)),
    ...groups.flatMap(([metric, group]) =>
      about(context, group, (counted) => say.metricNotEnough(metric, counted)),
    ),
  ]
}

/** What a headline begins with where nothing is decided, and some cannot be slower by much. */
function blindLead(context: ClauseContext, rows: RowView[], blind: RowView[]): Phrase | null {
  const { names, of } = countIn(context, blind)
  const isNone = names.length < of && rows.every(({ mark }) => mark === 'unsure')
  return isNone ? say.noneDecided(of) : null
}

/** Nothing happened: by how much every benchmark can be slower at most. */
function nothingSlower(context: ClauseContext, open: RowView[], same: RowView[]): Phrase | null {
  const most = mostSlower([...open, ...same.filter(isBounded)])
  if (open.length === 0 || most === null || areInteractions(open)) return null
  // A benchmark with equal allocations and an undecided time is not without change.
  const openNames = new Set(namesOf(open))
  const whole = same.filter(({ comparison }) => !openNames.has(comparison.benchmark))
  const proved = countIn(context, whole)
  const all = countIn(context, [...open, ...same])
  return [
    ...say.nothingSlower(all, most.text, whole.length > 0),
    ...(whole.length === 0
      ? []
      : say.ofWhichWithin(proved.names.length, say.withinMargins(marginsOf(whole)))),
  ]
}

/** What counts say of benchmarks whose times decided nothing. */
function countedClauses(rows: RowView[]): Phrase[] {
  const open = marked(rows, 'unsure').flatMap(({ comparison: { benchmark, instructions } }) =>
    instructions === undefined ? [] : [{ benchmark, ...instructions }],
  )
  const same = open.filter(({ path }) => path === 'same')
  const different = open
    .filter(({ path }) => path === 'different')
    .sort((a, b) => Math.abs(b.point) - Math.abs(a.point))
  const [most] = different
  if (most === undefined) return same.length === 0 ? [] : [say.sameWork(same.length)]
  const change = printDelta(percentOfLn(most.point))
  return [say.otherWork(most.benchmark, change, different.length, same.length)]
}

/** The same phrases, the first of them behind some words. */
const led = (words: Phrase, [first, ...rest]: Phrase[]): Phrase[] =>
  first === undefined ? [words] : [[...words, ...first], ...rest]

/**
 * `2 of 3 benchmarks faster (-41 %, -49 %)`, `allocations of x +0.67 %`: what the rows say, most
 * pressing first, without a capital. Empty where there are none.
 */
export function happeningsOf(rows: RowView[], news: NewsContext): Phrase[] {
  const counted = deciding(rows)
  const context: ClauseContext = { news, counted, mentioned: new Set() }
  const isAccepted = (row: RowView) => row.isAccepted && !FINE.includes(row.mark)
  const accepted = counted.filter(isAccepted)
  const isOpenOfTwo = (row: RowView) => isOfTwo(row) && !isAccepted(row) && row.mark !== 'failed'
  const rowState = counted.filter((row) => !isAccepted(row) && !isOpenOfTwo(row))
  const means = meanClauses(
    rows.filter(({ comparison }) => comparison.role === 'geomean'),
    rowState,
  )
  const blind = notEnoughOf(rowState, news.rule)
  const moved = [
    ...eventClauses(context, rowState, [
      ...about(context, counted.filter(isOpenOfTwo), say.rewritten),
      ...means,
    ]),
    ...eventClauses(context, accepted).map(say.accepted),
  ]
  const seen = new Set([...suspectedOf(rowState), ...blind])
  // A benchmark that is undecided is not told a second time, with a bound of another row.
  const blindNames = new Set(namesOf(blind))
  const isTold = (row: RowView) =>
    seen.has(row) || (isBounded(row) && blindNames.has(row.comparison.benchmark))
  const open = marked(rowState, 'unsure').filter((row) => !isTold(row))
  if (moved.length === 0 && blind.length === 0) {
    const same = marked(rowState, 'same').filter((row) => !isBelowMargin(row))
    const isWhole = open.length + same.length === rowState.length
    const bound = isWhole ? nothingSlower(context, open, same) : null
    if (bound !== null) return mostPressing([bound, ...countedClauses(open)])
  }
  const lead = moved.length === 0 && blind.length > 0 ? blindLead(context, rowState, blind) : null
  const notEnough = blindClauses(context, blind, lead !== null)
  const undecided = openClauses(context, open, { isLed: lead !== null, isBeside: blind.length > 0 })
  const { small, same } = sameClauses(context)
  const all = [...moved, ...notEnough, ...small, ...same, ...undecided]
  const clauses = mostPressing([...all, ...countedClauses(rowState)])
  if (lead !== null) return led(lead, clauses)
  // What changed by less than the margin has changed.
  const isUnchanged = rowState.length > 0 && all.length === same.length
  return isUnchanged && !areInteractions(rows) ? led(say.NO_CHANGE, clauses) : clauses
}

// The headline, and the sentence on what to do.

/**
 * `news` is what happened, in two clauses at most; `action` one sentence about what has to be done or
 * known, empty where there is nothing; before it, which rounds all this is of, where there are others;
 * behind it what else happened.
 */
export type Headline = {
  status: Status
  news: Phrase
  action: Phrase
  /** The problem of which the action says all, so that no note has to; null: there is none. */
  tells: Problem | null
}

/** `groupby_scan (time/op +5.3 %)`: each benchmark once, with the metrics that are meant. */
function named(rows: RowView[]): Phrase[] {
  const groups = [...Map.groupBy(rows, ({ comparison }) => comparison.benchmark).values()]
  return groups.map((group) => say.rowsNamed(group, groups.length <= say.NAMED))
}

const lookAt = (rows: RowView[]): say.Action => ({
  full: say.lookAt(named(rows)),
  brief: say.lookAt(say.namesOf(rows)),
})

/** What undecided rows ask for, and what was left out: more rounds, or somebody's word. */
function openTasks(report: Report, rows: RowView[], left: readonly Finding[]): say.Action[] {
  const open = [...suspectedOf(rows), ...notEnoughOf(rows, report.plan.suite.gate)].map(
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
    renamed: lost.filter(({ code }) => code === 'renamed-benchmark'),
  }
}

/** `tells`: the problem of which its full words say all. */
type LocatedAction = say.Action & { tells?: Problem }

/** Why there is no row, and what gets one: what somebody has to fix first, else another run. */
function firstRow(report: Report): LocatedAction {
  const match = report.problems.find((one) => topicOf(one) === 'no-row')
  if (match !== undefined) {
    const reason = reasonOf(messageLineOf(match))
    return {
      full: say.seeWhyNone(reason, match.next),
      brief: say.seeWhyNone(reason, undefined),
      tells: match,
    }
  }
  const { stopReason, plan } = report
  if (whyNoRound(report, wholeBudgetSec(plan.suite)) === null) return say.lookAtReason([stopReason])
  return say.toDecide(remedyFor(report, [], []))
}

/** What a finding is about, as it can be accepted. */
const nameOf = ({ subject = {} }: Finding): Phrase => [{ name: placeOf(subject) ?? '' }]

/** Of a run that could keep nothing apart; null: it could, or somebody has accepted that. */
function openIn(
  { problems, plan, acceptances = [] }: Report,
  rows: readonly RowView[],
): LocatedAction | null {
  const headSha = plan.sources.head?.sha ?? null
  const all = unacceptedOf(problems, { acceptances, headSha })
  const match = all.find(({ code }) => code === 'not-isolated')
  if (match === undefined) return null
  const see = rows.length > 0 ? say.seeWhyUnenforced : say.seeWhyNone
  return {
    full: see(match.message, match.next),
    brief: see(match.message, undefined),
    tells: match,
  }
}

/** What is open of rows that compare two programs, and what was left out. */
function openDuties(report: Report, rows: RowView[], left: readonly Finding[]): say.Action[] {
  if (marked(rows, 'withheld').length > 0) return [say.plainAction(say.QUIETER)]
  const own = rows.filter((row) => !isOfTwo(row))
  const isOpen = left.length > 0 || marked(own, 'unsure').some(isObjecting(report))
  return isOpen ? openTasks(report, own, left) : []
}

/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report: Report, rows: RowView[], means: RowView[]): LocatedAction[] {
  const [worse, failed] = [marked(rows, 'worse'), marked(rows, 'failed')]
  const rewritten = rows.filter((row) => row.gates && isOfTwo(row))
  const reasons = say.lookAtReason(report.conclusion.reasons)
  // What is shown of rows that cannot fail the gate is not why it asks.
  if (rows.length > 0 && !rows.some(({ gates }) => gates)) return [reasons]
  const work = objectionsToWorkIn(report).map(({ reason }) => reason)
  const open = openIn(report, rows)
  const duties: LocatedAction[] = open === null ? [] : [open]
  if (work.length > 0) duties.push(say.lookAtReason(work))
  const { left, broken, unlisted, renamed } = lostIn(report)
  if (worse.length > 0) duties.push(lookAt(worse))
  if (renamed.length > 0) duties.push(say.plainAction(say.seeRenamed(renamed.map(nameOf))))
  if (rewritten.length > 0) duties.push(say.plainAction(say.seeRewritten(say.namesOf(rewritten))))
  const names = broken.map(nameOf)
  if (failed.length + names.length > 0) {
    duties.push(say.plainAction(say.seeWhy([...say.namesOf(failed), ...names])))
  }
  if (unlisted.length > 0) {
    duties.push(say.plainAction(say.seeWhyUnlisted(unlisted.map(nameOf))))
  }
  duties.push(...openDuties(report, rows, left))
  if (duties.length > 0) return duties
  if (rows.length === 0) return [firstRow(report)]
  if (means.length > 0) return [lookAt(means)]
  return [reasons]
}

/** The same where commands were compared because somebody asked, and nothing depends on it. */
function askedTasks(report: Report, rows: RowView[]): LocatedAction[] {
  if (rows.length === 0) return [firstRow(report)]
  const failed = marked(rows, 'failed')
  if (failed.length > 0) return [say.plainAction(say.seeWhy(say.namesOf(failed)))]
  const { left } = lostIn(report)
  const open = [...suspectedOf(rows), ...notEnoughOf(rows, report.plan.suite.gate)]
  return open.length + left.length > 0 ? openTasks(report, rows, left) : []
}

/** Whether the gate would say something better without the row. */
function isObjecting({ comparisons, plan, acceptances = [] }: Report) {
  const accepted = { acceptances, headSha: plan.sources.head?.sha ?? null }
  const objecting = new Set(objectingRows(comparisons, plan.suite.gate, accepted))
  return ({ comparison }: RowView) => objecting.has(comparison)
}

/** What a reader who has nothing to do should still know, where the news has no bound. */
function reservation(rows: RowView[]): say.Action[] {
  const could = marked(
    rows.filter((row) => !isBounded(row)),
    'unsure',
  ).flatMap(({ detectable, isBlind, comparison: { estimate } }) =>
    detectable !== null && !isBlind && 'detectable' in estimate
      ? [{ detectable, of: estimate.detectable }]
      : [],
  )
  const [most] = could.sort((a, b) => b.of - a.of)
  return most === undefined ? [] : [say.plainAction(say.wouldHaveBeenSeen(most.detectable))]
}

/** Which rounds are told of, where a run was gone on with: its own alone, or all of them. */
function roundsOf({ plan, roundsRun }: Report): Phrase {
  if (plan.roundsBefore !== undefined) return say.newRoundsAlone(roundsRun, plan.roundsBefore)
  const read = endsOf({ plan, roundsRun }).at(-1)
  return read === undefined ? [] : say.allRounds(roundsRun, read)
}

/** Rows that got worse and ask nothing of the reader, since somebody answers for them. */
function acceptedIn({ acceptances = [], plan }: Report, rows: RowView[]): say.Action[] {
  const headSha = plan.sources.head?.sha ?? null
  const own = rows.filter((row) => row.isAccepted && !FINE.includes(row.mark))
  const by = new Set(
    own.flatMap(({ comparison }) => acceptanceOf(comparison, acceptances, headSha)?.by ?? []),
  )
  if (by.size === 0) return []
  return [
    {
      full: say.acceptedFor(named(own), [...by]),
      brief: say.acceptedFor(say.namesOf(own), [...by]),
    },
  ]
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

/**
 * What has no row: it does not compile, had no time, or worked on no side. `isBehindFailure`: behind
 * what says that something else failed.
 */
function lostClauses(report: Report, isBehindFailure: boolean): Phrase[] {
  const unbuilt = report.problems.filter(({ code }) => code === 'build-failed')
  const { left, broken, unlisted, renamed } = lostIn(report)
  const failures = [
    ...(unbuilt.length > 0 ? [say.unbuilt(unbuilt, isBehindFailure)] : []),
    ...(unlisted.length > 0 ? [say.unlisted(unlisted.length)] : []),
    ...(broken.length > 0 ? [say.failedOnEverySide(countWithout(report, broken))] : []),
  ]
  return [
    ...failures.map((one, nth) => (isBehindFailure || nth > 0 ? say.apart(one) : one)),
    ...(renamed.length > 0 ? [say.renamed(renamed.length)] : []),
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

/** Two variants of which one is slower or faster than the other, base first; null: the change is. */
export function variantsIn(report: Report, rows: RowView[]): [Phrase, Phrase] | null {
  const counted = deciding(rows)
  const [only, ...others] = new Set(counted.map(({ comparison }) => comparison.contrast))
  const contrast = report.plan.contrasts.find(({ id }) => id === only)
  if (contrast?.kind !== 'variants' || others.length > 0) return null
  const hasMoved = counted.some(
    ({ mark, direction }) => (mark === 'worse' || mark === 'better') && say.isSpeed(direction),
  )
  return hasMoved ? titleOf(report, contrast.id).sides : null
}

/** Whether every row that decides failed without a pair, as where a side does not work at all. */
const isDead = (rows: RowView[]) =>
  deciding(rows).every(
    ({ mark, comparison: { estimate } }) => mark === 'failed' && estimate.n === 0,
  )

/** Whether what a change cannot reach was told by machine code; others tell by what they load. */
export const comparesMachineCode = ({ plan }: Report): boolean =>
  workloadOf(plan.suite.workload.kind).build.reach !== undefined

/** What happened to the rows that decide, then what was not run, or why there are none. */
function measuredClauses(report: Report, rows: RowView[]): Phrase[] {
  const { plan } = report
  const versus = variantsIn(report, rows)
  const isUnreached = plan.unchanged.some(({ sha256 }) => sha256 === null)
  const isMachineCode =
    comparesMachineCode(report) || plan.unchanged.every(({ sha256 }) => sha256 !== null)
  if (rows.length === 0) {
    const { left, broken, unlisted } = lostIn(report)
    // Beside what has no row for another reason, what is unchanged is not all that there is.
    const isRest = left.length + broken.length + unlisted.length > 0
    const unchanged = neverExecuted(plan, [])
    if (plan.unchanged.length === 0) return []
    return [isRest ? say.notRun(countNames(unchanged)) : say.sameCode(isUnreached, isMachineCode)]
  }
  const happened = happeningsOf(rows, {
    rule: plan.suite.gate,
    under: (contrast) => underContrast(report, contrast),
    versus,
  })
  const variant = versus === null ? onlyVariant(report, rows) : []
  const last = happened.length - 1
  const what = happened.map((clause, i) => (i === last ? [...clause, ...variant] : clause))
  const unmeasured = neverExecuted(
    plan,
    rows.map(({ comparison }) => comparison),
  )
  const idle = report.problems.filter(({ code }) => code === 'not-executed')
  const isGated = rows.some(({ gates }) => gates)
  return [
    ...(isGated ? [] : [say.NOTHING_GATES]),
    ...(isDead(rows) ? led(say.NONE_COMPARED, what) : what),
    ...(unmeasured.length > 0 ? [say.notRun(countNames(unmeasured))] : []),
    ...(idle.length > 0 ? [say.notExecuted(countWithout(report, idle))] : []),
  ]
}

/** Beside what the machine did: which clock the times were judged by, where there are two. */
function witness(rows: RowView[]): Phrase {
  const timed = deciding(rows).filter(
    ({ comparison }) => comparison.explanation.clock !== undefined,
  )
  const byCpu = timed.filter(({ comparison }) => comparison.metric === TIMED_CPU)
  return say.decidedBy(namesOf(byCpu).length, namesOf(timed).length)
}

/** What happened: first what holds the gate, then the rest, last what has no other side. */
function news(report: Report, rows: RowView[]): { atOnce: Phrase; also: Phrase } {
  const hasFailed = marked(rows, 'failed').length > 0
  const hasWorsened = marked(rows, 'worse').length > 0
  const isWorse = hasFailed || hasWorsened
  const [measured, lost] = [measuredClauses(report, rows), lostClauses(report, hasFailed)]
  const rest = oneSidedClauses(report)
  const causes = machineIn(report).map(({ message }): Phrase => [{ prose: message }])
  const machine = causes.map((one, i) => (i < causes.length - 1 ? one : [...one, ...witness(rows)]))
  // It comes first where it is why something was not decided, or had no time.
  const isCause =
    rows.some(({ gates, mark }) => gates && mark === 'unsure') || lostIn(report).left.length > 0
  const isMeasured = rows.some(({ mark }) => mark !== 'failed')
  const isMachineTold = isCause || isMeasured
  const told = isMachineTold ? machine : []
  // Nothing else says it of the machine.
  const room = Math.max(1, CLAUSES_SHOWN - told.length)
  // What failed and what is slower are two answers, and the machine is the cause of neither.
  const areBoth = hasFailed && hasWorsened && told.length > 0
  const others = areBoth
    ? measured.slice(0, CLAUSES_AT_ONCE)
    : isWorse
      ? bothOf(measured, [...lost, ...rest], room)
      : bothOf(lost, [...measured, ...rest], room)
  // What does not compile weighs more than a second thing about what does.
  const unbuilt = report.problems.some(({ code }) => code === 'build-failed') ? lost[0] : undefined
  const at = unbuilt === undefined ? -1 : others.indexOf(unbuilt)
  if (at > 1) others.splice(1, 0, ...others.splice(at, 1))
  const clauses = isCause && !areBoth ? [...told, ...others] : [...others, ...told]
  const atOnce = clauses.length === 0 ? [say.NOTHING_COMPARED] : clauses.slice(0, CLAUSES_AT_ONCE)
  return { atOnce: say.joined(atOnce), also: say.also(clauses.slice(CLAUSES_AT_ONCE)) }
}

/** Why nothing is enforced, where that is so. */
function unenforced({ conclusion, plan, runNumber }: Report): say.Action[] {
  const { gate } = plan.suite
  if (conclusion.conclusion !== 'neutral') return []
  if (gate.mode === 'advisory') return [say.plainAction(say.ADVISORY)]
  if (conclusion.enforced === undefined) return []
  return [say.plainAction(say.learning(conclusion.enforced, runNumber, gate.runs ?? LEARNING_RUNS))]
}

/** Whose benchmarks they are, where they are not the project's own. */
const ofConsumer = ({ plan: { sources } }: Report): Phrase =>
  sources.consumer === undefined ? [] : say.benchmarksOf(sources.consumer.asked)

/**
 * Whether a success is green. Of what moved nobody may know whether it is good; and a sentence that
 * says what disturbed the machine is a warning, whatever the gate makes of the rows.
 */
const isEarned = (report: Report, open: RowView[]) =>
  machineIn(report).length === 0 &&
  !open.some(({ comparison }) => comparison.verdict.word === 'changed')

/** `rows`: all of the tables' own, with the means over them. */
export function headlineOf(report: Report, rows: RowView[]): Headline {
  const { conclusion } = report.conclusion
  const open = deciding(rows).filter((row) => !row.isAccepted)
  const means = rows.filter(
    ({ comparison, gates, mark, isAccepted }) =>
      comparison.role === 'geomean' && gates && mark === 'worse' && !isAccepted,
  )
  const { plan } = report
  const isAsked = areCommandsAlone(plan) && plan.suite.gate.mode === 'advisory'
  const duties: LocatedAction[] = isAsked
    ? askedTasks(report, open)
    : conclusion === 'success'
      ? [...acceptedIn(report, deciding(rows)), ...reservation(open)]
      : [...unenforced(report), ...tasks(report, open, means)]
  const actionSentence = say.sentence(duties)
  // Of a sentence without room for it, the brief words are there instead.
  const isFull = ({ full }: say.Action) =>
    full.every((piece) => typeof piece === 'string' || actionSentence.includes(piece))
  const { atOnce, also } = news(report, rows)
  return {
    status: conclusion === 'success' && !isEarned(report, open) ? 'advice' : MOODS[conclusion],
    news: say.capital([...ofConsumer(report), ...atOnce]),
    action: say.joinedSentences([roundsOf(report), actionSentence, also]),
    tells: duties.find((one) => one.tells !== undefined && isFull(one))?.tells ?? null,
  }
}
