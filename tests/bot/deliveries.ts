/** Deliveries for tests: put into a store, and handled without a handler of the bot. */
import type { Kysely } from 'kysely'
import { type Incoming, nextDelivery, receiveDeliveries } from '../../bot/store/deliveries.ts'
import type { Entry } from '../../bot/store/queue.ts'
import type { Store } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'

/** Outside of the queue; whether it is new. */
export const insertDelivery = async (
  db: Kysely<Tables>,
  one: Omit<Incoming, 'place'>,
): Promise<boolean> => (await receiveDeliveries(db, [{ ...one, place: null }]))[0] === true

/** With a place in the queue. */
export const waitingDelivery = (guid: string, place: NonNullable<Incoming['place']>): Incoming => {
  return { guid, event: 'x', outcome: null, body: '{}', place }
}

/** Has every delivery handled, which is done where `handle` does not throw. */
export const workDeliveries = (
  { db, queue }: Store,
  handle: (guid: string, entry: Entry<'delivery'>) => Promise<unknown> | undefined,
): Promise<void> =>
  queue.work('delivery', async (entry) => {
    const first = await nextDelivery(db, entry.key)
    if (first === null) return null
    await handle(first.guid, entry)
    const done = { outcome: 'done', body: null } as const
    await db.updateTable('deliveries').set(done).where('guid', '=', first.guid).execute()
    return first.next
  })
