/**
 * A static site of a branch, out of its reports alone: every benchmark as a line, a page for each,
 * the last comparisons, CSV and a badge. Made of what the service's pages are made of; all files are
 * in one folder, and name each other without it.
 */
import { createHash } from 'node:crypto'
import { clean, csvText, NAME_CAP, plural } from '../model/plain.ts'
import {
  type BranchRun,
  type BranchSeries,
  type BranchSuite,
  outcomeOf,
  type RowTally,
} from '../report/branch.ts'
import { MOST_LINKS } from '../report/chained.ts'
import { commitPairsOf } from '../report/history.ts'
import { badgeJson, badgeOf, badgeSvg } from './badge.ts'
import { type Markup, markup } from './html.ts'
import { ABOUT_LINES, choiceMarkup, latelyTable, linesTable } from './series-lines.ts'
import {
  ABOUT_VIEWS,
  CURVE_COLUMNS,
  curveMarkup,
  curveRows,
  graphMarkup,
  metricLabel,
  type SeriesCurve,
} from './series-page.ts'
import { PLOT_SCRIPT } from './site-bundle.generated.ts'
import {
  conclusionMarkup,
  framedPage,
  nameMarkup,
  PLOT_FILE,
  rangeMarkup,
  SITE_POLICY,
  tableMarkup,
  timeMarkup,
} from './site-page.ts'

type SiteFile = { name: string; text: string }

/** Comparisons that a page lists; their reports have pages, too. */
const COMPARISONS_SHOWN = 20

/** Series with a page of their own: 400 benchmarks under five metrics. */
const MOST_SERIES = 2000

const POLICY = `${SITE_POLICY}; form-action 'none'; img-src data:`

/** `scan-time-op-1a2b3c4d5e.html`: to be read, the same at every run, and never that of another. */
function fileName(kind: string, ...names: string[]): string {
  const words =
    names
      .join('-')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 10)
  const start = [kind, ...words].join('-').slice(0, 60).replace(/-$/, '')
  return `${start}-${hash}.html`
}

/** Where the page of a report is. */
export const reportFile = (path: string): string => fileName('report', path)

type Site = {
  /** Whose benchmarks they are, such as `owner/name`. */
  title: string
  /** The repository's page at GitHub. */
  home: string
  suites: readonly BranchSuite[]
  /** Paths of reports that have a page (`reportFile`). */
  reports: ReadonlySet<string>
}

/** The newest comparisons of a suite, oldest first. */
export const shownRuns = (runs: readonly BranchRun[]) => runs.slice(-COMPARISONS_SHOWN)

// The page of one series.

const seriesFile = (suite: string, { benchmark, metric, variant }: BranchSeries) =>
  fileName('history', suite, benchmark, metric, ...(variant === 'default' ? [] : [variant]))

function curveOf(series: BranchSeries, reports: Site['reports']): SeriesCurve {
  const { benchmark, metric, unit, better, chain, noisePct, times } = series
  const values = series.values.map(({ path, ...value }) => ({
    ...value,
    side: 'head' as const,
    report: reports.has(path) ? reportFile(path) : null,
    newLevelPct: null,
  }))
  return { benchmark, metric, unit, better, chain, noisePct, times, values }
}

const variantMarkup = (variant: string) =>
  variant === 'default' ? ('' as const) : markup`under ${nameMarkup(variant)}`

function seriesPage(series: BranchSeries, { suite }: BranchSuite, site: Site): SiteFile {
  const { title, home, reports } = site
  const { benchmark, metric, variant } = series
  const curve = curveOf(series, reports)
  const lines = { href: linesFile(site, suite, metric), text: clean(suite, NAME_CAP) }
  const frame = {
    title: clean(benchmark, NAME_CAP),
    trail: [{ href: 'index.html', text: title }, lines],
    aside: '',
    policy: POLICY,
  }
  const body = markup`<p class="about">${metricLabel(metric)} of suite ${nameMarkup(suite)} ${variantMarkup(variant)}</p>
${graphMarkup([curve], { home, script: PLOT_FILE })}
<p class="about">${ABOUT_VIEWS} Files: <a href="history.csv">CSV</a></p>
${curveMarkup(curve, home)}`
  return { name: seriesFile(suite, series), text: framedPage(frame, body) }
}

// The page of one suite and metric.

/** Where the lines of a suite under a metric are: the first of the first is the front page. */
function linesFile({ suites: [first] }: Site, suite: string, metric: string): string {
  const isFirst = first?.suite === suite && frontMetric(first) === metric
  return isFirst ? 'index.html' : fileName('lines', suite, metric)
}

/** What the page of a suite is of; '': no comparison of it has reached a benchmark yet. */
const frontMetric = ({ metrics }: BranchSuite) => metrics[0] ?? ''

const NO_LINES = markup`<p>No comparison has reached a benchmark yet, so there are no trends.</p>`

function outcomeText({ rows, ...outcome }: RowTally): string {
  if (rows === 0) return 'reaches no benchmark'
  const { message } = badgeOf({ rows, ...outcome })
  const open = outcome.undecided === 0 ? '' : `, ${outcome.undecided} undecided`
  return `${plural(rows, 'row')}: ${message}${open}`
}

function comparisonsMarkup({ runs }: BranchSuite, { home, reports }: Site): Markup {
  const rows = shownRuns(runs)
    .toReversed()
    .map((run) => {
      const { base, head } = commitPairsOf(run).at(-1)!
      const words = outcomeText(outcomeOf([run]))
      const told = reports.has(run.path)
        ? markup`<a href="${reportFile(run.path)}">${words}</a>`
        : markup`${words}`
      return [
        conclusionMarkup(run.conclusion, run.isQualified),
        markup`${told}<small>${rangeMarkup(home, base.sha, head.sha)} · ${timeMarkup(run.createdAt)}</small>`,
      ]
    })
  return tableMarkup('Last comparisons', ['Conclusion', 'What changed'], rows, 'None yet.')
}

/** Around the lines, or around the word that there are none. */
const frontFrame = ({ title }: Site) => ({
  title: `Benchmarks of ${title}`,
  trail: [{ href: 'index.html', text: title }],
  aside: '',
  policy: POLICY,
})

function linesPage(of: BranchSuite, metric: string, site: Site, shown: ReadonlySet<string>) {
  const { suite, metrics, series, runs } = of
  const { home, suites } = site
  const own = series.filter((one) => one.metric === metric)
  const lines = own.map((one) => ({
    ...one,
    href: shown.has(seriesFile(suite, one)) ? seriesFile(suite, one) : null,
    about: variantMarkup(one.variant),
  }))
  const choices = [
    choiceMarkup(
      'Suite',
      suites.map((one) => [one.suite, linesFile(site, one.suite, frontMetric(one))]),
      suite,
    ),
    choiceMarkup(
      'Metric',
      metrics.map((one) => [metricLabel(one), linesFile(site, suite, one)]),
      metricLabel(metric),
    ),
  ]
  const body = markup`${choices}
<p class="about">${plural(lines.length, 'line')} over ${plural(runs.length, 'comparison')}, the newest ${MOST_LINKS} at
most. ${ABOUT_LINES} <a href="${home}">At GitHub</a></p>
<h2>Benchmarks</h2>
${
  lines.length === 0
    ? NO_LINES
    : markup`${latelyTable(lines, { metric, home })}
<h3 id="all">All</h3>
${linesTable(lines, { metric, home })}`
}
<h2>Last comparisons</h2>
${comparisonsMarkup(of, site)}
<h2>Files</h2>
<p><a href="history.csv">All numbers (CSV)</a> · <a href="badge.svg">Badge</a> · <a
 href="badge.json">Badge for shields.io</a></p>`
  return { name: linesFile(site, suite, metric), text: framedPage(frontFrame(site), body) }
}

function emptyPage(site: Site): SiteFile {
  const body = markup`<p>No report compares two commits yet. <a href="${site.home}">At GitHub</a></p>`
  return { name: 'index.html', text: framedPage(frontFrame(site), body) }
}

// All numbers.

function numbersFile({ suites, reports }: Site): SiteFile {
  const rows = suites.flatMap(({ suite, series }) =>
    series.flatMap((one) =>
      curveRows(curveOf(one, reports)).map((row) => [suite, one.variant, ...row]),
    ),
  )
  return { name: 'history.csv', text: csvText(['suite', 'variant', ...CURVE_COLUMNS], rows) }
}

/** All files but those of reports. Beyond `MOST_SERIES` a line has no page of its own. */
export function siteFiles(site: Site): SiteFile[] {
  const { suites } = site
  const all = suites.flatMap((of) => of.series.map((series) => ({ series, of })))
  const shown = all.slice(0, MOST_SERIES)
  const names = new Set(shown.map(({ series, of }) => seriesFile(of.suite, series)))
  const newest = suites.flatMap(({ runs }) => runs.slice(-1))
  const worse = all.filter(({ series }) => series.isWorse).length
  const badge = badgeOf(newest.length === 0 ? null : { ...outcomeOf(newest), worse })
  return [
    ...(suites.length === 0 ? [emptyPage(site)] : []),
    ...suites.flatMap((of) =>
      [...new Set([frontMetric(of), ...of.metrics])].map((metric) =>
        linesPage(of, metric, site, names),
      ),
    ),
    ...shown.map(({ series, of }) => seriesPage(series, of, site)),
    numbersFile(site),
    { name: PLOT_FILE, text: PLOT_SCRIPT },
    { name: 'badge.json', text: badgeJson(badge) },
    { name: 'badge.svg', text: badgeSvg(badge) },
  ]
}
