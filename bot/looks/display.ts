/** Makes GitHub show what a job has to say: found before it is made, edited where it is there. */
import { freshRows } from '../../src/core/speak/comment.ts'
import { readMarker } from '../../src/core/speak/marker.ts'
import { type GitHub, type IssueComment, SaidNoError } from '../../src/host/port/github.ts'
import { setCheckRun } from '../../src/stories/commit-marks.ts'
import { type Own, upsertComment } from '../../src/stories/own-comments.ts'
import { alert } from '../../src/stories/publish.ts'
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
import { aboutOf, checkOf, commentOf, hashOf, type JobView, reactionOf } from './appearance.ts'
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

export async function showCheck({ job, seen, github }: Work): Promise<Partial<Job>> {
  const wanted = checkOf(job, seen)
  const shown = hashOf(wanted)
  if (job.check !== null) {
    await github.updateCheckRun(job.check.id, wanted)
    return { check: { id: job.check.id, shown } }
  }
  const { check } = await setCheckRun(wanted, 'same-external-id', () => false, github)
  return { check: { id: check.id, shown } }
}

export async function showComment({ job, seen, github }: Work): Promise<Partial<Job>> {
  const text = commentOf(job, seen)
  if (text === null || job.pull === null) return {}
  const done = ({ id, url }: IssueComment) => ({ comment: { id, url, shown: hashOf(text) } })
  if (job.comment !== null) {
    const edited = await github.updateComment(job.comment.id, text)
    if (edited !== null) return done(edited)
  }
  const own = markerOf(job)
  const { change, comment } = await upsertComment<Shown>(
    {
      pull: job.pull,
      read({ body }) {
        const found = readCommentMarker(body)
        return found?.marker.slot === own.slot ? found : null
      },
      // What a later push led to stays.
      textOver: (before) => ((before?.marker.marker.asked ?? 0) > own.asked ? null : text),
      async beforeEdit(before) {
        if (hasSharedComment(job)) await tellOfRegressions(job, seen, before, github)
      },
    },
    github,
  )
  return change === 'outdated' ? { refused: [...job.refused, 'comment'] } : done(comment)
}

type Shown = { marker: CommentMarker; rest: string }

/** Edits notify nobody, so rows that have newly regressed get a short comment of their own. */
async function tellOfRegressions(
  job: Job,
  seen: JobView,
  { comment: { url }, marker: { marker, rest } }: Own<Shown>,
  github: GitHub,
): Promise<void> {
  const before = readMarker('report', rest)
  if (seen.outcome === null || job.pull === null || before === null) return
  if (marker.job === job.id) return
  const fresh = freshRows(seen.outcome, before)
  await alert(fresh, aboutOf(job, seen), { pull: job.pull, url }, github)
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
