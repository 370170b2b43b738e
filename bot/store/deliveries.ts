/** Deliveries in the store: taken in once, kept until handled, remembered for a while. */
import { type Kysely, sql } from 'kysely'
import type { DeliveryOutcome } from './delivery-tables.ts'
import type { Tables } from './tables.ts'

export type NewDelivery = {
  guid: string
  event: string
  /** Null outcome: it is to be handled, and its body is kept until then. */
  outcome: DeliveryOutcome | null
  body: string | null
}

/** Whether it is new; one that comes again changes nothing. */
export async function putDelivery(trx: Kysely<Tables>, delivery: NewDelivery): Promise<boolean> {
  const { outcome } = delivery
  const row = { ...delivery, endedAt: outcome === null ? null : sql<Date>`now()` }
  const added = await trx
    .insertInto('deliveries')
    .values(row)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('guid')
    .executeTakeFirst()
  return added !== undefined
}

/** Keys of one statement. */
const AT_ONCE = 5_000

/** Of those guids the ones that were taken in. */
export async function knownDeliveries(db: Kysely<Tables>, guids: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let from = 0; from < guids.length; from += AT_ONCE) {
    const some = guids.slice(from, from + AT_ONCE)
    const rows = await db
      .selectFrom('deliveries')
      .select('guid')
      .where('guid', 'in', some)
      .execute()
    for (const { guid } of rows) known.add(guid)
  }
  return known
}

/** A delivery that was set aside. */
export type SetAside = { guid: string; event: string; receivedAt: Date; words: string | null }

/** Oldest first. */
export const listSetAside = (db: Kysely<Tables>, limit: number): Promise<SetAside[]> =>
  db
    .selectFrom('deliveries')
    .select(['guid', 'event', 'receivedAt', 'words'])
    .where('outcome', '=', 'given-up')
    .orderBy('receivedAt')
    .limit(limit)
    .execute()

/** Takes it up again; null: there is no such one, or it was not set aside. */
export async function takeUp(trx: Kysely<Tables>, guid: string) {
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
