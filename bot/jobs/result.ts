/**
 * Collects the result of a run. Its artifact is untrusted data: it is checked, judged by the rules
 * of the base commit, and stored.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { GitHubApp } from '../../src/github/app.ts'
import { suitesAt } from '../../src/github/authorize.ts'
import { filedRows } from '../../src/github/base-rules.ts'
import type { Delivered } from '../../src/github/delivered.ts'
import type { GitHub } from '../../src/github/port.ts'
import { fetchText } from '../../src/github/publish.ts'
import { TooMuchError } from '../../src/machine/task-process.ts'
import { MOST_COMMITS } from '../../src/render/bisect.ts'
import { heldInQueue } from '../../src/report/acceptances.ts'
import type { BaseRules } from '../../src/report/base-rules.ts'
import { LIVE_ARCHIVE, type LiveRun, liveArtifact, readLive } from '../../src/report/live.ts'
import { type Outcome, REPORT_ARTIFACT } from '../../src/report/read-report.ts'
import { isBisection, type Job, type JobEvent } from '../store/job.ts'
import { countEnded, findJob } from '../store/jobs.ts'
import { acceptancesOf } from '../store/repositories.ts'
import { isStoreTrouble } from '../store/store.ts'
import { errorText, type Log } from '../telemetry.ts'
import { watchMain } from './alerts.ts'
import { storeReport } from './archive.ts'
import type { Work } from './display.ts'
import { jobInTitle, type RunTraits } from './event.ts'
import type { OutputOf } from './process.ts'
import type { Services } from './services.ts'
import type { JudgeResult } from './tasks.ts'

/** An artifact may be listed a little later than the run ends. */
const LATE_SEC = 60

/** What became of the run; null: its artifact may still come. */
export async function collectResult(work: Work): Promise<JobEvent | null> {
  const { job, github } = work
  const runId = job.run?.id ?? 0
  const ending = job.run?.seen
  const run = ending === undefined ? await github.workflowRun(runId) : null
  if (ending === undefined && run === null)
    return { kind: 'broke', why: 'the run no longer exists' }
  const why = run === null ? null : mismatchOf(run, work, await github.login())
  if (why !== null) return { kind: 'broke', why: notOurRun(why) }
  const fetched = await fetchText({ runId, artifact: REPORT_ARTIFACT }, github)
  const judged = fetched.kind === 'text' ? await readDelivered(work, fetched) : fetched
  if (judged.kind === 'missing') return withoutReport(work, judged, ending ?? run)
  if (judged.kind === 'found') {
    const { result, found } = judged
    return { kind: 'reported', result, found }
  }
  return judged.kind === 'broke' ? judged : keep(work, judged)
}

/** The run has ended and left no report; null: its artifact may still come. */
function withoutReport(
  { job, now }: Work,
  left: Extract<Outcome, { kind: 'missing' }>,
  run: { conclusion: string | null } | null,
): JobEvent | null {
  const overSec = (Date.parse(now) - Date.parse(job.run?.overAt ?? now)) / 1000
  if (overSec < LATE_SEC) return null
  if (run?.conclusion === 'cancelled')
    return { kind: 'cancelled', why: 'the run was cancelled on GitHub', by: null }
  return { ...left, kind: 'broke' }
}

/** Whatever the text is, it is read within bounds, in a process of its own. */
async function readDelivered(
  work: Work,
  report: Delivered,
): Promise<JudgeResult | OutputOf<'renderBisection'>> {
  try {
    return isBisection(work.job)
      ? await bisectedText(work, report.text)
      : await judged(work, report)
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
    return { kind: 'broke', why: error.message }
  }
}

async function bisectedText({ job, github, services }: Work, text: string) {
  const { suite, base, headSha } = job.request
  const sha = base.sha ?? ''
  const line = await github.line(sha, headSha, MOST_COMMITS)
  const commits = [{ sha, subject: base.ref }, ...(line ?? [])]
  const input = { text, expected: { suite, commits } }
  return services.reports.run('renderBisection', input, job.place)
}

async function judged(
  { job, github, services, now }: Work,
  { text, records }: Delivered,
): Promise<JudgeResult> {
  const { suite, headSha, base, options, gates } = job.request
  const variants = (options.variants ?? '').split(',').filter((one) => one !== '')
  const input = {
    job,
    report: { text, records },
    now,
    expected: { headSha, baseSha: base.sha, suite },
    before: await deliveredBefore(job, github, services),
    rules: await rulesFor(job, github),
    // Never in the check that branch rules know, whatever the wish says.
    narrowing: {
      variants,
      isAdvisory: !gates && options.advisory === 'true',
      runNumber: 1 + (await countEnded(services.store.db, job.place.repository, suite)),
    },
    accepted: await acceptancesOf(services.store.db, job.place.repository, headSha),
  }
  return services.reports.run('judge', input, job.place)
}

/** Reports whose rounds it goes on with; null: gone. */
async function deliveredBefore({ request }: Job, github: GitHub, { store: { db } }: Services) {
  const all: (Delivered | null)[] = []
  for (const id of request.extends ?? []) {
    const runId = (await findJob(db, id))?.job.run?.id
    const from = { runId: runId ?? 0, artifact: REPORT_ARTIFACT }
    const fetched = runId === undefined ? null : await fetchText(from, github)
    all.push(fetched?.kind === 'text' ? { text: fetched.text, records: fetched.records } : null)
  }
  return all
}

/** What the history knows its commit by. */
function refOf({ cause, pull, place }: Job): string {
  if (cause.kind === 'release') return cause.tag
  return pull === null ? place.defaultBranch : `pull/${pull}`
}

/** The history keeps it, judged by the base's rules, under the job's id. */
async function keep(
  { job, github, services, now }: Work,
  { packed, result }: Extract<JudgeResult, { kind: 'judged' }>,
): Promise<JobEvent> {
  const { db } = services.store
  const { place, pull, request, run, cause } = job
  const { repository } = place
  // What somebody asked for in its place may be on any branch.
  const isOfBranch = pull !== null && request.gates
  const entry = {
    id: job.id,
    repository,
    suite: request.suite,
    headSha: request.headSha,
    ref: refOf(job),
    baseRef: isOfBranch ? (request.baseRef ?? (await github.pullRequest(pull)).baseRef) : null,
    baseSha: request.base.sha,
    author: cause.kind === 'merge' ? (cause.author ?? null) : null,
    runUrl: run?.url ?? null,
    keptAt: new Date(now),
  }
  try {
    await db.transaction().execute((trx) => storeReport(trx, entry, packed))
  } catch (error) {
    if (isStoreTrouble(error)) throw error
    services.log.error({ job: job.id, reason: errorText(error) }, 'a report cannot be kept')
    return {
      kind: 'broke',
      why: 'the report cannot be stored: some of its texts or numbers are not valid',
    }
  }
  await watchMain({ job, github, services, now })
  return { kind: 'reported', result }
}

/** Of the commit that was the base when it was asked for. A fault of GitHub's is tried again. */
async function rulesFor({ request }: Job, github: GitHub): Promise<BaseRules> {
  const { policySha: sha, suiteFile, headSha, changeSha = headSha } = request
  const { suites, wrong } = await suitesAt(sha, suiteFile, github)
  const { value: filed } = await filedRows(sha, github)
  const acceptances = heldInQueue(filed, { changeSha, groupSha: headSha })
  return { suites, acceptances, sha, unread: wrong }
}

/**
 * What of the run is not as it was asked for; null: it is ours. Anyone with write access can
 * dispatch the workflow with any title, so the account that started it counts, too.
 */
export function mismatchOf(run: RunTraits, { job }: Pick<Work, 'job'>, me: string) {
  const { workflow } = job.request
  const fields: Record<string, [found: unknown, wanted: unknown]> = {
    repository: [run.repositoryId, job.place.repositoryId],
    workflow: [run.workflow, `.github/workflows/${workflow}`],
    event: [run.event, 'workflow_dispatch'],
    branch: [run.headBranch, job.place.defaultBranch],
    account: [run.author, me],
    title: [jobInTitle(run.title), job.id],
  }
  const wrong = Object.entries(fields).find(([, [found, expected]]) => found !== expected)
  return wrong === undefined ? null : `its ${wrong[0]} is different`
}

export const notOurRun = (why: string) => `the run is not the one that was started: ${why}`

export const isRunOf = (run: RunTraits, work: Pick<Work, 'job'>, me: string): boolean =>
  mismatchOf(run, work, me) === null

// How runs stand that measure, for those who look at their pages.

/** GitHub is asked about a run once in so long, and is waited for so long. */
const LIVE = { kept: 500, everyMs: 30_000, waitMs: 3000 }

/** How the run of a job stands, by what it said last; null: it has said nothing that is known. */
export type LiveRuns = (job: Job) => Promise<LiveRun | null>

export function makeLiveRuns({ repository }: Pick<GitHubApp, 'repository'>, log: Log): LiveRuns {
  const artifact = liveArtifact(REPORT_ARTIFACT)
  const said = new LRUCache<string, { run: LiveRun | null }, Job>({
    max: LIVE.kept,
    ttl: LIVE.everyMs,
    async fetchMethod(_, before, { context: { id, place, run } }) {
      try {
        const from = { runId: run?.id ?? 0, artifact }
        const fetched = await fetchText(from, repository(place), LIVE_ARCHIVE)
        const now = fetched.kind === 'text' ? readLive(fetched.text) : null
        // One takes the place of the other: between the two there is none.
        return { run: now ?? before?.run ?? null }
      } catch (error) {
        log.debug({ job: id, reason: errorText(error) }, 'how its run stands is not known')
        return { run: before?.run ?? null }
      }
    },
  })
  return async (job) => {
    if (job.state !== 'running' || job.run === null || job.run.overAt !== null) return null
    const { id, attempt } = job.run
    const asked = said.fetch(`${job.place.repositoryId} ${id} ${attempt}`, { context: job })
    const known = await Promise.race([asked, sleep(LIVE.waitMs, null)])
    return known?.run ?? null
  }
}
