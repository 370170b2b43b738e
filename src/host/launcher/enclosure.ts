/**
 * Which walls the launcher can build around a command on this machine. Each kind is tried by
 * running a program inside of it, best first; no setting of the system is changed for any.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Isolation } from '../../core/model/model.ts'
import type { Exit, Walls } from '../port/host.ts'
import type { Launcher } from './launcher.ts'

type Kind = Isolation['kind']

/** `modes`: arguments that make the launcher build the walls. */
export type Enclosure = { isolation: Isolation; modes: readonly string[] }

/** Executes a program inside of walls that the launcher builds with these arguments. */
export type Try = (launcher: Launcher, modes: readonly string[], walls: Walls) => Promise<Exit>

export const NO_ENCLOSURE: Enclosure = {
  isolation: { kind: 'none', refused: ['walls take a launcher: put `go` on PATH'] },
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
  if (!isGo) refused.push('walls take a launcher of Go: put `go` on PATH')
  for (const kind of isGo ? only : []) {
    const modes = await modesOf(kind, launcher)
    const why = typeof modes === 'string' ? modes : await whyNot(attempt, launcher, modes)
    if (why === null) return { isolation: { kind, refused }, modes: modes as readonly string[] }
    refused.push(`${kind}: ${why}`.slice(0, LONGEST_REASON))
  }
  return { isolation: { kind: 'none', refused }, modes: ['bare'] }
}

/** Arguments of the launcher, or why there are none. */
async function modesOf(kind: Kind, launcher: Launcher): Promise<readonly string[] | string> {
  if (kind === 'root') return ['enclose', 'root']
  if (kind === 'user-namespace') return ['enclose', 'user']
  if (kind === 'other-user') return ['user']
  return kind === 'sudo' ? startSupervisor(launcher) : ['bare']
}

/** Those of a program that has a user and a folder of its own, and nothing else. */
export const triedWalls = (folder: string): Walls => ({
  ...{ user: 'own', private: join(folder, 'private'), home: '', temporary: '' },
  ...{ covered: [], readable: [folder], writable: [] },
})

/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(
  attempt: Try,
  launcher: Launcher,
  modes: readonly string[],
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'gcbench-walls-'))
  const walls = { ...triedWalls(folder), readable: [dirname(launcher.argv[0]), folder] }
  try {
    const exit = await attempt(launcher, modes, walls)
    if (exit.code === 0) return null
    return exit.notStarted ?? (exit.stderr.trim() || `it ended with ${exit.code ?? exit.signal}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Starts the launcher as root. It lives as long as this process holds its standard input, and its
 * socket lies in /tmp, which nothing inside of walls sees.
 */
async function startSupervisor({ argv: [program] }: Launcher): Promise<readonly string[] | string> {
  const folder = await mkdtemp('/tmp/gcbench-supervisor-')
  const socket = join(folder, 'socket')
  const child = spawn('sudo', ['-n', '--', program, 'supervise', socket], {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  const told = (chunk: unknown) => {
    said += chunk
  }
  child.stderr.on('data', told)
  child.stdin.on('error', () => {})
  const why = await new Promise<string | null>((resolve) => {
    const late = setTimeout(() => resolve('sudo does not answer'), SUPERVISOR_SEC * 1000)
    const end = (text: string | null) => {
      clearTimeout(late)
      resolve(text)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', () => end(said.trim() || 'sudo asks for a password'))
    child.stdout.on('data', (chunk) => {
      told(chunk)
      if (said.includes('ready\n')) end(null)
    })
  })
  if (why !== null) {
    child.stdin.destroy()
    await rm(folder, { recursive: true, force: true })
    return why
  }
  // It must not keep this process alive; it removes its folder itself.
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket).unref()
  return ['relay', socket]
}
