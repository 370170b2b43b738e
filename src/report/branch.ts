/** The reports of a branch, one suite at a time: its newest comparisons, and a line a series. */
import { lnMarginOf, worsening } from '../model/metrics.ts'
import type { Acceptance, Comparison, Conclusion, Direction, Report } from '../model/model.ts'
import { acceptanceOf } from './acceptances.ts'
import {
  apartOf,
  byLastChange,
  type ChainedHistory,
  chained,
  changeNoise,
  MOST_LINKS,
  movesOf,
  type RowChange,
  rowChangeOf,
  type SeriesLine,
  totalChangeOf,
} from './chained.ts'
import {
  commitPairsOf,
  isGone,
  type Link,
  type Links,
  linksOf,
  type SeriesLinks,
  seriesKey,
} from './history.ts'

type BranchRow = Pick<
  Comparison,
  | ('contrast' | 'benchmark' | 'metric' | 'unit' | 'better' | 'role')
  | ('headValue' | 'estimate' | 'verdict' | 'problems')
>

/** A report as far as the history of a branch needs it: of hundreds, all that is kept. */
export type BranchRun = Pick<Report, 'plan' | 'createdAt'> & {
  /** Where the report is. */
  path: string
  conclusion: Conclusion
  /** Whether something is said against what was measured: its success is not green then. */
  isQualified: boolean
  comparisons: BranchRow[]
  /** For whichever commits. */
  acceptances: readonly Acceptance[]
}

export function branchRunOf(path: string, report: Report, isQualified: boolean): BranchRun {
  const { plan, createdAt, conclusion, comparisons, acceptances = [] } = report
  const rows = comparisons.map((row): BranchRow => {
    const { contrast, benchmark, metric, unit, better, role } = row
    const { headValue, estimate, verdict, problems } = row
    const name = { contrast, benchmark, metric, unit, better, role }
    return { ...name, headValue, estimate, verdict, problems }
  })
  // What was built and run is not asked for any more.
  const withoutTargets = { ...plan, targets: [] }
  const word = conclusion.conclusion
  const outcome = { conclusion: word, isQualified }
  return { path, createdAt, plan: withoutTargets, ...outcome, comparisons: rows, acceptances }
}

const suiteOf = ({ plan }: BranchRun) => plan.suite.name

/** The newest of each suite, oldest first: as many as a chain is made of. */
export function newestRuns(runs: readonly BranchRun[]): BranchRun[] {
  const inOrder = runs.toSorted((a, b) =>
    a.createdAt === b.createdAt ? (a.path < b.path ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
  )
  const suites = Map.groupBy(inOrder, suiteOf)
  const kept = new Set([...suites.values()].flatMap((own) => own.slice(-MOST_LINKS)))
  return inOrder.filter((run) => kept.has(run))
}

/** A value of the head of a run, with the change that the run showed. */
type BranchValue = RowChange & {
  /** That of the report. */
  path: string
  sha: string
  /** What the run compared it with. */
  baseSha: string
  at: Date
  value: number
  verdict: string
}

export type BranchSeries = SeriesLine & {
  metric: string
  variant: string
  better: Direction
  /** Oldest first; none: no run of it gave a number. */
  values: BranchValue[]
  /** When a commit was measured last, by its hash. */
  times: ReadonlyMap<string, Date>
  /** Whether it got worse, and nobody accepted that, and nothing has taken it back since. */
  isWorse: boolean
}

export type BranchSuite = {
  suite: string
  /** Oldest first. */
  runs: BranchRun[]
  /** Metrics that gate, that of most series first; all, if none does. */
  metrics: string[]
  /** Of these metrics; those that changed last first. */
  series: BranchSeries[]
}

type Measured = { row: BranchRow; run: BranchRun; sha: string; baseSha: string; variant: string }

/** Rows of one series, in the order of their runs. */
function measuredIn(runs: readonly BranchRun[]): Measured[] {
  return runs.flatMap((run) => {
    const pairs = new Map(commitPairsOf(run).map((pair) => [pair.contrast.id, pair]))
    return run.comparisons.flatMap((row) => {
      const pair = pairs.get(row.contrast)
      if (pair === undefined || row.role === 'geomean') return []
      const { base, head, variant } = pair
      return [{ row, run, sha: head.sha, baseSha: base.sha, variant }]
    })
  })
}

/** Links from a commit to the newest that hangs on it; of several ways, what was measured first. */
function linksSince(head: string, links: readonly Link[]): Link[] {
  const ways = new Map<string, Link[]>([[head, []]])
  let newest: Link[] = []
  for (const link of links) {
    const way = ways.get(link.base)
    if (way === undefined || ways.has(link.head)) continue
    newest = [...way, link]
    ways.set(link.head, newest)
  }
  return newest
}

/** Whether a gating row got worse and is so still, as far as the newest commit hangs on it. */
function stands(
  { row, sha }: Measured,
  { links, chain }: { links: readonly Link[]; chain: ChainedHistory },
  acceptances: readonly Acceptance[],
): boolean {
  const { role, verdict, metric, better } = row
  if (role !== 'gating' || verdict.word !== 'regressed') return false
  if (acceptanceOf(row, acceptances, sha) !== null) return false
  const own = links.findLast(({ head }) => head === sha)
  if (own === undefined || !chain.points.some((point) => point.sha === sha)) return false
  const worse = (ln: number) => worsening(better, ln)
  const since = linksSince(sha, links).map((link) => ({ ...link, point: worse(link.point) }))
  return !isGone(worse(own.point), since, lnMarginOf(metric))
}

function seriesOf(
  own: Measured[],
  links: SeriesLinks['links'],
  times: BranchSeries['times'],
  acceptances: readonly Acceptance[],
) {
  const { row, run, variant } = own.at(-1)!
  const { benchmark, metric, unit, better } = row
  const chain = chained(links, metric)
  const values = own.flatMap(
    ({ row: { headValue: value, verdict, estimate }, run: of, ...ends }) => {
      if (value === null) return []
      const { sha, baseSha } = ends
      const about = { path: of.path, sha, baseSha, at: new Date(of.createdAt) }
      return [{ ...rowChangeOf({ estimate }), ...about, value, verdict: verdict.word }]
    },
  )
  return {
    ...{ benchmark, metric, variant, better, unit, chain, values, times },
    value: row.headValue,
    measuredAt: new Date(run.createdAt),
    total: totalChangeOf(chain),
    moves: movesOf(chain, times),
    apart: apartOf(
      chain,
      values.map(({ sha }) => sha),
    ),
    noisePct: changeNoise(own.map((one) => rowChangeOf(one.row))),
    isWorse: own.some((one) => stands(one, { links, chain }, acceptances)),
  }
}

/** Links of each series, oldest first by their heads: what was not run has its place among them. */
function linksByName({ nodes, series }: Links): Map<string, SeriesLinks['links']> {
  const place = new Map(nodes.map(({ sha }, at) => [sha, at]))
  return new Map(
    series.map(({ links, ...name }) => [
      seriesKey(name),
      links.toSorted((a, b) => place.get(a.head)! - place.get(b.head)!),
    ]),
  )
}

function suiteFrom(suite: string, runs: BranchRun[]): BranchSuite {
  const measured = measuredIn(runs)
  const acceptances = runs.flatMap((run) => run.acceptances)
  const links = linksByName(linksOf(runs))
  const times = new Map(measured.map(({ sha, run }) => [sha, new Date(run.createdAt)]))
  const bySeries = Map.groupBy(measured, ({ row, variant }) => seriesKey({ ...row, variant }))
  const rows = [...bySeries.values()].map((own) => own.at(-1)!.row)
  const gating = rows.filter(({ role }) => role === 'gating')
  const counts = Map.groupBy(gating.length > 0 ? gating : rows, ({ metric }) => metric)
  const metrics = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([metric]) => metric)
  const series = [...bySeries]
    .filter(([, own]) => metrics.includes(own[0]!.row.metric))
    .map(([key, own]): BranchSeries => seriesOf(own, links.get(key) ?? [], times, acceptances))
  const nameOf = ({ benchmark, variant }: BranchSeries) => `${benchmark}\n${variant}`
  return { suite, runs, metrics, series: byLastChange(series, nameOf) }
}

/** The suites of a branch, that with most runs first. */
export function branchSuites(runs: readonly BranchRun[]): BranchSuite[] {
  const compared = newestRuns(runs).filter((run) => commitPairsOf(run).length > 0)
  return [...Map.groupBy(compared, suiteOf)]
    .toSorted(([a, own], [b, other]) => other.length - own.length || (a < b ? -1 : 1))
    .map(([suite, own]) => suiteFrom(suite, own))
}

// What a comparison came to, counted.

/** Rows that gate, by what they came to. `unknown`: lost or withheld; `accepted`: worse, and meant. */
export type RowTally = {
  rows: number
  worse: number
  accepted: number
  better: number
  changed: number
  undecided: number
  unknown: number
}

const COUNTED_AS = {
  regressed: 'worse',
  improved: 'better',
  changed: 'changed',
  inconclusive: 'undecided',
  withheld: 'unknown',
  failed: 'unknown',
  equivalent: null,
} as const satisfies Record<Comparison['verdict']['word'], keyof RowTally | null>

export function outcomeOf(runs: readonly BranchRun[]): RowTally {
  const outcome = {
    rows: 0,
    worse: 0,
    accepted: 0,
    better: 0,
    changed: 0,
    undecided: 0,
    unknown: 0,
  }
  for (const { comparisons, acceptances, plan } of runs) {
    const headSha = plan.sources.head?.sha ?? null
    for (const row of comparisons.filter(({ role }) => role === 'gating')) {
      const as = COUNTED_AS[row.verdict.word]
      const isMeant = as === 'worse' && acceptanceOf(row, acceptances, headSha) !== null
      outcome.rows++
      if (as !== null) outcome[isMeant ? 'accepted' : as]++
    }
  }
  return outcome
}
