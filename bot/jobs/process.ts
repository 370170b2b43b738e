/**
 * The process that parses, judges and renders reports, one task at a time, while the bot answers
 * others (src/machine/task-process.ts). This file is its entry point, too.
 */
import { fileURLToPath } from 'node:url'
import { answerTasks, makeTaskProcess } from '../../src/machine/task-process.ts'
import { MEASURE_LESS } from '../../src/report/read-report.ts'
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

/** Many times what the largest table takes that a report may have. */
export const REPORT_LIMITS = { limitSec: 60, memoryMb: 1024 }

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
  return {
    run: <K extends Task>(task: K, input: InputOf<K>) =>
      child.run({ task, input }) as Promise<OutputOf<K>>,
    end: child.end,
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

/** The other side: does the tasks that the bot sends to this process. */
export const serveTasks = (tasks: Record<Task, (input: never) => Promise<unknown>>): void =>
  answerTasks(({ task, input }: { task: Task; input: unknown }) => tasks[task](input as never))

if (process.argv[1] === fileURLToPath(import.meta.url)) serveTasks(await import('./tasks.ts'))
