/** The flips against fixtures/statistics/flips-reference.json: numpy, scipy, plain enumeration. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patternsOf } from '../../../src/core/stats/flips/flips.ts'
import { balanceOf, intervalOf } from '../../../src/core/stats/flips/inversion.ts'
import { leanOf } from '../../../src/core/stats/flips/scores.ts'
import {
  bySigns,
  countAsFar,
  leaning,
  limitOf,
  stepDown,
} from '../../../src/core/stats/flips/step-down.ts'

type Known = {
  d: (number | null)[]
  lean: number
  p: number
  p_scipy: number
  point: number
  limit_05: number
  interval_05: [number, number]
}
const known = JSON.parse(
  readFileSync(
    new URL('../../../fixtures/statistics/flips-reference.json', import.meta.url),
    'utf8',
  ),
) as {
  rows: Record<string, Known>
  family: { rows: number[][]; alpha: number; limit: number; fell: boolean[] }
}
const patterns = patternsOf('reference')

test.each(Object.entries(known.rows))('%s: lean, p, bar, estimate, interval', (_, row) => {
  const d = Float64Array.from(row.d, (value) => value ?? Number.NaN)
  const flips = patterns(d.length)
  const found = leaning(d, 0)
  expect(leanOf(d, 0)).toBeCloseTo(row.lean, 12)
  expect(countAsFar(found, flips) / flips.count).toBe(row.p)
  expect(row.p_scipy).toBeCloseTo(row.p, 12)
  const limit = limitOf([found], flips, Math.floor(0.05 * flips.count))
  expect(limit).toBeCloseTo(row.limit_05, 8)
  const point = balanceOf(d)
  expect(point).toBeCloseTo(row.point, 12)
  const ends = intervalOf(d, limit, point)!
  expect(ends.low).toBeCloseTo(row.interval_05[0], 9)
  expect(ends.high).toBeCloseTo(row.interval_05[1], 9)
})

test('a family: its bar, and what falls', () => {
  const { rows, alpha, limit, fell } = known.family
  const flips = patterns(8)
  const leans = rows.map((row) => leaning(Float64Array.from(row), 0))
  const allowed = Math.floor(alpha * flips.count)
  expect(limitOf(leans, flips, allowed)).toBeCloseTo(limit, 8)
  const members = leans.map(({ lean }) => ({ lean, candidate: true }))
  expect(stepDown(members, bySigns(leans, flips), allowed).map((one) => one.fell)).toEqual(fell)
})
