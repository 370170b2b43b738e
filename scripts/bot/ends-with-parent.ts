/**
 * `node scripts/bot/ends-with-parent.ts DOOR ...` with a pipe as its input: a door that ends when
 * whoever started it is gone, however that ended. A process that is killed closes its pipes.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Time to end in order. */
const GRACE_MS = 10_000

function end(): void {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}

process.stdin.on('end', end).on('error', end).resume()
// A door that is done does not wait for its input.
;(process.stdin as unknown as { unref?(): void }).unref?.()

process.argv.splice(1, 1)
const [, door = ''] = process.argv
await import(pathToFileURL(resolve(door)).href)
