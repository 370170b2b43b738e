/**
 * PGlite's folder on disk, made to reach the disk. PGlite starts PostgreSQL with fsync off, and its
 * file system has no fsync at all: what was committed survives the process, not the power. Here a
 * commit waits for the disk. The program does not: whoever committed waits for a flush of the log
 * by another thread, one for all who committed meanwhile. What PostgreSQL relies on stays true: the
 * log is on the disk before anything is written that follows from it. It reaches into the module
 * that Emscripten made (NODEFS), so the version of PGlite is pinned, and tests count the calls.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createPGlite } from './pglite.ts'

/** The parts of the module that are used. */
type Stream = { nfd?: number; node: object }
type Operation = (...given: unknown[]) => unknown
type Module = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number; write: Operation }
    node_ops: Record<string, Operation>
    realPath(node: object): string
    tryFSOperation<T>(operation: () => T): T
  }
}

/** What changes a file besides writing; `setattr` cuts it off. */
const CHANGES = ['setattr', 'rename', 'unlink'] as const

/** What waits for the disk; tests count it. */
export type Sync = {
  file(descriptor: number): void
  path(path: string): void
  /** As `path`, beside the program. */
  later(path: string): Promise<void>
}

export const diskSync: Sync = {
  file: fdatasyncSync,
  path(path) {
    const descriptor = openSync(path, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  },
  async later(path) {
    const file = await open(path, 'r')
    try {
      await file.datasync()
    } finally {
      await file.close()
    }
  },
}

/** Flushes of the log that were asked for: each has a number, and those before it are its own. */
class LogFlush {
  readonly #sync: Sync
  #asked = 0
  #done = 0
  /** The number of its last flush that was asked for, by file. */
  readonly #due = new Map<string, number>()
  #running: Promise<void> | null = null
  #fault: unknown = null

  constructor(sync: Sync) {
    this.#sync = sync
  }

  ask(path: string): void {
    this.#due.set(path, ++this.#asked)
  }

  /** Before anything is written that follows from the log. */
  now(): void {
    if (this.#fault !== null) throw this.#fault
    for (const path of this.#due.keys()) this.#sync.path(path)
    this.#mark(this.#asked)
  }

  /** What was asked for until now is on the disk. Once it cannot be there it never is again. */
  async done(): Promise<void> {
    const wanted = this.#asked
    while (this.#done < wanted) {
      if (this.#fault !== null) throw this.#fault
      this.#running ??= this.#run()
      await this.#running
    }
  }

  async #run(): Promise<void> {
    const upTo = this.#asked
    try {
      await Promise.all([...this.#due.keys()].map((path) => this.#sync.later(path)))
      this.#mark(upTo)
    } catch (error) {
      // The kernel may have dropped what it could not write: to ask again would be answered well.
      this.#fault = error
    } finally {
      this.#running = null
    }
  }

  #mark(upTo: number): void {
    this.#done = Math.max(this.#done, upTo)
    for (const [path, number] of this.#due) if (number <= upTo) this.#due.delete(path)
  }
}

class DurableFolder extends NodeFS {
  readonly #sync: Sync
  readonly flush: LogFlush

  constructor(path: string, sync: Sync) {
    super(path)
    this.#sync = sync
    this.flush = new LogFlush(sync)
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    const hook = (module: unknown) => this.#hook((module as Module).NODEFS)
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), hook]
    return made
  }

  /** An error becomes an error number, which PostgreSQL answers as it should: with a stop. */
  #hook(files: Module['NODEFS']): void {
    const { stream_ops: streams, node_ops: nodes } = files
    const isLog = (node: object) => files.realPath(node).includes('/pg_wal/')
    streams.fsync = ({ nfd, node }) => {
      files.tryFSOperation(() => {
        if (nfd !== undefined && isLog(node)) return this.flush.ask(files.realPath(node))
        this.flush.now()
        if (nfd === undefined) this.#sync.path(files.realPath(node))
        else this.#sync.file(nfd)
      })
      return 0
    }
    const after = (operation: Operation, isFree: (first: unknown) => boolean): Operation => {
      return (...given) => {
        if (!isFree(given[0])) files.tryFSOperation(() => this.flush.now())
        return operation(...given)
      }
    }
    streams.write = after(streams.write, (stream) => isLog((stream as Stream).node))
    for (const name of CHANGES) nodes[name] = after(nodes[name] as Operation, () => false)
  }
}

/** A database over the folder; what was committed before it answers is on the disk. */
export async function openDurable(
  path: string,
  { sync = diskSync, parameters = durableParameters } = {},
): Promise<PGlite> {
  const fs = new DurableFolder(path, sync)
  const pglite = await createPGlite({ fs, startParams: parameters })
  const waiting = <A extends unknown[], R>(ask: (...given: A) => Promise<R>) => {
    return async (...given: A): Promise<R> => {
      try {
        return await ask(...given)
      } finally {
        await fs.flush.done()
      }
    }
  }
  return Object.assign(pglite, {
    query: waiting(pglite.query.bind(pglite)),
    exec: waiting(pglite.exec.bind(pglite)),
    transaction: waiting(pglite.transaction.bind(pglite)),
  })
}

/**
 * `-F` would be fsync off. Of the ways to sync the log, fdatasync (the default) does nothing in
 * this build. The buffers are for a bot's few rows: PGlite's own are 128 MB.
 */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', 'wal_buffers=1MB'],
]
