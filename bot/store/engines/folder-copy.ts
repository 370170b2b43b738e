/**
 * The folder of an embedded store as a tar, taken while the bot works on: PostgreSQL's own base
 * backup. Files are copied as they are found, and the log that was written meanwhile makes them one
 * moment when the copy is opened:
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { extract, type Pack, pack } from 'tar-stream'
import { durableParameters } from './durable-folder.ts'
import { createPGlite } from './pglite.ts'

const LABEL = 'backup_label'
const CONTROL = 'global/pg_control'

/** What a start makes anew; what is to be copied last. */
const LEFT_OUT =
  /^postmaster\.|^pg_wal\/[0-9A-F]{24}|^pg_replslot\/.|pgsql_tmp|^global\/pg_control$/

const SLOT = 'gcbench_backup'
const CHUNK = 256 * 1024

/** So many bytes; where the file was cut off meanwhile, zeros, which the log sets right. */
async function* contentOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - at))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
    const some = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
    at += some.length
    yield some
  }
}

/** A file that is gone meanwhile is of a table that is. */
async function addFile(to: Pack, folder: string, name: string): Promise<void> {
  let file: FileHandle
  try {
    file = await open(join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    const { size } = await file.stat()
    await pipeline(Readable.from(contentOf(file, size)), to.entry({ name, size, mode: 0o600 }))
  } finally {
    await file.close()
  }
}

type Tree = { folders: string[]; files: string[] }

/** Everything in the folder but what is left out, as paths within it. */
function treeOf(folder: string, within = ''): Tree {
  const tree: Tree = { folders: [], files: [] }
  for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
    const name = posix.join(within, entry.name)
    if (LEFT_OUT.test(name)) continue
    if (entry.isDirectory()) {
      const below = treeOf(folder, name)
      tree.folders.push(name, ...below.folders)
      tree.files.push(...below.files)
    } else if (entry.isFile()) tree.files.push(name)
  }
  return tree
}

type Stopped = { label: string; last: string }

async function stop(pglite: PGlite): Promise<Stopped> {
  const { rows } = await pglite.query<Stopped>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  )
  return rows[0] as Stopped
}

/** Segments of the log that were written to meanwhile. */
function segmentsOf(folder: string, { label, last }: Stopped): string[] {
  const [, first = ''] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? []
  return readdirSync(join(folder, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .sort()
    .map((name) => `pg_wal/${name}`)
}

/** The log is not recycled while the slot is there; it ends with the process at the latest. */
async function fill(to: Pack, pglite: PGlite, folder: string): Promise<void> {
  await pglite.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
  try {
    await pglite.query("select pg_backup_start('gcbench', fast => true)")
    let stopped: Stopped | null = null
    try {
      const { folders, files } = treeOf(folder)
      for (const name of folders) to.entry({ name, type: 'directory', mode: 0o700 }, '')
      for (const name of [...files, CONTROL]) await addFile(to, folder, name)
      stopped = await stop(pglite)
    } finally {
      if (stopped === null) await stop(pglite)
    }
    for (const name of segmentsOf(folder, stopped)) await addFile(to, folder, name)
    to.entry({ name: LABEL, mode: 0o600 }, stopped.label)
    to.finalize()
  } finally {
    await pglite.query('select pg_drop_replication_slot($1)', [SLOT])
  }
}

/** Hands the tar of the data folder of that database to `write`. */
export async function packFolder(
  pglite: PGlite,
  folder: string,
  write: (source: Readable) => Promise<void>,
): Promise<void> {
  const packed = pack()
  const filled = fill(packed, pglite, folder).catch((error) => {
    packed.destroy(error)
    throw error
  })
  const ends = await Promise.allSettled([write(Readable.from(packed)), filled])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** A database over the copy that the tar has, in an empty folder; nothing in there has to last. */
export async function openCopy(source: AsyncIterable<Uint8Array>, to: string): Promise<PGlite> {
  await unpack(source, to)
  if (!existsSync(join(to, LABEL))) throw new Error('its end is missing')
  return createPGlite({ dataDir: to, startParams: [...durableParameters, '-F'] })
}

async function unpack(source: AsyncIterable<Uint8Array>, to: string): Promise<void> {
  const entries = extract()
  const read = pipeline(source, entries)
  read.catch(() => {})
  for await (const entry of entries) {
    const { name, type } = entry.header
    const path = posix.normalize(name)
    if (path.startsWith('..') || posix.isAbsolute(path))
      throw new Error(`a path leads out: ${name}`)
    if (type === 'directory') {
      mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
      entry.resume()
    } else await pipeline(entry, createWriteStream(join(to, path), { mode: 0o600 }))
  }
  await read
}
