/**
 * The store: one schema, one SQL dialect, one queue; in a folder without a database URL, else on a
 * server.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { HostError } from '../../src/machine/host.ts'
import type { Settings } from '../settings.ts'
import type { Log } from '../telemetry.ts'
import { openFolder, openServer } from './engines.ts'
import { migrate } from './migrations.ts'
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
  /** Whether the store answers; rejects when it does not within `limitSec`. */
  ping(limitSec: number): Promise<void>
  /** Ends the queue and the connections; a folder can be opened by others after it. */
  close(): Promise<void>
}

export type StoreSettings = Pick<
  Settings,
  'databaseUrl' | 'dataDir' | 'connections' | 'concurrency'
>

/** Opens, migrates, and starts the queue. Throws a HostError that says what to do. */
export async function openStore(
  settings: StoreSettings,
  log: Log,
  onHandled: OnHandled = () => {},
): Promise<Store> {
  const { databaseUrl, dataDir, connections, concurrency } = settings
  const opened =
    databaseUrl === null
      ? await openFolder(dataDir)
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
    const queue = startQueue({ db, listen: opened.listen, concurrency, log, onHandled })
    return {
      db,
      queue,
      engine: databaseUrl === null ? 'pglite' : 'postgres',
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

/** Connections to ask whether there is a store. */
const FEW_CONNECTIONS = 4

/**
 * For commands that read a store: makes none, so that a wrong path is not an empty store. Throws a
 * HostError if there is none, or if the database cannot be reached.
 */
export async function requireStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<void> {
  if (databaseUrl === null) {
    if (existsSync(join(dataDir, 'store', 'data'))) return
    const next = 'Check GCBENCH_DATA_DIR, or GCBENCH_DATABASE_URL where the store is on a server.'
    throw new HostError(`there is no store of the bot in ${dataDir}`, next)
  }
  const { dialect, close } = await openServer(databaseUrl, FEW_CONNECTIONS, log)
  const db = new Kysely<never>({ dialect })
  try {
    const question = sql<{ isThere: boolean }>`
      select to_regclass('public.deliveries') is not null as "isThere"`
    if ((await question.execute(db)).rows[0]?.isThere) return
    const next = 'Check GCBENCH_DATABASE_URL, and the database that it names.'
    throw new HostError('the database has no tables of the bot', next)
  } finally {
    await db.destroy()
    await close()
  }
}
