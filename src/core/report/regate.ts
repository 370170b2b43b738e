/** A report judged again under other acceptances; nothing is measured for it. */

import { gateOf, hasNothingToRun } from '../gate/gate.ts'
import { WAIVER_CODES, waiverProblems } from '../gate/waivers.ts'
import type { Problem, Report, Waiver } from '../model/model.ts'
import type { Outcome } from './artifact.ts'

/**
 * The report as it would be had exactly these rows been accepted: conclusion, list and problems.
 * What it said of acceptances itself is dropped, since the code that was measured may have written
 * it. `noted`: what its reader should know besides.
 */
export function underWaivers(
  report: Report,
  waivers: readonly Waiver[],
  noted: readonly Problem[] = [],
): Report {
  const { plan, comparisons } = report
  const headSha = plan.sources.head?.sha ?? null
  const { waivers: _, ...rest } = report
  const measured = { nothingToRun: hasNothingToRun(plan), waivers, headSha }
  return {
    ...rest,
    conclusion: gateOf(comparisons, plan.suite.gate, measured),
    ...(waivers.length === 0 ? {} : { waivers: [...waivers] }),
    problems: [
      ...report.problems.filter(({ code }) => !WAIVER_CODES.includes(code)),
      ...waiverProblems(comparisons, waivers, headSha),
      ...noted,
    ],
  }
}

/** What came of a run, under these acceptances. */
export const outcomeUnder = (
  outcome: Outcome,
  waivers: readonly Waiver[],
  noted: readonly Problem[] = [],
): Outcome =>
  outcome.kind === 'missing'
    ? outcome
    : { kind: 'measured', report: underWaivers(outcome.report, waivers, noted) }
