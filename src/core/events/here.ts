/** What a job that measured may tell itself: decided from the event alone. */
import { z } from 'zod'
import { subjectOf } from './publish-event.ts'

export type Here =
  | { kind: 'here'; pull: number | null; headSha: string }
  /** A pull request from elsewhere: whatever the permissions say, the token only reads. */
  | { kind: 'fork' }
  /** An event that names no commit of ours, such as a comment: who runs it has to publish. */
  | { kind: 'nobody' }

const repository = z.object({ full_name: z.string() })
const pullRequest = z.object({
  pull_request: z.object({
    // Null: the fork has been deleted since.
    head: z.object({ repo: repository.nullish() }),
    base: z.object({ repo: repository.optional() }),
  }),
})

export function hereOf(name: string, payload: unknown): Here {
  if (!['pull_request', 'push', 'merge_group'].includes(name)) return { kind: 'nobody' }
  if (name === 'pull_request') {
    const { head, base } = pullRequest.parse(payload).pull_request
    const isOurs = base.repo !== undefined && head.repo?.full_name === base.repo.full_name
    if (!isOurs) return { kind: 'fork' }
  }
  const { pull, headSha } = subjectOf(name, payload)
  return headSha === null || /^0+$/.test(headSha)
    ? { kind: 'nobody' }
    : { kind: 'here', pull, headSha }
}

/** What could not be told by the job itself, and the permission that it takes. */
export const UNTOLD = {
  accepted: ['Which rows are accepted was not asked for', 'pull-requests: read'],
  comment: ['There is no comment', 'pull-requests: write'],
  status: ['The commit has no status of this run', 'statuses: write'],
} as const

/** For the log and the summary of a run that may not tell a fork's pull request. */
export const FORK_NOTE =
  'This pull request comes from a fork, so this job may not comment on it. The result is in this ' +
  'summary and in the artifact of the run; a workflow that starts when this one has ended posts ' +
  'it: see "Pull requests from forks" in docs/workflows.md of gcbench-action.'
