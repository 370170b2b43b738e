/** A report judged again under other acceptances; nothing is measured for it. */

import { topicOf } from '../findings/finding.ts'
import { acceptanceProblems } from '../gate/acceptances.ts'
import { gateOf, hasNothingInCommon, hasNothingToRun, namesOfLost } from '../gate/gate.ts'
import { whyNoRound } from '../gate/no-round.ts'
import type { Acceptance, Problem, Profiles, Report } from '../model/model.ts'

/** The report with what was profiled after its rounds, which may gate. */
export function underProfiles(report: Report, profiles: Profiles): Report {
  const profiled = { ...report, profiles }
  return report.plan.suite.gate.instructionsPct === undefined
    ? profiled
    : underAcceptances(profiled, report.acceptances ?? [])
}

/**
 * The report as it would be had exactly these rows been accepted: conclusion, list and problems.
 * What it said of acceptances itself is dropped, since the code that was measured may have written
 * it. `noted`: what its reader should know besides.
 */
export function underAcceptances(
  report: Report,
  acceptances: readonly Acceptance[],
  noted: readonly Problem[] = [],
): Report {
  const { plan, comparisons } = report
  const headSha = plan.sources.head?.sha ?? null
  const { acceptances: _, ...rest } = report
  const measured = {
    ...{ plan, nothingToRun: hasNothingToRun(plan), acceptances, headSha },
    nothingInCommon: hasNothingInCommon(comparisons, report.problems),
    problems: report.problems,
    whyNoRound: whyNoRound(report, plan.suite.budgetSec),
    profiles: report.profiles,
  }
  return {
    ...rest,
    conclusion: gateOf(comparisons, plan.suite.gate, measured),
    ...(acceptances.length === 0 ? {} : { acceptances: [...acceptances] }),
    problems: [
      ...report.problems.filter((one) => topicOf(one) !== 'acceptance'),
      ...acceptanceProblems(
        comparisons,
        acceptances,
        headSha,
        namesOfLost(report, plan.suite.gate),
      ),
      ...noted,
    ],
  }
}
