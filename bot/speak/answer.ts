/** Words that end a command, with the reaction that goes with them. */
import type { ReactionContent } from '../../src/host/port/github.ts'

/** Thrown by whatever handles a command; becomes one reply. */
export class Answer extends Error {
  override readonly name = 'Answer'
  readonly reaction: ReactionContent
  constructor(reply: string, reaction: ReactionContent = '-1') {
    super(reply)
    this.reaction = reaction
  }
}
