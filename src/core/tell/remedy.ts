/** What would decide the rows that a run left open: rounds, time, and the command for it. */

import { printDuration } from '../metrics/unit.ts'
import type { Comparison, Report } from '../model/model.ts'
import { FORETOLD_ROUNDS } from '../stats/flips/forecast.ts'
import { FIRST_LOOK } from '../stats/flips/planned-looks.ts'
import type { Phrase } from '../text/phrase.ts'
import { remedies } from './phrases.ts'

/** Times vary from round to round. */
const SPARE = 1.2

/** Rounds in all that would decide the rows that rounds decide, and how many rows they do not. */
function roundsFor(rows: readonly Comparison[], roundsRun: number) {
  const needed = rows.map(({ verdict }) => {
    if (verdict.word !== 'inconclusive') return null
    if (verdict.roundsNeeded !== null) return verdict.roundsNeeded
    return roundsRun < FIRST_LOOK ? FIRST_LOOK : null
  })
  const known = needed.filter((one) => one !== null)
  const all = known.length === 0 ? null : Math.max(FIRST_LOOK, ...known)
  const isHopeless = ({ verdict }: Comparison, i: number) =>
    needed[i] === null && 'reason' in verdict && /^(no-decision|stopped)$/.test(verdict.reason)
  return { all, hopeless: rows.filter(isHopeless).length }
}

/** As options have it: `90s`, `4m`. */
const budgetText = (sec: number): string =>
  sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`

/**
 * `4 more rounds, about 1 min: /bench oltp --budget 4m, or gcbench run oltp --budget 4m`. Where
 * the rounds are not allowed, or would not do, it says what else helps.
 */
export function remedyFor(report: Report, rows: readonly Comparison[]): Phrase {
  const { roundsRun, measuredSec, plan } = report
  const { all, hopeless } = roundsFor(rows, roundsRun)
  const { rounds } = plan.suite
  if (roundsRun === 0 || measuredSec === 0) {
    const asked = budgetText(2 * plan.suite.budgetSec)
    return remedies.noRound(remedies.commands(plan.suite, asked))
  }
  const rest = hopeless === 0 ? [] : remedies.notByRounds(FORETOLD_ROUNDS, hopeless)
  if (all === null) return hopeless === 0 ? remedies.quieter : rest
  const others: Phrase = hopeless === 0 ? [] : ['; ', ...rest]
  if (all > rounds.max) return [...remedies.tooMany(all, rounds.max), ...others]
  const roundSec = measuredSec / roundsRun
  const more = Math.max(1, all - roundsRun)
  const budget = budgetText(Math.max(SPARE * all * roundSec, 1))
  const commands = remedies.commands(plan.suite, budget)
  return [...remedies.more(more, printDuration(more * roundSec), commands), ...others]
}
