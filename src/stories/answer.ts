/** What somebody is told in return for a command: a reaction, and one reply. */
import { readMarker, writeMarker } from '../core/speak/marker.ts'
import type { GitHub, ReactionContent } from '../host/port/github.ts'
import { sayOnce } from './own-comments.ts'

export type Reply = { text: string; reaction: ReactionContent }

/** Words that end a command; thrown by whatever handles it, and becomes one reply. */
export class Answer extends Error {
  override readonly name = 'Answer'
  readonly reaction: ReactionContent
  constructor(reply: string, reaction: ReactionContent = '-1') {
    super(reply)
    this.reaction = reaction
  }
}

/** `to`: the comment that is answered; a check run's id where a button was pressed. */
export type Whom = { pull: number; to: number }

/**
 * One reply to a command, however often it is handled. The first stands: a command that was carried
 * out and is handled again finds its own traces, and would be told of these.
 */
export const answerOnce = (text: string, { pull, to }: Whom, github: GitHub) =>
  sayOnce(
    pull,
    ({ body }) => readMarker('reply', body)?.to === to,
    `${writeMarker('reply', { to })}\n${text}`,
    github,
  )
