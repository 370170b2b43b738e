/** Means over counts: what their rounds alternate between is no tail that a cap may cut off. */
import { expect, test } from 'vitest'
import { coin, derive } from '../../src/stats/random.ts'
import { forty, judge } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

/** Eight counts of one process, of which the run that comes second has 3 % more, on either side. */
function alternating(seed: number) {
  const stream = derive('alternating', seed)
  const coins = Array.from({ length: 40 }, () => coin(stream))
  const count = (isSecond: boolean) =>
    Math.round(1000 * (isSecond ? 1.03 : 1)) + (stream() < 0.2 ? 1 : 0)
  return Array.from({ length: 8 }, (_, i) =>
    pairedSample({
      ...{ benchmark: `b${i}`, metric: 'allocs/op', unit: 'count', assume: 'exact', marginPct: 0 },
      base: coins.map((isFirst) => count(!isFirst)),
      head: coins.map((isFirst) => count(isFirst)),
    }),
  )
}

test('a mean over counts that depend on the order of the sides is not called', {
  tags: 'simulation',
}, () => {
  const tables = Array.from({ length: 20 }, (_, seed) => judge(alternating(seed), forty))
  const called = tables.filter((rows) =>
    rows.some(({ verdict }) => ['regressed', 'improved'].includes(verdict.word)),
  )
  expect(tables[0]?.at(-1)?.role).toBe('geomean')
  expect(called.length).toBeLessThanOrEqual(3)
})
