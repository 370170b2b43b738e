/**
 * A report that came back, judged by the rules of the base: the change wrote the suite file that
 * the run read, and the code that was measured could have written the report.
 */

import type { Acceptance, Comparison, Problem, Report, Suite } from '../../src/core/model/model.ts'
import { acceptReport, type Outcome } from '../../src/core/report/artifact.ts'
import { underAcceptances } from '../../src/core/report/regate.ts'
import { conclusionOf, statusFor } from '../../src/core/speak/commit-mark.ts'
import { ruledBy } from '../../src/core/suite/policy.ts'
import type { Job, Result } from '../jobs/job.ts'

const OTHER_RULES = 'policy-of-base'

/** Metrics and their rules in one order, to be compared as text. */
const rulesOf = ({ metrics }: Suite) =>
  JSON.stringify(Object.entries(metrics).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The report as it is kept: gated as the base says, with what the base's file accepts and nothing
 * that it says of acceptances itself. Rows that were judged under other margins than the base's
 * cannot be judged again without the records, so such a report never passes.
 */
export function underBaseRules(
  report: Report,
  base: { suites: readonly Suite[]; acceptances: readonly Acceptance[]; sha: string },
): Report {
  const { suite } = report.plan
  const { value } = ruledBy(suite, base.suites, base.sha)
  const known: Problem[] = report.problems.filter(({ code }) => code !== OTHER_RULES)
  const isOther = rulesOf(suite) !== rulesOf(value)
  const problem: Problem = {
    code: OTHER_RULES,
    where: `suites.${suite.name}.metrics`,
    message: 'the change judges metrics by other rules than its base, so this cannot pass',
    next: 'merge the new rules first, in a change of their own',
  }
  return {
    ...report,
    plan: { ...report.plan, suite: { ...suite, gate: value.gate } },
    problems: isOther ? [...known, problem] : known,
    acceptances: [...base.acceptances],
    records: null,
  }
}

/** The kept report under what has been accepted since, too. */
export function outcomeOf(kept: Report, accepted: readonly Acceptance[]): Outcome {
  const report = underAcceptances(kept, [...(kept.acceptances ?? []), ...accepted])
  const isOther = report.problems.some(({ code }) => code === OTHER_RULES)
  const { conclusion, reasons } = report.conclusion
  if (!isOther || conclusion === 'failure') return { kind: 'measured', report }
  const raised = { conclusion: 'action_required' as const, reasons: [...reasons, 'other rules'] }
  return { kind: 'measured', report: { ...report, conclusion: raised } }
}

const isOpen = ({ role, verdict: { word } }: Comparison) =>
  role === 'gating' && ['inconclusive', 'withheld', 'failed', 'regressed'].includes(word)

/** What the job remembers of its report. */
export function resultOf(job: Job, outcome: Outcome): Result {
  const conclusion = conclusionOf(outcome)
  const rows = outcome.kind === 'measured' ? outcome.report.comparisons : []
  const run = { id: 0, attempt: 1, url: '' }
  const { suite, headSha } = job.wish
  const about = { suite, headSha, run, movedTo: null, isFork: job.isFork, isAsked: false }
  return {
    conclusion,
    title: statusFor(outcome, about).description,
    isDoubtful: conclusion !== 'success' || rows.some(isOpen),
  }
}

/** A kept report; it was strictly read before it was kept, and is again. */
export function keptReport(text: string, job: Job): Report | null {
  const { suite, headSha, base } = job.wish
  const found = acceptReport(text, { headSha, baseSha: base.sha, suite })
  return found.kind === 'measured' ? found.report : null
}
