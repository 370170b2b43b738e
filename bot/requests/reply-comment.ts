/** One answer to a command, however often it is handled; found by its author and its marker. */
import { readMarker, writeMarker } from '../../src/core/speak/marker.ts'
import { type GitHub, SaidNoError, UncertainError } from '../../src/host/port/github.ts'
import { setReaction } from '../looks/display.ts'
import type { Reply } from './request.ts'

/** `to`: the comment that is answered; a check run's id where a button was pressed. */
export type Whom = { pull: number; to: number; isButton?: boolean }

export async function postReply(reply: Reply, whom: Whom, github: GitHub): Promise<void> {
  if (reply === null) return
  try {
    if (!whom.isButton) await setReaction(whom.to, reply.reaction, github)
    await comment(reply.text, whom, github)
  } catch (error) {
    // A locked conversation, a comment that is gone: there is nobody to tell.
    if (!(error instanceof SaidNoError)) throw error
  }
}

async function comment(text: string, { pull, to }: Whom, github: GitHub): Promise<void> {
  const me = await github.login()
  const find = async () =>
    (await github.listComments(pull)).find(
      ({ author, body }) => author === me && readMarker('reply', body)?.to === to,
    )
  if ((await find()) !== undefined) return
  try {
    await github.createComment(pull, `${writeMarker('reply', { to })}\n${text}`)
  } catch (error) {
    if (!(error instanceof UncertainError) || (await find()) === undefined) throw error
  }
}
