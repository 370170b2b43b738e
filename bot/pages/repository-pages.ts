/** The pages of one repository, for people who may read it. */
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { StoreAwayError } from '../../src/github/port.ts'
import { TooMuchError } from '../../src/machine/task-process.ts'
import { type Markup, markup, PAGE_POLICY, type PageLink } from '../../src/render/html.ts'
import { chained } from '../../src/report/chained.ts'
import { hasReportBody, isStoredReport, readReportWithBody } from '../jobs/archive.ts'
import {
  benchmarkNames,
  findChanges,
  listPoints,
  listReports,
  newestOf,
  readHistory,
} from '../jobs/history.ts'
import {
  commitNamed,
  commitsOf,
  compareCommits,
  type MeasuredCommit,
  type NamedCommit,
  type Overview,
  readOverview,
  runsOf,
} from '../jobs/overview.ts'
import { writesHeldUntil } from '../jobs/services.ts'
import type { RunAbout } from '../jobs/tasks.ts'
import { isFinal } from '../store/job.ts'
import {
  findJob,
  newestOver,
  nightJobs,
  openJobs,
  queuePositionOf,
  resultsOf,
  watchedJobs,
} from '../store/jobs.ts'
import { acceptancesOf, type StoredRepository } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'
import {
  curveOf,
  historyFile,
  historyMarkup,
  ignoredParts,
  noHistoryMarkup,
  OTHERS_SHOWN,
  type Others,
  type SeriesHistory,
  seenParts,
} from './history-pages.ts'
import {
  JOBS_SHOWN,
  jobMarkup,
  jobPath,
  jobsMarkup,
  jobTitle,
  reportsMarkup,
  repositoryPath,
  seriesMarkup,
} from './job-pages.ts'
import { type PageContext, PLOT_PATH, type SiteEnv, type ViewOptions } from './layout.ts'
import {
  chooseMarkup,
  compareMarkup,
  endNotes,
  linesMarkup,
  type NamedEnd,
  noCommitsMarkup,
  watchedMarkup,
} from './overview.ts'

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
  const overviews = new LRUCache<string, Shown>({
    max: OVERVIEWS,
    maxSize: PAGES_BYTES,
    sizeCalculation: ({ text }) => Math.max(1, `${text}`.length),
  })
  routes.get('/', (context) => overview(context, options, overviews))
  const runs = new LRUCache<string, RunAbout>({ max: 1000 })
  routes.get('/jobs/:id', (context) => oneJob(context, context.req.param('id'), options, runs))
  routes.get('/reports', (context) => olderReports(context, options))
  routes.get('/benchmarks', (context) => benchmarks(context, options))
  routes.get('/compare', (context) => compare(context, options))
  routes.get('/history', (context) => oneSeries(context, options))
  routes.get('/history.csv', (context) => oneFile(context, 'csv', options))
  routes.get('/history.svg', (context) => oneFile(context, 'svg', options))
  const pages = new LRUCache<string, string>({
    maxSize: PAGES_BYTES,
    sizeCalculation: (text) => text.length,
  })
  routes.get('/reports/:id', (context) =>
    oneReport(context, context.req.param('id'), options, pages),
  )
  return routes
}

/** The lines of a repository as they are shown, which for 400 benchmarks takes longer than the rest. */
type Shown = Pick<Overview, 'commits' | 'metric'> & { text: Markup; count: number }

const [WATCHED_SHOWN, MARKS_SHOWN] = [30, 200]
/** A night has a job for each of its suites. */
const NIGHTS_LOOKED_AT = 10

async function overview(
  context: PageContext,
  { store: { db }, settings, show, missing }: ViewOptions,
  kept: LRUCache<string, Shown>,
) {
  const { repository, defaultBranch: branch } = context.get('place')
  const { serverUrl } = settings
  const home = `${serverUrl}/${repository}`
  const open = await openJobs(db, [repository], JOBS_SHOWN + 1)
  const over = await newestOver(db, repository, JOBS_SHOWN + 1)
  const listed = await listReports(db, { repository, limit: REPORTS_SHOWN + 1 })
  const reports = listed.slice(0, REPORTS_SHOWN)
  const results = await resultsOf(db, reports.map(idOf))
  const watched = await watchedJobs(db, repository, WATCHED_SHOWN)
  const nights = await nightJobs(db, repository, NIGHTS_LOOKED_AT)
  const asked = context.req.query('suite')
  const onBranch = reports.find(({ ref }) => ref === branch) ?? reports[0]
  const suite = asked ?? onBranch?.suite ?? ''
  const wanted = context.req.query('metric')
  const runs = suite === '' ? [] : await runsOf(db, { repository, suite, ref: branch })
  const suites = [...new Set([...reports.map((report) => report.suite), suite])].sort()
  if (asked !== undefined && runs.length === 0 && !reports.some((one) => one.suite === asked))
    return missing(context)
  const key = JSON.stringify([repository, suite, suites, branch, wanted, runs.at(-1)?.report])
  const readLines = async (): Promise<Shown> => {
    const lines = await readOverview(db, runs, wanted)
    const to = (more: Record<string, string>) =>
      `${repositoryPath(repository)}?${new URLSearchParams(more)}`
    const { metric } = lines
    const page = { repository, suite, suites, branch, home, metric, overview: lines, to }
    const { commits, lines: own } = lines
    return { commits, metric, text: linesMarkup(page), count: own.length }
  }
  const lines = kept.get(key) ?? (await readLines())
  kept.set(key, lines)
  const all =
    lines.count === 0 ? '' : markup`<a href="#all">Benchmarks by change, noise or name</a> · `
  const [owner = ''] = repository.split('/')
  const hasReleases = watched.some(({ cause }) => cause.kind === 'release')
  const about = { suite, ...(lines.metric === '' ? {} : { metric: lines.metric }) }
  const two =
    lines.commits < 2 && !hasReleases
      ? ''
      : markup` · <a href="${repositoryPath(repository)}/compare?${new URLSearchParams(about)}">Compare two commits or releases</a>`
  const now = open.length === 0 ? '' : markup` · <a href="#now">Queue and runs now</a>`
  return show(
    context,
    repository,
    markup`<p>${all}<a href="${benchmarksPath(repository)}">What is measured</a> ·
<a href="${home}">At GitHub</a>${two}${now} ·
<a href="/owners/${owner}">Minutes and limits of ${owner}</a></p>
${watchedMarkup(watched, nights, home, runs.at(-1))}
<h2>Benchmarks</h2>
${reports.length === 0 ? markup`<p class="about">None yet.</p>` : lines.text}
<h2 id="now">Now</h2>
${jobsMarkup('Queue and runs now', open, serverUrl, false)}
<h2>Over</h2>
${jobsMarkup('Jobs that are over', over, serverUrl, false)}
<h2>Reports</h2>
${reportsMarkup(reports, results, repository, home)}
${moreReports(listed, repository)}`,
  )
}

const idOf = ({ id }: { id: string }) => id

/** Where the list goes on after what is shown of it; `listed` has one more, if there is one. */
function moreReports(listed: readonly { id: string }[], repository: string): Markup | '' {
  const last = listed[REPORTS_SHOWN - 1]
  if (last === undefined || listed.length <= REPORTS_SHOWN) return ''
  const after = new URLSearchParams({ after: last.id })
  return markup`<p><a href="${repositoryPath(repository)}/reports?${after}">More</a></p>`
}

async function olderReports(context: PageContext, { store, settings, show }: ViewOptions) {
  const { repository } = context.get('place')
  const after = context.req.query('after')
  const limit = REPORTS_SHOWN + 1
  const listed = await listReports(store.db, { repository, after, limit })
  const home = `${settings.serverUrl}/${repository}`
  const shown = listed.slice(0, REPORTS_SHOWN)
  const results = await resultsOf(store.db, shown.map(idOf))
  const table = reportsMarkup(shown, results, repository, home)
  const body = markup`${table}${moreReports(listed, repository)}`
  return show(context, 'Reports', body, trailOf(context.get('place')))
}

/**
 * Two commits of the branch that its runs measured, or two releases; without any named, the last
 * two releases, else the first commit and the last.
 */
async function compare(context: PageContext, { store: { db }, settings, show }: ViewOptions) {
  const place = context.get('place')
  const { repository, defaultBranch: ref } = place
  const { metric, from, to, suite: asked } = context.req.query()
  const title = 'Two commits'
  const newest = await listReports(db, { repository, limit: REPORTS_SHOWN })
  const suite = asked ?? newest[0]?.suite ?? ''
  const runs = suite === '' ? [] : await runsOf(db, { repository, suite, ref })
  const measured = commitsOf(runs, await releasesOf(db, repository, suite))
  if (measured.length === 0) {
    context.status(404)
    const suites = [...new Set(newest.map((report) => report.suite))]
    return show(context, title, noCommitsMarkup({ repository, suite, suites, ref }), trailOf(place))
  }
  const tagged = measured.filter(({ tags }) => tags.length > 0)
  const usual = tagged.length < 2 ? measured : tagged.slice(-2)
  const about = { repository, suite, ref, commits: measured, runs }
  const endOf = async (name: string | undefined, other: MeasuredCommit): Promise<NamedEnd> => {
    if (name === undefined) return { name: null, commit: { ...other, isBranch: false } }
    return { name, commit: await commitNamed(db, name, about) }
  }
  const ends = [await endOf(from, usual[0]!), await endOf(to, usual.at(-1)!)] as const
  const found = ends.flatMap(({ commit }) => commit ?? [])
  const commits = withOthers(measured, found)
  const placeOf = ({ sha }: NamedCommit) => commits.findIndex((one) => one.sha === sha)
  const [first, last] = found.toSorted((a, b) => placeOf(a) - placeOf(b))
  const home = `${settings.serverUrl}/${repository}`
  const frame = { repository, suite, home, commits, metric: metric ?? '', ref }
  if (first === undefined || last === undefined || first.sha === last.sha) {
    if (found.length < ends.length) context.status(404)
    return show(context, title, chooseMarkup(frame, ends), trailOf(place))
  }
  const known = await compareCommits(db, { repository, suite, metric }, runs, [first.sha, last.sha])
  const notes = endNotes(ends, first.sha)
  const page = { ...frame, from: first.sha, to: last.sha, notes, ...known }
  return show(context, title, compareMarkup(page), trailOf(place))
}

/** With commits of other branches that somebody named, by their times. */
function withOthers(measured: MeasuredCommit[], found: readonly NamedCommit[]): MeasuredCommit[] {
  const others = found.filter(({ sha }) => !measured.some((one) => one.sha === sha))
  const timeOf = ({ at }: MeasuredCommit) => at?.getTime() ?? 0
  const all = [...measured, ...new Map(others.map((one) => [one.sha, one])).values()]
  return others.length === 0 ? measured : all.toSorted((a, b) => timeOf(a) - timeOf(b))
}

/** Releases of a suite that were measured, oldest first. */
const releasesOf = async (db: Kysely<Tables>, repository: string, suite: string) =>
  (await watchedJobs(db, repository, MARKS_SHOWN))
    .filter(({ cause, request }) => cause.kind === 'release' && request.suite === suite)
    .reverse()

const NOTHING_KNOWN: RunAbout = { machines: [], minutes: [] }

async function oneJob(
  context: PageContext,
  id: string,
  { store, settings, reports, liveOf, show, missing }: ViewOptions,
  runs: LRUCache<string, RunAbout>,
) {
  const { db } = store
  const place = context.get('place')
  const { repository } = place
  /** The page tells how a job stands, whatever its report is. */
  const readAbout = async (report: string): Promise<RunAbout | null> => {
    try {
      const stored = await readReportWithBody(store, report, repository)
      return stored === null ? NOTHING_KNOWN : await reports.run('describeRun', stored)
    } catch (error) {
      if (error instanceof StoreAwayError) return null
      if (error instanceof TooMuchError) return NOTHING_KNOWN
      throw error
    }
  }
  const snapshot = await findJob(db, id)
  if (snapshot?.job.place.repository !== repository) return missing(context)
  const { job } = snapshot
  const isWaiting = job.state === 'queued' && job.turnAt === null
  const open = isWaiting ? await openJobs(db, [repository], JOBS_SHOWN) : []
  const hasReport = await hasReportBody(db, id, repository)
  const about = hasReport ? (runs.get(id) ?? (await readAbout(id))) : null
  if (about !== null) runs.set(id, about)
  const { installation } = job.place
  const heldUntil = isFinal(job) ? null : await writesHeldUntil(db, installation, Date.now())
  const page = {
    job,
    serverUrl: settings.serverUrl,
    hasReport,
    about: about ?? NOTHING_KNOWN,
    // Where its requests are used up, none is spent on who looks.
    live: heldUntil === null ? await liveOf(job) : null,
    standing: isWaiting ? await queuePositionOf(db, job) : null,
    atWork: open.filter(({ turnAt }) => turnAt !== null),
    heldUntil,
  }
  return show(context, jobTitle(job), jobMarkup(page), trailOf(place))
}

/** The page that a run would have made of it: its script is its own, and gets nothing of ours. */
const BOX = "frame-ancestors 'none'; sandbox allow-scripts allow-downloads"

const TOO_OLD = markup`<p>It is too old: only its points in the histories are left.</p>`

async function oneReport(
  context: PageContext,
  id: string,
  { store, reports, show, missing }: ViewOptions,
  pages: LRUCache<string, string>,
) {
  const { db } = store
  const place = context.get('place')
  const { repository } = place
  const stored = await readReportWithBody(store, id, repository)
  if (stored === null) {
    if (!(await isStoredReport(db, id, repository))) return missing(context)
    context.status(410)
    return show(context, 'An old report', TOO_OLD, trailOf(place))
  }
  const accepted = await acceptancesOf(db, repository, stored.headSha)
  const job = (await findJob(db, id))?.job
  const isItsJob = job?.place.repository === repository
  const trail = trailOf(place, ...(isItsJob ? [{ href: jobPath(job), text: jobTitle(job) }] : []))
  const key = JSON.stringify([id, accepted, trail])
  const text = pages.get(key) ?? (await reports.run('showPage', { ...stored, accepted, trail }))
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
  // Larger numbers are of no row, and some are none to the store.
  const from = Number(/^\d{1,9}$/.exec(context.req.query('from') ?? '')?.[0] ?? 0)
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

/** What is asked for by its address; null: that is no series. */
async function readSeries(
  context: PageContext,
  { store: { db } }: ViewOptions,
  benchmark = context.req.query('benchmark'),
): Promise<SeriesHistory | null> {
  const { repository, defaultBranch } = context.get('place')
  const { suite, contrast, metric, ref = defaultBranch, before } = context.req.query()
  if (!suite || !contrast || !benchmark || !metric) return null
  const id = { suite, contrast, benchmark, metric }
  const { links, ...page } = await readHistory(db, repository, id, ref, {
    before,
    limit: POINTS_SHOWN,
  })
  const changes = findChanges(page.points, 0)
  return { id, ref, changes, chain: chained(links, metric), ...page }
}

/** Names that are looked up, in an address of hundreds. */
const NAMES_SOUGHT = 20

/** Other benchmarks that the address names, the first of them that there are. */
async function readOthers(context: PageContext, options: ViewOptions): Promise<Others> {
  const own = context.req.query('benchmark')
  const wanted = [...new Set(context.req.queries('with') ?? [])].filter((name) => name !== own)
  const others: Others = { drawn: [], unknown: [], left: wanted }
  let sought = 0
  while (others.left.length > 0 && others.drawn.length < OTHERS_SHOWN && sought < NAMES_SOUGHT) {
    const names = others.left.slice(0, OTHERS_SHOWN - others.drawn.length)
    const read = await Promise.all(names.map((name) => readSeries(context, options, name)))
    for (const [nth, one] of read.entries())
      if (one === null || one.points.length === 0) others.unknown.push(names[nth]!)
      else others.drawn.push(one)
    others.left = others.left.slice(names.length)
    sought += names.length
  }
  return others
}

async function oneSeries(context: PageContext, options: ViewOptions) {
  const { store, settings, show, missing } = options
  const { db } = store
  const place = context.get('place')
  const { repository } = place
  const history = await readSeries(context, options)
  if (history === null) return missing(context)
  const { id, ref, points, older } = history
  const trail = trailOf(place, { href: benchmarksPath(repository), text: 'benchmarks' })
  if (points.length === 0 && context.req.query('before') === undefined && older === null) {
    const elsewhere = await newestOf(db, repository, id, ELSEWHERE_SHOWN)
    if (elsewhere.length === 0) return missing(context)
    const body = noHistoryMarkup({ id, ref }, elsewhere, repository)
    return show(context, id.benchmark, body, trail)
  }
  const newest = points.at(-1)
  const page = {
    history,
    others: await readOthers(context, options),
    names: newest === undefined ? [] : await benchmarkNames(db, newest.report, id),
    seen: seenParts(context.req.query()),
    ignored: ignoredParts(context.req.query()),
    watched: await watchedJobs(db, repository, MARKS_SHOWN),
    repository,
    home: `${settings.serverUrl}/${repository}`,
    script: PLOT_PATH,
  }
  return show(context, id.benchmark, historyMarkup(page), trail)
}

/** The numbers of a history, or its picture, as a file: of what the address says is seen. */
async function oneFile(context: PageContext, kind: 'csv' | 'svg', options: ViewOptions) {
  const history = await readSeries(context, options)
  if (history === null) return options.missing(context)
  const all = [history, ...(await readOthers(context, options)).drawn]
  const { repository } = context.get('place')
  const watched = await watchedJobs(options.store.db, repository, MARKS_SHOWN)
  const curves = all.map((one) => curveOf(one, repository, watched))
  const text = historyFile(kind, curves, seenParts(context.req.query()))
  if (text === null) return options.missing(context)
  context.header('content-disposition', `attachment; filename="history.${kind}"`)
  const type = kind === 'csv' ? 'text/csv' : 'image/svg+xml'
  return context.body(text, 200, { 'content-type': `${type}; charset=utf-8` })
}
