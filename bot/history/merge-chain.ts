/** The chain of merges of a suite, out of the points that are kept of their reports. */
import type { Kysely } from 'kysely'
import { LEAST_SE, type Link } from '../../src/core/history/link.ts'
import { errorOfRow } from '../../src/core/history/watch.ts'
import { metricFor } from '../../src/core/metrics/metrics.ts'
import { lnOfPercent } from '../../src/core/metrics/unit.ts'
import type { Job } from '../jobs/job.ts'
import type { Tables } from '../store/tables.ts'

/** A run of a merge: the job that has its report, and what it compared. */
export type MergeRun = { id: string; base: string; head: string }

export const runOf = ({ id, wish }: Job): MergeRun => ({
  ...{ id, base: wish.base.sha ?? '', head: wish.headSha },
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
    const known = new Map(own.map((point) => [keyOf(point), point]))
    for (const [key, { links }] of series) {
      const point = known.get(key)
      const { base, head } = run
      const link =
        point === undefined ? { base, head, point: 0, se: LEAST_SE } : linkOf(point, run, rows)
      if (link !== null) links.push(link)
    }
  }
  return [...series.values()]
}
