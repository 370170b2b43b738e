/** Makes GitHub show what a job has to say: found before it is made, edited where it is there. */
import { alertMarker, alertText, freshRows } from '../../src/core/speak/comment.ts'
import { readMarker } from '../../src/core/speak/marker.ts'
import {
  type CheckRun,
  type GitHub,
  type IssueComment,
  SaidNoError,
  UncertainError,
} from '../../src/host/port/github.ts'
import { readStoredReport } from '../history/report-archive.ts'
import type { Job } from '../jobs/job.ts'
import type { Parts } from '../parts/parts.ts'
import {
  type CommentMarker,
  hasSharedComment,
  markerOf,
  readCommentMarker,
} from '../speak/comment-marker.ts'
import { acceptancesOf, headBefore } from '../store/acceptance-store.ts'
import { listJobs } from '../store/job-store.ts'
import {
  aboutOf,
  checkName,
  checkOf,
  commentOf,
  hashOf,
  type JobView,
  reactionOf,
} from './appearance.ts'
import { keptReport, outcomeOf } from './base-rules.ts'
import type { Work } from './work.ts'

/** What the store knows beside the job. `known`: its outcome, where it was read just now. */
export async function viewOf(
  job: Job,
  parts: Parts,
  known: JobView['outcome'] = null,
): Promise<JobView> {
  const { store, settings } = parts
  const { db } = store
  const { repository } = job.place
  const { headSha } = job.wish
  const latest = job.pull === null ? null : await headBefore(db, repository, job.pull, null)
  const page = job.pull === null ? `commit/${headSha}` : `pull/${job.pull}`
  const { cause } = job
  const siblings =
    cause.kind === 'comment' ? await listJobs(db, { repository, comment: cause.comment }) : [job]
  return {
    outcome: job.state === 'reported' ? (known ?? (await outcomeKept(job, parts))) : null,
    movedTo: latest === headSha ? null : latest,
    siblings,
    home: `${settings.serverUrl}/${repository}/${page}`,
  }
}

/** The job's report under what is accepted now; null: none is kept any more. */
export async function outcomeKept(job: Job, { store: { db } }: Pick<Parts, 'store'>) {
  const text = await readStoredReport(db, job.place.repository, job.id)
  const report = text === null ? null : keptReport(text, job)
  if (report === null) return null
  return outcomeOf(report, await acceptancesOf(db, job.place.repository, job.wish.headSha))
}

/** Made once: where no answer came, it is looked for; if it is not there, the step fails. */
async function makeOnce<T>(find: () => Promise<T | null>, make: () => Promise<T>): Promise<T> {
  const known = await find()
  if (known !== null) return known
  try {
    return await make()
  } catch (error) {
    const found = error instanceof UncertainError ? await find() : null
    if (found === null) throw error
    return found
  }
}

export async function showCheck({ job, seen, github }: Work): Promise<Partial<Job>> {
  const wanted = checkOf(job, seen)
  const shown = hashOf(wanted)
  if (job.check !== null) {
    await github.updateCheckRun(job.check.id, wanted)
    return { check: { id: job.check.id, shown } }
  }
  const me = await github.login()
  const find = async () => {
    const all = await github.listCheckRuns(wanted.headSha, checkName(job), 'all')
    return all.find(({ app, externalId }) => `${app}[bot]` === me && externalId === job.id) ?? null
  }
  const { id, status, conclusion, title } = await makeOnce(find, () =>
    github.createCheckRun(wanted),
  )
  const isSo = isSame({ status, conclusion, title }, wanted)
  if (!isSo) await github.updateCheckRun(id, wanted)
  return { check: { id, shown } }
}

const isSame = (
  found: Pick<CheckRun, 'status' | 'conclusion' | 'title'>,
  wanted: CheckRun,
): boolean =>
  found.status === wanted.status &&
  found.conclusion === wanted.conclusion &&
  found.title === wanted.title

type Ours = { comment: IssueComment; marker: CommentMarker; rest: string }

/** Our comment of the job's slot; the oldest, where there should be several. */
async function findComment(job: Job, pull: number, github: GitHub): Promise<Ours | null> {
  const me = await github.login()
  for (const comment of await github.listComments(pull)) {
    const found = comment.author === me ? readCommentMarker(comment.body) : null
    if (found?.marker.slot === markerOf(job).slot) return { comment, ...found }
  }
  return null
}

export async function showComment({ job, seen, github }: Work): Promise<Partial<Job>> {
  const text = commentOf(job, seen)
  if (text === null || job.pull === null) return {}
  const { pull } = job
  const done = ({ id, url }: IssueComment) => ({ comment: { id, url, shown: hashOf(text) } })
  if (job.comment !== null) {
    const edited = await github.updateComment(job.comment.id, text)
    if (edited !== null) return done(edited)
  }
  const find = () => findComment(job, pull, github)
  const old = await find()
  // What a later push led to stays.
  if (old !== null && old.marker.asked > markerOf(job).asked)
    return { refused: [...job.refused, 'comment'] }
  if (old !== null) {
    if (hasSharedComment(job)) await alert(job, seen, old, github)
    const edited = await github.updateComment(old.comment.id, text)
    if (edited !== null) return done(edited)
  }
  const made = await makeOnce(
    async () => (await find())?.comment ?? null,
    () => github.createComment(pull, text),
  )
  return done(made)
}

/** Edits notify nobody, so rows that have newly regressed get a short comment of their own. */
async function alert(job: Job, seen: JobView, old: Ours, github: GitHub): Promise<void> {
  const before = readMarker('report', old.rest)
  if (seen.outcome === null || job.pull === null || before === null) return
  if (old.marker.job === job.id) return
  const { pull } = job
  const fresh = freshRows(seen.outcome, before)
  if (fresh.length === 0) return
  const about = aboutOf(job, seen)
  const wanted = JSON.stringify(alertMarker(about, fresh))
  const me = await github.login()
  const find = async () =>
    (await github.listComments(pull)).find(
      ({ author, body }) => author === me && JSON.stringify(readMarker('alert', body)) === wanted,
    ) ?? null
  await makeOnce(find, () => github.createComment(pull, alertText(fresh, about, old.comment.url)))
}

/** One reaction of ours at the command: the state of all that it asked for. */
export async function react({ job, seen, github }: Work): Promise<Partial<Job>> {
  const wanted = reactionOf(job, seen)
  if (wanted === null || job.cause.kind !== 'comment') return { reaction: wanted }
  const { comment } = job.cause
  await setReaction(comment, wanted, github)
  return { reaction: wanted }
}

export async function setReaction(
  comment: number,
  wanted: NonNullable<ReturnType<typeof reactionOf>>,
  github: GitHub,
): Promise<void> {
  await github.addReaction(comment, wanted)
  const me = await github.login()
  for (const { id, author, content } of await github.listReactions(comment)) {
    if (author !== me || content === wanted) continue
    try {
      await github.removeReaction(comment, id)
    } catch (error) {
      if (!(error instanceof SaidNoError)) throw error
    }
  }
}
