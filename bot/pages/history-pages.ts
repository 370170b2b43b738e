/** What a repository measured, on pages: its reports, its series, one series over time. */
import { percentOfLn, printDelta, printInterval, printValue } from '../../src/core/metrics/unit.ts'
import { curvePicture } from '../../src/core/tell/picture/curve-picture.ts'
import { asIs, type Markup, markup } from '../../src/core/text/html.ts'
import { NAME_CAP } from '../../src/core/text/phrase.ts'
import { clean } from '../../src/core/text/plain.ts'
import { shortSha } from '../../src/core/text/sha.ts'
import type {
  ChainedHistory,
  HistoryPoint,
  LevelChange,
  listPoints,
  listReports,
  SeriesId,
} from '../history/queries.ts'
import { reportPath, repositoryPath } from './job-pages.ts'
import { commitMarkup, nameMarkup, tableMarkup, timeMarkup, unbroken } from './layout.ts'

type Report = Awaited<ReturnType<typeof listReports>>[number]
type Row = Awaited<ReturnType<typeof listPoints>>[number]

/** `home`: the repository's page at GitHub. */
export function reportsMarkup(reports: Report[], repository: string, home: string): Markup {
  const rows = reports.map(({ id, suite, ref, headSha, conclusion, keptAt, hasBody }) => [
    hasBody
      ? markup`<a href="${reportPath(repository, id)}">${suite}</a>`
      : markup`${suite} (too old: only its points are left)`,
    nameMarkup(ref),
    commitMarkup(home, headSha),
    markup`${conclusion.replaceAll('_', ' ')}`,
    timeMarkup(keptAt),
  ])
  const heads = ['Suite', 'Of', 'Commit', 'Conclusion', 'Kept']
  return tableMarkup('Reports', heads, rows, 'None yet.')
}

export function historyPath(repository: string, id: SeriesId, ref?: string): string {
  const { suite, contrast, benchmark, metric } = id
  const named = { suite, contrast, benchmark, metric, ...(ref === undefined ? {} : { ref }) }
  return `${repositoryPath(repository)}/history?${new URLSearchParams(named)}`
}

const changeOf = ({ deltaPct, lowPct, highPct }: Pick<Row, 'deltaPct' | 'lowPct' | 'highPct'>) =>
  deltaPct === null
    ? '–'
    : `${unbroken(printDelta(deltaPct))} ${unbroken(printInterval(lowPct, highPct))}`

/** Rows of the newest report of a suite: what is measured now, each with its history. */
export function seriesMarkup(rows: Row[], repository: string, suite: string): Markup {
  const cells = rows.map((row) => {
    const { contrast, benchmark, metric, unit, headValue, deltaPct, lowPct, highPct } = row
    const id = { suite, contrast, benchmark, metric }
    return [
      markup`<a href="${historyPath(repository, id)}">${nameMarkup(benchmark)}</a>`,
      markup`${clean(metric, NAME_CAP)}`,
      markup`${clean(contrast, NAME_CAP)}`,
      markup`${headValue === null ? '–' : unbroken(printValue(headValue, unit))}`,
      markup`${changeOf({ deltaPct, lowPct, highPct })}`,
    ]
  })
  const heads = ['Benchmark', 'Metric', 'Compared', 'Head', 'Change']
  return tableMarkup('What is measured', heads, cells, 'Nothing.')
}

export type SeriesHistory = {
  id: SeriesId
  ref: string
  /** `''`: not known. */
  unit: string
  points: HistoryPoint[]
  changes: LevelChange[]
  chain: ChainedHistory
  /** Where older points go on; null: there are none. */
  older: string | null
}

/** The product of paired comparisons: the machine they were measured on does not matter. */
function chainMarkup({ chain: { points, steps } }: SeriesHistory, home: string): Markup {
  if (points.length < 2) {
    return markup`<p class="about">No two commits of it were compared with each other yet, so there
is no chained curve: what is below are absolute values from whatever machine there was.</p>`
  }
  const starts = new Set(steps.map(({ to }) => to))
  const drawn = points.map(({ sha, pct, lowPct, highPct }) => ({
    ...{ value: pct, low: lowPct, high: highPct, isChange: starts.has(sha) },
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  const title =
    `Change since ${shortSha(first.sha)}: ${printDelta(last.pct)} ` +
    `${printInterval(last.lowPct, last.highPct)} at ${shortSha(last.sha)}`
  const text = { title, first: shortSha(first.sha), last: shortSha(last.sha), labelOf: printDelta }
  const rows = steps.map(({ from, to, commits, change, low, high }) => {
    const range = commits === 1 ? '' : markup` (since ${commitMarkup(home, from)})`
    const interval = printInterval(percentOfLn(low), percentOfLn(high))
    return [
      markup`${commitMarkup(home, to)}${range}`,
      markup`${printDelta(percentOfLn(change))} ${interval}`,
    ]
  })
  return markup`<p>${title}. The band holds each level at 95 %.</p>
${asIs(curvePicture(drawn, text, null))}
<h3>What moved it</h3>
${tableMarkup('What moved it', ['Commit', 'Change'], rows, 'Nothing but chance.')}`
}

function levelsMarkup(history: SeriesHistory): Markup {
  const { points, changes, unit } = history
  const starts = new Set(changes.map(({ report }) => report))
  const drawn = points.map(({ value, report }) => ({
    ...{ value, low: null, high: null, isChange: starts.has(report) },
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  const labelOf = (value: number) => printValue(value, unit)
  const title = `${points.length} values, from ${labelOf(first.value)} to ${labelOf(last.value)}`
  const text = { title, first: shortSha(first.sha), last: shortSha(last.sha), labelOf }
  return asIs(curvePicture(drawn, text, null))
}

/** Newest first; as many as a reader may want to see at once. */
const ROWS_SHOWN = 100

export function historyMarkup(history: SeriesHistory, repository: string, home: string): Markup {
  const { points, changes, id, ref, older, unit } = history
  if (points.length === 0) return markup`<p>Nothing of it was measured on ${nameMarkup(ref)}.</p>`
  const about = markup`<p class="about">${clean(id.metric, NAME_CAP)} of suite
${nameMarkup(id.suite)} on ${nameMarkup(ref)}, compared as ${nameMarkup(id.contrast)}.</p>`
  const byReport = new Map(changes.map((change) => [change.report, change]))
  const rows = points
    .slice(-ROWS_SHOWN)
    .reverse()
    .map((point) => {
      const change = byReport.get(point.report)
      const { report, sha, value, verdict, keptAt, side } = point
      const delta = changeOf(point)
      const moved = `new level: ${unbroken(printDelta(change?.changePct ?? 0))}`
      return [
        markup`${commitMarkup(home, sha)}${side === 'base' ? ' (as a base)' : ''}`,
        markup`${unbroken(printValue(value, unit))}`,
        markup`${delta}${verdict === null ? '' : `, ${verdict}`}`,
        markup`${change === undefined ? '' : markup`<strong class="warn">${moved}</strong>`}`,
        markup`<a href="${reportPath(repository, report)}">open</a>`,
        timeMarkup(keptAt),
      ]
    })
  const heads = ['Commit', 'Value', 'Against its base', 'Level', 'Report', 'Kept']
  const more =
    older === null
      ? ''
      : markup`<p><a href="${historyPath(repository, id, ref)}&amp;before=${older}">Older</a></p>`
  return markup`${about}
<h2>Chained comparisons</h2>
${chainMarkup(history, home)}
<h2>Absolute values</h2>
${levelsMarkup(history)}
${tableMarkup('Values', heads, rows, '')}
${more}`
}
