/**
 * Alerts of the default branch. After each merge, the end of every curve is tested; a suspected
 * change is measured again on fresh rounds, and reported if those confirm it. All of it may run
 * twice: an alert is the job of its fresh run, and issues and comments are looked up before they
 * are made.
 */
import { type BaseSuites, suitesAt } from '../../src/github/authorize.ts'
import { filedRows } from '../../src/github/base-rules.ts'
import { DeniedError, type Issue, makeOnce } from '../../src/github/port.ts'
import { postOnce } from '../../src/github/post.ts'
import { lnMarginOf, metricFor, worsening } from '../../src/model/metrics.ts'
import type { Acceptance, Report } from '../../src/model/model.ts'
import { lnOfPercent } from '../../src/model/unit.ts'
import { rowName } from '../../src/report/acceptances.ts'
import { isGone, mayBeLayout, suspectIn, WATCH } from '../../src/report/history.ts'
import { type AlertEnd, isFinal, type Job, type MovedRow } from '../store/job.ts'
import { addJob, jobsOfMain, updateJob } from '../store/jobs.ts'
import { acceptancesOf } from '../store/repositories.ts'
import { pointsOf, readReportBody, unpackReport } from './archive.ts'
import type { Work } from './display.ts'
import { type MergeSeries, mergeChain, runOf } from './history.ts'
import { alertMark, alertOver, alertText, alertTitle, overMark } from './messages.ts'
import { newJob } from './requests.ts'

type Watching = Omit<Work, 'view'>

/** Alerts of a suite that are looked through. */
const MOST_ALERTS = 200

/** After the report of a merge, or of the fresh run of a suspicion, has been kept. */
export async function watchMain(work: Watching): Promise<void> {
  const { job, github, services } = work
  const { kind } = job.cause
  if (kind !== 'merge' && kind !== 'alert') return
  try {
    const rules = await suitesAt(job.request.policySha, job.request.suiteFile, github)
    if (rules.bot.alert === 'none') return
    if (kind === 'alert') await decide(work, rules)
    else await lookAtEnds(work)
  } catch (error) {
    // The report is there all the same, and the next merge looks again.
    if (!(error instanceof DeniedError)) throw error
    services.log.warn({ job: job.id, reason: error.message }, 'the default branch is not watched')
  }
}

const worseOf = (metric: string, change: number) => worsening(metricFor(metric).better, change)

type RowId = Pick<MovedRow, 'contrast' | 'benchmark' | 'metric'>

const isSame = (a: RowId, b: RowId) =>
  a.contrast === b.contrast && a.benchmark === b.benchmark && a.metric === b.metric

async function lookAtEnds(work: Watching): Promise<void> {
  const { job, services } = work
  const { db } = services.store
  const { repository } = job.place
  const { suite } = job.request
  const merges = await jobsOfMain(db, { repository, suite, kind: 'merge' }, 2 * WATCH.window)
  const runs = merges.filter(({ id, state }) => id === job.id || state === 'reported').map(runOf)
  const chain = await mergeChain(db, runs.toReversed())
  const alerts = await jobsOfMain(db, { repository, suite, kind: 'alert' }, MOST_ALERTS)
  const isLuck = await luckOf(work)
  const suspicions = chain.flatMap((series) => {
    const suspect = suspectIn(linksAfter(series, alerts), lnMarginOf(series.metric))
    if (suspect === null || worseOf(series.metric, suspect.change) <= 0) return []
    const { contrast, benchmark, metric } = series
    const row = { contrast, benchmark, metric, change: suspect.change }
    return isLuck(row) ? [] : [{ row, suspect }]
  })
  if (suspicions.length > 0) {
    const first = suspicions.reduce((a, b) => (b.suspect.merges > a.suspect.merges ? b : a))
    await measureAfresh(
      work,
      first.suspect.from,
      suspicions.map(({ row }) => row),
    )
  }
  for (const alert of alerts) await follow(alert, chain, work)
}

/** What no alert has looked at yet. One whose fresh run gave nothing has not. */
function linksAfter(series: MergeSeries, alerts: readonly Job[]) {
  const earlier = alerts.filter(
    (alert) =>
      alert.cause.kind === 'alert' &&
      (alert.alert !== undefined || !isFinal(alert)) &&
      alert.cause.rows.some((row) => isSame(row, series)),
  )
  const last = series.links.findLastIndex(({ head }) =>
    earlier.some(({ request }) => request.headSha === head),
  )
  return series.links.slice(last + 1)
}

async function measureAfresh({ job, services, now }: Watching, from: string, rows: MovedRow[]) {
  const { db, queue } = services.store
  const { place, request } = job
  const cause = { kind: 'alert', by: null, rows } as const
  const base = { ref: from, sha: from }
  const draft = { place, pull: null, isFork: false, cause, request: { ...request, base } }
  const fresh = newJob(draft, `alert:${from}:${request.headSha}`, 'queued', now)
  await db.transaction().execute((trx) => addJob(trx, queue, fresh))
}

/** The fresh run is there: what it says is told, or nothing is. */
async function decide(work: Watching, rules: BaseSuites): Promise<void> {
  const { job, services } = work
  if (job.cause.kind !== 'alert' || job.alert !== undefined) return
  const { db } = services.store
  const points = await pointsOf(db, job.id)
  const isLuck = await luckOf(work)
  const rows = job.cause.rows.flatMap((row): MovedRow[] => {
    const point = points.find((one) => isSame(one, row))
    if (point?.verdict !== 'regressed' || point.deltaPct === null) return []
    const { deltaPct, lowPct, highPct } = point
    const ends =
      lowPct === null || highPct === null
        ? {}
        : { ends: [lnOfPercent(lowPct), lnOfPercent(highPct)] as const }
    const moved = { ...row, change: lnOfPercent(deltaPct), ...ends }
    return isLuck(moved) ? [] : [moved]
  })
  const end = rows.length === 0 ? ({ is: 'refuted' } as const) : await postAlerts(rows, work, rules)
  await db.transaction().execute((trx) => updateJob(trx, job.id, () => ({ alert: end })))
}

/**
 * Whether a change may be the luck of one layout a commit, by the report of the job. A fresh run
 * has new rounds, and the layouts that it had before where they are not drawn anew.
 */
async function luckOf({ job, services }: Watching): Promise<(row: MovedRow) => boolean> {
  const body = await readReportBody(services.store, job.place.repository, job.id)
  if (body === null) return () => false
  const report: Report = JSON.parse((await unpackReport(body)).toString())
  return (row) =>
    report.comparisons.some(
      (one) => isSame(one, row) && mayBeLayout(one.explanation.layout, row.change),
    )
}

async function postAlerts(rows: MovedRow[], work: Watching, rules: BaseSuites): Promise<AlertEnd> {
  const { job, github, services } = work
  const { headSha } = job.request
  const { repository, defaultBranch } = job.place
  const pulls = await github.pullRequestsWith(headSha)
  const accepted = await acceptedFor(job, headSha, work)
  for (const pull of pulls)
    accepted.push(...(await acceptancesOf(services.store.db, repository, pull.headSha)))
  if (reasonsFor(rows, accepted) !== null) return { is: 'accepted' }
  const text = alertText(job, rows, defaultBranch)
  const isOurs = ({ body }: { body: string }) => body.startsWith(alertMark(job))
  const [pull] = pulls
  if (rules.bot.alert === 'pull' && pull !== undefined) {
    await postOnce(pull.number, isOurs, text, github)
    return { is: 'told', at: pull.number, isIssue: false, rows }
  }
  const find = async (): Promise<Issue | null> =>
    (await github.issuesOf(await github.login())).find(isOurs) ?? null
  const issue = await makeOnce(find, () => github.createIssue(alertTitle(job, rows), text))
  return { is: 'told', at: issue.number, isIssue: true, rows }
}

/** What is accepted of an alert: at its check, and by the file of the default branch at `sha`. */
async function acceptedFor({ request, place }: Job, sha: string, { github, services }: Watching) {
  const { headSha } = request
  const filed = (await filedRows(sha, github)).value.filter((one) => one.sha === headSha)
  return [...filed, ...(await acceptancesOf(services.store.db, place.repository, headSha))]
}

/** Why all of the rows are accepted; null: not all are. */
function reasonsFor(rows: readonly MovedRow[], accepted: readonly Acceptance[]): string[] | null {
  const reasons = rows.map(
    (row) => accepted.find((one) => one.row === rowName(row))?.reason ?? null,
  )
  return reasons.includes(null) ? null : [...new Set(reasons as string[])]
}

/** What was told ends where it is gone, accepted, or closed by somebody. */
async function follow(alert: Job, chain: readonly MergeSeries[], work: Watching): Promise<void> {
  const end = alert.alert
  if (end?.is !== 'told') return
  const { job, github, services } = work
  const isClosed = end.isIssue && (await github.issue(end.at))?.state !== 'open'
  if (!isClosed) {
    const reasons = reasonsFor(end.rows, await acceptedFor(alert, job.request.headSha, work))
    const isAll = end.rows.every((row) => isRowGone(row, alert, chain))
    if (reasons === null && !isAll) return
    const words =
      reasons === null
        ? alertOver.gone(alert, job.request.headSha)
        : alertOver.accepted(alert, reasons)
    await postOnce(end.at, ({ body }) => body.startsWith(overMark(alert)), words, github)
    if (end.isIssue) await github.closeIssue(end.at)
  }
  const over = { alert: { ...end, is: 'over' } } as const
  await services.store.db.transaction().execute((trx) => updateJob(trx, alert.id, () => over))
}

function isRowGone(row: MovedRow, alert: Job, chain: readonly MergeSeries[]): boolean {
  const series = chain.find((one) => isSame(one, row))
  const at = series?.links.findIndex(({ head }) => head === alert.request.headSha) ?? -1
  if (series === undefined || at < 0) return false
  const after = series.links
    .slice(at + 1)
    .map((link) => ({ ...link, point: worseOf(row.metric, link.point) }))
  return isGone(worseOf(row.metric, row.change), after, lnMarginOf(row.metric))
}
