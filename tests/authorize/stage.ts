/** Conversations: somebody writes a comment, the workflow's job handles it, somebody reads. */
import { makeGitHub } from '../../src/github/repository.ts'
import { type CommandOutcome, handleCommand } from '../../src/github/workflow-command.ts'
import { commentParts } from '../bot/payloads.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/github/fake.ts'
import { type Fault, patienceFor } from '../support/github/faults.ts'
import {
  addComment,
  addJobToken,
  addPull,
  type Comment,
  fullName,
  type Pull,
  shaOf,
} from '../support/github/world.ts'

export const ME = 'github-actions[bot]'
export const HEAD = shaOf('head')

const SUITES = `variants:
  green: { env: { GOGC: 50 } }
  off: { env: { GOGC: off } }
suites:
  oltp: { workload: go-bench, variants: [green, off] }
  gc-mix: { workload: go-bench }
`

export type Stage = {
  fake: FakeGitHub
  pull: Pull
  /** Writes the comment and handles its event, changed by `edit`. */
  say(login: string, body: string, edit?: (payload: Payload) => void): Promise<CommandOutcome>
  /** Handles the event of a comment as it stands. */
  handle(comment: Comment, edit?: (payload: Payload) => void): Promise<CommandOutcome>
  /** What we have answered, without markers. */
  replies(): string[]
  reactions(): string[]
}

export type Payload = ReturnType<typeof payloadOf>

/** The parts of GitHub's payload of `issue_comment` that matter here. */
export const payloadOf = (comment: Comment) => ({
  ...commentParts(comment),
  sender: { login: 'somebody-else' },
})

export async function openStage(
  given: Partial<Pull> = {},
  fault: Fault | null = null,
): Promise<Stage> {
  const fake = await startFakeGitHub()
  const { world } = fake
  world.roles.set('alice', 'write').set('mia', 'maintain')
  const pull = addPull(world, given)
  world.files.set(`${pull.base.sha}:.gcbench.yml`, SUITES)
  const token = addJobToken(world, { contents: 'read', pull_requests: 'write' })
  const github = makeGitHub(token, {
    apiUrl: fake.url,
    userAgent: 'gcbench-tests',
    repository: fullName(world),
    secondMs: 1,
    answerSec: patienceFor(fault),
  })
  if (fault !== null) fake.fail(fault)
  const handle: Stage['handle'] = (comment, edit = () => {}) => {
    const payload = payloadOf(comment)
    edit(payload)
    const settings = { eventName: 'issue_comment', payload, suiteFile: '.gcbench.yml' }
    return handleCommand(settings, github)
  }
  return {
    fake,
    pull,
    handle,
    say: (login, body, edit) => handle(addComment(world, pull.number, login, body), edit),
    replies: () =>
      world.comments
        .filter(({ author }) => author.login === ME)
        .map(({ body }) => body.replace(/^<!--.*-->\n/, '')),
    reactions: () => world.reactions.map(({ content }) => content),
  }
}
