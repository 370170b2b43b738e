/** Why a server cannot be used, in words: what happened, where, and what to do next. */
import type { Problem } from '../core/model/model.ts'
import { type Exit, type Host, HostError } from '../host/port/host.ts'
import type { RunWalls } from './walls/run-walls.ts'

/** The arm's server cannot be used: what happened, with the tail of its log. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly next: string
  constructor(message: string, next: string) {
    super(message)
    this.next = next
  }
}

/** Last lines of a log that a message holds. */
const LOG_LINES = 15

export const lastLines = (log: string) => log.trim().split('\n').slice(-LOG_LINES).join('\n')

export const endOf = ({ code, signal, notStarted, timedOut }: Exit) =>
  notStarted ?? (timedOut ? 'took too long' : `ended with ${signal ?? `exit code ${code}`}`)

const FULL = /no space left on device|ENOSPC|disk quota exceeded|EDQUOT|disk (?:is )?full/i
const TAKEN = /address already in use|EADDRINUSE/i

/** Too little for anything to go on. */
const FULL_BYTES = 1024 * 1024

export const isPortTaken = (text: string) => TAKEN.test(text)

/** Free room where the data folders are, if what was said or what is left means a full disk. */
export async function fullDisk(host: Host, folder: string, said: string): Promise<string | null> {
  const free = await host.files.freeBytes(folder)
  if (!FULL.test(said) && (free === null || free >= FULL_BYTES)) return null
  const left = free === null ? '' : ` (${(free / 1e6).toFixed(1)} MB are free)`
  return `the disk of ${folder} is full${left}`
}

const FREE_DISK =
  'free space there, or let TMPDIR name a folder on a larger disk: the data folders of all arms ' +
  'are there at once'

/** `said`: what a server and its client printed; `end`: its own; null: it is up. */
type Failed = { folder: string; said: string; end: Exit | null; walls: RunWalls | undefined }

/** What happened to a server, with advice. */
export async function explainServer(
  host: Host,
  what: string,
  { folder, said, end, walls }: Failed,
): Promise<ServerError> {
  const tail = lastLines(said)
  const message = tail === '' ? what : `${what}:\n${tail}`
  const full = await fullDisk(host, folder, said)
  if (full !== null) return new ServerError(`${full}; ${message}`, FREE_DISK)
  if (isPortTaken(said)) {
    return new ServerError(
      message,
      'let it listen on {port}, which is free and another one for every arm: in its command, or ' +
        'in a file of `server.files`',
    )
  }
  if (end?.signal != null) {
    return new ServerError(
      message,
      'gcbench did not end it: look for the kernel killing for memory (dmesg), or for who else did',
    )
  }
  const advice = walls?.advice(tail) ?? null
  if (advice !== null) return new ServerError(message, advice)
  return new ServerError(
    message,
    end === null
      ? 'raise server.ready.timeout, or see in its last lines why it does not answer'
      : 'see its last lines, and start it by hand with the command of the suite',
  )
}

/** The disk's refusal of a file of ours as the server's; anything else as it is. */
export async function asServerError(host: Host, error: unknown, folder: string): Promise<unknown> {
  if (!(error instanceof HostError)) return error
  const full = FULL.test(error.message) ? await fullDisk(host, folder, error.message) : null
  return full === null ? error : new ServerError(`${full}: ${error.message}`, FREE_DISK)
}

export const serverProblem = (error: ServerError, where: string): Problem => ({
  ...{ code: 'server-failed', message: error.message, where, next: error.next },
})
