/** Pages about jobs: a table of many, and one with its timeline. */

import { metricFor, wordFor } from '../../src/model/metrics.ts'
import { clean, PROSE_CAP, plural } from '../../src/model/plain.ts'
import { percentOfLn, printDelta, printDuration, printValue } from '../../src/model/unit.ts'
import { type Markup, markup, phraseMarkup, sharesMarkup } from '../../src/render/html.ts'
import { byImportance, stateWord } from '../../src/render/rows.ts'
import * as say from '../../src/render/sentences.ts'
import { TONES as WAY_TONES, wayOf } from '../../src/render/series-lines.ts'
import { changeOf, metricLabel, verdictWord } from '../../src/render/series-page.ts'
import {
  commitMarkup,
  conclusionMarkup,
  linkMarkup,
  nameMarkup,
  tableMarkup,
  timeMarkup,
  unbroken,
} from '../../src/render/site-page.ts'
import type { LiveRun } from '../../src/report/live.ts'
import { GEOMEAN_ROW } from '../../src/stats/sample.ts'
import type { listPoints, listReports, SeriesId } from '../jobs/history.ts'
import { heldText, organisationText } from '../jobs/messages.ts'
import type { RunAbout } from '../jobs/tasks.ts'
import { isOfMain, type Job, type JobState, type QueuePosition, type Result } from '../store/job.ts'

export const repositoryPath = (repository: string) => `/repos/${repository}`

/** What it measures: `oltp of #7`. */
export const jobTitle = ({ request, pull }: Job) =>
  `${request.suite}${pull === null ? '' : ` of #${pull}`}`

export const jobPath = ({ place, id }: Job) => `${repositoryPath(place.repository)}/jobs/${id}`

export const reportPath = (repository: string, id: string) =>
  `${repositoryPath(repository)}/reports/${id}`

const STANDS: Record<JobState, string> = {
  asked: 'waits for somebody with write access',
  queued: 'waits for its turn',
  dispatched: 'started',
  running: 'measuring',
  reported: 'measured',
  failed: 'no result',
  cancelled: 'cancelled',
  lost: 'did not answer',
}

const TONES = { failure: 'bad', action_required: 'warn', neutral: '' } as const

/**
 * Green is a success against which nothing is said. Of results that were kept before that was noted
 * nobody knows, and a bisection that succeeds may have found a slowdown.
 */
function toneOf({ conclusion, isQualified }: Result): string {
  if (conclusion !== 'success') return TONES[conclusion]
  return isQualified === undefined ? '' : isQualified ? 'warn' : 'good'
}

/** What was measured in brief, in the words and the colour of the comment. */
const resultMarkup = (result: Result): Markup =>
  markup`<strong class="${toneOf(result)}">${clean(result.title, PROSE_CAP)}</strong>`

/** What it came to, else how it stands. */
export const stateMarkup = ({ state, result }: Job): Markup =>
  result === null ? markup`${STANDS[state]}` : resultMarkup(result)

function whereMarkup(job: Job, serverUrl: string): Markup {
  const { repository } = job.place
  return job.pull === null
    ? commitMarkup(`${serverUrl}/${repository}`, job.request.headSha)
    : linkMarkup(`${serverUrl}/${repository}/pull/${job.pull}`, `#${job.pull}`)
}

const CAUSES: Record<Job['cause']['kind'], string> = {
  comment: 'Asked for in a comment',
  button: 'Asked for at a check',
  push: 'Started by a push',
  group: 'Started by the merge queue',
  merge: 'Started by a merge',
  night: 'Started at night',
  release: 'Started by a release',
  alert: 'Started to make sure of a change that merges showed',
  doubt: 'Started since a quicker suite was in doubt',
}

const startedBy = ({ kind, by }: Job['cause']) =>
  `${CAUSES[kind] ?? kind}${by === null ? '' : ` by ${by}`}`

/** Jobs in one table. */
export const JOBS_SHOWN = 20

/** `isNamed`: the jobs are of several repositories. One more than are shown: there are more. */
export function jobsMarkup(
  label: string,
  jobs: Job[],
  serverUrl: string,
  isNamed: boolean,
): Markup {
  const rows = jobs.slice(0, JOBS_SHOWN).map((job) => {
    const { repository } = job.place
    const where = markup`<a href="${repositoryPath(repository)}">${repository}</a> · `
    return [
      stateMarkup(job),
      markup`<a href="${jobPath(job)}">${job.request.suite}</a> of ${whereMarkup(job, serverUrl)}
<small>${isNamed ? where : ''}${startedBy(job.cause)} · ${timeMarkup(job.askedAt)}</small>`,
    ]
  })
  const table = tableMarkup(label, ['State', 'Job'], rows, 'Nothing.')
  if (jobs.length <= JOBS_SHOWN) return table
  return markup`${table}<p class="about">There are more than these ${JOBS_SHOWN}.</p>`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened, in its order, and how long after the event before. */
function timeline(job: Job): Markup[] {
  const { askedAt, letInAt, turnAt, startedAt, endedAt, run, end } = job
  const ending = [STANDS[job.state], ...(end === null ? [] : [clean(end.why, PROSE_CAP)])]
  const events: [string | null, unknown][] = [
    [askedAt, startedBy(job.cause)],
    [letInAt === askedAt ? null : letInAt, 'Allowed to run'],
    [turnAt, 'Its turn came'],
    [startedAt, markup`${linkMarkup(run?.url, 'Its run')} began`],
    [run?.overAt ?? null, 'Its run ended'],
    [endedAt, capital(ending.join(': '))],
  ]
  const known = events
    .flatMap(([at, what]) => (at === null ? [] : [{ at, what }]))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return known.map(({ at, what }, place) => {
    const before = known[place - 1]
    const sec = before === undefined ? 0 : (Date.parse(at) - Date.parse(before.at)) / 1000
    const after = sec < 1 ? '' : markup`, ${unbroken(printDuration(sec))} later`
    return markup`<li>${timeMarkup(at)} ${what}${after}</li>
`
  })
}

/** What stands around a job. */
export type JobPage = {
  job: Job
  serverUrl: string
  hasReport: boolean
  /** Of its report; empty where it has none yet. */
  about: RunAbout
  /** Null: it does not wait for its turn. */
  standing: Omit<QueuePosition, 'said'> | null
  /** Those of its repository that have their turn. */
  atWork: Job[]
  /** What its run said last of how it stands; null: nothing. */
  live: LiveRun | null
  /** Until when GitHub's limits hold up what is written there (ISO 8601); null: they do not. */
  heldUntil: string | null
}

/** Why it does not go on yet, and what will make it; null: it is over. */
function waitMarkup(page: JobPage): Markup | null {
  const { job, standing, atWork } = page
  const { state, turnAt, request, run, end } = job
  const runLink = linkMarkup(run?.url, 'its run')
  if (state === 'asked')
    return markup`It waits for somebody with write access to allow it, in the thread of the command.`
  if (state === 'dispatched') return markup`It waits for GitHub to give ${runLink} a runner.`
  if (state === 'running' && end !== null)
    return markup`It is being stopped: ${clean(end.why, PROSE_CAP)}.`
  if (state === 'running')
    return markup`${PHASES[page.live?.phase ?? 'measure']}. The log of ${runLink} shows each round; its table appears here when
it ends, at the latest ${unbroken(printDuration(request.timeoutSec))} after it began.`
  if (state !== 'queued') return null
  if (turnAt !== null || standing === null)
    return markup`Its turn has come; GitHub has not said yet that its run exists.`
  const rival = atWork.find((one) => isOfMain(one) && one.request.suite === request.suite)
  const why =
    isOfMain(job) && rival !== undefined
      ? markup`Merges are measured in their order, one at a time of each suite`
      : markup`At most ${plural(request.parallel, 'run')} of this repository at a time`
  const links = atWork.map((one, at) => {
    const name = markup`<a href="${jobPath(one)}">${jobTitle(one)}</a>`
    return at === 0 ? name : markup`, ${name}`
  })
  const now = atWork.length === 0 ? '' : markup` Now: ${links}.`
  const before = standing.place - 1
  const place = before === 0 ? 'it is the next that waits' : `${plural(before, 'job')} before it`
  const { aboutSec } = standing
  const time =
    aboutSec === null ? '' : `, its turn comes in about ${unbroken(printDuration(aboutSec))}`
  return markup`${why}; ${place}${organisationText(standing)}${time}.${now}`
}

const PHASES: Record<LiveRun['phase'], string> = {
  sources: 'It looks for what to measure',
  find: 'It looks for programs',
  build: 'It builds both sides',
  probe: 'It tries the benchmarks out',
  measure: 'It measures',
  profile: 'It profiles',
  report: 'It writes its report',
}

/** Rows of a run that goes on; those that tell most. */
const LIVE_SHOWN = 100

function liveMarkup({ at, rounds, rows }: LiveRun): Markup {
  const isSeveral = new Set(rows.map(({ contrast }) => contrast)).size > 1
  const cells = rows
    .toSorted(byImportance)
    .slice(0, LIVE_SHOWN)
    .map((row) => {
      const { benchmark, metric, contrast, change, settled } = row
      const pct = change === null ? null : percentOfLn(change)
      const hasMoved = pct !== null && settled !== null && settled !== 'equivalent'
      const delta = pct === null ? '–' : unbroken(printDelta(pct))
      return [
        markup`<strong class="${hasMoved ? WAY_TONES[wayOf(metric, pct)] : ''}">${delta}</strong><small>${stateWord(row)}</small>`,
        markup`${nameMarkup(benchmark)} ${metricLabel(metric)}${isSeveral ? markup`<small>${contrastMarkup(contrast)}</small>` : ''}`,
      ]
    })
  const decided = rows.filter(({ settled }) => settled !== null).length
  const left =
    rounds?.leftSec == null
      ? ''
      : `, about ${unbroken(printDuration(Math.round(rounds.leftSec)))} left`
  const far =
    rounds === null ? '' : `${rounds.over} of about ${plural(rounds.most, 'round')}${left}; `
  const more = rows.length - cells.length
  return markup`<h2>So far</h2>
<p class="about">${far}${decided} of ${plural(rows.length, 'row')} decided, as the run said at ${timeMarkup(at)}.
What is not decided may still change, and the gate judges when the run ends.</p>
${tableMarkup('So far', ['Change', 'Benchmark'], cells, 'Nothing was analysed yet.')}${
  more > 0 ? markup`<p class="about">${say.andMore(more)}</p>` : ''
}`
}

/** What became of a suspicion; '': the job is about none, or it is not decided. */
function alertMarkup({ alert, cause }: Job, home: string): Markup | '' {
  if (alert === undefined || cause.kind !== 'alert') return ''
  if (!('at' in alert))
    return alert.is === 'refuted'
      ? markup`<p>Not confirmed: this run does not show what the merges did, so no alert was posted.</p>`
      : markup`<p>Confirmed, and accepted by a maintainer, so no alert was posted.</p>`
  const where = linkMarkup(
    `${home}/${alert.isIssue ? 'issues' : 'pull'}/${alert.at}`,
    `#${alert.at}`,
  )
  const rows = alert.rows.map(({ benchmark, metric, change }) => {
    const pct = percentOfLn(change)
    return markup`<li>${nameMarkup(benchmark)} ${metricLabel(metric)}: ${movedMarkup(metric, pct)}</li>`
  })
  const end =
    alert.is === 'over' ? ', and that is over: it is gone, accepted, or closed by hand' : ''
  return markup`<p>Confirmed, and reported in ${where}${end}.</p>
<ul>${rows}</ul>`
}

/** Each kind of machine once: shards may have had several. */
function machinesMarkup(machines: RunAbout['machines']): Markup | '' {
  const kinds = new Map(machines.map((one) => [JSON.stringify([one.cpuModel, one.cores]), one]))
  if (kinds.size === 0) return ''
  const names = [...kinds.values()].map(
    ({ cpuModel, cores }, at) =>
      markup`${at === 0 ? '' : '; '}${nameMarkup(cpuModel)}, ${plural(cores, 'core')}`,
  )
  return markup`<p>Measured on ${names}.</p>`
}

/** A change without its interval, with its word. */
export const movedMarkup = (metric: string, pct: number): Markup =>
  markup`<strong class="${WAY_TONES[wayOf(metric, pct)]}">${unbroken(printDelta(pct))} ${wordFor(metricFor(metric), pct)}</strong>`

/** While it is not over the script reads it again. */
export function jobMarkup(page: JobPage): Markup {
  const { job, serverUrl, hasReport, live, heldUntil } = page
  const { machines, minutes } = page.about
  const { place, request, comment } = job
  const { repository } = place
  const options = Object.entries(request.options)
  const report = markup`<p><a href="${reportPath(repository, job.id)}">The whole report</a></p>`
  const words = 'The comment on the pull request'
  const commentLink = comment === null ? '' : markup`<p>${linkMarkup(comment.url, words)}</p>`
  const home = `${serverUrl}/${repository}`
  const { sha, ref: name } = request.base
  const base = sha === null ? nameMarkup(name) : commitMarkup(home, sha)
  const wait = waitMarkup(page)
  return markup`<div data-live="${wait === null ? 'over' : 'on'}"><p role="status">${stateMarkup(job)}</p>
<p class="about">${nameMarkup(request.suite)} at ${commitMarkup(home, request.headSha)}
against ${base}, of ${whereMarkup(job, serverUrl)}${
    options.length === 0
      ? ''
      : markup`, with ${options.map(([key, text]) => nameMarkup(`${key} ${text}`))}`
  }.</p>
${alertMarkup(job, home)}
${hasReport ? report : ''}
${machinesMarkup(machines)}
${commentLink}
${wait === null ? '' : markup`<h2>Now</h2><p>${wait}</p>`}
${wait === null || live === null ? '' : liveMarkup(live)}
${wait === null || heldUntil === null ? '' : markup`<p>${heldText(heldUntil)}</p>`}
<h2>Timeline</h2>
<ol class="line-of-time">
${timeline(job)}</ol>
${minutes.length === 0 ? '' : markup`<h2>Where its minutes went</h2>${sharesMarkup(minutes)}`}</div>`
}

// Pages about measurements: the reports of a repository, its series, one series over time.

type Report = Awaited<ReturnType<typeof listReports>>[number]
type Row = Awaited<ReturnType<typeof listPoints>>[number]

/** In the words of its job; of one whose job is forgotten the conclusion is left. */
export const reportMarkup = (conclusion: string, result: Result | undefined): Markup =>
  result === undefined ? conclusionMarkup(conclusion, undefined) : resultMarkup(result)

/** `home`: the repository's page at GitHub; `results`: of the jobs that are known still. */
export function reportsMarkup(
  reports: Report[],
  results: ReadonlyMap<string, Result>,
  repository: string,
  home: string,
): Markup {
  const rows = reports.map(({ id, suite, ref, headSha, conclusion, keptAt, hasBody }) => {
    const name = hasBody
      ? markup`<a href="${reportPath(repository, id)}">${suite}</a>`
      : markup`${suite} (too old: only its points are left)`
    return [
      reportMarkup(conclusion, results.get(id)),
      markup`${name} of ${nameMarkup(ref)}
<small>${commitMarkup(home, headSha)} · ${timeMarkup(keptAt)}</small>`,
    ]
  })
  return tableMarkup('Reports', ['Conclusion', 'Report'], rows, 'None yet.')
}

export function historyPath(repository: string, id: SeriesId, ref?: string): string {
  const { suite, contrast, benchmark, metric } = id
  const named = { suite, contrast, benchmark, metric, ...(ref === undefined ? {} : { ref }) }
  return `${repositoryPath(repository)}/history?${new URLSearchParams(named)}`
}

const benchmarkMarkup = (benchmark: string) =>
  benchmark === GEOMEAN_ROW ? markup`${say.GEOMEAN}` : nameMarkup(benchmark)

/** What a contrast compares, as a report calls it where it has no more than its id. */
export function contrastMarkup(contrast: string): Markup {
  const [kind, variant] = contrast.split(/@(.*)/s)
  if (kind !== 'refs') return nameMarkup(contrast)
  const isPlain = variant === undefined
  return phraseMarkup(isPlain ? say.titles.refs() : say.titles.under([{ name: variant }]))
}

/** Rows of the newest report of a suite: what is measured now, each with its history. */
export function seriesMarkup(rows: Row[], repository: string, suite: string): Markup {
  const isOne = rows.every(({ contrast }) => contrast === 'refs')
  const cells = rows.map((row) => {
    const { contrast, benchmark, metric, unit, headValue } = row
    const id = { suite, contrast, benchmark, metric }
    const value = headValue === null ? '' : markup` ${unbroken(printValue(headValue, unit))}`
    const compared = isOne ? '' : markup`<small>${contrastMarkup(contrast)}</small>`
    return [
      markup`${changeOf(row)}<small>${verdictWord(metric, row)}</small>`,
      markup`<a href="${historyPath(repository, id)}">${benchmarkMarkup(benchmark)}
${metricLabel(metric)}</a>${value}${compared}`,
    ]
  })
  const heads = ['Change', 'Benchmark, metric, last value']
  return tableMarkup('What is measured', heads, cells, 'Nothing.')
}
