/** What commands and buttons do alike: stop, run again, accept. Done once, however often told. */

import type { Acceptance } from '../../src/core/model/model.ts'
import { type Cause, isBisection, isFinal, type Job, type Wish } from '../jobs/job.ts'
import { askOfKept } from '../looks/kept.ts'
import { type Fresh, newJob } from '../looks/new-jobs.ts'
import type { Parts } from '../parts/parts.ts'
import { botReplies } from '../speak/replies.ts'
import { addAcceptances } from '../store/acceptance-store.ts'
import { addJob, alertJob, tellJob } from '../store/job-store.ts'

/** What waits is over at once; of a run that measures, what it has by then is still told. */
export async function stopJobs(jobs: readonly Job[], by: string, now: string, parts: Parts) {
  const { db, queue } = parts.store
  const event = { kind: 'stopped', why: 'somebody said so', by } as const
  await db.transaction().execute(async (trx) => {
    for (const { id } of jobs) await tellJob(trx, queue, id, event, now)
  })
}

/** What was asked for together last, by a comment or by a push. */
export function lastAsked(all: readonly Job[]): Job[] {
  // A bisection is about the default branch, and is asked for anew.
  const jobs = all.filter((job) => !isBisection(job))
  const last = jobs.at(-1)
  if (last === undefined) return []
  const isSame = ({ cause, wish }: Job) =>
    cause.kind === 'comment' && last.cause.kind === 'comment'
      ? cause.comment === last.cause.comment
      : cause.kind === last.cause.kind && wish.headSha === last.wish.headSha
  const together = jobs.filter(isSame)
  return together.filter(
    ({ id, wish }) => together.findLast((job) => job.wish.suite === wish.suite)?.id === id,
  )
}

export type Again = { jobs: Job[]; more: string | null }

/** The same wishes once more, at that head; `source` makes it once. */
export async function runAgain(
  jobs: readonly Job[],
  ask: {
    headSha: string
    base: Wish['base'] | null
    cause: Cause
    source: string
    now: string
    fresh?: Fresh
  },
  parts: Parts,
): Promise<Again> {
  const again: Again = { jobs: [], more: null }
  const { queue, db } = parts.store
  for (const job of jobs) {
    const more = (await askOfKept('findOpen', job, {}, parts))?.more ?? null
    if (more !== null) again.more = botReplies.moreRounds(more.rounds, more.needed)
    const { place, pull, isFork, wish } = job
    const asked = more === null ? wish.asked : { ...wish.asked, rounds: more.rounds }
    // Against another commit only where that is the base as it is now; so are the rules.
    const { base } = ask
    const isPlain = wish.base.asked === wish.policySha
    const moved = base !== null && isPlain ? { base, policySha: base.asked } : {}
    // It may go to another branch by now.
    const { baseRef: _, ...kept } = wish
    const renewed: Wish = { ...kept, ...moved, asked, headSha: ask.headSha, onDoubt: null }
    const given = { place, pull, isFork, cause: ask.cause, wish: renewed, ...ask.fresh }
    again.jobs.push(newJob(given, ask.source, 'queued', ask.now))
  }
  await db.transaction().execute(async (trx) => {
    for (const job of again.jobs) await addJob(trx, queue, job)
  })
  return again
}

/** Somebody's word for a job that waited for one. */
export async function letIn(job: Job, cause: Cause, wish: Wish, now: string, parts: Parts) {
  const { db, queue } = parts.store
  await db
    .transaction()
    .execute((trx) => tellJob(trx, queue, job.id, { kind: 'let-in', cause, wish }, now))
}

/** The rows are accepted from now on, and what was said of that head is said again under it. */
export async function acceptRows(
  jobs: readonly Job[],
  ask: { source: string; acceptances: Acceptance[]; now: string },
  parts: Parts,
): Promise<Job[]> {
  const { db, queue } = parts.store
  const changed: Job[] = []
  for (const job of jobs) {
    await addAcceptances(db, job.place.repository, ask.source, ask.acceptances)
    const result = await askOfKept('conclude', job, {}, parts)
    if (result === null) continue
    await db.transaction().execute((trx) => alertJob(trx, queue, job.id, { result }, ask.now))
    changed.push({ ...job, result })
  }
  return changed
}

export const openOnes = (jobs: readonly Job[]) => jobs.filter((job) => !isFinal(job))
