/** The geomean row of a contrast and metric: all its rows in one, round by round (rule 4.5). */
import { countLosses, lostTooMany } from '../collect/losses.ts'
import type { PairedSample } from '../model/model.ts'

export const GEOMEAN = 'geomean'

/**
 * One row for every contrast and metric with two or more rows of positive numbers. Its value in
 * a round is the geometric mean over the rows, so its difference is the mean of their
 * differences and keeps what they share; a round in which a row has no pair counts for none.
 * Rows that lost too many pairs or were given up are left out, controls too.
 */
export function geomeanRows(samples: readonly PairedSample[]): PairedSample[] {
  const usable = samples.filter(
    (sample) =>
      (sample.role === 'gating' || sample.role === 'informational') &&
      sample.givenUp === undefined &&
      !lostTooMany(countLosses(sample, sample.base.length)) &&
      [...sample.base, ...sample.head].every((value) => value === null || value > 0) &&
      sample.base.some((value) => value !== null),
  )
  const groups = Map.groupBy(usable, ({ contrast, metric, unit }) =>
    JSON.stringify([contrast, metric, unit]),
  )
  return [...groups.values()].filter((rows) => rows.length > 1).map(geomeanOf)
}

/** The strictest margin of the rows; one of 0 belongs to a constant, and a mean seldom is one. */
function marginOf(rows: PairedSample[]): number {
  const margins = rows.map(({ marginPct }) => marginPct).filter((margin) => margin > 0)
  return margins.length === 0 ? 0 : Math.min(...margins)
}

function geomeanOf(rows: PairedSample[]): PairedSample {
  const [first] = rows as [PairedSample]
  const isComplete = first.base.map((_, round) =>
    rows.every(
      ({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null,
    ),
  )
  const mean = (side: 'base' | 'head') =>
    isComplete.map((complete, round) => {
      if (!complete) return null
      const logs = rows.map((row) => Math.log(row[side][round]!))
      return Math.exp(logs.reduce((sum, x) => sum + x, 0) / rows.length)
    })
  return {
    ...first,
    benchmark: GEOMEAN,
    role: 'geomean',
    assume: rows.every(({ assume }) => assume === 'exact') ? 'exact' : 'noisy',
    marginPct: marginOf(rows),
    base: mean('base'),
    head: mean('head'),
    failed: { base: 0, head: 0 },
    headFirst: first.headFirst.map(() => null),
    resolutionPct: null,
    layout: rows.every(({ layout }) => layout === 'fresh') ? 'fresh' : 'single',
    reruns: 0,
  }
}
