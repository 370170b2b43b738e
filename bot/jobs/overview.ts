/**
 * What was measured: all benchmarks of a suite over the newest commits of a branch, a line for each;
 * and what is new over all repositories.
 */
import { type Kysely, sql } from 'kysely'
import { metricFor } from '../../src/model/metrics.ts'
import {
  byLastChange,
  chained,
  lastMoveOf,
  type Moved,
  noiseOf,
  type SeriesLine,
  totalOf,
} from '../../src/report/chained.ts'
import { GEOMEAN_ROW } from '../../src/stats/sample.ts'
import { PARKED, type StoredRepository } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'
import { linksOf, reportsOn } from './history.ts'

type BenchmarkLine = SeriesLine & { contrast: string }

export type Overview = {
  /** Metrics that gate and are measured: most rows first, then as in the report. */
  metrics: string[]
  metric: string
  commits: number
  /** Those that changed last first, then by name. */
  lines: BenchmarkLine[]
}

/** Commits of a line: as many as a small picture has room for. */
const COMMITS_SHOWN = 60

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
  reportsOn(db, { repository, suite, ref, most: COMMITS_SHOWN })

/** `heads`: of the runs that the chains are made of; absent: of all. */
export async function readOverview(
  db: Kysely<Tables>,
  runs: Runs,
  wanted: string | undefined,
  heads?: ReadonlySet<string>,
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
  const points = await db
    .selectFrom('points')
    .select(['report', 'contrast', 'benchmark', 'unit', 'headValue'])
    .select(['deltaPct', 'lowPct', 'highPct', 'level', 'verdict'])
    .where('report', 'in', ids)
    .where('metric', '=', metric)
    .where('benchmark', '!=', GEOMEAN_ROW)
    .execute()
  const place = new Map(ids.map((id, at) => [id, at]))
  const keyOf = ({ contrast, benchmark }: (typeof points)[number]) => `${contrast}\n${benchmark}`
  const lines = [...Map.groupBy(points, keyOf).values()].map((own) =>
    lineOf(
      own.toSorted((a, b) => place.get(a.report)! - place.get(b.report)!),
      runs,
      metric,
      heads,
    ),
  )
  const nameOf = ({ benchmark, contrast }: BenchmarkLine) => `${benchmark}\n${contrast}`
  return { metrics, metric, commits: runs.length, lines: byLastChange(lines, nameOf) }
}

type Point = Parameters<typeof linksOf>[0][number] & {
  contrast: string
  benchmark: string
  unit: string
  headValue: number | null
}

function lineOf(
  own: readonly Point[],
  runs: Runs,
  metric: string,
  heads: ReadonlySet<string> | undefined,
): BenchmarkLine {
  const newest = own.at(-1)!
  const links = linksOf(own, runs).filter(({ head }) => heads?.has(head) ?? true)
  const chain = chained(links, metric)
  const measuredAt = new Map(runs.map(({ headSha, keptAt }) => [headSha, keptAt]))
  const { contrast, benchmark, unit, headValue: value } = newest
  return {
    contrast,
    benchmark,
    unit,
    value,
    measuredAt: runs.find(({ report }) => report === newest.report)!.keptAt,
    chain,
    total: totalOf(chain),
    last: lastMoveOf(chain, measuredAt),
    noisePct: noiseOf(own),
  }
}

// Two commits of the branch.

/** A commit that a branch was measured at; null: not known when. */
export type MeasuredCommit = { sha: string; at: Date | null }

/** Commits of the runs, oldest first: the first is only a base. */
export const commitsOf = (runs: Runs): MeasuredCommit[] => [
  ...runs
    .slice(0, 1)
    .flatMap(({ baseSha }) => (baseSha === null ? [] : [{ sha: baseSha, at: null }])),
  ...runs.map(({ headSha, keptAt }) => ({ sha: headSha, at: keptAt })),
]

/** What is known of a benchmark between two commits: null, nothing is. */
export type ComparedLine = {
  contrast: string
  benchmark: string
  pair: Moved | null
  chain: Moved | null
}

/** `from` and `to`: commits of the runs, the older one first. */
export async function compareCommits(
  db: Kysely<Tables>,
  { repository, suite, metric }: Pick<OverviewOf, 'repository' | 'suite' | 'metric'>,
  runs: Runs,
  [from, to]: readonly [string, string],
): Promise<{ metric: string; lines: ComparedLine[] }> {
  const place = (sha: string) => runs.findIndex(({ headSha }) => headSha === sha)
  const between = runs.slice(place(from) + 1, place(to) + 1)
  const heads = new Set(between.map(({ headSha }) => headSha))
  const { lines, ...overview } = await readOverview(db, runs, metric, heads)
  const pairs = await readPairs(db, { repository, suite, metric: overview.metric }, [from, to])
  const compared = lines.map(({ contrast, benchmark, chain: { points }, total }) => {
    const isWhole = points[0]?.sha === from && points.at(-1)?.sha === to
    const pair = pairs.get(`${contrast}\n${benchmark}`) ?? null
    return { contrast, benchmark, pair, chain: isWhole ? total : null }
  })
  const sizeOf = ({ pair, chain }: ComparedLine) => Math.abs((pair ?? chain)?.pct ?? -1)
  return { metric: overview.metric, lines: compared.sort((a, b) => sizeOf(b) - sizeOf(a)) }
}

/** Rows of reports that compared just these two commits; of several the newest. */
async function readPairs(
  db: Kysely<Tables>,
  { repository, suite, metric }: { repository: string; suite: string; metric: string },
  [from, to]: readonly [string, string],
): Promise<Map<string, Moved>> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('points', 'points.report', 'reports.id')
    .select(['contrast', 'benchmark', 'deltaPct', 'lowPct', 'highPct'])
    .where('repository', '=', repository)
    .where('suite', '=', suite)
    .where('headSha', '=', to)
    .where('baseSha', '=', from)
    .where('metric', '=', metric)
    .orderBy('keptAt')
    .orderBy('reports.id')
    .execute()
  return new Map(
    rows.flatMap(({ contrast, benchmark, deltaPct: pct, lowPct, highPct }): [string, Moved][] =>
      pct === null || lowPct === null || highPct === null
        ? []
        : [[`${contrast}\n${benchmark}`, { pct, lowPct, highPct }]],
    ),
  )
}

// What was measured lately, over all repositories: who may see it is for others to say.

export type MeasuredRepository = StoredRepository & { suite: string; conclusion: string; at: Date }

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
          .select(['suite', 'conclusion', 'keptAt'])
          .whereRef('repository', '=', 'repositories.name')
          .orderBy('keptAt', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['repositories.id', 'name', 'installation', 'defaultBranch'])
    .select(['suite', 'conclusion', 'keptAt'])
    .where('goneAt', 'is', null)
    .where('name', 'not like', `${PARKED}%`)
    .where(sql<boolean>`strpos(lower(name), ${words.toLowerCase()}) > 0`)
    .orderBy('keptAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, installation, defaultBranch, suite, conclusion, keptAt }) => ({
    repositoryId: Number(id),
    repository: name,
    installation: Number(installation),
    defaultBranch,
    suite,
    conclusion,
    at: keptAt,
  }))
}

export type BranchMove = Moved & {
  repository: string
  suite: string
  contrast: string
  benchmark: string
  metric: string
  headSha: string
  at: Date
}

/** Reports of one repository that are looked through. */
const REPORTS_SOUGHT = 100

/** The largest changes that comparisons on the default branches of these showed since then. */
export async function largestMoves(
  db: Kysely<Tables>,
  places: readonly Pick<StoredRepository, 'repository' | 'defaultBranch'>[],
  since: Date,
  limit: number,
): Promise<BranchMove[]> {
  if (places.length === 0) return []
  const names = sql.join(places.map(({ repository }) => repository))
  const branches = sql.join(places.map(({ defaultBranch }) => defaultBranch))
  // An index has just the points that moved.
  const { rows } = await sql<BranchMove>`
    select repository, suite, contrast, benchmark, metric, head_sha, kept_at as at,
      delta_pct as pct, low_pct, high_pct
    from unnest(array[${names}]::text[], array[${branches}]::text[]) as wanted (name, branch)
    cross join lateral (
      select id, repository, suite, ref, head_sha, kept_at from reports
      where repository = wanted.name and kept_at >= ${since}
      order by kept_at desc, id desc limit ${REPORTS_SOUGHT}
    ) as found
    join points on points.report = found.id
    where found.ref = wanted.branch and verdict in ('regressed', 'improved')
      and delta_pct > -100 and low_pct is not null and high_pct is not null and level is not null
    order by abs(ln(1 + delta_pct / 100)) desc limit ${limit}`.execute(db)
  return rows
}
