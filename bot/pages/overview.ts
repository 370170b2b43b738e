/** The front of a repository: what needs a look, then every benchmark as a line with its curve. */
import { metricFor, wordFor } from '../../src/model/metrics.ts'
import { clean, plural, shortSha } from '../../src/model/plain.ts'
import { percentOfLn, printInterval } from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import {
  ABOUT_LINES,
  choiceMarkup,
  isSure,
  latelyTable,
  linesTable,
  printMoved,
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
import { shellWord } from '../../src/settings/command-line.ts'
import type { ComparedLine, MeasuredCommit, NamedCommit, Overview } from '../jobs/overview.ts'
import { isBisection, isFinal, type Job } from '../store/job.ts'
import {
  contrastMarkup,
  historyPath,
  jobPath,
  movedMarkup,
  repositoryPath,
  stateMarkup,
} from './job-pages.ts'
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
${nameMarkup(branch)}. ${ABOUT_LINES}</p>
${latelyTable(shown, page)}
<h3 id="all">All</h3>
${linesTable(shown, page)}`
}

// What needs a look: alerts that stand open, and bisections.

const NAME = 80

const alertStands = ({ alert }: Job): boolean => alert === undefined || alert.is === 'told'

/** A search between the two commits of an alert is about what it says. */
const isAbout = (one: Job, { request }: Job): boolean =>
  one.request.suite === request.suite &&
  one.request.headSha === request.headSha &&
  one.request.base.sha === request.base.sha

function alertMarkup(job: Job, searches: readonly Job[], home: string): Markup | null {
  const { cause, alert, request } = job
  if (cause.kind !== 'alert' || !alertStands(job)) return null
  if (alert === undefined && isFinal(job)) return null
  const rows = alert?.is === 'told' ? alert.rows : cause.rows
  const names = rows.slice(0, 3).map(({ benchmark, metric, change }) => {
    const pct = percentOfLn(change)
    return markup`<li>${nameMarkup(clean(benchmark, NAME))} ${metricLabel(metric)}: ${movedMarkup(metric, pct)}</li>`
  })
  const { sha } = request.base
  const range = rangeMarkup(home, sha, request.headSha)
  const more = rows.length > 3 ? markup`<li>and ${plural(rows.length - 3, 'more row')}</li>` : ''
  const where =
    alert?.is === 'told'
      ? linkMarkup(`${home}/${alert.isIssue ? 'issues' : 'pull'}/${alert.at}`, `#${alert.at}`)
      : markup`<a href="${jobPath(job)}">measured again now</a>`
  const own = searches.filter((one) => isAbout(one, job))
  const none =
    alert === undefined ? '' : markup`<li>No bisection yet: the alert has its command.</li>`
  const found = own.length === 0 ? none : own.map((one) => markup`<li>${searchMarkup(one)}</li>`)
  return markup`<li>${nameMarkup(request.suite)} ${range}, ${where} · ${timeMarkup(job.askedAt)}
<ul>${names}${more}${found}</ul></li>`
}

const searchMarkup = (job: Job): Markup =>
  markup`<a href="${jobPath(job)}">Bisection</a>: ${stateMarkup(job)} · ${timeMarkup(job.askedAt)}`

function bisectionMarkup(job: Job, home: string): Markup {
  const { bisect, base, headSha } = job.request
  const row = bisect?.row == null ? 'what changed most' : nameMarkup(clean(bisect.row, NAME))
  const range = rangeMarkup(home, base.sha, headSha)
  return markup`<li><a href="${jobPath(job)}">Bisection</a> of ${row}, ${range}:
${stateMarkup(job)} · ${timeMarkup(job.askedAt)}</li>`
}

/** The newest night of each suite: all of what came since the one before. */
function nightMarkup(job: Job, home: string): Markup {
  const { request } = job
  const range = rangeMarkup(home, request.base.sha, request.headSha)
  return markup`<li><a href="${jobPath(job)}">${request.suite}</a> ${range}:
${stateMarkup(job)} · ${timeMarkup(job.askedAt)}</li>`
}

/**
 * Alerts that stand, each with its bisections, the newest bisections besides, and the last night
 * of each suite. `newest`: the last measured commit of the branch, at which none stands; null: none
 * was measured, so nobody knows.
 */
export function watchedMarkup(
  jobs: readonly Job[],
  nights: readonly Job[],
  home: string,
  newest: { headSha: string; keptAt: Date } | null = null,
): Markup {
  const searches = jobs.filter(isBisection)
  const standing = jobs.filter((job) => job.cause.kind === 'alert' && alertStands(job))
  const others = searches.filter((one) => !standing.some((alert) => isAbout(one, alert)))
  const alerts = standing.flatMap((job) => alertMarkup(job, searches, home) ?? [])
  const bisections = others.slice(0, 5).map((job) => bisectionMarkup(job, home))
  const last = new Map(nights.toReversed().map((job) => [job.request.suite, job]))
  const list = (title: string, items: Markup[]) =>
    items.length === 0 ? '' : markup`<h2>${title}</h2><ul>${items}</ul>`
  const quiet =
    alerts.length > 0 || newest === null
      ? ''
      : markup`<p>No alert stands. The newest measured commit is ${commitMarkup(home, newest.headSha)} · ${timeMarkup(newest.keptAt)}.</p>`
  return markup`${quiet}${list('Alerts', alerts)}${list('Bisections', bisections)}${list(
    'Nightly',
    [...last.values()].map((job) => nightMarkup(job, home)),
  )}`
}

// Two commits, side by side.

export type ComparePage = Where & {
  metrics: readonly string[]
  from: string
  to: string
  commits: readonly MeasuredCommit[]
  lines: readonly ComparedLine[]
  /** What to know of how the ends were named. */
  notes: readonly Markup[]
}

/** An end of a comparison: what it was called, null: nobody named it; and what that is, null: not known. */
export type NamedEnd = { name: string | null; commit: NamedCommit | null }

const endMarkup = (name: string | null): Markup => nameMarkup(clean(name ?? '', TAG))

/** `first`: the older of both. */
export function endNotes(ends: readonly NamedEnd[], first: string): Markup[] {
  const branches = ends.flatMap(({ name, commit }) =>
    commit?.isBranch
      ? [
          markup`${endMarkup(name)} is <code>${shortSha(commit.sha)}</code> here, the newest commit of it that was
measured.`,
        ]
      : [],
  )
  const isSwapped = ends[0]?.commit?.sha !== first
  return isSwapped
    ? [
        ...branches,
        markup`The commit that you compare from is the newer one, so both have changed places: this is the newer one
against the older.`,
      ]
    : branches
}

/** Where nothing of a suite was measured; `suites`: those of the newest reports. */
export function noCommitsMarkup(page: {
  repository: string
  suite: string
  suites: readonly string[]
  ref: string
}): Markup {
  const { repository, suite, suites, ref } = page
  if (suites.length === 0)
    return markup`<p>Nothing was measured here yet, so there are no commits to compare.</p>`
  const links = suites.map(
    (name) =>
      markup`<li><a href="${repositoryPath(repository)}/compare?${new URLSearchParams({ suite: name })}">${nameMarkup(name)}</a></li>`,
  )
  return markup`<p>No run of ${nameMarkup(ref)} and no release has measured the suite ${endMarkup(suite)}. Compare
commits of another one:</p><ul>${links}</ul>`
}

const TAG = 40

/** The commits of a branch and its releases to choose from, the newest first. */
const commitChoice = (
  name: string,
  label: string,
  { commits }: Pick<ComparePage, 'commits'>,
  chosen: string,
) =>
  markup`<label>${label} <select name="${name}">${commits.toReversed().map(({ sha, at, tags }) => {
    const words = [...tags.map((tag) => clean(tag, TAG)), datedSha(sha, at)].join(' · ')
    return sha === chosen
      ? markup`<option value="${sha}" selected>${words}</option>`
      : markup`<option value="${sha}">${words}</option>`
  })}</select></label> `

const knownMarkup = (moved: ComparedLine['pair'], metric: string): Markup => {
  if (moved === null || moved === 'same')
    return markup`${moved === null ? 'not known' : 'same machine code'}`
  if (!isSure(moved)) return printMoved(moved)
  return markup`${movedMarkup(metric, moved.pct)} <span class="interval">${unbroken(
    printInterval(moved.lowPct, moved.highPct),
  )}</span>`
}

/** What is known best of a benchmark: of the two commits themselves, else by the chain. */
const bestOf = ({ pair, chain }: ComparedLine) => pair ?? chain

/** `1 slower, 2 faster, 1 without a sure change, 1 not known.` */
function sumText(lines: readonly ComparedLine[], metric: string): string {
  const words = lines.map((line) => {
    const known = bestOf(line)
    if (known === null) return 'not known'
    if (known === 'same' || !isSure(known)) return 'without a sure change'
    return wordFor(metricFor(metric), known.pct) || 'different'
  })
  const rank = (word: string) => ['without a sure change', 'not known'].indexOf(word)
  const counts = [...Map.groupBy(words, (word) => word)].toSorted(([a], [b]) => rank(a) - rank(b))
  return counts.map(([word, all]) => `${all.length} ${word}`).join(', ')
}

type Pickers = Pick<ComparePage, 'suite' | 'metric' | 'commits' | 'from' | 'to'>

/** A form, so that it needs no script. `metric` '': that which most benchmarks have. */
function pickersMarkup(page: Pickers): Markup {
  const { suite, metric, from, to } = page
  const kept = metric === '' ? '' : markup`<input type="hidden" name="metric" value="${metric}">`
  return markup`<form class="controls"><input type="hidden" name="suite" value="${suite}">${kept}${commitChoice('from', 'From', page, from)}${commitChoice('to', 'To', page, to)}<button>Compare</button></form>`
}

type Unpaired = Omit<Pickers, 'from' | 'to'> & { ref: string }

/** Where there are no two commits: why not, and those to choose from. */
export function chooseMarkup(page: Unpaired, ends: readonly [NamedEnd, NamedEnd]): Markup {
  const { commits, suite, ref } = page
  const [oldest, newest] = [commits[0]!, commits.at(-1)!]
  if (commits.length === 1 && ends.every(({ commit }) => commit !== null))
    return markup`<p>Of ${nameMarkup(suite)} only <code>${shortSha(oldest.sha)}</code> was measured yet: there is nothing to
compare it with.</p>`
  const unknown = ends.flatMap(({ name, commit }) => (commit === null ? [name] : []))
  const why = [...new Set(unknown)].map(
    (
      name,
    ) => markup`<p>Nothing is known of ${endMarkup(name)}: no run of ${nameMarkup(ref)} and no release that measured
${nameMarkup(suite)} is called so, and no other branch that was measured.</p>`,
  )
  const [from, to] = ends.map(({ commit }) => commit?.sha ?? null)
  const names = ends.flatMap(({ name }) => (name === null ? [] : [endMarkup(name)]))
  const isBoth = names.length === 2 && ends[0].name !== ends[1].name
  const same =
    from !== to || from == null
      ? ''
      : markup`<p>${isBoth ? markup`${names[0]} and ${names[1]} are` : 'From and to are'} the same commit, <code>${shortSha(from)}</code>: there is
nothing to compare.</p>`
  const chosen = {
    from: from ?? (to === oldest.sha ? newest.sha : oldest.sha),
    to: to ?? (from === newest.sha ? oldest.sha : newest.sha),
  }
  return markup`${why}${same}
<p>Choose two commits of these, by hash, day and release:</p>
${pickersMarkup({ ...page, ...chosen })}`
}

const comparePath = ({ repository, suite, metric, from, to }: ComparePage) =>
  `${repositoryPath(repository)}/compare?${new URLSearchParams({ suite, metric, from, to })}`

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
  const ends = [from, to].map((sha) => {
    const [tag] = page.commits.find((one) => one.sha === sha)?.tags ?? []
    return { sha, words: tag === undefined ? shortSha(sha) : clean(tag, TAG) }
  })
  const [first, last] = ends.map(({ sha, words }) =>
    linkMarkup(`${home}/commit/${sha}`, markup`<code>${words}</code>`),
  )
  const words = ends.map((one) => shellWord(one.words))
  const choice = choiceMarkup(
    'Metric',
    page.metrics.map((name) => [metricLabel(name), comparePath({ ...page, metric: name })]),
    metricLabel(metric),
  )
  return markup`${choice}<p>${metricLabel(metric)} of ${nameMarkup(suite)}, ${last} against
${first}${lines.length === 0 ? '' : markup`: <strong>${sumText(lines, metric)}</strong>`}.</p>
${page.notes.map((note) => markup`<p>${note}</p>`)}${pickersMarkup(page)}
<p class="about">A pair is a comparison of just these two commits; a chain multiplies those between them, and its
interval grows with their number. In brackets are 95 % intervals.</p>
${tableMarkup('Compared', ['Benchmark', 'By a pair', 'By the chain'], rows, 'Nothing was measured.')}
<h2>Measure it</h2>
<p>On your machine, in a clone: <code>gcbench run ${shellWord(suite)} --exact-base --base ${words[0]} --head ${words[1]}</code></p>
<p>A comment <code>/bench ${suite} --base ${words[0]}</code> compares the head of its pull request with the first.</p>`
}
