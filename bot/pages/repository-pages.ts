/** The pages of one repository, for people who may read it. */
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { markup, PAGE_POLICY } from '../../src/render/html.ts'
import { hasReportBody, isStoredReport, readReportWithBody } from '../reports/archive.ts'
import {
  chained,
  findChanges,
  listPoints,
  listReports,
  newestOf,
  readHistory,
} from '../reports/history.ts'
import { type Overview, readOverview, runsOf } from '../reports/overview.ts'
import { findJob, newestOver, openJobs, watchedJobs } from '../store/jobs.ts'
import { acceptancesOf, type StoredRepository } from '../store/repositories.ts'
import {
  historyMarkup,
  JOBS_SHOWN,
  jobMarkup,
  jobsMarkup,
  noHistoryMarkup,
  reportsMarkup,
  repositoryPath,
  seriesMarkup,
} from './job-pages.ts'
import type { PageContext, PageLink, SiteEnv, ViewOptions } from './layout.ts'
import { linesMarkup, watchedMarkup } from './overview.ts'

const [REPORTS_SHOWN, ROWS_SHOWN, POINTS_SHOWN] = [20, 100, 500]
const ELSEWHERE_SHOWN = 10
const PAGES_BYTES = 16 * 1024 * 1024
/** Of repositories that were looked at last, as long as no newer report is there. */
const OVERVIEWS = 50

const trailOf = ({ repository }: StoredRepository, ...more: PageLink[]): PageLink[] => [
  { href: repositoryPath(repository), text: repository },
  ...more,
]

const benchmarksPath = (repository: string) => `${repositoryPath(repository)}/benchmarks`

/** Below the path of the repository; the context has its place. */
export function repositoryRoutes(options: ViewOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>()
  const overviews = new LRUCache<string, Overview>({ max: OVERVIEWS })
  routes.get('/', (context) => overview(context, options, overviews))
  routes.get('/jobs/:id', (context) => oneJob(context, context.req.param('id'), options))
  routes.get('/benchmarks', (context) => benchmarks(context, options))
  routes.get('/history', (context) => oneSeries(context, options))
  const pages = new LRUCache<string, string>({
    maxSize: PAGES_BYTES,
    sizeCalculation: (text) => text.length,
  })
  routes.get('/reports/:id', (context) =>
    oneReport(context, context.req.param('id'), options, pages),
  )
  return routes
}

const WATCHED_SHOWN = 30

async function overview(
  context: PageContext,
  { store: { db }, settings, show, missing }: ViewOptions,
  kept: LRUCache<string, Overview>,
) {
  const { repository, defaultBranch: branch } = context.get('place')
  const { serverUrl } = settings
  const home = `${serverUrl}/${repository}`
  const open = await openJobs(db, [repository], JOBS_SHOWN + 1)
  const over = await newestOver(db, repository, JOBS_SHOWN + 1)
  const reports = await listReports(db, { repository, limit: REPORTS_SHOWN })
  const watched = await watchedJobs(db, repository, WATCHED_SHOWN)
  const asked = context.req.query('suite')
  const onBranch = reports.find(({ ref }) => ref === branch) ?? reports[0]
  const suite = asked ?? onBranch?.suite ?? ''
  const wanted = context.req.query('metric')
  const runs = suite === '' ? [] : await runsOf(db, { repository, suite, ref: branch })
  const suites = [...new Set([...reports.map((report) => report.suite), suite])].sort()
  if (asked !== undefined && runs.length === 0 && !reports.some((one) => one.suite === asked))
    return missing(context)
  const key = JSON.stringify([repository, suite, branch, wanted, runs.at(-1)?.report])
  const lines = kept.get(key) ?? (await readOverview(db, runs, wanted))
  kept.set(key, lines)
  const to = (more: Record<string, string>) =>
    `${repositoryPath(repository)}?${new URLSearchParams(more)}`
  const now = open.length === 0 ? '' : markup` · <a href="#now">Queue and runs now</a>`
  const page = {
    repository,
    suite,
    suites,
    branch,
    home,
    metric: lines.metric,
    overview: lines,
    to,
  }
  return show(
    context,
    repository,
    markup`<p><a href="${benchmarksPath(repository)}">What is measured</a> ·
<a href="${home}">At GitHub</a>${now}</p>
${watchedMarkup(watched, home)}
<h2>Benchmarks</h2>
${reports.length === 0 ? markup`<p class="about">None yet.</p>` : linesMarkup(page)}
<h2 id="now">Now</h2>
${jobsMarkup('Queue and runs now', open, serverUrl, false)}
<h2>Over</h2>
${jobsMarkup('Jobs that are over', over, serverUrl, false)}
<h2>Reports</h2>
${reportsMarkup(reports, repository, home)}`,
  )
}

async function oneJob(
  context: PageContext,
  id: string,
  { store: { db }, settings, show, missing }: ViewOptions,
) {
  const place = context.get('place')
  const snapshot = await findJob(db, id)
  if (snapshot?.job.place.repository !== place.repository) return missing(context)
  const { job } = snapshot
  const hasReport = await hasReportBody(db, job.id, place.repository)
  const title = `${job.request.suite}${job.pull === null ? '' : ` of #${job.pull}`}`
  return show(context, title, jobMarkup(job, settings.serverUrl, hasReport), trailOf(place))
}

/** The page that a run would have made of it: its script is its own, and gets nothing of ours. */
const BOX = "frame-ancestors 'none'; sandbox allow-scripts allow-downloads"

const TOO_OLD = markup`<p>It is too old: only its points in the histories are left.</p>`

async function oneReport(
  context: PageContext,
  id: string,
  { store: { db }, reports, show, missing }: ViewOptions,
  pages: LRUCache<string, string>,
) {
  const { repository } = context.get('place')
  const stored = await readReportWithBody(db, id, repository)
  if (stored === null) {
    if (!(await isStoredReport(db, id, repository))) return missing(context)
    context.status(410)
    return show(context, 'An old report', TOO_OLD, trailOf(context.get('place')))
  }
  const accepted = await acceptancesOf(db, repository, stored.headSha)
  const key = JSON.stringify([id, accepted])
  const text = pages.get(key) ?? (await reports.run('showPage', { ...stored, accepted }))
  if (text === null) return missing(context)
  pages.set(key, text)
  context.header('content-security-policy', `${PAGE_POLICY}; ${BOX}`)
  return context.html(text)
}

async function benchmarks(context: PageContext, { store: { db }, show, missing }: ViewOptions) {
  const place = context.get('place')
  const { repository } = place
  const reports = await listReports(db, { repository, limit: REPORTS_SHOWN })
  const newest = new Map(reports.toReversed().map((report) => [report.suite, report]))
  const suiteName = context.req.query('suite')
  const suite = suiteName ?? reports[0]?.suite ?? ''
  const [older] = newest.has(suite) ? [] : await listReports(db, { repository, suite, limit: 1 })
  const report = newest.get(suite) ?? older
  if (suiteName !== undefined && report === undefined) return missing(context)
  const from = Math.max(0, Math.trunc(Number(context.req.query('from') ?? 0)) || 0)
  const rows = report === undefined ? [] : await listPoints(db, report.id, from, ROWS_SHOWN + 1)
  const to = (more: Record<string, string>) =>
    `${benchmarksPath(repository)}?${new URLSearchParams(more)}`
  const suites = [...newest.keys()].map(
    (name) => markup`<a href="${to({ suite: name })}">${name}</a> `,
  )
  const next = rows[ROWS_SHOWN]
  const more =
    next === undefined
      ? ''
      : markup`<p><a href="${to({ suite, from: `${next.row}` })}">More</a></p>`
  return show(
    context,
    'What is measured',
    markup`<p class="about">Rows of the newest report of a suite. Suites: ${suites}</p>
${seriesMarkup(rows.slice(0, ROWS_SHOWN), repository, suite)}
${more}`,
    trailOf(place),
  )
}

async function oneSeries(
  context: PageContext,
  { store: { db }, settings, show, missing }: ViewOptions,
) {
  const place = context.get('place')
  const { repository, defaultBranch } = place
  const { suite, contrast, benchmark, metric, ref = defaultBranch, before } = context.req.query()
  if (!suite || !contrast || !benchmark || !metric) return missing(context)
  const id = { suite, contrast, benchmark, metric }
  const { points, unit, older, links } = await readHistory(db, repository, id, ref, {
    before,
    limit: POINTS_SHOWN,
  })
  const trail = trailOf(place, { href: benchmarksPath(repository), text: 'benchmarks' })
  if (points.length === 0 && before === undefined && older === null) {
    const elsewhere = await newestOf(db, repository, id, ELSEWHERE_SHOWN)
    if (elsewhere.length === 0) return missing(context)
    return show(context, benchmark, noHistoryMarkup({ id, ref }, elsewhere, repository), trail)
  }
  const changes = findChanges(points, 0)
  const history = { id, ref, unit, points, changes, chain: chained(links, metric), older }
  const home = `${settings.serverUrl}/${repository}`
  return show(context, benchmark, historyMarkup(history, repository, home), trail)
}
