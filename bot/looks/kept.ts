/** Asks the process of reports about the report that is kept of a job. */
import { readStoredReport } from '../history/report-archive.ts'
import type { Job } from '../jobs/job.ts'
import type { Parts } from '../parts/parts.ts'
import type { AnswerOf, AskOf, Task } from '../reports/report-process.ts'
import type { OfKept } from '../reports/report-tasks.ts'
import { acceptancesOf } from '../store/acceptance-store.ts'

/** Under what is accepted now. Null: the job has no report, or none is kept any more. */
export async function askOfKept<K extends Exclude<Task, 'judge'>>(
  task: K,
  job: Job,
  more: Omit<AskOf<K>, keyof OfKept>,
  { store: { db }, reports }: Pick<Parts, 'store' | 'reports'>,
): Promise<AnswerOf<K> | null> {
  const { repository } = job.place
  const body = job.state === 'reported' ? await readStoredReport(db, repository, job.id) : null
  if (body === null) return null
  const accepted = await acceptancesOf(db, repository, job.wish.headSha)
  return reports.ask(task, { job, body, accepted, ...more } as unknown as AskOf<K>)
}
