/** How a trial or a server ended: its status, and the problem with its remedy. */

import { type Exit, type Host, HostError, OutsideError } from '../machine/host.ts'
import { failureReason, makeFinding } from '../model/findings.ts'
import type { ParsedOutputs, Problem, TrialRecord, TrialStatus } from '../model/model.ts'
import { failureExcerpt, saysDiskFull } from '../model/plain.ts'
import type { RunIsolation } from '../sources/isolation.ts'
import { excerptOf } from '../sources/toolchain.ts'
import type { ExitMeaning } from '../workloads/workload.ts'

/** Numbers of the signals that end programs, for a code as a shell shows it: 128 and the number. */
const SIGNALS: Record<string, number> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGQUIT: 3,
  SIGILL: 4,
  SIGTRAP: 5,
  SIGABRT: 6,
  SIGBUS: 7,
  SIGFPE: 8,
  SIGKILL: 9,
  SIGSEGV: 11,
  SIGPIPE: 13,
  SIGTERM: 15,
}

function codeOf({ code, signal }: Exit): number | null {
  const number = signal === null ? undefined : SIGNALS[signal]
  return number === undefined ? code : 128 + number
}

/** Before anybody has read what it printed. */
export function statusOf(exit: Exit, meaningOf: (code: number) => ExitMeaning | null): TrialStatus {
  if (exit.notStarted !== null) return 'not-run'
  if (exit.stopped) return 'stopped'
  if (exit.timedOut) return 'timeout'
  const code = codeOf(exit)
  const meaning = code === null ? null : meaningOf(code)
  if (meaning === 'oom') return 'oom'
  return exit.code === 0 || meaning === 'ok' ? 'ok' : 'failed'
}

export function problemOf(
  exit: Exit,
  status: TrialStatus,
  where: string,
  limitSec: number,
  isolation: RunIsolation | null,
): Problem | null {
  if (status === 'ok') return null
  const output = excerptOf(exit)
  switch (status) {
    case 'not-run': {
      const said = exit.notStarted ?? 'could not start'
      const details = { said, output, ...(exit.isOfMachine && { isOfMachine: true as const }) }
      return makeFinding('trial-not-run', null, details, { where })
    }
    case 'stopped':
      return makeFinding('trial-stopped', null, {}, { where })
    case 'timeout':
      return makeFinding(
        'trial-timeout',
        null,
        { limitSec, output },
        {
          where,
          next: 'raise trial-limit in the suite, filter benchmarks, or find out why it hangs',
        },
      )
    case 'oom': {
      const how = exit.signal ?? `exit code ${exit.code}`
      return makeFinding('out-of-memory', null, { how, output }, { where })
    }
    default: {
      const next = isolation?.advice(output) ?? null
      const how = exit.signal ?? `exit code ${exit.code}`
      const more = { where, ...(next !== null && { next }) }
      return makeFinding('trial-failed', null, { how, output }, more)
    }
  }
}

type Streams = Pick<Exit, 'stdout' | 'stderr'>

/** Why a trial that ended well gave no numbers; null: it did. */
export function readingProblem(
  { hasResult, givenUp }: ParsedOutputs,
  streams: Streams,
  where: string,
): Problem | null {
  if (givenUp !== undefined) {
    const next = 'have the program print its results and nothing else where results are read'
    return makeFinding('trial-unreadable', null, { said: givenUp }, { where, next })
  }
  if (hasResult) return null
  return makeFinding('trial-silent', null, { output: excerptOf(streams) }, { where })
}

// Problems of servers.

/** The arm's server cannot be used: what happened, and the tail of its log. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly what: string
  /** '': it printed nothing. */
  readonly log: string
  readonly next: string
  constructor(what: string, log: string, next: string) {
    super(log === '' ? what : `${what}:\n${log}`)
    this.what = what
    this.log = log
    this.next = next
  }
}

/** Last lines of a log that a message holds. */
const LOG_LINES = 15

export const lastLines = (log: string) => failureExcerpt(log, LOG_LINES)

export const endOf = ({ code, signal, notStarted, timedOut }: Exit) =>
  notStarted ?? (timedOut ? 'took too long' : `ended with ${signal ?? `exit code ${code}`}`)

const TAKEN = /address already in use|EADDRINUSE/i

/** Too little for anything to go on. */
const FULL_BYTES = 1024 * 1024

export const isPortTaken = (text: string) => TAKEN.test(text)

/** Free room where the data folders are, if what was said or what is left means a full disk. */
export async function fullDisk(host: Host, folder: string, output: string): Promise<string | null> {
  const free = await host.files.freeBytes(folder)
  if (!saysDiskFull(output) && (free === null || free >= FULL_BYTES)) return null
  const freeText = free === null ? '' : ` (${(free / 1e6).toFixed(1)} MB are free)`
  return `the disk of ${folder} is full${freeText}`
}

/** With less a run does not begin (`makeOutFolder`): what a program cannot write then is no wonder. */
const SHORT_BYTES = 32 * 1024 * 1024

/**
 * Throws where a trial could not run for want of what the machine has to give: what it lost says
 * nothing of its code, and what comes after it would be lost as well. A program that fills a disk that
 * has room again once it has ended has failed by itself.
 */
export async function checkMachineGave(
  host: Host,
  folder: string,
  { status, outputs, problem, trial }: TrialRecord,
): Promise<void> {
  if (status === 'stopped') return
  const { target, arm, round } = trial
  const lost = `the trial of ${target} on ${arm} in round ${round + 1} does not count`
  const { details = {} } = problem ?? {}
  if (problem !== null && details.isOfMachine === true)
    throw new OutsideError(
      `${failureReason(problem)}, so ${lost}`,
      'end other programs; then go on with --resume',
    )
  const free = await host.files.freeBytes(folder)
  // A server that failed printed what it said into its log.
  const said = `${Object.values(outputs).join('\n')}\n${details.output ?? ''}`
  const least = status !== 'ok' && saysDiskFull(said) ? SHORT_BYTES : FULL_BYTES
  if (free === null || free >= least) return
  throw new OutsideError(
    `the disk of ${folder} is full (${(free / 1e6).toFixed(1)} MB are free), so ${lost}`,
    'free space there, or let TMPDIR name a folder on a larger disk; then go on with --resume',
  )
}

const FREE_DISK =
  'free space there, or let TMPDIR name a folder on a larger disk: the data folders of all arms ' +
  'are there at once'

/**
 * `said`: what a server and its client printed; `end`: its own; null: it is up; `limit`: the key
 * that says how long it may take.
 */
type Failed = {
  folder: string
  said: string
  end: Exit | null
  isolation: RunIsolation | null
  limit?: string
}

/** What happened to a server, with advice. */
export async function explainServer(
  host: Host,
  what: string,
  { folder, said: output, end, isolation, limit }: Failed,
): Promise<ServerError> {
  const tail = lastLines(output)
  const full = await fullDisk(host, folder, output)
  if (full !== null) return new ServerError(`${full}; ${what}`, tail, FREE_DISK)
  if (isPortTaken(output)) {
    return new ServerError(
      what,
      tail,
      'let it listen on {port}, which is free and another one for every arm: in its command, or ' +
        'in a file of `server.files`',
    )
  }
  if (end?.timedOut && limit !== undefined)
    return new ServerError(what, tail, `raise ${limit}, or see in its last lines what it waits for`)
  if (end?.signal != null && !end.timedOut) {
    return new ServerError(
      what,
      tail,
      'gcbench did not end it: look for the kernel killing for memory (dmesg), or for who else did',
    )
  }
  const advice = isolation?.advice(tail) ?? null
  if (advice !== null) return new ServerError(what, tail, advice)
  return new ServerError(
    what,
    tail,
    end === null
      ? 'raise server.ready.timeout, or see in its last lines why it does not answer'
      : 'see its last lines, and start it by hand with the command of the suite',
  )
}

/** The disk's refusal of a file of ours as the server's; anything else as it is. */
export async function asServerError(host: Host, error: unknown, folder: string): Promise<unknown> {
  if (!(error instanceof HostError)) return error
  const full = saysDiskFull(error.message) ? await fullDisk(host, folder, error.message) : null
  return full === null ? error : new ServerError(`${full}: ${error.message}`, '', FREE_DISK)
}

export const serverProblem = ({ what, log, next }: ServerError, where: string): Problem =>
  makeFinding('server-failed', null, { said: what, output: log }, { where, next })
