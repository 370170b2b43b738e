/** Queries of the history: which reports there are, which series, and how one developed. */
import { type Kysely, sql } from 'kysely'
import { metricFor } from '../../src/model/metrics.ts'
import { lnOfPercent, percentOfLn } from '../../src/model/unit.ts'
import { changeNoise, MOST_LINKS } from '../../src/report/chained.ts'
import { errorOfRow, LEAST_SE, type Link, seOf } from '../../src/report/history.ts'
import { type ChangePoint, changePoints } from '../../src/stats/change-points.ts'
import { GEOMEAN_ROW } from '../../src/stats/sample.ts'
import type { Job } from '../store/job.ts'
import type { Tables } from '../store/tables.ts'
import { hasBody } from './archive.ts'

type ReportFilter = {
  repository: string
  suite?: string | undefined
  ref?: string | undefined
  /** Id of the report after which to go on. */
  after?: string | undefined
  limit: number
}

/** Newest first, without their JSON. */
export async function listReports(db: Kysely<Tables>, filter: ReportFilter) {
  const { repository, suite, ref, after, limit } = filter
  let query = db
    .selectFrom('reports')
    .select(['id', 'suite', 'ref', 'baseRef', 'headSha', 'baseSha', 'runUrl', 'conclusion'])
    .select(['keptAt', hasBody.as('hasBody')])
    .where('repository', '=', repository)
  if (suite !== undefined) query = query.where('suite', '=', suite)
  if (ref !== undefined) query = query.where('ref', '=', ref)
  if (after !== undefined) {
    const place = (is: typeof db) => is.selectFrom('reports').where('id', '=', after)
    query = query.where(
      sql<boolean>`(kept_at, id) < (${place(db).select('keptAt')}, ${after}::text)`,
    )
  }
  return query.orderBy('keptAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** What a series is besides its repository. */
export type SeriesId = { suite: string; contrast: string; benchmark: string; metric: string }

type SeriesEntry = SeriesId & { unit: string; reports: number }

export const listSeries = (db: Kysely<Tables>, repository: string): Promise<SeriesEntry[]> =>
  db
    .selectFrom('points')
    .innerJoin('reports', 'reports.id', 'points.report')
    .where('repository', '=', repository)
    .select(['suite', 'contrast', 'benchmark', 'metric'])
    .select(({ fn }) => [
      fn.max('unit').as('unit'),
      sql<number>`count(distinct report)::int`.as('reports'),
    ])
    .groupBy(['suite', 'contrast', 'benchmark', 'metric'])
    .orderBy('suite')
    .orderBy('benchmark')
    .orderBy('metric')
    .orderBy('contrast')
    .limit(10_000)
    .execute()

export type HistoryPoint = {
  report: string
  keptAt: Date
  sha: string
  /** head: the ref was measured for itself; base: a pull request was compared with it. */
  side: 'head' | 'base'
  value: number
  /** What its own report compared it with; null: nothing, or something other than a commit. */
  baseSha: string | null
  /** Against the base of its own report, in percent; null: the base itself, or no number. */
  deltaPct: number | null
  lowPct: number | null
  highPct: number | null
  verdict: string | null
}

/** Points of one series on one ref in one answer. */
const PAGE_POINTS = 2000

type HistoryPage = {
  /** Oldest first. */
  points: HistoryPoint[]
  /** As the newest report has it; '': there is none. */
  unit: string
  /** Report before which older points are; null: there are none. */
  older: string | null
  /** The newest comparisons of commits of the branch with each other, oldest first. */
  links: Link[]
  /** When a commit that was measured for itself was, and who made it, by its hash. */
  times: Map<string, Date>
  authors: Map<string, string>
  /** Of the runs that its line has on the front of the repository, so that both say the same. */
  noisePct: number | null
}

/** Commits of a line of many: as many as a small picture has room for. */
export const LINE_COMMITS = 60

/** Reports of a repository that are looked through for one answer; the next goes on from there. */
export const REPORTS_SOUGHT = 20_000

/** `ref` null: any. `before`: id of the report that they have to be older than. */
type Window = { ref: string | null; before?: string | undefined; limit: number }

/** The newest reports of a repository, without their JSON. */
function newestReports(db: Kysely<Tables>, repository: string, before: string | undefined) {
  const query = db
    .selectFrom('reports')
    .select(['id', 'suite', 'ref', 'baseRef', 'keptAt', 'headSha', 'baseSha', 'author'])
    .where('repository', '=', repository)
    .orderBy('keptAt', 'desc')
    .orderBy('id', 'desc')
  if (before === undefined) return query
  const edge = db.selectFrom('reports').select('keptAt').where('id', '=', before)
  return query.where(sql<boolean>`(kept_at, id) < (${edge}, ${before}::text)`)
}

/**
 * Rows of one series that are about a branch or tag, newest first: reports by their time, and in
 * each of them its point, so that what is read is what is shown, however much else is stored.
 */
function seriesRows(
  db: Kysely<Tables>,
  repository: string,
  { suite, contrast, benchmark, metric }: SeriesId,
  { ref, before, limit }: Window,
) {
  const rows = db
    .selectFrom(newestReports(db, repository, before).limit(REPORTS_SOUGHT).as('sought'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('points')
          .select(['report', 'unit', 'baseValue', 'headValue', 'deltaPct', 'lowPct', 'highPct'])
          .select(['level', 'verdict'])
          .whereRef('report', '=', 'sought.id')
          // By the hash an index finds it, by the name it is the one.
          .where(sql<boolean>`md5(benchmark) = md5(${benchmark}) and md5(metric) = md5(${metric})
          and md5(contrast) = md5(${contrast})`)
          .where('contrast', '=', contrast)
          .where('benchmark', '=', benchmark)
          .where('metric', '=', metric)
          // Looked up for each report, and not joined in whatever order is thought to be best.
          .offset(0)
          .as('point'),
      (join) => join.onTrue(),
    )
    .select(['report', 'keptAt', 'ref', 'headSha', 'baseSha', 'author'])
    .select(['unit', 'baseValue', 'headValue'])
    .select(['deltaPct', 'lowPct', 'highPct', 'level', 'verdict'])
    .where('suite', '=', suite)
    .orderBy('keptAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return ref === null
    ? rows
    : rows.where((is) => is.or([is('ref', '=', ref), is('baseRef', '=', ref)]))
}

/** Newest rows of a series, on whatever branch or pull request; none: it was never measured. */
export const newestOf = (db: Kysely<Tables>, repository: string, id: SeriesId, limit: number) =>
  seriesRows(db, repository, id, { ref: null, limit }).execute()

/** The last report that was looked through; null: there are no others. */
async function lastSought(db: Kysely<Tables>, repository: string, before: string | undefined) {
  const edge = newestReports(db, repository, before).offset(REPORTS_SOUGHT - 1)
  const [last, next] = await edge.limit(2).execute()
  return next === undefined ? null : (last?.id ?? null)
}

/** The newest measured values of a branch or tag: as head of a report, and as its base. */
export async function readHistory(
  db: Kysely<Tables>,
  repository: string,
  id: SeriesId,
  ref: string,
  { before, limit = PAGE_POINTS }: { before?: string | undefined; limit?: number } = {},
): Promise<HistoryPage> {
  const range = { ref, before, limit: limit + 1 }
  const rows = await seriesRows(db, repository, id, range).execute()
  const page = rows.slice(0, limit)
  const isFull = rows.length > limit
  const older = isFull ? (page.at(-1)?.report ?? null) : await lastSought(db, repository, before)
  page.reverse()
  const own = page.filter((row) => row.ref === ref).slice(-MOST_LINKS)
  const hasGap = own.some(({ baseSha }, at) => at > 0 && baseSha !== own[at - 1]?.headSha)
  const { suite } = id
  const runs = hasGap
    ? await reportsOn(db, { repository, suite, ref, before, most: MOST_LINKS })
    : own
  const unit = page.at(-1)?.unit ?? ''
  const times = new Map(runs.map(({ headSha, keptAt }) => [headSha, keptAt]))
  const authors = new Map(
    runs.flatMap(({ headSha, author }) => (author === null ? [] : [[headSha, author] as const])),
  )
  const newest = new Set(runs.slice(-LINE_COMMITS).map(({ report }) => report))
  const noisePct = changeNoise(own.filter(({ report }) => newest.has(report)))
  const points = pointsOn(ref, page, isOfCommits(id))
  return { points, unit, older, links: linksOfSeries(own, runs), times, authors, noisePct }
}

type SuiteOnRef = {
  repository: string
  suite: string
  ref: string
  before?: string | undefined
  most: number
}

/** Newest reports of a suite about a branch or tag itself, oldest first. */
export async function reportsOn(
  db: Kysely<Tables>,
  { repository, suite, ref, before, most }: SuiteOnRef,
) {
  const sought = newestReports(db, repository, before).limit(REPORTS_SOUGHT).as('sought')
  const reports = await db
    .selectFrom(sought)
    .select(['id as report', 'headSha', 'baseSha', 'keptAt', 'author'])
    .where('suite', '=', suite)
    .where('ref', '=', ref)
    .orderBy('keptAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return reports.reverse()
}

type Ends = { report: string; headSha: string; baseSha: string | null }

type RowOfLink = Pick<Row, 'report' | 'verdict' | 'deltaPct' | 'lowPct' | 'highPct' | 'level'>

/**
 * Links of one series over all runs, oldest first. A run between two that measured it and that has
 * no row of it could not reach it: nothing that it is made of changed.
 */
export function linksOfSeries(rows: readonly RowOfLink[], runs: readonly Ends[]): Link[] {
  const byReport = new Map(rows.map((row) => [row.report, row]))
  const isOfRow = ({ report }: Ends) => byReport.has(report)
  const [from, to] = [runs.findIndex(isOfRow), runs.findLastIndex(isOfRow)]
  return runs
    .slice(Math.max(0, from), to + 1)
    .flatMap(({ report, headSha: head, baseSha: base }) => {
      if (base === null || base === head) return []
      const row = byReport.get(report)
      if (row === undefined) return [{ base, head, point: 0, se: LEAST_SE }]
      const { deltaPct, lowPct, highPct, level, verdict } = row
      if (deltaPct === null || lowPct === null || highPct === null)
        return verdict === 'equivalent' ? [{ base, head, point: 0, se: LEAST_SE }] : []
      const [point, low, high] = [lnOfPercent(deltaPct), lnOfPercent(lowPct), lnOfPercent(highPct)]
      if (![point, low, high].every(Number.isFinite)) return []
      const se = level === null ? LEAST_SE : seOf({ low, high, level })
      return [{ base, head, point, se }]
    })
}

/** Rows of one report from a place of its table on, for a page of what is measured. */
export const listPoints = (db: Kysely<Tables>, report: string, from: number, limit: number) =>
  db
    .selectFrom('points')
    .selectAll()
    .where('report', '=', report)
    .where('row', '>=', from)
    .orderBy('row')
    .limit(limit)
    .execute()

/** Names of the benchmarks of a report that have this metric in this contrast. */
export async function benchmarkNames(
  db: Kysely<Tables>,
  report: string,
  { contrast, metric }: SeriesId,
): Promise<string[]> {
  const rows = await db
    .selectFrom('points')
    .select('benchmark')
    .where('report', '=', report)
    .where('contrast', '=', contrast)
    .where('metric', '=', metric)
    .where('benchmark', '!=', GEOMEAN_ROW)
    .orderBy('benchmark')
    .limit(500)
    .execute()
  return rows.map(({ benchmark }) => benchmark)
}

type Row = Omit<HistoryPoint, 'sha' | 'side' | 'value'> & {
  ref: string
  headSha: string
  baseSha: string | null
  unit: string
  level: number | null
  headValue: number | null
  baseValue: number | null
}

/** Other contrasts compare two variants of one commit. */
const isOfCommits = ({ contrast }: Pick<SeriesId, 'contrast'>) => /^refs(?:@|$)/.test(contrast)

const pointsOn = (ref: string, rows: Row[], isCompared: boolean): HistoryPoint[] =>
  rows.flatMap((row): HistoryPoint[] => {
    const { report, keptAt, deltaPct, lowPct, highPct, verdict } = row
    if (row.ref === ref) {
      const { headSha: sha, headValue: value } = row
      if (value === null) return []
      const baseSha = isCompared ? row.baseSha : null
      const change = { baseSha, deltaPct, lowPct, highPct, verdict }
      return [{ report, keptAt, sha, side: 'head', value, ...change }]
    }
    const { baseSha: sha, baseValue: value } = row
    if (sha === null || value === null) return []
    const none = { baseSha: null, deltaPct: null, lowPct: null, highPct: null, verdict: null }
    return [{ report, keptAt, sha, side: 'base', value, ...none }]
  })

export type LevelChange = {
  /** The first point of the new level. */
  report: string
  sha: string
  before: number
  after: number
  changePct: number
  p: number
}

/**
 * Apache Otava's p and window, for short series. A cut is the best of all places between two others
 * that were chosen alike, so the longer a series, the smaller a p that noise alone comes to. With
 * this share for each point at most one series in twenty of noise shows a change, of any length.
 */
export const CHANGE_RULE = { maxP: 0.001, sharedP: 0.05, window: 50 }

const ruleFor = (points: number) => ({
  maxP: Math.min(CHANGE_RULE.maxP, CHANGE_RULE.sharedP / points),
  window: CHANGE_RULE.window,
})

/** Where the level changed, on logarithms; nothing is said of values of zero or below. */
export function findChanges(points: readonly HistoryPoint[], minChangePct: number): LevelChange[] {
  if (points.some(({ value }) => !(value > 0))) return []
  const minChange = lnOfPercent(minChangePct)
  const series = points.map(({ value }) => Math.log(value))
  return changePoints(series, { ...ruleFor(series.length), minChange }).map((change) => {
    const { report, sha } = points[change.at]!
    return { report, sha, ...levelsOf(change) }
  })
}

const levelsOf = ({ before, after, p }: ChangePoint) => ({
  before: Math.exp(before),
  after: Math.exp(after),
  changePct: percentOfLn(after - before),
  p,
})

// The chain of merges of a suite, from the stored points of their reports.

/** A run of a merge: the job that has its report, and what it compared. */
type MergeRun = { id: string; base: string; head: string }

export const runOf = ({ id, request }: Job): MergeRun => ({
  id,
  base: request.base.sha ?? '',
  head: request.headSha,
})

/** One gating series over all merges, oldest first; a merge without a number of it is a gap. */
export type MergeSeries = { contrast: string; benchmark: string; metric: string; links: Link[] }

type Point = {
  verdict: string
  deltaPct: number | null
  lowPct: number | null
  highPct: number | null
  level: number | null
}

/** What a row says of two commits; null: nothing, so that a chain does not go on there. */
function linkOf(point: Point, { base, head }: MergeRun, rows: number): Link | null {
  const { deltaPct, lowPct, highPct, level, verdict } = point
  // Nothing was run, because its machine code is the same.
  if (deltaPct === null || lowPct === null || highPct === null)
    return verdict === 'equivalent' ? { base, head, point: 0, se: LEAST_SE } : null
  const interval = { low: lnOfPercent(lowPct), high: lnOfPercent(highPct), level: level ?? 0, rows }
  const se = level === null ? LEAST_SE : errorOfRow(interval)
  return se === null ? null : { base, head, point: lnOfPercent(deltaPct), se }
}

const keyOf = ({ contrast, benchmark, metric }: Omit<MergeSeries, 'links'>) =>
  JSON.stringify([contrast, benchmark, metric])

/** `runs`: oldest first. A benchmark that a report does not have could not be reached. */
export async function mergeChain(
  db: Kysely<Tables>,
  runs: readonly MergeRun[],
): Promise<MergeSeries[]> {
  if (runs.length === 0) return []
  const points = await db
    .selectFrom('points')
    .select(['report', 'contrast', 'benchmark', 'metric', 'verdict'])
    .select(['deltaPct', 'lowPct', 'highPct', 'level'])
    .where(
      'report',
      'in',
      runs.map(({ id }) => id),
    )
    .execute()
  const byReport = Map.groupBy(points, ({ report }) => report)
  const series = new Map<string, MergeSeries>()
  for (const { contrast, benchmark, metric } of points) {
    const name = { contrast, benchmark, metric }
    if (metricFor(metric).gates && !series.has(keyOf(name)))
      series.set(keyOf(name), { ...name, links: [] })
  }
  for (const run of runs) {
    const own = byReport.get(run.id) ?? []
    const rows = own.filter(({ level }) => level !== null).length
    const pointByKey = new Map(own.map((point) => [keyOf(point), point]))
    for (const [key, { links }] of series) {
      const point = pointByKey.get(key)
      const { base, head } = run
      const link =
        point === undefined ? { base, head, point: 0, se: LEAST_SE } : linkOf(point, run, rows)
      if (link !== null) links.push(link)
    }
  }
  return [...series.values()]
}
