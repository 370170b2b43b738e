/**
 * A process that does one task at a time for this one, such as reading foreign text. A task that
 * takes too much time or memory is killed with its process, and the next one starts another. It is
 * a process and not a thread because V8 ends a whole process whose thread is out of memory.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readText } from './environment.ts'
import { parseStat } from './readings.ts'

/** The task was ended; what it was given is to blame. */
export class TooMuchError extends Error {
  override name = 'TooMuchError'
}

/**
 * `limitSec`: CPU time, since a busy machine is no fault of a task; where it is not told, wall time.
 * `startSec`: until it takes tasks. Default 120.
 */
export type TaskLimits = { limitSec: number; memoryMb: number; startSec?: number }

type TaskProgram = {
  /** After the program of this process. */
  argv: string[]
  /** All of its environment. */
  env: Record<string, string>
  /** What its tasks do, for an error: `reading the report`. */
  what: string
  /** What to do where a task took too much, for an error; absent: nobody can tell. */
  next?: string
  limits: TaskLimits
  /** Without a task the process is kept for so long; null: as long as this one. */
  idleSec: number | null
  /** Throws where it may not be started; absent: it may. */
  check?(): void
}

export type TaskProcess = {
  /**
   * Rejects with TooMuchError where the task was ended, and with any fault that it met. `moreSec`: of
   * CPU time, beyond the limit, since it is known to have much to do; absent: 0.
   */
  run(request: unknown, moreSec?: number): Promise<unknown>
  end(): void
}

/** What the process says: that it is there, the task's answer, or the fault that it met. */
type TaskReply = 'ready' | { answer: unknown } | { fault: string }

/** Longest wall time of a task, in limits: some wait without using the CPU. */
const MOST_WALL = 10

/** A busy machine may take long to start it, which no text is to blame for. */
const START_SEC = 120

/** The process starts with its first task. */
export function makeTaskProcess(program: TaskProgram): TaskProcess {
  let child: ChildProcess | null = null
  let ready: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const runAlone = async (request: unknown, moreSec: number) => {
    clearTimeout(idle)
    if (child === null || hasEnded(child)) {
      program.check?.()
      child = startChild(program)
      ready = readyOf(child, program.limits.startSec)
    }
    holds(child, true)
    try {
      await ready.catch((error) => {
        // The next task has a process of its own, and is not told of this one's start.
        end()
        throw error
      })
      const limits = { ...program.limits, limitSec: program.limits.limitSec + moreSec }
      return await answerOf(child, request, { ...program, limits })
    } finally {
      if (child !== null) holds(child, false)
      if (program.idleSec !== null) idle = setTimeout(end, program.idleSec * 1000).unref()
    }
  }
  return {
    run(request, moreSec = 0) {
      // In turn: the time that a task waits is not its own.
      const done = last.then(() => runAlone(request, moreSec))
      last = done.catch(() => {})
      return done
    },
    end,
  }
}

/** The very program of this process, which nobody can write to while it runs, whatever its path has. */
const OWN_PROGRAM = process.platform === 'linux' ? '/proc/self/exe' : process.execPath

/** Knows nothing of what this process is told by its environment. */
function startChild({ argv, env, limits }: TaskProgram): ChildProcess {
  const child = spawn(OWN_PROGRAM, argv, {
    env: { ...env, NODE_OPTIONS: `--max-old-space-size=${limits.memoryMb}` },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Who waits for an answer sees it, too.
  return child.on('error', () => {})
}

const hasEnded = ({ exitCode, signalCode, connected }: ChildProcess) =>
  exitCode !== null || signalCode !== null || !connected

/** Whether this process lives at least as long as it does. */
function holds(child: ChildProcess, isHeld: boolean): void {
  const how = isHeld ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}

/** Throws where it does not start, which is no fault of a task. */
async function readyOf(child: ChildProcess, startSec = START_SEC): Promise<void> {
  const signal = AbortSignal.timeout(startSec * 1000)
  const over = new AbortController()
  const either = { signal: AbortSignal.any([signal, over.signal]) }
  const ended = once(child, 'exit', either).then(([code, by]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended before it began (${by ?? code})`)
  })
  try {
    await Promise.race([once(child, 'message', either), ended])
  } finally {
    over.abort()
    ended.catch(() => {})
  }
}

/** CPU time of the process so far; null: this system does not tell. */
const cpuSecOf = ({ pid }: ChildProcess): number | null =>
  parseStat(readText(`/proc/${pid}/stat`) ?? '')?.cpuSec ?? null

async function answerOf(
  child: ChildProcess,
  request: unknown,
  { what, next, limits: { limitSec, memoryMb } }: TaskProgram,
): Promise<unknown> {
  const over = new AbortController()
  let isLate = false
  const beganCpuSec = cpuSecOf(child)
  const beganMs = performance.now()
  const check = () => {
    const cpuSec = cpuSecOf(child)
    const wallSec = (performance.now() - beganMs) / 1000
    const usedSec = cpuSec === null || beganCpuSec === null ? wallSec : cpuSec - beganCpuSec
    isLate = usedSec >= limitSec || wallSec >= MOST_WALL * limitSec
    if (isLate) child.kill('SIGKILL')
    else late = setTimeout(check, Math.max(1, (limitSec - usedSec) * 1000))
  }
  let late = setTimeout(check, limitSec * 1000)
  const ended = once(child, 'exit', over).then(([code, signal]) => {
    const how = isLate
      ? `took more than ${limitSec} s`
      : `took more than ${memoryMb} MB of memory, or ended its process (${signal ?? code})`
    throw new TooMuchError(`${what} ${how}${next === undefined ? '' : `. To do: ${next}`}`)
  })
  try {
    child.send(request as object)
    const [reply]: TaskReply[] = await Promise.race([once(child, 'message', over), ended])
    if (typeof reply !== 'object') throw new Error(`answered ${reply}`)
    if ('answer' in reply) return reply.answer
    throw new Error(reply.fault)
  } finally {
    clearTimeout(late)
    over.abort()
    ended.catch(() => {})
  }
}

/**
 * The other side: does the tasks that are sent to this process, which ends with its parent. A
 * signal to the whole group is for the parent alone.
 */
export function answerTasks(perform: (request: never) => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  const reply = (words: TaskReply) => process.send?.(words)
  process.on('message', async (request) => {
    try {
      reply({ answer: await perform(request as never) })
    } catch (error) {
      reply({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  reply('ready')
}
