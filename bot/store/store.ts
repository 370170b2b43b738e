/**
 * The store: one schema, one SQL dialect, one queue. Without a database URL it is a folder
 * (PostgreSQL inside this process), with one it is a server, and only the opener differs.
 */
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import type { Log } from '../settings/log.ts'
import type { Settings } from '../settings/settings.ts'
import { openFolder } from './engines/open-folder.ts'
import { openServer } from './engines/open-server.ts'
import type { Opened } from './engines/opened.ts'
import { migrate } from './migrate.ts'
import { type OnHandled, type Queue, startQueue } from './queue.ts'
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
  copy: Opened['copy']
  /** Whether the store answers; rejects when it does not within `limitSec`. */
  ping(limitSec: number): Promise<void>
  /** Ends the queue and the connections; a folder can be opened by others after it. */
  close(): Promise<void>
}

export type StoreSettings = Pick<
  Settings,
  'databaseUrl' | 'dataDir' | 'connections' | 'concurrency'
>

/** Another machine works on the folder now: the process ends before it writes once more. */
function endAtOnce(log: Log, who: string): never {
  log.fatal({ who }, 'the folder of the store was taken over; ending before anything is lost')
  process.exit(1)
}

/** Opens, migrates, and starts the queue. Throws a HostError that says what to do. */
export async function openStore(
  settings: StoreSettings,
  log: Log,
  onHandled: OnHandled = () => {},
): Promise<Store> {
  const { databaseUrl, dataDir, connections, concurrency } = settings
  const opened =
    databaseUrl === null
      ? await openFolder(dataDir, { onLost: (who) => endAtOnce(log, who) })
      : await openServer(databaseUrl, connections, log)
  const db = new Kysely<Tables>({
    dialect: opened.dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const close = async () => {
    await db.destroy()
    await opened.close()
  }
  try {
    const applied = await migrate(db)
    if (applied.length > 0) log.info({ applied }, 'brought the store up to date')
    const queue = await startQueue(opened.boss, concurrency, log, onHandled)
    return {
      db,
      queue,
      engine: databaseUrl === null ? 'pglite' : 'postgres',
      copy: opened.copy,
      ping: (limitSec) => ping(db, limitSec),
      async close() {
        await queue.drain(0)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function ping(db: Kysely<Tables>, limitSec: number): Promise<void> {
  const late = AbortSignal.timeout(limitSec * 1000)
  const stopped = new Promise<never>((_, reject) => {
    late.onabort = () => reject(new Error(`the store gave no answer within ${limitSec} s`))
  })
  await Promise.race([sql`select 1`.execute(db), stopped])
}
