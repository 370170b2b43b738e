/** A family of rows judged at planned looks: Holm over the rows at every look (4.3, 4.5). */

import { countLosses, lossVerdict, lostTooMany } from '../collect/losses.ts'
import type { Look, PairedSample } from '../model/model.ts'
import { holm } from '../stats/tests/holm.ts'
import { type Evidence, effectIn, gatherEvidence, isExact, seeEvidence } from './evidence.ts'
import { openStanding, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/** How a family is tested. */
export type Test = {
  alpha: number
  /** All planned looks, by rounds of the whole run. */
  looks: readonly Look[]
  /** Rounds before this one are not looked at (they chose the rows). */
  from: number
  /** Alpha of the interval that proves equivalence, per alpha of the look. */
  proofShare: number
  /** A shift must be seen in all rounds too, the choosing ones included, and point the same way. */
  confirm: boolean
  family: string
}

/**
 * Looks that the data have reached, in order. When no more rounds will come, the rest of alpha is
 * spent on a look at the last round, if there are rounds after `from` to look at.
 */
export function reachedLooks(
  looks: readonly Look[],
  rounds: number,
  final: boolean,
  from = 0,
): Look[] {
  const reached = looks.filter((look) => look.rounds <= rounds)
  const planned = looks.slice(reached.length).reduce((sum, look) => sum + look.weight, 0)
  const isBetween = (reached.at(-1)?.rounds ?? from) < rounds
  if (final && isBetween && planned > 0) reached.push({ rounds, weight: planned })
  return reached
}

/** Judges the rows at every look that was reached; a decided row keeps the result of its look. */
export function judgeAtLooks(
  samples: readonly PairedSample[],
  test: Test,
  rounds: number,
  final: boolean,
): Standing[] {
  const standings = samples.map((sample) => openStanding(sample, test.family, rounds))
  const looks = reachedLooks(test.looks, rounds, final, test.from)
  const last = test.looks.at(-1)!.rounds
  looks.forEach((look, k) => {
    const most = final && k === looks.length - 1 ? look.rounds : Math.max(last, look.rounds)
    takeLook(standings, test, look, most)
  })
  return standings
}

function takeLook(standings: Standing[], test: Test, look: Look, most: number): void {
  const judged: [Standing, Evidence][] = []
  for (const row of standings) {
    if (row.decidedAt !== null || !survives(row, look.rounds, most)) continue
    const evidence = gatherEvidence(row.sample, test.from, look.rounds)
    row.looksTaken.push(look.rounds)
    row.isExempt = isExact(evidence)
    row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight)
    judged.push([row, evidence])
  }
  const family = standings.filter((row) => !row.isExempt)
  const adjusted = holm(family.map((row) => row.pSequential ?? 1))
  family.forEach((row, i) => {
    // A decided row keeps its own look's p, which holds all the more now.
    if (row.decidedAt === null) row.pAdjusted = adjusted[i]!
  })
  for (const [row, evidence] of judged) settle(row, evidence, test, look)
}

function settle(row: Standing, evidence: Evidence, test: Test, look: Look): void {
  const lookAlpha = test.alpha * look.weight
  row.seen = seeEvidence(evidence, lookAlpha)
  if (row.isExempt) {
    row.family = 'none: exact'
    row.pSequential = null
  }
  row.verdict = verdictOf(evidence, row.seen.estimate, {
    alpha: test.alpha,
    pAdjusted: row.pAdjusted,
    proofAlpha: lookAlpha * test.proofShare,
    overall: test.confirm ? confirmedPoint(row.sample, test.from, look.rounds) : null,
  })
  if (row.verdict.word !== 'inconclusive') row.decidedAt = look.rounds
}

/** Estimate over all rounds, those included that chose the row; 0 if these point the other way. */
function confirmedPoint(sample: PairedSample, from: number, to: number): number {
  const point = (rounds: number) => effectIn(gatherEvidence(sample, 0, rounds), 1)?.point ?? 0
  const whole = point(to)
  return Math.sign(point(from)) === Math.sign(whole) ? whole : 0
}

/** False when the row's losses fail it, or leave it unjudged at this look. */
export function survives(row: Standing, rounds: number, most: number): boolean {
  if (row.sample.role === 'geomean') return true
  const losses = countLosses(row.sample, rounds)
  row.losses = losses
  // A row that is not run any more gets no more pairs.
  const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most)
  if (failed !== null) {
    row.verdict = failed
    row.decidedAt = rounds
  }
  return failed === null && !lostTooMany(losses)
}
