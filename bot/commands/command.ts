/** A command: what it knows of its comment, and how its reply is posted, once. */

import {
  answerOnce,
  type BaseSuites,
  type Reply,
  type RequestedSuite,
  type Whom,
} from '../../src/github/authorize.ts'
import type { Invocation } from '../../src/github/command.ts'
import { DeniedError, type GitHub, type PullRequest } from '../../src/github/port.ts'
import type { Fresh } from '../jobs/requests.ts'
import type { Services } from '../jobs/services.ts'
import type { Place } from '../store/repositories.ts'

export type CommandContext = {
  place: Place
  pull: PullRequest
  /** Full hash that is meant; for a command about no commit, the head of now. */
  headSha: string
  /** Of `bench`: what is to be measured; else []. */
  suites: RequestedSuite[]
  by: string
  /** Comment that asks, and when it was written. */
  comment: number
  saidAt: string
  now: string
  /** What jobs that it asks for begin with. */
  fresh: Fresh
  /** The suite file of the base. */
  rules: BaseSuites
  github: GitHub
  services: Services
}

/** What is said in return; null: the jobs speak for themselves. */
export type MaybeReply = Reply | null

/** The commands that a book answers; `help` is answered by the story of commands itself. */
export type CommandKind = Exclude<Invocation['kind'], 'help'>

/** A book of the shelf: one command. */
export type BotCommand<K extends CommandKind = CommandKind> = {
  kind: K
  answer(invocation: Extract<Invocation, { kind: K }>, context: CommandContext): Promise<MaybeReply>
}

/** Posts the reply to a command, once however often the command is handled. */

export async function postReply(
  reply: MaybeReply,
  whom: Whom & { isButton?: boolean; wasSeen?: boolean },
  github: GitHub,
): Promise<void> {
  if (reply === null) return
  try {
    const isThere = whom.wasSeen && reply.reaction === 'eyes'
    if (!whom.isButton && !isThere) await github.addReaction(whom.to, reply.reaction)
    await answerOnce(reply.text, whom, github)
  } catch (error) {
    // A locked conversation, a comment that is gone: there is nobody to tell.
    if (!(error instanceof DeniedError)) throw error
  }
}
