/** One answer to a command, however often it is handled. */
import { type GitHub, SaidNoError } from '../../src/host/port/github.ts'
import { answerOnce, type Whom } from '../../src/stories/answer.ts'
import type { MaybeReply } from './request.ts'

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
    if (!(error instanceof SaidNoError)) throw error
  }
}
