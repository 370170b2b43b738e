/**
 * Every queue: what its entries are, and its rule. An entry may be handled more than once (its
 * process may die before it is removed), so every handler is idempotent.
 */

import type { RepositoryRef } from '../../src/github/app.ts'
import type { Reply, ReplyTarget } from '../../src/github/authorize.ts'

/** Whom a reply is for. `wasSeen`: there is a reaction of ours already. */
export type ReplyTo = ReplyTarget & { isButton?: boolean; wasSeen?: boolean }

/** What an entry of each queue says; all else is in the store. */
export type QueueData = {
  /** Deliveries to handle, those of one key in their order; the table of deliveries has them. */
  delivery: Record<never, never>
  /** A job of the bot to carry on by one look. Its key is the job: one look at a time. */
  look: { job: string }
  /** Answer somebody. Its key is what is answered. */
  reply: { at: string; place: RepositoryRef; whom: ReplyTo; reply: Reply }
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

/** A moment of every period, UTC: `atSec` seconds after its beginning. */
export type Schedule = { everySec: number; atSec: number }

export type QueueRule = {
  /** Before the first retry; doubles with each, up to `retryDelayMaxSec`. */
  retryDelaySec: number
  retryDelayMaxSec: number
  /** Tries after which an entry is dropped; null: its handler ends it. */
  mostTries: number | null
  /** Longest time at work; a handler's signal is aborted then. */
  expireSec: number
  /** Entries at work at a time in one process, and of one installation, at most. */
  atOnce: number
  atOncePerInstallation: number
  /** Null: only when sent. */
  schedule: Schedule | null
}

const worked: QueueRule = {
  retryDelaySec: 1,
  retryDelayMaxSec: 600,
  mostTries: null,
  expireSec: 300,
  atOnce: 1_000,
  atOncePerInstallation: 32,
  schedule: null,
}

/** What fails is done at its next moment. */
const scheduled = (expireSec: number, everySec: number, atSec = 0): QueueRule => ({
  ...worked,
  expireSec,
  atOnce: 1,
  schedule: { everySec, atSec },
})

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** With the pauses between them the last try comes two hours after the first. */
const MOST_TRIES = 20

export const queues: Record<QueueName, QueueRule> = {
  delivery: worked,
  // What they write to an installation is paced: more of them would only wait in their places.
  look: { ...worked, atOncePerInstallation: 4 },
  reply: { ...worked, atOncePerInstallation: 2 },
  reconcile: { ...worked, mostTries: MOST_TRIES, atOnce: 16, atOncePerInstallation: 2 },
  'sweep-jobs': scheduled(5 * MINUTE, MINUTE),
  night: { ...worked, mostTries: MOST_TRIES, atOnce: 16, atOncePerInstallation: 2 },
  nightly: scheduled(HOUR, DAY, 2 * HOUR + 23 * MINUTE),
  // A list of three days is 660 pages where all of 66,000 deliveries failed.
  'sweep-deliveries': scheduled(HOUR, 10 * MINUTE),
  // What GitHub does not repeat any more it says so: until then nothing is given up.
  redeliver: { ...worked, atOnce: 1 },
  'sweep-store': scheduled(5 * MINUTE, HOUR, 17 * MINUTE),
  'back-up': scheduled(HOUR, DAY, 3 * HOUR + 41 * MINUTE),
}
