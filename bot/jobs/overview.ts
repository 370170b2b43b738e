/**
 * What was measured: all benchmarks of a suite over the newest commits of a branch, a line for each;
 * and what is new over all repositories.
 */
import { type Kysely, sql } from 'kysely'
import { metricFor } from '../../src/model/metrics.ts'
import {
  apartOf,
  byLastChange,
  chained,
  changeNoise,
  type Moved,
  movesOf,
  type SeriesLine,
  totalChangeOf,
} from '../../src/report/chained.ts'
import { GEOMEAN_ROW } from '../../src/stats/sample.ts'
import type { Job } from '../store/job.ts'
import { PARKED, type StoredRepository } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'
import { LINE_COMMITS, linksOfSeries, reportsOn } from './history.ts'

type BenchmarkLine = SeriesLine & { contrast: string }

export type Overview = {
  /** Metrics that gate and are measured: most rows first, then as in the report. */
  metrics: string[]
  metric: string
  commits: number
  /** Those that changed last first, then by name. */
  lines: BenchmarkLine[]
}

/** Newest runs whose metrics there is a choice of: one may have left out what it could not reach. */
const COUNTED = 10

type Runs = Awaited<ReturnType<typeof reportsOn>>

/** `ref` is the branch; `metric` undefined: the one that most benchmarks have. */
export type OverviewOf = {
  repository: string
  suite: string
  ref: string
  metric?: string | undefined
}

/** The runs that an overview is of, oldest first: the last names what it was made of. */
export const runsOf = (db: Kysely<Tables>, { repository, suite, ref }: OverviewOf): Promise<Runs> =>
  reportsOn(db, { repository, suite, ref, most: LINE_COMMITS })

/** `within`: commits whose comparisons with each other the chains are made of; absent: of all. */
export async function readOverview(
  db: Kysely<Tables>,
  runs: Runs,
  wanted: string | undefined,
  within?: ReadonlySet<string>,
): Promise<Overview> {
  const ids = runs.map(({ report }) => report)
  if (ids.length === 0) return { metrics: [], metric: '', commits: 0, lines: [] }
  const counted = await db
    .selectFrom('points')
    .select(['metric', ({ fn }) => fn.countAll<string>().as('count')])
    .where('report', 'in', ids.slice(-COUNTED))
    .groupBy('metric')
    .orderBy('count', 'desc')
    .orderBy(({ fn }) => fn.min('row'))
    .execute()
  const all = counted.map(({ metric }) => metric)
  const gating = all.filter((metric) => metricFor(metric).gates)
  const metrics = gating.length > 0 ? gating : all
  const metric = wanted ?? metrics[0] ?? ''
  const series = await readSeries(db, ids, metric)
  const lines = series.map(({ contrast, benchmark, points }) =>
    lineOf({ contrast, benchmark }, points, runs, metric, within),
  )
  const nameOf = ({ benchmark, contrast }: BenchmarkLine) => `${benchmark}\n${contrast}`
  const commits = new Set(runs.map(({ headSha }) => headSha)).size
  return { metrics, metric, commits, lines: byLastChange(lines, nameOf) }
}

const keyOf = ({ contrast, benchmark }: Pick<BenchmarkLine, 'contrast' | 'benchmark'>) =>
  `${contrast}\n${benchmark}`

type Point = Parameters<typeof linksOfSeries>[0][number] & {
  unit: string
  headValue: number | null
}

type Series = Pick<BenchmarkLine, 'contrast' | 'benchmark'> & { points: Point[] }

type Texts = 'contrast' | 'benchmark' | 'unit' | 'verdict'
type Numbers = 'headValue' | 'deltaPct' | 'lowPct' | 'highPct' | 'level'
/** Rows of a report, a list for each column; JSON has no infinite numbers, so these come as text. */
type Columns = { report: string } & Record<Texts, string[]> &
  Record<Numbers, (number | string | null)[]>

/**
 * The series that these have rows of, each with its rows in the order of `reports`. A report is one
 * row of the answer: to read the 24,000 points of 400 benchmarks one by one took four times as long.
 */
async function readSeries(
  db: Kysely<Tables>,
  reports: readonly string[],
  metric: string,
): Promise<Series[]> {
  const { rows } = await sql<Columns>`
    select report, json_agg(contrast) as contrast, json_agg(benchmark) as benchmark,
      json_agg(unit) as unit, json_agg(verdict) as verdict, json_agg(head_value) as head_value,
      json_agg(delta_pct) as delta_pct, json_agg(low_pct) as low_pct,
      json_agg(high_pct) as high_pct, json_agg(level) as level
    from points
    where report in (${sql.join(reports)}) and metric = ${metric} and benchmark <> ${GEOMEAN_ROW}
    group by report`.execute(db)
  const byReport = new Map(rows.map((row) => [row.report, row]))
  const all = new Map<string, Series>()
  for (const columns of reports.flatMap((report) => byReport.get(report) ?? []))
    for (const [at, benchmark] of columns.benchmark.entries()) {
      const contrast = columns.contrast[at]!
      const key = keyOf({ contrast, benchmark })
      const series = all.get(key) ?? { contrast, benchmark, points: [] }
      series.points.push(pointAt(columns, at))
      all.set(key, series)
    }
  return [...all.values()]
}

function pointAt(columns: Columns, at: number): Point {
  const numberIn = (name: Numbers) => {
    const value = columns[name][at]
    return value == null ? null : Number(value)
  }
  return {
    report: columns.report,
    unit: columns.unit[at]!,
    verdict: columns.verdict[at]!,
    headValue: numberIn('headValue'),
    deltaPct: numberIn('deltaPct'),
    lowPct: numberIn('lowPct'),
    highPct: numberIn('highPct'),
    level: numberIn('level'),
  }
}

function lineOf(
  { contrast, benchmark }: Pick<BenchmarkLine, 'contrast' | 'benchmark'>,
  own: readonly Point[],
  runs: Runs,
  metric: string,
  within: ReadonlySet<string> | undefined,
): BenchmarkLine {
  const newest = own.at(-1)!
  const links = linksOfSeries(own, runs).filter(
    ({ base, head }) => within === undefined || (within.has(base) && within.has(head)),
  )
  const chain = chained(links, metric)
  const measuredAt = new Map(runs.map(({ headSha, keptAt }) => [headSha, keptAt]))
  const { unit, headValue: value } = newest
  const withValue = new Set(own.flatMap((one) => (one.headValue === null ? [] : [one.report])))
  const measured = runs.flatMap(({ report, headSha }) => (withValue.has(report) ? [headSha] : []))
  return {
    contrast,
    benchmark,
    unit,
    value,
    measuredAt: runs.find(({ report }) => report === newest.report)!.keptAt,
    chain,
    total: totalChangeOf(chain),
    moves: movesOf(chain, measuredAt),
    apart: apartOf(chain, measured),
    noisePct: changeNoise(own),
  }
}

// Two commits of the branch.

/** A commit that a branch was measured at, or a release; `at` null: not known when. */
export type MeasuredCommit = { sha: string; at: Date | null; tags: string[] }

/** A release that was compared with the one before. */
type ReleaseJob = Pick<Job, 'cause' | 'request' | 'askedAt'>

/** Tags of commits, as the jobs of releases name them. */
export function tagsOf(
  jobs: readonly ReleaseJob[],
): { sha: string; tag: string; at: Date | null }[] {
  return jobs.flatMap(({ cause, request: { headSha, base }, askedAt }) => {
    if (cause.kind !== 'release') return []
    const before = base.sha === null ? [] : [{ sha: base.sha, tag: base.ref, at: null }]
    return [...before, { sha: headSha, tag: cause.tag, at: new Date(askedAt) }]
  })
}

/**
 * Commits of the runs and of the releases of a suite, oldest first: the first of the runs is only a
 * base. `releases`: oldest first.
 */
export function commitsOf(runs: Runs, releases: readonly ReleaseJob[]): MeasuredCommit[] {
  // Nights and runs that make sure measure a commit again: it has the place of its first run.
  const first = new Map(runs.toReversed().map(({ headSha, keptAt }) => [headSha, keptAt]))
  const tagged = tagsOf(releases)
  const own = [
    ...runs
      .slice(0, 1)
      .flatMap(({ baseSha }) =>
        baseSha === null || first.has(baseSha) ? [] : [{ sha: baseSha, at: null }],
      ),
    ...[...new Set(runs.map(({ headSha }) => headSha))].map((sha) => ({
      sha,
      at: first.get(sha)!,
    })),
  ]
  const known = new Set(own.map(({ sha }) => sha))
  const others = tagged.filter(({ sha }) => !known.has(sha))
  const newest = new Map(others.map(({ sha, at }) => [sha, at]))
  const apart = [...newest].map(([sha, at]) => ({ sha, at }))
  // What nobody knows the time of was there before everything else: it is a base, and no more.
  const all = [...apart, ...own].toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
  const tagsAt = Map.groupBy(tagged, ({ sha }) => sha)
  return all.map((one) => {
    const tags = new Set((tagsAt.get(one.sha) ?? []).map(({ tag }) => tag))
    return { ...one, tags: [...tags] }
  })
}

/** A commit by what somebody calls it; `isBranch`: the newest that was measured of what is called so. */
export type NamedCommit = MeasuredCommit & { isBranch: boolean }

type Named = OverviewOf & { commits: readonly MeasuredCommit[]; runs: Runs }

/** By its hash or the start of it, a tag, or a branch; null: nothing is known of it. */
export async function commitNamed(
  db: Kysely<Tables>,
  name: string,
  { repository, suite, ref, commits, runs }: Named,
): Promise<NamedCommit | null> {
  const isNamed = ({ sha, tags }: MeasuredCommit) =>
    tags.includes(name) || (name.length >= 7 && sha.startsWith(name))
  const own = commits.find(isNamed)
  if (own !== undefined) return { ...own, isBranch: false }
  const of = { repository, suite, ref: name, most: 1 }
  const newest = (name === ref ? runs : await reportsOn(db, of)).at(-1)
  if (newest === undefined) return null
  const { headSha: sha, keptAt: at } = newest
  const known = commits.find((one) => one.sha === sha) ?? { sha, at, tags: [] }
  return { ...known, isBranch: true }
}

/** What is known of a benchmark between two commits: null, nothing is. */
export type ComparedLine = {
  contrast: string
  benchmark: string
  /** same: both have the same machine code, so that it was not run. */
  pair: Moved | 'same' | null
  chain: Moved | null
}

/** `from` and `to`: commits of the runs or of releases, the older one first. */
export async function compareCommits(
  db: Kysely<Tables>,
  { repository, suite, metric: wanted }: Pick<OverviewOf, 'repository' | 'suite' | 'metric'>,
  runs: Runs,
  ends: readonly [string, string],
): Promise<{ metrics: string[]; metric: string; lines: ComparedLine[] }> {
  const [from, to] = ends
  const measured = [...new Set(runs.map(({ headSha }) => headSha))]
  const between = measured.slice(measured.indexOf(from) + 1, measured.indexOf(to) + 1)
  const within = new Set([from, ...between])
  const pairRuns = await runsOfPair(db, { repository, suite }, ends)
  // Where the branch itself is never measured, its releases are all there is.
  const known = runs.length === 0 ? pairRuns : runs
  const { lines, metrics, metric } = await readOverview(db, known, wanted, within)
  const pairs = await readPairs(db, pairRuns, metric)
  const compared = new Map(pairs.map((line) => [keyOf(line), line]))
  for (const line of lines) {
    const { contrast, benchmark, total } = line
    const { points } = line.chain
    const isWhole = points[0]?.sha === from && points.at(-1)?.sha === to
    const pair = compared.get(keyOf(line))?.pair ?? null
    compared.set(keyOf(line), { contrast, benchmark, pair, chain: isWhole ? total : null })
  }
  const sizeOf = ({ pair, chain }: ComparedLine) =>
    Math.abs((pair === 'same' ? chain : (pair ?? chain))?.pct ?? -1)
  const all = [...compared.values()].sort(
    (a, b) => sizeOf(b) - sizeOf(a) || a.benchmark.localeCompare(b.benchmark, 'en'),
  )
  return { metrics, metric, lines: all }
}

/** Runs of just these two commits, on whatever branch, oldest first. */
const runsOfPair = (
  db: Kysely<Tables>,
  { repository, suite }: Pick<OverviewOf, 'repository' | 'suite'>,
  [from, to]: readonly [string, string],
): Promise<Runs> =>
  db
    .selectFrom('reports')
    .select(['id as report', 'headSha', 'baseSha', 'keptAt', 'author'])
    .where('repository', '=', repository)
    .where('suite', '=', suite)
    .where('headSha', '=', to)
    .where('baseSha', '=', from)
    .orderBy('keptAt')
    .orderBy('id')
    .execute()

/** Rows of runs of one pair of commits; of several the newest. */
async function readPairs(db: Kysely<Tables>, runs: Runs, metric: string): Promise<ComparedLine[]> {
  if (runs.length === 0) return []
  const ids = runs.map(({ report }) => report)
  const rows = await db
    .selectFrom('points')
    .select(['report', 'contrast', 'benchmark', 'deltaPct', 'lowPct', 'highPct', 'verdict'])
    .where('report', 'in', ids)
    .where('metric', '=', metric)
    .where('benchmark', '!=', GEOMEAN_ROW)
    .execute()
  return rows
    .toSorted((a, b) => ids.indexOf(a.report) - ids.indexOf(b.report))
    .flatMap(({ contrast, benchmark, deltaPct: pct, lowPct, highPct, verdict }): ComparedLine[] => {
      if (pct !== null && lowPct !== null && highPct !== null)
        return [{ contrast, benchmark, pair: { pct, lowPct, highPct }, chain: null }]
      return verdict === 'equivalent' ? [{ contrast, benchmark, pair: 'same', chain: null }] : []
    })
}

// What was measured lately, over all repositories: who may see it is for others to say.

export type MeasuredRepository = StoredRepository & {
  report: string
  suite: string
  conclusion: string
  at: Date
}

/** Repositories by their newest report, newest first; `words`: that have this in their name. */
export async function measuredLately(
  db: Kysely<Tables>,
  words: string,
  limit: number,
): Promise<MeasuredRepository[]> {
  const rows = await db
    .selectFrom('repositories')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('reports')
          .select(['id as report', 'suite', 'conclusion', 'keptAt'])
          .whereRef('repository', '=', 'repositories.name')
          .orderBy('keptAt', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['repositories.id', 'name', 'installation', 'defaultBranch'])
    .select(['report', 'suite', 'conclusion', 'keptAt'])
    .where('goneAt', 'is', null)
    .where('name', 'not like', `${PARKED}%`)
    .where(sql<boolean>`strpos(lower(name), ${words.toLowerCase()}) > 0`)
    .orderBy('keptAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, installation, keptAt, ...rest }) => ({
    repositoryId: Number(id),
    repository: name,
    installation: Number(installation),
    at: keptAt,
    ...rest,
  }))
}

export type BranchMove = Moved & {
  repository: string
  suite: string
  contrast: string
  benchmark: string
  metric: string
  baseSha: string | null
  headSha: string
  at: Date
}

/** Reports of one repository that are looked through. */
const REPORTS_SOUGHT = 100
/** Comparisons that may tell of each change that is shown. */
const TOLD_AGAIN = 20

/**
 * The largest changes that comparisons on the default branches of these showed since then. A night,
 * or a run that made sure, tells again of what a comparison of fewer of its commits showed: that one
 * is taken, for it names them.
 */
export async function largestMoves(
  db: Kysely<Tables>,
  places: readonly Pick<StoredRepository, 'repository' | 'defaultBranch'>[],
  since: Date,
  limit: number,
): Promise<BranchMove[]> {
  if (places.length === 0) return []
  const names = sql.join(places.map(({ repository }) => repository))
  const branches = sql.join(places.map(({ defaultBranch }) => defaultBranch))
  const found = sql`unnest(array[${names}]::text[], array[${branches}]::text[]) as wanted (name, branch)
    cross join lateral (
      select id, repository, suite, ref, base_sha, head_sha, kept_at from reports
      where repository = wanted.name
      order by kept_at desc, id desc limit ${REPORTS_SOUGHT}
    ) as found`
  // An index has just the points that moved.
  const { rows: moves } = await sql<BranchMove>`
    select repository, suite, contrast, benchmark, metric, base_sha, head_sha, kept_at as at,
      delta_pct as pct, low_pct, high_pct
    from ${found} join points on points.report = found.id
    where found.ref = wanted.branch and verdict in ('regressed', 'improved')
      and delta_pct > -100 and low_pct is not null and high_pct is not null and level is not null
    order by kept_at >= ${since} desc, abs(ln(1 + delta_pct / 100)) desc
    limit ${limit * TOLD_AGAIN}`.execute(db)
  if (moves.length === 0) return []
  const { rows: commits } = await sql<MeasuredHead>`
    select repository, suite, head_sha as sha, min(kept_at) as at from ${found}
    where found.ref = wanted.branch group by 1, 2, 3`.execute(db)
  return toldOnce(moves, commits)
    .filter(({ at }) => at >= since)
    .slice(0, limit)
}

type MeasuredHead = { repository: string; suite: string; sha: string; at: Date }

/** A commit has its place on its branch by when it was measured first. */
function toldOnce(moves: readonly BranchMove[], commits: readonly MeasuredHead[]): BranchMove[] {
  const keyOfCommit = (of: Pick<BranchMove, 'repository' | 'suite'>, sha: string | null) =>
    `${of.repository}\n${of.suite}\n${sha}`
  const places = new Map(commits.map((one) => [keyOfCommit(one, one.sha), one.at.getTime()]))
  const spanOf = (move: BranchMove) => ({
    from: places.get(keyOfCommit(move, move.baseSha)) ?? Number.NaN,
    to: places.get(keyOfCommit(move, move.headSha)) ?? Number.NaN,
  })
  /** Whether `part` is of the same commits, but newer, or of fewer of them. Not a number: not known. */
  const tellsOf = (part: BranchMove, whole: BranchMove) => {
    const [own, all] = [spanOf(part), spanOf(whole)]
    const isWithin = part.baseSha === whole.baseSha || own.from >= all.from
    const isLess = own.from > all.from || own.to < all.to
    return isWithin && own.to <= all.to && (isLess || part.at > whole.at)
  }
  const rowOf = ({ repository, suite, contrast, benchmark, metric, pct }: BranchMove) =>
    JSON.stringify([repository, suite, contrast, benchmark, metric, pct > 0])
  const rows = Map.groupBy(moves, rowOf)
  return moves.filter((move) => !rows.get(rowOf(move))!.some((part) => tellsOf(part, move)))
}
