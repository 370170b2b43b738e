/**
 * A store with its tables made and nothing in it, to be copied: making one takes a database's first
 * start, which needs seconds and several times the memory of all that comes after.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the container's image has it; null in place of a checkout's, which makes its own. */
export const EMPTY_STORE = join(ROOT, 'empty-store')

/** Changes with whatever the tables of a new store depend on. */
export function versionOfTables(): string {
  const folder = join(ROOT, 'bot/store/migrations')
  const files = [
    ...['bot/store/queues.ts', 'bot/store/engines/durable-folder.ts'].map((at) => join(ROOT, at)),
    ...readdirSync(folder).map((name) => join(folder, name)),
    ...['pg-boss', '@electric-sql/pglite'].map((at) =>
      join(ROOT, 'node_modules', at, 'package.json'),
    ),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const VERSION = 'version'

/** Keeps a store that was just made, and is closed, as the one to copy. `data`: its data folder. */
export function keepEmptyStore(data: string, to: string = EMPTY_STORE): void {
  mkdirSync(to, { recursive: true })
  cpSync(data, join(to, 'data'), { recursive: true })
  writeFileSync(join(to, VERSION), versionOfTables())
}

/**
 * Puts a copy there if there is nothing yet and one that fits; whether it did. It is on the disk,
 * whole or not at all.
 */
export function copyEmptyStore(data: string, from: string = EMPTY_STORE): boolean {
  if (existsSync(data) || !existsSync(join(from, VERSION))) return false
  if (readFileSync(join(from, VERSION), 'utf8') !== versionOfTables()) return false
  const part = `${data}.new`
  cpSync(join(from, 'data'), part, { recursive: true, force: true })
  flush(part)
  renameSync(part, data)
  flushOne(dirname(data))
  return true
}

function flush(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flush(path)
    else if (entry.isFile()) flushOne(path)
  }
  flushOne(folder)
}

function flushOne(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
