/** The commit to compare with, found once and frozen: only its hash travels from there. */
import { releasesBack, releasesOf } from '../../src/core/events/release.ts'
import type { GitHub } from '../../src/host/port/github.ts'
import { isOfMain, type JobEvent } from '../jobs/job.ts'
import { measuredLastOf } from '../store/job-store.ts'
import type { Work } from './work.ts'

/** What was found; a base that GitHub does not know ends the job. */
export async function resolveBase(work: Work): Promise<JobEvent> {
  const { job, github } = work
  const { asked } = job.wish.base
  if (isOfMain(job)) return measuredLast(work)
  const back = releasesBack(asked)
  const ref = back === null ? asked : await releaseBack(back, github)
  if (ref === null) return { kind: 'broke', why: 'no tag of the repository is a release' }
  const baseSha = await github.mergeBase(ref, job.wish.headSha)
  if (baseSha !== null) return { kind: 'resolved', baseSha }
  return { kind: 'broke', why: `GitHub knows no ${ref}, or it has nothing in common with the head` }
}

/**
 * What was measured last on the default branch, so that the merges since are one link of the chain;
 * where that is no ancestor any more, or nothing was, the commit before the push.
 */
async function measuredLast({ job, github, parts }: Work): Promise<JobEvent> {
  const { headSha, suite, base } = job.wish
  const { repository } = job.place
  const last = await measuredLastOf(parts.store.db, { repository, suite, kind: 'merge' })
  const isAncestor = last !== null && (await github.mergeBase(last, headSha)) === last
  const baseSha = isAncestor ? last : await github.mergeBase(base.asked, headSha)
  if (baseSha === null) return { kind: 'broke', why: `GitHub knows no ${base.asked}` }
  if (baseSha === headSha)
    return {
      kind: 'cancelled',
      why: 'the branch went back, and there is nothing new to measure',
      by: null,
    }
  return { kind: 'resolved', baseSha }
}

/** The release that is so many before the last, or the oldest; null: there is none. */
async function releaseBack(back: number, github: GitHub): Promise<string | null> {
  const releases = releasesOf(await github.listTags())
  return releases[Math.min(back, releases.length - 1)] ?? null
}
