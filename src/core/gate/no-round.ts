/** Why a run has no whole round, by what ended it. */
import type { Stop } from '../findings/stop.ts'
import { printDuration } from '../metrics/unit.ts'
import type { Report } from '../model/model.ts'

/** Where nothing is known of the end. */
export const NO_ROUND = 'no round was finished'

/** null: it has one, or nobody knows. */
export function whyNoRound(
  { roundsRun, stop }: Pick<Report, 'roundsRun'> & { stop?: Stop },
  budgetSec: number,
): string | null {
  if (roundsRun > 0) return null
  switch (stop?.kind) {
    case 'stopped':
      return 'somebody stopped the run before a round was finished'
    case 'budget':
      return `the budget of ${printDuration(budgetSec)} ended before a round was finished`
    // Of rounds that other runs had, or one that was killed.
    case 'merged':
    case 'records':
      return NO_ROUND
    default:
      return null
  }
}
