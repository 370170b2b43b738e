/** The tables of the bot in memory, for tests that need no queue and no disk. */
import { openAsBlob, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely'
import { pino } from 'pino'
import { migrate } from '../../bot/store/migrations.ts'
import { createPGlite } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'
import { madeOnce } from '../support/made-once.ts'

const quiet = pino({ level: 'silent' })

/** Whatever the tables of a new store depend on. */
export const TABLES = {
  sources: [
    'bot/store/queues.ts',
    'bot/store/store.ts',
    'package-lock.json',
    'bot/store/migrations.ts',
  ],
  mostSec: 60,
}

const open = (pglite: PGlite) =>
  new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

/** A database of its own, new and empty, its tables made. To unpack takes a tenth of making. */
export async function openMemory(): Promise<{ db: Kysely<Tables>; pglite: PGlite }> {
  const made = await madeOnce('memory', TABLES, async (folder) => {
    const pglite = await createPGlite()
    await migrate(open(pglite), quiet)
    const packed = await pglite.dumpDataDir('none')
    writeFileSync(join(folder, 'data.tar'), new Uint8Array(await packed.arrayBuffer()))
    await pglite.close()
  })
  const pglite = await createPGlite({ loadDataDir: await openAsBlob(join(made, 'data.tar')) })
  const db = open(pglite)
  await migrate(db, quiet)
  return { db, pglite }
}
