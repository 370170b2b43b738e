/** A command or a button as its book sees it: who asks what, where, and with which rights. */

import type { Invocation } from '../../src/core/speak/command.ts'
import { printInvocation } from '../../src/core/speak/invocation-print.ts'
import { replies as shared } from '../../src/core/speak/replies.ts'
import type { GitHub, PullRequest, ReactionContent } from '../../src/host/port/github.ts'
import type { Place } from '../events/event.ts'
import type { Parts } from '../parts/parts.ts'
import { Answer } from '../speak/answer.ts'
import { headBefore } from '../store/acceptance-store.ts'
import type { Right } from './permission.ts'
import type { Rules } from './repository.ts'

export type CommandRequest = {
  place: Place
  pull: PullRequest
  by: string
  /** Comment that asks, and when it was written. */
  comment: number
  saidAt: string
  now: string
  rules: Rules
  github: GitHub
  parts: Parts
}

/** What is said in return; null: the jobs speak for themselves. */
export type Reply = { text: string; reaction: ReactionContent } | null

type Kind = Invocation['kind']

/** A book of the shelf: one command. */
export type BotCommand<K extends Kind = Kind> = {
  kind: K
  right: Right
  answer(invocation: Extract<Invocation, { kind: K }>, ask: CommandRequest): Promise<Reply>
}

export const isForkOf = ({ headRepository, baseRepository }: PullRequest): boolean =>
  headRepository !== baseRepository

/**
 * The one commit that a command can have meant. A hash that is given must be the head. Without one,
 * the head of now must be the one that was known before the comment was written, and nothing may
 * have been pushed since by GitHub's own clock; what the bot has not seen, only that clock tells.
 */
export async function bindHead(
  ask: CommandRequest,
  invocation: Extract<Invocation, { kind: 'bench' | 'accept' | 'rerun' }>,
): Promise<string> {
  const { pull, saidAt, place, parts } = ask
  const { headSha } = pull
  if (pull.state !== 'open') throw new Answer(shared.closed())
  const line = printInvocation({ ...invocation, sha: headSha })
  if (invocation.sha !== null) {
    if (headSha.startsWith(invocation.sha)) return headSha
    throw new Answer(shared.otherHead(invocation.sha, headSha, line))
  }
  if (isForkOf(pull)) throw new Answer(shared.forkNeedsSha(line))
  const known = await headBefore(parts.store.db, place.repository, pull.number, saidAt)
  const isPushed = pull.headPushedAt === null || Date.parse(pull.headPushedAt) >= Date.parse(saidAt)
  if (isPushed || (known !== null && known !== headSha)) throw new Answer(shared.pushedSince(line))
  return headSha
}
