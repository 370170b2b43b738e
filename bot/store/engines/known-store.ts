/** Whether there is a store: who looks at one makes none, so that a wrong place is no empty one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { HostError } from '../../../src/host/port/host.ts'
import type { Log } from '../../settings/log.ts'
import type { Settings } from '../../settings/settings.ts'
import { openServer } from './open-server.ts'

/** What it takes to ask, and no more. */
const CONNECTIONS = 4

/** Throws a HostError where there is none, or where it cannot be asked. */
export async function requireStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<void> {
  if (databaseUrl === null) {
    if (existsSync(join(dataDir, 'store', 'data'))) return
    const next = 'Check GCBENCH_DATA_DIR, or GCBENCH_DATABASE_URL where the store is on a server.'
    throw new HostError(`there is no store of the bot in ${dataDir}`, next)
  }
  const { dialect, close } = await openServer(databaseUrl, CONNECTIONS, log)
  const db = new Kysely<never>({ dialect })
  try {
    const asked = sql<{ isThere: boolean }>`
      select to_regclass('public.deliveries') is not null as "isThere"`
    if ((await asked.execute(db)).rows[0]?.isThere) return
    const next = 'Check GCBENCH_DATABASE_URL, and the database that it names.'
    throw new HostError('the database has no tables of the bot', next)
  } finally {
    await db.destroy()
    await close()
  }
}
