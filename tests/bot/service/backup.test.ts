/** Backups: what is written on one engine is read on either, and the bot goes on with it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDailyBackup } from '../../../bot/handlers/upkeep.ts'
import { readBackup, writeBackup, writeRows } from '../../../bot/store/backup.ts'
import { receiveDeliveries } from '../../../bot/store/deliveries.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import { insertDelivery, waitingDelivery, workDeliveries } from '../deliveries.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'

let dir: string
const running = new Map<string, TestEngine>()
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'gcbench-backup-'))
  for (const { engine, missing, start } of engines)
    if (missing === null) running.set(engine, await start())
})
afterAll(async () => {
  for (const engine of running.values()) await engine.stop()
  rmSync(dir, { recursive: true, force: true })
})
const open = async (engine: string) => openStore(await running.get(engine)!.settings(), quiet)

const words = 'a "quote", a \\ and \u2028 \u{1f600}'

/** A store with something of everything: kept, waiting, at work when the backup is made. */
async function filled(engine: string): Promise<Store> {
  const store = await open(engine)
  for (let n = 0; n < 450; n++) {
    const delivery = { guid: `g${n}`, event: 'ping', outcome: null, body: `${words} ${n}` }
    await insertDelivery(store.db, delivery)
  }
  await store.db
    .insertInto('jobs')
    .values({
      id: 'j1',
      repository: 'octo/prolly',
      headSha: 'a',
      suite: 's',
      state: 'queued',
      askedAt: new Date(0),
      version: 1,
      doc: '{}',
    } as never)
    .execute()
  for (const guid of ['first', 'second'])
    await receiveDeliveries(store.db, [waitingDelivery(guid, { key: 'octo/prolly#1' })])
  return store
}

/** A header, then every row as a line. */
async function linesOf({ db }: Store): Promise<string[]> {
  let lines: string[] = []
  await writeRows(db, async (source) => {
    lines = (await textOf(source)).trim().split('\n')
  })
  return lines
}

const rowsOf = async (store: Store) => (await linesOf(store)).slice(1).sort()

/** Deliveries come in, one after the other, until that is done; how many. */
async function putWhile({ db }: Store, done: Promise<void>): Promise<number> {
  let isDone = false
  done.finally(() => {
    isDone = true
  })
  let count = 0
  for (; !isDone; count++)
    await insertDelivery(db, { guid: `live${count}`, event: 'ping', outcome: null, body: words })
  await done
  await insertDelivery(db, { guid: 'later', event: 'ping', outcome: null, body: words })
  return count
}
const isLive = (line: string) => /"guid":"(live|later)/.test(line)

// Written on each and read on each: where there is one alone, by itself.
const there = engines.filter(({ missing }) => missing === null)
const pairs = there.map((from, n) => ({ from, to: there.at(n - 1) ?? from }))

for (const { from, to } of pairs)
  describe(`a backup of ${from.engine}, restored on ${to.engine}`, () => {
    it('has all rows, and the queue goes on', async () => {
      const file = join(dir, `${from.engine}-${to.engine}.backup`)
      const old = await filled(from.engine)
      const before = await rowsOf(old)
      expect(before).toHaveLength(450 + 1 + 2 + 1)
      // How many came in meanwhile is for the machine to say: a quick backup lets in few.
      expect(await putWhile(old, writeBackup(old, file))).toBeGreaterThan(0)
      await old.close()

      const store = await open(to.engine)
      expect(await readBackup(store, file)).toBeGreaterThanOrEqual(before.length)
      const after = await rowsOf(store)
      expect(after.filter((line) => !isLive(line))).toEqual(before)
      // Of one moment: all that came in until then, and nothing after it.
      const live = after.filter(isLive).map((line) => JSON.parse(line)[1].guid)
      expect(live.sort()).toEqual(live.map((_, n) => `live${n}`).sort())
      // Numbers that the database hands out go on behind the restored ones.
      const next = { id: 'j2', repository: 'octo/prolly', headSha: 'a', suite: 's' }
      const rest = { state: 'queued', askedAt: new Date(0), version: 1, doc: '{}' }
      const made = await store.db
        .insertInto('jobs')
        .values({ ...next, ...rest } as never)
        .returning('seq')
        .executeTakeFirstOrThrow()
      expect(Number(made.seq)).toBe(2)

      const handled: string[] = []
      await new Promise<void>((resolve) => {
        void workDeliveries(store, async (guid) => {
          handled.push(guid)
          if (handled.length === 2) resolve()
        })
      })
      expect(handled).toEqual(['first', 'second'])
      await expect(readBackup(store, file)).rejects.toThrow(/the store is not empty/)
      await store.close()
    })
  })

describe('a backup a day', () => {
  it('is written over on the same day, and those of a week are kept', async () => {
    const store = await open('pglite')
    const folder = join(dir, 'daily')
    const on = (day: string) => {
      const clock = { nowSec: () => 0, timestamp: () => `${day}T03:41:00Z`, sleep: async () => {} }
      return writeDailyBackup({ store, clock }, folder)
    }
    for (let day = 10; day < 19; day++) await on(`2026-01-${day}`)
    await on('2026-01-18')
    const names = Array.from({ length: 7 }, (_, n) => `gcbench-2026-01-${12 + n}.backup`)
    expect(readdirSync(folder).sort()).toEqual(names)
    await store.close()
  })
})

describe('a file that is no backup of this version', () => {
  let store: Store
  let text: string
  beforeAll(async () => {
    store = await open('pglite')
    text = `${(await linesOf(store)).join('\n')}\n`
  })
  afterAll(() => store.close())

  const read = (bytes: Uint8Array) => {
    const file = join(dir, 'bad.backup')
    writeFileSync(file, bytes)
    return readBackup(store, file)
  }

  it.each([
    [
      'of another program',
      (all: string) => all.replace('gcbench-backup-1', 'x'),
      /none of gcbench/,
    ],
    ['of other tables', (all: string) => all.replace('001-', '000-'), /those of another version/],
    ['with a table of its own', (all: string) => `${all}["pg_authid",{}]\n`, /unknown table/],
    ['cut off in a line', (all: string) => all.slice(0, -3), /end is missing/],
  ])('%s is refused', async (_, bend, reason) => {
    await expect(read(gzipSync(bend(text)))).rejects.toThrow(reason)
    const { rows } = await sql`select 1 from deliveries`.execute(store.db)
    expect(rows).toEqual([])
  })

  it('cut off as it is packed is refused', async () => {
    const packed = gzipSync(
      `${text}${'["public.deliveries",{"guid":"x","event":"y"}]\n'.repeat(9)}`,
    )
    await expect(read(packed.subarray(0, -20))).rejects.toThrow(/unexpected end/)
    expect(await store.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })
})
