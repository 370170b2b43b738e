/**
 * Deliveries: inserted once, kept with their body until they are handled, remembered for a while.
 */
import { type Kysely, sql } from 'kysely'
import type { SendOptions } from './queue.ts'
import type { Store } from './store.ts'
import type { DeliveryOutcome, Tables } from './tables.ts'

type NewDelivery = {
  guid: string
  event: string
  /** Null outcome: it is to be handled, and its body is kept until then. */
  outcome: DeliveryOutcome | null
  body: string | null
}

/** A delivery that comes in, and its place in the queue where it is to be handled. */
export type Incoming = NewDelivery & { place: SendOptions | null }

/** Guids of those that are new; one that comes again changes nothing. */
async function insertDeliveries(trx: Kysely<Tables>, deliveries: readonly NewDelivery[]) {
  const rows = deliveries.map(({ guid, event, outcome, body }) => {
    return { guid, event, outcome, body, endedAt: outcome === null ? null : sql<Date>`now()` }
  })
  const added = await trx
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('guid')
    .execute()
  return new Set(added.map(({ guid }) => guid))
}

/** Whether it is new. */
export const insertDelivery = async (trx: Kysely<Tables>, one: NewDelivery): Promise<boolean> =>
  (await insertDeliveries(trx, [one])).has(one.guid)

/**
 * Deliveries come in, in their order and in one transaction with their places in the queue: whether
 * each is new. Of two with one guid the first one is.
 */
export async function receiveDeliveries(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  incoming: readonly Incoming[],
): Promise<boolean[]> {
  const isQueued = incoming.some(({ place }) => place !== null)
  const added = isQueued
    ? await db.transaction().execute(async (trx) => {
        const fresh = await insertDeliveries(trx, incoming)
        const left = new Set(fresh)
        const entries = incoming.flatMap(({ guid, place }) =>
          left.delete(guid) && place !== null ? [{ data: { guid }, ...place }] : [],
        )
        if (entries.length > 0) await queue.sendAll(trx, 'delivery', entries)
        return fresh
      })
    : await insertDeliveries(db, incoming)
  return incoming.map(({ guid }) => added.delete(guid))
}

/** Keys of one statement. */
const AT_ONCE = 5_000

/** Of those guids the ones that were taken in. */
export async function receivedDeliveries(
  db: Kysely<Tables>,
  guids: string[],
): Promise<Set<string>> {
  const arrived = new Set<string>()
  for (let from = 0; from < guids.length; from += AT_ONCE) {
    const some = guids.slice(from, from + AT_ONCE)
    const rows = await db
      .selectFrom('deliveries')
      .select('guid')
      .where('guid', 'in', some)
      .execute()
    for (const { guid } of rows) arrived.add(guid)
  }
  return arrived
}

/** A delivery that was set aside. */
type DeadLetter = { guid: string; event: string; receivedAt: Date; words: string | null }

/** Oldest first; all of them without a limit. */
export const listDeadLetters = (db: Kysely<Tables>, limit?: number): Promise<DeadLetter[]> =>
  db
    .selectFrom('deliveries')
    .select(['guid', 'event', 'receivedAt', 'words'])
    .where('outcome', '=', 'given-up')
    .orderBy('receivedAt')
    .$if(limit !== undefined, (all) => all.limit(limit as number))
    .execute()

export async function countDeadLetters(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('outcome', '=', 'given-up')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes it up again; null: there is no such one, or it was not set aside. */
export async function reopenDelivery(trx: Kysely<Tables>, guid: string) {
  const row = await trx
    .updateTable('deliveries')
    .set({ outcome: null, endedAt: null, words: null, parks: 0 })
    .where('guid', '=', guid)
    .where('outcome', '=', 'given-up')
    .where('body', 'is not', null)
    .returning(['event', 'body'])
    .executeTakeFirst()
  return row ?? null
}

/** Forgets those that ended more than so many days ago; how many there were. */
export async function pruneDeliveries(db: Kysely<Tables>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('endedAt', '<', sql<Date>`now() - ${`${days} days`}::interval`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

// Named instants that all processes of a store share, so that together they keep one pace.

/**
 * Takes the next moment of that name, of moments that are so many seconds apart: milliseconds until
 * then, by the store's clock.
 */
export async function takeTimeSlot(
  db: Kysely<Tables>,
  name: string,
  everySec: number,
): Promise<number> {
  const step = sql`make_interval(secs => ${everySec})`
  const { rows } = await sql<{ ms: number }>`
    insert into marks (name, at) values (${name}, clock_timestamp() + ${step})
    on conflict (name) do update set at = greatest(marks.at, clock_timestamp()) + ${step}
    returning (1000 * extract(epoch from at - ${step} - clock_timestamp()))::float8 as ms`.execute(
    db,
  )
  return Math.max(0, rows[0]?.ms ?? 0)
}

/** The moment that was marked by that name; null: none was. */
export async function markedAt(db: Kysely<Tables>, name: string): Promise<Date | null> {
  const row = await db.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst()
  return row?.at ?? null
}

/** Marks a moment; the latest one stays. */
export async function mark(db: Kysely<Tables>, name: string, at: Date): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ at: sql<Date>`greatest(marks.at, excluded.at)` }),
    )
    .execute()
}
