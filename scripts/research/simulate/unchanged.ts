/**
 * How many rows in which nothing changed are proved unchanged: a row alone by its noise and rounds;
 * whole tables whose budget ends, with the targets that go on as a run chooses them, from records to
 * verdicts; and what trials of different lengths tell in the same time.
 */
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import type { ParsedTrial } from '../../../src/model/model.ts'
import { roundsBudgetSec } from '../../../src/plan/fit.ts'
import { decideTable } from '../../../src/report/interim.ts'
import { judgeTrials } from '../../../src/report/report.ts'
import { parseRecords } from '../../../src/report/samples.ts'
import { sharedArmsNull } from '../../../src/stats/arms.ts'
import { followFamily, hasMoved } from '../../../src/stats/judge.ts'
import { signFlips } from '../../../src/stats/patterns.ts'
import {
  bestLengthSec,
  FORETOLD_ROUNDS,
  shortestLengthSec,
  WITHIN_OVER_BETWEEN_SEC,
} from '../../../src/stats/power.ts'
import { derive, normal } from '../../../src/stats/random.ts'
import { alphaSpending, plannedAnalyses } from '../../../src/stats/schedule.ts'
import { planOf, recordOf } from '../../../tests/stats/measured.ts'
import { pairedSample } from '../../../tests/stats/paired-sample.ts'

type Table = {
  rows: number
  /** Rows of which head takes 10 % longer. */
  moved: number
  /** Rounds of all rows that the budget pays for. */
  budgetRounds: number
  /** Noise of a pair: the middle of the rows, and the factor between a row and one that differs by a sd. */
  sdPct: number
  spread: number
}

const ALPHA = 0.05
const MOVED_BY = 1.1
const NS = 1000

/** Of rows alone in a run of so many rounds that its budget ends, the percent that are proved. */
export function provedAlone(sdPct: number, rounds: number, draws: number): number {
  const planned = plannedAnalyses({ alpha: ALPHA, most: FORETOLD_ROUNDS })
  const analyses = alphaSpending({
    alpha: ALPHA,
    analyses: planned.map((one) => one.rounds),
    roundsInBudget: () => rounds,
    partEnds: [],
    rounds,
    final: true,
  })
  const rules = {
    ...{ alpha: ALPHA, analyses, flips: signFlips('alone') },
    ...{ sharedArms: sharedArmsNull('alone'), most: FORETOLD_ROUNDS, layoutRows: 0 },
  }
  const proved = Array.from({ length: draws }, (_, draw) => {
    const stream = derive('alone', `${sdPct}`, `${rounds}`, draw)
    const side = () =>
      Array.from({ length: rounds }, () => Math.exp((sdPct / 100 / Math.SQRT2) * normal(stream)))
    const row = pairedSample({ base: side(), head: side(), marginPct: DEFAULT_MARGIN_PCT })
    return [...followFamily([row], rules, false, rounds)].at(-1)?.[0]?.verdict.word
  }).filter((word) => word === 'equivalent').length
  return (100 * proved) / draws
}

/** One run: rows proved unchanged of those that are, called slower of those that moved, false words. */
function runTable({ rows, moved, budgetRounds, sdPct, spread }: Table, seed: string) {
  const stream = derive('unchanged', seed)
  const names = Array.from({ length: rows }, (_, i) => `B${i}`)
  const sds = names.map(() => (sdPct / 100) * spread ** normal(stream))
  const plan = planOf(names, { budgetSec: 2 * rows * budgetRounds })
  const trials: ParsedTrial[] = []
  const number = (row: number, isHead: boolean) =>
    NS *
    (isHead && row < moved ? MOVED_BY : 1) *
    Math.exp((sds[row]! / Math.SQRT2) * normal(stream))
  let outcome = decideTable(plan, trials, 0)
  let round = 0
  for (; ; round++) {
    if (round === outcome.nextAnalysis) outcome = decideTable(plan, trials, round)
    const ran = names.flatMap((name, row) => (outcome.active.has(`m.${name}`) ? [row] : []))
    const leftSec = roundsBudgetSec(plan.suite) - trials.length
    if (outcome.stop !== null || ran.length === 0 || 2 * ran.length > leftSec) break
    const records = ran.flatMap((row) =>
      ['base', 'head'].map((arm) =>
        recordOf({ round, arm, target: `m.${names[row]}` }, number(row, arm === 'head')),
      ),
    )
    trials.push(...parseRecords(plan.suite, records))
  }
  const judged = judgeTrials(plan, trials, round, true).value.filter(
    ({ role, unit }) => role === 'gating' && unit === 's',
  )
  const isMoved = (name: string) => Number(name.slice(1)) < moved
  const still = judged.filter(({ benchmark }) => !isMoved(benchmark))
  return {
    rounds: round,
    unchanged: still.filter(({ verdict }) => verdict.word === 'equivalent').length,
    found: judged.filter(
      ({ benchmark, verdict }) => isMoved(benchmark) && verdict.word === 'regressed',
    ).length,
    false: still.filter(({ verdict }) => hasMoved(verdict)).length,
  }
}

/** Sums over so many runs, as shares. */
export function tallyTables(table: Table, runs: number) {
  const all = Array.from({ length: runs }, (_, i) => runTable(table, `${i}`))
  const sum = (of: (one: ReturnType<typeof runTable>) => number) =>
    all.reduce((whole, one) => whole + of(one), 0)
  return {
    'no change %': (100 * sum((one) => one.unchanged)) / (runs * (table.rows - table.moved)),
    'found %': table.moved === 0 ? 0 : (100 * sum((one) => one.found)) / (runs * table.moved),
    'tables with a false word': sum((one) => Number(one.false > 0)),
    rounds: sum((one) => one.rounds) / runs,
  }
}

/**
 * The variance that a length leaves of what the best one leaves in the same time, where a trial
 * costs `startSec` on top of it.
 */
function lossOf(lengthSec: number, startSec: number): number {
  const costs = (sec: number) => (startSec + sec) * (1 + WITHIN_OVER_BETWEEN_SEC / sec)
  return costs(lengthSec) / costs(bestLengthSec(startSec))
}

/** What 10 ms, and the shortest trial that there is, cost beside the best. */
export const lossesOf = (startSec: number) => ({
  'best ms': 1000 * bestLengthSec(startSec),
  'shortest ms': 1000 * shortestLengthSec(startSec),
  '10 ms takes': lossOf(0.01, startSec),
  'shortest takes': lossOf(shortestLengthSec(startSec), startSec),
})
