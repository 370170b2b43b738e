/** Which of the metrics that a trial gave are rows of the table. */

import { laddersOf } from '../design/ladders.ts'
import { GROWING, PER_TRANSACTION } from '../metrics/gc.ts'
import { metricFor } from '../metrics/metrics.ts'
import type { Plan, Sample } from '../model/model.ts'
import { workloadOf } from '../workloads/index.ts'

/** What a server holds in memory is a result; a poll of a command's own tree is on request. */
const OF_SERVERS = ['rss-max', 'vsz-max']
/** Memory against speed needs both, whatever the suite names. */
const OF_LADDERS = ['vsz-max', 'cpu-sec']

/**
 * The samples that the suite names, or whose metric is shown unless it is asked for. Beside a
 * server the kernel's accounting is that of its load, which is nobody's question; and of what
 * grows with the transactions the share of one is shown.
 */
export function wantedSamples(plan: Plan, samples: Sample[]): Sample[] {
  const { workload, metrics: named } = plan.suite
  const isServed = (workloadOf(workload.kind).server?.(workload) ?? null) !== null
  const seen = new Set(samples.map(({ metric }) => metric))
  const extra = new Set([
    ...(isServed ? OF_SERVERS : []),
    ...(laddersOf(plan).length > 0 ? OF_LADDERS : []),
    ...(seen.has('gc-pause-total') ? ['cpu-sec'] : []),
  ])
  const isDivided = PER_TRANSACTION.some(({ id }) => seen.has(id))
  return samples.filter(({ metric }) => {
    if (Object.hasOwn(named, metric)) return true
    const { onRequest, fromUsage } = metricFor(metric)
    if (fromUsage !== null && isServed) return false
    if (isDivided && GROWING.includes(metric)) return false
    return !onRequest || extra.has(metric)
  })
}
