/** Both engines of the store, for tests that hold on either. */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Engine, openStore, type StoreSettings } from '../../bot/store/store.ts'
import { madeOnce } from '../support/made-once.ts'
import { TABLES } from './memory.ts'
import { noPostgres, startPostgres } from './postgres.ts'

export const quiet = pino({ level: process.env.GCBENCH_TEST_LOG ?? 'silent' })

export type TestEngine = {
  engine: Engine
  /** Settings of a store that is new and empty, its tables made. */
  settings(): Promise<StoreSettings>
  /** Processes that are the store's own, besides those that use it. */
  pids: number[]
  stop(): Promise<void>
}

const shared = { connections: 8, concurrency: 4 }

/** Making a folder takes seconds, copying one does not. */
const madeFolder = () =>
  madeOnce('store', TABLES, async (dataDir) =>
    (await openStore({ ...shared, databaseUrl: null, dataDir }, quiet)).close(),
  )

async function startFolders(): Promise<TestEngine> {
  const root = mkdtempSync(join(tmpdir(), 'gcbench-folders-'))
  let count = 0
  return {
    engine: 'pglite',
    pids: [],
    async settings() {
      const dataDir = join(root, String(++count))
      cpSync(await madeFolder(), dataDir, { recursive: true })
      chmodSync(join(dataDir, 'store'), 0o700)
      return { ...shared, databaseUrl: null, dataDir }
    },
    stop: async () => rmSync(root, { recursive: true, force: true }),
  }
}

async function startServer(fsync?: 'on' | 'off'): Promise<TestEngine> {
  const server = await startPostgres(fsync)
  const storeIn = (databaseUrl: string) => ({ ...shared, databaseUrl, dataDir: '' })
  await server.makeModel(async (url) => (await openStore(storeIn(url), quiet)).close())
  return {
    engine: 'postgres',
    pids: [server.pid],
    settings: async () => storeIn(await server.database()),
    stop: () => server.stop(),
  }
}

type Row = {
  engine: Engine
  note: string
  missing: string | null
  /** `fsync`: of a server; a folder always waits for the disk. */
  start(fsync?: 'on' | 'off'): Promise<TestEngine>
}

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

/** The engine for what hangs on no engine: production's, where this machine has it. */
export const oneEngine = engines.findLast(({ missing }) => missing === null) as Row
