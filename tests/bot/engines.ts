/** Both engines of the store, for tests that hold on either. */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { type Engine, openStore, type StoreSettings } from '../../bot/store/store.ts'
import { noPostgres, startPostgres, type TestServer } from './postgres.ts'

export const quiet = pino({ level: process.env.GCBENCH_TEST_LOG ?? 'silent' })

export type TestEngine = {
  engine: Engine
  /** Settings of a store that is new and empty, its tables made. */
  settings(): Promise<StoreSettings>
  stop(): Promise<void>
}

const shared = { connections: 8, concurrency: 4 }

/** Changes with whatever the tables of a new store depend on. */
function versionOfTables(): string {
  const files = ['bot/store/queues.ts', 'bot/store/durable-folder.ts', 'package-lock.json']
  const migrations = readdirSync('bot/store/migrations').map(
    (name) => `bot/store/migrations/${name}`,
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...migrations.sort()]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Making a folder takes seconds, copying one does not: it is made once for all tests. */
async function madeFolder(): Promise<string> {
  const cache = join('node_modules/.cache', `gcbench-store-${versionOfTables()}`)
  const turn = `${cache}.turn`
  mkdirSync('node_modules/.cache', { recursive: true })
  for (let tries = 0; !existsSync(cache); tries++) {
    try {
      mkdirSync(turn)
    } catch {
      // Whoever holds the turn makes it, or died: then it is free after a while.
      if (tries > 300) rmSync(turn, { recursive: true, force: true })
      await sleep(200)
      continue
    }
    const dataDir = mkdtempSync(join('node_modules/.cache', 'gcbench-store-new-'))
    await (await openStore({ ...shared, databaseUrl: null, dataDir }, quiet)).close()
    renameSync(dataDir, cache)
    rmSync(turn, { recursive: true, force: true })
  }
  return cache
}

async function startFolders(): Promise<TestEngine> {
  const root = mkdtempSync(join(tmpdir(), 'gcbench-folders-'))
  let count = 0
  return {
    engine: 'pglite',
    async settings() {
      const dataDir = join(root, String(++count))
      cpSync(await madeFolder(), dataDir, { recursive: true })
      return { ...shared, databaseUrl: null, dataDir }
    },
    stop: async () => rmSync(root, { recursive: true, force: true }),
  }
}

async function startServer(): Promise<TestEngine> {
  const server: TestServer = await startPostgres()
  return {
    engine: 'postgres',
    settings: async () => ({ ...shared, databaseUrl: await server.database(), dataDir: '' }),
    stop: () => server.stop(),
  }
}

type Row = { engine: Engine; note: string; missing: string | null; start(): Promise<TestEngine> }

/** `describe.each` rows: skip those with a `missing`, and say it by `note` in the title. */
export const engines: Row[] = [
  { engine: 'pglite', note: '', missing: null, start: startFolders },
  {
    engine: 'postgres',
    note: noPostgres === null ? '' : ` (skipped: ${noPostgres})`,
    missing: noPostgres,
    start: startServer,
  },
]
