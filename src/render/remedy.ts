/**
 * What would decide rows that are open: rounds, time and the command; or another machine, where this
 * one is the cause.
 */

import { type Finding, placeOf, type Subject, stopOf, topicOf } from '../model/findings.ts'
import type { Comparison, Problem, Report } from '../model/model.ts'
import { NAME_CAP, type Phrase, wordsOfCommand } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { builtSecOf, SPARE, wholeBudgetSec } from '../plan/fit.ts'
import { aboutRows, namesOfRows } from '../plan/plan.ts'
import { NO_ROUND, whyNoRound } from '../report/gate.ts'
import { MOST } from '../settings/values.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import { workloads } from '../workloads/index.ts'
import { type Action, plainAction, remedies, type Without } from './headline-sentences.ts'

const NONE: Without = { units: 0, functions: 0, parts: 0, commands: 0, benchmarks: 0 }

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

/** Findings that are each about one name, or about a unit of which no name is known. */
export function countWithout(report: Report, findings: readonly Finding[]): Without {
  const named = findings.filter(({ subject }) => subject?.benchmark !== undefined)
  const units = { ...NONE, units: findings.length - named.length }
  return plus(units, countNamed(report, named))
}

function countNamed(report: Report, findings: readonly Finding[]): Without {
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
  units: one.units + other.units,
  functions: one.functions + other.functions,
  parts: one.parts + other.parts,
  commands: one.commands + other.commands,
  benchmarks: one.benchmarks + other.benchmarks,
})

// The remedy for what is undecided: rounds, time, and the command.

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

/** Longer than a job of GitHub's runners lasts, no run is advised. */
const LONGEST_ADVISED_SEC = 6 * 3600

/** Rounds in all that would decide a row, or analyse it for the first time; null: not known, or lost. */
const roundsOf = ({ verdict, explanation }: Comparison, roundsRun: number): number | null =>
  verdict.word !== 'inconclusive' || 2 * explanation.lostPairs > roundsRun
    ? null
    : (verdict.roundsNeeded ?? (roundsRun < FIRST_ANALYSIS ? FIRST_ANALYSIS : null))

/** For which of all undecided rows so many rounds are enough; []: for the only one. */
function decidedBy(rounds: number, { comparisons, roundsRun }: Report): Phrase {
  const isOpen = ({ role, verdict }: Comparison) =>
    role === 'gating' && verdict.word === 'inconclusive'
  const open = comparisons.filter(isOpen)
  const isDecided = (row: Comparison) =>
    (roundsOf(row, roundsRun) ?? Number.POSITIVE_INFINITY) <= rounds
  const byName = [...Map.groupBy(open, ({ benchmark }) => benchmark)]
  const names = byName.flatMap(([name, own]) => (own.every(isDecided) ? [name] : []))
  return names.length === 0
    ? remedies.decidedRows(open.filter(isDecided).length, open.length)
    : remedies.decided({ names, of: byName.length })
}

/** Rounds in all that would decide the rows that rounds decide, and how many rows they do not. */
function roundsFor(rows: readonly Comparison[], roundsRun: number, roundSec: number) {
  const most = Math.min(MOST.rounds, LONGEST_ADVISED_SEC / (SPARE * roundSec))
  const needed = rows.map((row) => {
    const rounds = roundsOf(row, roundsRun)
    return rounds === null || rounds > most ? null : rounds
  })
  const numbers = needed.filter((one) => one !== null)
  const all = numbers.length === 0 ? null : Math.max(FIRST_ANALYSIS, ...numbers)
  const isFutile = ({ verdict }: Comparison, i: number) =>
    needed[i] === null &&
    verdict.word === 'inconclusive' &&
    (verdict.reason === 'no-decision' || verdict.reason === 'stopped')
  return { all, hopeless: rows.filter(isFutile).length }
}

/** As options have it: `90s`, `4m`. */
const budgetText = (sec: number): string =>
  sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`

/** Seconds in which what was left out has its first interim analysis beside the others. */
function roomFor(left: readonly Finding[], suite: Report['plan']['suite']): number {
  const budgetSec = wholeBudgetSec(suite)
  const most = left.reduce(
    (sec, { remedy }) => (remedy?.kind === 'budget' ? Math.max(sec, remedy.sec) : sec),
    0,
  )
  return most > budgetSec ? most : 2 * budgetSec
}

/** Of a run whose budget did not do; one that ended before it was spent may need no more. */
function moreThanHad(report: Report): number {
  const isEarly = ['rounds', 'stopped'].includes(stopOf(report).kind)
  return isEarly ? 0 : wholeBudgetSec(report.plan.suite) + 1
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
  const isNarrowed = wordsOfCommand(command).includes('--bench')
  const isOfSuite = !isNarrowed && (plan.suite.compare !== undefined || !hasOwnSides(plan))
  if (!isOfSuite) return ownCommand(command, flags)
  return remedies.commands(plan.suite, flags, report.answersComments ?? true)
}

const mostSecOf = ({ mostBudgetSec = Number.POSITIVE_INFINITY }: Report) => mostBudgetSec

/** In place of a budget that the time limit of the run's own job would cut off. */
const beyondJob = (report: Report, sec: number): Phrase =>
  remedies.beyondJob(printDuration(sec), printDuration(mostSecOf(report)))

/** What the machine did to the run. */
export const machineIn = ({ problems }: Pick<Report, 'problems'>): Problem[] =>
  problems.filter((one) => topicOf(one) === 'machine')

/** What gets a first round: as much time as there was, where somebody ended it, and else more. */
function firstRound(report: Report, roomSec: number): Action {
  const budgetSec = wholeBudgetSec(report.plan.suite)
  const sec = stopOf(report).kind === 'stopped' ? budgetSec : roomSec
  const why = whyNoRound(report, budgetSec) ?? NO_ROUND
  if (sec > mostSecOf(report)) return plainAction(remedies.noRound(why, beyondJob(report, sec)))
  const commands = commandsFor(report, budgetText(sec), null)
  return {
    full: [
      ...remedies.noRound(why, commands),
      ...remedies.atMost(printDuration(sec), report.plan.suite.waitSec === undefined),
    ],
    brief: commands,
  }
}

/** More of the same noise decides nothing: where the machine is the cause, no rounds help. */
export function remedyFor(
  report: Report,
  rows: readonly Comparison[],
  left: readonly Finding[],
): Action {
  const machine = machineIn(report)
  return machine.length === 0
    ? roundsRemedy(report, rows, left)
    : plainAction(remedies.machine(machine.flatMap(({ next }) => next ?? [])))
}

/**
 * `12 rounds from the start, about 1 min: /bench oltp --budget 4m`, where no bot answers `gcbench run …`: the command
 * begins anew. Where rounds would not do, it says what else helps. `left`: benchmarks
 * without a row, for want of time.
 */
function roundsRemedy(
  report: Report,
  rows: readonly Comparison[],
  left: readonly Finding[],
): Action {
  const { roundsRun, measuredSec, plan } = report
  const { cut, whole } = cutShort(rows, report)
  const { rounds } = plan.suite
  const short = [...left, ...cut]
  const begun = { ...countNames([]), benchmarks: cut.length }
  const without = plus(countWithout(report, left), begun)
  const roomSec = roomFor(short, plan.suite)
  if (roundsRun === 0 || measuredSec === 0) return firstRound(report, roomSec)
  const roundSec = measuredSec / roundsRun
  const { all, hopeless } = roundsFor(whole, roundsRun, roundSec)
  // Before it there is no interval that a forecast could be made from.
  const isFirst = all === FIRST_ANALYSIS && roundsRun < FIRST_ANALYSIS
  const needs = [
    ...(all === null
      ? []
      : [remedies.rounds(all, printDuration(all * roundSec), isFirst, decidedBy(all, report))]),
    ...(short.length === 0 ? [] : [remedies.room(without, cut.length > 0)]),
  ]
  if (needs.length === 0) {
    if (hopeless === 0) return plainAction(remedies.quieter)
    return plainAction(remedies.notByRounds(printDuration(LONGEST_ADVISED_SEC), hopeless))
  }
  const rest: Phrase = hopeless === 0 ? [] : ['; ', ...remedies.otherwise(hopeless)]
  const ownSec = all === null ? 0 : Math.max(SPARE * all * roundSec, 1) + builtSecOf(plan.suite)
  // Most of what had no time is decided at its first interim analysis, and leaves the rounds to the others.
  const wholeSec = short.length === 0 ? 0 : roomSec
  const isMany = all !== null && all > rounds.max
  const sec = Math.max(ownSec + wholeSec, moreThanHad(report))
  const commands =
    sec > mostSecOf(report)
      ? beyondJob(report, sec)
      : commandsFor(report, budgetText(sec), isMany ? all : null)
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
