/**
 * The story of accepted rows: a maintainer's word becomes a comment of ours, and our comments and
 * the base's file become what a report is judged under. Whoever can write as us can accept; nobody
 * else can, since an edited comment of ours no longer counts.
 */

import { ACCEPTANCES_FILE, readAcceptances } from '../core/gate/acceptances.ts'
import { ConfigError } from '../core/model/config-error.ts'
import type { Acceptance, Found, Problem } from '../core/model/model.ts'
import { type Markers, ownMarked, readMarker, writeMarker } from '../core/speak/marker.ts'
import { replies } from '../core/speak/replies.ts'
import type { GitHub, IssueComment } from '../host/port/github.ts'
import { HostError } from '../host/port/host.ts'
import { sayOnce } from './own-comments.ts'

/** Writes down that a row is accepted, once, however often the workflow is run. */
export async function recordAcceptance(
  acceptance: Acceptance,
  { pull, comment: to }: { pull: number; comment: number },
  github: GitHub,
): Promise<IssueComment> {
  const marker = writeMarker('acceptance', { ...acceptance, to })
  const isIt = (comment: IssueComment) =>
    isUnedited(comment) && readMarker('acceptance', comment.body)?.to === to
  return sayOnce(pull, isIt, `${marker}\n${replies.accepted(acceptance)}`, github)
}

/** Whoever may write to the repository can edit our comment, which keeps us as its author. */
const isUnedited = ({ createdAt, updatedAt }: IssueComment) => createdAt === updatedAt

const acceptancesIn = (comments: IssueComment[], me: string) =>
  ownMarked(comments, me, 'acceptance').filter(({ comment }) => isUnedited(comment))

/** The comments of ours that tell a report about that head and were marked by it. */
export async function toldAt(
  { pull, headSha }: { pull: number; headSha: string },
  github: GitHub,
): Promise<Markers['report'][]> {
  const me = await github.login()
  const markers = ownMarked(await github.listComments(pull), me, 'report').map((one) => one.marker)
  return markers.filter(({ head, artifact }) => head === headSha && artifact !== undefined)
}

/** Rows that are accepted on a pull request by our comments there. */
export async function acceptedRows(pull: number, github: GitHub): Promise<Acceptance[]> {
  const me = await github.login()
  const comments = acceptancesIn(await github.listComments(pull), me)
  return comments.map(({ marker: { to: _, ...acceptance } }): Acceptance => acceptance)
}

/** Those of the base's file. One that cannot be read accepts nothing, and the report says so. */
export async function filedRows(sha: string, github: GitHub): Promise<Found<Acceptance[]>> {
  try {
    const text = await github.readFile(ACCEPTANCES_FILE, sha)
    return { value: text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE), problems: [] }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof HostError)) throw error
    const message = `what the base accepts could not be read: ${error.message}`
    const problem: Problem = { code: 'acceptances-unread', where: ACCEPTANCES_FILE, message }
    return { value: [], problems: [problem] }
  }
}
