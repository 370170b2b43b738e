/**
 * The first line of a job's live comment, which a browser does not show. Anyone can write such a
 * line: a comment is ours only if its author is us, too.
 */
import { z } from 'zod'
import type { Job } from '../jobs/job.ts'

const marker = z.strictObject({
  /** The job; for what a push started, the suite: such jobs share one comment. */
  slot: z.string().regex(/^[A-Za-z0-9._:-]{1,80}$/),
  job: z.string().regex(/^j[0-9a-f]{16}$/),
  /** When the job was asked for, ms: a later one's comment is not overwritten. */
  asked: z.int().min(0),
})
export type CommentMarker = z.infer<typeof marker>

const isShared = ({ cause }: Job) => cause.kind === 'push' || cause.kind === 'doubt'

/** Whether the job shares its comment with those of other pushes. */
export const hasSharedComment = (job: Job): boolean => isShared(job)

export const markerOf = (job: Job): CommentMarker => ({
  slot: isShared(job) ? `push:${job.wish.suite}` : job.id,
  job: job.id,
  asked: Date.parse(job.askedAt),
})

export const markerLine = (job: Job): string =>
  `<!-- gcbench:job ${JSON.stringify(marker.parse(markerOf(job)))} -->`

const LINE = /^<!-- gcbench:job (\{[^\n]*\}) -->(?:\r?\n|$)/

/** The marker with which a comment begins, and what follows; null: it begins with none. */
export function readCommentMarker(body: string): { marker: CommentMarker; rest: string } | null {
  const [line = '', json = ''] = LINE.exec(body) ?? []
  if (line === '') return null
  try {
    return { marker: marker.parse(JSON.parse(json)), rest: body.slice(line.length) }
  } catch {
    return null
  }
}
