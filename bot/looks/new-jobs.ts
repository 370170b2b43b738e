/** Jobs that begin by a push or a doubt. Each is made once, however often it is told. */
import type { Place, PullFacts } from '../events/event.ts'
import { isBisection, type Job, openJob, type Wish } from '../jobs/job.ts'
import { addJob, type Db, jobId, listJobs, type Trx, tellJob } from '../store/job-store.ts'
import type { Queue } from '../store/queue.ts'

type Begun = Pick<Job, 'place' | 'pull' | 'isFork' | 'cause' | 'wish'> & Fresh

/** What is known of GitHub when a job begins. */
export type Fresh = Partial<Pick<Job, 'freshUntil' | 'reaction'>>

/** A copy of the store that is older than this may know less than GitHub of what was asked. */
const FRESH_MS = 10 * 60_000

/** Of a job whose event came in then: it has nothing on GitHub. */
export const freshSince = (receivedAt: string): Fresh => ({
  freshUntil: new Date(Date.parse(receivedAt) + FRESH_MS).toISOString(),
})

/** `source`: what asked for it, the same whenever its event is handled again. */
export const newJob = (
  given: Begun,
  source: string,
  state: 'asked' | 'queued',
  at: string,
): Job => {
  const id = jobId(given.place.repositoryId, source, given.wish.suite)
  return openJob({ ...given, id }, state, at)
}

/** The suites that a push brings about: those that run, and those that wait for a word. */
export async function startForPush(
  trx: Trx,
  queue: Queue,
  push: {
    place: Place
    pull: PullFacts
    runs: Wish[]
    waits: Wish[]
    /** Tells one push from a later one back to the same commit. */
    receivedAt: string
    at: string
  },
): Promise<void> {
  const { place, pull, at } = push
  const known = { place, pull: pull.number, isFork: pull.isFork, ...freshSince(push.receivedAt) }
  const cause = { kind: 'push', by: null } as const
  const source = `push:${pull.number}:${pull.headSha}:${push.receivedAt}`
  for (const [state, wishes] of [
    ['queued', push.runs],
    ['asked', push.waits],
  ] as const)
    for (const wish of wishes) {
      const own = { ...wish, gates: wish.gates && !(await isAnswered(trx, place, pull, wish)) }
      await addJob(trx, queue, newJob({ ...known, cause, wish: own }, source, state, at))
    }
}

/**
 * Whether somebody who may has had this suite run at this head of a fork. What the fork's author
 * publishes by pushing there again stands beside it, in a check of another name.
 */
async function isAnswered(trx: Trx, { repository }: Place, pull: PullFacts, wish: Wish) {
  if (!pull.isFork) return false
  const at = { repository, pull: pull.number, headSha: pull.headSha }
  return (await listJobs(trx, at)).some(
    (job) =>
      (job.cause.kind === 'comment' || job.cause.kind === 'button') &&
      job.wish.suite === wish.suite &&
      job.wish.gates &&
      job.state !== 'cancelled' &&
      job.state !== 'lost',
  )
}

/** Jobs of a pull request about other commits than this one: nobody waits for them any more. */
export async function supersede(
  trx: Trx,
  queue: Queue,
  pull: { repository: string; number: number; headSha: string | null },
  why: string,
  at: string,
): Promise<void> {
  const { repository, number, headSha } = pull
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  for (const job of await listJobs(trx, { repository, pull: number, states }))
    if (job.wish.headSha !== headSha && !isBisection(job))
      await tellJob(trx, queue, job.id, { kind: 'cancelled', why, by: null }, at)
}

/** Short first, long on doubt: the deeper suite at the same commits, on rounds of its own. */
export async function startDoubt(trx: Trx, queue: Queue, quick: Job, at: string): Promise<void> {
  const { place, pull, isFork, wish } = quick
  if (wish.onDoubt === null) return
  const deeper = { ...wish, suite: wish.onDoubt, asked: {}, onDoubt: null }
  const cause = { kind: 'doubt', by: null, of: quick.id } as const
  const job = newJob({ place, pull, isFork, cause, wish: deeper }, quick.id, 'queued', at)
  await addJob(trx, queue, job)
}

/** A job for that suite at that commit which is not over, and asks for the same. */
export async function findSame(
  db: Db,
  { repository }: Place,
  pull: number,
  wish: Wish,
): Promise<Job | null> {
  const states = ['asked', 'queued', 'dispatched', 'running'] as const
  const key = ({ suite, asked, base, gates, bisect }: Wish) =>
    JSON.stringify([suite, Object.entries(asked).toSorted(), base.asked, gates, bisect])
  const open = await listJobs(db, { repository, pull, headSha: wish.headSha, states })
  return open.find((job) => key(job.wish) === key(wish)) ?? null
}
