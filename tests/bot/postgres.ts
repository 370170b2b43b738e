/** A real PostgreSQL server for tests, thrown away after them; or the reason why there is none. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { net } from '../../src/machine/this-machine.ts'
import { findTool } from '../tool-path.ts'

export type TestServer = {
  /** What new databases are copies of; before it is called they are empty. */
  makeModel(fill: (url: string) => Promise<void>): Promise<void>
  /** A new database; its address. */
  database(): Promise<string>
  /** The process that all others of the server are children of. */
  pid: number
  stop(): Promise<void>
}

/** Debian keeps the server's programs beside PATH, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql'

function programs(): string | null {
  try {
    const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    return newest === undefined ? null : join(DEBIAN, newest, 'bin')
  } catch {
    const path = findTool('initdb')
    return path === null ? null : join(path, '..')
  }
}

/** Folder of the server's programs; null: it is not installed. */
export const postgresPrograms = programs()
const folder = postgresPrograms

/** Null: there is a server to start; else why not, for the title of skipped tests. */
export const noPostgres =
  folder === null ? 'PostgreSQL is not installed; .ci/run installs it' : null

/** The server does not run as root. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; child.exitCode === null && tries < 1_000; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await sleep(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not start')
}

/**
 * Waits until whoever holds the other end of its input is gone, killed too, and ends the server of
 * that folder, should there still be one. No exit handler runs in a process that is killed.
 */
const GUARD = `cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid" 2> /dev/null
for tenth in $(seq 100); do
  [ -e "$1/data/postmaster.pid" ] && kill -0 "$pid" 2> /dev/null || break
  sleep 0.1
done
rm -rf "$1"`

function guard(root: string): () => void {
  const child = spawn('sh', ['-c', GUARD, 'guard', root], {
    // In a session of its own, which Ctrl-C does not reach.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  return () => child.stdin.end()
}

/** The rows of statements that have a connection of their own. */
export async function ask(url: string, statements: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statements)).rows
  } finally {
    await client.end()
  }
}

/** `fsync`: whether a commit waits for the disk. Power is not cut in tests, so there it is off. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<TestServer> {
  if (folder === null) throw new Error(String(noPostgres))
  const root = mkdtempSync(join(tmpdir(), 'gcbench-postgres-'))
  const endGuard = guard(root)
  const as = owner()
  if (as !== null) chownSync(root, as.uid, as.gid)
  const options = { cwd: root, ...as }
  const data = join(root, 'data')
  const given = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(folder, 'initdb'), given, { ...options, stdio: 'ignore' })
  const port = await net.freePort()
  const settings = ['listen_addresses=127.0.0.1', `fsync=${fsync}`, 'max_connections=100']
  const flags = settings.flatMap((setting) => ['-c', setting])
  const started = ['-D', data, '-p', String(port), '-k', root, ...flags]
  const child = spawn(join(folder, 'postgres'), started, { ...options, stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killed = () => child.kill('SIGQUIT')
  process.on('exit', killed)
  const url = (name: string) => `postgres://bench@127.0.0.1:${port}/${name}`
  await ready(url('postgres'), child)
  let count = 0
  let model = 'template0'
  async function database(): Promise<string> {
    const name = `test${++count}`
    await ask(url('postgres'), `create database ${name} template ${model}`)
    return url(name)
  }
  return {
    database,
    pid: child.pid ?? 0,
    async makeModel(fill) {
      const made = await database()
      await fill(made)
      model = new URL(made).pathname.slice(1)
    },
    async stop() {
      process.off('exit', killed)
      child.kill('SIGQUIT')
      await gone
      rmSync(root, { recursive: true, force: true })
      endGuard()
    },
  }
}
