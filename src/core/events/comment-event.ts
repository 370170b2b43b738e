/** The event of a comment as we read it: only what is named here, and only a new comment. */
import { z } from 'zod'

const login = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/)
const instant = z.iso.datetime()

const payload = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().positive(), pull_request: z.object({}).optional() }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    created_at: instant,
    updated_at: instant,
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
    performed_via_github_app: z.unknown().optional(),
  }),
})

/** Someone wrote a comment on a pull request. */
export type CommentEvent = {
  pull: number
  comment: number
  body: string
  author: string
  createdAt: string
}

/** The event, or why it is none that can hold a command: edits, bots and issues never do. */
export function readCommentEvent(name: string, event: unknown): CommentEvent | { ignored: string } {
  if (name !== 'issue_comment') return { ignored: `the event is ${name}, not issue_comment` }
  const found = payload.safeParse(event)
  if (!found.success) return { ignored: 'the event has no comment that can be read' }
  const { action, issue, comment } = found.data
  if (action !== 'created') return { ignored: 'the comment is not new' }
  if (comment.updated_at !== comment.created_at) return { ignored: 'the comment was edited' }
  if (issue.pull_request === undefined) return { ignored: 'the comment is not on a pull request' }
  const { user, performed_via_github_app: app = null } = comment
  if (user?.type !== 'User' || app !== null || !login.safeParse(user.login).success)
    return { ignored: 'the comment was not written by a person' }
  return {
    pull: issue.number,
    comment: comment.id,
    body: comment.body,
    author: user.login,
    createdAt: comment.created_at,
  }
}
