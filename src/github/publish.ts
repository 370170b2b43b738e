/**
 * Publishes the outcome of a run: one sticky comment, an alert about new regressions, and a status
 * or check. Publishing the same outcome again changes nothing.
 */

import { HostError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { jsonText } from '../render/formats/documents.ts'
import { underAcceptances, WHOLE_SUITE } from '../report/base-rules.ts'
import {
  acceptReport,
  type ExpectedReport,
  isSuiteName,
  type Outcome,
  REPORT_ARCHIVE,
  REPORT_ARTIFACT,
} from '../report/read-report.ts'
import { parseRecords } from '../report/samples.ts'
import { acceptedRows, type Base, filedRows, queuedRows, underBase } from './base-rules.ts'
import {
  type Alert,
  alertOf,
  type CommentContext,
  commentText,
  freshRows,
  isNotable,
  type Markers,
  readMarker,
} from './comment.ts'
import { acceptDelivered, type Delivered } from './delivered.ts'
import { type PublishScope, UNPUBLISHED } from './events.ts'
import { type ArchiveRule, DeniedError, type GitHub, RefusedError } from './port.ts'
import {
  type CommentChange,
  checkRunFor,
  outranks,
  postOnce,
  type StatusChange,
  setCheckRun,
  setStatus,
  statusFor,
  upsertComment,
} from './post.ts'

export type { Outcome } from '../report/read-report.ts'

/** What is asked for, by someone to be trusted: nothing of it comes from a report. */
export type PublishOptions = {
  /** Pull request to tell; null: there is none (a merge group, a tag). */
  pull: number | null
  headSha: string
  /** Suite that was to be run; null: whichever the report is about. */
  suite: string | null
  run: CommentContext['run']
  /** status: with a job's token. check: as an App. none: the job's own result is enough. */
  mark: 'status' | 'check' | 'none'
  /** Whether somebody who may asked for it; absent: a push published it by itself. */
  isAsked?: boolean
  /** Whether a result without news that nobody asked for makes no comment; it edits one. */
  isQuiet?: boolean
  /** Artifact of the run that has the report, to find it again; absent: not known. */
  artifact?: string
}

export type Published = {
  comment: { change: CommentChange; url: string } | null
  /** Where the short comment about new regressions is; null: there was nothing new. */
  alertUrl: string | null
  mark: StatusChange | null
}

/** Text of a report that nothing has judged yet, or why there is none. */
export type Fetched = ({ kind: 'text' } & Delivered) | Extract<Outcome, { kind: 'missing' }>

type From = { runId: number; artifact: string }

/** The outcome of a workflow run, from the artifact that it left. */
export async function fetchOutcome(
  from: From,
  expected: ExpectedReport,
  github: GitHub,
): Promise<Outcome> {
  const fetched = await fetchText(from, github)
  return fetched.kind === 'text' ? acceptDelivered(fetched, expected) : fetched
}

/** `rule`: what its archive may hold; absent: a report. */
export async function fetchText(
  from: From,
  github: GitHub,
  rule: ArchiveRule = REPORT_ARCHIVE,
): Promise<Fetched> {
  const { runId, artifact: name } = from
  const artifacts = await github.listArtifacts(runId, name)
  const [newest] = artifacts.filter(
    (one) => one.name === name && one.runId === runId && !one.expired,
  )
  if (newest === undefined)
    return { kind: 'missing', why: `the run left no artifact named ${name} that is still there` }
  try {
    return { kind: 'text', ...(await github.readArtifact(newest, rule)) }
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'missing', why: error.message }
    throw error
  }
}

/** The open pull request from that branch whose head that commit is; null: there is none now. */
export async function findPull(
  { owner, branch }: { owner: string; branch: string },
  headSha: string,
  github: GitHub,
): Promise<number | null> {
  const pulls = await github.pullRequestsFrom(owner, branch)
  return pulls.find((pull) => pull.headSha === headSha)?.number ?? null
}

export async function publish(
  outcome: Outcome,
  options: PublishOptions,
  github: GitHub,
): Promise<Published> {
  const about = await aboutOf(outcome, options, github)
  const { pull } = options
  // The mark first: it can block a merge.
  const mark = await markCommit(outcome, about, options.mark, github)
  const comments =
    pull === null
      ? { comment: null, alertUrl: null }
      : await postComments(outcome, about, { pull, isQuiet: options.isQuiet ?? false }, github)
  return { ...comments, mark }
}

async function markCommit(
  outcome: Outcome,
  about: CommentContext,
  mark: PublishOptions['mark'],
  github: GitHub,
): Promise<StatusChange | null> {
  const isOutranked = (url: string) => outranks(url, about)
  if (mark === 'none') return null
  if (mark === 'status')
    return setStatus(about.headSha, statusFor(outcome, about), isOutranked, github)
  const check = checkRunFor(outcome, about)
  return (await setCheckRun(check, 'newest', isOutranked, github)).marked
}

async function aboutOf(
  outcome: Outcome,
  options: PublishOptions,
  github: GitHub,
): Promise<CommentContext> {
  const { headSha, run, artifact, isAsked = false } = options
  const measuredSuite = outcome.kind === 'measured' ? outcome.report.plan.suite.name : ''
  const suite = options.suite ?? (isSuiteName(measuredSuite) ? measuredSuite : '')
  const pull = options.pull === null ? null : await github.pullRequest(options.pull)
  return {
    suite,
    headSha,
    run,
    isAsked,
    ...(artifact === undefined ? {} : { artifact }),
    movedTo: pull === null || pull.headSha === headSha ? null : pull.headSha,
    isFork: pull !== null && pull.headRepository !== pull.baseRepository,
  }
}

type PublishedComment = Pick<Published, 'comment' | 'alertUrl'>

/** One comment for each suite, and one beside it for what somebody asked for. */
async function postComments(
  outcome: Outcome,
  about: CommentContext,
  { pull, isQuiet }: { pull: number; isQuiet: boolean },
  github: GitHub,
): Promise<PublishedComment> {
  let alertUrl: string | null = null
  const posted = await upsertComment<Markers['report']>(
    {
      pull,
      editOnly: isQuiet && !about.isAsked && !isNotable(outcome),
      read({ body }) {
        const marker = readMarker('report', body)
        const isIt = marker?.suite === about.suite && (marker.asked ?? false) === about.isAsked
        return isIt ? marker : null
      },
      textOver(before) {
        if (before !== null && isLater(before.marker, about)) return null
        return commentText(outcome, about, before?.marker ?? null)
      },
      async beforeEdit({ comment: { url }, marker }) {
        const fresh = alertOf(freshRows(outcome, marker), about, url)
        alertUrl = fresh === null ? null : await postAlert(fresh, pull, github)
      },
    },
    github,
  )
  if (posted === null) return { comment: null, alertUrl }
  return { comment: { change: posted.change, url: posted.comment.url }, alertUrl }
}

/** Whether the comment tells of a later run already. */
const isLater = ({ run, attempt }: Markers['report'], { run: ours }: CommentContext) =>
  run > ours.id || (run === ours.id && attempt > ours.attempt)

/**
 * Edits notify nobody, so rows that have newly regressed get a comment of their own. It is written
 * before the sticky comment forgets what it told last: a run that dies between the two is made
 * good by the next. Where it is.
 */
export async function postAlert(
  { marker, text }: Alert,
  pull: number,
  github: GitHub,
): Promise<string> {
  const markerText = JSON.stringify(marker)
  const { url } = await postOnce(
    pull,
    ({ body }) => JSON.stringify(readMarker('alert', body)) === markerText,
    text,
    github,
  )
  return url
}

// A job that has measured and publishes the result itself. Comment and status are tried separately,
// since a token may be allowed only one of them; what could not be published becomes a note and
// never a failure, because the result of the job stands.

type HereNow = Extract<PublishScope, { kind: 'here' }>

/** What was done, with what could not be. */
type Noted<T> = { value: T; notes: string[] }

async function orNote<T>(
  what: keyof typeof UNPUBLISHED,
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
function noteOf(what: keyof typeof UNPUBLISHED, error: HostError): string {
  const [words, permission] = UNPUBLISHED[what]
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
  { pull, queued = null, headSha }: HereNow,
  github: GitHub,
): Promise<Noted<Report>> =>
  orNote('accepted', report, async () => {
    if (queued !== null) {
      const { value, problems } = await filedRows(report.plan.sources.base?.sha ?? headSha, github)
      const accepted = await queuedRows({ queued, headSha }, value, github)
      return underAcceptances(report, accepted, problems)
    }
    if (pull === null) return report
    const commented = await acceptedRows(pull, github)
    const { baseSha } = await github.pullRequest(pull)
    const filed = await filedRows(baseSha, github)
    return underAcceptances(report, [...filed.value, ...commented], filed.problems)
  })

/** A report pooled of files that other jobs left: the rules in it are theirs. */
export async function judgePooled(
  report: Report,
  { sha, pull, suiteFile, runNumber }: Base & { pull: number | null; runNumber?: number },
  github: GitHub,
): Promise<Report> {
  const { records, plan } = report
  const trials = records === null ? {} : { trials: parseRecords(plan.suite, records) }
  const outcome = await underBase(
    { kind: 'measured', report, ...trials },
    { sha, suiteFile },
    { ...WHOLE_SUITE, pull, ...(runNumber === undefined ? {} : { runNumber }) },
    github,
  )
  return outcome.kind === 'measured' ? outcome.report : report
}

/** Publishes where the event says; not a report about another commit than that of the event. */
export async function publishHere(
  report: Report,
  where: HereNow,
  how: Pick<PublishOptions, 'run' | 'isQuiet'>,
  github: GitHub,
): Promise<PublishedHere> {
  const { headSha } = where
  if (report.plan.sources.head?.sha !== headSha) return { value: NOTHING, notes: [] }
  // As strictly as a report that came from elsewhere: what the benchmarks printed is in it.
  const outcome = acceptReport(jsonText(report), { headSha, baseSha: null, suite: null })
  return publishText(outcome, { suite: report.plan.suite.name, ...how }, where, github)
}

/** Publishes why there is no report: `ended` is the text in its place. */
export const publishEndHere = (
  ended: string,
  about: Pick<PublishOptions, 'suite' | 'run'>,
  where: HereNow,
  github: GitHub,
): Promise<PublishedHere> =>
  publishText(acceptReport(ended, { ...where, baseSha: null, suite: null }), about, where, github)

export type PublishedHere = Noted<Pick<Published, 'comment' | 'mark'>>
const NOTHING: Published = { comment: null, alertUrl: null, mark: null }

async function publishText(
  outcome: Outcome,
  about: Pick<PublishOptions, 'suite' | 'run' | 'isQuiet'>,
  { pull, headSha }: HereNow,
  github: GitHub,
): Promise<PublishedHere> {
  const options = { ...about, headSha, artifact: REPORT_ARTIFACT }
  const marked = await orNote('status', NOTHING, () =>
    publish(outcome, { ...options, pull: null, mark: 'status' }, github),
  )
  const commented = await orNote('comment', NOTHING, () =>
    pull === null
      ? Promise.resolve(NOTHING)
      : publish(outcome, { ...options, pull, mark: 'none' }, github),
  )
  return {
    value: { comment: commented.value.comment, mark: marked.value.mark },
    notes: [...commented.notes, ...marked.notes],
  }
}
