/** A job at hand, and whether a run is the one that was dispatched for it. */
import type { GitHub } from '../../src/host/port/github.ts'
import { jobInTitle, type RunTraits } from '../events/event.ts'
import type { Job } from '../jobs/job.ts'
import type { Parts } from '../parts/parts.ts'
import type { JobView } from './appearance.ts'

export type Work = {
  job: Job
  seen: JobView
  github: GitHub
  parts: Parts
  /** ISO 8601. */
  now: string
}

/**
 * What of the run is not as it was asked for; null: it is ours. Anyone with write access can
 * dispatch the workflow with any title, so the account that started it counts, too.
 */
export function whyNotRunOf(run: RunTraits, { job }: Pick<Work, 'job'>, me: string) {
  const { workflow } = job.wish
  const wanted: Record<string, [found: unknown, wanted: unknown]> = {
    repository: [run.repositoryId, job.place.repositoryId],
    workflow: [run.workflow, `.github/workflows/${workflow}`],
    event: [run.event, 'workflow_dispatch'],
    branch: [run.headBranch, job.place.defaultBranch],
    account: [run.author, me],
    title: [jobInTitle(run.title), job.id],
  }
  const wrong = Object.entries(wanted).find(([, [found, expected]]) => found !== expected)
  return wrong === undefined ? null : `its ${wrong[0]} is another`
}

export const notOurs = (why: string) => `the run is not ours: ${why}`

export const isRunOf = (run: RunTraits, work: Pick<Work, 'job'>, me: string): boolean =>
  whyNotRunOf(run, work, me) === null
