/**
 * What stands under the rows of a benchmark: where its CPU time went, the rows that explain rather
 * than decide, and its latencies as a histogram.
 */

import { metricFor, metrics } from '../core/metrics/metrics.ts'
import type { Contrast, Report } from '../core/model/model.ts'
import { attribute } from '../core/report/attribution.ts'
import type { Phrase } from '../core/text/phrase.ts'
import { attributionPhrase } from './attribution.ts'
import { collectionLines } from './collections.ts'
import { histogramLines } from './histogram.ts'
import type { RowView, Title } from './row-view.ts'

export type GroupView = {
  /** null: the geometric means over all benchmarks. */
  benchmark: string | null
  attribution: Phrase | null
  /** Diagnostics, in the order of the table of metrics. */
  rows: RowView[]
  histogram: string[]
  /** Collections of both arms; empty: no log tells any. */
  collections: string[]
}

/** With fewer rows beside those that decide, all of them are shown together. */
const DIAGNOSTICS_TOGETHER = 6

const ORDER = new Map(metrics.map(({ id }, place) => [id, place]))
const placeOf = ({ comparison }: RowView) => ORDER.get(comparison.metric) ?? -1

/** Rows that explain: where some rows gate, the others; else what would not gate by itself. */
function diagnosticsOf(report: Report, rows: RowView[]): Set<RowView> {
  const gating = rows.filter(({ comparison }) => comparison.role === 'gating')
  const decisive = new Set(gating.map(({ comparison }) => comparison.metric))
  const found = rows.filter(({ comparison: { role, metric } }) => {
    if (role !== 'informational' && role !== 'geomean') return false
    if (gating.length > 0) return !decisive.has(metric)
    const { gates, inferred } = metricFor(metric)
    const asked = Object.hasOwn(report.plan.suite.metrics, metric)
    return !gates && !inferred && !asked
  })
  const most = [...Map.groupBy(found, ({ comparison }) => comparison.benchmark).values()].reduce(
    (longest, group) => Math.max(longest, group.length),
    0,
  )
  const isTooMany = most > DIAGNOSTICS_TOGETHER && found.length < rows.length
  return new Set(isTooMany ? found : [])
}

/** That none of them gates is said once, by their place. */
const withoutRemark = (row: RowView): RowView =>
  row.mark === 'worse' && row.comparison.role === 'informational' ? { ...row, detail: null } : row

function armsOf(contrast: Contrast | undefined): [string, string] | null {
  if (contrast?.kind !== 'refs' && contrast?.kind !== 'variants') return null
  return [contrast.base, contrast.head]
}

/** Splits the rows of a contrast into those of its table and those of the groups under it. */
export function groupRows(
  report: Report,
  contrastId: string,
  { sides, isInteraction }: Title,
  rows: RowView[],
): { groups: GroupView[]; rest: RowView[] } {
  if (isInteraction) return { groups: [], rest: rows }
  const diagnostics = diagnosticsOf(report, rows)
  const comparisons = rows.map(({ comparison }) => comparison)
  const attributions = new Map(
    attribute(comparisons, report.plan.alpha).map((one) => [one.benchmark, one]),
  )
  const explaining = Map.groupBy(diagnostics, ({ comparison }) => comparison.benchmark)
  const arms = armsOf(report.plan.contrasts.find(({ id }) => id === contrastId))
  const seriesOf = (benchmark: string, arm: string | undefined) =>
    report.histograms?.find((one) => one.benchmark === benchmark && one.arm === arm)
  const collectionsOf = (benchmark: string, arm: string | undefined) =>
    report.collections?.find((one) => one.benchmark === benchmark && one.arm === arm)
  const own = (benchmark: string): GroupView => {
    const attribution = attributions.get(benchmark)
    const [base, head] = [seriesOf(benchmark, arms?.[0]), seriesOf(benchmark, arms?.[1])]
    const [before, after] = [0, 1].map((side) => collectionsOf(benchmark, arms?.[side]))
    return {
      benchmark,
      attribution: attribution === undefined ? null : attributionPhrase(attribution),
      rows: (explaining.get(benchmark) ?? [])
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map(withoutRemark),
      histogram: base && head ? histogramLines(base, head, sides) : [],
      collections: before && after ? collectionLines(before, after, sides) : [],
    }
  }
  const named = comparisons.filter(({ role }) => role !== 'geomean')
  const means = [...diagnostics].filter(({ comparison }) => comparison.role === 'geomean')
  const groups = [
    ...[...new Set(named.map(({ benchmark }) => benchmark))].map(own),
    {
      ...{ benchmark: null, attribution: null, histogram: [], collections: [] },
      rows: means.sort((a, b) => placeOf(a) - placeOf(b)),
    },
  ]
  return {
    groups: groups.filter(
      ({ rows: own, histogram, collections, attribution }) =>
        own.length + histogram.length + collections.length > 0 || attribution,
    ),
    rest: rows.filter((row) => !diagnostics.has(row)),
  }
}
