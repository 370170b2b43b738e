/**
 * The pages for people; they work without scripts. A repository that the visitor may not read looks
 * exactly like one that does not exist, and takes as long.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SignIn } from '../../src/github/app.ts'
import { metricFor, wordFor, worsening } from '../../src/model/metrics.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { plural } from '../../src/model/plain.ts'
import { printDelta, printDuration, printInterval } from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import { metricLabel } from '../../src/render/series-page.ts'
import { PLOT_SCRIPT } from '../../src/render/site-bundle.generated.ts'
import {
  nameMarkup,
  rangeMarkup,
  tableMarkup,
  timeMarkup,
  unbroken,
} from '../../src/render/site-page.ts'
import { type CurvePoint, curvePicture, type Scheme, USUAL_LOOK } from '../../src/render/svg.ts'
import { type Archive, readReportWithBody } from '../jobs/archive.ts'
import { heldText } from '../jobs/messages.ts'
import {
  type BranchMove,
  largestMoves,
  type MeasuredRepository,
  measuredLately,
} from '../jobs/overview.ts'
import {
  type DrawnCurve,
  isCurveMark,
  isPictureMark,
  type LinkSettings,
  unpackedCurve,
} from '../jobs/pictures.ts'
import type { Reports } from '../jobs/process.ts'
import { type AskerSpending, type Spending, spentByAskers, spentIn } from '../jobs/requests.ts'
import { writesHeldUntil } from '../jobs/services.ts'
import type { Result } from '../store/job.ts'
import { countJobs, openJobs, resultsOf } from '../store/jobs.ts'
import { countDepths } from '../store/queue.ts'
import { findRepositories, findRepository, type StoredRepository } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'
import type { QueueDepth } from '../telemetry.ts'
import { historyPath, JOBS_SHOWN, jobsMarkup, reportMarkup, repositoryPath } from './job-pages.ts'
import {
  PAGES_POLICY,
  type PageContext,
  PLOT_PATH,
  pageMarkup,
  type SiteEnv,
  type ViewOptions,
} from './layout.ts'
import { repositoryRoutes } from './repository-pages.ts'
import { makeReaders, makeSessions, type ReaderOptions } from './sign-in.ts'

type SiteOptions = Omit<ViewOptions, 'missing' | 'show'> &
  Pick<ReaderOptions, 'isPublic' | 'log'> & {
    /** Null: nobody can sign in. */
    signIn: SignIn | null
    /** Who is told nothing is told so this late, whatever had to be asked first. Default 1000. */
    refusalMs?: number
  }

/** Frames of pages for whoever looks. */
function framing(signIn: SignIn | null): Pick<ViewOptions, 'missing' | 'show'> {
  const show: ViewOptions['show'] = (context, title, body, trail = []) => {
    const { pathname, search } = new URL(context.req.url)
    const viewer = context.get('viewer')
    const frame = { title, trail, path: pathname + search, viewer, canSignIn: signIn !== null }
    return context.html(pageMarkup(frame, body))
  }
  return {
    show,
    missing(context) {
      context.status(404)
      const hint = 'If it is a private repository that you can read at GitHub, sign in.'
      const isHelped = signIn !== null && context.get('viewer') === null
      const words = `There is no such page, or it is not for you. ${isHelped ? hint : ''}`
      return show(context, 'Not found', markup`<p>${words}</p>`)
    },
  }
}

const HEADERS = {
  'content-security-policy': PAGES_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

export function siteRoutes(options: SiteOptions): Hono<SiteEnv> {
  const { settings, store, signIn, refusalMs = 1000 } = options
  const { db } = store
  const readers = makeReaders({ ...options, open: settings.apiOpen })
  const sessions = makeSessions(options)
  const { show, missing } = framing(signIn)
  const site = new Hono<SiteEnv>()
  // What a page repeats of its address stands in none that only some may read.
  site.use(compress())
  site.use(async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
    context.set('viewer', sessions.viewerOf(context))
    // PostgreSQL has no such character, so nothing is called so.
    if (/%00/.test(context.req.url)) return missing(context)
    return next()
  })
  site.route('/', sessions.routes as unknown as Hono<SiteEnv>)

  /** Lets those in who may read the repository. */
  const guard: MiddlewareHandler<SiteEnv> = async (context, next) => {
    const since = performance.now()
    const { owner, repo } = context.req.param() as { owner: string; repo: string }
    const place = await findRepository(db, `${owner}/${repo}`)
    if (place !== null && (await readers.mayRead(context.get('viewer'), place))) {
      context.set('place', place)
      return next()
    }
    await sleep(Math.max(0, refusalMs - (performance.now() - since)))
    return missing(context)
  }
  site.use('/repos/:owner/:repo/*', guard)
  site.route('/repos/:owner/:repo', repositoryRoutes({ ...options, show, missing }))

  // GitHub tells of some hundreds at most; of the first of them alone an owner's page had gaps.
  const listedFor = async (context: PageContext) =>
    findRepositories(db, await readers.listed(context.get('viewer')))
  /** Those of an owner that the visitor is told of, and those that measured lately and may be read. */
  const ownedBy = async (owner: string, context: PageContext) => {
    const lately = await measuredLately(db, `${owner}/`, OWNED_ASKED)
    const rights = lately.map((place) => readers.mayRead(context.get('viewer'), place))
    const mayRead = await Promise.all(rights)
    const all = [...(await listedFor(context)), ...lately.filter((_, at) => mayRead[at])]
    const byId = new Map(all.map((place) => [place.repositoryId, place]))
    return [...byId.values()].filter(({ repository }) => repository.startsWith(`${owner}/`))
  }
  const nowIn = async (names: string[]) => {
    const open = await openJobs(db, names, JOBS_SHOWN + 1)
    const now = jobsMarkup('Queue and runs now', open, settings.serverUrl, true)
    return names.length === 0 ? '' : markup`<h2>Now</h2>${now}`
  }
  const listing = async (places: StoredRepository[], context: PageContext) => {
    const names = places.map(({ repository }) => repository)
    return markup`${await nowIn(names)}
${listMarkup(names, { isSignedIn: context.get('viewer') !== null, canSignIn: signIn !== null })}`
  }
  site.get('/', async (context) => {
    const words = context.req.query('q') ?? ''
    const lately = await measuredLately(db, words, LATELY_ASKED)
    const rights = lately.map((place) => readers.mayRead(context.get('viewer'), place))
    const mayRead = await Promise.all(rights)
    const seen = lately.filter((_, at) => mayRead[at]).slice(0, LATELY_SHOWN)
    const results = await resultsOf(
      db,
      seen.map(({ report }) => report),
    )
    const since = new Date(Date.now() - WEEK_MS)
    const moves = await largestMoves(db, seen, since, MOVES_SHOWN)
    const listed = words === '' ? await listing(await listedFor(context), context) : ''
    return show(
      context,
      'Benchmarks of pull requests',
      markup`${ABOUT_SERVICE}
${searchMarkup(words)}
<h2>${words === '' ? 'Measured lately' : 'Found'}</h2>
${latelyMarkup(seen, results)}
<h2>Largest changes of the week</h2>
${movesMarkup(moves, settings.serverUrl)}
${listed}`,
    )
  })
  const status = statusPage(db)
  site.get('/status', async (context) => show(context, 'Status', await status()))
  site.get('/owners/:owner', async (context) => {
    const since = performance.now()
    const owner = context.req.param('owner')
    const own = await ownedBy(owner, context)
    if (own.length === 0) {
      await sleep(Math.max(0, refusalMs - (performance.now() - since)))
      return missing(context)
    }
    const names = own.map(({ repository }) => repository)
    const spent = spendingMarkup(await spentIn(db, names, new Date()))
    const askers = askersMarkup(await spentByAskers(db, names, new Date()))
    const held = await heldIn(db, own)
    return show(
      context,
      `Repositories of ${owner}`,
      markup`${held}<h2>Minutes</h2>${spent}
${askers}
${await nowIn(names)}<h2>All</h2>
<ul>${names.map(itemMarkup)}</ul>`,
    )
  })
  site.get('/open', (context) => {
    const name = context.req.query('repository') ?? ''
    return /^[\w.-]+\/[\w.-]+$/.test(name)
      ? context.redirect(repositoryPath(name))
      : context.redirect(`/?${new URLSearchParams({ q: name })}`)
  })
  site.get(PLOT_PATH, (context) => {
    context.header('cache-control', FOR_EVER)
    return context.body(PLOT_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  site.get('/favicon.ico', (context) => context.body(null, 204))
  site.notFound(missing)
  return site
}

/** Until when GitHub's limits hold up what is written in one of its installations. */
async function heldIn(db: Kysely<Tables>, places: readonly StoredRepository[]) {
  const installations = [...new Set(places.map(({ installation }) => installation))]
  const until = await Promise.all(installations.map((one) => writesHeldUntil(db, one, Date.now())))
  const latest = until
    .filter((at) => at !== null)
    .sort()
    .at(-1)
  return latest === undefined ? '' : markup`<p>${heldText(latest)}</p>`
}

/** Of what a limit allows. */
const usedOf = (used: number, most: number | undefined): string =>
  most === undefined ? `${used}` : `${used} of ${most}`

function spendingMarkup(spending: readonly Spending[]): Markup {
  const isSeveral = spending.length > 1
  const sum = (of: (one: Spending) => number) => spending.reduce((all, one) => all + of(one), 0)
  const all = sum(({ month }) => month.minutes)
  const share = (minutes: number) =>
    isSeveral && all > 0 ? `, ${Math.round((100 * minutes) / all)} % of all` : ''
  const spent = (minutes: string | number, jobs: string): Markup =>
    markup`${minutes} min<small>${jobs}</small>`
  // The name is last: there it may break on a phone.
  const rows = spending.map(({ repository, day, month, limits }) => [
    spent(usedOf(day.minutes, limits?.minutes), `${usedOf(day.jobs, limits?.jobs)} jobs`),
    spent(month.minutes, `${plural(month.jobs, 'job')}${share(month.minutes)}`),
    markup`<a href="${repositoryPath(repository)}">${repository}</a>${
      limits === null
        ? ''
        : markup`<small>at most ${plural(limits.parallel, 'run')} at a time</small>`
    }`,
  ])
  const whole = [
    spent(
      sum(({ day }) => day.minutes),
      plural(
        sum(({ day }) => day.jobs),
        'job',
      ),
    ),
    spent(
      all,
      plural(
        sum(({ month }) => month.jobs),
        'job',
      ),
    ),
    markup`<strong>All</strong>`,
  ]
  const heads = ['Last 24 hours, of its limit', 'Last 30 days', 'Repository']
  const lines = isSeveral ? [...rows, whole] : rows
  const table = tableMarkup('Minutes', heads, lines, 'Nothing in the last 30 days.')
  return markup`<p class="about">From the turn of a job to its end. Limits are those of <code>bot.budget</code> and
<code>bot.parallel</code> in the suite file, as of the newest job.</p>
${table}`
}

/** Who had them measured. */
function askersMarkup(askers: readonly AskerSpending[]): Markup | '' {
  if (askers.length === 0) return ''
  const rows = askers.map(({ by, jobs, minutes }) => [
    markup`${minutes} min<small>${plural(jobs, 'job')}</small>`,
    by === null ? markup`automatic: pushes, merges, nightly runs, releases` : markup`${by}`,
  ])
  return tableMarkup('Minutes by person', ['Last 30 days', 'Asked for by'], rows, '')
}

/** Of so many that measured lately it is asked who may see them, at each view of the front page. */
const [LATELY_ASKED, LATELY_SHOWN, MOVES_SHOWN] = [20, 10, 10]
/** The same of an owner. */
const OWNED_ASKED = 50
const WEEK_MS = 7 * 24 * 3_600_000

const itemMarkup = (name: string): Markup =>
  markup`<li><a href="${repositoryPath(name)}">${name}</a></li>`

/** Repositories by owner. */
function listMarkup(names: string[], who: { isSignedIn: boolean; canSignIn: boolean }) {
  const owners = Map.groupBy(names, (name) => name.split('/')[0] ?? '')
  const lists = [...owners].map(
    ([owner, own]) => markup`<h3><a href="/owners/${owner}">${owner}</a></h3>
<ul>${own.map(itemMarkup)}</ul>`,
  )
  const open = 'Everybody can open a public repository by its name.'
  const unknown = who.canSignIn ? `${open} Sign in to see yours.` : open
  const none = 'None that you may read and that the service is installed on.'
  return markup`<h2>Your repositories</h2>
${names.length === 0 ? markup`<p class="about">${who.isSignedIn ? none : unknown}</p>` : lists}`
}

// Serves pictures of reports and curves to whoever has the address, usually GitHub's image proxy.

type PictureOptions = {
  settings: LinkSettings
  store: Archive
  reports: Reports
}

const KEPT_BYTES = 4 * 1024 * 1024

/** What a report says never changes, and an address is of one report. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function pictureRoutes({ settings, store, reports }: PictureOptions): Hono {
  const pictures = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (text) => text.length,
    async fetchMethod(key) {
      const [id = '', scheme] = key.split('/')
      const stored = await readReportWithBody(store, id, null)
      if (stored === null) return undefined
      const picture = await reports.run('draw', { ...stored, scheme: scheme as 'light' | 'dark' })
      return picture ?? undefined
    },
  })
  const routes = new Hono()
  routes.get('/curve/:packed/:mark/:file{(?:light|dark)\\.svg}', (context) => {
    const { packed, mark, file } = context.req.param()
    const isAllowed = settings.hasPictures && isCurveMark(mark, packed, settings)
    const curve = isAllowed ? unpackedCurve(packed) : null
    return answer(context, curve === null ? undefined : drawCurve(curve, schemeOf(file)))
  })
  routes.get('/:report/:mark/:file{(?:light|dark)\\.svg}', async (context) => {
    const { report, mark, file } = context.req.param()
    const isAllowed = settings.hasPictures && isPictureMark(mark, report, settings)
    const text = isAllowed ? await pictures.fetch(`${report}/${schemeOf(file)}`) : undefined
    return answer(context, text)
  })
  return routes
}

const schemeOf = (file: string) => (file.startsWith('dark') ? 'dark' : 'light')

/** The picture for ever, or nothing for whoever has no right to it. */
function answer(context: Context, text: string | undefined) {
  context.header('x-content-type-options', 'nosniff')
  if (text === undefined) return context.text('not found\n', 404)
  // Opened by itself it is a document, too.
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  context.header('cache-control', FOR_EVER)
  return context.body(text, 200, { 'content-type': 'image/svg+xml; charset=utf-8' })
}

function drawCurve({ name, first, last, points, changes, releases }: DrawnCurve, scheme: Scheme) {
  const tags = new Map(releases)
  const curve = points.map(([level, low, high], nth): CurvePoint => {
    const release = tags.get(nth)
    return {
      value: level / 100,
      low: low / 100,
      high: high / 100,
      isChange: changes.includes(nth),
      at: null,
      tick: '',
      marks: release === undefined ? [] : [{ kind: 'release', text: release }],
    }
  })
  const text = { name, about: '', first, last, unit: null }
  return curvePicture({ points: curve, text, look: USUAL_LOOK }, scheme)
}

// The front page: what this is, what was measured lately, what changed most, where to go.

/** Says in three sentences what whoever comes here looks at. */
const ABOUT_SERVICE = markup`<p>gcbench measures pull requests: it builds both sides, runs them in
turn on one machine, and says how much faster or slower each benchmark is, with a 95 % interval.
<a href="${docsAddress('index.md')}">How it works</a> · <a href="${docsAddress('start.md')}">Use it in your repository</a> ·
<a href="/status">Status</a></p>`

const searchMarkup = (words: string): Markup =>
  markup`<form action="/open" role="search"><p><label>Repository <input name="repository" type="search"
 required value="${words}" placeholder="owner/name, or a part"></label> <button>Find</button></p></form>`

function latelyMarkup(
  repositories: readonly MeasuredRepository[],
  results: ReadonlyMap<string, Result>,
): Markup {
  const rows = repositories.map(({ repository, report, suite, conclusion, at }) => [
    markup`<a href="${repositoryPath(repository)}">${repository}</a>`,
    markup`${reportMarkup(conclusion, results.get(report))}<small>${nameMarkup(suite)} · ${timeMarkup(at)}</small>`,
  ])
  return tableMarkup('Measured lately', ['Repository', 'Newest report'], rows, 'Nothing yet.')
}

function movesMarkup(moves: readonly BranchMove[], serverUrl: string): Markup {
  const rows = moves.map(({ repository, benchmark, metric, suite, contrast, ...move }) => {
    const { pct, lowPct, highPct, baseSha, headSha, at } = move
    const worse = worsening(metricFor(metric).better, pct)
    const tone = worse > 0 ? 'bad' : worse < 0 ? 'good' : ''
    const id = { suite, contrast, benchmark, metric }
    return [
      markup`<strong class="${tone}">${unbroken(printDelta(pct))} ${wordFor(metricFor(metric), pct)}</strong>
<small>${unbroken(printInterval(lowPct, highPct))}</small>`,
      markup`<a href="${historyPath(repository, id)}">${nameMarkup(benchmark)}</a> ${metricLabel(metric)}
<small>${repository} ${rangeMarkup(`${serverUrl}/${repository}`, baseSha, headSha)} · ${timeMarkup(at)}</small>`,
    ]
  })
  return tableMarkup('Largest changes', ['Change', 'Benchmark'], rows, 'No benchmark changed.')
}

// How the service does, for everybody: no names, and only what the store has counted anyway.

const DAY_MS = 24 * 3_600_000
/** However many people look: it is counted so often at most. */
const KEPT_MS = 30_000

type ServiceStatus = {
  countedAt: Date
  /** What waits to be read, or to be said. */
  queues: QueueDepth[]
  jobs: { state: string; count: number }[]
  /** From the request of a job to its result, of those that ended in the last day (s). */
  results: { count: number; p50Sec: number | null; p95Sec: number | null }
}

const SHOWN: Record<string, string> = {
  delivery: 'Events from GitHub to be handled',
  look: 'Jobs to be continued',
  reply: 'Answers to be written',
}

async function countStatus(db: Kysely<Tables>): Promise<ServiceStatus> {
  const now = new Date()
  const [depths, jobs, results] = await Promise.all([
    countDepths(db),
    countJobs(db),
    resultsSince(db, new Date(now.getTime() - DAY_MS)),
  ])
  return { countedAt: now, queues: depths.filter(({ name }) => name in SHOWN), jobs, results }
}

async function resultsSince(db: Kysely<Tables>, since: Date): Promise<ServiceStatus['results']> {
  const took = sql`extract(epoch from ended_at - asked_at)`
  const { rows } = await sql<ServiceStatus['results']>`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by ${took}))::float8 as "p50Sec",
      (percentile_cont(0.95) within group (order by ${took}))::float8 as "p95Sec"
    from jobs where ended_at > ${since} and state = 'reported'`.execute(db)
  return rows[0] ?? { count: 0, p50Sec: null, p95Sec: null }
}

/** Gives the page; counted anew where what is known is old. */
function statusPage(db: Kysely<Tables>): () => Promise<Markup> {
  let known: { at: number; status: Promise<ServiceStatus> } | null = null
  return async () => {
    if (known === null || performance.now() - known.at > KEPT_MS) {
      const status = countStatus(db)
      known = { at: performance.now(), status }
      status.catch(() => {
        known = null
      })
    }
    return statusMarkup(await known.status)
  }
}

const duration = (sec: number | null) => (sec === null ? '–' : printDuration(Math.round(sec)))

function statusMarkup({ countedAt, queues, jobs, results }: ServiceStatus): Markup {
  const waits = queues.map(({ name, waiting, active, oldestSec }) => [
    markup`${SHOWN[name]}`,
    markup`${waiting}`,
    markup`${active}`,
    markup`${waiting + active === 0 ? '–' : duration(oldestSec)}`,
  ])
  const states = jobs.map(({ state, count }) => [markup`${state}`, markup`${count}`])
  const { count, p50Sec, p95Sec } = results
  return markup`<p>As of ${timeMarkup(countedAt)}.</p>
<h2>From a request to its result</h2>
<p>${
    count === 0
      ? 'Nothing was measured in the last 24 hours.'
      : `${count} in the last 24 hours: half within ${duration(p50Sec)}, 95 % within ${duration(p95Sec)}.`
  }</p>
<h2>Jobs that are not over</h2>
${tableMarkup('Jobs', ['State', 'Jobs'], states, 'None.')}
<h2>What waits in the service itself</h2>
${tableMarkup('Queues', ['Queue', 'Waiting', 'At work', 'Oldest'], waits, 'Nothing.')}`
}
