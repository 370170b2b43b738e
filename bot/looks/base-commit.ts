/** The commit to compare with, found once and frozen: only its hash travels from there. */
import { releasesBack, releasesOf } from '../../src/core/events/release.ts'
import type { GitHub } from '../../src/host/port/github.ts'
import type { JobEvent } from '../jobs/job.ts'
import type { Work } from './work.ts'

/** What was found; a base that GitHub does not know ends the job. */
export async function resolveBase({ job, github }: Work): Promise<JobEvent> {
  const { asked } = job.wish.base
  const back = releasesBack(asked)
  const ref = back === null ? asked : await releaseBack(back, github)
  if (ref === null) return { kind: 'broke', why: 'no tag of the repository is a release' }
  const baseSha = await github.mergeBase(ref, job.wish.headSha)
  if (baseSha !== null) return { kind: 'resolved', baseSha }
  return { kind: 'broke', why: `GitHub knows no ${ref}, or it has nothing in common with the head` }
}

/** The release that is so many before the last, or the oldest; null: there is none. */
async function releaseBack(back: number, github: GitHub): Promise<string | null> {
  const releases = releasesOf(await github.listTags())
  return releases[Math.min(back, releases.length - 1)] ?? null
}
