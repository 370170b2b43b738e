/**
 * `npm run backup-test [MB] [rate]`: backs up an embedded store of so many megabytes while
 * deliveries come in at a fixed rate. Prints how long a delivery waited at most, and how long that
 * is when nothing else happens. Restores a backup and compares all rows; ends with 1 if one differs.
 */
import '../ends-clean.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBackup, writeBackup, writeRows } from '../../bot/store/backup.ts'
import { receiveDeliveries } from '../../bot/store/deliveries.ts'
import { openStore, type Store } from '../../bot/store/store.ts'
import { insertDelivery } from '../../tests/bot/deliveries.ts'
import { engines, quiet } from '../../tests/bot/engines.ts'

const [megabytes = 200, rate = 20] = process.argv.slice(2).map(Number)
/** Bytes of a body; like GitHub's, and such that packing takes off what it does of theirs. */
const BODY = 10_000
const bodyOf = () =>
  randomBytes(BODY / 4)
    .toString('hex')
    .padEnd(BODY, 'as GitHub repeats itself ')
const delivery = () => ({ guid: randomUUID(), event: 'ping', outcome: null, body: bodyOf() })

console.log(
  `${megabytes} MB of deliveries are put into a store, then come ${rate} a second while it is ` +
    'backed up and restored: some minutes',
)
const folder = mkdtempSync(join(tmpdir(), 'gcbench-backup-test-'))
const folders = await engines[0]!.start()
const store = await openStore(await folders.settings(), quiet)
for (let bytes = 0; bytes < megabytes * 1e6; bytes += 100 * BODY)
  await receiveDeliveries(
    store.db,
    Array.from({ length: 100 }, () => ({ ...delivery(), place: null })),
  )

/** Waits of deliveries (ms) until that is done, from when each was due. */
async function waitsWhile(done: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const end = done.finally(() => {
    isDone = true
  })
  const began = performance.now()
  const waits: Promise<number>[] = []
  for (let n = 0; !isDone; n++) {
    const dueMs = began + (1000 * n) / rate
    if (dueMs > performance.now()) await sleep(dueMs - performance.now())
    waits.push(insertDelivery(store.db, delivery()).then(() => performance.now() - dueMs))
  }
  await end
  return Promise.all(waits)
}

async function tell(name: string, start: () => Promise<unknown>): Promise<void> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const waits = await waitsWhile(start())
  const { user, system } = process.cpuUsage(cpu)
  console.log(
    `${name}: ${((performance.now() - began) / 1000).toFixed(1)} s, ` +
      `CPU ${((user + system) / 1e6).toFixed(1)} s, ${waits.length} deliveries, ` +
      `the longest wait ${Math.max(...waits).toFixed(0)} ms`,
  )
}

const file = join(folder, 'test.backup')
await tell('nothing else', () => sleep(10_000))
await tell('a backup', () => writeBackup(store, file))
console.log(`the file has ${(statSync(file).size / 1e6).toFixed(0)} MB`)

/** Hashes of all rows. */
async function hashes({ db }: Store): Promise<string[]> {
  const all: string[] = []
  await writeRows(db, async (source) => {
    for await (const line of source as AsyncIterable<string>)
      if (!line.startsWith('{')) all.push(createHash('sha256').update(line).digest('hex'))
  })
  return all.sort()
}

// A second one, when nothing comes in: what it has is what is there.
await writeBackup(store, file)
const before = await hashes(store)
await store.close()
const again = await openStore(await folders.settings(), quiet)
const began = performance.now()
const count = await readBackup(again, file)
const after = await hashes(again)
await again.close()
const isSame = before.length === after.length && before.every((hash, at) => hash === after[at])
console.log(
  `restored ${count} rows in ${((performance.now() - began) / 1000).toFixed(1)} s: ` +
    (isSame ? 'all are the same' : `NOT the same: ${before.length} and ${after.length}`),
)
if (!isSame) process.exitCode = 1
await folders.stop()
rmSync(folder, { recursive: true, force: true })
