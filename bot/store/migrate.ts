/** Brings the tables to what this version needs; several processes may start at once. */
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { HostError } from '../../src/host/port/host.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Names of the migrations that were applied now. Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const message = error instanceof Error ? error.message : String(error)
    throw new HostError(
      `the store cannot be brought up to date: ${message}`,
      'Nothing was changed. Where an older version of the bot is started on a newer store, ' +
        'start the newer one again, or restore a backup from before.',
      { cause: error },
    )
  }
  return results
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}
