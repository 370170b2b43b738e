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
  type Seen,
  type SeriesCurve,
  seenCurve,
  seenPicture,
  stillMarkup,
  verdictWord,
} from '../../src/render/series-page.ts'
import { nameMarkup, tableMarkup, timeMarkup } from '../../src/render/site-page.ts'
import type { Look } from '../../src/render/svg.ts'
import type { ChainedHistory } from '../../src/report/chained.ts'
import {
  type HistoryPoint,
  type LevelChange,
  type newestOf,
  REPORTS_SOUGHT,
  type SeriesId,
} from '../jobs/history.ts'
import { tagsOf } from '../jobs/overview.ts'
import type { Job, MovedRow } from '../store/job.ts'
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
  noisePct: number | null
  /** When a commit was measured last, by its hash. */
  times: ReadonlyMap<string, Date>
  authors: ReadonlyMap<string, string>
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
export function curveOf(
  history: SeriesHistory,
  repository: string,
  watched: readonly Job[],
): SeriesCurve {
  const { id, unit, chain, noisePct, times, authors, points, changes } = history
  const levels = new Map(changes.map(({ report, changePct }) => [report, changePct]))
  const values = points.map(({ report, keptAt: at, ...point }) => ({
    ...point,
    at,
    report: reportPath(repository, report),
    newLevelPct: levels.get(report) ?? null,
  }))
  const { benchmark, metric } = id
  const marks = marksOf(watched, id)
  return { benchmark, metric, unit, chain, noisePct, times, authors, values, marks }
}

/** Alerts that were told of a series, and releases of its suite, at their commits; each once. */
function marksOf(jobs: readonly Job[], id: SeriesId): HistoryMark[] {
  const own = jobs.filter(({ request }) => request.suite === id.suite)
  const isAbout = ({ contrast, benchmark, metric }: MovedRow) =>
    contrast === id.contrast && benchmark === id.benchmark && metric === id.metric
  const alerts = own.flatMap(({ request: { headSha: sha }, alert }): HistoryMark[] => {
    const isTold = alert?.is === 'told' || alert?.is === 'over'
    return isTold && alert.rows.some(isAbout)
      ? [{ sha, kind: 'alert', text: `alert #${alert.at}` }]
      : []
  })
  const releases = tagsOf(jobs).map(
    ({ sha, tag }): HistoryMark => ({ sha, kind: 'release', text: clean(tag, 40) }),
  )
  const byName = new Map(releases.map((mark) => [`${mark.sha} ${mark.text}`, mark]))
  return [...alerts, ...byName.values()]
}

/** The parts of an address that say what is seen of a history, and `before`, what of it is read. */
const SEEN_PARTS = {
  view: /^(?:chain|values)$/,
  axis: /^commits$/,
  zero: /^(?:yes|no)$/,
  from: /^\d{4}-[\dTZ:.-]{5,20}$/,
  to: /^\d{4}-[\dTZ:.-]{5,20}$/,
  before: /^[^\0]{1,100}$/,
} as const

/** By their names; what is none of them, or not well written, is left out. */
export type SeenParts = Partial<Record<keyof typeof SEEN_PARTS, string>>

export const seenParts = (query: Record<string, string>): SeenParts =>
  Object.fromEntries(
    Object.entries(SEEN_PARTS).flatMap(([name, form]) => {
      const text = query[name]
      return text !== undefined && form.test(text) ? [[name, text]] : []
    }),
  )

/** What an address says of it and nobody understands: names and texts. */
export const ignoredParts = (query: Record<string, string>): [name: string, text: string][] =>
  Object.entries(SEEN_PARTS).flatMap(([name, form]): [string, string][] => {
    const text = query[name]
    const isTime = name === 'from' || name === 'to'
    const isKnown = text === undefined || (form.test(text) && !(isTime && isNoTime(text)))
    return isKnown ? [] : [[name, text]]
  })

const isNoTime = (text: string) => Number.isNaN(Date.parse(text))

function seenOf({ view, from, to }: SeenParts): Seen {
  const time = (text = '') => (isNoTime(text) ? null : new Date(text))
  return { view: (view as Seen['view'] | undefined) ?? null, from: time(from), to: time(to) }
}

const lookOf = ({ axis, zero }: SeenParts): Look => ({
  axis: axis === 'commits' ? axis : 'dates',
  zero: zero === undefined ? null : zero === 'yes',
})

/** Curves of one metric as a file of what is seen of them; null: nothing is. */
export function historyFile(
  kind: 'csv' | 'svg',
  curves: readonly SeriesCurve[],
  parts: SeenParts,
): string | null {
  const seen = curves.map((curve) => seenCurve(curve, seenOf(parts)))
  if (kind === 'svg') return seenPicture(seen, lookOf(parts))
  const rows = seen.flatMap(curveRows)
  return rows.length === 0 ? null : csvText(CURVE_COLUMNS, rows)
}

/**
 * Other benchmarks that an address names. `unknown`: no run has a value of them; `left`: there is no
 * room for them.
 */
export type Others = { drawn: SeriesHistory[]; unknown: string[]; left: string[] }

export type HistoryPage = {
  history: SeriesHistory
  /** Other benchmarks in the same graph. */
  others: Others
  /** Names of benchmarks that could be. */
  names: string[]
  seen: SeenParts
  /** Of the address, as `ignoredParts` has it. */
  ignored: [name: string, text: string][]
  /** What there is to be marked: alerts and releases, among others. */
  watched: readonly Job[]
  repository: string
  home: string
  /** Where the script of the graph is. */
  script: string
}

/** What follows the address of a history, so that the same is seen. */
const seenQuery = (others: readonly string[], seen: SeenParts): string => {
  const parts: [string, string][] = [
    ...others.map((name): [string, string] => ['with', name]),
    ...Object.entries(seen),
  ]
  return parts.length === 0 ? '' : `&${new URLSearchParams(parts)}`
}

/** Adds another benchmark to the graph, or takes one away; a form, so that it needs no script. */
function othersMarkup({ history, others, names, seen, repository }: HistoryPage): Markup {
  const { id, ref } = history
  const drawn = others.drawn.map((one) => one.id.benchmark)
  const chosen = [...drawn, ...others.left]
  const fields = Object.entries({ ...id, ref, ...seen }).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  const kept = chosen.map((name) => markup`<input type="hidden" name="with" value="${name}">`)
  const free = names.filter((name) => name !== id.benchmark && !chosen.includes(name))
  const path = historyPath(repository, id, ref)
  const without = drawn.map((name) => {
    const rest = seenQuery(
      chosen.filter((one) => one !== name),
      seen,
    )
    return markup`<li>${nameMarkup(name)} <a href="${path}${rest}" data-seen>take away</a></li>`
  })
  const list = drawn.length === 0 ? '' : markup`<ul>${without}</ul>`
  if (drawn.length >= OTHERS_SHOWN) return markup`${list}${fullMarkup(others.left)}`
  if (free.length === 0) return markup`${list}`
  return markup`${list}<form action="${repositoryPath(repository)}/history" data-seen>${fields}${kept}
<label>Another benchmark <select name="with">${free.map(
    (name) => markup`<option>${name}</option>`,
  )}</select></label> <button>Add</button></form>`
}

/** Benchmarks beside the one that a page is about. */
export const OTHERS_SHOWN = 4

const namesMarkup = (names: readonly string[]): Markup =>
  markup`${names.slice(0, NAMES_SHOWN).map((name, nth) => markup`${nth > 0 ? ', ' : ''}${nameMarkup(name)}`)}${
    names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : ''
  }`
const NAMES_SHOWN = 10

/** Why there is no more to be added, and what is not drawn for that. */
function fullMarkup(left: readonly string[]): Markup {
  const most = `A graph has ${OTHERS_SHOWN + 1} benchmarks at most.`
  if (left.length === 0) return markup`<p class="about">${most} Take one away to add another.</p>`
  return markup`<p><strong class="warn">Not drawn:</strong> ${namesMarkup(left)}. ${most} Take one away, and the next
is drawn.</p>`
}

/** What of the address is not in the page. */
function ignoredMarkup({ ignored, others, history: { ref, id } }: HistoryPage): Markup {
  const { unknown } = others
  const parts = ignored.map(
    ([name, text], nth) => markup`${nth > 0 ? ', ' : ''}${name} ${nameMarkup(text)}`,
  )
  return markup`${
    parts.length === 0
      ? ''
      : markup`<p><strong class="warn">Left out of the address:</strong> ${parts}, which says nothing here.</p>`
  }${
    unknown.length === 0
      ? ''
      : markup`<p><strong class="warn">Not drawn:</strong> ${namesMarkup(unknown)}. No run of ${nameMarkup(ref)} has a
value of it in ${nameMarkup(id.suite)}, in ${metricLabel(id.metric)}.</p>`
  }`
}

const VIEW_WORDS = { chain: 'chained comparisons', values: 'values as measured' } as const

/** What the tables are of, if not of all that there is; `all`: where that is. */
function partMarkup({ view, from, to }: Seen, all: string): Markup {
  if (view === null && from === null && to === null) return markup``
  const words = view === null ? 'both views' : VIEW_WORDS[view]
  const start = from === null ? '' : markup` from ${timeMarkup(from)}`
  const end = to === null ? '' : markup` up to ${timeMarkup(to)}`
  return markup`<p>Below are ${words}${start}${end}. <a href="${all}">Show all of it</a></p>
`
}

export function historyMarkup(page: HistoryPage): Markup {
  const { history, others, seen, watched, repository, home, script } = page
  const { points, id, ref, older } = history
  const path = historyPath(repository, id, ref)
  const chosen = [...others.drawn.map((one) => one.id.benchmark), ...others.left]
  const { from: _from, to: _to, ...view } = seen
  const { view: _view, ...whole } = view
  const more =
    older === null
      ? ''
      : markup`<p><a href="${path}${seenQuery(chosen, { ...view, before: older })}">Older</a></p>`
  if (points.length === 0 && older === null) return markup`<p>There are no older values.</p>`
  if (points.length === 0)
    return markup`<p>None of the newest ${REPORTS_SOUGHT} reports has it.</p>${more}`
  const about = markup`<p class="about">${metricLabel(id.metric)} of suite
${nameMarkup(id.suite)} on ${nameMarkup(ref)}, ${contrastMarkup(id.contrast)}.</p>`
  const curve = curveOf(history, repository, watched)
  const curves = others.drawn.map((one) => curveOf(one, repository, watched))
  const shown = { look: lookOf(seen), seen: seenOf(seen) }
  const stills = curves.map((one, nth) => {
    const own = others.drawn[nth]!
    return { curve: one, href: historyPath(repository, own.id, ref) + seenQuery([], seen) }
  })
  const file = (kind: string) =>
    path.replace('/history?', `/history.${kind}?`) + seenQuery(chosen, seen)
  return markup`${about}
${ignoredMarkup(page)}
${graphMarkup([curve, ...curves], { home, script })}
${othersMarkup(page)}
<p class="about">${ABOUT_VIEWS}
Files of what is seen: <a href="${file('csv')}" data-seen>CSV</a> · <a href="${file('svg')}"
 data-seen>SVG</a></p>
${partMarkup(shown.seen, path + seenQuery(chosen, whole))}${curveMarkup(curve, home, shown)}
${stillMarkup(stills, shown)}
${more}`
}
