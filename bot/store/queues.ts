/**
 * Every queue: what its entries are, and its rule. An entry may be handled more than once (its
 * process may die before it is marked as done), so every handler is idempotent.
 */
import type { QueuePolicy } from 'pg-boss'

/** What an entry of each queue says; all else is in the store. */
export type QueueData = {
  /** A delivery to handle. Its key is the pull request: those of one are handled in order. */
  delivery: { guid: string }
  /** A job of the bot to carry on by one look. Its key is the job: one look at a time. */
  look: { job: string }
  /** A delivery or a look whose process ended every time: set it aside. */
  'dead-delivery': { guid: string }
  'dead-look': { job: string }
  /** Look for jobs whose time is up, or whose run ended without a word. */
  'sweep-jobs': Record<never, never>
  /** Compare a repository with what was done there; null: all, each by an entry of its own. */
  reconcile: { repository: number | null }
  /** Compare where default branches are with where they were the night before: each by an entry. */
  nightly: Record<never, never>
  night: { repository: number }
  /** Look for deliveries that never arrived. */
  'sweep-deliveries': Record<never, never>
  /** Have GitHub repeat a delivery, by its newest attempt. Its key is the guid. */
  redeliver: { guid: string; attempt: number }
  /** Forget what is older than it has to be. */
  'sweep-store': Record<never, never>
  /** Write a backup, where the settings say so. */
  'back-up': Record<never, never>
}
export type QueueName = keyof QueueData

export type QueueRule = {
  /**
   * `key_strict_fifo`: in order by key, and one that failed for good blocks its key.
   * `stately`: by key one waiting, one to be retried, one at work; a further one is dropped, which
   * loses nothing, for the one that waits has not looked yet.
   */
  policy: QueuePolicy
  retryLimit: number
  /** Before the first retry; doubles with each, up to `retryDelayMaxSec`. */
  retryDelaySec: number
  retryDelayMaxSec: number
  /** Longest time at work; a handler's signal is aborted then. */
  expireSec: number
  /** A process that died is noticed after so long. Null: after `expireSec`. */
  heartbeatSec: number | null
  deadLetter: QueueName | null
  /** Entries at work at a time in one process, at most; with those that wait, twice as many. */
  atOnce: number
  /** Entries at work at a time of one group (the installation), over all processes; null: any. */
  atOncePerGroup: number | null
  /** Cron expression, UTC; null: only when sent. */
  schedule: string | null
}

const swept: Omit<QueueRule, 'schedule'> = {
  policy: 'exclusive',
  retryLimit: 0,
  retryDelaySec: 1,
  retryDelayMaxSec: 1,
  expireSec: 300,
  heartbeatSec: 15,
  deadLetter: null,
  atOnce: 1,
  atOncePerGroup: null,
}

/** With these the last try comes two hours after the first. */
const worked = {
  retryLimit: 20,
  retryDelaySec: 1,
  retryDelayMaxSec: 600,
  expireSec: 300,
  heartbeatSec: 15,
  schedule: null,
} satisfies Partial<QueueRule>

const dead: QueueRule = {
  ...worked,
  policy: 'standard',
  retryLimit: 100,
  deadLetter: null,
  atOnce: 1,
  atOncePerGroup: 1,
}

export const queues: Record<QueueName, QueueRule> = {
  // Its handler sets aside what fails for good, so that tries in vain need not count.
  delivery: {
    ...worked,
    retryLimit: 1_000_000,
    policy: 'key_strict_fifo',
    deadLetter: 'dead-delivery',
    atOnce: 64,
    atOncePerGroup: 1,
  },
  look: { ...worked, policy: 'stately', deadLetter: 'dead-look', atOnce: 64, atOncePerGroup: 1 },
  reconcile: { ...worked, policy: 'stately', deadLetter: null, atOnce: 1, atOncePerGroup: 1 },
  'dead-delivery': dead,
  'dead-look': dead,
  'sweep-jobs': { ...swept, schedule: '* * * * *' },
  night: { ...worked, policy: 'stately', deadLetter: null, atOnce: 1, atOncePerGroup: 1 },
  nightly: { ...swept, expireSec: 3600, schedule: '23 2 * * *' },
  // A list of three days is 660 pages where all of 66,000 deliveries failed.
  'sweep-deliveries': { ...swept, expireSec: 3600, schedule: '*/10 * * * *' },
  // What GitHub does not repeat any more it says so: until then nothing is given up.
  redeliver: {
    ...worked,
    retryLimit: 1_000_000,
    policy: 'exclusive',
    deadLetter: null,
    atOnce: 1,
    atOncePerGroup: null,
  },
  'sweep-store': { ...swept, schedule: '17 * * * *' },
  'back-up': { ...swept, expireSec: 3600, schedule: '41 3 * * *' },
}

/** Queues of a store that went by another name. A process of before may still add to those. */
export const renamed: Record<string, QueueName> = { tend: 'look', 'dead-tend': 'dead-look' }
