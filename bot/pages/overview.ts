/** The front of a repository: what needs a look, then every benchmark as a line with its curve. */
import { metricFor, wordFor, worsening } from '../../src/model/metrics.ts'
import { clean, NAME_CAP, plural, shortSha } from '../../src/model/plain.ts'
import {
  percentOfLn,
  printDelta,
  printInterval,
  printPercent,
  printValue,
} from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import type {
  BenchmarkLine,
  ComparedLine,
  LastMove,
  MeasuredCommit,
  Moved,
  Overview,
} from '../jobs/overview.ts'
import { isBisection, isFinal, type Job } from '../store/job.ts'
import { contrastMarkup, historyPath, jobPath, metricLabel, stateMarkup } from './job-pages.ts'
import {
  commitMarkup,
  datedSha,
  linkMarkup,
  MEASURE_MERGES,
  nameMarkup,
  rangeMarkup,
  tableMarkup,
  timeMarkup,
  unbroken,
} from './layout.ts'

// A small picture of a curve.

const SPARK = { width: 120, height: 28, edge: 3 }

/** Of levels in percent; a range below `leastPct` is not made larger than it is. */
export function sparkMarkup(
  levels: readonly number[],
  { leastPct, stepAt }: { leastPct: number; stepAt: number },
): Markup {
  if (levels.length < 2) return markup``
  const { width, height, edge } = SPARK
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const range = Math.max(high - low, leastPct, 1e-9)
  const middle = (low + high) / 2
  const x = (at: number) => Math.round(edge + (at / (levels.length - 1)) * (width - 2 * edge))
  const y = (level: number) =>
    Math.round(height / 2 - ((level - middle) / range) * (height - 2 * edge))
  // Where it stands still only the ends count: of 400 curves most are flat in most places.
  const heights = levels.map(y)
  const isTurn = (height: number, at: number) =>
    heights[at - 1] !== height || heights[at + 1] !== height
  const along = heights.flatMap((one, at) => (isTurn(one, at) ? [`${x(at)} ${one}`] : [])).join(' ')
  const step = stepAt < 0 ? '' : markup`<path class="change" d="M${x(stepAt)} 0V${height}"/>`
  return markup`<svg class="spark" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
 aria-hidden="true">${step}<polyline class="curve" points="${along}"/><circle class="point"
 cx="${x(levels.length - 1)}" cy="${y(levels.at(-1)!)}" r="2.5"/></svg>`
}

// Lines.

type Where = { repository: string; suite: string; home: string; metric: string }

const TONES = { worse: 'bad', better: 'good', other: '' } as const
type Way = keyof typeof TONES

const wayOf = (metric: string, pct: number): Way => {
  const worse = worsening(metricFor(metric).better, pct)
  return worse > 0 ? 'worse' : worse < 0 ? 'better' : 'other'
}

const printMoved = ({ pct, lowPct, highPct }: Moved) =>
  markup`${unbroken(printDelta(pct))} <span class="interval">${unbroken(
    printInterval(lowPct, highPct),
  )}</span>`

const isSure = ({ lowPct, highPct }: Moved) => lowPct > 0 || highPct < 0

const dayMarkup = (at: Date) =>
  markup`<time datetime="${at.toISOString()}">${at
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '\u2011')}</time>`

function lastMarkup(last: LastMove, { metric, home }: Where): Markup {
  const { pct, from, to, commits, at } = last
  const word = wordFor(metricFor(metric), pct)
  return markup`<strong class="${TONES[wayOf(metric, pct)]}">${unbroken(printDelta(pct))} ${word}</strong>
<span class="interval">${unbroken(printInterval(last.lowPct, last.highPct))}</span>
<small>${rangeMarkup(home, commits === 1 ? null : from, to)}${at === null ? '' : markup` · ${dayMarkup(at)}`}</small>`
}

function lineMarkup(line: BenchmarkLine, where: Where, isOne: boolean): Markup {
  const { contrast, benchmark, unit, value, chain, total, last, noisePct, measuredAt } = line
  const { metric } = where
  const id = { suite: where.suite, contrast, benchmark, metric }
  const levels = chain.points.map(({ pct }) => pct)
  const stepAt = last === null ? -1 : chain.points.findIndex(({ sha }) => sha === last.to)
  const way = last === null ? 'same' : wayOf(metric, last.pct)
  const number = (one: number | null | undefined) => (one == null ? '' : Number(one.toPrecision(6)))
  const compared = isOne ? '' : markup`<small>${contrastMarkup(contrast)}</small>`
  const now = value === null ? '–' : unbroken(printValue(value, unit))
  const spark = sparkMarkup(levels, { leastPct: 2 * (noisePct ?? 0), stepAt })
  const sure = total !== null && isSure(total) ? TONES[wayOf(metric, total.pct)] : ''
  return markup`<tr data-way="${way}" data-total="${number(total?.pct)}" data-last="${number(last?.pct)}"
 data-at="${last?.at?.getTime() ?? ''}" data-noise="${number(noisePct)}"><th scope="row"><a
 href="${historyPath(where.repository, id)}">${nameMarkup(benchmark)}</a>${compared}</th>
<td class="trend">${spark}</td>
<td data-label="Now">${now}<small>${dayMarkup(measuredAt)}</small></td>
<td data-label="In all" class="${sure}">${total === null ? '–' : printMoved(total)}</td>
<td data-label="Last change">${last === null ? 'none' : lastMarkup(last, where)}</td>
<td data-label="Noise">${noisePct === null ? '–' : unbroken(`±${printPercent(noisePct)}`)}</td></tr>
`
}

/** By their keys the script sorts: data attributes of a line, or its name. */
const HEADS: [key: string, title: string, about: string][] = [
  ['name', 'Benchmark', ''],
  ['', 'Trend', 'The product of paired comparisons, commit by commit'],
  ['', 'Now', 'Last measured value, on whatever machine there was'],
  ['total', 'In all', 'Change over all commits of the trend, with its 95 % interval'],
  ['last', 'Last change', 'The newest step that is more than noise and the margin'],
  ['noise', 'Noise', 'Half the width of the usual interval of one comparison'],
]

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

const choiceMarkup = (label: string, all: [name: string, href: string][], chosen: string) =>
  all.length < 2
    ? ''
    : markup`<nav class="choice" aria-label="${label}">${label}: ${all.map(([name, href]) =>
        name === chosen
          ? markup`<a href="${href}" aria-current="page">${clean(name, NAME_CAP)}</a> `
          : markup`<a href="${href}">${clean(name, NAME_CAP)}</a> `,
      )}</nav>`

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
  const heads = HEADS.map(
    ([key, title, about]) =>
      markup`<th scope="col" data-key="${key}" title="${about}">${title}</th>`,
  )
  return markup`${choices}
<p class="about">${plural(lines.length, 'line')} over ${plural(commits, 'commit')} of
${nameMarkup(branch)}. A trend is the product of paired comparisons: the machine does not matter.</p>
<div class="controls"></div>
<table class="lines"><caption class="hidden">Benchmarks and their trends</caption>
<thead><tr>${heads}</tr></thead>
<tbody>${lines.map((line) => lineMarkup(line, page, isOne))}</tbody></table>`
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
