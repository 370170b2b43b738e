/**
 * Handles a stored delivery. It ends as handled, or as a dead letter with its body, for the
 * operator to look at and to retry; nothing that was answered 202 is dropped.
 */
import {
  DeniedError,
  isOutage,
  NotFoundError,
  SuspendedError,
  UnavailableError,
} from '../../src/github/port.ts'
import { sendReply } from '../commands/command.ts'
import {
  type Event,
  movedTo,
  namedAt,
  queueKeysOf,
  readEvent,
  repositoryOf,
} from '../jobs/event.ts'
import { botReplies } from '../jobs/messages.ts'
import type { Services } from '../jobs/services.ts'
import { findDeadLetter, nextDelivery, reopenDelivery } from '../store/deliveries.ts'
import { type Next, sendCatchUp } from '../store/queue.ts'
import { type EventTimes, loseRepositories, seeRepository } from '../store/repositories.ts'
import { isStoreTrouble } from '../store/store.ts'
import { errorText } from '../telemetry.ts'
import { askInstallation, isPaused, LONGEST_GONE_MS } from './catch-up.ts'
import { commentTarget, handle } from './events.ts'

/** Tries that fail for another reason than GitHub's absence; with their pauses five minutes. */
const MOST_FAULTS = 8
/** GitHub itself repeats a delivery for so long, and nobody waits for a longer one. */
const LONGEST_AWAY_MS = 3 * 24 * 3_600_000

async function rowOf(guid: string, { store }: Services) {
  const row = await store.db
    .selectFrom('deliveries')
    .select(['event', 'body', 'receivedAt', 'parks'])
    .where('guid', '=', guid)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row?.body == null ? null : { ...row, body: row.body }
}

/** Handles the first delivery of a lane; what comes behind it. `retries`: tries before this one. */
export async function deliverNext(
  lane: string,
  services: Services,
  retries: number,
): Promise<Next> {
  const first = await nextDelivery(services.store.db, lane)
  if (first === null) return null
  await deliver(first.guid, services, retries)
  return first.next
}

/** Handles a delivery; one that was handled is there no more. `retries`: tries before this one. */
export async function deliver(guid: string, services: Services, retries = 0): Promise<void> {
  const row = await rowOf(guid, services)
  if (row === null) return
  const { store, circuit, clock } = services
  const faults = retries - row.parks
  if (faults > MOST_FAULTS) return setAside(guid, 'its handling never came to an end', services)
  try {
    await handleRow(row, services)
    const done = { body: null, outcome: 'done', endedAt: new Date(clock.timestamp()) } as const
    await store.db.updateTable('deliveries').set(done).where('guid', '=', guid).execute()
  } catch (error) {
    if (error instanceof DeniedError) return setAside(guid, error.message, services)
    if (error instanceof NotFoundError) await askAbout(row, services)
    if (error instanceof UnavailableError) {
      if (isOutage(error)) circuit.reportFailure(error.message)
      await park(guid, services)
    }
    const sinceMs = Date.parse(clock.timestamp()) - row.receivedAt.getTime()
    if (isWorthRetrying(error, sinceMs, faults)) throw error
    await setAside(guid, errorText(error), services)
  }
}

async function handleRow(
  row: NonNullable<Awaited<ReturnType<typeof rowOf>>>,
  services: Services,
): Promise<void> {
  const payload = JSON.parse(row.body)
  const event = readEvent(row.event, payload)
  if (event === null) return
  const place = repositoryOf(event)
  if (place !== null && (await isPaused(place, services)))
    throw new SuspendedError('the installation is suspended', 'It waits until that is over.')
  await services.circuit.untilClosed()
  const times = { at: namedAt(payload), receivedAt: row.receivedAt }
  const here = await see(event, times, services)
  await handle(here, row.receivedAt.toISOString(), services)
}

/** Where GitHub gives no token, the installation may be suspended, and nobody told of it. */
async function askAbout(row: { event: string; body: string }, services: Services): Promise<void> {
  const event = eventOf(row)
  const place = event === null ? null : repositoryOf(event)
  if (place !== null) await askInstallation(place.installation, services)
}

/** Outages are waited out for long, a suspension as long as it lasts; our own errors get a few tries. */
function isWorthRetrying(error: unknown, sinceMs: number, faults: number): boolean {
  if (error instanceof SuspendedError) return true
  if (error instanceof NotFoundError) return sinceMs < LONGEST_GONE_MS
  if (error instanceof UnavailableError) return sinceMs < LONGEST_AWAY_MS
  return isStoreTrouble(error) || faults < MOST_FAULTS
}

/** What the event says of where it happened; the event at that place as it is now. */
async function see(
  event: Event,
  times: EventTimes,
  { store, clock, log }: Services,
): Promise<Event> {
  const { db, queue } = store
  const place = repositoryOf(event)
  if (place === null) {
    if (event.kind === 'removed')
      await loseRepositories(db, event.installation, event.repositories, times.receivedAt)
    return event
  }
  const { isBack, ...now } = await seeRepository(db, place, new Date(clock.timestamp()), times)
  if (isBack) {
    // What happened while it was on its way was told to nobody.
    log.info({ ...now, id: place.repositoryId }, 'the App is there again')
    await sendCatchUp(db, queue, [{ ...place, ...now }])
  }
  return movedTo(event, now)
}

const park = (guid: string, { store }: Services) =>
  store.db
    .updateTable('deliveries')
    .set((is) => ({ parks: is('parks', '+', 1) }))
    .where('guid', '=', guid)
    .execute()

/**
 * Keeps it for somebody to look at, says so where somebody waits, lets those behind it pass. What
 * it told of (the end of a run, a head) may be seen on GitHub, so the repository is compared.
 */
export async function setAside(guid: string, words: string, services: Services): Promise<void> {
  const row = await rowOf(guid, services)
  if (row === null) return
  const { store, clock, log } = services
  log.error({ guid, event: row.event, reason: words }, 'set a delivery aside')
  const event = eventOf(row)
  const ended = { outcome: 'given-up', words, endedAt: new Date(clock.timestamp()) } as const
  await store.db.transaction().execute(async (trx) => {
    await trx.updateTable('deliveries').set(ended).where('guid', '=', guid).execute()
    const place = event === null ? null : repositoryOf(event)
    if (place !== null) await sendCatchUp(trx, store.queue, [place])
  })
  if (event === null) return
  try {
    const whom = commentTarget(event)
    if (whom === null) return
    const { place, ...to } = whom
    const reply = { text: botReplies.gaveUp(words), reaction: 'confused' } as const
    await sendReply(reply, to, { place, by: '', services })
  } catch (error) {
    log.warn({ guid, reason: errorText(error) }, 'could not say that a delivery was set aside')
  }
}

/** Null: it cannot be read, or concerns nobody. */
function eventOf({ event, body }: { event: string; body: string }): Event | null {
  try {
    return readEvent(event, JSON.parse(body))
  } catch {
    return null
  }
}

/** Takes up again what was set aside; false: there is no such one. */
export async function retryDelivery(
  guid: string,
  { store }: Pick<Services, 'store'>,
): Promise<boolean> {
  const row = await findDeadLetter(store.db, guid)
  const event = row === null ? null : readEvent(row.event, JSON.parse(row.body))
  return event !== null && reopenDelivery(store.db, guid, queueKeysOf(event))
}
