/** Fetches what a run left, as hostile data, and keeps it judged by the rules of the base. */

import { ConfigError } from '../../src/core/model/config-error.ts'
import type { Report } from '../../src/core/model/model.ts'
import { REPORT_ARTIFACT } from '../../src/core/report/artifact.ts'
import { type BaseRules, underBaseRules } from '../../src/core/report/base-rules.ts'
import { extendReport } from '../../src/core/report/merge.ts'
import type { GitHub } from '../../src/host/port/github.ts'
import { filedRows } from '../../src/stories/accept.ts'
import { suitesAt } from '../../src/stories/base-suites.ts'
import { fetchOutcome } from '../../src/stories/publish.ts'
import { keepReport } from '../history/report-archive.ts'
import type { Job, JobEvent } from '../jobs/job.ts'
import { acceptancesOf } from '../store/acceptance-store.ts'
import { findJob } from '../store/job-store.ts'
import { wordsOf } from '../store/queue.ts'
import { isStoreTrouble } from '../store/trouble.ts'
import { outcomeOf, resultOf } from './base-rules.ts'
import { type Work, whyNotRunOf } from './work.ts'

/** An artifact may be listed a little later than the run ends. */
const LATE_SEC = 60

/** What became of the run; null: its artifact may still come. */
export async function collectResult(work: Work): Promise<JobEvent | null> {
  const { job, github, now } = work
  const run = job.run === null ? null : await github.workflowRun(job.run.id)
  if (run === null) return { kind: 'broke', why: 'the run is gone' }
  const why = whyNotRunOf(run, work, await github.login())
  if (why !== null) return { kind: 'broke', why: `the run is not ours: ${why}` }
  const { suite, headSha, base } = job.wish
  const expected = { headSha, baseSha: base.sha, suite }
  const outcome = await fetchOutcome({ runId: run.id, artifact: REPORT_ARTIFACT }, expected, github)
  if (outcome.kind === 'missing') {
    const overSec = (Date.parse(now) - Date.parse(job.run?.overAt ?? now)) / 1000
    if (overSec < LATE_SEC) return null
    if (run.conclusion === 'cancelled')
      return { kind: 'cancelled', why: 'the run was stopped on its own page', by: null }
    const { why, said = null } = outcome
    return { kind: 'broke', why, ...(said === null ? {} : { said }) }
  }
  const pooled = await withExtended(outcome.report, work)
  if (typeof pooled === 'string') return { kind: 'broke', why: pooled }
  const { asked, gates } = job.wish
  const variants = (asked.variants ?? '').split(',').filter((one) => one !== '')
  // Never in the check that branch rules know, whatever the wish says.
  const narrowing = { variants, isAdvisory: !gates && asked.advisory === 'true' }
  const report = underBaseRules(pooled, await rulesFor(job, github), narrowing)
  return keep(work, { ...report, records: null })
}

/** The report with the rounds that it goes on with before its own; words: why it cannot. */
async function withExtended(own: Report, { job, github, parts, now }: Work) {
  const { suite, headSha, base, extends: before = [] } = job.wish
  const expected = { headSha, baseSha: base.sha, suite }
  const reports: Report[] = []
  for (const id of before) {
    const runId = (await findJob(parts.store.db, id))?.job.run?.id
    const from = { runId: runId ?? 0, artifact: REPORT_ARTIFACT }
    const found = runId === undefined ? null : await fetchOutcome(from, expected, github)
    if (found?.kind !== 'measured') return `the rounds that it goes on with are gone: ${RERUN}`
    reports.push(found.report)
  }
  try {
    return [...reports, own].reduce((first, more) => extendReport(first, more, now))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [problem] = error.problems
    const why = 'its rounds cannot be judged with those that it goes on with'
    return `${why} (${problem?.message}): ${RERUN}`
  }
}

const RERUN = '/bench rerun measures anew'

/** The history keeps it, judged by the base's rules, under the job's id. */
async function keep({ job, github, parts, now }: Work, report: Report): Promise<JobEvent> {
  const { db } = parts.store
  const { place, pull, wish, run } = job
  const { repository, defaultBranch } = place
  // What somebody asked for in its place may be on any branch.
  const isOfBranch = pull !== null && wish.gates
  const kept = {
    ...{ id: job.id, repository, suite: wish.suite, headSha: wish.headSha },
    ref: pull === null ? defaultBranch : `pull/${pull}`,
    baseRef: isOfBranch ? (await github.pullRequest(pull)).baseRef : null,
    baseSha: wish.base.sha,
    runUrl: run?.url ?? null,
    keptAt: new Date(now),
  }
  try {
    await db.transaction().execute((trx) => keepReport(trx, kept, report))
  } catch (error) {
    if (isStoreTrouble(error)) throw error
    parts.log.error({ job: job.id, reason: wordsOf(error) }, 'a report cannot be kept')
    return { kind: 'broke', why: 'the report cannot be kept: its words or numbers do not fit' }
  }
  const accepted = await acceptancesOf(db, repository, wish.headSha)
  return { kind: 'reported', result: resultOf(job, outcomeOf(report, accepted)) }
}

/** Of the commit that was the base when it was asked for. A fault of GitHub's is tried again. */
async function rulesFor({ wish }: Job, github: GitHub): Promise<BaseRules> {
  const { policySha: sha, suiteFile } = wish
  const { suites, wrong } = await suitesAt(sha, suiteFile, github)
  const { value: acceptances } = await filedRows(sha, github)
  return { suites, acceptances, sha, unread: wrong }
}
