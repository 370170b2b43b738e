import { describe, expect, test } from 'vitest'
import { readRecorded } from '../../scripts/research/calibrate/recorded.ts'
import {
  interpolatedInterval,
  rivalInterval,
  rivalP,
} from '../../scripts/research/calibrate/rival.ts'
import { reference } from '../stats/reference.ts'

describe('the method of benchstat', () => {
  test('p as scipy has it where there are no ties', () => {
    for (const { base, head, mwu_p } of Object.values(reference.paired_examples)) {
      const ties = new Set([...base, ...head]).size < base.length + head.length
      if (!ties) expect(rivalP(base, head)).toBeCloseTo(mwu_p as number, 12)
    }
  })

  test('four values a side: the extreme differences, and a way towards the next', () => {
    const [base, head] = [
      [0, 1, 2, 3],
      [10, 12, 14, 16],
    ]
    // 2 P(U = 0) = 2 / 70 = .0286, 2 P(U <= 1) = 4 / 70 = .0571: at .05 three quarters of the way
    // from the smallest difference, 7, to the next, 8; above from 16 to 15.
    expect(rivalInterval(base, head)).toMatchObject({ low: 7, high: 16 })
    const { low, high } = interpolatedInterval(base, head)
    expect(low).toBeCloseTo(7.75, 12)
    expect(high).toBeCloseTo(15.25, 12)
  })
})

test('the recorded rounds are all there', () => {
  const series = readRecorded()
  expect(series).toHaveLength(14)
  for (const { a, a2, l, layout } of series) {
    expect([a.length, a2.length, l.length, layout.length]).toEqual([420, 420, 420, 420])
    expect([...a, ...a2, ...l].every(Number.isFinite)).toBe(true)
  }
})
