/**
 * The store: one schema, one SQL dialect, one queue. Without a database URL it is a folder
 * (PostgreSQL inside this process), with one it is a server, and only the opener differs.
 */
import type { Kysely } from 'kysely'
import type { Settings } from '../settings.ts'
import type { Queue } from './queue.ts'
import type { Tables } from './tables.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * Inside of a transaction use its `trx` and nothing else: a folder is one connection, and whoever
 * asks for a second one in there waits for itself.
 */
export type Store = {
  db: Kysely<Tables>
  queue: Queue
  engine: Engine
  /** Ends the queue and the connections; a folder can be opened by others after it. */
  close(): Promise<void>
}

/** Opens, migrates, and starts the queue. Throws a HostError that says what to do. */
export type OpenStore = (settings: Settings, log: import('pino').Logger) => Promise<Store>
