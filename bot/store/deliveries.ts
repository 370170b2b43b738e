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

/** Of those guids the ones that were taken in. */
export async function knownDeliveries(db: Kysely<Tables>, guids: string[]): Promise<Set<string>> {
  if (guids.length === 0) return new Set()
  const rows = await db.selectFrom('deliveries').select('guid').where('guid', 'in', guids).execute()
  return new Set(rows.map(({ guid }) => guid))
}

/** Forgets those that ended more than so many days ago; how many there were. */
export async function pruneDeliveries(db: Kysely<Tables>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('endedAt', '<', sql<Date>`now() - ${`${days} days`}::interval`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
