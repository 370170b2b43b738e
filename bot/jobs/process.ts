/**
 * The process that parses, judges and renders reports, one task at a time, while the bot answers
 * others (src/machine/task-process.ts). This file is its entry point, too.
 */
import { fileURLToPath } from 'node:url'
import type { Delivered } from '../../src/github/delivered.ts'
import { answerTasks, makeTaskProcess, type TaskLimits } from '../../src/machine/task-process.ts'
import { MEASURE_LESS } from '../../src/report/read-report.ts'
import type { Job } from '../store/job.ts'
import { type Admission, type Flow, makeFairShare } from '../store/queues.ts'
import { acceptancesOf } from '../store/repositories.ts'
import { type Archive, readReportBody } from './archive.ts'
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

/** Whose turn a task takes; `signal`: it is wanted no more, and is not begun. */
type Asker = { installation?: number; signal?: AbortSignal }

/** Does a task; rejects with TooMuchError where it was ended. */
export type Reports = {
  run<K extends Task>(task: K, input: InputOf<K>, asker?: Asker): Promise<OutputOf<K>>
  end(): void
}

/** Many times what it takes to judge a report that holds its records itself. */
export const REPORT_LIMITS: TaskLimits = { limitSec: 60, memoryMb: 1024 }

/** For every MiB of packed records: they are read once, and judged up to three times. */
const SEC_PER_MIB = 10

/** CPU time beyond the limit that a task may take, by what was delivered for it. */
export function moreSecFor(deliveries: readonly (Pick<Delivered, 'records'> | null)[]): number {
  const bytes = deliveries.reduce((sum, one) => sum + (one?.records?.length ?? 0), 0)
  return (SEC_PER_MIB * bytes) / 2 ** 20
}

const moreSecOf = <K extends Task>(task: K, input: InputOf<K>): number => {
  if (task !== 'judge') return 0
  const { report, before } = input as InputOf<'judge'>
  return moreSecFor([report, ...before])
}

/** Without a task the process is kept for so long. */
const IDLE_SEC = 60

/** `file`: only tests have another. */
export function startReports(
  limits = REPORT_LIMITS,
  file: URL | string = import.meta.url,
): Reports {
  const child = makeTaskProcess({
    argv: [fileURLToPath(file)],
    env: {},
    what: 'reading the report',
    next: MEASURE_LESS,
    limits,
    idleSec: IDLE_SEC,
  })
  const inTurn = makeTurns()
  return {
    run: <K extends Task>(task: K, input: InputOf<K>, asker: Asker = {}) =>
      inTurn(
        asker,
        () => child.run({ task, input }, moreSecOf(task, input)) as Promise<OutputOf<K>>,
      ),
    end: child.end,
  }
}

/**
 * One at a time, by the fair share of the installations: reports of one that take a minute each keep
 * others waiting for the one that is being read.
 */
function makeTurns(): <T>(asker: Asker, work: () => Promise<T>) => Promise<T> {
  const share = makeFairShare(1, 1)
  const waiting = new Set<{ flow: Flow; begin(admission: Admission): void }>()
  const beginNext = () => {
    const next = share.next([...waiting])
    if (next === null) return
    waiting.delete(next)
    next.begin(share.admit(next.flow))
  }
  return async ({ installation = '', signal }, work) => {
    signal?.throwIfAborted()
    const { promise, resolve: begin, reject } = Promise.withResolvers<Admission>()
    const one = { flow: [String(installation)], begin }
    const leave = () => {
      waiting.delete(one)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave)
    waiting.add(one)
    beginNext()
    const admission = await promise.finally(() => signal?.removeEventListener('abort', leave))
    const began = performance.now()
    try {
      return await work()
    } finally {
      admission.end((performance.now() - began) / 1000)
      beginNext()
    }
  }
}

/** Under what is accepted now. Null: the job has no report, or none is kept any more. */
export async function runReportTask<K extends Exclude<Task, 'judge'>>(
  task: K,
  job: Job,
  more: Omit<InputOf<K>, keyof OfReport>,
  { store, reports }: { store: Archive; reports: Reports },
): Promise<OutputOf<K> | null> {
  const { repository } = job.place
  const body = job.state === 'reported' ? await readReportBody(store, repository, job.id) : null
  if (body === null) return null
  const accepted = await acceptancesOf(store.db, repository, job.request.headSha)
  const input = { job, body, accepted, ...more } as unknown as InputOf<K>
  return reports.run(task, input, job.place)
}

/** The other side: does the tasks that the bot sends to this process. */
export const serveTasks = (tasks: Record<Task, (input: never) => Promise<unknown>>): void =>
  answerTasks(({ task, input }: { task: Task; input: unknown }) => tasks[task](input as never))

if (process.argv[1] === fileURLToPath(import.meta.url)) serveTasks(await import('./tasks.ts'))
