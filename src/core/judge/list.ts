/**
 * Rows that decide nothing: informational rows, their geomeans, controls. They have as many rounds
 * as the rows beside them needed, so they are judged once, on all of them, with a p and a level
 * that hold whichever look was the last.
 */

import type { PairedSample } from '../model/model.ts'
import { countAsFar, leaning } from '../stats/flips/step-down.ts'
import { benjaminiHochberg } from '../stats/tests/benjamini-hochberg.ts'
import { holm } from '../stats/tests/holm.ts'
import { selectedAlpha } from '../stats/tests/selected-alpha.ts'
import { gatherEvidence, isExact } from './evidence.ts'
import { type Looks, prove, survives } from './family.ts'
import { openStanding, type Seen, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/**
 * `list`: the expected share of false findings is bounded (Benjamini-Hochberg), and the intervals
 * of found rows are widened to match. `controls`: the chance of any false finding is (Holm).
 */
export type ListKind = 'list' | 'controls'

export function judgeList(
  samples: readonly PairedSample[],
  kind: ListKind,
  looks: Looks,
  rounds: number,
): Standing[] {
  const { alpha } = looks
  const rows = samples.map((sample) => openStanding(sample, '', rounds))
  for (const row of rows) gather(row, looks)
  const tested = rows.filter((row) => !row.isExempt)
  const p = tested.map((row) => row.pSequential ?? 1)
  const adjusted = kind === 'list' ? benjaminiHochberg(p) : holm(p)
  const found = adjusted.filter((value) => value <= alpha).length
  const ranks = ranksOf(p)
  tested.forEach((row, i) => {
    const isMoved = adjusted[i]! <= alpha
    const bar = isMoved ? found : kind === 'list' ? ranks[i]! : found + 1
    row.pAdjusted = adjusted[i]!
    row.family =
      kind === 'list'
        ? `Benjamini-Hochberg over ${tested.length} rows that do not gate`
        : `Holm over ${tested.length} control rows`
    settle(row, { isMoved, level: barOf(kind, alpha, bar, tested.length), alpha })
  })
  for (const row of rows) if (row.isExempt) settle(row, { isMoved: false, level: alpha, alpha })
  return rows
}

/** `level`: alpha of the row's interval, before the share of its look. */
type Word = { isMoved: boolean; level: number; alpha: number }

/** The row's word, and what it needs to show it; a row without evidence has its word already. */
function settle(row: Standing, { isMoved, level, alpha }: Word): void {
  const { seen } = row
  if (seen === null) return
  row.seen = { ...seen, isMoved, alpha: level * seen.share }
  prove(row, seen.evidence, (edge) => isRare(seen, edge, alpha))
  row.verdict = verdictOf(seen.evidence, { isMoved, isInside: row.isUnder && row.isOver })
}

/** Of each, how many look at least as moved, itself among them: ties share the last rank. */
export function ranksOf(p: readonly number[]): number[] {
  const ranks = new Array<number>(p.length)
  let [last, rank] = [Number.POSITIVE_INFINITY, p.length]
  const descending = p.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value)
  descending.forEach(({ value, i }, position) => {
    if (value < last) rank = p.length - position
    ranks[i] = rank
    last = value
  })
  return ranks
}

/**
 * Alpha of a row's interval, such that it leaves 0 out exactly where the row was found: the bar
 * number `bar` of the staircase that the procedure walks. Found rows are at or below the last bar
 * that held. Of a list, each other row is above the bar of its own rank, or it would have been
 * found; of controls, above the next bar. No bar is higher than alpha, so each interval covers at
 * least as often as that of the row alone.
 */
function barOf(kind: ListKind, alpha: number, bar: number, all: number): number {
  return kind === 'list' ? selectedAlpha(alpha, bar, all) : alpha / (all - bar + 1)
}

/** Whether the row leans away from this edge, towards 0, as one in so many patterns does. */
function isRare({ evidence, flips, share }: Seen, edge: number, alpha: number): boolean {
  // Patterns stand for both signs: twice the share that one side has.
  const allowed = Math.floor(2 * alpha * share * flips.count)
  const from = leaning(evidence.row, edge)
  return from.isUp === edge < 0 && countAsFar(from, flips, allowed) <= allowed
}

/** The evidence of all its rounds, and its p with the share of the look at which they ended. */
function gather(row: Standing, { alpha, spent, patterns }: Looks): void {
  const ran = row.losses.ran
  const end = spent.find(({ rounds }) => rounds >= ran) ?? spent.at(-1)
  if (end === undefined || !survives(row, end.rounds, end.rounds)) return
  const before = spent[spent.indexOf(end) - 1]?.spent ?? 0
  const share = Math.max(end.spent - before, 0) / alpha
  const evidence = gatherEvidence(row.sample, end.rounds)
  const flips = patterns(end.rounds)
  row.looksTaken.push(end.rounds)
  const seen: Seen = { evidence, flips, turned: 'signs', bar: null, isMoved: false, alpha, share }
  row.seen = seen
  if (isExact(evidence)) {
    row.isExempt = true
    row.family = 'none: exact'
    return
  }
  const p = countAsFar(leaning(evidence.row, 0), flips) / flips.count
  row.pSequential = share === 0 ? 1 : Math.min(1, p / share)
}
