/** The geomean row of a contrast and metric: all its rows in one, round by round. */
import { countLosses, lostTooMany } from '../collect/losses.ts'
import type { PairedSample } from '../model/model.ts'
import { FEWEST_PAIRS } from '../stats/flips/planned-looks.ts'

export const GEOMEAN_ROW = 'geomean'

/**
 * One row for every contrast and metric with two or more rows of positive numbers. Its value in
 * a round is the geometric mean over the rows that have a pair there, so its difference is the
 * mean of their differences and keeps what they share. Rows that lost too many pairs or were
 * given up, or stopped before they said anything, are left out.
 */
export function geomeanRows(samples: readonly PairedSample[]): PairedSample[] {
  const usable = samples.filter(
    (sample) =>
      sample.givenUp === undefined &&
      (sample.stoppedAfter ?? FEWEST_PAIRS) >= FEWEST_PAIRS &&
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
  const isExact = rows.every(({ assume }) => assume === 'exact')
  const present = first.base.map((_, round) => {
    const here = rows.filter(
      ({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null,
    )
    // A mean of constants is one only while it is over the same constants.
    return isExact && here.length < rows.length ? [] : here
  })
  const mean = (side: 'base' | 'head') =>
    present.map((here, round) => {
      if (here.length === 0) return null
      return Math.exp(here.reduce((sum, row) => sum + Math.log(row[side][round]!), 0) / here.length)
    })
  // Means over the same series are one series.
  const seriesOf = (side: 'base' | 'head') => rows.map(({ sides }) => sides?.[side] ?? null)
  const isNamed = rows.every(({ sides }) => sides !== undefined)
  const { sides: _, stoppedAfter: __, ...rest } = first
  return {
    ...rest,
    ...(isNamed
      ? {
          sides: { base: JSON.stringify(seriesOf('base')), head: JSON.stringify(seriesOf('head')) },
        }
      : {}),
    benchmark: GEOMEAN_ROW,
    role: 'geomean',
    assume: isExact ? 'exact' : 'noisy',
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
