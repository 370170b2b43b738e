/** Makes GitHub show what a job has to say: found before it is made, edited where it is there. */
import type { About } from '../../src/core/speak/comment.ts'
import { readMarker } from '../../src/core/speak/marker.ts'
import { type GitHub, type IssueComment, SaidNoError } from '../../src/host/port/github.ts'
import { setCheckRun } from '../../src/stories/commit-marks.ts'
import { type Own, upsertComment } from '../../src/stories/own-comments.ts'
import { sayAlert } from '../../src/stories/publish.ts'
import { isBisection, type Job } from '../jobs/job.ts'
import type { Parts } from '../parts/parts.ts'
import { pictureLinks } from '../parts/picture-links.ts'
import { type ToldReport, toldBisection, toldOf } from '../reports/kept-report.ts'
import { TooMuchError } from '../reports/report-process.ts'
import {
  type CommentMarker,
  hasSharedComment,
  markerOf,
  readCommentMarker,
} from '../speak/comment-marker.ts'
import { headBefore } from '../store/acceptance-store.ts'
import { listJobs, noteJob } from '../store/job-store.ts'
import { aboutOf, checkOf, commentOf, hashOf, type JobView, reactionOf } from './appearance.ts'
import { askOfKept } from './kept.ts'
import type { Work } from './work.ts'

/** What the store knows beside the job. `before`: what was seen just now. */
export async function viewOf(
  job: Job,
  parts: Parts,
  before: JobView | null = null,
): Promise<JobView> {
  const { store, settings } = parts
  const { db } = store
  const { repository } = job.place
  const { headSha } = job.wish
  const latest =
    job.pull === null || isBisection(job) ? null : await headBefore(db, repository, job.pull, null)
  const page = job.pull === null ? `commit/${headSha}` : `pull/${job.pull}`
  const { cause } = job
  const siblings =
    cause.kind === 'comment' ? await listJobs(db, { repository, comment: cause.comment }) : [job]
  const place = {
    movedTo: latest === headSha ? null : latest,
    home: `${settings.serverUrl}/${repository}/${page}`,
    picture: pictureLinks(job.id, settings),
  }
  const about = aboutOf(job, place)
  // A report is large: it is told again only where what it comes to has changed.
  const toldOf = JSON.stringify([job.result, about])
  const told = before?.toldOf === toldOf ? before.told : await toldKept(job, about, parts)
  return { told, toldOf, siblings, ...place }
}

/** What its report says; null: there is none, or none is kept any more. */
async function toldKept(job: Job, about: About, parts: Parts): Promise<ToldReport | null> {
  if (job.found !== undefined) return toldBisection(job, job.found, about)
  try {
    return await askOfKept('tell', job, { about }, parts)
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
    parts.log.error({ job: job.id, reason: error.message }, 'a kept report cannot be told')
    return toldOf({ kind: 'missing', why: error.message }, about)
  }
}

/**
 * Whether a part of the job cannot be on GitHub yet, so that it need not be looked for. That it is
 * made is written down first: after a crash it is looked for.
 */
async function beginNew(part: 'check' | 'comment', { job, now, parts }: Work): Promise<boolean> {
  const { freshUntil = now, begun = [] } = job
  if (Date.parse(now) >= Date.parse(freshUntil) || begun.includes(part)) return false
  const { db } = parts.store
  await db
    .transaction()
    .execute((trx) => noteJob(trx, job.id, (own) => ({ begun: [...(own.begun ?? []), part] })))
  return true
}

export async function showCheck(work: Work): Promise<Partial<Job>> {
  const { job, seen, github } = work
  const wanted = checkOf(job, seen)
  const shown = hashOf(wanted)
  if (job.check !== null) {
    await github.updateCheckRun(job.check.id, wanted)
    return { check: { id: job.check.id, shown } }
  }
  const isNew = await beginNew('check', work)
  const { check } = await setCheckRun(wanted, 'same-external-id', () => false, github, isNew)
  return { check: { id: check.id, shown } }
}

export async function showComment(work: Work): Promise<Partial<Job>> {
  const { job, seen, github } = work
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
      isNew: !hasSharedComment(job) && (await beginNew('comment', work)),
      read({ body }) {
        const found = readCommentMarker(body)
        return found?.marker.slot === own.slot ? found : null
      },
      // What a later push led to stays.
      textOver: (before) => ((before?.marker.marker.asked ?? 0) > own.asked ? null : text),
      async beforeEdit(before) {
        if (hasSharedComment(job)) await tellOfRegressions(work, before)
      },
    },
    github,
  )
  return change === 'outdated' ? { refused: [...job.refused, 'comment'] } : done(comment)
}

type Shown = { marker: CommentMarker; rest: string }

/** Edits notify nobody, so rows that have newly regressed get a short comment of their own. */
async function tellOfRegressions(
  { job, seen, github, parts }: Work,
  { comment: { url }, marker: { marker, rest } }: Own<Shown>,
): Promise<void> {
  const before = readMarker('report', rest)
  if (seen.told === null || job.pull === null || before === null) return
  if (marker.job === job.id) return
  const ask = { about: aboutOf(job, seen), before, stickyUrl: url }
  const fresh = await askOfKept('tellFresh', job, ask, parts)
  if (fresh !== null && fresh !== 'none') await sayAlert(fresh, job.pull, github)
}

/** How all that the command asked for stands: that it was seen, and how it ended. */
export async function react({ job, seen, github }: Work): Promise<Partial<Job>> {
  const wanted = reactionOf(job, seen)
  if (wanted === null || job.cause.kind !== 'comment') return { reaction: wanted }
  const { comment } = job.cause
  await github.addReaction(comment, wanted)
  // One of several suites may have ended as the command does not, and a word may be changed.
  const isFirst = seen.siblings.length === 1 && (job.reaction === null || job.reaction === 'eyes')
  if (!isFirst) await takeBack(comment, wanted, github)
  return { reaction: wanted }
}

/** What was said of the end before is not said any more; that it was seen is. */
async function takeBack(
  comment: number,
  wanted: NonNullable<ReturnType<typeof reactionOf>>,
  github: GitHub,
): Promise<void> {
  const me = await github.login()
  for (const { id, author, content } of await github.listReactions(comment)) {
    if (author !== me || content === wanted || content === 'eyes') continue
    try {
      await github.removeReaction(comment, id)
    } catch (error) {
      if (!(error instanceof SaidNoError)) throw error
    }
  }
}
