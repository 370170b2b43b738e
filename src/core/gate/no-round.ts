/** Why a run has no whole round, by what ended it. */
import { printDuration } from '../metrics/unit.ts'
import type { Report } from '../model/model.ts'

/** What a run says of its end: its time was over; somebody stopped it. */
export const BUDGET_ENDED = 'budget'
export const STOPPED = 'stopped'

/** Where nothing is known of the end. */
export const NO_ROUND = 'no round was finished'

/** null: it has one, or nobody knows. The reason may be a stranger's: nothing of it is printed. */
export function whyNoRound(
  { roundsRun, stopReason }: Pick<Report, 'roundsRun' | 'stopReason'>,
  budgetSec: number,
): string | null {
  if (roundsRun > 0) return null
  if (stopReason === STOPPED) return 'somebody stopped the run before a round was finished'
  // Of rounds that other runs had, or one that was killed.
  if (/^(?:merged|made) from /.test(stopReason)) return NO_ROUND
  if (stopReason !== BUDGET_ENDED) return null
  return `the budget of ${printDuration(budgetSec)} ended before a round was finished`
}
