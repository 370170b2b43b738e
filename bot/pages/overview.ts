/** The front of a repository: what needs a look, then every benchmark as a line with its curve. */
import { metricFor, wordFor } from '../../src/model/metrics.ts'
import { clean, plural, shortSha } from '../../src/model/plain.ts'
import { percentOfLn, printDelta } from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import {
  choiceMarkup,
  isSure,
  linesTable,
  printMoved,
  TONES,
  wayOf,
} from '../../src/render/series-lines.ts'
import { metricLabel } from '../../src/render/series-page.ts'
import {
  commitMarkup,
  datedSha,
  linkMarkup,
  nameMarkup,
  rangeMarkup,
  tableMarkup,
  timeMarkup,
  unbroken,
} from '../../src/render/site-page.ts'
import type { Moved } from '../../src/report/chained.ts'
import type { ComparedLine, MeasuredCommit, Overview } from '../jobs/overview.ts'
import { isBisection, isFinal, type Job } from '../store/job.ts'
import { contrastMarkup, historyPath, jobPath, stateMarkup } from './job-pages.ts'
import { MEASURE_MERGES } from './layout.ts'

// Lines.

type Where = { repository: string; suite: string; home: string; metric: string }

function noLinesMarkup(branch: string, commits: number): Markup {
  if (commits > 0) return markup`<p>No run of ${nameMarkup(branch)} has a row of this metric.</p>`
  return markup`<p>No run of ${nameMarkup(branch)} has measured this suite yet, so there are no trends.
To begin them, <a href="${MEASURE_MERGES}">measure each merge</a>.</p>`
}

export type OverviewPage = Where & {
  branch: string
  suites: string[]
  overview: Overview
  to(more: { suite?: string; metric?: string }): string
}

export function linesMarkup(page: OverviewPage): Markup {
  const { overview, suite, suites, branch, to } = page
  const { lines, metrics, metric, commits } = overview
  const choices = [
    choiceMarkup(
      'Suite',
      suites.map((name) => [name, to({ suite: name })]),
      suite,
    ),
    choiceMarkup(
      'Metric',
      metrics.map((name) => [metricLabel(name), to({ suite, metric: name })]),
      metricLabel(metric),
    ),
  ]
  if (lines.length === 0) return markup`${choices}${noLinesMarkup(branch, commits)}`
  const isOne = lines.every(({ contrast }) => contrast === 'refs')
  const shown = lines.map((line) => {
    const { contrast, benchmark } = line
    const href = historyPath(page.repository, { suite, contrast, benchmark, metric })
    return { ...line, href, about: isOne ? ('' as const) : contrastMarkup(contrast) }
  })
  return markup`${choices}
<p class="about">${plural(lines.length, 'line')} over ${plural(commits, 'commit')} of
${nameMarkup(branch)}. A trend is the product of paired comparisons: the machine does not matter.</p>
${linesTable(shown, page)}`
}

// What needs a look: alerts that stand open, and bisections.

const NAME = 80

const alertStands = ({ alert }: Job): boolean => alert === undefined || alert.is === 'told'

function alertMarkup(job: Job, home: string): Markup | null {
  const { cause, alert, request } = job
  if (cause.kind !== 'alert' || !alertStands(job)) return null
  if (alert === undefined && isFinal(job)) return null
  const rows = alert?.is === 'told' ? alert.rows : cause.rows
  const names = rows.slice(0, 3).map(({ benchmark, metric, change }) => {
    const pct = percentOfLn(change)
    return markup`<li>${nameMarkup(clean(benchmark, NAME))} ${metricLabel(metric)}:
<strong class="${TONES[wayOf(metric, pct)]}">${unbroken(printDelta(pct))} ${wordFor(metricFor(metric), pct)}</strong></li>`
  })
  const { sha } = request.base
  const range = rangeMarkup(home, sha, request.headSha)
  const more = rows.length > 3 ? markup`<li>and ${plural(rows.length - 3, 'more row')}</li>` : ''
  const where =
    alert?.is === 'told'
      ? linkMarkup(`${home}/${alert.isIssue ? 'issues' : 'pull'}/${alert.at}`, `#${alert.at}`)
      : markup`<a href="${jobPath(job)}">measured again now</a>`
  return markup`<li>${nameMarkup(request.suite)} ${range}, ${where} · ${timeMarkup(job.askedAt)}
<ul>${names}${more}</ul></li>`
}

function bisectionMarkup(job: Job, home: string): Markup | null {
  if (!isBisection(job)) return null
  const { bisect, base, headSha } = job.request
  const row = bisect?.row == null ? 'what changed most' : nameMarkup(clean(bisect.row, NAME))
  const range = rangeMarkup(home, base.sha, headSha)
  return markup`<li><a href="${jobPath(job)}">Bisection</a> of ${row}, ${range}:
${stateMarkup(job)} · ${timeMarkup(job.askedAt)}</li>`
}

/** Alerts that stand and the newest bisections; nothing where there are none. */
export function watchedMarkup(jobs: readonly Job[], home: string): Markup {
  const alerts = jobs.flatMap((job) => alertMarkup(job, home) ?? [])
  const bisections = jobs.flatMap((job) => bisectionMarkup(job, home) ?? []).slice(0, 5)
  const list = (title: string, items: Markup[]) =>
    items.length === 0 ? '' : markup`<h2>${title}</h2><ul>${items}</ul>`
  return markup`${list('Alerts', alerts)}${list('Bisections', bisections)}`
}

// Two commits, side by side.

export type ComparePage = Where & {
  from: string
  to: string
  commits: readonly MeasuredCommit[]
  lines: readonly ComparedLine[]
}

/** The commits of a branch to choose from, the newest first. */
const commitChoice = (name: string, label: string, { commits }: ComparePage, chosen: string) =>
  markup`<label>${label} <select name="${name}">${commits.toReversed().map(({ sha, at }) => {
    const words = datedSha(sha, at)
    return sha === chosen
      ? markup`<option value="${sha}" selected>${words}</option>`
      : markup`<option value="${sha}">${words}</option>`
  })}</select></label> `

const knownMarkup = (moved: Moved | null, metric: string): Markup =>
  moved === null
    ? markup`not known`
    : markup`<span class="${isSure(moved) ? TONES[wayOf(metric, moved.pct)] : ''}">${printMoved(moved)}</span>`

/** What is known of two commits by a comparison of just these, and by the chain between them. */
export function compareMarkup(page: ComparePage): Markup {
  const { repository, suite, metric, from, to, home, lines } = page
  const isOne = lines.every(({ contrast }) => contrast === 'refs')
  const rows = lines.map(({ contrast, benchmark, pair, chain }) => {
    const id = { suite, contrast, benchmark, metric }
    const compared = isOne ? '' : markup`<small>${contrastMarkup(contrast)}</small>`
    return [
      markup`<a href="${historyPath(repository, id)}">${nameMarkup(benchmark)}</a>${compared}`,
      knownMarkup(pair, metric),
      knownMarkup(chain, metric),
    ]
  })
  const unknown = lines.filter(({ pair, chain }) => pair === null && chain === null).length
  const ends = [shortSha(from), shortSha(to)]
  return markup`<p>${metricLabel(metric)} of ${nameMarkup(suite)}: ${commitMarkup(home, to)} against
${commitMarkup(home, from)}${unknown === 0 ? '' : `, ${unknown} of ${lines.length} not known`}.</p>
<form class="controls"><input type="hidden" name="suite" value="${suite}"><input type="hidden"
 name="metric" value="${metric}">${commitChoice('from', 'From', page, from)}${commitChoice('to', 'To', page, to)}<button>Compare</button></form>
<p class="about">A pair is a comparison of just these two commits; a chain multiplies those between them, and its
interval grows with their number.</p>
${tableMarkup('Compared', ['Benchmark', 'By a pair', 'By the chain'], rows, 'Nothing was measured.')}
<h2>Measure it</h2>
<p>On a pull request: <code>/bench ${suite} @${ends[1]} --base ${ends[0]}</code></p>
<p>On your machine: <code>gcbench run ${suite} --base ${ends[0]} --head ${ends[1]}</code></p>`
}
