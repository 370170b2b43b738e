/**
 * The store: one schema, one SQL dialect, one queue; in a folder without a database URL, else on a
 * server.
 */

import { existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  type RawBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import { HostError } from '../../src/machine/host.ts'
import { shellWord } from '../../src/settings/command-line.ts'
import type { Settings } from '../settings.ts'
import type { Log } from '../telemetry.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { migrate } from './migrations.ts'
import { CHANNEL, type Listen, type OnHandled, type Queue, startQueue } from './queue.ts'
import type { Tables } from './tables.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * Inside of a transaction use its `trx` and nothing else: a folder is one connection, and whoever
 * asks for a second one in there waits for itself.
 */
export type Store = {
  db: Kysely<Tables>
  /** Null: whole reports are in `db`. */
  bucket: Bucket | null
  queue: Queue
  engine: Engine
  /** Share of this process' connections that are taken; above 1: somebody waits for one. */
  fullness(): number
  /** Whether the store answers; rejects when it does not within `limitSec`. */
  ping(limitSec: number): Promise<void>
  /** Ends the queue and the connections; a folder can be opened by others after it. */
  close(): Promise<void>
}

export type StoreSettings = Pick<
  Settings,
  'databaseUrl' | 'dataDir' | 'connections' | 'concurrency'
> &
  Partial<Pick<Settings, 'bucket'>>

/** Opens, migrates, and starts the queue. Throws a HostError that says what to do. */
export async function openStore(
  settings: StoreSettings,
  log: Log,
  onHandled: OnHandled = () => {},
): Promise<Store> {
  const { databaseUrl, dataDir, connections, concurrency, bucket = null } = settings
  const opened =
    databaseUrl === null
      ? await openFolder(dataDir)
      : await openServer(databaseUrl, connections, log)
  const db = kyselyOf(opened.dialect)
  const close = async () => {
    await db.destroy()
    await opened.close()
  }
  try {
    const applied = await migrate(db, log)
    if (applied.length > 0) log.info({ applied }, 'brought the store up to date')
    const queue = startQueue({ db, listen: opened.listen, concurrency, log, onHandled })
    return {
      db,
      bucket: bucket === null ? null : openBucket(bucket, log),
      queue,
      engine: databaseUrl === null ? 'pglite' : 'postgres',
      fullness: opened.fullness,
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

const kyselyOf = (dialect: Dialect) =>
  new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

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
      select to_regclass('deliveries') is not null as "isThere"`
    if ((await question.execute(db)).rows[0]?.isThere) return
    const next = 'Check GCBENCH_DATABASE_URL, and the database that it names.'
    throw new HostError('the database has no tables of the bot', next)
  } finally {
    await db.destroy()
    await close()
  }
}

// Engines: PGlite over a folder, vacuumed by us and locked through SQLite; or a server.

/** An open database. */
type Opened = {
  dialect: Dialect
  /** Hears of what is put into the queues. */
  listen: Listen
  fullness: Store['fullness']
  /** Call it after the connections of the dialect are closed. */
  close(): Promise<void>
}

/**
 * Opens or makes a PGlite database; without `dataDir` it is in memory. What was committed survives
 * the process, but not a power cut: PGlite never calls fsync.
 *
 * The V8 flags keep its memory below 300 MB: by default V8 recompiles one very large function at
 * every start, which takes 600 MB and seconds. They have to be set before the module is compiled.
 */
export function createPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  // PGlite's own buffers take 128 MB.
  const buffers = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']
  return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...buffers], ...options })
}

/** The folder of the store; a HostError if other users of the machine can read it. */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mode = lstatSync(folder).mode & 0o777
  if ((mode & 0o077) === 0 || process.platform === 'win32') return
  throw new HostError(
    `the folder ${folder} is open to others (mode ${mode.toString(8)})`,
    `It holds all that the bot knows: chmod -R go= ${shellWord(folder)}`,
  )
}

type FolderLock = { release(): void }

/**
 * Locks the folder for one process, since PGlite lets two of them destroy each other's data. The
 * kernel holds the lock on a file inside the folder and frees it when the process ends in any way.
 * It also holds between containers that share the folder. Node has no file locks of its own, so
 * this is the exclusive lock of an empty SQLite database.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new HostError(
      `the store in ${folder} is in use by another process`,
      'Stop that process, give this one a folder of its own (GCBENCH_DATA_DIR), or let several ' +
        'share a database server (GCBENCH_DATABASE_URL).',
      { cause: error },
    )
  }
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5

/**
 * The database in the folder `data`. A new one is a copy of an empty one: to make it by initdb takes
 * twice the memory, and five times as long. The file `making` is there until it is whole, so that a
 * start that was killed before is made good.
 */
async function openData(folder: string): Promise<PGlite> {
  const [dataDir, making] = [join(folder, 'data'), join(folder, 'making')]
  if (existsSync(making)) rmSync(dataDir, { recursive: true, force: true })
  else if (existsSync(dataDir)) return createPGlite({ dataDir })
  writeFileSync(making, '')
  const pglite = await createPGlite({ dataDir, loadDataDir: await emptyDatabase() })
  rmSync(making)
  return pglite
}

/** The embedded store in the folder `store` of `dataDir`; makes both if they are missing. */
export async function openFolder(dataDir: string): Promise<Opened> {
  const folder = join(dataDir, 'store')
  let lock: FolderLock | null = null
  try {
    makePrivateFolder(folder)
    const held = lockFolder(folder)
    lock = held
    const pglite = await openData(folder)
    return {
      dialect: new PGliteDialect({ pglite }),
      listen: (onSent) => pglite.listen(CHANNEL, onSent),
      // One connection, whose statements wait for one another in PGlite itself.
      fullness: () => 0,
      async close() {
        if (!pglite.closed) await pglite.close()
        held.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (error instanceof HostError) throw error
    throw new HostError(
      `the store in ${folder} cannot be opened: ${(error as Error).message}`,
      'Check the permissions and the free space of the folder. If it is damaged, restore a backup.',
      { cause: error },
    )
  }
}

/**
 * Frees the space of deleted rows. A server does that by itself; embedded PostgreSQL has no
 * autovacuum, so its folder would grow with every delivery.
 */
export async function vacuum<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, relname as name from pg_stat_user_tables`.execute(db)
  // One table at a time, so that other statements get their turn in between.
  for (const { schema, name } of rows)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db)
}

/** Reports of one statement: each has up to hundreds of points, which go with it. */
export const REPORTS_AT_ONCE = 500

/**
 * Does something to all rows of a table that `where` names, so many by a statement: a server ends
 * what takes longer than a minute, and after a change of the settings millions may be too old. How
 * many there were.
 */
export async function inParts<T>(
  db: Kysely<T>,
  table: string,
  where: RawBuilder<unknown>,
  { most = 5_000, action = sql`delete from ${sql.table(table)}` } = {},
): Promise<number> {
  const some = sql`select ctid from ${sql.table(table)} where ${where} limit ${most}`
  for (let count = 0; ; ) {
    const done = await sql`${action} where ctid = any(array(${some}))`.execute(db)
    const affected = Number(done.numAffectedRows ?? 0)
    count += affected
    if (affected === 0) return count
  }
}

/** SQLSTATE: the server, the database or the role has no connection left. */
const TOO_MANY = '53300'
/** Of pg-pool, where a pooler in between has none left, or nothing answers. */
const NO_TURN = 'timeout exceeded when trying to connect'

/** The oldest version that the tests know. */
const OLDEST = 13

/**
 * No statement of the bot takes long; one that does would hold up all others. The rest is what the
 * code counts on, whatever the database, or its role, has for others. As a statement, because a
 * pooler takes no options from who connects.
 */
const SESSION = [
  'statement_timeout = 60000',
  'idle_in_transaction_session_timeout = 60000',
  "default_transaction_isolation = 'read committed'",
  'default_transaction_read_only = off',
  'datestyle = iso',
  'bytea_output = hex',
  'standard_conforming_strings = on',
  'extra_float_digits = 1',
]

function poolOf(url: string, max: number, log: Log, more: readonly string[] = []): pg.Pool {
  const session = [...SESSION, ...more].map((setting) => `set ${setting}`).join('; ')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'gcbench',
    onConnect: (client: pg.ClientBase) => client.query(session).then(() => {}),
  })
  // An idle connection broke; the next statement gets another one.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'lost a database connection'))
  // A connection in use broke: its next statement fails. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * A replica of the store, to read from. It is not asked before somebody wants to know something:
 * while it is away only those who read it have to wait.
 */
export function openReplica(
  url: string,
  connections: number,
  log: Log,
): Pick<Store, 'db' | 'close'> {
  const pool = poolOf(url, connections, log, ['default_transaction_read_only = on'])
  const db = kyselyOf(new PostgresDialect({ pool }))
  return { db, close: () => db.destroy() }
}

/** A store on a server, which several processes may share. `connections`: of this process. */
export async function openServer(url: string, connections: number, log: Log): Promise<Opened> {
  // One more listens.
  const pool = poolOf(url, connections - 1, log)
  try {
    const { rows } = await pool.query('show server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < OLDEST) throw new Error(`it is PostgreSQL ${version}, which is too old`)
  } catch (error) {
    await pool.end()
    const { message, code } = error as NodeJS.ErrnoException
    const check = `Check GCBENCH_DATABASE_URL, and that the server is PostgreSQL ${OLDEST} or later.`
    const lower = `Let it take GCBENCH_CONNECTIONS (${connections}) of each process, or lower that.`
    const next = code === TOO_MANY ? lower : message === NO_TURN ? `${check} ${lower}` : check
    throw new HostError(`the database cannot be used: ${message || code}`, next, { cause: error })
  }
  return {
    dialect: new PostgresDialect({ pool }),
    listen: (onSent) => listenOn(url, onSent, log),
    fullness: () => (pool.totalCount - pool.idleCount + pool.waitingCount) / (connections - 1),
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}

const LISTEN_AGAIN_MS = 2_000

/** Listens on a connection of its own, and on another one where that breaks. */
async function listenOn(url: string, onSent: () => void, log: Log): ReturnType<Listen> {
  let [client, isOver]: [pg.Client | null, boolean] = [null, false]
  const again = (error: Error) => {
    if (isOver) return
    log.warn(
      { reason: error.message },
      'lost the notifications of the database, and polls meanwhile',
    )
    setTimeout(() => void connect().catch(again), LISTEN_AGAIN_MS).unref()
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'gcbench queue' })
    next.on('notification', onSent)
    next.on('error', () => {})
    await next.connect()
    next.once('end', () => again(new Error('the connection ended')))
    await next.query(`listen ${CHANNEL}`)
    client = next
    onSent()
    if (isOver) await next.end()
  }
  await connect().catch(again)
  return async () => {
    isOver = true
    await client?.end()
  }
}

// Errors of the store itself, as opposed to errors of what it was given.

/** Classes of SQLSTATE: connection, rolled back, resources, operator, system, internal. */
const STORE = /^(08|25|40|53|55|57|58|XX|F0)/

/** True: the store cannot be asked, or not now. False: what was asked of it cannot be done. */
export function isStoreTrouble(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code))
    return STORE.test(code)
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return true
  return message.includes(NO_TURN) || /Connection terminated|is closed/i.test(message)
}
