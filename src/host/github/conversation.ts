/** Comments and reactions. */

import type { GitHub, IssueComment, Reaction, ReactionContent } from '../port/github.ts'
import { type Asking, ONCE } from './asking.ts'
import { keepFirst } from './keep-first.ts'
import { isStatus } from './trouble.ts'

type Author = { login: string } | null

const commentOf = (data: {
  id: number
  body?: string
  user: Author
  html_url: string
  created_at: string
  updated_at: string
}): IssueComment => ({
  id: data.id,
  author: data.user?.login ?? null,
  body: data.body ?? '',
  url: data.html_url,
  createdAt: data.created_at,
  updatedAt: data.updated_at,
})

const reactionOf = (data: { id: number; user: Author; content: string }): Reaction => ({
  id: data.id,
  author: data.user?.login ?? null,
  content: data.content as ReactionContent,
})

type Conversation = Pick<
  GitHub,
  | 'login'
  | 'listComments'
  | 'createComment'
  | 'updateComment'
  | 'listReactions'
  | 'addReaction'
  | 'removeReaction'
>

export function conversation({ client, here, ask, create, settings }: Asking): Conversation {
  const { issues, reactions } = client.rest
  // GET /user refuses the tokens of apps and jobs; this question is answered to all.
  const viewer = async () => {
    const answer = await client.graphql<{ viewer: { login: string } }>('{ viewer { login } }')
    return answer.viewer.login
  }
  const login = settings.login ?? keepFirst(viewer)
  return {
    login: () => ask('learn whose token this is', login),
    listComments: (issue) =>
      ask(`list the comments of #${issue}`, async () => {
        const asked = { ...here, issue_number: issue, per_page: 100 }
        return (await client.paginate(issues.listComments, asked)).map(commentOf)
      }),
    createComment: (issue, body) =>
      create(`comment on #${issue}`, async () => {
        const asked = { ...here, issue_number: issue, body, ...ONCE }
        return commentOf((await issues.createComment(asked)).data)
      }),
    updateComment: (id, body) =>
      ask(`edit comment ${id}`, async () => {
        try {
          return commentOf((await issues.updateComment({ ...here, comment_id: id, body })).data)
        } catch (error) {
          if (isStatus(error, 404)) return null
          throw error
        }
      }),
    listReactions: (id) =>
      ask(`list the reactions to comment ${id}`, async () => {
        const asked = { ...here, comment_id: id, per_page: 100 }
        return (await client.paginate(reactions.listForIssueComment, asked)).map(reactionOf)
      }),
    addReaction: (id, content) =>
      ask(`react to comment ${id}`, async () => {
        const asked = { ...here, comment_id: id, content }
        return reactionOf((await reactions.createForIssueComment(asked)).data)
      }),
    removeReaction: (id, reaction) =>
      ask(`take back a reaction to comment ${id}`, async () => {
        const asked = { ...here, comment_id: id, reaction_id: reaction }
        await reactions.deleteForIssueComment(asked)
      }),
  }
}
