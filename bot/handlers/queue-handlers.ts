/** Who handles what: one handler for each queue that is about jobs. */

import { SaidNoError } from '../../src/host/port/github.ts'
import { readEvent } from '../events/event.ts'
import { carryOn } from '../looks/job-loop.ts'
import type { Parts } from '../parts/parts.ts'
import { postReply } from '../requests/reply-comment.ts'
import { replies } from '../speak/replies.ts'
import { findJob, pokeDue, restJob, tellJob } from '../store/job-store.ts'
import { handle, placeOfComment } from './event-handler.ts'

/** GitHub was asked for an hour: an hour later it may be back. */
const AFTER_DEATH_SEC = 3600
/** pg-boss tries again by itself; this is for what it should forget. */
const AFTER_FAILURE_SEC = 900

const later = (now: string, sec: number) => new Date(Date.parse(now) + 1000 * sec).toISOString()

/** Registers the handlers; returns when they take entries. */
export async function startWork(parts: Parts): Promise<void> {
  const { queue } = parts.store
  await queue.work('delivery', ({ data }) => deliver(data.guid, parts))
  await queue.work('tend', ({ data }) => look(data.job, parts))
  await queue.work('dead-delivery', ({ data, failed }) =>
    giveUp(data.guid, failed?.words ?? 'no answer', parts),
  )
  await queue.work('dead-tend', ({ data, failed }) => lament(data.job, failed?.words ?? '', parts))
  await queue.work('sweep-jobs', () => sweepJobs(parts))
}

/** Has every job tended whose time has come; the number of them. */
export const sweepJobs = async ({ store, clock }: Parts): Promise<void> => {
  await pokeDue(store.db, store.queue, clock.timestamp())
}

async function eventOf(guid: string, { store }: Parts) {
  const row = await store.db
    .selectFrom('deliveries')
    .select(['event', 'body', 'receivedAt'])
    .where('guid', '=', guid)
    .executeTakeFirst()
  if (row?.body == null) return null
  const event = readEvent(row.event, JSON.parse(row.body))
  return { event, receivedAt: row.receivedAt.toISOString() }
}

const close = (guid: string, outcome: 'done' | 'given-up', { store, clock }: Parts) =>
  store.db
    .updateTable('deliveries')
    .set({ body: null, outcome, endedAt: new Date(clock.timestamp()) })
    .where('guid', '=', guid)
    .execute()

/** Handles a delivery; one that was handled has no body any more. */
export async function deliver(guid: string, parts: Parts): Promise<void> {
  const found = await eventOf(guid, parts)
  if (found === null) return
  try {
    if (found.event !== null) await handle(found.event, found.receivedAt, parts)
    await close(guid, 'done', parts)
  } catch (error) {
    if (!(error instanceof SaidNoError)) throw error
    parts.log.warn({ guid, reason: error.message }, 'GitHub does not let us')
    await giveUp(guid, error.message, parts)
  }
}

/** A look at a job; while it fails, only pg-boss's own retries come back to it. */
async function look(id: string, parts: Parts): Promise<void> {
  try {
    await carryOn(id, parts)
  } catch (error) {
    await rest(id, AFTER_FAILURE_SEC, parts)
    throw error
  }
}

async function rest(id: string, sec: number, { store, clock }: Parts): Promise<void> {
  const known = await findJob(store.db, id)
  if (known !== null) await restJob(store.db, id, known.version, later(clock.timestamp(), sec))
}

/** Says so where somebody waits for an answer, and lets those behind it pass. */
async function giveUp(guid: string, why: string, parts: Parts): Promise<void> {
  const event = (await eventOf(guid, parts))?.event ?? null
  const whom = event === null ? null : placeOfComment(event)
  if (whom !== null) {
    const github = parts.github(whom.place.installation, whom.place.repository)
    await postReply({ text: replies.gaveUp(why), reaction: 'confused' }, whom, github)
  }
  await close(guid, 'given-up', parts)
}

/** The job is over; telling so is tried on and on, ever more seldom. */
async function lament(id: string, words: string, parts: Parts): Promise<void> {
  const { store, clock } = parts
  const why = `GitHub could not be asked for an hour: ${words}`
  const now = clock.timestamp()
  await store.db
    .transaction()
    .execute((trx) => tellJob(trx, store.queue, id, { kind: 'overdue', why }, now, true))
  await rest(id, AFTER_DEATH_SEC, parts)
}
