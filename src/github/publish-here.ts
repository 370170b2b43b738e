/**
 * The story of a job that has measured and tells it itself. Comment and status are tried each by
 * itself, since a token may be allowed one alone; what could not be told becomes a note and never
 * a failure, for the job's own result stands.
 */

import { HostError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { jsonText } from '../render/formats/documents.ts'
import { acceptReport, type Outcome, REPORT_ARTIFACT } from '../report/artifact.ts'
import { underAcceptances, WHOLE_SUITE } from '../report/base-rules.ts'
import { acceptedRows, type Base, filedRows, underBase } from './base-rules.ts'
import { type Here, UNTOLD } from './events.ts'
import { DeniedError, type GitHub } from './port.ts'
import { type Published, type PublishOptions, publish } from './publish.ts'

type HereNow = Extract<Here, { kind: 'here' }>

/** What was done, with what could not be. */
type Noted<T> = { value: T; notes: string[] }

async function orNote<T>(
  what: keyof typeof UNTOLD,
  fallback: T,
  doing: () => Promise<T>,
): Promise<Noted<T>> {
  try {
    return { value: await doing(), notes: [] }
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return { value: fallback, notes: [noteOf(what, error)] }
  }
}

/** A permission is named where GitHub said no; where it was not there, that is what is said. */
function noteOf(what: keyof typeof UNTOLD, error: HostError): string {
  const [words, permission] = UNTOLD[what]
  return error instanceof DeniedError
    ? `${words} (that takes \`${permission}\`). ${error.message}`
    : `${words}. ${error.message}. ${error.next}`
}

/**
 * The report under what is accepted on the pull request. This job measured it itself, under the
 * rules of the base.
 */
export const judgeHere = (
  report: Report,
  { pull }: HereNow,
  github: GitHub,
): Promise<Noted<Report>> =>
  orNote('accepted', report, async () => {
    if (pull === null) return report
    const rendered = await acceptedRows(pull, github)
    const { baseSha } = await github.pullRequest(pull)
    const filed = await filedRows(baseSha, github)
    return underAcceptances(report, [...filed.value, ...rendered], filed.problems)
  })

/** A report pooled of files that other jobs left: the rules in it are their word. */
export async function judgePooled(
  report: Report,
  { sha, pull, suiteFile }: Base & { pull: number | null },
  github: GitHub,
): Promise<Report> {
  const outcome = await underBase(
    { kind: 'measured', report },
    { sha, suiteFile },
    { ...WHOLE_SUITE, pull },
    github,
  )
  return outcome.kind === 'measured' ? outcome.report : report
}

/** Tells it where the event says. A report about another commit than the event's is nobody's. */
export async function publishHere(
  report: Report,
  where: HereNow,
  run: PublishOptions['run'],
  github: GitHub,
): Promise<Told> {
  const { headSha } = where
  if (report.plan.sources.head?.sha !== headSha) return { value: NOTHING, notes: [] }
  // As strictly as a report that came from elsewhere: what the benchmarks printed is in it.
  const outcome = acceptReport(jsonText(report), { headSha, baseSha: null, suite: null })
  return tell(outcome, { suite: report.plan.suite.name, run }, where, github)
}

/** Tells why there is no report: `ended` is what stands in its place. */
export const publishEndHere = (
  ended: string,
  about: Pick<PublishOptions, 'suite' | 'run'>,
  where: HereNow,
  github: GitHub,
): Promise<Told> =>
  tell(acceptReport(ended, { ...where, baseSha: null, suite: null }), about, where, github)

export type Told = Noted<Pick<Published, 'comment' | 'mark'>>
const NOTHING: Published = { comment: null, alertUrl: null, mark: null }

async function tell(
  outcome: Outcome,
  about: Pick<PublishOptions, 'suite' | 'run'>,
  { pull, headSha }: HereNow,
  github: GitHub,
): Promise<Told> {
  const request = { ...about, headSha, artifact: REPORT_ARTIFACT }
  const marked = await orNote('status', NOTHING, () =>
    publish(outcome, { ...request, pull: null, mark: 'status' }, github),
  )
  const rendered = await orNote('comment', NOTHING, () =>
    pull === null
      ? Promise.resolve(NOTHING)
      : publish(outcome, { ...request, pull, mark: 'none' }, github),
  )
  return {
    value: { comment: rendered.value.comment, mark: marked.value.mark },
    notes: [...rendered.notes, ...marked.notes],
  }
}
