/** Finds the launcher that accounts for a command, and speaks its protocol. */
import { constants } from 'node:os'
import type { Usage } from '../../core/model/model.ts'
import type { Command, Exec, Walls } from '../port/host.ts'
import { buildGoProgram, findPythonProgram } from '../programs/programs.ts'
import { programText } from '../programs/text.ts'
import { toolsWith } from '../programs/tools.ts'

const GO = {
  name: 'launcher',
  sources: {
    'main.go': programText(import.meta.dirname, 'main.go'),
    'walls.go': programText(import.meta.dirname, 'walls.go'),
    'supervisor.go': programText(import.meta.dirname, 'supervisor.go'),
  },
}
const PYTHON = programText(import.meta.dirname, 'launcher.py')

/** argv of a program that takes a request on file descriptor 3 and replies there. */
export type Launcher = { kind: 'go' | 'python'; argv: [string, ...string[]] }

/**
 * How the command ended: exit code, or -1 and the signal's number; `left` names processes that it
 * left behind, which the launcher ended.
 */
export type Account = {
  code: number
  signal: number
  wallSec: number
  left: string[]
  usage: Usage
}

/**
 * What the launcher saw; `errno` is not 0 when the command could not be started, `placing` what of
 * its placement the system refused, `walls` what of its walls.
 */
export type LauncherReply = {
  errno: number
  placing: string | null
  walls: string | null
  account: Account | null
}

export function encodeRequest(command: Command): string {
  const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`)
  const { cpus, nodes, hugePages } = command.placed ?? { cpus: null, nodes: null, hugePages: null }
  const where = [cpus?.join() ?? '', nodes?.join() ?? '', hugePages ?? '']
  const walls = command.walls === undefined ? [] : wallTexts(command.walls, command.cwd)
  const counts = [command.argv.length, env.length, walls.length]
  const texts = [...counts, ...where, ...command.argv, ...env, ...walls]
  return `${texts.join('\0')}\0`
}

function wallTexts(walls: Walls, folder: string): string[] {
  const { user, private: own, home, temporary, covered, readable, writable } = walls
  return [
    ...[`user=${user}`, `folder=${folder}`, `private=${own}`, `home=${home}`],
    `temporary=${temporary}`,
    ...covered.map((path) => `cover=${path}`),
    ...readable.map((path) => `read=${path}`),
    ...writable.map((path) => `write=${path}`),
  ]
}

/** Lines of what the launcher has said so far; the last may not be whole. */
const linesOf = (text: string) => text.split('\n').slice(0, -1)

/** Reads the launcher's last line; null when it was killed before it could write one. */
export function readReply(text: string): LauncherReply | null {
  const line = linesOf(text).at(-1)
  if (line === undefined) return null
  const read = JSON.parse(line)
  if (read.errno === undefined) return null
  const { errno, placing = null, walls = null, code, signal, wallSec, left, ...usage } = read
  const account = { code, signal, wallSec, left, usage }
  return { errno, placing, walls, account: errno === 0 ? account : null }
}

/**
 * Process above the command, where it is not the launcher that was started: it makes namespaces,
 * or another makes them for it. Null: it has not said so.
 */
export function readRoot(text: string): number | null {
  const pid = /^\{"pid":(\d+)\}\n/.exec(text)?.[1]
  return pid === undefined ? null : Number(pid)
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
