/** How many rounds a budget pays for, from what the rounds so far took: times only, no values. */
import type { Plan, ProfileRule, Suite, TrialRecord } from '../model/model.ts'

/** What a record took of the budget, with all that was around it. */
export const recordSec = ({ spentSec, wallSec }: TrialRecord): number => spentSec ?? wallSec

/** Of the budget, gone at the last of these records; `probeSec`: where the records say nothing. */
export function budgetSpentSec(records: readonly TrialRecord[], probeSec: number): number {
  const toldSec = records.reduce((sum, record) => sum + recordSec(record), 0)
  return records.some(({ spentSec }) => spentSec !== undefined) ? toldSec : probeSec + toldSec
}

/** Most of the budget that is kept for profiles while rounds are run. */
const PROFILE_SHARE = 0.2

/** Seconds that a benchmark's profiles take: so many runs of both arms, those of CPU time apart. */
export function profileSecOf({ runs, sampleSec, kinds = ['cpu'] }: Omit<ProfileRule, 'of'>) {
  const isMixed = kinds.includes('cpu') && kinds.length > 1
  return (isMixed ? 2 : 1) * 2 * runs * sampleSec
}

/** The part of the budget that is for rounds: where the suite wants profiles, not quite all. */
export function roundsBudgetSec({ budgetSec, profile }: Suite): number {
  if (profile === undefined || profile.of === 'none') return budgetSec
  return budgetSec - Math.min(PROFILE_SHARE * budgetSec, MOST_KEPT * profileSecOf(profile))
}

/** So many benchmarks' profiles are waited for at the most. */
const MOST_KEPT = 4

/**
 * Rounds in all that the budget pays for, as known after `rounds` of them, at most what is
 * planned: what is left of it goes into rounds like those since half of them. A function of the
 * records, so that a report can be checked against them. Both arms' times count alike, so it says
 * nothing of which arm was faster.
 */
export function roundsPaid(
  { suite, looks: analyses, machines }: Plan,
  records: readonly TrialRecord[],
  rounds: number,
): number {
  const most = analyses.at(-1)?.rounds ?? suite.rounds.max
  if (suite.until === 'rounds' || machines !== null || rounds === 0) return most
  const recent = Math.floor(rounds / 2)
  let [spentSec, recentSec] = [0, 0]
  for (const record of records) {
    if (record.trial.round >= rounds) continue
    spentSec += recordSec(record)
    if (record.trial.round >= recent) recentSec += recordSec(record)
  }
  const roundSec = recentSec / (rounds - recent)
  if (roundSec === 0) return most
  const more = Math.floor(Math.max(0, roundsBudgetSec(suite) - spentSec) / roundSec)
  return Math.min(most, rounds + more)
}
