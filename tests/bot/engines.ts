/** Both engines of the store, for tests that hold on either. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Making a folder takes seconds, copying one does not. */
async function startFolders(): Promise<TestEngine> {
  const root = mkdtempSync(join(tmpdir(), 'gcbench-folders-'))
  let count = 0
  const folder = (name: string) => ({ ...shared, databaseUrl: null, dataDir: join(root, name) })
  const first = folder('first')
  return {
    engine: 'pglite',
    async settings() {
      if (!existsSync(first.dataDir)) await (await openStore(first, quiet)).close()
      const next = folder(String(++count))
      cpSync(first.dataDir, next.dataDir, { recursive: true })
      return next
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
