/** Real processes for the tests of the hands. Also imported outside of the test runner. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { makeExec } from '../../src/machine/exec.ts'
import { type Command, clock, type Exec, type Exit } from '../../src/machine/host.ts'
import { findLauncher, type Launcher } from '../../src/machine/launcher.ts'

/** An Exec that accounts with the given launcher, or with none. */
export function execWith(launcher: Launcher | null): Exec {
  return makeExec({ clock, findLauncher: async () => launcher })
}

/** The launcher of one kind; null where this machine has not got the language. */
export async function launcherOf(kind: Launcher['kind']): Promise<Launcher | null> {
  // Anything but Linux skips Go; what Python does is decided by Python itself.
  const platform = kind === 'go' ? 'linux' : 'darwin'
  const found = await findLauncher(execWith(null), process.env, () => {}, platform)
  return found?.kind === kind ? found : null
}

/** Folder in which Go keeps what it compiled, whatever XDG_CACHE_HOME a test sets. */
export const goCache = () => execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim()

export const PATH = process.env.PATH ?? '/usr/bin:/bin'

export const command = (argv: Command['argv'], more: Partial<Command> = {}): Command => ({
  argv,
  cwd: tmpdir(),
  env: { PATH },
  limitSec: 240,
  ...more,
})

export const shell = (script: string, more: Partial<Command> = {}) =>
  command(['/bin/sh', '-c', script], more)

/** A duration for `sleep` that no other process has, by which its processes are found again. */
export const uniqueSleep = () => `9${Math.floor(Math.random() * 1e9)}.${process.pid}`

/** Processes with this text among their arguments; a zombie has none. */
export function findProcesses(argument: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    return readOr(`/proc/${pid}/cmdline`, '').split('\0').includes(argument)
  })
}

export const countProcesses = (argument: string): number => findProcesses(argument).length

export const parentOf = (pid: number): number =>
  Number(readOr(`/proc/${pid}/stat`, '').split(') ')[1]?.split(' ')[1])

/** Processes come and go while they are listed. */
function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

/**
 * How a program ended at its limit that was up by then, which its first line tells, or `isUp`: how
 * long that takes is the machine's affair, so that the limit is raised until it was enough.
 */
export async function endedOnceUp(
  run: (limitSec: number) => Promise<Exit>,
  isUp = ({ stdout }: Exit) => stdout.startsWith('up\n'),
): Promise<Exit> {
  for (const limitSec of [1, 4, 16]) {
    const exit = await run(limitSec)
    if (isUp(exit)) return exit
  }
  return run(64)
}

/** Waits until it holds; the time is a guard against hanging, not a measure. */
export async function until(holds: () => boolean, guardSec = 240): Promise<void> {
  for (let left = guardSec * 20; !holds(); left--) {
    if (left === 0) throw new Error('it never came to hold')
    await pause(50)
  }
}
