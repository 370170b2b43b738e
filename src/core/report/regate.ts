/** A report judged again under other acceptances; nothing is measured for it. */

import { ACCEPTANCE_CODES, acceptanceProblems } from '../gate/acceptances.ts'
import { gateOf, hasNothingInCommon, hasNothingToRun } from '../gate/gate.ts'
import type { Acceptance, GateResult, GateRule, Problem, Report } from '../model/model.ts'

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
    ...{ nothingToRun: hasNothingToRun(plan), acceptances, headSha },
    nothingInCommon: hasNothingInCommon(comparisons, report.problems),
  }
  const isAccepted = (name: string) =>
    acceptances.some(({ row, sha }) => row === name && sha === headSha)
  const held = report.problems.filter(
    ({ code, where = '' }) => HELD.includes(code) && !isAccepted(where),
  )
  const missing = report.problems.flatMap(({ code, where = '' }) =>
    code === 'missing-row' ? [where] : [],
  )
  return {
    ...rest,
    conclusion: heldBy(held, plan.suite.gate, gateOf(comparisons, plan.suite.gate, measured)),
    ...(acceptances.length === 0 ? {} : { acceptances: [...acceptances] }),
    problems: [
      ...report.problems.filter(({ code }) => !ACCEPTANCE_CODES.includes(code)),
      ...acceptanceProblems(comparisons, acceptances, headSha, missing),
      ...noted,
    ],
  }
}

/** Codes of problems with which nothing passes: see base-rules.ts. */
export const HELD = ['rules-unread', 'other-rules', 'missing-row']

/** What would have passed waits for somebody to look. */
function heldBy(held: Problem[], { mode }: GateRule, found: GateResult): GateResult {
  if (held.length === 0) return found
  const reasons = [...found.reasons, ...held.map(({ message }) => message)]
  const isMild = found.conclusion === 'success' || found.conclusion === 'neutral'
  const asked = mode === 'advisory' ? 'neutral' : 'action_required'
  return { conclusion: isMild ? asked : found.conclusion, reasons }
}
