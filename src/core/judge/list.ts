/**
 * Rows that decide nothing: informational rows, geomeans, controls. They have as many rounds as
 * the rows beside them needed, so they are judged once, on all of them, with a p and a level that
 * hold whichever planned look was the last.
 */

import type { Look, PairedSample } from '../model/model.ts'
import { benjaminiHochberg } from '../stats/tests/benjamini-hochberg.ts'
import { holm } from '../stats/tests/holm.ts'
import { selectedAlpha } from '../stats/tests/selected-alpha.ts'
import { type Evidence, gatherEvidence, isExact, seeEvidence } from './evidence.ts'
import { reachedLooks, survives } from './looks.ts'
import { openStanding, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/**
 * `list`: the expected share of false findings is bounded (Benjamini-Hochberg), and the intervals
 * of found rows are widened to match. `controls`: the chance of any false finding is (Holm).
 */
export type ListKind = 'list' | 'controls'

export function judgeList(
  samples: readonly PairedSample[],
  kind: ListKind,
  design: { alpha: number; looks: readonly Look[] },
  rounds: number,
  final: boolean,
): Standing[] {
  const { alpha } = design
  const looks = reachedLooks(design.looks, rounds, final)
  const rows = samples.map((sample) => openStanding(sample, '', rounds))
  const gathered = rows.map((row) => gather(row, looks))
  const tested = rows.filter((row) => !row.isExempt)
  const p = tested.map((row) => row.pSequential ?? 1)
  const adjusted = kind === 'list' ? benjaminiHochberg(p) : holm(p)
  const found = adjusted.filter((value) => value <= alpha).length
  tested.forEach((row, i) => {
    row.pAdjusted = adjusted[i]!
    row.family =
      kind === 'list'
        ? `Benjamini-Hochberg over ${tested.length} rows that do not gate`
        : `Holm over ${tested.length} control rows`
  })
  rows.forEach((row, i) => {
    if (gathered[i] === null) return
    const { evidence, weight } = gathered[i]!
    const isFound = kind === 'list' && row.pAdjusted !== null && row.pAdjusted <= alpha
    const own = isFound ? selectedAlpha(alpha, found, tested.length) : alpha
    row.seen = seeEvidence(evidence, own * weight)
    row.verdict = verdictOf(evidence, row.seen.estimate, {
      alpha,
      pAdjusted: row.pAdjusted,
      proofAlpha: 2 * alpha * weight,
      overall: null,
    })
  })
  return rows
}

/** Takes the looks that the row's own rounds reach: the last one's evidence and weight. */
function gather(row: Standing, looks: Look[]): { evidence: Evidence; weight: number } | null {
  let last: { evidence: Evidence; weight: number } | null = null
  for (const look of looks) {
    // The row's rounds ended at an earlier look: nothing new to see.
    if (row.losses.ran <= (row.looksTaken.at(-1) ?? 0)) break
    const evidence = gatherEvidence(row.sample, 0, look.rounds)
    row.looksTaken.push(look.rounds)
    row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight)
    last = { evidence, weight: look.weight }
  }
  const rounds = row.looksTaken.at(-1) ?? looks.at(-1)?.rounds ?? null
  if (rounds !== null && !survives(row, rounds, rounds)) last = null
  if (last !== null && isExact(last.evidence)) {
    row.isExempt = true
    row.pSequential = null
    row.family = 'none: exact'
  }
  return last
}
