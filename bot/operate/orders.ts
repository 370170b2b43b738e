/** What an operator asks of a store, as lines of text. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { retryDelivery } from '../handlers/delivery-handler.ts'
import { isFinal } from '../jobs/job.ts'
import { listSetAside } from '../store/deliveries.ts'
import { keepEmptyStore } from '../store/engines/empty-store.ts'
import { findJob, tellJob } from '../store/job-store.ts'
import { wordsOf } from '../store/queue.ts'
import { openStore, type Store, type StoreSettings } from '../store/store.ts'

const MOST_LINES = 1_000

/** A line for each; one that cannot be read keeps nobody from the others. */
async function ofEach(
  names: readonly string[],
  does: (name: string) => Promise<string>,
): Promise<string[]> {
  const lines: string[] = []
  for (const name of names) {
    const words = await does(name).catch((error) => `cannot be read (${wordsOf(error)})`)
    lines.push(`${name}: ${words}`)
  }
  return lines
}

export const orders = {
  /** Jobs that are not over, oldest first. */
  async jobs({ db }: Store): Promise<string[]> {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'state', 'repository', 'pull', 'suite', 'headSha', 'askedAt', 'parks'])
      .select('faults')
      .where('endedAt', 'is', null)
      .orderBy('seq')
      .limit(MOST_LINES)
      .execute()
    return rows.map(({ id, state, repository, pull, suite, headSha, askedAt, parks, faults }) => {
      const where = pull === null ? headSha.slice(0, 12) : `#${pull}`
      const trouble = parks + faults === 0 ? '' : ` (parked ${parks}, failed ${faults})`
      return `${id} ${state} ${repository} ${where} ${suite} ${askedAt.toISOString()}${trouble}`
    })
  },

  /** What waits in each queue. */
  async queue({ queue }: Store): Promise<string[]> {
    return (await queue.depths()).map(
      ({ name, waiting, active, failed, blocked }) =>
        `${name}: ${waiting} waiting, ${active} at work, ${failed} failed, ${blocked} blocked`,
    )
  },

  /** Deliveries that were set aside. */
  async dead({ db }: Store): Promise<string[]> {
    const rows = await listSetAside(db, MOST_LINES)
    return rows.map(
      ({ guid, event, receivedAt, words }) =>
        `${guid} ${event} ${receivedAt.toISOString()} ${words ?? ''}`,
    )
  },

  /** Takes up those again that are named, or all that were set aside. */
  async retry(store: Store, guids: readonly string[]): Promise<string[]> {
    const all = (await listSetAside(store.db, MOST_LINES)).map(({ guid }) => guid)
    return ofEach(guids.length === 0 ? all : guids, async (guid) =>
      (await retryDelivery(guid, { store })) ? 'is handled again' : 'was not set aside',
    )
  },

  /** Ends jobs as cancelled; their runs are stopped by the bot. */
  async cancel({ db, queue }: Store, ids: readonly string[]): Promise<string[]> {
    return ofEach(ids, async (id) => {
      const known = await findJob(db, id)
      if (known === null) return 'is no job'
      if (isFinal(known.job)) return 'is over'
      const event = { kind: 'cancelled', why: 'the operator of the bot said so', by: null } as const
      const at = new Date().toISOString()
      await db.transaction().execute((trx) => tellJob(trx, queue, id, event, at))
      return 'is cancelled'
    })
  },
}

const quiet = pino({ level: 'error' })

/** Opens the store, asks, closes; an embedded store has to be at rest. */
export async function ask(
  settings: StoreSettings,
  order: (store: Store) => Promise<string[]>,
): Promise<string> {
  const store = await openStore(settings, quiet)
  try {
    const lines = await order(store)
    return lines.length === 0 ? 'none' : lines.join('\n')
  } finally {
    await store.close()
  }
}

/** Makes the store that new ones are copied from, where the program looks for it. */
export async function makeEmptyStore(settings: StoreSettings, to: string): Promise<string> {
  const store = await openStore({ ...settings, databaseUrl: null }, quiet)
  // What a schedule has put there since is nothing that waits.
  await sql`delete from pgboss.job`.execute(store.db)
  await store.close()
  keepEmptyStore(`${settings.dataDir}/store/data`, to)
  return `an empty store to copy is in ${to}`
}
