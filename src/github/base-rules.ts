/**
 * The rules of the base: its suite file, and the rows that maintainers accepted, in comments and in
 * a file; and an outcome judged again under them. An acceptance is a comment of ours; once edited,
 * it no longer counts.
 */

import { HostError } from '../machine/host.ts'
import { commit } from '../model/bounds.ts'
import { ConfigError, makeFinding } from '../model/findings.ts'
import type { Acceptance, Problem, Report, WithProblems } from '../model/model.ts'
import { ACCEPTANCES_FILE, heldInQueue, readAcceptances } from '../report/acceptances.ts'
import {
  type BaseRules,
  type Narrowing,
  otherMeasurement,
  underAcceptances,
  underBaseRules,
} from '../report/base-rules.ts'
import type { Outcome } from '../report/read-report.ts'
import { releasesBack } from '../settings/values.ts'
import { suitesAt } from './authorize.ts'
import { type Markers, ownMarked, readMarker, replies, writeMarker } from './comment.ts'
import type { GitHub, IssueComment } from './port.ts'
import { postOnce } from './post.ts'

/** Writes down that a row is accepted, once, however often the workflow is run. */
export async function recordAcceptance(
  acceptance: Acceptance,
  { pull, comment: to }: { pull: number; comment: number },
  github: GitHub,
): Promise<IssueComment> {
  const marker = writeMarker('acceptance', { ...acceptance, to })
  const isIt = (comment: IssueComment) =>
    isUnedited(comment) && readMarker('acceptance', comment.body)?.to === to
  return postOnce(pull, isIt, `${marker}\n${replies.accepted(acceptance)}`, github)
}

/** Whoever may write to the repository can edit our comment, which keeps us as its author. */
const isUnedited = ({ createdAt, updatedAt }: IssueComment) => createdAt === updatedAt

const acceptancesIn = (comments: IssueComment[], me: string) =>
  ownMarked(comments, me, 'acceptance').filter(({ comment }) => isUnedited(comment))

/** The comments of ours that tell a report about that head and were marked by it. */
export async function reportedAt(
  { pull, headSha }: { pull: number; headSha: string },
  github: GitHub,
): Promise<Markers['report'][]> {
  const me = await github.login()
  const markers = ownMarked(await github.listComments(pull), me, 'report').map((one) => one.marker)
  return markers.filter(({ head, artifact }) => head === headSha && artifact !== undefined)
}

/** Rows that are accepted on a pull request by our comments there. */
export async function acceptedRows(pull: number, github: GitHub): Promise<Acceptance[]> {
  const me = await github.login()
  const comments = acceptancesIn(await github.listComments(pull), me)
  return comments.map(({ marker: { to: _, ...acceptance } }): Acceptance => acceptance)
}

/** Those of the base's file. One that cannot be read accepts nothing, and the report says so. */
export async function filedRows(sha: string, github: GitHub): Promise<WithProblems<Acceptance[]>> {
  try {
    const text = await github.readFile(ACCEPTANCES_FILE, sha)
    return { value: text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE), problems: [] }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof HostError)) throw error
    const details = { of: 'base', said: error.message }
    const problem = makeFinding('acceptances-unread', null, details, { where: ACCEPTANCES_FILE })
    return { value: [], problems: [problem] }
  }
}

/**
 * What is accepted of a change in a merge queue, as it holds for the commit that the queue made:
 * at its pull request, and of these acceptances of a file.
 */
export async function queuedRows(
  { queued, headSha }: { queued: number; headSha: string },
  filed: readonly Acceptance[],
  github: GitHub,
): Promise<Acceptance[]> {
  const { headSha: changeSha } = await github.pullRequest(queued)
  const commented = await acceptedRows(queued, github)
  const ofChange = commented.filter(({ sha }) => sha === changeSha)
  return heldInQueue([...filed, ...ofChange], { changeSha, groupSha: headSha })
}

// An outcome, judged by the rules of the base.

/** The commit whose files hold; `sha` null: nobody can say which. */
export type Base = {
  sha: string | null
  suiteFile: string
  /** What head was to be compared with; absent: nobody says, and the report is believed. */
  against?: Against
}

/** `ref`: a commit, branch or tag. `isNamed`: by the workflow, and not by the pull request. */
export type Against = { ref: string; headSha: string; isNamed: boolean }

/** Suites of the base. No file: the defaults. One that GitHub does not give holds what is told. */
async function baseRulesAt(
  { sha, suiteFile }: Base,
  acceptances: readonly Acceptance[],
  github: GitHub,
): Promise<BaseRules> {
  const none = { suites: [], acceptances, sha }
  if (sha === null)
    return { ...none, unread: 'it is not known which commit they are of; say so by `suite-ref`' }
  try {
    const { suites, wrong } = await suitesAt(sha, suiteFile, github)
    return { suites, acceptances, sha, unread: wrong }
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return { ...none, unread: error.message }
  }
}

/** Whether a commit is the ref, or where the ref and head part. At most two requests. */
async function isBaseOf(own: string, { ref, headSha }: Against, github: GitHub): Promise<boolean> {
  if (own === ref || (await github.mergeBase(ref, headSha)) === own) return true
  return !commit.safeParse(ref).success && (await github.mergeBase(ref, ref)) === own
}

/**
 * What is told of a report that compares head with another commit than the base of the pull
 * request, where they part, or what the workflow names. Where the suite of the base names a base
 * of its own, or the workflow a release, the report is believed.
 */
async function wrongBase(
  { plan }: Report,
  { suites }: BaseRules,
  against: Against | undefined,
  github: GitHub,
): Promise<Problem[]> {
  if (against === undefined || releasesBack(against.ref) !== null) return []
  const suite = suites.find(({ name }) => name === plan.suite.name)
  const isOfSuite = suite !== undefined && (suite.base !== null || suite.compare !== undefined)
  if (isOfSuite && !against.isNamed) return []
  const sha = plan.sources.base?.sha ?? null
  const unruled = (why: string | null) => [
    otherMeasurement(
      'base',
      { of: 'base', sha, why },
      'run again, or give the step that publishes the `base` that was measured',
    ),
  ]
  try {
    const ref = against.ref.replace(/^origin\//, '')
    return sha !== null && (await isBaseOf(sha, { ...against, ref }, github)) ? [] : unruled(null)
  } catch (error) {
    if (error instanceof HostError) return unruled(error.message)
    throw error
  }
}

/** What is accepted of a pull request, or of the one that a queue tries out, and by the file. */
async function acceptedIn(
  { plan }: Report,
  filed: WithProblems<Acceptance[]>,
  { pull, queued = null }: { pull: number | null; queued?: number | null },
  github: GitHub,
): Promise<WithProblems<Acceptance[]>> {
  const headSha = plan.sources.head?.sha ?? null
  if (pull !== null)
    return { ...filed, value: [...filed.value, ...(await acceptedRows(pull, github))] }
  if (queued === null || headSha === null) return filed
  try {
    return { ...filed, value: await queuedRows({ queued, headSha }, filed.value, github) }
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    const unread = makeFinding('acceptances-unread', null, {
      of: `#${queued}`,
      said: error.message,
    })
    return { ...filed, problems: [...filed.problems, unread] }
  }
}

/** What came of a run, by the rules of the base and under what is accepted on the pull request. */
export async function underBase(
  outcome: Outcome,
  base: Base,
  options: Narrowing & { pull: number | null; queued?: number | null },
  github: GitHub,
): Promise<Outcome> {
  if (outcome.kind === 'missing') return outcome
  const { sha } = base
  const filed = sha === null ? { value: [], problems: [] } : await filedRows(sha, github)
  const { value: acceptances, problems } = await acceptedIn(outcome.report, filed, options, github)
  const rules = await baseRulesAt(base, acceptances, github)
  const compared = await wrongBase(outcome.report, rules, base.against, github)
  const report = underBaseRules(
    outcome.report,
    { ...rules, compared },
    options,
    outcome.trials ?? null,
  )
  return { kind: 'measured', report: underAcceptances(report, acceptances, problems) }
}
