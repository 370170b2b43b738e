/** Executes programs and says how they ended, in the terms of the Host. */
import { accessSync, constants, statSync } from 'node:fs'
import type { Usage } from '../model/model.ts'
import { type Child, type End, startChild } from './child.ts'
import type { Clock, Command, Exec, Exit, Running } from './host.ts'
import {
  type Enclosure,
  errorName,
  type Launcher,
  NO_ENCLOSURE,
  signalName,
  type Try,
} from './launcher/launcher.ts'
import { type MachineSnapshot, pollutionBetween, readSnapshot } from './proc.ts'
import { cpuOfTree, readExactly, startReadings } from './readings.ts'

type ExecParts = {
  clock: Clock
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

  const attempt: Try = (result, modes, walls) =>
    execute({ ...TRIED, walls }, { ...result, modes }, parts.clock, running)
  const findLauncher = () => {
    launcher ??= parts.findLauncher(exec)
    return launcher
  }
  const findEnclosure = async () => {
    const result = await findLauncher()
    enclosure ??= parts.findEnclosure?.(result, attempt) ?? Promise.resolve(NO_ENCLOSURE)
    return enclosure
  }
  /** The launcher that the command takes; null: it is started directly. */
  const launcherFor = async (command: Command): Promise<Launching | null> => {
    const isLaunched = command.measure || command.adopts || command.placed || command.walls
    const result = isLaunched ? await findLauncher() : null
    if (result === null || command.walls === undefined) return result
    return { ...result, modes: (await findEnclosure()).modes }
  }

  const exec: Exec = {
    get stopping() {
      return stopping
    },
    async run(command) {
      const result = await launcherFor(command)
      const beside = await cpuBeside(command)
      if (stopping && !command.cleanUp) return { ...notRun(parts.clock), stopped: true }
      return execute(command, result, parts.clock, running, { beside })
    },
    async start(command) {
      const result = await launcherFor({ ...command, adopts: true })
      return startRunning(command, result, parts.clock, running)
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

/** What is executed to see whether walls hold: it may write to none of what is not its own. */
const TRIED: Command = {
  argv: ['/bin/sh', '-c', 'file=$(mktemp) && rm "$file" && ! [ -w /etc ]'],
  cwd: '/',
  env: { PATH: '/usr/bin:/bin' },
  limitSec: 20,
}

/** With the words that make the launcher build walls. */
type Launching = Launcher & { modes?: readonly string[] }

function notRun(clock: Clock): Exit {
  return {
    code: null,
    signal: null,
    timedOut: false,
    stopped: false,
    notStarted: null,
    stdout: '',
    stderr: '',
    cutBytes: { stdout: 0, stderr: 0 },
    startedAt: clock.timestamp(),
    wallSec: 0,
    usage: null,
    pollution: null,
  }
}

/** Of what a server prints between two calls, the tail. */
const OUTPUT_KEPT = 1_000_000

async function startRunning(
  command: Command,
  launcher: Launching | null,
  clock: Clock,
  running: Set<Child>,
): Promise<Running> {
  let shown = ''
  let exit: Exit | null = null
  let child: Child | null = null
  const onOutput = (text: string) => {
    shown = (shown + text).slice(-OUTPUT_KEPT)
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
      const taken = shown
      shown = ''
      return taken
    },
    read: async () => (isGone() ? null : readExactly(root(), launcher, clock.nowSec())),
    poll: (everySec) =>
      isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
    cpuSec: async () => (isGone() ? null : cpuOfTree(root(), launcher)),
    stop() {
      if (exit === null) child?.end('stopped')
      return ended
    },
  }
}

async function execute(
  command: Command,
  launcher: Launching | null,
  clock: Clock,
  running: Set<Child>,
  more: { beside?: (number | null)[]; onStart?(child: Child): void } = {},
): Promise<Exit> {
  const blank = notRun(clock)
  const invalid = unfitCommand(command, launcher)
  if (invalid !== null) return { ...blank, notStarted: invalid }
  const before = command.measure ? readSnapshot(clock.nowSec()) : null
  let after: MachineSnapshot | null = null
  const startSec = clock.nowSec()
  let child: Child
  try {
    const [program, ...modes] = [...(launcher?.argv ?? ['']), ...(launcher?.modes ?? [])]
    const argv: Launcher['argv'] = [program ?? '', ...modes]
    child = startChild(command, launcher && { ...launcher, argv }, clock, () => {
      if (before) after = readSnapshot(clock.nowSec())
    })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    return { ...blank, notStarted: reason(code, (error as Error).message, command) }
  }
  running.add(child)
  more.onStart?.(child)
  const readings =
    command.readEverySec === undefined || child.root() === undefined
      ? null
      : startReadings(
          () => child.root() ?? 0,
          launcher !== null,
          command.readEverySec,
          clock.nowSec,
        )
  const end = await child.ended
  const polled = readings?.() ?? []
  running.delete(child)
  const failure = startFailure(end, command)
  if (failure !== null) return { ...blank, notStarted: failure }
  const usage = end.reply?.account?.usage ?? null
  const left = end.reply?.account?.left ?? []
  const besideSec = between(more.beside ?? [], await cpuBeside(command))
  return {
    ...blank,
    ...ending(end),
    stdout: end.stdout.text,
    stderr: end.stderr.text,
    cutBytes: { stdout: end.stdout.cutBytes, stderr: end.stderr.cutBytes },
    wallSec: end.reply?.account?.wallSec ?? end.endSec - startSec,
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

function startFailure(end: End, command: Command): string | null {
  if (end.error) return reason(end.error.code ?? '', end.error.message, command)
  if (end.reply?.placing) return refusal(errorName(end.reply.errno), end.reply.placing, command)
  if (end.reply?.walls)
    return `${errorName(end.reply.errno)}: no walls around it: ${end.reply.walls}`
  if (end.reply && end.reply.errno !== 0) return reason(errorName(end.reply.errno), '', command)
  return null
}

/** What of a placement the system refuses, and how it names the reason. */
function refusal(code: string, what: string, { placed }: Command): string {
  const requested = {
    cpus: `CPUs ${placed?.cpus?.join(', ')}`,
    numa: `the memory of NUMA nodes ${placed?.nodes?.join(', ')}`,
    'huge-pages': 'no huge pages',
  }[what]
  return `${code}: the system refuses to start a program with ${requested ?? what}`
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

/** Why a program could not be started: the system's code, then what that means here. */
function reason(code: string, message: string, { argv, cwd, env }: Command): string {
  const program = argv[0]
  if (!isFolder(cwd)) return `${code || 'ENOENT'}: the folder ${cwd} does not exist`
  if (code === 'ENOENT' && !program.includes('/')) {
    return `ENOENT: there is no program ${program} in PATH (${env.PATH ?? 'not set'})`
  }
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
