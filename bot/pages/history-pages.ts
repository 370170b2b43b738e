/** The page of one benchmark: its graph, the same as a picture and as tables, CSV and SVG. */

import { type CsvCell, clean, csvText, NAME_CAP, shortSha } from '../../src/model/plain.ts'
import { percentOfLn, printDelta, printInterval, printValue } from '../../src/model/unit.ts'
import { asIs, type Markup, markup } from '../../src/render/html.ts'
import type { HistoryData, HistoryMark, HistorySeries } from '../../src/render/page-data.ts'
import { curvePicture, type Scheme } from '../../src/render/svg.ts'
import {
  type ChainedHistory,
  type HistoryPoint,
  type LevelChange,
  type newestOf,
  REPORTS_SOUGHT,
  type SeriesId,
} from '../jobs/history.ts'
import type { Job } from '../store/job.ts'
import {
  changeOf,
  contrastMarkup,
  historyPath,
  metricLabel,
  reportPath,
  repositoryPath,
  verdictWord,
} from './job-pages.ts'
import {
  commitMarkup,
  datedSha,
  MEASURE_MERGES,
  nameMarkup,
  tableMarkup,
  timeMarkup,
  unbroken,
} from './layout.ts'

type Elsewhere = Awaited<ReturnType<typeof newestOf>>[number]

export type SeriesHistory = {
  id: SeriesId
  ref: string
  /** `''`: not known. */
  unit: string
  points: HistoryPoint[]
  changes: LevelChange[]
  chain: ChainedHistory
  /** When a commit was measured last, by its hash. */
  times: ReadonlyMap<string, Date>
  /** Where older points go on; null: there are none. */
  older: string | null
}

/** A series that other refs have: why there is no curve, what makes one, and where it was seen. */
export function noHistoryMarkup(
  { ref, id }: Pick<SeriesHistory, 'ref' | 'id'>,
  elsewhere: Elsewhere[],
  repository: string,
): Markup {
  const rows = elsewhere.map((row) => [
    markup`${changeOf(row)}<small>${verdictWord(id.metric, row)}</small>`,
    markup`<a href="${reportPath(repository, row.report)}">${nameMarkup(row.ref)}</a>
<small>${timeMarkup(row.keptAt)}</small>`,
  ])
  return markup`<p>There is no history of it yet: no run of ${nameMarkup(ref)} has measured it.
A history is made of runs on the branch itself, and of runs of pull requests into it with the
suite's own settings.</p>
<p>To begin one, <a href="${MEASURE_MERGES}">measure each merge</a>.</p>
<h2>Where it was measured</h2>
${tableMarkup('Where it was measured', ['Change', 'Report'], rows, 'Nowhere else.')}`
}

/** The chain as a picture; null: no two commits were compared with each other yet. */
export function chainPicture(history: SeriesHistory, scheme: Scheme | null): string | null {
  const { points, steps } = history.chain
  if (points.length < 2) return null
  const starts = new Set(steps.map(({ to }) => to))
  const drawn = points.map(({ sha, pct, lowPct, highPct }) => ({
    value: pct,
    low: lowPct,
    high: highPct,
    isChange: starts.has(sha),
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  const ends = [first, last].map(({ sha }) => datedSha(sha, history.times.get(sha)))
  const text = { title: chainTitle(history), first: ends[0]!, last: ends[1]!, labelOf: printDelta }
  return curvePicture(drawn, text, scheme)
}

function chainTitle({ chain: { points } }: SeriesHistory): string {
  const [first, last] = [points[0]!, points.at(-1)!]
  const change = `${printDelta(last.pct)} ${printInterval(last.lowPct, last.highPct)}`
  return `Change since ${shortSha(first.sha)}: ${change} at ${shortSha(last.sha)}`
}

/** The product of paired comparisons: the machine they were measured on does not matter. */
function chainMarkup(history: SeriesHistory, home: string): Markup {
  const picture = chainPicture(history, null)
  if (picture === null) {
    return markup`<p class="about">No two commits of it were compared with each other yet, so there
is no chained curve: what is below are absolute values from whatever machine there was.</p>`
  }
  const rows = history.chain.steps.map(({ from, to, commits, change, low, high }) => {
    const range = commits === 1 ? '' : markup` (since ${commitMarkup(home, from)})`
    const interval = printInterval(percentOfLn(low), percentOfLn(high))
    const at = history.times.get(to)
    return [
      markup`${commitMarkup(home, to)}${range}${at === undefined ? '' : markup`<small>${timeMarkup(at)}</small>`}`,
      markup`${printDelta(percentOfLn(change))} ${interval}`,
    ]
  })
  return markup`<p>${chainTitle(history)}. The band is the 95 % interval of each commit.</p>
<div class="still">${asIs(picture)}</div>
<h3>What moved it</h3>
${tableMarkup('What moved it', ['Commit', 'Change'], rows, 'Nothing but chance.')}`
}

function levelsMarkup(history: SeriesHistory): Markup {
  const { points, changes, unit } = history
  const starts = new Set(changes.map(({ report }) => report))
  const drawn = points.map(({ value, report }) => ({
    value,
    low: null,
    high: null,
    isChange: starts.has(report),
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  const labelOf = (value: number) => printValue(value, unit)
  const title = `${points.length} values, from ${labelOf(first.value)} to ${labelOf(last.value)}`
  const ends = [first, last].map(({ sha, keptAt }) => datedSha(sha, keptAt))
  const text = { title, first: ends[0]!, last: ends[1]!, labelOf }
  return markup`<div class="still">${asIs(curvePicture(drawn, text, null))}</div>`
}

// What the graph gets, and the numbers as a file.

function seriesOf(history: SeriesHistory, repository: string): HistorySeries {
  const { id, chain, points, times } = history
  return {
    name: clean(id.benchmark, NAME_CAP),
    chain: chain.points.map(({ sha, pct, lowPct, highPct }) => {
      const at = times.get(sha)?.getTime() ?? null
      return { sha, at, pct, low: lowPct, high: highPct }
    }),
    values: points.map(({ sha, keptAt, value, report }) => {
      return { sha, at: keptAt.getTime(), value, report: reportPath(repository, report) }
    }),
    steps: chain.steps.map(({ to }) => to),
  }
}

/** Alerts that were told and releases, at their commits. */
export const marksOf = (jobs: readonly Job[], suite: string): HistoryMark[] =>
  jobs.flatMap(({ cause, request, alert }): HistoryMark[] => {
    const { headSha: sha } = request
    if (cause.kind === 'release') return [{ sha, kind: 'release', text: clean(cause.tag, 40) }]
    const isTold = alert?.is === 'told' || alert?.is === 'over'
    if (!isTold || request.suite !== suite) return []
    return [{ sha, kind: 'alert', text: `alert #${alert.at}` }]
  })

const CSV_COLUMNS = [
  'view',
  'benchmark',
  'metric',
  'sha',
  'at',
  'change_pct',
  'low_pct',
  'high_pct',
]

/** A line a point: chained ones in percent of the first commit, then those as measured. */
export function historyCsv({ id, unit, chain, points, times }: SeriesHistory): string {
  const { benchmark, metric } = id
  const named = (view: string, sha: string, at: Date | undefined): CsvCell[] => {
    return [view, benchmark, metric, sha, at?.toISOString() ?? null]
  }
  const rows = [
    ...chain.points.map(({ sha, pct, lowPct, highPct }) => [
      ...named('chained', sha, times.get(sha)),
      ...[pct, lowPct, highPct].map((one) => Number(one.toPrecision(8))),
      null,
      null,
    ]),
    ...points.map(({ sha, keptAt, value }) => [
      ...named('measured', sha, keptAt),
      ...[null, null, null, value, unit],
    ]),
  ]
  return csvText([...CSV_COLUMNS, 'value', 'unit'], rows)
}

/** Text of a script that is data: nothing in it ends the element. */
const dataMarkup = (data: HistoryData): Markup =>
  markup`<script type="application/json" id="history-data">${asIs(
    JSON.stringify(data).replaceAll('<', '\\u003c'),
  )}</script>`

export type HistoryPage = {
  history: SeriesHistory
  /** Other benchmarks in the same graph. */
  others: SeriesHistory[]
  /** Names of benchmarks that could be. */
  names: string[]
  marks: HistoryMark[]
  repository: string
  home: string
  /** Where the script of the graph is. */
  script: string
}

function graphMarkup({ history, others, marks, repository, home, script }: HistoryPage): Markup {
  const all = [history, ...others]
  const data: HistoryData = {
    unit: history.unit,
    commits: `${home}/commit/`,
    series: all.map((one) => seriesOf(one, repository)),
    marks,
  }
  return markup`<div data-plot="${script}"></div>${dataMarkup(data)}`
}

/** Adds another benchmark to the graph, or takes one away; a form, so that it needs no script. */
function othersMarkup({ history, others, names, repository }: HistoryPage): Markup {
  const { id, ref } = history
  const chosen = others.map((one) => one.id.benchmark)
  const fields = Object.entries({ ...id, ref }).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  const kept = chosen.map((name) => markup`<input type="hidden" name="with" value="${name}">`)
  const free = names.filter((name) => name !== id.benchmark && !chosen.includes(name))
  const path = historyPath(repository, id, ref)
  const without = chosen.map((name) => {
    const rest = chosen.filter((one) => one !== name)
    const more = rest.map((one) => `&with=${encodeURIComponent(one)}`).join('')
    return markup`<li>${nameMarkup(name)} <a href="${path}${more}">take away</a></li>`
  })
  const list = chosen.length === 0 ? '' : markup`<ul>${without}</ul>`
  if (free.length === 0 || chosen.length >= OTHERS_SHOWN) return markup`${list}`
  return markup`${list}<form action="${repositoryPath(repository)}/history">${fields}${kept}
<label>Another benchmark <select name="with">${free.map(
    (name) => markup`<option>${name}</option>`,
  )}</select></label> <button>Add</button></form>`
}

/** Benchmarks beside the one that a page is about. */
export const OTHERS_SHOWN = 4

/** Newest first; as many as a reader may want to see at once. */
const ROWS_SHOWN = 100

export function historyMarkup(page: HistoryPage): Markup {
  const { history, repository, home } = page
  const { points, changes, id, ref, older, unit } = history
  const more =
    older === null
      ? ''
      : markup`<p><a href="${historyPath(repository, id, ref)}&amp;before=${older}">Older</a></p>`
  if (points.length === 0 && older === null) return markup`<p>There are no older values.</p>`
  if (points.length === 0)
    return markup`<p>None of the newest ${REPORTS_SOUGHT} reports has it.</p>${more}`
  const about = markup`<p class="about">${metricLabel(id.metric)} of suite
${nameMarkup(id.suite)} on ${nameMarkup(ref)}, ${contrastMarkup(id.contrast)}.</p>`
  const byReport = new Map(changes.map((change) => [change.report, change]))
  const rows = points
    .slice(-ROWS_SHOWN)
    .reverse()
    .map((point) => {
      const change = byReport.get(point.report)
      const { report, sha, value, verdict, keptAt, side } = point
      const moved = `new level: ${unbroken(printDelta(change?.changePct ?? 0))}`
      const level = change === undefined ? '' : markup` <strong class="warn">${moved}</strong>`
      const word = verdict === null ? '' : verdictWord(id.metric, point)
      return [
        markup`${unbroken(printValue(value, unit))}${level}`,
        markup`${changeOf(point)}<small>${word}</small>`,
        markup`${commitMarkup(home, sha)}${side === 'base' ? ' (as a base)' : ''}
<a href="${reportPath(repository, report)}">report</a><small>${timeMarkup(keptAt)}</small>`,
      ]
    })
  const heads = ['Value', 'Against its base', 'Commit']
  const file = (kind: string) =>
    historyPath(repository, id, ref).replace('/history?', `/history.${kind}?`)
  return markup`${about}
${graphMarkup(page)}
${othersMarkup(page)}
<p class="about">Chained comparisons multiply changes that were each measured on one machine, so that it does
not matter which; values as measured also move with the machine.
Files: <a href="${file('csv')}">CSV</a> · <a href="${file('svg')}">SVG</a></p>
<h2>Chained comparisons</h2>
${chainMarkup(history, home)}
<h2>Absolute values</h2>
${levelsMarkup(history)}
${tableMarkup('Values', heads, rows, '')}
${more}`
}
