/** The queue: pg-boss with our names, our types and one entry at a time. */
import type { Kysely } from 'kysely'
import type { QueueData, QueueName } from './queues.ts'
import type { Tables } from './tables.ts'

export type Entry<N extends QueueName> = {
  id: string
  data: QueueData[N]
  /** How often it was tried before. */
  retries: number
  /** Aborted when its time is up, or the process is told to stop hard. */
  signal: AbortSignal
  /** Only in the queues of what failed for good: the entry's first self, and the error's words. */
  failed: { id: string; words: string } | null
}

export type SendOptions = {
  /** See the policy of the queue; `delivery` and `tend` have to have one. */
  key?: string
  /** The installation, for fairness between them. */
  group?: string
  /** Not before so many seconds from now. A queue with policy `stately` takes none. */
  afterSec?: number
}

export type QueueDepth = { name: QueueName; waiting: number; active: number; failed: number }

export type Queue = {
  /** Adds an entry in that transaction; null: dropped, as the policy says. */
  send<N extends QueueName>(
    trx: Kysely<Tables>,
    name: N,
    data: QueueData[N],
    options?: SendOptions,
  ): Promise<string | null>
  /** Has every entry handled; what the handler throws makes a retry. */
  work<N extends QueueName>(name: N, handler: (entry: Entry<N>) => Promise<void>): Promise<void>
  depths(): Promise<QueueDepth[]>
  /** Takes no more entries, waits for those at work; after `limitSec` they are to be tried again. */
  drain(limitSec: number): Promise<void>
}
