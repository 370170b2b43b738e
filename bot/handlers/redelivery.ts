/**
 * GitHub sends a delivery once. The bot lists those that failed and has GitHub send them again,
 * which is possible for three days. The guid stays the same, so nothing is handled twice.
 * https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries
 */
import type { Attempt, GitHubApp } from '../../src/github/app.ts'
import { DeniedError } from '../../src/github/port.ts'
import type { Clock } from '../../src/machine/host.ts'
import { mayConcernUs } from '../jobs/event.ts'
import { mark, markedAt, receivedDeliveries } from '../store/deliveries.ts'
import type { Queue } from '../store/queue.ts'
import type { QueueData } from '../store/queues.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../telemetry.ts'

const HOUR_MS = 3_600_000
/** For so long GitHub repeats. */
const KEPT_MS = 72 * HOUR_MS
/** What fails is asked for again in every sweep of an hour. */
const AGAIN_MS = HOUR_MS
/** What fails so often is no outage. */
const MOST_ATTEMPTS = 8
/** Entries of one statement. */
const AT_ONCE = 500

/** Somebody waits for an answer; all else is found by comparing repositories, too. */
const isUrgent = ({ event }: Attempt) => event === 'issue_comment'

/**
 * Attempts to repeat: the newest of every event that never arrived and may concern us. Commands come
 * first, and what is new before what is old.
 */
export function missedOf(attempts: readonly Attempt[], arrivals: ReadonlySet<string>): Attempt[] {
  const ours = attempts.filter(({ event, action }) => mayConcernUs(event, action))
  const byGuid = Map.groupBy(ours, ({ guid }) => guid)
  const missed = [...byGuid.values()].flatMap((all) => {
    const newest = all.reduce((a, b) => (b.deliveredAt > a.deliveredAt ? b : a))
    const isLost = !all.some(({ isDelivered }) => isDelivered) && !arrivals.has(newest.guid)
    return isLost && all.length < MOST_ATTEMPTS ? [newest] : []
  })
  return missed.toSorted(
    (a, b) =>
      Number(isUrgent(b)) - Number(isUrgent(a)) || b.deliveredAt.localeCompare(a.deliveredAt),
  )
}

/** When the last sweep that got through began. */
const MARK = 'sweep-deliveries'

/** Sweeps are ten minutes apart: who made none for so long was away, or GitHub was. */
const AWAY_MS = HOUR_MS / 2
const ABSENCE = 'absence'

type SweepOptions = {
  store: Pick<Store, 'db' | 'queue'>
  app: GitHubApp
  clock: Clock
  log: Log
  /** Told once after an absence, when all has arrived again that GitHub repeats. */
  onBack(): Promise<unknown>
}

/**
 * What never arrived is to be repeated, each by an entry of the queue: it is listed once, however
 * long it takes until GitHub has repeated it. How many were found.
 */
export async function sweepDeliveries(options: SweepOptions): Promise<number> {
  const { store, app, clock, log } = options
  const { db, queue } = store
  const now = Date.parse(clock.timestamp())
  const oldest = now - KEPT_MS
  const last = (await markedAt(db, MARK))?.getTime() ?? null
  if (last !== null && now - last > AWAY_MS) await mark(db, ABSENCE, new Date(now))
  const since = Math.max(oldest, (last ?? oldest) - AGAIN_MS)
  const attempts = await app.attempts(new Date(since).toISOString(), 'failed')
  const arrivals = await receivedDeliveries(db, [...new Set(attempts.map(({ guid }) => guid))])
  const missed = missedOf(attempts, arrivals)
  for (let from = 0; from < missed.length; from += AT_ONCE) {
    const some = missed.slice(from, from + AT_ONCE)
    const entries = some.map(({ id, guid }) => ({ data: { guid, attempt: id }, key: guid }))
    await queue.sendAll(db, 'redeliver', entries)
  }
  await mark(db, MARK, new Date(now))
  if (missed.length > 0) log.info({ missed: missed.length }, 'deliveries never arrived')
  else if ((await markedAt(db, ABSENCE)) !== null && !(await isRepeating(queue))) {
    await options.onBack()
    await db.deleteFrom('marks').where('name', '=', ABSENCE).execute()
  }
  return missed.length
}

async function isRepeating(queue: Queue): Promise<boolean> {
  const ours = (await queue.depths()).find(({ name }) => name === 'redeliver')
  return ours !== undefined && ours.waiting + ours.active > 0
}

/** Has GitHub repeat it, unless it came meanwhile; whether it was asked to. */
export async function redeliver(
  { guid, attempt }: QueueData['redeliver'],
  { store, app, log }: Pick<SweepOptions, 'store' | 'app' | 'log'>,
): Promise<boolean> {
  if ((await receivedDeliveries(store.db, [guid])).has(guid)) return false
  try {
    await app.redeliver(attempt)
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error
    log.warn({ guid, reason: error.message }, 'a delivery cannot be repeated')
    return false
  }
  log.info({ guid }, 'asked for a delivery again')
  return true
}
