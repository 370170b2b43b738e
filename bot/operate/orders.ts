/** What an operator asks of a store, as lines of text. */
import { pino } from 'pino'
import { shortSha } from '../../src/core/text/sha.ts'
import { retryDelivery } from '../handlers/delivery-handler.ts'
import { isFinal } from '../jobs/job.ts'
import { listSetAside } from '../store/deliveries.ts'
import { findJob, tellJob } from '../store/job-store.ts'
import { wordsOf } from '../store/queue.ts'
import { openStore, requireStore, type Store, type StoreSettings } from '../store/store.ts'

const MOST_LINES = 1_000

/** Lines to print; `undone`: how many things that were asked for by name were not done. */
export type OrderEnd = { lines: string[]; undone: number }

const list = (lines: string[]): OrderEnd => ({ lines, undone: 0 })

/** The first ones, and before them that they are not all. */
const shortened = (lines: string[]): OrderEnd =>
  lines.length <= MOST_LINES
    ? list(lines)
    : list([`the first ${MOST_LINES} only:`, ...lines.slice(0, MOST_LINES)])

/** `isDone`: that what was asked for is so from now on. */
type Outcome = { isDone: boolean; words: string }

const done = (words: string): Outcome => ({ isDone: true, words })
const undone = (words: string): Outcome => ({ isDone: false, words })

/** A line for each, what was not done first; one that cannot be read keeps none from the others. */
async function ofEach(
  names: readonly string[],
  does: (name: string) => Promise<Outcome>,
): Promise<OrderEnd> {
  const outcomes: [name: string, Outcome][] = []
  for (const name of new Set(names)) {
    const unread = (error: unknown) => undone(`cannot be read (${wordsOf(error)})`)
    outcomes.push([name, await does(name).catch(unread)])
  }
  const good = outcomes.filter(([, { isDone }]) => isDone)
  const bad = outcomes.filter(([, { isDone }]) => !isDone)
  const lines = [...bad, ...good].map(([name, { words }]) => `${name || '(no name)'}: ${words}`)
  return { lines, undone: bad.length }
}

export const orders = {
  /** Jobs that are not over, oldest first. */
  async jobs({ db }: Store): Promise<OrderEnd> {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'state', 'repository', 'pull', 'suite', 'headSha', 'askedAt', 'parks'])
      .select('faults')
      .where('endedAt', 'is', null)
      .orderBy('seq')
      .limit(MOST_LINES + 1)
      .execute()
    const lines = rows.map(
      ({ id, state, repository, pull, suite, headSha, askedAt, parks, faults }) => {
        const where = pull === null ? shortSha(headSha) : `#${pull}`
        const trouble = parks + faults === 0 ? '' : ` (parked ${parks}, failed ${faults})`
        return `${id} ${state} ${repository} ${where} ${suite} ${askedAt.toISOString()}${trouble}`
      },
    )
    return shortened(lines)
  },

  /** What waits in each queue. */
  async queue({ queue }: Store): Promise<OrderEnd> {
    const depths = await queue.depths()
    return list(
      depths.map(
        ({ name, waiting, active, failed, blocked }) =>
          `${name}: ${waiting} waiting, ${active} at work, ${failed} failed, ${blocked} blocked`,
      ),
    )
  },

  /** Deliveries that were set aside. */
  async dead({ db }: Store): Promise<OrderEnd> {
    const rows = await listSetAside(db, MOST_LINES + 1)
    const lines = rows.map(
      ({ guid, event, receivedAt, words }) =>
        `${guid} ${event} ${receivedAt.toISOString()} ${words ?? ''}`,
    )
    return shortened(lines)
  },

  /** Takes up those again that are named, or all that were set aside. */
  async retry(store: Store, guids: readonly string[]): Promise<OrderEnd> {
    const all = async () => (await listSetAside(store.db)).map(({ guid }) => guid)
    return ofEach(guids.length === 0 ? await all() : guids, async (guid) =>
      (await retryDelivery(guid, { store }))
        ? done('is handled again')
        : undone('was not set aside; `dead` lists what was'),
    )
  },

  /** Ends jobs as cancelled; their runs are stopped by the bot. */
  async cancel({ db, queue }: Store, ids: readonly string[]): Promise<OrderEnd> {
    return ofEach(ids, async (id) => {
      const known = await findJob(db, id)
      if (known === null) return undone('is no job; `jobs` lists those that are not over')
      if (isFinal(known.job)) return undone(`is over: ${known.job.state}`)
      const event = { kind: 'cancelled', why: 'the operator of the bot said so', by: null } as const
      const at = new Date().toISOString()
      await db.transaction().execute((trx) => tellJob(trx, queue, id, event, at))
      return done('is cancelled')
    })
  },
}

const quiet = pino({ level: 'error' })

/** Opens the store, asks, closes; an embedded store has to be there, and at rest. */
export async function ask(
  settings: StoreSettings,
  order: (store: Store) => Promise<OrderEnd>,
): Promise<OrderEnd> {
  await requireStore(settings, quiet)
  const store = await openStore(settings, quiet)
  try {
    const told = await order(store)
    return told.lines.length === 0 ? { ...told, lines: ['none'] } : told
  } finally {
    await store.close()
  }
}
