/** What an event of GitHub Actions says about whom to tell, and about which commit. */
import { z } from 'zod'

export type Subject = {
  /** Pull request; null: the event does not name one. */
  pull: number | null
  /** Branch and owner of the head, where the pull request must be looked for; null: no need. */
  from: { owner: string; branch: string } | null
  headSha: string | null
  /** Commit that was to be compared with, where the event says so. */
  baseSha: string | null
  /** Commit whose rules hold, where the event says so. */
  rulesSha: string | null
  /** Whether a person who may write to the repository caused the event. */
  isAsked: boolean
  /** The run that the event is about and its attempt; null: this one. */
  run: { id: number; attempt: number } | null
}

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const number = z.int().positive()

const pullRequest = z.object({
  pull_request: z.object({
    number,
    head: z.object({ sha }),
    base: z.object({ sha: sha.optional() }).optional(),
  }),
})
const mergeGroup = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) })
/** `after` of an annotated tag is the tag's own hash; the commit stands beside it. */
const push = z.object({ after: sha, head_commit: z.object({ id: sha }).nullish() })
const issueComment = z.object({
  issue: z.object({ number, pull_request: z.object({}).optional() }),
})
const workflowRun = z.object({
  workflow_run: z.object({
    id: number,
    run_attempt: number,
    event: z.string(),
    head_sha: sha,
    head_branch: z.string().min(1),
    // Null: the fork has been deleted since.
    head_repository: z.object({ owner: z.object({ login: z.string().min(1) }) }).nullable(),
  }),
})

const NOBODY: Subject = {
  ...{ pull: null, from: null, headSha: null, baseSha: null, rulesSha: null, run: null },
  isAsked: false,
}

/** Events of a run that are about a commit of the repository itself, whose rules are its own. */
const OWN_COMMIT = ['push', 'schedule', 'workflow_dispatch']

/**
 * - workflow_run: the run that measured, on whatever it ran. A fork's pull request is not named in
 *   the payload: it is looked for by its branch.
 * - issue_comment: a pull request, but no commit: that has to be bound by whoever let it run.
 * - any event without the fields above names nobody.
 */
export function subjectOf(name: string, payload: unknown): Subject {
  switch (name) {
    case 'pull_request': {
      const { number: pull, head, base } = pullRequest.parse(payload).pull_request
      return { ...NOBODY, pull, headSha: head.sha, rulesSha: base?.sha ?? null }
    }
    case 'merge_group': {
      const { base_sha: baseSha, head_sha: headSha } = mergeGroup.parse(payload).merge_group
      return { ...NOBODY, headSha, baseSha, rulesSha: baseSha }
    }
    case 'push': {
      const { after, head_commit: commit } = push.parse(payload)
      const headSha = commit?.id ?? after
      return { ...NOBODY, headSha, rulesSha: headSha }
    }
    case 'issue_comment': {
      const { issue } = issueComment.parse(payload)
      const pull = issue.pull_request === undefined ? null : issue.number
      return { ...NOBODY, pull, isAsked: true }
    }
    case 'workflow_run': {
      const run = workflowRun.parse(payload).workflow_run
      const owner = run.head_repository?.owner.login
      const isPull = run.event === 'pull_request' && owner !== undefined
      return {
        ...NOBODY,
        from: isPull ? { owner, branch: run.head_branch } : null,
        headSha: run.head_sha,
        rulesSha: OWN_COMMIT.includes(run.event) ? run.head_sha : null,
        run: { id: run.id, attempt: run.run_attempt },
      }
    }
    case 'workflow_dispatch':
      return { ...NOBODY, isAsked: true }
    default:
      return NOBODY
  }
}
