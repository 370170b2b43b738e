/**
 * Backups: one gzip of JSON lines with every row of the bot's tables. Either engine reads what the other one wrote, so
 * this is also how a store moves from a folder to a server.
 */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { HostError } from '../../src/machine/host.ts'
import { errorText } from '../telemetry.ts'
import { OWN_SCHEMA } from './migrations.ts'
import { openStore, requireStore, type Store, type StoreSettings } from './store.ts'
import type { Tables } from './tables.ts'

const FORMAT = 'gcbench-backup-1'
const ROWS = 200
const QUEUE = 'lanes'
/** What the file has before the name of a table, whatever schema it is in. */
const SCHEMA = 'public.'

type Header = { format: string; at: string; migrations: string[] }

/** Ours in the order of their making. */
async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = ${OWN_SCHEMA} and relkind = 'r' and relname not like 'kysely_%'
    order by oid`.execute(db)
  return rows.map(({ name }) => name)
}

async function headerOf(db: Kysely<Tables>): Promise<Header> {
  const { rows: applied } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  const migrations = applied.map(({ name }) => name)
  return { format: FORMAT, at: new Date().toISOString(), migrations }
}

/** Lines of the file: a header, then `["table", row]`. All as of one moment. */
async function* linesOf(trx: Kysely<Tables>): AsyncGenerator<string> {
  yield `${JSON.stringify(await headerOf(trx))}\n`
  for (const table of await tablesOf(trx)) {
    await sql`declare taken cursor for select row_to_json(t)::text as row from ${sql.table(
      table,
    )} t`.execute(trx)
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS)} from taken`.execute(trx)
      for (const { row } of rows) yield `[${JSON.stringify(SCHEMA + table)},${row}]\n`
      if (rows.length < ROWS) break
    }
    await sql`close taken`.execute(trx)
  }
}

/** Hands the lines of all rows to `write`. */
export const writeRows = (
  db: Kysely<Tables>,
  write: (source: Readable) => Promise<void>,
): Promise<void> =>
  db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => write(Readable.from(linesOf(trx))))

/**
 * Writes the file, whole or not at all. The bot works on meanwhile on a server; an embedded store
 * has one connection, so that deliveries wait.
 */
export async function writeBackup(
  { db }: Pick<Store, 'db'>,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  await writeRows(db, (source) =>
    pipeline(
      source,
      createGzip(),
      createWriteStream(`${file}.part`, { mode: 0o600, flush: true }),
      { signal },
    ),
  )
  renameSync(`${file}.part`, file)
}

/** Fills a store that is empty; how many rows were read. */
export function readBackup({ db }: Pick<Store, 'db'>, file: string): Promise<number> {
  return db
    .withoutPlugins()
    .transaction()
    .execute((trx) =>
      pipeline(createReadStream(file), createGunzip(), (chunks: AsyncIterable<Uint8Array>) =>
        fill(trx, split(chunks)),
      ),
    )
}

async function* split(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw misfit('its end is missing', 'Choose another file.')
}

async function fill(trx: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  let header: Header | null = null
  let count = 0
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] }
  const flush = async () => {
    if (batch.rows.length > 0) await insert(trx, batch.table, batch.rows)
    count += batch.rows.length
  }
  for await (const line of lines) {
    if (header === null) {
      header = JSON.parse(line) as Header
      await checkFit(trx, header)
      await holdReferences(trx, 'at the end')
      continue
    }
    const [name, row] = JSON.parse(line) as [string, unknown]
    const table = name.slice(SCHEMA.length)
    if (table !== batch.table || batch.rows.length === ROWS) {
      await flush()
      batch = { table, rows: [] }
    }
    batch.rows.push(row)
  }
  await flush()
  await holdReferences(trx, 'at once')
  await setSequences(trx)
  return count
}

/**
 * Whether a row has to be there before the one that refers to it. In a backup it need not: tables
 * stand in it in the order of their making, which a dump that was loaded in between has changed.
 */
async function holdReferences(trx: Kysely<Tables>, when: 'at once' | 'at the end'): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = ${OWN_SCHEMA}`.execute(trx)
  const kind = sql.raw(when === 'at once' ? 'not deferrable' : 'deferrable initially deferred')
  if (when === 'at once') await sql`set constraints all immediate`.execute(trx)
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} alter constraint ${sql.raw(name)} ${kind}`.execute(trx)
}

const misfit = (what: string, next: string) =>
  new HostError(`the backup cannot be used: ${what}`, next)

async function checkFit(trx: Kysely<Tables>, header: Header): Promise<void> {
  if (header.format !== FORMAT) throw misfit('it is none of gcbench', 'Choose another file.')
  const here = await headerOf(trx)
  const isSame = String(here.migrations) === String(header.migrations)
  if (!isSame)
    throw misfit(
      `its tables are those of another version (${header.migrations.at(-1)})`,
      'Restore it with the version of the bot that wrote it, then start the newer one.',
    )
  for (const table of (await tablesOf(trx)).filter((name) => name !== QUEUE)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length > 0)
      throw misfit(`the store is not empty (${table})`, 'Restore into a new folder or database.')
  }
  // What schedules have put there since the start.
  await sql`delete from ${sql.table(QUEUE)}`.execute(trx)
}

async function insert(trx: Kysely<Tables>, table: string, rows: unknown[]): Promise<void> {
  const tables = await tablesOf(trx)
  if (!tables.includes(table))
    throw misfit(`it has an unknown table ${table}`, 'Choose another file.')
  const into = sql.table(table)
  await sql`insert into ${into} overriding system value
    select * from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  )
}

/** Numbers that the database hands out go on behind the largest one that is there. */
async function setSequences(trx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = (select nspname from pg_namespace where oid = ${OWN_SCHEMA})
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(trx)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      greatest((select max(${sql.ref(column)}) from ${sql.table(table)}), 1))`.execute(trx)
  await sql`select setval('lanes_seq', greatest((select max(seq) from lanes),
    (select max(seq) from deliveries), 1))`.execute(trx)
}

const quiet = pino({ level: 'error' })

/** The command: opens the store, writes, closes; what to tell. */
export async function backUp(settings: StoreSettings, file: string): Promise<string> {
  await requireStore(settings, quiet)
  const store = await openStore(settings, quiet)
  try {
    await writeBackup(store, file)
    return `wrote ${file}`
  } finally {
    await store.close()
  }
}

/** It is not packed as it should be, or breaks off, or has lines that are none. */
const isTorn = (error: unknown): boolean =>
  error instanceof SyntaxError || /^Z_/.test(String((error as NodeJS.ErrnoException)?.code))

export async function restore(settings: StoreSettings, file: string): Promise<string> {
  if (!existsSync(file)) throw misfit(`there is no ${file}`, 'Check its path.')
  const store = await openStore(settings, quiet)
  try {
    return `restored ${await readBackup(store, file)} rows from ${file}`
  } catch (error) {
    if (!isTorn(error)) throw error
    throw misfit(`${file} cannot be read (${errorText(error)})`, 'Choose another file.')
  } finally {
    await store.close()
  }
}
