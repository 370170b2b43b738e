/** Stores as older versions left them behind: brought up to date, and gone on with. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointsOf } from '../../../bot/jobs/archive.ts'
import { findJob } from '../../../bot/store/jobs.ts'
import { migrations } from '../../../bot/store/migrations.ts'
import { acceptancesOf, headBefore } from '../../../bot/store/repositories.ts'
import { createPGlite, openStore, type StoreSettings } from '../../../bot/store/store.ts'
import { workDeliveries } from '../deliveries.ts'
import { engines, oneEngine, quiet, type TestEngine } from '../engines.ts'

const FOLDER = 'fixtures/stores'
const kept = readdirSync(FOLDER).sort()
/** The first ones came together, before anybody had a store. */
const FIRST = '003-history'

it('there is one of every version; scripts/bot/keep-store.ts makes that of a new one', () => {
  const names = Object.keys(migrations).filter((name) => name >= FIRST)
  expect(kept).toEqual(names.map((name) => `${name}.sql`))
})

/** What the first ones left behind until a day later, when one of their tables was named anew. */
const OF_THE_FIRST_DAY = `${FIRST} of the first day`

function dumpOf(name: string): string {
  if (name !== OF_THE_FIRST_DAY) return readFileSync(join(FOLDER, name), 'utf8')
  const dump = readFileSync(join(FOLDER, `${FIRST}.sql`), 'utf8')
  return dump.replaceAll('acceptances', 'waivers')
}

/** In place of whatever is in the store. */
async function load({ databaseUrl, dataDir }: StoreSettings, dump: string): Promise<void> {
  const anew =
    'drop schema public cascade; drop schema if exists pgboss cascade; create schema public;'
  if (databaseUrl === null) {
    const pglite = await createPGlite({ dataDir: join(dataDir, 'store', 'data') })
    await pglite.exec(`${anew}${dump}`)
    return pglite.close()
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`${anew}${dump}`)
  await client.end()
}

for (const { engine, note, missing, start } of engines)
  describe.skipIf(missing !== null)(`on ${engine}${note}`, () => {
    let running: TestEngine
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.stop())

    // The first ones go through every migration; what lies between them needs no second engine.
    const whole = [OF_THE_FIRST_DAY, ...kept]
    it.each(engine === oneEngine.engine ? whole : whole.slice(0, 2))('%s', async (name) => {
      const settings = await running.settings()
      await load(settings, dumpOf(name))
      const store = await openStore(settings, quiet)
      const { db, queue } = store
      const [sha, repository] = ['a'.repeat(40), 'octo/prolly']
      expect((await findJob(db, 'j1'))?.job.request).toEqual({
        suite: 'oltp',
        headSha: sha,
        gates: true,
        options: { rounds: '8..40', variants: 'green,off' },
      })
      expect(await headBefore(db, repository, 1, null)).toBe(sha)
      expect(await acceptancesOf(db, repository, sha)).toMatchObject([{ reason: 'known' }])
      expect(await pointsOf(db, 'j1')).toMatchObject([{ deltaPct: 100, verdict: 'regressed' }])
      const [open] = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('guid', '=', 'g-open')
        .execute()
      expect(open).toMatchObject({ outcome: null, parks: 0 })
      expect(JSON.parse(open?.body ?? '').zen).toBe('a \u0000 and "quotes"')
      // What waited is worked on, whatever its queue was called.
      const worked = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
      await workDeliveries(store, async (guid) => worked[0].resolve(guid))
      await queue.work('look', async ({ data }) => worked[1].resolve(data.job))
      expect(await Promise.all(worked.map(({ promise }) => promise))).toEqual(['g-open', 'j1'])
      await store.close()
    })
  })
