/** Runs programs: one child process with its group, started, measured and ended as a whole. */
import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import type { Duplex, Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Usage } from '../model/model.ts'
import { type MachineSnapshot, pollutionBetween, readSnapshot } from './environment.ts'
import { type Clock, type Command, type Exec, type Exit, exitNotRun, type Running } from './host.ts'
import {
  connectTo,
  type Enclosure,
  encodeRequest,
  errorName,
  type Launcher,
  type LauncherReply,
  NO_ENCLOSURE,
  numberOf,
  readReply,
  readRoot,
  signalName,
  supervisorOf,
  type Try,
} from './launcher.ts'
import { SealedPrograms } from './programs.ts'
import { cpuOfTree, membersOf, readExactly, startReadings } from './readings.ts'

type RetainedText = { text: string; cutBytes: number }

type Output = {
  add(chunk: Buffer): void
  end(): RetainedText
}

const NEWLINE = 0x0a

/**
 * Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
 * first and the last half stay, cut back to whole lines where they hold a newline, with a line
 * `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
 */
export function makeOutput(keepBytes: number, onText?: (text: string) => void): Output {
  const decoder = onText ? new StringDecoder('utf8') : null
  const half = Math.floor(keepBytes / 2)
  const chunks: Buffer[] = []
  let heldBytes = 0
  let head: Buffer | null = null
  let skippedBytes = 0

  /** Moves the first half out of the chunks, then forgets all but the last half. */
  function shrink(): void {
    let rest = Buffer.concat(chunks)
    if (head === null) {
      head = rest.subarray(0, half)
      rest = rest.subarray(half)
    }
    const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)))
    skippedBytes += rest.length - tail.length
    chunks.splice(0, chunks.length, tail)
    heldBytes = tail.length
  }

  return {
    add(chunk) {
      if (decoder) onText?.(decoder.write(chunk))
      chunks.push(chunk)
      heldBytes += chunk.length
      if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink()
    },
    end() {
      if (decoder) onText?.(decoder.end())
      if (head === null) return { text: Buffer.concat(chunks).toString('utf8'), cutBytes: 0 }
      shrink()
      return join(head, chunks[0] ?? Buffer.alloc(0), skippedBytes)
    },
  }
}

function join(head: Buffer, tail: Buffer, skippedBytes: number): RetainedText {
  const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length
  const tailStart = tail.indexOf(NEWLINE) + 1
  const before = head.subarray(0, headEnd)
  const after = tail.subarray(tailStart)
  const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length)
  const gap = before.at(-1) === NEWLINE ? '' : '\n'
  const marker = `[... ${cutBytes} bytes cut ...]\n`
  return { text: before.toString('utf8') + gap + marker + after.toString('utf8'), cutBytes }
}

// One child process with its group.

const KEEP_BYTES = 256 * 1024
/** Between SIGTERM and SIGKILL, so that a program can remove its temporary files. */
const GRACE_SEC = 2
/** How long a launcher may take to end and reap its command before it is killed itself. */
const REAP_SEC = 1
/** How long a pipe may stay silent, after its program ended, before we stop reading it. */
const DRAIN_SEC = 0.5
/** The longest timer Node has; a longer limit is no limit. */
const LONGEST_MS = 2 ** 31 - 1

type Why = 'timedOut' | 'stopped'

/** How a child ended, as Node and the launcher (if there was one) saw it. */
type End = {
  error: NodeJS.ErrnoException | null
  code: number | null
  signal: NodeJS.Signals | null
  /** Why we ended it; null: it ended by itself. */
  why: Why | null
  reply: LauncherReply | null
  endSec: number
  stdout: RetainedText
  stderr: RetainedText
}

/**
 * `root` is its process or, where it was started by a launcher, the one above it; `end` asks it to
 * end, then makes it; called again, it does not wait out the grace.
 */
type Child = { root(): number | undefined; end(why: Why): void; ended: Promise<End> }

/** Groups that are alive now, so that an exit of gcbench itself leaves none behind. */
const groups = new Set<number>()
process.once('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL')
})

/** A program that was started, however that was done. */
type Started = {
  /** The process above the command, or the command; undefined: not known yet, or never started. */
  pid: number | undefined
  stdout: Readable
  stderr: Readable
  /** To the launcher; null: there is none. */
  control: Duplex | null
  /** All that have to end before all has been read. */
  streams: readonly Readable[]
  /** When it has ended; an error: it was not started. */
  exited: Promise<NodeJS.ErrnoException | null>
  /** How, where no launcher tells. */
  ending(): Pick<End, 'code' | 'signal'>
  /** To its whole group; a group that is gone is none. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void
}

/** Throws what `spawn` throws at once (E2BIG, a NUL in an argument). */
function startDirectly(command: Command, launcher: Launcher | null): Started {
  const argv = launcher?.argv ?? command.argv
  const child = spawn(argv[0], argv.slice(1), {
    cwd: command.cwd,
    env: launcher ? {} : command.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(launcher ? (['pipe'] as const) : [])],
  })
  const { pid, stdio } = child
  if (pid !== undefined) groups.add(pid)
  const exited = new Promise<NodeJS.ErrnoException | null>((resolve) => {
    child.on('error', (error) => {
      if (pid === undefined) resolve(error)
    })
    child.once('exit', () => {
      groups.delete(pid as number)
      resolve(null)
    })
  })
  return {
    pid,
    stdout: stdio[1] as Readable,
    stderr: stdio[2] as Readable,
    control: (stdio[3] as Duplex | undefined) ?? null,
    streams: stdio.slice(1) as Readable[],
    exited,
    ending: () => ({ code: child.exitCode, signal: child.signalCode }),
    signal: (name) => signalGroup(pid, name),
  }
}

/** What stands for a process whose number is not known yet: it has no children. */
const NOBODY = -1

/** Has the supervisor start it, at the other end of that socket: no process is started here. */
function startSupervised(socket: string): Started {
  const { control, stdout, stderr, life } = connectTo(socket)
  const streams = [control, stdout, stderr, life]
  let failure: Error | null = null
  for (const stream of streams) {
    let isConnected = false
    stream.once('connect', () => {
      isConnected = true
    })
    // One that breaks later has ended, which `life` says.
    stream.on('error', (error) => {
      if (isConnected) return
      failure ??= error
      for (const one of streams) one.destroy()
    })
  }
  life.resume()
  return {
    pid: NOBODY,
    stdout,
    stderr,
    control,
    streams,
    exited: new Promise((resolve) => {
      life.once('close', () => resolve(failure))
    }),
    // Without a word of the launcher, it was killed with all inside.
    ending: () => ({ code: null, signal: 'SIGKILL' }),
    signal(name) {
      if (name === 'SIGKILL') life.destroy()
      else if (life.writable) life.write(Buffer.from([numberOf(name)]))
    },
  }
}

/**
 * Starts the command, directly, through the launcher, or by a supervisor. Failures to start are in
 * `End.error`, but for those that are thrown at once. `onExit` is called the moment the program has
 * ended, before its pipes are drained.
 */
function startChild(
  command: Command,
  launcher: Launching | null,
  clock: Clock,
  onExit: () => void,
): Child {
  const socket = supervisorOf(launcher?.modes ?? [])
  const started =
    socket === null ? startDirectly(command, withModes(launcher)) : startSupervised(socket)
  const ender = makeEnder(started, command.graceSec ?? GRACE_SEC)
  const limitMs = Math.min(command.limitSec * 1000, LONGEST_MS)
  const limit = setTimeout(() => ender.end('timedOut'), limitMs)
  const silence = endSilence(started, command, ender)
  const exited = started.exited.then((error) => {
    const endSec = clock.nowSec()
    onExit()
    clearTimeout(limit)
    clearTimeout(silence)
    ender.done()
    started.signal('SIGKILL')
    return { error, endSec }
  })
  const replies = { text: '' }
  const ended = collect(started, command, exited, ender, replies).then((end) =>
    socket === null || end.error === null ? end : { ...end, error: null, reply: lost(end.error) },
  )
  return { root: () => readRoot(replies.text) ?? started.pid, end: ender.end, ended }
}

/** Nothing of the command is at fault. */
const lost = ({ code = '', message }: NodeJS.ErrnoException): LauncherReply => ({
  errno: numberOf(code),
  placing: null,
  walls: `the supervisor: ${message}`,
  account: null,
})

/** Ends a program that has printed nothing for as long as it may be silent. */
function endSilence({ stdout }: Started, { silenceSec }: Command, ender: Ender) {
  if (silenceSec === undefined) return undefined
  const timer = setTimeout(() => ender.end('timedOut'), Math.min(silenceSec * 1000, LONGEST_MS))
  stdout.on('data', () => timer.refresh())
  return timer
}

type Exited = Promise<{ error: NodeJS.ErrnoException | null; endSec: number }>
type Ender = { end(why: Why): void; done(): void; readonly why: Why | null }

async function collect(
  started: Started,
  command: Command,
  exited: Exited,
  ender: Ender,
  replies: { text: string },
): Promise<End> {
  const { control, streams } = started
  const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES, command.onOutput)
  const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES, command.onOutput)
  started.stdout.on('data', (chunk) => stdout.add(chunk))
  started.stderr.on('data', (chunk) => stderr.add(chunk))
  // A launcher that died early breaks the socket; its exit says the same.
  control?.on('error', () => {})
  control?.on('data', (chunk) => {
    replies.text += chunk
  })
  control?.write(encodeRequest(command))
  const closed = Promise.all(
    streams.map((stream) => new Promise<void>((resolve) => stream.once('close', resolve))),
  )
  const { error, endSec } = await exited
  if (error === null) await drain(streams, closed)
  return {
    error,
    ...started.ending(),
    why: ender.why,
    reply: readReply(replies.text),
    endSec,
    stdout: stdout.end(),
    stderr: stderr.end(),
  }
}

/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(streams: readonly Readable[], closed: Promise<unknown>): Promise<void> {
  let giveUp: () => void = () => {}
  const silent = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  const timer = setTimeout(giveUp, DRAIN_SEC * 1000)
  for (const stream of streams) stream.on('data', () => timer.refresh())
  await Promise.race([closed, silent])
  clearTimeout(timer)
  for (const stream of streams) stream.destroy()
}

/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder({ control, signal }: Started, graceSec: number): Ender {
  let why: Why | null = null
  let isDone = false
  let timer: NodeJS.Timeout | undefined
  const force = () => {
    clearTimeout(timer)
    if (control === null) return signal('SIGKILL')
    control.end()
    timer = setTimeout(() => signal('SIGKILL'), REAP_SEC * 1000)
  }
  return {
    get why() {
      return why
    },
    end(newWhy) {
      if (isDone) return
      if (why !== null) return force()
      why = newWhy
      signal('SIGTERM')
      timer = setTimeout(force, graceSec * 1000)
    },
    done() {
      isDone = true
      clearTimeout(timer)
    },
  }
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return
  try {
    process.kill(-group, signal)
  } catch {
    // Nobody is left in the group.
  }
}

// Programs, as the Host runs them.

type ExecParts = {
  clock: Clock
  /** PATH of gcbench itself; absent: its programs are found when they are first started. */
  path?: string | undefined
  /** Finds the accounting launcher, asked once; null: there is none. */
  findLauncher(exec: Exec): Promise<Launcher | null>
  /** Finds the best walls that the launcher can build here, asked once. */
  findEnclosure?(launcher: Launcher | null, attempt: Try): Promise<Enclosure>
}

export function makeExec(parts: ExecParts): Exec {
  const running = new Set<Child>()
  let stopping = false
  let launcher: Promise<Launcher | null> | null = null
  let enclosure: Promise<Enclosure> | null = null
  const programs = new SealedPrograms(parts.path)

  const attempt: Try = (own, modes, isolation) =>
    execute({ ...TRIED, isolation }, { ...own, modes }, parts.clock, running)
  const findLauncher = () => {
    launcher ??= parts.findLauncher(exec)
    return launcher
  }
  const findEnclosure = async () => {
    const own = await findLauncher()
    enclosure ??= parts.findEnclosure?.(own, attempt) ?? Promise.resolve(NO_ENCLOSURE)
    return enclosure
  }
  /** The launcher that the command takes; null: it is started directly. */
  const launcherFor = async (command: Command): Promise<Launching | null> => {
    const isLaunched = command.measure || command.adopts || command.placed || command.isolation
    const own = isLaunched ? await findLauncher() : null
    if (own === null || command.isolation === undefined) return own
    return { ...own, modes: (await findEnclosure()).modes }
  }

  const exec: Exec = {
    get stopping() {
      return stopping
    },
    async run(command) {
      const ownLauncher = await launcherFor(command)
      const beside = await cpuBeside(command)
      if (stopping && !command.cleanUp)
        return { ...exitNotRun(parts.clock.timestamp()), stopped: true }
      const sealed = isOwn(command) ? withSealed(programs, command) : command
      const blank = exitNotRun(parts.clock.timestamp())
      if (sealed === null) return { ...blank, ...notStarted('ENOENT', '', command) }
      const changed = programs.whyChanged([
        ...(sealed === command ? [] : [sealed.argv[0]]),
        ...(ownLauncher?.argv.slice(0, 1) ?? []),
      ])
      if (changed !== null) return { ...blank, notStarted: changed }
      return execute(sealed, ownLauncher, parts.clock, running, { beside })
    },
    async start(command) {
      const ownLauncher = await launcherFor({ ...command, adopts: true })
      return startRunning(command, ownLauncher, parts.clock, running)
    },
    isolation: async () => (await findEnclosure()).isolation,
    /** A second call does not wait out the grace. */
    async stopAll() {
      stopping = true
      for (const child of running) child.end('stopped')
      await Promise.all([...running].map((child) => child.ended))
    },
  }
  return exec
}

/** Whether gcbench looks the program up for itself, and not for a run. */
const isOwn = ({ argv: [name], isolation, adopts }: Command) =>
  isolation === undefined && adopts !== true && !name.includes('/')

/** Null: it is not there, or was not when the run began. */
const withSealed = (programs: SealedPrograms, command: Command): Command | null => {
  const [name, ...rest] = command.argv
  const file = programs.find(name, command.env.PATH ?? '')
  return file === null ? null : { ...command, argv: [file, ...rest] }
}

/** What is executed to see whether walls hold: it may write to none of what is not its own. */
const TRIED: Command = {
  argv: ['/bin/sh', '-c', 'file=$(mktemp) && rm "$file" && ! [ -w /etc ]'],
  cwd: '/',
  env: { PATH: '/usr/bin:/bin' },
  limitSec: 20,
}

/** With the words that make the launcher build walls. */
type Launching = Launcher & { modes?: readonly string[] }

/** Of what a server prints between two calls, the tail. */
const OUTPUT_KEPT = 1_000_000

async function startRunning(
  command: Command,
  launcher: Launching | null,
  clock: Clock,
  running: Set<Child>,
): Promise<Running> {
  let output = ''
  let exit: Exit | null = null
  let child: Child | null = null
  const onOutput = (text: string) => {
    output = (output + text).slice(-OUTPUT_KEPT)
  }
  const onStart = (one: Child) => {
    child = one
  }
  const ended = execute({ ...command, onOutput }, launcher, clock, running, { onStart })
  void ended.then((end) => {
    exit = end
  })
  const root = () => (child as Child | null)?.root() ?? 0
  const isGone = () => root() === 0 || exit !== null
  return {
    get exit() {
      return exit
    },
    takeOutput() {
      const taken = output
      output = ''
      return taken
    },
    read: async (isDetailed = false) =>
      isGone() ? null : readExactly(root(), launcher, clock.nowSec(), isDetailed),
    poll: (everySec) =>
      isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
    pids: () => (isGone() ? [] : membersOf(root(), launcher)),
    cpuSec: async () => (isGone() ? null : cpuOfTree(root(), launcher)),
    stop() {
      if (exit === null) child?.end('stopped')
      return ended
    },
  }
}

/** The launcher with the arguments that make it build walls. */
function withModes(launcher: Launching | null): Launcher | null {
  if (launcher === null) return null
  const [program, ...rest] = launcher.argv
  return { ...launcher, argv: [program, ...rest, ...(launcher.modes ?? [])] }
}

/** Reads the child's memory while it runs, if the command wants that; call it for what was read. */
function readingsOf(child: Child, command: Command, isLaunched: boolean, clock: Clock) {
  const { readEverySec } = command
  if (readEverySec === undefined || child.root() === undefined) return () => []
  return startReadings(() => child.root() ?? 0, isLaunched, readEverySec, clock.nowSec)
}

async function execute(
  command: Command,
  launcher: Launching | null,
  clock: Clock,
  running: Set<Child>,
  more: { beside?: (number | null)[]; onStart?(child: Child): void } = {},
): Promise<Exit> {
  const blank = exitNotRun(clock.timestamp())
  const invalid = unfitCommand(command, launcher)
  if (invalid !== null) return { ...blank, notStarted: invalid }
  const before = command.measure ? readSnapshot(clock.nowSec()) : null
  let after: MachineSnapshot | null = null
  const startSec = clock.nowSec()
  let child: Child
  try {
    child = startChild(command, launcher, clock, () => {
      if (before) after = readSnapshot(clock.nowSec())
    })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    return { ...blank, ...notStarted(code, (error as Error).message, command) }
  }
  running.add(child)
  more.onStart?.(child)
  const stopReadings = readingsOf(child, command, launcher !== null, clock)
  const end = await child.ended
  const polled = stopReadings()
  running.delete(child)
  const failure = startFailure(end, command)
  if (failure !== null) return { ...blank, ...failure }
  const account = end.reply?.account
  const usage = account?.usage ?? null
  const left = account?.left ?? []
  const besideSec = between(more.beside ?? [], await cpuBeside(command))
  return {
    ...blank,
    ...ending(end),
    stdout: end.stdout.text,
    stderr: end.stderr.text,
    cutBytes: { stdout: end.stdout.cutBytes, stderr: end.stderr.cutBytes },
    wallSec: account?.wallSec ?? end.endSec - startSec,
    usage,
    pollution: pollution(before, after, usage, besideSec),
    ...(polled.length > 0 ? { readings: polled } : {}),
    ...(left.length > 0 ? { left } : {}),
  }
}

function pollution(
  before: MachineSnapshot | null,
  after: MachineSnapshot | null,
  usage: Usage | null,
  besideSec: number | null,
) {
  return before && after ? pollutionBetween(before, after, usage, besideSec) : null
}

/** CPU time so far of what runs beside a command that is measured, one by one. */
const cpuBeside = ({ beside = [], measure }: Command) =>
  measure ? Promise.all(beside.map((one) => one.cpuSec())) : []

/** Null: one of them ended, and took what it used along. */
function between(before: (number | null)[], after: (number | null)[]): number | null {
  return before.reduce<number | null>((sum, start, index) => {
    const end = after[index] ?? null
    return sum === null || start === null || end === null ? null : sum + Math.max(0, end - start)
  }, 0)
}

function ending(end: End): Pick<Exit, 'code' | 'signal' | 'timedOut' | 'stopped'> {
  const account = end.reply?.account
  const bySignal = account ? account.signal !== 0 : end.signal !== null
  return {
    code: bySignal ? null : (account?.code ?? end.code),
    signal: bySignal ? (account ? signalName(account.signal) : end.signal) : null,
    timedOut: end.why === 'timedOut',
    stopped: end.why === 'stopped',
  }
}

type NotStarted = Pick<Exit, 'notStarted' | 'isMissing' | 'isOfMachine'>

/** The system has no room, memory, process or file left, whatever is started. */
const EXHAUSTED = new Set(['ENOSPC', 'EDQUOT', 'ENOMEM', 'EAGAIN', 'EMFILE', 'ENFILE'])

const ofMachine = (code: string): Pick<Exit, 'isOfMachine'> =>
  EXHAUSTED.has(code) ? { isOfMachine: true } : {}

function startFailure({ error, reply }: End, command: Command): NotStarted | null {
  if (error) return notStarted(error.code ?? '', error.message, command)
  if (!reply) return null
  const code = errorName(reply.errno)
  if (reply.placing)
    return { notStarted: refusal(code, reply.placing, command), ...ofMachine(code) }
  if (reply.walls)
    return { notStarted: `${code}: no walls around it: ${reply.walls}`, isOfMachine: true }
  return reply.errno === 0 ? null : notStarted(code, '', command)
}

/** Why a program could not be started: the system's code, then what that means here. */
function notStarted(code: string, message: string, command: Command): NotStarted {
  const { argv, cwd, env } = command
  if (code === 'ENOENT' && isFolder(cwd) && !argv[0].includes('/')) {
    const why = `ENOENT: there is no program ${argv[0]} in PATH (${env.PATH ?? 'not set'})`
    return { notStarted: why, isMissing: true }
  }
  return { notStarted: reason(code, message, command), ...ofMachine(code) }
}

/** What of a placement the system refuses, and how it names the reason. */
function refusal(code: string, what: string, { placed }: Command): string {
  const name = {
    cpus: `CPUs ${placed?.cpus?.join(', ')}`,
    numa: `the memory of NUMA nodes ${placed?.nodes?.join(', ')}`,
    'huge-pages': 'no huge pages',
  }[what]
  return `${code}: the system refuses to start a program with ${name ?? what}`
}

/** What argv, an environment and a machine without a launcher cannot carry. */
function unfitCommand({ argv, env, placed }: Command, launcher: Launcher | null): string | null {
  if (placed !== undefined && launcher === null) {
    return 'to say where a program runs takes `go` or `python3` on PATH'
  }
  if (argv.some((text) => text.includes('\0'))) return 'EINVAL: an argument holds a NUL character'
  const unfit = Object.entries(env).find(
    ([name, value]) => name === '' || /[=\0]/.test(name) || value.includes('\0'),
  )
  return unfit ? `EINVAL: ${JSON.stringify(unfit[0])} cannot be an environment variable` : null
}

function reason(code: string, message: string, { argv, cwd }: Command): string {
  const program = argv[0]
  if (!isFolder(cwd)) return `${code || 'ENOENT'}: the folder ${cwd} does not exist`
  if (code === 'ENOENT' && exists(program)) {
    return `ENOENT: ${program} is there, but the interpreter or loader that it names is not`
  }
  const meaning = {
    ENOENT: `there is no file ${program}`,
    EACCES:
      `${program} is not executable, lies on a file system mounted noexec, or is started as a ` +
      `user who may not enter its folder or ${cwd}`,
    E2BIG: `arguments and environment of ${program} are longer than the system allows`,
    ENOEXEC: `${program} is no program of this system, and names no interpreter`,
    EAGAIN: 'the system has no more processes for this user',
    ENOMEM: 'the system has no more memory',
  }[code]
  return `${code || 'error'}: ${meaning ?? (message || `cannot start ${program}`)}`
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function exists(path: string): boolean {
  try {
    accessSync(path, constants.F_OK)
    return true
  } catch {
    return false
  }
}
