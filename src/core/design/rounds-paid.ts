/** How many rounds a budget pays for, from what the rounds so far took: times only, no values. */
import type { Plan, TrialRecord } from '../model/model.ts'

/**
 * Rounds in all that the budget pays for, as known after `rounds` of them, at most what is
 * planned: what is left of it goes into rounds like those since half of them. A function of the
 * records, so that a report can be checked against them. Both arms' times count alike, so it says
 * nothing of which arm was faster.
 */
export function roundsPaid(
  { suite, looks, machines }: Plan,
  records: readonly TrialRecord[],
  rounds: number,
): number {
  const most = looks.at(-1)?.rounds ?? suite.rounds.max
  if (suite.until === 'rounds' || machines !== null || rounds === 0) return most
  const recent = Math.floor(rounds / 2)
  let [spentSec, recentSec] = [0, 0]
  for (const { trial, wallSec } of records) {
    if (trial.round >= rounds) continue
    spentSec += wallSec
    if (trial.round >= recent) recentSec += wallSec
  }
  const roundSec = recentSec / (rounds - recent)
  if (roundSec === 0) return most
  const more = Math.floor(Math.max(0, suite.budgetSec - spentSec) / roundSec)
  return Math.min(most, rounds + more)
}
