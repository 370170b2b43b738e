/** A design that spends another error rate than a table by itself does. */
import { plannedAnalyses } from '../../stats/schedule.ts'
import type { Design } from './design.ts'

/** `alpha`: what the table may spend; its looks are planned anew for it. */
export function atLevel(design: Design, alpha: number): Design {
  const { rounds, until } = design.suite
  const looks =
    until === 'rounds'
      ? design.looks
      : plannedAnalyses({ alpha, most: rounds.max, least: rounds.min })
  return { ...design, alpha, looks }
}
