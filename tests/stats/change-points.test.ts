import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { studentTTail } from '../../src/stats/distributions.ts'
import { normal, random } from '../../src/stats/random.ts'
import { changePoints, energySplit } from '../../src/stats/unpaired.ts'

type Case = {
  series: number[]
  maxP: number
  window: number
  points: { at: number; p: number; before: number; after: number }[]
}
const known = JSON.parse(
  readFileSync(new URL('../../fixtures/statistics/change-points.json', import.meta.url), 'utf8'),
) as { tails: { t: number; freedom: number; p: number }[]; cases: Case[] }

test.each(known.tails)('t of $t with $freedom degrees of freedom', ({ t, freedom, p }) => {
  expect(studentTTail(t, freedom)).toBeCloseTo(p, 13)
})

describe('where a series falls apart most', () => {
  test('both sides by hand', () => {
    // 2/(3+3) * 9 pairs * 4
    expect(energySplit([1, 1, 1, 5, 5, 5], 0, 6)).toEqual({ at: 3, distance: 12 })
  })

  test('a short stretch in the middle is seen: the right side may end early', () => {
    const series = [...Array(10).fill(1), ...Array(4).fill(9), ...Array(10).fill(1)]
    expect([10, 14]).toContain(energySplit(series, 0, 24)?.at)
  })

  test('one value is not split', () => {
    expect(energySplit([7], 0, 1)).toBeNull()
  })
})

describe('change points', () => {
  test('as an independent implementation finds them', () => {
    for (const { series, maxP, window, points } of known.cases) {
      const found = changePoints(series, { maxP, window, minChange: 0 })
      expect(found.map(({ at }) => at)).toEqual(points.map(({ at }) => at))
      found.forEach((point, i) => {
        expect(point.p).toBeCloseTo(points[i]!.p, 12)
        expect(point.before).toBeCloseTo(points[i]!.before, 12)
        expect(point.after).toBeCloseTo(points[i]!.after, 12)
      })
    }
    expect(known.cases.flatMap(({ points }) => points).length).toBeGreaterThan(50)
  })

  test('a change below the least that matters is taken away, and the rest tested anew', () => {
    const series = Array.from({ length: 60 }, (_, i) => (i % 2) * 0.001 + (i < 20 ? 0 : 0.02))
    const rule = { maxP: 0.001, window: 50 }
    expect(changePoints(series, { ...rule, minChange: 0.01 }).map(({ at }) => at)).toEqual([20])
    expect(changePoints(series, { ...rule, minChange: 0.03 })).toEqual([])
  })

  test('equal values, one value and none have no change', () => {
    for (const series of [[], [3], Array(40).fill(3)])
      expect(changePoints(series, { maxP: 0.001, minChange: 0, window: 50 })).toEqual([])
  })

  test('noise without a change: few false alarms', () => {
    const stream = random('change points')
    const noise = () => Array.from({ length: 60 }, () => normal(stream))
    const alarms = Array.from({ length: 200 }, () =>
      changePoints(noise(), { maxP: 0.001, minChange: 0, window: 50 }),
    ).filter(({ length }) => length > 0).length
    console.log(`series of 60 values of noise with a change point: ${alarms} of 200`)
    expect(alarms).toBeLessThan(20)
  })
})
