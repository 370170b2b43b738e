/**
 * The story of telling: a run's outcome + GitHub -> one comment that stays, a short one when rows
 * have newly regressed, and a mark at the commit. Knows no shell and runs nothing. Publishing the
 * same outcome twice changes nothing the second time.
 */
import {
  acceptReport,
  type ExpectedReport,
  isSuiteName,
  type Outcome,
  REPORT_ARCHIVE,
} from '../core/report/artifact.ts'
import {
  type About,
  alertMarker,
  alertText,
  commentText,
  freshRows,
  isSameText,
} from '../core/speak/comment.ts'
import { checkRunFor, statusFor } from '../core/speak/commit-mark.ts'
import { type Markers, readMarker } from '../core/speak/marker.ts'
import type { RowView } from '../core/tell/rows.ts'
import {
  type GitHub,
  type IssueComment,
  RefusedError,
  UncertainError,
} from '../host/port/github.ts'

export type { Outcome } from '../core/report/artifact.ts'

/** What is asked for, by someone to be trusted: nothing of it comes from a report. */
export type PublishAsk = {
  /** Pull request to tell; null: there is none (a merge group, a tag). */
  pull: number | null
  headSha: string
  /** Suite that was to be run; null: whichever the report is about. */
  suite: string | null
  run: About['run']
  /** status: with a job's token. check: as an App. none: the job's own result is enough. */
  mark: 'status' | 'check' | 'none'
  /** Artifact of the run that has the report, to find it again; absent: not known. */
  artifact?: string
}

/** created, edited, unchanged; outdated: a later run has been told already, so nothing was done. */
export type CommentChange = 'created' | 'edited' | 'unchanged' | 'outdated'

export type Published = {
  comment: { change: CommentChange; url: string } | null
  /** Where the short comment about new regressions is; null: there was nothing new. */
  alertUrl: string | null
  mark: Mark | null
}

/** Text of a report that nothing has judged yet, or why there is none. */
export type Fetched = { kind: 'text'; text: string } | Extract<Outcome, { kind: 'missing' }>

type From = { runId: number; artifact: string }

/** The outcome of a workflow run, from the artifact that it left. */
export async function fetchOutcome(
  from: From,
  expected: ExpectedReport,
  github: GitHub,
): Promise<Outcome> {
  const fetched = await fetchText(from, github)
  return fetched.kind === 'text' ? acceptReport(fetched.text, expected) : fetched
}

export async function fetchText(from: From, github: GitHub): Promise<Fetched> {
  const { runId, artifact: name } = from
  const found = await github.listArtifacts(runId, name)
  const [newest] = found.filter((one) => one.name === name && one.runId === runId && !one.expired)
  if (newest === undefined)
    return { kind: 'missing', why: `the run left no artifact named ${name} that is still there` }
  try {
    return { kind: 'text', text: await github.readArtifact(newest, REPORT_ARCHIVE) }
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
  const found = await github.pullRequestsFrom(owner, branch)
  return found.find((pull) => pull.headSha === headSha)?.number ?? null
}

export async function publish(
  outcome: Outcome,
  ask: PublishAsk,
  github: GitHub,
): Promise<Published> {
  const me = await github.login()
  const about = await aboutOf(outcome, ask, github)
  const { pull, mark } = ask
  // The mark first: what holds a merge matters more than what is said about it.
  const set = { status: setStatus, check: setCheckRun, none: async () => null }[mark]
  const marked = await set(outcome, about, me, github)
  const told =
    pull === null
      ? { comment: null, alertUrl: null }
      : await tell(outcome, about, { pull, me }, github)
  return { ...told, mark: marked }
}

async function aboutOf(outcome: Outcome, ask: PublishAsk, github: GitHub): Promise<About> {
  const { headSha, run, artifact } = ask
  const found = outcome.kind === 'measured' ? outcome.report.plan.suite.name : ''
  const suite = ask.suite ?? (isSuiteName(found) ? found : '')
  const pull = ask.pull === null ? null : await github.pullRequest(ask.pull)
  return {
    suite,
    headSha,
    run,
    ...(artifact === undefined ? {} : { artifact }),
    movedTo: pull === null || pull.headSha === headSha ? null : pull.headSha,
    isFork: pull !== null && pull.headRepository !== pull.baseRepository,
  }
}

/** A comment of ours with the marker it begins with. */
type Ours<K extends keyof Markers> = { comment: IssueComment; marker: Markers[K] }

/** Ours is what we wrote *and* marked: anyone can write a marker. The oldest counts. */
function findOurs<K extends keyof Markers>(
  { comments, me }: Thread,
  kind: K,
  isIt: (marker: Markers[K]) => boolean,
): Ours<K> | null {
  for (const comment of comments) {
    const marker = comment.author === me ? readMarker(kind, comment.body) : null
    if (marker !== null && isIt(marker)) return { comment, marker }
  }
  return null
}

/** The conversation of a pull request as it was when it was read. */
type Thread = { pull: number; me: string; comments: IssueComment[] }

const again = async (thread: Thread, github: GitHub): Promise<Thread> => ({
  ...thread,
  comments: await github.listComments(thread.pull),
})

type Told = Pick<Published, 'comment' | 'alertUrl'>

async function tell(
  outcome: Outcome,
  about: About,
  { pull, me }: Pick<Thread, 'pull' | 'me'>,
  github: GitHub,
): Promise<Told> {
  const thread = { pull, me, comments: await github.listComments(pull) }
  const findIn = (read: Thread) => findOurs(read, 'report', ({ suite }) => suite === about.suite)
  const create = async () => {
    const text = commentText(outcome, about, null)
    const find = async () => findIn(await again(thread, github))?.comment ?? null
    return makeOnce(find, () => github.createComment(pull, text))
  }
  const sticky = findIn(thread)
  if (sticky === null) return saying('created', await create(), null)
  const { comment, marker } = sticky
  if (isLater(marker, about)) return saying('outdated', comment, null)
  const alertUrl = await alert(freshRows(outcome, marker), about, comment.url, thread, github)
  const text = commentText(outcome, about, marker)
  if (isSameText(comment.body, text)) return saying('unchanged', comment, alertUrl)
  const edited = await github.updateComment(comment.id, text)
  return edited === null
    ? saying('created', await create(), alertUrl)
    : saying('edited', edited, alertUrl)
}

const saying = (change: CommentChange, { url }: IssueComment, alertUrl: string | null): Told => ({
  comment: { change, url },
  alertUrl,
})

/** Whether the comment tells of a later run already. */
const isLater = ({ run, attempt }: Markers['report'], { run: ours }: About) =>
  run > ours.id || (run === ours.id && attempt > ours.attempt)

/**
 * Edits notify nobody, so rows that have newly regressed get a comment of their own. It is written
 * before the sticky comment forgets what it told last: a run that dies between the two is made
 * good by the next.
 */
async function alert(
  fresh: RowView[],
  about: About,
  stickyUrl: string,
  thread: Thread,
  github: GitHub,
): Promise<string | null> {
  if (fresh.length === 0) return null
  const wanted = JSON.stringify(alertMarker(about, fresh))
  const findIn = (read: Thread) =>
    findOurs(read, 'alert', (marker) => JSON.stringify(marker) === wanted)?.comment ?? null
  const known = findIn(thread)
  if (known !== null) return known.url
  const text = alertText(fresh, about, stickyUrl)
  const made = await makeOnce(
    async () => findIn(await again(thread, github)),
    () => github.createComment(thread.pull, text),
  )
  return made.url
}

const TRIES = 4

/** Makes what must not be there twice: where no answer came, looks before it tries again. */
async function makeOnce<T>(find: () => Promise<T | null>, make: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof UncertainError)) throw error
      const found = await find()
      if (found !== null) return found
      if (left === 0) throw error
    }
  }
}

type Mark = 'set' | 'unchanged'

async function setStatus(
  outcome: Outcome,
  about: About,
  me: string,
  github: GitHub,
): Promise<Mark> {
  const wanted = statusFor(outcome, about)
  const standing = async () => {
    const found = await github.latestStatus(about.headSha, wanted.context)
    return found?.author === me && hasAll(found, wanted) ? found : null
  }
  if ((await standing()) !== null) return 'unchanged'
  await makeOnce(standing, async () => {
    await github.createStatus(about.headSha, wanted)
    return { ...wanted, author: me }
  })
  return 'set'
}

async function setCheckRun(
  outcome: Outcome,
  about: About,
  me: string,
  github: GitHub,
): Promise<Mark> {
  const { actions, ...wanted } = checkRunFor(outcome, about)
  const mine = async () => {
    const found = await github.listCheckRuns(about.headSha, wanted.name)
    return found.find(({ app }) => `${app}[bot]` === me) ?? null
  }
  const found = await mine()
  if (found === null) await makeOnce(mine, () => github.createCheckRun({ ...wanted, actions }))
  else if (hasAll(found, wanted)) return 'unchanged'
  else await github.updateCheckRun(found.id, { ...wanted, actions })
  return 'set'
}

/** Whether `found` says everything that `wanted` says; buttons are not listed by GitHub. */
const hasAll = <T extends object>(found: T, wanted: Partial<T>) =>
  (Object.keys(wanted) as (keyof T)[]).every((key) => found[key] === wanted[key])
