/**
 * GitHub sends an event once. Whatever did not arrive (we were away, the network was) it sends
 * again when it is asked to, for three days; the guid stays the same, so nothing is handled twice.
 * https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries
 */
import type { Kysely } from 'kysely'
import type { Attempt, GitHubApp } from '../../src/host/github/app.ts'
import type { Clock } from '../../src/host/port/host.ts'
import type { Log } from '../settings/log.ts'
import { knownDeliveries } from '../store/deliveries.ts'
import { mark, markedAt } from '../store/moments.ts'
import type { Tables } from '../store/tables.ts'

const HOUR_MS = 3_600_000
/** For so long GitHub repeats. */
const KEPT_MS = 72 * HOUR_MS
/** What fails is asked for again in every sweep of an hour. */
const AGAIN_MS = HOUR_MS
/** What fails so often is no outage. */
const MOST_ATTEMPTS = 8
/** Of one sweep; the next one goes on. */
const MOST = 500

/** Attempts to repeat, oldest first: the newest of every event that never arrived. */
export function missedOf(attempts: readonly Attempt[], known: ReadonlySet<string>): Attempt[] {
  const byGuid = Map.groupBy(attempts, ({ guid }) => guid)
  const missed = [...byGuid.values()].flatMap((all) => {
    const newest = all.reduce((a, b) => (b.deliveredAt > a.deliveredAt ? b : a))
    const isLost = !all.some(({ isDelivered }) => isDelivered) && !known.has(newest.guid)
    return isLost && all.length < MOST_ATTEMPTS ? [newest] : []
  })
  return missed.toSorted((a, b) => a.deliveredAt.localeCompare(b.deliveredAt))
}

/** When the last sweep that got through began. */
const MARK = 'sweep-deliveries'

/** Sweeps are ten minutes apart: who made none for so long was away, or GitHub was. */
const AWAY_MS = HOUR_MS / 2
const ABSENCE = 'absence'

export type SweepParts = {
  db: Kysely<Tables>
  app: GitHubApp
  clock: Clock
  log: Log
  /** Told once after an absence, when all has arrived again that GitHub repeats. */
  onBack(): Promise<unknown>
}

/** Has GitHub repeat what never arrived; how many that were. */
export async function sweepDeliveries(parts: SweepParts): Promise<number> {
  const { db, app, clock, log } = parts
  const now = Date.parse(clock.timestamp())
  const oldest = now - KEPT_MS
  const last = (await markedAt(db, MARK))?.getTime() ?? null
  if (last !== null && now - last > AWAY_MS) await mark(db, ABSENCE, new Date(now))
  const since = Math.max(oldest, (last ?? oldest) - AGAIN_MS)
  const attempts = await app.attempts(new Date(since).toISOString(), 'failed')
  const known = await knownDeliveries(db, [...new Set(attempts.map(({ guid }) => guid))])
  const missed = missedOf(attempts, known)
  for (const { id, guid } of missed.slice(0, MOST)) {
    await app.redeliver(id)
    log.info({ guid }, 'asked for a delivery again')
  }
  if (missed.length <= MOST) await mark(db, MARK, new Date(now))
  if (missed.length === 0 && (await markedAt(db, ABSENCE)) !== null) {
    await parts.onBack()
    await db.deleteFrom('marks').where('name', '=', ABSENCE).execute()
  }
  return Math.min(missed.length, MOST)
}
