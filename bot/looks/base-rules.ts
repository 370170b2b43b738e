/** A kept report, which was judged by the rules of the base, under what is accepted now. */

import type { Acceptance, Comparison, Report } from '../../src/core/model/model.ts'
import { acceptReport, type Outcome } from '../../src/core/report/artifact.ts'
import { underAcceptances } from '../../src/core/report/regate.ts'
import { conclusionOf, statusFor } from '../../src/core/speak/commit-mark.ts'
import type { Job, Result } from '../jobs/job.ts'

/** The kept report under what has been accepted since, too. */
export const outcomeOf = (kept: Report, accepted: readonly Acceptance[]): Outcome => ({
  kind: 'measured',
  report: underAcceptances(kept, [...(kept.acceptances ?? []), ...accepted]),
})

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
