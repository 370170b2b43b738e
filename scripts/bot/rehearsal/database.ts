/**
 * The store of a rehearsal: a folder in the temporary one, or a database of its own on the server
 * that is named, made now and dropped at the end. The databases that are there are not touched.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openStore, type StoreSettings } from '../../../bot/store/store.ts'
import { HostError } from '../../../src/machine/host.ts'
import { engines, quiet } from '../../../tests/bot/engines.ts'

export type RehearsalStore = {
  settings: StoreSettings
  /** What it is, in words. */
  name: string
  /** Breaks every connection that is made to it, for so long; null: it has none. */
  cutConnections: ((ms: number) => Promise<void>) | null
  remove(): Promise<void>
}

export async function makeRehearsalStore(serverUrl: string | null): Promise<RehearsalStore> {
  if (serverUrl !== null) return makeDatabase(serverUrl)
  const folders = await engines[0]!.start()
  const settings = await folders.settings()
  const name = 'an embedded store in a temporary folder'
  return { settings, name, cutConnections: null, remove: () => folders.stop() }
}

const NO_RIGHT = '42501'

async function makeDatabase(serverUrl: string): Promise<RehearsalStore> {
  const name = `gcbench_rehearsal_${randomBytes(4).toString('hex')}`
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end().catch(() => {})
    }
  }
  try {
    await ask(`create database ${name}`)
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    const next =
      code === NO_RIGHT
        ? 'The role needs CREATEDB for it: `alter role ROLE createdb`.'
        : 'Check the address, and that the server is PostgreSQL 13 or later.'
    throw new HostError(`no database can be made for the rehearsal: ${message}`, next)
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const settings = { databaseUrl: url.href, dataDir: '', connections: 8, concurrency: 256 }
  const remove = async () => void (await ask(`drop database if exists ${name} with (force)`))
  const cutConnections = async (ms: number) => {
    const end = performance.now() + ms
    const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
    for (; performance.now() < end; await sleep(100)) await ask(cut, [name])
  }
  try {
    await (await openStore(settings, quiet)).close()
  } catch (error) {
    await remove()
    throw error
  }
  return { settings, name: `the database ${name}`, cutConnections, remove }
}
