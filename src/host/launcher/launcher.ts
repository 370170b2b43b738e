/** Finds the launcher that accounts for a command, and speaks its protocol. */
import { constants } from 'node:os'
import type { Usage } from '../../core/model/model.ts'
import type { Command, Exec } from '../port/host.ts'
import { buildGoProgram, findPythonProgram } from '../programs/programs.ts'
import { programText } from '../programs/text.ts'
import { toolsWith } from '../programs/tools.ts'

const GO = {
  name: 'launcher',
  sources: { 'main.go': programText(import.meta.dirname, 'main.go') },
}
const PYTHON = programText(import.meta.dirname, 'launcher.py')

/** argv of a program that takes a request on file descriptor 3 and replies there. */
export type Launcher = { kind: 'go' | 'python'; argv: [string, ...string[]] }

/** How the command ended: exit code, or -1 and the signal's number. */
export type Account = { code: number; signal: number; wallSec: number; usage: Usage }

/**
 * What the launcher saw; `errno` is not 0 when the command could not be started, `placing` what of
 * its placement the system refused.
 */
export type LauncherReply = { errno: number; placing: string | null; account: Account | null }

export function encodeRequest(command: Command): string {
  const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`)
  const { cpus, nodes, hugePages } = command.placed ?? { cpus: null, nodes: null, hugePages: null }
  const where = [cpus?.join() ?? '', nodes?.join() ?? '', hugePages ?? '']
  const texts = [command.argv.length, env.length, ...where, ...command.argv, ...env]
  return `${texts.join('\0')}\0`
}

/** Reads the launcher's line; null when it was killed before it could write one. */
export function readReply(text: string): LauncherReply | null {
  if (!text.endsWith('\n')) return null
  const { errno, placing = null, code, signal, wallSec, ...usage } = JSON.parse(text)
  return { errno, placing, account: errno === 0 ? { code, signal, wallSec, usage } : null }
}

/** `SIGKILL` for 9; the number as text where this system has no name for it. */
export function signalName(number: number): string {
  const found = Object.entries(constants.signals).find(([, value]) => value === number)
  return found?.[0] ?? String(number)
}

/** `ENOENT` for 2. */
export function errorName(number: number): string {
  const found = Object.entries(constants.errno).find(([, value]) => value === number)
  return found?.[0] ?? `errno ${number}`
}

/** The compiled Go launcher, else Python's, else null with one note. */
export async function findLauncher(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
  note: (text: string) => void,
  platform: string = process.platform,
): Promise<Launcher | null> {
  const tools = toolsWith(exec, toolEnv)
  const go = platform === 'linux' ? await buildGoProgram(tools, GO) : null
  if (go !== null) return { kind: 'go', argv: [go] }
  const python = platform === 'win32' ? null : await findPythonProgram(tools, PYTHON)
  if (python !== null) return { kind: 'python', argv: python }
  if (!exec.stopping) {
    note(
      'CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. ' +
        'Wall times are measured as usual.',
    )
  }
  return null
}
