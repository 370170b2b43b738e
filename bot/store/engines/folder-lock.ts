/**
 * One process to a folder: a second one would lose what the first one wrote, and PGlite lets it.
 * Inside of one network namespace the kernel keeps the lock: a socket with an abstract name, which
 * is gone with its process however that ends. Two containers that share a volume do not see each
 * other's sockets; between these a file is renewed while its writer lives, and whoever comes waits
 * until it has not changed for a while.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HostError } from '../../../src/host/port/host.ts'

export type FolderLock = { release(): void }

export type LockTimes = {
  /** The file is renewed so often. */
  beatMs: number
  /** Who does not renew it for so long is dead. */
  deadMs: number
}

const TIMES: LockTimes = { beatMs: 3_000, deadMs: 15_000 }

const busy = (folder: string, who: string) =>
  new HostError(
    `the store in ${folder} is in use by ${who}`,
    'Stop that process, give this one a folder of its own (GCBENCH_DATA_DIR), or let several ' +
      'share a database server (GCBENCH_DATABASE_URL).',
  )

/** Abstract sockets are Linux's; null elsewhere, where the file has to do. */
async function bind(folder: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null
  const { dev, ino } = statSync(folder)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? busy(folder, 'another process here') : error),
    )
    server.listen(`\0gcbench-store-${dev}-${ino}`, resolve)
  })
  return server.unref()
}

/** Where this process is: processes with the same answer are kept apart by the socket. */
function namespace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/net')}`
  } catch {
    return `${hostname()} ${randomUUID()}`
  }
}

type Beat = { id: string; name: string; namespace: string; count: number }

function readBeat(path: string): { text: string; beat: Partial<Beat> } | null {
  try {
    const text = readFileSync(path, 'utf8')
    return { text, beat: JSON.parse(text || '{}') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    if (error instanceof SyntaxError) return { text: error.message, beat: {} }
    throw error
  }
}

/** Waits until nobody renews the file. No clocks are compared: it is watched for changes. */
async function waitForSilence(
  folder: string,
  path: string,
  own: Beat,
  { beatMs, deadMs }: LockTimes,
) {
  const first = readBeat(path)
  if (first === null) return
  if (process.platform === 'linux' && first.beat.namespace === own.namespace) return
  for (let waited = 0; waited < deadMs; waited += beatMs / 3) {
    await sleep(beatMs / 3)
    const now = readBeat(path)
    if (now === null) return
    if (now.text !== first.text) throw busy(folder, now.beat.name ?? 'another machine')
  }
}

/**
 * Locks a folder, which is made when it is missing. `onLost` is called when another machine has
 * taken it because this process did not get to renew the file, or when it soon could (then with the
 * reason): nothing may be written any more.
 */
export async function lockFolder(
  folder: string,
  onLost: (who: string) => void,
  times: LockTimes = TIMES,
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const server = await bind(folder)
  const path = join(folder, '.in-use.json')
  const name = `process ${process.pid} on ${hostname()}`
  const own: Beat = { id: randomUUID(), name, namespace: namespace(), count: 0 }
  try {
    await waitForSilence(folder, path, own, times)
    const write = () => writeFileSync(path, JSON.stringify({ ...own, count: own.count++ }))
    const other = () => {
      const beat = readBeat(path)?.beat
      return beat !== undefined && beat.id !== own.id ? (beat.name ?? 'another machine') : null
    }
    write()
    // Of two that took it at once the second one to write stays.
    await sleep(times.beatMs / 3)
    const winner = other()
    if (winner !== null) throw busy(folder, winner)
    let missed = 0
    const lose = (who: string) => {
      clearInterval(timer)
      onLost(who)
    }
    const timer = setInterval(() => {
      try {
        const who = other()
        if (who !== null) return lose(who)
        write()
        missed = 0
      } catch (error) {
        // A full disk may pass; before somebody else takes us for dead, it is over.
        if (++missed * times.beatMs > times.deadMs / 2) lose((error as Error).message)
      }
    }, times.beatMs).unref()
    return {
      release() {
        clearInterval(timer)
        if (other() === null) rmSync(path, { force: true })
        server?.close()
      },
    }
  } catch (error) {
    server?.close()
    throw error
  }
}
