/** What the end of a trial means: a word, and what to tell of it. */

import type { ExitMeaning } from '../core/contracts/workload.ts'
import type { Problem, Trial, TrialStatus } from '../core/model/model.ts'
import type { Exit } from '../host/port/host.ts'
import { tailOf } from './programs/toolchain.ts'
import type { RunWalls } from './walls/run-walls.ts'

/** Numbers of the signals that end programs, for a code as a shell shows it: 128 and the number. */
const SIGNALS: Record<string, number> = {
  ...{ SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGBUS: 7 },
  ...{ SIGFPE: 8, SIGKILL: 9, SIGSEGV: 11, SIGPIPE: 13, SIGTERM: 15 },
}

function codeOf({ code, signal }: Exit): number | null {
  const number = signal === null ? undefined : SIGNALS[signal]
  return number === undefined ? code : 128 + number
}

export function statusOf(
  exit: Exit,
  nothing: boolean,
  meaningOf: (code: number) => ExitMeaning | null,
): TrialStatus {
  if (exit.notStarted !== null) return 'not-run'
  if (exit.stopped) return 'stopped'
  if (exit.timedOut) return 'timeout'
  const code = codeOf(exit)
  const meaning = code === null ? null : meaningOf(code)
  if (meaning === 'oom') return 'oom'
  return (exit.code === 0 || meaning === 'ok') && !nothing ? 'ok' : 'failed'
}

export function problemOf(
  exit: Exit,
  status: TrialStatus,
  trial: Trial,
  limitSec: number,
  walls?: RunWalls,
): Problem | null {
  if (status === 'ok') return null
  const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`
  const tail = tailOf(exit)
  const lastWords = tail.trim() === '' ? '' : `:\n${tail}`
  switch (status) {
    case 'not-run':
      return { code: 'trial-not-run', message: exit.notStarted ?? 'could not start', where }
    case 'stopped':
      return { code: 'trial-stopped', message: 'ended by us before it was done', where }
    case 'timeout':
      return {
        code: 'trial-timeout',
        message: `no end within ${limitSec} s; its last words:\n${tail}`,
        where,
        next: 'raise trial-limit in the suite, filter benchmarks, or find out why it hangs',
      }
    case 'oom': {
      const how = exit.signal ?? `exit code ${exit.code}`
      return { code: 'out-of-memory', message: `out of memory (${how})${lastWords}`, where }
    }
    default: {
      const next = walls?.advice(tail) ?? null
      return exit.code === 0
        ? { code: 'trial-silent', message: `printed no benchmark result${lastWords}`, where }
        : {
            code: 'trial-failed',
            message: `ended with ${exit.signal ?? `exit code ${exit.code}`}${lastWords}`,
            where,
            ...(next !== null && { next }),
          }
    }
  }
}
