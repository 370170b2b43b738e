/**
 * PGlite's folder on disk, made to reach the disk. PGlite starts PostgreSQL with fsync off, and its
 * file system has no fsync at all: what was committed survives the process, not the power. Here a
 * commit waits for the disk. It reaches into the module that Emscripten made (NODEFS), so the
 * version of PGlite is pinned, and a test counts the calls.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of the module that are used. */
type Stream = { nfd?: number; node: object }
type Module = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number }
    realPath(node: object): string
    tryFSOperation<T>(operation: () => T): T
  }
}

/** What waits for the disk; a test counts it. */
export type Sync = { file(descriptor: number): void; folder(path: string): void }

const diskSync: Sync = {
  file: fdatasyncSync,
  folder(path) {
    const descriptor = openSync(path, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  },
}

export class DurableFolder extends NodeFS {
  readonly #sync: Sync

  constructor(path: string, sync: Sync = diskSync) {
    super(path)
    this.#sync = sync
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    const hook = (module: unknown) => {
      const { NODEFS } = module as Module
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        // An error becomes an error number, which PostgreSQL answers as it should: with a stop.
        NODEFS.tryFSOperation(() =>
          nfd === undefined ? this.#sync.folder(NODEFS.realPath(node)) : this.#sync.file(nfd),
        )
        return 0
      }
    }
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), hook]
    return made
  }
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
