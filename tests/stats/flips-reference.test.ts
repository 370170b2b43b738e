/** The flips against fixtures/statistics/flips-reference.json: numpy, scipy, plain enumeration. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confidenceInterval, pointEstimate } from '../../src/stats/interval.ts'
import { signFlips } from '../../src/stats/random.ts'
import {
  countExtreme,
  criticalValue,
  rowStatistic,
  signFlipNull,
  stepDown,
  testStatistic,
} from '../../src/stats/test.ts'

type Known = {
  d: (number | null)[]
  statistic: number
  p: number
  p_scipy: number
  point: number
  critical_05: number
  interval_05: [number, number]
}
const known = JSON.parse(
  readFileSync(new URL('../../fixtures/statistics/flips-reference.json', import.meta.url), 'utf8'),
) as {
  rows: Record<string, Known>
  family: { rows: number[][]; alpha: number; critical: number; rejected: boolean[] }
}
const patterns = signFlips('reference')

test.each(Object.entries(known.rows))(
  '%s: statistic, p, critical value, estimate, interval',
  (_, row) => {
    const d = Float64Array.from(row.d, (value) => value ?? Number.NaN)
    const flips = patterns(d.length)
    const found = rowStatistic(d, 0)
    expect(testStatistic(d, 0)).toBeCloseTo(row.statistic, 12)
    expect(countExtreme(found, flips) / flips.count).toBe(row.p)
    expect(row.p_scipy).toBeCloseTo(row.p, 12)
    const critical = criticalValue([found], flips, Math.floor(0.05 * flips.count))
    expect(critical).toBeCloseTo(row.critical_05, 8)
    const point = pointEstimate(d)
    expect(point).toBeCloseTo(row.point, 12)
    const ends = confidenceInterval(d, critical, point)!
    expect(ends.low).toBeCloseTo(row.interval_05[0], 9)
    expect(ends.high).toBeCloseTo(row.interval_05[1], 9)
  },
)

test('a family: its critical value, and what is rejected', () => {
  const { rows, alpha, critical, rejected } = known.family
  const flips = patterns(8)
  const statistics = rows.map((row) => rowStatistic(Float64Array.from(row), 0))
  const allowed = Math.floor(alpha * flips.count)
  expect(criticalValue(statistics, flips, allowed)).toBeCloseTo(critical, 8)
  const members = statistics.map(({ statistic }) => ({ statistic, candidate: true }))
  expect(
    stepDown(members, signFlipNull(statistics, flips), allowed).map((one) => one.rejected),
  ).toEqual(rejected)
})
