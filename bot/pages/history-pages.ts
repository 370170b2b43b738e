/** The page of one benchmark: its graph, the same as a picture and as tables, CSV and SVG. */
import { clean, csvText } from '../../src/model/plain.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import type { HistoryMark } from '../../src/render/page-data.ts'
import {
  ABOUT_VIEWS,
  CURVE_COLUMNS,
  changeOf,
  curveMarkup,
  curveRows,
  graphMarkup,
  metricLabel,
  type SeriesCurve,
  verdictWord,
} from '../../src/render/series-page.ts'
import { nameMarkup, tableMarkup, timeMarkup } from '../../src/render/site-page.ts'
import type { ChainedHistory } from '../../src/report/chained.ts'
import {
  type HistoryPoint,
  type LevelChange,
  type newestOf,
  REPORTS_SOUGHT,
  type SeriesId,
} from '../jobs/history.ts'
import type { Job } from '../store/job.ts'
import { contrastMarkup, historyPath, reportPath, repositoryPath } from './job-pages.ts'
import { MEASURE_MERGES } from './layout.ts'

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

/** Its values with their reports, and where a new level begins. */
export function curveOf(history: SeriesHistory, repository: string): SeriesCurve {
  const { id, unit, chain, times, points, changes } = history
  const levels = new Map(changes.map(({ report, changePct }) => [report, changePct]))
  const values = points.map(({ report, keptAt: at, ...point }) => ({
    ...point,
    at,
    report: reportPath(repository, report),
    newLevelPct: levels.get(report) ?? null,
  }))
  return { benchmark: id.benchmark, metric: id.metric, unit, chain, times, values }
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

export const historyCsv = (curve: SeriesCurve): string => csvText(CURVE_COLUMNS, curveRows(curve))

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

export function historyMarkup(page: HistoryPage): Markup {
  const { history, others, marks, repository, home, script } = page
  const { points, id, ref, older } = history
  const more =
    older === null
      ? ''
      : markup`<p><a href="${historyPath(repository, id, ref)}&amp;before=${older}">Older</a></p>`
  if (points.length === 0 && older === null) return markup`<p>There are no older values.</p>`
  if (points.length === 0)
    return markup`<p>None of the newest ${REPORTS_SOUGHT} reports has it.</p>${more}`
  const about = markup`<p class="about">${metricLabel(id.metric)} of suite
${nameMarkup(id.suite)} on ${nameMarkup(ref)}, ${contrastMarkup(id.contrast)}.</p>`
  const curve = curveOf(history, repository)
  const curves = others.map((one) => curveOf(one, repository))
  const file = (kind: string) =>
    historyPath(repository, id, ref).replace('/history?', `/history.${kind}?`)
  return markup`${about}
${graphMarkup([curve, ...curves], { home, script, marks })}
${othersMarkup(page)}
<p class="about">${ABOUT_VIEWS}
Files: <a href="${file('csv')}">CSV</a> · <a href="${file('svg')}">SVG</a></p>
${curveMarkup(curve, home)}
${more}`
}
