/** A kept report, which was judged by the rules of the base, under what is accepted now. */

import type { Acceptance, Comparison, Report } from '../../src/core/model/model.ts'
import { acceptReport, type ExpectedReport, type Outcome } from '../../src/core/report/artifact.ts'
import { underAcceptances } from '../../src/core/report/regate.ts'
import { type About, commentText } from '../../src/core/speak/comment.ts'
import { checkRunFor, conclusionOf, statusFor } from '../../src/core/speak/commit-mark.ts'
import { clean } from '../../src/core/text/plain.ts'
import type { Job, Result } from '../jobs/job.ts'

/** The kept report under what has been accepted since, too. */
export const underAccepted = (kept: Report, accepted: readonly Acceptance[]): Report =>
  underAcceptances(kept, [...(kept.acceptances ?? []), ...accepted])

export const measured = (report: Report): Outcome => ({ kind: 'measured', report })

const isOpen = ({ role, verdict: { word } }: Comparison) =>
  role === 'gating' && ['inconclusive', 'withheld', 'failed', 'regressed', 'changed'].includes(word)

/** What the job remembers of its report. */
export function resultOf({ wish, isFork }: Job, report: Report): Result {
  const outcome = measured(report)
  const conclusion = conclusionOf(outcome)
  const run = { id: 0, attempt: 1, url: '' }
  const { suite, headSha } = wish
  const about = { suite, headSha, run, movedTo: null, isFork, isAsked: false }
  return {
    conclusion,
    title: statusFor(outcome, about).description,
    isDoubtful: conclusion !== 'success' || report.comparisons.some(isOpen),
  }
}

/** A kept report; it was strictly read before it was kept, and is again. */
export function readKept(text: string, expected: ExpectedReport): Report | null {
  const found = acceptReport(text, expected)
  return found.kind === 'measured' ? found.report : null
}

/** What a pull request and a commit are told of a job's outcome. */
export type ToldReport = { check: ReturnType<typeof checkRunFor>; comment: string }

export const toldOf = (outcome: Outcome, about: About): ToldReport => ({
  check: checkRunFor(outcome, about),
  comment: commentText(outcome, about, null),
})

/** The same of a bisection, which gates nothing: its check never holds a commit. */
export function toldBisection({ result, run }: Job, found: string, about: About): ToldReport {
  const { check } = toldOf({ kind: 'missing', why: result?.title ?? '' }, about)
  const page = run?.url ?? about.run.url
  const footer = `<sub>[The run](${page}) keeps the report of every stage.</sub>`
  const conclusion = result?.conclusion === 'success' ? 'success' : 'neutral'
  const title = clean(result?.title ?? '', 250)
  return {
    check: { ...check, conclusion, title, summary: found },
    comment: `${found}\n\n${footer}`,
  }
}
