/**
 * The launcher: finds it, speaks its protocol, and tries which walls it can build on this machine.
 */

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Isolation, Usage } from '../model/model.ts'
import { inScratch } from './files.ts'
import type { Command, Exec, Exit, IsolationSpec } from './host.ts'
import { buildGoProgram, findPythonProgram, programText, toolsWith } from './programs.ts'

const GO = {
  name: 'launcher',
  sources: {
    'main.go': programText(import.meta.dirname, 'launcher/main.go'),
    'filter.go': programText(import.meta.dirname, 'launcher/filter.go'),
    'view.go': programText(import.meta.dirname, 'launcher/view.go'),
    'walls.go': programText(import.meta.dirname, 'launcher/walls.go'),
    'supervisor.go': programText(import.meta.dirname, 'launcher/supervisor.go'),
  },
}
const PYTHON = programText(import.meta.dirname, 'launcher/launcher.py')

/** argv of a program that takes a request on file descriptor 3 and replies there. */
export type Launcher = { kind: 'go' | 'python'; argv: [string, ...string[]] }

/**
 * How the command ended: exit code, or -1 and the signal's number; `left` names processes that it
 * left behind, which the launcher ended.
 */
type Account = {
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
  const walls = command.isolation === undefined ? [] : wallTexts(command.isolation, command.cwd)
  const counts = [command.argv.length, env.length, walls.length]
  const texts = [...counts, ...where, ...command.argv, ...env, ...walls]
  return `${texts.join('\0')}\0`
}

function wallTexts(walls: IsolationSpec, folder: string): string[] {
  const { user, network, private: own, emptied, home, temporary, kept, filter } = walls
  return [
    `user=${user}`,
    `network=${network}`,
    `folder=${folder}`,
    `private=${own}`,
    `emptied=${emptied}`,
    `home=${home}`,
    `temporary=${temporary}`,
    `kept=${kept}`,
    `filter=${filter}`,
    ...walls.covered.map((path) => `cover=${path}`),
    ...walls.readable.map((path) => `read=${path}`),
    ...walls.writable.map((path) => `write=${path}`),
    ...walls.fixed.map((path) => `fix=${path}`),
    ...walls.masked.map((path) => `mask=${path}`),
    ...walls.layers.map((path) => `layer=${path}`),
    ...walls.below.map((path) => `below=${path}`),
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
  const match = Object.entries(constants.signals).find(([, value]) => value === number)
  return match?.[0] ?? String(number)
}

/** `ENOENT` for 2. */
export function errorName(number: number): string {
  const match = Object.entries(constants.errno).find(([, value]) => value === number)
  return match?.[0] ?? `errno ${number}`
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

// Which walls the launcher can build around a command on this machine. Each kind is tried by
// running a program inside of it, best first; no setting of the system is changed for any.

type Kind = Isolation['kind']

/**
 * `modes`: arguments that make the launcher build the walls; or `SUPERVISED` and the socket of one
 * that runs already.
 */
export type Enclosure = { isolation: Isolation; modes: readonly string[] }

/** Executes a program inside of walls that the launcher builds with these arguments. */
export type Try = (
  launcher: Launcher,
  modes: readonly string[],
  walls: IsolationSpec,
) => Promise<Exit>

const SUPERVISED = 'supervised'

/** Socket of the supervisor that starts commands in these walls; null: none does. */
export const supervisorOf = ([kind, socket]: readonly string[]): string | null =>
  kind === SUPERVISED ? (socket ?? null) : null

/** What the connections of a command to a supervisor are for, in the order of supervisor.go. */
const USES = 4
const NAME_BYTES = 16

/** `life` closes when the command has ended, takes signals as bytes, and ends it when it is closed. */
type Connections = { control: Socket; stdout: Socket; stderr: Socket; life: Socket }

export function connectTo(socket: string): Connections {
  const name = randomBytes(NAME_BYTES)
  const [control, stdout, stderr, life] = Array.from({ length: USES }, (_, use) => {
    const end = connect(socket)
    end.write(Buffer.concat([Buffer.from([use]), name]))
    return end
  }) as [Socket, Socket, Socket, Socket]
  return { control, stdout, stderr, life }
}

/** Number of a signal or an error; 0: this system has none of that name. */
export const numberOf = (name: string): number =>
  (({ ...constants.errno, ...constants.signals }) as Record<string, number>)[name] ?? 0

export const NO_ENCLOSURE: Enclosure = {
  isolation: {
    kind: 'none',
    refused: ['walls take a launcher: put `go` 1.21 or newer on PATH'],
    lacks: ['filter'],
  },
  modes: [],
}

const SUPERVISOR_SEC = 20
const LONGEST_REASON = 300

/** Kinds that are worth trying for this user, best first. */
const kindsFor = (uid: number): Kind[] =>
  uid === 0 ? ['root', 'user-namespace', 'other-user'] : ['sudo', 'user-namespace']

/**
 * The best that can be had; `only` leaves other kinds out. Without namespaces or another user it is
 * `none`: the launcher takes new privileges from a command, and ends what it leaves behind.
 */
export async function findEnclosure(
  launcher: Launcher | null,
  attempt: Try,
  only: readonly Kind[] = kindsFor(process.getuid?.() ?? -1),
): Promise<Enclosure> {
  if (launcher === null) return NO_ENCLOSURE
  const refused: string[] = []
  const isGo = launcher.kind === 'go'
  if (!isGo)
    refused.push(
      'walls and a filter of system calls take a launcher of Go: put `go` 1.21 or newer on PATH, and ' +
        'leave room in ~/.cache',
    )
  for (const kind of isGo ? only : []) {
    const modes = await modesOf(kind, launcher)
    const tried = typeof modes === 'string' ? modes : await tryOut(attempt, launcher, modes)
    if (typeof tried !== 'string')
      return enclosure(kind, modes as readonly string[], refused, tried)
    refused.push(`${kind}: ${tried}`.slice(0, LONGEST_REASON))
  }
  const lacking = isGo ? await tryFilter(attempt, launcher) : NO_FILTER
  return enclosure('none', ['bare'], refused, lacking)
}

/** What of walls cannot be had, and why. */
type Lacking = { lacks: Part[]; refused: string[] }

const NO_FILTER: Lacking = { lacks: ['filter'], refused: [] }

const enclosure = (
  kind: Kind,
  modes: readonly string[],
  refused: readonly string[],
  tried: Lacking,
): Enclosure => {
  const lacks = tried.lacks.length === 0 ? {} : { lacks: tried.lacks }
  return { isolation: { kind, refused: [...refused, ...tried.refused], ...lacks }, modes }
}

/** Arguments of the launcher, or why there are none. */
async function modesOf(kind: Kind, launcher: Launcher): Promise<readonly string[] | string> {
  if (kind === 'root') return startSupervisor(launcher, [], { SUDO_UID: '0', SUDO_GID: '0' })
  if (kind === 'user-namespace') return ['enclose', 'user']
  if (kind === 'other-user') return ['user']
  return kind === 'sudo' ? startSupervisor(launcher, ['sudo', '-n', '--'], {}) : ['bare']
}

/** Those of a program that has a user and a folder of its own, and nothing else. */
export const tryIsolation = (folder: string): IsolationSpec => ({
  user: 0,
  network: 'machine',
  private: join(folder, 'private'),
  emptied: false,
  home: '',
  temporary: '',
  covered: [],
  readable: [folder],
  writable: [],
  fixed: [],
  masked: [],
  layers: [],
  kept: '',
  below: [],
  filter: '',
})

type Part = NonNullable<Isolation['lacks']>[number]

/** What can be left out of walls, which are still better than others. */
const PARTS: Record<Part, (walls: IsolationSpec, folder: string) => IsolationSpec> = {
  network: (walls) => ({ ...walls, network: 'own' }),
  layers: (walls, folder) => ({ ...walls, layers: [folder], kept: join(folder, 'kept') }),
  filter: (walls) => ({ ...walls, filter: 'build' }),
}

/** What a report says that lacks it. */
const WITHOUT: Record<Part, string> = {
  network: 'network',
  layers: 'layers',
  filter: 'no filter of system calls, so keys, namespaces of users and vsock are open',
}

const lackingText = (part: Part, why: string) => `${WITHOUT[part]}: ${why}`.slice(0, LONGEST_REASON)

/** What of the walls cannot be had; a text: why there are none. */
async function tryOut(
  attempt: Try,
  launcher: Launcher,
  modes: readonly string[],
): Promise<Lacking | string> {
  return inScratch(tmpdir(), 'gcbench-walls-', async (folder) => {
    const plain: IsolationSpec = {
      ...tryIsolation(folder),
      network: 'machine',
      readable: [dirname(launcher.argv[0]), folder],
    }
    const parts = Object.keys(PARTS) as Part[]
    const all = parts.reduce((walls, part) => PARTS[part](walls, folder), plain)
    if ((await whyNot(attempt, launcher, modes, all)) === null) return { lacks: [], refused: [] }
    const why = await whyNot(attempt, launcher, modes, plain)
    if (why !== null) return why
    const lacks: Part[] = []
    const refused: string[] = []
    for (const part of parts) {
      const without = await whyNot(attempt, launcher, modes, PARTS[part](plain, folder))
      if (without === null) continue
      lacks.push(part)
      refused.push(lackingText(part, without))
    }
    return { lacks, refused }
  })
}

/** What lacks where nothing else keeps a program from anything. */
async function tryFilter(attempt: Try, launcher: Launcher): Promise<Lacking> {
  const { notStarted } = await attempt(launcher, ['bare'], PARTS.filter(tryIsolation('/'), '/'))
  if (notStarted === null) return { lacks: [], refused: [] }
  return { lacks: ['filter'], refused: [lackingText('filter', notStarted)] }
}

/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(
  attempt: Try,
  launcher: Launcher,
  modes: readonly string[],
  walls: IsolationSpec,
): Promise<string | null> {
  const exit = await attempt(launcher, modes, walls)
  if (exit.code === 0) return null
  return exit.notStarted ?? (exit.stderr.trim() || `it ended with ${exit.code ?? exit.signal}`)
}

/**
 * Starts the launcher as root, which `prefix` makes it. It lives as long as this process holds its
 * standard input, and its socket lies in /tmp, which nothing inside of walls sees.
 */
async function startSupervisor(
  { argv: [program] }: Launcher,
  prefix: readonly string[],
  env: Record<string, string>,
): Promise<readonly string[] | string> {
  const socket = `/tmp/gcbench-supervisor-${randomBytes(6).toString('hex')}/socket`
  const [first = program, ...words] = [...prefix, program, 'supervise', socket]
  const child = spawn(first, words, {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const onError = (chunk: unknown) => {
    output += chunk
  }
  child.stderr.on('data', onError)
  child.stdin.on('error', () => {})
  const why = await new Promise<string | null>((resolve) => {
    const late = setTimeout(() => resolve(`${first} does not answer`), SUPERVISOR_SEC * 1000)
    const end = (text: string | null) => {
      clearTimeout(late)
      resolve(text)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', () => end(output.trim() || 'sudo asks for a password'))
    child.stdout.on('data', (chunk) => {
      onError(chunk)
      if (output.includes('ready\n')) end(null)
    })
  })
  if (why !== null) {
    child.stdin.destroy()
    return why
  }
  // It must not keep this process alive; what it made it removes itself.
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket).unref()
  return [SUPERVISED, socket]
}
