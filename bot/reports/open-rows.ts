/** What a report leaves open, and what a run that follows would take. */

import { rowName } from '../../src/core/gate/acceptances.ts'
import { objectionsToWorkIn } from '../../src/core/gate/counted-work.ts'
import { namesOfLost, objectingRows } from '../../src/core/gate/gate.ts'
import type { Comparison, Report } from '../../src/core/model/model.ts'
import { FIRST_ANALYSIS } from '../../src/stats/schedule.ts'

const isUndecided = ({ role, verdict }: Comparison) =>
  role === 'gating' && verdict.word === 'inconclusive'

/** Rounds that a run again goes up to where nobody asked for more. */
const MOST_BY_ITSELF = 100

/**
 * Rounds for another run, which is judged alone, at the full level: what was held back of the one
 * before is little. It gets more rounds where the one before could not decide: what that one
 * reckoned it would take, else twice as many.
 */
export function moreRounds(report: Report): { rounds: string; needed: number | null } | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { min, max } = report.plan.suite.rounds
  const known = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const needed = known.length === 0 ? null : Math.max(...known)
  const most = Math.max(MOST_BY_ITSELF, max)
  const more = Math.min(most, Math.max(2 * max, needed ?? 0))
  return { rounds: `${Math.min(min, more)}..${more}`, needed }
}

/** Rounds that a run is gone on with by where nobody says how many, and the time for them. */
export function furtherRounds(report: Report): { rounds: number; sec: number } | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { roundsRun, measuredSec } = report
  const known = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const reckoned = known.length === 0 ? roundsRun : Math.max(...known) - roundsRun
  const rounds = Math.max(FIRST_ANALYSIS, Math.min(MOST_BY_ITSELF, reckoned))
  return { rounds, sec: roundsRun === 0 ? 0 : (SPARE * rounds * measuredSec) / roundsRun }
}

/** Times vary from run to run. */
const SPARE = 1.5

/** Every name under which a row of the report can be accepted, or one that it lacks. */
export const rowNames = (report: Report): string[] => [
  ...new Set([
    ...report.comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]),
    ...namesOfLost(report, report.plan.suite.gate),
  ]),
]

/** Rows without which the gate would say something better, by name. */
export function objecting(report: Report): string[] {
  const { plan, comparisons, acceptances = [] } = report
  const headSha = plan.sources.head?.sha ?? null
  const rows = objectingRows(comparisons, plan.suite.gate, { acceptances, headSha })
  return [
    ...rows.map((row) => `${rowName(row)}:${row.contrast}`),
    ...objectionsToWorkIn(report).map(({ row }) => row),
  ]
}
