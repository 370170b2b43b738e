/**
 * The process that parses, judges and renders reports, one task at a time, while the bot answers
 * others. A task that takes too much time or memory is killed with its process. It is a process and
 * not a thread because V8 ends a whole process whose thread is out of memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Job } from '../store/job.ts'
import { acceptancesOf } from '../store/repositories.ts'
import type { Store } from '../store/store.ts'
import { readReportBody } from './archive.ts'
import type * as tasks from './tasks.ts'
import type { OfReport } from './tasks.ts'

type Tasks = {
  [K in keyof typeof tasks as (typeof tasks)[K] extends (input: never) => Promise<unknown>
    ? K
    : never]: (typeof tasks)[K]
}
export type Task = keyof Tasks
type InputOf<K extends Task> = Parameters<Tasks[K]>[0]
export type OutputOf<K extends Task> = Awaited<ReturnType<Tasks[K]>>

/** Does a task; rejects with TooMuchError where it was ended. */
export type Reports = {
  run<K extends Task>(task: K, input: InputOf<K>): Promise<OutputOf<K>>
  end(): void
}

type TaskRequest = { task: Task; input: unknown }

/** What the process says: the task's answer, or the fault that it met. */
type TaskReply = { answer: unknown } | { fault: string }

export class TooMuchError extends Error {
  override name = 'TooMuchError'
}

/** Many times what the largest table takes that a report may have. */
export const REPORT_LIMITS = { limitSec: 60, memoryMb: 1024 }

/** Without a task the process is kept for so long. */
const IDLE_MS = 60_000

/** `file`: only tests have another. */
export function startReports(
  limits = REPORT_LIMITS,
  file = new URL('./worker.ts', import.meta.url),
): Reports {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const runAlone = async (task: Task, input: unknown) => {
    clearTimeout(idle)
    if (child === null || hasEnded(child)) child = startChild(file, limits)
    holds(child, true)
    try {
      return await answerOf(child, { task, input }, limits)
    } finally {
      if (child !== null) holds(child, false)
      idle = setTimeout(end, IDLE_MS)
      idle.unref()
    }
  }
  return {
    run<K extends Task>(task: K, input: InputOf<K>) {
      // In turn: the time that a task waits is not its own.
      const done = last.then(() => runAlone(task, input)) as Promise<OutputOf<K>>
      last = done.catch(() => {})
      return done
    },
    end,
  }
}

/** Knows nothing of what the bot is told by its environment. */
function startChild(file: URL, { memoryMb }: typeof REPORT_LIMITS): ChildProcess {
  const child = fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Who waits for an answer sees it, too.
  return child.on('error', () => {})
}

const hasEnded = ({ exitCode, signalCode, connected }: ChildProcess) =>
  exitCode !== null || signalCode !== null || !connected

/** Whether the bot lives at least as long as it does. */
function holds(child: ChildProcess, isHeld: boolean): void {
  const how = isHeld ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}

async function answerOf(
  child: ChildProcess,
  request: TaskRequest,
  { limitSec, memoryMb }: typeof REPORT_LIMITS,
): Promise<unknown> {
  const over = new AbortController()
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, limitSec * 1000)
  const ended = once(child, 'exit', over).then(([code, signal]) => {
    const how = isLate
      ? `took more than ${limitSec} s`
      : `took more than ${memoryMb} MB of memory, or ended its process (${signal ?? code})`
    throw new TooMuchError(`reading the report ${how}`)
  })
  try {
    child.send(request)
    const [reply]: TaskReply[] = await Promise.race([once(child, 'message', over), ended])
    if (reply !== undefined && 'answer' in reply) return reply.answer
    throw new Error(reply?.fault)
  } finally {
    clearTimeout(late)
    over.abort()
    ended.catch(() => {})
  }
}

/** Under what is accepted now. Null: the job has no report, or none is kept any more. */
export async function askReport<K extends Exclude<Task, 'judge'>>(
  task: K,
  job: Job,
  more: Omit<InputOf<K>, keyof OfReport>,
  { store: { db }, reports }: { store: Pick<Store, 'db'>; reports: Reports },
): Promise<OutputOf<K> | null> {
  const { repository } = job.place
  const body = job.state === 'reported' ? await readReportBody(db, repository, job.id) : null
  if (body === null) return null
  const accepted = await acceptancesOf(db, repository, job.request.headSha)
  return reports.run(task, { job, body, accepted, ...more } as unknown as InputOf<K>)
}

/** The other side: does the tasks that the bot sends to this process, which ends with the bot. */
export function serveTasks(tasks: Record<Task, (input: never) => Promise<unknown>>): void {
  const reply = (words: TaskReply) => process.send?.(words)
  process.on('message', async ({ task, input }: TaskRequest) => {
    try {
      reply({ answer: await tasks[task](input as never) })
    } catch (error) {
      reply({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}
