/** What would decide what a run left open: rounds, time, and the command for it. */

import { type Finding, stopOf } from '../model/findings.ts'
import type { Comparison, Report } from '../model/model.ts'
import { printDuration } from '../model/unit.ts'
import { aboutRows } from '../plan/finding-subjects.ts'
import { NO_ROUND, whyNoRound } from '../report/gate.ts'
import { MOST } from '../settings/option-values.ts'
import { FORETOLD_ROUNDS } from '../stats/power.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import { NAME_CAP, type Phrase } from '../text/phrase.ts'
import { wordsOfCommand } from '../text/plain.ts'
import { countNames, countWithout, plus } from './counted.ts'
import { type Duty, plainDuty, remedies } from './sentences.ts'

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
  const known = needed.filter((one) => one !== null)
  const all = known.length === 0 ? null : Math.max(FIRST_ANALYSIS, ...known)
  const isHopeless = ({ verdict }: Comparison, i: number) =>
    needed[i] === null &&
    verdict.word === 'inconclusive' &&
    (verdict.reason === 'no-decision' || verdict.reason === 'stopped')
  return { all, hopeless: rows.filter(isHopeless).length }
}

/** As options have it: `90s`, `4m`. */
const budgetText = (sec: number): string =>
  sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`

/** Seconds in which what was left out has its first look beside the others. */
function roomFor(left: readonly Finding[], { budgetSec }: Report['plan']['suite']): number {
  const most = left.reduce(
    (sec, { remedy }) => (remedy?.kind === 'budget' ? Math.max(sec, remedy.sec) : sec),
    0,
  )
  return most > budgetSec ? most : 2 * budgetSec
}

const TOLD_ANEW = /^--(?:rounds|budget|seed)$/

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
function ownCommand(command: string, requested: string): Phrase {
  const words = wordsOfCommand(command)
  const end = words.indexOf('--')
  const [options, rest] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)]
  const isKept = (word: string, at: number) =>
    !TOLD_ANEW.test(word) && !TOLD_ANEW.test(options[at - 1] ?? '')
  const same = shortCommits(options.filter(isKept).join(' '))
  const whole = [same + requested, ...rest].join(' ')
  return whole.length > NAME_CAP ? remedies.sameCommand(requested) : remedies.again(whole)
}

function commandsFor(report: Report, budget: string, rounds: number | null): Phrase {
  const { command, plan } = report
  const requested = remedies.asked(budget, rounds)
  // `gcbench ab` has no suite file that another command could name.
  const isNamed = command.split(' ')[1] !== 'ab'
  const isOfSuite = isNamed && (plan.suite.compare !== undefined || !hasOwnSides(plan))
  return isOfSuite ? remedies.commands(plan.suite, budget, rounds) : ownCommand(command, requested)
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
export function remedyFor(
  report: Report,
  rows: readonly Comparison[],
  left: readonly Finding[],
): Duty {
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
  // Most of what had no time is decided at its first look, and leaves the rounds to the others.
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
