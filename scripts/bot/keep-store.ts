/**
 * `node start.js scripts/bot/keep-store.ts`: a store of this version with something in every table,
 * as fixtures/stores/LAST-MIGRATION.sql. Run it once after a migration was added: from then on
 * every later version is tested with what this one leaves behind.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { queueKeysOf } from '../../bot/jobs/event.ts'
import { receiveDeliveries } from '../../bot/store/deliveries.ts'
import { migrations } from '../../bot/store/migrations.ts'
import { openStore } from '../../bot/store/store.ts'
import { engines, quiet } from '../../tests/bot/engines.ts'
import { postgresPrograms } from '../../tests/bot/postgres.ts'

const SHA = 'a'.repeat(40)
const AT = new Date('2026-01-02T03:04:05.000Z')
const repository = 'octo/prolly'

const engine = engines.find((one) => one.engine === 'postgres')
if (engine === undefined || postgresPrograms === null) throw new Error(String(engine?.missing))
const server = await engine.start()
const settings = await server.settings()
const store = await openStore(settings, quiet)
const { db, queue } = store

const place = queueKeysOf({ kind: 'removed', installation: 5, repositories: null })
const body = JSON.stringify({ action: 'deleted', zen: 'a \u0000 and "quotes"' })
await receiveDeliveries(db, [{ guid: 'g-open', event: 'installation', outcome: null, body, place }])
await receiveDeliveries(db, [
  { guid: 'g-done', event: 'ping', outcome: 'ignored', body: null, place: null },
])
const of = { repository, repositoryId: 7, installation: 5 }
const request = { suite: 'oltp', headSha: SHA, asked: { rounds: '8..40', variants: 'green,off' } }
const doc = JSON.stringify({
  id: 'j1',
  state: 'queued',
  place: of,
  wish: { ...request, gates: true },
})
const job = { repository, pull: 1, headSha: SHA, suite: 'oltp', state: 'queued', version: 3, doc }
await db
  .insertInto('jobs')
  .values({ id: 'j1', ...job, askedAt: AT, dueAt: AT })
  .execute()
await queue.send(db, 'look', { job: 'j1' }, { key: 'j1', installation: '5' })
await db.insertInto('heads').values({ repository, pull: 1, sha: SHA, seenAt: AT }).execute()
const why = { row: 'B:time/op', reason: 'known', by: 'mia', at: AT.toISOString(), sha: SHA }
await db
  .insertInto('acceptances')
  .values({ repository, source: 'comment:1', ...why })
  .execute()
const report = {
  repository,
  suite: 'oltp',
  ref: 'main',
  headSha: SHA,
  conclusion: 'failure' as const,
}
const none = { baseRef: null, baseSha: null, runUrl: null, body: gzipSync('{}') }
await db
  .insertInto('reports')
  .values({ id: 'j1', ...report, ...none, keptAt: AT })
  .execute()
await db.insertInto('unreferencedObjects').values({ key: 'of-no-report', dueAt: AT }).execute()
await db
  .insertInto('points')
  .values({
    report: 'j1',
    row: 0,
    contrast: 'refs',
    benchmark: 'B',
    metric: 'time/op',
    unit: 's',
    baseValue: 1,
    headValue: 2,
    deltaPct: 100,
    lowPct: 90,
    highPct: 110,
    level: 0.95,
    rounds: 8,
    verdict: 'regressed',
  })
  .execute()
await store.close()

const flags = ['--inserts', '--no-owner', '--no-privileges', '--no-comments']
const dump = execFileSync(
  join(postgresPrograms, 'pg_dump'),
  [...flags, String(settings.databaseUrl)],
  { encoding: 'utf8', maxBuffer: 1e8 },
)
const last = Object.keys(migrations).at(-1)
const lines = dump.split('\n').filter((line) => !/^(--|\\|$)/.test(line))
const words = `A store as the version left it whose last migration was ${last}`
const head = `-- ${words}; see scripts/bot/keep-store.ts.`
writeFileSync(`fixtures/stores/${last}.sql`, `${[head, ...lines].join('\n')}\n`)
console.log(`fixtures/stores/${last}.sql`)
await server.stop()
