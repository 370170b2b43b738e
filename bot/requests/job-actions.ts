/** What commands and buttons do alike: stop, run again, accept. Done once, however often told. */

import { rowName } from '../../src/core/gate/acceptances.ts'
import { objectingRows } from '../../src/core/gate/gate.ts'
import type { Acceptance, Comparison, Report } from '../../src/core/model/model.ts'
import { FIRST_LOOK } from '../../src/core/stats/flips/planned-looks.ts'
import { readStoredReport } from '../history/report-archive.ts'
import { type Cause, isFinal, type Job, type Wish } from '../jobs/job.ts'
import { keptReport, outcomeOf, resultOf } from '../looks/base-rules.ts'
import { outcomeKept } from '../looks/display.ts'
import { newJob } from '../looks/new-jobs.ts'
import type { Parts } from '../parts/parts.ts'
import { botReplies } from '../speak/replies.ts'
import { acceptancesOf, addAcceptances } from '../store/acceptance-store.ts'
import { addJob, alertJob, tellJob } from '../store/job-store.ts'

export async function cancelJobs(jobs: readonly Job[], by: string, now: string, parts: Parts) {
  const { db, queue } = parts.store
  const event = { kind: 'cancelled', why: 'somebody said so', by } as const
  await db.transaction().execute(async (trx) => {
    for (const { id } of jobs) await tellJob(trx, queue, id, event, now)
  })
}

/** What was asked for together last, by a comment or by a push. */
export function lastAsked(jobs: readonly Job[]): Job[] {
  const last = jobs.at(-1)
  if (last === undefined) return []
  const isSame = ({ cause, wish }: Job) =>
    cause.kind === 'comment' && last.cause.kind === 'comment'
      ? cause.comment === last.cause.comment
      : cause.kind === last.cause.kind && wish.headSha === last.wish.headSha
  const together = jobs.filter(isSame)
  return together.filter(
    ({ id, wish }) => together.findLast((job) => job.wish.suite === wish.suite)?.id === id,
  )
}

/** The report of a job under what is accepted; null: there is none. */
export async function reportOf(job: Job, parts: Parts): Promise<Report | null> {
  const outcome = job.state === 'reported' ? await outcomeKept(job, parts) : null
  return outcome?.kind === 'measured' ? outcome.report : null
}

const isUndecided = ({ role, verdict }: Comparison) =>
  role === 'gating' && verdict.word === 'inconclusive'

/** Rounds that a run again goes up to where nobody asked for more. */
const MOST_BY_ITSELF = 100

/**
 * Rounds for another run, which is judged alone, at the full level: what was held back of the one
 * before is little. It gets more rounds where the one before could not decide: what that one
 * reckoned it would take, else twice as many.
 */
export function moreRounds(report: Report): { rounds: string; needed: number | null } | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { min, max } = report.plan.suite.rounds
  const known = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const needed = known.length === 0 ? null : Math.max(...known)
  const most = Math.max(MOST_BY_ITSELF, max)
  const more = Math.min(most, Math.max(2 * max, needed ?? 0))
  return { rounds: `${Math.min(min, more)}..${more}`, needed }
}

/** Rounds that a run is gone on with by where nobody says how many, and the time for them. */
export function furtherRounds(report: Report): { rounds: number; sec: number } | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { roundsRun, measuredSec } = report
  const known = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const reckoned = known.length === 0 ? roundsRun : Math.max(...known) - roundsRun
  const rounds = Math.max(FIRST_LOOK, Math.min(MOST_BY_ITSELF, reckoned))
  return { rounds, sec: roundsRun === 0 ? 0 : (SPARE * rounds * measuredSec) / roundsRun }
}

/** Times vary from run to run. */
const SPARE = 1.5

export type Again = { jobs: Job[]; more: string | null }

/** The same wishes once more, at that head; `source` makes it once. */
export async function runAgain(
  jobs: readonly Job[],
  ask: { headSha: string; base: Wish['base'] | null; cause: Cause; source: string; now: string },
  parts: Parts,
): Promise<Again> {
  const again: Again = { jobs: [], more: null }
  const { queue, db } = parts.store
  for (const job of jobs) {
    const report = await reportOf(job, parts)
    const more = report === null ? null : moreRounds(report)
    if (more !== null) again.more = botReplies.moreRounds(more.rounds, more.needed)
    const { place, pull, isFork, wish } = job
    const asked = more === null ? wish.asked : { ...wish.asked, rounds: more.rounds }
    // Against another commit only where that is the base as it is now; so are the rules.
    const { base } = ask
    const isPlain = wish.base.asked === wish.policySha
    const moved = base !== null && isPlain ? { base, policySha: base.asked } : {}
    const renewed: Wish = { ...wish, ...moved, asked, headSha: ask.headSha, onDoubt: null }
    const given = { place, pull, isFork, cause: ask.cause, wish: renewed }
    again.jobs.push(newJob(given, ask.source, 'queued', ask.now))
  }
  await db.transaction().execute(async (trx) => {
    for (const job of again.jobs) await addJob(trx, queue, job)
  })
  return again
}

/** Somebody's word for a job that waited for one. */
export async function letIn(job: Job, cause: Cause, wish: Wish, now: string, parts: Parts) {
  const { db, queue } = parts.store
  await db
    .transaction()
    .execute((trx) => tellJob(trx, queue, job.id, { kind: 'let-in', cause, wish }, now))
}

/** Every name under which a row of the report can be accepted. */
export const rowNames = ({ comparisons }: Report): string[] => [
  ...new Set(comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`])),
]

/** Rows without which the gate would say something better, by name. */
export function objecting(report: Report): string[] {
  const { plan, comparisons, acceptances = [] } = report
  const headSha = plan.sources.head?.sha ?? null
  const rows = objectingRows(comparisons, plan.suite.gate, { acceptances, headSha })
  return rows.map((row) => `${rowName(row)}:${row.contrast}`)
}

/** The rows are accepted from now on, and what was said of that head is said again under it. */
export async function acceptRows(
  jobs: readonly Job[],
  ask: { source: string; acceptances: Acceptance[]; now: string },
  parts: Parts,
): Promise<Job[]> {
  const { db, queue } = parts.store
  return db.transaction().execute(async (trx) => {
    const changed: Job[] = []
    for (const job of jobs) {
      const { repository } = job.place
      await addAcceptances(trx, repository, ask.source, ask.acceptances)
      const text = await readStoredReport(trx, repository, job.id)
      const kept = text === null ? null : keptReport(text, job)
      if (kept === null) continue
      const accepted = await acceptancesOf(trx, repository, job.wish.headSha)
      const result = resultOf(job, outcomeOf(kept, accepted))
      await alertJob(trx, queue, job.id, { result }, ask.now)
      changed.push({ ...job, result })
    }
    return changed
  })
}

export const openOnes = (jobs: readonly Job[]) => jobs.filter((job) => !isFinal(job))
