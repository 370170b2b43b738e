/** Comments and reactions. */
import {
  appOf,
  type Call,
  created,
  found,
  invalid,
  type Operations,
  ok,
  page,
  Refusal,
  repositoryPath,
  userOf,
} from './answer.ts'
import { type Comment, fullName, type Issue, type Reaction, type World } from './world.ts'

const READ = ['issues:read', 'pull_requests:read'] as const
const WRITE = ['issues:write', 'pull_requests:write'] as const
const COMMENT_LIMIT = 65_536

/** GitHub's documentation does not name the limit; the API's answer does. */
function checkBody(body: string): void {
  if (body.trim() === '') throw invalid('IssueComment', 'body', "Body can't be blank")
  if ([...body].length > COMMENT_LIMIT)
    throw invalid('IssueComment', 'body', 'Body is too long (maximum is 65536 characters)')
}

const shapeOf = (world: World, comment: Comment) => ({
  id: comment.id,
  body: comment.body,
  user: userOf(comment.author),
  created_at: comment.createdAt,
  updated_at: comment.updatedAt,
  html_url: urlOf(world, comment),
  author_association: 'NONE',
  performed_via_github_app: comment.app === null ? null : appOf(comment.app),
})

export const urlOf = ({ repository: { owner, name } }: World, { issue, id }: Comment) =>
  `https://github.example/${owner}/${name}/pull/${issue}#issuecomment-${id}`

const commentOf = ({ params }: Call, world: World) =>
  found(world.comments.find(({ id }) => id === Number(params.comment_id)))

const reactionShape = ({ id, author, content }: Reaction) => ({
  id,
  content,
  user: userOf(author),
})

/** A pull request or an issue: they share their numbers. */
const conversationOf = ({ params }: Call, { pulls, issues }: World) => {
  const number = Number(params.issue_number)
  return found<{ number: number; locked?: boolean }>(pulls.get(number) ?? issues.get(number))
}

const issueShape = (world: World, { number, author, title, body, state }: Issue) => ({
  id: number,
  number,
  title,
  body,
  state,
  user: userOf(author),
  html_url: `https://github.example/${fullName(world)}/issues/${number}`,
})

export const issueOperations: Operations = {
  'issues/list-for-repo': {
    needs: ['issues:read'],
    answer(call, world) {
      const { creator, state = 'open' } = call.query
      const all = [...world.issues.values()]
        .filter((one) => state === 'all' || one.state === state)
        .filter(({ author }) => creator === undefined || author.login === creator)
      const { items, headers } = page(call, `${repositoryPath(world)}/issues`, all.toReversed())
      return { status: 200, headers, body: items.map((one) => issueShape(world, one)) }
    },
  },
  'issues/create': {
    needs: ['issues:write'],
    answer({ body, token }, world) {
      checkBody(body.body)
      const { title, body: text } = body
      const own = { number: world.nextId(), author: token.account, title, body: text }
      const issue: Issue = { ...own, state: 'open' }
      world.issues.set(issue.number, issue)
      return created(issueShape(world, issue))
    },
  },
  'issues/get': {
    needs: ['issues:read'],
    answer: ({ params }, world) =>
      ok(issueShape(world, found(world.issues.get(Number(params.issue_number))))),
  },
  'issues/update': {
    needs: ['issues:write'],
    answer({ params, body }, world) {
      const issue = found(world.issues.get(Number(params.issue_number)))
      return ok(issueShape(world, Object.assign(issue, body)))
    },
  },
  'issues/list-comments': {
    needs: [...READ],
    answer(call, world) {
      const issue = conversationOf(call, world).number
      const all = world.comments.filter((comment) => comment.issue === issue)
      const path = `${repositoryPath(world)}/issues/${issue}/comments`
      const { items, headers } = page(call, path, all)
      return { status: 200, headers, body: items.map((comment) => shapeOf(world, comment)) }
    },
  },
  'issues/create-comment': {
    needs: [...WRITE],
    answer(call, world) {
      const { body, token } = call
      const pull = conversationOf(call, world)
      if ('locked' in pull && pull.locked)
        throw new Refusal(403, 'Unable to create comment because issue is locked.')
      checkBody(body.body)
      const at = world.now()
      const comment: Comment = {
        id: world.nextId(),
        issue: pull.number,
        author: token.account,
        app: token.app,
        body: body.body,
        createdAt: at,
        updatedAt: at,
      }
      world.comments.push(comment)
      return created(shapeOf(world, comment))
    },
  },
  'issues/get-comment': {
    needs: [...READ],
    answer: (call, world) => ok(shapeOf(world, commentOf(call, world))),
  },
  'issues/update-comment': {
    needs: [...WRITE],
    answer(call, world) {
      const comment = commentOf(call, world)
      checkBody(call.body.body)
      Object.assign(comment, { body: call.body.body, updatedAt: world.now() })
      return ok(shapeOf(world, comment))
    },
  },
  'reactions/list-for-issue-comment': {
    needs: [...READ],
    answer(call, world) {
      const { id } = commentOf(call, world)
      const all = world.reactions.filter(({ comment }) => comment === id)
      const path = `${repositoryPath(world)}/issues/comments/${id}/reactions`
      const { items, headers } = page(call, path, all)
      return { status: 200, headers, body: items.map(reactionShape) }
    },
  },
  'reactions/create-for-issue-comment': {
    needs: [...WRITE],
    answer(call, world) {
      const { id: comment } = commentOf(call, world)
      const { content } = call.body
      const author = call.token.account
      const same = world.reactions.find(
        (old) =>
          old.comment === comment && old.content === content && old.author.login === author.login,
      )
      if (same !== undefined) return ok(reactionShape(same))
      const reaction = { id: world.nextId(), comment, author, content }
      world.reactions.push(reaction)
      return created(reactionShape(reaction))
    },
  },
  'reactions/delete-for-issue-comment': {
    needs: [...WRITE],
    answer(call, world) {
      const id = Number(call.params.reaction_id)
      const reaction = found(world.reactions.find((one) => one.id === id))
      world.reactions.splice(world.reactions.indexOf(reaction), 1)
      return { status: 204 }
    },
  },
}
