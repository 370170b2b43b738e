/** What would decide the rows that a run left open: rounds, time, and the command for it. */

import { printDuration } from '../metrics/unit.ts'
import type { Comparison, Report } from '../model/model.ts'
import { type Phrase, plural } from '../text/phrase.ts'

/** No gating row can be called in fewer. */
const FIRST_LOOK = 8
/** Times vary from round to round. */
const SPARE = 1.2

/** Rounds in all that would decide the rows; null: it cannot be told. */
function roundsFor(rows: readonly Comparison[], roundsRun: number): number | null {
  const needed = rows.map(({ verdict }) => {
    if (verdict.word !== 'inconclusive') return null
    if (verdict.roundsNeeded !== null) return verdict.roundsNeeded
    return roundsRun < FIRST_LOOK ? FIRST_LOOK : null
  })
  if (needed.length === 0 || needed.includes(null)) return null
  return needed.reduce<number>((most, one) => Math.max(most, one ?? 0), FIRST_LOOK)
}

/** As options have it: `90s`, `4m`. */
const budgetText = (sec: number): string =>
  sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`

/**
 * `4 more rounds, about 1 min: /bench oltp --budget 4m, or gcbench run oltp --budget 4m`. Where
 * the rounds are not allowed, or cannot be told, it says what else helps.
 */
export function remedyFor(report: Report, rows: readonly Comparison[]): Phrase {
  const { roundsRun, measuredSec, plan } = report
  const all = roundsFor(rows, roundsRun)
  const { name, rounds } = plan.suite
  if (roundsRun === 0 || measuredSec === 0) {
    const asked = budgetText(2 * plan.suite.budgetSec)
    return ['no round was finished: ', ...commands(name, asked)]
  }
  if (all === null) return ['run again on a quieter machine']
  if (all > rounds.max) {
    return [
      `it takes about ${all} rounds, and the suite allows ${rounds.max}: raise `,
      { strong: 'rounds' },
      ' or the margin, or use a quieter machine',
    ]
  }
  const roundSec = measuredSec / roundsRun
  const more = Math.max(1, all - roundsRun)
  const budget = budgetText(Math.max(SPARE * all * roundSec, 1))
  return [
    `${plural(more, 'more round')}, about ${printDuration(more * roundSec)}: `,
    ...commands(name, budget),
  ]
}

const commands = (suite: string, budget: string): Phrase => [
  { name: `/bench ${suite} --budget ${budget}` },
  ', or ',
  { name: `gcbench run ${suite} --budget ${budget}` },
]
