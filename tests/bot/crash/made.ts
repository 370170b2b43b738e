/** What the bot made at GitHub, by what it is of. */
import { readCommentMarker } from '../../../bot/jobs/display.ts'
import { readMarker } from '../../../src/github/comment.ts'
import type { Check, Comment, Reaction, Run, World } from '../../support/github/world.ts'

/** Login of the bot. */
export const ME = 'bench[bot]'

export const checksOf = (world: World): Check[] =>
  world.checks.filter(({ app: by }) => `${by?.slug}[bot]` === ME)
export const commentsOf = (world: World): Comment[] =>
  world.comments.filter(({ author }) => author.login === ME)
export const reactionsOf = (world: World): Reaction[] =>
  world.reactions.filter(({ author }) => author.login === ME)

/** What is of no job, and answers nobody. */
export const OF_NOTHING = 'none of a job'

/** The job that a run is of, by its title. */
const JOB_RUN = /^gcbench (j[0-9a-f]{16})$/

export type Made = {
  /** By the job. */
  checks: Map<string, Check[]>
  runs: Map<string, Run[]>
  /** By the job; replies by the comment that they answer; others are OF_NOTHING. */
  comments: Map<string, Comment[]>
}

/** The comment that it answers; null: it is no reply. */
export const answeredBy = ({ body }: Comment): number | null =>
  readMarker('reply', body)?.to ?? null

function subjectOf(comment: Comment): string {
  const to = answeredBy(comment)
  if (to !== null) return `the reply to ${to}`
  const { body } = comment
  return readCommentMarker(body)?.marker.job ?? OF_NOTHING
}

export const madeIn = (world: World): Made => ({
  checks: Map.groupBy(checksOf(world), ({ externalId }) => externalId),
  runs: Map.groupBy(world.runs, ({ title }) => JOB_RUN.exec(title)?.[1] ?? OF_NOTHING),
  comments: Map.groupBy(commentsOf(world), subjectOf),
})
